"""Which card Wakhan radicalizes: by the box, by a check in the market, or by her arrows."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.pax_pamir.actions import Card
from meydan.games.pax_pamir.codes import slot_at
from meydan.games.pax_pamir.facts import (
    ARMY,
    BLOCK_ICONS,
    BOX_IDS,
    COURT_CARDS,
    CYLINDER_ICONS,
    DEEDS,
    ECONOMIC,
    ICONS,
    INTELLIGENCE,
    LEVERAGE_RUPEES,
    LEVERAGED,
    MILITARY,
    MOVE,
    PATRIOT,
    POLITICAL,
    PUBLIC_WITHDRAWAL,
    RANK,
    REGION,
    SLOTS,
    SUIT,
    TRIBE,
    is_check,
)
from meydan.games.pax_pamir.rules.automa import black_arrow, red_arrow
from meydan.games.pax_pamir.rules.market import can_buy, check_in_market, price
from meydan.games.pax_pamir.rules.pieces import ruler_of
from meydan.games.pax_pamir.table import PaxState

PLAIN: Final[int] = BOX_IDS.index("radicalize")
TOP_MILITARY: Final[int] = BOX_IDS.index("radicalize_top_military_if_military_favored")
TOP_ECONOMIC: Final[int] = BOX_IDS.index("radicalize_top_economic_if_political_favored")
TOP_POLITICAL: Final[int] = BOX_IDS.index("radicalize_top_political")
TOP_INTELLIGENCE: Final[int] = BOX_IDS.index("radicalize_top_intelligence")
NET_RUPEES: Final[int] = BOX_IDS.index("radicalize_most_net_rupees_if_poor")
AN_INTELLIGENCE: Final[int] = BOX_IDS.index("radicalize_intelligence")
MOST_BLOCKS: Final[int] = BOX_IDS.index("radicalize_most_blocks")
MOST_CYLINDERS: Final[int] = BOX_IDS.index("radicalize_most_cylinders_if_no_dominance")
MOVE_CARD: Final[int] = BOX_IDS.index("radicalize_move_card_if_none")
DOMINANT_PATRIOT: Final[int] = BOX_IDS.index("radicalize_patriot_if_dominance")
POLITICAL_IF_FULL: Final[int] = BOX_IDS.index("radicalize_top_political_if_court_full")
INTELLIGENCE_IF_BEHIND: Final[int] = BOX_IDS.index("radicalize_top_intelligence_if_behind_in_spies")
POOR: Final = 2
"""Below so many rupees she looks for money."""


def radical_slot(s: PaxState, me: Seat, box: int) -> tuple[int, str]:
    """PP-196 The slot she buys from and what decides; -1 when the box is not valid, and why it is not.

    In 2019 a check in the market comes first.
    """
    if not condition_holds(s, me, box):
        return -1, "condition"
    if check_in_market(s) >= 0 and (box == PLAIN or not s.house.second_printing):
        slot, by = slot_for_check(s, me)
        if slot >= 0:
            return slot, by
    slot, by = (slot_by_arrows(s, me), "arrows") if box == PLAIN else (slot_by_box(s, me, box), "box")
    return (slot, by) if slot >= 0 else (-1, "no_card")


def condition_holds(s: PaxState, me: Seat, box: int) -> bool:
    """PP-209 Conditions in a box must hold, else it is skipped."""
    if box == TOP_MILITARY:
        return s.favoured == MILITARY
    if box == TOP_ECONOMIC:
        return s.favoured == POLITICAL
    if box == NET_RUPEES:
        return s.rupees[me] < POOR
    if box == MOST_CYLINDERS:
        return s.dominant() < 0
    if box == DOMINANT_PATRIOT:
        return s.dominant() >= 0
    if box == MOVE_CARD:
        return not [card for card in s.courts[me] if MOVE in DEEDS[card]]
    if box == POLITICAL_IF_FULL:
        return len(s.courts[me]) >= s.court_limit(me)
    if box == INTELLIGENCE_IF_BEHIND:
        return max([spies_in_play(s, seat) for seat in range(s.people)]) > spies_in_play(s, me)
    return True


def spies_in_play(s: PaxState, seat: Seat) -> int:
    return sum([s.spy(card, seat) for owner in range(s.seats) for card in s.courts[owner]])


def candidates(s: PaxState, me: Seat) -> list[int]:
    """PP-196 Court cards she can afford and has not paid onto this turn (PP-200)."""
    return [slot for slot in range(SLOTS) if 0 <= s.market[slot] < COURT_CARDS and can_buy(s, me, slot)]


def cheapest(s: PaxState, me: Seat, slots: list[int]) -> int:
    """PP-196 Ties go to the cheapest, then to the highest number; -1 of none."""
    best = -1
    for slot in slots:
        if best < 0:
            best = slot
            continue
        cost, least = price(s, me, slot), price(s, me, best)
        if cost < least or (cost == least and s.market[slot] > s.market[best]):
            best = slot
    return best


def most(s: PaxState, me: Seat, slots: list[int], worth: list[int]) -> int:
    """The slot whose card is worth most, ties as above."""
    if not slots:
        return -1
    high = max([worth[s.market[slot]] for slot in slots])
    return cheapest(s, me, [slot for slot in slots if worth[s.market[slot]] == high])


def slot_for_check(s: PaxState, me: Seat) -> tuple[int, str]:
    """PP-197 A check in the market: a patriot of the dominant coalition, or without dominance most spies and tribes.

    In 2020: dominance without such a patriot means most armies and roads.
    """
    slots = candidates(s, me)
    dominant = s.dominant()
    if dominant < 0:
        return most(s, me, slots, CYLINDER_ICONS), "cylinders"
    patriots = [slot for slot in slots if PATRIOT[s.market[slot]] == dominant]
    if patriots or not s.house.second_printing:
        return cheapest(s, me, patriots), "patriot"
    return most(s, me, slots, BLOCK_ICONS), "blocks"


def slot_by_box(s: PaxState, me: Seat, box: int) -> int:
    """PP-196 What the box asks for."""
    slots = candidates(s, me)
    if box == TOP_MILITARY:
        return highest_of_suit(s, me, slots, MILITARY)
    if box == TOP_ECONOMIC:
        return highest_of_suit(s, me, slots, ECONOMIC)
    if box in (TOP_POLITICAL, POLITICAL_IF_FULL):
        return highest_of_suit(s, me, slots, POLITICAL)
    if box in (TOP_INTELLIGENCE, INTELLIGENCE_IF_BEHIND):
        return highest_of_suit(s, me, slots, INTELLIGENCE)
    if box == AN_INTELLIGENCE:
        return cheapest(s, me, [slot for slot in slots if SUIT[s.market[slot]] == INTELLIGENCE])
    if box == MOST_BLOCKS:
        return most(s, me, [slot for slot in slots if BLOCK_ICONS[s.market[slot]]], BLOCK_ICONS)
    if box == MOST_CYLINDERS:
        return most(s, me, [slot for slot in slots if CYLINDER_ICONS[s.market[slot]]], CYLINDER_ICONS)
    if box == MOVE_CARD:
        return cheapest(s, me, [slot for slot in slots if MOVE in DEEDS[s.market[slot]]])
    if box == DOMINANT_PATRIOT:
        return cheapest(s, me, [slot for slot in slots if PATRIOT[s.market[slot]] == s.dominant()])
    if box == NET_RUPEES:
        return richest(s, me, slots)
    return cheapest(s, me, [slot for slot in slots if gains_rule(s, me, s.market[slot])])


def highest_of_suit(s: PaxState, me: Seat, slots: list[int], suit: int) -> int:
    return most(s, me, [slot for slot in slots if SUIT[s.market[slot]] == suit], RANK)


def richest(s: PaxState, me: Seat, slots: list[int]) -> int:
    """PP-196 The best net gain of rupees: what lies on the card and leverage, less its cost; none without a gain."""
    gain = [net_rupees(s, me, slot) for slot in slots]
    high = max([0, *gain])
    return cheapest(s, me, [slots[i] for i in range(len(slots)) if gain[i] == high and high > 0])


def net_rupees(s: PaxState, me: Seat, slot: int) -> int:
    leverage = LEVERAGE_RUPEES if LEVERAGED[s.market[slot]] else 0
    return s.coins[slot] - price(s, me, slot) + leverage


def gains_rule(s: PaxState, me: Seat, card: Card) -> bool:
    """PP-196 Whether the armies and tribes of the card would make her ruler of a region she does not rule now."""
    region = REGION[card]
    if s.ruler[region] == me:
        return False
    armies, tribes = ICONS[card].count(ARMY), ICONS[card].count(TRIBE)
    s.add_blocks(region, s.side(me), armies)
    s.add_tribes(region, me, tribes)
    gained = ruler_of(s, region) == me
    s.add_blocks(region, s.side(me), -armies)
    s.add_tribes(region, me, -tribes)
    return gained


def arrows_at(s: PaxState) -> int:
    """PP-198 The space of the market her two arrows point to."""
    return slot_at(red_arrow(s), black_arrow(s))


def why_not(s: PaxState, me: Seat, slot: int) -> str:
    """Why she passes this space over; empty if she can buy there."""
    card = s.market[slot]
    if card < 0:
        return "empty"
    if is_check(card):
        return "check"
    if card == PUBLIC_WITHDRAWAL:
        return "withdrawal"
    if s.is_barred(slot):
        return "paid_onto"
    return "" if can_buy(s, me, slot) else "dear"


def slot_by_arrows(s: PaxState, me: Seat) -> int:
    """PP-198 The red arrow gives the row, the black one the column; PP-199 else leftward, then the other row."""
    first = red_arrow(s)
    for row in (first, 1 - first):
        for column in range(black_arrow(s), -1, -1):
            slot = slot_at(row, column)
            if can_buy(s, me, slot) and not is_check(s.market[slot]):
                return slot
    return -1
