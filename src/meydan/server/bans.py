"""Whom the operator keeps out or silences for a time. Known to every process, looked up without the database."""

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from meydan.server import db
from meydan.server.callers import Caller, new_id
from meydan.server.faults import Fault
from meydan.server.wallclock import WallClock

Kind: TypeAlias = Literal["ban", "mute"]
HOUR = 3600.0


class Ban(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    guest: str | None
    network: str | None
    until: float
    reason: str
    created: float

    def meets(self, guest: str | None, address: str) -> bool:
        if self.guest is not None:
            return self.guest == guest
        return self.network is not None and inside(address, read_network(self.network))


def read_network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise Fault("bad-value", {"fault": "network"}) from None


def inside(address: str, network: IPv4Network | IPv6Network) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found) in network


@dataclass(eq=False)
class Bans:
    engine: AsyncEngine
    clock: WallClock
    known: list[Ban] = field(default_factory=list)

    async def load(self) -> None:
        """What is over is forgotten."""
        async with db.transaction(self.engine) as c:
            await c.execute(delete(db.bans).where(db.bans.c.until <= self.clock.now()))
            rows = (await c.execute(select(db.bans).order_by(db.bans.c.created))).all()
        self.known = [msgspec.convert(row._asdict(), Ban) for row in rows]

    async def add(self, kind: Kind, guest: str | None, network: str | None, seconds: float, reason: str) -> Ban:
        now = self.clock.now()
        if network is not None:
            network = str(read_network(network))
        ban = Ban(new_id(8), kind, guest, network, now + seconds, reason, now)
        row: dict[str, Any] = msgspec.to_builtins(ban)
        async with db.transaction(self.engine) as c:
            await c.execute(insert(db.bans), row)
        self.known = [*self.known, ban]
        return ban

    async def lift(self, id: str) -> None:
        async with db.transaction(self.engine) as c:
            if not (await c.execute(delete(db.bans).where(db.bans.c.id == id))).rowcount:
                raise Fault("not-found")
        self.known = [ban for ban in self.known if ban.id != id]

    def on(self, kind: Kind, guest: str | None, address: str) -> Ban | None:
        now = self.clock.now()
        met = [ban for ban in self.known if ban.kind == kind and ban.until > now and ban.meets(guest, address)]
        return max(met, key=lambda ban: ban.until, default=None)

    def must_admit(self, caller: Caller) -> Caller:
        self.must_not(("ban", "banned"), caller)
        return caller

    def must_hear(self, caller: Caller) -> None:
        self.must_not(("mute", "silenced"), caller)

    def must_not(self, what: tuple[Kind, str], caller: Caller) -> None:
        kind, code = what
        ban = self.on(kind, caller.guest, caller.address)
        if ban is not None:
            raise Fault(code, {"hours": max(1, round((ban.until - self.clock.now()) / HOUR))})
