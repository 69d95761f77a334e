"""Influence: what a player counts for in a coalition."""

from meydan.core.contract import Seat
from meydan.games.pax_pamir.actions import Coalition
from meydan.games.pax_pamir.facts import EMBARRASSMENT, KOH_I_NOOR, PATRIOT, PRIZE, RUMOR
from meydan.games.pax_pamir.table import PaxState


def influence(s: PaxState, seat: Seat, coalition: Coalition) -> int:
    """PP-039 One, and one for each patriot, prize and gift. PP-226 Wakhan counts those of the coalition asked for."""
    total = 1 + gift_influence(s, seat) + patriot_influence(s, seat, coalition)
    return total + len([card for card in s.prizes[seat] if PRIZE[card] == coalition])


def patriot_influence(s: PaxState, seat: Seat, coalition: Coalition) -> int:
    """PP-039 One for each patriot of the coalition; none under a Rumor (PP-239)."""
    if s.has_effect(seat, RUMOR):
        return 0
    return len([card for card in s.courts[seat] if PATRIOT[card] == coalition])


def gift_influence(s: PaxState, seat: Seat) -> int:
    """PP-129 One for each gift, as far as gifts count."""
    return s.gift_count(seat) * gift_worth(s, seat)


def gift_worth(s: PaxState, seat: Seat) -> int:
    """PP-129 One; none by Embarrassment of Riches, two for who recovered the Koh-i-noor (PP-239)."""
    if s.in_force(EMBARRASSMENT):
        return 0
    return 2 if s.has_effect(seat, KOH_I_NOOR) else 1
