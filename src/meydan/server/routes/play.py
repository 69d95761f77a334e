"""Playing: look, answer, talk, propose."""

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter

from meydan.server import messages, past, shapes, wire
from meydan.server.admission import SPECTATOR
from meydan.server.messages import Ack
from meydan.server.routes.given import (
    Invite,
    TableId,
    TheAdmission,
    TheCaller,
    TheClock,
    TheConsent,
    TheHints,
    TheLimits,
    ThePlaying,
    TheRooms,
    TheStore,
)
from meydan.server.standing import Standing

Teach = Annotated[str | None, QueryParameter(max_length=400)]
Eye = Annotated[int, QueryParameter(ge=SPECTATOR, le=20)]
"""Through which of your seats you look; -1 as a spectator."""


@get("/tables/{table:str}/update", admits_by_itself=True)
async def update(
    rooms: TheRooms,
    store: TheStore,
    admission: TheAdmission,
    clock: TheClock,
    caller: TheCaller,
    table: TableId,
    seat: Eye = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=-1, le=10_000_000)] = -1,
    invite: Invite = None,
    teach: Teach = None,
) -> messages.Update:
    """The table as one of your seats sees it, or a spectator, with the events from number `since` on."""
    async with rooms.at(table) as room:
        eye = await admission.eye(room, caller, seat, invite, teach)
        first = room.next if since < 0 else max(since, room.next - past.PAGE)
        happened = await past.happened_since(store, room, first)
        return wire.update(room, eye, min(first, room.next), happened, clock.now())


@get("/tables/{table:str}/events", admits_by_itself=True)
async def events(
    rooms: TheRooms,
    store: TheStore,
    admission: TheAdmission,
    caller: TheCaller,
    table: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=10_000_000)],
    seat: Eye = SPECTATOR,
    invite: Invite = None,
    teach: Teach = None,
) -> messages.EventPage:
    """A page of the past, from number `since` on."""
    async with rooms.at(table) as room:
        eye = await admission.eye(room, caller, seat, invite, teach)
    happened = await past.happened_between(store, room, since, since + past.PAGE)
    return messages.EventPage(since, [wire.seen(room, one, eye) for one in happened])


@post("/tables/{table:str}/answer", status_code=200)
async def answer(playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[messages.Answer]) -> Ack:
    """Answer for a seat. It is on the disk when this returns; the same key again does nothing."""
    return Ack((await playing.answer(caller, table, data)).next)


@post("/tables/{table:str}/undo", status_code=200)
async def undo(playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[messages.Undo]) -> Ack:
    return Ack((await playing.undo(caller, table, data)).next)


@post("/tables/{table:str}/why", status_code=200)
async def why(playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[messages.Why]) -> messages.Reason:
    return await playing.why(caller, table, data)


@get("/tables/{table:str}/explain", admits_by_itself=True)
async def explain(
    playing: ThePlaying,
    rooms: TheRooms,
    admission: TheAdmission,
    caller: TheCaller,
    table: TableId,
    id: Annotated[str, QueryParameter(min_length=1, max_length=80)],
    seat: Eye = SPECTATOR,
    invite: Invite = None,
    teach: Teach = None,
) -> messages.Explanation:
    """What a thing is and does, its figures of the moment and its rules, as your seat or a spectator sees it."""
    eye = await admission.eye(await rooms.fresh(table), caller, seat, invite, teach)
    return await playing.explain(caller, table, eye, id)


@get("/tables/{table:str}/hint")
async def hint(
    hints: TheHints,
    limits: TheLimits,
    caller: TheCaller,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=20)],
) -> messages.Hint:
    """What a club player would answer in your place; at a table with bots alone."""
    limits.readers.must_take(caller.address)
    return await hints.hint(caller, table, seat)


@post("/tables/{table:str}/chat", status_code=200)
async def chat(
    playing: ThePlaying,
    rooms: TheRooms,
    admission: TheAdmission,
    caller: TheCaller,
    table: TableId,
    data: JSONBody[messages.Chat],
    invite: Invite = None,
) -> Ack:
    await admission.admit(await rooms.fresh(table), caller, invite)
    return Ack((await playing.chat(caller, table, data)).next)


@post("/tables/{table:str}/propose", status_code=200)
async def propose(consent: TheConsent, caller: TheCaller, table: TableId, data: JSONBody[messages.Propose]) -> Ack:
    """Ask everybody to pause, resume, abandon, or go back to before an event."""
    return Ack((await consent.propose(caller, table, data)).next)


@post("/tables/{table:str}/agree", status_code=200)
async def agree(consent: TheConsent, caller: TheCaller, table: TableId) -> Ack:
    return Ack((await consent.agree(caller, table)).next)


@post("/tables/{table:str}/decline", status_code=200)
async def decline(consent: TheConsent, caller: TheCaller, table: TableId) -> Ack:
    return Ack((await consent.decline(caller, table)).next)


@post("/tables/{table:str}/resign", status_code=200)
async def resign(playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]) -> Ack:
    return Ack((await playing.resign(caller, table, data.seat)).next)


@post("/tables/{table:str}/back", status_code=200)
async def come_back(playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]) -> Ack:
    return Ack((await playing.come_back(caller, table, data.seat)).next)


@post("/tables/{table:str}/replace", status_code=200)
async def replace(playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[shapes.OneSeat]) -> Ack:
    """A bot sits in for somebody who has not answered for as long as was agreed; they may come back."""
    return Ack((await playing.go_on_without(caller, table, data.seat)).next)


@get("/tables/{table:str}/standing")
async def standing(
    rooms: TheRooms, caller: TheCaller, table: TableId, seat: Annotated[int, QueryParameter(ge=0, le=20)]
) -> list[Standing]:
    """Your standing answers; nobody else's."""
    room = await rooms.fresh(table)
    return room.chairs[caller.must_play(room, seat)].standing


@put("/tables/{table:str}/standing")
async def set_standing(
    playing: ThePlaying, caller: TheCaller, table: TableId, data: JSONBody[messages.StandingAnswers]
) -> Ack:
    return Ack((await playing.set_standing(caller, table, data)).next)


HANDLERS = [
    update, events, answer, undo, why, explain, hint, chat, propose, agree, decline, resign, come_back, replace,
    standing,
    set_standing,
]  # fmt: skip
