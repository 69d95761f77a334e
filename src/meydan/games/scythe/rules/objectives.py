"""Objective cards: two secret tasks, one of which may be shown for a star."""

from typing import Final

from meydan.core.contract import Action, Outcome, Refusal, Seat, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import SHOWINGS, Objective, Place, Resource, ShowObjective
from meydan.games.scythe.facts import (
    AT_END,
    COMBAT_GOAL,
    FACTORY,
    FARM,
    FOREST,
    LAKES,
    MOUNTAIN,
    NEAR,
    NEEDS,
    OBJECTIVE_GOAL,
    RESOURCE_COUNT,
    SAXONY,
    TERRAIN,
    TERRITORIES,
    TUNDRA,
    TUNNELS,
    VILLAGE,
)
from meydan.games.scythe.rules.stars import may_place, place_star
from meydan.games.scythe.table import ScytheState


def can_still_show(s: ScytheState, seat: Seat) -> bool:
    """SC-193 Who holds objective cards may have one to show: whether so is secret, that they hold some is not."""
    return len(s.objectives[seat]) > 0 and may_place(s, seat, OBJECTIVE_GOAL)


def may_show(s: ScytheState, seat: Seat, objective: Objective, at_end: bool) -> bool:
    """SC-193 Whether a card in hand can be shown now."""
    held = objective in s.objectives[seat]
    return held and may_place(s, seat, OBJECTIVE_GOAL) and is_done(s, seat, objective, at_end)


def is_done(s: ScytheState, seat: Seat, objective: Objective, at_end: bool) -> bool:
    """SC-195 The task must be done at this moment; those of the end of the turn are shown only there."""
    return (at_end or not AT_END[objective]) and fulfilled(s, seat, objective)


def shows(s: ScytheState, seat: Seat, at_end: bool) -> list[Action]:
    if not can_still_show(s, seat):
        return []
    return [SHOWINGS[card] for card in s.objectives[seat] if is_done(s, seat, card, at_end)]


def refuse_show(s: ScytheState, seat: Seat, action: ShowObjective, at_end: bool) -> Refusal:
    """Why a card cannot be shown now."""
    card = action.objective
    if card not in s.objectives[seat]:
        return Refusal("not-your-objective", ("SC-193",), {"objective": card})
    if not may_place(s, seat, OBJECTIVE_GOAL):
        return Refusal("no-more-objectives", ("SC-194",), {})
    if not fulfilled(s, seat, card):
        return Refusal("not-fulfilled", ("SC-195",), lacking(s, seat, card))
    if AT_END[card] and not at_end:
        return Refusal("only-at-the-end", ("SC-195",), {"objective": card})
    return not_now(action)


def show_outcome(s: ScytheState, seat: Seat) -> Outcome:
    """SC-193 The star it brings, and whether another card goes with it."""
    count = s.star_count(seat) + 1
    figures: dict[str, object] = {"count": count, "star": "end" if s.stars_left(seat) == 1 else "star"}
    return Outcome("show-objective", figures | {"buries": len(s.objectives[seat]) > 1 and s.faction[seat] != SAXONY})


def show(s: ScytheState, seat: Seat, objective: Objective) -> None:
    """SC-193 A star for the card; then both are gone, the other unseen. SC-151, SC-194 Saxony keeps the other."""
    rest = tuple([card for card in s.objectives[seat] if card != objective])
    s.shown[seat] = (*s.shown[seat], objective)
    if s.faction[seat] == SAXONY:
        s.objectives[seat] = rest
    else:
        s.objectives[seat] = ()
        s.buried[seat] = rest
    s.emit(ev.ShowedObjective(seat, objective))
    place_star(s, seat, OBJECTIVE_GOAL)


def fulfilled(s: ScytheState, seat: Seat, objective: Objective) -> bool:
    """SC-195 Every part of the task holds now."""
    for measure, least, most in NEEDS[objective]:
        if not least <= measured(s, seat, measure) <= most:
            return False
    return True


def lacking(s: ScytheState, seat: Seat, objective: Objective) -> dict[str, object]:
    """The first part of the task that does not hold: how much there is, how much is wanted, which kinds are missing."""
    for measure, least, most in NEEDS[objective]:
        have = measured(s, seat, measure)
        if not least <= have <= most:
            break
    want = least if have < least else most
    have = stock_measured(s, seat, measure)
    figures: dict[str, object] = {"measure": measure, "have": abs(have), "want": want, "over": have > most}
    return figures | {"resource": missing_kinds(s, seat, measure)}


def stock_measured(s: ScytheState, seat: Seat, measure: str) -> int:
    """A figure as it is told: of a stock of all kinds what lies on the richest hex, though a kind is still missing."""
    if measure == "mixed_stock":
        return max([s.goods_count(place) for place in TERRITORIES if s.controls(seat, place)], default=0)
    return measured(s, seat, measure)


def missing_kinds(s: ScytheState, seat: Seat, measure: str) -> tuple[Resource, ...]:
    """Which resources are still wanted: on the richest hex, or anywhere."""
    if measure == "scarcest_resource":
        return tuple([resource for resource in range(RESOURCE_COUNT) if not s.tokens_of(seat, resource)])
    own = [place for place in TERRITORIES if s.controls(seat, place)]
    if measure != "mixed_stock" or not own:
        return ()
    stock = s.stock_on(max(own, key=s.goods_count))
    return tuple([resource for resource in range(RESOURCE_COUNT) if not stock[resource]])


def measured(s: ScytheState, seat: Seat, measure: str) -> int:
    """One figure an objective speaks of."""
    if measure in TERRAIN_OF:
        return controlled_terrain(s, seat, TERRAIN_OF[measure])
    if measure == "coins":
        return s.coins[seat]
    if measure == "power":
        return s.power[seat]
    if measure == "popularity":
        return s.popularity[seat]
    if measure == "workers":
        return s.workers_out(seat)
    if measure == "mechs":
        return s.mechs_out(seat)
    if measure == "structures":
        return s.structures(seat)
    if measure == "recruits":
        return s.recruits(seat)
    if measure == "upgrades":
        return s.upgrades(seat)
    if measure == "workers_beyond_recruits":
        return s.workers_out(seat) - s.recruits(seat)
    if measure == "factory_cards":
        return 1 if s.factory[seat] >= 0 else 0
    if measure == "combat_cards":
        return s.hand_size(seat)
    if measure == "combat_stars":
        return s.stars_for(seat, COMBAT_GOAL)
    if measure == "forced_workers":
        return s.forced
    if measure == "tunnels":
        return count_controlled(s, seat, TUNNELS)
    if measure == "factory":
        return 1 if s.controls(seat, FACTORY) else 0
    if measure == "beside_factory":
        return count_controlled(s, seat, NEAR[FACTORY])
    if measure == "around_one_lake":
        return max([count_controlled(s, seat, NEAR[lake]) for lake in LAKES])
    if measure == "most_power":
        return 1 if s.power[seat] == max(s.power) else 0
    if measure == "scarcest_resource":
        return min([s.tokens_of(seat, resource) for resource in range(RESOURCE_COUNT)])
    if measure == "richest_resource":
        return max([s.tokens_of(seat, resource) for resource in range(RESOURCE_COUNT)])
    if measure == "mixed_stock":
        return max([mixed_stock(s, seat, place) for place in TERRITORIES])
    if measure == "pieces_on_one_hex":
        return max([pieces(s, seat, place) for place in TERRITORIES])
    return len([place for place in TERRITORIES if wolf(s, seat, place)])


TERRAIN_OF: Final[dict[str, int]] = {
    "mountains": MOUNTAIN,
    "farms": FARM,
    "tundras": TUNDRA,
    "forests": FOREST,
    "villages": VILLAGE,
}


def controlled_terrain(s: ScytheState, seat: Seat, terrain: int) -> int:
    count = 0
    for place in TERRITORIES:
        if TERRAIN[place] == terrain and s.controller(place) == seat:
            count += 1
    return count


def count_controlled(s: ScytheState, seat: Seat, places: list[Place]) -> int:
    count = 0
    for place in places:
        if s.controller(place) == seat:
            count += 1
    return count


def mixed_stock(s: ScytheState, seat: Seat, place: Place) -> int:
    """Tokens on a controlled hex that has every kind; 0 on any other."""
    stock = s.stock_on(place)
    return sum(stock) if 0 not in stock and s.controls(seat, place) else 0


def pieces(s: ScytheState, seat: Seat, place: Place) -> int:
    """Own character, workers, mechs and structure on a territory."""
    own = 1 if s.builder(place) == seat else 0
    return own + (s.workers[place] + s.fighters(place) if s.holder[place] == seat else 0)


def wolf(s: ScytheState, seat: Seat, place: Place) -> bool:
    """The character, exactly one mech, exactly one worker and five or more resources."""
    return (
        s.character[seat] == place
        and s.holder[place] == seat
        and s.mechs[place] == 1
        and s.workers[place] == 1
        and s.goods_count(place) >= 5
    )
