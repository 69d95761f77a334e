"""The figures of the box as the rules use them: spaces, paths, cards and tiles by number."""

from typing import Any, Final

from meydan.games.mangrovia.box import AREAS as AREA_NAMES
from meydan.games.mangrovia.box import CURRENCIES, read_box
from meydan.games.mangrovia.box import TASKS as TASK_NAMES

BOARD: Final[dict[str, Any]] = read_box()

COLOURS: Final[tuple[str, ...]] = tuple(BOARD["colours"])
LANDSCAPES: Final[tuple[str, ...]] = tuple(BOARD["landscapes"])
LANDS: Final[int] = len(LANDSCAPES)
BIRDS: Final[int] = len(BOARD["start_birds"])
START_BIRDS: Final[tuple[int, ...]] = tuple(sorted([LANDSCAPES.index(name) for name in BOARD["start_birds"]]))

# Cards: value cards first, then landscapes, then start cards. A start card of value v has its own face.

VALUES: Final[list[int]] = [int(value) for value in BOARD["value_deck"]]
FIRST_LAND: Final[int] = len(VALUES)
FIRST_START: Final[int] = FIRST_LAND + LANDS
CARDS: Final[tuple[str, ...]] = (
    *[f"value_{value}" for value in VALUES],
    *LANDSCAPES,
    *[f"start_{value}" for value in VALUES],
)
FACES: Final[int] = len(CARDS)
VALUE_OF: Final[list[int]] = [*VALUES, *[0] * LANDS, *VALUES]
"""What a card pays; nothing for a landscape."""
COUNTED: Final = 8
"""How long a list by value is, from 0 to the highest value card; amulets are counted in such a list, too."""
VALUE_CARD: Final[list[int]] = [VALUES.index(v) if v in VALUES else -1 for v in range(COUNTED)]
"""The value card of this value, or -1."""
START_CARD: Final[list[int]] = [FIRST_START + card if card >= 0 else -1 for card in VALUE_CARD]
"""The start card of this value, or -1."""
LANDSCAPE_CARD: Final[list[int]] = list(range(FIRST_LAND, FIRST_START))
"""The card of this landscape."""
VALUE_DECK: Final[list[int]] = [int(count) for count in BOARD["value_deck"].values()]
LAND_DECK: Final[list[int]] = [int(count) for count in BOARD["landscape_deck"].values()]
DECKS: Final[tuple[str, ...]] = ("values", "landscapes")
VALUE_CARDS: Final = 0
LANDSCAPE_CARDS: Final = 1
FIRST_FACE: Final[list[int]] = [0, FIRST_LAND]
"""By deck: the face its bag begins with."""
ROW: Final[list[int]] = [BOARD["open_cards"][deck] for deck in DECKS]
START_CARDS: Final[list[list[int]]] = [
    [FIRST_START + VALUES.index(value) for value in cards] for cards in BOARD["start_cards"].values()
]
START_LANDS: Final[int] = BOARD["start_landscape_cards"]

# Amulets: a bag by value, so that place 0 is always empty.

HIGHEST_AMULET: Final = 6
ONES: Final[int] = BOARD["amulets"]["board_ones"]
BAG: Final[list[int]] = [0, 0, *[int(count) for count in BOARD["amulets"]["bag"].values()]]
DRAWS: Final[list[int]] = [step["draw"] for step in BOARD["amulet_track"]]
RETURNS: Final[list[int]] = [step["return"] for step in BOARD["amulet_track"]]

# The board

SPACE_LIST: Final[list[dict[str, Any]]] = BOARD["spaces"]
SPACES: Final[tuple[str, ...]] = tuple([space["id"] for space in SPACE_LIST])
PLACES: Final[int] = len(SPACES)
AREAS: Final[tuple[str, ...]] = AREA_NAMES
AREA: Final[list[int]] = [AREAS.index(space["area"]) for space in SPACE_LIST]
STONE: Final[int] = AREAS.index("stone")
POLE: Final[int] = AREAS.index("pole")
AMULET_SPACE: Final[int] = AREAS.index("amulet")
LANDS_OF: Final[list[tuple[int, ...]]] = [
    tuple([LANDSCAPES.index(name) for name in space["landscapes"]]) for space in SPACE_LIST
]
SPACES_WITH: Final[list[list[int]]] = [
    [space for space in range(PLACES) if land in LANDS_OF[space]] for land in range(LANDS)
]
CURRENCY: Final[list[int]] = [CURRENCIES.index(space["currency"]) for space in SPACE_LIST]
BY_AMULETS: Final[list[bool]] = [space["currency"] == "amulet" for space in SPACE_LIST]
COST: Final[list[int]] = [space["cost"] for space in SPACE_LIST]
POINTS: Final[list[int]] = [space["chief_points"] for space in SPACE_LIST]
MAY_DOUBLE: Final[list[bool]] = [space["double_hut"] for space in SPACE_LIST]
SYMBOL: Final[list[str]] = [space["neutral_symbol"] or "" for space in SPACE_LIST]
STONE_SPACES: Final[list[int]] = [space for space in range(PLACES) if AREA[space] == STONE]
POLE_SPACES: Final[list[int]] = [space for space in range(PLACES) if AREA[space] == POLE]

PATHS: Final[tuple[str, ...]] = tuple([path["id"] for path in BOARD["paths"]])
ORDER: Final[list[list[int]]] = [
    [SPACES.index(space) for space in path["order_from_statue"]] for path in BOARD["paths"]
]
"""By path: its spaces, the one nearest to the statue first."""
FIRST: Final[list[int]] = [path["first"] for path in BOARD["paths"]]
SECOND: Final[list[int]] = [path["second"] for path in BOARD["paths"]]
PATHS_OF: Final[list[tuple[int, ...]]] = [
    tuple([path for path in range(len(PATHS)) if space in ORDER[path]]) for space in range(PLACES)
]
NAMED_BY: Final[tuple[dict[str, object], ...]] = tuple(
    [
        {"landscapes": LANDS_OF[space], "price": COST[space], "path": PATHS_OF[space], "on_path": bool(PATHS_OF[space])}
        for space in range(PLACES)
    ]
)
"""By space: what people call it by, and the paths that tell it from another."""

TIES: Final[tuple[str, ...]] = ("none", "nearer", "statue_tile", "pole_tile", "behind")
"""How a place stands to others with as many huts: ahead by one of three, or behind."""
NO_TIE: Final = 0
NEARER: Final = 1
BY_STATUE_TILE: Final = 2
BY_POLE_TILE: Final = 3
BEHIND: Final = 4

POLE_TILES: Final[list[int]] = BOARD["pole_tiles"]
POLE_FIRST: Final[int] = BOARD["pole_area_points"]["first"]
POLE_SECOND: Final[int] = BOARD["pole_area_points"]["second"]

# Stone tiles: a statue tile has the number of its path; then the three other kinds.

TILES: Final[tuple[str, ...]] = (
    *[f"statue_{path.lower()}" for path in PATHS],
    "value_3",
    "amulet_2",
    "free_landscape",
)
VALUE_3: Final[int] = len(PATHS)
AMULET_2: Final[int] = VALUE_3 + 1
FREE: Final[int] = VALUE_3 + 2
STATUE_TILES: Final[list[int]] = [*[1] * len(PATHS), 0, 0, 0]
OTHER_TILES: Final[list[int]] = [*[0] * len(PATHS), *[BOARD["stone_tiles"][kind] for kind in TILES[VALUE_3:]]]
ALL_TILES: Final[list[int]] = [STATUE_TILES[tile] + OTHER_TILES[tile] for tile in range(len(TILES))]
TILE_BAGS: Final[dict[str, list[int]]] = {
    "none": [0] * len(TILES),
    "mixed": ALL_TILES,
    "statues": STATUE_TILES,
    "no_statues": OTHER_TILES,
}
"""By table option: the tiles that are shuffled."""

# The archipelago

TASKS: Final[tuple[str, ...]] = TASK_NAMES
DRAW_OPEN: Final = 0
DRAW_CLOSED: Final = 1
AMULETS: Final = 2
BUILD: Final = 3
BUILD_DOUBLE: Final = 4
MOVE_BIRDS: Final = 5
TAKE_START: Final = 6
RITUAL_PLACES: Final[int] = len(BOARD["ritual_places"])
PLACE_AT: Final[list[int]] = [
    -1,
    *[next(n for n, place in enumerate(BOARD["ritual_places"]) if jetty in place) for jetty in range(1, 13)],
]
"""By jetty, from 1: the ritual place beside it, from 0."""
JETTIES: Final[list[list[list[tuple[int, int]]]]] = [
    [],
    *[[[(TASKS.index(task), count) for task, count in parts] for parts in choices] for choices in BOARD["jetties"]],
]
"""By jetty, from 1: its alternatives, each a list of tasks and how often."""
JETTY_RULES: Final[tuple[str, ...]] = (
    "",
    "MG-064",
    "MG-065",
    "MG-066",
    "MG-067",
    "MG-068",
    "MG-069",
    "MG-070",
    "MG-071",
    "MG-072",
    "MG-073",
    "MG-074",
    "MG-075",
)
"""By jetty, from 1: the rule that says what is done there."""

HUTS: Final[list[int]] = [0, 0, *[setup["huts"] for setup in BOARD["players"].values()]]
BOWLS: Final[list[int]] = [0, 0, *[setup["bowls"] for setup in BOARD["players"].values()]]
NEUTRAL: Final[list[list[str]]] = [[], [], *[setup["neutral"] for setup in BOARD["players"].values()]]
NEUTRAL_POLE: Final[list[bool]] = [False, False, *[setup["neutral_pole_tile"] for setup in BOARD["players"].values()]]
BLOCKED_PLACE: Final[list[int]] = [-1, -1, *[(setup["blocked_place"] or 0) - 1 for setup in BOARD["players"].values()]]
"""By number of players: the blocked ritual place from 0, or -1."""
