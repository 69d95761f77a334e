"""Tables, from making one to the start of the game, and the next one."""

from contextlib import suppress
from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from meydan.server import lobby, shapes
from meydan.server.callers import Caller, admitted, invited
from meydan.server.faults import Fault
from meydan.server.house import House
from meydan.server.routes.given import Invite, TableId, TheCaller, TheHouse, TheSigner, info
from meydan.server.shapes import TableInfo


@get("/tables")
async def lobby_list(house: TheHouse, caller: TheCaller) -> list[TableInfo]:
    """Public tables that still have room."""
    return await told_of(house, caller, await house.store.lobby())


@get("/mine")
async def mine(house: TheHouse, caller: TheCaller) -> list[TableInfo]:
    """The tables you made or sit at, the latest first."""
    return await told_of(house, caller, await house.store.tables_of(caller.known()))


async def told_of(house: House, caller: Caller, tables: list[str]) -> list[TableInfo]:
    """Those that can be opened; one that cannot must not hide the others."""
    listed = []
    for table in tables:
        with suppress(Fault):
            async with house.at(table) as room:
                listed.append(info(room, caller))
    return listed


@post("/tables")
async def make(
    house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[shapes.NewTable]
) -> TableInfo:
    if not request.app.state.makers.take(caller.known()):
        raise Fault("too-fast")
    return info(await lobby.create(house, caller, data), caller)


@get("/tables/{table:str}")
async def show(
    house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId, invite: Invite = None
) -> TableInfo:
    async with house.at(table) as room:
        await admitted(house, signer, room, caller, invite)
        return info(room, caller)


@delete("/tables/{table:str}", status_code=200)
async def close(house: TheHouse, caller: TheCaller, table: TableId) -> TableInfo:
    """Give up a table that has not begun."""
    return info(await lobby.close(house, caller, table), caller)


@post("/tables/{table:str}/sit")
async def sit(
    house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId, data: JSONBody[shapes.Sit]
) -> TableInfo:
    room = await house.fresh(table)
    await admitted(house, signer, room, caller, data.invite)
    by_link = invited(signer, room, data.invite)
    return info(await lobby.sit(house, caller, table, data.seat, data.seed, by_link), caller)


@post("/tables/{table:str}/leave")
async def leave(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]) -> TableInfo:
    return info(await lobby.leave(house, caller, table, data.seat), caller)


@post("/tables/{table:str}/swap")
async def swap(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.TwoSeats]) -> TableInfo:
    return info(await lobby.swap(house, caller, table, data.seat, data.other), caller)


@post("/tables/{table:str}/start")
async def start(house: TheHouse, caller: TheCaller, table: TableId) -> TableInfo:
    return info(await lobby.start(house, caller, table), caller)


@post("/tables/{table:str}/rematch")
async def rematch(house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    if not request.app.state.makers.take(caller.known()):
        raise Fault("too-fast")
    return info(await lobby.rematch(house, caller, table), caller)


HANDLERS = [lobby_list, mine, make, show, close, sit, leave, swap, start, rematch]
