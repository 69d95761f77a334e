"""The house: all tables this process holds in memory, and the one door every change comes through."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeAlias

from meydan.core.codec import BadJson, Json
from meydan.core.errors import Illegal
from meydan.server import watch
from meydan.server.faults import Fault
from meydan.server.replays import Replays
from meydan.server.room import Room
from meydan.server.settings import Settings
from meydan.server.store import RUNNING, Conflict, Entry, Store
from meydan.server.thinking import Thinkers

Draft: TypeAlias = tuple[str, int | None, Json]
"""Kind, seat and body of an entry that is wanted."""
TRIES = 6
"""How often an answer that lost a race is tried again."""
LATER = 3600.0
"""Seconds until a table that could not be opened is tried again."""
GRACE = 2.0
"""Seconds before another process looks after a table whose time has come."""

log = logging.getLogger("meydan.server")


class Stale(Exception):
    """The question this answer was meant for is gone."""


class House:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.now: Callable[[], float] = time.time
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.name = secrets.token_hex(4)
        self.watch = watch.Watch()
        self.replays = Replays()
        self.thinkers = Thinkers(settings.workers)
        self.thinking: set[tuple[str, int, int]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.used: dict[str, float] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.gathering: set[str] = set()
        """Tables where somebody came or went, and it is not told yet."""
        self.publish: Callable[[Json], None] = lambda message: None
        """Tells the other processes; they read the rest from the log."""

    # Tables in memory

    async def room(self, table: str) -> Room:
        """The table, loaded if need be. What is not committed yet may show in it: read it through ``at``."""
        if table not in self.rooms:
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    if table not in self.rooms:
                        self.rooms[table] = await self.load(table)
            finally:
                self.loading.pop(table, None)
        self.used[table] = self.now()
        return self.rooms[table]

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Room]:
        """The table, and nobody else changing it. A room that was thrown away meanwhile is not it."""
        while True:
            room = await self.room(table)
            async with room.lock:
                if self.rooms.get(table) is room:
                    yield room
                    return

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The table to look at: all that is committed, by any process, and nothing that is not."""
        async with self.held(table) as room:
            if self.settings.shared and await self.store.number(table) > room.number:
                await self.catch_up(room)
            yield room

    async def fresh(self, table: str) -> Room:
        """The table with everything committed. What is decided on it is checked again by ``do``."""
        async with self.at(table) as room:
            return room

    async def load(self, table: str) -> Room:
        found = await self.store.load(table)
        if found is None:
            raise Fault("no-table")
        row, chairs, tail = found
        room = Room(row, chairs)
        try:
            room.restore(row.memo, tail)
        except (Illegal, BadJson, KeyError, TypeError, ValueError, RecursionError) as fault:
            log.exception("table %s does not load", table)
            raise Fault("needs-old-rules") from fault
        if room.version != room.game.version and room.status == RUNNING:
            await self.adopt_rules(room)
        self.schedule(room, GRACE)
        return room

    async def adopt_rules(self, room: Room) -> None:
        """A running table goes on under the corrected rules, and its log says from where."""
        t = room.game_table()
        body = {
            "version": room.game.version,
            "state": room.game.codec.encode_state(t.state),
            "count": t.chance.count,
        }
        entry = room.entry("rules", None, body, self.now())
        room.apply(entry)
        try:
            await self.store.append([entry], self.head(room))
        except Conflict:
            await self.reload(room)

    async def reload(self, room: Room) -> None:
        """Begin again from the log: what is in memory lost a race or was never committed."""
        found = await self.store.load(room.id)
        if found is None:
            raise Fault("no-table")
        row, chairs, tail = found
        room.read_row(row, chairs)
        room.restore(row.memo, tail)
        room.dirty = False
        self.watch.resync(room, self.now())

    async def reread_row(self, table: str, tell: bool = True) -> Room:
        """Somebody sat down, left, or changed who may come in; or, told to nobody, their standing answers."""
        async with self.held(table) as room:
            await self.reseat(room, tell)
            return room

    async def reseat(self, room: Room, tell: bool = True, heard: bool = False) -> None:
        """Read the row and the seats again, and let those go whose link no longer holds."""
        found = await self.store.load(room.id)
        if found is None:
            raise Fault("no-table")
        room.read_row(found[0], found[1])
        self.watch.check_tickets(room)
        if not heard:
            self.publish({"t": room.id, "row": tell})
        if tell:
            self.watch.info(room)

    async def catch_up(self, room: Room) -> bool:
        """Carry out what other processes committed. True if there was something."""
        new = await self.store.entries_after(room.id, room.number)
        if not new:
            return False
        if any(entry.kind == "start" for entry in new):
            found = await self.store.load(room.id)
            if found is not None:
                room.read_row(found[0], found[1])
        for entry in new:
            room.apply(entry)
        self.watch.tell(room, new, self.now())
        self.schedule(room, GRACE)
        return True

    # The door

    async def act(self, table: str, draft: Callable[[Room], list[Draft]], key: str | None = None) -> Room:
        """Check, carry out and commit what somebody wants. Returns after it is on the disk and told to everybody,
        and goes on to do so when the caller has gone away."""
        return await asyncio.shield(asyncio.ensure_future(self.do(table, draft, key)))

    async def do(self, table: str, draft: Callable[[Room], list[Draft]], key: str | None) -> Room:
        """A key that was committed before does nothing again. Of two processes that write the same number one wins;
        the other reads what won and is checked against the new position."""
        async with self.held(table) as room:
            try:
                for _ in range(TRIES):
                    if await self.attempt(room, draft, key):
                        return room
            finally:
                if room.dirty:
                    self.rooms.pop(table, None)  # it holds what was never committed
        raise Fault("store-down")

    async def attempt(self, room: Room, draft: Callable[[Room], list[Draft]], key: str | None) -> bool:
        """Whether it is done. False: another process was faster, and the position is a new one."""
        before = room.number
        try:
            wanted = draft(room)
            room.dirty = True
            entries = self.carry_out(room, wanted, key)
        except (Illegal, Fault, Stale):
            if room.number != before:
                await self.reload(room)
            room.dirty = False
            if key is not None and await self.store.entry_by_key(room.id, key) is not None:
                return True
            if self.settings.shared and await self.catch_up(room):
                return False
            raise
        try:
            await self.store.append(entries, self.head(room))
        except Conflict:
            await self.reload(room)
            return key is not None and await self.store.entry_by_key(room.id, key) is not None
        room.dirty = False
        self.watch.tell(room, entries, self.now())
        self.publish({"t": room.id, "n": room.number})
        self.schedule(room)
        return True

    def carry_out(self, room: Room, drafts: list[Draft], key: str | None) -> list[Entry]:
        entries: list[Entry] = []
        for kind, seat, body in drafts:
            last = len(entries) == len(drafts) - 1
            entry = room.entry(kind, seat, body, self.now(), key if last else None)
            room.apply(entry)
            entries.append(entry)
        return entries

    def head(self, room: Room) -> dict[str, Any]:
        due = self.due(room)
        return {
            "table": room.id,
            "n": room.number,
            "m": room.stable,
            "d": None if due is None else due + GRACE,
            "s": room.status,
            "v": room.version,
            "c": room.asked_at
            if room.sealed_over_days()
            else self.now(),  # that somebody sealed an answer must not show
        }

    # Time

    def due(self, room: Room) -> float | None:
        """When something happens at this table without anybody's doing, a bot's included."""
        times = [] if (clock := self.next_tick(room)) is None else [clock]
        if any(room.bot_of(seat) for seat in room.waiting()):
            times.append(room.asked_at + self.settings.bot_pause)
        return min(times, default=None)

    def next_tick(self, room: Room) -> float | None:
        """When a clock runs out, a standing answer is given or a window over days closes."""
        times = [] if (out := room.clocks.runs_out(room.running())) is None else [out]
        if any(room.standing_of(seat) is not None for seat in room.waiting()):
            times.append(room.asked_at + self.standing_pause(room))
        if room.status == RUNNING and not room.paused and room.sealed_over_days():
            times.append(room.asked_at + room.terms.window)
        return min(times, default=None)

    def standing_pause(self, room: Room) -> float:
        return self.settings.standing_pause if room.terms.pace == "live" else self.settings.standing_pause_days

    def schedule(self, room: Room, grace: float = 0) -> None:
        """Be there when the table's time comes, and let its bots think. With grace, another process may do it first."""
        if (old := self.timers.pop(room.id, None)) is not None:
            old.cancel()
        loop = asyncio.get_running_loop()
        if grace:
            self.timers[room.id] = loop.call_later(grace, lambda: self.spawn(self.wake(room.id)))
            return
        self.start_bots(room)
        due = self.next_tick(room)
        if due is not None:
            delay = max(0.02, due - self.now())
            self.timers[room.id] = loop.call_later(delay, lambda: self.spawn(self.tick(room.id)))

    async def wake(self, table: str) -> None:
        self.schedule(await self.room(table))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """A fault in the background is written down and does not end the server."""
        try:
            await work
        except (Fault, Illegal, Stale):
            pass
        except Exception:
            log.exception("a background task failed")

    async def tick(self, table: str) -> None:
        """Do what is due: close a window, let a clock run out, give a standing answer, ask a bot."""
        room = await self.room(table)
        now = self.now()
        if room.status != RUNNING or room.paused:
            return
        if room.sealed_over_days() and now >= room.asked_at + room.terms.window:
            due: list[Callable[[Room], list[Draft]]] = [close_window]
        else:
            out = [seat for seat in room.running() if room.clocks.since + room.clocks.banks[seat] <= now]
            due = [partial(time_out, seat=seat, now=self.now) for seat in out]
            if now >= room.asked_at + self.standing_pause(room):
                due += [partial(stand, seat=seat) for seat in room.waiting()]
        for what in due:
            with suppress(Stale):
                await self.act(table, what)
        self.schedule(room)

    async def sweep(self) -> None:
        """Look after tables whose time came while no process held them, and let idle ones go."""
        while True:
            try:
                for table in await self.store.due(self.now()):
                    self.spawn(self.look_after(table))
                self.evict()
                for table in self.watch.watchers:
                    self.publish({"t": table, **self.watch.here(table)})
            except Fault:
                log.warning("the database does not answer")
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.settings.sweep)

    async def look_after(self, table: str) -> None:
        """A table that cannot be opened is tried again later, and keeps no other from its turn."""
        try:
            await self.tick(table)
        except Fault:
            if table not in self.rooms:
                await self.store.set_deadline(table, self.now() + LATER)
            raise

    def evict(self) -> None:
        for table, used in list(self.used.items()):
            if used < self.now() - self.settings.idle and not self.watch.watched(table):
                room = self.rooms.get(table)
                if room is None or not room.lock.locked():
                    self.rooms.pop(table, None)
                    self.used.pop(table, None)
                    if (timer := self.timers.pop(table, None)) is not None:
                        timer.cancel()

    # Bots

    def start_bots(self, room: Room) -> None:
        for seat in room.waiting():
            level = room.bot_of(seat)
            job = (room.id, seat, room.asked_by)
            if level is not None and job not in self.thinking:
                self.thinking.add(job)
                self.spawn(self.bot_answers(room, seat, level, job))

    async def bot_answers(self, room: Room, seat: int, level: str, job: tuple[str, int, int]) -> None:
        """Through the same door as people, no sooner than the pause, whatever there was to think about."""
        try:
            t = room.game_table()
            state = room.game.codec.encode_state(t.state)
            asked_at = room.asked_at
            action = await self.thinkers.answer(room.game.key, level, state, seat)
            await asyncio.sleep(max(0.0, asked_at + self.settings.bot_pause - self.now()))

            def draft(room: Room) -> list[Draft]:
                if room.asked_by != job[2] or seat not in room.waiting() or room.bot_of(seat) is None:
                    raise Stale
                return answer(room, seat, action, "bot")

            await self.act(room.id, draft)
        finally:
            self.thinking.discard(job)

    async def heard(self, message: Json) -> None:
        """Another process has something: only the table and the number are said."""
        table = message["t"]
        if table not in self.rooms:
            return
        if "here" in message:
            self.watch.hear_presence(table, message, self.now())
            return
        async with self.held(table) as room:
            if "row" in message:
                await self.reseat(room, message["row"], heard=True)
            elif message["n"] > room.number:
                await self.catch_up(room)


# What people and time want of a table, as entries


def answer(room: Room, seat: int, action: Json, by: str) -> list[Draft]:
    """Over days an answer to a sealed question is held. Whoever was away and answers is back, when that may show."""
    if by == "person" and seat in room.resigned:
        raise Fault("not-yours")
    if room.sealed_over_days():
        return [("seal", seat, {"action": action, "by": by})]
    wanted: list[Draft] = [("answer", seat, {"action": action, "by": by})]
    return [*back(room, [seat]), *wanted] if by == "person" else wanted


def back(room: Room, seats: list[int]) -> list[Draft]:
    return [("back", seat, {}) for seat in seats if seat in room.away]


def close_window(room: Room) -> list[Draft]:
    """All answers at once: those held, else standing ones, else the rules' default."""
    if not room.sealed_over_days():
        raise Stale
    drafts: list[Draft] = back(room, [seat for seat in room.held if seat not in room.by_bot])
    for seat in room.game_table().asked:
        action, by = room.held.get(seat), "held"
        if action is None:
            action, by = room.standing_of(seat), "standing"
        if action is None:
            action, by = room.default_of(seat), "time"
        drafts.append(("answer", seat, {"action": action, "by": by}))
    return drafts


def time_out(room: Room, seat: int, now: Callable[[], float]) -> list[Draft]:
    if seat not in room.running() or room.clocks.since + room.clocks.banks[seat] > now():
        raise Stale
    if room.terms.timeout == "bot":
        return [("away", seat, {})]
    return [("answer", seat, {"action": room.default_of(seat), "by": "time"})]


def stand(room: Room, seat: int) -> list[Draft]:
    action = room.standing_of(seat) if seat in room.waiting() else None
    if action is None:
        raise Stale
    return answer(room, seat, action, "standing")
