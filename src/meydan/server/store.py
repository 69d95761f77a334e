"""The database: what is read of it, and the one writer that commits answers, many at a time."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meydan.core.codec import Json
from meydan.server import db
from meydan.server.db import entries, guests, members, seats, tables
from meydan.server.faults import Fault

BATCH = 400
"""Answers in one commit at most."""
RUNNING, OPEN, OVER, ABANDONED = "running", "open", "over", "abandoned"


def dumps(value: Json) -> str:
    return msgspec.json.encode(value).decode()


loads = msgspec.json.decode


class Conflict(Exception):
    """Another process wrote this number first."""


@dataclass
class Entry:
    """One line of a table's log."""

    table: str
    number: int
    kind: str
    seat: int | None
    body: Json
    at: float
    key: str | None = None
    chance: list[list[int]] = field(default_factory=list)
    first: int = 0
    items: list[Json] = field(default_factory=list)

    def row(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "body": dumps(self.body),
            "chance": dumps(self.chance),
            "first": self.first,
            "said": dumps(self.items),
            "key": self.key,
            "at": self.at,
        }

    @classmethod
    def of(cls, row: Row[Any]) -> "Entry":
        return cls(
            row.table,
            row.number,
            row.kind,
            row.seat,
            loads(row.body),
            row.at,
            row.key,
            loads(row.chance),
            row.first,
            loads(row.said),
        )


@dataclass
class Write:
    rows: list[dict[str, Any]]
    head: dict[str, Any]
    """The new values of the table's own row."""
    done: asyncio.Future[None]


INSERT = insert(entries)
HEAD = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        number=bindparam("n"),
        memo=bindparam("m"),
        deadline=bindparam("d"),
        status=bindparam("s"),
        version=bindparam("v"),
        changed=bindparam("c"),
    )
)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Write] = []
        self.wake = asyncio.Event()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; a database that is gone is a fault the caller can be told of."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as fault:
            raise Fault("store-down") from fault

    # The one writer

    async def append(self, new: Sequence[Entry], head: dict[str, Any]) -> None:
        """Commit entries and the table's head. Returns when they are on the disk; Conflict if a number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Write([entry.row() for entry in new], head, done))
        self.wake.set()
        await done

    async def write_on(self) -> None:
        """Commit whatever has come in since the last commit, for as long as the server runs."""
        while True:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            if not self.waiting:
                self.wake.clear()
            try:
                await self.commit(batch)
            except Exception as fault:
                for write in batch:
                    settle(write, Fault("store-down"), fault)

    async def commit(self, batch: list[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(INSERT, [row for write in batch for row in write.rows])
                await connection.execute(HEAD, [write.head for write in batch])
        except IntegrityError:
            if len(batch) == 1:
                settle(batch[0], Conflict())
            else:
                for write in batch:  # one of them lost its race; the others must not
                    await self.commit([write])
        except (SQLAlchemyError, OSError, TimeoutError) as fault:
            for write in batch:
                settle(write, Fault("store-down"), fault)
        else:
            for write in batch:
                settle(write)

    # Reading a table

    async def load(self, table: str) -> tuple[Row[Any], list[Row[Any]], list[Entry]] | None:
        """A table's row, its seats, and the entries after its snapshot."""
        async with self.connection() as c:
            row = (await c.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            chairs = (await c.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))).all()
            since = loads(row.memo)["number"] if row.memo else 0
            return row, list(chairs), await self.entries_of(c, table, since)

    async def entries_of(self, c: AsyncConnection, table: str, since: int = 0) -> list[Entry]:
        wanted = select(entries).where(entries.c.table == table, entries.c.number > since)
        return [Entry.of(row) for row in await c.execute(wanted.order_by(entries.c.number))]

    async def entries_after(self, table: str, since: int = 0) -> list[Entry]:
        async with self.connection() as c:
            return await self.entries_of(c, table, since)

    async def number(self, table: str) -> int:
        async with self.connection() as c:
            return (await c.execute(select(tables.c.number).where(tables.c.id == table))).scalar() or 0

    async def items(self, table: str, since: int, until: int) -> list[Json]:
        """What happened, from one number to before another, in full: nobody is told it like this."""
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
                for place, item in enumerate(loads(listed))
            ]
        return [item for n, item in numbered if since <= n < until]

    async def entry_of_event(self, table: str, event: int) -> Entry | None:
        """The entry that brought about the event of this number."""
        wanted = select(entries).where(entries.c.table == table, entries.c.first <= event, entries.c.said != "[]")
        async with self.connection() as c:
            row = (await c.execute(wanted.order_by(entries.c.number.desc()).limit(1))).first()
        found = None if row is None else Entry.of(row)
        return found if found is not None and event < found.first + len(found.items) else None

    async def entry_by_key(self, table: str, key: str) -> int | None:
        """The number under which this key was committed, if it was."""
        async with self.connection() as c:
            wanted = select(entries.c.number).where(entries.c.table == table, entries.c.key == key)
            return (await c.execute(wanted)).scalar()

    async def due(self, now: float) -> list[str]:
        wanted = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(200)
        async with self.connection() as c:
            return list((await c.execute(wanted)).scalars())

    # Making and listing tables

    async def create(self, table: dict[str, Any], chairs: list[dict[str, Any]], most: int) -> None:
        async with self.connection() as c:
            counted = select(func.count()).where(tables.c.host == table["host"], tables.c.status.in_((OPEN, RUNNING)))
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
        wanted = select(tables.c.id, tables.c.host).where(tables.c.status == OPEN, tables.c.public)
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
        self, table: str, seat: int, when: dict[str, Any], while_open: bool = False, **values: Any
    ) -> bool:
        """Change a seat if it, and the table, still are as expected; of two who want it, one gets it."""
        wanted = update(seats).where(seats.c.table == table, seats.c.seat == seat)
        if while_open:
            wanted = wanted.where(still_open(table))
        for name, value in when.items():
            wanted = wanted.where(seats.c[name] == value if value is not None else seats.c[name].is_(None))
        async with self.connection() as c:
            return (await c.execute(wanted.values(**values))).rowcount == 1

    async def swap(self, table: str, one: dict[str, Any], other: dict[str, Any]) -> None:
        async with self.connection() as c:
            for chair in (one, other):
                place = update(seats).where(seats.c.table == table, seats.c.seat == chair["seat"])
                place = place.where(still_open(table))
                await c.execute(place.values({name: value for name, value in chair.items() if name != "seat"}))

    async def is_member(self, table: str, guest: str) -> bool:
        async with self.connection() as c:
            wanted = select(members.c.guest).where(members.c.table == table, members.c.guest == guest)
            return (await c.execute(wanted)).first() is not None

    async def add_member(self, table: str, guest: str) -> None:
        async with self.connection() as c:
            await c.execute(delete(members).where(members.c.table == table, members.c.guest == guest))
            await c.execute(insert(members), {"table": table, "guest": guest})

    # People

    async def name_of(self, guest: str) -> str | None:
        async with self.connection() as c:
            return (await c.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def set_name(self, guest: str, name: str) -> None:
        async with self.connection() as c:
            changed = await c.execute(update(guests).where(guests.c.id == guest).values(name=name))
            if not changed.rowcount:
                await c.execute(insert(guests), {"id": guest, "name": name, "created": time.time()})

    async def signing_key(self) -> bytes:
        """The key all processes sign with, made by whichever starts first."""
        wanted = select(db.house.c.value).where(db.house.c.name == "key")
        for _ in range(3):
            async with self.connection() as c:
                if (found := (await c.execute(wanted)).scalar()) is not None:
                    return bytes(found)
            try:
                async with self.connection() as c:
                    await c.execute(insert(db.house), {"name": "key", "value": secrets.token_bytes(32)})
            except IntegrityError:
                continue
        raise Fault("store-down")


def still_open(table: str) -> ColumnElement[bool]:
    """Seats change only before the game, whatever process starts it."""
    return exists().where(tables.c.id == table, tables.c.status == OPEN)


def settle(write: Write, fault: BaseException | None = None, cause: BaseException | None = None) -> None:
    if write.done.done():
        return
    if fault is None:
        write.done.set_result(None)
    else:
        fault.__cause__ = cause
        write.done.set_exception(fault)
