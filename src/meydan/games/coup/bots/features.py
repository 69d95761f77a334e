"""What of a position of Coup tells how well a player stands."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.coup.facts import ASSASSIN, CAPTAIN, CONTESSA, COUP_COST, DUKE
from meydan.games.coup.rules.turn import Turn
from meydan.games.coup.table import CoupState

NAMES: Final = (
    "influence",
    "coins",
    "riches",
    "coup",
    "duke",
    "assassin",
    "captain",
    "contessa",
    "pair",
    "soon",
    "duel",
)


def features(s: CoupState) -> list[list[float]]:
    alive = 0
    for hand in s.hands:
        if hand:
            alive += 1
    return [of_seat(s, seat, alive) for seat in range(len(s.hands))]


def of_seat(s: CoupState, seat: Seat, alive: int) -> list[float]:
    """Influence, coins on the way to a Coup and beyond, good cards, and how soon the own turn comes."""
    hand = s.hands[seat]
    if not hand:
        return []
    coins = s.coins[seat]
    distance = 0
    at = s.turn
    while at != seat and distance < alive:
        at = s.left_of(at)
        distance += 1
    return [
        float(len(hand)),
        min(coins, COUP_COST) / 7.0,
        max(0, coins - COUP_COST) / 3.0,
        1.0 if coins >= COUP_COST else 0.0,
        1.0 if DUKE in hand else 0.0,
        1.0 if ASSASSIN in hand else 0.0,
        1.0 if CAPTAIN in hand else 0.0,
        1.0 if CONTESSA in hand else 0.0,
        1.0 if len(hand) == 2 and hand[0] == hand[1] else 0.0,
        1.0 - distance / alive,
        float(len(hand)) if alive == 2 else 0.0,
    ]


def calm(s: CoupState) -> bool:
    """Between two turns."""
    return isinstance(s.agenda[-1], Turn)
