"""Numbers that stand for a place or a thing where the state keeps a flat list of them. Only these functions make them.

Blocks are numbered by space and coalition, as the state keeps them. Pieces placed this turn go on from there: a block
by its number, then the tribes by region and seat, the spies by card and seat, the gifts by space and seat. Market slots
run along the top row, then along the bottom one.
"""

from typing import Final

from meydan.games.pax_pamir.facts import (
    CARD_ACTION_IDS,
    COALITIONS,
    COLUMNS,
    COURT_CARDS,
    FIRST_CHECK,
    MOST_SEATS,
    REGIONS,
    SPACES,
)

BLOCK_CODES: Final[int] = SPACES * COALITIONS
FIRST_SPY: Final[int] = BLOCK_CODES + REGIONS * MOST_SEATS
FIRST_GIFT: Final[int] = FIRST_SPY + COURT_CARDS * MOST_SEATS


def block_code(space: int, coalition: int) -> int:
    return space * COALITIONS + coalition


def is_block(code: int) -> bool:
    return code < BLOCK_CODES


def road_space(border: int) -> int:
    """A border among the spaces: they come after the regions."""
    return REGIONS + border


def is_region(space: int) -> bool:
    return space < REGIONS


def border_of(space: int) -> int:
    return space - REGIONS


def tribe_code(region: int, seat: int) -> int:
    return BLOCK_CODES + region * MOST_SEATS + seat


def spy_code(card: int, seat: int) -> int:
    return FIRST_SPY + card * MOST_SEATS + seat


def gift_code(gift: int, seat: int) -> int:
    return FIRST_GIFT + gift * MOST_SEATS + seat


def withdrawal_code(card: int, deed: int) -> int:
    """PP-098 What was withdrawn over a bribe: the play of a card (-1), or PP-240 one action on it."""
    return card * (len(CARD_ACTION_IDS) + 1) + deed + 1


def happening_code(card: int, bought: bool) -> int:
    """Each event has two halves, the upper one first."""
    return 2 * (card - FIRST_CHECK) + (1 if bought else 0)


def slot_at(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(slot: int) -> int:
    return slot // COLUMNS


def column_of(slot: int) -> int:
    return slot % COLUMNS
