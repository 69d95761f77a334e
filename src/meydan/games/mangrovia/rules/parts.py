"""What all parts of an action have in common: they may be left out, and some are a choice at a jetty."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, not_now
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import PASS, Task
from meydan.games.mangrovia.table import MangroviaState


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
        return False

    def why_not(self, s: MangroviaState, action: Action) -> Refusal | None:
        """Why an action that this part takes is not offered."""
        return None

    def begin(self, s: MangroviaState, action: Action) -> None:
        """Do it."""

    def ask(self, s: MangroviaState) -> Ask | None:
        if not self.possible(s):
            return None
        return Ask([self.me], [[PASS, *self.offers(s)]], self.secret)

    def run(self, s: MangroviaState) -> None:
        """MG-062 What is impossible is left out, and all are told."""
        s.emit(ev.NothingThere(self.me, self.what()))

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        return self.why_not(s, action) if self.takes(action) else not_now(self.rules)

    def answer(self, s: MangroviaState, seat: Seat, action: Action) -> None:
        if action is PASS:
            s.emit(ev.Passed(seat))
        else:
            self.begin(s, action)
