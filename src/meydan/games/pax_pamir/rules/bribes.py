"""Bribes: for playing a card where another rules, and for using a card that is held hostage."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    DEMANDS,
    PAY,
    REFUSE,
    WITHDRAW,
    Card,
    Demand,
)
from meydan.games.pax_pamir.codes import withdrawal_code
from meydan.games.pax_pamir.facts import (
    CHARISMATIC_COURTIERS,
    CIVIL_SERVICE,
    COURTLY_MANNERS,
    DISREGARD,
    REGION,
)
from meydan.games.pax_pamir.rules.card_actions import begin_deed, least_cost
from meydan.games.pax_pamir.rules.playing import PutCard
from meydan.games.pax_pamir.table import PaxState

NO_DEED: Final = -1


def play_bribe(s: PaxState, me: Seat, card: Card) -> int:
    """PP-096 As many rupees as the ruler has tribes there; PP-095 none if you rule or nobody does, or by an ability."""
    region = REGION[card]
    ruler = s.ruler[region]
    if ruler < 0 or ruler == me or s.in_force(DISREGARD) or s.holds(me, CHARISMATIC_COURTIERS):
        return 0
    return s.tribe(region, ruler)


def hostage_bribe(s: PaxState, me: Seat, card: Card) -> int:
    """PP-118 One rupee for each spy of the hostage taker; PP-241 for bonus actions too."""
    taker = s.hostage_taker(me, card)
    if taker < 0 or s.in_force(DISREGARD) or s.holds(me, CIVIL_SERVICE):
        return 0
    return s.spy(card, taker)


def request_play(s: PaxState, me: Seat, card: Card) -> None:
    """PP-094 The card is shown; its region's ruler may want a bribe."""
    bribe = play_bribe(s, me, card)
    if bribe:
        s.do(NameBribe(me, s.ruler[REGION[card]], card, NO_DEED, bribe))
    else:
        go_on(s, me, card, NO_DEED)


def request_deed(s: PaxState, me: Seat, card: Card, deed: int) -> None:
    """PP-118 The owner may use a hostage card only after paying the hostage taker."""
    bribe = hostage_bribe(s, me, card)
    if bribe:
        taker = s.hostage_taker(me, card)
        s.emit(ev.AskedLeave(me, taker, card, deed))
        s.do(NameBribe(me, taker, card, deed, bribe))
    else:
        go_on(s, me, card, deed)


def go_on(s: PaxState, me: Seat, card: Card, deed: int) -> None:
    if deed == NO_DEED:
        s.actions_left -= 1
        s.do(PutCard(me, card))
    else:
        begin_deed(s, me, card, deed)


def for_what(deed: int) -> dict[str, object]:
    return {"kind": "play"} if deed == NO_DEED else {"kind": "use", "deed": deed}


class NameBribe(Step[PaxState, Demand]):
    """PP-097 The ruler, or PP-119 the hostage taker, names one sum and may waive any part. Wakhan waives nothing."""

    rules: ClassVar[tuple[str, ...]] = ("PP-096", "PP-097", "PP-118", "PP-119")

    def __init__(self, me: Seat, target: Seat, card: Card, deed: int, full: int) -> None:
        self.me = me
        self.target = target
        self.card = card
        self.deed = deed
        self.full = full

    def ask(self, s: PaxState) -> Ask | None:
        if s.is_wakhan(self.target):
            return None
        return ask_one(self.target, DEMANDS[self.full :: -1])

    def about(self, s: PaxState) -> dict[str, object]:
        about: dict[str, object] = {"me": self.me, "target": self.target, "card": self.card, "full": self.full}
        return about | for_what(self.deed)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Demand) and action.rupees > self.full:
            return Refusal("bribe-too-high", self.rules, {"full": self.full})
        return not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-098 Whether the other could pay it; who cannot has to withdraw."""
        assert isinstance(action, Demand)
        asked = AnswerBribe(self.me, self.target, self.card, self.deed, action.rupees)
        able = "may-refuse" if s.has_effect(self.me, COURTLY_MANNERS) else "yes" if asked.can_pay(s) else "no"
        figures: dict[str, object] = {"me": self.me, "rupees": action.rupees, "waived": self.full - action.rupees}
        return Outcome("demand", figures | {"able": able, "purse": s.rupees[self.me]})

    def run(self, s: PaxState) -> None:
        self.named(s, self.full)

    def answer(self, s: PaxState, seat: Seat, action: Demand) -> None:
        self.named(s, action.rupees)

    def named(self, s: PaxState, rupees: int) -> None:
        s.emit(ev.Demanded(self.target, self.me, rupees, self.full))
        if rupees:
            s.do(AnswerBribe(self.me, self.target, self.card, self.deed, rupees))
        else:
            go_on(s, self.me, self.card, self.deed)


class AnswerBribe(Step[PaxState, Action]):
    """PP-098 Pay or withdraw: PP-240 withdrawing spends no action, and the same is not offered again this turn."""

    rules: ClassVar[tuple[str, ...]] = ("PP-096", "PP-098", "PP-118", "PP-240")

    def __init__(self, me: Seat, target: Seat, card: Card, deed: int, rupees: int) -> None:
        self.me = me
        self.target = target
        self.card = card
        self.deed = deed
        self.rupees = rupees

    def can_pay(self, s: PaxState) -> bool:
        """PP-119 Enough must be left for what the action itself costs at least."""
        need = self.rupees if self.deed == NO_DEED else self.rupees + least_cost(s, self.me, self.deed)
        return s.rupees[self.me] >= need

    def ask(self, s: PaxState) -> Ask | None:
        options: list[Action] = []
        if self.can_pay(s):
            options.append(PAY)
        if s.has_effect(self.me, COURTLY_MANNERS):
            options.append(REFUSE)
        options.append(WITHDRAW)
        return ask_one(self.me, options)

    def about(self, s: PaxState) -> dict[str, object]:
        about: dict[str, object] = {"me": self.me, "target": self.target, "card": self.card, "rupees": self.rupees}
        return about | for_what(self.deed)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        if action is PAY and not self.can_pay(s):
            return Refusal("cannot-pay-bribe", self.rules, {"rupees": self.rupees})
        if action is REFUSE and not s.has_effect(seat, COURTLY_MANNERS):
            return Refusal("no-courtly-manners", ("PP-239",), {})
        return not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        return [PAY, WITHDRAW]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        figures = for_what(self.deed) | {"target": self.target}
        if action is PAY:
            return Outcome("pay", figures | {"rupees": self.rupees, "left": s.rupees[seat] - self.rupees})
        return Outcome(action.verb(), figures)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is WITHDRAW:
            s.withdrawn = (*s.withdrawn, withdrawal_code(self.card, self.deed))
            s.emit(ev.Withdrew(seat, self.card, not self.can_pay(s)))
            return
        if action is PAY:
            pay_bribe(s, seat, self.target, self.rupees)
        else:
            s.emit(ev.RefusedBribe(seat, self.target))
        go_on(s, seat, self.card, self.deed)


def pay_bribe(s: PaxState, me: Seat, target: Seat, rupees: int) -> None:
    """PP-096 The sum goes from player to player."""
    s.rupees[me] -= rupees
    s.rupees[target] += rupees
    s.emit(ev.Bribed(me, target, rupees))


def is_withdrawn(s: PaxState, card: Card, deed: int) -> bool:
    """PP-098 The play, or PP-240 the action, is not offered again this turn."""
    return len(s.withdrawn) > 0 and withdrawal_code(card, deed) in s.withdrawn
