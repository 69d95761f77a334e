"""What has happened at a table: the latest from memory, the rest from the log."""

from meydan.server import notices
from meydan.server.notices import Happening
from meydan.server.room import Room
from meydan.server.store import Store

PAGE = 500
"""Events told at once; a client asks for the rest."""


async def happened_since(store: Store, room: Room, first: int) -> list[Happening]:
    if first >= room.first:
        return room.recent[first - room.first :]
    older = await happened_between(store, room, first, room.first)
    return [*older, *room.recent]


async def happened_between(store: Store, room: Room, first: int, until: int) -> list[Happening]:
    return [notices.read(room.game, item) for item in await store.happened(room.id, first, until)]
