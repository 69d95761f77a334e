"""Broken data files: each is refused with a sentence that names the file and the fault."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from marks import rule

from meydan.core.box import BadData
from meydan.core.errors import BadTable
from meydan.games.risk.box import FOLDER, read_box

Data = dict[str, Any]
Break = Callable[[Data], object]


def refused(folder: Path, name: str, change: Break) -> str:
    """What the box says when this file of a copy is changed so."""
    file = copied(folder) / "data" / name
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadData) as fault:
        read_box(folder / FOLDER.name)
    return str(fault.value)


def copied(folder: Path) -> Path:
    shutil.copytree(FOLDER / "data", folder / FOLDER.name / "data")
    return folder / FOLDER.name


def place(data: Data, name: str) -> Data:
    found: Data = next(place for place in data["territories"] if place["id"] == name)
    return found


def card(data: Data, name: str) -> Data:
    found: Data = next(card for card in data["cards"] if card["territory"] == name)
    return found


def mission(data: Data, name: str) -> Data:
    found: Data = next(mission for mission in data["missions"] if mission["id"] == name)
    return found


def cut(data: Data, *names: str) -> None:
    """Take out the links between these, or all links of one."""
    data["links"] = [link for link in data["links"] if not set(names) <= set(link[:2])]


@rule("RK-001", "RK-008", "RK-051", "RK-163")
def test_the_files_of_the_box_are_sound(tmp_path: Path) -> None:
    box = read_box(copied(tmp_path))
    assert sorted(box) == ["cards", "map", "missions", "tables"]
    assert box == read_box()


@rule("RK-001")
def test_a_missing_link_is_refused(tmp_path: Path) -> None:
    said = refused(tmp_path, "map.json", lambda data: cut(data, "alaska", "kamchatka"))
    assert "map.json" in said and "82" in said


@rule("RK-001")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["territories"].append(place(d, "siam")), "the territory ['siam'] stands there twice"),
        (lambda d: d["territories"].remove(place(d, "siam")), "it has 41 territories, not 42"),
        (lambda d: place(d, "siam").update(continent="atlantis"), "siam lies in no continent of the list"),
        (lambda d: d["continents"].append({"id": "atlantis", "bonus": 1}), "the continent atlantis is empty"),
        (lambda d: d["continents"][0].update(bonus=0), "north_america gives no bonus"),
        (lambda d: cut(d, "madagascar"), "madagascar cannot be reached"),
        (lambda d: d["links"].append(["siam", "atlantis", "sea"]), "the link siam–atlantis leads nowhere"),
        (lambda d: d["links"].append(["siam", "siam", "land"]), "the link siam–siam leads nowhere"),
        (lambda d: d["links"].append(["siam", "india", "sea"]), "a link stands there twice"),
    ],
)
def test_a_broken_map_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "map.json", change) == f"risk/data/map.json: {said}."


@rule("RK-008")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: card(d, "siam").update(stars=3), "siam has 3 stars, not 1 or 2"),
        (lambda d: card(d, "siam").update(stars=0), "siam has 0 stars, not 1 or 2"),
        (lambda d: card(d, "siam").update(picture="elephant"), "siam shows 'elephant', which is no picture"),
        (lambda d: card(d, "siam").update(territory="india"), "there is not exactly one card for each territory"),
        (lambda d: d["cards"].pop(), "there is not exactly one card for each territory"),
    ],
)
def test_a_broken_card_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "cards.json", change) == f"risk/data/cards.json: {said}."


@rule("RK-163")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["missions"].pop(), "there are 11 missions, not 12"),
        (lambda d: mission(d, "destroy_red").update(id="destroy_blue"), "there are 11 missions, not 12"),
        (lambda d: mission(d, "destroy_red").update(target="white"), "destroy_red names no colour of the game"),
        (
            lambda d: mission(d, "asia_and_africa").update(continents=["asia", "atlantis"]),
            "asia_and_africa names no continent of the map",
        ),
        (lambda d: mission(d, "territories_24").update(count=43), "territories_24 asks for 43 territories"),
        (
            lambda d: mission(d, "territories_24").update(type="picnic"),
            "territories_24 is of the unknown type 'picnic'",
        ),
    ],
)
def test_a_broken_mission_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "missions.json", change) == f"risk/data/missions.json: {said}."


@rule("RK-051", "RK-058", "RK-023", "RK-003", "RK-005", "RK-173")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["territory_bonus"].pop(3), "territory_bonus does not run from 12 to 42 without gaps"),
        (
            lambda d: d["territory_bonus"][3].__setitem__(0, 22),
            "territory_bonus does not run from 12 to 42 without gaps",
        ),
        (lambda d: d["star_trade"].pop("7"), "star_trade does not run from 2 to 10 stars"),
        (lambda d: d["deal"].update({"4": [10, 10, 10, 11]}), "the deal for 4 is not of 42 cards"),
        (lambda d: d["deal"].update({"4": [14, 14, 14]}), "the deal for 4 is not of 42 cards"),
        (lambda d: d["classic_troops"].pop("4"), "classic_troops is not for 3, 4 and 5 players"),
        (lambda d: d["colours"].pop(), "there are 4 colours, not 5"),
        (lambda d: d["dice"].update(attack=4), "the dice are not 3 for attack and 2 for defence"),
        (
            lambda d: d["two_player"].update(cards_per_player=13),
            "two players and the neutral armies get 44 cards, not 42",
        ),
    ],
)
def test_a_broken_table_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "tables.json", change) == f"risk/data/tables.json: {said}."


@rule("RK-001")
@pytest.mark.parametrize("name", ["map.json", "cards.json", "missions.json", "tables.json"])
def test_a_file_that_is_no_json_or_not_there_is_refused(tmp_path: Path, name: str) -> None:
    folder = copied(tmp_path)
    file = folder / "data" / name
    file.write_text("alaska, alberta", "utf-8")
    with pytest.raises(BadData, match=f"risk/data/{name} cannot be read: "):
        read_box(folder)
    file.write_text("[]", "utf-8")
    with pytest.raises(BadData, match=f"risk/data/{name}: it does not hold an object."):
        read_box(folder)
    file.unlink()
    with pytest.raises(BadData, match=f"risk/data/{name} cannot be read: "):
        read_box(folder)


@rule("RK-001", "RK-008", "RK-163", "RK-051")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("map.json", lambda d: d.pop("links")),
        ("map.json", lambda d: place(d, "siam").pop("continent")),
        ("cards.json", lambda d: card(d, "siam").pop("stars")),
        ("missions.json", lambda d: mission(d, "destroy_red").pop("target")),
        ("tables.json", lambda d: d.pop("dice")),
        ("tables.json", lambda d: d.update(territory_bonus=7)),
    ],
)
def test_a_missing_field_is_refused(tmp_path: Path, name: str, change: Break) -> None:
    said = refused(tmp_path, name, change)
    assert said.startswith(f"risk/data/{name}: something is missing or of another kind than expected: ")


@rule("RK-001")
def test_a_broken_box_makes_no_table() -> None:
    assert issubclass(BadData, BadTable)
