"""The market: what cards cost, where the money goes, sliding, drawing, and instability."""

from typing import ClassVar

from meydan.core.chance import Pile
from meydan.core.contract import Action, Ask, Fell, Seat, Step, ask_chance
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import Card
from meydan.games.pax_pamir.codes import column_of, row_of, slot_at
from meydan.games.pax_pamir.facts import (
    COLUMNS,
    COURT_CARDS,
    FIRST_CHECK,
    FIRST_EVENT,
    HERAT,
    HERAT_INFLUENCE,
    MILITARY,
    PATRIOT,
    PERSIA,
    PERSIAN_INFLUENCE,
    PUBLIC_WITHDRAWAL,
    REGION,
    ROWS,
    RUSSIAN,
    RUSSIAN_INFLUENCE,
    SLOTS,
    is_check,
)
from meydan.games.pax_pamir.rules.dominance import ResolveCheck
from meydan.games.pax_pamir.table import PaxState, place_of

# Purchase


def full_price(s: PaxState, slot: int) -> int:
    """PP-085 The column, counted from 0; PP-092 doubled while military is favoured."""
    column = column_of(slot)
    return column * 2 if s.favoured == MILITARY else column


def price(s: PaxState, seat: Seat, slot: int) -> int:
    """PP-084 What the card costs this player; nothing by an ability (PP-238)."""
    return 0 if is_free(s, seat, s.market[slot]) else full_price(s, slot)


def is_free(s: PaxState, seat: Seat, card: Card) -> bool:
    """PP-238 Herat, Persian and Russian Influence: such cards cost their holder nothing, in any column."""
    if card >= COURT_CARDS:
        return False
    region = REGION[card]
    if region == HERAT and s.holds(seat, HERAT_INFLUENCE):
        return True
    if region == PERSIA and s.holds(seat, PERSIAN_INFLUENCE):
        return True
    return PATRIOT[card] == RUSSIAN and s.holds(seat, RUSSIAN_INFLUENCE)


def is_for_sale(s: PaxState, slot: int) -> bool:
    """PP-239 A card lies here that may be bought by who has the money: not Public Withdrawal, nor PP-088 barred."""
    card = s.market[slot]
    return card >= 0 and card != PUBLIC_WITHDRAWAL and not s.is_barred(slot)


def can_buy(s: PaxState, seat: Seat, slot: int) -> bool:
    """PP-084 The full cost must be there before the card's own rupees are taken."""
    if not is_for_sale(s, slot):
        return False
    return full_price(s, slot) <= s.rupees[seat] or is_free(s, seat, s.market[slot])


def slot_of(s: PaxState, card: Card) -> int:
    """Where in the market a card lies; -1 when it does not."""
    return place_of(card, s.market)


def buy(s: PaxState, seat: Seat, slot: int) -> Card:
    """PP-083 The card leaves the market with all rupees on it, once its cost is paid."""
    card = s.market[slot]
    cost = price(s, seat, slot)
    lost = pay_leftward(s, slot) if cost else 0
    taken = s.coins[slot]
    s.rupees[seat] += taken - cost
    s.coins[slot] = 0
    s.market[slot] = -1
    s.emit(ev.Bought(seat, card, cost, lost, taken))
    return card


def pay_leftward(s: PaxState, slot: int) -> int:
    """PP-086 The price lies on the cards to the left. Returns how many rupees left the game."""
    each = rupees_each(s)
    return sum([lay_rupees(s, at, each) for at in paid_slots(s, slot)])


def rupees_each(s: PaxState) -> int:
    """PP-092 Two on each card while military is favoured."""
    return 2 if s.favoured == MILITARY else 1


def paid_slots(s: PaxState, slot: int) -> list[int]:
    """PP-086 The spaces to the left in its row, or PP-087 the other row's where only there a card lies."""
    row = row_of(slot)
    slots: list[int] = []
    for left in range(column_of(slot)):
        at, other = slot_at(row, left), slot_at(1 - row, left)
        slots.append(other if s.market[at] < 0 and s.market[other] >= 0 else at)
    return slots


def lay_rupees(s: PaxState, slot: int, rupees: int) -> int:
    """Rupees on a card of the market; those on Public Withdrawal leave the game (PP-239). Returns how many did."""
    s.bar(slot)
    if s.market[slot] == PUBLIC_WITHDRAWAL:
        return rupees
    s.coins[slot] += rupees
    return 0


def pay_cost(s: PaxState, seat: Seat, rupees: int, skip: int) -> None:
    """PP-114 Half of an action's cost in each row, a rupee on each of the rightmost cards after ``skip``."""
    s.rupees[seat] -= rupees
    lost = 0
    for row in range(ROWS):
        lost += pay_from_right(s, row, rupees // 2, skip)
    s.emit(ev.PaidCost(seat, rupees, lost))


def pay_from_right(s: PaxState, row: int, rupees: int, skip: int) -> int:
    """PP-115 Empty spaces are passed over; PP-228 what finds no card leaves the game. PP-116 The cards are barred."""
    lost = 0
    for column in range(COLUMNS - 1, -1, -1):
        slot = slot_at(row, column)
        if s.market[slot] < 0:
            continue
        if skip:
            skip -= 1
        elif rupees:
            rupees -= 1
            lost += lay_rupees(s, slot, 1)
    return lost + rupees


# The deck


def top_pile(s: PaxState) -> int:
    """PP-017 The piles lie one on the other: the first with a card left; -1 when the deck is empty."""
    for pile in range(len(s.pile_courts)):
        if s.pile_courts[pile] or s.pile_events[pile] or s.pile_checks[pile]:
            return pile
    return -1


def top_card(s: PaxState) -> Pile | None:
    """PP-017 Only within a pile is the order chance; None when the deck is empty."""
    pile = top_pile(s)
    if pile < 0:
        return None
    checks = s.pile_checks[pile]
    check = (next_check(s),) if checks else ()
    counts = (s.pile_courts[pile], s.pile_events[pile], checks)
    return Pile(counts, (tuple(s.unseen_courts), tuple(s.unseen_events), check))


def next_check(s: PaxState) -> Card:
    """PP-011 The four checks are alike, so they come in the order of their numbers."""
    return FIRST_EVENT - sum(s.pile_checks)


def draw_from_pile(s: PaxState, card: Card) -> None:
    pile = top_pile(s)
    if card < FIRST_CHECK:
        s.pile_courts[pile] -= 1
        s.unseen_courts.pop(place_of(card, s.unseen_courts))
    elif card < FIRST_EVENT:
        s.pile_checks[pile] -= 1
    else:
        s.pile_events[pile] -= 1
        s.unseen_events.pop(place_of(card, s.unseen_events))


class SlideMarket(Step[PaxState, Action]):
    """PP-074 Cards of each row slide to the left with their rupees; PP-075 they take those that lie where they stop.

    PP-088 What was paid onto is barred for that turn alone.
    """

    def run(self, s: PaxState) -> None:
        s.barred = 0
        for row in range(ROWS):
            slide_row(s, row)
        s.do(DrawCards())


def slide_row(s: PaxState, row: int) -> None:
    to = slot_at(row, 0)
    for column in range(COLUMNS):
        slot = slot_at(row, column)
        card = s.market[slot]
        if card < 0:
            continue
        if slot != to:
            rupees = s.coins[slot]
            s.market[slot] = -1
            s.coins[slot] = 0
            s.market[to] = card
            s.coins[to] += rupees
            drop_coins(s, to)
        to += 1


def drop_coins(s: PaxState, slot: int) -> None:
    """PP-239 Rupees that come to lie on Public Withdrawal leave the game."""
    if s.market[slot] == PUBLIC_WITHDRAWAL and s.coins[slot]:
        s.emit(ev.CoinsLeft(s.coins[slot]))
        s.coins[slot] = 0


def first_gap(s: PaxState) -> int:
    """PP-229 Gaps are filled from the leftmost column, the top row first; -1 when the market is full."""
    market = s.market
    for column in range(COLUMNS):
        top, bottom = slot_at(0, column), slot_at(1, column)
        if market[top] < 0:
            return top
        if market[bottom] < 0:
            return bottom
    return -1


class DrawCards(Step[PaxState, Fell]):
    """PP-018 The market is filled column by column while the deck lasts; PP-076 a second check makes it unstable."""

    rules: ClassVar[tuple[str, ...]] = ("PP-018", "PP-074", "PP-229")

    def ask(self, s: PaxState) -> Ask | None:
        if first_gap(s) < 0:
            return None
        top = top_card(s)
        return None if top is None else ask_chance(top)

    def answer(self, s: PaxState, seat: Seat, action: Fell) -> None:
        card = action.values[0]
        slot = first_gap(s)
        unstable = is_check(card) and check_in_market(s) >= 0
        draw_from_pile(s, card)
        s.market[slot] = card
        s.emit(ev.CardDealt(card, row_of(slot), column_of(slot)))
        drop_coins(s, slot)
        if unstable:
            s.do(Instability(), SlideMarket())
        else:
            s.do(self)


def check_in_market(s: PaxState) -> int:
    """The slot of a Dominance Check in the market; -1 where there is none."""
    for slot in range(SLOTS):
        if is_check(s.market[slot]):
            return slot
    return -1


class Instability(Step[PaxState, Action]):
    """PP-076 One check at once, both cards leave; PP-242 the rupees on them stay; PP-077 this may be the final one."""

    def run(self, s: PaxState) -> None:
        s.emit(ev.Unstable())
        slot = check_in_market(s)
        while slot >= 0:
            discard_check(s, slot)
            slot = check_in_market(s)
        s.do(ResolveCheck())


def discard_check(s: PaxState, slot: int) -> None:
    """PP-073 The card leaves, the rupees on it stay."""
    s.burnt.append(s.market[slot])
    s.market[slot] = -1
    s.checks_left -= 1
