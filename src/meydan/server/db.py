"""The tables of the database, and its migrations. Everything that is played is in ``entries`` and nowhere else."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    make_url,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meydan.server.faults import Fault
from meydan.server.settings import Settings

OPEN, RUNNING, OVER, ABANDONED = "open", "running", "over", "abandoned"
"""The status of a table."""
GONE = (SQLAlchemyError, OSError, TimeoutError)
"""What a database that is gone raises."""

PRIVATE = 0o600
ALONE = {"postgresql": "SELECT pg_advisory_xact_lock(77689)", "sqlite": "BEGIN IMMEDIATE"}
"""Said first, so that of two processes that start at once one waits, and what a killed one began is undone."""

metadata = MetaData()

common = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What all processes of one server share, such as the key that signs cookies."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("base", Text),
    Column("parent", String(24)),
    Column("status", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("invite", Integer, nullable=False, default=1),
    Column("number", Integer, nullable=False, default=0),
    Column("memo", Text),
    Column("deadline", Float),
    Column("record", Text),
    Column("hidden", Boolean, nullable=False, default=False),
    Index("lobby", "status", "public", "created"),
    Index("due", "deadline"),
    Index("made", "host", "status"),
)
"""``memo`` is the latest snapshot, ``base`` the record a fork began from, ``invite`` the number of its link. A hidden
table is not shown to those who look for one."""

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("planned", String(12), nullable=False, default="open"),
    Column("guest", String(24), index=True),
    Column("name", String(40)),
    Column("level", String(16)),
    Column("seed", String(64), nullable=False, default=""),
    Column("standing", Text),
    Column("teach", Integer, nullable=False, default=0),
    Column("token", Integer, nullable=False, default=0),
    Column("ready", Boolean, nullable=False, default=True),
)

members = Table(
    "members",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True),
)
"""Who came in by an invite link; a revoked link does not turn them out."""

entries = Table(
    "entries",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("first", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("key", String(120)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "key", name="once"),
)
"""The log of each table: kind, seat and body of a change, what chance answered, and what happened (``said``)."""

bans = Table(
    "bans",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(24)),
    Column("network", String(50)),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Whom the operator keeps out or silences for a time: a guest, or everybody from some addresses."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table", String(24), nullable=False),
    Column("event", Integer),
    Column("by", String(24), nullable=False),
    Column("about", String(24)),
    Column("name", String(40)),
    Column("said", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("done", Boolean, nullable=False, default=False),
)
"""What people tell the operator: ``said`` is the line it is about, as it was, and ``words`` what is wrong with it."""


def engine(settings: Settings) -> AsyncEngine:
    made = create_async_engine(settings.engine_url, pool_pre_ping=settings.shared, hide_parameters=True)
    if not settings.shared:
        keep_private(Path(made.url.database or "."))
        event.listen(made.sync_engine, "connect", prepare_sqlite)
    return made


def told(settings: Settings) -> str:
    """Where the tables are, without a password."""
    return make_url(settings.database).render_as_string(hide_password=True)


def keep_private(file: Path) -> None:
    """Hands and the key of all cookies are for nobody else on the machine. What SQLite lays beside it is like it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    if file.stat().st_uid == os.getuid():
        file.chmod(PRIVATE)


def prepare_sqlite(connection: Any, _: object) -> None:
    """An answer that was acknowledged survives a power cut: the log is synced at each commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A database that is gone is a fault the caller can be told of."""
    try:
        async with engine.begin() as connection:
            yield connection
    except IntegrityError:
        raise
    except GONE as fault:
        raise Fault("store-down") from fault


async def migrate(made: AsyncEngine) -> None:
    """Bring the database to the tables of this version: whole, or not at all."""
    async with made.begin() as connection:
        await connection.run_sync(upgrade)


async def prepare(settings: Settings) -> None:
    """Whether a server can run on this database is seen before it says that it does."""
    made = engine(settings)
    try:
        await migrate(made)
    finally:
        await made.dispose()


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    connection.exec_driver_sql(ALONE[connection.dialect.name])
    command.upgrade(config, "head")
