"""Time at the tables: timers for those in memory, a sweep for those that nobody holds."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from meydan.server import drafts
from meydan.server.bots import Bots
from meydan.server.db import RUNNING
from meydan.server.door import Door
from meydan.server.drafts import Draft, Stale
from meydan.server.faults import Fault
from meydan.server.hours import Hours
from meydan.server.presence import Presence
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.store import Store
from meydan.server.tasks import Tasks
from meydan.server.timetable import Timetable
from meydan.server.wallclock import WallClock
from meydan.server.writer import said

LATER = 3600.0
"""Seconds until a table that could not be opened is tried again."""

log = logging.getLogger("meydan.server")


@dataclass(eq=False)
class Clockwork:
    rooms: Rooms
    door: Door
    bots: Bots
    store: Store
    timetable: Timetable
    tasks: Tasks
    clock: WallClock
    hours: Hours
    timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rooms.attend = self.attend

    def attend(self, room: Room, grace: float = 0) -> None:
        """Be there when the table's time comes, and let its bots think. With grace, another process may do it first."""
        self.stop(room.id)
        loop = asyncio.get_running_loop()
        if grace:
            self.timers[room.id] = loop.call_later(grace, lambda: self.tasks.spawn(self.wake(room.id)))
            return
        self.bots.start(room)
        tick = self.timetable.next_tick(room)
        if tick is not None:
            delay = max(0.02, tick - self.clock.now())
            self.timers[room.id] = loop.call_later(delay, lambda: self.tasks.spawn(self.tick(room.id)))

    def stop(self, table: str) -> None:
        if (timer := self.timers.pop(table, None)) is not None:
            timer.cancel()

    async def wake(self, table: str) -> None:
        self.attend(await self.rooms.room(table))

    async def tick(self, table: str) -> None:
        """Do what is due: close a window, let a clock run out, give a standing answer, ask a bot."""
        await self.hours.look()
        room = await self.rooms.room(table)
        if room.status != RUNNING or room.paused:
            return
        for draft in self.due(room):
            with suppress(Stale):
                await self.door.enter(table, draft)
        self.attend(room)

    def due(self, room: Room) -> list[Draft]:
        now = self.clock.now()
        closes = room.closes()
        if closes is not None and now >= closes:
            return [drafts.close_window]
        due: list[Draft] = [
            partial(drafts.time_out, seat=seat, now=now) for seat in room.running() if room.clocks.is_out(seat, now)
        ]
        if now >= room.asked_at + self.timetable.standing_pause(room):
            due += [partial(drafts.answer_by_standing, seat=seat) for seat in room.waiting()]
        return due

    # Tables whose time came while no process held them

    async def sweep(self, pause: float, idle: float, presence: Presence) -> None:
        """For as long as the server runs: look after what is due, let idle tables go, say again who is here."""
        while True:
            try:
                for table in await self.store.due(self.clock.now()):
                    self.tasks.spawn(self.look_after(table))
                for table in self.rooms.evict(idle):
                    self.stop(table)
                presence.repeat()
            except Fault as fault:
                log.warning("the database does not answer: %s", said(fault.__cause__ or fault))
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(pause)

    async def look_after(self, table: str) -> None:
        """A table that cannot be opened is tried again later, and keeps no other from its turn."""
        try:
            await self.tick(table)
        except Fault:
            if table not in self.rooms.open:
                await self.store.set_deadline(table, self.clock.now() + LATER)
            raise
