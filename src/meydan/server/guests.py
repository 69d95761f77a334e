"""The people a server knows by name, who came in by which link, and the key that signs their cookies."""

import secrets
import time
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

    async def signing_key(self) -> bytes:
        """The key all processes sign with, made by whichever starts first."""
        wanted = select(db.common.c.value).where(db.common.c.name == "key")
        for _ in range(3):
            async with self.connection() as c:
                if (found := (await c.execute(wanted)).scalar()) is not None:
                    return bytes(found)
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
