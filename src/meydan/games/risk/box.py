# interpreted
"""Reading the box: map, cards, missions and tables, each checked, so that a broken file is refused with its fault."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from meydan.core.errors import BadTable

FOLDER = Path(__file__).parent / "data"


class BadData(BadTable):
    """A data file of the game does not hold together: the sentence names the file and the fault."""


def insist(sound: bool, file: str, fault: str) -> None:
    if not sound:
        raise BadData(f"risk/data/{file}: {fault}.")


def read(folder: Path, name: str) -> dict[str, Any]:
    try:
        data = json.loads((folder / name).read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise BadData(f"risk/data/{name} cannot be read: {fault}.") from fault
    insist(isinstance(data, dict), name, "it does not hold an object")
    return dict(data)


def read_box(folder: Path = FOLDER) -> dict[str, Any]:
    """All four files, checked one against the other."""
    try:
        board, cards = read(folder, "map.json"), read(folder, "cards.json")
        missions, tables = read(folder, "missions.json"), read(folder, "tables.json")
        check_map(board)
        check_cards(cards, [place["id"] for place in board["territories"]])
        check_missions(missions, tables["colours"], [continent["id"] for continent in board["continents"]])
        check_tables(tables)
    except (KeyError, TypeError, AttributeError) as fault:
        raise BadData(f"risk/data: something is missing or of another kind than expected: {fault!r}.") from fault
    return {"map": board, "cards": cards, "missions": missions, "tables": tables}


def check_map(board: dict[str, Any]) -> None:
    """RK-001 42 territories in six continents, joined into one world."""
    places = [place["id"] for place in board["territories"]]
    doubled = [place for place, times in Counter(places).items() if times > 1]
    insist(not doubled, "map.json", f"the territory {doubled[:1]} stands there twice")
    insist(len(places) == 42, "map.json", f"it has {len(places)} territories, not 42")
    continents = [continent["id"] for continent in board["continents"]]
    for place in board["territories"]:
        insist(place["continent"] in continents, "map.json", f"{place['id']} lies in no continent of the list")
    for continent in board["continents"]:
        insist(continent["bonus"] > 0, "map.json", f"{continent['id']} gives no bonus")
        has = any(place["continent"] == continent["id"] for place in board["territories"])
        insist(has, "map.json", f"the continent {continent['id']} is empty")
    links = [(link[0], link[1]) for link in board["links"]]
    for one, other in links:
        insist(one in places and other in places and one != other, "map.json", f"the link {one}–{other} leads nowhere")
    insist(len({frozenset(link) for link in links}) == len(links), "map.json", "a link stands there twice")
    reached = {places[0]}
    for _ in places:
        reached |= {b for a, b in links if a in reached} | {a for a, b in links if b in reached}
    cut_off = sorted(set(places) - reached)
    insist(not cut_off, "map.json", f"{', '.join(cut_off)} cannot be reached")
    insist(len(links) == 83, "map.json", f"it has {len(links)} links between territories, not 83")


def check_cards(cards: dict[str, Any], places: list[str]) -> None:
    """RK-008 One card per territory, with one or two stars and a picture."""
    found = [card["territory"] for card in cards["cards"]]
    insist(sorted(found) == sorted(places), "cards.json", "there is not exactly one card for each territory")
    for card in cards["cards"]:
        insist(card["stars"] in (1, 2), "cards.json", f"{card['territory']} has {card['stars']} stars, not 1 or 2")
        known = card["picture"] in ("infantry", "cavalry", "artillery")
        insist(known, "cards.json", f"{card['territory']} shows {card['picture']!r}, which is no picture")


def check_missions(missions: dict[str, Any], colours: list[str], continents: list[str]) -> None:
    """RK-163 Twelve missions, each about colours, continents or territories that exist."""
    ids = [mission["id"] for mission in missions["missions"]]
    insist(len(ids) == 12 and len(set(ids)) == 12, "missions.json", f"there are {len(set(ids))} missions, not 12")
    for mission in missions["missions"]:
        kind, name = mission["type"], mission["id"]
        if kind == "destroy":
            insist(mission["target"] in colours, "missions.json", f"{name} names no colour of the game")
        elif kind == "continents":
            sound = all(continent in continents for continent in mission["continents"])
            insist(sound, "missions.json", f"{name} names no continent of the map")
        else:
            insist(kind == "territories", "missions.json", f"{name} is of the unknown type {kind!r}")
            insist(1 <= mission["count"] <= 42, "missions.json", f"{name} asks for {mission['count']} territories")


def check_tables(tables: dict[str, Any]) -> None:
    """RK-051 The bonus of every count of territories is printed once."""
    covered = [n for low, high, _ in tables["territory_bonus"] for n in range(low, high + 1)]
    insist(covered == list(range(12, 43)), "tables.json", "territory_bonus does not run from 12 to 42 without gaps")
    stars = [int(stars) for stars in tables["star_trade"]]
    insist(stars == list(range(2, 11)), "tables.json", "star_trade does not run from 2 to 10 stars")
    for seats, deal in tables["deal"].items():
        insist(sum(deal) == 42 and len(deal) == int(seats), "tables.json", f"the deal for {seats} is not of 42 cards")
