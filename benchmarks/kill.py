"""Kill the server again and again under load: `python benchmarks/kill.py --kills 50`.

Clients play every registered game over sockets, reconnect by themselves, and send an unacknowledged answer again under
its key. Afterwards every acknowledged answer must be in the log exactly once, every table must replay, and every
client must have heard every event. Loopback only, bounded in count and time.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import websockets
from served import Served

import meydan
from meydan.games import find

PATIENCE = 30.0
REST = 0.01
"""Seconds a client waits before it answers, so that hundreds of answers fall between two kills."""


class Player:
    """A client as docs/wire.md wants it: numbers, keys, resync."""

    def __init__(self, served: Served, table: str, seat: int, cookie: str) -> None:
        self.served = served
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.events: list[Any] = []
        self.acked: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.options: list[Any] = []
        """As the last update had them. An answer that was sent again is only acknowledged: no update follows."""
        self.count = 0
        self.resyncs = 0
        self.over = False
        self.resting = False
        self.stop = False
        self.rng = random.Random(f"{table}{seat}")

    async def run(self) -> None:
        while not self.stop:
            try:
                await self.sit()
            except (TimeoutError, OSError, websockets.WebSocketException):
                await asyncio.sleep(0.1)

    async def sit(self) -> None:
        url = f"ws://127.0.0.1:{self.served.port}/api/tables/{self.table}/live?since={len(self.events)}"
        async with websockets.connect(
            url, additional_headers={"Cookie": self.cookie}, compression=None, open_timeout=5
        ) as socket:
            self.resyncs += 1
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            while not self.stop:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
                except TimeoutError:
                    continue
                await self.hear(socket, message)

    async def hear(self, socket: Any, message: Any) -> None:
        if message["type"] in ("ack", "refused") and self.pending is not None and message["key"] == self.pending["key"]:
            if message["type"] == "ack":
                self.acked.append(message["key"])
            self.pending = None
        elif message["type"] != "update":
            return
        elif message["first"] > len(self.events):
            await socket.send(json.dumps({"do": "sync", "since": len(self.events)}))
            return
        else:
            self.events += message["events"][len(self.events) - message["first"] :]
            self.over = message["status"] == "over"
            self.options = [] if message["prompt"] is None or message["prompt"]["answer"] else message["options"]
        if self.pending is None and self.options and not (self.over or self.resting):
            self.count += 1
            action = self.rng.choice(self.options)
            self.pending = {"do": "answer", "seat": self.seat, "action": action, "key": f"k{self.count}"}
            await asyncio.sleep(REST)
            await socket.send(json.dumps(self.pending))


async def lay(served: Served, game: str) -> list[Player]:
    """A table of this game with a client at every seat."""
    seats = min(3, find(game).seats.stop - 1)
    clients = [httpx.AsyncClient(base_url=served.address, timeout=30) for _ in range(seats)]
    for n, client in enumerate(clients):
        (await client.put("/api/me", json={"name": f"Guest {n}"})).raise_for_status()
    plan = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    made = (await clients[0].post("/api/tables", json={"game": game, "seats": plan, "public": True})).json()
    for n, client in enumerate(clients[1:], 1):
        (await client.post(f"/api/tables/{made['id']}/sit", json={"seat": n})).raise_for_status()
    (await clients[0].post(f"/api/tables/{made['id']}/start")).raise_for_status()
    cookies = [f"meydan={client.cookies['meydan']}" for client in clients]
    for client in clients:
        await client.aclose()
    return [Player(served, made["id"], n, cookie) for n, cookie in enumerate(cookies)]


async def trouble(kills: int, tables: int, folder: Path) -> dict[str, Any]:
    served = Served(folder, messages_per_second=1000)
    served.start()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    rng = random.Random(7)

    async def fill() -> None:
        """As many running tables of each game as were asked for."""
        for game in meydan.games():
            running = sum(1 for p in players if p.seat == 0 and not p.over and games[p.table] == game)
            for _ in range(tables - running):
                new = await lay(served, game)
                games[new[0].table] = game
                players.extend(new)
                tasks.extend(asyncio.create_task(player.run()) for player in new)

    games: dict[str, str] = {}
    began = time.monotonic()
    for kill in range(kills):
        await fill()
        await under_load(players, rng.randint(20, 200))
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
        print(
            f"\rkill {kill + 1} of {kills}, {sum(len(p.acked) for p in players)} acknowledged", end="", file=sys.stderr
        )
    print(file=sys.stderr)
    await asyncio.sleep(1)
    for player in players:
        player.resting = True
    await asyncio.sleep(3)
    for player in players:
        player.stop = True
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    faults = await check_clients(served, players)
    served.kill()
    faults += check_log(served, players)
    report = {
        "kills": kills,
        "seconds": round(time.monotonic() - began),
        "tables": len(games),
        "by_game": {game: sum(1 for g in games.values() if g == game) for game in meydan.games()},
        "acknowledged": sum(len(player.acked) for player in players),
        "resyncs": sum(player.resyncs for player in players),
        "faults": faults,
    }
    return report


async def under_load(players: list[Player], answers: int) -> None:
    """Until so many more answers are acknowledged: a kill must not fall where nobody plays."""
    goal = sum(len(player.acked) for player in players) + answers
    until = time.monotonic() + PATIENCE
    while sum(len(player.acked) for player in players) < goal and time.monotonic() < until:
        await asyncio.sleep(0.01)


async def check_clients(served: Served, players: list[Player]) -> list[str]:
    """What each client gathered over all its sockets is what the server tells its seat in one piece."""
    faults = []
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
        for player in players:
            told: list[Any] = []
            while True:
                path = f"/api/tables/{player.table}/events?seat={player.seat}&since={len(told)}"
                page = (await http.get(path, headers={"Cookie": player.cookie})).json()["events"]
                told += page
                if not page:
                    break
            if told != player.events:
                faults.append(f"{player.table} seat {player.seat} heard {len(player.events)} of {len(told)} events")
    return faults


def check_log(served: Served, players: list[Player]) -> list[str]:
    faults = []
    with closing(sqlite3.connect(served.folder / "tables.sqlite")) as db:
        for player in players:
            rows = db.execute(
                'SELECT key, count(*) FROM entries WHERE "table" = ? AND seat = ? AND key IS NOT NULL GROUP BY key',
                (player.table, player.seat),
            )
            logged = {key.rsplit("/", 1)[1]: count for key, count in rows}
            faults += [
                f"{player.table} seat {player.seat}: {key} is {logged.get(key, 0)} times in the log"
                for key in player.acked
                if logged.get(key) != 1
            ]
        finished = [row[0] for row in db.execute("SELECT id FROM tables")]
    for table in finished:
        told = subprocess.run(
            [sys.executable, "-m", "meydan", "export", table], env=served.environment, capture_output=True, text=True
        )
        try:
            meydan.Table.replay(json.loads(told.stdout))
        except (ValueError, meydan.MeydanError) as fault:
            faults.append(f"{table} does not replay: {fault} {told.stderr}")
    return faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6, help="running tables of each game")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        report = asyncio.run(trouble(given.kills, given.tables, Path(name)))
    print(json.dumps(report, indent=1))
    sys.exit(1 if report["faults"] else 0)
