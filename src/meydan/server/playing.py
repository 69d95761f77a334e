"""What somebody does at a running table: answer, take back, talk, resign. The socket and HTTP both come here."""

from dataclasses import dataclass

import msgspec

from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.errors import Illegal
from meydan.core.explain import NothingToExplain
from meydan.server import changes, drafts, messages
from meydan.server.bans import Bans
from meydan.server.callers import Caller, plain
from meydan.server.changes import AnyChange
from meydan.server.clockwork import Clockwork
from meydan.server.db import RUNNING
from meydan.server.door import Door
from meydan.server.drafts import Draft
from meydan.server.faults import Fault
from meydan.server.guests import Guests
from meydan.server.limits import Limits
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.store import Store

LONGEST, DEEPEST = 20_000, 8
"""Letters of all standing answers of a seat, and how deeply they are nested."""


@dataclass(eq=False)
class Playing:
    rooms: Rooms
    door: Door
    store: Store
    guests: Guests
    clockwork: Clockwork
    limits: Limits
    bans: Bans

    async def answer(self, caller: Caller, table: str, wanted: messages.Answer) -> Room:
        return await self.enter(
            caller,
            table,
            wanted.seat,
            wanted.key,
            lambda room: drafts.answer(room, wanted.seat, wanted.action, "person"),
        )

    async def undo(self, caller: Caller, table: str, wanted: messages.Undo) -> Room:
        def draft(room: Room) -> list[AnyChange]:
            if wanted.seat in room.resigned:
                raise Fault("not-yours")
            if room.sealed_over_days() and wanted.seat in room.held:
                return [changes.Seal(wanted.seat, None)]
            return [changes.Undo(wanted.seat)]

        return await self.enter(caller, table, wanted.seat, wanted.key, draft)

    async def enter(self, caller: Caller, table: str, seat: Seat, key: str, draft: Draft) -> Room:
        """What the rules refuse is said in their own sentence, in the caller's language."""
        room = await self.rooms.room(table)
        caller.must_play(room, seat)
        try:
            return await self.door.enter(table, draft, key_of(caller, seat, key))
        except Illegal as fault:
            if room.position is None:
                raise Fault("not-running") from None
            message = room.position.text(fault, caller.lang, seat)
            raise Fault("refused", message=message, rules=fault.rules) from None

    async def why(self, caller: Caller, table: str, wanted: messages.Why) -> messages.Reason:
        """Why a piece, card or place cannot be chosen now, with the rule."""
        async with self.rooms.at(table) as room:
            seat = caller.must_play(room, wanted.seat)
            position = room.begun()
            refusal = position.why_not(seat, wanted.id)
            if refusal is None:
                return messages.Reason(True)
            return messages.Reason(False, position.text(refusal, caller.lang, seat, ids=False), list(refusal.rules))

    async def explain(self, caller: Caller, table: str, seat: Seat | None, id: str) -> messages.Explanation:
        """What a thing is and does, as far as whoever looks through these eyes may know."""
        async with self.rooms.at(table) as room:
            try:
                found = room.begun().explain(id, caller.lang, seat)
            except NothingToExplain:
                raise Fault("not-found") from None
            return msgspec.convert(found, messages.Explanation)

    # Talk

    async def chat(self, caller: Caller, table: str, wanted: messages.Chat) -> Room:
        guest = caller.known()
        room = await self.rooms.room(table)
        name = await self.guests.known_name(guest)
        if guest in room.muted:
            raise Fault("muted")
        if room.hushed:
            raise Fault("chat-off")
        self.bans.must_hear(caller)
        if room.passes_for_another(guest, name):
            raise Fault("name-taken")
        self.limits.chatter.must_take(guest)
        text = plain(wanted.text)
        if not text:
            raise Fault("bad-value", {"fault": "text"})
        seat = next(iter(room.seats_of(guest)), None)
        line = changes.Chat(name, guest, text, seat)
        return await self.door.enter(table, lambda room: [line], key_of(caller, None, wanted.key))

    async def mute(self, caller: Caller, table: str, wanted: messages.Mute) -> Room:
        """The host silences whoever said something, or lets them speak again."""
        room = await self.rooms.room(table)
        if caller.known() != room.host:
            raise Fault("not-host")
        entry = await self.store.entry_of(table, wanted.event)
        line = entry.change if entry is not None else None
        if not isinstance(line, changes.Chat) or line.guest == room.host:
            raise Fault("not-found")
        mute = changes.Mute(line.guest, line.name, wanted.on)
        return await self.door.enter(table, lambda room: [mute])

    # Coming and going

    async def resign(self, caller: Caller, table: str, seat: Seat) -> Room:
        room = await self.rooms.fresh(table)
        caller.must_play(room, seat)

        def draft(room: Room) -> list[AnyChange]:
            if room.status != RUNNING or seat in room.resigned:
                raise Fault("not-running")
            return [changes.Resign(seat)]

        return await self.door.enter(table, draft)

    async def come_back(self, caller: Caller, table: str, seat: Seat) -> Room:
        """Whoever ran out of time takes the seat back from the bot."""
        room = await self.rooms.fresh(table)
        caller.must_play(room, seat)

        def draft(room: Room) -> list[AnyChange]:
            if room.status != RUNNING or seat not in room.away:
                raise Fault("not-running")
            return [changes.Back(seat)]

        return await self.door.enter(table, draft)

    async def go_on_without(self, caller: Caller, table: str, seat: Seat) -> Room:
        """A bot sits in for somebody who is gone, if another person at the table wants it."""
        room = await self.rooms.fresh(table)
        if not room.seats_of(caller.known()):
            raise Fault("not-yours")

        def draft(room: Room) -> list[AnyChange]:
            if seat not in room.gone(self.clockwork.clock.now()):
                raise Fault("not-gone")
            return [changes.Away(seat)]

        return await self.door.enter(table, draft)

    async def end_deserted(self, caller: Caller, table: str) -> Room:
        """The host ends a game none of whose people answer."""

        def draft(room: Room) -> list[AnyChange]:
            if caller.known() != room.host:
                raise Fault("not-host")
            if room.status != RUNNING:
                raise Fault("not-open")
            if not room.gone(self.clockwork.clock.now()):
                raise Fault("not-gone")
            return [changes.Desert()]

        return await self.door.enter(table, draft)

    # Standing answers

    async def set_standing(self, caller: Caller, table: str, wanted: messages.StandingAnswers) -> Room:
        """Secret, and the server's: they enter the log as ordinary answers."""
        room = await self.rooms.fresh(table)
        seat = caller.must_play(room, wanted.seat)
        text = msgspec.json.encode(wanted.answers).decode()
        if len(text) > LONGEST or depth(msgspec.to_builtins(wanted.answers)) > DEEPEST:
            raise Fault("bad-standing")
        await self.store.change_seat(table, seat, {"kind": room.chairs[seat].kind}, standing=text)
        room = await self.rooms.reread_row(table, shown=False)
        await self.store.set_deadline(table, self.clockwork.timetable.deadline(room))
        self.clockwork.attend(room)
        return room


def key_of(caller: Caller, seat: Seat | None, key: str) -> str:
    """A key counts for one person at one seat."""
    return f"{'bot' if caller.guest is None else caller.guest}/{seat}/{key}"


def depth(value: Json) -> int:
    """How deeply lists and objects are nested, as far as it matters."""
    count, level = 0, [value]
    while level and count <= DEEPEST:
        count += 1
        inside = [list(one.values()) if isinstance(one, dict) else one for one in level if isinstance(one, dict | list)]
        level = [item for items in inside for item in items]
    return count
