"""What of a position of Scythe tells how well a player stands."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.scythe.rules.scoring import resources, score, territories
from meydan.games.scythe.rules.turn import ChooseSection
from meydan.games.scythe.table import ScytheState

NAMES: Final = (
    "score", "late_score", "stars", "late_stars", "power", "popularity", "workers", "mechs", "upgrades", "recruits",
    "structures", "resources", "cards", "territories", "factory", "turn",
)  # fmt: skip
ENOUGH: Final = 12
"""Resources beyond so many are hardly ever used."""


def features(s: ScytheState) -> list[list[float]]:
    stars = [s.star_count(seat) for seat in range(s.seats)]
    late = max(stars) / 6.0
    return [of_seat(s, seat, stars[seat], late) for seat in range(s.seats)]


def of_seat(s: ScytheState, seat: Seat, stars: int, late: float) -> list[float]:
    """What the end would bring if it came now, how near it is, and what works until then."""
    if s.mat[seat] < 0:
        return [0.0] * len(NAMES)
    total = score(s, seat).total() / 20.0
    early = 1.0 - late
    return [
        total,
        late * total,
        stars / 3.0,
        late * stars / 3.0,
        early * s.power[seat] / 8.0,
        s.popularity[seat] / 9.0,
        early * s.workers_out(seat) / 4.0,
        s.mechs_out(seat) / 4.0,
        s.upgrades(seat) / 6.0,
        s.recruits(seat) / 4.0,
        s.structures(seat) / 4.0,
        early * min(ENOUGH, resources(s, seat)) / 6.0,
        early * min(5, s.hand_size(seat)) / 4.0,
        territories(s, seat) / 6.0,
        1.0 if s.factory[seat] >= 0 else 0.0,
        1.0 if s.turn == seat else 0.0,
    ]


def calm(s: ScytheState) -> bool:
    """Between two turns."""
    return isinstance(s.agenda[-1], ChooseSection)
