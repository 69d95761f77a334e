"""Where each part of a game is met: at positions its own script lays out, or in games that bots play.

A game lists them in tests/games/<game>/<game>_occasions.py; a kind that `meydan status` counts is there whole.
"""

import importlib
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from served import ROOT

from browser.moments import Moment
from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.core import play, record
from meydan.core.chance import Seeded
from meydan.core.contract import Action, Event, Seat
from meydan.core.table import Table
from meydan.core.value import snake
from meydan.games import find

GAMES = ROOT / "tests" / "games"
TABLES = 400
"""How many games are looked through at most, and how many entries of each."""
LONGEST = 2000

Shown = Callable[[Any, Seat, list[Action]], set[str]]
"""What a question shows to the seat that is asked."""
Told = Callable[[list[Event]], set[str]]
"""What the events of an answer bring."""


@dataclass(frozen=True)
class Occasion:
    part: str
    moment: Callable[[], Moment]
    clicks: tuple[str, ...] = ()
    """What is clicked where it is there, one after another; each is photographed."""
    explain: str = ""
    """The thing whose explanation is opened then."""

    @property
    def name(self) -> str:
        return self.part.replace(":", "-")


def known(game: str) -> bool:
    return (GAMES / game / f"{game}_occasions.py").exists()


def occasions(game: str, monkeypatch: pytest.MonkeyPatch) -> list[Occasion]:
    monkeypatch.syspath_prepend(GAMES / game)
    found: list[Occasion] = importlib.import_module(f"{game}_occasions").occasions()
    return found


def laid(script: Callable[[], Any]) -> Moment:
    """A record that begins with the position of a script, as one does whose rules have changed there."""
    lies = script()
    game, state = lies.game, lies.state
    table = Table(game, game.fitting_options(state.people, {}), state.people, Seeded(1), state)
    snapshot = {"version": game.version, "state": game.codec.encode_state(state), "count": 0, "at": 0}
    table.snapshots = [snapshot]
    return moment(table, play.waiting(state)[0])


def moment(table: Table, seat: Seat) -> Moment:
    asking = table.state.asking
    assert asking is not None
    verbs = tuple(sorted({option.verb() for option in asking.options_of(seat)}))
    step = snake(type(table.state.agenda[-1]).__name__)
    return Moment(table.game.key, step, verbs, seat, len(table.log), record.of(table))


def met(
    game: str,
    parts: Iterable[str],
    shown: Shown = lambda state, seat, options: set(),
    told: Told = lambda events: set(),
) -> list[Occasion]:
    """Where each part is first met in games between bots by somebody who has a choice; what an answer brings is seen
    before and after it."""
    missing = set(parts)
    found: list[Occasion] = []
    for number in range(TABLES):
        for part, (at, seat, after), whole in met_in(game, number, missing, shown, told):
            missing.discard(part)
            found.append(Occasion(part, partial(Moment, game, part, (), seat, at, whole)))
            if after is not None:
                found.append(Occasion(f"{part}-after", partial(Moment, game, part, (), seat, after, whole)))
        if not missing:
            return found
    raise AssertionError(f"never met: {sorted(missing)}")


Met = tuple[int, Seat, int | None]
"""After how many entries, by whom, and how many there are after the answer that brings it."""


def met_in(game: str, number: int, wanted: set[str], shown: Shown, told: Told) -> list[tuple[str, Met, dict[str, Any]]]:
    found = find(game)
    rng = random.Random(number)
    seats = found.seats[number % len(found.seats)]
    chosen = {option.key: rng.choice(option.choices(seats)) for option in found.options}
    table = Table.new(game, seats, number, found.fitting_options(seats, chosen))
    levels = [*reversed([*found.bots]), "random"]
    bot, source = find_bot(found, levels[number % len(levels)]), Seeded(number)
    new: dict[str, Met] = {}
    while (asking := table.state.asking) is not None and len(table.log) < LONGEST:
        at = len(table.log)
        free = [seat for seat in play.waiting(table.state) if len(asking.options_of(seat)) > 1]
        for seat in free:
            options = asking.options_of(seat)
            new |= {part: (at, seat, None) for part in (shown(table.state, seat, options) & wanted) - new.keys()}
        seat = rng.choice(play.waiting(table.state))
        events = table.play(seat, choose(found, bot, table.state, seat, source))
        if seat in free:
            after = len(table.log)
            new |= {part: (at, seat, after) for part in (told(events) & wanted) - new.keys()}
    whole = record.of(table)
    return [(part, met, whole) for part, met in sorted(new.items(), key=lambda one: (one[1][0], one[0]))]
