"""The end of a process: nobody new is sent here, and everybody here is told to go on elsewhere."""

import asyncio
from random import uniform
from typing import Any

import uvicorn

from meydan.server import messages
from meydan.server.process import Process

SPREAD = 2.0
"""Seconds over which those who were here come back, so that they do not all come at once."""
FLUSH = 0.5
"""Seconds in which the last word reaches whoever reads."""
STEP = 0.05


class Server(uvicorn.Server):
    """uvicorn, with a farewell before its doors close: SIGTERM and Ctrl-C both come to ``shutdown``."""

    async def shutdown(self, sockets: Any = None) -> None:
        process: Process | None = getattr(self.config.app.state, "process", None)  # type: ignore[union-attr]
        if process is not None:
            await self.drain(process)
        await super().shutdown(sockets)

    async def drain(self, process: Process) -> None:
        """Go on while balancers see that /readyz says no; then send everybody away. A second signal cuts it short."""
        process.leaving = True
        await self.wait(process.settings.drain, lambda: False)
        for watchers in list(process.watchers.tables.values()):
            for watcher in watchers:
                watcher.send(messages.MovingMessage(round(uniform(0.2, SPREAD), 2)))
        await self.wait(FLUSH, lambda: flushed(process))

    async def wait(self, seconds: float, done: Any) -> None:
        until = asyncio.get_running_loop().time() + seconds
        while not (self.force_exit or done()) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(STEP)


def flushed(process: Process) -> bool:
    return all(watcher.queue.empty() for watchers in process.watchers.tables.values() for watcher in watchers)
