"""The tables this process holds in memory: loaded, kept up with what other processes write, let go when idle."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from meydan.core.codec import BadJson
from meydan.core.errors import Illegal
from meydan.server.changes import RulesChanged, Start
from meydan.server.db import RUNNING
from meydan.server.faults import Fault
from meydan.server.hours import Hours
from meydan.server.relay import Relay, Reseated, Written
from meydan.server.room import Room
from meydan.server.store import Store
from meydan.server.timetable import GRACE, Timetable
from meydan.server.wallclock import WallClock
from meydan.server.watchers import Watchers
from meydan.server.writer import Conflict, Writer

UNREADABLE = (Illegal, BadJson, msgspec.MsgspecError, KeyError, TypeError, ValueError, RecursionError)
"""What a snapshot or a log of rules that are gone may raise."""

MEND = 0.5
"""Seconds between two tries."""

log = logging.getLogger("meydan.server")


@dataclass(eq=False)
class Rooms:
    store: Store
    writer: Writer
    watchers: Watchers
    relay: Relay
    timetable: Timetable
    clock: WallClock
    hours: Hours
    shared: bool
    """Whether other processes write to the same tables."""
    open: dict[str, Room] = field(default_factory=dict)
    loading: dict[str, asyncio.Lock] = field(default_factory=dict)
    used: dict[str, float] = field(default_factory=dict)
    behind: set[str] = field(default_factory=set)
    """Tables of which nobody may know what the log holds: a commit without an answer, news that could not be read."""
    attend: Callable[[Room, float], None] = lambda room, grace: None
    """Called whenever a room stands at something new: whoever keeps time looks after it, after this grace."""

    async def room(self, table: str) -> Room:
        """The table, loaded if need be. What is not committed yet may show in it: read it through ``at``."""
        if table not in self.open:
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    if table not in self.open:
                        self.open[table] = await self.load(table)
            finally:
                self.loading.pop(table, None)
        self.used[table] = self.clock.now()
        return self.open[table]

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Room]:
        """The table, and nobody else changing it. A room that was thrown away meanwhile is not it."""
        while True:
            room = await self.room(table)
            async with room.lock:
                if self.open.get(table) is room:
                    yield room
                    return

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The table to look at: all that is committed, by any process, and nothing that is not."""
        async with self.held(table) as room:
            if self.shared and await self.store.number(table) > room.number:
                await self.catch_up(room)
            yield room

    async def fresh(self, table: str) -> Room:
        """The table with everything committed. What is decided on it is checked again at the door."""
        async with self.at(table) as room:
            return room

    # From the database

    async def load(self, table: str) -> Room:
        try:
            stored = await self.store.load(table)
            room = Room(stored.row, stored.chairs, self.hours.outages)
            room.restore(stored.row.memo, stored.tail)
        except UNREADABLE as fault:
            log.exception("table %s does not load", table)
            raise Fault("needs-old-rules") from fault
        if room.version != room.game.version and room.status == RUNNING:
            await self.adopt_rules(room)
        self.attend(room, GRACE)
        return room

    async def adopt_rules(self, room: Room) -> None:
        """A running table goes on under the corrected rules, and its log says from where."""
        position = room.begun()
        state = room.game.codec.encode_state(position.state)
        now = self.clock.now()
        entry = room.entry(RulesChanged(room.game.version, state, position.chance.count), now)
        room.apply(entry)
        try:
            await self.writer.append([entry], self.timetable.head(room, now))
        except Conflict:
            await self.reload(room)

    async def reload(self, room: Room) -> None:
        """Begin again from the log: what is in memory lost a race or was never committed."""
        stored = await self.store.load(room.id)
        room.forget()
        room.read_row(stored.row, stored.chairs)
        room.restore(stored.row.memo, stored.tail)
        room.dirty = False
        self.watchers.resync(room, self.clock.now())

    async def catch_up(self, room: Room) -> bool:
        """Carry out what other processes committed. True if there was something."""
        new = await self.store.entries_after(room.id, room.number)
        if not new:
            return False
        if any(isinstance(entry.change, Start) for entry in new):
            stored = await self.store.load(room.id)
            room.read_row(stored.row, stored.chairs)
        for entry in new:
            room.apply(entry)
        self.watchers.tell(room, new, self.clock.now())
        self.attend(room, GRACE)
        return True

    async def hear_written(self, table: str, number: int) -> None:
        """Another process has written so far."""
        async with self.held(table) as room:
            if number > room.number:
                await self.catch_up(room)

    async def mend(self) -> None:
        """For as long as the server runs: what the log holds of such tables is told, here and to the others."""
        while True:
            await asyncio.sleep(MEND)
            for table in list(self.behind):
                try:
                    await self.look_again(table)
                    self.behind.discard(table)
                except Fault as fault:
                    if fault.code != "store-down":
                        self.behind.discard(table)
                except Exception:
                    log.exception("a table is behind its log", extra={"table": table})
                    self.behind.discard(table)

    async def look_again(self, table: str) -> None:
        number = await self.store.number(table)
        async with self.held(table) as room:
            if number > room.number:
                await self.catch_up(room)
            self.watchers.resync(room, self.clock.now())
            self.relay.announce(Written(table=table, number=room.number))

    # Who sits where

    async def reread_row(self, table: str, shown: bool = True) -> Room:
        """Somebody sat down, left, or changed who may come in; or, shown to nobody, their standing answers."""
        async with self.held(table) as room:
            await self.reseat(room, shown)
            return room

    async def reseat(self, room: Room, shown: bool = True) -> None:
        await self.hear_reseated(room, shown)
        self.relay.announce(Reseated(table=room.id, shown=shown))

    async def hear_reseated(self, room: Room, shown: bool) -> None:
        """Read the row and the chairs again, and let those go whose link no longer holds."""
        stored = await self.store.load(room.id)
        room.read_row(stored.row, stored.chairs)
        self.watchers.check_tickets(room)
        if shown:
            self.watchers.reseat(room)

    # Out of memory

    def drop(self, table: str) -> None:
        """It is read again from the log when somebody next wants it."""
        self.open.pop(table, None)

    def evict(self, idle: float) -> list[str]:
        """Let go of tables that nobody has used or watched for so long."""
        gone = []
        for table, used in list(self.used.items()):
            if used < self.clock.now() - idle and not self.watchers.of(table):
                room = self.open.get(table)
                if room is None or not room.lock.locked():
                    self.drop(table)
                    self.used.pop(table)
                    gone.append(table)
        return gone
