"""A PostgreSQL cluster of its own, for the tests and the chaos: started, ended as by a power cut, started again."""

import asyncio
import concurrent.futures
import getpass
import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import asyncpg

END_SESSIONS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"""
READY = 60.0


def binary(name: str) -> str:
    found = [
        *sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}")),
        *([shutil.which(name)] if shutil.which(name) else []),
    ]
    assert found, f"{name} is missing: install PostgreSQL (Debian: postgresql)"
    return str(found[-1])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """PostgreSQL does not run as root, so root lends the folder to nobody."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user: dict[str, Any] = {}
        if os.getuid() == 0:
            for place in (folder, *folder.parents):
                if not place.stat().st_mode & 0o001:
                    place.chmod(0o755)
            shutil.chown(folder, "nobody")
            self.user = {"user": "nobody"}
        self.port = free_port()
        name = "nobody" if self.user else getpass.getuser()
        self.address = f"postgresql://{name}@127.0.0.1:{self.port}/postgres"
        subprocess.run(
            [binary("initdb"), "-D", folder / "data", "-U", name, "--auth=trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=folder,
            **self.user,
        )
        self.start()

    def start(self) -> None:
        command = [binary("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [*command, "-c", "listen_addresses=127.0.0.1"],
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self.folder,
                **self.user,
            )
        until = time.monotonic() + READY
        while subprocess.run([binary("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]).returncode:
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it at once and in order; SIGQUIT as a crash, so that it recovers when it starts."""
        self.process.send_signal(how)
        self.process.wait(30)


def sql(address: str, query: str, *arguments: Any) -> list[Any]:
    """Ask the database itself."""

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(address)
        try:
            return list(await connection.fetch(query, *arguments))
        finally:
            await connection.close()

    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(ask())).result()
