"""Bottom-row actions: SC-017 to SC-023, SC-092 to SC-101, SC-120 to SC-124, SC-137 to SC-144, SC-204 and SC-206."""

import pytest
from marks import rule
from scythe_script import Script, place, scythe

from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import BOTTOM_COINS, BOTTOM_COST, BOTTOM_OF, BOTTOMS, BRACKETS, MATS, SECTIONS
from meydan.games.scythe.rules.supplies import cost_of

TWO = "nordic industrial, rusviet engineering"
THREE = "nordic industrial, rusviet engineering, crimea patriotic"
COLUMNS = {
    "industrial": "bolster upgrade 3 1 3, produce deploy 3 2 2, move build 3 1 1, trade enlist 4 2 0",
    "engineering": "produce upgrade 3 1 2, trade deploy 4 2 0, bolster build 3 2 3, move enlist 3 1 1",
    "patriotic": "move upgrade 2 0 1, bolster deploy 4 3 3, trade build 4 2 0, produce enlist 3 1 2",
    "mechanical": "trade upgrade 3 1 0, bolster deploy 3 2 2, move build 3 1 2, produce enlist 4 2 2",
    "agricultural": "move upgrade 2 0 1, trade deploy 4 2 0, produce build 4 2 2, bolster enlist 3 2 3",
}
"""Top action, bottom action, cost, squares that take a cube, coins."""


@rule("SC-092", "SC-097", "mat:industrial", "mat:engineering", "mat:patriotic", "mat:mechanical", "mat:agricultural")
@pytest.mark.parametrize("mat", MATS)
def test_the_columns_of_a_mat(mat: str) -> None:
    number = MATS.index(mat)
    for column in COLUMNS[mat].split(", "):
        top, bottom, cost, brackets, coins = column.split()
        at = BOTTOMS.index(bottom)
        assert BOTTOM_OF[number][SECTIONS.index(top)] == at
        assert (BOTTOM_COST[number][at], BRACKETS[number][at], BOTTOM_COINS[number][at]) == (
            int(cost),
            int(brackets),
            int(coins),
        )


@rule("SC-092", "SC-093")
@pytest.mark.parametrize(
    ("section", "resource", "cost", "coins"),
    [("bolster", "oil", 3, 3), ("produce", "metal", 3, 2), ("move", "wood", 3, 1), ("trade", "food", 4, 0)],
)
def test_each_bottom_row_costs_its_resource_and_pays_its_coins(
    section: str, resource: str, cost: int, coins: int
) -> None:
    g = scythe(TWO).goods("forest_1", **{resource: cost})
    g.turn(0, section, "skip", "take bottom true", "done")
    assert g.stock("forest_1") == {}
    assert g.state.coins[0] == 4 + coins
    assert g.happened(ev.TookBottom) == [ev.TookBottom(0, BOTTOM_OF[0][SECTIONS.index(section)])]


# Paying


@rule("SC-018", "SC-019", "SC-021", "SC-100")
def test_example_three_metal_on_several_hexes_deploy_a_mech_anywhere() -> None:
    g = scythe(TWO).goods("forest_1", metal=2).goods("mountain_2", metal=1).put(0, "mountain_2", mechs=1)
    g.turn(0, "produce", "skip", "take bottom true")
    assert {words.split()[1] for words in g.offers(0, "deploy")} == {"forest_1", "tundra_1"}
    g.says(0, "deploy speed tundra_1")
    assert g.at("tundra_1") == (0, 1, 1)
    assert g.stock("forest_1") == g.stock("mountain_2") == {}


@rule("SC-022", "SC-018")
def test_example_resources_where_nothing_of_ones_own_stands_cannot_be_spent() -> None:
    g = (
        scythe(TWO)
        .goods("forest_1", metal=1)
        .goods("tundra_3", metal=5)
        .goods("mountain_1", metal=1)
        .goods("village_2", metal=1)
    )
    g.builds(0, "mill", "mountain_1").put(0, "village_2", mechs=1)
    assert g.state.tokens_of(0, 1) == 3
    g.put(1, "mountain_1", mechs=1)
    assert g.state.tokens_of(0, 1) == 2
    g.turn(0, "produce", "skip")
    assert g.step == "end_of_turn"


@rule("SC-023", "SC-018", "SC-019")
def test_the_payer_chooses_the_hexes_where_it_matters() -> None:
    g = scythe(TWO).goods("forest_1", metal=2).goods("tundra_1", metal=2).goods("village_3", metal=9)
    g.turn(0, "produce", "skip", "take bottom true")
    assert g.options(0) == ["pay from forest_1", "pay from tundra_1"]
    g.refuses(0, "pay from village_3", "not-controlled", "SC-018")
    g.says(0, "pay from tundra_1", "pay from tundra_1")
    assert g.step == "benefit"
    assert (g.stock("forest_1"), g.stock("tundra_1")) == ({"metal": 1}, {})


@rule("SC-023", "SC-019")
def test_where_nothing_is_to_choose_nobody_is_asked() -> None:
    for forest, tundra in ((3, 0), (5, 0), (2, 1)):
        g = scythe(TWO).goods("forest_1", metal=forest).goods("tundra_1", metal=tundra)
        g.turn(0, "produce", "skip", "take bottom true")
        assert g.step == "benefit"
        assert g.state.tokens_of(0, 1) == forest + tundra - 3
    g = scythe(TWO).goods("forest_1", metal=2).goods("tundra_1", metal=2)
    g.turn(0, "produce", "skip", "take bottom true", "pay from forest_1", "pay from forest_1")
    assert g.step == "benefit"


@rule("SC-019")
def test_an_empty_hex_pays_nothing() -> None:
    g = scythe(TWO).goods("forest_1", metal=2).goods("tundra_1", metal=3).put(0, "mountain_2", workers=1)
    g.turn(0, "produce", "skip", "take bottom true")
    g.refuses(0, "pay from mountain_2", "nothing-there", "SC-019")
    g.refuses(0, "done", "when-done", "SC-051", "SC-059")


# Upgrade


def paid(section: str, players: str = TWO, **goods: int) -> Script:
    g = scythe(players).goods("forest_1", **goods)
    g.turn(0, section, "skip", "take bottom true")
    return g


@rule("SC-097", "SC-098")
def test_a_cube_goes_from_any_green_square_to_any_free_bracket() -> None:
    g = paid("bolster", oil=3)
    assert len(g.offers(0, "upgrade")) == 24
    g.says(0, "upgrade bolster_power deploy")
    assert cost_of(g.state, 0, 1) == 2
    assert [cost_of(g.state, 0, bottom) for bottom in (0, 2, 3)] == [3, 3, 4]
    assert g.view(None)["players"][0]["upgraded"] == ["bolster_power"]
    assert g.view(None)["players"][0]["costs"] == [3, 2, 3, 4]


@rule("SC-097", "SC-041")
def test_a_cube_is_taken_once_and_a_bracket_filled_once() -> None:
    g = scythe("nordic patriotic, rusviet engineering").goods("forest_1", oil=2)
    g.upgrades(0, "move_units")
    g.state.covered[3] = 1
    g.turn(0, "move", "skip", "take bottom true")
    g.refuses(0, "upgrade move_units deploy", "no-cube", "SC-097")
    g.refuses(0, "upgrade move_coins enlist", "no-free-square", "SC-097")
    g.refuses(0, "upgrade move_coins upgrade", "no-free-square", "SC-097")
    assert {words.split()[1] for words in g.offers(0, "upgrade")} == {"deploy", "build"}


@rule("SC-099", "SC-098")
def test_example_production_and_a_cheaper_enlist() -> None:
    g = scythe(TWO).goods("forest_1", oil=3).put(0, "mountain_2", workers=1)
    g.turn(0, "bolster", "skip", "take bottom true", "upgrade produce_hexes enlist")
    assert g.state.coins[0] == 7
    assert cost_of(g.state, 0, 3) == 3
    g.ends(0)
    g.passes(1)
    g.turn(0, "produce", "take top produce", "produce on forest_1", "produce on tundra_1", "produce on mountain_2")
    assert g.stock("mountain_2") == {"metal": 1}


# Deploy and build


@rule("SC-100", "SC-101")
def test_a_mech_stands_beside_a_worker_and_brings_its_ability() -> None:
    g = paid("produce", metal=3)
    offered = {words.split()[0] for words in g.offers(0, "deploy")}
    assert offered == {"riverwalk", "seaworthy", "artillery", "speed"}
    g.refuses(0, "deploy township forest_1", "not-your-mech", "SC-100")
    g.refuses(0, "deploy speed mountain_2", "no-worker-there", "SC-100")
    g.says(0, "deploy seaworthy tundra_1")
    assert g.at("tundra_1") == (0, 1, 1)
    assert g.state.mechs_out(0) == 1
    assert "lake_3" in g.ways(0, "mech", "mountain_2")


@rule("SC-100", "SC-114", "SC-122", "SC-120")
def test_nothing_is_deployed_or_built_on_a_lake_or_a_base() -> None:
    for section, goods in (("produce", {"metal": 3}), ("move", {"wood": 3})):
        g = (
            scythe(TWO)
            .clear(0)
            .put(0, "lake_3", workers=1, mechs=1)
            .put(0, "home_nordic", workers=1)
            .goods("lake_3", **goods)
        )
        g.turn(0, section, "skip", "take bottom true")
        assert g.step == "end_of_turn"


@rule("SC-100")
def test_a_mech_is_deployed_once() -> None:
    g = scythe(TWO).goods("forest_1", metal=3).can(0, "speed")
    g.turn(0, "produce", "skip", "take bottom true")
    g.refuses(0, "deploy speed forest_1", "mech-is-out", "SC-100")


@rule("SC-120", "SC-121", "SC-122")
def test_a_structure_stands_beside_a_worker_where_no_other_is() -> None:
    g = scythe(TWO).goods("forest_1", wood=3).builds(1, "mine", "tundra_1").put(0, "factory", workers=1)
    g.turn(0, "move", "skip", "take bottom true")
    assert {words.split()[1] for words in g.offers(0, "build")} == {"forest_1", "factory"}
    g.refuses(0, "build mill tundra_1", "structure-there", "SC-121")
    g.refuses(0, "build mill mountain_2", "no-worker-there", "SC-120")
    g.says(0, "build mill factory")
    assert g.state.built[place("factory")] == 3
    assert g.happened(ev.Built) == [ev.Built(0, 3, place("factory"))]


@rule("SC-120")
def test_each_structure_is_built_once() -> None:
    g = scythe(TWO).goods("forest_1", wood=3).builds(0, "mine", "tundra_1")
    g.turn(0, "move", "skip", "take bottom true")
    g.refuses(0, "build mine forest_1", "already-built", "SC-120")
    assert {words.split()[0] for words in g.offers(0, "build")} == {"monument", "armory", "mill"}


@rule("SC-122", "SC-123", "SC-071")
def test_a_structure_stays_when_others_come() -> None:
    g = scythe(TWO).clear(0).builds(0, "mill", "mountain_5")
    assert g.state.built[place("mountain_5")] == 3
    assert g.state.controller(place("mountain_5")) == 1


# Enlist


@rule("SC-137", "SC-138", "SC-144", "SC-139")
@pytest.mark.parametrize(
    ("bonus", "figures", "cards"),
    [("power", (4, 6, 2), 1), ("coins", (6, 4, 2), 1), ("popularity", (4, 4, 4), 1), ("combat_cards", (4, 4, 2), 3)],
)
def test_a_recruit_brings_a_one_time_bonus(bonus: str, figures: tuple[int, int, int], cards: int) -> None:
    g = paid("trade", food=4)
    assert len(g.offers(0, "enlist")) == 16
    g.says(0, f"enlist upgrade {bonus}")
    g.rolls()
    assert g.figures(0) == figures
    assert len(g.hand(0)) == cards


@rule("SC-137", "SC-041", "SC-042")
def test_recruits_and_bonuses_are_taken_once() -> None:
    g = scythe(TWO).goods("forest_1", food=4).hires(0, "upgrade")
    g.turn(0, "trade", "skip", "take bottom true")
    g.refuses(0, "enlist upgrade coins", "recruit-is-gone", "SC-137")
    g.refuses(0, "enlist deploy power", "bonus-is-taken", "SC-137")
    assert len(g.offers(0, "enlist")) == 9


@rule("SC-095", "SC-139", "SC-140")
@pytest.mark.parametrize(
    ("section", "goods", "bottom", "gained"),
    [
        ("bolster", {"oil": 3}, "upgrade", (7, 5, 2, 1)),
        ("produce", {"metal": 3}, "deploy", (7, 4, 2, 1)),
        ("move", {"wood": 3}, "build", (5, 4, 3, 1)),
        ("trade", {"food": 4}, "enlist", (4, 4, 2, 2)),
    ],
)
def test_ongoing_bonuses(section: str, goods: dict[str, int], bottom: str, gained: tuple[int, ...]) -> None:
    g = scythe(TWO).goods("forest_1", **goods).hires(0, bottom)
    g.turn(0, section, "skip", "take bottom true", "done")
    assert (*g.figures(0), len(g.hand(0))) == gained
    without = scythe(TWO).goods("forest_1", **goods)
    without.turn(0, section, "skip", "take bottom true", "done")
    assert (*without.figures(0), len(without.hand(0))) != gained


@rule("SC-144", "SC-095")
def test_the_enlist_recruit_already_pays_for_its_own_action() -> None:
    g = paid("trade", food=4)
    g.says(0, "enlist enlist coins")
    g.rolls()
    assert len(g.hand(0)) == 2


@rule("SC-140", "SC-096", "SC-143")
def test_example_nordic_gains_popularity_whenever_it_or_a_neighbour_builds() -> None:
    g = scythe("nordic industrial, rusviet engineering, crimea patriotic, saxony mechanical").hires(0, "build")
    popularity = 2
    for seat, section, base, gains in (
        (0, "move", "forest_1", 1),
        (1, "bolster", "village_3", 1),
        (2, "trade", "farm_6", 0),
        (3, "move", "mountain_6", 1),
    ):
        g.on_turn(seat)
        g.state.last[seat] = -1
        g.goods(base, wood=4)
        g.turn(seat, section, "skip", "take bottom true", "done")
        popularity += gains
        assert g.state.popularity[0] == popularity


@rule("SC-140", "SC-187", "SC-179")
def test_top_rows_and_cards_trigger_no_ongoing_bonus() -> None:
    g = scythe(TWO).hires(1, "upgrade", "deploy", "build", "enlist").has(0, popularity=5)
    g.state.factory[0] = 1
    before = g.figures(1)
    g.again().turn(0, "factory", "take top factory_card", "upgrade move_units deploy")
    assert g.figures(1) == before


@rule("SC-142", "SC-141")
def test_with_two_players_the_other_gains_once() -> None:
    g = scythe(TWO).goods("forest_1", metal=3).hires(1, "deploy")
    g.turn(0, "produce", "skip", "take bottom true", "done")
    assert g.state.coins[1] == 6
    assert len(g.happened(ev.Gained)) == 2


@rule("SC-141", "SC-206", "SC-140")
def test_bonuses_come_to_the_player_then_left_then_right() -> None:
    g = scythe(THREE).goods("forest_1", oil=3).hires(0, "upgrade").hires(1, "upgrade").hires(2, "upgrade")
    g.turn(0, "bolster", "skip", "take bottom true", "upgrade move_units deploy")
    assert [(e.seat, e.bonus, e.amount) for e in g.happened(ev.Gained)] == [(0, 1, 3), (0, 0, 1), (1, 0, 1), (2, 0, 1)]


@rule("SC-141", "SC-204", "SC-203")
def test_benefit_coins_and_bonus_come_before_the_sixth_star() -> None:
    g = scythe(THREE).goods("forest_1", oil=3).hires(0, "upgrade").hires(1, "upgrade")
    g.stars(0, mechs=1, structures=1, recruits=1, workers_on_board=1, objective=1)
    g.state.cubes[0] = 31
    g.turn(0, "bolster", "skip", "take bottom true", "upgrade produce_hexes deploy")
    assert g.over
    assert g.figures(0)[:2] == (7, 5)
    assert g.figures(1)[1] == 3
    assert g.result.winners == (0,)


@rule("SC-206", "SC-141", "SC-199")
def test_a_star_of_a_neighbour_comes_after_the_action_clockwise() -> None:
    g = scythe(THREE).goods("forest_1", oil=3).hires(1, "upgrade").hires(2, "upgrade").has(1, power=15).has(2, power=15)
    g.turn(0, "bolster", "skip", "take bottom true", "upgrade move_units deploy")
    assert [e.seat for e in g.happened(ev.PlacedStar)] == [1, 2]
    assert g.star_goals(1) == g.star_goals(2) == ["power"]
    five = {"mechs": 1, "structures": 1, "recruits": 1, "workers_on_board": 1, "objective": 1}
    h = scythe(THREE).goods("forest_1", oil=3).hires(1, "upgrade").hires(2, "upgrade").has(1, power=15).has(2, power=15)
    h.stars(1, **five).stars(2, **five)
    h.turn(0, "bolster", "skip", "take bottom true", "upgrade move_units deploy")
    assert h.over
    assert "power" in h.star_goals(1) and "power" not in h.star_goals(2)


@rule("SC-003", "SC-199", "SC-201")
@pytest.mark.parametrize(
    ("section", "goods", "answer", "goal"),
    [
        ("bolster", {"oil": 3}, "upgrade produce_hexes deploy", "upgrades"),
        ("produce", {"metal": 3}, "deploy riverwalk forest_1", "mechs"),
        ("move", {"wood": 3}, "build mill forest_1", "structures"),
        ("trade", {"food": 4}, "enlist enlist combat_cards", "recruits"),
    ],
)
def test_the_last_of_each_kind_gives_a_star(section: str, goods: dict[str, int], answer: str, goal: str) -> None:
    g = scythe(TWO).goods("forest_1", **goods)
    g.state.cubes[0] = 31
    g.state.hired[0] = 7
    g.state.bonuses[0] = 7
    g.can(0, "speed", "seaworthy", "artillery")
    for structure, where in (("mine", "tundra_3"), ("monument", "farm_1"), ("armory", "farm_2")):
        g.builds(0, structure, where)
    g.turn(0, section, "skip", "take bottom true", answer)
    assert g.star_goals(0) == [goal]
