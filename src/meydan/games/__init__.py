"""The registry: the only place, besides its own folder, that names a game."""

from functools import partial
from importlib import import_module

from meydan.core.game import Game
from meydan.core.registry import find, games, offer

__all__ = ["KEYS", "find", "games"]

KEYS = ("coup", "mangrovia", "pax_pamir", "risk", "scythe")


def load(key: str) -> Game:
    game: Game = import_module(f"{__name__}.{key}").GAME
    return game


for key in KEYS:
    offer(key, partial(load, key))
