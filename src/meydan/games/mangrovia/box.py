# interpreted
"""Reading the board file, checked, so that a broken one is refused with a sentence that names its fault."""

from collections import Counter
from pathlib import Path
from typing import Any

from meydan.core.box import Box

FOLDER = Path(__file__).parent
AREAS = ("path", "stone", "pole", "amulet")
CURRENCIES = ("value", "amulet")
TASKS = ("draw_open", "draw_closed", "amulets", "build", "build_double", "move_birds", "take_start")
CHOICES = TASKS[:5]
"""What may stand first in one of two alternatives."""
SYMBOLS = ("gray", "white")


def read_box(folder: Path = FOLDER) -> dict[str, Any]:
    """The board, every part checked against the others and against the counts the file itself states."""
    box = Box(folder, "board.json")
    box.insist(isinstance(box.data, dict), "it does not hold an object")
    with box.checking():
        check_spaces(box)
        check_areas(box)
        check_paths(box)
        check_archipelago(box)
        check_cards(box)
        check_amulets(box)
        check_tiles(box)
        check_players(box)
    return dict(box.data)


def check_spaces(box: Box) -> None:
    """MG-015 Every space has a landscape, a price in one currency, and points or none."""
    board = box.data
    spaces = board["spaces"]
    doubled = [space for space, times in Counter(space["id"] for space in spaces).items() if times > 1]
    box.insist(not doubled, f"the space {doubled[:1]} stands there twice")
    counts = board["counts"]
    box.insist(len(spaces) == counts["spaces"], f"it has {len(spaces)} spaces, not {counts['spaces']}")
    for space in spaces:
        name = space["id"]
        lands = space["landscapes"]
        box.insist(1 <= len(lands) <= 2 and len(set(lands)) == len(lands), f"{name} has not one or two landscapes")
        box.insist(set(lands) <= set(board["landscapes"]), f"{name} shows a landscape that there is not")
        box.insist(space["currency"] in CURRENCIES, f"{name} is paid in {space['currency']!r}, which is no currency")
        cost = space["cost"]
        box.insist(type(cost) is int and 1 <= cost <= 14, f"the cost of {name} is {cost!r}, not 1 to 14")
        points = space["chief_points"]
        box.insist(type(points) is int and points >= 0, f"the chief points of {name} are {points!r}")
        box.insist(type(space["double_hut"]) is bool, f"{name} does not say whether a double hut may stand there")


def check_areas(box: Box) -> None:
    """MG-012, MG-013, MG-014, MG-016, MG-122 The areas and symbols of the board, as many as there must be."""
    board = box.data
    spaces, counts = board["spaces"], board["counts"]
    for space in spaces:
        name, area = space["id"], space["area"]
        box.insist(area in AREAS, f"{name} lies in {area!r}, which is no area")
        box.insist(area == "path" or not space["double_hut"], f"{name} is no place for a double hut")
        box.insist(space["neutral_symbol"] in (None, *SYMBOLS), f"{name} has an unknown symbol")
    for area in AREAS:
        found = sum(space["area"] == area for space in spaces)
        box.insist(found == counts["area"][area], f"the area {area} has {found} spaces, not {counts['area'][area]}")
    two = sum(len(space["landscapes"]) == 2 for space in spaces)
    box.insist(two == counts["two_landscapes"], f"{two} spaces show two landscapes, not {counts['two_landscapes']}")
    for symbol in SYMBOLS:
        found = sum(space["neutral_symbol"] == symbol for space in spaces)
        box.insist(found == counts[symbol], f"{found} spaces have a {symbol} symbol, not {counts[symbol]}")


def check_paths(box: Box) -> None:
    """MG-011 Eight paths; each space names just the paths that it lies on."""
    board = box.data
    paths = board["paths"]
    ids = [path["id"] for path in paths]
    doubled = [path for path, times in Counter(ids).items() if times > 1]
    box.insist(not doubled, f"the path {doubled[:1]} stands there twice")
    missing = [name for name in "ABCDEFGH" if name not in ids]
    box.insist(not missing, f"the path {', '.join(missing)} is missing")
    box.insist(len(ids) == 8, f"it has {len(ids)} paths, not 8")
    known = [space["id"] for space in board["spaces"]]
    for path in paths:
        order = path["order_from_statue"]
        box.insist(len(set(order)) == len(order) > 0, f"the path {path['id']} is empty or passes a space twice")
        strange = [space for space in order if space not in known]
        box.insist(not strange, f"the path {path['id']} passes {strange[:1]}, which is no space")
        sound = path["first"] >= path["second"] >= 0
        box.insist(sound, f"on the path {path['id']} the second place is worth more than the first")
    for kind in ("vertical", "horizontal"):
        box.insist(sum(path["kind"] == kind for path in paths) == 4, f"there are not four {kind} paths")
    for space in board["spaces"]:
        lies = [path["id"] for path in paths if space["id"] in path["order_from_statue"]]
        told = f"{space['id']} says it lies on {space['paths']}, and the paths say {lies}"
        box.insist(sorted(space["paths"]) == sorted(lies), told)
        box.insist(space["area"] != "amulet" or not lies, f"the amulet space {space['id']} lies on a path")
        box.insist(space["area"] == "amulet" or bool(lies), f"{space['id']} lies on no path")


def check_archipelago(box: Box) -> None:
    """MG-018 Six ritual places between twelve jetties; each jetty has an action, or two to choose from."""
    board = box.data
    places = board["ritual_places"]
    box.insist(len(places) == 6, f"it has {len(places)} ritual places, not 6")
    beside = sorted(jetty for place in places for jetty in place)
    box.insist(beside == list(range(1, 13)), "the ritual places do not lie between the jetties 1 to 12")
    box.insist(len(board["jetties"]) == 12, f"it has {len(board['jetties'])} jetties, not 12")
    for number, choices in enumerate(board["jetties"], 1):
        box.insist(1 <= len(choices) <= 2, f"jetty {number} has not one or two alternatives")
        for parts in choices:
            box.insist(len(parts) > 0, f"jetty {number} has an empty alternative")
            for task, count in parts:
                box.insist(task in TASKS, f"jetty {number} has the unknown action {task!r}")
                box.insist(count >= 1, f"jetty {number} has {task} {count} times")
            box.insist(len(choices) == 1 or parts[0][0] in CHOICES, f"jetty {number} offers no choice of {parts[0][0]}")
        box.insist(len(choices) == 1 or choices[0][0][0] != choices[1][0][0], f"jetty {number} offers one thing twice")


def check_cards(box: Box) -> None:
    """MG-001 43 value cards of 2 to 7, ten start cards, 32 landscape cards; MG-010 four landscapes, MG-017 each with
    a place for a bird, MG-002 of which there are two."""
    board = box.data
    counts = board["counts"]
    box.insist(list(board["value_deck"]) == ["2", "3", "4", "5", "6", "7"], "value_deck does not run from 2 to 7")
    count_is(box, "value_deck", sum(board["value_deck"].values()), counts["value_cards"])
    box.insist(list(board["landscape_deck"]) == board["landscapes"], "landscape_deck and landscapes differ")
    box.insist(len(board["landscapes"]) == 4, f"there are {len(board['landscapes'])} landscapes, not 4")
    count_is(box, "landscape_deck", sum(board["landscape_deck"].values()), counts["landscape_cards"])
    start = [value for cards in board["start_cards"].values() for value in cards]
    box.insist(list(board["start_cards"]) == ["1", "2", "3", "4", "5"], "start_cards are not marked 1 to 5")
    box.insist(all(value in range(2, 8) for value in start), "a start card has no value from 2 to 7")
    count_is(box, "start_cards", len(start), counts["start_cards"])
    birds = board["start_birds"]
    two = len(set(birds)) == 2 and set(birds) <= set(board["landscapes"])
    box.insist(two, "start_birds does not name two landscapes")


def check_amulets(box: Box) -> None:
    """MG-003 40 amulets; MG-103 the track says how many are drawn and how many of those go back."""
    board = box.data
    bag = board["amulets"]["bag"]
    box.insist(list(bag) == ["2", "3", "4", "5", "6"], "the bag does not run from 2 to 6")
    count_is(box, "amulets", board["amulets"]["board_ones"] + sum(bag.values()), board["counts"]["amulets"])
    track = board["amulet_track"]
    box.insist(
        [step["huts"] for step in track] == list(range(len(track))), "amulet_track does not count the huts from 0"
    )
    box.insist(track[0]["draw"] == 0, "without a hut on an amulet space nothing is drawn from the bag")
    for step in track[1:]:
        box.insist(
            step["draw"] > step["return"] and step["return"] in (0, 1), f"amulet_track is odd at {step['huts']} huts"
        )


def check_tiles(box: Box) -> None:
    """MG-005 Pole tiles for every space of that area, in rising order; sixteen stone tiles, MG-167 a statue tile for
    each path and eight others of three kinds."""
    board = box.data
    poles, stones = board["pole_tiles"], board["stone_tiles"]
    box.insist(poles == sorted(set(poles)), "pole_tiles are not in rising order")
    count_is(box, "pole_tiles", len(poles), board["counts"]["pole_tiles"])
    box.insist(len(poles) >= board["counts"]["area"]["pole"], "there are fewer pole tiles than spaces for them")
    box.insist(
        stones["statues"] == [path["id"] for path in board["paths"]], "there is not one statue tile for each path"
    )
    others = stones["value_3"] + stones["amulet_2"] + stones["free_landscape"]
    count_is(box, "stone_tiles", len(stones["statues"]) + others, board["counts"]["stone_tiles"])
    box.insist(others >= board["counts"]["area"]["stone"], "there are too few other stone tiles for the stone area")


def check_players(box: Box) -> None:
    """MG-006 Two to five players, MG-004 in five colours; MG-021 huts and bowls for each, and at small tables neutral
    huts and a blocked place. MG-157 A neutral hut stands in the pole area with two players only."""
    board = box.data
    box.insist(list(board["players"]) == ["2", "3", "4", "5"], "players are not 2 to 5")
    box.insist(len(set(board["colours"])) == 5, "there are not five colours")
    for count, setup in board["players"].items():
        box.insist(setup["huts"] >= 1, f"{count} players have no huts")
        blocked = setup["blocked_place"]
        places = 6 - (blocked is not None)
        box.insist(
            blocked is None or blocked in range(2, 7), f"for {count} players the place {blocked!r} cannot be blocked"
        )
        bowls = setup["bowls"]
        box.insist(bowls in (1, 2) and bowls * int(count) <= places, f"{count} players have too many bowls or none")
        box.insist(set(setup["neutral"]) <= set(SYMBOLS), f"for {count} players an unknown symbol is neutral")
        poles = [s for s in board["spaces"] if s["area"] == "pole" and s["neutral_symbol"] in setup["neutral"]]
        sound = len(poles) == (1 if setup["neutral_pole_tile"] else 0)
        box.insist(sound, f"for {count} players {len(poles)} neutral huts stand in the pole area")


def count_is(box: Box, what: str, found: int, wanted: int) -> None:
    box.insist(found == wanted, f"{what} adds up to {found}, not {wanted}")
