"""Bots for Risk. They see an imagined table and use only the open board, their own cards and their own mission."""

from typing import Final

from meydan.core.game import Bot
from meydan.games.risk.bots.club import club
from meydan.games.risk.bots.novice import novice

BOTS: Final[dict[str, Bot]] = {"novice": novice, "club": club}
