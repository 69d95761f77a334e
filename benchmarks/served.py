"""A server of its own process on loopback, for the load and kill tests."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

READY = 120.0
ROOT = Path(__file__).resolve().parent.parent


class Served:
    """``meydan serve`` on a free port, started, killed and started again on the same tables."""

    def __init__(self, folder: Path, port: int = 0, database: str | None = None, **settings: object) -> None:
        self.folder = folder
        self.port = port
        self.environment = os.environ | {
            "MEYDAN_DATABASE_URL": database or f"sqlite:///{folder / 'tables.sqlite'}",
            "MEYDAN_GUESTS_PER_MINUTE": "1000000",
            "MEYDAN_TABLES_PER_MINUTE": "1000000",
            "MEYDAN_TABLES_AT_ONCE": "1000000",
            **{f"MEYDAN_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "meydan", "serve", "--port", str(self.port)],
                env=self.environment,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], READY)
        if not ready:
            self.kill()
            raise RuntimeError("the server does not say its address")
        line = self.process.stdout.readline()
        if not line:
            self.process.stdout.close()
            said = (self.folder / "server.log").read_text()[-2000:]
            raise RuntimeError(f"the server ended at once, with {self.process.wait()}: {said}")
        self.port = int(line.rsplit(":", 1)[1])
        until = time.monotonic() + READY
        while time.monotonic() < until:
            try:
                urlopen(f"{self.address}/api/me", timeout=2).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would: nothing is said, nothing is finished."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def memory(self) -> int:
        """Bytes in use, of the server's own process."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def busy(self) -> float:
        """Seconds of processor time used so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
