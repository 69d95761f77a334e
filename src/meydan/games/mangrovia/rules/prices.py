"""What a building costs, and what a seat has to pay it with."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.mangrovia.actions import Space
from meydan.games.mangrovia.facts import BY_AMULETS, COST, COUNTED
from meydan.games.mangrovia.table import MangroviaState

SUMS: Final = (1 << 29) - 1
"""A bit for every sum up to the highest price, that of the dearest double hut."""


def reach(counts: list[int]) -> int:
    """Every sum that these can make, as bits."""
    sums = 1
    for value in range(1, COUNTED):
        for _ in range(counts[value]):
            sums = (sums | sums << value) & SUMS
    return sums


def makes(sums: int, total: int) -> bool:
    """Whether this is one of the sums."""
    return sums >> total & 1 == 1


def held(s: MangroviaState, me: Seat, space: Space) -> list[int]:
    """MG-110 By value: what a seat has of the currency of the space. MG-169 Tiles are among it."""
    return s.amulet_counts(me) if BY_AMULETS[space] else s.value_counts(me)


def worth(counts: list[int]) -> int:
    """What all of these are worth together."""
    return sum([value * counts[value] for value in range(COUNTED)])


def price(space: Space, huts: int) -> int:
    """MG-120 A double hut costs twice the price; MG-127 as one sum."""
    return COST[space] * huts


def exact(s: MangroviaState, me: Seat, space: Space, huts: int) -> bool:
    """MG-110 Exactly the price, in the currency of the space, MG-111 or the space cannot be built."""
    return makes(reach(held(s, me, space)), price(space, huts))
