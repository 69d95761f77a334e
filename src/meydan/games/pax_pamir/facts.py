"""The figures of the box as the rules use them: regions, borders, cards and Wakhan's cards by number.

Court cards are 0 to 99 (printed 1 to 100), events 100 to 115 (printed 101 to 116). Spaces are the six regions, then the
nine borders.
"""

from typing import Any, Final

from meydan.games.pax_pamir.box import CARD_ACTIONS, PIECE_ICONS, read_box

BOX: Final[dict[str, Any]] = read_box()
MAP: Final[dict[str, Any]] = BOX["map"]
FIGURES: Final[dict[str, Any]] = MAP["figures"]

# The map

REGION_IDS: Final[tuple[str, ...]] = tuple(MAP["regions"])
BORDER_IDS: Final[tuple[str, ...]] = tuple([border["id"] for border in MAP["borders"]])
SPACE_IDS: Final[tuple[str, ...]] = REGION_IDS + BORDER_IDS
REGIONS: Final[int] = len(REGION_IDS)
BORDERS: Final[int] = len(BORDER_IDS)
SPACES: Final[int] = REGIONS + BORDERS
ENDS: Final[list[tuple[int, int]]] = [
    (REGION_IDS.index(border["regions"][0]), REGION_IDS.index(border["regions"][1])) for border in MAP["borders"]
]
"""The two regions of each border."""
BORDERS_OF: Final[list[list[int]]] = [[b for b in range(BORDERS) if r in ENDS[b]] for r in range(REGIONS)]
"""PP-001 Which borders a region has."""
COALITION_IDS: Final[tuple[str, ...]] = tuple(MAP["coalitions"])
COALITIONS: Final[int] = len(COALITION_IDS)
AFGHAN: Final[int] = COALITION_IDS.index("afghan")
SUIT_IDS: Final[tuple[str, ...]] = tuple(MAP["suits"])
ECONOMIC: Final[int] = SUIT_IDS.index("economic")
MILITARY: Final[int] = SUIT_IDS.index("military")
POLITICAL: Final[int] = SUIT_IDS.index("political")
INTELLIGENCE: Final[int] = SUIT_IDS.index("intelligence")


def other_end(border: int, region: int) -> int:
    one, two = ENDS[border]
    return two if one == region else one


# Court cards

COURT: Final[list[dict[str, Any]]] = BOX["court"]["cards"]
COURT_CARDS: Final[int] = len(COURT)
CARD_ACTION_IDS: Final[tuple[str, ...]] = CARD_ACTIONS
TAX: Final = 0
GIFT: Final = 1
BUILD: Final = 2
MOVE: Final = 3
BETRAY: Final = 4
BATTLE: Final = 5
ICON_IDS: Final[tuple[str, ...]] = (*PIECE_ICONS, *[f"{suit}_suit" for suit in SUIT_IDS])
SPY: Final = 0
ARMY: Final = 1
TRIBE: Final = 2
ROAD: Final = 3
LEVERAGE: Final = 4
FIRST_SUIT: Final = 5
"""The icons of the suits come last, in their order."""


def is_suit(icon: int) -> bool:
    return icon >= FIRST_SUIT


def suit_of(icon: int) -> int:
    return icon - FIRST_SUIT


SUIT: Final[list[int]] = [SUIT_IDS.index(card["suit"]) for card in COURT]
RANK: Final[list[int]] = [card["rank"] for card in COURT]
REGION: Final[list[int]] = [REGION_IDS.index(card["region"]) for card in COURT]
PATRIOT: Final[list[int]] = [COALITION_IDS.index(c["patriot"]) if c["patriot"] else -1 for c in COURT]
PRIZE: Final[list[int]] = [COALITION_IDS.index(c["prize"]) if c["prize"] else -1 for c in COURT]
ICONS: Final[list[list[int]]] = [[ICON_IDS.index(icon) for icon in card["impact_icons"]] for card in COURT]
DEEDS: Final[list[list[int]]] = [[CARD_ACTION_IDS.index(deed) for deed in card["actions"]] for card in COURT]
LEVERAGED: Final[list[bool]] = [LEVERAGE in icons for icons in ICONS]
MOST_ALIKE: Final[int] = max([icons.count(icon) for icons in ICONS for icon in icons])
YIELD_IDS: Final[tuple[str, ...]] = (
    *[f"{piece}_{count}" for piece in ICON_IDS[:LEVERAGE] for count in range(1, MOST_ALIKE + 1)],
    *ICON_IDS[LEVERAGE:],
)
"""What the icons of a card come to: so many pieces of a kind, leverage, or a suit."""


FIRST_SUIT_YIELD: Final[int] = YIELD_IDS.index(ICON_IDS[FIRST_SUIT])


def yield_of(icon: int, count: int) -> int:
    return YIELD_IDS.index(f"{ICON_IDS[icon]}_{count}" if icon < LEVERAGE else ICON_IDS[icon])


YIELDS: Final[list[list[int]]] = [
    [yield_of(icons[at], icons.count(icons[at])) for at in range(len(icons)) if icons[at] not in icons[:at]]
    for icons in ICONS
]
"""By card, in printed order, alike ones counted together."""
BLOCK_ICONS: Final[list[int]] = [icons.count(ARMY) + icons.count(ROAD) for icons in ICONS]
CYLINDER_ICONS: Final[list[int]] = [icons.count(SPY) + icons.count(TRIBE) for icons in ICONS]

# Special abilities, each by the cards that give it

ABILITIES: Final[dict[str, list[int]]] = {
    ability["id"]: [number - 1 for number in ability["cards"]] for ability in BOX["abilities"]["abilities"]
}
ABILITY_IDS: Final[tuple[str, ...]] = tuple(ABILITIES)
INDISPENSABLE_ADVISORS: Final[int] = ABILITIES["indispensable_advisors"][0]
INSURRECTION: Final[int] = ABILITIES["insurrection"][0]
ANCIENT_LINEAGE: Final[int] = ABILITIES["claim_of_ancient_lineage"][0]
BODYGUARDS: Final[list[int]] = ABILITIES["bodyguards"]
CITADELS: Final[list[int]] = [ABILITIES["citadel_kabul"][0], ABILITIES["citadel_transcaspia"][0]]
STRANGE_BEDFELLOWS: Final[int] = ABILITIES["strange_bedfellows"][0]
CIVIL_SERVICE: Final[int] = ABILITIES["civil_service_reforms"][0]
SAFE_HOUSES: Final[list[int]] = ABILITIES["safe_house"]
CHARISMATIC_COURTIERS: Final[int] = ABILITIES["charismatic_courtiers"][0]
BLACKMAILS: Final[list[int]] = [ABILITIES["blackmail_kandahar"][0], ABILITIES["blackmail_herat"][0]]
INDIAN_SUPPLIES: Final[int] = ABILITIES["indian_supplies"][0]
WELL_CONNECTED: Final[int] = ABILITIES["well_connected"][0]
HERAT_INFLUENCE: Final[int] = ABILITIES["herat_influence"][0]
PERSIAN_INFLUENCE: Final[int] = ABILITIES["persian_influence"][0]
RUSSIAN_INFLUENCE: Final[int] = ABILITIES["russian_influence"][0]
INFRASTRUCTURE: Final[int] = ABILITIES["infrastructure"][0]
ALWAYS_FAVOURED: Final[list[int]] = [ABILITIES["savvy_operator"][0], ABILITIES["irregulars"][0]]
CITADEL_IN: Final[list[int]] = [
    CITADELS[0] if r == REGION_IDS.index("kabul") else CITADELS[1] if r == REGION_IDS.index("transcaspia") else -1
    for r in range(REGIONS)
]
"""By region: the card whose holder's tribes there are safe in battle, or -1."""
HERAT: Final[int] = REGION_IDS.index("herat")
PERSIA: Final[int] = REGION_IDS.index("persia")
PUNJAB: Final[int] = REGION_IDS.index("punjab")
KABUL: Final[int] = REGION_IDS.index("kabul")
RUSSIAN: Final[int] = COALITION_IDS.index("russian")

# Events

EVENTS: Final[list[dict[str, Any]]] = BOX["events"]["events"]
CARDS: Final[int] = COURT_CARDS + len(EVENTS)
CARD_IDS: Final[tuple[str, ...]] = (
    *[f"court_{card['number']}" for card in COURT],
    *[f"event_{event['number']}" for event in EVENTS],
)
CHECKS: Final[int] = len([event for event in EVENTS if event["kind"] == "dominance_check"])
FIRST_CHECK: Final[int] = COURT_CARDS
FIRST_EVENT: Final[int] = COURT_CARDS + CHECKS


def is_check(card: int) -> bool:
    """PP-011 Four events are Dominance Checks."""
    return FIRST_CHECK <= card < FIRST_EVENT


EVENT_NAMES: Final[list[str]] = [event["if_purchased"] for event in EVENTS[CHECKS:]]
"""What the twelve other events are called: by the half that acts when they are bought."""
PUBLIC_WITHDRAWAL: Final[int] = FIRST_EVENT + EVENT_NAMES.index("Public Withdrawal")

HAPPENING_IDS: Final[tuple[str, ...]] = tuple(
    [f"event_{event['number']}_{side}" for event in EVENTS for side in ("if_discarded", "if_purchased")]
)
"""Both halves of each event, the upper one first."""

EFFECT_IDS: Final[tuple[str, ...]] = (
    "new_tactics",
    "embarrassment_of_riches",
    "koh_i_noor",
    "disregard_for_customs",
    "courtly_manners",
    "rumor",
    "conflict_fatigue",
    "nationalism",
    "nation_building",
    "pashtunwali_values",
)
NEW_TACTICS: Final = 0
EMBARRASSMENT: Final = 1
KOH_I_NOOR: Final = 2
DISREGARD: Final = 3
COURTLY_MANNERS: Final = 4
RUMOR: Final = 5
FATIGUE: Final = 6
NATIONALISM: Final = 7
NATION_BUILDING: Final = 8
PASHTUNWALI: Final = 9
EFFECTS: Final[int] = len(EFFECT_IDS)

# Figures

BLOCKS: Final[int] = FIGURES["blocks_per_coalition"]
CYLINDERS: Final[int] = FIGURES["cylinders"]
START_RUPEES: Final[int] = FIGURES["starting_rupees"]
START_SUIT: Final[int] = SUIT_IDS.index(FIGURES["starting_suit"])
COURT_LIMIT: Final[int] = FIGURES["court_limit"]
HAND_LIMIT: Final[int] = FIGURES["hand_limit"]
ACTIONS_A_TURN: Final[int] = FIGURES["actions"]
ROWS: Final = 2
COLUMNS: Final = 6
SLOTS: Final = ROWS * COLUMNS
GIFT_COSTS: Final[list[int]] = FIGURES["gift_costs"]
GIFTS: Final[int] = len(GIFT_COSTS)
BUILD_COST: Final[int] = FIGURES["build_cost"]
BUILD_BLOCKS: Final[int] = FIGURES["build_blocks"]
BETRAY_COST: Final[int] = FIGURES["betray_cost"]
LEVERAGE_RUPEES: Final[int] = FIGURES["leverage"]
LEAD: Final[int] = FIGURES["dominance_lead"]
FATIGUED_LEAD: Final[int] = FIGURES["fatigued_lead"]
SUCCESS_POINTS: Final[list[int]] = FIGURES["success_points"]
FAILURE_POINTS: Final[list[int]] = FIGURES["failure_points"]
FINAL_MULTIPLIER: Final[int] = FIGURES["final_multiplier"]
EARLY_LEAD: Final[int] = FIGURES["early_lead"]
ARISTOCRACY: Final[int] = FIGURES["persian_aristocracy"]
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "grey", "black", "white")
MOST_SEATS: Final[int] = len(COLOURS)
SIDE_IDS: Final[tuple[str, ...]] = ("left", "right")
ROW_IDS: Final[tuple[str, ...]] = ("top", "bottom")
COLUMN_IDS: Final[tuple[str, ...]] = ("first", "second", "third", "fourth", "fifth", "sixth")
LEFT: Final = 0
RIGHT: Final = 1

# Wakhan

WAKHAN: Final[dict[str, Any]] = BOX["wakhan"]
AI: Final[list[dict[str, Any]]] = WAKHAN["cards"]
AI_CARDS: Final[int] = len(AI)
AI_IDS: Final[tuple[str, ...]] = tuple([f"wakhan_{card['number']}" for card in AI])
BOXES: Final[dict[str, dict[str, Any]]] = {box["id"]: box for box in WAKHAN["boxes"]}
BOX_IDS: Final[tuple[str, ...]] = tuple(BOXES)
AI_BOXES: Final[list[list[int]]] = [[BOX_IDS.index(box) for box in card["actions"]] for card in AI]
AI_LOYALTY: Final[list[list[int]]] = [
    [COALITION_IDS.index(name) for name in card["pragmatic_loyalty_order"]] for card in AI
]
AI_REGIONS: Final[list[list[int]]] = [[REGION_IDS.index(name) for name in card["region_order"]] for card in AI]
FRONT_RED: Final[list[int]] = [card["front_red_arrow_slot"] for card in AI]
FRONT_BLACK: Final[list[int]] = [card["front_black_arrow_slot"] for card in AI]


def back_of(card: dict[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The back of a Wakhan card: its red labels (0 top or left, 1 bottom or right) and its black numbers."""
    red = tuple([0 if label == "top_left" else 1 for label in card["back_red_labels"]])
    return red, tuple(card["back_black_numbers"])


BACKS: Final[list[tuple[tuple[int, ...], tuple[int, ...]]]] = sorted({back_of(card) for card in AI})
AI_BACK: Final[list[int]] = [BACKS.index(back_of(card)) for card in AI]
"""By card: which of the different backs it has. Several cards share one."""
BACK_RED: Final[list[tuple[int, ...]]] = [back[0] for back in BACKS]
BACK_BLACK: Final[list[tuple[int, ...]]] = [back[1] for back in BACKS]
