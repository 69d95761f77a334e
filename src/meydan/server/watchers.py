"""Who is watching which table, and what each of them is sent."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from meydan.core.contract import Seat
from meydan.server import messages, wire
from meydan.server.chairs import OUTSIDE
from meydan.server.changes import Answer, Hush, Seal, ShowOut, Undo
from meydan.server.entry import Entry
from meydan.server.notices import Happening
from meydan.server.room import Room


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
        address: str = "",
        invite: int | None = None,
    ) -> None:
        self.guest = guest
        self.address = address
        self.ticket = ticket
        self.invite = invite
        """The number of the link that somebody without a name came by; nothing else lets them in."""
        self.eyes = list(eyes)
        self.playing = list(playing)
        """The seats it may answer for; a friend at a teaching seat sees and does not answer."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.present: messages.PresenceMessage | None = None
        """The last it was sent of who is here."""

    def send(self, message: msgspec.Struct) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Never waits: whoever cannot keep up is let go, and resyncs on coming back."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Watchers:
    def __init__(self) -> None:
        self.tables: dict[str, list[Watcher]] = {}
        self.moved: Callable[[str], None] = lambda table: None
        """Called when somebody who watches has sat down or got up: who is here is something else then."""

    def of(self, table: str) -> list[Watcher]:
        return self.tables.get(table, [])

    def add(self, room: Room, watcher: Watcher) -> None:
        self.tables.setdefault(room.id, []).append(watcher)

    def remove(self, room: Room, watcher: Watcher) -> None:
        left = [other for other in self.of(room.id) if other is not watcher]
        if left:
            self.tables[room.id] = left
        else:
            self.tables.pop(room.id, None)

    def crowded(self, table: str, newcomer: Watcher, most: int) -> bool:
        """Whether one person, or one link, or people without a name, hold too many sockets at this table already."""
        mine = [w for w in self.of(table) if w.guest == newcomer.guest and w.ticket == newcomer.ticket]
        return len(mine) >= (most if newcomer.guest or newcomer.ticket else 20 * most)

    def tell(self, room: Room, entries: Sequence[Entry], now: float) -> None:
        """What these entries brought about, to everybody in their own form."""
        if not self.of(room.id):
            return
        first = max(entries[0].first, room.first)
        happened = room.recent[first - room.first :]
        if any(isinstance(entry.change, ShowOut) for entry in entries):
            self.show_out(room)
        if any(isinstance(entry.change, Hush) for entry in entries):
            self.reseat(room)
        answers = [entry.change for entry in entries if isinstance(entry.change, Answer | Undo | Seal)]
        if happened or room.asked_by >= entries[0].number or len(answers) < len(entries):
            self.update(room, first, happened, now)
            return
        seats = [answer.seat for answer in answers]
        self.update(room, first, [], now, seats)
        if not isinstance(answers[-1], Seal):
            note = msgspec.json.encode(messages.AnsweredMessage(wire.answered(room)))
            for watcher in self.of(room.id):
                if not any(eye in seats for eye in watcher.eyes):
                    watcher.send_bytes(note)

    def update(
        self,
        room: Room,
        first: int,
        happened: Sequence[Happening],
        now: float,
        only: Sequence[Seat] | None = None,
    ) -> None:
        written: dict[Seat | None, bytes] = {}
        for watcher in self.of(room.id):
            for eye in watcher.eyes:
                if only is not None and eye not in only:
                    continue
                if eye not in written:
                    written[eye] = msgspec.json.encode(wire.update(room, eye, first, happened, now))
                watcher.send_bytes(written[eye])

    def resync(self, room: Room, now: float) -> None:
        """The position as it is. Clients that miss events see the gap and ask for them."""
        self.update(room, room.next, [], now)

    def reseat(self, room: Room) -> None:
        """Who sits where has changed. The eyes of those who sit down or leave change with it."""
        for watcher in self.of(room.id):
            if watcher.guest is not None and watcher.playing != room.seats_of(watcher.guest):
                watcher.playing = room.seats_of(watcher.guest)
                watcher.eyes = list(watcher.playing) or [wire.NOBODY]
                self.moved(room.id)
            watcher.send(messages.TableMessage(wire.info(room, watcher.guest)))

    def show_out(self, room: Room) -> None:
        """Whoever was shown out by the host, and does not sit here, has to go."""
        for watcher in self.of(room.id):
            if watcher.guest in room.removed and not watcher.playing:
                watcher.let_go()

    def check_tickets(self, room: Room) -> None:
        """A link that was revoked, or whose chair has somebody else on it, shows nothing any more."""
        for watcher in self.of(room.id):
            invited = room.public or watcher.invite in (None, room.invite)
            if not invited or (watcher.ticket is not None and not watcher.ticket.holds(room)):
                watcher.let_go()
