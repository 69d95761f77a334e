"""The variant with stone tiles: MG-160 to MG-172."""

from typing import Any

import pytest
from mangrovia_script import Script, mangrovia, opening, space
from marks import rule

from meydan.core.table import Table
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import BUILD, BUILD_DOUBLE, STONE_SPACES, TILES
from meydan.games.mangrovia.rules.scoring import path_ranking

STATUES, OTHERS = set(TILES[:8]), set(TILES[8:])


def building(hand: str, tiles: str, jetty: int = 9, **position: object) -> Script:
    place = 13 - jetty
    bowls = " ".join("0" if number == place else "_" for number in range(1, 7))
    words = {"birds": "water sand", "hands": f"{hand} | | | ", "tiles": f"{tiles} | | | ", **position}
    return mangrovia(4, bowls=bowls, jetty=jetty, stone_tiles="mixed", **words)  # type: ignore[arg-type]


def laid(seats: int, choice: str, seed: int) -> list[str]:
    s: Any = Table.new("mangrovia", seats, seed, {"stone_tiles": choice}).state
    return [TILES[s.stones[where]] for where in STONE_SPACES if s.stones[where] >= 0]


@rule("MG-160", "option:stone_tiles", "stone_tiles:mixed", "stone_tiles:none")
@pytest.mark.parametrize(("seats", "count"), [(2, 7), (3, 7), (4, 8), (5, 8)])
def test_a_tile_lies_on_every_free_stone_space(seats: int, count: int) -> None:
    assert len(laid(seats, "mixed", 1)) == count
    assert laid(seats, "none", 1) == []
    found = {tile for seed in range(60) for tile in laid(seats, "mixed", seed)}
    assert found == set(TILES)


@rule("MG-160", "MG-172")
def test_tiles_are_open_to_all_and_those_in_the_box_to_nobody() -> None:
    g = opening(4, first=0, stone_tiles="mixed")
    g.rolls_on(5)
    for seat in (0, 3, None):
        view = g.view(seat)
        shown = [place["stone"] for place in view["board"] if place["stone"]]
        assert sorted(shown) == sorted(event_tiles(g))
        assert "stone_bag" not in view
    assert sum(g.state.stone_bag) == 8


def event_tiles(g: Script) -> list[str]:
    return [TILES[event.tile] for event in g.happened(ev.StoneLaid)]


@rule("MG-166", "MG-172", "stone_tiles:statues", "stone_tiles:no_statues", "option:stone_tiles")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_statues_or_only_the_others(seats: int) -> None:
    for seed in range(10):
        statues, others = laid(seats, "statues", seed), laid(seats, "no_statues", seed)
        assert set(statues) <= STATUES and len(set(statues)) == len(statues) == (7 if seats < 4 else 8)
        assert set(others) <= OTHERS and len(others) == (7 if seats < 4 else 8)


@rule("MG-167", "MG-005")
def test_sixteen_tiles_eight_statues_three_three_and_two() -> None:
    assert opening(4, first=0).state.stone_bag == [1] * 8 + [3, 3, 2]


@rule("MG-161", "MG-168")
def test_who_builds_on_a_stone_space_gets_its_tile() -> None:
    g = building("6 sand sand", "", jetty=10, stones="S51=value_3 S72=statue_c")
    g.says(0, "build S51 sand", "pay 6")
    assert g.tiles(0) == ["value_3"] and g.state.stones[space("S51")] == -1
    assert g.happened(ev.TookTile) == [ev.TookTile(0, TILES.index("value_3"))]
    assert g.view(2)["players"][0]["tiles"] == ["value_3"]


@rule("MG-168")
def test_a_tile_does_not_pay_for_the_building_that_gains_it_but_for_the_next() -> None:
    g = building("3 sand", "", stones="S51=value_3")
    assert "S51" not in g.builds, "3 and the tile that lies there would make 6"
    g = building("6 4 sand sand", "", jetty=10, stones="S51=value_3")
    assert "P54" not in g.builds
    g.says(0, "build S51 sand", "pay 6")
    assert "P54" in g.builds, "4 and the tile make 7"


@rule("MG-162", "stone_tile:statue_a", "stone_tile:statue_b", "stone_tile:statue_c", "stone_tile:statue_d")
@rule("stone_tile:statue_e", "stone_tile:statue_f", "stone_tile:statue_g", "stone_tile:statue_h")
@pytest.mark.parametrize("path", range(8))
def test_a_statue_tile_wins_ties_on_its_path_whatever_the_distance(path: int) -> None:
    from meydan.games.mangrovia.facts import ORDER

    g = mangrovia(4, tiles=f" | {TILES[path]} | | ")
    near, far = ORDER[path][0], ORDER[path][-1]
    g.state.owner[near], g.state.owner[far] = 0, 1
    g.state.huts[near] = g.state.huts[far] = 1
    assert path_ranking(g.state, path) == [1, 0]
    g.state.tiles[1] = (TILES.index("statue_a") if path else TILES.index("statue_b"),)
    assert path_ranking(g.state, path) == [0, 1], "the tile of another path does not help"


@rule("MG-171")
def test_a_statue_tile_wins_ties_for_second_place_and_against_neutral_huts_and_gives_no_hut() -> None:
    g = mangrovia(4, tiles=" | | statue_a | ", board="P11 P14 | P12 | T15=2 | ")
    assert path_ranking(g.state, 0) == [0, 2, 1]
    g = mangrovia(2, tiles="statue_a | ", board="P13 | ")
    assert path_ranking(g.state, 0) == [0, 2]
    g = mangrovia(4, tiles="statue_a | | | ", board=" | P12 | | ")
    assert path_ranking(g.state, 0) == [1]
    g = mangrovia(4, tiles="statue_a | | | ", board="T15=2 | P12 P13 | | ")
    assert path_ranking(g.state, 0) == [1, 0], "it helps in ties only"


@rule("MG-164", "MG-169", "stone_tile:value_3")
def test_a_value_3_tile_pays_three_once() -> None:
    g = building("4 sand sand", "value_3")
    assert "P54" in g.builds
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.hand(0) == "sand" and g.tiles(0) == []
    assert g.happened(ev.UsedTiles) == [ev.UsedTiles(0, (TILES.index("value_3"),))]
    assert g.state.used_tiles[TILES.index("value_3")] == 1


@rule("MG-164", "MG-169", "stone_tile:value_3")
def test_several_tiles_may_pay_together_and_exactly() -> None:
    g = building("sand", "value_3 value_3")
    assert g.builds == {"S51", "X2"}, "6 and nothing else"
    g.says(0, "build X2 sand", "pay 3 3")
    assert g.tiles(0) == []
    g = building("3 sand", "value_3")
    g.says(0, "build X2 sand", "pay 3 3")
    assert g.hand(0) == "" and g.tiles(0) == []
    g = building("3 4 sand", "value_3")
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.hand(0) == "3", "of equal values the tile goes first"


@rule("MG-164", "MG-169", "stone_tile:amulet_2")
def test_an_amulet_2_tile_pays_two_amulets_and_never_a_value() -> None:
    g = building("water", "amulet_2", amulets="3 | | | ")
    assert g.builds == {"S61", "T16"}
    g.says(0, "build S61 water", "pay amulets 3 2")
    assert g.amulets(0) == [] and g.tiles(0) == [] and g.state.aside[2] == 0
    g = building("mangrove", "amulet_2 amulet_2", birds="mangrove sand")
    g.says(0, "build S52 mangrove", "pay amulets 2 2")
    assert g.tiles(0) == [] and not g.happened(ev.PaidAmulets), "no amulet was spent"
    assert "X1" not in building("3 water", "amulet_2").builds
    assert "S61" not in building("2 water", "value_3").builds
    g = building("water", "amulet_2", amulets="2 3 | | | ")
    g.says(0, "build S61 water", "pay amulets 3 2")
    assert g.amulets(0) == [2], "the tile, which scores nothing, goes before the amulet"


@rule("MG-164", "MG-170", "stone_tile:free_landscape")
def test_a_free_landscape_tile_builds_anywhere_whatever_the_birds_show() -> None:
    g = building("7", "free_landscape", birds="water sand")
    assert g.builds == {"P42", "P23", "P54", "P47", "S71", "T15", "T37", "X3"}, "every space of 7"
    g.says(0, "build P47 free_landscape", "pay 7")
    assert g.owner("P47") == 0 and g.tiles(0) == []
    g = building("7 mangrove", "", birds="water sand")
    g.refuses(0, "build P47 free_landscape", "no-landscape-card", "MG-112", "MG-120", "MG-164")


@rule("MG-164", "stone_tile:free_landscape")
def test_a_card_may_be_given_and_the_tile_kept() -> None:
    g = building("7 sand", "free_landscape")
    assert {"build P54 sand", "build P54 free_landscape"} <= set(g.options())
    g.says(0, "build P54 sand", "pay 7")
    assert g.tiles(0) == ["free_landscape"]


@rule("MG-170")
def test_a_double_hut_needs_a_second_card_for_which_no_bird_is_needed_either() -> None:
    g = building("7 7 mangrove", "free_landscape", birds="water sand")
    assert g.doubles == {"P47"}
    g.says(0, "build double P47 mangrove free_landscape", "pay 7 7")
    assert g.hand(0) == "" and g.tiles(0) == [] and g.points[0] == 4
    assert not building("7 7 reed reed", "", birds="water sand").doubles
    assert not building("7 7", "free_landscape").doubles
    two = building("7 7", "free_landscape free_landscape", birds="water sand")
    assert "build double P47 free_landscape free_landscape" in two.options(), "each tile stands for a card"


@rule("MG-062", "MG-162", "MG-164")
@pytest.mark.parametrize("tiles", ["statue_a", "statue_a statue_h", "free_landscape", ""])
def test_who_holds_only_tiles_that_pay_for_nothing_is_not_asked_to_build(tiles: str) -> None:
    g = building("sand", tiles)
    assert g.state.jetty != 9
    assert g.happened(ev.NothingThere) == [ev.NothingThere(0, BUILD), ev.NothingThere(0, BUILD_DOUBLE)]


@rule("MG-062", "MG-164")
@pytest.mark.parametrize("tile", ["value_3", "amulet_2"])
def test_who_holds_a_tile_that_might_pay_is_asked_whatever_the_hand(tile: str) -> None:
    for land in ("sand", "mangrove", "reed"):
        g = building(land, f"statue_a {tile}")
        assert g.state.jetty == 9 and g.waiting == [0], "which landscape is in the hand is nobody's business"


@rule("MG-165")
def test_unused_tiles_are_worth_nothing() -> None:
    g = mangrovia(4, tiles="amulet_2 value_3 | | | ", jetty=12, begun=False)
    g.state.ending = True
    from meydan.core import play

    play.begin(g.state)
    assert g.over and g.points == [0, 0, 0, 0]
