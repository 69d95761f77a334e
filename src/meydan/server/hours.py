"""When the server was there for its players. While it was not, no clock runs and no window closes."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from meydan.server import db
from meydan.server.db import common
from meydan.server.faults import Fault
from meydan.server.wallclock import WallClock

Span: TypeAlias = tuple[float, float]
BEAT = 4.0
"""Seconds between two times a process writes down that it is there."""
GAP = 10.0
"""Seconds without anybody there that count as an outage. A server alone with its file sees shorter ones, too."""
GRACE = 3600.0
"""Over days people need not notice at once that the server is back: it takes as long as it was away, up to this."""
KEPT = 90 * 86_400.0
"""Outages older than any clock are forgotten."""
NAME = "hours"

log = logging.getLogger("meydan.server")


class Outages:
    """Spans in which nobody could play."""

    def __init__(self, spans: Sequence[Span] = ()) -> None:
        self.spans: list[Span] = list(spans)

    def stretched(self, patient: bool) -> list[Span]:
        """In order and apart from each other; for patient games, each with its grace."""
        found: list[Span] = []
        for begin, end in sorted(self.spans):
            if patient:
                end += min(GRACE, end - begin)
            if found and begin <= found[-1][1]:
                found[-1] = (found[-1][0], max(end, found[-1][1]))
            else:
                found.append((begin, end))
        return found

    def passed(self, since: float, until: float, patient: bool = False) -> float:
        """Seconds between two moments in which somebody could play."""
        lost = sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in self.stretched(patient))
        return max(0.0, until - since - lost)

    def after(self, since: float, seconds: float, patient: bool = False) -> float:
        """The moment when so many seconds have passed."""
        moment = since + seconds
        for begin, end in self.stretched(patient):
            if end > since and begin < moment:
                moment += end - max(begin, since)
        return moment


class Beat(msgspec.Struct):
    """What all processes know of each other: when one was last there, and when none was."""

    last: float
    outages: list[Span]


@dataclass(eq=False)
class Hours:
    engine: AsyncEngine
    clock: WallClock
    shared: bool
    outages: Outages = field(default_factory=Outages)
    beaten: float = 0.0
    """When this process last saw to it, by the steady clock."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def open(self) -> None:
        """At the start: what happened before lies behind, and the time since was not the players'."""
        kept = await self.kept()
        if kept is not None:
            self.clock.no_earlier_than(msgspec.json.decode(kept, type=Beat).last)
        await self.beat(GAP if self.shared else 0.0)

    async def beat_on(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.look(BEAT / 2)
            except Fault:
                pass  # while the database is away, so are the players
            except Exception:
                log.exception("the hours are not kept")
            await asyncio.sleep(BEAT)

    async def look(self, patience: float = GAP) -> None:
        """Before anybody's time is counted: was there time in which nothing was heard here?"""
        if self.clock.steady() - self.beaten > patience:
            async with self.lock:
                if self.clock.steady() - self.beaten > patience:
                    await self.beat(GAP)

    async def beat(self, gap: float) -> None:
        """Somebody is here. Where nobody was for longer than ``gap``, that was an outage; of several processes that
        notice it, one writes it down."""
        for _ in range(10):
            steady, now = self.clock.steady(), self.clock.now()
            kept = await self.kept()
            known = Beat(now, []) if kept is None else msgspec.json.decode(kept, type=Beat)
            away = self.missed(known.last, now, steady)
            if away > gap:
                log.warning("nobody was here for %.0f seconds; no clock ran", away)
                known.outages = [span for span in known.outages if span[1] > now - KEPT] + [(now - away, now)]
            known.last = now
            if await self.keep(kept, known):
                self.outages.spans = known.outages
                self.beaten = steady
                return

    def missed(self, last: float, now: float, steady: float) -> float:
        """Seconds since anybody was here. A clock that a test sets forward is no outage."""
        since = now - last
        return min(since, steady - self.beaten) if self.beaten else since

    async def kept(self) -> bytes | None:
        async with db.transaction(self.engine) as c:
            found = (await c.execute(select(common.c.value).where(common.c.name == NAME))).scalar()
            return None if found is None else bytes(found)

    async def keep(self, before: bytes | None, beat: Beat) -> bool:
        """Whether nobody was faster."""
        fresh = msgspec.json.encode(beat)
        try:
            async with db.transaction(self.engine) as c:
                if before is None:
                    await c.execute(insert(common), {"name": NAME, "value": fresh})
                    return True
                mine = update(common).where(common.c.name == NAME, common.c.value == before).values(value=fresh)
                return (await c.execute(mine)).rowcount == 1
        except IntegrityError:
            return False
