# interpreted
"""Reading the box: map, mats, cards and tables, each checked, so that a broken file is refused with its fault."""

from collections import Counter
from pathlib import Path
from typing import Any

from meydan.core.box import Box

FOLDER = Path(__file__).parent
FILES = ("map", "factions", "mats", "combat", "encounters", "factory", "objectives", "scoring")


def read_box(folder: Path = FOLDER) -> dict[str, Any]:
    """All files, checked one against the other."""
    boxes = {name: Box(folder, f"{name}.json") for name in FILES}
    check_map(boxes["map"])
    check_factions(boxes["factions"], boxes["map"].data)
    check_mats(boxes["mats"])
    check_combat(boxes["combat"])
    for name, count in (("encounters", 28), ("factory", 12), ("objectives", 23)):
        check_numbers(boxes[name], count)
    check_encounters(boxes["encounters"])
    check_factory(boxes["factory"])
    check_scoring(boxes["scoring"])
    return {name: box.data for name, box in boxes.items()}


def check_map(box: Box) -> None:
    """SC-010, SC-030 and SC-065: the terrains, 11 encounters and 6 tunnels, and rivers between neighbours."""
    with box.checking():
        listed = box.data["hexes"]
        hexes = {hex["id"]: hex for hex in listed}
        box.insist(len(hexes) == len(listed) == 54, f"it has {len(hexes)} hexes, not 54")
        terrains = Counter(hex["terrain"] for hex in listed)
        land = {"mountain": 8, "farm": 7, "village": 9, "forest": 7, "tundra": 8}
        box.insist(terrains == {**land, "lake": 7, "factory": 1, "home_base": 7}, f"its terrains are {dict(terrains)}")
        box.insist(sum(hex["encounter"] for hex in listed) == 11, "it does not have 11 encounters")
        box.insist(sum(hex["tunnel"] for hex in listed) == 6, "it does not have 6 tunnels")
        for one, other in box.data["rivers"]:
            near = one in hexes and other in hexes and touching(hexes[one], hexes[other])
            box.insist(near, f"the river {one}–{other} runs between hexes that do not touch")
        box.insist(len({frozenset(river) for river in box.data["rivers"]}) == 32, "it does not have 32 rivers")


def touching(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Axial neighbours."""
    step = (other["q"] - one["q"], other["r"] - one["r"])
    return step in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def check_factions(box: Box, board: dict[str, Any]) -> None:
    """SC-008 Five factions around the board, each with its base, its two first territories and four mechs."""
    with box.checking():
        ids = [faction["id"] for faction in box.data["factions"]]
        box.insist(ids == board["clockwise"], "the factions do not stand clockwise around the board")
        places = {hex["id"] for hex in board["hexes"]}
        for faction in box.data["factions"]:
            sound = {faction["home"], *faction["workers"]} <= places and len(faction["workers"]) == 2
            box.insist(sound, f"{faction['id']} starts where no hex is")
            mechs = set(faction["mechs"])
            box.insist(len(mechs) == 4 and {"riverwalk", "speed"} <= mechs, f"mechs of {faction['id']}")


def check_mats(box: Box) -> None:
    """SC-092 On every mat the costs come to 13, the upgrades to 6 and the coins to 6, and no action is missing."""
    with box.checking():
        numbers = [mat["number"] for mat in box.data["mats"]]
        box.insist(numbers == [1, 2, 3, 4, 5], "the mats are not numbered 1 to 5")
        for mat in box.data["mats"]:
            columns = mat["columns"]
            tops, bottoms = {column[0] for column in columns}, [column[1] for column in columns]
            box.insist(tops == set(box.data["structure_of"]), f"top row of {mat['id']}")
            box.insist(bottoms == list(box.data["resource_of"]), f"bottom row of {mat['id']}")
            sums = [sum(column[i] for column in columns) for i in (2, 3, 4)]
            box.insist(sums == [13, 6, 6], f"the figures of {mat['id']} come to {sums}, not 13, 6 and 6")


def check_combat(box: Box) -> None:
    """SC-159 The 42 combat cards."""
    with box.checking():
        box.insist(sum(count for _, count in box.data["cards"]) == 42, "there are not 42 cards")


def check_numbers(box: Box, count: int) -> None:
    """SC-006 28 encounters, 12 factory cards, 23 objectives; SC-182 the number on a card is only a reference."""
    with box.checking():
        numbers = [card["number"] for card in box.data["cards"]]
        box.insist(numbers == list(range(1, count + 1)), f"the cards are not numbered 1 to {count}")


def check_encounters(box: Box) -> None:
    """SC-175 Three options on each card, the first of them free, so that one can always be chosen."""
    with box.checking():
        for card in box.data["cards"]:
            sound = len(card["options"]) == 3 and not card["options"][0]["cost"]
            box.insist(sound, f"options of {card['id']}")


def check_factory(box: Box) -> None:
    """SC-187 A factory card is used away from any encounter, so it gives nothing that would have to lie on its hex."""
    with box.checking():
        for card in box.data["cards"]:
            for kind, _ in card["gain"]:
                placed = kind in ("food", "metal", "oil", "wood", "worker")
                box.insist(not placed, f"card {card['number']} gives {kind}, and no hex for it")


def check_scoring(box: Box) -> None:
    """SC-207 Three tiers of popularity from 0 up, and SC-003 nine goals for stars."""
    with box.checking():
        begins = [tier["from"] for tier in box.data["tiers"]]
        box.insist(begins == [0, 7, 13], "the tiers do not begin at 0, 7 and 13")
        box.insist(len(box.data["goals"]) == 9, "there are not nine goals")
        box.insist(len(box.data["tiles"]) == 6, "there are not six tiles")
