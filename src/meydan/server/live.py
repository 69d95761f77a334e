"""The live wire: one socket, one table. docs/wire.md tells every message."""

import asyncio
import re
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meydan.core.errors import Illegal
from meydan.server import looking, playing, shapes, wire
from meydan.server.callers import Buckets, Caller, caller_of
from meydan.server.faults import Fault, language
from meydan.server.house import House
from meydan.server.room import Room
from meydan.server.watch import Ticket, Watcher

REFUSED, TOO_FAST, TOO_SLOW = 4403, 4429, 4408
LONGEST = 16_384


class Do(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client may say."""


class DoAnswer(Do, tag="answer"):
    seat: shapes.SeatNumber
    action: shapes.Raw
    key: shapes.Key


class DoUndo(Do, tag="undo"):
    seat: shapes.SeatNumber
    key: shapes.Key


class DoChat(Do, tag="chat"):
    text: str
    key: shapes.Key


class DoWhy(Do, tag="why"):
    seat: shapes.SeatNumber
    id: str
    key: shapes.Key


class DoSync(Do, tag="sync"):
    since: int


class DoPing(Do, tag="ping"):
    key: shapes.Key | None = None


Command: TypeAlias = DoAnswer | DoUndo | DoChat | DoWhy | DoSync | DoPing
decoder = msgspec.json.Decoder(Command)


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    query = socket.query_params
    house: House = socket.app.state.house
    await socket.accept()
    if not re.fullmatch("[A-Za-z0-9_-]{1,24}", table):
        table = "-"
    lang = language(query.get("lang") or socket.headers.get("accept-language"))
    try:
        if not same_origin(socket):
            raise Fault("other-origin")
        caller = caller_of(socket, query.get("lang"))
        room = await house.fresh(table)
        watcher = await seat_eyes(house, socket, room, caller)
        since = int(query["since"]) if re.fullmatch("[0-9]{1,9}", query.get("since", "")) else room.next
        if house.watch.crowded(room.id, watcher, house.settings.sockets_per_guest):
            raise Fault("too-fast")
    except Fault as fault:
        await socket.send_data(msgspec.json.encode({"type": "refused", **fault.told(lang)}).decode())
        await socket.close(REFUSED, fault.code)
        return
    sender = asyncio.create_task(send_on(socket, watcher))
    try:
        await greet(house, table, watcher, since)
        await listen(socket, house, caller, room, watcher)
    finally:
        house.watch.remove(room, watcher)
        presence(house, table)
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page elsewhere must not open a socket in a visitor's name."""
    origin = socket.headers.get("origin")
    allowed: Any = socket.app.state.origins
    return origin is None or allowed(origin, socket.headers.get("host", ""))


async def seat_eyes(house: House, socket: WebSocket[Any, Any, Any], room: Room, caller: Caller) -> Watcher:
    """A seat's own eyes for whoever sits, a consenting friend's for a teaching link, else a spectator's."""
    query, signer = socket.query_params, socket.app.state.signer
    backlog = house.settings.backlog
    if query.get("teach"):
        seat = await looking.look(house, signer, room, caller, looking.SPECTATOR, None, query["teach"])
        assert seat is not None
        return Watcher(None, [seat], [], backlog, ticket(room, seat, room.chairs[seat].teach))
    await looking.look(house, signer, room, caller, looking.SPECTATOR, query.get("invite"), None)
    if caller.outside is not None:
        seat = caller.must_play(room, caller.outside[1])
        return Watcher(None, [seat], [seat], backlog, ticket(room, seat, room.chairs[seat].token))
    seats = room.seats_of(caller.guest)
    return Watcher(caller.guest, seats or [wire.NOBODY], seats, backlog)


def ticket(room: Room, seat: int, number: int) -> Ticket:
    chair = room.chairs[seat]
    return Ticket(seat, number, chair.kind, chair.guest)


async def greet(house: House, table: str, watcher: Watcher, since: int) -> None:
    """Everything missed since the last number the client has; from then on all that happens."""
    async with house.at(table) as room:
        if watcher.ticket is not None and not watcher.ticket.holds(room):
            return watcher.let_go()
        first = min(max(since, room.next - looking.PAGE), room.next)
        happened = await looking.events_since(house, room, first)
        watcher.send(msgspec.json.encode({"type": "table", "table": wire.info(room, watcher.guest)}))
        for eye in watcher.eyes:
            watcher.send(msgspec.json.encode(wire.update(room, eye, first, happened, house.now())))
        if watcher not in house.watch.watchers.get(table, []):
            house.watch.add(room, watcher)
            presence(house, table)


def presence(house: House, table: str) -> None:
    """Told a moment later, once for all who came and went meanwhile."""
    if table not in house.gathering:
        house.gathering.add(table)
        asyncio.get_running_loop().call_later(house.settings.presence_pause, tell_presence, house, table)


def tell_presence(house: House, table: str) -> None:
    house.gathering.discard(table)
    house.watch.presence(table, house.now())
    house.publish({"t": table, **house.watch.here(table)})


async def send_on(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while (message := await watcher.queue.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(TOO_SLOW, "too-slow")


async def listen(socket: WebSocket[Any, Any, Any], house: House, caller: Caller, room: Room, watcher: Watcher) -> None:
    speed = house.settings.messages_per_second
    allowance = Buckets(speed, 3 * speed)
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data("text")
            if not allowance.take(""):
                refuse(watcher, Fault("too-fast"), caller.lang, None)
                await socket.close(TOO_FAST, "too-fast")
                return
            await obey(house, caller, room, watcher, text)


async def obey(house: House, caller: Caller, room: Room, watcher: Watcher, text: str | bytes) -> None:
    key: str | None = None
    try:
        if len(text) > LONGEST:
            raise Fault("too-big")
        try:
            command = decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as fault:
            raise Fault("bad-request", {"fault": str(fault)}) from None
        key = getattr(command, "key", None)
        reply = await carry_out(house, caller, room, watcher, command)
    except Fault as fault:
        refuse(watcher, fault, caller.lang, key)
    except Illegal as fault:
        refuse(watcher, playing.refusal(room, fault, 0, caller.lang), caller.lang, key)
    else:
        if reply is not None:
            watcher.send(msgspec.json.encode(reply | {"key": key}))


def refuse(watcher: Watcher, fault: Fault, lang: str, key: str | None) -> None:
    watcher.send(msgspec.json.encode({"type": "refused", "key": key, **fault.told(lang)}))


async def carry_out(
    house: House, caller: Caller, room: Room, watcher: Watcher, command: Command
) -> dict[str, Any] | None:
    """The same functions as over HTTP, and the reply."""
    table = room.id
    if isinstance(command, DoPing):
        return {"type": "pong", "now": house.now()}
    if isinstance(command, DoSync):
        await greet(house, table, watcher, max(0, command.since))
        return None
    if isinstance(command, DoWhy):
        if not 0 < len(command.id) <= 80:
            raise Fault("bad-value", {"fault": "id"})
        reason = await playing.why(house, caller, table, shapes.Why(command.seat, command.id))
        return {"type": "why", **msgspec.structs.asdict(reason)}
    if isinstance(command, DoAnswer):
        room = await playing.answer(house, caller, table, shapes.Answer(command.seat, command.action, command.key))
    elif isinstance(command, DoUndo):
        room = await playing.undo(house, caller, table, shapes.Undo(command.seat, command.key))
    else:
        if not 0 < len(command.text) <= 500:
            raise Fault("bad-value", {"fault": "text"})
        room = await playing.chat(house, caller, table, shapes.Chat(command.text, command.key))
    return {"type": "ack", "next": room.next}
