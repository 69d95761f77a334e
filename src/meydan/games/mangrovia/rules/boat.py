"""Phase 2: the boat passes the twelve jetties, and the bowls beside it act."""

from typing import ClassVar

from meydan.core.contract import Action, AnyStep, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import BIRD_MOVES, PASS, MoveBirds, Task
from meydan.games.mangrovia.facts import (
    AMULETS,
    BIRDS,
    BUILD,
    BUILD_DOUBLE,
    DRAW_CLOSED,
    DRAW_OPEN,
    JETTIES,
    MOVE_BIRDS,
    PLACE_AT,
    TAKE_START,
)
from meydan.games.mangrovia.rules.amulets import GetAmulets
from meydan.games.mangrovia.rules.building import BuildHut
from meydan.games.mangrovia.rules.cards import DrawClosed, TakeOpen
from meydan.games.mangrovia.rules.parts import Part
from meydan.games.mangrovia.table import MangroviaState


class Boat(Step[MangroviaState, Action]):
    """MG-060 The boat comes to a jetty; if a bowl stands beside it, its owner acts (MG-063), else it moves on."""

    rules: ClassVar[tuple[str, ...]] = ("MG-060",)

    def __init__(self, jetty: int) -> None:
        self.jetty = jetty

    def run(self, s: MangroviaState) -> None:
        s.jetty = self.jetty
        me = s.bowls[PLACE_AT[self.jetty]]
        if me < 0:
            return
        s.emit(ev.BoatStopped(me, self.jetty))
        choices = JETTIES[self.jetty]
        if len(choices) > 1:
            s.do(Choose(me, self.jetty, choices[0][0][0], choices[1][0][0]))
        else:
            plan(s, me, self.jetty, choices[0])


def plan(s: MangroviaState, me: Seat, jetty: int, parts: list[tuple[int, int]]) -> None:
    """MG-061 One part after the other; what is planned last comes first."""
    for task, count in reversed(parts):
        s.do(step_for(me, jetty, task, count))


def step_for(me: Seat, jetty: int, task: int, count: int) -> AnyStep:
    """What stands beside a jetty: MG-067 an open card and then one from a pile, MG-074 a hut and then a card, MG-075
    the birds and then the start of the next round."""
    if task == MOVE_BIRDS:
        return PlaceBirds(me)
    return BecomeStart(me) if task == TAKE_START else part_for(me, jetty, task, count)


def part_for(me: Seat, jetty: int, task: int, count: int) -> Part:
    """MG-062 What may be left out: all but moving the birds and starting the next round."""
    if task == DRAW_OPEN:
        return TakeOpen(me, jetty, count)
    if task == DRAW_CLOSED:
        return DrawClosed(me, jetty, count)
    if task == AMULETS:
        return GetAmulets(me, jetty)
    assert task in (BUILD, BUILD_DOUBLE)
    return BuildHut(me, jetty, task == BUILD_DOUBLE, count)


class Choose(Part):
    """MG-068, MG-070, MG-071, MG-072 Either one or the other: the first answer decides, and there is no mixing."""

    rules: ClassVar[tuple[str, ...]] = ("MG-061", "MG-062", "MG-068", "MG-070", "MG-071", "MG-072")

    def __init__(self, me: Seat, jetty: int, task: Task, other_task: Task) -> None:
        super().__init__(me, jetty)
        self.task = task
        self.other_task = other_task

    def firsts(self) -> list[Part]:
        """The first part of each alternative."""
        return [part_for(self.me, self.jetty, *parts[0]) for parts in JETTIES[self.jetty]]

    def ask(self, s: MangroviaState) -> Ask | None:
        options: list[Action] = [PASS]
        possible = False
        private = False
        for part in self.firsts():
            if part.possible(s):
                possible = True
                private = private or part.secret
                options += part.offers(s)
        return ask_one(self.me, options, private) if possible else None

    def about(self, s: MangroviaState) -> dict[str, object]:
        """Only what is possible is spoken of."""
        both = zip((self.task, self.other_task), self.firsts(), strict=True)
        tasks = [task for task, part in both if part.possible(s)]
        return {"me": self.me, "jetty": self.jetty, "task": tasks[0], "other_task": tasks[-1], "both": len(tasks) > 1}

    def run(self, s: MangroviaState) -> None:
        """MG-062 Neither is possible."""
        for part in self.firsts():
            part.run(s)

    def missing(self, s: MangroviaState) -> str:
        """MG-062 The first thing that is missing where no alternative can be chosen."""
        told = [part.missing(s) for part in self.firsts() if part.possible(s)]
        return "" if "" in told else told[0]

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal:
        for part in self.firsts():
            if part.takes(action):
                return part.objection(s, action) or not_now(action)
        return not_now(action)

    def subjects(self, s: MangroviaState, seat: Seat) -> list[Action]:
        return [action for part in self.firsts() for action in part.examples(s)]

    def brings(self, s: MangroviaState, seat: Seat, action: Action) -> Outcome:
        for part in self.firsts():
            if part.takes(action):
                return part.worth(s, action)
        return Outcome("pass-both", {"task": self.task, "other_task": self.other_task})

    def settles(self, s: MangroviaState, seat: Seat, action: Action) -> bool:
        return any([part.takes(action) and part.settles(s, seat, action) for part in self.firsts()])

    def answer(self, s: MangroviaState, seat: Seat, action: Action) -> None:
        if action is PASS:
            s.emit(ev.Passed(seat, self.missing(s)))
            return
        for parts in JETTIES[self.jetty]:
            first = part_for(self.me, self.jetty, *parts[0])
            if first.takes(action):
                plan(s, self.me, self.jetty, parts[1:])
                first.begin(s, action)


class PlaceBirds(Step[MangroviaState, MoveBirds]):
    """MG-075 Put the birds on any two landscapes, MG-081 two different ones; they may stay where they are.
    MG-079 This comes after all building of the round."""

    rules: ClassVar[tuple[str, ...]] = ("MG-075", "MG-078", "MG-081")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: MangroviaState) -> Ask | None:
        return ask_one(self.me, BIRD_MOVES)

    def about(self, s: MangroviaState) -> dict[str, object]:
        return {"me": self.me, "landscapes": s.birds}

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, MoveBirds) and len(set(action.landscapes)) != BIRDS:
            return Refusal("two-landscapes", ("MG-075", "MG-081"), {})
        if action is PASS:
            return Refusal("birds-may-stay", ("MG-078", "MG-081"), {"landscapes": s.birds})
        return not_now(action)

    def brings(self, s: MangroviaState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, MoveBirds)
        held = s.land_counts(seat)
        cards = sum([held[land] for land in action.landscapes])
        return Outcome("move-birds", {"stay": action.landscapes == s.birds, "mine": cards})

    def default(self, s: MangroviaState, seat: Seat, options: list[Action]) -> Action:
        """MG-078 The birds stay where they are."""
        for option in options:
            if isinstance(option, MoveBirds) and option.landscapes == s.birds:
                return option
        return options[0]

    def answer(self, s: MangroviaState, seat: Seat, action: MoveBirds) -> None:
        s.birds = action.landscapes
        s.emit(ev.BirdsMoved(seat, s.birds))


class BecomeStart(Step[MangroviaState, Action]):
    """MG-130 Whose bowl stands on the first ritual place starts the next round; MG-078 that cannot be declined."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: MangroviaState) -> None:
        s.claimed = self.me
