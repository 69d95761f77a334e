"""The bots that play Pax Pamir."""

from typing import Final

from meydan.core.game import Bot
from meydan.games.pax_pamir.bots.club import club
from meydan.games.pax_pamir.bots.novice import novice

BOTS: Final[dict[str, Bot]] = {"novice": novice, "club": club}
