"""Records of finished games: read, look at, play on from, bring in, verify."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from meydan.server import lobby, shapes
from meydan.server.callers import admitted
from meydan.server.faults import Fault
from meydan.server.routes.given import Invite, TableId, TheCaller, TheHouse, TheSigner, info
from meydan.server.shapes import TableInfo

Place = Annotated[int, PathParameter(ge=0, le=10_000_000)]
RECORD_SIZE = 8_000_000


@get("/tables/{table:str}/record")
async def record(
    house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId, invite: Invite = None
) -> dict[str, Any]:
    """The whole game, its secret told: only when it is over."""
    room = await house.fresh(table)
    await admitted(house, signer, room, caller, invite)
    return await lobby.finished_record(house, room)


@get("/tables/{table:str}/draws")
async def draws(
    house: TheHouse,
    signer: TheSigner,
    caller: TheCaller,
    request: Request[Any, Any, Any],
    table: TableId,
    invite: Invite = None,
) -> list[shapes.Drawn]:
    """What chance was asked at each of its answers in the record of a finished game."""
    room = await house.fresh(table)
    await admitted(house, signer, room, caller, invite)
    data = await lobby.finished_record(house, room)
    if not request.app.state.readers.take(caller.address):
        raise Fault("too-fast")
    return await asyncio.to_thread(lobby.drawn, data)


@get("/tables/{table:str}/positions/{at:int}")
async def position(
    house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId, at: Place, invite: Invite = None
) -> shapes.Position:
    """A finished game as it stood after so many entries of its record, all hands open."""
    room = await house.fresh(table)
    await admitted(house, signer, room, caller, invite)
    data = await lobby.finished_record(house, room)
    return await asyncio.to_thread(house.replays.position, room.id, data, at)


@post("/tables/{table:str}/fork")
async def fork(
    house: TheHouse,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    request: Request[Any, Any, Any],
    data: JSONBody[shapes.Fork],
    invite: Invite = None,
) -> TableInfo:
    """A new table from any position of a finished game."""
    if not request.app.state.makers.take(caller.known()):
        raise Fault("too-fast")
    await admitted(house, signer, await house.fresh(table), caller, invite)
    return info(await lobby.fork(house, caller, table, data.at, data.seats, data.terms), caller)


@post("/records", request_max_body_size=RECORD_SIZE)
async def take_in(
    house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]
) -> TableInfo:
    """Bring in a record from elsewhere, as a finished table."""
    if not request.app.state.makers.take(caller.known()):
        raise Fault("too-fast")
    return info(await lobby.take_in(house, caller, data), caller)


@post("/verify", status_code=200, request_max_body_size=RECORD_SIZE)
async def verify(caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]) -> shapes.Verified:
    """Recompute every die and card of a record, as `meydan verify` does."""
    if not request.app.state.readers.take(caller.address):
        raise Fault("too-fast")
    return msgspec.convert(await asyncio.to_thread(lobby.verified, data), shapes.Verified)


HANDLERS = [record, draws, position, fork, take_in, verify]
