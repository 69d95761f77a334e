"""What the routes are given."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from meydan.server import wire
from meydan.server.admission import Admission
from meydan.server.archive import Archive
from meydan.server.callers import Caller, Signer
from meydan.server.consent import Consent
from meydan.server.guests import Guests
from meydan.server.hints import Hints
from meydan.server.limits import Limits
from meydan.server.lobby import Lobby
from meydan.server.moderation import Moderation
from meydan.server.order import Order
from meydan.server.playing import Playing
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.shapes import TableInfo
from meydan.server.store import Store
from meydan.server.wallclock import WallClock

TheCaller = NamedDependency[Caller]
TheRooms = NamedDependency[Rooms]
TheStore = NamedDependency[Store]
TheGuests = NamedDependency[Guests]
TheSigner = NamedDependency[Signer]
TheAdmission = NamedDependency[Admission]
TheLobby = NamedDependency[Lobby]
ThePlaying = NamedDependency[Playing]
TheConsent = NamedDependency[Consent]
TheOrder = NamedDependency[Order]
TheModeration = NamedDependency[Moderation]
TheArchive = NamedDependency[Archive]
TheHints = NamedDependency[Hints]
TheLimits = NamedDependency[Limits]
TheClock = NamedDependency[WallClock]
TableId = Annotated[str, PathParameter(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Invite = Annotated[str | None, QueryParameter(max_length=400)]


def info(room: Room, caller: Caller) -> TableInfo:
    return wire.info(room, caller.guest)
