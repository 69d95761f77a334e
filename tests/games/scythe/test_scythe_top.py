"""Bolster, trade, produce and the structures that help with them: SC-077 to SC-091 and SC-123 to SC-128."""

import pytest
from marks import rule
from scythe_script import place, scythe

from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import POPULARITY, POWER

TWO = "nordic industrial, rusviet engineering"


@rule("SC-077", "SC-051")
def test_bolster_gives_power_or_a_card_for_a_coin() -> None:
    g = scythe(TWO)
    g.says(0, "use section bolster")
    assert g.offers(0, "take top") == ["gain_power", "draw_combat_cards"]
    g.says(0, "take top gain_power")
    assert g.figures(0) == (3, 6, 2)
    h = scythe(TWO)
    h.says(0, "use section bolster", "take top draw_combat_cards")
    h.draws(5)
    assert h.figures(0) == (3, 4, 2)
    assert h.hand(0) == [2, 5]


@rule("SC-077", "SC-098")
def test_upgraded_bolster_gives_more() -> None:
    g = scythe(TWO).upgrades(0, "bolster_power", "bolster_cards")
    g.turn(0, "bolster", "take top gain_power")
    assert g.state.power[0] == 7
    h = scythe(TWO).upgrades(0, "bolster_power", "bolster_cards")
    h.says(0, "use section bolster", "take top draw_combat_cards")
    h.draws(3, 4)
    assert h.hand(0) == [2, 3, 4]


@rule("SC-078", "SC-098")
def test_trade_gives_resources_or_popularity_for_a_coin() -> None:
    g = scythe(TWO)
    g.says(0, "use section trade")
    assert g.offers(0, "take top") == ["gain_resources", "gain_popularity"]
    g.says(0, "take top gain_popularity")
    assert g.figures(0) == (3, 4, 3)
    h = scythe(TWO).upgrades(0, "trade_popularity")
    h.turn(0, "trade", "take top gain_popularity")
    assert h.state.popularity[0] == 4


@rule("SC-078", "SC-079")
def test_traded_resources_go_in_any_mix_on_one_territory_with_a_worker() -> None:
    g = scythe(TWO).put(0, "mountain_2", mechs=1)
    g.says(0, "use section trade", "take top gain_resources")
    assert g.offers(0, "put on") == ["forest_1", "tundra_1"]
    g.refuses(0, "put on mountain_2", "no-worker-there", "SC-079")
    g.refuses(0, "put on village_3", "no-worker-there", "SC-079")
    g.says(0, "put on tundra_1", "take resource food", "take resource metal")
    assert g.stock("tundra_1") == {"food": 1, "metal": 1}
    assert g.step != "choose_resources"


@rule("SC-078", "SC-051")
def test_fewer_resources_than_allowed_is_fine() -> None:
    g = scythe(TWO)
    g.turn(0, "trade", "take top gain_resources", "put on tundra_1", "take resource oil", "done")
    assert g.stock("tundra_1") == {"oil": 1}


@rule("SC-079")
def test_with_all_workers_at_home_only_popularity_can_be_had() -> None:
    g = scythe(TWO).clear(0).put(0, "home_nordic", workers=2)
    g.says(0, "use section trade")
    assert g.offers(0, "take top") == ["gain_popularity"]


@rule("SC-080", "SC-009")
def test_tracks_end_at_sixteen_and_eighteen() -> None:
    g = scythe(TWO).has(0, power=15).stars(0, power=1)
    g.turn(0, "bolster", "take top gain_power")
    assert g.state.power[0] == 16
    assert g.happened(ev.Gained)[-1] == ev.Gained(0, POWER, 1, "bolster")
    h = scythe(TWO).has(0, popularity=18).stars(0, popularity=1)
    h.turn(0, "trade", "take top gain_popularity")
    assert h.state.popularity[0] == 18
    assert not h.happened(ev.Gained)
    rich = scythe(TWO).has(0, coins=200)
    rich.turn(0, "move", "take top gain_coins")
    assert rich.state.coins[0] == 201


@rule("SC-057", "SC-098")
def test_coins_from_move() -> None:
    g = scythe(TWO).upgrades(0, "move_coins")
    g.turn(0, "move", "take top gain_coins")
    assert g.state.coins[0] == 6


# Produce


@rule("SC-081", "SC-082", "SC-087")
@pytest.mark.parametrize(
    ("workers", "cost"),
    [(2, (0, 0, 0)), (3, (0, 0, 0)), (4, (0, 1, 0)), (5, (0, 1, 0)), (6, (0, 1, 1)), (7, (0, 1, 1)), (8, (1, 1, 1))],
)
def test_production_costs_more_with_more_workers(workers: int, cost: tuple[int, int, int]) -> None:
    g = (
        scythe(TWO)
        .put(0, "forest_1", workers=workers - 2)
        .has(0, coins=3, power=3, popularity=3)
        .stars(0, workers_on_board=1)
    )
    g.turn(0, "produce", "take top produce", "done")
    assert tuple(3 - figure for figure in g.figures(0)) == cost
    for number, figure in enumerate(("coins", "power", "popularity")):
        poor = (
            scythe(TWO)
            .put(0, "forest_1", workers=workers - 2)
            .has(0, coins=3, power=3, popularity=3)
            .has(0, **{figure: 0})
        )
        poor.says(0, "use section produce")
        assert (poor.step == "top_row") == (cost[number] == 0)
    rich = scythe(TWO).put(0, "forest_1", workers=workers - 2).has(0, coins=3, power=3, popularity=3)
    rich.says(0, "use section produce")
    assert rich.brings(0, "take top produce").figures["upkeep"] == sum(cost)


@rule("SC-082")
def test_workers_on_a_home_base_count_for_the_cost() -> None:
    g = scythe(TWO).put(0, "home_nordic", workers=2)
    g.turn(0, "produce", "take top produce", "done")
    assert g.state.power[0] == 3


@rule("SC-083", "SC-084", "SC-017")
def test_each_terrain_gives_its_own() -> None:
    places = {"farm_2": "food", "mountain_2": "metal", "tundra_1": "oil", "forest_1": "wood"}
    for name, resource in places.items():
        g = scythe(TWO).clear(0).put(0, name, workers=2)
        g.turn(0, "produce", "take top produce", f"produce on {name}")
        assert g.stock(name) == {resource: 2}
    g = scythe(TWO).clear(0).put(0, "village_2", workers=2)
    g.turn(0, "produce", "take top produce", "produce on village_2", "amount 2")
    assert g.at("village_2") == (0, 0, 4)
    assert g.state.unborn[0] == 4


@rule("SC-083")
def test_up_to_two_different_controlled_territories_produce() -> None:
    g = scythe(TWO).put(0, "mountain_2", workers=1).put(0, "lake_3", workers=1).put(0, "factory", workers=1)
    g.says(0, "use section produce", "take top produce")
    assert g.offers(0, "produce on") == ["forest_1", "tundra_1", "mountain_2"]
    g.refuses(0, "produce on factory", "no-production", "SC-083")
    g.refuses(0, "produce on lake_3", "no-production", "SC-083")
    g.refuses(0, "produce on village_3", "not-controlled", "SC-083")
    g.says(0, "produce on forest_1")
    g.refuses(0, "produce on forest_1", "already-produced", "SC-083")
    g.says(0, "produce on tundra_1")
    assert g.step != "producing"
    assert g.stock("mountain_2") == {}


@rule("SC-083", "SC-098")
def test_an_upgrade_lets_a_third_territory_produce() -> None:
    g = scythe(TWO).put(0, "mountain_2", workers=1).upgrades(0, "produce_hexes")
    g.turn(0, "produce", "take top produce", "produce on forest_1", "produce on tundra_1", "produce on mountain_2")
    assert g.stock("mountain_2") == {"metal": 1}


@rule("SC-085", "SC-051")
def test_nobody_has_to_produce() -> None:
    g = scythe("rusviet industrial, nordic engineering").put(0, "village_3", workers=2)
    g.says(0, "use section produce", "take top produce", "produce on village_3")
    assert g.options(0) == ["amount 3", "amount 2", "amount 1"]
    g.refuses(0, "amount 4", "too-many-workers", "SC-084", "SC-085")
    g.says(0, "amount 1", "done")
    assert g.at("village_3") == (0, 0, 4)
    assert g.stock("mountain_5") == {}


@rule("SC-084", "SC-086", "SC-089")
def test_no_more_workers_than_the_mat_has_and_the_eighth_gives_a_star() -> None:
    g = scythe("rusviet industrial, nordic engineering").put(0, "village_3", workers=4).has(0, popularity=5, power=5)
    g.says(0, "use section produce", "take top produce", "produce on village_3")
    assert g.options(0) == ["amount 2", "amount 1"]
    g.says(0, "amount 2")
    assert g.offers(0, "produce on") == ["mountain_5"]
    g.says(0, "done")
    assert g.state.unborn[0] == 0
    assert g.star_goals(0) == ["workers_on_board"]


@rule("SC-086", "SC-068")
def test_workers_never_go_back_to_the_mat() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=1)
    g.turn(0, "move", "take top move_units", "lift mech tundra_4", "go mountain_5", "done")
    assert g.state.unborn[1] == 6
    assert g.at("home_rusviet") == (1, 0, 1)


@rule("SC-089", "SC-083")
def test_workers_born_in_this_action_do_not_produce_in_it() -> None:
    g = scythe("rusviet industrial, nordic engineering").put(0, "village_3", workers=1)
    g.says(0, "use section produce", "take top produce", "produce on village_3", "amount 2")
    assert g.at("village_3") == (0, 0, 4)
    g.refuses(0, "produce on village_3", "already-produced", "SC-083")


@rule("SC-090", "SC-088")
def test_example_a_farm_with_one_and_a_mountain_with_two() -> None:
    g = scythe(TWO).clear(0).put(0, "farm_2", workers=1).put(0, "mountain_2", workers=2)
    g.turn(0, "produce", "take top produce", "produce on farm_2", "produce on mountain_2")
    assert (g.stock("farm_2"), g.stock("mountain_2")) == ({"food": 1}, {"metal": 2})


@rule("SC-091", "SC-020")
def test_example_a_forest_with_three_and_a_farm_with_two() -> None:
    g = scythe(TWO).clear(0).put(0, "forest_1", workers=3).put(0, "farm_2", workers=2).goods("forest_1", wood=30)
    g.turn(0, "produce", "take top produce", "produce on forest_1", "produce on farm_2")
    assert (g.stock("forest_1"), g.stock("farm_2")) == ({"wood": 33}, {"food": 2})


# Structures


@rule("SC-125", "SC-124", "SC-123", "structure:monument")
def test_the_monument_adds_popularity_to_bolster() -> None:
    g = scythe(TWO).builds(0, "monument", "forest_1")
    g.turn(0, "bolster", "take top gain_power")
    assert g.figures(0) == (3, 6, 3)
    other = scythe(TWO).builds(1, "monument", "forest_1")
    other.turn(0, "bolster", "take top gain_power")
    assert other.figures(0) == (3, 6, 2)
    assert other.figures(1)[2] == 2


@rule("SC-126", "SC-123", "structure:armory")
def test_the_armory_adds_power_to_trade_even_without_control() -> None:
    g = scythe(TWO).builds(0, "armory", "village_3")
    assert g.state.controller(place("village_3")) == 1
    g.turn(0, "trade", "take top gain_popularity")
    assert g.figures(0) == (3, 5, 3)


@rule("SC-124", "SC-125")
def test_structures_help_only_with_their_own_action() -> None:
    g = scythe(TWO).builds(0, "monument", "forest_1").builds(0, "armory", "tundra_1")
    g.turn(0, "move", "take top gain_coins")
    assert g.figures(0) == (5, 4, 2)
    assert not [e for e in g.happened(ev.Gained) if e.bonus in (POWER, POPULARITY)]


@rule("SC-127", "structure:mill")
def test_the_mill_is_an_extra_territory_and_produces_like_a_worker() -> None:
    g = scythe(TWO).put(0, "mountain_2", workers=1).builds(0, "mill", "mountain_2")
    g.says(0, "use section produce", "take top produce", "produce on forest_1", "produce on tundra_1")
    assert g.offers(0, "produce on") == ["mountain_2"]
    g.refuses(0, "produce on forest_1", "already-produced", "SC-083")
    g.says(0, "produce on mountain_2")
    assert g.stock("mountain_2") == {"metal": 2}


@rule("SC-127")
def test_the_mill_may_come_first_and_others_follow() -> None:
    g = scythe(TWO).put(0, "farm_2", workers=1).builds(0, "mill", "forest_1")
    g.turn(0, "produce", "take top produce", "produce on forest_1", "produce on tundra_1", "produce on farm_2")
    assert (g.stock("forest_1"), g.stock("tundra_1"), g.stock("farm_2")) == ({"wood": 2}, {"oil": 1}, {"food": 1})


@rule("SC-127")
def test_once_all_others_have_produced_only_the_mill_is_left() -> None:
    g = scythe(TWO).put(0, "mountain_2", workers=1).put(0, "farm_2", workers=1).builds(0, "mill", "mountain_2")
    g.says(0, "use section produce", "take top produce", "produce on forest_1", "produce on tundra_1")
    g.refuses(0, "produce on farm_2", "only-the-mill", "SC-083", "SC-127")


@rule("SC-127", "SC-085")
def test_a_mill_without_workers_works_and_makes_a_worker_in_a_village() -> None:
    g = scythe(TWO).clear(0).builds(0, "mill", "village_2")
    g.says(0, "use section produce", "take top produce")
    g.says(0, "produce on village_2")
    assert g.at("village_2") == (0, 0, 1)


@rule("SC-123", "SC-127")
def test_the_mill_stands_still_while_another_controls_it() -> None:
    g = scythe(TWO).builds(0, "mill", "village_3")
    g.says(0, "use section produce", "take top produce")
    assert g.offers(0, "produce on") == ["forest_1", "tundra_1"]


@rule("SC-128", "SC-189", "SC-123", "structure:mine")
def test_the_mine_is_a_tunnel_for_its_owner_whoever_controls_it() -> None:
    g = scythe(TWO).builds(0, "mine", "village_3")
    tunnels = {"tundra_3", "mountain_3", "forest_4", "farm_5", "village_5", "tundra_6"}
    for unit in ("character", "mech"):
        assert tunnels <= g.ways(0, unit, "village_3")
        assert "village_3" in g.ways(0, unit, "tundra_6")
        assert not tunnels & g.ways(1, unit, "mountain_5")
        assert "village_3" not in g.ways(1, unit, "tundra_6")
    own = scythe(TWO).builds(0, "mine", "tundra_1")
    assert tunnels <= own.ways(0, "worker", "tundra_1")
    assert "tundra_1" in own.ways(0, "worker", "farm_5")
    assert not tunnels & own.ways(1, "worker", "tundra_1")
