"""A goal that is reached has its star by the time the next turn begins, in games played by chance and by bots."""

from collections import Counter
from collections.abc import Iterator

import pytest
from marks import rule

from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.contract import Seat
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import (
    COMBAT_GOAL,
    GOAL_COUNT,
    GOAL_NEED,
    GOALS,
    OBJECTIVE_GOAL,
    STARS,
)
from meydan.games.scythe.rules.stars import PlaceStars, most_stars, progress
from meydan.games.scythe.rules.turn import ChooseSection
from meydan.games.scythe.table import ScytheState

Wins = Counter[Seat]


def turns(level: str, seats: int, seed: int) -> Iterator[tuple[ScytheState, Wins]]:
    """Every beginning of a turn in one game, with the combats each seat has won so far."""
    s = GAME.setup(seats, GAME.choose_options(seats, {}))
    assert isinstance(s, ScytheState)
    source, wins = Seeded(seed), Wins()
    happened = play.begin(s)
    for _ in range(1_500):
        happened += play.roll_on(s, source)
        wins.update(event.seat for event in happened if isinstance(event, ev.WonCombat))
        if s.asking is None:
            return
        if isinstance(s.agenda[-1], ChooseSection):
            yield s, wins
        seat = play.waiting(s)[0]
        happened = play.apply(s, seat, choose(GAME, find_bot(GAME, level), s, seat, source))


def reached(s: ScytheState, seat: Seat, goal: int, wins: int) -> int:
    """SC-003 How many stars the seat has earned for this goal."""
    if goal == OBJECTIVE_GOAL:
        return len(s.shown[seat])
    if goal == COMBAT_GOAL:
        return min(wins, most_stars(s, seat, goal))
    return 1 if progress(s, seat, goal) >= GOAL_NEED[goal] else 0


def owed(level: str, seats: int, seeds: range) -> tuple[list[str], Counter[str]]:
    """Goals reached without their star, and how often each goal was seen reached."""
    missing: list[str] = []
    seen: Counter[str] = Counter()
    for seed in seeds:
        for s, wins in turns(level, seats, seed):
            for seat in range(seats):
                for goal in range(GOAL_COUNT):
                    stars = reached(s, seat, goal, wins[seat])
                    seen[GOALS[goal]] += stars > 0
                    if s.stars_for(seat, goal) < stars and s.star_count(seat) < STARS:
                        missing.append(f"{GOALS[goal]} of seat {seat}")
    return missing, seen


@rule("SC-199", "SC-003", "SC-201", "SC-202")
def test_a_goal_reached_has_its_star_by_the_next_turn() -> None:
    seen: Counter[str] = Counter()
    for level, seats, seeds in (("club", 2, range(3)), ("club", 4, range(1)), ("random", 3, range(4))):
        missing, some = owed(level, seats, seeds)
        assert not missing
        seen += some
    assert set(seen) == set(GOALS), "some goal is never reached, so nothing was compared"


@rule("SC-199")
def test_a_star_that_is_not_placed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlaceStars, "run", lambda self, s: None)
    missing, _ = owed("random", 3, range(2))
    assert missing
