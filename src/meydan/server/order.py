"""Order at a table, kept by those who sit there: talk off, a watcher shown out, the table handed over, a report."""

from dataclasses import dataclass

from sqlalchemy import insert

from meydan.server import changes, db, messages
from meydan.server.callers import Caller, new_id, plain
from meydan.server.chairs import PERSON
from meydan.server.door import Door
from meydan.server.faults import Fault
from meydan.server.guests import Guests
from meydan.server.limits import Limits
from meydan.server.lobby import chair_of
from meydan.server.presence import Presence
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.store import Store
from meydan.server.wallclock import WallClock


@dataclass(eq=False)
class Order:
    rooms: Rooms
    door: Door
    store: Store
    guests: Guests
    presence: Presence
    limits: Limits
    clock: WallClock

    async def hush(self, caller: Caller, table: str, on: bool) -> Room:
        """The host lets nobody talk here, or everybody again."""
        await self.hosted(caller, table)
        return await self.door.enter(table, lambda room: [changes.Hush(on)])

    async def spectators(self, caller: Caller, table: str) -> list[messages.Spectator]:
        """Who watches and has a name, and whom the host has shown out."""
        room = await self.hosted(caller, table)
        here = [guest for guest in self.presence.guests(table) if guest not in room.removed]
        names = await self.guests.names([*here, *room.removed])
        return [
            messages.Spectator(guest, names[guest], guest in room.removed)
            for guest in dict.fromkeys([*here, *room.removed])
            if guest in names
        ]

    async def show_out(self, caller: Caller, table: str, wanted: messages.ShowOut) -> Room:
        """The host sends away somebody who watches; their sockets end, and they do not get in again."""
        room = await self.hosted(caller, table)
        name = await self.guests.name_of(wanted.guest)
        if name is None or wanted.guest == room.host or room.seats_of(wanted.guest):
            raise Fault("not-found")
        change = changes.ShowOut(wanted.guest, name, wanted.on)
        return await self.door.enter(table, lambda room: [change])

    async def hand_over(self, caller: Caller, table: str, wanted: messages.HandOver) -> Room:
        """Somebody else who sits here is the host from now on."""
        room = await self.hosted(caller, table)
        chair = chair_of(room, wanted.seat)
        if chair.kind != PERSON or chair.guest is None:
            raise Fault("no-seat")
        await self.store.change_table(table, host=chair.guest)
        return await self.rooms.reread_row(table)

    async def hosted(self, caller: Caller, table: str) -> Room:
        room = await self.rooms.fresh(table)
        if caller.known() != room.host:
            raise Fault("not-host")
        return room

    async def report(self, caller: Caller, room: Room, wanted: messages.Report) -> None:
        """Tell the operator of something that was said, or of the table. The line is kept as it was."""
        guest = caller.known()
        self.limits.reporters.must_take(guest)
        row: dict[str, object] = {"id": new_id(8), "table": room.id, "event": wanted.event, "by": guest}
        row |= {"about": None, "name": None, "said": ""}
        row |= {"words": plain(wanted.words), "created": self.clock.now(), "done": False}
        if wanted.event is not None:
            entry = await self.store.entry_of(room.id, wanted.event)
            if entry is None or not isinstance(entry.change, changes.Chat):
                raise Fault("not-found")
            row |= {"about": entry.change.guest, "name": entry.change.name, "said": entry.change.text}
        async with self.store.connection() as c:
            await c.execute(insert(db.reports), row)
