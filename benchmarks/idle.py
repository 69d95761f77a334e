"""How many sockets one process holds that only listen: `python benchmarks/idle.py --sockets 10000`.

They sit at a few tables as spectators, in batches; then the server's memory is read, and it must still answer.
"""

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from served import Served

TABLES = 100
AT_ONCE = 50


async def hold(served: Served, sockets: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as host:
        (await host.put("/api/me", json={"name": "Host"})).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "here", "name": "Two"}]
        tables = []
        for _ in range(TABLES):
            made = await host.post("/api/tables", json={"game": "coup", "seats": seats, "public": True})
            tables.append(made.raise_for_status().json()["id"])
            (await host.post(f"/api/tables/{tables[-1]}/start")).raise_for_status()
        await asyncio.sleep(1)
        before, began = served.memory(), time.monotonic()
        gate = asyncio.Semaphore(AT_ONCE)

        async def come(n: int) -> Any:
            url = f"ws://127.0.0.1:{served.port}/api/tables/{tables[n % TABLES]}/live"
            async with gate:
                wire = await websockets.connect(url, compression=None, ping_interval=None, open_timeout=120)
                await wire.recv()
                return wire

        wires = await asyncio.gather(*[come(n) for n in range(sockets)])
        opened = time.monotonic() - began
        await asyncio.sleep(10)
        busy, since = served.busy(), time.monotonic()
        await asyncio.sleep(10)
        idle = (served.busy() - busy) / (time.monotonic() - since)
        since = time.perf_counter()
        (await host.get("/api/me")).raise_for_status()
        answer = time.perf_counter() - since
        open_now = sum(wire.state is websockets.State.OPEN for wire in wires)
        report = {
            "sockets": open_now,
            "opened_in_s": round(opened, 1),
            "memory_mb": round(served.memory() / 1e6),
            "memory_kb_per_socket": round((served.memory() - before) / sockets / 1024, 1),
            "cpu_idle": round(idle, 3),
            "me_ms": round(1000 * answer, 1),
            "load_average": round(os.getloadavg()[0], 1),
        }
        for wire in wires:
            wire.transport.abort()
        return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000)
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as name:
        served = Served(Path(name), sockets_per_guest=1_000)
        served.start()
        try:
            print(json.dumps(asyncio.run(asyncio.wait_for(hold(served, given.sockets), 900)), indent=1))
        finally:
            served.kill()
