"""Events every game shares."""

from typing import ClassVar

from meydan.core.contract import Event, Seat


class Undone(Event):
    """A seat took back its last answer."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class Rewound(Event):
    """Everybody agreed to go back to an earlier position."""

    final: ClassVar[bool] = True


class RulesChanged(Event):
    """The rules were corrected; the new version holds from here on."""

    final: ClassVar[bool] = True

    def __init__(self, version: int) -> None:
        self.version = version
