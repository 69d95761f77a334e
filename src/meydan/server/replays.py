"""Finished games, position by position. Stepping forward costs one entry, not the whole game again."""

import threading

from meydan.core import record
from meydan.core.codec import Json
from meydan.core.contract import Event
from meydan.core.table import Table
from meydan.server.faults import Fault
from meydan.server.shapes import Position

KEPT = 16
"""Games that are being looked at, kept where they stand."""


class Replays:
    """One at a time: the tables are kept where the last reader left them."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.open: dict[str, tuple[int, Table]] = {}

    def position(self, id: str, data: dict[str, Json], at: int) -> Position:
        last = len(data["log"])
        first = max([snapshot["at"] for snapshot in data.get("snapshots", [])], default=0)
        if not first <= at <= last:
            raise Fault("not-found")
        with self.lock:
            t, events = self.stand(id, data, at)
            prompt = t.prompt(None)
            return Position(
                at,
                last,
                [t.json(event) for event in events],
                [t.view(seat) for seat in range(t.people)],
                None if prompt is None else t.json(prompt),
                data["log"][at - 1] if at else None,
            )

    def stand(self, id: str, data: dict[str, Json], at: int) -> tuple[Table, list[Event]]:
        """The table at this position, and what the last entry brought about."""
        stood, t = self.open.pop(id, (at, None))
        if t is None or stood >= at:
            stood = max(len(record.opened(data, Table).past), at - 1)
            t, _ = record.played(data, stood, Table)
        since = 0
        while stood < at:
            since = len(t.history)
            record.step(t, data, stood)
            stood += 1
        self.open[id] = (stood, t)
        while len(self.open) > KEPT:
            self.open.pop(next(iter(self.open)))
        return t, t.history[since:]
