"""What is read and changed of tables, chairs and logs. Entries are written by the writer alone."""

import time
from collections import Counter
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.server import db
from meydan.server.chairs import ChairRow
from meydan.server.changes import Chat
from meydan.server.db import ABANDONED, OPEN, RUNNING, entries, seats, tables
from meydan.server.entry import Entry
from meydan.server.faults import Fault


class Stored(NamedTuple):
    """A table's row, its chairs, and the entries after its snapshot."""

    row: Row[Any]
    chairs: list[ChairRow]
    tail: list[Entry]


class SnapshotNumber(msgspec.Struct):
    """Of a snapshot, only the entry it stands after."""

    number: int


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    def connection(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return db.transaction(self.engine)

    # Reading a table

    async def load(self, table: str) -> Stored:
        async with self.connection() as c:
            row = (await c.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                raise Fault("no-table")
            chairs = (await c.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))).all()
            since = msgspec.json.decode(row.memo, type=SnapshotNumber).number if row.memo else 0
            return Stored(row, list(chairs), await self.entries_of(c, table, since))

    async def entries_of(self, c: AsyncConnection, table: str, since: int = 0) -> list[Entry]:
        wanted = select(entries).where(entries.c.table == table, entries.c.number > since)
        return [Entry.of(row) for row in await c.execute(wanted.order_by(entries.c.number))]

    async def entries_after(self, table: str, since: int = 0) -> list[Entry]:
        async with self.connection() as c:
            return await self.entries_of(c, table, since)

    async def number(self, table: str) -> int:
        async with self.connection() as c:
            return (await c.execute(select(tables.c.number).where(tables.c.id == table))).scalar() or 0

    async def record_of(self, table: str) -> dict[str, Json]:
        """Of an imported game."""
        async with self.connection() as c:
            found: dict[str, Json] = msgspec.json.decode(
                (await c.execute(select(tables.c.record).where(tables.c.id == table))).scalar_one()
            )
            return found

    async def happened(self, table: str, since: int, until: int) -> list[Json]:
        """From one number to before another, in full: nobody may see it like this."""
        wanted = (
            select(entries.c.first, entries.c.said)
            .where(entries.c.table == table, entries.c.first < until, entries.c.said != "[]")
            .order_by(entries.c.number)
        )
        async with self.connection() as c:
            start = select(func.max(entries.c.first)).where(entries.c.table == table, entries.c.first <= since)
            wanted = wanted.where(entries.c.first >= ((await c.execute(start)).scalar() or 0))
            numbered = [
                (first + place, item)
                for first, listed in await c.execute(wanted)
                for place, item in enumerate(msgspec.json.decode(listed))
            ]
        return [item for n, item in numbered if since <= n < until]

    async def entry_of(self, table: str, event: int) -> Entry | None:
        """The entry that brought about the event of this number."""
        wanted = select(entries).where(entries.c.table == table, entries.c.first <= event, entries.c.said != "[]")
        async with self.connection() as c:
            row = (await c.execute(wanted.order_by(entries.c.number.desc()).limit(1))).first()
        found = None if row is None else Entry.of(row)
        return found if found is not None and event < found.next else None

    async def erase(self, table: str, event: int) -> bool:
        """Forget what was said under this number; that something was said stays, since numbers do not change."""
        entry = await self.entry_of(table, event)
        if entry is None or not isinstance(entry.change, Chat):
            return False
        entry.change.text = ""
        entry.happened[event - entry.first]["text"] = ""
        row = entry.row()
        wanted = update(entries).where(entries.c.table == table, entries.c.number == entry.number)
        async with self.connection() as c:
            await c.execute(wanted.values(body=row["body"], said=row["said"]))
        return True

    async def has_key(self, table: str, key: str) -> bool:
        """Whether something was committed under this key."""
        async with self.connection() as c:
            wanted = select(entries.c.number).where(entries.c.table == table, entries.c.key == key)
            return (await c.execute(wanted)).scalar() is not None

    async def due(self, now: float) -> list[str]:
        wanted = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(200)
        async with self.connection() as c:
            return list((await c.execute(wanted)).scalars())

    # Making and listing tables

    async def create(self, table: dict[str, Any], chairs: list[dict[str, Any]], most: int) -> None:
        """A new table, unless its host has too many that are not finished, or were brought in."""
        async with self.connection() as c:
            unfinished = or_(tables.c.status.in_((OPEN, RUNNING)), tables.c.record.is_not(None))
            counted = select(func.count()).where(tables.c.host == table["host"], unfinished)
            if ((await c.execute(counted)).scalar() or 0) >= most:
                raise Fault("too-many-tables", {"count": most})
            await c.execute(insert(tables), table)
            await c.execute(insert(seats), chairs)

    async def change_table(self, table: str, while_open: bool = False, **values: Any) -> bool:
        """Change a table's row, if it has not begun where that matters."""
        wanted = update(tables).where(tables.c.id == table)
        if while_open:
            wanted = wanted.where(tables.c.status == OPEN)
        async with self.connection() as c:
            return (await c.execute(wanted.values(changed=time.time(), **values))).rowcount == 1

    async def set_deadline(self, table: str, deadline: float | None) -> None:
        async with self.connection() as c:
            await c.execute(update(tables).where(tables.c.id == table).values(deadline=deadline))

    async def lobby(self, limit: int = 50, each: int = 5) -> list[str]:
        """Public tables that still have room, the latest first, a few of each host."""
        wanted = select(tables.c.id, tables.c.host).where(tables.c.status == OPEN, tables.c.public, ~tables.c.hidden)
        async with self.connection() as c:
            rows = (await c.execute(wanted.order_by(tables.c.created.desc()).limit(20 * limit))).all()
        counted: Counter[str] = Counter()
        found = []
        for id, host in rows:
            counted[host] += 1
            if counted[host] <= each:
                found.append(id)
        return found[:limit]

    async def tables_of(self, guest: str, limit: int = 100) -> list[str]:
        """The tables somebody made or sits at, but for those that were closed before they began."""
        mine = select(seats.c.table).where(seats.c.guest == guest)
        wanted = (
            select(tables.c.id)
            .where(or_(tables.c.host == guest, tables.c.id.in_(mine)))
            .where(or_(tables.c.status != ABANDONED, tables.c.number > 0))
        )
        async with self.connection() as c:
            return list((await c.execute(wanted.order_by(tables.c.changed.desc()).limit(limit))).scalars())

    async def running(self) -> list[str]:
        async with self.connection() as c:
            return list((await c.execute(select(tables.c.id).where(tables.c.status == RUNNING))).scalars())

    # Seats

    async def change_seat(
        self, table: str, seat: Seat, when: dict[str, Any], while_open: bool = False, **values: Any
    ) -> bool:
        """Change a seat if it, and the table, still are as expected; of two who want it, one gets it."""
        wanted = update(seats).where(seats.c.table == table, seats.c.seat == seat)
        if while_open:
            wanted = wanted.where(still_open(table))
        for name, value in when.items():
            wanted = wanted.where(seats.c[name] == value if value is not None else seats.c[name].is_(None))
        async with self.connection() as c:
            if (await c.execute(wanted.values(**values))).rowcount != 1:
                return False
            if while_open:  # somebody still wants this table
                await c.execute(update(tables).where(tables.c.id == table).values(changed=time.time()))
            return True

    async def swap(self, table: str, one: dict[str, Any], other: dict[str, Any]) -> None:
        async with self.connection() as c:
            for chair in (one, other):
                place = update(seats).where(seats.c.table == table, seats.c.seat == chair["seat"])
                place = place.where(still_open(table))
                await c.execute(place.values({name: value for name, value in chair.items() if name != "seat"}))

    async def furnish(self, table: str, row: dict[str, Any], chairs: list[dict[str, Any]]) -> bool:
        """Lay the table anew: what is agreed, and all its chairs."""
        async with self.connection() as c:
            wanted = update(tables).where(tables.c.id == table, tables.c.status == OPEN)
            if (await c.execute(wanted.values(changed=time.time(), **row))).rowcount != 1:
                return False
            await c.execute(delete(seats).where(seats.c.table == table))
            await c.execute(insert(seats), [{"table": table} | chair for chair in chairs])
            return True


def still_open(table: str) -> ColumnElement[bool]:
    """Seats change only before the game, whatever process starts it."""
    return exists().where(tables.c.id == table, tables.c.status == OPEN)
