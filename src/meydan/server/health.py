"""How this process is: alive, ready for people, and its figures. For balancers and monitors, not for pages."""

import asyncio
import shutil
import time
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from meydan.server.db import GONE
from meydan.server.faults import Fault
from meydan.server.process import Process

PATIENCE = 2.0
"""Seconds the database has to answer."""
ROOM = 50_000_000
"""Bytes that must be free where the tables are."""
FORWARDED = ("forwarded", "x-forwarded-for")


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process runs and its loop turns."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether people should be sent here, and if not, what is missing."""
    process: Process = request.app.state.process
    parts = {
        "database": "ok" if await asked(process) is not None else "does not answer",
        "disk": "ok" if process.settings.shared or free(process) > ROOM else "is full",
        "broker": "ok" if process.broker is None or not process.broker.lost else "is not connected",
        "process": "ok" if not process.leaving else "is about to end",
    }
    return Response(parts, status_code=200 if set(parts.values()) == {"ok"} else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For whoever asks on this machine itself, or with the operator's token: never for whoever comes by a proxy."""
    process: Process = request.app.state.process
    if not beside(request) and not await process.operators.is_one(request):
        raise Fault("not-found")
    return Response(process.metrics.shown(process, await asked(process)), media_type=CONTENT_TYPE_LATEST)


def beside(request: Request[Any, Any, Any]) -> bool:
    """Whether the caller is on this machine, as far as one can tell."""
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and request.client is not None and request.client.host in ("127.0.0.1", "::1")


async def asked(process: Process) -> float | None:
    """Seconds the database takes to answer; None if it does not."""
    since = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE), process.store.connection() as connection:
            await connection.execute(text("SELECT 1"))
    except (*GONE, Fault):
        return None
    return time.monotonic() - since


def free(process: Process) -> int:
    return shutil.disk_usage(process.settings.file.parent).free


HANDLERS = [healthz, readyz, metrics]
