"""Changes that keep order at a table: by its host, or by whoever runs the server."""

from typing import TYPE_CHECKING

import msgspec

from meydan.core.contract import Seat
from meydan.server import notices
from meydan.server.changes.change import Change, Outcome
from meydan.server.db import ABANDONED, RUNNING
from meydan.server.faults import Fault

if TYPE_CHECKING:
    from meydan.server.room import Room


class Mute(Change, tag="mute"):
    guest: str
    name: str
    on: bool

    def apply(self, room: "Room", at: float) -> Outcome:
        room.muted = [guest for guest in room.muted if guest != self.guest]
        if not self.on:
            return Outcome([notices.Unmuted(self.name)])
        room.muted = [*room.muted, self.guest]
        return Outcome([notices.Muted(self.name)])


class Hush(Change, tag="hush"):
    """Talk at this table is off, or on again."""

    on: bool

    def apply(self, room: "Room", at: float) -> Outcome:
        room.hushed = self.on
        return Outcome([notices.Hushed(self.on)])


class ShowOut(Change, tag="remove"):
    """Somebody without a seat may not come to this table any more, or may again."""

    guest: str
    name: str
    on: bool

    def apply(self, room: "Room", at: float) -> Outcome:
        room.removed = [guest for guest in room.removed if guest != self.guest]
        if self.on:
            room.removed = [*room.removed, self.guest]
        return Outcome([notices.ShownOut(self.name, self.on)])


class Erase(Change, tag="erase"):
    """What was said under this number is gone; the store has forgotten it already."""

    event: int

    def apply(self, room: "Room", at: float) -> Outcome:
        place = self.event - room.first
        if 0 <= place < len(room.recent):
            line = room.recent[place]
            if isinstance(line, notices.Chatted):
                room.recent[place] = msgspec.structs.replace(line, text="")
        return Outcome([notices.Erased(self.event)])


class Renew(Change, tag="renew"):
    """Another program answers for an outside bot's seat from now on."""

    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        return Outcome([notices.Renewed(self.seat)])


class Desert(Change, tag="desert"):
    """The host ends a game that nobody goes on with."""

    def apply(self, room: "Room", at: float) -> Outcome:
        if room.status != RUNNING:
            raise Fault("not-running")
        room.status = ABANDONED
        return Outcome([notices.Deserted()])


class Shut(Change, tag="shut"):
    """The operator ends a game."""

    def apply(self, room: "Room", at: float) -> Outcome:
        if room.status != RUNNING:
            raise Fault("not-running")
        room.status = ABANDONED
        return Outcome([notices.Shut()])
