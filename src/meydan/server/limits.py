"""How much one caller may ask for."""

import time

from meydan.server.faults import Fault
from meydan.server.settings import Settings


class Buckets:
    """So many at once, so many a second, for each who asks."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, who: str, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        left, since = self.left.get(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        if len(self.left) > 50_000:
            self.left.clear()
        self.left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def must_take(self, who: str) -> None:
        if not self.take(who):
            raise Fault("too-fast")


def per_minute(most: float) -> Buckets:
    return Buckets(most / 60, most)


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.newcomers = per_minute(settings.guests_per_minute)
        self.makers = per_minute(settings.tables_per_minute)
        self.neighbours = per_minute(10 * settings.tables_per_minute)
        """Tables made from one address, whoever makes them."""
        self.readers = per_minute(settings.verifications_per_minute)
        """Records take long to read."""
        self.reporters = per_minute(5)
        self.chatter = Buckets(0.5, 5)
        """Five lines at once, then one every two seconds."""

    def must_make(self, guest: str, address: str) -> None:
        self.makers.must_take(guest)
        self.neighbours.must_take(address)
