"""What a kill, a second server or a spoilt file does to the database, and who may read it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from served import Served

from meydan.server import db
from meydan.server.settings import Settings

STATEMENTS = range(0, 40, 5)
"""From the first to more than a first start carries out."""
DIE = """
import asyncio, os, sys
from sqlalchemy import event
from meydan.server import db
from meydan.server.settings import Settings

def start(address, left):
    def count(*_):
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), 9)

    engine = db.engine(Settings(database=address))
    event.listen(engine.sync_engine, "before_cursor_execute", count)
    asyncio.run(db.migrate(engine))

for left in map(int, sys.argv[2:]):
    if (child := os.fork()) == 0:
        start(sys.argv[1].format(left), left)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_a_first_start_that_is_killed_after_any_statement_leaves_a_database_that_opens(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/{{}}.sqlite"
    started = [sys.executable, "-c", DIE, address, *map(str, STATEMENTS)]
    ends = subprocess.run(started, check=True, capture_output=True, text=True, timeout=60).stdout.split()
    assert ends[0] == "-9" and ends[-1] == "0"
    for statements in STATEMENTS:
        asyncio.run(opened(address.format(statements)))


async def opened(address: str) -> None:
    engine = db.engine(Settings(database=address))
    await db.migrate(engine)
    async with engine.begin() as connection:
        assert (await connection.execute(db.tables.select())).all() == []
    await engine.dispose()


def serve(folder: Path, address: str) -> subprocess.CompletedProcess[str]:
    arguments = [sys.executable, "-m", "meydan", "serve", "--port", "0"]
    environment = os.environ | {"MEYDAN_DATABASE_URL": address}
    return subprocess.run(arguments, env=environment, cwd=folder, capture_output=True, text=True, timeout=60)


def spoilt(folder: Path) -> str:
    (folder / "spoilt.sqlite").write_bytes(b"no database" * 1_000)
    return f"sqlite:///{folder}/spoilt.sqlite"


@pytest.mark.parametrize(
    "address",
    [spoilt, lambda folder: "sqlite:////proc/none/t.sqlite", lambda folder: "postgresql://127.0.0.1:1/none"],
    ids=["spoilt", "not to be written", "not to be reached"],
)
def test_a_server_says_in_one_line_that_its_database_cannot_be_opened(address: object, tmp_path: Path) -> None:
    assert callable(address)
    done = serve(tmp_path, address(tmp_path))
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert "cannot be opened" in done.stderr and done.stderr.count("\n") == 1


def test_a_second_server_on_the_same_tables_says_so_and_stops(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.start()
    try:
        done = serve(tmp_path, served.environment["MEYDAN_DATABASE_URL"])
        assert (done.returncode, done.stdout) == (2, "")
        assert "Another server" in done.stderr and done.stderr.count("\n") == 1
    finally:
        served.kill()
    served.start()
    served.kill()


def test_nobody_else_on_the_machine_reads_the_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch(0o644)
    served = Served(tmp_path)
    served.start()
    copy = tmp_path / "copy.sqlite"
    saved = [sys.executable, "-m", "meydan", "backup", str(copy)]
    subprocess.run(saved, env=served.environment, check=True, capture_output=True, timeout=60)
    served.kill()
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.glob("*.sqlite*")}
    assert set(modes.values()) == {"0o600"} and {"tables.sqlite", "copy.sqlite"} <= set(modes), modes
