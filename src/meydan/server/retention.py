"""What is kept, and for how long: what nobody will come back to is deleted after the times of the operator's choice."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, exists, or_, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from meydan.server import db
from meydan.server.db import ABANDONED, OPEN, OVER, entries, guests, members, seats, tables
from meydan.server.settings import Settings

DAY = 86_400.0
AT_ONCE = 100
"""Tables or guests deleted in one transaction, so that nobody who plays waits."""


class Pruned(NamedTuple):
    """How many were deleted, or would be."""

    open: int
    """Tables whose game never began."""
    finished: int
    imports: int
    guests: int
    """Those who have no table."""


async def prune(
    engine: AsyncEngine, settings: Settings, now: float, dry_run: bool, spared: Callable[[], Collection[str]] = set
) -> Pruned:
    """``spared``: tables that somebody looks at just now."""
    begun = tables.c.number > 0
    over = tables.c.status.in_((OVER, ABANDONED))
    never_began = or_(tables.c.status == OPEN, and_(tables.c.status == ABANDONED, ~begun))
    kinds = (
        (settings.keep_open, and_(never_began, tables.c.record.is_(None))),
        (settings.keep_finished, and_(over, begun, tables.c.record.is_(None))),
        (settings.keep_imports, tables.c.record.is_not(None)),
    )
    counts = []
    for days, which in kinds:
        old = select(tables.c.id).where(which, tables.c.changed < now - days * DAY)
        counts.append(await delete_tables(engine, old, dry_run, spared) if days else 0)
    never, finished, imports = counts
    gone = await delete_guests(engine, now - settings.keep_guests * DAY, dry_run) if settings.keep_guests else 0
    return Pruned(never, finished, imports, gone)


async def delete_tables(
    engine: AsyncEngine, old: Select[str], dry_run: bool, spared: Callable[[], Collection[str]]
) -> int:
    """With all that hangs on them. Whoever sits down meanwhile keeps a table: it is looked at again before it goes."""
    async with db.transaction(engine) as c:
        found = list((await c.execute(old)).scalars())
    if dry_run:
        return len(found)
    count = 0
    for start in range(0, len(found), AT_ONCE):
        kept = spared()
        some = [table for table in found[start : start + AT_ONCE] if table not in kept]
        async with db.transaction(engine) as c:
            still = list((await c.execute(old.where(tables.c.id.in_(some)))).scalars())
            for one in (entries, seats, members):
                await c.execute(delete(one).where(one.c.table.in_(still)))
            count += (await c.execute(delete(tables).where(tables.c.id.in_(still)))).rowcount
    return count


async def delete_guests(engine: AsyncEngine, before: float, dry_run: bool) -> int:
    idle: ColumnElement[bool] = and_(
        guests.c.created < before,
        ~exists().where(tables.c.host == guests.c.id),
        ~exists().where(seats.c.guest == guests.c.id),
        ~exists().where(members.c.guest == guests.c.id),
    )
    async with db.transaction(engine) as c:
        found = list((await c.execute(select(guests.c.id).where(idle))).scalars())
    if not dry_run:
        for start in range(0, len(found), AT_ONCE):
            async with db.transaction(engine) as c:
                await c.execute(delete(guests).where(guests.c.id.in_(found[start : start + AT_ONCE]), idle))
    return len(found)


async def vacuum(engine: AsyncEngine) -> None:
    """Give the room of what was deleted back to the disk. Nothing is written meanwhile."""
    async with engine.connect() as c:
        alone = await c.execution_options(isolation_level="AUTOCOMMIT")
        await alone.execute(text("VACUUM"))
