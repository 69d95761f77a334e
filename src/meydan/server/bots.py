"""The bots at this process's tables: who is thinking, and how their answers come to the table."""

import asyncio
import logging
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from meydan.bots.player import LIVE, remembers
from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.errors import Illegal
from meydan.server import drafts
from meydan.server.door import Door
from meydan.server.drafts import Stale
from meydan.server.faults import Fault
from meydan.server.ledger import Ledger
from meydan.server.metrics import Metrics
from meydan.server.room import Room
from meydan.server.store import Store
from meydan.server.tasks import Tasks
from meydan.server.thinking import Thinkers
from meydan.server.wallclock import WallClock

log = logging.getLogger("meydan.server")

SLACK = 1.2
"""Who thinks answers after so many times its time, whether there was a choice or not: the pace tells nothing."""


class Question(NamedTuple):
    table: str
    seat: Seat
    asked_by: int
    """The entry that led to it."""


@dataclass(eq=False)
class Bots:
    door: Door
    store: Store
    thinkers: Thinkers
    tasks: Tasks
    clock: WallClock
    metrics: Metrics
    pause: float
    thinking: set[Question] = field(default_factory=set)

    def start(self, room: Room) -> None:
        """Let every bot that is asked think, once."""
        for seat in room.waiting():
            level = room.bot_of(seat)
            question = Question(room.id, seat, room.asked_by)
            if level is not None and question not in self.thinking:
                self.thinking.add(question)
                self.tasks.spawn(self.answer(room, level, question))

    async def answer(self, room: Room, level: str, question: Question) -> None:
        """Through the same door as people, no sooner than the pause, whatever there was to think about."""
        try:
            state = room.game.codec.encode_state(room.begun().state)
            due = room.asked_at + max(self.pause, SLACK * LIVE.get(level, 0.0))
            with self.metrics.thoughts.labels(room.game.key).time():
                past = await self.past(room) if remembers(room.game, level) else None
                action = await self.thinkers.answer(room.game.key, level, state, question.seat, past)
            await asyncio.sleep(max(0.0, due - self.clock.now()))
            draft = partial(drafts.answer_by_bot, seat=question.seat, action=action, asked_by=question.asked_by)
            await self.door.enter(room.id, draft)
        except (Fault, Illegal, Stale):
            raise
        except Exception:
            log.exception("a bot does not answer", extra={"table": room.id, "game": room.game.key})
        finally:
            self.thinking.discard(question)

    async def past(self, room: Room) -> Json:
        """The game so far. The secret of its chance stays here."""
        return Ledger(room, await self.store.entries_after(room.id)).record(revealed=False)
