"""What whoever runs the server does with its tables: look whether new rules fit them, take one out as a record."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from meydan.core import record
from meydan.core.chance import Withheld
from meydan.core.codec import Json
from meydan.core.errors import BadRecord, BadTable
from meydan.core.table import Table
from meydan.server import db
from meydan.server.guests import Guests
from meydan.server.ledger import Ledger
from meydan.server.process import Process
from meydan.server.room import Room
from meydan.server.rooms import UNREADABLE
from meydan.server.settings import Settings
from meydan.server.store import Store

UNFIT = (*UNREADABLE, BadRecord, BadTable, AttributeError, IndexError)


@dataclass(frozen=True)
class Fit:
    """Whether a running table goes on under the rules of today."""

    table: str
    game: str
    version: int
    entries: int
    misfit: int | None = None
    """The first entry of its record that no longer fits, counted from 1."""
    why: str | None = None
    opens: bool = True
    """Whether its snapshot can be read, so that it goes on from there all the same."""

    def json(self) -> dict[str, Json]:
        return vars(self).copy()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Process]:
    """The tables, without a server: nobody watches them and no time passes at them."""
    engine = db.engine(settings)
    await db.migrate(engine)
    process = Process(settings, engine, await Guests(engine).signing_key())
    writing = asyncio.create_task(process.writer.write_on())
    try:
        yield process
    finally:
        writing.cancel()
        await engine.dispose()


async def check_tables(store: Store) -> list[Fit]:
    """Play every running table again on the rules of today."""
    return [await check(store, table) for table in await store.running()]


async def check(store: Store, table: str) -> Fit:
    try:
        stored = await store.load(table)
        room = Room(stored.row, stored.chairs)
        entries = await store.entries_after(table)
    except UNFIT as fault:
        return Fit(table, "?", 0, 0, 1, f"its row cannot be read: {fault}", opens=False)
    opens = True
    try:
        room.restore(stored.row.memo, stored.tail)
    except UNFIT:
        opens = False
    ledger = Ledger(room, entries)
    misfit, why, done = None, None, 0
    try:
        for number in replayed(ledger.record(revealed=False) | {"version": room.game.version}):
            done = number
    except UNFIT as fault:
        misfit, why = done + 1, str(fault) or type(fault).__name__
    return Fit(table, stored.row.game, stored.row.version, len(ledger.log), misfit, why, opens)


def replayed(body: dict[str, Json]) -> Iterator[int]:
    """Put the log on a fresh table, entry by entry. Chance is as it fell: whether it still may fall is checked."""
    yield 0
    t: Table = record.opened(body, Table)
    t.chance = Withheld(body["chance"]["commitment"], ())
    for number in range(len(t.past), len(body["log"])):
        record.replay_entry(t, body["log"][number], number)
        yield number + 1


async def adopt(process: Process, table: str) -> None:
    """Open a table under the rules of today; its log says from where they hold."""
    room = await process.rooms.load(table)
    process.clockwork.stop(table)
    assert room.version == room.game.version


async def export(store: Store, table: str) -> dict[str, Json]:
    """A table's record, running or not. Of a running game the secret of chance stays untold."""
    stored = await store.load(table)
    room = Room(stored.row, stored.chairs)
    room.restore(stored.row.memo, stored.tail)
    room.begun()
    return Ledger(room, await store.entries_after(table)).record(revealed=room.over)
