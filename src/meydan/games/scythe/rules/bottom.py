"""Bottom-row actions: cost, benefit, coins, and the recruits' bonuses around the table."""

from meydan.core.contract import Action, Outcome, Refusal, Seat, Step
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import Bottom
from meydan.games.scythe.facts import (
    BONUSES,
    BOTTOM_COINS,
    BOTTOM_OF,
    COINS,
    COST_IN,
    ONGOING,
    POPULARITY,
    POPULARITY_GOAL,
    POWER,
    POWER_GOAL,
)
from meydan.games.scythe.rules.benefits import Benefit, nothing_left
from meydan.games.scythe.rules.cards import GainBonus
from meydan.games.scythe.rules.stars import PlaceStars, star_figures
from meydan.games.scythe.rules.supplies import PayResources, can_afford, cost_of, gain
from meydan.games.scythe.table import ScytheState


def bottom_of(s: ScytheState, me: Seat) -> Bottom:
    """SC-092 Under which top action a bottom action stands differs from mat to mat."""
    return BOTTOM_OF[s.mat[me]][s.last[me]]


def coins_of(s: ScytheState, me: Seat) -> int:
    """SC-093 The coins its bottom-row action pays."""
    return BOTTOM_COINS[s.mat[me]][bottom_of(s, me)]


def can_take_bottom(s: ScytheState, me: Seat) -> bool:
    """SC-052 The whole cost must be there; SC-094 it may be paid even when nothing is left to do."""
    bottom = bottom_of(s, me)
    return can_afford(s, me, COST_IN[bottom], cost_of(s, me, bottom))


def price_of(s: ScytheState, me: Seat, bottom: Bottom) -> dict[str, object]:
    """SC-092 What a bottom-row action costs now, and what there is to pay it with."""
    resource = COST_IN[bottom]
    figures: dict[str, object] = {"bottom": bottom, "resource": resource, "cost": cost_of(s, me, bottom)}
    return figures | {"have": s.tokens_of(me, resource), "enough": can_afford(s, me, resource, cost_of(s, me, bottom))}


def refuse_bottom(s: ScytheState, me: Seat) -> Refusal:
    """SC-052 What is missing for the bottom-row action of the section."""
    return Refusal("bottom-too-dear", ("SC-052", "SC-092"), price_of(s, me, bottom_of(s, me)))


def bottom_outcome(s: ScytheState, me: Seat, with_coins: bool) -> Outcome:
    """SC-141 The price, the coins, and who gains by a recruit: oneself, the left neighbour and the right one."""
    bottom = bottom_of(s, me)
    bonus = ONGOING[bottom]
    own = s.has_enlisted(me, bottom)
    left, right = s.left_of(me), s.right_of(me)
    seats = tuple([seat for seat in ((left,) if left == right else (left, right)) if s.has_enlisted(seat, bottom)])
    figures: dict[str, object] = {
        "coins": coins_of(s, me) if with_coins else 0,
        "gift": BONUSES[bonus],
        "own": own,
        "given": len(seats),
        "seats": seats,
        "empty": nothing_left(s, me, bottom, None),
    }
    one = 1 if own else 0
    stars = {POWER_GOAL: one if bonus == POWER else 0, POPULARITY_GOAL: one if bonus == POPULARITY else 0}
    return Outcome("take-bottom", price_of(s, me, bottom) | figures | star_figures(s, me, stars))


def take_bottom(s: ScytheState, me: Seat, with_coins: bool) -> None:
    """SC-141 Cost, benefit, coins, own recruit's bonus, own stars; then the left neighbour's, then the right one's."""
    bottom = bottom_of(s, me)
    s.emit(ev.TookBottom(me, bottom))
    s.do(
        PayResources(me, COST_IN[bottom], cost_of(s, me, bottom)),
        Benefit(me, (bottom,), None),
        GainBonus(me, COINS, coins_of(s, me) if with_coins else 0, "bottom"),
        RecruitBonus(me, bottom),
        PlaceStars(me),
        NeighbourBonuses(me, bottom),
    )


class RecruitBonus(Step[ScytheState, Action]):
    """SC-095, SC-139 Who has enlisted the recruit of this action gets its ongoing bonus (SC-143)."""

    def __init__(self, me: Seat, bottom: Bottom) -> None:
        self.me = me
        self.bottom = bottom

    def run(self, s: ScytheState) -> None:
        if s.has_enlisted(self.me, self.bottom):
            gain(s, self.me, ONGOING[self.bottom], 1, "recruit")


class NeighbourBonuses(Step[ScytheState, Action]):
    """SC-140, SC-141 The player to the left, then the one to the right; SC-142 with two players the one just once.

    SC-206 Their stars come after those of the player in turn, who may have ended the game.
    """

    def __init__(self, me: Seat, bottom: Bottom) -> None:
        self.me = me
        self.bottom = bottom

    def run(self, s: ScytheState) -> None:
        left, right = s.left_of(self.me), s.right_of(self.me)
        if left != right:
            s.do(RecruitBonus(right, self.bottom), PlaceStars(right))
        s.do(RecruitBonus(left, self.bottom), PlaceStars(left))
