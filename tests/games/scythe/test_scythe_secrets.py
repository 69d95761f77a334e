"""Who knows what: SC-036, SC-039, SC-156, SC-157, SC-158, SC-184."""

import json

from marks import rule
from scythe_script import Script, place, scythe

from meydan.core.table import Table
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import FACTORY_CARDS, OBJECTIVES

THREE = "nordic industrial, rusviet engineering, crimea patriotic"


@rule("SC-036", "SC-039", "SC-184")
def test_a_view_shows_only_what_the_seat_may_know() -> None:
    g = scythe(THREE, factory="2 5 9 11").holds(0, 2, 5).holds(1, 3).holds(2, 4, 4)
    g.state.looked[1] = True
    for seat, hand in ((0, [2, 5]), (1, [3]), (2, [4, 4]), (None, [])):
        view = g.view(seat)
        assert view["hand"] == hand
        assert view["objectives"] == ([OBJECTIVES[c] for c in g.state.objectives[seat]] if seat is not None else [])
        assert [player["hand_size"] for player in view["players"]] == [2, 1, 2]
        assert view["factory_seen"] == (["number_2", "number_5", "number_9", "number_11"] if seat == 1 else [])
        assert view["factory_left"] == 4
        assert view["deck"] == 37


@rule("SC-036", "SC-039")
def test_a_view_has_no_other_place_where_a_secret_could_be() -> None:
    view = scythe(THREE).view(0)
    assert set(view) == {
        "turn",
        "order",
        "tile",
        "board",
        "players",
        "scores",
        "deck",
        "discards",
        "encounters_left",
        "factory_left",
        "factory_seen",
        "hand",
        "objectives",
        "tasks",
        "dial",
    }
    assert set(view["players"][1]) == {
        "seat",
        "faction",
        "mat",
        "place",
        "section",
        "coins",
        "power",
        "popularity",
        "hand_size",
        "objective_count",
        "workers_left",
        "abilities",
        "upgraded",
        "costs",
        "recruited",
        "bonuses",
        "factory_card",
        "shown",
        "goals",
        "progress",
        "limits",
        "score",
    }
    assert set(view["board"][0]) == {
        "place",
        "owner",
        "controller",
        "characters",
        "mechs",
        "workers",
        "raiders",
        "raid_workers",
        "raid_food",
        "raid_metal",
        "raid_oil",
        "raid_wood",
        "food",
        "metal",
        "oil",
        "wood",
        "structure",
        "builder",
        "token",
    }


@rule("SC-036", "SC-039", "SC-156", "SC-184")
def test_events_that_tell_a_secret_tell_it_to_whom_it_belongs() -> None:
    for event, owners, told in (
        (ev.GotObjectives(1, (4, 5)), {1}, ev.GotObjectives(1, ())),
        (ev.Drew(1, 2, (2, 5)), {1}, ev.Drew(1, 2, ())),
        (ev.Stole(1, 2, (5,)), {1, 2}, ev.Stole(1, 2, ())),
        (ev.SawFactoryCards(1, 3, (1, 2, 3)), {1}, ev.SawFactoryCards(1, 3, ())),
    ):
        for seat in (0, 1, 2, 3, None):
            assert event.seen_by(seat) == (event if seat in owners else told)


@rule("SC-160", "SC-174", "SC-193", "SC-184")
def test_nothing_that_was_shown_can_be_taken_back() -> None:
    for shown in (
        ev.Revealed,
        ev.WonCombat,
        ev.MetEncounter,
        ev.SawFactoryCards,
        ev.TookFactoryCard,
        ev.ShowedObjective,
        ev.SpentCard,
        ev.Won,
    ):
        assert shown.final


@rule("SC-057", "SC-058")
def test_moves_can_be_taken_back_click_by_click() -> None:
    t = Table.new("scythe", 2, 3, {"factions": "chosen", "mats": "chosen"})
    for seat, faction in ((0, "nordic"), (1, "saxony")):
        t.play(seat, {"verb": "pick_faction", "faction": faction})
    for seat, mat in ((0, "industrial"), (1, "engineering")):
        t.play(seat, {"verb": "pick_mat", "mat": mat})
    before = json.dumps(t.view(0))
    for action in (
        {"verb": "use_section", "section": "move"},
        {"verb": "take_top", "choice": "move_units"},
        {"verb": "lift", "unit": "worker", "place": "forest_1"},
        {"verb": "go", "place": "mountain_2"},
    ):
        t.play(0, action)
    for _ in range(4):
        t.undo(0)
    assert json.dumps(t.view(0)) == before


# Imagining


@rule("SC-036")
def test_hands_of_others_may_be_anything_not_seen() -> None:
    g = scythe(THREE).holds(0, *[5] * 6).holds(1, 3, 4).holds(2)
    worlds = g.worlds(0)
    assert {tuple(world.hand(0)) for world in worlds} == {(5,) * 6}
    assert {tuple(world.hand(1)) for world in worlds} == {(a, b) for a in (2, 3, 4) for b in (2, 3, 4) if a <= b}
    assert {tuple(world.hand(2)) for world in worlds} == {()}
    assert len({tuple(world.hand(0)) for world in g.worlds(1)}) > 20


@rule("SC-036", "SC-031")
def test_discarded_cards_are_not_imagined_in_hands() -> None:
    g = scythe(THREE).holds(0).holds(1, 2).holds(2)
    g.state.deck, g.state.discard = [0, 0, 3, 0], [15, 12, 5, 6]
    assert {tuple(world.hand(1)) for world in g.worlds(0)} == {(2,), (4,)}


@rule("SC-117", "SC-156", "SC-036")
def test_who_was_robbed_knows_the_card_until_one_like_it_is_discarded() -> None:
    g = (
        scythe("nordic industrial, crimea engineering, saxony patriotic")
        .clear(0)
        .clear(1)
        .can(1, "scout")
        .holds(0, 5)
        .holds(1, 2, 2)
    )
    g.put(0, "tundra_4", mechs=1).put(1, "mountain_5", mechs=1)
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4", "go mountain_5", "done")
    g.says(1, "use ability")
    g.rolls()
    assert g.hand(1) == [2, 2, 5]
    assert all(5 in world.hand(1) for world in g.worlds(0))
    assert not all(5 in world.hand(1) for world in g.worlds(2))
    assert [world.state.known[:4] for world in g.worlds(2, 3)] == [[0, 0, 0, 0]] * 3
    assert [world.state.known[:4] for world in g.worlds(0, 3)] == [[0, 0, 0, 1]] * 3
    for seat in list(g.waiting):
        g.says(seat, "set dial 1")
    g.says(1, "play cards 5")
    assert g.state.known[:4] == [0, 0, 0, 0]
    assert len({tuple(world.hand(1)) for world in g.worlds(0)}) > 3


@rule("SC-039")
def test_objectives_of_others_may_be_any_but_ones_own() -> None:
    g = scythe(THREE)
    own = set(g.state.objectives[0])
    seen = {card for world in g.worlds(0, 400) for card in world.state.objectives[1]}
    assert seen == set(range(23)) - own
    assert {world.state.objectives[0] for world in g.worlds(0, 20)} == {g.state.objectives[0]}


@rule("SC-184", "SC-032")
def test_who_has_not_looked_knows_only_the_factory_cards_taken() -> None:
    g = scythe(THREE, factory="2 5 9 11")
    g.state.factory[2] = FACTORY_CARDS.index("number_9")
    g.state.offered = tuple(c for c in g.state.offered if c != FACTORY_CARDS.index("number_9"))
    g.state.looked = [True, False, True]
    assert {world.state.offered for world in g.worlds(0, 20)} == {g.state.offered}
    imagined = {card for world in g.worlds(1) for card in world.state.offered}
    assert imagined == set(range(12)) - {FACTORY_CARDS.index("number_9")}


@rule("SC-157")
def test_a_dial_is_any_power_the_other_has() -> None:
    g = combat()
    g.says(0, "set dial 2")
    g.says(1, "set dial 1")
    assert {world.state.dials[1] for world in g.worlds(0)} == {0, 1, 2, 3}
    assert {tuple(world.state.dials[:2]) for world in g.worlds(2)} == {(a, b) for a in range(5) for b in range(4)}
    assert {world.state.dials[1] for world in g.worlds(1)} == {1}


def combat() -> Script:
    g = scythe(THREE).put(0, "tundra_4", mechs=1).put(1, "mountain_5", mechs=1).has(0, power=4).has(1, power=3)
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4", "go mountain_5", "done")
    return g


@rule("SC-157", "SC-158")
def test_the_order_of_answers_in_a_combat_changes_nothing() -> None:
    ends = []
    for first, second in ((0, 1), (1, 0)):
        g = combat()
        for seat in (first, second):
            g.says(seat, "set dial 3")
        for seat in (first, second):
            g.says(seat, "no cards")
        ends.append((g.json, g.events))
    assert ends[0] == ends[1]


@rule("SC-072")
def test_raids_are_open_to_all() -> None:
    g = combat()
    raided = next(row for row in g.view(2)["board"] if row["place"] == "mountain_5")
    assert (raided["owner"], raided["raiders"], raided["mechs"]) == (1, 1, 1)


@rule("SC-018", "SC-162")
def test_resources_brought_into_a_combat_stay_in_sight() -> None:
    g = scythe(THREE).put(0, "tundra_4", mechs=2).goods("tundra_4", food=3, oil=1).put(1, "mountain_5", mechs=1)
    g.goods("mountain_5", metal=2)
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4", "load food", "go mountain_5")
    g.says(0, "lift mech tundra_4", "load all", "go mountain_5")
    for seat in (0, 1, 2, None):
        raided = next(row for row in g.view(seat)["board"] if row["place"] == "mountain_5")
        assert [raided[f"raid_{name}"] for name in ("food", "metal", "oil", "wood")] == [3, 0, 1, 0]
        assert [raided[name] for name in ("food", "metal", "oil", "wood")] == [0, 2, 0, 0]


@rule("SC-014")
def test_the_board_tells_what_stands_where() -> None:
    g = (
        scythe(THREE)
        .put(0, "forest_1", character=True, mechs=2)
        .goods("forest_1", wood=4)
        .builds(1, "mill", "forest_1")
    )
    row = next(row for row in g.view(None)["board"] if row["place"] == "forest_1")
    assert row == {
        "place": "forest_1",
        "owner": 0,
        "controller": 0,
        "characters": 1,
        "mechs": 2,
        "workers": 1,
        "raiders": 0,
        "raid_workers": 0,
        "raid_food": 0,
        "raid_metal": 0,
        "raid_oil": 0,
        "raid_wood": 0,
        "food": 0,
        "metal": 0,
        "oil": 0,
        "wood": 4,
        "structure": "mill",
        "builder": 1,
        "token": False,
    }


@rule("SC-006", "SC-007")
def test_totals_hold_through_a_raid() -> None:
    g = (
        scythe(THREE)
        .put(0, "tundra_4", mechs=1, workers=2)
        .can(0, "speed")
        .goods("tundra_4", oil=2)
        .put(1, "mountain_5", mechs=1)
        .can(1, "speed")
    )
    before, supplies = GAME.closed(g.state), GAME.supplies(g.state)
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4", "load all", "go mountain_5")
    assert g.state.raids
    assert GAME.closed(g.state) == before
    assert GAME.supplies(g.state) == supplies
    assert place("mountain_5") == g.state.raids[0].place


@rule("SC-195", "SC-039")
def test_a_view_tells_how_far_the_own_objectives_are_and_no_others() -> None:
    g = scythe(THREE).has(0, coins=9)
    g.state.objectives[0] = (OBJECTIVES.index("get_rich_or_cry_trying"), OBJECTIVES.index("stockpile_for_the_winter"))
    g.goods("forest_1", wood=3)
    rich, winter = g.view(0)["tasks"]
    assert (rich["measure"], rich["have"], rich["least"], rich["most"]) == ("coins", 9, 20, None)
    assert (winter["measure"], winter["have"], winter["least"]) == ("mixed_stock", 3, 9)
    assert winter["missing"] == ["food", "metal", "oil"]
    assert g.view(None)["tasks"] == []


@rule("SC-003", "SC-014", "SC-016", "SC-151")
def test_a_view_tells_progress_limits_and_control() -> None:
    g = scythe("nordic industrial, saxony engineering").has(0, power=7, popularity=5).builds(0, "mill", "village_5")
    players = g.view(None)["players"]
    assert players[0]["progress"] == [0, 0, 1, 0, 2, 0, 0, 5, 7]
    assert players[0]["limits"] == [1, 1, 1, 1, 1, 1, 2, 1, 1]
    assert players[1]["limits"] == [1, 1, 1, 1, 1, 2, 6, 1, 1]
    row = next(row for row in g.view(None)["board"] if row["place"] == "village_5")
    assert (row["owner"], row["controller"]) == (None, 0)
