"""Playing: look, answer, talk, propose."""

from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter

from meydan.server import looking, playing, shapes, wire
from meydan.server.callers import admitted
from meydan.server.routes.given import Invite, TableId, TheCaller, TheHouse, TheSigner
from meydan.server.shapes import Ack

Teach = Annotated[str | None, QueryParameter(max_length=400)]
Eye = Annotated[int, QueryParameter(ge=looking.SPECTATOR, le=20)]
"""Through which of your seats you look; -1 as a spectator."""


@get("/tables/{table:str}/update")
async def update(
    house: TheHouse,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    seat: Eye = looking.SPECTATOR,
    since: Annotated[int, QueryParameter(ge=-1, le=10_000_000)] = -1,
    invite: Invite = None,
    teach: Teach = None,
) -> shapes.Update:
    """The table as one of your seats sees it, or a spectator, with the events from number `since` on."""
    async with house.at(table) as room:
        eye = await looking.look(house, signer, room, caller, seat, invite, teach)
        first = room.next if since < 0 else max(since, room.next - looking.PAGE)
        happened = await looking.events_since(house, room, first)
        told = wire.update(room, eye, min(first, room.next), happened, house.now())
    return msgspec.convert(told, shapes.Update)


@get("/tables/{table:str}/events")
async def events(
    house: TheHouse,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=10_000_000)],
    seat: Eye = looking.SPECTATOR,
    invite: Invite = None,
    teach: Teach = None,
) -> shapes.Told:
    """A page of the past, from number `since` on."""
    async with house.at(table) as room:
        eye = await looking.look(house, signer, room, caller, seat, invite, teach)
    listed = [wire.reread(room, item) for item in await house.store.items(table, since, since + looking.PAGE)]
    return shapes.Told(since, [wire.told(room, item, eye) for item in listed])


@post("/tables/{table:str}/answer", status_code=200)
async def answer(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.Answer]) -> Ack:
    """Answer for a seat. It is on the disk when this returns; the same key again does nothing."""
    return Ack((await playing.answer(house, caller, table, data)).next)


@post("/tables/{table:str}/undo", status_code=200)
async def undo(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.Undo]) -> Ack:
    return Ack((await playing.undo(house, caller, table, data)).next)


@post("/tables/{table:str}/why", status_code=200)
async def why(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.Why]) -> shapes.Reason:
    return await playing.why(house, caller, table, data)


@post("/tables/{table:str}/chat", status_code=200)
async def chat(
    house: TheHouse,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    data: JSONBody[shapes.Chat],
    invite: Invite = None,
) -> Ack:
    await admitted(house, signer, await house.fresh(table), caller, invite)
    return Ack((await playing.chat(house, caller, table, data)).next)


@post("/tables/{table:str}/mute", status_code=200)
async def mute(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.Mute]) -> Ack:
    return Ack((await playing.mute(house, caller, table, data)).next)


@post("/tables/{table:str}/propose", status_code=200)
async def propose(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.Proposal]) -> Ack:
    """Ask everybody to pause, resume, abandon, or go back to before an event."""
    return Ack((await playing.propose(house, caller, table, data)).next)


@post("/tables/{table:str}/agree", status_code=200)
async def agree(house: TheHouse, caller: TheCaller, table: TableId) -> Ack:
    return Ack((await playing.agree(house, caller, table)).next)


@post("/tables/{table:str}/decline", status_code=200)
async def decline(house: TheHouse, caller: TheCaller, table: TableId) -> Ack:
    return Ack((await playing.decline(house, caller, table)).next)


@post("/tables/{table:str}/resign", status_code=200)
async def resign(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]) -> Ack:
    return Ack((await playing.resign(house, caller, table, data.seat)).next)


@post("/tables/{table:str}/back", status_code=200)
async def come_back(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]) -> Ack:
    return Ack((await playing.come_back(house, caller, table, data.seat)).next)


@get("/tables/{table:str}/standing")
async def standing(
    house: TheHouse, caller: TheCaller, table: TableId, seat: Annotated[int, QueryParameter(ge=0, le=20)]
) -> list[dict[str, Any]]:
    """Your standing answers; nobody else's."""
    room = await house.fresh(table)
    return list(room.chairs[caller.must_play(room, seat)].standing)


@put("/tables/{table:str}/standing")
async def set_standing(
    house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[shapes.StandingAnswers]
) -> Ack:
    return Ack((await playing.set_standing(house, caller, table, data)).next)


HANDLERS = [
    update, events, answer, undo, why, chat, mute, propose, agree, decline, resign, come_back, standing, set_standing,
]  # fmt: skip
