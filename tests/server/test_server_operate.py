"""A server one can leave alone: its health, its log, its end, what it keeps, and what it bears."""

import asyncio
import json
import os
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from served import Served
from sqlalchemy import update

from meydan.server import backups, retention, upkeep
from meydan.server.db import tables
from meydan.server.faults import Fault
from meydan.server.metrics import Metrics
from meydan.server.reading import Reader
from server.test_server_upkeep import children_of, command, wait_for
from server.world import run, world

ROOT = Path(__file__).resolve().parent.parent.parent
DAY = 86_400.0


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Served]:
    served = Served(folder, bot_pause=0, **more)
    served.start()
    try:
        yield served
    finally:
        served.kill()


def log_of(served: Served) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (served.folder / "server.log").read_text().splitlines()]


# How it is


def test_a_monitor_hears_how_the_server_is_and_a_page_is_never_the_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person("Sara"), await w.person("Reza")]
            table = await w.table("coup", people)
            await people[0].watch(table)
            seat = (await w.process.rooms.fresh(table)).waiting()[0]
            options = (await people[seat].get(f"/tables/{table}/update?seat={seat}"))["options"]
            await people[seat].post(f"/tables/{table}/answer", seat=seat, action=options[0], key="k")
            http = people[0].http
            http.base_url = "http://test"
            assert (await http.get("/healthz")).json() == {"status": "ok"}
            ready = await http.get("/readyz")
            assert (ready.status_code, set(ready.json().values())) == (200, {"ok"})
            told = (await http.get("/metrics")).text
            for line in (
                'meydan_answers_total{by="person",game="coup"} 1.0',
                'meydan_tables{game="coup",status="running"} 1.0',
                "meydan_sockets 1.0",
                "meydan_database_up 1.0",
                'meydan_request_seconds_count{route="/api/tables/{table}/answer",status="200"} 1.0',
            ):
                assert line in told, line
            proxied = await http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
            assert proxied.status_code == 404
            for path in ("/healthz/x", "/readyz/more", "/metrics/all", "/api/none"):
                answer = await http.get(path)
                assert answer.status_code == 404 and answer.json()["code"] == "not-found"
            w.process.leaving = True
            assert (await http.get("/readyz")).status_code == 503

    run(test)


def test_every_figure_has_our_name() -> None:
    names = {one.name for one in Metrics().registry.collect()}
    assert {name for name in names if not name.startswith("meydan_")} <= {
        name for name in names if name.startswith(("process_", "python_"))
    }


def test_the_routes_are_one_page_that_needs_no_script(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            nobody = await w.person(None)
            page = await nobody.http.get("/docs")
            assert page.status_code == 200 and "/api/tables/{table}/answer" in page.text
            assert "default-src 'self'" in page.headers["content-security-policy"]
            assert "<script" not in page.text and "http" not in page.text.replace("http-", "")

    run(test)


# What it writes down


def test_the_log_is_json_with_what_each_line_is_about_and_without_secrets(tmp_path: Path) -> None:
    with serving(tmp_path, log="json", log_level="debug", slow=0) as served:
        with httpx.Client(base_url=f"{served.address}/api") as host:
            told = host.put("/me", json={"name": "Very Secret Name"})
            made = host.post("/tables", json={"game": "coup", "seats": [{"kind": "me"}, {"kind": "bot"}]}).json()
            host.post(f"/tables/{made['id']}/start").raise_for_status()
        assert served.process is not None
        served.process.terminate()
        served.process.wait(20)
        lines = log_of(served)
        assert lines[0]["words"].startswith("started") and lines[-1]["words"] == "ended"
        mine = next(line for line in lines if line.get("request") == told.headers["x-request-id"])
        assert (mine["route"], mine["status"]) == ("PUT /api/me", 200) and mine["ms"] >= 0
        assert next(line["table"] for line in lines if line["words"] == "slow answer") == made["id"]
        written = json.dumps(lines)
        assert "Secret" not in written and told.cookies["meydan"] not in written


def test_a_full_disk_is_said_and_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    """The file may not grow: what SQLite cannot write is refused with 503, and taken again when there is room."""
    with serving(tmp_path, log="json") as served, httpx.Client(base_url=f"{served.address}/api", timeout=30) as host:
        host.put("/me", json={"name": "Host"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "here", "name": "Two"}]
        table = host.post("/tables", json={"game": "coup", "seats": seats}).raise_for_status().json()["id"]
        host.post(f"/tables/{table}/start").raise_for_status()
        assert served.process is not None
        full = (tmp_path / "tables.sqlite-wal").stat().st_size
        before = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        acknowledged, refused = [], 0
        for n in range(40):
            told = host.post(f"/tables/{table}/chat", json={"text": "x" * 400, "key": f"k{n}"})
            if told.status_code == 200:
                acknowledged.append(f"k{n}")
            elif told.status_code == 503:
                refused += 1
                assert told.json()["code"] == "store-down"
                break
            time.sleep(0.3)
        assert refused and host.get("/me").status_code in (200, 503)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, before)
        again = host.post(f"/tables/{table}/chat", json={"text": "there is room", "key": "again"})
        assert again.status_code == 200, again.text
        acknowledged.append("again")
        words = " ".join(line["words"] for line in log_of(served))
        assert "takes no entries" in words and "takes entries again" in words
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db:
        keys = [key.rsplit("/", 1)[1] for (key,) in db.execute("SELECT key FROM entries WHERE key IS NOT NULL")]
    assert keys == acknowledged


# How it ends


def test_whoever_is_here_is_told_to_come_again_and_what_was_sent_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        with serving(tmp_path, drain=1) as served:
            async with httpx.AsyncClient(base_url=f"{served.address}/api") as host:
                (await host.put("/me", json={"name": "Host"})).raise_for_status()
                seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
                table = (await host.post("/tables", json={"game": "coup", "seats": seats})).json()["id"]
                (await host.post(f"/tables/{table}/start")).raise_for_status()
                url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/live"
                cookie = {"Cookie": f"meydan={host.cookies['meydan']}"}
                async with websockets.connect(url, additional_headers=cookie) as wire:
                    assert served.process is not None
                    children = children_of(served.process)
                    served.process.terminate()
                    await asyncio.sleep(0.3)
                    ready = await host.get(f"{served.address}/readyz")
                    assert (ready.status_code, ready.json()["process"]) == (503, "is about to end")
                    sent = await host.post(f"/tables/{table}/chat", json={"text": "still here", "key": "last"})
                    assert sent.status_code == 200
                    kinds = []
                    with suppress(websockets.ConnectionClosed):
                        while True:
                            kinds.append(json.loads(await wire.recv())["type"])
                    assert "moving" in kinds
                assert await asyncio.to_thread(served.process.wait, 10) is not None
                served.kill()
                assert wait_for(lambda: alive(children), lambda left: not left) == []
            served.start()
            with httpx.Client(base_url=f"{served.address}/api", cookies=host.cookies) as again:
                told = again.get(f"/tables/{table}/events?since=0").json()["events"]
                assert [one["text"] for one in told if one.get("table") == "chat"] == ["still here"]

    run(test)


def alive(processes: list[int]) -> list[int]:
    return [pid for pid in processes if Path(f"/proc/{pid}").exists()]


# What it keeps


def test_what_nobody_comes_back_to_is_deleted_after_its_time_and_only_that(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, keep_finished=10, keep_imports=10) as w:
            sara, reza, idle = [await w.person(name) for name in ("Sara", "Reza", "Idle")]
            record = json.loads(next((ROOT / "tests" / "records" / "coup").glob("*.json")).read_text())
            brought = (await sara.http.post("/records", json=record)).json()["id"]
            kept = {"running": await w.table("coup", [sara, reza])}
            gone = {"open": await w.table("coup", [sara], bots=1, start=False), "imports": brought}
            over = await w.table("coup", [sara, reza])
            await sara.post(f"/tables/{over}/resign", seat=0)
            gone["finished"] = over
            engine = w.process.store.engine
            long = w.process.clock.now() + 500 * DAY
            wanted = w.process.settings
            async with w.process.store.connection() as c:
                await c.execute(update(tables).where(tables.c.id == kept["running"]).values(changed=0))
            dry = await retention.prune(engine, wanted, long, dry_run=True)
            assert dry == retention.Pruned(open=1, finished=1, imports=1, guests=1)
            assert await retention.prune(engine, wanted, w.process.clock.now(), dry_run=False) == (0, 0, 0, 0)
            assert await retention.prune(engine, wanted, long, dry_run=False) == dry
            for table in gone.values():
                w.process.rooms.drop(table)
                await sara.get(f"/tables/{table}", 404)
            await sara.get(f"/tables/{kept['running']}")
            assert (await idle.get("/me"))["id"] is None and (await reza.get("/me"))["name"] == "Reza"
            await retention.vacuum(engine)

    run(test)


def test_a_server_copies_its_tables_by_itself_and_goes_on_from_a_copy(tmp_path: Path) -> None:
    with serving(tmp_path, backups=tmp_path / "copies", backups_kept=2) as served:
        with httpx.Client(base_url=f"{served.address}/api") as host:
            host.put("/me", json={"name": "Host"}).raise_for_status()
            seats = [{"kind": "me"}, {"kind": "here", "name": "Two"}]
            table = host.post("/tables", json={"game": "coup", "seats": seats}).raise_for_status().json()["id"]
            host.post(f"/tables/{table}/start").raise_for_status()
            cookie = host.cookies["meydan"]
        found = wait_for(lambda: [len(str(one)) for one in (tmp_path / "copies").glob("tables-*.sqlite")], bool)
        assert found, "it copies once when it starts, and then once a day"
        for _ in range(3):
            time.sleep(1.1)  # copies are named by the second
            last = backups.rotate(tmp_path / "tables.sqlite", tmp_path / "copies", 2)
        assert len(list((tmp_path / "copies").glob("tables-*"))) == 2
    (tmp_path / "elsewhere").mkdir()
    restored = Served(tmp_path / "elsewhere", database=f"sqlite:///{last}")
    restored.start()
    try:
        told = httpx.get(f"{restored.address}/api/tables/{table}/update?seat=0", cookies={"meydan": cookie})
        assert told.status_code == 200 and told.json()["status"] == "running"
    finally:
        restored.kill()


def test_the_doctor_sees_what_is_wrong(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        told = command(served, "doctor", "--json")
        found = {one["what"]: one["state"] for one in json.loads(told.stdout)["found"]}
        assert found["database"] == found["files"] == found["disk"] == "ok"
        (tmp_path / "tables.sqlite").chmod(0o644)
        served.environment |= {"MEYDAN_PROXIES": "*", "MEYDAN_WEB": str(tmp_path / "none")}
        told = command(served, "doctor", "--json")
        bad = {one["what"] for one in json.loads(told.stdout)["found"] if one["state"] == "bad"}
        assert told.returncode == 1 and bad == {"proxies", "client"}, "the file was made private when it was opened"


def test_a_spoilt_row_spoils_its_table_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person("Sara"), await w.person("Reza")]
            good, bad = await w.table("coup", people), await w.table("coup", people)
            async with w.process.store.connection() as c:
                await c.execute(update(tables).where(tables.c.id == bad).values(options="{", memo="{"))
            w.process.rooms.drop(bad)
            assert [one["id"] for one in await people[0].get("/mine")] == [good]
            await people[0].get(f"/tables/{bad}", 409)
            fits = {fit.table: fit.opens for fit in await upkeep.check_tables(w.process.store)}
            assert fits == {good: True, bad: False}

    run(test)


def test_tables_on_a_disk_that_cannot_be_written_are_one_sentence(tmp_path: Path) -> None:
    """To root nothing is read-only but a disk: it mounts the folder so, for this one process."""
    with serving(tmp_path) as served:
        pass
    words = [sys.executable, "-m", "meydan", "serve", "--port", "0"]
    if os.getuid() == 0:
        mounted = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'
        words = ["unshare", "--mount", "sh", "-c", mounted, str(tmp_path), *words]
    else:
        for file in tmp_path.iterdir():
            file.chmod(0o444)
        tmp_path.chmod(0o555)
    try:
        done = subprocess.run(words, env=served.environment, capture_output=True, text=True, timeout=60, cwd=ROOT)
    finally:
        tmp_path.chmod(0o755)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert "ead-only" in done.stderr or "ermission" in done.stderr or "readonly" in done.stderr
    assert done.stderr.count("\n") == 1


# What it bears


def test_half_open_requests_are_let_go_and_keep_nobody_out(tmp_path: Path) -> None:
    """1,100 of them, of a server that began with room for 1,024 files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4_096), hard))
    with serving(tmp_path) as served, ExitStack() as open:
        assert served.process is not None
        began = time.monotonic()
        wires = []
        for n in range(1_100):
            wire = open.enter_context(socket.create_connection(("127.0.0.1", served.port), 10))
            wire.sendall(b"POST /api/verify HTTP/1.1\r\nHost: x\r\n" if n % 2 else b"GET /api/me HT")
            wires.append(wire)
        told = httpx.get(f"{served.address}/api/me", timeout=10)
        assert told.status_code == 200
        wires[0].settimeout(30)
        assert wires[0].recv(100).startswith(b"HTTP/1.1 408")
        assert time.monotonic() - began < 60
        descriptors = Path(f"/proc/{served.process.pid}/fd")
        held = wait_for(lambda: list(map(int, os.listdir(descriptors))), lambda left: len(left) < 100)
        assert len(held) < 100, "they are gone"
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_whoever_brings_records_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Eight at once, again and again; the innocent ask who they are meanwhile. Afterwards, sixty are brought in."""
    record = max((ROOT / "tests" / "records").rglob("*.json"), key=lambda path: path.stat().st_size).read_bytes()
    with serving(tmp_path, verifications_per_minute=10_000) as served:
        headers = {"content-type": "application/json"}
        with httpx.Client(base_url=f"{served.address}/api", timeout=60) as host, ThreadPoolExecutor(8) as pool:
            host.put("/me", json={"name": "Host"}).raise_for_status()
            cookie = {"Cookie": f"meydan={host.cookies['meydan']}"}

            def post(path: str) -> httpx.Response:
                url = f"{served.address}/api/{path}"
                return httpx.post(url, content=record, headers=headers | cookie, timeout=60)

            assert post("verify").json()["finished"] is True
            before = served.memory()
            jobs = [pool.submit(post, "verify") for _ in range(16)]
            times: list[float] = []
            while not all(job.done() for job in jobs) or len(times) < 50:
                since = time.perf_counter()
                host.get("/me").raise_for_status()
                times.append(time.perf_counter() - since)
            assert {job.result().status_code for job in jobs} <= {200, 429}
            jobs = [pool.submit(post, "records") for _ in range(60)]
            assert {job.result().status_code for job in jobs} <= {201, 429}
            grown = (served.memory() - before) / 1e6
            median = sorted(times)[len(times) // 2]
            print(f"p50 {1000 * median:.0f} ms, worst {1000 * max(times):.0f} ms of {len(times)}; {grown:.0f} MB more")
            assert grown < 100 and sorted(times)[int(len(times) * 0.9)] < 1


def forever(_: bytes) -> None:
    while True:
        pass


def test_a_reading_that_does_not_end_is_ended_and_the_next_one_is_read() -> None:
    async def test() -> None:
        reader = Reader(seconds=1)
        try:
            with pytest.raises(Fault, match="too-long"):
                await reader.read(forever, b"")
            assert await reader.read(len, b"abc") == 3
        finally:
            reader.close()

    asyncio.run(test())


def test_records_are_bounded_in_size_entries_and_number(tmp_path: Path) -> None:
    record = json.loads(next((ROOT / "tests" / "records" / "coup").glob("*.json")).read_text())

    async def test() -> None:
        async with world(tmp_path, tables_at_once=2) as w:
            sara = await w.person("Sara")
            many = await sara.http.post("/verify", json=record | {"log": record["log"] * 3_000})
            assert many.status_code == 413
            assert (await sara.http.post("/verify", json=record | {"note": "x"})).json()["code"] == "bad-record"
            size = {"content-type": "application/json"}
            large = await sara.http.post("/verify", content=b"x" * 2_000_001, headers=size)
            assert large.status_code == 413
            told = [(await sara.http.post("/records", json=record)).status_code for _ in range(3)]
            assert told == [201, 201, 429], "what is brought in counts as a table"

    run(test)
