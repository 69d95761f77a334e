"""One server to one SQLite file: two would not hear each other."""

import fcntl
import os
from pathlib import Path

from sqlalchemy import make_url

from meydan.core.errors import MeydanError
from meydan.server.db import keep_private
from meydan.server.settings import Settings


class Claimed(MeydanError):
    """Another server runs on this file."""


def hold(settings: Settings) -> int | None:
    """Claim the file for this process. The system gives it back when the process ends, however it ends."""
    if settings.shared:
        return None
    tables = Path(make_url(settings.engine_url).database or ".")
    lock = tables.with_name(f"{tables.name}.lock")
    keep_private(lock)
    held = os.open(lock, os.O_RDWR)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise Claimed(
            f"Another server runs on {tables}. Use that one, or give this one tables of its own by MEYDAN_DATABASE_URL."
        ) from None
    return held


def release(held: int | None) -> None:
    if held is not None:
        os.close(held)
