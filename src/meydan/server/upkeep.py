"""What whoever runs the server does with its tables: look whether new rules fit them, take one out as a record."""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.core import record
from meydan.core.chance import Withheld
from meydan.core.codec import BadJson, Json
from meydan.core.errors import BadRecord, BadTable, Illegal
from meydan.core.table import Table
from meydan.server import db
from meydan.server.faults import Fault
from meydan.server.house import House
from meydan.server.ledger import Ledger
from meydan.server.room import Room
from meydan.server.settings import Settings
from meydan.server.store import Store

UNFIT = (Illegal, BadJson, BadRecord, BadTable, KeyError, TypeError, ValueError, AttributeError, IndexError)


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


async def opened(settings: Settings) -> Store:
    engine = db.engine(settings)
    await db.migrate(engine)
    return Store(engine)


async def check_tables(store: Store) -> list[Fit]:
    """Play every running table again on the rules of today."""
    return [await check(store, table) for table in await store.running()]


async def check(store: Store, table: str) -> Fit:
    found = await store.load(table)
    if found is None:
        raise Fault("no-table")
    row, chairs, tail = found
    room = Room(row, chairs)
    opens = True
    try:
        room.restore(row.memo, tail)
    except UNFIT:
        opens = False
    ledger = Ledger(room, await store.entries_after(table), revealed=False)
    body = ledger.body | {"version": room.game.version}
    try:
        for number in replayed(body):
            done = number
        misfit, why = None, None
    except UNFIT as fault:
        misfit, why = done + 1, str(fault) or type(fault).__name__
    return Fit(table, row.game, row.version, len(ledger.log), misfit, why, opens)


def replayed(body: dict[str, Json]) -> Iterator[int]:
    """Put the log on a fresh table, entry by entry. Chance is as it fell: whether it still may fall is checked."""
    yield 0
    t: Table = record.opened(body, Table)
    t.chance = Withheld(body["chance"]["commitment"], ())
    for number in range(len(t.past), len(body["log"])):
        record.replay_entry(t, body["log"][number], number)
        yield number + 1


async def adopt(settings: Settings, store: Store, table: str) -> None:
    """Open a table under the rules of today; its log says from where they hold."""
    house = House(settings, store)
    room = await house.load(table)
    for timer in house.timers.values():
        timer.cancel()
    assert room.version == room.game.version


async def export(store: Store, table: str) -> dict[str, Json]:
    """A table's record, running or not. Of a running game the secret of chance stays untold."""
    found = await store.load(table)
    if found is None:
        raise Fault("no-table")
    row, chairs, tail = found
    room = Room(row, chairs)
    room.restore(row.memo, tail)
    if room.table is None:
        raise Fault("not-running")
    return Ledger(room, await store.entries_after(table), revealed=room.over).sealed()
