"""Who may come to a table, and through whose eyes they look."""

from dataclasses import dataclass

from meydan.core.contract import Seat
from meydan.server.callers import Caller, Signer
from meydan.server.faults import Fault
from meydan.server.guests import Guests
from meydan.server.room import Room

SPECTATOR = -1


@dataclass(eq=False)
class Admission:
    signer: Signer
    guests: Guests

    def invited(self, room: Room, invite: str | None) -> bool:
        return room.invite > 0 and self.signer.read("invite", invite) == [room.id, room.invite]

    async def admit(self, room: Room, caller: Caller, invite: str | None) -> None:
        """A private table is there for those who sit at it, made it, or came by its link; for others it is not."""
        if caller.guest in room.removed and not room.seats_of(caller.guest):
            raise Fault("removed")
        if room.public or caller.guest == room.host or room.seats_of(caller.guest):
            return
        if caller.outside is not None and caller.plays(room, caller.outside[1]):
            return
        if self.invited(room, invite):
            if caller.guest is not None:
                await self.guests.add_member(room.id, caller.guest)
            return
        if caller.guest is not None and await self.guests.is_member(room.id, caller.guest):
            return
        raise Fault("no-table")

    async def eye(
        self, room: Room, caller: Caller, seat: Seat, invite: str | None = None, teach: str | None = None
    ) -> Seat | None:
        """Through whose eyes this caller may look; None is a spectator."""
        if teach is not None:
            return self.taught(room, teach)
        await self.admit(room, caller, invite)
        return None if seat == SPECTATOR else caller.must_play(room, seat)

    def taught(self, room: Room, teach: str) -> Seat:
        """The seat whose hand this link shows."""
        read = self.signer.read("teach", teach)
        for chair in room.chairs:
            if chair.teach > 0 and read == [room.id, chair.seat, chair.teach]:
                return chair.seat
        raise Fault("bad-token")
