"""Who may look at a table through whose eyes, and what has happened there."""

from typing import Any

from meydan.server import wire
from meydan.server.callers import Caller, Signer, admitted
from meydan.server.faults import Fault
from meydan.server.house import House
from meydan.server.room import Room

SPECTATOR = -1
PAGE = 500
"""Events told at once; a client asks for the rest."""


async def look(
    house: House,
    signer: Signer,
    room: Room,
    caller: Caller,
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


async def events_since(house: House, room: Room, first: int) -> list[Any]:
    """From memory, or from the log if they are older."""
    if first >= room.first:
        return room.recent[first - room.first :]
    older = await house.store.items(room.id, first, room.first)
    return [*[wire.reread(room, item) for item in older], *room.recent]
