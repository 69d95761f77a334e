"""Work in the background."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from meydan.core.errors import Illegal
from meydan.server.drafts import Stale
from meydan.server.faults import Fault

log = logging.getLogger("meydan.server")


class Tasks:
    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        """Held here, since the loop itself holds a task only weakly."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(guarded(work))
        self.running.add(task)
        task.add_done_callback(self.running.discard)


async def guarded(work: Coroutine[Any, Any, None]) -> None:
    """A fault in the background is written down and does not end the server."""
    try:
        await work
    except (Fault, Illegal, Stale):
        pass
    except Exception:
        log.exception("a background task failed")
