# interpreted
"""Where the games are found by their keys. Who offers them is not the core's business."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from meydan.core.errors import BadTable

if TYPE_CHECKING:
    from meydan.core.game import Game

SHELF: dict[str, Callable[[], "Game"]] = {}


def offer(key: str, load: Callable[[], "Game"]) -> None:
    """Put a game on the shelf; it is loaded when it is first asked for."""
    SHELF[key] = load


def games() -> list[str]:
    """The games that can be played."""
    return sorted(SHELF)


def find(key: str) -> "Game":
    if key not in SHELF:
        raise BadTable(f"There is no game {key!r}; there is {', '.join(games())}.")
    return SHELF[key]()
