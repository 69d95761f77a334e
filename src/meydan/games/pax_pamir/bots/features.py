"""What of a position of Pax Pamir tells how well a player stands."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.pax_pamir.bots.evaluation import court_worth, hand_worth, imminence, standing
from meydan.games.pax_pamir.facts import EARLY_LEAD
from meydan.games.pax_pamir.rules.acting import Acting
from meydan.games.pax_pamir.rules.dominance import check_points
from meydan.games.pax_pamir.table import PaxState

NAMES: Final = (
    "points", "late_points", "check", "near_check", "wins", "standing", "cylinders", "rupees", "riches", "rule",
    "court", "hand", "turn", "wakhan",
)  # fmt: skip


def features(s: PaxState) -> list[list[float]]:
    points = check_points(s, s.checks_left <= 1)
    near = imminence(s)
    late = 1.0 - min(4, s.checks_left) / 4.0
    return [of_seat(s, seat, points, near, late) for seat in range(s.seats)]


def of_seat(s: PaxState, seat: Seat, points: list[int], near: float, late: float) -> list[float]:
    """Points now and after the next check, whether that one would win the game, and what strength lies in the court."""
    mine = s.points[seat] + points[seat]
    other = 0
    for rival in range(s.seats):
        if rival != seat:
            other = max(other, s.points[rival] + points[rival])
    decided = s.checks_left <= 1 or mine - other >= EARLY_LEAD
    rules = 0
    for region in range(len(s.ruler)):
        if s.ruler[region] == seat:
            rules += 1
    rupees = s.rupees[seat]
    automa = s.is_wakhan(seat)
    return [
        s.points[seat] / 5.0,
        late * s.points[seat] / 5.0,
        points[seat] / 5.0,
        near * points[seat] / 5.0,
        near if decided and mine > other else 0.0,
        standing(s, seat) / 3.0,
        s.in_play(seat) / 5.0,
        min(rupees, 6) / 3.0,
        max(0, rupees - 6) / 6.0,
        float(rules),
        court_worth(s, seat) / 3.0,
        0.0 if automa else hand_worth(s, seat),
        1.0 if s.turn == seat else 0.0,
        1.0 if automa else 0.0,
    ]


def calm(s: PaxState) -> bool:
    """At the start of a turn."""
    return isinstance(s.agenda[-1], Acting) and s.actions_left == 2
