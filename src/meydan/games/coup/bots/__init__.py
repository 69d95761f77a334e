"""Bots for Coup. They see an imagined table and use only what their seat may know of it."""

from typing import Final

from meydan.core.game import Bot
from meydan.games.coup.bots.club import club
from meydan.games.coup.bots.novice import novice

BOTS: Final[dict[str, Bot]] = {"novice": novice, "club": club}
