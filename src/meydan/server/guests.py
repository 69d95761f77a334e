"""The people a server knows by name, who came in by which link, and the key that signs their cookies."""

import secrets
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meydan.server import db
from meydan.server.db import guests, members
from meydan.server.faults import Fault


class Guests:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    def connection(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return db.transaction(self.engine)

    async def name_of(self, guest: str) -> str | None:
        async with self.connection() as c:
            return (await c.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def known_name(self, guest: str) -> str:
        """The name of a guest, or a fault that says how to become one."""
        name = await self.name_of(guest)
        if name is None:
            raise Fault("no-guest")
        return name

    async def set_name(self, guest: str, name: str) -> None:
        async with self.connection() as c:
            changed = await c.execute(update(guests).where(guests.c.id == guest).values(name=name))
            if not changed.rowcount:
                await c.execute(insert(guests), {"id": guest, "name": name, "created": time.time()})

    async def names(self, wanted: Sequence[str]) -> dict[str, str]:
        async with self.connection() as c:
            rows = await c.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(set(wanted))))
            return {row.id: row.name for row in rows}

    async def common(self, name: str) -> bytes | None:
        """What all processes share under this name."""
        async with self.connection() as c:
            found = (await c.execute(select(db.common.c.value).where(db.common.c.name == name))).scalar()
            return None if found is None else bytes(found)

    async def set_common(self, name: str, value: bytes) -> None:
        async with self.connection() as c:
            await c.execute(delete(db.common).where(db.common.c.name == name))
            await c.execute(insert(db.common), {"name": name, "value": value})

    async def signing_key(self) -> bytes:
        """The key all processes sign with, made by whichever starts first."""
        for _ in range(3):
            if (found := await self.common("key")) is not None:
                return found
            try:
                async with self.connection() as c:
                    await c.execute(insert(db.common), {"name": "key", "value": secrets.token_bytes(32)})
            except IntegrityError:
                continue
        raise Fault("store-down")

    async def is_member(self, table: str, guest: str) -> bool:
        async with self.connection() as c:
            wanted = select(members.c.guest).where(members.c.table == table, members.c.guest == guest)
            return (await c.execute(wanted)).first() is not None

    async def add_member(self, table: str, guest: str) -> None:
        async with self.connection() as c:
            await c.execute(delete(members).where(members.c.table == table, members.c.guest == guest))
            await c.execute(insert(members), {"table": table, "guest": guest})
