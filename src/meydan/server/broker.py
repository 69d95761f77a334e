"""What one process announces comes to the others through PostgreSQL, on one connection that is made again when lost."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

import asyncpg

from meydan.server.db import GONE
from meydan.server.faults import Fault

CHANNEL = "meydan"
NAME = "meydan broker"
"""As the database knows its connection."""
PATIENCE = 5.0
"""Seconds a connection or an announcement may take."""
AGAIN = 0.5
"""Seconds until a lost connection is tried again."""
ALIVE = 2.0
"""Seconds after which a connection that carried nothing is asked whether it still lives."""
WAITING = 10_000
"""Announcements kept while the database is gone. What falls out is found in the log by those who come back."""
LOST = (*GONE, asyncpg.PostgresError, asyncpg.InterfaceError, Fault)

log = logging.getLogger("meydan.server")


class Broker:
    def __init__(self, address: str, hear: Callable[[bytes], None], back: Callable[[], Awaitable[None]]) -> None:
        self.address = address
        self.hear = hear
        self.back = back
        """Called whenever the connection stands: what was missed meanwhile is looked for."""
        self.waiting: deque[bytes] = deque(maxlen=WAITING)
        self.wake = asyncio.Event()
        self.lost = False

    def publish(self, message: bytes) -> None:
        self.waiting.append(message)
        self.wake.set()

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.carry(
                    await asyncpg.connect(self.address, timeout=PATIENCE, server_settings={"application_name": NAME})
                )
            except LOST as fault:
                if not self.lost:
                    log.warning("the connection to the other processes is lost: %s", fault or type(fault).__name__)
                self.lost = True
            await asyncio.sleep(AGAIN)

    async def carry(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """Listen and announce until this connection is lost."""
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self.hear(str(heard[-1]).encode()))
            connection.add_termination_listener(lambda _: self.wake.set())
            await self.back()
            if self.lost:
                log.warning("the connection to the other processes is back")
            self.lost = False
            while True:
                await self.announce(connection)
        finally:
            connection.terminate()

    async def announce(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """Send what waits, one after the other; one that could not be sent waits for the next connection."""
        while self.waiting:
            message = self.waiting[0]
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message.decode(), timeout=PATIENCE)
            if self.waiting and self.waiting[0] is message:
                self.waiting.popleft()
        self.wake.clear()
        try:
            await asyncio.wait_for(self.wake.wait(), ALIVE)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=PATIENCE)
        if connection.is_closed():
            raise ConnectionError("the database ended it")
