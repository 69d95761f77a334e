"""A chair at a table: who or what sits there."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row

from meydan.core.codec import Json
from meydan.server.store import loads

PERSON, BOT, OUTSIDE, EMPTY, INVITED = "person", "bot", "outside", "open", "invited"
SEATED = ("kind", "guest", "name", "level", "seed")
"""What the first entry of a game writes down of each chair."""


@dataclass
class Chair:
    seat: int
    kind: str
    planned: str
    """What it is when nobody sits there."""
    guest: str | None
    name: str | None
    level: str | None
    seed: str
    standing: list[Json]
    teach: int
    token: int

    @classmethod
    def of(cls, row: Row[Any]) -> "Chair":
        standing = loads(row.standing) if row.standing else []
        who = (row.guest, row.name, row.level, row.seed)
        return cls(row.seat, row.kind, row.planned, *who, standing, row.teach, row.token)
