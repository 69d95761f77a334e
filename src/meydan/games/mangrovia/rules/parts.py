"""What all parts of an action have in common: they may be left out, and some are a choice at a jetty."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import PASS, Build, BuildDouble, DrawFrom, MoveBirds, Take, TakeAmulets, Task
from meydan.games.mangrovia.facts import (
    AMULETS,
    BUILD,
    BUILD_DOUBLE,
    DRAW_CLOSED,
    DRAW_OPEN,
    JETTIES,
    JETTY_RULES,
    MOVE_BIRDS,
)
from meydan.games.mangrovia.table import MangroviaState

NO_TASK: Final = -1


def task_of(action: Action) -> int:
    """The task at a jetty that this answers, or none."""
    if isinstance(action, Take):
        return DRAW_OPEN
    if isinstance(action, DrawFrom):
        return DRAW_CLOSED
    if isinstance(action, TakeAmulets):
        return AMULETS
    if isinstance(action, Build):
        return BUILD
    if isinstance(action, BuildDouble):
        return BUILD_DOUBLE
    return MOVE_BIRDS if isinstance(action, MoveBirds) else NO_TASK


def out_of_turn(jetty: int, now: Task, action: Action) -> Refusal | None:
    """MG-061 What a jetty offers is done in its order, MG-092 open cards before those of the piles; MG-068 who has
    begun one of two alternatives does not mix."""
    wanted = task_of(action)
    for parts in JETTIES[jetty]:
        tasks = [task for task, _ in parts]
        if wanted in tasks:
            if now in tasks:
                return Refusal("fixed-order", ("MG-061", JETTY_RULES[jetty]), {"jetty": jetty, "task": now})
            return Refusal("no-mixing", (JETTY_RULES[jetty],), {"jetty": jetty, "task": now})
    return None


class Part(Step[MangroviaState, Action]):
    """MG-062 A part of an action at a jetty. It may be left out; MG-061 what comes after it still follows."""

    rules: ClassVar[tuple[str, ...]] = ("MG-061", "MG-062")
    secret: ClassVar[bool] = False
    """Whether hidden things decide what is offered."""

    def __init__(self, me: Seat, jetty: int) -> None:
        self.me = me
        self.jetty = jetty

    def what(self) -> Task:
        """What it is called."""
        raise NotImplementedError

    def possible(self, s: MangroviaState) -> bool:
        """Whether it can be done at all, as far as everybody can see."""
        return False

    def offers(self, s: MangroviaState) -> list[Action]:
        """What can be chosen, besides leaving it out."""
        return []

    def takes(self, action: Action) -> bool:
        """Whether this is an answer to this part."""
        return task_of(action) == self.what()

    def objection(self, s: MangroviaState, action: Action) -> Refusal | None:
        """What speaks against an answer to this part."""
        return None

    def begin(self, s: MangroviaState, action: Action) -> None:
        """Do it."""

    def ask(self, s: MangroviaState) -> Ask | None:
        if not self.possible(s):
            return None
        return ask_one(self.me, [PASS, *self.offers(s)], self.secret)

    def run(self, s: MangroviaState) -> None:
        """MG-062 What is impossible is left out, and all are told."""
        s.emit(ev.NothingThere(self.me, self.what()))

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal:
        found = self.objection(s, action) if self.takes(action) else out_of_turn(self.jetty, self.what(), action)
        return found or not_now(action)

    def missing(self, s: MangroviaState) -> str:
        """What hidden thing is missing so that nothing can be chosen; nothing where something can."""
        return ""

    def examples(self, s: MangroviaState) -> list[Action]:
        """An answer to this part that a player would look for, whether it is offered or not."""
        return []

    def worth(self, s: MangroviaState, action: Action) -> Outcome:
        """What an answer to this part brings."""
        raise NotImplementedError

    def subjects(self, s: MangroviaState, seat: Seat) -> list[Action]:
        return self.examples(s)

    def brings(self, s: MangroviaState, seat: Seat, action: Action) -> Outcome:
        return Outcome("pass", {"task": self.what()}) if action is PASS else self.worth(s, action)

    def answer(self, s: MangroviaState, seat: Seat, action: Action) -> None:
        if action is PASS:
            s.emit(ev.Passed(seat, self.missing(s)))
        else:
            self.begin(s, action)


class Several(Part):
    """MG-095 A part that is done so many times, one after the other, as long as there is anything left."""

    def __init__(self, me: Seat, jetty: int, left: int) -> None:
        super().__init__(me, jetty)
        self.left = left

    def begun(self) -> bool:
        """Whether some of it has been done: the jetty offers it more often than it is left."""
        for parts in JETTIES[self.jetty]:
            for task, count in parts:
                if task == self.what():
                    return self.left < count
        return False

    def run(self, s: MangroviaState) -> None:
        """MG-095 Who has had all there was had it: that there is no more goes without saying."""
        if not self.begun():
            super().run(s)
