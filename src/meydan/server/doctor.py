"""What may be wrong with a server before anybody notices: each thing looked at, in one line."""

import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import text

import meydan
from meydan.server import db, health
from meydan.server.hours import NAME, Beat
from meydan.server.process import Process
from meydan.server.settings import Settings

SKEW = 5.0
"""Seconds the clock of a database may differ from ours."""


class Found(NamedTuple):
    what: str
    state: Literal["ok", "warning", "bad"]
    words: str


async def look(settings: Settings, process: Process) -> list[Found]:
    """Everything, the database too."""
    return [*build(), *client(settings), *files(settings), *disk(settings), *proxies(settings), *await clocks(process)]


def build() -> Iterator[Found]:
    if meydan.BUILD == "compiled":
        yield Found("rules", "ok", "compiled")
    else:
        yield Found(
            "rules", "warning", "interpreted, several times slower: `make compile`, or the wheel for this machine"
        )


def client(settings: Settings) -> Iterator[Found]:
    if (settings.web / "index.html").exists():
        yield Found("client", "ok", str(settings.web))
    else:
        yield Found("client", "bad", f"there is no built page in {settings.web}: `make setup`")


def files(settings: Settings) -> Iterator[Found]:
    """Hands, and the key of all cookies, are for nobody else on the machine."""
    if settings.shared:
        return
    beside = sorted(settings.file.parent.glob(f"{settings.file.name}*"))
    copies = sorted(settings.backups.glob("*.sqlite")) if settings.backups is not None else []
    for file in [*beside, *copies]:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & 0o077:
            yield Found("files", "bad", f"others may read {file} ({mode:o}): chmod 600 {file}")
    yield Found("files", "ok", f"{len(beside)} in {settings.file.parent}, {len(copies)} backups")
    if settings.backups is None:
        yield Found("backups", "warning", "MEYDAN_BACKUPS is not set: nobody copies the tables")
    elif not copies:
        yield Found("backups", "warning", f"there is none in {settings.backups} yet")
    else:
        hours = (time.time() - copies[-1].stat().st_mtime) / 3600
        late = settings.housekeeping and hours > 2 * settings.housekeeping
        yield Found("backups", "warning" if late else "ok", f"the latest is {hours:.0f} hours old")


def disk(settings: Settings) -> Iterator[Found]:
    if not settings.shared:
        free = shutil.disk_usage(settings.file.parent).free
        state: Literal["ok", "bad"] = "ok" if free > health.ROOM else "bad"
        yield Found("disk", state, f"{free // 1_000_000} MB are free at {settings.file.parent}")


def proxies(settings: Settings) -> Iterator[Found]:
    """Whoever is believed to be a proxy can say that anybody calls."""
    if "*" in settings.proxies:
        yield Found("proxies", "bad", "MEYDAN_PROXIES believes everybody: name the addresses of your proxy")
    else:
        yield Found("proxies", "ok", f"forwarded addresses are believed from {', '.join(settings.proxies) or 'nobody'}")
    plain = [origin for origin in settings.origins if not origin.startswith("https://")]
    if plain:
        yield Found("origins", "warning", f"{plain[0]} is not https: cookies travel in the open")


async def clocks(process: Process) -> list[Found]:
    """The database answers, what it holds can be read, and it has the time we have."""
    took = await health.asked(process)
    if took is None:
        return [Found("database", "bad", "it does not answer")]
    found = [Found("database", "ok", f"{db.told(process.settings)} answers in {1000 * took:.1f} ms")]
    if process.settings.shared:
        async with process.store.connection() as c:
            theirs = float((await c.execute(text("SELECT extract(epoch FROM now())"))).scalar() or 0)
        apart = abs(theirs - time.time())
        state: Literal["ok", "bad"] = "ok" if apart < SKEW else "bad"
        found.append(Found("clock", state, f"ours and the database's are {apart:.1f} seconds apart"))
    if (kept := await process.guests.common(NAME)) is not None:
        beat = msgspec.json.decode(kept, type=Beat)
        ahead = beat.last - time.time()
        if ahead > SKEW:
            words = f"the wall clock is {ahead:.0f} seconds behind what was written here before"
            found.append(Found("clock", "bad", words))
    steady = synchronised()
    if steady is not None:
        words = "is kept by a time server" if steady else "no time server keeps it: after a restart, times may jump"
        found.append(Found("clock", "ok" if steady else "warning", words))
    return found


def synchronised() -> bool | None:
    """Whether the system keeps its clock right; None where one cannot tell."""
    if not sys.platform.startswith("linux") or shutil.which("timedatectl") is None:
        return None
    asked = ["timedatectl", "show", "--property=NTPSynchronized", "--value"]
    try:
        told = subprocess.run(
            asked, capture_output=True, text=True, timeout=5, env={"PATH": os.environ.get("PATH", "")}
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return {"yes": True, "no": False}.get(told.stdout.strip())


def worst(found: list[Found]) -> bool:
    return any(one.state == "bad" for one in found)
