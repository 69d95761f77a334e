"""Copies of all tables in one file, made while the server runs, looked over before they count."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from meydan.core.errors import MeydanError
from meydan.server.db import keep_private

NAMES = "tables-*.sqlite"


class BadBackup(MeydanError):
    """A copy that cannot be made."""


def copy(source: Path, file: Path) -> int:
    """Copy the tables into a new file. It gets its name once it is whole. Returns how many tables it holds."""
    if not source.exists():
        raise BadBackup(f"There are no tables at {source} yet.")
    if file.exists():
        raise BadBackup(f"{file} exists already; a backup never overwrites one.")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    keep_private(part)
    with closing(sqlite3.connect(source)) as tables, closing(sqlite3.connect(part)) as made:
        tables.backup(made)
        found = made.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BadBackup(f"The copy of {source} is damaged: {found}")
        count: int = made.execute("SELECT count(*) FROM tables").fetchone()[0]
    part.rename(file)
    return count


def rotate(source: Path, folder: Path, kept: int) -> Path:
    """One more copy, named by its time, and no more than so many."""
    file = folder / time.strftime("tables-%Y%m%d-%H%M%S.sqlite", time.gmtime())
    copy(source, file)
    for old in sorted(folder.glob(NAMES))[: -max(1, kept)]:
        old.unlink()
    return file
