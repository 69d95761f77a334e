"""What whoever runs the server does about people and their tables, while it runs."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select, update

from meydan.server import changes, shapes
from meydan.server.bans import Ban, Bans
from meydan.server.db import ABANDONED, OPEN, reports, tables
from meydan.server.door import Door
from meydan.server.faults import Fault
from meydan.server.guests import Guests
from meydan.server.relay import Relay, Ruled
from meydan.server.rooms import Rooms
from meydan.server.store import Store
from meydan.server.watchers import Watchers

PAGE = 200
"""Tables or reports told at once."""


@dataclass(eq=False)
class Moderation:
    rooms: Rooms
    door: Door
    store: Store
    guests: Guests
    bans: Bans
    watchers: Watchers
    relay: Relay

    # Tables

    async def tables(self, status: str | None, game: str | None) -> list[shapes.TableTold]:
        """The latest first."""
        wanted = select(tables).order_by(tables.c.changed.desc()).limit(PAGE)
        for column, value in ((tables.c.status, status), (tables.c.game, game)):
            wanted = wanted if value is None else wanted.where(column == value)
        async with self.store.connection() as c:
            rows = (await c.execute(wanted)).all()
        names = await self.guests.names([row.host for row in rows])
        return [
            shapes.TableTold(
                row.id, row.game, row.status, row.public, row.hidden, row.host, names.get(row.host), row.changed
            )
            for row in rows
        ]

    async def people(self, table: str) -> list[shapes.PersonTold]:
        """Who sits at a table, and who is connected to it through this process, with their addresses."""
        room = await self.rooms.fresh(table)
        seated = [shapes.PersonTold(chair.guest, chair.name, chair.seat) for chair in room.chairs if chair.guest]
        watching = [(watcher.guest, watcher.address) for watcher in self.watchers.of(table)]
        names = await self.guests.names([guest for guest, _ in watching if guest])
        here = [shapes.PersonTold(guest, names.get(guest or ""), None, address) for guest, address in watching]
        return [*seated, *here]

    async def close(self, table: str) -> None:
        """End a game, or a table before its game. What was played stays."""
        room = await self.rooms.fresh(table)
        if room.status != OPEN:
            await self.door.enter(table, lambda room: [changes.Shut()])
        elif await self.store.change_table(table, while_open=True, status=ABANDONED, deadline=None):
            await self.rooms.reread_row(table)

    async def hide(self, table: str, on: bool) -> None:
        """Keep a table out of the lobby, and let it go on."""
        await self.rooms.fresh(table)
        await self.store.change_table(table, hidden=on)
        await self.rooms.reread_row(table, shown=False)

    async def erase(self, table: str, event: int) -> None:
        """Take back something that was said: from the log, from memory, and from the pages of those who are here."""
        if not await self.store.erase(table, event):
            raise Fault("not-found")
        await self.door.enter(table, lambda room: [changes.Erase(event)])

    # People

    async def ban(self, wanted: shapes.NewBan) -> Ban:
        """Keep out or silence one guest, or all from some addresses. Whoever is here has to go."""
        if (wanted.guest is None) == (wanted.network is None):
            raise Fault("bad-value", {"fault": "guest or network"})
        ban = await self.bans.add(wanted.kind, wanted.guest, wanted.network, wanted.seconds, wanted.reason)
        self.turn_out()
        self.relay.announce(Ruled())
        return ban

    async def lift(self, id: str) -> None:
        await self.bans.lift(id)
        self.relay.announce(Ruled())

    async def heed(self) -> None:
        """Another process was told of a ban."""
        await self.bans.load()
        self.turn_out()

    def turn_out(self) -> None:
        for watchers in list(self.watchers.tables.values()):
            for watcher in list(watchers):
                if self.bans.on("ban", watcher.guest, watcher.address) is not None:
                    watcher.let_go()

    # Reports

    async def reports(self, everything: bool) -> list[shapes.ReportTold]:
        wanted = select(reports).order_by(reports.c.created.desc()).limit(PAGE)
        if not everything:
            wanted = wanted.where(~reports.c.done)
        async with self.store.connection() as c:
            rows = [{str(name): value for name, value in row._asdict().items()} for row in await c.execute(wanted)]
        return msgspec.convert(rows, list[shapes.ReportTold])

    async def settle(self, report: str) -> None:
        done: Any = update(reports).where(reports.c.id == report).values(done=True)
        async with self.store.connection() as c:
            if not (await c.execute(done)).rowcount:
                raise Fault("not-found")
