"""One moment of every kind of question a game asks, found in games that bots play."""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from meydan.bots.match import choose, find_bot
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


def games_of(game: str, rng: random.Random, games: int = GAMES, longest: int = LONGEST) -> Iterator[Table]:
    """A table after each answer, of games with all sorts of seats, options and players."""
    found = find(game)
    levels = ["random", *found.bots]
    for number in range(games):
        seats = rng.choice(found.seats)
        options = {option.key: rng.choice(option.choices(seats)) for option in found.options}
        table = Table.new(game, seats, rng.getrandbits(32), found.fitting_options(seats, options))
        source = Seeded(rng.getrandbits(32))
        bot = find_bot(found, levels[number % len(levels)])
        for _ in range(longest):
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


MANY = 400
WHOLE = 2000


@cache
def cases(game: str) -> tuple[tuple[Moment, tuple[str, ...]], ...]:
    """Moments that together show all that the game's own list of cases names, and what is new in each."""
    listed = import_module(f"games.{game}.{game}_cases")
    missing = set(listed.ALL)
    kept: list[tuple[Moment, tuple[str, ...]]] = []
    for table in games_of(game, random.Random(f"{game} cases"), MANY, WHOLE):
        state = table.state
        assert state.asking is not None
        for seat in play.waiting(state):
            options = state.asking.options_of(seat)
            new = listed.cases(state, seat, options) & missing
            if new and len(options) > 1:
                missing -= new
                step = snake(type(state.agenda[-1]).__name__)
                verbs = tuple(sorted({option.verb() for option in options}))
                moment = Moment(game, step, verbs, seat, len(table.log), record.of(table))
                kept.append((moment, tuple(sorted(new))))
        if not missing:
            break
    assert not missing, f"never met: {sorted(missing)}"
    return tuple(kept)


CASES = Path(__file__).parent.parent / "games"
TABLES = 60
"""How many games are looked through for the cases of a game, at most."""


@cache
def cases_of(game: str) -> ModuleType:
    """The cases of a game lie beside its rules' tests."""
    sys.path.append(str(CASES / game))
    return import_module(f"{game}_cases")


@cache
def sightings(game: str) -> dict[str, Moment]:
    """By the name of each case in ``<game>_cases``: the answer that first brings it in games that bots play."""
    cases = dict(cases_of(game).CASES)
    found = find(game)
    levels = [*reversed([*found.bots]), "random"]
    kept: dict[str, Moment] = {}
    for number in range(TABLES):
        seats = found.seats[number % len(found.seats)]
        options = {option.key: random.Random(number).choice(option.choices(seats)) for option in found.options}
        table = Table.new(game, seats, number, found.fitting_options(seats, options))
        source = Seeded(number)
        bot = find_bot(found, levels[number // 20 % len(levels)])
        met: dict[str, tuple[int, int]] = {}
        while table.state.asking is not None:
            seat, at = play.waiting(table.state)[0], len(table.log)
            events = table.play(seat, choose(found, bot, table.state, seat, source))
            met |= {name: (seat, at) for name in [*cases] if name not in met and cases[name](events)}
        whole = record.of(table)
        for name, (seat, at) in met.items():
            kept[name] = Moment(game, name, (), seat, at, whole)
            del cases[name]
        if not cases:
            break
    return kept
