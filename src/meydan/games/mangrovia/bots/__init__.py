"""Bots for Mangrovia. They see an imagined table and use only what their seat may know of it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from meydan.core.box import read_weights
from meydan.core.game import Bot
from meydan.core.mind import Mind
from meydan.games.mangrovia.bots.club import club
from meydan.games.mangrovia.bots.features import NAMES, calm, features
from meydan.games.mangrovia.bots.novice import novice
from meydan.games.mangrovia.rules.scoring import result

ANSWERS: Final = 10
"""How far a bot that thinks plays on before it judges."""

BOTS: Final[Mapping[str, Bot]] = {"novice": novice, "club": club}
WEIGHTS: Final = read_weights(Path(__file__).parent.parent, NAMES)
MIND: Final = Mind(club, NAMES, features, WEIGHTS, lambda s: result(s).winners, ANSWERS, calm)
