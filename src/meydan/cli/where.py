"""``meydan where``: from a rule's id, or a word of it, to its sentence, its code and its tests."""

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
    id: Annotated[str, typer.Argument(metavar="ID", help="A rule, as `meydan rules GAME` lists them, or a word.")],
    lang: Language = "fa",
    as_json: AsJson = False,
) -> None:
    """Print the sentence of a rule, where the code enforces it, and the tests that hold the game to it.

    A word instead of an id prints every rule that has it in the name of its code, in that of its file, or in its
    sentence, those with the word in a name first.
    """
    wanted = id.upper()
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


def list_rules(word: str, lang: str, as_json: bool) -> None:
    """The rules with this word, each with the place of its code that bears it, or the first."""
    found = sorted(
        (one for key in games() for one in rules_with(find(key), word)), key=lambda one: nearness(one[2], word)
    )
    if not found:
        raise BadInput(f"There is no rule {word!r}, nor one with that word; `meydan rules GAME` lists those of a game.")
    if as_json:
        return print_json([{"id": id, "game": game.key, "text": rule_text(game, id, lang)} for game, id, _ in found])
    console = printer()
    for game, id, code in found:
        print_line(console, f"{isolated(id)}  {rule_text(game, id, lang)}")
        for place in code[:1]:
            print_line(console, line_of(place))


def rules_with(game: Game, word: str) -> Iterator[tuple[Game, str, list[Place]]]:
    code = rule_code(game)
    for id in rule_ids(game):
        places = sorted(code.get(id, []), key=lambda place: nearness([place], word))
        said = any(word.lower() in rule_text(game, id, lang).lower() for lang in LANGUAGES)
        if said or nearness(places, word) < SPOKEN_OF:
            yield game, id, places


NAMED, IN_FILE, SPOKEN_OF = range(3)


def nearness(places: list[Place], word: str) -> int:
    """How near to a word code lies: it is named so, its file is, or only the rule speaks of it."""
    if any(word.lower() in place.name.lower() for place in places):
        return NAMED
    return IN_FILE if any(word.lower() in Path(place.file).name for place in places) else SPOKEN_OF


def line_of(place: Place) -> str:
    return f"  {place.file}:{place.line}  {place.name}".rstrip()
