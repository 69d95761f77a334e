"""The games that can be played."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter

import meydan
from meydan.core.schema import schema
from meydan.games import find
from meydan.server import shapes
from meydan.server.faults import Fault

GameKey = Annotated[str, PathParameter(max_length=32)]
Troops = Annotated[int, QueryParameter(ge=1, le=300)]
Speed = Annotated[bool, QueryParameter()]


@get("/games", sync_to_thread=False)
def games() -> list[shapes.GameInfo]:
    return [game_info(key) for key in meydan.games()]


def game_info(key: str) -> shapes.GameInfo:
    game = find(key)
    options = [
        shapes.OptionInfo(
            option.key, list(option.rules), {str(seats): list(option.choices(seats)) for seats in game.seats}
        )
        for option in game.options
    ]
    return shapes.GameInfo(key, game.version, game.seats.start, game.seats.stop - 1, ["random", *game.bots], options)


@get("/games/{game:str}/schema", sync_to_thread=False)
def game_schema(game: GameKey) -> dict[str, Any]:
    """The JSON Schema of a game's actions, events, prompts and views."""
    if game not in meydan.games():
        raise Fault("not-found")
    return schema(find(game))


@get("/games/{game:str}/odds", sync_to_thread=False)
def game_odds(game: GameKey, attack: Troops, defend: Troops, speed: Speed = False) -> shapes.Odds:
    """The exact chance that an attack fought to the end wins, and what it costs both sides."""
    known = find(game).odds if game in meydan.games() else None
    if known is None:
        raise Fault("not-found")
    try:
        fight = known(attack, defend, speed)
    except ValueError as fault:
        raise Fault("bad-value", {"fault": str(fault)}) from fault
    return shapes.Odds(fight.win, fight.attack_lost, fight.defence_lost)


HANDLERS = [games, game_schema, game_odds]
