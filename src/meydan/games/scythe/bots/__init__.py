"""Bots for Scythe. They see an imagined table and use only what their seat may know of it."""

from collections.abc import Mapping
from typing import Final

from meydan.core.game import Bot
from meydan.games.scythe.bots.club import club
from meydan.games.scythe.bots.novice import novice

BOTS: Final[Mapping[str, Bot]] = {"novice": novice, "club": club}
