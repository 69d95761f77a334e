"""A table's log as a record: what `meydan verify` reads, and what a rewind or a fork is worked out from."""

from dataclasses import replace

import msgspec

from meydan.core import record
from meydan.core.codec import Json
from meydan.core.table import Table
from meydan.server.changes import Agree, Answer, Propose, RulesChanged, Start, Undo
from meydan.server.entry import Entry
from meydan.server.faults import Fault
from meydan.server.room import Room


class Ledger:
    """The log of a room as a record keeps it, and where in it each entry of the room's log ends."""

    def __init__(self, room: Room, entries: list[Entry]) -> None:
        self.room = room
        self.log: list[Json] = []
        self.snapshots: list[Json] = []
        self.earlier: list[Json] = []
        self.ends: dict[int, int] = {}
        if room.base is not None:
            body, at = room.base.record, room.base.at
            self.log = body["log"][:at]
            self.snapshots = list(body.get("snapshots", []))
            before = [one for one in body.get("earlier", []) if one["until"] < at]
            self.earlier = [*before, {"until": at, "chance": record.chance_at(body, at)}]
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        change = entry.change
        if isinstance(change, Propose | Agree) and change.rewound is not None:
            self.log.append({"rewind": self.ends[change.rewound.to]})
        elif isinstance(change, Answer):
            self.log.append({"seat": change.seat, "action": change.action})
        elif isinstance(change, Undo):
            self.log.append({"undo": change.seat})
        elif isinstance(change, RulesChanged):
            self.snapshots.append(change.snapshot() | {"at": len(self.log)})
        self.log.extend({"chance": values} for values in entry.draws)
        self.ends[entry.number] = len(self.log)

    def record(self, revealed: bool) -> dict[str, Json]:
        """With the secret of chance, where it may be revealed. The version is that of the rules it was played by."""
        room = self.room
        table = Table.laid(room.game.key, room.people, room.options, room.chance())
        if room.version != room.game.version:
            table.game = replace(room.game, version=room.version)
        if room.position is not None:
            table.stand(room.position.state)
        table.names = room.names()
        table.past, table.snapshots, table.earlier = self.log, self.snapshots, self.earlier
        return record.of(table, revealed)


def state_after(packed: bytes, end: int) -> bytes:
    """The state after so many entries of a record."""
    table: Table
    table, _ = record.played(msgspec.json.decode(packed), end, Table)
    return msgspec.json.encode(table.game.codec.encode_state(table.state))


def before_event(entries: list[Entry], event: int) -> Entry:
    """The earliest entry after which everything before this event had happened, and nothing of it."""
    first = max((n for n, entry in enumerate(entries) if isinstance(entry.change, Start | RulesChanged)), default=None)
    if first is None:
        raise Fault("not-running")
    reached = [entry for entry in entries[first:] if entry.next <= event]
    if not reached:
        return entries[first]
    most = max(entry.next for entry in reached)
    return next(entry for entry in reached if entry.next == most)
