"""Cargo: what a moving unit takes along and may leave on its way."""

from meydan.core.contract import Action, Refusal, Seat, not_now
from meydan.games.scythe.actions import (
    CARGO_COUNT,
    DROP_ALL,
    DROPS,
    FIRST_RESOURCE,
    FRESH,
    LOAD_ALL,
    LOADS,
    MECH,
    TIRED,
    Drop,
    Load,
    Place,
    Unit,
)
from meydan.games.scythe.facts import LAKE, TERRAIN
from meydan.games.scythe.table import ScytheState


def loadable(s: ScytheState, unit: Unit, place: Place, cargo: int) -> int:
    """SC-024, SC-060 Any unit carries resources; SC-061 only a mech carries workers, SC-027 never the character."""
    if cargo >= FIRST_RESOURCE:
        return s.goods_on(place, cargo - FIRST_RESOURCE) - s.load[cargo]
    if unit != MECH:
        return 0
    tired = s.tired_workers.count(place)
    return (tired if cargo == TIRED else s.workers[place] - tired) - s.load[cargo]


def told_apart(s: ScytheState) -> bool:
    """SC-062 Whether it matters which workers have had their move: only while a move is left for the others."""
    return s.moves > 0


def loads(s: ScytheState, unit: Unit, place: Place) -> list[Action]:
    """SC-062 Workers that have had their move and others are two things only while a move is left for the latter."""
    found: list[Action] = [LOADS[c] for c in range(FIRST_RESOURCE, CARGO_COUNT) if loadable(s, unit, place, c) > 0]
    fresh, tired = loadable(s, unit, place, FRESH) > 0, loadable(s, unit, place, TIRED) > 0
    if fresh or tired:
        found.append(LOADS[FRESH])
    if fresh and tired and told_apart(s):
        found.append(LOADS[TIRED])
    if found:
        found.append(LOAD_ALL)
    return found


def refuse_load(s: ScytheState, unit: Unit, place: Place, action: Load) -> Refusal:
    """Why this cannot be taken along."""
    cargo = action.cargo
    if cargo in (FRESH, TIRED) and unit != MECH:
        return Refusal("mechs-carry-workers", ("SC-061", "SC-027"), {"unit": unit})
    fresh, tired = loadable(s, unit, place, FRESH) > 0, loadable(s, unit, place, TIRED) > 0
    here = fresh or tired if cargo == FRESH else loadable(s, unit, place, cargo) > 0
    if not here:
        return Refusal("nothing-to-load", ("SC-060",), {"cargo": cargo, "place": place})
    if cargo == TIRED and not (fresh and told_apart(s)):
        return Refusal("workers-alike", ("SC-062",), {})
    return not_now(action)


def may_leave(s: ScytheState, me: Seat, unit: Unit, place: Place, cargo: int) -> bool:
    """SC-114 On a lake nothing is left behind: workers need another mech there, resources another carrier."""
    if TERRAIN[place] != LAKE:
        return True
    others = s.mechs[place] - (1 if unit == MECH else 0)
    if cargo >= FIRST_RESOURCE and unit == MECH and s.character[me] == place:
        others += 1
    return others > 0


def drops(s: ScytheState, me: Seat, unit: Unit, place: Place) -> list[Action]:
    """SC-105 What a unit carries may be left on the hex in the middle of its move."""
    found: list[Action] = []
    for cargo in range(FIRST_RESOURCE, CARGO_COUNT):
        if s.load[cargo] and may_leave(s, me, unit, place, cargo):
            found.append(DROPS[cargo])
    if s.workers_aboard() and may_leave(s, me, unit, place, FRESH):
        found.append(DROPS[FRESH])
        if s.load[FRESH] and s.load[TIRED] and told_apart(s):
            found.append(DROPS[TIRED])
    if found:
        found.append(DROP_ALL)
    return found


def refuse_drop(s: ScytheState, me: Seat, unit: Unit, place: Place, action: Drop) -> Refusal:
    """Why this cannot be left here."""
    cargo = action.cargo
    if not (s.workers_aboard() if cargo == FRESH else s.load[cargo]):
        return Refusal("not-aboard", ("SC-105",), {"cargo": cargo})
    if not may_leave(s, me, unit, place, cargo):
        return Refusal("not-on-a-lake", ("SC-114",), {})
    if cargo == TIRED and not (s.load[FRESH] and told_apart(s)):
        return Refusal("workers-alike", ("SC-062",), {})
    return not_now(action)


def take_along(s: ScytheState, unit: Unit, place: Place) -> None:
    for cargo in range(CARGO_COUNT):
        s.load[cargo] += loadable(s, unit, place, cargo)


def tie_up(s: ScytheState, me: Seat, unit: Unit, place: Place) -> None:
    """SC-114 Who leaves a lake as its last carrier takes all that is there."""
    for cargo in range(CARGO_COUNT):
        if not may_leave(s, me, unit, place, cargo):
            s.load[cargo] += loadable(s, unit, place, cargo)
