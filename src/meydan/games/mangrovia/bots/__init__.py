"""Bots for Mangrovia. They see an imagined table and use only the open board and their own cards and amulets."""

from typing import Final

from meydan.core.game import Bot
from meydan.games.mangrovia.bots.club import club
from meydan.games.mangrovia.bots.novice import novice

BOTS: Final[dict[str, Bot]] = {"novice": novice, "club": club}
