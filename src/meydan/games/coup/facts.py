"""The figures of the box as the rules use them."""

from typing import Any, Final

from meydan.games.coup.box import read_box

BOX: Final[dict[str, Any]] = read_box()

CHARACTERS: Final[tuple[str, ...]] = tuple(BOX["characters"])
DUKE: Final[int] = CHARACTERS.index("duke")
ASSASSIN: Final[int] = CHARACTERS.index("assassin")
CAPTAIN: Final[int] = CHARACTERS.index("captain")
AMBASSADOR: Final[int] = CHARACTERS.index("ambassador")
CONTESSA: Final[int] = CHARACTERS.index("contessa")
KINDS: Final[int] = len(CHARACTERS)

TAX_CLAIM: Final[int] = CHARACTERS.index(BOX["claims"]["tax"])
ASSASSINATE_CLAIM: Final[int] = CHARACTERS.index(BOX["claims"]["assassinate"])
STEAL_CLAIM: Final[int] = CHARACTERS.index(BOX["claims"]["steal"])
EXCHANGE_CLAIM: Final[int] = CHARACTERS.index(BOX["claims"]["exchange"])
BLOCKERS: Final[dict[str, list[int]]] = {
    verb: [CHARACTERS.index(name) for name in names] for verb, names in BOX["blocks"].items()
}
"""By verb, the characters that stop it."""

COPIES: Final[int] = BOX["copies_of_each"]
FEWEST: Final[int] = BOX["seats"][0]
MOST: Final[int] = BOX["seats"][1]
START_CARDS: Final[int] = BOX["start"]["cards"]
START_COINS: Final[int] = BOX["start"]["coins"]
TWO_PLAYER_FIRST_COINS: Final[int] = BOX["start"]["two_player_first_coins"]
TREASURY: Final[int] = BOX["treasury"]

INCOME_GAIN: Final[int] = BOX["income"]
FOREIGN_AID_GAIN: Final[int] = BOX["foreign_aid"]
TAX_GAIN: Final[int] = BOX["tax"]
STEAL_GAIN: Final[int] = BOX["steal"]
COUP_COST: Final[int] = BOX["coup_cost"]
FORCED_COUP: Final[int] = BOX["coup_forced_at"]
ASSASSINATE_COST: Final[int] = BOX["assassinate_cost"]
EXCHANGE_DRAWS: Final[int] = BOX["exchange_draws"]
