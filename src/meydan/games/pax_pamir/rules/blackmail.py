"""Blackmail, the ability that acts at the start of a turn."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    DONE,
    SPIES,
    Card,
    PlaceSpy,
)
from meydan.games.pax_pamir.facts import (
    BLACKMAILS,
    REGION,
)
from meydan.games.pax_pamir.rules.automa import highest_priority
from meydan.games.pax_pamir.rules.finding import FindCylinder, spare_cylinder
from meydan.games.pax_pamir.rules.moving import spy_figures
from meydan.games.pax_pamir.rules.pieces import place_spy
from meydan.games.pax_pamir.rules.playing import cards_of_region
from meydan.games.pax_pamir.rules.reasons import refuse_place
from meydan.games.pax_pamir.table import PaxState


class Blackmail(Step[PaxState, Action]):
    """PP-238 Blackmail: at the start of the turn a spy may go on a card of that region that has none. PP-177 Wakhan."""

    rules: ClassVar[tuple[str, ...]] = ("PP-238",)

    def __init__(self, me: Seat, which: int) -> None:
        self.me = me
        self.which = which

    def targets(self, s: PaxState) -> list[Card]:
        card = BLACKMAILS[self.which]
        if not s.holds(self.me, card) or not spare_cylinder(s, self.me):
            return []
        return [other for other in cards_of_region(s, REGION[card]) if not spied(s, other)]

    def ask(self, s: PaxState) -> Ask | None:
        targets = self.targets(s)
        if not targets or s.is_wakhan(self.me):
            return None
        return ask_one(self.me, [DONE, *[SPIES[card] for card in targets]])

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "region": REGION[BLACKMAILS[self.which]]}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, PlaceSpy):
            objection = refuse_place(s, action.card, REGION[BLACKMAILS[self.which]], self.rules)
            if objection is None and spied(s, action.card):
                objection = Refusal("spied-already", self.rules, {"card": action.card})
        return objection or not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, PlaceSpy):
            return Outcome("place-spy", spy_figures(s, seat, action.card))
        return Outcome("done-blackmail", {})

    def run(self, s: PaxState) -> None:
        targets = self.targets(s)
        if targets:
            s.do(FindCylinder(self.me), SendSpy(self.me, highest_priority(s, self.me, targets)))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, PlaceSpy):
            s.do(FindCylinder(seat), SendSpy(seat, action.card))


def spied(s: PaxState, card: Card) -> bool:
    for seat in range(s.seats):
        if s.spy(card, seat):
            return True
    return False


class SendSpy(Step[PaxState, Action]):
    """PP-238 Blackmail: the spy arrives, if there is one and the card is still there."""

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def run(self, s: PaxState) -> None:
        if s.cylinders[self.me] and s.owner_of(self.card) >= 0:
            place_spy(s, self.me, self.card)
            s.emit(pe.PlacedSpy(self.me, self.card, pe.BLACKMAIL))
