"""Servers on one PostgreSQL, and every few seconds something breaks: `python benchmarks/chaos.py --seconds 600`.

Clients play every registered game and hop from server to server. A server is killed or drained; their database is
restarted or crashes, its sessions are ended, or what carries news between the servers is cut. Afterwards every
acknowledged answer must be in the log exactly once, every client must have heard every event, every table must replay,
no process may be left over, and the logs must tell of what broke. Loopback only, bounded in count and time.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import websockets
from kill import Player, check_clients, lay
from postgres import END_SESSIONS, Postgres, sql
from served import Served

import meydan

PATIENCE = 30.0
LATEST = 300.0
"""Seconds after which it ends although not everything has been broken yet."""
SETTINGS: dict[str, Any] = {"log": "json", "bot_pause": 0, "sweep": 0.5, "messages_per_second": 1000, "drain": 0.5}
END_BROKER = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'meydan broker'"
NUMBERS = 'SELECT DISTINCT ON ("table") "table", first, said FROM entries ORDER BY "table", number DESC'


class Hopper(Player):
    """A client that now and then goes to another server, as behind a balancer."""

    def __init__(self, player: Player, house: "House") -> None:
        super().__init__(player.served, player.table, player.seat, player.cookie)
        self.house = house

    async def run(self) -> None:
        while not self.stop:
            self.served = self.house.rng.choice(self.house.open)
            try:
                async with asyncio.timeout(self.house.rng.uniform(4, 15)):
                    await self.sit()
            except (TimeoutError, OSError, websockets.WebSocketException):
                await asyncio.sleep(0.05)


class House:
    def __init__(self, folder: Path, servers: int) -> None:
        self.rng = random.Random(11)
        (folder / "postgres").mkdir()
        self.postgres = Postgres(folder / "postgres")
        self.servers = []
        for n in range(servers):
            (folder / f"server{n}").mkdir()
            place = folder / f"server{n}"
            self.servers.append(Served(place, database=self.postgres.address, **SETTINGS))
        self.open: list[Served] = []
        self.begun: set[int] = set()
        """Every process that was ever seen below a server."""
        for served in self.servers:
            self.start(served)

    def start(self, served: Served) -> None:
        served.port = 0 if served.process is None else served.port
        served.start()
        self.open.append(served)

    def note_children(self) -> None:
        for served in self.open:
            if served.process is not None:
                threads = Path(f"/proc/{served.process.pid}/task").glob("*/children")
                self.begun |= {int(pid) for thread in threads for pid in thread.read_text().split()}

    # What breaks. Each ends with everything there again.

    def kill(self) -> None:
        served = self.take()
        served.kill()
        self.start(served)

    def drain(self) -> None:
        served = self.take()
        assert served.process is not None and served.process.stdout is not None
        served.process.send_signal(signal.SIGTERM)
        served.process.wait(20)
        served.process.stdout.close()
        self.start(served)

    def take(self) -> Served:
        self.note_children()
        served = self.rng.choice(self.open)
        self.open.remove(served)
        return served

    def restart(self) -> None:
        self.postgres.stop()
        self.postgres.start()

    def crash(self) -> None:
        self.postgres.stop(signal.SIGQUIT)
        self.postgres.start()

    def end_sessions(self) -> None:
        sql(self.postgres.address, END_SESSIONS)

    def cut_news(self) -> None:
        sql(self.postgres.address, END_BROKER)

    def close(self) -> None:
        self.note_children()
        for served in self.servers:
            if served.process is not None and served.process.poll() is None:
                served.kill()
        self.postgres.stop()


BREAKS: list[Callable[[House], None]] = [
    House.kill, House.drain, House.restart, House.crash, House.end_sessions, House.cut_news,
]  # fmt: skip


async def trouble(folder: Path, servers: int, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    house = await asyncio.to_thread(House, folder, servers)
    players: list[Hopper] = []
    tasks: list[asyncio.Task[None]] = []
    broken: Counter[str] = Counter()
    told: dict[str, list[float]] = {}
    rng = random.Random(5)
    laid = 0
    try:
        began = time.monotonic()
        while time.monotonic() < began + seconds or (len(broken) < len(BREAKS) and time.monotonic() < began + LATEST):
            running = sum(1 for player in players if player.seat == 0 and not player.over)
            for _ in range(tables - running):
                game = meydan.games()[laid % len(meydan.games())]
                new = [Hopper(player, house) for player in await lay(rng.choice(house.open), game)]
                laid += 1
                players += new
                tasks += [asyncio.create_task(player.run()) for player in new]
            await asyncio.sleep(rng.uniform(pause / 2, pause))
            trouble = BREAKS[sum(broken.values()) % len(BREAKS)]
            await asyncio.to_thread(trouble, house)
            broken[trouble.__name__] += 1
            told.setdefault(trouble.__name__, []).append(round(await caught_up(house, players), 2))
            acknowledged = sum(len(player.acked) for player in players)
            print(f"\r{dict(broken)}, {acknowledged} acknowledged", end="", file=sys.stderr)
        print(file=sys.stderr)
        for player in players:
            player.resting = True
        await settled(players)
        await caught_up(house, players)
        for player in players:
            player.stop = True
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        faults = await check_clients(house.open[0], list(players))
        faults += check_log(house, players)
    finally:
        for task in tasks:
            task.cancel()
        house.close()
    faults += left_over(house)
    words = said(house)
    faults += [f"no log tells {word!r}" for word in expected(broken) if not words[word]]
    return {
        "seconds": round(time.monotonic() - began),
        "servers": servers,
        "tables": laid,
        "clients": len(players),
        "broken": dict(broken),
        "acknowledged": sum(len(player.acked) for player in players),
        "connections": sum(player.resyncs for player in players),
        "told_after_healing_s": told,
        "load_average": round(os.getloadavg()[0], 1),
        "log": {word: count for word, count in words.items() if count},
        "faults": faults,
    }


async def caught_up(house: House, players: list[Hopper]) -> float:
    """Seconds from everything being there again until every client has heard what was in the log at that moment."""
    since = time.monotonic()
    rows = await asyncio.to_thread(sql, house.postgres.address, NUMBERS)
    numbers = {row["table"]: row["first"] + len(json.loads(row["said"])) for row in rows}
    while time.monotonic() < since + PATIENCE:
        if all(len(player.events) >= numbers.get(player.table, 0) for player in players):
            break
        await asyncio.sleep(0.02)
    return time.monotonic() - since


async def settled(players: list[Hopper]) -> None:
    """Until nobody waits for an acknowledgement, and nothing more is heard."""
    until, heard = time.monotonic() + PATIENCE, -1
    while time.monotonic() < until:
        now = sum(len(player.events) for player in players)
        if now == heard and all(player.pending is None for player in players):
            return
        heard = now
        await asyncio.sleep(2)


def check_log(house: House, players: list[Hopper]) -> list[str]:
    rows = sql(house.postgres.address, 'SELECT "table", seat, key, count(*) AS n FROM entries GROUP BY 1, 2, 3')
    logged = {(r["table"], r["seat"], r["key"].rsplit("/", 1)[1]): r["n"] for r in rows if r["key"] is not None}
    faults = [
        f"{player.table} seat {player.seat}: {key} is not in the log, or twice"
        for player in players
        for key in player.acked
        if logged.get((player.table, player.seat, key)) != 1
    ]
    checked = [sys.executable, "-m", "meydan", "migrate-tables", "--dry-run", "--json"]
    done = subprocess.run(checked, env=house.servers[0].environment, capture_output=True, text=True)
    fits = json.loads(done.stdout)["tables"] if done.stdout else []
    faults += [f"{fit['table']} does not replay: {fit['why']}" for fit in fits if fit["misfit"] is not None]
    return faults if fits else [*faults, f"no table could be checked: {done.stderr}"]


def left_over(house: House) -> list[str]:
    until = time.monotonic() + 10
    while time.monotonic() < until and any(Path(f"/proc/{pid}").exists() for pid in house.begun):
        time.sleep(0.1)
    return [f"process {pid} is left over" for pid in house.begun if Path(f"/proc/{pid}").exists()]


WORDS = ("ending", "ended", "takes no entries", "takes entries again", "processes is lost", "processes is back")


def expected(broken: Counter[str]) -> list[str]:
    """What the logs must tell of what broke."""
    found: list[str] = []
    if broken["drain"]:
        found.append("ended")
    if broken["end_sessions"] or broken["cut_news"] or broken["restart"]:
        found += ["processes is lost", "processes is back"]
    return found


def said(house: House) -> Counter[str]:
    """How often the logs say what. Each line must be JSON: nothing else may be written there."""
    counted: Counter[str] = Counter()
    for served in house.servers:
        for line in (served.folder / "server.log").read_text().splitlines():
            words = json.loads(line)["words"]
            counted.update(word for word in WORDS if words == word or (" " in word and word in words))
    return counted


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50, help="running at once")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--pause", type=float, default=6, help="seconds between two things that break, at most")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        report = asyncio.run(trouble(Path(name), given.servers, given.tables, given.seconds, given.pause))
    print(json.dumps(report, indent=1))
    sys.exit(1 if report["faults"] else 0)
