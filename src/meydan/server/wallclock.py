"""What time it is. One object, so that a test can let hours go by."""

import time
from collections.abc import Callable


def running() -> float:
    """Seconds that go by whatever the wall clock is set to, and while the machine sleeps."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class WallClock:
    """The wall clock is read once, when the server starts: a step of it changes nothing at the tables."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = running) -> None:
        self.steady = steady
        self.since = steady()
        self.start = wall()
        self.now: Callable[[], float] = self.reckoned

    def reckoned(self) -> float:
        return self.start + self.steady() - self.since

    def no_earlier_than(self, moment: float) -> None:
        """What has happened lies behind us, whatever the wall clock says after a new start."""
        self.start += max(0.0, moment - self.reckoned())
