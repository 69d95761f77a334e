"""Every message with figures in it: none beside another, and English that agrees with its numbers."""

import re
from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast
from test_text_both import SOURCE, WEB, messages, walk

from meydan.core.fluent import Words, number
from meydan.core.text import FSI, LANGUAGES, PDI, spoken
from meydan.games import find, games

MOST = 300
"""Ways to fill one message that are tried; the few that have more get a sample."""
NAMES = {
    "seat",
    "name",
    "asked",
    "winners",
    "names",
    "owner",
    "me",
    "other",
    "target",
    "to",
    "ruler",
    "player",
    "seats",
}
WORDS = NAMES | {"fault", "question", "answer", "label", "value", "verb", "thing", "things", "page", "text", "level"}
WORDS |= {
    "what",
    "mean",
    "expected",
    "win",
    "rules",
    "date",
    "bank",
    "increment",
    "time",
    "span",
    "else",
    "all",
    "does",
    "game",
}

DIGIT = "[0-9۰-۹]"
BESIDE = re.compile(f"{DIGIT}[{PDI}]*(?:{PDI}[\\s،,]+|[\\s،,]+{FSI}|\\s+)[{FSI}]*{DIGIT}")
"""A figure, then nothing but space or a comma, then another; a list of figures within one placeable is one thing."""

COUNTED = {
    "account", "action", "amulet", "army", "attack", "bird", "block", "boat", "bowl", "box", "card", "coin", "column",
    "combat", "continent", "cube", "cylinder", "day", "deal", "die", "draw", "encounter", "event", "figure", "gift",
    "goal", "hex", "hour", "hut", "jetty", "line", "mech", "member", "minute", "move", "neighbour", "objective",
    "option", "page", "pair", "person", "piece", "place", "player", "point", "position", "prize", "question", "rank",
    "recruit", "region", "resource", "road", "roll", "round", "row", "rule", "rupee", "seat", "section", "space", "spy",
    "star", "step", "structure", "table", "territory", "tile", "token", "tribe", "troop", "turn", "unit", "upgrade",
    "bot", "way", "worker", "choice", "patriot", "border", "suit", "answer", "game", "throw", "word", "time", "path",
    "try",
}  # fmt: skip
PLURAL = {"army": "armies", "die": "dice", "person": "people", "spy": "spies", "territory": "territories"} | {
    "jetty": "jetties", "box": "boxes", "hex": "hexes", "try": "tries",
}  # fmt: skip
MANY = {PLURAL.get(one, f"{one}s"): one for one in COUNTED}
BETWEEN = "(?:(?!(?:in|of|on|to|for|by|at|and|or|as|is|are|the|a|with|from|would|will|more than)\\b)[a-z][a-z-]*) "
NOUN = f"(?:{'|'.join(sorted({*MANY, *COUNTED}))})\\b(?!-)"
PHRASE = re.compile(
    f"(of [{FSI}]*|does [{FSI}]*)?(?<![-\\w.:])({DIGIT}+)[{PDI}]? (?:{BETWEEN}){{0,2}}?({NOUN})(?! {NOUN})(?: (\\w+))?"
)
SIGNED = {"mat-coins"}
"""Where a figure is written with its sign, and another chooses the plural."""
ONE_DOES = {"is", "was", "has", "stays", "goes", "glows", "lies", "makes", "comes", "leads", "waits", "burns"}
MANY_DO = {"are", "were", "have", "stay", "go", "glow", "lie", "make", "come", "lead", "wait", "burn"}


def disagreements(said: str) -> list[str]:
    """Phrases in which a number and what it counts do not agree; nor the verb after them."""
    found = []
    for before, figure, noun, verb in PHRASE.findall(said.replace("Player 2", "Ali")):
        one = figure == "1"
        wrong = noun in MANY if one else noun not in MANY
        if wrong or (not before and verb in (MANY_DO if one else ONE_DOES)):
            found.append(f"{figure} … {noun} {verb}".strip())
    return found


def chains() -> Iterator[tuple[str | None, list[Path]]]:
    """A game's key, if it is one's, and the folders whose texts are read together, the last ones anew."""
    core = SOURCE / "core" / "text"
    yield None, [core]
    yield None, [core, WEB / "text"]
    yield None, [core, SOURCE / "server" / "text"]
    for key in games():
        yield key, [core, WEB / "text", find(key).folder / "text", WEB / "src" / "games" / key / "text"]


def kinds_of(key: str | None) -> dict[str, str]:
    """By field, the kind it names."""
    return dict(find(key).codec.kinds) if key else {}


def a_word(key: str | None, kind: str, lang: str) -> str:
    """The name of something of this kind; one that ends in a digit if any does."""
    if kind == "Seat" or key is None:
        return "بازیکن ۲" if lang == "fa" else "Player 2"
    words = [spoken(find(key), kind, value, lang, None) for value in range(len(find(key).words[kind]))]
    plain = [re.sub(f"[{FSI}{PDI}]", "", word) for word in words]
    return next((word for word in plain if re.search(f"{DIGIT}$", word)), plain[0])


def fillings(entry: ast.Message, known: dict[str, ast.Message], key: str | None, lang: str) -> Iterator[dict[str, Any]]:
    """Every way to fill a message: each key of its selectors, the numbers 0, 1 and 2, and names that end in a digit."""
    kinds = kinds_of(key)
    values: dict[str, set[object]] = {}
    for node in walk(entry, known):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            found = values.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                named = variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
                found |= {0, 1, 2} if isinstance(named, int) or named in ("one",) else {named}
    for name, found in values.items():
        if any(isinstance(value, int) for value in found):
            values[name] = {value for value in found if isinstance(value, int)} | {0, 1, 2}
    for node in walk(entry, known):
        if isinstance(node, ast.VariableReference) and node.id.name not in values:
            name = node.id.name
            if name in kinds:
                values[name] = {a_word(key, kinds[name], lang)}
            elif name in WORDS or re.fullmatch(r"seat\d", name):
                values[name] = {"بازیکن ۲" if lang == "fa" else "Player 2"}
            else:
                values[name] = {0, 1, 2}
    names = sorted(values)
    choices = [sorted(values[name], key=str) for name in names]
    if prod(len(choice) for choice in choices) <= MOST:
        ways: Iterator[tuple[object, ...]] = product(*choices)
    else:
        rng = Random(1)
        ways = (tuple(rng.choice(choice) for choice in choices) for _ in range(MOST))
    for way in ways:
        yield dict(zip(names, way, strict=True))


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every message in every way, as it is read, with its key."""
    for key, folders in chains():
        files = [file for folder in folders for file in sorted(folder.glob(f"*{lang}.ftl"))]
        own = [file for folder in folders[-2 if key else -1 :] for file in sorted(folder.glob(f"*{lang}.ftl"))]
        texts = Words(lang)
        known: dict[str, ast.Message] = {}
        for file in files:
            source = file.read_text("utf-8")
            texts.add_file(file)
            known |= {entry.id.name: entry for entry in messages(source)}
        for file in own:
            for entry in messages(file.read_text("utf-8")):
                for given in fillings(entry, known, key, lang):
                    filled = {name: number(value, lang) for name, value in given.items()}
                    said, _ = texts.format_pattern(texts.get_message(entry.id.name).value, filled)
                    yield f"{key or folders[-1].parent.name}: {entry.id.name}", str(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_puts_two_figures_side_by_side(lang: str) -> None:
    found: dict[str, str] = {}
    count = 0
    for key, said in sentences(lang):
        count += 1
        if not key.split(": ")[1].startswith("rule-") and (hit := BESIDE.search(said)):
            found.setdefault(key, f"{hit.group()!r} in {said!r}")
    assert count > 8_000
    assert not found, f"{len(found)}\n" + "\n".join(f"{key}: {why}" for key, why in found.items())


def test_english_agrees_with_its_numbers() -> None:
    found: dict[str, str] = {}
    for key, said in sentences("en"):
        name = key.split(": ")[1]
        if not name.startswith("rule-") and name not in SIGNED and (wrong := disagreements(said)):
            found.setdefault(key, f"{wrong} in {said!r}")
    assert not found, f"{len(found)}\n" + "\n".join(f"{key}: {why}" for key, why in found.items())


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("You lost 1 gifts and 2 prizes.", False),
        ("You lost 0 gift.", False),
        ("2 new worker stay", False),
        ("1 card stay in hand", False),
        ("2 cards stays in hand", False),
        (f"{FSI}1{PDI} territories", False),
        ("1 loyal armies there", False),
        ("1 gift, 2 prizes and 0 cards", True),
        ("1 card stays; 2 new workers stay", True),
        ("jetty 1: take 1 open card", True),
        ("1 of its roads stays there", True),
        ("the 3-player game has 1 boat", True),
    ],
)
def test_the_checker_of_numbers_can_fail(said: str, right: bool) -> None:
    assert (not disagreements(said)) == right


@pytest.mark.parametrize(
    ("said", "apart"),
    [
        (f"{FSI}بازیکن ۲{PDI} {FSI}۳{PDI} فلز", False),
        (f"{FSI}بازیکن ۲{PDI}، {FSI}۱{PDI} کارگر", False),
        (f"به {FSI}بازیکن ۱{PDI} ۲ روپیه", False),
        (f"Player {FSI}1{PDI} 6", False),
        (f"{FSI}۳، ۲ و ۱{PDI} امتیاز", True),
        (f"{FSI}بازیکن ۲{PDI} با {FSI}۳{PDI} فلز", True),
    ],
)
def test_the_checker_of_neighbours_can_fail(said: str, apart: bool) -> None:
    assert (BESIDE.search(said) is None) == apart


def test_what_is_counted_in_english_is_known_to_the_checker() -> None:
    """A word in the plural right after a figure is one the checker can tell from its singular."""
    unknown: set[str] = set()
    for key, said in sentences("en"):
        if not key.split(": ")[1].startswith("rule-"):
            found = re.findall(f"(?<![-\\w]){DIGIT}+[{PDI}]? ([a-z]+s)\\b", said.replace("Player 2", "Ali"))
            unknown |= {noun for noun in found if noun not in MANY and noun not in NOT_COUNTED}
    assert not unknown


NOT_COUNTED = {"across", "as", "beats", "does", "goes", "holds", "is", "its", "less", "lies", "others"}
NOT_COUNTED |= {"stands", "stays", "was", "brings", "builds", "lets", "needs", "pays", "scores"}
NOT_COUNTED |= {"mountains", "farms", "forests", "villages", "tunnels", "begins", "recruits", "resources"}
"""Other words in s that follow figures."""
