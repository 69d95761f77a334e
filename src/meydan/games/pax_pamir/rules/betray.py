"""The betray action, and the prize."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    BETRAYALS,
    LEAVE_PRIZE,
    TAKE_PRIZE,
    Betray,
    Card,
)
from meydan.games.pax_pamir.facts import (
    BETRAY,
    BETRAY_COST,
    BODYGUARDS,
    PATRIOT,
    POLITICAL,
    PRIZE,
    RUMOR,
    SUIT,
)
from meydan.games.pax_pamir.rules.court import burn_court, change_loyalty
from meydan.games.pax_pamir.rules.influence import influence
from meydan.games.pax_pamir.rules.market import pay_cost
from meydan.games.pax_pamir.rules.moving import own_spies
from meydan.games.pax_pamir.rules.prospects import burn_figures, favours_lost, loyalty_figures
from meydan.games.pax_pamir.rules.reasons import refuse_cost, refuse_without_spy
from meydan.games.pax_pamir.table import PaxState


def guarded(s: PaxState, card: Card) -> bool:
    """PP-140 Bodyguards protect all political cards in their holder's court (PP-238)."""
    if SUIT[card] != POLITICAL:
        return False
    owner = s.owner_of(card)
    return s.holds(owner, BODYGUARDS[0]) or s.holds(owner, BODYGUARDS[1])


def betrayable(s: PaxState, me: Seat) -> list[Card]:
    """PP-140 Court cards with an own spy on them, in any court including one's own."""
    return [card for card in own_spies(s, me) if not guarded(s, card)]


def can_betray(s: PaxState, me: Seat) -> bool:
    """PP-140 There is a card to betray, and PP-142 the cost of it."""
    return s.rupees[me] >= BETRAY_COST and len(betrayable(s, me)) > 0


def refuse_betrayal(s: PaxState, me: Seat) -> Refusal | None:
    """PP-140 What stands against betraying at all."""
    spied = own_spies(s, me)
    if not spied:
        return Refusal("no-spies-out", ("PP-140",), {})
    if not betrayable(s, me):
        return Refusal("guarded", ("PP-140", "PP-238"), {"card": spied[0]})
    return None if can_betray(s, me) else refuse_cost(BETRAY, BETRAY_COST, s.rupees[me], ("PP-142",))


class ChooseBetrayal(Step[PaxState, Action]):
    """PP-140 A card with an own spy on it is discarded; PP-142 it always costs two rupees."""

    rules: ClassVar[tuple[str, ...]] = ("PP-140", "PP-142")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        return ask_one(self.me, [BETRAYALS[card] for card in betrayable(s, self.me)])

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, Betray):
            objection = refuse_without_spy(s, seat, action.card, ("PP-140",))
            if objection is None and guarded(s, action.card):
                objection = Refusal("guarded", ("PP-140", "PP-238"), {"card": action.card})
        return objection or not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-142 The cost, PP-145 what its owner loses with it, and PP-143 the prize."""
        assert isinstance(action, Betray)
        card = action.card
        owner, prize = s.owner_of(card), PRIZE[card]
        offered = "none" if prize < 0 else "same" if prize == s.loyalty[seat] else "turns"
        figures: dict[str, object] = {"cost": BETRAY_COST, "target": owner, "own": owner == seat, "offered": offered}
        if prize >= 0:
            figures["coalition"] = prize
        return Outcome("betray", burn_figures(s, owner, card) | figures)

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        """PP-140 A card of the own court is lost for good."""
        return isinstance(action, Betray) and s.holds(seat, action.card)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Betray):
            betray(s, seat, action.card)


def betray(s: PaxState, me: Seat, card: Card) -> None:
    """PP-145 The discard may cost its owner leverage and an overthrow; then PP-143 the prize."""
    pay_cost(s, me, BETRAY_COST, 0)
    owner = s.owner_of(card)
    s.emit(ev.Betrayed(me, owner, card, me == owner))
    if PRIZE[card] >= 0:
        s.do(ClaimPrize(me, card))
    burn_court(s, owner, card)


class ClaimPrize(Step[PaxState, Action]):
    """PP-143 The betrayed card may be taken as a prize, PP-144 even if that changes the loyalty."""

    rules: ClassVar[tuple[str, ...]] = ("PP-143", "PP-144")

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def ask(self, s: PaxState) -> Ask | None:
        if s.is_wakhan(self.me):
            return None
        same = PRIZE[self.card] == s.loyalty[self.me]
        return ask_one(self.me, [TAKE_PRIZE, LEAVE_PRIZE] if same else [LEAVE_PRIZE, TAKE_PRIZE])

    def about(self, s: PaxState) -> dict[str, object]:
        turns = "no" if PRIZE[self.card] == s.loyalty[self.me] else "yes"
        return {"me": self.me, "card": self.card, "coalition": PRIZE[self.card], "turns": turns}

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-039 The influence one would have then; PP-144 what a change of loyalty costs first."""
        prize = PRIZE[self.card]
        turns = prize != s.loyalty[seat]
        if action is LEAVE_PRIZE:
            return Outcome("leave-prize", {"influence": influence(s, seat, s.loyalty[seat])})
        rumoured = s.has_effect(seat, RUMOR)
        new = 2 + (0 if rumoured else len([card for card in s.courts[seat] if PATRIOT[card] == prize]))
        after = new if turns else influence(s, seat, prize) + 1
        figures: dict[str, object] = {"turns": turns, "influence": after}
        return Outcome("take-prize", figures | loyalty_figures(s, seat, prize))

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        """PP-144 A prize of another coalition costs gifts, prizes and patriots."""
        prize = PRIZE[self.card]
        return action is TAKE_PRIZE and prize != s.loyalty[seat] and favours_lost(s, seat, prize) > 0

    def run(self, s: PaxState) -> None:
        take_prize(s, self.me, self.card)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is TAKE_PRIZE:
            take_prize(s, seat, self.card)
        else:
            s.emit(ev.LeftPrize(seat, self.card))


def take_prize(s: PaxState, me: Seat, card: Card) -> None:
    """PP-144 A prize of another coalition first costs all gifts, prizes and patriots. PP-178 Not Wakhan."""
    s.do(KeepPrize(me, card))
    if not s.is_wakhan(me) and PRIZE[card] != s.loyalty[me]:
        change_loyalty(s, me, PRIZE[card])


class KeepPrize(Step[PaxState, Action]):
    """PP-143 The prize lies under the dial."""

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def run(self, s: PaxState) -> None:
        s.burnt.remove(self.card)
        s.prizes[self.me] = (*s.prizes[self.me], self.card)
        s.emit(ev.TookPrize(self.me, self.card))
