"""Before the game: making tables, taking and leaving seats, starting; and the rematch."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from meydan.bots.player import find_bot
from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.text import given_names, name_in, say
from meydan.games import find
from meydan.server.callers import Caller, new_id, new_number, plain, plain_name
from meydan.server.chairs import BOT, EMPTY, INVITED, OUTSIDE, PERSON, Chair, Seated
from meydan.server.changes import AnyChange, Start
from meydan.server.db import ABANDONED, OPEN
from meydan.server.door import Door
from meydan.server.entry import text
from meydan.server.faults import Fault
from meydan.server.guests import Guests
from meydan.server.room import Base, Room
from meydan.server.rooms import Rooms
from meydan.server.shapes import Agreement, NewTable, SeatPlan
from meydan.server.store import Store
from meydan.server.terms import Agreed, Terms
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
        taken = [name, *[plain_name(one.name) for one in plan.seats]]
        chairs = []
        for seat, one in enumerate(plan.seats):
            chair = chair_row(plan.game, seat, one, me, taken, caller.lang)
            taken.append(chair["name"] or "")
            chairs.append({"table": id, "seat": seat} | chair)
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
            if not mine and room.passes_for_another(guest, name):
                raise Fault("name-taken")
            new = {"kind": PERSON, "guest": guest, "name": chair.name if mine else name, "seed": plain(seed)}
            if not await self.store.change_seat(table, seat, {"kind": chair.kind}, while_open=True, ready=True, **new):
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

    async def replan(self, caller: Caller, table: str, seat: Seat, plan: SeatPlan) -> Room:
        """The host gives a seat nobody sits on to a bot, to whoever has the link, to anybody, or takes it for a friend
        on the same device."""
        guest = caller.known()
        name = await self.guests.known_name(guest)
        async with self.open_room(table) as room:
            chair = chair_of(room, seat)
            if guest != room.host:
                raise Fault("not-host")
            if chair.kind == PERSON:
                raise Fault("seat-taken")
            me = {"guest": guest, "name": name, "seed": ""}
            row = chair_row(room.game.key, seat, named_as(chair, plan), me, room.names(), caller.lang)
            if not await self.store.change_seat(table, seat, {"kind": chair.kind}, while_open=True, **row):
                raise Fault("seat-taken")
        return room

    # What is agreed

    async def agree(self, caller: Caller, table: str, wanted: Agreement) -> Room:
        """The host changes how it is played. Whoever sits there has not said yes to that yet."""
        guest = caller.known()
        async with self.open_room(table) as room:
            if guest != room.host:
                raise Fault("not-host")
            options = room.game.choose_options(wanted.seats, wanted.options)
            if room.base is not None and (wanted.seats, options) != (room.people, room.options):
                raise Fault("bad-table", {"fault": "a game that goes on keeps its seats and options"})
            same = (wanted.seats, options, wanted.terms) == (room.people, room.options, room.terms)
            chairs = [moved(chair, seat) for seat, chair in enumerate(self.fitting(room, wanted.seats))]
            for chair in chairs:
                if not same:
                    chair["ready"] = chair["guest"] in (None, guest)
            row = {"options": text(options), "terms": text(wanted.terms), "public": wanted.public}
            if not await self.store.furnish(table, row | {"people": wanted.seats}, chairs):
                raise Fault("not-open")
        return room

    def fitting(self, room: Room, seats: int) -> list[Chair]:
        """So many chairs: free ones go first, then those of bots, from the end; new ones wait for guests."""
        chairs = list(room.chairs)
        for chair in sorted(chairs, key=lambda one: (one.kind not in (EMPTY, INVITED), -one.seat)):
            if len(chairs) > seats and chair.kind != PERSON:
                chairs.remove(chair)
        if len(chairs) > seats:
            raise Fault("seat-taken")
        fresh = [Chair.spare(seat) for seat in range(len(chairs), seats)]
        for chair in fresh:
            chair.kind = chair.planned = INVITED
        return [*chairs, *fresh]

    async def say_ready(self, caller: Caller, table: str, on: bool) -> Room:
        """Somebody is content with what is agreed, or not yet."""
        guest = caller.known()
        async with self.open_room(table) as room:
            if not room.seats_of(guest):
                raise Fault("not-yours")
            for seat in room.seats_of(guest):
                await self.store.change_seat(table, seat, {"guest": guest}, while_open=True, ready=on)
        return room

    # Beginning, or not

    async def start(self, caller: Caller, table: str, bots: str | None = None) -> Room:
        """The first entry of the log: who sits where, with which seeds, and what was agreed. Free seats go to bots of
        this level, if one is named."""
        guest = caller.known()

        def draft(room: Room) -> list[AnyChange]:
            if guest != room.host:
                raise Fault("not-host")
            if room.status != OPEN:
                raise Fault("not-open")
            seats, taken = [], room.names()
            for chair in room.chairs:
                seated = chair.seated()
                if chair.kind in (EMPTY, INVITED):
                    if bots is None:
                        raise Fault("seats-empty")
                    find_bot(room.game, bots)
                    seated = Seated(BOT, None, free_name(taken, caller.lang), bots, "")
                    taken.append(seated.name or "")
                seats.append(seated)
            return [Start(seats, Agreed(room.options, room.terms))]

        if guest != (await self.rooms.fresh(table)).host:
            raise Fault("not-host")  # a stranger's wish is nothing to the others
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


def chair_row(
    game: str, seat: Seat, plan: SeatPlan, me: dict[str, str], taken: Sequence[str], lang: str
) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": plan.kind, "planned": INVITED if plan.kind == INVITED else EMPTY}
    row |= {"guest": None, "name": None, "level": None, "seed": "", "standing": None, "teach": 0, "token": 0}
    row["ready"] = True
    given = plain_name(plan.name)
    if plan.kind in ("me", "here"):
        row |= {"kind": PERSON} | me | ({"name": given} if given else {})
    elif plan.kind == "bot":
        level = plan.level or "club"
        find_bot(find(game), level)
        row |= {"level": level, "name": given or free_name(taken, lang)}
    elif plan.kind == "outside":
        row |= {"name": given or bot_name(seat, "outside", lang), "token": new_number()}
    return row


def free_name(taken: Sequence[str], lang: str) -> str:
    """A name for a bot that nobody at the table has, in whatever language it is written."""
    others = [name_in(name, lang) for name in taken]
    free = [name for name in given_names(lang) if name not in others]
    return secrets.choice(free or given_names(lang))


def bot_name(seat: Seat, level: str, lang: str) -> str:
    return say(None, lang, "bot-name", {"number": seat + 1, "level": say(None, lang, f"level-{level}")})


def moved(chair: Chair, seat: Seat) -> dict[str, Any]:
    """Whoever sits on this chair, at another place."""
    row: dict[str, Any] = {"seat": seat, "kind": chair.kind, "planned": chair.planned, "guest": chair.guest}
    row |= {"name": chair.name, "level": chair.level, "seed": chair.seed, "teach": 0, "ready": chair.ready}
    row |= {"standing": text(chair.standing) if chair.standing else None}
    return row | {"token": new_number() if chair.kind == OUTSIDE else 0}


def named_as(chair: Chair, plan: SeatPlan) -> SeatPlan:
    """A bot that plays on is called what it was called."""
    if plan.kind != "bot" or plan.name or chair.kind != BOT:
        return plan
    return SeatPlan("bot", plan.level, chair.name or "")


def seat_again(chair: Chair) -> SeatPlan:
    """A seat of a rematch: people find theirs free until they are put on it."""
    name = chair.name or ""
    if chair.kind == PERSON:
        return SeatPlan("open", name=name)
    return SeatPlan("outside", name=name) if chair.kind == OUTSIDE else SeatPlan("bot", chair.level or "", name)
