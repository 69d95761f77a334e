"""The first three steps of clean-up: court, hand, and events in the leftmost column."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Seat, Step, ask_one
from meydan.games.pax_pamir.actions import DISCARDS, Card, Discard
from meydan.games.pax_pamir.codes import slot_at
from meydan.games.pax_pamir.facts import (
    COURT_CARDS,
)
from meydan.games.pax_pamir.rules.automa import gives_up
from meydan.games.pax_pamir.rules.court import Burning, burn_court, burn_hand
from meydan.games.pax_pamir.rules.happenings import event_discarded
from meydan.games.pax_pamir.table import PaxState


class BurnCourt(Burning):
    """PP-070 Clean-up 1: own court cards above the limit are burnt, the limit counted anew after each (PP-028)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-029", "PP-070")
    not_here: ClassVar[str] = "not-in-court"

    def __init__(self, me: Seat) -> None:
        self.me = me

    def cards(self, s: PaxState) -> list[Card]:
        return list(s.courts[self.me])

    def over(self, s: PaxState) -> int:
        """PP-029 How many cards the court holds above its limit."""
        return len(s.courts[self.me]) - s.court_limit(self.me)

    def ask(self, s: PaxState) -> Ask | None:
        if self.over(s) <= 0 or s.is_wakhan(self.me):
            return None
        return ask_one(self.me, [DISCARDS[card] for card in s.courts[self.me]])

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "over": self.over(s), "limit": s.court_limit(self.me)}

    def run(self, s: PaxState) -> None:
        if self.over(s) > 0:
            s.do(self)
            burn_court(s, self.me, gives_up(s, self.me))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            s.do(self)
            burn_court(s, seat, action.card)


class BurnHand(Burning):
    """PP-071 Clean-up 2: own hand cards above the limit are burnt (PP-030)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-031", "PP-071")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def cards(self, s: PaxState) -> list[Card]:
        return list(s.hands[self.me])

    def over(self, s: PaxState) -> int:
        """PP-031 How many cards the hand holds above its limit."""
        return len(s.hands[self.me]) - s.hand_limit(self.me)

    def ask(self, s: PaxState) -> Ask | None:
        if self.over(s) <= 0:
            return None
        return ask_one(self.me, [DISCARDS[card] for card in s.hands[self.me]])

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "over": self.over(s), "limit": s.hand_limit(self.me)}

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            s.do(self)
            burn_hand(s, seat, action.card)


class DiscardEvents(Step[PaxState, Action]):
    """PP-072 Clean-up 3: each event in the leftmost column is discarded, the top row first."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: PaxState) -> None:
        s.do(DiscardEvent(slot_at(0, 0)), DiscardEvent(slot_at(1, 0)))


class DiscardEvent(Step[PaxState, Action]):
    """PP-072 The event at this slot acts by its upper half; PP-073 rupees on it stay."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: PaxState) -> None:
        card = s.market[self.slot]
        if card >= COURT_CARDS:
            s.market[self.slot] = -1
            event_discarded(s, card)
