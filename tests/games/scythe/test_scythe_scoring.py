"""Stars, the end and scoring: SC-001 to SC-005, SC-129 to SC-136, SC-183, SC-199 to SC-217."""

import pytest
from marks import rule
from scythe_script import Script, place, scythe

from meydan.bots.match import play_game
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import NEAR, PLACES, TILES
from meydan.games.scythe.rules.scoring import Score, counted, resources, standing, territories, tier, tile_coins
from meydan.games.scythe.rules.stars import finish, may_place, progress

TWO = "nordic industrial, rusviet engineering"
FIVE_STARS = {"mechs": 1, "structures": 1, "recruits": 1, "workers_on_board": 1, "objective": 1}


@rule("SC-001", "SC-004", "SC-207", "SC-210", "SC-213", "SC-211")
def test_the_score_is_all_in_coins() -> None:
    g = scythe(TWO, tile="structures_on_farm_or_tundra").has(0, coins=11, popularity=8).stars(0, **FIVE_STARS)
    g.put(0, "factory", mechs=1).put(0, "lake_3", mechs=1).goods("forest_1", wood=5).goods("factory", oil=2).builds(
        0, "mine", "farm_7"
    )
    assert g.score(0) == Score(11, 20, 21, 6, 2)
    assert g.score(0).total() == 60
    assert g.view(1)["players"][0]["score"] == 60


@rule("SC-207", "SC-208")
@pytest.mark.parametrize(
    ("popularity", "rates"),
    [
        (0, (3, 2, 1)),
        (6, (3, 2, 1)),
        (7, (4, 3, 2)),
        (10, (4, 3, 2)),
        (12, (4, 3, 2)),
        (13, (5, 4, 3)),
        (18, (5, 4, 3)),
    ],
)
def test_rates_by_popularity(popularity: int, rates: tuple[int, int, int]) -> None:
    g = scythe(TWO).has(0, coins=0, popularity=popularity).stars(0, mechs=1).goods("forest_1", wood=2)
    line = g.score(0)
    assert (line.stars, line.territories // 2, line.pairs) == rates
    assert tier(popularity) == rates[2] - 1


@rule("SC-209", "SC-212")
def test_example_thirteen_resources_at_popularity_ten() -> None:
    g = scythe(TWO).has(0, popularity=10).goods("forest_1", wood=6, food=2).goods("tundra_1", oil=5)
    assert resources(g.state, 0) == 13
    assert g.score(0).pairs == 12


@rule("SC-212", "SC-018")
def test_only_resources_on_controlled_territories_count() -> None:
    g = (
        scythe(TWO)
        .goods("forest_1", wood=2)
        .goods("farm_7", food=9)
        .goods("home_nordic", oil=4)
        .goods("village_3", metal=4)
    )
    assert resources(g.state, 0) == 2
    assert resources(g.state, 1) == 4


@rule("SC-211", "SC-183", "SC-014", "SC-016")
def test_territories_count_lakes_and_three_for_the_factory_but_no_bases() -> None:
    g = scythe(TWO)
    assert territories(g.state, 0) == 2
    g.put(0, "lake_1", mechs=1)
    assert territories(g.state, 0) == 3
    g.put(0, "factory", mechs=1)
    assert territories(g.state, 0) == 6
    g.builds(0, "mine", "farm_7")
    assert territories(g.state, 0) == 7
    g.put(1, "farm_7", workers=1)
    assert territories(g.state, 0) == 6
    assert territories(g.state, 1) == 3


@rule("SC-183")
def test_the_factory_produces_nothing() -> None:
    g = scythe(TWO).clear(0).put(0, "factory", workers=2)
    g.says(0, "use section produce", "take top produce")
    assert g.step != "producing"


# Structure tiles


@rule("SC-129", "SC-130", "SC-131", "SC-132", "SC-133", "SC-134", "SC-135", "SC-213")
@pytest.mark.parametrize(
    ("tile", "places", "count", "coins"),
    [
        ("tunnels_adjacent", "forest_1", 1, 2),
        ("tunnels_adjacent", "tundra_3", 0, 0),
        ("tunnels_adjacent", "mountain_2 forest_3", 3, 4),
        ("tunnels_adjacent", "mountain_2 forest_3 village_7 forest_7", 6, 9),
        ("tunnels_adjacent", "mountain_2 forest_3 tundra_5", 5, 6),
        ("lakes_adjacent", "mountain_1", 1, 2),
        ("lakes_adjacent", "factory", 3, 4),
        ("lakes_adjacent", "factory tundra_2", 5, 6),
        ("lakes_adjacent", "factory tundra_2 mountain_5", 6, 9),
        ("encounters_adjacent", "tundra_1", 1, 2),
        ("encounters_adjacent", "farm_5", 3, 4),
        ("encounters_adjacent", "mountain_2", 0, 0),
        ("encounters_adjacent", "farm_5 farm_4 forest_4 forest_7", 8, 9),
        ("structures_on_tunnels", "tundra_3 forest_1", 1, 2),
        ("structures_on_tunnels", "tundra_3 forest_4", 2, 4),
        ("structures_on_tunnels", "tundra_3 forest_4 farm_5", 3, 6),
        ("structures_on_tunnels", "tundra_3 forest_4 farm_5 tundra_6", 4, 6),
        ("structures_in_a_row", "forest_1", 1, 2),
        ("structures_in_a_row", "forest_1 tundra_1 farm_7", 2, 4),
        ("structures_in_a_row", "village_1 forest_1 tundra_1", 3, 6),
        ("structures_in_a_row", "farm_1 village_1 forest_1 tundra_1", 4, 9),
        ("structures_in_a_row", "village_1 tundra_1 farm_7", 1, 2),
        ("structures_in_a_row", "mountain_2 forest_1 home_nordic", 2, 4),
        ("structures_on_farm_or_tundra", "farm_1 forest_1", 1, 2),
        ("structures_on_farm_or_tundra", "farm_1 tundra_1", 2, 4),
        ("structures_on_farm_or_tundra", "farm_1 tundra_1 tundra_3", 3, 6),
        ("structures_on_farm_or_tundra", "farm_1 tundra_1 tundra_3 farm_7", 4, 9),
    ],
)
def test_structure_tiles(tile: str, places: str, count: int, coins: int) -> None:
    at = [place(name) for name in places.split()]
    number = TILES.index(tile)
    assert counted(number, at) == count
    assert tile_coins(number, at) == coins


@rule(
    "structure_tile:tunnels_adjacent",
    "structure_tile:lakes_adjacent",
    "structure_tile:encounters_adjacent",
    "structure_tile:structures_on_tunnels",
    "structure_tile:structures_in_a_row",
    "structure_tile:structures_on_farm_or_tundra",
    "SC-033",
    "SC-213",
)
@pytest.mark.parametrize(
    ("tile", "coins"),
    [
        ("tunnels_adjacent", 4),
        ("lakes_adjacent", 4),
        ("encounters_adjacent", 4),
        ("structures_on_tunnels", 0),
        ("structures_in_a_row", 4),
        ("structures_on_farm_or_tundra", 2),
    ],
)
def test_each_tile_at_a_table(tile: str, coins: int) -> None:
    g = (
        scythe(TWO, tile=tile)
        .builds(0, "mine", "forest_1")
        .builds(0, "mill", "tundra_1")
        .builds(0, "armory", "mountain_4")
    )
    g.builds(1, "mine", "farm_7").builds(1, "mill", "tundra_7")
    assert g.score(0).structures == coins


@rule("SC-136", "SC-131", "SC-129")
def test_example_four_lakes_give_six_coins_without_control() -> None:
    g = scythe(TWO, tile="lakes_adjacent").builds(0, "mine", "tundra_2").builds(0, "mill", "tundra_5")
    g.put(1, "tundra_2", mechs=1).put(1, "tundra_5", mechs=1)
    lakes = {PLACES[n] for name in ("tundra_2", "tundra_5") for n in NEAR[place(name)] if PLACES[n].startswith("lake")}
    assert lakes == {"lake_1", "lake_2", "lake_4", "lake_5"}
    assert g.score(0).structures == 6


# Stars


@rule("SC-003", "SC-199")
@pytest.mark.parametrize("goal", range(9))
def test_progress_to_each_goal(goal: int) -> None:
    g = scythe(TWO).has(0, power=9, popularity=11).upgrades(0, "move_units", "move_coins", "bolster_power")
    g.can(0, "speed", "riverwalk").builds(0, "mine", "forest_1").hires(0, "build", "deploy", "enlist", "upgrade")
    assert progress(g.state, 0, goal) == [3, 2, 1, 4, 2, 0, 0, 11, 9][goal]


@rule("SC-199", "SC-200", "SC-003")
def test_example_a_star_for_popularity_is_kept() -> None:
    g = scythe(TWO).has(0, popularity=17)
    g.turn(0, "trade", "take top gain_popularity")
    assert g.star_goals(0) == ["popularity"]
    g.has(0, popularity=12)
    g.ends(0)
    g.passes(1)
    g.turn(0, "bolster", "take top gain_power")
    assert g.star_goals(0) == ["popularity"]
    g.ends(0)
    g.passes(1)
    g.has(0, popularity=17)
    g.turn(0, "trade", "take top gain_popularity")
    assert g.star_goals(0) == ["popularity"]


@rule("SC-003", "SC-199", "SC-080")
def test_sixteen_power_gives_a_star() -> None:
    g = scythe(TWO).has(0, power=14)
    g.turn(0, "bolster", "take top gain_power")
    assert g.star_goals(0) == ["power"]
    assert g.happened(ev.PlacedStar) == [ev.PlacedStar(0, 8, 1)]


@rule("SC-201", "SC-202")
def test_stars_of_others_block_nothing_and_nobody_has_seven() -> None:
    g = scythe(TWO).stars(1, power=1).has(0, power=14)
    g.turn(0, "bolster", "take top gain_power")
    assert g.star_goals(0) == ["power"]
    h = scythe(TWO).stars(0, **FIVE_STARS, power=1)
    assert not may_place(h.state, 0, 7)
    assert may_place(h.state, 1, 7)
    assert not may_place(scythe(TWO).stars(0, popularity=1).state, 0, 7)


@rule("SC-002", "SC-203", "SC-202")
def test_the_sixth_star_ends_the_game_at_once() -> None:
    g = scythe(TWO).stars(0, **FIVE_STARS).has(0, power=15, popularity=17)
    g.turn(0, "bolster", "take top gain_power")
    assert g.over
    assert g.star_goals(0) == [*FIVE_STARS, "power"]
    assert g.state.agenda == []
    assert len(g.happened(ev.Scored)) == 2
    assert isinstance(g.events[-1], ev.Won)


@rule("SC-202", "SC-203")
def test_two_goals_at_once_place_no_seventh_star() -> None:
    g = scythe(TWO).stars(0, **FIVE_STARS).has(0, power=15, popularity=17).builds(0, "monument", "forest_1")
    g.turn(0, "bolster", "take top gain_power")
    assert g.over
    assert len(g.star_goals(0)) == 6


@rule("SC-203", "SC-001")
def test_the_sixth_star_does_not_make_the_winner() -> None:
    g = scythe(TWO).stars(0, **FIVE_STARS).has(0, power=15).has(1, coins=90)
    g.turn(0, "bolster", "take top gain_power")
    assert g.result.winners == (1,)
    assert g.result.ranks == (2, 1)
    assert g.result.scores == tuple(float(g.score(seat).total()) for seat in (0, 1))


# Ties


def tied() -> Script:
    """Two players equal in everything."""
    g = scythe(TWO).has(0, coins=10, power=3, popularity=3).has(1, coins=10, power=3, popularity=3)
    assert standing(g.state, 0) == standing(g.state, 1)
    return g


@rule("SC-214")
def test_equal_in_everything_is_a_shared_win() -> None:
    g = tied()
    finish(g.state)
    assert g.state.winners == (0, 1)
    assert GAME.result(g.state).ranks == (1, 1)


@rule("SC-214")
def test_ties_are_broken_in_order() -> None:
    pieces = tied().put(1, "village_3", workers=1)
    assert standing(pieces.state, 1)[1] == standing(pieces.state, 0)[1] + 1
    mech = tied().put(1, "village_3", mechs=1).can(1, "speed")
    assert standing(mech.state, 1)[1] == 3
    structure = tied().builds(0, "mine", "forest_1")
    assert standing(structure.state, 0)[1] == 3
    power = tied().has(1, power=4)
    popularity = tied().has(1, popularity=4)
    resource = tied().goods("village_3", food=1)
    for g in (pieces, mech, power, popularity, resource):
        finish(g.state)
        assert g.state.winners == (1,)
    land = (
        tied()
        .has(0, coins=6)
        .has(1, coins=8)
        .put(0, "lake_3", mechs=0, character=True)
        .put(0, "lake_2", mechs=1)
        .put(1, "lake_6", mechs=1)
    )
    assert [standing(land.state, seat)[0] for seat in (0, 1)] == [14, 14]
    assert [standing(land.state, seat)[5] for seat in (0, 1)] == [4, 3]
    stars = standing(tied().stars(0, mechs=1).state, 0)
    assert (stars[0], stars[6]) == (17, 1)
    order = standing(tied().has(0, power=5, popularity=6).goods("forest_1", oil=3).state, 0)
    assert order == (15, 2, 5, 6, 3, 2, 0)


@rule("SC-205", "SC-015")
def test_units_of_an_unfinished_move_do_not_count_where_they_stand() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=1).put(1, "mountain_5", mechs=1)
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4", "go mountain_5")
    finish(g.state)
    assert g.at("tundra_4") == (0, 1, 0)
    assert territories(g.state, 0) == 3
    assert territories(g.state, 1) == 2


@rule("SC-215", "SC-207")
def test_what_everybody_would_score_is_shown_all_the_time() -> None:
    g = scythe(TWO)
    for reader in (0, 1, None):
        assert [p["score"] for p in g.view(reader)["players"]] == [g.score(0).total(), g.score(1).total()] == [8, 9]


@rule("SC-005")
def test_a_usual_winning_total_is_within_reason() -> None:
    """A sanity bound for games of club bots, not a rule."""
    totals = []
    for seed in range(5):
        state = GAME.setup(4, GAME.choose_options(4, {}))
        play.begin(state)
        play_game(GAME, state, [GAME.bots["club"]] * 4, Seeded(seed), 5_000)
        totals.append(max(GAME.result(state).scores))
    totals.sort()
    assert 40 <= totals[2] <= 120
