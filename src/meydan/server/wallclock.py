"""What time it is. One object, so that a test can let hours go by."""

import time
from collections.abc import Callable


class WallClock:
    def __init__(self) -> None:
        self.now: Callable[[], float] = time.time
