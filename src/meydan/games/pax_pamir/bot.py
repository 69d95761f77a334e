"""Bots."""

from typing import Final

from meydan.core.game import Bot

BOTS: Final[dict[str, Bot]] = {}
