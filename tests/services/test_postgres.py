"""PostgreSQL, started here, and two server processes that share it."""

import asyncio
import gc
import json
import threading
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from chaos import trouble
from postgres import END_SESSIONS, Postgres, free_port, sql
from served import Served

import meydan
from meydan.games import find

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of its own, gone after the tests."""
    cluster = Postgres(tmp_path_factory.mktemp("postgres"))
    yield cluster.address
    cluster.stop()


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Two processes on the same tables."""
    both = [
        Served(tmp_path_factory.mktemp(name), database=postgres, bot_pause=0, sweep=0.5, messages_per_second=1000)
        for name in ("one", "two")
    ]
    for served in both:
        served.start()
    yield both
    for served in both:
        served.kill()


class Guest:
    """Somebody who calls both processes with one cookie."""

    def __init__(self, pair: list[Served]) -> None:
        self.pair = pair
        self.https = [httpx.AsyncClient(base_url=f"{served.address}/api", timeout=30) for served in pair]

    async def name(self, name: str) -> "Guest":
        made = await self.https[0].put("/me", json={"name": name})
        self.cookie = f"meydan={made.cookies['meydan']}"
        self.https[1].cookies.set("meydan", made.cookies["meydan"])
        return self

    async def call(self, at: int, method: str, path: str, **fields: Any) -> Any:
        response = await self.https[at].request(method, path, json=fields or None)
        assert response.status_code < 300, f"{method} {path}: {response.text}"
        return response.json()

    async def close(self) -> None:
        for http in self.https:
            await http.aclose()


@asynccontextmanager
async def table_of(pair: list[Served], game: str, seats: int) -> Any:
    """Made at one process, sat down at through the other."""
    guests = [await Guest(pair).name(f"P{n}") for n in range(seats)]
    plan = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    made = await guests[0].call(0, "POST", "/tables", game=game, seats=plan, public=True)
    for n, guest in enumerate(guests[1:], 1):
        await guest.call(n % 2, "POST", f"/tables/{made['id']}/sit", seat=n, seed=f"s{n}")
    await guests[0].call(1, "POST", f"/tables/{made['id']}/start")
    yield made["id"], guests
    for guest in guests:
        await guest.close()


class Ear:
    """A socket at one process that gathers all events of a seat, and comes back when it was closed, as pages do."""

    def __init__(self, served: Served, guest: Guest, table: str) -> None:
        self.url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/live"
        self.guest = guest
        self.events: list[Any] = []
        self.gaps = 0
        self.presence: Any = None

    async def listen(self) -> None:
        while True:
            with suppress(websockets.ConnectionClosed):
                await self.hear()
            await asyncio.sleep(0.1)

    async def hear(self) -> None:
        since = f"{self.url}?since={len(self.events)}"
        async with websockets.connect(since, additional_headers={"Cookie": self.guest.cookie}) as wire:
            async for text in wire:
                message = json.loads(text)
                if message["type"] == "presence":
                    self.presence = message
                if message["type"] == "update":
                    if message["first"] > len(self.events):
                        self.gaps += 1
                        await wire.send(json.dumps({"do": "sync", "since": len(self.events)}))
                        continue
                    self.events += message["events"][len(self.events) - message["first"] :]


@pytest.mark.parametrize("game", meydan.games())
def test_one_table_answered_through_two_processes(pair: list[Served], game: str) -> None:
    async def test() -> None:
        rng = Random(game)
        seats = min(3, find(game).seats.stop - 1)
        async with table_of(pair, game, seats) as (table, guests):
            ears = [Ear(pair[n % 2], guest, table) for n, guest in enumerate(guests)]
            tasks = [asyncio.create_task(ear.listen()) for ear in ears]
            for n in range(120):
                asks = []
                for seat, guest in enumerate(guests):
                    update = await guest.call(n % 2, "GET", f"/tables/{table}/update?seat={seat}")
                    if update["options"] and update["prompt"]["answer"] is None:
                        asks.append((seat, rng.choice(update["options"])))
                if not asks or update["status"] != "running":
                    break
                calls = [
                    guests[seat]
                    .https[place % 2]
                    .post(f"/tables/{table}/answer", json={"seat": seat, "action": action, "key": f"k{n}"})
                    for seat, action in asks
                    for place in range(2)  # both processes get every answer at once, under one key
                ]
                answers = await asyncio.gather(*calls)
                assert {response.status_code for response in answers} <= {200, 409}, [a.text for a in answers]
                accepted = [response.status_code == 200 for response in answers]
                assert all(accepted) or len(asks) == 1, [a.text for a in answers]
            final = await guests[0].call(0, "GET", f"/tables/{table}")
            for _ in range(200):
                if all(len(ear.events) == final["next"] for ear in ears):
                    break
                await asyncio.sleep(0.05)
            for seat, ear in enumerate(ears):
                told = await guests[seat].call((seat + 1) % 2, "GET", f"/tables/{table}/events?since=0&seat={seat}")
                assert ear.events[:500] == told["events"], f"seat {seat} heard something else"
            assert ears[0].presence["seats"] == list(range(seats)), "presence is told across processes"
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            keys = log_of(pair[0], table)
            assert len(keys) == len(set(keys)) and len(keys) >= 20

    asyncio.run(asyncio.wait_for(test(), 240))


def log_of(served: Served, table: str) -> list[str]:
    wanted = 'SELECT key FROM entries WHERE "table" = $1 AND key IS NOT NULL'
    return [row["key"] for row in sql(served.environment["MEYDAN_DATABASE_URL"], wanted, table)]


def test_when_one_process_dies_the_other_goes_on(pair: list[Served]) -> None:
    async def test() -> None:
        game = meydan.games()[0]
        async with table_of(pair, game, 2) as (table, guests):
            await asyncio.to_thread(pair[0].kill)
            update = await guests[0].call(1, "GET", f"/tables/{table}/update?seat=0&since=0")
            assert update["status"] == "running" and update["events"]
            await asyncio.to_thread(pair[0].start)
            again = await guests[0].call(0, "GET", f"/tables/{table}/update?seat=0&since=0")
            assert again["events"] == update["events"] and again["view"] == update["view"]

    asyncio.run(asyncio.wait_for(test(), 120))


def test_bots_play_on_at_whichever_process_is_left(pair: list[Served]) -> None:
    async def test() -> None:
        guest = await Guest(pair).name("Host")
        game = meydan.games()[0]
        plan = [{"kind": "bot", "level": "random"}] * 3
        made = await guest.call(0, "POST", "/tables", game=game, seats=plan, public=True)
        await guest.call(0, "POST", f"/tables/{made['id']}/start")
        await asyncio.to_thread(pair[0].kill)
        until = time.monotonic() + 60
        while (await guest.call(1, "GET", f"/tables/{made['id']}"))["status"] == "running":
            assert time.monotonic() < until, "the bots stand still"
            await asyncio.sleep(0.2)
        await asyncio.to_thread(pair[0].start)
        record = await guest.call(0, "GET", f"/tables/{made['id']}/record")
        assert (await guest.call(0, "POST", "/verify", **record))["finished"]
        await guest.close()

    asyncio.run(asyncio.wait_for(test(), 120))


def test_what_one_process_writes_is_heard_at_the_other_after_all_sessions_were_ended(
    pair: list[Served], postgres: str
) -> None:
    async def test() -> None:
        async with table_of(pair, meydan.games()[0], 2) as (table, guests):
            ear = Ear(pair[1], guests[0], table)
            listening = asyncio.create_task(ear.listen())
            for round in range(3):
                await asyncio.to_thread(sql, postgres, END_SESSIONS)
                await answered(guests, table, f"k{round}")
                told = (await guests[0].call(0, "GET", f"/tables/{table}"))["next"]
                until = time.monotonic() + 2
                while len(ear.events) < told:
                    assert time.monotonic() < until, f"{len(ear.events)} of {told} heard in round {round}"
                    await asyncio.sleep(0.05)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(asyncio.wait_for(test(), 120))


async def answered(guests: list[Guest], table: str, key: str) -> None:
    """Whoever is asked answers, through the first process, again while the database is not back."""
    for seat, guest in enumerate(guests):
        update = await guest.call(0, "GET", f"/tables/{table}/update?seat={seat}")
        if not update["options"] or update["prompt"]["answer"] is not None:
            continue
        body = {"seat": seat, "action": update["options"][0], "key": key}
        for _ in range(20):
            told = await guest.https[0].post(f"/tables/{table}/answer", json=body)
            if told.status_code == 200:
                return
            assert told.status_code == 503, told.text
            await asyncio.sleep(0.1)
    raise AssertionError("nobody could answer")


def test_a_server_is_ended_within_seconds_although_its_database_is_gone(postgres: str, tmp_path: Path) -> None:
    port = free_port()
    door = Door(port, postgres)
    with door:
        address = postgres.replace(postgres.split("@")[1].split("/")[0], f"127.0.0.1:{port}")
        served = Served(tmp_path, database=address)
        served.start()
    assert served.process is not None
    time.sleep(1)
    served.process.terminate()
    assert served.process.wait(5) is not None
    served.kill()


class Door:
    """A way to the database that can be shut: every connection through it is cut, and none is let in."""

    def __init__(self, port: int, postgres: str) -> None:
        host, _, way = postgres.split("@")[1].split("/")[0].partition(":")
        self.port, self.host, self.way = port, host, int(way)

    def __enter__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.open: list[asyncio.StreamWriter] = []
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        opening = asyncio.start_server(self.carry, "127.0.0.1", self.port)
        self.server = asyncio.run_coroutine_threadsafe(opening, self.loop).result(5)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self.host, self.way)
        self.open += [writer, far_writer]
        await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.shut(), self.loop).result(5)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)
        self.loop.close()

    async def shut(self) -> None:
        self.server.close()
        for writer in self.open:
            writer.transport.abort()
        carried = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*carried, return_exceptions=True)
        await asyncio.sleep(0.1)  # closing is done in the loop's next round


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """What comes in goes out, and where one side ends, the other is told."""
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


# A client whose server was killed while it was calling leaves its socket to Python.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_whatever_breaks_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    """Three processes, tables of all games, and clients that hop. `make chaos` does it for longer, with more tables."""
    tmp_path.chmod(0o755)
    report = asyncio.run(asyncio.wait_for(trouble(tmp_path, servers=3, tables=10, seconds=75, pause=4), 400))
    print(json.dumps(report))
    gc.collect()  # here, and not in another test
    assert report["faults"] == []
    assert report["acknowledged"] > 200 and len(report["broken"]) == 6
