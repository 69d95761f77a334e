"""Before the game: making tables, taking and leaving seats, starting; and the rematch."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from meydan.bots.match import find_bot
from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.text import say
from meydan.games import find
from meydan.server.callers import Caller, new_id, new_number, plain
from meydan.server.chairs import EMPTY, INVITED, OUTSIDE, PERSON, Chair
from meydan.server.changes import AnyChange, Start
from meydan.server.db import ABANDONED, OPEN
from meydan.server.door import Door
from meydan.server.entry import text
from meydan.server.faults import Fault
from meydan.server.guests import Guests
from meydan.server.room import Base, Room
from meydan.server.rooms import Rooms
from meydan.server.shapes import NewTable, SeatPlan
from meydan.server.store import Store
from meydan.server.terms import Terms
from meydan.server.wallclock import WallClock


class Plan(msgspec.Struct, kw_only=True):
    """A table somebody wants."""

    game: str
    options: dict[str, Json]
    seats: Sequence[SeatPlan]
    terms: Terms
    public: bool = False
    seed: str = ""
    base: Base | None = None
    parent: str | None = None


@dataclass(eq=False)
class Lobby:
    rooms: Rooms
    door: Door
    store: Store
    guests: Guests
    clock: WallClock
    tables_at_once: int

    async def make(self, caller: Caller, wanted: NewTable) -> Room:
        options = find(wanted.game).choose_options(len(wanted.seats), wanted.options)
        plan = Plan(
            game=wanted.game,
            options=options,
            seats=wanted.seats,
            terms=wanted.terms,
            public=wanted.public,
            seed=wanted.seed,
        )
        return await self.lay(caller, plan)

    async def lay(self, caller: Caller, plan: Plan) -> Room:
        """A new table, its chance committed to before anybody sits."""
        guest = caller.known()
        name = await self.guests.known_name(guest)
        now, id = self.clock.now(), new_id(14)
        row = {
            "id": id,
            "game": plan.game,
            "version": find(plan.game).version,
            "people": len(plan.seats),
            "options": text(plan.options),
            "terms": text(plan.terms),
            "public": plan.public,
            "host": guest,
            "secret": secrets.token_bytes(32),
            "base": None if plan.base is None else text(plan.base),
            "parent": plan.parent,
            "status": OPEN,
            "created": now,
            "changed": now,
            "invite": 1,
            "number": 0,
        }
        me = {"guest": guest, "name": name, "seed": plain(plan.seed)}
        chairs = [
            {"table": id, "seat": seat} | chair_row(plan.game, seat, one, me, caller.lang)
            for seat, one in enumerate(plan.seats)
        ]
        await self.store.create(row, chairs, self.tables_at_once)
        return await self.rooms.room(id)

    # Seats

    @asynccontextmanager
    async def open_room(self, table: str) -> AsyncIterator[Room]:
        """A table that has not begun, and nobody else changing it. Afterwards everybody sees who sits where."""
        async with self.rooms.at(table) as room:
            if room.status != OPEN:
                raise Fault("not-open")
            yield room
            await self.rooms.reseat(room)

    async def sit(self, caller: Caller, table: str, seat: Seat, seed: str, invited: bool) -> Room:
        """Take a seat and add a seed to its chance; on one's own seat, a new seed. Of two who want it, one gets it."""
        guest = caller.known()
        name = await self.guests.known_name(guest)
        async with self.open_room(table) as room:
            chair = chair_of(room, seat)
            mine = chair.kind == PERSON and chair.guest == guest
            if chair.kind not in (EMPTY, INVITED) and not mine:
                raise Fault("seat-taken")
            if chair.kind == INVITED and not (invited or guest == room.host):
                raise Fault("not-yours")
            new = {"kind": PERSON, "guest": guest, "name": chair.name if mine else name, "seed": plain(seed)}
            if not await self.store.change_seat(table, seat, {"kind": chair.kind}, while_open=True, **new):
                raise Fault("seat-taken")
        return room

    async def leave(self, caller: Caller, table: str, seat: Seat) -> Room:
        """The seat is again what it was planned to be: for anybody, or for whoever has the link."""
        guest = caller.known()
        async with self.open_room(table) as room:
            chair = chair_of(room, seat)
            if chair.kind != PERSON or guest not in (chair.guest, room.host):
                raise Fault("not-yours")
            empty = {"kind": chair.planned, "guest": None, "name": None, "seed": "", "standing": None, "teach": 0}
            await self.store.change_seat(table, seat, {"guest": chair.guest, "kind": PERSON}, while_open=True, **empty)
        return room

    async def swap(self, caller: Caller, table: str, seat: Seat, other: Seat) -> Room:
        """The host changes two places; anybody may move to a free one. Links to a seat's hand end."""
        guest = caller.known()
        async with self.open_room(table) as room:
            one, two = chair_of(room, seat), chair_of(room, other)
            if guest != room.host and not (one.guest == guest and two.kind == EMPTY):
                raise Fault("not-host")
            rows = [moved(one, two.seat), moved(two, one.seat)]
            await self.store.swap(table, *rows)
        return room

    # Beginning, or not

    async def start(self, caller: Caller, table: str) -> Room:
        """The first entry of the log: who sits where, with which seeds."""
        guest = caller.known()

        def draft(room: Room) -> list[AnyChange]:
            if guest != room.host:
                raise Fault("not-host")
            if room.status != OPEN:
                raise Fault("not-open")
            if any(chair.kind in (EMPTY, INVITED) for chair in room.chairs):
                raise Fault("seats-empty")
            return [Start([chair.seated() for chair in room.chairs])]

        await self.rooms.reread_row(table)
        return await self.door.enter(table, draft)

    async def close(self, caller: Caller, table: str) -> Room:
        """The host gives up a table that has not begun."""
        guest = caller.known()
        async with self.open_room(table) as room:
            if guest != room.host:
                raise Fault("not-host")
            await self.store.change_table(table, while_open=True, status=ABANDONED, deadline=None)
        return room

    async def rematch(self, caller: Caller, table: str) -> Room:
        """The same people and terms again, started as the rules of the game say."""
        room = await self.rooms.fresh(table)
        guest = caller.known()
        if not room.over:
            raise Fault("not-over")
        if guest != room.host and not room.seats_of(guest):
            raise Fault("not-yours")
        result = None if room.position is None else room.position.result
        options = room.options if result is None else room.game.rematch(room.options, result)
        seats = [seat_again(chair) for chair in room.chairs]
        plan = Plan(
            game=room.game.key, options=options, seats=seats, terms=room.terms, public=room.public, parent=room.id
        )
        new = await self.lay(caller, plan)
        for chair in room.chairs:
            if chair.kind == PERSON:
                who = {"kind": PERSON, "guest": chair.guest, "name": chair.name}
                await self.store.change_seat(new.id, chair.seat, {"kind": EMPTY}, while_open=True, **who)
        return await self.rooms.reread_row(new.id)


def chair_of(room: Room, seat: Seat) -> Chair:
    if not 0 <= seat < room.people:
        raise Fault("no-seat")
    return room.chairs[seat]


def chair_row(game: str, seat: Seat, plan: SeatPlan, me: dict[str, str], lang: str) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": plan.kind, "planned": INVITED if plan.kind == INVITED else EMPTY}
    row |= {"guest": None, "name": None, "level": None, "seed": "", "standing": None, "teach": 0, "token": 0}
    given = plain(plan.name)
    if plan.kind in ("me", "here"):
        row |= {"kind": PERSON} | me | ({"name": given} if given else {})
    elif plan.kind == "bot":
        level = plan.level or "club"
        find_bot(find(game), level)
        row |= {"level": level, "name": given or bot_name(seat, level, lang)}
    elif plan.kind == "outside":
        row |= {"name": given or bot_name(seat, "outside", lang), "token": new_number()}
    return row


def bot_name(seat: Seat, level: str, lang: str) -> str:
    return say(None, lang, "bot-name", {"number": seat + 1, "level": say(None, lang, f"level-{level}")})


def moved(chair: Chair, seat: Seat) -> dict[str, Any]:
    """Whoever sits on this chair, at another place."""
    row: dict[str, Any] = {"seat": seat, "kind": chair.kind, "planned": chair.planned, "guest": chair.guest}
    row |= {"name": chair.name, "level": chair.level, "seed": chair.seed, "teach": 0}
    row |= {"standing": text(chair.standing) if chair.standing else None}
    return row | {"token": new_number() if chair.kind == OUTSIDE else 0}


def seat_again(chair: Chair) -> SeatPlan:
    """A seat of a rematch: people find theirs free until they are put on it."""
    name = chair.name or ""
    if chair.kind == PERSON:
        return SeatPlan("open", name=name)
    return SeatPlan("outside", name=name) if chair.kind == OUTSIDE else SeatPlan("bot", chair.level or "", name)
