"""Meydan: a digital table for board games. Play at a ``Table``, or use the bare ``rules``."""

from meydan.build import choose

__version__ = "0.2.0"

BUILD = choose(__path__)
"""Whether these are the compiled rules or the same source interpreted."""

from meydan.core.contract import CHANCE, Action, Event, Refusal
from meydan.core.errors import BadRecord, BadTable, Illegal, MeydanError
from meydan.core.game import Result
from meydan.core.rules import Rules
from meydan.core.table import Table
from meydan.games import find, games

__all__ = [
    "BUILD",
    "CHANCE",
    "Action",
    "BadRecord",
    "BadTable",
    "Event",
    "Illegal",
    "MeydanError",
    "Refusal",
    "Result",
    "Rules",
    "Table",
    "__version__",
    "games",
    "rules",
]


def rules(key: str) -> Rules:
    """The bare rules of a game, for search and self-play."""
    return Rules(find(key))
