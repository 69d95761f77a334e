"""Words: the same keys and variables in Persian and English, written as the glossary says."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from meydan.core.contract import Action, Event, Fell, Step
from meydan.core.game import Game
from meydan.core.text import FSI, LANGUAGES, PDI, digits, listed, say
from meydan.core.value import snake
from meydan.games import find, games

CORE = Path(__file__).parent.parent / "src" / "meydan" / "core"
FOLDERS = [CORE, *[find(key).folder for key in games()]]
by_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder.name}/{lang}: {(junk[0].content or '')[:80]!r} is not Fluent"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names), f"{folder.name}/{lang} says something twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    seen = Variables()
    seen.visit(message)
    return seen.names


def texts(folder: Path, lang: str) -> dict[str, str]:
    """The plain words of each message, variables and selectors left out."""

    class Words(visitor.Visitor):
        def __init__(self) -> None:
            self.words: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:
            self.words.append(node.value)

    plain = {}
    for name, message in messages(folder, lang).items():
        words = Words()
        words.visit(message)
        plain[name] = "\n".join(words.words)
    return plain


@by_folder
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, persian = messages(folder, "en"), messages(folder, "fa")
    assert list(english) == list(persian), "keys differ, or their order does"
    for name in english:
        assert variables(english[name]) == variables(persian[name]), f"{name} speaks of other things in Persian"


@by_folder
def test_persian_is_written_as_the_glossary_says(folder: Path) -> None:
    for name, text in texts(folder, "fa").items():
        if not re.search("[آ-ی]", text):
            continue
        latin = re.sub(r"\([A-Z]{2}-\d{3}\)", "", text)
        assert not re.search(r"[0-9]", latin), f"{name}: Latin digits"
        assert not re.search("[يكۀ]", text), f"{name}: Arabic letters"
        assert "می‌باشد" not in text and "لطفا" not in text, f"{name}: bookish"
        assert not re.search(r"\b(می|نمی) \w", text), f"{name}: a half-space is missing after می"
        assert not re.search(r"\w (ها|های|تر|ترین)\b", text), f"{name}: a half-space is missing before a suffix"
        assert not re.search(r" [،؛؟:.]", text), f"{name}: a space before punctuation"
        assert not re.search('[,;?"]', text), f"{name}: Latin punctuation"
        assert "!" not in text, f"{name}: exclamation"


@by_folder
def test_nothing_is_attached_to_a_name(folder: Path) -> None:
    """A placeable stands alone between spaces or punctuation."""
    source = (folder / "text" / "fa.ftl").read_text("utf-8")
    attached = re.search(r"\w\{ \$|\{ \$\w+ \}[\w\u200c]", source)
    assert attached is None, attached


@by_folder
def test_english_keeps_its_tone(folder: Path) -> None:
    for name, text in texts(folder, "en").items():
        assert not re.search(r"\b(he|she|his|her|him)\b", text), f"{name}: a player is they"
        assert "(s)" not in text and "Invalid" not in text and "Oops" not in text, name


def test_every_action_event_prompt_refusal_word_and_option_has_a_message() -> None:
    for key in games():
        game = find(key)
        for lang in LANGUAGES:
            have = set(messages(game.folder, lang)) | set(messages(CORE, lang))
            needed = {f"{game_word}-{word}" for game_word, words in named(game) for word in words}
            missing = sorted(name for name in needed if name.replace("_", "-") not in have)
            assert not missing, f"{key} in {lang} lacks {missing}"


def named(game: Game) -> Iterator[tuple[str, Sequence[str]]]:
    codec = game.codec
    yield "action", [snake(cls.__name__) for cls in codec.concrete(Action) if cls is not Fell]
    yield "event", [snake(cls.__name__) for cls in codec.concrete(Event)]
    asking = [cls for cls in codec.concrete(Step) if getattr(cls, "refuse", None) is not Step.refuse]
    yield "prompt", [snake(cls.__name__) for cls in asking]
    yield "game", ["name", "blurb"]
    yield from [(snake(kind), words) for kind, words in game.words.items() if kind not in game.named]
    yield "name", [snake(kind) for kind in game.named]
    yield "option", [option.key for option in game.options]
    for option in game.options:
        choices = {choice for seats in game.seats for choice in option.choices(seats) if type(choice) is not int}
        yield f"option-{option.key}", [str(choice).lower() for choice in choices]
    view = game.codec.shapes[game.view_class.__name__]
    yield "view", list(view)


@pytest.mark.parametrize("key", games())
def test_rules_come_in_sections_with_a_heading(key: str) -> None:
    names = [name for name in messages(find(key).folder, "fa") if name.startswith(("heading-", "rule-"))]
    assert names[0].startswith("heading-")
    for name, following in pairwise(names):
        if name.startswith("heading-"):
            assert following == name.replace("heading-", "rule-"), "a section is named by its first rule"
    assert names[-1].startswith("rule-")


def test_persian_digits_and_isolates() -> None:
    assert say(None, "fa", "seat-name", {"number": 12}) == f"بازیکن {FSI}۱۲{PDI}"
    assert say(None, "en", "seat-name", {"number": 12}) == f"Player {FSI}12{PDI}"
    assert digits("56.8% of 1,234", "fa") == "۵۶٫۸٪ of ۱٬۲۳۴"


def test_lists_read_naturally() -> None:
    assert listed(["A"], "en") == "A"
    assert listed(["A", "B", "C"], "en") == "A, B and C"
    assert listed(["الف", "ب", "پ"], "fa") == "الف، ب و پ"
