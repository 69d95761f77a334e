"""One line of a table's log: a change, its number, and what came of it."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Row

from meydan.core.codec import Json
from meydan.server.changes import AnyChange, Draws


@dataclass
class Entry:
    table: str
    number: int
    change: AnyChange
    at: float
    key: str | None = None
    draws: Draws = field(default_factory=list)
    first: int = 0
    """The number of the first thing that happened."""
    happened: list[Json] = field(default_factory=list)

    @property
    def next(self) -> int:
        """The number of what happens after this entry."""
        return self.first + len(self.happened)

    def row(self) -> dict[str, Any]:
        fields = msgspec.to_builtins(self.change)
        return {
            "table": self.table,
            "number": self.number,
            "kind": fields.pop("kind"),
            "seat": fields.pop("seat", None),
            "body": text(fields),
            "chance": text(self.draws),
            "first": self.first,
            "said": text(self.happened),
            "key": self.key,
            "at": self.at,
        }

    @classmethod
    def of(cls, row: Row[Any]) -> "Entry":
        """As it was written. The kind and the seat have columns of their own, the rest is in the body."""
        fields = msgspec.json.decode(row.body) | {"kind": row.kind, "seat": row.seat}
        return cls(
            row.table,
            row.number,
            msgspec.convert(fields, AnyChange),
            row.at,
            row.key,
            msgspec.json.decode(row.chance),
            row.first,
            msgspec.json.decode(row.said),
        )


def text(value: Json) -> str:
    return msgspec.json.encode(value).decode()
