"""Drafts: which changes somebody wants of a table. They are worked out on the room as it is when its turn comes."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.server.changes import Answer, AnyChange, Away, Back, By, Seal
from meydan.server.faults import Fault
from meydan.server.room import Room

Draft: TypeAlias = Callable[[Room], Sequence[AnyChange]]


class Stale(Exception):
    """What this draft was meant for is gone."""


def answer(room: Room, seat: Seat, action: Json, by: By) -> list[AnyChange]:
    """Over days an answer to a sealed question is held. Whoever was away and answers is back, when that may show."""
    if by == "person" and seat in room.resigned:
        raise Fault("not-yours")
    if room.sealed_over_days():
        return [Seal(seat, action, by)]
    given = Answer(seat, action, by)
    return [*back(room, [seat]), given] if by == "person" else [given]


def back(room: Room, seats: Sequence[Seat]) -> list[AnyChange]:
    return [Back(seat) for seat in seats if seat in room.away]


def close_window(room: Room) -> list[AnyChange]:
    """All answers at once: those held, else standing ones, else the rules' default."""
    if not room.sealed_over_days():
        raise Stale
    changes = back(room, [seat for seat in room.held if seat not in room.by_bot])
    for seat in room.begun().asked:
        if (action := room.held.get(seat)) is not None:
            changes.append(Answer(seat, action, "held"))
        elif (action := room.standing_answer(seat)) is not None:
            changes.append(Answer(seat, action, "standing"))
        else:
            changes.append(Answer(seat, room.default_answer(seat), "time"))
    return changes


def time_out(room: Room, seat: Seat, now: float) -> list[AnyChange]:
    """A clock ran out: a bot sits in, or the rules' default is answered."""
    if seat not in room.running() or not room.clocks.is_out(seat, now):
        raise Stale
    return [Away(seat)] if room.terms.timeout == "bot" else [Answer(seat, room.default_answer(seat), "time")]


def answer_by_standing(room: Room, seat: Seat) -> list[AnyChange]:
    action = room.standing_answer(seat) if seat in room.waiting() else None
    if action is None:
        raise Stale
    return answer(room, seat, action, "standing")


def answer_by_bot(room: Room, seat: Seat, action: Json, asked_by: int) -> list[AnyChange]:
    """What a bot thought of, if its question is still the one."""
    if room.asked_by != asked_by or seat not in room.waiting() or room.bot_of(seat) is None:
        raise Stale
    return answer(room, seat, action, "bot")
