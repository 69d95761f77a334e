"""Laying out a Coup table for given seats and options."""

from meydan.games.coup.facts import COPIES, KINDS, START_COINS
from meydan.games.coup.rules import DrawStarter
from meydan.games.coup.table import CoupState, House


def setup(seats: int, options: dict[str, object]) -> CoupState:
    """CP-012 Two coins each. CP-011 What is not dealt is the Court. CP-101 The draft deals from one set of five."""
    first = options["first"]
    deal = options["deal"] or ("draft" if seats == 2 else "normal")
    house = House(
        deal == "draft",
        first if isinstance(first, int) else None,
        options["windows"] == "clockwise",
        bool(options["strict_double_danger"]),
        bool(options["steal_from_broke"]),
        options["treasury"] == "fifty",
    )
    everyone = range(seats)
    own_set = tuple(range(KINDS))
    return CoupState(
        [DrawStarter()],
        house,
        [START_COINS for _ in everyone],
        [() for _ in everyone],
        [() for _ in everyone],
        [1 if house.draft else COPIES] * KINDS,
        [own_set if house.draft else () for _ in everyone],
        0,
        0,
        [() for _ in everyone],
        [tuple([(k, 0) for k in own_set]) if house.draft else () for _ in everyone],
    )
