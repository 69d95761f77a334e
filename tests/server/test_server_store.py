"""What a kill, a second server or a spoilt file does to the database, and who may read it."""

import asyncio
import subprocess
import sys
from pathlib import Path

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
