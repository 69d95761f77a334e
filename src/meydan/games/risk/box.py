# interpreted
"""Reading the box: map, cards, missions and tables, each checked, so that a broken file is refused with its fault."""

from collections import Counter
from pathlib import Path
from typing import Any

from meydan.core.box import Box

FOLDER = Path(__file__).parent


def read_box(folder: Path = FOLDER) -> dict[str, Any]:
    """All four files, checked one against the other."""
    files = [Box(folder, f"{name}.json") for name in ("map", "cards", "missions", "tables")]
    for box in files:
        box.insist(isinstance(box.data, dict), "it does not hold an object")
    board, cards, missions, tables = files
    with board.checking():
        check_map(board)
    with tables.checking():
        check_tables(tables)
    with cards.checking():
        check_cards(cards, [place["id"] for place in board.data["territories"]])
    with missions.checking():
        check_missions(missions, tables.data["colours"], [continent["id"] for continent in board.data["continents"]])
    return {"map": board.data, "cards": cards.data, "missions": missions.data, "tables": tables.data}


def check_map(box: Box) -> None:
    """RK-001 42 territories in six continents, joined into one world."""
    board = box.data
    places = [place["id"] for place in board["territories"]]
    doubled = [place for place, times in Counter(places).items() if times > 1]
    box.insist(not doubled, f"the territory {doubled[:1]} stands there twice")
    box.insist(len(places) == 42, f"it has {len(places)} territories, not 42")
    continents = [continent["id"] for continent in board["continents"]]
    for place in board["territories"]:
        box.insist(place["continent"] in continents, f"{place['id']} lies in no continent of the list")
    for continent in board["continents"]:
        box.insist(continent["bonus"] > 0, f"{continent['id']} gives no bonus")
        has = any(place["continent"] == continent["id"] for place in board["territories"])
        box.insist(has, f"the continent {continent['id']} is empty")
    links = [(link[0], link[1]) for link in board["links"]]
    for one, other in links:
        box.insist(one in places and other in places and one != other, f"the link {one}–{other} leads nowhere")
    box.insist(len({frozenset(link) for link in links}) == len(links), "a link stands there twice")
    reached = {places[0]}
    for _ in places:
        reached |= {b for a, b in links if a in reached} | {a for a, b in links if b in reached}
    cut_off = sorted(set(places) - reached)
    box.insist(not cut_off, f"{', '.join(cut_off)} cannot be reached")
    box.insist(len(links) == 83, f"it has {len(links)} links between territories, not 83")


def check_cards(box: Box, places: list[str]) -> None:
    """RK-008 One card per territory, with one or two stars and a picture."""
    found = [card["territory"] for card in box.data["cards"]]
    box.insist(sorted(found) == sorted(places), "there is not exactly one card for each territory")
    for card in box.data["cards"]:
        box.insist(card["stars"] in (1, 2), f"{card['territory']} has {card['stars']} stars, not 1 or 2")
        known = card["picture"] in ("infantry", "cavalry", "artillery")
        box.insist(known, f"{card['territory']} shows {card['picture']!r}, which is no picture")


def check_missions(box: Box, colours: list[str], continents: list[str]) -> None:
    """RK-163 Twelve missions, each about colours, continents or territories that exist."""
    ids = [mission["id"] for mission in box.data["missions"]]
    box.insist(len(ids) == 12 and len(set(ids)) == 12, f"there are {len(set(ids))} missions, not 12")
    for mission in box.data["missions"]:
        kind, name = mission["type"], mission["id"]
        if kind == "destroy":
            box.insist(mission["target"] in colours, f"{name} names no colour of the game")
        elif kind == "continents":
            sound = all(continent in continents for continent in mission["continents"])
            box.insist(sound, f"{name} names no continent of the map")
        else:
            box.insist(kind == "territories", f"{name} is of the unknown type {kind!r}")
            box.insist(1 <= mission["count"] <= 42, f"{name} asks for {mission['count']} territories")


def check_tables(box: Box) -> None:
    """RK-051 The bonus of every count of territories is printed once; RK-023 the deal gives out all cards."""
    tables = box.data
    covered = [n for low, high, _ in tables["territory_bonus"] for n in range(low, high + 1)]
    box.insist(covered == list(range(12, 43)), "territory_bonus does not run from 12 to 42 without gaps")
    stars = [int(stars) for stars in tables["star_trade"]]
    box.insist(stars == list(range(2, 11)), "star_trade does not run from 2 to 10 stars")
    for name in ("deal", "classic_troops", "elementary_goal"):
        box.insist(sorted(tables[name]) == ["3", "4", "5"], f"{name} is not for 3, 4 and 5 players")
    for seats, deal in tables["deal"].items():
        box.insist(sum(deal) == 42 and len(deal) == int(seats), f"the deal for {seats} is not of 42 cards")
    check_pieces(box)


def check_pieces(box: Box) -> None:
    """RK-003 Five armies; RK-005 three dice for attack and two for defence; RK-173 all cards are dealt to two."""
    colours, dice, two = box.data["colours"], box.data["dice"], box.data["two_player"]
    box.insist(len(colours) == len(set(colours)) == 5, f"there are {len(set(colours))} colours, not 5")
    box.insist((dice["attack"], dice["defence"]) == (3, 2), "the dice are not 3 for attack and 2 for defence")
    dealt = 2 * two["cards_per_player"] + two["neutral_armies"] * two["cards_per_neutral"]
    box.insist(dealt == 42, f"two players and the neutral armies get {dealt} cards, not 42")
