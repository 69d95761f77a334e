"""Every message says the same whether the server or the client renders it: two Fluents read the same files."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import build_web
import pytest
from fluent.syntax import ast, parse

from meydan.core.fluent import Words, number
from meydan.core.text import LANGUAGES
from meydan.games import find, games

ROOT = Path(__file__).resolve().parent.parent
WEB, SOURCE = ROOT / "web", ROOT / "src" / "meydan"

NUMBERS = (0, 1, 2, 5, 12, 1234567)
WORDS = ("Ali", "نام‌ها", "a, b and c")
Case: TypeAlias = tuple[str, dict[str, object]]


def chains() -> list[list[Path]]:
    """The folders whose texts are read together, the core's first."""
    core = SOURCE / "core" / "text"
    others = [[folder] for folder in sorted(SOURCE.glob("*/text")) if folder != core]
    boards = [[find(key).folder / "text", WEB / "src" / "games" / key / "text"] for key in games()]
    found = [[core], [core, WEB / "text"], *([core, *more] for more in others + boards)]
    return [[folder for folder in chain if folder.exists()] for chain in found]


def cases(source: str, known: dict[str, ast.Message]) -> Iterator[Case]:
    """Each message with numbers, with words, and with every key of its selectors; plurals are chosen by the numbers."""
    for entry in messages(source):
        nodes = list(walk(entry, known))
        names = sorted({node.id.name for node in nodes if isinstance(node, ast.VariableReference)})
        for sample in (NUMBERS + WORDS) if names else NUMBERS[:1]:
            yield entry.id.name, dict.fromkeys(names, sample)
        for node in nodes:
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                keys = [key_of(variant) for variant in node.variants]
                counts = "one" in keys or any(isinstance(key, int) for key in keys)
                for key in (key for key in keys if isinstance(key, int) or not counts):
                    for rest in (2, WORDS[0]):
                        yield entry.id.name, dict.fromkeys(names, rest) | {node.selector.id.name: key}


def messages(source: str) -> Iterator[ast.Message]:
    return (entry for entry in parse(source).body if isinstance(entry, ast.Message))


def walk(node: ast.BaseNode, known: dict[str, ast.Message]) -> Iterator[ast.BaseNode]:
    """A node and all below it, in the messages it refers to as well."""
    yield node
    if isinstance(node, ast.MessageReference):
        yield from walk(known[node.id.name], known)
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from walk(part, known)


def key_of(variant: ast.Variant) -> object:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)


def here(lang: str, files: list[Path], asked: list[Case]) -> list[str]:
    texts = Words(lang)
    for file in files:
        texts.add_file(file)
    said = []
    for key, given in asked:
        formatted, _ = texts.format_pattern(
            texts.get_message(key).value, {name: number(value, lang) for name, value in given.items()}
        )
        said.append(str(formatted))
    return said


def there(asked: list[dict[str, Any]]) -> list[list[str]]:
    if not (WEB / "node_modules" / "@fluent" / "bundle").exists():
        pytest.fail("The client's packages are missing: make setup fetches them")
    node, _ = build_web.find_node()
    command = [node, "--no-warnings", "tests/render.js"]
    run = subprocess.run(command, cwd=WEB, input=json.dumps(asked), capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    said: list[list[str]] = json.loads(run.stdout)
    return said


def test_both_renderers_say_the_same() -> None:
    asked: list[dict[str, Any]] = []
    for lang in LANGUAGES:
        for chain in chains():
            texts = [sorted(folder.glob(f"*{lang}.ftl")) for folder in chain]
            files = [file for folder in texts for file in folder]
            own = files if len(texts) == 1 else [file for folder in texts[1:] for file in folder]
            known = {entry.id.name: entry for file in files for entry in messages(file.read_text("utf-8"))}
            every = [case for file in own for case in cases(file.read_text("utf-8"), known)]
            asked.append({"lang": lang, "files": [str(file) for file in files], "cases": every})
    wrong, compared = [], 0
    for batch, told in zip(asked, there(asked), strict=True):
        said = here(batch["lang"], [Path(file) for file in batch["files"]], batch["cases"])
        for case, ours, theirs in zip(batch["cases"], said, told, strict=True):
            compared += 1
            if ours != theirs:
                wrong.append((batch["lang"], *case, ours, theirs))
    assert not wrong, f"{len(wrong)} of {compared}, such as {wrong[0]}"
    read = {file for batch in asked for file in batch["files"]}
    places = (SOURCE, WEB / "text", WEB / "src" / "games")
    assert {str(file) for place in places for file in place.rglob("*.ftl")} == read
    assert compared > 10_000
