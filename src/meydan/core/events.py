"""Events every game shares."""

from meydan.core.contract import Event, Seat


class Undone(Event):
    """A seat took back its last answer."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
