"""When something happens at a table without anybody's doing."""

import hmac
from random import Random

from meydan.server.db import RUNNING
from meydan.server.room import Room
from meydan.server.settings import Settings
from meydan.server.writer import Head

SPREAD, LONGEST = 0.7, 5.0
"""How much a pause differs from the usual one, and how many times as long it may be."""
GRACE = 2.0
"""Seconds before another process looks after a table whose time has come."""


class Timetable:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def standing_pause(self, room: Room) -> float:
        """A standing answer is given this long after the question: now sooner, now later, as people answer. It is drawn
        from what only the server knows, so that every process finds the same."""
        usual = self.settings.standing_pause if room.terms.pace == "live" else self.settings.standing_pause_days
        drawn = Random(hmac.digest(room.secret, f"pause {room.asked_by}".encode(), "sha256"))
        return usual * min(LONGEST, drawn.lognormvariate(0, SPREAD))

    def next_tick(self, room: Room) -> float | None:
        """When a clock runs out, a standing answer is given or a window over days closes."""
        times = [] if (out := room.clocks.runs_out(room.running())) is None else [out]
        if any(room.standing_answer(seat) is not None for seat in room.waiting()):
            times.append(room.asked_at + self.standing_pause(room))
        if room.status == RUNNING and not room.paused and (closes := room.closes()) is not None:
            times.append(closes)
        return min(times, default=None)

    def due(self, room: Room) -> float | None:
        """The same, and when a bot answers."""
        times = [] if (tick := self.next_tick(room)) is None else [tick]
        if any(room.bot_of(seat) for seat in room.waiting()):
            times.append(room.asked_at + self.settings.bot_pause)
        return min(times, default=None)

    def deadline(self, room: Room) -> float | None:
        """When any process looks after the table, if the one that holds it has not."""
        due = self.due(room)
        return None if due is None else due + GRACE

    def head(self, room: Room, now: float) -> Head:
        """What the table's row says once the room's log is written. That somebody sealed an answer must not show."""
        changed = room.asked_at if room.sealed_over_days() else now
        return Head(room.number, room.stable, self.deadline(room), room.status, room.version, changed)
