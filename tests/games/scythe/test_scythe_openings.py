"""A scripted opening of each faction through a table: two workers, the home island, produce, deploy, over the river."""

from collections.abc import Mapping

import pytest
from marks import rule

from meydan.core.table import Table
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import Go
from meydan.games.scythe.facts import PLACES
from meydan.games.scythe.table import ScytheState

Turn = tuple[str, ...]
BOTH = {
    "nordic": ("forest_1", "tundra_1"),
    "rusviet": ("mountain_5", "village_3"),
    "crimea": ("farm_6", "village_9"),
    "saxony": ("mountain_6", "tundra_8"),
    "polania": ("forest_2", "farm_4"),
}
METAL = {
    "nordic": "mountain_2",
    "rusviet": "mountain_5",
    "crimea": "mountain_8",
    "saxony": "mountain_6",
    "polania": None,
}
"""The mountain of each home island; Polania has none, and trades."""
CROSSING = {
    "nordic": ("mountain_2", "forest_4"),
    "rusviet": ("village_3", "farm_2"),
    "crimea": ("mountain_8", "tundra_6"),
    "saxony": ("mountain_6", "forest_6"),
    "polania": ("forest_2", "mountain_3"),
}


def table(faction: str) -> Table:
    """This faction on the industrial mat against another."""
    other = "saxony" if faction != "saxony" else "polania"
    t = Table.new("scythe", 2, 11, {"factions": "chosen", "mats": "chosen"})
    t.play(0, {"verb": "pick_faction", "faction": faction})
    t.play(1, {"verb": "pick_faction", "faction": other})
    t.play(0, {"verb": "pick_mat", "mat": "industrial"})
    t.play(1, {"verb": "pick_mat", "mat": "engineering"})
    return t


def state(t: Table) -> ScytheState:
    assert isinstance(t.state, ScytheState)
    return t.state


def turn(t: Table, section: str, *answers: Mapping[str, object]) -> None:
    """A turn of seat 0, and a turn without action of seat 1."""
    t.play(0, {"verb": "use_section", "section": section})
    for answer in answers:
        t.play(0, dict(answer))
    for verb in ("skip", "end_turn"):
        if any(action.verb() == verb for action in t.asks_of(0)):
            t.play(0, {"verb": verb})
    last = state(t).last[1]
    t.play(1, {"verb": "use_section", "section": "bolster" if last != 1 else "trade"})
    t.play(1, {"verb": "skip"})
    t.play(1, {"verb": "end_turn"})


def lift(unit: str, place: str) -> dict[str, object]:
    return {"verb": "lift", "unit": unit, "place": place}


def go(place: str) -> dict[str, object]:
    return {"verb": "go", "place": place}


def top(choice: str) -> dict[str, object]:
    return {"verb": "take_top", "choice": choice}


DONE = {"verb": "done"}
GIVES = {"mountain": "metal", "farm": "food", "tundra": "oil", "forest": "wood", "village": "worker"}


@rule("SC-040", "SC-035", "SC-083", "SC-100", "SC-102", "SC-218")
@pytest.mark.parametrize("faction", list(BOTH))
def test_the_opening_of_each_faction(faction: str) -> None:
    t = table(faction)
    one, other = BOTH[faction]
    assert [place for place in (one, other) if at(t, place) == (0, 0, 1)] == [one, other]
    reach = {PLACES[action.place] for action in lifted(t, faction)}
    assert reach == {one, other}

    turn(t, "produce", top("produce"), *[{"verb": "produce_on", "place": place} for place in (one, other)])
    made = [event for event in t.history if isinstance(event, (ev.GotResources, ev.GotWorkers)) and event.seat == 0]
    assert [PLACES[event.place] for event in made] == [one, other]
    for place in (one, other):
        kind = GIVES[place.split("_")[0]]
        if kind == "worker":
            assert at(t, place) == (0, 0, 2)
        else:
            assert goods(t, place) == {kind: 1}

    for number in range(3):
        spot = one if at(t, one)[2] else other
        if number:
            turn(t, "move", top("gain_coins"))
        metal = {"verb": "take_resource", "resource": "metal"}
        turn(t, "trade", top("gain_resources"), {"verb": "put_on", "place": spot}, metal, metal)
        if tokens(t, "metal") >= 3:
            break
    source, target = CROSSING[faction]
    spot = one if at(t, one)[2] else other
    before = tokens(t, "metal")
    deployed = {"verb": "deploy", "ability": "riverwalk", "place": spot}
    turn(t, "produce", {"verb": "skip"}, {"verb": "take_bottom", "with_coins": True}, deployed)
    assert tokens(t, "metal") == before - 3
    assert at(t, spot)[1] == 1
    assert [event for event in t.history if isinstance(event, ev.Deployed)][-1].seat == 0
    assert state(t).mechs_out(0) == 1

    route = walk(t, spot, source)
    where = spot
    for step in route:
        turn(t, "move", top("move_units"), lift("mech", where), go(step), DONE)
        turn(t, "trade", {"verb": "skip"})
        where = step
    turn(t, "move", top("move_units"), lift("mech", where), go(target), DONE)
    assert at(t, target)[:2] == (0, 1)


def lifted(t: Table, faction: str) -> list[Go]:
    """Where the character can go from home."""
    twin = t.copy()
    twin.play(0, {"verb": "use_section", "section": "move"})
    twin.play(0, top("move_units"))
    twin.play(0, lift("character", f"home_{faction}"))
    return [action for action in twin.asks_of(0) if isinstance(action, Go)]


def walk(t: Table, start: str, goal: str) -> list[str]:
    """The way over the home island."""
    routes = {("tundra_1", "mountain_2"): ["mountain_2"], ("forest_1", "mountain_2"): ["mountain_2"]}
    routes |= {("mountain_5", "village_3"): ["village_3"], ("farm_6", "mountain_8"): ["mountain_8"]}
    return [] if start == goal else routes[start, goal]


def at(t: Table, name: str) -> tuple[int, int, int]:
    place = PLACES.index(name)
    return state(t).holder[place], state(t).mechs[place], state(t).workers[place]


def goods(t: Table, name: str) -> dict[str, int]:
    place = PLACES.index(name)
    found = state(t).stock_on(place)
    return {kind: count for kind, count in zip(("food", "metal", "oil", "wood"), found, strict=True) if count}


def tokens(t: Table, name: str) -> int:
    return state(t).tokens_of(0, ("food", "metal", "oil", "wood").index(name))
