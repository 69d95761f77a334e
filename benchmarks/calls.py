"""Everything that can be called, called as seated guests do: `python benchmarks/calls.py --calls 10000`.

What is sent is made from the server's own document: mostly values that fit it and the tables as they stand, now and
then others. What one call changes the next one finds: seats, answers, proposals, links, finished games. No call may end
in a fault of the server. Loopback only, bounded in count.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from served import Served

import meydan
from meydan.games import find

GUESTS = 4
TABLES = 12
METHODS = ("get", "post", "put", "delete")
LONG = 40
WORDS = ("", "x", "me", "میدان", "\u202e", "0", "-1", "null", "a" * 400, "../..", "%00", "🎲")
RARE = ("/resign", "/api/tables/{table}", "/agree")
"""What ends a game is called seldom, so that games are played."""


class Caller:
    def __init__(self, served: Served, seed: int) -> None:
        self.served = served
        self.rng = random.Random(seed)
        self.guests: list[httpx.AsyncClient] = []
        self.tables: list[str] = []
        self.links: list[str] = ["none"]
        self.records: list[Any] = [{}]
        self.counts: Counter[tuple[str, int]] = Counter()
        self.faults: list[str] = []

    async def begin(self) -> None:
        for n in range(GUESTS):
            guest = httpx.AsyncClient(base_url=self.served.address, timeout=60)
            (await guest.put("/api/me", json={"name": f"{n} Guest"})).raise_for_status()
            self.guests.append(guest)
        self.document = (await self.guests[0].get("/api/docs/openapi.json")).raise_for_status().json()
        self.routes = [
            (path, method, told)
            for path, methods in self.document["paths"].items()
            for method, told in methods.items()
            if method in METHODS
        ]

    async def lay(self) -> None:
        """A table of some game that all guests sit at, or wait at."""
        game = self.rng.choice(list(meydan.games()))
        seats = min(find(game).seats.stop - 1, GUESTS)
        plan = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        host = self.guests[0]
        made = await host.post("/api/tables", json={"game": game, "seats": plan, "public": self.rng.random() < 0.7})
        table = made.raise_for_status().json()["id"]
        link = (await host.get(f"/api/tables/{table}/invite")).json()["token"]
        self.links.append(link)
        for seat in range(1, seats):
            await self.guests[seat].post(f"/api/tables/{table}/sit", json={"seat": seat, "invite": link})
        if self.rng.random() < 0.8:
            await host.post(f"/api/tables/{table}/start")
        self.tables = [*self.tables[-TABLES:], table]

    async def call(self) -> None:
        if not self.tables or self.rng.random() < 0.01:
            await self.lay()
        path, method, told = self.rng.choice(self.routes)
        if self.rng.random() < 0.3:
            return await self.answer()
        if path.endswith(RARE) and method != "get" and self.rng.random() < 0.9:
            return
        where, query = path, {}
        for one in told.get("parameters", []):
            value = self.value(one["name"], one.get("schema", {}))
            if one["in"] == "path":
                where = where.replace("{" + one["name"] + "}", str(value).replace("/", "_") or "x")
            elif one.get("required") or self.rng.random() < 0.5:
                query[one["name"]] = value
        body = None
        for content in told.get("requestBody", {}).get("content", {}).values():
            body = self.shape(content["schema"], path)
        guest = self.rng.choice(self.guests)
        await self.send(guest, path, method, where, query, body)

    async def answer(self) -> None:
        """One of the options of whoever is asked."""
        guest, table, seat = self.rng.choice(self.guests), self.rng.choice(self.tables), self.rng.randrange(GUESTS)
        told = await guest.get(f"/api/tables/{table}/update", params={"seat": seat})
        self.count("/api/tables/{table}/update", "get", told)
        if told.status_code == 200 and told.json()["options"]:
            body = {"seat": seat, "action": self.rng.choice(told.json()["options"]), "key": self.key()}
            path = "/api/tables/{table}/answer"
            await self.send(guest, path, "post", path.replace("{table}", table), {}, body)

    async def send(
        self, guest: httpx.AsyncClient, path: str, method: str, where: str, query: dict[str, Any], body: Any
    ) -> None:
        told = await guest.request(method.upper(), where, params=query, json=body)
        self.count(path, method, told)
        if told.status_code == 200 and path.endswith("/record"):
            self.records = [*self.records[-4:], told.json()]
        if told.status_code == 201 and path == "/api/tables":
            self.tables = [*self.tables[-TABLES:], told.json()["id"]]

    def count(self, path: str, method: str, told: httpx.Response) -> None:
        self.counts[f"{method.upper()} {path}", told.status_code // 100] += 1
        if told.status_code >= 500:
            self.faults.append(f"{told.request.method} {told.request.url}: {told.status_code} {told.request.content!r}")

    # What is sent

    def key(self) -> str:
        return f"k{self.rng.getrandbits(40)}"

    def value(self, name: str, schema: dict[str, Any]) -> Any:
        if self.rng.random() < 0.04:
            return self.rng.choice(WORDS)
        known: dict[str, Any] = {
            "table": self.rng.choice(self.tables),
            "seat": self.rng.randrange(GUESTS),
            "other": self.rng.randrange(GUESTS),
            "key": self.key(),
            "invite": self.rng.choice(self.links),
            "game": self.rng.choice(list(meydan.games())),
            "at": self.rng.randrange(30),
            "since": self.rng.randrange(30),
            "event": self.rng.randrange(60),
            "level": self.rng.choice(["random", "novice", "club", ""]),
            "seats": self.rng.randrange(2, 5),
            "aid": "odds",
        }
        if name in known and schema.get("type") != "array":
            return known[name]
        return self.shape(schema, name)

    def shape(self, schema: dict[str, Any], name: str) -> Any:
        """Something that fits, or nearly."""
        if "$ref" in schema:
            return self.shape(self.document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]], name)
        if name in ("/api/records", "/api/verify"):
            return self.rng.choice(self.records)
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.shape(self.rng.choice(schema[several]), name)
        if "enum" in schema:
            return self.rng.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type", "object")
        if isinstance(kind, list):
            kind = self.rng.choice(kind)
        if kind == "object":
            needed = schema.get("required", [])
            fields = schema.get("properties", {})
            return {
                field: self.value(field, told)
                for field, told in fields.items()
                if field in needed or self.rng.random() < 0.4
            }
        if kind == "array":
            return [self.shape(schema.get("items", {}), name) for _ in range(self.rng.randrange(5))]
        if kind == "boolean":
            return self.rng.random() < 0.5
        if kind in ("integer", "number"):
            low = int(schema.get("minimum", 0))
            return self.rng.randint(low, min(low + LONG, int(schema.get("maximum", low + LONG))))
        return None if kind == "null" else self.rng.choice(WORDS[:4])


async def drive(served: Served, calls: int, seed: int) -> dict[str, Any]:
    caller = Caller(served, seed)
    await caller.begin()
    while sum(caller.counts.values()) < calls:
        await caller.call()
    for guest in caller.guests:
        await guest.aclose()
    answered = Counter[str]()
    for (_, hundred), count in caller.counts.items():
        answered[f"{hundred}xx"] += count
    good = {route for route, hundred in caller.counts if hundred == 2}
    return {
        "calls": sum(caller.counts.values()),
        "answered": dict(sorted(answered.items())),
        "routes": len(caller.routes),
        "routes_that_answered_2xx": len(good),
        "never_2xx": sorted({f"{method.upper()} {path}" for path, method, _ in caller.routes} - good),
        "faults": caller.faults[:20],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        served = Served(Path(name), bot_pause=0, verifications_per_minute=1_000_000)
        served.start()
        try:
            report = asyncio.run(drive(served, given.calls, given.seed))
        finally:
            served.kill()
        report["tracebacks"] = (Path(name) / "server.log").read_text().count("Traceback")
        if report["tracebacks"]:
            print((Path(name) / "server.log").read_text()[-6000:], file=sys.stderr)
    print(json.dumps(report, indent=1))
    sys.exit(1 if report["faults"] or report["tracebacks"] else 0)
