"""After the game: records, what can be looked at and verified in them, and the tables that come of them."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec

from meydan.core import record
from meydan.core.chance import Chance, Draw, Pick, Pile, Roll
from meydan.core.codec import Json
from meydan.core.table import Table
from meydan.server import shapes
from meydan.server.callers import Caller
from meydan.server.db import OVER
from meydan.server.entry import text
from meydan.server.faults import Fault
from meydan.server.ledger import Ledger
from meydan.server.lobby import Lobby, Plan, bot_name, named_as
from meydan.server.replays import Replays
from meydan.server.room import Base, Room
from meydan.server.rooms import Rooms
from meydan.server.shapes import SeatPlan
from meydan.server.store import Store
from meydan.server.terms import Terms


@dataclass(eq=False)
class Archive:
    rooms: Rooms
    store: Store
    lobby: Lobby
    replays: Replays = field(default_factory=Replays)

    async def record(self, room: Room) -> dict[str, Json]:
        """The record of a game that is over, its secret told."""
        if not room.over:
            raise Fault("not-over")
        if room.record is not None:
            imported: dict[str, Json] = msgspec.json.decode(room.record)
            return imported
        if room.position is None:
            raise Fault("not-over")
        return Ledger(room, await self.store.entries_after(room.id)).record(revealed=True)

    async def position(self, room: Room, at: int) -> shapes.Position:
        return await asyncio.to_thread(self.replays.position, room.id, await self.record(room), at)

    async def ending(self, room: Room) -> shapes.Ending:
        return await asyncio.to_thread(self.replays.ending, room.id, await self.record(room))

    async def told(self, room: Room) -> list[shapes.EntryTold]:
        return await asyncio.to_thread(self.replays.told, room.id, await self.record(room))

    async def fork(self, caller: Caller, table: str, wanted: shapes.Fork) -> Room:
        """A new table that goes on from a position of a finished game."""
        room = await self.rooms.fresh(table)
        data = await self.record(room)
        if len(wanted.seats) != room.people:
            raise Fault("bad-table", {"fault": f"{room.people} seats"})
        branch = await asyncio.to_thread(Table.fork, data, wanted.at, room.chance())
        if not branch.asked:
            raise Fault("not-running")
        seats = [named_as(chair, plan) for chair, plan in zip(room.chairs, wanted.seats, strict=True)]
        plan = Plan(
            game=room.game.key,
            options=room.options,
            seats=seats,
            terms=wanted.terms,
            base=Base(data, wanted.at),
            parent=room.id,
        )
        return await self.lobby.lay(caller, plan)

    async def take_in(self, caller: Caller, data: dict[str, Any]) -> Room:
        """A record from elsewhere becomes a finished table, to look at, verify and fork."""
        t = await asyncio.to_thread(Table.replay, data)
        names = t.names or [bot_name(seat, "random", caller.lang) for seat in range(t.people)]
        seats = [SeatPlan("bot", "random", name[:40]) for name in names]
        room = await self.lobby.lay(caller, Plan(game=t.game.key, options=t.options, seats=seats, terms=Terms()))
        await self.store.change_table(room.id, status=OVER, record=text(data))
        return await self.rooms.reread_row(room.id)


def verified(data: dict[str, Any]) -> shapes.Verified:
    """What `meydan verify` says, for the page."""
    t, drawn = record.verify(data, Table)
    return shapes.Verified(
        game=t.game.key,
        version=t.game.version,
        entries=len(t.past) + len(t.log),
        chance=sum("chance" in entry for entry in data["log"]),
        verified=drawn,
        finished=t.result is not None,
    )


def draws(data: dict[str, Any]) -> list[shapes.Drawn]:
    """What chance was asked at each of its answers, so that a page can draw again by itself."""
    return [drawn(entry, chance) for entry, chance in record.questions(data, Table)]


def drawn(entry: int, chance: Chance) -> shapes.Drawn:
    if isinstance(chance, Roll):
        return shapes.Drawn(entry, "roll", chance.n)
    if isinstance(chance, Draw):
        return shapes.Drawn(entry, "draw", chance.n, list(chance.bag))
    if isinstance(chance, Pile):
        return shapes.Drawn(entry, "pile", 1, list(chance.counts), [list(things) for things in chance.things])
    assert isinstance(chance, Pick)
    return shapes.Drawn(entry, "pick", chance.n)
