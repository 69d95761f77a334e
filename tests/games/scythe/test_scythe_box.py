"""The box: what the data files hold, and that a broken one is refused with its fault."""

import json
import shutil
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from marks import rule

from meydan.core.box import BadData
from meydan.games.scythe.box import FOLDER, read_box
from meydan.games.scythe.facts import (
    ABILITIES,
    ACROSS,
    BASE,
    BONUSES,
    CARD_COUNTS,
    CARD_VALUES,
    COLOURS,
    COST_IN,
    FACTIONS,
    FREE_BASES,
    GAINS,
    LAND,
    MATS,
    MECHS,
    NEAR,
    ONE_TIME,
    ONGOING,
    PIECES,
    PLACES,
    RESOURCES,
    RIVERS,
    SHORE,
    STRUCTURES,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
    TOP,
    TUNNELS,
)
from meydan.games.scythe.rules.cards import gains

ROWS = """
albion:home . . nordic:home
mountain farm village! forest tundra village
lake tundra! lake tundra* mountain! farm farm!
polania:home forest mountain* forest lake forest* village rusviet:home
farm village! lake factory mountain tundra! mountain
forest! forest farm* tundra lake village* lake
mountain village! village! tundra* forest mountain! tundra
saxony:home tundra lake farm mountain! village farm togawa:home
crimea:home village
"""
"""The board row by row as it is drawn: an encounter has a !, a tunnel a *."""


@rule("SC-010", "SC-030", "SC-065", "SC-011")
def test_the_board_row_by_row() -> None:
    expected = [word for word in ROWS.split() if word != "."]
    drawn = []
    for at, name in enumerate(PLACES):
        if TERRAINS[TERRAIN[at]] == "home_base":
            drawn.append(f"{name.removeprefix('home_')}:home")
            continue
        hexes = json.loads((FOLDER / "data" / "map.json").read_text("utf-8"))["hexes"][at]
        drawn.append(TERRAINS[TERRAIN[at]] + "!" * hexes["encounter"] + "*" * hexes["tunnel"])
    assert drawn == expected
    assert len(TERRITORIES) == 47
    assert len(TUNNELS) == 6


@rule("SC-010", "SC-063", "SC-064")
def test_neighbours_rivers_and_shores() -> None:
    at = PLACES.index

    def named(found: Iterable[int]) -> set[str]:
        return {PLACES[at] for at in found}

    assert named(NEAR[at("factory")]) == {"forest_3", "lake_3", "lake_4", "lake_5", "mountain_4", "tundra_5"}
    assert named(LAND[at("factory")]) == {"forest_3", "mountain_4", "tundra_5"}
    assert named(ACROSS[at("village_6")]) == {"farm_5", "forest_6", "village_7"}
    assert named(SHORE[at("village_6")]) == {"lake_7"}
    assert len(RIVERS) == 32
    for one in range(54):
        assert all(one in NEAR[other] for other in NEAR[one])
        assert not set(LAND[one]) & set(ACROSS[one])
        if TERRAIN[one] == 5:
            assert not ACROSS[one]


@rule("SC-013", "SC-011", "SC-008")
def test_bases_and_colours() -> None:
    assert [PLACES[at] for at in BASE] == [f"home_{faction}" for faction in FACTIONS]
    assert {PLACES[at] for at in FREE_BASES} == {"home_albion", "home_togawa"}
    assert dict(zip(FACTIONS, COLOURS, strict=True)) == {
        "nordic": "blue",
        "rusviet": "red",
        "crimea": "yellow",
        "saxony": "graphite",
        "polania": "ivory",
    }


@rule("SC-007", "SC-006", "SC-159")
def test_pieces_and_combat_cards() -> None:
    assert PIECES == {
        "mechs": 4,
        "characters": 1,
        "workers": 8,
        "workers_start_on_board": 2,
        "structures": 4,
        "recruits": 4,
        "stars": 6,
        "technology_cubes": 6,
    }
    assert dict(zip(CARD_VALUES, CARD_COUNTS, strict=True)) == {2: 16, 3: 12, 4: 8, 5: 6}


@rule("SC-100", "SC-101")
def test_four_mechs_for_each_faction() -> None:
    abilities = [[ABILITIES[ability] for ability in mechs] for mechs in MECHS]
    assert abilities == [
        ["riverwalk", "seaworthy", "artillery", "speed"],
        ["riverwalk", "township", "peoples_army", "speed"],
        ["riverwalk", "wayfare", "scout", "speed"],
        ["riverwalk", "underpass", "disarm", "speed"],
        ["riverwalk", "submerge", "camaraderie", "speed"],
    ]
    assert Counter(ability for mechs in abilities for ability in mechs)["riverwalk"] == 5


@rule("SC-092", "SC-138", "SC-139", "SC-057", "SC-077", "SC-078", "SC-083", "structure:mine", "structure:mill")
def test_figures_of_the_actions() -> None:
    assert [RESOURCES[resource] for resource in COST_IN] == ["oil", "metal", "wood", "food"]
    assert [BONUSES[bonus] for bonus in ONGOING] == ["power", "coins", "popularity", "combat_cards"]
    assert ONE_TIME == [2, 2, 2, 2]
    assert TOP == [[2, 3], [1, 2], [2, 3], [1, 2], [1, 2], [2, 3]]
    assert STRUCTURES == ("mine", "monument", "armory", "mill")
    assert MATS == ("industrial", "engineering", "patriotic", "mechanical", "agricultural")


# Broken files


def broken(folder: Path, file: str, change: Any) -> str:
    """The fault that is told when this file was changed."""
    shutil.copytree(FOLDER / "data", folder / "data", dirs_exist_ok=True)
    path = folder / "data" / f"{file}.json"
    data = json.loads(path.read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadData) as fault:
        read_box(folder)
    return str(fault.value)


@rule("SC-010", "SC-030", "SC-065")
def test_a_broken_map_is_refused(tmp_path: Path) -> None:
    assert "53 hexes" in broken(tmp_path, "map", lambda d: d["hexes"].pop())
    assert "terrains" in broken(tmp_path, "map", lambda d: d["hexes"][2].update(terrain="farm"))
    assert "11 encounters" in broken(tmp_path, "map", lambda d: d["hexes"][2].update(encounter=True))
    assert "6 tunnels" in broken(tmp_path, "map", lambda d: d["hexes"][2].update(tunnel=True))
    assert "do not touch" in broken(tmp_path, "map", lambda d: d["rivers"].append(["farm_1", "farm_7"]))
    assert "32 rivers" in broken(tmp_path, "map", lambda d: d["rivers"].pop())


@rule("SC-008")
def test_broken_factions_are_refused(tmp_path: Path) -> None:
    assert "clockwise" in broken(tmp_path, "factions", lambda d: d["factions"].reverse())
    assert "no hex" in broken(tmp_path, "factions", lambda d: d["factions"][0].update(home="moon"))
    assert "mechs of nordic" in broken(tmp_path, "factions", lambda d: d["factions"][0]["mechs"].pop())


@rule("SC-092")
def test_broken_mats_are_refused(tmp_path: Path) -> None:
    assert "numbered" in broken(tmp_path, "mats", lambda d: d["mats"].pop())
    assert "come to" in broken(tmp_path, "mats", lambda d: d["mats"][0]["columns"][0].__setitem__(2, 9))
    assert "top row" in broken(tmp_path, "mats", lambda d: d["mats"][0]["columns"][0].__setitem__(0, "move"))
    assert "bottom row" in broken(tmp_path, "mats", lambda d: d["mats"][0]["columns"].reverse())


@rule("SC-175")
def test_an_encounter_without_a_free_first_option_is_refused(tmp_path: Path) -> None:
    def dear(d: Any) -> None:
        d["cards"][3]["options"][0]["cost"] = {"coins": 2}

    assert "options of" in broken(tmp_path, "encounters", dear)
    assert "options of" in broken(tmp_path, "encounters", lambda d: d["cards"][3]["options"].pop())


@rule("SC-006", "SC-159")
def test_broken_cards_are_refused(tmp_path: Path) -> None:
    assert "42 cards" in broken(tmp_path, "combat", lambda d: d["cards"].pop())
    assert "1 to 28" in broken(tmp_path, "encounters", lambda d: d["cards"].pop())
    assert "1 to 12" in broken(tmp_path, "factory", lambda d: d["cards"].pop())
    assert "1 to 23" in broken(tmp_path, "objectives", lambda d: d["cards"].pop(0))


@rule("SC-178", "SC-187")
def test_a_factory_card_gives_nothing_that_needs_a_hex(tmp_path: Path) -> None:
    assert "card 3 gives oil" in broken(tmp_path, "factory", lambda d: d["cards"][2].update(gain=[["oil", 1]]))
    assert "card 3 gives worker" in broken(tmp_path, "factory", lambda d: d["cards"][2].update(gain=[["worker", 1]]))
    for kind in ("oil", "worker"):
        with pytest.raises(ValueError, match=f"cannot give {kind}"):
            gains(0, [((GAINS.index(kind),), 1)], None)


@rule("SC-207", "SC-003")
def test_a_broken_scoring_table_is_refused(tmp_path: Path) -> None:
    assert "tiers" in broken(tmp_path, "scoring", lambda d: d["tiers"].pop())
    assert "nine goals" in broken(tmp_path, "scoring", lambda d: d["goals"].pop())
    assert "six tiles" in broken(tmp_path, "scoring", lambda d: d["tiles"].pop())


@rule("SC-006")
def test_a_file_that_is_missing_or_of_another_kind_is_refused(tmp_path: Path) -> None:
    assert "something is missing" in broken(tmp_path, "scoring", lambda d: d.pop("tiers"))
    (tmp_path / "data" / "map.json").write_text("[]", "utf-8")
    with pytest.raises(BadData, match=r"data/map\.json: something is missing or of another kind"):
        read_box(tmp_path)
    (tmp_path / "data" / "map.json").unlink()
    with pytest.raises(BadData, match="cannot be read"):
        read_box(tmp_path)
