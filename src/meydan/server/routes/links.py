"""Links: to a table, into a hand, and for an outside bot."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from meydan.server import shapes
from meydan.server.callers import new_number
from meydan.server.chairs import OUTSIDE, PERSON
from meydan.server.changes import Renew
from meydan.server.db import RUNNING
from meydan.server.faults import Fault
from meydan.server.lobby import chair_of
from meydan.server.routes.given import TableId, TheCaller, ThePlaying, TheRooms, TheSigner, TheStore, info
from meydan.server.shapes import Link, TableInfo

SeatPlace = Annotated[int, PathParameter(ge=0, le=20)]


@get("/tables/{table:str}/invite")
async def invite_link(rooms: TheRooms, signer: TheSigner, caller: TheCaller, table: TableId) -> Link:
    """The token of the invite link in force. Whoever sits at the table may pass it on."""
    room = await rooms.fresh(table)
    if caller.known() != room.host and not room.seats_of(caller.guest):
        raise Fault("not-yours")
    if not room.invite:
        raise Fault("not-found")
    return Link(signer.sign("invite", [room.id, room.invite]))


@post("/tables/{table:str}/invite")
async def renew_invite(rooms: TheRooms, store: TheStore, signer: TheSigner, caller: TheCaller, table: TableId) -> Link:
    """Revoke the link and make a new one."""
    room = await rooms.fresh(table)
    if caller.known() != room.host:
        raise Fault("not-host")
    await store.change_table(table, invite=abs(room.invite) + 1)
    room = await rooms.reread_row(table)
    return Link(signer.sign("invite", [room.id, room.invite]))


@delete("/tables/{table:str}/invite", status_code=200)
async def revoke_invite(rooms: TheRooms, store: TheStore, caller: TheCaller, table: TableId) -> TableInfo:
    room = await rooms.fresh(table)
    if caller.known() != room.host:
        raise Fault("not-host")
    await store.change_table(table, invite=-abs(room.invite))
    return info(await rooms.reread_row(table), caller)


@post("/tables/{table:str}/teach")
async def teach(
    rooms: TheRooms,
    store: TheStore,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    data: JSONBody[shapes.OneSeat],
) -> Link:
    """A link that lets a friend look into your hand. It replaces an earlier one."""
    room = await rooms.fresh(table)
    seat = caller.must_play(room, data.seat)
    number = new_number()
    await store.change_seat(table, seat, {"kind": PERSON}, teach=number)
    await rooms.reread_row(table)
    return Link(signer.sign("teach", [room.id, seat, number]))


@delete("/tables/{table:str}/teach/{seat:int}", status_code=200)
async def stop_teaching(
    rooms: TheRooms, store: TheStore, caller: TheCaller, table: TableId, seat: SeatPlace
) -> TableInfo:
    room = await rooms.fresh(table)
    caller.must_play(room, seat)
    await store.change_seat(table, seat, {"kind": PERSON}, teach=0)
    return info(await rooms.reread_row(table), caller)


@post("/tables/{table:str}/token")
async def bot_token(
    rooms: TheRooms,
    playing: ThePlaying,
    store: TheStore,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    data: JSONBody[shapes.OneSeat],
) -> Link:
    """The token with which an outside bot answers for a seat of kind `outside`. A new one replaces the old; during
    the game everybody is told."""
    room = await rooms.fresh(table)
    if caller.known() != room.host:
        raise Fault("not-host")
    if chair_of(room, data.seat).kind != OUTSIDE:
        raise Fault("no-seat")
    number = new_number()
    await store.change_seat(table, data.seat, {"kind": OUTSIDE}, token=number)
    await rooms.reread_row(table, shown=False)
    if room.status == RUNNING:
        await playing.door.enter(table, lambda room: [Renew(data.seat)])
    return Link(signer.sign("bot", [room.id, data.seat, number]))


HANDLERS = [invite_link, renew_invite, revoke_invite, teach, stop_teaching, bot_token]
