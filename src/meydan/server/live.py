"""The live wire: one socket, one table. docs/wire.md tells every message."""

import asyncio
import logging
import re
import secrets
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meydan.core.contract import Seat
from meydan.core.errors import Illegal
from meydan.server import logs, messages, past, wire
from meydan.server.admission import SPECTATOR, Admission
from meydan.server.callers import Caller, caller_of
from meydan.server.faults import Fault, language
from meydan.server.limits import Buckets
from meydan.server.process import Process
from meydan.server.room import Room
from meydan.server.watchers import Ticket, Watcher

Socket: TypeAlias = WebSocket[Any, Any, Any]
REFUSED, TOO_FAST, TOO_SLOW = 4403, 4429, 4408
LONGEST = 16_384
"""Letters of a message."""

log = logging.getLogger("meydan.server")

decoder: msgspec.json.Decoder[messages.AnyMessage] = msgspec.json.Decoder(messages.AnyMessage)


@websocket("/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    query = socket.query_params
    process: Process = socket.app.state.process
    logs.request.set(secrets.token_hex(6))
    await socket.accept()
    if not re.fullmatch("[A-Za-z0-9_-]{1,24}", table):
        table = "-"
    lang = language(query.get("lang") or socket.headers.get("accept-language"))
    try:
        if not same_origin(socket):
            raise Fault("other-origin")
        caller = process.bans.must_admit(caller_of(socket, query.get("lang")))
        room = await process.rooms.fresh(table)
        watcher = await look(process.admission, room, caller, query, process.settings.backlog)
        since = int(query["since"]) if re.fullmatch("[0-9]{1,9}", query.get("since", "")) else room.next
        if process.watchers.crowded(room.id, watcher, process.settings.sockets_per_guest):
            raise Fault("too-fast")
    except Fault as fault:
        await socket.send_data(msgspec.json.encode(refused(fault, lang, None)).decode())
        await socket.close(REFUSED, fault.code)
        return
    await Talk(process, socket, caller, room, watcher).run(since)


def same_origin(socket: Socket) -> bool:
    """A page elsewhere must not open a socket in a visitor's name."""
    origin = socket.headers.get("origin")
    allowed: Any = socket.app.state.origins
    return origin is None or allowed(origin, socket.headers.get("host", ""))


async def look(admission: Admission, room: Room, caller: Caller, query: Any, backlog: int) -> Watcher:
    """A seat's own eyes for whoever sits, a consenting friend's for a teaching link, else a spectator's."""
    if query.get("teach"):
        seat = admission.taught(room, query["teach"])
        return Watcher(None, [seat], [], backlog, ticket(room, seat, room.chairs[seat].teach), caller.address)
    await admission.eye(room, caller, SPECTATOR, query.get("invite"))
    if caller.outside is not None:
        seat = caller.must_play(room, caller.outside[1])
        return Watcher(None, [seat], [seat], backlog, ticket(room, seat, room.chairs[seat].token), caller.address)
    seats = room.seats_of(caller.guest)
    link = room.invite if caller.guest is None and not room.public else None
    return Watcher(caller.guest, seats or [wire.NOBODY], seats, backlog, address=caller.address, invite=link)


def ticket(room: Room, seat: Seat, number: int) -> Ticket:
    chair = room.chairs[seat]
    return Ticket(seat, number, chair.kind, chair.guest)


def refused(fault: Fault, lang: str, key: str | None) -> messages.RefusedMessage:
    return messages.RefusedMessage(**fault.json(lang), key=key)


class Talk:
    """What is said over one socket, until it closes."""

    def __init__(self, process: Process, socket: Socket, caller: Caller, room: Room, watcher: Watcher) -> None:
        self.rooms, self.store, self.clock = process.rooms, process.store, process.clock
        self.playing = process.playing
        self.errors = process.metrics.errors
        self.watchers, self.presence = process.watchers, process.presence
        speed = process.settings.messages_per_second
        self.allowance = Buckets(speed, 3 * speed)
        self.socket = socket
        self.caller = caller
        self.room = room
        self.table = room.id
        self.watcher = watcher

    async def run(self, since: int) -> None:
        sender = asyncio.create_task(self.send_on())
        try:
            await self.greet(since)
            await self.listen()
        finally:
            self.watchers.remove(self.room, self.watcher)
            self.presence.change(self.table)
            sender.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def send_on(self) -> None:
        while (message := await self.watcher.queue.get()) is not None:
            await self.socket.send_data(message, mode="text")
        await self.socket.close(TOO_SLOW, "too-slow")

    async def greet(self, since: int) -> None:
        """Everything missed since the last number the client has; from then on all that happens."""
        watcher = self.watcher
        async with self.rooms.at(self.table) as room:
            if watcher.ticket is not None and not watcher.ticket.holds(room):
                return watcher.let_go()
            first = min(max(since, room.next - past.PAGE), room.next)
            happened = await past.happened_since(self.store, room, first)
            watcher.send(messages.TableMessage(wire.info(room, watcher.guest)))
            for eye in watcher.eyes:
                watcher.send(wire.update(room, eye, first, happened, self.clock.now()))
            if watcher not in self.watchers.of(self.table):
                self.watchers.add(room, watcher)
                self.presence.change(self.table)

    async def listen(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                text = await self.socket.receive_data("text")
                if not self.allowance.take(""):
                    self.watcher.send(refused(Fault("too-fast"), self.caller.lang, None))
                    await self.socket.close(TOO_FAST, "too-fast")
                    return
                await self.reply(text)

    async def reply(self, text: str | bytes) -> None:
        key: str | None = None
        try:
            message = read(text)
            key = getattr(message, "key", None)
            reply = await self.obey(message)
        except Fault as fault:
            self.errors.labels(fault.code).inc()
            if fault.status >= 500:
                log.error("an answer over a socket failed", exc_info=fault, extra={"table": self.table})
            reply = refused(fault, self.caller.lang, key)
        except Illegal as fault:
            reply = refused(Fault("refused", rules=fault.rules), self.caller.lang, key)
        if reply is not None:
            self.watcher.send(reply)

    async def obey(self, message: messages.AnyMessage) -> msgspec.Struct | None:
        """The same functions as over HTTP."""
        caller, table, playing = self.caller, self.table, self.playing
        if isinstance(message, messages.Ping):
            return messages.PongMessage(self.clock.now(), message.key)
        if isinstance(message, messages.Sync):
            await self.greet(max(0, message.since))
            return None
        if isinstance(message, messages.Explain):
            if message.seat not in self.watcher.eyes:
                raise Fault("not-yours")
            found = await playing.explain(caller, table, message.seat, message.id)
            return messages.ExplainMessage(**msgspec.structs.asdict(found), key=message.key)
        if isinstance(message, messages.Why):
            reason = await playing.why(caller, table, message)
            return messages.WhyMessage(**msgspec.structs.asdict(reason), key=message.key)
        if isinstance(message, messages.Answer):
            room = await playing.answer(caller, table, message)
        elif isinstance(message, messages.Undo):
            room = await playing.undo(caller, table, message)
        else:
            room = await playing.chat(caller, table, message)
        return messages.AckMessage(room.next, key=message.key)


def read(text: str | bytes) -> messages.AnyMessage:
    if len(text) > LONGEST:
        raise Fault("too-big")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Fault("bad-request", {"fault": str(fault)}) from None
