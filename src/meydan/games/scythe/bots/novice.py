"""The novice of Scythe: it takes what it can pay for, and wanders."""

from meydan.core.chance import Source
from meydan.core.contract import Action, Seat
from meydan.games.scythe.actions import (
    DONE,
    LOAD_ALL,
    SKIP,
    STOP,
    TAKE_BOTTOM,
    TAKE_NO_COINS,
    GiveCoins,
    Go,
    Lift,
    ShowObjective,
    UseSection,
)
from meydan.games.scythe.facts import BOTTOM_OF, COST_IN, FIFTH, PRODUCE
from meydan.games.scythe.rules.move import MoveUnits, Moving
from meydan.games.scythe.rules.supplies import can_afford, cost_of
from meydan.games.scythe.rules.turn import BottomRow, ChooseSection
from meydan.games.scythe.table import ScytheState


def novice(s: ScytheState, seat: Seat, options: list[Action], source: Source) -> Action:
    for action in options:
        if isinstance(action, ShowObjective):
            return action
    step = s.agenda[-1]
    if isinstance(step, ChooseSection):
        return novice_section(s, seat, options, source)
    if isinstance(step, BottomRow):
        return TAKE_BOTTOM if TAKE_BOTTOM in options else options[0]
    if isinstance(step, MoveUnits):
        return any_of([a for a in options if isinstance(a, Lift)] or options, source)
    if isinstance(step, Moving):
        return novice_step(s, seat, options, source)
    useful = [a for a in options if a not in (SKIP, DONE, TAKE_NO_COINS) and not isinstance(a, GiveCoins)]
    return any_of(useful or options, source)


def any_of(options: list[Action], source: Source) -> Action:
    return options[source.below(len(options))]


def novice_section(s: ScytheState, seat: Seat, options: list[Action], source: Source) -> Action:
    """Where the bottom row can be paid; else often production, or whatever comes."""
    sections = [a for a in options if isinstance(a, UseSection)]
    good: list[Action] = []
    for action in sections:
        if action.section != FIFTH:
            bottom = BOTTOM_OF[s.mat[seat]][action.section]
            if can_afford(s, seat, COST_IN[bottom], cost_of(s, seat, bottom)):
                good.append(action)
        if action.section == PRODUCE and source.below(2):
            good.append(action)
    return any_of(good or [*sections], source)


def novice_step(s: ScytheState, seat: Seat, options: list[Action], source: Source) -> Action:
    """Somewhere nobody else is, with everything aboard."""
    if LOAD_ALL in options:
        return LOAD_ALL
    free = [a for a in options if isinstance(a, Go) and s.holder[a.place] in (-1, seat)]
    if free:
        return free[source.below(len(free))]
    return STOP if STOP in options else options[0]
