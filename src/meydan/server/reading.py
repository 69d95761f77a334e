"""Long records are read in a process of their own, in turn and not for ever: no table waits for a record."""

import asyncio
import os
import resource
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import process_time
from typing import Any, TypeVar

from meydan.server.faults import Fault
from meydan.server.thinking import leave_with_the_server

SECONDS = 10
"""Of the processor, for one reading: the system ends what takes more."""
PATIENCE = 60.0
"""Seconds by the clock, on a machine that is busy with other things."""
BEGIN = 60.0
"""How long the process may take to begin."""
NICE = 5
"""Whoever plays goes first."""
WAITING = 16
"""Readings that wait for their turn."""
READY = "ready"

T = TypeVar("T")


def read_on(line: "Connection[Any, Any]", seconds: int) -> None:
    """In the process of its own: do what is wanted, until nobody is there to want it."""
    leave_with_the_server()
    os.nice(NICE)
    import_module("meydan.server.archive")  # here, so that it does not count as reading
    line.send(READY)
    while True:
        try:
            work, given = line.recv()
        except EOFError:
            return
        spent = ceil(process_time()) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (spent, resource.RLIM_INFINITY))
        try:
            told = (True, work(*given))
        except Exception as fault:
            told = (False, fault)
        line.send(told)


class Reader:
    def __init__(self, seconds: int = SECONDS) -> None:
        self.seconds = seconds
        self.hand = ThreadPoolExecutor(1, "reader")
        """It does nothing but hand over what is to be read, and wait."""
        self.waiting = 0
        self.process: SpawnProcess | None = None
        self.line: Connection[Any, Any] | None = None

    async def read(self, work: Callable[..., T], *given: object) -> T:
        if self.waiting >= WAITING:
            raise Fault("too-fast")
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            told: T = await asyncio.shield(loop.run_in_executor(self.hand, self.ask, work, given))
            return told
        finally:
            self.waiting -= 1

    def ask(self, work: Callable[..., Any], given: tuple[object, ...]) -> Any:
        try:
            line = self.line or self.begin()
            line.send((work, given))
            if not line.poll(PATIENCE):
                raise EOFError
            good, told = line.recv()
        except (EOFError, OSError):
            self.close()
            raise Fault("too-long") from None
        if good:
            return told
        raise told

    def begin(self) -> "Connection[Any, Any]":
        context = get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=read_on, args=(far, self.seconds), daemon=True)
        self.process.start()
        far.close()
        if not self.line.poll(BEGIN):
            raise EOFError
        self.line.recv()
        return self.line

    def close(self) -> None:
        if self.process is not None and self.line is not None:
            self.process.kill()
            self.process.join()
            self.line.close()
        self.process = self.line = None
