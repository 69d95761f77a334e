"""How Wakhan chooses: card priority, her arrows, and the order in which she gives cards up. Nothing here acts."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.pax_pamir.actions import Border, Card, Region
from meydan.games.pax_pamir.facts import (
    AI_REGIONS,
    BACK_BLACK,
    BACK_RED,
    BORDERS_OF,
    FRONT_BLACK,
    FRONT_RED,
    LEVERAGED,
    PATRIOT,
    POLITICAL,
    PRIZE,
    RANK,
    SUIT,
    other_end,
)
from meydan.games.pax_pamir.table import PaxState


def red_arrow(s: PaxState) -> int:
    """PP-186 Where the red arrow of her face-up card points on the back beside it: 0 top or left, 1 bottom or right."""
    return BACK_RED[s.ai_back][FRONT_RED[s.ai_card]]


def black_arrow(s: PaxState) -> int:
    """PP-186 The column, 0 to 5, that the black arrow points to."""
    return BACK_BLACK[s.ai_back][FRONT_BLACK[s.ai_card]]


def borders_in_order(s: PaxState, region: Region) -> list[Border]:
    """PP-205 The borders of a region, by the other region's place on her card."""
    order = AI_REGIONS[s.ai_card]
    return [border for other in order for border in BORDERS_OF[region] if other_end(border, region) == other]


def by_red_arrow(s: PaxState, seats: list[Seat]) -> Seat:
    """PP-216 Of several rivals the red arrow picks: left is the next clockwise, right the one before her."""
    me = s.wakhan()
    round_table = s.others(me)
    if red_arrow(s):
        round_table.reverse()
    for seat in round_table:
        if seat in seats:
            return seat
    return seats[0]


PRIORITIES: Final = (
    "opponent",
    "favoured",
    "dominant_patriot",
    "dominant_prize",
    "patriot",
    "leveraged",
    "rank",
    "number",
)
"""PP-183 What sets one court card above another, in this order."""


def merits(s: PaxState, me: Seat, card: Card) -> tuple[int, ...]:
    """By priority, what the card has of it."""
    dominant = s.dominant()
    return (
        0 if card in s.courts[me] else 1,
        1 if SUIT[card] == s.favoured else 0,
        1 if dominant >= 0 and PATRIOT[card] == dominant else 0,
        1 if dominant >= 0 and PRIZE[card] == dominant else 0,
        1 if PATRIOT[card] >= 0 else 0,
        1 if LEVERAGED[card] else 0,
        RANK[card],
        card,
    )


def by_priority(s: PaxState, me: Seat, cards: list[Card]) -> tuple[Card, str]:
    """PP-182 The card of highest priority, and what set it above the next one; -1 of none."""
    best = highest_priority(s, me, cards)
    others = [card for card in cards if card != best]
    if not others:
        return best, "only"
    mine, next_best = merits(s, me, best), merits(s, me, highest_priority(s, me, others))
    for place in range(len(PRIORITIES)):
        if mine[place] != next_best[place]:
            return best, PRIORITIES[place]
    return best, "only"


def priority(s: PaxState, me: Seat, card: Card) -> int:
    """PP-183 Opponent's; favoured suit; patriot, prize of the dominant; other patriot; leveraged; rank; number."""
    dominant = s.dominant()
    key = 0 if card in s.courts[me] else 1
    key = key * 2 + (1 if SUIT[card] == s.favoured else 0)
    key = key * 2 + (1 if dominant >= 0 and PATRIOT[card] == dominant else 0)
    key = key * 2 + (1 if dominant >= 0 and PRIZE[card] == dominant else 0)
    key = key * 2 + (1 if PATRIOT[card] >= 0 else 0)
    key = key * 2 + (1 if LEVERAGED[card] else 0)
    return (key * 4 + RANK[card]) * 128 + card


def highest_priority(s: PaxState, me: Seat, cards: list[Card]) -> Card:
    """PP-182 When she must choose a court card she takes the one of highest priority; -1 of none."""
    best, high = -1, -1
    for card in cards:
        key = priority(s, me, card)
        if key > high:
            best, high = card, key
    return best


def lowest_priority(s: PaxState, me: Seat, cards: list[Card]) -> Card:
    best = cards[0]
    for card in cards:
        if priority(s, me, card) < priority(s, me, best):
            best = card
    return best


def gives_up(s: PaxState, me: Seat) -> Card:
    """PP-224 Her court discards: the card that comes first by the list of her aid card."""
    best = s.courts[me][0]
    low = discard_key(s, me, best)
    for card in s.courts[me]:
        key = discard_key(s, me, card)
        if key < low:
            best, low = card, key
    return best


def discard_key(s: PaxState, me: Seat, card: Card) -> tuple[int, ...]:
    """PP-224 Not political, no patriot, not leveraged, rival spies above hers, few spies, low rank, suit, number."""
    mine = s.spy(card, me)
    everyone = sum([s.spy(card, seat) for seat in range(s.seats)])
    return (
        1 if SUIT[card] == POLITICAL else 0,
        1 if PATRIOT[card] >= 0 else 0,
        1 if LEVERAGED[card] else 0,
        min(0, mine - (everyone - mine)),
        everyone,
        RANK[card],
        1 if SUIT[card] == s.favoured else 0,
        card,
    )
