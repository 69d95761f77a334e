"""How a table is played: live or over days, the clock, and what happens when time runs out."""

from typing import Annotated, Any, Literal

import msgspec

from meydan.server.hours import Outages

DAY = 86_400.0


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pace: Literal["live", "days"] = "live"
    bank: Annotated[float, msgspec.Meta(ge=0, le=30 * DAY)] = 0
    """Seconds each seat has; 0 plays without a clock."""
    increment: Annotated[float, msgspec.Meta(ge=0, le=30 * DAY)] = 0
    """Seconds an answer gives back, never above the bank."""
    timeout: Literal["default", "bot"] = "bot"
    """When the bank is empty: the rules' default answer, or a bot until the person comes back."""
    window: Annotated[float, msgspec.Meta(ge=1, le=7 * DAY)] = DAY / 3
    """Over days, a sealed window closes exactly this long after it opened, whoever answered when."""
    patience: Annotated[float, msgspec.Meta(ge=60, le=60 * DAY)] = 7 * DAY
    """Without a clock, somebody who is asked for so long counts as gone: the others may go on without them."""


class Agreed(msgspec.Struct, frozen=True):
    """What the first entry of a game writes down of its table: how it is played."""

    options: dict[str, Any]
    terms: Terms


class Clocks:
    """The time each seat has left. It runs while the seat's answer is needed."""

    def __init__(
        self,
        terms: Terms,
        banks: list[float],
        since: float,
        credits: list[float] | None = None,
        outages: Outages | None = None,
    ) -> None:
        self.terms = terms
        self.outages = outages or Outages()
        self.banks = banks
        self.since = since
        self.credits = credits or [0.0] * len(banks)
        """What each seat's last answer gave back."""

    def charge(self, running: list[int], at: float) -> None:
        for seat in running:
            self.banks[seat] -= self.passed(at)
        self.since = max(at, self.since)

    def passed(self, now: float) -> float:
        """Seconds of the players' since the clocks were last set."""
        return self.outages.passed(self.since, now, self.terms.pace == "days")

    def credit(self, seat: int) -> None:
        if self.terms.bank:
            before = max(0.0, self.banks[seat])
            self.banks[seat] = min(self.terms.bank, before + self.terms.increment)
            self.credits[seat] = self.banks[seat] - before

    def take_back(self, seat: int) -> None:
        """An answer taken back gives nothing."""
        self.banks[seat] -= self.credits[seat]
        self.credits[seat] = 0.0

    def welcome(self, seat: int) -> None:
        """Somebody who comes back has time for an answer."""
        if self.terms.bank:
            self.banks[seat] = max(self.banks[seat], self.terms.increment, self.terms.bank / 10)

    def is_out(self, seat: int, now: float) -> bool:
        return self.passed(now) >= self.banks[seat]

    def runs_out(self, running: list[int]) -> float | None:
        """When the first of these seats has no time left."""
        left = min((self.banks[seat] for seat in running), default=None)
        return None if left is None else self.outages.after(self.since, left, self.terms.pace == "days")
