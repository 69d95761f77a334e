"""The one writer: it commits entries, many at a time, each with the head of its table."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from meydan.server.db import GONE, entries, tables
from meydan.server.entry import Entry
from meydan.server.faults import Fault
from meydan.server.metrics import Metrics

BATCH = 400
"""Answers in one commit at most."""


log = logging.getLogger("meydan.server")


class Conflict(Exception):
    """Another process wrote this number first."""


@dataclass(frozen=True)
class Head:
    """What a table's own row says of its log."""

    number: int
    memo: str
    deadline: float | None
    """When somebody must look after the table."""
    status: str
    version: int
    changed: float

    def values(self, table: str) -> dict[str, Any]:
        return {"table": table} | {f"new_{name}": value for name, value in vars(self).items()}


INSERT = insert(entries)
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in Head.__dataclass_fields__})
)


def said(fault: BaseException) -> str:
    """What the database itself says, without the statement and what was to be written."""
    return str(getattr(fault, "orig", None) or type(fault).__name__)


@dataclass
class Write:
    rows: list[dict[str, Any]]
    head: dict[str, Any]
    done: asyncio.Future[None]

    def settle(self, fault: BaseException | None = None, cause: BaseException | None = None) -> None:
        if self.done.done():
            return
        if fault is None:
            self.done.set_result(None)
        else:
            fault.__cause__ = cause
            self.done.set_exception(fault)


class Writer:
    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        self.waiting: list[Write] = []
        self.writing: list[Write] = []
        self.wake = asyncio.Event()
        self.failing = False
        """The last commit was refused by the database."""

    async def append(self, new: Sequence[Entry], head: Head) -> None:
        """Commit entries of one table. Returns when they are on the disk; Conflict if a number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Write([entry.row() for entry in new], head.values(new[0].table), done))
        self.wake.set()
        await done

    async def write_on(self) -> None:
        """Commit whatever has come in since the last commit, for as long as the server runs."""
        while True:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            self.writing = batch
            if not self.waiting:
                self.wake.clear()
            try:
                with self.metrics.commits.time():
                    await self.commit(batch)
            except Exception as fault:
                for write in batch:
                    write.settle(Fault("store-down"), fault)

    async def finish(self, patience: float) -> None:
        """Wait until all that came in is committed, but not for ever."""
        waiting = [write.done for write in [*self.writing, *self.waiting]]
        if waiting:
            await asyncio.wait(waiting, timeout=patience)

    async def commit(self, batch: list[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(INSERT, [row for write in batch for row in write.rows])
                await connection.execute(UPDATE, [write.head for write in batch])
        except IntegrityError:
            if len(batch) == 1:
                batch[0].settle(Conflict())
            else:
                for write in batch:  # one of them lost its race; the others must not
                    await self.commit([write])
        except GONE as fault:
            if not self.failing:
                log.error("the database takes no entries: %s", said(fault))
            self.failing = True
            for write in batch:
                write.settle(Fault("store-down"), fault)
        else:
            if self.failing:
                log.warning("the database takes entries again")
            self.failing = False
            for write in batch:
                write.settle()
