"""What of a position of Mangrovia tells how well a player stands."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.mangrovia.facts import COUNTED, HUTS
from meydan.games.mangrovia.rules.amulets import on_track
from meydan.games.mangrovia.rules.round import PutBowl
from meydan.games.mangrovia.rules.scoring import now_from_paths, now_from_poles, now_from_stones
from meydan.games.mangrovia.table import MangroviaState

NAMES: Final = (
    "points", "now", "late_now", "huts", "late_huts", "amulets", "track", "early_track", "values", "lands", "hoard",
    "start", "bowls",
)  # fmt: skip
MANY: Final = 12
"""So many cards are more than anybody can use."""


def features(s: MangroviaState) -> list[list[float]]:
    paths, stones, poles = now_from_paths(s), now_from_stones(s), now_from_poles(s)
    late = 1.0 - min(s.huts_left) / HUTS[s.seats]
    return [of_seat(s, seat, paths[seat] + stones[seat] + poles[seat], late) for seat in range(s.seats)]


def of_seat(s: MangroviaState, seat: Seat, now: int, late: float) -> list[float]:
    """Points, what the end would bring if it came now, huts, amulets, and cards to build with."""
    values = s.value_counts(seat)
    total = 0
    for value in range(1, COUNTED):
        total += value * values[value]
    lands = sum(s.land_counts(seat))
    huts = HUTS[s.seats] - s.huts_left[seat]
    track = on_track(s, seat)
    cards = len(s.hands[seat])
    return [
        s.points[seat] / 10.0,
        now / 10.0,
        late * now / 10.0,
        huts / 5.0,
        late * huts / 5.0,
        s.amulet_total(seat) / 5.0,
        track / 3.0,
        (1.0 - late) * track / 3.0,
        (1.0 - late) * min(total, 25) / 10.0,
        (1.0 - late) * min(lands, 6) / 4.0,
        max(0, cards - MANY) / 4.0,
        1.0 if s.start == seat else 0.0,
        float(s.bowls_left[seat]),
    ]


def calm(s: MangroviaState) -> bool:
    """While bowls are put: nothing is half done."""
    return isinstance(s.agenda[-1], PutBowl)
