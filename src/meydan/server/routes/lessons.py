"""Lessons: all of one at once, reasons and explanations in it, and the game that goes on from its end."""

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import PathParameter, QueryParameter

import meydan
from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.explain import NothingToExplain
from meydan.core.lesson import Lesson, Moment, lesson_of, lessons_of
from meydan.games import find
from meydan.server import messages, shapes
from meydan.server.faults import Fault
from meydan.server.lobby import Plan
from meydan.server.room import Base
from meydan.server.routes.games import GameKey
from meydan.server.routes.given import TheCaller, TheLimits, TheLobby, info
from meydan.server.shapes import SeatPlan
from meydan.server.terms import Terms

LessonKey = Annotated[str, PathParameter(max_length=32)]
MomentNumber = Annotated[int, PathParameter(ge=0, le=1000)]
ThingId = Annotated[str, QueryParameter(max_length=80)]
OTHERS = "novice"
"""Who plays on for the others."""


def found(game: str, lesson: str) -> Lesson:
    if game not in meydan.games() or lesson not in lessons_of(find(game)):
        raise Fault("not-found")
    return lesson_of(game, lesson)


def moment_of(lesson: Lesson, at: int) -> Moment:
    if at >= len(lesson.moments):
        raise Fault("not-found")
    return lesson.moments[at]


@get("/games/{game:str}/lessons/{lesson:str}")
async def lesson(game: GameKey, lesson: LessonKey) -> shapes.Lesson:
    """A whole lesson, position by position."""
    return await asyncio.to_thread(told, found(game, lesson))


def told(lesson: Lesson) -> shapes.Lesson:
    moments = [told_moment(lesson, moment) for moment in lesson.moments]
    steps = [step.key for step in lesson.steps]
    return shapes.Lesson(lesson.game.key, lesson.key, lesson.learner, lesson.options, lesson.minutes, steps, moments)


def told_moment(lesson: Lesson, moment: Moment) -> shapes.LessonMoment:
    position, want, me = moment.position, moment.want, lesson.learner
    prompt, offer = position.prompt(me), moment.offer(me)
    return shapes.LessonMoment(
        moment.step,
        want.key if want is not None else f"{lesson.key}-{lesson.steps[moment.step].key}",
        want.look if want is not None else None,
        wanted(lesson, moment),
        [position.json(event.seen_by(me)) for event in moment.events],
        position.view(me),
        None if prompt is None else position.json(prompt),
        [position.json(option) for option in offer.options],
        position.json(offer) if offer.options else None,
        [shapes.LessonSeat(one.number, one.kind, name_of(lesson, one.number), one.colour) for one in position.seats],
    )


def wanted(lesson: Lesson, moment: Moment) -> Json:
    """The option that is meant."""
    if moment.want is None or moment.want.answer is None:
        return None
    position = moment.position
    return position.json(position.offered(lesson.learner, moment.want.answer))


def name_of(lesson: Lesson, seat: Seat) -> str:
    return lesson.names[seat] if seat < lesson.seats else ""


@get("/games/{game:str}/lessons/{lesson:str}/moments/{at:int}/why", sync_to_thread=False)
def why(caller: TheCaller, game: GameKey, lesson: LessonKey, at: MomentNumber, id: ThingId) -> messages.Reason:
    """Why a thing cannot be chosen in this position, with the rule."""
    known = found(game, lesson)
    moment = moment_of(known, at)
    position, refusal = moment.position, moment.why_not(known.learner, id)
    if refusal is None:
        return messages.Reason(True)
    message = position.text(refusal, caller.lang, known.learner, ids=False)
    return messages.Reason(False, message, list(refusal.rules))


@get("/games/{game:str}/lessons/{lesson:str}/moments/{at:int}/explain", sync_to_thread=False)
def explain(caller: TheCaller, game: GameKey, lesson: LessonKey, at: MomentNumber, id: ThingId) -> messages.Explanation:
    """What a thing of this position is and does."""
    known = found(game, lesson)
    try:
        explained = moment_of(known, at).position.explain(id, caller.lang, known.learner)
    except NothingToExplain:
        raise Fault("not-found") from None
    return msgspec.convert(explained, messages.Explanation)


@post("/games/{game:str}/lessons/{lesson:str}/table")
async def go_on(
    lobby: TheLobby, limits: TheLimits, caller: TheCaller, game: GameKey, lesson: LessonKey
) -> shapes.TableInfo:
    """A table that goes on from the end of a lesson, the learner in the same seat and bots for the others."""
    limits.makers.must_take(caller.known())
    known = found(game, lesson)
    seats = [
        SeatPlan("me") if seat == known.learner else SeatPlan("bot", OTHERS, name)
        for seat, name in enumerate(known.names)
    ]
    plan = Plan(game=game, options=known.options, seats=seats, terms=Terms(), base=Base(known.record(), 0))
    return info(await lobby.lay(caller, plan), caller)


HANDLERS = [lesson, why, explain, go_on]
