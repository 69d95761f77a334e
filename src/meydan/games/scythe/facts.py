"""The figures of the box as the rules use them: hexes, factions, mats and cards by number."""

from typing import Any, Final

from meydan.games.scythe.box import read_box

BOX: Final[dict[str, Any]] = read_box()
HEXES: Final[list[dict[str, Any]]] = BOX["map"]["hexes"]
MATS_BOX: Final[dict[str, Any]] = BOX["mats"]
SCORING: Final[dict[str, Any]] = BOX["scoring"]

# The board

PLACES: Final[tuple[str, ...]] = tuple([hex["id"] for hex in HEXES])
SIZE: Final = 54
TERRAINS: Final[tuple[str, ...]] = ("farm", "mountain", "tundra", "forest", "village", "lake", "factory", "home_base")
"""The first four give the resource of the same number, the fifth gives workers."""
FARM: Final = 0
MOUNTAIN: Final = 1
TUNDRA: Final = 2
FOREST: Final = 3
VILLAGE: Final = 4
LAKE: Final = 5
FACTORY_TERRAIN: Final = 6
HOME: Final = 7
TERRAIN: Final[list[int]] = [TERRAINS.index(hex["terrain"]) for hex in HEXES]
"""SC-010 A territory is a hex of one of the first seven; SC-011 a home base is none."""
PRODUCES: Final[list[bool]] = [terrain <= VILLAGE for terrain in TERRAIN]
"""SC-083 Lakes, the Factory (SC-183) and home bases give nothing."""
TUNNEL: Final[list[bool]] = [bool(hex["tunnel"]) for hex in HEXES]
ENCOUNTER: Final[list[bool]] = [bool(hex["encounter"]) for hex in HEXES]
"""SC-030 Where the encounter tokens lie at first."""
FACTORY: Final[int] = PLACES.index("factory")
BOARD: Final[list[int]] = list(range(SIZE))
TUNNELS: Final[list[int]] = [h for h in BOARD if TUNNEL[h]]
LAKES: Final[list[int]] = [h for h in BOARD if TERRAIN[h] == LAKE]
MOUNTAINS: Final[list[int]] = [h for h in BOARD if TERRAIN[h] == MOUNTAIN]
VILLAGES: Final[list[int]] = [h for h in BOARD if TERRAIN[h] == VILLAGE]
TERRITORIES: Final[list[int]] = [h for h in BOARD if TERRAIN[h] != HOME]
SOLID: Final[list[int]] = [h for h in BOARD if PRODUCES[h] or TERRAIN[h] == FACTORY_TERRAIN]
"""Territories that are no lakes: where mechs and structures can stand from the start."""
DIRECTIONS: Final = ((1, 0), (0, 1), (1, -1), (-1, 0), (0, -1), (-1, 1))
"""Three axes, then the same three the other way."""


def neighbour(place: int, direction: int) -> int:
    """The hex next to this one, or -1 where the board ends."""
    q = HEXES[place]["q"] + DIRECTIONS[direction][0]
    r = HEXES[place]["r"] + DIRECTIONS[direction][1]
    for other in BOARD:
        if HEXES[other]["q"] == q and HEXES[other]["r"] == r:
            return other
    return -1


AXES: Final[list[list[int]]] = [[neighbour(h, axis) for axis in range(3)] for h in BOARD]
NEAR: Final[list[list[int]]] = [
    [n for n in [neighbour(h, way) for way in range(6)] if n >= 0 and (TERRAIN[h] != HOME or TERRAIN[n] != HOME)]
    for h in BOARD
]
"""Hexes that share an edge, rivers or not."""
RIVERS: Final[list[tuple[int, int]]] = [(PLACES.index(one), PLACES.index(other)) for one, other in BOX["map"]["rivers"]]


def river_between(one: int, other: int) -> bool:
    return (one, other) in RIVERS or (other, one) in RIVERS


LAND: Final[list[list[int]]] = [[n for n in NEAR[h] if n in SOLID and not river_between(h, n)] for h in BOARD]
"""SC-058, SC-063 Where any unit can go: no river on the way, no lake, no base; SC-218 from a base too."""
ACROSS: Final[list[list[int]]] = [[n for n in NEAR[h] if n in SOLID and river_between(h, n)] for h in BOARD]
SHORE: Final[list[list[int]]] = [[n for n in NEAR[h] if TERRAIN[n] == LAKE] for h in BOARD]
"""SC-064 The lakes beside each hex: no river lies between."""

# Factions

FACTION_LIST: Final[list[dict[str, Any]]] = BOX["factions"]["factions"]
FACTIONS: Final[tuple[str, ...]] = tuple([faction["id"] for faction in FACTION_LIST])
"""Clockwise around the board."""
COLOURS: Final[tuple[str, ...]] = tuple([faction["colour"] for faction in FACTION_LIST])
NORDIC: Final = 0
RUSVIET: Final = 1
CRIMEA: Final = 2
SAXONY: Final = 3
POLANIA: Final = 4
BASE: Final[list[int]] = [PLACES.index(faction["home"]) for faction in FACTION_LIST]
FREE_BASES: Final[list[int]] = [h for h in BOARD if TERRAIN[h] == HOME and h not in BASE]
"""The bases of factions that are not in this box."""
FIRST_HEXES: Final[list[list[int]]] = [[PLACES.index(place) for place in f["workers"]] for f in FACTION_LIST]
FIRST_POWER: Final[list[int]] = [faction["power"] for faction in FACTION_LIST]
FIRST_CARDS: Final[list[int]] = [faction["combat_cards"] for faction in FACTION_LIST]
ABILITIES: Final[tuple[str, ...]] = (
    "riverwalk",
    "speed",
    "seaworthy",
    "artillery",
    "township",
    "peoples_army",
    "wayfare",
    "scout",
    "underpass",
    "disarm",
    "submerge",
    "camaraderie",
)
RIVERWALK: Final = 0
SPEED: Final = 1
SEAWORTHY: Final = 2
ARTILLERY: Final = 3
TOWNSHIP: Final = 4
PEOPLES_ARMY: Final = 5
WAYFARE: Final = 6
SCOUT: Final = 7
UNDERPASS: Final = 8
DISARM: Final = 9
SUBMERGE: Final = 10
CAMARADERIE: Final = 11
MECHS: Final[list[list[int]]] = [[ABILITIES.index(ability) for ability in f["mechs"]] for f in FACTION_LIST]
WALKS_TO: Final[list[list[int]]] = [[TERRAINS.index(terrain) for terrain in f["riverwalk"]] for f in FACTION_LIST]
PIECES: Final[dict[str, int]] = BOX["factions"]["pieces"]
WORKERS: Final[int] = PIECES["workers"]
BONUSES: Final[tuple[str, ...]] = ("power", "coins", "popularity", "combat_cards")
POWER: Final = 0
COINS: Final = 1
POPULARITY: Final = 2
COMBAT_CARDS: Final = 3
ONE_TIME: Final[list[int]] = [BOX["factions"]["one_time_bonuses"][bonus] for bonus in BONUSES]
"""SC-138 Two of whatever is chosen."""

# Player mats

MAT_LIST: Final[list[dict[str, Any]]] = MATS_BOX["mats"]
MATS: Final[tuple[str, ...]] = tuple([mat["id"] for mat in MAT_LIST])
MAT_COINS: Final[list[int]] = [mat["coins"] for mat in MAT_LIST]
MAT_POPULARITY: Final[list[int]] = [mat["popularity"] for mat in MAT_LIST]
"""SC-045 The later a mat starts, the better."""
MAT_OBJECTIVES: Final[list[int]] = [mat["objectives"] for mat in MAT_LIST]
SECTIONS: Final[tuple[str, ...]] = ("move", "bolster", "trade", "produce", "factory")
MOVE: Final = 0
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
FIFTH: Final = 4
"""The section a factory card is."""
BOTTOMS: Final[tuple[str, ...]] = ("upgrade", "deploy", "build", "enlist")
"""SC-092 Each opens the ongoing bonus of the same number."""
BOTTOM_COUNT: Final = 4
UPGRADE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3
STRUCTURES: Final[tuple[str, ...]] = tuple([MATS_BOX["structure_of"][section] for section in SECTIONS[:4]])
"""Each under the top action of the same number."""
STRUCTURE_COUNT: Final = 4
MINE: Final = 0
MONUMENT: Final = 1
ARMORY: Final = 2
MILL: Final = 3
RESOURCES: Final[tuple[str, ...]] = ("food", "metal", "oil", "wood")
"""SC-017 Workers are none."""
RESOURCE_COUNT: Final = 4
COST_IN: Final[list[int]] = [RESOURCES.index(MATS_BOX["resource_of"][bottom]) for bottom in BOTTOMS]
ONGOING: Final[list[int]] = [BONUSES.index(MATS_BOX["ongoing"][bottom]) for bottom in BOTTOMS]
SLOTS: Final[tuple[str, ...]] = tuple(MATS_BOX["cubes"])
SLOT_COUNT: Final = 6
TOP: Final[list[list[int]]] = [MATS_BOX["top"][slot] for slot in SLOTS]
"""What each cube slot gives before and after its cube is gone."""
MOVE_UNITS: Final = 0
MOVE_COINS: Final = 1
BOLSTER_POWER: Final = 2
BOLSTER_CARDS: Final = 3
TRADE_POPULARITY: Final = 4
PRODUCE_HEXES: Final = 5
TRADE_RESOURCES: Final[int] = MATS_BOX["top"]["trade_resources"]
BOLSTER_COST: Final[int] = MATS_BOX["top"]["bolster_cost"]
TRADE_COST: Final[int] = MATS_BOX["top"]["trade_cost"]
PRODUCE_COST: Final[list[list[int]]] = [[0, 0, 0]] * 2 + [MATS_BOX["produce_cost"][str(n)] for n in range(2, 9)]
"""By workers off the mat: power, popularity, coins."""


def by_bottom(column: int) -> list[list[int]]:
    return [[next(c[column] for c in mat["columns"] if c[1] == bottom) for bottom in BOTTOMS] for mat in MAT_LIST]


BOTTOM_OF: Final[list[list[int]]] = [
    [BOTTOMS.index(next(c[1] for c in mat["columns"] if c[0] == section)) for section in SECTIONS[:4]]
    for mat in MAT_LIST
]
BOTTOM_COST: Final[list[list[int]]] = by_bottom(2)
BRACKETS: Final[list[list[int]]] = by_bottom(3)
"""How many red squares of each bottom action can take a cube."""
BOTTOM_COINS: Final[list[list[int]]] = by_bottom(4)
BANNED: Final[list[tuple[int, int]]] = [
    (FACTIONS.index(faction), MATS.index(mat)) for faction, mat in BOX["factions"]["banned_pairs"]
]

# Cards and tiles

CARD_VALUES: Final[list[int]] = [value for value, _ in BOX["combat"]["cards"]]
CARD_COUNTS: Final[list[int]] = [count for _, count in BOX["combat"]["cards"]]
KINDS: Final = 4
"""Combat cards differ only in their value."""
GAINS: Final[tuple[str, ...]] = (*BONUSES, *RESOURCES, "resources", "worker", *BOTTOMS, "produce")
"""What a card can give: the four bonuses, a resource, any resources, a worker, a bottom-row benefit, production."""
RESOURCES_GAIN: Final = GAINS.index("resources")
WORKER_GAIN: Final = GAINS.index("worker")
PRODUCE_GAIN: Final = GAINS.index("produce")
BONUS_GAINS: Final[list[int]] = [GAINS.index(bonus) for bonus in BONUSES]
"""The kinds of gain that are bonuses, each at the number of its bonus; so with resources and bottom rows."""
RESOURCE_GAINS: Final[list[int]] = [GAINS.index(resource) for resource in RESOURCES]
BOTTOM_GAINS: Final[list[int]] = [GAINS.index(bottom) for bottom in BOTTOMS]
ENCOUNTER_LIST: Final[list[dict[str, Any]]] = BOX["encounters"]["cards"]
ENCOUNTERS: Final[tuple[str, ...]] = tuple([card["id"] for card in ENCOUNTER_LIST])
OFFERS: Final[tuple[str, ...]] = tuple([f"{card}_{number}" for card in ENCOUNTERS for number in (1, 2, 3)])
OFFERS_OF: Final[list[list[int]]] = [[card * 3, card * 3 + 1, card * 3 + 2] for card in range(len(ENCOUNTERS))]
"""SC-175 The three options of each encounter card."""
FACTORY_LIST: Final[list[dict[str, Any]]] = BOX["factory"]["cards"]
FACTORY_CARDS: Final[tuple[str, ...]] = tuple([f"number_{card['number']}" for card in FACTORY_LIST])
FACTORY_STEPS: Final[int] = BOX["factory"]["steps"]


def costs(cards: list[dict[str, Any]]) -> list[list[int]]:
    """What each option costs in power, coins, popularity and combat cards."""
    return [[card["cost"].get(bonus, 0) for bonus in BONUSES] for card in cards]


def gains(cards: list[dict[str, Any]]) -> list[list[tuple[tuple[int, ...], int]]]:
    """What each option gives, in order: one of these kinds, and how much of it."""
    return [[(tuple([GAINS.index(k) for k in kinds.split("/")]), n) for kinds, n in card["gain"]] for card in cards]


OFFER_LIST: Final[list[dict[str, Any]]] = [option for card in ENCOUNTER_LIST for option in card["options"]]
OFFER_COST: Final[list[list[int]]] = costs(OFFER_LIST)
OFFER_GAIN: Final[list[list[tuple[tuple[int, ...], int]]]] = gains(OFFER_LIST)
FACTORY_COST: Final[list[list[int]]] = costs(FACTORY_LIST)
FACTORY_GAIN: Final[list[list[tuple[tuple[int, ...], int]]]] = gains(FACTORY_LIST)

OBJECTIVE_LIST: Final[list[dict[str, Any]]] = BOX["objectives"]["cards"]
OBJECTIVES: Final[tuple[str, ...]] = tuple([card["id"] for card in OBJECTIVE_LIST])
AT_END: Final[list[bool]] = [card["when"] == "end" for card in OBJECTIVE_LIST]
UNBOUNDED: Final = 999
NEEDS: Final[list[list[tuple[str, int, int]]]] = [
    [(measure, least, UNBOUNDED if most is None else most) for measure, least, most in card["needs"]]
    for card in OBJECTIVE_LIST
]

TILES: Final[tuple[str, ...]] = tuple([tile["id"] for tile in SCORING["tiles"]])
TUNNELS_BESIDE: Final = 0
LAKES_BESIDE: Final = 1
ENCOUNTERS_BESIDE: Final = 2
ON_TUNNELS: Final = 3
IN_A_ROW: Final = 4
TILE_COINS: Final[list[list[tuple[int, int]]]] = [
    [(least, coins) for least, coins in tile["coins"]] for tile in SCORING["tiles"]
]
GOALS: Final[tuple[str, ...]] = tuple([goal["id"] for goal in SCORING["goals"]])
GOAL_COUNT: Final = 9
UPGRADE_GOAL: Final = 0
MECH_GOAL: Final = 1
STRUCTURE_GOAL: Final = 2
RECRUIT_GOAL: Final = 3
WORKER_GOAL: Final = 4
OBJECTIVE_GOAL: Final = 5
COMBAT_GOAL: Final = 6
POPULARITY_GOAL: Final = 7
POWER_GOAL: Final = 8
GOAL_NEED: Final[list[int]] = [goal["need"] for goal in SCORING["goals"]]
GOAL_STARS: Final[list[int]] = [goal["stars"] for goal in SCORING["goals"]]
DOMINATE_STARS: Final[list[int]] = [goal["dominate"] for goal in SCORING["goals"]]
STARS: Final[int] = SCORING["stars"]
POWER_TRACK: Final[int] = SCORING["power_track"]
POPULARITY_TRACK: Final[int] = SCORING["popularity_track"]
DIAL: Final[int] = SCORING["dial"]
TIERS: Final[list[tuple[int, int, int, int]]] = [
    (tier["from"], tier["star"], tier["territory"], tier["pair"]) for tier in SCORING["tiers"]
]
FACTORY_WORTH: Final[int] = SCORING["factory_territories"]
