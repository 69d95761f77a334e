"""``meydan odds``: the exact chances of a fight, for games whose folder has a module ``odds``."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Protocol, cast

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meydan.cli.common import AsJson, BadInput, GameKey, Language, print_json
from meydan.cli.speech import print_line
from meydan.core.game import Game
from meydan.core.text import digits, isolated, say
from meydan.games import find

WIDTH = 30
LINES = 10
"""A chart of more numbers than this puts several on one line."""
LEAST = 0.0005
"""A number of troops less likely than this would be shown as 0.0%, so it is left out at the ends of a chart."""


class Fight(Protocol):
    """What to expect of a fight to the end."""

    win: float
    attack_lost: float
    defence_lost: float


class Left(Protocol):
    """The chance of each number of troops left, by side."""

    attackers: tuple[float, ...]
    defenders: tuple[float, ...]


class OddsModule(Protocol):
    """What the module of a game offers."""

    MOST: int

    def odds(self, attackers: int, defenders: int, speed: bool) -> Fight: ...

    def left(self, attackers: int, defenders: int, speed: bool) -> Left: ...


def odds(
    game: GameKey,
    attackers: Annotated[int, typer.Argument(metavar="ATTACKERS", help="Troops that may fight: all but one.")],
    defenders: Annotated[int, typer.Argument(metavar="DEFENDERS", help="Troops in the territory attacked.")],
    speed: Annotated[bool, typer.Option("--speed", help="Settle throws by the speed method.")] = False,
    lang: Language = "fa",
    as_json: AsJson = False,
) -> None:
    """Print the exact chance that an attack fought to the end takes the territory, and what it costs."""
    found = find(game)
    known = odds_of(found)
    for troops in (attackers, defenders):
        if not 1 <= troops <= known.MOST:
            raise BadInput(f"{found.key} knows odds for 1 to {known.MOST} troops on each side, not for {troops}.")
    fight = known.odds(attackers, defenders, speed)
    if as_json:
        return print_json(
            {
                "game": found.key,
                "attackers": attackers,
                "defenders": defenders,
                "speed": speed,
                "win": fight.win,
                "attack_lost": fight.attack_lost,
                "defence_lost": fight.defence_lost,
            }
        )
    console = Console(highlight=False)
    lost = {"attack": figure(fight.attack_lost, lang), "defence": figure(fight.defence_lost, lang)}
    print_line(console, say(None, lang, "odds-win", {"chance": percent(fight.win, lang)}), "bold")
    print_line(console, say(None, lang, "odds-lost", lost))
    ends = known.left(attackers, defenders, speed)
    charts = {"odds-attackers-left": bars_of(ends.attackers), "odds-defenders-left": bars_of(ends.defenders)}
    longest = max(chance for bars in charts.values() for _, _, chance in bars)
    for key, bars in charts.items():
        if bars:
            print_line(console, say(None, lang, key))
            console.print(chart(bars, longest, lang))


def odds_of(game: Game) -> OddsModule:
    name = f"{find.__module__}.{game.key}.odds"
    if find_spec(name) is None:
        raise BadInput(f"{game.key} has no odds to work out.")
    return cast(OddsModule, import_module(name))


def percent(chance: float, lang: str) -> str:
    return digits(f"{chance:.1%}", lang)


def figure(troops: float, lang: str) -> str:
    return digits(f"{troops:.2f}", lang)


def bars_of(chances: Sequence[float]) -> list[tuple[int, int, float]]:
    """From how many to how many troops left, and the chance of it: one number each, or a few together."""
    likely = [number for number in range(1, len(chances)) if chances[number] >= LEAST]
    if not likely:
        return []
    first, last = likely[0], likely[-1]
    together = -(-(last - first + 1) // LINES)
    lows = range(first, last + 1, together)
    return [(low, min(low + together - 1, last), sum(chances[low : low + together])) for low in lows]


def chart(bars: Sequence[tuple[int, int, float]], longest: float, lang: str) -> Grid:
    """A line for each bar; Persian reads it from the right."""
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column(justify="right")
    grid.add_column(justify="right" if lang == "fa" else "left", width=WIDTH)
    grid.add_column(justify="right")
    for low, high, chance in bars:
        cells = [label(low, high, lang), "█" * round(WIDTH * chance / longest), percent(chance, lang)]
        grid.add_row(*[Text(cell) for cell in (reversed(cells) if lang == "fa" else cells)])
    return grid


def label(low: int, high: int, lang: str) -> str:
    if low == high:
        return digits(f"{low}", lang)
    return isolated(say(None, lang, "odds-range", {"low": low, "high": high}))
