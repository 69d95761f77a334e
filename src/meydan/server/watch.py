"""Who is watching which table, and what each of them is sent."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from meydan.core.codec import Json
from meydan.core.contract import Event, Seat
from meydan.server import wire
from meydan.server.chairs import OUTSIDE
from meydan.server.room import Room
from meydan.server.store import Entry

SILENCE = 30.0
"""Seconds after which what another process said of presence no longer counts."""


@dataclass(frozen=True)
class Ticket:
    """What a link admitted somebody to: one chair as it was, with the number of the link."""

    seat: Seat
    number: int
    kind: str
    guest: str | None

    def holds(self, room: Room) -> bool:
        chair = room.chairs[self.seat]
        number = chair.token if self.kind == OUTSIDE else chair.teach
        return (chair.kind, chair.guest, number) == (self.kind, self.guest, self.number)


class Watcher:
    """One socket: the eyes it looks through, and what waits to be sent."""

    def __init__(
        self,
        guest: str | None,
        eyes: Sequence[Seat | None],
        playing: Sequence[Seat],
        backlog: int,
        ticket: Ticket | None = None,
    ) -> None:
        self.guest = guest
        self.ticket = ticket
        self.eyes = list(eyes)
        self.playing = list(playing)
        """The seats it may answer for; a friend at a teaching seat sees and does not answer."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.present = b""
        """The last it was told of presence."""

    def send(self, message: bytes) -> None:
        """Never waits: whoever cannot keep up is let go, and resyncs on coming back."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Watch:
    def __init__(self) -> None:
        self.watchers: dict[str, list[Watcher]] = {}
        self.elsewhere: dict[str, dict[str, Json]] = {}
        """What other processes say of presence, by table and process."""

    def watched(self, table: str) -> bool:
        return bool(self.watchers.get(table))

    def add(self, room: Room, watcher: Watcher) -> None:
        self.watchers.setdefault(room.id, []).append(watcher)

    def crowded(self, table: str, newcomer: Watcher, most: int) -> bool:
        """Whether one person, or one link, or people without a name, hold too many sockets at this table already."""
        mine = [w for w in self.watchers.get(table, []) if w.guest == newcomer.guest and w.ticket == newcomer.ticket]
        return len(mine) >= (most if newcomer.guest or newcomer.ticket else 20 * most)

    def remove(self, room: Room, watcher: Watcher) -> None:
        left = [other for other in self.watchers.get(room.id, []) if other is not watcher]
        if left:
            self.watchers[room.id] = left
        else:
            self.watchers.pop(room.id, None)

    def tell(self, room: Room, entries: Sequence[Entry], now: float) -> None:
        """What these entries brought about, to everybody in their own form."""
        if not self.watched(room.id):
            return
        first = max(entries[0].first, room.first)
        happened = room.recent[first - room.first :]
        moved = room.asked_by >= entries[0].number
        if happened or moved or any(entry.kind not in ("answer", "undo", "seal") for entry in entries):
            self.update(room, first, happened, now)
            return
        seats = [entry.seat for entry in entries]
        self.update(room, first, [], now, seats)
        if entries[-1].kind != "seal":
            note = msgspec.json.encode({"type": "answered", "seats": wire.answered(room)})
            for watcher in self.watchers.get(room.id, []):
                if not any(eye in seats for eye in watcher.eyes):
                    watcher.send(note)

    def update(
        self,
        room: Room,
        first: int,
        happened: Sequence[Event | Json],
        now: float,
        only: Sequence[Seat | None] | None = None,
    ) -> None:
        written: dict[Seat | None, bytes] = {}
        for watcher in self.watchers.get(room.id, []):
            for eye in watcher.eyes:
                if only is not None and eye not in only:
                    continue
                if eye not in written:
                    written[eye] = msgspec.json.encode(wire.update(room, eye, first, happened, now))
                watcher.send(written[eye])

    def resync(self, room: Room, now: float) -> None:
        """The position as it is. Clients that miss events see the gap and ask for them."""
        self.update(room, room.next, [], now)

    def info(self, room: Room) -> None:
        """Who sits where has changed. The eyes of those who sit down or leave change with it."""
        for watcher in self.watchers.get(room.id, []):
            if watcher.guest is not None and watcher.playing != room.seats_of(watcher.guest):
                watcher.playing = room.seats_of(watcher.guest)
                watcher.eyes = list(watcher.playing) or [wire.NOBODY]
            watcher.send(msgspec.json.encode({"type": "table", "table": wire.info(room, watcher.guest)}))

    def check_tickets(self, room: Room) -> None:
        """A link that was revoked, or whose chair has somebody else on it, shows nothing any more."""
        for watcher in self.watchers.get(room.id, []):
            if watcher.ticket is not None and not watcher.ticket.holds(room):
                watcher.let_go()

    # Presence

    def here(self, table: str) -> Json:
        watchers = self.watchers.get(table, [])
        seats = sorted({seat for watcher in watchers for seat in watcher.playing})
        return {"here": seats, "watching": sum(1 for watcher in watchers if not watcher.playing)}

    def presence(self, table: str, now: float) -> None:
        """Tell everybody at this process who is here, at any process, if that has changed for them."""
        heard = [part for part in self.elsewhere.get(table, {}).values() if part["at"] > now - SILENCE]
        parts = [self.here(table), *heard]
        seats = sorted({seat for part in parts for seat in part["here"]})
        watching = sum(part["watching"] for part in parts)
        note = msgspec.json.encode({"type": "presence", "seats": seats, "watching": watching})
        for watcher in self.watchers.get(table, []):
            if watcher.present != note:
                watcher.present = note
                watcher.send(note)
        if not self.watched(table):
            self.elsewhere.pop(table, None)

    def hear_presence(self, table: str, message: Json, now: float) -> None:
        heard = {"here": message["here"], "watching": message["watching"], "at": now}
        self.elsewhere.setdefault(table, {})[message["p"]] = heard
        self.presence(table, now)
