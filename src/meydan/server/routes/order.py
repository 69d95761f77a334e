"""Order at a table: what its host does about talk and watchers, and what anybody may tell the operator."""

from litestar import get, post
from litestar.params import JSONBody

from meydan.server import messages, shapes
from meydan.server.messages import Ack
from meydan.server.routes.given import (
    Invite,
    TableId,
    TheAdmission,
    TheCaller,
    TheOrder,
    ThePlaying,
    TheRooms,
    info,
)
from meydan.server.shapes import TableInfo


@post("/tables/{table:str}/mute", status_code=200)
async def mute(playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[messages.Mute]) -> Ack:
    return Ack((await playing.mute(caller, table, data)).next)


@post("/tables/{table:str}/hush", status_code=200)
async def hush(order: TheOrder, caller: TheCaller, table: TableId, data: JSONBody[messages.Hush]) -> Ack:
    """The host turns talk at this table off, or on again."""
    return Ack((await order.hush(caller, table, data.on)).next)


@get("/tables/{table:str}/spectators")
async def spectators(order: TheOrder, caller: TheCaller, table: TableId) -> list[messages.Spectator]:
    """Who watches and has a name here, and who was shown out: for the host."""
    return await order.spectators(caller, table)


@post("/tables/{table:str}/remove", status_code=200)
async def show_out(order: TheOrder, caller: TheCaller, table: TableId, data: JSONBody[messages.ShowOut]) -> Ack:
    """The host shows somebody out who has no seat, or lets them in again."""
    return Ack((await order.show_out(caller, table, data)).next)


@post("/tables/{table:str}/host", status_code=200)
async def hand_over(order: TheOrder, caller: TheCaller, table: TableId, data: JSONBody[messages.HandOver]) -> TableInfo:
    """Somebody else who sits here is the host from now on."""
    return info(await order.hand_over(caller, table, data), caller)


@post("/tables/{table:str}/report", status_code=200)
async def report(
    rooms: TheRooms,
    admission: TheAdmission,
    order: TheOrder,
    caller: TheCaller,
    table: TableId,
    data: JSONBody[messages.Report],
    invite: Invite = None,
) -> shapes.Received:
    """Tell whoever runs the server of something at this table, or of a line that was said."""
    room = await rooms.fresh(table)
    await admission.admit(room, caller, invite)
    await order.report(caller, room, data)
    return shapes.Received(True)


HANDLERS = [mute, hush, spectators, show_out, hand_over, report]
