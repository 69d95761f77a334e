"""One moment of every kind of question a game asks, found in games that bots play."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.core import play, record
from meydan.core.chance import Seeded
from meydan.core.table import Table
from meydan.core.value import snake
from meydan.games import find

GAMES = 24
"""How many games are looked through."""
LONGEST = 500
EACH = 2
"""Moments kept of one step, with different verbs."""


@dataclass(frozen=True)
class Moment:
    game: str
    step: str
    verbs: tuple[str, ...]
    seat: int
    at: int
    """How many entries of the record lead there."""
    record: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.step}"


def games_of(game: str, rng: random.Random) -> Iterator[Table]:
    """A table after each answer, of games with all sorts of seats, options and players."""
    found = find(game)
    levels = ["random", *found.bots]
    for number in range(GAMES):
        seats = rng.choice(found.seats)
        options = {option.key: rng.choice(option.choices(seats)) for option in found.options}
        table = Table.new(game, seats, rng.getrandbits(32), found.fitting_options(seats, options))
        source = Seeded(rng.getrandbits(32))
        bot = find_bot(found, levels[number % len(levels)])
        for _ in range(LONGEST):
            if table.state.asking is None:
                break
            yield table
            seat = rng.choice(play.waiting(table.state))
            table.play(seat, choose(found, bot, table.state, seat, source))


@cache
def moments(game: str) -> tuple[Moment, ...]:
    rng = random.Random(game)
    kept: dict[str, dict[tuple[str, ...], Moment]] = {}
    for table in games_of(game, rng):
        state = table.state
        step = snake(type(state.agenda[-1]).__name__)
        seat = play.waiting(state)[0]
        assert state.asking is not None
        options = state.asking.options_of(seat)
        verbs = tuple(sorted({option.verb() for option in options}))
        known = kept.setdefault(step, {})
        if len(options) > 1 and verbs not in known and len(known) < EACH:
            known[verbs] = Moment(game, step, verbs, seat, len(table.log), record.of(table))
    return tuple(moment for known in kept.values() for moment in known.values())
