"""The figures of the box, read once from data/game.json."""

import json
from pathlib import Path
from typing import Any, Final

BOX: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "game.json").read_text("utf-8"))

CHARACTERS: Final[tuple[str, ...]] = tuple(BOX["characters"])
DUKE: Final[int] = CHARACTERS.index("duke")
ASSASSIN: Final[int] = CHARACTERS.index("assassin")
CAPTAIN: Final[int] = CHARACTERS.index("captain")
AMBASSADOR: Final[int] = CHARACTERS.index("ambassador")
CONTESSA: Final[int] = CHARACTERS.index("contessa")
KINDS: Final[int] = len(CHARACTERS)

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
