"""After the game: records, what can be looked at and verified in them, and the tables that come of them."""

from dataclasses import dataclass
from typing import Any

import msgspec

from meydan.core import record
from meydan.core.chance import Chance, Draw, Pick, Pile, Roll, Seeded
from meydan.core.codec import Json
from meydan.core.table import Table
from meydan.server import replays, shapes
from meydan.server.callers import Caller
from meydan.server.db import OVER
from meydan.server.entry import text
from meydan.server.faults import Fault
from meydan.server.ledger import Ledger
from meydan.server.lobby import Lobby, Plan, bot_name, named_as
from meydan.server.reading import Reader
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
    ours: Reader
    theirs: Reader
    """For records that somebody brings: whoever looks at a game of ours does not wait for them."""

    async def record(self, room: Room) -> dict[str, Json]:
        """The record of a game that is over, its secret told."""
        if not room.over:
            raise Fault("not-over")
        if room.imported:
            return await self.store.record_of(room.id)
        if room.position is None:
            raise Fault("not-over")
        return Ledger(room, await self.store.entries_after(room.id)).record(revealed=True)

    async def position(self, room: Room, at: int) -> shapes.Position:
        return await self.ours.read(replays.position, room.id, await self.packed(room), at)

    async def ending(self, room: Room) -> shapes.Ending:
        return await self.ours.read(replays.ending, room.id, await self.packed(room))

    async def told(self, room: Room) -> list[shapes.EntryTold]:
        return await self.ours.read(replays.told, room.id, await self.packed(room))

    async def draws(self, room: Room) -> list[shapes.Drawn]:
        return await self.ours.read(draws, await self.packed(room))

    async def verify(self, data: dict[str, Any]) -> shapes.Verified:
        return await self.theirs.read(verified, pack(data))

    async def packed(self, room: Room) -> bytes:
        return pack(await self.record(room))

    async def fork(self, caller: Caller, table: str, wanted: shapes.Fork) -> Room:
        """A new table that goes on from a position of a finished game."""
        room = await self.rooms.fresh(table)
        data = await self.record(room)
        if len(wanted.seats) != room.people:
            raise Fault("bad-table", {"fault": f"{room.people} seats"})
        if not await self.ours.read(goes_on, pack(data), wanted.at):
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
        people, options = await self.theirs.read(replayed, pack(data))
        names = data["names"] or [bot_name(seat, "random", caller.lang) for seat in range(people)]
        seats = [SeatPlan("bot", "random", name[:40]) for name in names]
        room = await self.lobby.lay(caller, Plan(game=data["game"], options=options, seats=seats, terms=Terms()))
        await self.store.change_table(room.id, status=OVER, record=text(data))
        return await self.rooms.reread_row(room.id)


# In the process that reads


MOST = 20_000
"""Entries of a record that is read."""


def pack(data: dict[str, Any]) -> bytes:
    return msgspec.json.encode(data)


def unpacked(packed: bytes) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(packed)
    if isinstance(data.get("log"), list) and len(data["log"]) > MOST:
        raise Fault("too-big")
    return data


def replayed(packed: bytes) -> tuple[int, dict[str, Json]]:
    """How many played, and by which options."""
    t = Table.replay(unpacked(packed))
    return t.people, t.options


def goes_on(packed: bytes, at: int) -> bool:
    """Whether somebody is asked at this position, whatever falls there."""
    return bool(Table.fork(unpacked(packed), at, Seeded(0)).asked)


def verified(packed: bytes) -> shapes.Verified:
    """What `meydan verify` says, for the page."""
    data = unpacked(packed)
    t, drawn = record.verify(data, Table)
    return shapes.Verified(
        game=t.game.key,
        version=t.game.version,
        entries=len(t.past) + len(t.log),
        chance=sum("chance" in entry for entry in data["log"]),
        verified=drawn,
        finished=t.result is not None,
    )


def draws(packed: bytes) -> list[shapes.Drawn]:
    """What chance was asked at each of its answers, so that a page can draw again by itself."""
    return [drawn(entry, chance) for entry, chance in record.questions(unpacked(packed), Table)]


def drawn(entry: int, chance: Chance) -> shapes.Drawn:
    if isinstance(chance, Roll):
        return shapes.Drawn(entry, "roll", chance.n)
    if isinstance(chance, Draw):
        return shapes.Drawn(entry, "draw", chance.n, list(chance.bag))
    if isinstance(chance, Pile):
        return shapes.Drawn(entry, "pile", 1, list(chance.counts), [list(things) for things in chance.things])
    assert isinstance(chance, Pick)
    return shapes.Drawn(entry, "pick", chance.n)
