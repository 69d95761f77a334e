"""Ways: where a unit can go in one step."""

from meydan.core.contract import Refusal, Seat, not_now
from meydan.games.scythe.actions import WORKER, Go, Place, Unit
from meydan.games.scythe.facts import (
    ACROSS,
    FACTORY,
    HOME,
    LAKE,
    LAKES,
    LAND,
    MOUNTAINS,
    NORDIC,
    RIVERWALK,
    SEAWORTHY,
    SHORE,
    SPEED,
    SUBMERGE,
    TERRAIN,
    TOWNSHIP,
    TUNNEL,
    TUNNELS,
    UNDERPASS,
    VILLAGES,
    WALKS_TO,
    WAYFARE,
)
from meydan.games.scythe.table import ScytheState


def ways(s: ScytheState, me: Seat, unit: Unit, place: Place) -> list[Place]:
    """SC-058 The territories a unit can step to: those beside it, and those its abilities bring near.

    SC-063 Rivers and lakes stop who has no ability for them, SC-218 from a home base too. SC-104 A tunnel is one step.
    """
    if unit == WORKER:
        return worker_ways(s, me, place)
    found = LAND[place].copy()
    deployed = s.has_deployed(me)
    if deployed:
        join_abilities(s, me, place, found)
    join(found, tunnels(s, me, place))
    if deployed and s.has_ability(me, WAYFARE):
        join(found, wayfare(s, me))
    if place in found:
        found.remove(place)
    return found


def has_way(s: ScytheState, me: Seat, unit: Unit, place: Place) -> bool:
    """SC-058 Whether a unit can step anywhere: to whom land is open, all but workers, any land will do."""
    return (unit != WORKER and len(LAND[place]) > 0) or len(ways(s, me, unit, place)) > 0


def join_abilities(s: ScytheState, me: Seat, place: Place, found: list[Place]) -> None:
    """SC-101 What the mechs deployed open to the character and to all mechs."""
    if s.has_ability(me, RIVERWALK):
        found.extend(river_ways(s, me, place))
    if s.has_ability(me, SEAWORTHY):
        found.extend(SHORE[place])
    if s.has_ability(me, SUBMERGE):
        join(found, submerge(place))
    if s.has_ability(me, TOWNSHIP):
        join(found, township(s, me, place))
    if s.has_ability(me, UNDERPASS):
        join(found, underpass(s, me, place))


def refuse_way(s: ScytheState, me: Seat, unit: Unit, place: Place, action: Go) -> Refusal:
    """Why a unit cannot step there."""
    target = action.place
    if target in ways(s, me, unit, place):
        return not_now(action)
    if target == place:
        return Refusal("already-there", ("SC-058",), {"unit": unit, "place": place})
    if TERRAIN[target] == HOME and unit != WORKER and s.has_ability(me, WAYFARE):
        return Refusal("base-in-use", ("SC-116",), {"place": target})
    if TERRAIN[target] == HOME:
        return Refusal("no-home-bases", ("SC-012",), {"place": target})
    if unit == WORKER and target in worker_reach(s, me, place):
        return Refusal("workers-do-not-fight", ("SC-070", "SC-073"), {"place": target})
    if target in ACROSS[place]:
        return Refusal("river-between", ("SC-063", "SC-102"), {"place": target})
    if target in SHORE[place]:
        return Refusal("no-lakes", ("SC-063",), {"place": target})
    return Refusal("not-adjacent", ("SC-058",), {"place": target})


def way_to(s: ScytheState, me: Seat, unit: Unit, place: Place, target: Place) -> str:
    """What makes this step possible: plain land, or the tunnel or ability that brings the target near."""
    if target in LAND[place]:
        return "land"
    if target in ACROSS[place] and (unit == WORKER or target in river_ways(s, me, place)):
        return "swim" if unit == WORKER else "riverwalk"
    if target in SHORE[place]:
        return "seaworthy" if s.has_ability(me, SEAWORTHY) else "submerge"
    if target in tunnels(s, me, place):
        return "mine" if s.mine(me) in (place, target) else "tunnel"
    if s.has_ability(me, UNDERPASS) and target in underpass(s, me, place):
        return "underpass"
    if s.has_ability(me, TOWNSHIP) and target in township(s, me, place):
        return "township"
    if TERRAIN[target] == LAKE:
        return "submerge"
    return "wayfare" if TERRAIN[target] == HOME else "land"


def worker_ways(s: ScytheState, me: Seat, place: Place) -> list[Place]:
    """SC-070, SC-073 On their own workers enter no hex with opposing units."""
    return [h for h in worker_reach(s, me, place) if s.holder[h] < 0 or s.holder[h] == me]


def worker_reach(s: ScytheState, me: Seat, place: Place) -> list[Place]:
    """SC-025 Workers cross no rivers and enter no lakes; SC-149 those of Nordic swim rivers onto any land.

    SC-114 Without a mech they do not leave a lake.
    """
    if TERRAIN[place] == LAKE:
        return []
    found = LAND[place].copy()
    if s.faction[me] == NORDIC:
        found.extend(ACROSS[place])
    join(found, tunnels(s, me, place))
    return [h for h in found if h != place]


def river_ways(s: ScytheState, me: Seat, place: Place) -> list[Place]:
    """SC-102 Riverwalk: across a river onto the two terrains of the faction."""
    terrains = WALKS_TO[s.faction[me]]
    return [h for h in ACROSS[place] if TERRAIN[h] in terrains]


def tunnels(s: ScytheState, me: Seat, place: Place) -> list[Place]:
    """SC-065 All tunnels are adjacent to each other; SC-128 the own Mine is one, for its owner alone.

    SC-189 So it is for the move of a factory card.
    """
    mine = s.mine(me)
    if not TUNNEL[place] and place != mine:
        return []
    return [*TUNNELS, mine] if mine >= 0 else TUNNELS


def underpass(s: ScytheState, me: Seat, place: Place) -> list[Place]:
    """SC-106 Saxony: controlled mountains, all tunnels and the own Mine are adjacent to each other (SC-107)."""
    mine = s.mine(me)
    mountains = [h for h in MOUNTAINS if s.controls(me, h)]
    if not TUNNEL[place] and place != mine and place not in mountains:
        return []
    return [*mountains, *TUNNELS, *([mine] if mine >= 0 else [])]


def submerge(place: Place) -> list[Place]:
    """SC-118 Polania: lakes are entered like land, and from a lake any other one is near."""
    return [*SHORE[place], *LAKES] if TERRAIN[place] == LAKE else SHORE[place]


def township(s: ScytheState, me: Seat, place: Place) -> list[Place]:
    """SC-109 Rusviet: controlled villages and the Factory are adjacent to each other (SC-110)."""
    villages = [h for h in VILLAGES if s.controls(me, h)]
    return [*villages, FACTORY] if place == FACTORY or place in villages else []


def wayfare(s: ScytheState, me: Seat) -> list[Place]:
    """SC-116 Crimea: from anywhere to the own home base or that of an absent faction. SC-012 Nobody else may."""
    return [s.home(me), *s.free_bases()]


def join(found: list[Place], more: list[Place]) -> None:
    """Add what is not there yet."""
    for place in more:
        if place not in found:
            found.append(place)


def steps_of(s: ScytheState, me: Seat, unit: Unit, steps: int) -> int:
    """SC-103 Speed: character and mechs go one territory further in a move, SC-190 that of a factory card too."""
    return steps + (1 if unit != WORKER and s.has_ability(me, SPEED) else 0)
