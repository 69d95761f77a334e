"""What the routes are given, and how they tell of a table."""

from typing import Annotated

import msgspec
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from meydan.server import wire
from meydan.server.callers import Caller, Signer
from meydan.server.house import House
from meydan.server.room import Room
from meydan.server.shapes import TableInfo

TheHouse = NamedDependency[House]
TheSigner = NamedDependency[Signer]
TheCaller = NamedDependency[Caller]
TableId = Annotated[str, PathParameter(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Invite = Annotated[str | None, QueryParameter(max_length=400)]


def info(room: Room, caller: Caller) -> TableInfo:
    told = wire.info(room, caller.guest)
    return msgspec.convert(told | {"waiting": wire.asked(room, caller.guest)}, TableInfo)
