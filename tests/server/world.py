"""A whole server inside a test: the real application, a database of its own, people with cookies and sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from meydan.server.app import make_app
from meydan.server.process import Process
from meydan.server.settings import Settings

PATIENCE = 20.0


def settings(folder: Path, **changes: Any) -> Settings:
    quick = Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", bot_pause=0, standing_pause=0.01, housekeeping=0)
    return replace(quick, **{"sweep": 0.2, "tables_per_minute": 600, "presence_pause": 0.01, **changes})


class Socket:
    """A websocket spoken to the application directly, so that every byte it sends can be compared."""

    def __init__(self, app: Any, path: str, query: str, headers: dict[str, str]) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        self.closed: int | None = None
        self.reading = asyncio.Event()
        """Cleared, nothing more is taken from the application: a slow reader."""
        self.reading.set()
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in {"host": "test", **headers}.items()],
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
            "subprotocols": [],
            "state": {},
        }
        self.outbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.outbox.get, self.deliver))

    async def deliver(self, message: Any) -> None:
        await self.reading.wait()
        if message["type"] == "websocket.send":
            text = message.get("text") or message["bytes"].decode()
            self.raw.append(text)
            await self.inbox.put(json.loads(text))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            await self.inbox.put({"type": "closed", "code": message["code"]})

    async def say(self, **message: Any) -> None:
        await self.outbox.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def shout(self, text: str) -> None:
        await self.outbox.put({"type": "websocket.receive", "text": text})

    async def hear(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.inbox.get(), PATIENCE)

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def quiet(self) -> list[dict[str, Any]]:
        """Everything that has arrived once nothing more comes."""
        heard = []
        for _ in range(6):
            await asyncio.sleep(0.005)
            while not self.inbox.empty():
                heard.append(self.inbox.get_nowait())
        return heard

    async def close(self) -> None:
        await self.outbox.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)


class Person:
    def __init__(self, world: "World", name: str | None, lang: str, token: str | None = None) -> None:
        self.world = world
        self.name = name
        app: Any = world.app
        headers = {"accept-language": lang} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test/api", headers=headers)
        self.sockets: list[Socket] = []

    async def call(self, method: str, path: str, expect: int | None = None, **fields: Any) -> Any:
        """Call a route and insist on success, or on this status."""
        body = fields if method in ("POST", "PUT") and fields else None
        response = await self.http.request(method, path, json=body)
        wanted = (200, 201) if expect is None else (expect,)
        assert response.status_code in wanted, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    async def get(self, path: str, expect: int | None = None) -> Any:
        return await self.call("GET", path, expect)

    async def post(self, path: str, expect: int | None = None, **fields: Any) -> Any:
        return await self.call("POST", path, expect, **fields)

    async def watch(self, table: str, query: str = "since=0", **headers: str) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"cookie": cookie} if cookie else {}
        if "authorization" in self.http.headers:
            given["authorization"] = self.http.headers["authorization"]
        socket = Socket(self.world.app, f"/api/tables/{table}/live", query, given | headers)
        self.sockets.append(socket)
        return socket

    async def leave(self) -> None:
        for socket in self.sockets:
            if not socket.task.done():
                await socket.close()
        await self.http.aclose()


class World:
    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.people: list[Person] = []

    @property
    def process(self) -> Process:
        process: Process = self.app.state.process
        return process

    async def person(self, name: str | None, lang: str = "en", token: str | None = None) -> Person:
        """Somebody with a name and a cookie; None has neither."""
        person = Person(self, name, lang, token)
        self.people.append(person)
        if name is not None:
            await person.call("PUT", "/me", name=name)
        return person

    async def table(self, game: str, people: list[Person], bots: int = 0, start: bool = True, **more: Any) -> str:
        """A table of these people, the first its host, and so many random bots."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1) + [{"kind": "bot", "level": "random"}] * bots
        made = await people[0].post("/tables", game=game, seats=seats, public=True, **more)
        table: str = made["id"]
        for seat, person in enumerate(people[1:], 1):
            await person.post(f"/tables/{table}/sit", seat=seat, seed=f"seed of {seat}")
        if start:
            await people[0].post(f"/tables/{table}/start")
        return table


@asynccontextmanager
async def world(folder: Path, **changes: Any) -> AsyncIterator[World]:
    app = make_app(settings(folder, **changes))
    async with app.lifespan():
        made = World(app)
        try:
            yield made
        finally:
            for person in made.people:
                await person.leave()


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(_finish(test), 300))


async def _finish(test: Callable[[], Awaitable[None]]) -> None:
    await test()
