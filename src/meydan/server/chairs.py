"""A chair at a table: who or what sits there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Row

from meydan.core.contract import Seat
from meydan.server import standing
from meydan.server.standing import Standing

PERSON, BOT, OUTSIDE, EMPTY, INVITED = "person", "bot", "outside", "open", "invited"
ChairRow: TypeAlias = Row[Any]


class Seated(msgspec.Struct, frozen=True):
    """What the first entry of a game writes down of a chair."""

    kind: str
    guest: str | None
    name: str | None
    level: str | None
    seed: str


@dataclass
class Chair:
    seat: Seat
    kind: str
    planned: str
    """What it is when nobody sits there."""
    guest: str | None
    name: str | None
    level: str | None
    seed: str
    standing: list[Standing]
    teach: int
    token: int
    ready: bool
    """Whoever sits here is content with what was agreed."""

    @classmethod
    def of(cls, row: ChairRow, renamed_steps: Mapping[str, str]) -> "Chair":
        who = (row.guest, row.name, row.level, row.seed)
        answers = standing.read(row.standing, renamed_steps)
        return cls(row.seat, row.kind, row.planned, *who, answers, row.teach, row.token, row.ready)

    @classmethod
    def spare(cls, seat: Seat) -> "Chair":
        """One that nobody has sat on."""
        return cls(seat, EMPTY, EMPTY, None, None, None, "", [], 0, 0, True)

    def seated(self) -> Seated:
        return Seated(self.kind, self.guest, self.name, self.level, self.seed)

    def sit(self, seated: Seated) -> None:
        """Be as the first entry of the game says."""
        self.kind, self.guest, self.name = seated.kind, seated.guest, seated.name
        self.level, self.seed = seated.level, seated.seed
