"""What places and moves are worth to a bot of Scythe."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.scythe.actions import CHARACTER, MECH, WORKER, Place
from meydan.games.scythe.bots.evaluation import Outlook
from meydan.games.scythe.bots.fights import chase_worth, fight_worth
from meydan.games.scythe.facts import BOARD, FACTORY, FACTORY_WORTH, HOME, PRODUCES, SPEED, TERRAIN, VILLAGE
from meydan.games.scythe.rules.ways import ways
from meydan.games.scythe.table import ScytheState

FAR: Final = 99


def lone(s: ScytheState, me: Seat, place: Place) -> bool:
    """Whether the place would be lost if this one unit left."""
    if s.builder(place) == me:
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


def character_pull(s: ScytheState, me: Seat, place: Place) -> float:
    """Encounters and the Factory draw the character, the nearer the more."""
    away = distances(s, me, CHARACTER, place)
    stride = 2.0 if s.has_ability(me, SPEED) else 1.0
    pull = 0.0
    for token in s.tokens:
        if away[token] < FAR and (not s.opposed(me, token) or not s.fighters(token)):
            pull = max(pull, 6.0 / (1.0 + away[token] / stride))
    if s.factory[me] < 0 and away[FACTORY] < FAR and not s.opposed(me, FACTORY):
        pull = max(pull, 7.0 / (1.0 + away[FACTORY] / stride))
    return pull


def worker_place(look: Outlook, s: ScytheState, place: Place) -> float:
    """What one more worker here is good for."""
    terrain = TERRAIN[place]
    if not PRODUCES[place]:
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
        if unit == WORKER and s.goods_count(source) > 0 and TERRAIN[source] != HOME:
            worth -= 0.2
    opposed = s.opposed(me, place)
    if opposed:
        worth += fight_worth(look, s, place) if s.fighters(place) else chase_worth(look, s, place)
    if unit == WORKER:
        return worth + worker_place(look, s, place) - worker_place_left(look, s, source)
    if unit == CHARACTER:
        if place in s.tokens and (not opposed or not s.fighters(place)):
            worth += 5.5
        elif place == FACTORY and s.factory[me] < 0:
            worth += 6.0
        else:
            worth += character_pull(s, me, place) - character_pull(s, me, source)
        return worth
    return worth + (0.3 if TERRAIN[source] == HOME else 0.0)


def worker_place_left(look: Outlook, s: ScytheState, place: Place) -> float:
    """What a worker gives up by leaving."""
    terrain = TERRAIN[place]
    if not PRODUCES[place]:
        return -0.5
    if terrain == VILLAGE:
        crowd = s.workers[place] > max(1, s.unborn[look.me])
        return 0.0 if crowd else look.worker * 1.1 * (1.2 - look.late)
    company = min(3, s.workers[place] - 1) * 0.15
    return (look.resources[terrain] + company) * (1.3 - look.late)


def reachable(s: ScytheState, me: Seat, unit: int, source: Place, steps: int) -> list[Place]:
    """Where the unit can be after at most so many steps, stopping where it must."""
    found = ways(s, me, unit, source)
    if steps < 2:
        return found
    far = found.copy()
    for place in found:
        stopped = s.opposed(me, place) or (unit == CHARACTER and place in s.tokens)
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
            if s.character[me] == place:
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
