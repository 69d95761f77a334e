"""``meydan where``: from a rule's id to its sentence, its code and its tests."""

from typing import Annotated

import typer
from rich.console import Console

from meydan.cli.common import AsJson, BadInput, Language, print_json
from meydan.cli.places import Place, checkout, rule_code, rule_tests
from meydan.cli.speech import print_line, rule_ids, rule_text
from meydan.cli.status import definitions, excused
from meydan.core.game import Game
from meydan.core.text import isolated
from meydan.games import find, games


def where(
    id: Annotated[str, typer.Argument(metavar="ID", help="A rule, such as those `meydan rules GAME` lists.")],
    lang: Language = "fa",
    as_json: AsJson = False,
) -> None:
    """Print the sentence of a rule, where the code enforces it, and the tests that hold the game to it."""
    wanted = id.upper()
    game = owner(wanted)
    root = checkout()
    code = rule_code(game).get(wanted, [])
    tests = rule_tests(root / "tests").get(wanted, []) if root else []
    if as_json:
        found = {"code": [place._asdict() for place in code], "tests": [place._asdict() for place in tests]}
        return print_json({"id": wanted, "game": game.key, "text": rule_text(game, wanted, lang)} | found)
    console = Console(highlight=False)
    print_line(console, f"{isolated(wanted)}  {rule_text(game, wanted, lang)}")
    for place in [*code, *tests]:
        print_line(console, line_of(place))
    if not code:
        reason = definitions(game).get(wanted) or excused(game).get(wanted)
        print_line(console, f"No code: {reason}." if reason else "No docstring names it.")
    if root is None:
        print_line(console, "The tests lie in the checkout.")


def owner(id: str) -> Game:
    """The game whose texts hold this rule."""
    for key in games():
        if id in rule_ids(find(key)):
            return find(key)
    raise BadInput(f"There is no rule {id!r}; `meydan rules GAME` lists those of a game.")


def line_of(place: Place) -> str:
    return f"  {place.file}:{place.line}  {place.name}".rstrip()
