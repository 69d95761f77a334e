"""Records of finished games: read, look at, play on from, bring in, verify."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from meydan.server import shapes
from meydan.server.routes.given import Invite, TableId, TheAdmission, TheArchive, TheCaller, TheLimits, TheRooms, info
from meydan.server.shapes import TableInfo

Place = Annotated[int, PathParameter(ge=0, le=10_000_000)]
RECORD_SIZE = 2_000_000
"""Bytes; a long game has a hundred thousand."""


@get("/tables/{table:str}/record")
async def record(
    rooms: TheRooms,
    admission: TheAdmission,
    archive: TheArchive,
    caller: TheCaller,
    table: TableId,
    invite: Invite = None,
) -> dict[str, Any]:
    """The whole game, its secret told: only when it is over."""
    room = await rooms.fresh(table)
    await admission.admit(room, caller, invite)
    return await archive.record(room)


@get("/tables/{table:str}/draws")
async def draws(
    rooms: TheRooms,
    admission: TheAdmission,
    archive: TheArchive,
    limits: TheLimits,
    caller: TheCaller,
    table: TableId,
    invite: Invite = None,
) -> list[shapes.Drawn]:
    """What chance was asked at each of its answers in the record of a finished game."""
    room = await rooms.fresh(table)
    await admission.admit(room, caller, invite)
    limits.readers.must_take(caller.address)
    return await archive.draws(room)


@get("/tables/{table:str}/positions/{at:int}")
async def position(
    rooms: TheRooms,
    admission: TheAdmission,
    archive: TheArchive,
    caller: TheCaller,
    table: TableId,
    at: Place,
    invite: Invite = None,
) -> shapes.Position:
    """A finished game as it stood after so many entries of its record, all hands open."""
    room = await rooms.fresh(table)
    await admission.admit(room, caller, invite)
    return await archive.position(room, at)


@get("/tables/{table:str}/ending")
async def ending(
    rooms: TheRooms,
    admission: TheAdmission,
    archive: TheArchive,
    limits: TheLimits,
    caller: TheCaller,
    table: TableId,
    invite: Invite = None,
) -> shapes.Ending:
    """A finished game told from its end: where the points came from, how it went, what was hidden, and the luck."""
    room = await rooms.fresh(table)
    await admission.admit(room, caller, invite)
    limits.readers.must_take(caller.address)
    return await archive.ending(room)


@get("/tables/{table:str}/told")
async def told(
    rooms: TheRooms,
    admission: TheAdmission,
    archive: TheArchive,
    limits: TheLimits,
    caller: TheCaller,
    table: TableId,
    invite: Invite = None,
) -> list[shapes.EntryTold]:
    """Everything that happened in a finished game, by the entry of the record it came from."""
    room = await rooms.fresh(table)
    await admission.admit(room, caller, invite)
    limits.readers.must_take(caller.address)
    return await archive.told(room)


@post("/tables/{table:str}/fork")
async def fork(
    rooms: TheRooms,
    admission: TheAdmission,
    archive: TheArchive,
    limits: TheLimits,
    caller: TheCaller,
    table: TableId,
    data: JSONBody[shapes.Fork],
    invite: Invite = None,
) -> TableInfo:
    """A new table from any position of a finished game."""
    limits.must_make(caller.known(), caller.address)
    await admission.admit(await rooms.fresh(table), caller, invite)
    return info(await archive.fork(caller, table, data), caller)


@post("/records", request_max_body_size=RECORD_SIZE)
async def take_in(
    archive: TheArchive, limits: TheLimits, caller: TheCaller, data: JSONBody[dict[str, Any]]
) -> TableInfo:
    """Bring in a record from elsewhere, as a finished table."""
    limits.must_make(caller.known(), caller.address)
    limits.readers.must_take(caller.address)
    return info(await archive.take_in(caller, data), caller)


@post("/verify", status_code=200, request_max_body_size=RECORD_SIZE)
async def verify(
    archive: TheArchive, caller: TheCaller, limits: TheLimits, data: JSONBody[dict[str, Any]]
) -> shapes.Verified:
    """Recompute every die and card of a record, as `meydan verify` does."""
    limits.readers.must_take(caller.address)
    return await archive.verify(data)


HANDLERS = [record, draws, position, ending, told, fork, take_in, verify]
