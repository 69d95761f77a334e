"""Before and after the game: making tables, taking and leaving seats, starting, rematches, forks, imports."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from meydan.bots.match import find_bot
from meydan.core import record
from meydan.core.chance import Draw, Pick, Pile, Roll
from meydan.core.codec import Json
from meydan.core.table import Table
from meydan.core.text import say
from meydan.games import find
from meydan.server.callers import Caller, new_id, new_number, plain
from meydan.server.chairs import EMPTY, INVITED, OUTSIDE, PERSON
from meydan.server.faults import Fault
from meydan.server.house import House
from meydan.server.ledger import Ledger
from meydan.server.room import Room
from meydan.server.shapes import Drawn, NewTable, SeatPlan
from meydan.server.store import ABANDONED, OPEN, OVER, dumps, loads
from meydan.server.terms import Terms


async def create(house: House, caller: Caller, wanted: NewTable) -> Room:
    """A new table, its chance committed to before anybody sits."""
    game = find(wanted.game)
    options = game.choose_options(len(wanted.seats), wanted.options)
    return await lay(house, caller, wanted.game, options, wanted.seats, wanted.terms, wanted.public, wanted.seed)


async def lay(
    house: House,
    caller: Caller,
    game: str,
    options: dict[str, Json],
    plan: Sequence[SeatPlan],
    terms: Terms,
    public: bool,
    seed: str = "",
    base: Json = None,
    parent: str | None = None,
) -> Room:
    guest = caller.known()
    name = await house.store.name_of(guest)
    if name is None:
        raise Fault("no-guest")
    now, id = house.now(), new_id(14)
    row = {
        "id": id,
        "game": game,
        "version": find(game).version,
        "people": len(plan),
        "options": dumps(options),
        "terms": dumps(terms),
        "public": public,
        "host": guest,
        "secret": secrets.token_bytes(32),
        "base": None if base is None else dumps(base),
        "parent": parent,
        "status": OPEN,
        "created": now,
        "changed": now,
        "invite": 1,
        "number": 0,
    }
    chairs = [chair_row(id, game, n, seat, guest, name, seed, caller.lang) for n, seat in enumerate(plan)]
    await house.store.create(row, chairs, house.settings.tables_at_once)
    return await house.room(id)


def chair_row(
    table: str, game: str, number: int, plan: SeatPlan, guest: str, name: str, seed: str, lang: str
) -> dict[str, Any]:
    row: dict[str, Any] = {"table": table, "seat": number, "kind": plan.kind, "seed": "", "teach": 0, "token": 0}
    row["planned"] = INVITED if plan.kind == INVITED else EMPTY
    given = plain(plan.name)
    row |= {"guest": None, "name": None, "level": None, "standing": None}
    if plan.kind in ("me", "here"):
        row |= {"kind": PERSON, "guest": guest, "name": given or name, "seed": plain(seed)}
    elif plan.kind == "bot":
        level = plan.level or "club"
        find_bot(find(game), level)
        row |= {"level": level, "name": given or bot_name(number, level, lang)}
    elif plan.kind == "outside":
        row |= {"name": given or bot_name(number, "outside", lang), "token": new_number()}
    return row


def bot_name(number: int, level: str, lang: str) -> str:
    return say(None, lang, "bot-name", {"number": number + 1, "level": say(None, lang, f"level-{level}")})


@asynccontextmanager
async def open_room(house: House, table: str) -> AsyncIterator[Room]:
    """A table that has not begun, and nobody else changing it. Afterwards everybody sees who sits where."""
    async with house.at(table) as room:
        if room.status != OPEN:
            raise Fault("not-open")
        yield room
        await house.reseat(room)


async def sit(house: House, caller: Caller, table: str, seat: int, seed: str, invited: bool) -> Room:
    """Take a seat and add a seed to its chance; on one's own seat, a new seed. Of two who want it, one gets it."""
    guest = caller.known()
    name = await house.store.name_of(guest)
    if name is None:
        raise Fault("no-guest")
    async with open_room(house, table) as room:
        chair = chair_of(room, seat)
        mine = chair.kind == PERSON and chair.guest == guest
        if chair.kind not in (EMPTY, INVITED) and not mine:
            raise Fault("seat-taken")
        if chair.kind == INVITED and not (invited or guest == room.host):
            raise Fault("not-yours")
        new = {"kind": PERSON, "guest": guest, "name": chair.name if mine else name, "seed": plain(seed)}
        if not await house.store.change_seat(table, seat, {"kind": chair.kind}, while_open=True, **new):
            raise Fault("seat-taken")
    return room


async def leave(house: House, caller: Caller, table: str, seat: int) -> Room:
    """The seat is again what it was planned to be: for anybody, or for whoever has the link."""
    guest = caller.known()
    async with open_room(house, table) as room:
        chair = chair_of(room, seat)
        if chair.kind != PERSON or guest not in (chair.guest, room.host):
            raise Fault("not-yours")
        empty = {"kind": chair.planned, "guest": None, "name": None, "seed": "", "standing": None, "teach": 0}
        await house.store.change_seat(table, seat, {"guest": chair.guest, "kind": PERSON}, while_open=True, **empty)
    return room


async def swap(house: House, caller: Caller, table: str, seat: int, other: int) -> Room:
    """The host changes two places; anybody may move to a free one. Links to a seat's hand end."""
    guest = caller.known()
    async with open_room(house, table) as room:
        one, two = chair_of(room, seat), chair_of(room, other)
        if guest != room.host and not (one.guest == guest and two.kind == EMPTY):
            raise Fault("not-host")
        rows = [
            {name: getattr(source, name) for name in ("kind", "planned", "guest", "name", "level", "seed")}
            | {"seat": place.seat, "standing": dumps(source.standing) if source.standing else None}
            | {"teach": 0, "token": new_number() if source.kind == OUTSIDE else 0}
            for source, place in ((one, two), (two, one))
        ]
        await house.store.swap(table, *rows)
    return room


async def start(house: House, caller: Caller, table: str) -> Room:
    """The first entry of the log: who sits where, with which seeds."""
    guest = caller.known()

    def draft(room: Room) -> list[tuple[str, int | None, Json]]:
        if guest != room.host:
            raise Fault("not-host")
        if room.status != OPEN:
            raise Fault("not-open")
        if any(chair.kind in (EMPTY, INVITED) for chair in room.chairs):
            raise Fault("seats-empty")
        return [("start", None, {"seats": room.seated()})]

    await house.reread_row(table)
    return await house.act(table, draft)


async def close(house: House, caller: Caller, table: str) -> Room:
    """The host gives up a table that has not begun."""
    guest = caller.known()
    async with open_room(house, table) as room:
        if guest != room.host:
            raise Fault("not-host")
        await house.store.change_table(table, while_open=True, status=ABANDONED, deadline=None)
    return room


def chair_of(room: Room, seat: int) -> Any:
    if not 0 <= seat < room.people:
        raise Fault("no-seat")
    return room.chairs[seat]


# After the game


async def rematch(house: House, caller: Caller, table: str) -> Room:
    """The same people and terms again, started as the rules of the game say."""
    room = await house.fresh(table)
    guest = caller.known()
    if not room.over:
        raise Fault("not-over")
    if guest != room.host and not room.seats_of(guest):
        raise Fault("not-yours")
    t = room.table
    options = room.options if t is None or t.result is None else room.game.rematch(room.options, t.result)
    plan = [
        SeatPlan(
            "open" if chair.kind == PERSON else "outside" if chair.kind == OUTSIDE else "bot",
            chair.level or "",
            chair.name or "",
        )
        for chair in room.chairs
    ]
    new = await lay(house, caller, room.game.key, options, plan, room.terms, room.public, parent=room.id)
    for chair in room.chairs:
        if chair.kind == PERSON:
            who = {"guest": chair.guest, "name": chair.name}
            await house.store.change_seat(new.id, chair.seat, {"kind": EMPTY}, while_open=True, kind=PERSON, **who)
    return await house.reread_row(new.id)


async def fork(house: House, caller: Caller, table: str, at: int, plan: list[SeatPlan], terms: Terms) -> Room:
    """A new table that goes on from a position of a finished game."""
    room = await house.fresh(table)
    data = await finished_record(house, room)
    if len(plan) != room.people:
        raise Fault("bad-table", {"fault": f"{room.people} seats"})
    branch = await asyncio.to_thread(Table.fork, data, at, room.chance())
    if not branch.asked:
        raise Fault("not-running")
    base = {"record": data, "at": at}
    return await lay(house, caller, room.game.key, room.options, plan, terms, False, base=base, parent=room.id)


async def finished_record(house: House, room: Room) -> dict[str, Json]:
    """The record of a game that is over, its secret told."""
    if not room.over:
        raise Fault("not-over")
    if room.record is not None:
        imported: dict[str, Json] = loads(room.record)
        return imported
    if room.table is None:
        raise Fault("not-over")
    return Ledger(room, await house.store.entries_after(room.id), revealed=True).sealed()


async def take_in(house: House, caller: Caller, data: Json) -> Room:
    """A record from elsewhere becomes a finished table, to look at, verify and fork."""
    t = await asyncio.to_thread(Table.replay, data)
    names = t.names or [bot_name(seat, "random", caller.lang) for seat in range(t.people)]
    plan = [SeatPlan("bot", "random", names[seat][:40]) for seat in range(t.people)]
    room = await lay(house, caller, t.game.key, t.options, plan, Terms(), False)
    await house.store.change_table(room.id, status=OVER, record=dumps(data))
    return await house.reread_row(room.id)


def verified(data: Json) -> dict[str, Json]:
    """What `meydan verify` says, for the page."""
    t, drawn = record.verify(data, Table)
    return {
        "game": t.game.key,
        "version": t.game.version,
        "entries": len(t.past) + len(t.log),
        "chance": sum("chance" in entry for entry in data["log"]),
        "verified": drawn,
        "finished": t.result is not None,
    }


def drawn(data: Json) -> list[Drawn]:
    """What chance was asked at each of its answers, so that a page can draw again by itself."""
    found = []
    for entry, chance in record.questions(data, Table):
        if isinstance(chance, Roll):
            found.append(Drawn(entry, "roll", chance.n))
        elif isinstance(chance, Draw):
            found.append(Drawn(entry, "draw", chance.n, list(chance.bag)))
        elif isinstance(chance, Pick):
            found.append(Drawn(entry, "pick", chance.n))
        elif isinstance(chance, Pile):
            found.append(Drawn(entry, "pile", 1, list(chance.counts), [list(things) for things in chance.things]))
    return found
