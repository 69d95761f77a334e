"""The HTTP routes. Each is a few lines: who may, what is wanted, what is told."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

import meydan
from meydan.core.schema import schema
from meydan.games import find
from meydan.server import lobby, playing, shapes, wire
from meydan.server.callers import COOKIE, YEAR, Caller, Signer, admitted, invited, new_id, new_number, plain
from meydan.server.chairs import OUTSIDE, PERSON
from meydan.server.faults import Fault
from meydan.server.house import House
from meydan.server.room import Room
from meydan.server.shapes import Ack, Link, TableInfo

TheHouse = NamedDependency[House]
TheSigner = NamedDependency[Signer]
TheCaller = NamedDependency[Caller]
Invite = Annotated[str | None, QueryParameter(max_length=400)]
Teach = Annotated[str | None, QueryParameter(max_length=400)]
TableId = Annotated[str, PathParameter(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
SPECTATOR = -1
Eye = Annotated[int, QueryParameter(ge=SPECTATOR, le=20)]
"""Through which of your seats you look; -1 as a spectator."""
GameKey = Annotated[str, PathParameter(max_length=32)]
Troops = Annotated[int, QueryParameter(ge=1, le=300)]
Speed = Annotated[bool, QueryParameter()]
SeatPlace = Annotated[int, PathParameter(ge=0, le=20)]
Place = Annotated[int, PathParameter(ge=0, le=10_000_000)]
PAGE = 500
"""Events told at once; a client asks for the rest."""


def info(room: Room, caller: TheCaller) -> TableInfo:
    told = wire.info(room, caller.guest)
    return msgspec.convert(told | {"waiting": wire.asked(room, caller.guest)}, TableInfo)


# People and games


@get("/me")
async def me(caller: TheCaller, house: TheHouse) -> shapes.Me:
    """Who you are here: nobody until you take a name."""
    name = await house.store.name_of(caller.guest) if caller.guest else None
    return shapes.Me(caller.guest if name else None, name)


@put("/me")
async def be(
    caller: TheCaller,
    house: TheHouse,
    signer: TheSigner,
    request: Request[Any, Any, Any],
    data: JSONBody[shapes.NewName],
) -> Response[shapes.Me]:
    """Take a name; that is all it needs to play. A cookie remembers you."""
    name = " ".join(plain(data.name).split())
    if not name:
        raise Fault("bad-value", {"fault": "name"})
    if caller.guest is None and not request.app.state.newcomers.take(caller.address):
        raise Fault("too-fast")
    guest = caller.guest or new_id(20)
    await house.store.set_name(guest, name)
    cookie = Cookie(
        COOKIE,
        value=signer.sign("guest", guest),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
        path="/",
    )
    return Response(shapes.Me(guest, name), cookies=[cookie])


@get("/games", sync_to_thread=False)
def games() -> list[shapes.GameInfo]:
    return [game_info(key) for key in meydan.games()]


def game_info(key: str) -> shapes.GameInfo:
    game = find(key)
    options = [
        shapes.OptionInfo(
            option.key, list(option.rules), {str(seats): list(option.choices(seats)) for seats in game.seats}
        )
        for option in game.options
    ]
    return shapes.GameInfo(key, game.version, game.seats.start, game.seats.stop - 1, ["random", *game.bots], options)


@get("/games/{game:str}/schema", sync_to_thread=False)
def game_schema(game: GameKey) -> dict[str, Any]:
    """The JSON Schema of a game's actions, events, prompts and views."""
    if game not in meydan.games():
        raise Fault("not-found")
    return schema(find(game))


@get("/games/{game:str}/odds", sync_to_thread=False)
def game_odds(game: GameKey, attack: Troops, defend: Troops, speed: Speed = False) -> shapes.Odds:
    """The exact chance that an attack fought to the end wins, and what it costs both sides."""
    known = find(game).odds if game in meydan.games() else None
    if known is None:
        raise Fault("not-found")
    try:
        fight = known(attack, defend, speed)
    except ValueError as fault:
        raise Fault("bad-value", {"fault": str(fault)}) from fault
    return shapes.Odds(fight.win, fight.attack_lost, fight.defence_lost)


# Tables


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


# Links


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


# Play


@get("/tables/{table:str}/update")
async def update(
    house: TheHouse,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    seat: Eye = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=-1, le=10_000_000)] = -1,
    invite: Invite = None,
    teach: Teach = None,
) -> shapes.Update:
    """The table as one of your seats sees it, or a spectator, with the events from number `since` on."""
    async with house.at(table) as room:
        eye = await look(house, signer, room, caller, seat, invite, teach)
        first = room.next if since < 0 else max(since, room.next - PAGE)
        happened = await events_since(house, room, first)
        told = wire.update(room, eye, min(first, room.next), happened, house.now())
    return msgspec.convert(told, shapes.Update)


@get("/tables/{table:str}/events")
async def events(
    house: TheHouse,
    signer: TheSigner,
    caller: TheCaller,
    table: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=10_000_000)],
    seat: Eye = SPECTATOR,
    invite: Invite = None,
    teach: Teach = None,
) -> shapes.Told:
    """A page of the past, from number `since` on."""
    async with house.at(table) as room:
        eye = await look(house, signer, room, caller, seat, invite, teach)
    listed = [wire.reread(room, item) for item in await house.store.items(table, since, since + PAGE)]
    return shapes.Told(since, [wire.told(room, item, eye) for item in listed])


async def look(
    house: TheHouse,
    signer: TheSigner,
    room: Room,
    caller: TheCaller,
    seat: int,
    invite: str | None,
    teach: str | None,
) -> int | None:
    """Through whose eyes this caller may look."""
    if teach is not None:
        read = signer.read("teach", teach)
        for chair in room.chairs:
            if chair.teach > 0 and read == [room.id, chair.seat, chair.teach]:
                return chair.seat
        raise Fault("bad-token")
    await admitted(house, signer, room, caller, invite)
    return None if seat == SPECTATOR else caller.must_play(room, seat)


async def events_since(house: TheHouse, room: Room, first: int) -> list[Any]:
    """From memory, or from the log if they are older."""
    if first >= room.first:
        return room.recent[first - room.first :]
    older = await house.store.items(room.id, first, room.first)
    return [*[wire.reread(room, item) for item in older], *room.recent]


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


# Records


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


RECORD_SIZE = 8_000_000


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


HANDLERS = [
    me, be, games, game_schema, game_odds, lobby_list, mine, make, show, close, sit, leave, swap, start, rematch,
    invite_link, renew_invite, revoke_invite, teach, stop_teaching, bot_token, update, events, answer, undo, why,
    chat, mute, propose, agree, decline, resign, come_back, standing, set_standing, record, draws, position, fork,
    take_in, verify,
]  # fmt: skip

FAULTS = {
    status: ResponseSpec(shapes.Error, description="What was wrong, and what to do")
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}
for handler in HANDLERS:
    handler.responses = FAULTS
