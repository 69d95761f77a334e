"""Tables, from making one to the start of the game, and the next one."""

from contextlib import suppress
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from meydan.server import shapes
from meydan.server.callers import Caller
from meydan.server.db import OPEN
from meydan.server.faults import Fault
from meydan.server.rooms import Rooms
from meydan.server.routes.given import (
    Invite,
    TableId,
    TheAdmission,
    TheCaller,
    TheLimits,
    TheLobby,
    ThePlaying,
    TheRooms,
    TheStore,
    info,
)
from meydan.server.shapes import TableInfo

FreeSeats = Annotated[str | None, QueryParameter(max_length=16)]


@get("/tables")
async def open_tables(rooms: TheRooms, store: TheStore, caller: TheCaller) -> list[TableInfo]:
    """Public tables that still have room."""
    return await infos(rooms, caller, await store.lobby())


@get("/mine")
async def mine(rooms: TheRooms, store: TheStore, caller: TheCaller) -> list[TableInfo]:
    """The tables you made or sit at, the latest first."""
    return await infos(rooms, caller, await store.tables_of(caller.known()))


async def infos(rooms: Rooms, caller: Caller, tables: list[str]) -> list[TableInfo]:
    """Those that can be opened; one that cannot must not hide the others."""
    listed = []
    for table in tables:
        with suppress(Fault):
            async with rooms.at(table) as room:
                listed.append(info(room, caller))
    return listed


@post("/tables")
async def make(lobby: TheLobby, limits: TheLimits, caller: TheCaller, data: JSONBody[shapes.NewTable]) -> TableInfo:
    limits.must_make(caller.known(), caller.address)
    return info(await lobby.make(caller, data), caller)


@get("/tables/{table:str}")
async def show(
    rooms: TheRooms, admission: TheAdmission, caller: TheCaller, table: TableId, invite: Invite = None
) -> TableInfo:
    async with rooms.at(table) as room:
        await admission.admit(room, caller, invite)
        return info(room, caller)


@delete("/tables/{table:str}", status_code=200)
async def close(rooms: TheRooms, lobby: TheLobby, playing: ThePlaying, caller: TheCaller, table: TableId) -> TableInfo:
    """Give up a table that has not begun, or whose people have not answered for as long as was agreed."""
    begun = (await rooms.fresh(table)).status != OPEN
    return info(await (playing.end_deserted if begun else lobby.close)(caller, table), caller)


@post("/tables/{table:str}/sit", admits_by_itself=True)
async def sit(
    rooms: TheRooms,
    admission: TheAdmission,
    lobby: TheLobby,
    caller: TheCaller,
    table: TableId,
    data: JSONBody[shapes.Sit],
) -> TableInfo:
    room = await rooms.fresh(table)
    await admission.admit(room, caller, data.invite)
    by_link = admission.invited(room, data.invite)
    return info(await lobby.sit(caller, table, data.seat, data.seed, by_link), caller)


@post("/tables/{table:str}/leave")
async def leave(lobby: TheLobby, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]) -> TableInfo:
    return info(await lobby.leave(caller, table, data.seat), caller)


@post("/tables/{table:str}/swap")
async def swap(lobby: TheLobby, caller: TheCaller, table: TableId, data: JSONBody[shapes.TwoSeats]) -> TableInfo:
    return info(await lobby.swap(caller, table, data.seat, data.other), caller)


@post("/tables/{table:str}/replan")
async def replan(lobby: TheLobby, caller: TheCaller, table: TableId, data: JSONBody[shapes.Replanned]) -> TableInfo:
    """Make something else of a seat nobody sits on: a bot, a free seat, somebody here."""
    return info(await lobby.replan(caller, table, data.seat, data.plan), caller)


@put("/tables/{table:str}/agreement")
async def agree(lobby: TheLobby, caller: TheCaller, table: TableId, data: JSONBody[shapes.Agreement]) -> TableInfo:
    """Change how many play, by which options and under which terms. Guests say anew that they are ready."""
    return info(await lobby.agree(caller, table, data), caller)


@post("/tables/{table:str}/ready")
async def ready(lobby: TheLobby, caller: TheCaller, table: TableId, data: JSONBody[shapes.Ready]) -> TableInfo:
    return info(await lobby.say_ready(caller, table, data.on), caller)


@post("/tables/{table:str}/start")
async def start(lobby: TheLobby, caller: TheCaller, table: TableId, bots: FreeSeats = None) -> TableInfo:
    """Begin. Free seats must be taken, unless `bots` names the strength of the bots that get them."""
    return info(await lobby.start(caller, table, bots), caller)


@post("/tables/{table:str}/rematch")
async def rematch(lobby: TheLobby, limits: TheLimits, caller: TheCaller, table: TableId) -> TableInfo:
    limits.must_make(caller.known(), caller.address)
    return info(await lobby.rematch(caller, table), caller)


HANDLERS = [open_tables, mine, make, show, close, sit, leave, swap, replan, agree, ready, start, rematch]
