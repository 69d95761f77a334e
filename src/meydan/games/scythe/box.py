# interpreted
"""Reading the box: map, mats, cards and tables, each checked, so that a broken file is refused with its fault."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from meydan.core.errors import BadTable

FOLDER = Path(__file__).parent / "data"
FILES = ("map", "factions", "mats", "combat", "encounters", "factory", "objectives", "scoring")


class BadData(BadTable):
    """A data file of the game does not hold together: the sentence names the file and the fault."""


def insist(sound: bool, file: str, fault: str) -> None:
    if not sound:
        raise BadData(f"scythe/data/{file}.json: {fault}.")


def read(folder: Path, name: str) -> dict[str, Any]:
    try:
        data = json.loads((folder / f"{name}.json").read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise BadData(f"scythe/data/{name}.json cannot be read: {fault}.") from fault
    insist(isinstance(data, dict), name, "it does not hold an object")
    return dict(data)


def read_box(folder: Path = FOLDER) -> dict[str, Any]:
    """All files, checked one against the other."""
    box = {name: read(folder, name) for name in FILES}
    try:
        check_map(box["map"])
        check_factions(box["factions"], box["map"])
        check_mats(box["mats"])
        check_cards(box)
        check_scoring(box["scoring"])
    except (KeyError, TypeError, AttributeError, IndexError) as fault:
        raise BadData(f"scythe/data: something is missing or of another kind than expected: {fault!r}.") from fault
    return box


def check_map(board: dict[str, Any]) -> None:
    """SC-010, SC-030 and SC-065: the terrains, 11 encounters and 6 tunnels, and rivers between neighbours."""
    hexes = {hex["id"]: hex for hex in board["hexes"]}
    insist(len(hexes) == len(board["hexes"]) == 54, "map", f"it has {len(hexes)} hexes, not 54")
    terrains = Counter(hex["terrain"] for hex in board["hexes"])
    land = {"mountain": 8, "farm": 7, "village": 9, "forest": 7, "tundra": 8}
    expected = {**land, "lake": 7, "factory": 1, "home_base": 7}
    insist(dict(terrains) == expected, "map", f"its terrains are {dict(terrains)}")
    insist(sum(hex["encounter"] for hex in board["hexes"]) == 11, "map", "it does not have 11 encounters")
    insist(sum(hex["tunnel"] for hex in board["hexes"]) == 6, "map", "it does not have 6 tunnels")
    for one, other in board["rivers"]:
        near = one in hexes and other in hexes and touching(hexes[one], hexes[other])
        insist(near, "map", f"the river {one}–{other} runs between hexes that do not touch")
    insist(len({frozenset(river) for river in board["rivers"]}) == 32, "map", "it does not have 32 rivers")


def touching(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Axial neighbours."""
    step = (other["q"] - one["q"], other["r"] - one["r"])
    return step in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def check_factions(mats: dict[str, Any], board: dict[str, Any]) -> None:
    """SC-008 Five factions around the board, each with its base, its two first territories and four mechs."""
    ids = [faction["id"] for faction in mats["factions"]]
    insist(ids == board["clockwise"], "factions", "the factions do not stand clockwise around the board")
    places = {hex["id"] for hex in board["hexes"]}
    for faction in mats["factions"]:
        sound = {faction["home"], *faction["workers"]} <= places and len(faction["workers"]) == 2
        insist(sound, "factions", f"{faction['id']} starts where no hex is")
        mechs = faction["mechs"]
        insist(len(set(mechs)) == 4 and {"riverwalk", "speed"} <= set(mechs), "factions", f"mechs of {faction['id']}")


def check_mats(mats: dict[str, Any]) -> None:
    """SC-092 On every mat the costs come to 13, the upgrades to 6 and the coins to 6, and no action is missing."""
    insist([mat["number"] for mat in mats["mats"]] == [1, 2, 3, 4, 5], "mats", "the mats are not numbered 1 to 5")
    for mat in mats["mats"]:
        columns = mat["columns"]
        insist({column[0] for column in columns} == set(mats["structure_of"]), "mats", f"top row of {mat['id']}")
        insist([column[1] for column in columns] == list(mats["resource_of"]), "mats", f"bottom row of {mat['id']}")
        sums = [sum(column[i] for column in columns) for i in (2, 3, 4)]
        insist(sums == [13, 6, 6], "mats", f"the figures of {mat['id']} come to {sums}, not 13, 6 and 6")


def check_cards(box: dict[str, Any]) -> None:
    """SC-006 and SC-159: 42 combat cards, 28 encounters with three options, 12 factory cards, 23 objectives."""
    insist(sum(count for _, count in box["combat"]["cards"]) == 42, "combat", "there are not 42 cards")
    for name, count in (("encounters", 28), ("factory", 12), ("objectives", 23)):
        numbers = [card["number"] for card in box[name]["cards"]]
        insist(numbers == list(range(1, count + 1)), name, f"the cards are not numbered 1 to {count}")
    for card in box["encounters"]["cards"]:
        insist(len(card["options"]) == 3 and not card["options"][0]["cost"], "encounters", f"options of {card['id']}")


def check_scoring(scoring: dict[str, Any]) -> None:
    """SC-207 Three tiers of popularity from 0 up, and SC-003 nine goals for stars."""
    begins = [tier["from"] for tier in scoring["tiers"]]
    insist(begins == [0, 7, 13], "scoring", "the tiers do not begin at 0, 7 and 13")
    insist(len(scoring["goals"]) == 9, "scoring", "there are not nine goals")
    insist(len(scoring["tiles"]) == 6, "scoring", "there are not six tiles")
