"""The games that can be played."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import PathParameter

import meydan
from meydan.bots.player import levels
from meydan.core.aid import BadFigures
from meydan.core.lesson import Lesson, lesson_of, lessons_of
from meydan.core.schema import schema
from meydan.games import find
from meydan.server import shapes
from meydan.server.faults import Fault

GameKey = Annotated[str, PathParameter(max_length=32)]
AidKey = Annotated[str, PathParameter(max_length=32)]


@get("/games", sync_to_thread=False)
def games() -> list[shapes.GameInfo]:
    return [game_info(key) for key in meydan.games()]


def game_info(key: str) -> shapes.GameInfo:
    game = find(key)
    options = [
        shapes.OptionInfo(
            option.key,
            list(option.rules),
            {str(seats): list(option.choices(seats)) for seats in game.seats},
            {key: list(values) for key, values in option.needs.items()},
        )
        for option in game.options
    ]
    lengths = msgspec.convert(game.length["lengths"], list[shapes.Length])
    bots = levels(game)
    fewest, most = game.seats.start, game.seats.stop - 1
    seconds = game.length["seconds"]
    lessons = [lesson_info(lesson_of(key, lesson)) for lesson in lessons_of(game)]
    return shapes.GameInfo(key, game.version, fewest, most, bots, options, game.way, lengths, seconds, lessons)


def lesson_info(lesson: Lesson) -> shapes.LessonInfo:
    return shapes.LessonInfo(lesson.key, len(lesson.steps), lesson.minutes)


@get("/games/{game:str}/schema", sync_to_thread=False)
def game_schema(game: GameKey) -> dict[str, Any]:
    """The JSON Schema of a game's actions, events, prompts and views."""
    if game not in meydan.games():
        raise Fault("not-found")
    return schema(find(game))


@get("/games/{game:str}/aids/{aid:str}", sync_to_thread=False, names_its_own_query=True)
def game_aid(game: GameKey, aid: AidKey, request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What a game can calculate beside its rules; the figures are given by the names it has for them."""
    found = find(game).aid(aid) if game in meydan.games() else None
    if found is None:
        raise Fault("not-found")
    try:
        return found.work(**found.read(dict(request.query_params))).json()
    except BadFigures as fault:
        raise Fault("bad-value", {"fault": str(fault)}) from fault


HANDLERS = [games, game_schema, game_aid]
