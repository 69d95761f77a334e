"""Bottom-row actions: cost, benefit, coins, and the recruits' bonuses around the table."""

from meydan.core.contract import Action, Seat, Step
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import Bottom
from meydan.games.scythe.facts import BOTTOM_COINS, BOTTOM_COST, BOTTOM_OF, COINS, COST_IN, ONGOING
from meydan.games.scythe.rules.benefits import Benefit
from meydan.games.scythe.rules.cards import GainBonus
from meydan.games.scythe.rules.stars import PlaceStars
from meydan.games.scythe.rules.supplies import PayResources, can_afford, gain
from meydan.games.scythe.table import ScytheState


def bottom_of(s: ScytheState, me: Seat) -> Bottom:
    """SC-092 Under which top action a bottom action stands differs from mat to mat."""
    return BOTTOM_OF[s.mat[me]][s.last[me]]


def cost_of(s: ScytheState, me: Seat, bottom: Bottom) -> int:
    """SC-098 Every cube on a red square takes one resource off."""
    return BOTTOM_COST[s.mat[me]][bottom] - s.cubes_on(me, bottom)


def coins_of(s: ScytheState, me: Seat) -> int:
    """SC-093 The coins its bottom-row action pays."""
    return BOTTOM_COINS[s.mat[me]][bottom_of(s, me)]


def can_take_bottom(s: ScytheState, me: Seat) -> bool:
    """SC-052 The whole cost must be there; SC-094 it may be paid even when nothing is left to do."""
    bottom = bottom_of(s, me)
    return can_afford(s, me, COST_IN[bottom], cost_of(s, me, bottom))


def take_bottom(s: ScytheState, me: Seat, with_coins: bool) -> None:
    """SC-141 Cost, benefit, coins, own recruit's bonus, own stars; then the left neighbour's, then the right one's."""
    bottom = bottom_of(s, me)
    s.emit(ev.TookBottom(me, bottom))
    s.do(
        PayResources(me, COST_IN[bottom], cost_of(s, me, bottom)),
        Benefit(me, (bottom,), None),
        GainBonus(me, COINS, coins_of(s, me) if with_coins else 0),
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
            gain(s, self.me, ONGOING[self.bottom], 1)


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
