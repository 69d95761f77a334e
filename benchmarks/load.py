"""How the server bears many tables: `python benchmarks/load.py --tables 250 --rate 500 --seconds 40 --servers 2`.

Open loop: every table has a schedule of due times, kept whatever the server does. An answer whose seat is not asked yet
when it falls due waits, and counts from its due time. Closed loop: every table answers again as soon as it can.
Everything is on loopback, bounded in time and count.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from postgres import Postgres
from served import Served

SEATS = 4
QUIET = ("coup", "block", "challenge", "fold")
"""Answers that end a game soon; the load plays the others where it can, so that tables last."""


class Message(msgspec.Struct):
    type: str
    prompt: dict[str, Any] | None = None
    options: list[dict[str, Any]] = []
    status: str = ""
    key: str | None = None


read = msgspec.json.Decoder(Message).decode


class Seat:
    """One socket and what it knows."""

    def __init__(self, table: "LoadedTable", number: int, client: httpx.AsyncClient) -> None:
        self.table = table
        self.number = number
        self.client = client
        self.options: list[dict[str, Any]] = []
        self.socket: Any = None

    async def listen(self) -> None:
        async for text in self.socket:
            self.table.heard(self, read(text), time.perf_counter())


class LoadedTable:
    def __init__(self, clients: list[httpx.AsyncClient], address: str, figures: "Figures") -> None:
        self.address = address
        self.figures = figures
        self.seats = [Seat(self, n, client) for n, client in enumerate(clients)]
        self.changed = asyncio.Event()
        self.acked = asyncio.Event()
        self.due = 0.0
        self.others = 0
        self.over = False
        self.count = 0
        self.rng = random.Random(id(self))

    async def open(self) -> None:
        host = self.seats[0].client
        plan = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = await host.post("/api/tables", json={"game": "coup", "seats": plan, "public": True})
        self.id = made.json()["id"]
        for seat in self.seats[1:]:
            sat = await seat.client.post(f"/api/tables/{self.id}/sit", json={"seat": seat.number})
            assert sat.status_code == 201, sat.text
        started = await host.post(f"/api/tables/{self.id}/start")
        assert started.status_code == 201, started.text
        await self.connect()

    async def connect(self) -> None:
        for seat in self.seats:
            cookie = "; ".join(f"{name}={value}" for name, value in seat.client.cookies.items())
            seat.socket = await websockets.connect(
                f"{self.address.replace('http', 'ws')}/api/tables/{self.id}/live",
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
            )
            self.figures.tasks.append(asyncio.create_task(seat.listen()))

    def heard(self, seat: Seat, message: Message, now: float) -> None:
        if message.type == "ack":
            self.figures.acks.append(now - self.due)
            self.figures.trips.append(now - self.sent)
            self.acked.set()
        elif message.type == "refused":
            self.figures.refused += 1
            self.acked.set()
        elif message.type in ("update", "answered"):
            if self.others and seat is not self.answering:
                self.others -= 1
                self.figures.others.append(now - self.due)
            if message.type == "update":
                asked = message.prompt is not None and message.prompt["seat"] == seat.number
                seat.options = message.options if asked and message.prompt and message.prompt["answer"] is None else []
                self.over = message.status == "over"
                self.changed.set()

    async def answer(self, due: float) -> None:
        """One answer, as soon after its due time as a seat is asked."""
        while not self.over and not any(seat.options for seat in self.seats):
            self.changed.clear()
            await self.changed.wait()
        if self.over:
            return
        seat = next(seat for seat in self.seats if seat.options)
        calm = [option for option in seat.options if option["verb"] not in QUIET] or seat.options
        action = self.rng.choice(calm)
        if any(option["verb"] == "pass" for option in seat.options):
            action = {"verb": "pass"}
        seat.options = []
        self.count += 1
        self.answering, self.others, self.due, self.sent = seat, SEATS - 1, due, time.perf_counter()
        self.acked.clear()
        await seat.socket.send(
            msgspec.json.encode(
                {"do": "answer", "seat": seat.number, "action": action, "key": f"k{self.count}"}
            ).decode()
        )
        await self.acked.wait()

    async def open_loop(self, start: float, gap: float, until: float) -> None:
        due = start
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.answer(due)
            due += gap

    async def closed_loop(self, until: float) -> None:
        while (now := time.perf_counter()) < until and not self.over:
            await self.answer(now)


def place(several: list[Served], table: int) -> Served:
    """The server that a table's people call."""
    return several[table % len(several)]


def busy_of(several: list[Served]) -> float:
    return sum(served.busy() for served in several)


class Figures:
    def __init__(self) -> None:
        self.acks: list[float] = []
        self.trips: list[float] = []
        self.others: list[float] = []
        self.refused = 0
        self.tasks: list[asyncio.Task[None]] = []

    def clear(self) -> None:
        self.acks, self.trips, self.others, self.refused = [], [], [], 0


def spread(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {f"p{p}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * p // 100)], 1) for p in (50, 95, 99)}


async def measure(tables: int, rate: float, seconds: float, servers: int) -> dict[str, Any]:
    """One server on a file, or so many on a PostgreSQL of their own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cluster = None
        if servers:
            (folder / "postgres").mkdir()
            folder.chmod(0o755)
            cluster = Postgres(folder / "postgres")
        several = []
        try:
            for n in range(servers or 1):
                (folder / str(n)).mkdir()
                several.append(Served(folder / str(n), database=cluster.address if cluster else None))
                several[-1].start()
            return await drive(several, tables, rate, seconds)
        finally:
            for served in several:
                served.kill()
            if cluster is not None:
                cluster.stop()


async def drive(several: list[Served], tables: int, rate: float, seconds: float) -> dict[str, Any]:
    figures = Figures()
    limits = httpx.Limits(max_connections=8, max_keepalive_connections=8)
    transport = httpx.AsyncHTTPTransport(limits=limits)
    clients = []
    for n in range(tables * SEATS):
        client = httpx.AsyncClient(base_url=place(several, n // SEATS).address, transport=transport, timeout=60)
        (await client.put("/api/me", json={"name": f"{n} Guest"})).raise_for_status()
        clients.append(client)
    before = sum(served.memory() for served in several)
    laid = [
        LoadedTable(clients[n * SEATS : (n + 1) * SEATS], place(several, n).address, figures) for n in range(tables)
    ]
    for table in laid:
        await table.open()
    await asyncio.sleep(1)
    figures.clear()
    gc.freeze()
    report: dict[str, Any] = {"servers": len(several), "tables": tables, "sockets": tables * SEATS}
    report |= {"offered_per_s": rate, "load_average": round(os.getloadavg()[0], 1)}
    grown = sum(served.memory() for served in several) - before
    report["memory_per_table_kb"] = round(grown / tables / 1024, 1)
    for kind in ("open", "closed"):
        figures.clear()
        busy, own, began = busy_of(several), resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
        until = began + (seconds if kind == "open" else seconds / 3)
        gap = tables / rate
        work = [
            table.open_loop(began + gap * n / tables, gap, until) if kind == "open" else table.closed_loop(until)
            for n, table in enumerate(laid)
        ]
        await asyncio.wait_for(asyncio.gather(*work), seconds * 3 + 60)
        await asyncio.sleep(0.5)
        took = time.perf_counter() - began
        mine = resource.getrusage(resource.RUSAGE_SELF)
        report[f"{kind}_loop"] = {
            "seconds": round(took, 1),
            "answers": len(figures.acks),
            "answers_per_s": round(len(figures.acks) / took, 1),
            "refused": figures.refused,
            "ended": sum(table.over for table in laid),
            "due_to_ack_ms": spread(figures.acks),
            "send_to_ack_ms": spread(figures.trips),
            "due_to_others_ms": spread(figures.others),
            "server_cpu": round((busy_of(several) - busy) / took, 2),
            "server_cpu_ms_per_answer": round(1000 * (busy_of(several) - busy) / max(1, len(figures.acks)), 2),
            "generator_cpu": round((mine.ru_utime + mine.ru_stime - own.ru_utime - own.ru_stime) / took, 2),
        }
    for task in figures.tasks:
        task.cancel()
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--servers", type=int, default=0, help="so many on one PostgreSQL, instead of one on SQLite")
    given = parser.parse_args()
    print(json.dumps(asyncio.run(measure(given.tables, given.rate, given.seconds, given.servers)), indent=1))
