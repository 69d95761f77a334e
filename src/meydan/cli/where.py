"""``meydan where``: from a rule's id, or a word of it, to its sentence, its code and its tests."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from meydan.cli.common import AsJson, BadInput, Language, print_json, printer
from meydan.cli.places import Place, checkout, rule_code, rule_tests
from meydan.cli.speech import print_line, rule_ids, rule_text
from meydan.cli.status import definitions, excused
from meydan.core.game import Game
from meydan.core.text import LANGUAGES, isolated
from meydan.games import find, games


def where(
    id: Annotated[
        list[str], typer.Argument(metavar="ID", help="A rule, as `meydan rules GAME` lists them, or words, or a game.")
    ],
    lang: Language = "fa",
    as_json: AsJson = False,
) -> None:
    """Print the sentence of a rule, where the code enforces it, and the tests that hold the game to it.

    Words instead of an id print every rule that has them in the name of its code, in that of its file, or in its
    sentence, those with the words in a name first. A game among them narrows it to that game.
    """
    wanted = id[0].upper()
    game = owner(wanted)
    if game is None:
        return list_rules(id, lang, as_json)
    root = checkout()
    code = rule_code(game).get(wanted, [])
    tests = rule_tests(root / "tests").get(wanted, []) if root else []
    if as_json:
        found = {"code": [place._asdict() for place in code], "tests": [place._asdict() for place in tests]}
        return print_json({"id": wanted, "game": game.key, "text": rule_text(game, wanted, lang)} | found)
    console = printer()
    print_line(console, f"{isolated(wanted)}  {rule_text(game, wanted, lang)}")
    for place in [*code, *tests]:
        print_line(console, line_of(place))
    if not code:
        reason = definitions(game).get(wanted) or excused(game).get(wanted)
        print_line(console, f"No code: {reason}." if reason else "No docstring names it.")
    if root is None:
        print_line(console, "The tests lie in the checkout.")


def owner(id: str) -> Game | None:
    """The game whose texts hold this rule."""
    return next((find(key) for key in games() if id in rule_ids(find(key))), None)


def list_rules(words: list[str], lang: str, as_json: bool) -> None:
    """The rules with these words, each with the place of its code that bears them, or the first."""
    keys = [word for word in words if word in games()] or games()
    words = [word for word in words if word not in games()]
    found = sorted(
        (one for key in keys for one in rules_with(find(key), words)), key=lambda one: nearness(one[2][:1], words)
    )
    if not found:
        raise BadInput(
            f"There is no rule {' '.join(words)!r}, nor one with such words; "
            "`meydan rules GAME` lists those of a game, and docs/reading.md says where the rest is."
        )
    if as_json:
        return print_json([{"id": id, "game": game.key, "text": rule_text(game, id, lang)} for game, id, _ in found])
    console = printer()
    for game, id, code in found:
        print_line(console, f"{isolated(id)}  {rule_text(game, id, lang)}")
        for place in code[:1]:
            print_line(console, line_of(place))


def rules_with(game: Game, words: list[str]) -> Iterator[tuple[Game, str, list[Place]]]:
    code = rule_code(game)
    for id in rule_ids(game):
        places = sorted(code.get(id, []), key=lambda place: nearness([place], words))
        said = " ".join(rule_text(game, id, lang) for lang in LANGUAGES)
        if all(begins(word, said) or nearness_of(places, word) < SPOKEN_OF for word in words):
            yield game, id, places


NAMED_SO, NAMED, IN_FILE, SPOKEN_OF = range(4)


def nearness(places: list[Place], words: list[str]) -> tuple[int, bool]:
    """How near to words code lies, the farthest counting; the rules themselves before what stands around them."""
    far = max((nearness_of(places, word) for word in words), default=SPOKEN_OF)
    return far, not any("rules" in Path(place.file).parts for place in places)


def nearness_of(places: list[Place], word: str) -> int:
    """A place is named just so, or among other words, its file is, or only the rule speaks of it."""
    if any(word.lower() == place.name.lower() for place in places):
        return NAMED_SO
    if any(begins(word, place.name) for place in places):
        return NAMED
    return IN_FILE if any(begins(word, Path(place.file).name) for place in places) else SPOKEN_OF


def begins(beginning: str, text: str) -> bool:
    """Whether a word of the text begins so; the words of a name are those between its capitals or underscores."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", text)
    return re.search(rf"\b{re.escape(beginning)}", apart, re.IGNORECASE) is not None


def line_of(place: Place) -> str:
    return f"  {place.file}:{place.line}  {place.name}".rstrip()
