"""What needs everybody's consent: to pause, to go on, to give up, to go back."""

from dataclasses import dataclass

import msgspec

from meydan.core.contract import Seat
from meydan.server import changes, drafts, messages
from meydan.server.callers import Caller
from meydan.server.changes import AnyChange, Rewinding
from meydan.server.db import RUNNING
from meydan.server.door import Door
from meydan.server.faults import Fault
from meydan.server.ledger import Ledger, before_event, state_after
from meydan.server.reading import Reader
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.store import Store


@dataclass(eq=False)
class Consent:
    rooms: Rooms
    door: Door
    store: Store
    reader: Reader

    async def propose(self, caller: Caller, table: str, wanted: messages.Propose) -> Room:
        room = await self.rooms.fresh(table)
        seats = seats_that_count(room, caller)
        if wanted.what in ("pause", "resume") and room.paused == (wanted.what == "pause"):
            raise Fault("paused" if room.paused else "not-running")
        rewinding = await self.rewinding(room, wanted.event, seats) if wanted.what == "rewind" else None
        proposed = changes.Propose(seats[0], wanted.what, wanted.event, seats, rewinding)

        def draft(room: Room) -> list[AnyChange]:
            if room.proposal is not None:
                raise Fault("proposal-open")
            return [*drafts.back(room, seats), proposed]

        return await self.door.enter(table, draft)

    async def agree(self, caller: Caller, table: str) -> Room:
        room = await self.rooms.fresh(table)
        seats = seats_that_count(room, caller)
        proposal = room.proposal
        if proposal is None:
            raise Fault("no-proposal")
        rewinding = None
        if proposal.what == "rewind" and proposal.to is not None:
            rewinding = await self.rewinding(room, proposal.to, [*seats, *proposal.agreed])
        agreed = changes.Agree(seats[0], seats, rewinding)

        def draft(room: Room) -> list[AnyChange]:
            if room.proposal != proposal:
                raise Fault("no-proposal")
            return [*drafts.back(room, seats), agreed]

        return await self.door.enter(table, draft)

    async def decline(self, caller: Caller, table: str) -> Room:
        room = await self.rooms.fresh(table)
        seat = seats_that_count(room, caller)[0]
        return await self.door.enter(table, lambda room: [changes.Decline(seat)])

    async def rewinding(self, room: Room, event: int, agreed: list[Seat]) -> Rewinding | None:
        """The state from just before an event, worked out from the whole log, once all have agreed."""
        if any(seat not in agreed for seat in room.people_now()):
            return None
        entries = await self.store.entries_after(room.id)
        target = before_event(entries, event)
        ledger = Ledger(room, entries)
        packed = msgspec.json.encode(ledger.record(revealed=True))
        state = await self.reader.read(state_after, packed, ledger.ends[target.number])
        return Rewinding(target.number, room.version, msgspec.json.decode(state))


def seats_that_count(room: Room, caller: Caller) -> list[Seat]:
    """The caller's seats at a running table, of those whose consent counts."""
    if room.status != RUNNING:
        raise Fault("not-running")
    seats = [seat for seat in room.seats_of(caller.known()) if seat not in room.resigned]
    if not seats:
        raise Fault("not-yours")
    return seats
