"""The registry: the only place, besides its own folder, that names a game."""

from importlib import import_module
from typing import TYPE_CHECKING

from meydan.core.errors import BadTable

if TYPE_CHECKING:
    from meydan.core.game import Game

KEYS = ("coup", "mangrovia", "pax_pamir", "risk", "scythe")


def games() -> list[str]:
    """The games that can be played."""
    return sorted(KEYS)


def find(key: str) -> "Game":
    if key not in KEYS:
        raise BadTable(f"There is no game {key!r}; there is {', '.join(games())}.")
    game: Game = import_module(f"meydan.games.{key}").GAME
    return game
