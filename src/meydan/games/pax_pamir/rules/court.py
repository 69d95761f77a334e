"""Cards that leave a court or a hand: overthrow, leverage, burying, and the change of loyalty."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import DISCARDS, Card, Coalition, Discard, Region
from meydan.games.pax_pamir.facts import (
    GIFTS,
    LEVERAGE_RUPEES,
    LEVERAGED,
    PATRIOT,
    POLITICAL,
    REGION,
    SUIT,
)
from meydan.games.pax_pamir.rules.pieces import take_gift, take_spy, take_tribes, update_all_rule
from meydan.games.pax_pamir.rules.prospects import burn_figures
from meydan.games.pax_pamir.rules.reasons import refuse_discard
from meydan.games.pax_pamir.table import Buried, PaxState

# Overthrow and discards of court cards: together, because each can cause the other


def overthrow_from_map(s: PaxState, seat: Seat, region: Region) -> None:
    """PP-064 Losing the last tribe in a region burns all own political cards of that region, at once. PP-066 Only a
    loss does; PP-235 Wakhan is overthrown like anyone."""
    if s.tribe(region, seat) == 0 and s.has_political(seat, region):
        s.emit(ev.Overthrown(seat, region))
        s.do(Overthrow(seat, region))


class Burning(Step[PaxState, Action]):
    """A card is burnt, of several its owner's choice; PP-061 one of the court is lost with all that hangs on it."""

    not_here: ClassVar[str] = "not-in-hand"
    """Why another card cannot be chosen."""

    def cards(self, s: PaxState) -> list[Card]:
        """Those that may be burnt."""
        raise NotImplementedError

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        return refuse_discard(action, self.cards(s), self.not_here, self.rules) or not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        return discard_outcome(s, seat, action)

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        return burns_court(s, seat, action)

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        return mildest_discard(s, seat, options)


class LoseCards(Burning):
    """PP-042 Cards that must go leave one by one, in their owner's order where one is leveraged (PP-063)."""

    not_here: ClassVar[str] = "not-a-lost-card"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def lost(self, s: PaxState) -> list[Card]:
        """Those still there."""
        raise NotImplementedError

    def cards(self, s: PaxState) -> list[Card]:
        return self.lost(s)

    def ask(self, s: PaxState) -> Ask | None:
        lost = self.lost(s)
        if s.is_wakhan(self.seat) or len(lost) < 2 or not [card for card in lost if LEVERAGED[card]]:
            return None
        return ask_one(self.seat, [DISCARDS[card] for card in lost])

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        """All of them go; only the order is chosen."""
        return False

    def run(self, s: PaxState) -> None:
        lost = self.lost(s)
        if lost:
            self.burn(s, lost[0])

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            self.burn(s, action.card)

    def burn(self, s: PaxState, card: Card) -> None:
        s.do(self)
        burn_court(s, self.seat, card)


class Overthrow(LoseCards):
    """PP-064 All own political cards of the region are lost; PP-145 each may cost its leverage."""

    rules: ClassVar[tuple[str, ...]] = ("PP-063", "PP-064")

    def __init__(self, seat: Seat, region: Region) -> None:
        super().__init__(seat)
        self.region = region

    def lost(self, s: PaxState) -> list[Card]:
        """PP-064 All political cards of the region."""
        return [card for card in s.courts[self.seat] if SUIT[card] == POLITICAL and REGION[card] == self.region]


def overthrow_from_court(s: PaxState, seat: Seat, region: Region) -> None:
    """PP-065 Losing the last political card of a region removes all own tribes there, at once."""
    tribes = s.tribe(region, seat)
    if tribes and not s.has_political(seat, region):
        s.emit(pe.LostTribes(seat, region, tribes))
        take_tribes(s, region, seat, tribes)


def burn_court(s: PaxState, owner: Seat, card: Card) -> None:
    """PP-061 A discarded court card sends all spies on it home (PP-141); PP-062 a leveraged one is to be paid back."""
    s.courts[owner] = tuple([other for other in s.courts[owner] if other != card])
    s.burnt.append(card)
    s.emit(ev.BurntCourt(owner, card))
    for seat in range(s.seats):
        count = s.spy(card, seat)
        if count:
            take_spy(s, card, seat, count)
    if SUIT[card] == POLITICAL:
        overthrow_from_court(s, owner, REGION[card])
    if LEVERAGED[card]:
        s.do(PayLeverage(owner))


class PayLeverage(Step[PaxState, Action]):
    """PP-062 Two rupees to the bank for a leveraged card that left the court. PP-232 Wakhan owes no cards."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: PaxState) -> None:
        paid = min(LEVERAGE_RUPEES, s.rupees[self.seat])
        short = LEVERAGE_RUPEES - paid
        s.rupees[self.seat] -= paid
        s.emit(ev.PaidLeverage(self.seat, paid, short))
        if short and not s.is_wakhan(self.seat):
            s.do(PayInCards(self.seat, short))


class PayInCards(Burning):
    """PP-063 For each rupee short the owner burns a card of hand or court; with no cards left the debt lapses."""

    rules: ClassVar[tuple[str, ...]] = ("PP-062", "PP-063")
    not_here: ClassVar[str] = "not-your-card"

    def __init__(self, seat: Seat, short: int) -> None:
        self.seat = seat
        self.short = short

    def cards(self, s: PaxState) -> list[Card]:
        return [*s.courts[self.seat], *s.hands[self.seat]]

    def ask(self, s: PaxState) -> Ask | None:
        cards = self.cards(s)
        return ask_one(self.seat, [DISCARDS[card] for card in cards]) if cards else None

    def run(self, s: PaxState) -> None:
        s.emit(ev.DebtLapsed(self.seat, self.short))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            if self.short > 1:
                s.do(PayInCards(seat, self.short - 1))
            if action.card in s.hands[seat]:
                burn_hand(s, seat, action.card)
            else:
                burn_court(s, seat, action.card)


def discard_outcome(s: PaxState, seat: Seat, action: Action) -> Outcome:
    """PP-061 What goes with a card of the court; PP-243 who sees one of the hand."""
    assert isinstance(action, Discard)
    if action.card in s.hands[seat]:
        return Outcome("discard-hand", {"rest": len(s.hands[seat]) - 1, "shown": s.house.open_discards})
    return Outcome("discard-court", burn_figures(s, seat, action.card))


def burns_court(s: PaxState, seat: Seat, action: Action) -> bool:
    """PP-061 A card of the own court does not come back."""
    return isinstance(action, Discard) and s.holds(seat, action.card)


def discard_harm(s: PaxState, seat: Seat, card: Card) -> int:
    """What burning a card brings besides: nothing from the hand or else from the court, PP-061 spies of others sent
    home, PP-065 own tribes sent home, PP-062 leverage to pay back."""
    if card in s.hands[seat]:
        return 0
    if LEVERAGED[card]:
        return 4
    region = REGION[card]
    if SUIT[card] == POLITICAL and s.tribe(region, seat):
        same = [other for other in s.courts[seat] if SUIT[other] == POLITICAL and REGION[other] == region]
        if len(same) == 1:
            return 3
    spied = [other for other in range(s.seats) if other != seat and s.spy(card, other)]
    return 2 if spied else 1


def mildest_discard(s: PaxState, seat: Seat, options: list[Action]) -> Action:
    """The discard that commits to least."""
    best, least = options[0], 5
    for option in options:
        if isinstance(option, Discard):
            harm = discard_harm(s, seat, option.card)
            if harm < least:
                best, least = option, harm
    return best


# Hands


def burn_hand(s: PaxState, seat: Seat, card: Card) -> None:
    """PP-243 A card burnt from a hand is not shown: others only know what it may have been."""
    possible = [*s.hands[seat], *[gone.card for gone in s.buried if gone.holder == seat]]
    s.hands[seat] = without(s.hands[seat], card)
    if s.house.open_discards:
        s.burnt.append(card)
    else:
        s.buried.append(Buried(seat, seat, card, tuple(sorted(possible))))
    s.emit(ev.BurntHand(seat, (card,), s.house.open_discards))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([other for other in cards if other != card])


def reveal(s: PaxState, card: Card) -> None:
    """PP-094 A card shown is not one of those that were burnt unseen."""
    for i in range(len(s.buried)):
        gone = s.buried[i]
        if card in gone.candidates:
            s.buried[i] = Buried(gone.owner, gone.holder, gone.card, without(gone.candidates, card))


# Loyalty


def change_loyalty(s: PaxState, seat: Seat, coalition: Coalition) -> None:
    """PP-041 All gifts (PP-130) and prizes are lost, then the patriots, then the dial turns; PP-007 tribes and spies
    stay."""
    gifts = s.gift_count(seat)
    prizes = s.prizes[seat]
    if gifts or prizes:
        s.emit(ev.LostFavours(seat, gifts, len(prizes)))
    for gift in range(GIFTS):
        if s.has_gift(seat, gift):
            take_gift(s, seat, gift)
    s.burnt.extend(prizes)
    s.prizes[seat] = ()
    s.do(LosePatriots(seat, coalition), TurnDial(seat, coalition))


class LosePatriots(LoseCards):
    """PP-041 All patriots of the old loyalty are lost (PP-042)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-041", "PP-042")

    def __init__(self, seat: Seat, coalition: Coalition) -> None:
        super().__init__(seat)
        self.coalition = coalition

    def lost(self, s: PaxState) -> list[Card]:
        """PP-041 All patriots of another coalition than the new one."""
        return [card for card in s.courts[self.seat] if PATRIOT[card] >= 0 and PATRIOT[card] != self.coalition]


class TurnDial(Step[PaxState, Action]):
    """PP-040 The player is loyal to the other coalition from now on."""

    def __init__(self, seat: Seat, coalition: Coalition) -> None:
        self.seat = seat
        self.coalition = coalition

    def run(self, s: PaxState) -> None:
        s.loyalty[self.seat] = self.coalition
        s.emit(ev.ChangedLoyalty(self.seat, self.coalition))
        update_all_rule(s)
