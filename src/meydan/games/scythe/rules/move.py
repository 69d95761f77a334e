"""Move, in small clicks: a unit, what it carries, a step, what it drops or takes on the way, and where it stops."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, ask_one, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import (
    CHARACTER,
    DONE,
    DROP_ALL,
    DROPS,
    FIRST_RESOURCE,
    FRESH,
    GOES,
    LIFTS,
    LOAD_ALL,
    LOADS,
    MECH,
    STOP,
    TIRED,
    WORKER,
    Drop,
    Go,
    Lift,
    Load,
    Place,
    Unit,
)
from meydan.games.scythe.facts import ACROSS, BOARD, CAMARADERIE, HOME, LAKE, POPULARITY, RESOURCE_COUNT, SHORE, TERRAIN
from meydan.games.scythe.rules.supplies import is_offered, lose
from meydan.games.scythe.rules.ways import steps_of, ways, worker_reach
from meydan.games.scythe.table import Raid, ScytheState


class BeginMove(Step[ScytheState, Action]):
    """SC-057 So many different units may be moved, by so many territories each."""

    def __init__(self, me: Seat, units: int, steps: int) -> None:
        self.me = me
        self.units = units
        self.steps = steps

    def run(self, s: ScytheState) -> None:
        s.moves = self.units
        s.tired_character = False
        s.tired_mechs = ()
        s.tired_workers = ()
        s.do(MoveUnits(self.me, self.steps))


def rested(s: ScytheState, me: Seat, unit: Unit, place: Place) -> bool:
    """SC-059 Whether a unit of this kind stands here that this action has not moved yet."""
    if s.holder[place] != me:
        return False
    if unit == CHARACTER:
        return s.character[me] == place and not s.tired_character
    if unit == MECH:
        return s.mechs[place] > s.tired_mechs.count(place)
    return s.workers[place] > s.tired_workers.count(place)


def lifts(s: ScytheState, me: Seat) -> list[Action]:
    """Identical units on a hex are one option."""
    options: list[Action] = []
    for place in BOARD:
        if s.holder[place] == me:
            for unit in (CHARACTER, MECH, WORKER):
                if rested(s, me, unit, place) and ways(s, me, unit, place):
                    options.append(LIFTS[unit][place])
    return options


class MoveUnits(Step[ScytheState, Action]):
    """SC-057 Choose the next unit to move, SC-059 each at most once; fewer than allowed is fine."""

    rules: ClassVar[tuple[str, ...]] = ("SC-057", "SC-058", "SC-059")

    def __init__(self, me: Seat, steps: int) -> None:
        self.me = me
        self.steps = steps

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, [DONE, *lifts(s, self.me)]) if s.moves else None

    def about(self, s: ScytheState) -> dict[str, object]:
        return {"me": self.me, "count": s.moves, "steps": self.steps}

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal | None:
        if is_offered(s, seat, action):
            return None
        if not isinstance(action, Lift):
            return not_now(self.rules)
        if rested(s, seat, action.unit, action.place):
            return Refusal("no-way-out", ("SC-058", "SC-063"), {"unit": action.unit, "place": action.place})
        if s.holder[action.place] == seat and self.some(s, seat, action):
            return Refusal("already-moved", ("SC-059",), {"unit": action.unit})
        return Refusal("no-such-unit", ("SC-058",), {"unit": action.unit, "place": action.place})

    def some(self, s: ScytheState, seat: Seat, action: Lift) -> bool:
        """Whether a unit of this kind stands there at all."""
        if action.unit == CHARACTER:
            return s.character[seat] == action.place
        return (s.mechs[action.place] if action.unit == MECH else s.workers[action.place]) > 0

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, Lift):
            s.moves -= 1
            s.load = [0, 0, 0, 0, 0, 0]
            steps = steps_of(s, seat, action.unit, self.steps)
            s.do(Moving(seat, action.unit, action.place, action.place, steps, False, False), self)


# What a unit carries


def loadable(s: ScytheState, unit: Unit, place: Place, cargo: int) -> int:
    """SC-024, SC-060 Any unit carries resources; SC-061 only a mech carries workers, SC-027 never the character."""
    if cargo >= FIRST_RESOURCE:
        return s.goods_on(place, cargo - FIRST_RESOURCE) - s.load[cargo]
    if unit != MECH:
        return 0
    tired = s.tired_workers.count(place)
    return (tired if cargo == TIRED else s.workers[place] - tired) - s.load[cargo]


def loads(s: ScytheState, unit: Unit, place: Place) -> list[Action]:
    """SC-062 Workers that have had their move and others are two things only while a move is left for the latter."""
    found: list[Action] = [LOADS[c] for c in range(FIRST_RESOURCE, 6) if loadable(s, unit, place, c) > 0]
    fresh, tired = loadable(s, unit, place, FRESH) > 0, loadable(s, unit, place, TIRED) > 0
    if fresh or tired:
        found.append(LOADS[FRESH])
    if fresh and tired and s.moves:
        found.append(LOADS[TIRED])
    if found:
        found.append(LOAD_ALL)
    return found


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
    for cargo in range(FIRST_RESOURCE, 6):
        if s.load[cargo] and may_leave(s, me, unit, place, cargo):
            found.append(DROPS[cargo])
    if (s.load[FRESH] or s.load[TIRED]) and may_leave(s, me, unit, place, FRESH):
        found.append(DROPS[FRESH])
        if s.load[FRESH] and s.load[TIRED] and s.moves:
            found.append(DROPS[TIRED])
    if found:
        found.append(DROP_ALL)
    return found


def take_along(s: ScytheState, unit: Unit, place: Place) -> None:
    for cargo in range(6):
        s.load[cargo] += loadable(s, unit, place, cargo)


def tie_up(s: ScytheState, me: Seat, unit: Unit, place: Place) -> None:
    """SC-114 Who leaves a lake as its last carrier takes all that is there."""
    for cargo in range(6):
        if not may_leave(s, me, unit, place, cargo):
            s.load[cargo] += loadable(s, unit, place, cargo)


# One unit on its way


class Moving(Step[ScytheState, Action]):
    """SC-058 Step by step: load, go, drop or pick up on the way (SC-105), stop.

    ``begun`` says that it has made a step, ``loading`` that it has taken something here: then it drops nothing here.
    """

    rules: ClassVar[tuple[str, ...]] = ("SC-058", "SC-060", "SC-061", "SC-063", "SC-105")

    def __init__(
        self, me: Seat, unit: Unit, origin: Place, place: Place, steps: int, begun: bool, loading: bool
    ) -> None:
        self.me = me
        self.unit = unit
        self.origin = origin
        self.place = place
        self.steps = steps
        self.begun = begun
        self.loading = loading

    def ask(self, s: ScytheState) -> Ask | None:
        me, unit, place = self.me, self.unit, self.place
        options: list[Action] = [GOES[h] for h in ways(s, me, unit, place)]
        if self.begun:
            options.append(STOP)
            if not self.loading:
                options.extend(drops(s, me, unit, place))
        options.extend(loads(s, unit, place))
        return ask_one(me, options)

    def about(self, s: ScytheState) -> dict[str, object]:
        return {
            "me": self.me,
            "unit": self.unit,
            "place": self.place,
            "steps": self.steps,
            "workers": s.workers_aboard(),
            "goods": sum(s.goods_aboard()),
        }

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal | None:
        if is_offered(s, seat, action):
            return None
        if isinstance(action, Go):
            return refuse_way(s, seat, self.unit, self.place, action.place)
        if isinstance(action, Load):
            if action.cargo < FIRST_RESOURCE and self.unit != MECH:
                return Refusal("mechs-carry-workers", ("SC-061",), {"unit": self.unit})
            return Refusal("nothing-to-load", ("SC-060",), {"cargo": action.cargo, "place": self.place})
        if isinstance(action, Drop) and not s.load[action.cargo]:
            return Refusal("not-aboard", ("SC-105",), {"cargo": action.cargo})
        if isinstance(action, Drop) and TERRAIN[self.place] == LAKE:
            return Refusal("not-on-a-lake", ("SC-114",), {})
        return not_now(self.rules)

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, Go):
            self.go(s, action.place)
        elif isinstance(action, Load):
            cargo = action.cargo
            if cargo == FRESH and loadable(s, self.unit, self.place, FRESH) <= 0:
                cargo = TIRED
            s.load[cargo] += 1
            s.do(self.loaded())
        elif action is LOAD_ALL:
            take_along(s, self.unit, self.place)
            s.do(self.loaded())
        elif isinstance(action, Drop):
            cargo = action.cargo
            s.load[TIRED if cargo == FRESH and not s.load[FRESH] else cargo] -= 1
            s.do(self)
        elif action is DROP_ALL:
            for cargo in range(6):
                if may_leave(s, seat, self.unit, self.place, cargo):
                    s.load[cargo] = 0
            s.do(self)
        else:
            self.rest(s, self.place)

    def loaded(self) -> "Moving":
        return Moving(self.me, self.unit, self.origin, self.place, self.steps, self.begun, True)

    def go(self, s: ScytheState, place: Place) -> None:
        """One step, with all that is aboard; then on, unless something stops the unit."""
        me, unit = self.me, self.unit
        tie_up(s, me, unit, self.place)
        s.emit(ev.Moved(me, unit, self.place, place, s.workers_aboard(), sum(s.goods_aboard())))
        opposed = s.opposed(me, place)
        self.leave(s, place)
        if opposed and s.fighters(place):
            raid(s, unit, self.origin, place)
            return
        if opposed:
            drive_out(s, me, place)
        self.arrive(s, place)
        met = unit == CHARACTER and place in s.tokens
        if opposed or met or self.steps == 1:
            self.rest(s, place)
        else:
            s.do(Moving(me, unit, self.origin, place, self.steps - 1, True, False))

    def leave(self, s: ScytheState, place: Place) -> None:
        source, unit = self.place, self.unit
        if unit == CHARACTER:
            s.character[self.me] = place
        workers = s.workers_aboard() + (1 if unit == WORKER else 0)
        s.take_units(source, 1 if unit == MECH else 0, workers)
        for resource in range(RESOURCE_COUNT):
            s.add_goods(source, resource, -s.aboard(resource))
        for _ in range(s.load[TIRED]):
            s.tired_workers = without(s.tired_workers, source)

    def arrive(self, s: ScytheState, place: Place) -> None:
        workers = s.workers_aboard() + (1 if self.unit == WORKER else 0)
        s.put_units(self.me, place, 1 if self.unit == MECH else 0, workers)
        for resource in range(RESOURCE_COUNT):
            s.add_goods(place, resource, s.aboard(resource))
        s.tired_workers = (*s.tired_workers, *[place] * s.load[TIRED])

    def rest(self, s: ScytheState, place: Place) -> None:
        """SC-059 The unit has had its move."""
        if self.unit == CHARACTER:
            s.tired_character = True
        elif self.unit == MECH:
            s.tired_mechs = (*s.tired_mechs, place)
        else:
            s.tired_workers = (*s.tired_workers, place)


def without(places: tuple[Place, ...], place: Place) -> tuple[Place, ...]:
    """One of these fewer."""
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def raid(s: ScytheState, unit: Unit, origin: Place, place: Place) -> None:
    """SC-072 Against a character or mech the unit stops at once; the combat comes after all moves."""
    s.raids = (*s.raids, Raid(place, unit == CHARACTER, s.workers_aboard(), s.goods_aboard(), origin))


def drive_out(s: ScytheState, me: Seat, place: Place) -> None:
    """SC-067, SC-068 Workers alone go home at once, and what they guarded stays; SC-069 for 1 popularity each."""
    other, count = s.holder[place], s.workers[place]
    s.take_units(place, 0, count)
    s.put_units(other, s.home(other), 0, count)
    s.emit(ev.DroveOut(me, other, count, place))
    s.forced += count
    if not (s.house.wide_camaraderie and s.has_ability(me, CAMARADERIE)):
        lose(s, me, POPULARITY, count)


def refuse_way(s: ScytheState, me: Seat, unit: Unit, place: Place, target: Place) -> Refusal:
    """Why a unit cannot step there."""
    if TERRAIN[target] == HOME:
        return Refusal("no-home-bases", ("SC-012",), {"place": target})
    if unit == WORKER and target in worker_reach(s, me, place):
        return Refusal("workers-do-not-fight", ("SC-070", "SC-073"), {"place": target})
    if target in ACROSS[place]:
        return Refusal("river-between", ("SC-063", "SC-102"), {"place": target})
    if target in SHORE[place]:
        return Refusal("no-lakes", ("SC-063",), {"place": target})
    return Refusal("not-adjacent", ("SC-058",), {"place": target})
