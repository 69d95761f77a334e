"""The figures of the box as the rules use them: territories, continents and cards by number."""

from typing import Any, Final

from meydan.games.risk.box import read_box

BOX: Final[dict[str, Any]] = read_box()
MAP: Final[dict[str, Any]] = BOX["map"]
TABLES: Final[dict[str, Any]] = BOX["tables"]

TERRITORIES: Final[tuple[str, ...]] = tuple([place["id"] for place in MAP["territories"]])
PLACES: Final[int] = len(TERRITORIES)
CONTINENTS: Final[tuple[str, ...]] = tuple([continent["id"] for continent in MAP["continents"]])
BONUS: Final[list[int]] = [continent["bonus"] for continent in MAP["continents"]]
CONTINENT_OF: Final[list[int]] = [CONTINENTS.index(place["continent"]) for place in MAP["territories"]]
MEMBERS: Final[list[list[int]]] = [
    [place for place in range(PLACES) if CONTINENT_OF[place] == continent] for continent in range(len(CONTINENTS))
]


def neighbours() -> list[list[int]]:
    """RK-001 Which territories touch, by land or by a sea line."""
    near: list[list[int]] = [[] for _ in TERRITORIES]
    for one, other, _ in MAP["links"]:
        a, b = TERRITORIES.index(one), TERRITORIES.index(other)
        near[a].append(b)
        near[b].append(a)
    return [sorted(places) for places in near]


NEAR: Final[list[list[int]]] = neighbours()

PICTURES: Final[tuple[str, ...]] = ("infantry", "cavalry", "artillery")
CARD: Final[dict[str, Any]] = {card["territory"]: card for card in BOX["cards"]["cards"]}
STARS: Final[list[int]] = [CARD[place]["stars"] for place in TERRITORIES]
PICTURE: Final[list[int]] = [PICTURES.index(CARD[place]["picture"]) for place in TERRITORIES]
CEASE_FIRE: Final[int] = PLACES
"""The card after the last territory card."""

COLOURS: Final[tuple[str, ...]] = tuple(TABLES["colours"])
"""RK-020 The colours of the armies, by seat; the neutral ones (RK-171) come after the players'."""
BASE: Final[int] = TABLES["base_troops"]


def territory_bonus() -> list[int]:
    """RK-051 Extra troops by the number of territories, as printed: not a third of it."""
    extra = [0] * (PLACES + 1)
    for low, high, bonus in TABLES["territory_bonus"]:
        for count in range(low, high + 1):
            extra[count] = bonus
    return extra


TERRITORY_BONUS: Final[list[int]] = territory_bonus()
LEAST_STARS: Final[int] = min([int(stars) for stars in TABLES["star_trade"]])
MOST_STARS: Final[int] = max([int(stars) for stars in TABLES["star_trade"]])
STAR_TRADE: Final[list[int]] = [TABLES["star_trade"].get(str(stars), 0) for stars in range(MOST_STARS + 1)]
"""RK-058 Troops by the stars of a trade."""
SET: Final[int] = len(PICTURES)
"""RK-060 How many cards a trade by pictures takes."""
PICTURE_TRADE: Final[list[int]] = [TABLES["picture_trade"][picture] for picture in PICTURES]
ONE_OF_EACH: Final[int] = TABLES["picture_trade"]["one_of_each"]
ATTACK_DICE: Final[int] = TABLES["dice"]["attack"]
DEFENCE_DICE: Final[int] = TABLES["dice"]["defence"]

NEUTRALS: Final[int] = TABLES["two_player"]["neutral_armies"]
UNDER: Final[int] = TABLES["two_player"]["cards_under_neutral"]
NEUTRAL_TROOPS: Final[int] = TABLES["two_player"]["neutral_troops"]
TWO_PLAYER_GOAL: Final[int] = TABLES["two_player"]["goal"]
THREE_CONTINENTS: Final[int] = TABLES["three_continents"]

MISSION_LIST: Final[list[dict[str, Any]]] = BOX["missions"]["missions"]
MISSIONS: Final[tuple[str, ...]] = tuple([mission["id"] for mission in MISSION_LIST])
FALLBACK: Final[int] = BOX["missions"]["fallback"]["count"]
FALLBACK_TROOPS: Final[int] = BOX["missions"]["fallback"]["min_troops"]
"""Missions as the rules check them: the colour to destroy or -1, the continents, further continents, a count."""
TARGET: Final[list[int]] = [COLOURS.index(m["target"]) if "target" in m else -1 for m in MISSION_LIST]
NEEDED: Final[list[list[int]]] = [[CONTINENTS.index(c) for c in m.get("continents", [])] for m in MISSION_LIST]
FURTHER: Final[list[int]] = [m.get("extra_continents", 0) for m in MISSION_LIST]
COUNT: Final[list[int]] = [m.get("count", 0) for m in MISSION_LIST]
EACH: Final[list[int]] = [m.get("min_troops", 1) for m in MISSION_LIST]
