"""What things are worth to a bot of Scythe, in coins: actions, resources, places, fights."""

from meydan.core.contract import Seat
from meydan.games.scythe.actions import CHARACTER, MECH, WORKER, Place
from meydan.games.scythe.facts import (
    BOARD,
    BOTTOM_COINS,
    BUILD,
    COST_IN,
    DEPLOY,
    FACTORY,
    FACTORY_WORTH,
    HOME,
    KINDS,
    POPULARITY_TRACK,
    POWER_TRACK,
    SPEED,
    TERRAIN,
    TERRITORIES,
    TIERS,
    VILLAGE,
)
from meydan.games.scythe.rules.benefits import building_places, mech_places
from meydan.games.scythe.rules.bottom import cost_of
from meydan.games.scythe.rules.produce import produce_cost
from meydan.games.scythe.rules.scoring import resources, territories, tier
from meydan.games.scythe.rules.stars import progress
from meydan.games.scythe.rules.ways import ways
from meydan.games.scythe.table import ScytheState

STAR = 5.0
FAR = 99
HOARD = 16
INTRINSIC: list[float] = [1.4, 2.2, 1.0, 2.0]
"""What an upgrade, a mech, a structure and a recruit are worth besides the star they lead to."""


class Outlook:
    """How one seat sees the table: how late it is, and what each thing is worth now."""

    def __init__(self, s: ScytheState, me: Seat) -> None:
        self.me = me
        most = max([s.star_count(seat) for seat in range(s.seats)])
        self.late = 1.0 if most >= 4 else 0.25 + 0.15 * most
        """From 0 at the start to 1 near the end."""
        _, self.star, self.rate, self.pair = TIERS[tier(s.popularity[me])]
        self.stock: list[int] = [s.tokens_of(me, resource) for resource in range(4)]
        self.bottoms: list[float] = [bottom_worth(s, me, bottom) for bottom in range(4)]
        self.spare = self.pair / 2.0 * self.late if sum(self.stock) < HOARD else 0.05
        """What a resource is worth that is only kept to be scored: who has many of them wants stars."""
        self.resources: list[float] = [0.0, 0.0, 0.0, 0.0]
        for bottom in range(4):
            resource, cost = COST_IN[bottom], cost_of(s, me, bottom)
            worth = self.bottoms[bottom] / cost if bottom_left(s, me, bottom) else 0.0
            share = 0.9 if self.stock[resource] < cost else 0.45 if self.stock[resource] < 2 * cost else 0.1
            self.resources[resource] = max(self.spare, worth * share)
        out = s.workers_out(me)
        self.worker = 0.0 if out >= 8 else (2.4 if out < 5 else 1.6 if s.power[me] > 2 else 0.8)
        """A new worker."""
        self.coin = coin_worth(s, me)
        self.crowded = s.structures(me) < 4 and not building_places(s, me, None)
        """Whether there is no place left to build on."""


def coin_worth(s: ScytheState, me: Seat) -> float:
    """Who is rich wants stars, not more coins."""
    return 1.0 if s.coins[me] <= 30 else 30.0 / s.coins[me]


def bottom_left(s: ScytheState, me: Seat, bottom: int) -> int:
    """How often the action can still bring its benefit; never where there is no place for it."""
    left = (6 if bottom == 0 else 4) - progress(s, me, bottom)
    if bottom == DEPLOY and not mech_places(s, me, None):
        return 0
    return 0 if bottom == BUILD and left and not building_places(s, me, None) else left


def bottom_worth(s: ScytheState, me: Seat, bottom: int) -> float:
    """Coins, the benefit, and a share of the star it leads to that grows as the star comes near."""
    left = bottom_left(s, me, bottom)
    worth = BOTTOM_COINS[s.mat[me]][bottom] * coin_worth(s, me)
    if s.hired[me] & (1 << bottom):
        worth += 0.8
    if left:
        worth += INTRINSIC[bottom] + STAR / left + (0.6 if left <= 2 else 0.0)
    return worth


def power_worth(s: ScytheState, me: Seat, gain: int) -> float:
    """Up to seven power is for defence, beyond that it is on the way to a star."""
    have = s.power[me]
    gain = min(gain, POWER_TRACK - have)
    if gain <= 0 or s.stars[me * 9 + 8]:
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
    if have + gain >= POPULARITY_TRACK and not s.stars[me * 9 + 7]:
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
    return look.resources[terrain] * count if terrain < VILLAGE else 0.0


def produce_price(s: ScytheState, me: Seat) -> float:
    power, popularity, coins = produce_cost(s, me)
    return 0.6 * power + 1.2 * popularity + coins * coin_worth(s, me)


# Places


def lone(s: ScytheState, me: Seat, place: Place) -> bool:
    """Whether the place would be lost if this one unit left."""
    if s.built[place] >= 0 and s.built[place] >> 2 == me:
        return False
    others = s.workers[place] + s.fighters(place) - 1
    return s.holder[place] == me and others == 0


def territory_worth(look: Outlook, place: Place) -> float:
    if TERRAIN[place] == HOME:
        return 0.0
    return look.rate * look.late * (FACTORY_WORTH if place == FACTORY else 1)


def distances(s: ScytheState, me: Seat, unit: int, start: Place) -> list[int]:
    """Steps from here to every hex, as this unit can go now."""
    found = [FAR] * len(BOARD)
    found[start] = 0
    reached = [start]
    for place in reached:
        if found[place] >= 4:
            break
        for near in ways(s, me, unit, place):
            if found[near] == FAR:
                found[near] = found[place] + 1
                reached.append(near)
    return found


def hero_pull(s: ScytheState, me: Seat, place: Place) -> float:
    """Encounters and the Factory draw the character, the nearer the more."""
    away = distances(s, me, CHARACTER, place)
    stride = 2.0 if s.has_ability(me, SPEED) else 1.0
    pull = 0.0
    for token in s.tokens:
        if away[token] < FAR and (s.holder[token] < 0 or s.holder[token] == me or not s.fighters(token)):
            pull = max(pull, 6.0 / (1.0 + away[token] / stride))
    if s.factory[me] < 0 and away[FACTORY] < FAR and (s.holder[FACTORY] < 0 or s.holder[FACTORY] == me):
        pull = max(pull, 7.0 / (1.0 + away[FACTORY] / stride))
    return pull


def worker_place(look: Outlook, s: ScytheState, place: Place) -> float:
    """What one more worker here is good for."""
    terrain = TERRAIN[place]
    if terrain > VILLAGE:
        return 0.0
    if terrain == VILLAGE:
        return look.worker * 1.1 * (1.2 - look.late)
    company = min(3, s.workers[place]) * 0.15 if s.holder[place] == look.me else 0.0
    room = 1.5 if look.crowded and s.built[place] < 0 else 0.0
    return (look.resources[terrain] + company) * (1.3 - look.late) + room


def step_worth(look: Outlook, s: ScytheState, unit: int, source: Place, place: Place) -> float:
    """What moving one unit from here to there brings."""
    me = look.me
    worth = 0.0
    if s.controller(place) != me:
        worth += territory_worth(look, place)
    if lone(s, me, source):
        worth -= territory_worth(look, source)
        goods = s.goods[source * 4 : source * 4 + 4]
        if unit == WORKER and sum(goods) > 0 and TERRAIN[source] != HOME:
            worth -= 0.2
    holder = s.holder[place]
    if holder >= 0 and holder != me:
        worth += fight_worth(look, s, place) if s.fighters(place) else chase_worth(look, s, place)
    if unit == WORKER:
        return worth + worker_place(look, s, place) - worker_place_left(look, s, source)
    if unit == CHARACTER:
        if place in s.tokens and (holder < 0 or holder == me or not s.fighters(place)):
            worth += 5.5
        elif place == FACTORY and s.factory[me] < 0:
            worth += 6.0
        else:
            worth += hero_pull(s, me, place) - hero_pull(s, me, source)
        return worth
    return worth + (0.3 if TERRAIN[source] == HOME else 0.0)


def worker_place_left(look: Outlook, s: ScytheState, place: Place) -> float:
    """What a worker gives up by leaving."""
    terrain = TERRAIN[place]
    if terrain > VILLAGE:
        return -0.5
    if terrain == VILLAGE:
        crowd = s.workers[place] > max(1, s.unborn[look.me])
        return 0.0 if crowd else look.worker * 1.1 * (1.2 - look.late)
    company = min(3, s.workers[place] - 1) * 0.15
    return (look.resources[terrain] + company) * (1.3 - look.late)


# Fights


def strength(s: ScytheState, seat: Seat, fighters: int) -> float:
    """Power and cards a player can bring, as far as others can tell."""
    return min(7, s.power[seat]) + 3.0 * min(fighters, s.hand_size(seat))


def own_strength(s: ScytheState, me: Seat, fighters: int) -> float:
    """The same of oneself, with the cards one knows."""
    total = float(min(7, s.power[me]))
    left = fighters
    for kind in range(KINDS - 1, -1, -1):
        count = min(left, s.hands[me * KINDS + kind])
        total += count * (kind + 2)
        left -= count
    return total


def fight_worth(look: Outlook, s: ScytheState, place: Place) -> float:
    """No needless fights: only for a star or a rich place, and only when well ahead."""
    me, other = look.me, s.holder[place]
    friends = 0
    for raid in s.raids:
        if raid.place == place:
            friends += 1
    ahead = own_strength(s, me, friends + 1) - strength(s, other, s.fighters(place))
    stars = 1 if s.stars[me * 9 + 6] < 2 else 0
    if ahead < 1.5 or s.power[me] < 4:
        return -20.0
    prize = STAR * stars + 0.4 * sum(s.goods[place * 4 : place * 4 + 4]) - 1.2 * s.workers[place]
    chance = min(0.95, 0.6 + 0.08 * ahead)
    return chance * prize - (1.0 - chance) * 4.0 - 2.0


def chase_worth(look: Outlook, s: ScytheState, place: Place) -> float:
    """Driving out workers costs popularity, and pays where they guard something."""
    cost = popularity_worth(s, look.me, 1) + 0.8
    return 0.5 * sum(s.goods[place * 4 : place * 4 + 4]) - cost * s.workers[place] + 0.3


def reachable(s: ScytheState, me: Seat, unit: int, source: Place, steps: int) -> list[Place]:
    """Where the unit can be after at most so many steps, stopping where it must."""
    found = ways(s, me, unit, source)
    if steps < 2:
        return found
    far = found.copy()
    for place in found:
        stopped = (s.holder[place] >= 0 and s.holder[place] != me) or (unit == CHARACTER and place in s.tokens)
        if not stopped:
            for near in ways(s, me, unit, place):
                if near not in far and near != source:
                    far.append(near)
    return far


def best_place(look: Outlook, s: ScytheState, unit: int, source: Place, steps: int) -> tuple[float, Place]:
    """The best place this unit can move to, and what that is worth."""
    best, chosen = -FAR * 1.0, source
    for place in reachable(s, look.me, unit, source, steps):
        worth = step_worth(look, s, unit, source, place)
        if worth > best:
            best, chosen = worth, place
    return best, chosen


def own_units(s: ScytheState, me: Seat) -> list[tuple[int, Place]]:
    """Kinds of units and where they stand, each pair once."""
    found: list[tuple[int, Place]] = []
    for place in BOARD:
        if s.holder[place] == me:
            if s.hero[me] == place:
                found.append((CHARACTER, place))
            if s.mechs[place]:
                found.append((MECH, place))
            if s.workers[place]:
                found.append((WORKER, place))
    return found


def moves_worth(look: Outlook, s: ScytheState, units: int) -> float:
    """What the best moves of this turn would bring together."""
    me = look.me
    steps = 2 if s.has_ability(me, SPEED) else 1
    found: list[float] = []
    for unit, place in own_units(s, me):
        worth, _ = best_place(look, s, unit, place, 1 if unit == WORKER else steps)
        if worth > 0.0:
            found.append(worth)
    found.sort(reverse=True)
    return sum(found[:units])


def production_worth(look: Outlook, s: ScytheState, hexes: int, mill: Place | None) -> tuple[float, list[int]]:
    """What the best territories would make, and how many resources of each kind that is."""
    found: list[tuple[float, int]] = []
    made = [0, 0, 0, 0]
    total = 0.0
    for place in TERRITORIES:
        if TERRAIN[place] <= VILLAGE and s.controller(place) == look.me:
            count = s.workers[place] + (1 if place == mill else 0)
            worth = yield_worth(look, s, place, count)
            if place == mill:
                total += worth
                if TERRAIN[place] < VILLAGE:
                    made[TERRAIN[place]] += count
            elif worth > 0.0:
                found.append((worth, place))
    found.sort(reverse=True)
    for worth, place in found[:hexes]:
        total += worth
        if TERRAIN[place] < VILLAGE:
            made[TERRAIN[place]] += s.workers[place]
    return total, made
