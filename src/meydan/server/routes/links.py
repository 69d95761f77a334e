"""Links: to a table, into a hand, and for an outside bot."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from meydan.server import lobby, shapes
from meydan.server.callers import new_number
from meydan.server.chairs import OUTSIDE, PERSON
from meydan.server.faults import Fault
from meydan.server.routes.given import TableId, TheCaller, TheHouse, TheSigner, info
from meydan.server.shapes import Link, TableInfo

SeatPlace = Annotated[int, PathParameter(ge=0, le=20)]


@get("/tables/{table:str}/invite")
async def invite_link(house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId) -> Link:
    """The token of the invite link in force. Whoever sits at the table may pass it on."""
    room = await house.fresh(table)
    if caller.known() != room.host and not room.seats_of(caller.guest):
        raise Fault("not-yours")
    if not room.invite:
        raise Fault("not-found")
    return Link(signer.sign("invite", [room.id, room.invite]))


@post("/tables/{table:str}/invite")
async def renew_invite(house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId) -> Link:
    """Revoke the link and make a new one."""
    room = await house.fresh(table)
    if caller.known() != room.host:
        raise Fault("not-host")
    await house.store.change_table(table, invite=abs(room.invite) + 1)
    room = await house.reread_row(table)
    return Link(signer.sign("invite", [room.id, room.invite]))


@delete("/tables/{table:str}/invite", status_code=200)
async def revoke_invite(house: TheHouse, caller: TheCaller, table: TableId) -> TableInfo:
    room = await house.fresh(table)
    if caller.known() != room.host:
        raise Fault("not-host")
    await house.store.change_table(table, invite=-abs(room.invite))
    return info(await house.reread_row(table), caller)


@post("/tables/{table:str}/teach")
async def teach(
    house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]
) -> Link:
    """A link that lets a friend look into your hand. It replaces an earlier one."""
    room = await house.fresh(table)
    seat = caller.must_play(room, data.seat)
    number = new_number()
    await house.store.change_seat(table, seat, {"kind": PERSON}, teach=number)
    await house.reread_row(table)
    return Link(signer.sign("teach", [room.id, seat, number]))


@delete("/tables/{table:str}/teach/{seat:int}", status_code=200)
async def stop_teaching(house: TheHouse, caller: TheCaller, table: TableId, seat: SeatPlace) -> TableInfo:
    room = await house.fresh(table)
    caller.must_play(room, seat)
    await house.store.change_seat(table, seat, {"kind": PERSON}, teach=0)
    return info(await house.reread_row(table), caller)


@post("/tables/{table:str}/token")
async def bot_token(
    house: TheHouse, signer: TheSigner, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]
) -> Link:
    """The token with which an outside bot answers for a seat of kind `outside`. A new one replaces the old."""
    room = await house.fresh(table)
    if caller.known() != room.host:
        raise Fault("not-host")
    if lobby.chair_of(room, data.seat).kind != OUTSIDE:
        raise Fault("no-seat")
    number = new_number()
    await house.store.change_seat(table, data.seat, {"kind": OUTSIDE}, token=number)
    await house.reread_row(table, tell=False)
    return Link(signer.sign("bot", [room.id, data.seat, number]))


HANDLERS = [invite_link, renew_invite, revoke_invite, teach, stop_teaching, bot_token]
