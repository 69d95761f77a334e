"""``meydan odds``: the odds a game can work out, for any game with an aid of that name."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from meydan.cli.common import AsJson, BadInput, GameKey, Language, new_grid, print_json, printer
from meydan.cli.speech import print_line
from meydan.core.aid import Aid, Worked
from meydan.core.game import Game
from meydan.core.text import digits, isolated, say
from meydan.games import find

if TYPE_CHECKING:
    from rich.table import Table as Grid

NAME = "odds"
WIDTH = 30
LINES = 10
"""A chart of more numbers than this puts several on one line."""
LEAST = 0.0005
"""A number less likely than this would be shown as 0.0%, so it is left out at the ends of a chart."""
FIGURES_MAY_BE_SWITCHES = {"ignore_unknown_options": True}
"""Which switches there are is the game's business."""


def odds(
    game: GameKey,
    figures: Annotated[
        list[str] | None, typer.Argument(metavar="FIGURES", help="Its figures in order, then --SWITCHES.")
    ] = None,
    lang: Language = "fa",
    as_json: AsJson = False,
) -> None:
    """Print exact odds as the game works them out, of the figures it asks for."""
    found = find(game)
    aid = found.aid(NAME)
    if aid is None:
        raise BadInput(f"{found.key} has no odds to work out.")
    given = aid.read(named(aid, figures or []))
    worked = aid.work(**given)
    if as_json:
        return print_json({"game": found.key, **given, **worked.json()})
    show(found, aid, worked, lang)


def named(aid: Aid, figures: Sequence[str]) -> dict[str, str]:
    """Numbers in their order, and switches by their name."""
    numbers = [figure for figure in figures if not figure.startswith("--")]
    if len(numbers) != len(aid.numbers):
        raise BadInput(f"{aid.key} was given {len(numbers)} numbers: {aid.usage()}.")
    given = {number.key: figure for number, figure in zip(aid.numbers, numbers, strict=True)}
    return given | {figure.removeprefix("--"): "true" for figure in figures if figure.startswith("--")}


def show(game: Game, aid: Aid, worked: Worked, lang: str) -> None:
    console = printer()
    told = {key: percent(chance, lang) for key, chance in worked.chances.items()}
    told |= {key: figure(value, lang) for key, value in worked.figures.items()}
    for number, line in enumerate(aid.lines):
        print_line(console, say(game.folder, lang, f"{aid.key}-{line}", told), "" if number else "bold")
    charts = {key: bars_of(chances) for key, chances in worked.charts.items()}
    longest = max((chance for bars in charts.values() for _, _, chance in bars), default=1.0)
    for key, bars in charts.items():
        if bars:
            print_line(console, say(game.folder, lang, f"{aid.key}-{key.replace('_', '-')}"))
            console.print(chart(bars, longest, lang))


def percent(chance: float, lang: str) -> str:
    return digits(f"{chance:.1%}", lang)


def figure(value: float, lang: str) -> str:
    return digits(f"{value:.2f}", lang)


def bars_of(chances: Sequence[float]) -> list[tuple[int, int, float]]:
    """From what number to what number, and the chance of it: one number each, or a few together."""
    likely = [number for number in range(1, len(chances)) if chances[number] >= LEAST]
    if not likely:
        return []
    first, last = likely[0], likely[-1]
    together = -(-(last - first + 1) // LINES)
    lows = range(first, last + 1, together)
    return [(low, min(low + together - 1, last), sum(chances[low : low + together])) for low in lows]


def chart(bars: Sequence[tuple[int, int, float]], longest: float, lang: str) -> "Grid":
    """A line for each bar; Persian reads it from the right."""
    grid = new_grid()
    grid.add_column(justify="right")
    grid.add_column(justify="right" if lang == "fa" else "left", width=WIDTH)
    grid.add_column(justify="right")
    for low, high, chance in bars:
        cells = [label(low, high, lang), "█" * round(WIDTH * chance / longest), percent(chance, lang)]
        grid.add_row(*(reversed(cells) if lang == "fa" else cells))
    return grid


def label(low: int, high: int, lang: str) -> str:
    if low == high:
        return digits(f"{low}", lang)
    return isolated(say(None, lang, "chart-range", {"low": low, "high": high}))
