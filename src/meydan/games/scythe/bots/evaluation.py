"""What things are worth to a bot of Scythe, in coins: resources, workers, power, popularity, bottom-row actions."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.scythe.actions import Place
from meydan.games.scythe.facts import (
    BOTTOM_COINS,
    BOTTOM_COUNT,
    BUILD,
    COST_IN,
    DEPLOY,
    GOAL_NEED,
    MECH_GOAL,
    POPULARITY_GOAL,
    POPULARITY_TRACK,
    POWER_GOAL,
    POWER_TRACK,
    PRODUCES,
    RECRUIT_GOAL,
    RESOURCE_COUNT,
    STRUCTURE_COUNT,
    STRUCTURE_GOAL,
    TERRAIN,
    TERRITORIES,
    TIERS,
    UPGRADE_GOAL,
    VILLAGE,
    WORKERS,
)
from meydan.games.scythe.rules.benefits import building_places, mech_places
from meydan.games.scythe.rules.produce import produce_cost
from meydan.games.scythe.rules.scoring import resources, territories, tier
from meydan.games.scythe.rules.stars import progress
from meydan.games.scythe.rules.supplies import cost_of
from meydan.games.scythe.table import ScytheState

STAR: Final = 5.0
HOARD: Final = 16
INTRINSIC: Final[list[float]] = [1.4, 2.2, 1.0, 2.0]
"""What an upgrade, a mech, a structure and a recruit are worth besides the star they lead to."""
GOAL_OF: Final[list[int]] = [UPGRADE_GOAL, MECH_GOAL, STRUCTURE_GOAL, RECRUIT_GOAL]
"""The star each bottom-row action leads to."""


class Outlook:
    """How one seat sees the table: how late it is, and what each thing is worth now."""

    def __init__(self, s: ScytheState, me: Seat) -> None:
        self.me = me
        most = max([s.star_count(seat) for seat in range(s.seats)])
        self.late = 1.0 if most >= 4 else 0.25 + 0.15 * most
        """From 0 at the start to 1 near the end."""
        _, self.star, self.rate, self.pair = TIERS[tier(s.popularity[me])]
        self.stock: list[int] = [s.tokens_of(me, resource) for resource in range(RESOURCE_COUNT)]
        self.bottoms: list[float] = [bottom_worth(s, me, bottom) for bottom in range(BOTTOM_COUNT)]
        self.spare = self.pair / 2.0 * self.late if sum(self.stock) < HOARD else 0.05
        """What a resource is worth that is only kept to be scored: who has many of them wants stars."""
        self.resources: list[float] = [0.0, 0.0, 0.0, 0.0]
        for bottom in range(BOTTOM_COUNT):
            resource, cost = COST_IN[bottom], cost_of(s, me, bottom)
            worth = self.bottoms[bottom] / cost if bottom_left(s, me, bottom) else 0.0
            share = 0.9 if self.stock[resource] < cost else 0.45 if self.stock[resource] < 2 * cost else 0.1
            self.resources[resource] = max(self.spare, worth * share)
        out = s.workers_out(me)
        self.worker = 0.0 if out >= WORKERS else (2.4 if out < 5 else 1.6 if s.power[me] > 2 else 0.8)
        """A new worker."""
        self.coin = coin_worth(s, me)
        self.crowded = s.structures(me) < STRUCTURE_COUNT and not building_places(s, me, None)
        """Whether there is no place left to build on."""


def coin_worth(s: ScytheState, me: Seat) -> float:
    """Who is rich wants stars, not more coins."""
    return 1.0 if s.coins[me] <= 30 else 30.0 / s.coins[me]


def bottom_left(s: ScytheState, me: Seat, bottom: int) -> int:
    """How often the action can still bring its benefit; never where there is no place for it."""
    left = GOAL_NEED[GOAL_OF[bottom]] - progress(s, me, GOAL_OF[bottom])
    if bottom == DEPLOY and not mech_places(s, me, None):
        return 0
    return 0 if bottom == BUILD and left and not building_places(s, me, None) else left


def bottom_worth(s: ScytheState, me: Seat, bottom: int) -> float:
    """Coins, the benefit, and a share of the star it leads to that grows as the star comes near."""
    left = bottom_left(s, me, bottom)
    worth = BOTTOM_COINS[s.mat[me]][bottom] * coin_worth(s, me)
    if s.has_enlisted(me, bottom):
        worth += 0.8
    if left:
        worth += INTRINSIC[bottom] + STAR / left + (0.6 if left <= 2 else 0.0)
    return worth


def power_worth(s: ScytheState, me: Seat, gain: int) -> float:
    """Up to seven power is for defence, beyond that it is on the way to a star."""
    have = s.power[me]
    gain = min(gain, POWER_TRACK - have)
    if gain <= 0 or s.stars_for(me, POWER_GOAL):
        return 0.25 * max(0, min(gain, 8 - have))
    if have + gain >= POWER_TRACK:
        return STAR
    return gain * (0.6 if have < 8 else 0.5 + 0.08 * (have - 7))


def popularity_worth(s: ScytheState, me: Seat, gain: int) -> float:
    """A step to the next tier pays for every star, territory and pair of resources."""
    have = s.popularity[me]
    gain = min(gain, POPULARITY_TRACK - have)
    if gain <= 0:
        return 0.0
    if have + gain >= POPULARITY_TRACK and not s.stars_for(me, POPULARITY_GOAL):
        return STAR
    border = 7 if have < 7 else 13 if have < 13 else POPULARITY_TRACK
    size = s.star_count(me) + territories(s, me) + resources(s, me) // 2 if have < 13 else 5
    return gain * (0.5 + size / (border - have + 2.0) * 0.55)


def card_worth(s: ScytheState, me: Seat) -> float:
    return 0.9 if s.hand_size(me) < 4 else 0.4


def yield_worth(look: Outlook, s: ScytheState, place: Place, count: int) -> float:
    """What so many workers would make here."""
    terrain = TERRAIN[place]
    if terrain == VILLAGE:
        return look.worker * min(count, s.unborn[look.me])
    return look.resources[terrain] * count if PRODUCES[place] else 0.0


def produce_price(s: ScytheState, me: Seat) -> float:
    power, popularity, coins = produce_cost(s, me)
    return 0.6 * power + 1.2 * popularity + coins * coin_worth(s, me)


def production_worth(look: Outlook, s: ScytheState, hexes: int, mill: Place | None) -> tuple[float, list[int]]:
    """What the best territories would make, and how many resources of each kind that is."""
    found: list[tuple[float, int]] = []
    made = [0, 0, 0, 0]
    total = 0.0
    for place in TERRITORIES:
        if PRODUCES[place] and s.controller(place) == look.me:
            count = s.workers[place] + (1 if place == mill else 0)
            worth = yield_worth(look, s, place, count)
            if place == mill:
                total += worth
                if TERRAIN[place] != VILLAGE:
                    made[TERRAIN[place]] += count
            elif worth > 0.0:
                found.append((worth, place))
    found.sort(reverse=True)
    for worth, place in found[:hexes]:
        total += worth
        if TERRAIN[place] != VILLAGE:
            made[TERRAIN[place]] += s.workers[place]
    return total, made
