"""Move, in small clicks: a unit, what it carries, a step, what it drops or takes on the way, and where it stops."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import (
    CARGO_COUNT,
    CHARACTER,
    DONE,
    DROP_ALL,
    FIRST_RESOURCE,
    FRESH,
    GOES,
    LIFTS,
    LOAD_ALL,
    MECH,
    STOP,
    TIRED,
    WORKER,
    Drop,
    DropAll,
    Go,
    Lift,
    Load,
    LoadAll,
    Place,
    Stop,
    Unit,
)
from meydan.games.scythe.facts import (
    BOARD,
    CAMARADERIE,
    FACTORY,
    HOME,
    POPULARITY,
    RESOURCE_COUNT,
    TERRAIN,
)
from meydan.games.scythe.rules.cargo import (
    drops,
    loadable,
    loads,
    may_leave,
    refuse_drop,
    refuse_load,
    take_along,
    tie_up,
)
from meydan.games.scythe.rules.stakes import attack_figures
from meydan.games.scythe.rules.supplies import lose
from meydan.games.scythe.rules.ways import has_way, refuse_way, steps_of, way_to, ways
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


def stands(s: ScytheState, me: Seat, unit: Unit, place: Place) -> bool:
    """Whether a unit of this kind stands here."""
    if s.holder[place] != me:
        return False
    if unit == CHARACTER:
        return s.character[me] == place
    return (s.mechs[place] if unit == MECH else s.workers[place]) > 0


def rested(s: ScytheState, me: Seat, unit: Unit, place: Place) -> bool:
    """SC-059 Whether one of the own units here, of this kind, has not been moved by this action yet."""
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
                if rested(s, me, unit, place) and has_way(s, me, unit, place):
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

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Lift):
            unit, place = action.unit, action.place
            if not stands(s, seat, unit, place):
                return Refusal("no-such-unit", ("SC-058",), {"unit": unit, "place": place})
            if not rested(s, seat, unit, place):
                return Refusal("already-moved", ("SC-059",), {"unit": unit})
            if not ways(s, seat, unit, place):
                return Refusal("no-way-out", ("SC-058", "SC-063"), {"unit": unit, "place": place})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        """Where the unit could step first, and on how many of those it would meet somebody."""
        if not isinstance(action, Lift):
            return Outcome("done-moving", {"count": s.moves})
        near = ways(s, seat, action.unit, action.place)
        met = len([h for h in near if s.opposed(seat, h)])
        steps = steps_of(s, seat, action.unit, self.steps)
        return Outcome("lift", {"near": len(near), "met": met, "steps": steps})

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, Lift):
            s.moves -= 1
            s.load = [0] * CARGO_COUNT
            steps = steps_of(s, seat, action.unit, self.steps)
            s.do(Moving(seat, action.unit, action.place, action.place, steps, False, False), self)


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
            "worker": s.load[FRESH],
            "tired_worker": s.load[TIRED],
            "food": s.aboard(0),
            "metal": s.aboard(1),
            "oil": s.aboard(2),
            "wood": s.aboard(3),
        }

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Go):
            return refuse_way(s, seat, self.unit, self.place, action)
        if isinstance(action, Load):
            return refuse_load(s, self.unit, self.place, action)
        if isinstance(action, LoadAll) and not loads(s, self.unit, self.place):
            return Refusal("nothing-here", ("SC-060",), {"place": self.place})
        if isinstance(action, (Drop, DropAll)):
            if not self.begun:
                return Refusal("drop-on-the-way", ("SC-105",), {})
            if self.loading:
                return Refusal("drop-before-loading", ("SC-105",), {"place": self.place})
            if isinstance(action, Drop):
                return refuse_drop(s, seat, self.unit, self.place, action)
            if not drops(s, seat, self.unit, self.place):
                return Refusal("nothing-aboard", ("SC-105",), {})
        if isinstance(action, Stop) and not self.begun:
            return Refusal("not-moved-yet", ("SC-058",), {"unit": self.unit})
        return not_now(action)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        return [STOP, LOAD_ALL, DROP_ALL] if self.begun else [STOP, LOAD_ALL]

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, Go):
            return self.step_outcome(s, action.place)
        if isinstance(action, (Load, Drop)):
            change = 1 if isinstance(action, Load) else -1
            workers, goods = s.workers_aboard(), sum(s.goods_aboard())
            if action.cargo in (FRESH, TIRED):
                workers += change
            else:
                goods += change
            return Outcome(action.verb(), {"workers": workers, "goods": goods})
        if action is LOAD_ALL:
            cargo = [s.load[c] + loadable(s, self.unit, self.place, c) for c in range(CARGO_COUNT)]
            return Outcome("load_all", {"workers": cargo[FRESH] + cargo[TIRED], "goods": sum(cargo[FIRST_RESOURCE:])})
        if action is DROP_ALL:
            return Outcome("drop_all", {"workers": s.workers_aboard(), "goods": sum(s.goods_aboard())})
        return Outcome("stop", {"steps": self.steps, "workers": s.workers_aboard(), "goods": sum(s.goods_aboard())})

    def step_outcome(self, s: ScytheState, place: Place) -> Outcome:
        """What a step meets: SC-072 a combat, SC-067 workers, SC-074 an encounter, SC-184 the Factory, or nobody."""
        me, unit = self.me, self.unit
        figures: dict[str, object] = {"way": way_to(s, me, unit, self.place, place), "goods": s.goods_count(place)}
        if s.opposed(me, place) and s.fighters(place):
            return Outcome("go-fight", figures | attack_figures(s, me, place))
        if s.opposed(me, place):
            spared = s.house.wide_camaraderie and s.has_ability(me, CAMARADERIE)
            workers = s.workers[place]
            figures |= {"other": s.holder[place], "workers": workers}
            return Outcome("go-drive-out", figures | {"lost": 0 if spared else min(workers, s.popularity[me])})
        if unit == CHARACTER and place in s.tokens:
            return Outcome("go-encounter", figures)
        if unit == CHARACTER and place == FACTORY and s.factory[me] < 0:
            return Outcome("go-factory", figures | {"count": len(s.offered)})
        if TERRAIN[place] == HOME:
            return Outcome("go-base", figures)
        if s.controls(me, place):
            return Outcome("go-own", figures | {"units": s.workers[place] + s.fighters(place)})
        if s.controller(place) >= 0:
            return Outcome("go-seize", figures | {"other": s.controller(place)})
        return Outcome("go", figures)

    def default(self, s: ScytheState, seat: Seat, options: list[Action]) -> Action:
        """Stop; else a step to where no opposing unit stands; else load, which harms nobody; a combat last of all."""
        if STOP in options:
            return STOP
        goes = [action for action in options if isinstance(action, Go)]
        for action in goes:
            if not s.opposed(seat, action.place):
                return action
        for other in options:
            if not isinstance(other, Go):
                return other
        for action in goes:
            if not s.fighters(action.place):
                return action
        return options[0]

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
            for cargo in range(CARGO_COUNT):
                if may_leave(s, seat, self.unit, self.place, cargo):
                    s.load[cargo] = 0
            s.do(self)
        else:
            self.rest(s, self.place)

    def loaded(self) -> "Moving":
        return Moving(self.me, self.unit, self.origin, self.place, self.steps, self.begun, True)

    def go(self, s: ScytheState, place: Place) -> None:
        """One step, with all that is aboard (SC-219); then on, unless something stops the unit.

        SC-067, SC-072 An opposing unit does, SC-104 whatever steps are left; SC-074 an encounter token the character.
        """
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
        lose(s, me, POPULARITY, count, "driven")
