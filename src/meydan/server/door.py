"""The door: the one way every change to a table comes through, whoever wants it.

A draft becomes entries, the room checks and carries them out, the writer commits them, and only then are they told.
"""

import asyncio
import logging
import time
from dataclasses import dataclass

from meydan.core.errors import Illegal
from meydan.server.changes import Answer, AnyChange
from meydan.server.drafts import Draft, Stale
from meydan.server.entry import Entry
from meydan.server.faults import Fault
from meydan.server.hours import Hours
from meydan.server.metrics import Metrics
from meydan.server.relay import Relay, Written
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.store import Store
from meydan.server.timetable import Timetable
from meydan.server.wallclock import WallClock
from meydan.server.watchers import Watchers
from meydan.server.writer import Conflict, Writer

log = logging.getLogger("meydan.server")

TRIES = 6
"""How often an answer that lost a race is tried again."""


@dataclass(eq=False)
class Door:
    rooms: Rooms
    store: Store
    writer: Writer
    watchers: Watchers
    relay: Relay
    timetable: Timetable
    clock: WallClock
    hours: Hours
    metrics: Metrics

    async def enter(self, table: str, draft: Draft, key: str | None = None) -> Room:
        """Returns after it is on the disk and told to everybody, and goes on to do so when the caller has gone away.
        A key that was committed before does nothing again."""
        since = time.monotonic()
        try:
            return await asyncio.shield(asyncio.ensure_future(self.enter_held(table, draft, key)))
        finally:
            took = time.monotonic() - since
            self.metrics.entered.observe(took)
            if took > self.timetable.settings.slow:
                log.warning("slow answer", extra={"table": table, "ms": round(1000 * took)})

    async def enter_held(self, table: str, draft: Draft, key: str | None) -> Room:
        """Of two processes that write the same number one wins; the other reads what won and is checked against the
        new position."""
        await self.hours.look()
        async with self.rooms.held(table) as room:
            try:
                for _ in range(TRIES):
                    if await self.enter_once(room, draft, key):
                        return room
            finally:
                if room.dirty:
                    self.rooms.drop(table)  # it holds what was never committed, or was, without our hearing of it
                    self.rooms.behind.add(table)
        raise Fault("store-down")

    async def enter_once(self, room: Room, draft: Draft, key: str | None) -> bool:
        """Whether it is done. False: another process was faster, and the position is a new one."""
        before = room.number
        try:
            entries = self.carry_out(room, draft, key)
        except (Illegal, Fault, Stale):
            if room.number != before:
                await self.rooms.reload(room)
            room.dirty = False
            if await self.was_done(room, key):
                return True
            if self.rooms.shared and await self.rooms.catch_up(room):
                return False
            raise
        try:
            await self.writer.append(entries, self.timetable.head(room, self.clock.now()))
        except Conflict:
            await self.rooms.reload(room)
            return await self.was_done(room, key)
        room.dirty = False
        for entry in entries:
            if isinstance(entry.change, Answer):
                self.metrics.answers.labels(room.game.key, entry.change.by).inc()
        self.watchers.tell(room, entries, self.clock.now())
        self.relay.announce(Written(table=room.id, number=room.number))
        self.rooms.attend(room, 0)
        return True

    def carry_out(self, room: Room, draft: Draft, key: str | None) -> list[Entry]:
        """The entries, carried out in memory and not committed yet. The last of the draft has the key: with it all are
        done. What there is no choice about follows by itself."""
        changes = draft(room)
        room.dirty = True
        entries: list[Entry] = []

        def add(change: AnyChange, key: str | None) -> None:
            entries.append(room.entry(change, self.clock.now(), key))
            room.apply(entries[-1])

        for place, change in enumerate(changes, 1):
            add(change, key if place == len(changes) else None)
        while (lone := room.lone_answer()) is not None:
            add(lone, None)
        return entries

    async def was_done(self, room: Room, key: str | None) -> bool:
        return key is not None and await self.store.has_key(room.id, key)
