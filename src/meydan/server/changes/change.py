"""What all kinds of change have in common."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from meydan.server.notices import Happening

if TYPE_CHECKING:
    from meydan.server.room import Room

Draws: TypeAlias = Sequence[list[int]]
"""What chance answered, in order."""


class Outcome(NamedTuple):
    """What came of a change."""

    happened: Sequence[Happening] = ()
    draws: Draws = ()


class Change(msgspec.Struct, omit_defaults=True, tag_field="kind"):
    """Something that happens to a table, as its log keeps it."""

    def apply(self, room: "Room", at: float) -> Outcome:
        """Check it and carry it out. What is refused changes nothing."""
        raise NotImplementedError
