"""What a position is worth to a player: points, the next Dominance Check, pieces, money and cards."""

from typing import Final

from meydan.core import play
from meydan.core.contract import Seat
from meydan.games.pax_pamir.actions import Card
from meydan.games.pax_pamir.codes import column_of
from meydan.games.pax_pamir.facts import (
    ARMY,
    BLOCKS,
    COALITIONS,
    COURT_CARDS,
    DEEDS,
    EARLY_LEAD,
    ECONOMIC,
    ICONS,
    INTELLIGENCE,
    LEVERAGE,
    MILITARY,
    PATRIOT,
    POLITICAL,
    RANK,
    REGION,
    ROAD,
    SLOTS,
    SPY,
    SUIT,
    TAX,
    TRIBE,
    is_check,
)
from meydan.games.pax_pamir.rules.dominance import check_points
from meydan.games.pax_pamir.rules.influence import influence
from meydan.games.pax_pamir.table import PaxState

POINT: Final = 6.0
"""What a victory point is worth; everything else is measured by it."""
WON: Final = 1000.0
DECIDED: Final = 40.0
"""A check that would decide the game, if it came now."""
STAR: Final[list[float]] = [0.0] * 4
STAR[ECONOMIC] = 0.3
STAR[MILITARY] = 0.15
STAR[POLITICAL] = 0.4
STAR[INTELLIGENCE] = 0.25


def copied(s: PaxState) -> PaxState:
    """To try an answer out on."""
    twin = play.copy(s)
    assert isinstance(twin, PaxState)
    return twin


def evaluate(s: PaxState, me: Seat) -> float:
    """How well this player stands against the strongest rival."""
    if s.winners:
        return WON / len(s.winners) if me in s.winners else -WON
    points = check_points(s, s.checks_left <= 1)
    near = imminence(s)
    best = -WON
    for seat in range(s.seats):
        if seat != me:
            best = max(best, strength(s, seat, points, near))
    rivalry = 1.0 if s.seats == 2 else 0.7
    return strength(s, me, points, near) - rivalry * best + ending(s, me, points, near)


def ending(s: PaxState, me: Seat, points: list[int], near: float) -> float:
    """Whether the next check, as things stand, would end the game, and for whom."""
    mine = s.points[me] + points[me]
    other = max([s.points[seat] + points[seat] for seat in range(s.seats) if seat != me])
    if s.checks_left > 1 and abs(mine - other) < EARLY_LEAD:
        return 0.0
    return near * DECIDED if mine > other else -near * DECIDED if mine < other else 0.0


def imminence(s: PaxState) -> float:
    """How near the next check is: in the market, the nearer to its left end the surer."""
    near = 0.3
    for slot in range(SLOTS):
        if is_check(s.market[slot]):
            near = max(near, 0.95 - 0.07 * column_of(slot))
    return near


def strength(s: PaxState, seat: Seat, points: list[int], near: float) -> float:
    total = POINT * (s.points[seat] + near * points[seat])
    total += standing(s, seat)
    total += 0.8 * s.in_play(seat)
    rupees = s.rupees[seat]
    total += 0.3 * min(rupees, 6) + 0.08 * max(0, rupees - 6)
    for region in range(len(s.ruler)):
        if s.ruler[region] == seat:
            total += 0.6
    return total + court_worth(s, seat) + hand_worth(s, seat)


def standing(s: PaxState, seat: Seat) -> float:
    """Influence, and the blocks of the own coalition as far as one is first in it."""
    side = s.side(seat)
    if side < 0:
        return 0.0
    mine = influence(s, seat, side)
    rival = 0
    for other in range(s.seats):
        if other != seat and (s.loyalty[other] == side or s.is_wakhan(other)):
            rival = max(rival, influence(s, other, side))
    ahead = max(-3, min(3, mine - rival))
    blocks = BLOCKS - s.pool[side]
    others = max([BLOCKS - s.pool[c] for c in range(COALITIONS) if c != side])
    lead = max(-6, min(6, blocks - others))
    share = 0.35 if ahead > 0 else 0.15 if ahead == 0 else 0.02
    return 0.5 * (mine - 1) + 0.25 * ahead + share * lead


def court_worth(s: PaxState, seat: Seat) -> float:
    total = 0.0
    for card in s.courts[seat]:
        total += card_worth(card)
        if s.hostage_taker(seat, card) >= 0:
            total -= 0.3
    over = len(s.courts[seat]) - s.court_limit(seat)
    return total - 1.0 * over if over > 0 else total


def card_worth(card: Card) -> float:
    """A card in the court: its stars and its actions."""
    total = STAR[SUIT[card]] * RANK[card]
    for deed in DEEDS[card]:
        total += 0.25 + (0.15 * RANK[card] if deed == TAX else 0.0)
    return total


def hand_worth(s: PaxState, seat: Seat) -> float:
    """Cards in hand are worth half of what they promise, as many as the hand can keep."""
    room = s.hand_limit(seat) + min(2, s.actions_left if s.turn == seat else 0)
    total = 0.0
    for card in s.hands[seat]:
        if room == 0:
            break
        room -= 1
        total += max(0.1, 0.45 * promise(s, seat, card))
    return total


def promise(s: PaxState, seat: Seat, card: Card) -> float:
    """What playing the card would bring, roughly."""
    if card >= COURT_CARDS:
        return 0.0
    total = card_worth(card)
    for icon in ICONS[card]:
        if icon == TRIBE:
            total += 0.8
        elif icon == SPY:
            total += 0.5
        elif icon in (ARMY, ROAD):
            total += 0.4
        elif icon == LEVERAGE:
            total += 0.5
    if PATRIOT[card] >= 0 and not s.is_wakhan(seat):
        if PATRIOT[card] == s.loyalty[seat]:
            total += 1.0
        else:
            total -= 0.8 * (influence(s, seat, s.loyalty[seat]) - 1) - 0.3
    ruler = s.ruler[REGION[card]]
    if ruler >= 0 and ruler != seat:
        total -= 0.4 * s.tribe(REGION[card], ruler)
    return total
