"""The web client without a browser: its words, its lock file, and how the server hands it out."""

import re
from pathlib import Path
from random import Random
from typing import Any

import font
import pytest
import web_types
from fluent.syntax import ast, parse
from jsonschema import Draft202012Validator
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from meydan.core import text
from meydan.core.schema import schema
from meydan.core.table import Table
from meydan.games import find, games
from meydan.server.pages import Pages, page

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXTS = [WEB / "text", *sorted((WEB / "src" / "games").glob("*/text"))]
ALL_TEXTS = [ROOT / "src" / "meydan" / "core" / "text", *sorted((ROOT / "src" / "meydan" / "games").glob("*/text"))]
SOURCES = sorted([*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")])


def messages(path: Path) -> dict[str, set[str]]:
    """Each message of a file with the variables it uses."""
    found = {}
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = [part for value in vars(node).values() for part in (value if isinstance(value, list) else [value])]
    return {name for part in parts if isinstance(part, ast.BaseNode) for name in variables(part)}


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: str(folder.relative_to(WEB)))
def test_both_languages_have_the_same_words(folder: Path) -> None:
    assert messages(folder / "fa.ftl") == messages(folder / "en.ftl")


def test_every_word_the_client_says_is_there() -> None:
    own = set(messages(WEB / "text" / "en.ftl"))
    core = {key for key in text.bundle(None, "en")._messages}
    games = [*TEXTS[1:], *(ROOT / "src" / "meydan" / "games").glob("*/text")]
    of_games = {key for folder in games for key in messages(folder / "en.ftl")}
    said = {
        (path.name, key.replace("_", "-"))
        for path in SOURCES
        for call in re.findall(r"say\(((?:[^()]|\([^()]*\))*)", " ".join(path.read_text("utf-8").split()))
        for key in re.findall(r"'([a-z][a-z_-]+)'", call.split(", {")[0].split(", undefined")[0])
        if not re.search(rf"(===|:)\s*'{key}'\s*[?&|]", call)
    }
    boards = {folder.parent.name.replace("_", "-") for folder in TEXTS[1:]}
    assert not {one for one in said if one[1] not in own | core | of_games | boards}
    assert len(said) > 150


SPOKEN = r"(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label)"
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
PERSIAN = r"[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]"
LETTERS = rf"(?:[A-Za-z]|{PERSIAN})"


def without_braces(markup: str) -> str:
    """Markup without what is computed."""
    while (shorter := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = shorter
    return markup


def literals(code: str) -> list[str]:
    """The strings in code, without comments and without what is computed inside them."""
    code = re.sub(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", "", code, flags=re.S)
    code = re.sub(r"^\s*(?:import|export) .* from .*$|import\(.*?\)", "", code, flags=re.M)
    return [without_braces("".join(found)) for found in LITERAL.findall(code)]


def is_sentence(text: str) -> bool:
    """Two words in a row that a person could read; names of classes, events, drawings and colours are not."""
    if re.search(rf"{PERSIAN}{{2}}|\s{PERSIAN}+\s", text):
        return True
    if re.search(r"[<>=#;{}]|\d", text):
        return False
    return bool(re.search(r"(?:^|[^\w-])[A-Z]?[a-z]{2,} [a-z]{2,}(?![\w(-])", text))


def test_no_words_outside_the_texts() -> None:
    found = []
    for path in SOURCES:
        whole = path.read_text("utf-8")
        if path.suffix == ".svelte":
            code = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", whole, flags=re.S))
            markup = re.sub(r"<(script|style)[^>]*>.*?</\1>|<!--.*?-->", "", whole, flags=re.S)
            plain = without_braces(markup).replace("=>", "")
            found += [(path.name, text) for text in re.findall(rf">[^<>]*{LETTERS}{{2,}}[^<>]*<", plain)]
            found += [(path.name, text) for text in re.findall(rf"\b{SPOKEN}=\"[^\"]*{LETTERS}[^\"]*\"", plain)]
            code += "\n".join(re.findall(r"\{[^{}]*\}", re.sub(r"\bclass=\"[^\"]*\"", "", markup)))
        else:
            code = whole
        found += [(path.name, text) for text in literals(code) if is_sentence(text)]
    assert found == []


def test_the_page_before_the_client_has_no_words_but_its_name() -> None:
    page = re.sub(r"<(script|style)[^>]*>.*?</\1>|<!--.*?-->", "", (WEB / "index.html").read_text("utf-8"), flags=re.S)
    words = re.findall(rf"{LETTERS}+", " ".join(re.findall(r">([^<>]+)<", page)))
    assert set(words) <= {"میدان", "Meydan"}


BY_THEIR_OWN_NAME = {"other-language", "language-fa", "language-en"}
"""A language is called what its speakers call it."""


@pytest.mark.parametrize("folder", [*TEXTS, *ALL_TEXTS], ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_message_is_translated(folder: Path) -> None:
    """A Persian message has Persian words, an English one has none, unless it is all variables or signs."""
    own = {"fa": PERSIAN, "en": r"[A-Za-z]"}
    other = {"fa": r"[A-Za-z]", "en": rf"{PERSIAN}{{2}}"}
    for lang in ("fa", "en"):
        for entry in parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name not in BY_THEIR_OWN_NAME:
                words = re.sub(r"\b[A-Z][0-9]*\b", "", " ".join(texts(entry)))  # P11 is P11
                assert re.search(own[lang], words) or not re.search(other[lang], words), (lang, entry.id.name)
                assert lang == "fa" or not re.search(other[lang], words), entry.id.name


def texts(node: ast.BaseNode) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [node.value]
    parts = [part for value in vars(node).values() for part in (value if isinstance(value, list) else [value])]
    return [text for part in parts if isinstance(part, ast.BaseNode) for text in texts(part)]


def test_a_game_is_named_only_in_its_own_folder() -> None:
    games = {folder.parent.name for folder in TEXTS[1:]}
    for path in SOURCES:
        if not {"games", "generated"} & set(path.relative_to(WEB / "src").parts):
            for game in games:
                assert not re.search(rf"\b{game}\b", path.read_text("utf-8"), re.I), (path, game)


@pytest.mark.parametrize("key", games())
def test_what_prompts_speak_of_has_the_types_the_boards_are_given(key: str) -> None:
    game, rng, told = find(key), Random(3), set[str]()
    about: dict[str, Any] = web_types.about(game) | {"additionalProperties": False}
    fits = Draft202012Validator({**about, "$defs": schema(game)["$defs"]})
    for number in range(12):
        seats = game.seats[number % len(game.seats)]
        given = {option.key: rng.choice(option.choices(seats)) for option in game.options}
        t = Table.new(key, seats, number, game.fitting_options(seats, given))
        for _ in range(60):
            if not t.asked:
                break
            asked = t.prompt(seat := rng.choice(t.waiting))
            assert asked is not None
            fits.validate(t.json(asked)["about"])
            told |= set(asked.about)
            t.play(seat, rng.choice(t.asks_of(seat)))
    assert len(told) > 4


def test_the_lock_file_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


@pytest.fixture
def build(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-abcdEF12.js").write_text("let one;")
    (tmp_path / "assets" / "index-abcdEF12.js.gz").write_bytes(b"packed")
    (tmp_path / "STAMP").write_text("stamp")
    return tmp_path


def client(folder: Path) -> TestClient[Litestar]:
    return TestClient(Litestar([page], state=State({"pages": Pages(folder)}), openapi_config=None))


def test_every_address_is_a_page_and_files_are_files(build: Path) -> None:
    with client(build) as web:
        for path in ("/", "/table/abc", "/rules/some-game"):
            answer = web.get(path)
            assert answer.text == "<!doctype html>"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        script = web.get("/assets/index-abcdEF12.js", headers={"accept-encoding": "identity"})
        assert script.text == "let one;"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        for path in ("/assets/gone.js", "/STAMP.txt", "/api/nothing", "/../pyproject.toml", "/..%2fpyproject.toml"):
            assert web.get(path).status_code == 404, path


def test_the_packed_file_goes_to_whoever_can_unpack_it(build: Path) -> None:
    asking = {"accept-encoding": "gzip"}
    with client(build) as web, web.stream("GET", "/assets/index-abcdEF12.js", headers=asking) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert b"".join(answer.iter_raw()) == b"packed"


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    with client(tmp_path) as web:
        answer = web.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


def test_the_font_of_the_page_has_every_letter_of_its_texts() -> None:
    """What the font leaves out the browser would draw in another one."""
    texts = [path for folder in ALL_TEXTS + TEXTS for path in folder.glob("*.ftl")]
    written = {letter for path in texts for letter in path.read_text("utf-8")} - {"\n"}
    assert len(written) > 120
    assert sorted(letter for letter in written if not any(ord(letter) in some for some in font.LETTERS)) == []
