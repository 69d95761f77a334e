"""Amulets: taken as the amulet track says, one put back in secret."""

from typing import ClassVar

from meydan.core.chance import Draw
from meydan.core.contract import Action, Ask, Fell, Outcome, Refusal, Seat, Step, ask_chance, ask_privately, not_now
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import PASS, PUT_BACK, TAKE_AMULETS, PutBack, Task
from meydan.games.mangrovia.facts import AMULETS, DRAWS, RETURNS
from meydan.games.mangrovia.rules.parts import Part
from meydan.games.mangrovia.table import NOBODY, OPEN, MangroviaState


def on_track(s: MangroviaState, seat: Seat) -> int:
    """MG-100 The amulet pillar stands at the number of huts on amulet spaces, MG-103 and no further than the end."""
    return min(s.amulet_huts[seat], len(DRAWS) - 1)


class GetAmulets(Part):
    """MG-065 Take amulets: MG-101 without a hut on an amulet space one of value 1 from the board, else from the bag."""

    rules: ClassVar[tuple[str, ...]] = ("MG-101", "MG-102", "MG-103", "MG-062")

    def what(self) -> Task:
        return AMULETS

    def possible(self, s: MangroviaState) -> bool:
        """MG-109 Nothing when the board, or bag and spent amulets, have none left."""
        if DRAWS[on_track(s, self.me)] == 0:
            return s.ones > 0
        return sum(s.bag) + sum(s.aside) > 0

    def offers(self, s: MangroviaState) -> list[Action]:
        return [TAKE_AMULETS]

    def objection(self, s: MangroviaState, action: Action) -> Refusal | None:
        return None if self.possible(s) else Refusal("no-amulets", ("MG-109",), {})

    def about(self, s: MangroviaState) -> dict[str, object]:
        """MG-107 No more than there are in the bag and beside it, and of one nothing goes back."""
        at = on_track(s, self.me)
        count = min(DRAWS[at], sum(s.bag) + sum(s.aside))
        return {"me": self.me, "jetty": self.jetty, "count": count, "back": RETURNS[at] if count > 1 else 0}

    def examples(self, s: MangroviaState) -> list[Action]:
        return [TAKE_AMULETS]

    def worth(self, s: MangroviaState, action: Action) -> Outcome:
        at = on_track(s, self.me)
        count = min(DRAWS[at], sum(s.bag) + sum(s.aside))
        return Outcome("take-amulets", {"count": count, "back": RETURNS[at] if count > 1 else 0})

    def begin(self, s: MangroviaState, action: Action) -> None:
        me = self.me
        at = on_track(s, me)
        if DRAWS[at] == 0:
            s.ones -= 1
            s.put_amulet(me, 1, OPEN)
            s.emit(ev.TookOne(me))
        else:
            s.draws += 1
            s.drawer = me
            s.do(DrawAmulets(me, DRAWS[at]), KeepAmulets(me))


class DrawAmulets(Step[MangroviaState, Fell]):
    """MG-102 One hut: one amulet; MG-103 more huts: as many, at most five. MG-107 What there is, if there are fewer."""

    rules: ClassVar[tuple[str, ...]] = ("MG-102", "MG-103", "MG-107")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, s: MangroviaState) -> Ask | None:
        there = sum(s.bag)
        return ask_chance(Draw(tuple(s.bag), min(self.left, there))) if self.left > 0 and there > 0 else None

    def answer(self, s: MangroviaState, seat: Seat, action: Fell) -> None:
        for value in action.values:
            s.bag[value] -= 1
        s.drawn = tuple(sorted(s.drawn + action.values))
        s.emit(ev.DrewAmulets(self.seat, len(action.values), action.values))
        s.do(DrawAmulets(self.seat, self.left - len(action.values)))

    def run(self, s: MangroviaState) -> None:
        if self.left > 0 and sum(s.aside) > 0:
            refill_bag(s)
            s.do(self)


def refill_bag(s: MangroviaState) -> None:
    """MG-105 Only when the bag is empty all spent amulets go into it, those of value 1 too."""
    count = sum(s.aside)
    s.bag = s.aside
    s.aside = [0] * len(s.bag)
    if not s.drawn:
        s.refills = (*s.refills, s.draws)
    s.emit(ev.BagRefilled(count))


class KeepAmulets(Step[MangroviaState, PutBack]):
    """MG-103 Of two or more drawn amulets one goes back into the bag; MG-104 the others are kept, face down."""

    rules: ClassVar[tuple[str, ...]] = ("MG-103", "MG-104", "MG-108")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: MangroviaState) -> Ask | None:
        if len(s.drawn) < 2 or RETURNS[on_track(s, self.me)] == 0:
            return None
        return ask_privately(self.me, [PUT_BACK[value] for value in sorted(set(s.drawn))])

    def brings(self, s: MangroviaState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, PutBack)
        kept = list(s.drawn)
        kept.remove(action.amulet)
        return Outcome("put-back", {"amulets": tuple(kept), "total": sum(kept)})

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PutBack) and action.amulet not in s.drawn:
            return Refusal("not-drawn", ("MG-103",), {"amulet": action.amulet})
        if action is PASS:
            return Refusal("must-put-back", ("MG-103",), {})
        return not_now(action)

    def about(self, s: MangroviaState) -> dict[str, object]:
        return {"me": self.me, "count": len(s.drawn)}

    def answer(self, s: MangroviaState, seat: Seat, action: PutBack) -> None:
        at = s.drawn.index(action.amulet)
        s.drawn = s.drawn[:at] + s.drawn[at + 1 :]
        s.bag[action.amulet] += 1
        remember(s, seat, action.amulet)
        s.emit(ev.PutOneBack(seat, (action.amulet,)))
        keep(s, seat)

    def run(self, s: MangroviaState) -> None:
        keep(s, self.me)


def keep(s: MangroviaState, seat: Seat) -> None:
    """MG-104 What was drawn and not put back is the seat's own."""
    for value in s.drawn:
        s.put_amulet(seat, value, s.draws)
    s.drawn = ()
    s.drawer = NOBODY


def remember(s: MangroviaState, seat: Seat, value: int) -> None:
    """MG-108 Who put an amulet back knows that nobody had drawn it before; kept only where that tells anything."""
    slots = 0
    room = s.bag[value] - 1
    for other in s.others(seat):
        ages = s.amulet_ages[other]
        for i in range(len(ages)):
            if ages[i] > OPEN:
                slots += 1
                if s.amulets[other][i] == value:
                    room += 1
    if room < slots:
        s.returned.append((seat, value, s.draws, room))


def spend_amulet(s: MangroviaState, seat: Seat, value: int) -> None:
    """MG-105 A spent amulet is put aside, for all to see. Of equal ones the oldest goes, so the older are others."""
    held, ages = s.amulets[seat], s.amulet_ages[seat]
    at = held.index(value)
    age = ages[at]
    s.amulets[seat] = held[:at] + held[at + 1 :]
    s.amulet_ages[seat] = ages[:at] + ages[at + 1 :]
    s.aside[value] += 1
    if age == OPEN:
        return
    for i in range(at):
        fact = (seat, ages[i], value)
        if OPEN < ages[i] < age and fact not in s.not_amulets:
            s.not_amulets.append(fact)
    if s.not_amulets:
        s.not_amulets = [known for known in s.not_amulets if known[1] in s.amulet_ages[known[0]]]
    if s.returned:
        s.returned = [less_room(known, seat, value, age) for known in s.returned]


def less_room(known: tuple[int, int, int, int], seat: Seat, value: int, age: int) -> tuple[int, int, int, int]:
    """One of the amulets that somebody counts has been shown."""
    who, counted, draw, room = known
    if who != seat and counted == value and age < draw:
        return who, counted, draw, room - 1
    return known
