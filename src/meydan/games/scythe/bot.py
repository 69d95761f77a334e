"""Bots of Scythe."""

from collections.abc import Mapping
from typing import Final

from meydan.core.game import Bot

BOTS: Final[Mapping[str, Bot]] = {}
