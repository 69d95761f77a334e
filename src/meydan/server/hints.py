"""Hints on request, at a table where nobody else sits: what a club player would answer, and what that brings."""

from dataclasses import dataclass

from meydan.core.contract import Seat
from meydan.server.callers import Caller
from meydan.server.chairs import BOT
from meydan.server.faults import Fault
from meydan.server.messages import Hint
from meydan.server.room import STAND_IN
from meydan.server.rooms import Rooms
from meydan.server.thinking import Thinkers


@dataclass(eq=False)
class Hints:
    rooms: Rooms
    thinkers: Thinkers

    async def hint(self, caller: Caller, table: str, seat: Seat) -> Hint:
        """The bot thinks on what this seat may imagine, like any bot: a hint tells nothing hidden."""
        async with self.rooms.at(table) as room:
            caller.must_play(room, seat)
            position = room.playing()
            if any(chair.kind != BOT for chair in room.chairs if chair.seat != seat):
                raise Fault("no-hints")
            if seat not in room.waiting():
                raise Fault("not-asked")
            key, state = room.game.key, room.game.codec.encode_state(position.state)
        action = await self.thinkers.answer(key, STAND_IN, state, seat)
        async with self.rooms.at(table) as room:
            position = room.playing()
            offer = position.offer(seat)
            meant = room.game.action(action)
            if meant not in offer.options:
                raise Fault("not-asked")
            brings = offer.brings[offer.options.index(meant)]
            return Hint(position.json(meant), position.json(brings), len(offer.options))
