"""Bots for Scythe. They see an imagined table and use only what their seat may know of it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from meydan.core.box import read_weights
from meydan.core.game import Bot
from meydan.core.mind import Mind
from meydan.games.scythe.bots.club import club
from meydan.games.scythe.bots.features import NAMES, calm, features
from meydan.games.scythe.bots.novice import novice

ANSWERS: Final = 20
"""How far a bot that thinks plays on before it judges."""

BOTS: Final[Mapping[str, Bot]] = {"novice": novice, "club": club}
WEIGHTS: Final = read_weights(Path(__file__).parent.parent, NAMES)
MIND: Final = Mind(club, NAMES, features, WEIGHTS, lambda s: s.winners, ANSWERS, calm, offered=False)
