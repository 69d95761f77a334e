"""A table's log as a record: what `meydan verify` reads, and what a rewind or a fork is worked out from."""

from typing import Any

from meydan.core import record
from meydan.core.codec import Json
from meydan.core.record import checksum
from meydan.core.table import Table
from meydan.server.faults import Fault
from meydan.server.room import Room
from meydan.server.store import Entry


class Ledger:
    """The record of a table, and where in it each entry of the table's log ends."""

    def __init__(self, room: Room, entries: list[Entry], revealed: bool) -> None:
        base = room.base["record"] if room.base else {}
        at = room.base["at"] if room.base else 0
        self.log: list[Json] = list(base.get("log", [])[:at])
        self.snapshots: list[Json] = list(base.get("snapshots", []))
        self.ends: dict[int, int] = {}
        for entry in entries:
            self.add(entry)
        chance = room.chance()
        result = room.table.result if room.table is not None else None
        self.body: dict[str, Json] = {
            "format": record.FORMAT,
            "game": room.game.key,
            "version": room.version,
            "seats": room.people,
            "options": room.options,
            "names": room.names(),
            "chance": record.chance_json(chance, over=revealed),
            **({"earlier": earlier(base, at)} if base else {}),
            **({"snapshots": self.snapshots} if self.snapshots else {}),
            "log": self.log,
            "result": None if result is None else result.json(),
        }

    def add(self, entry: Entry) -> None:
        rewound = entry.body.get("rewound") if isinstance(entry.body, dict) else None
        if rewound is not None:
            self.log.append({"rewind": self.ends[rewound["to"]]})
        elif entry.kind == "answer":
            self.log.append({"seat": entry.seat, "action": entry.body["action"]})
        elif entry.kind == "undo":
            self.log.append({"undo": entry.seat})
        elif entry.kind == "rules":
            self.snapshots.append(entry.body | {"at": len(self.log)})
        self.log.extend({"chance": values} for values in entry.chance)
        self.ends[entry.number] = len(self.log)

    def sealed(self) -> dict[str, Json]:
        return self.body | {"checksum": checksum(self.body)}

    def at(self, number: int) -> Table:
        """The table as it stood after this entry."""
        table: Table
        table, _ = record.played(self.body, self.ends[number], Table)
        return table


def earlier(base: dict[str, Any], at: int) -> list[Json]:
    kept = [part for part in base.get("earlier", []) if part["until"] < at]
    return [*kept, {"until": at, "chance": record.chance_at(base, at)}]


def before_event(entries: list[Entry], event: int) -> Entry:
    """The earliest entry after which everything before this event had happened, and nothing of it."""
    first = max((n for n, entry in enumerate(entries) if entry.kind in ("start", "rules")), default=None)
    if first is None:
        raise Fault("not-running")
    reached = [entry for entry in entries[first:] if entry.first + len(entry.items) <= event]
    if not reached:
        return entries[first]
    most = max(entry.first + len(entry.items) for entry in reached)
    return next(entry for entry in reached if entry.first + len(entry.items) == most)
