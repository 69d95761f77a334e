"""Who is here: connected to a table through this process or another."""

import asyncio
from dataclasses import dataclass, field

from meydan.server import messages
from meydan.server.relay import Here, Relay
from meydan.server.wallclock import WallClock
from meydan.server.watchers import Watchers

SILENCE = 30.0
"""Seconds after which what another process said no longer counts."""


@dataclass(frozen=True)
class Heard:
    here: Here
    at: float


@dataclass(eq=False)
class Presence:
    watchers: Watchers
    relay: Relay
    clock: WallClock
    pause: float
    elsewhere: dict[str, dict[str, Heard]] = field(default_factory=dict)
    """What other processes say, by table and process."""
    changed: set[str] = field(default_factory=set)
    """Tables where somebody came or went, and nobody was told yet."""

    def here(self, table: str) -> Here:
        watchers = self.watchers.of(table)
        seats = sorted({seat for watcher in watchers for seat in watcher.playing})
        watching = [watcher.guest for watcher in watchers if not watcher.playing]
        named = sorted({guest for guest in watching if guest is not None})
        return Here(table=table, seats=seats, watching=len(watching), guests=named)

    def change(self, table: str) -> None:
        """Told a moment later, once for all who came and went meanwhile."""
        if table not in self.changed:
            self.changed.add(table)
            asyncio.get_running_loop().call_later(self.pause, self.tell_all, table)

    def tell_all(self, table: str) -> None:
        self.changed.discard(table)
        self.tell(table)
        self.relay.announce(self.here(table))

    def tell(self, table: str) -> None:
        """Everybody at this process hears who is here, at any process, if that has changed for them."""
        everywhere = self.everywhere(table)
        seats = sorted({seat for here in everywhere for seat in here.seats})
        message = messages.PresenceMessage(seats, sum(here.watching for here in everywhere))
        for watcher in self.watchers.of(table):
            if watcher.present != message:
                watcher.present = message
                watcher.send(message)
        if not self.watchers.of(table):
            self.elsewhere.pop(table, None)

    def everywhere(self, table: str) -> list[Here]:
        """What this process and the others say."""
        since = self.clock.now() - SILENCE
        return [self.here(table), *[one.here for one in self.elsewhere.get(table, {}).values() if one.at > since]]

    def guests(self, table: str) -> list[str]:
        """Those who watch and have a name here."""
        return sorted({guest for here in self.everywhere(table) for guest in here.guests})

    def hear(self, here: Here) -> None:
        self.elsewhere.setdefault(here.table, {})[here.process] = Heard(here, self.clock.now())
        self.tell(here.table)

    def repeat(self) -> None:
        """Other processes forget what they have not heard for a while."""
        for table in self.watchers.tables:
            self.relay.announce(self.here(table))
