"""What a server does for itself once a day: delete what nobody will come back to, and copy the tables."""

import asyncio
import logging

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from meydan.server import backups, db, retention
from meydan.server.faults import Fault
from meydan.server.process import Process

LOOK = 600.0
"""Seconds between two looks whether it is time."""
HOUR = 3600.0
NAME = "housekeeping"

log = logging.getLogger("meydan.server")


async def keep_house(process: Process) -> None:
    """For as long as the server runs."""
    while process.settings.housekeeping:
        try:
            if await is_mine(process):
                await clean(process)
        except Exception:
            log.exception("the housekeeping failed")
        await asyncio.sleep(LOOK)


async def is_mine(process: Process) -> bool:
    """Whether it is time, and no other process has begun: each writes down when it did."""
    now = process.clock.now()
    last = await process.guests.common(NAME)
    if last is not None and float(last) > now - process.settings.housekeeping * HOUR:
        return False
    fresh = str(now).encode()
    try:
        async with db.transaction(process.store.engine) as c:
            if last is None:
                await c.execute(insert(db.common), {"name": NAME, "value": fresh})
                return True
            mine = update(db.common).where(db.common.c.name == NAME, db.common.c.value == last).values(value=fresh)
            return (await c.execute(mine)).rowcount == 1
    except (IntegrityError, Fault):
        return False


async def clean(process: Process) -> None:
    settings = process.settings
    watched = process.watchers.tables.keys
    done = await retention.prune(process.store.engine, settings, process.clock.now(), dry_run=False, spared=watched)
    if any(done):
        log.info("deleted: %s", ", ".join(f"{count} {kind}" for kind, count in done._asdict().items() if count))
    if settings.backups and not settings.shared:
        settings.backups.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(backups.rotate, settings.file, settings.backups, settings.backups_kept)
