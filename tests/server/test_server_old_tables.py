"""A database written before the log had typed entries opens, tells the same, and its games go on.

data/tables.sql is a dump of it: all five games in the middle of things. data/told.json is what the server of that time
told each seat, at the hour it stood still. Views and steps are left out: their names may change.
"""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from meydan.server import memo
from meydan.server.changes import Answer
from meydan.server.room import Room
from meydan.server.upkeep import export
from server.test_server_play import answer, asked, until
from server.world import Person, World, run, world

DATA = Path(__file__).parent / "data"
TOLD: dict[str, Any] = json.loads((DATA / "told.json").read_text("utf-8"))
TABLES: dict[str, Any] = TOLD["tables"]
EYES = {"-1": "Reza", "0": "Sara", "1": "Bob", "2": "Eve", "3": "Dara"}


@asynccontextmanager
async def old_world(folder: Path) -> AsyncIterator[tuple[World, dict[str, Person]]]:
    """The old tables, at the hour they were left, and the people who sat at them."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        db.executescript((DATA / "tables.sql").read_text("utf-8"))
        guests = dict(db.execute("SELECT name, id FROM guests").fetchall())
    async with world(folder, bot_pause=3600, sweep=3600, standing_pause=3600) as w:
        w.process.clock.now = lambda: TOLD["now"]
        people = {}
        for name in EYES.values():
            people[name] = await w.person(None)
            people[name].http.cookies.set("meydan", w.process.signer.sign("guest", guests[name]))
        yield w, people


def test_a_database_of_before_tells_every_seat_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with old_world(tmp_path) as (w, people):
            for name, old in TABLES.items():
                info = await people["Sara"].get(f"/tables/{old['id']}")
                assert colourless(as_then(info, old["info"])) == colourless(old["info"]), name
                for eye, before in old["seats"].items():
                    now = await people[EYES[eye]].get(f"/tables/{old['id']}/update?seat={eye}&since=0")
                    now["held"] = None if now["prompt"] is None else now["prompt"]["answer"]
                    assert as_before(now, before) == before, f"{name}, seat {eye}"
                if "record" in old:
                    assert await export(w.process.store, old["id"]) == old["record"], name

    run(test)


def as_then(now: Any, then: Any) -> Any:
    """What is told now, without what nobody told then."""
    if isinstance(then, dict) and isinstance(now, dict):
        return {key: as_then(now[key], then[key]) for key in then}
    if isinstance(then, list) and isinstance(now, list):
        return [as_then(*pair) for pair in zip(now, then, strict=True)]
    return now


def colourless(info: dict[str, Any]) -> dict[str, Any]:
    """A seat's colour is a matter of taste, and nobody had to say then that they are ready."""
    return info | {"seats": [seat | {"colour": None, "ready": True, "host": True} for seat in info["seats"]]}


def as_before(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """What is told now, without the fields that events did not have then and the answers that were not offered."""
    told = {key: now[key] for key in before}
    told["options"] = [option for option in now["options"] if option in before["options"]]
    if "events" in before:
        pairs = zip(now["events"], before["events"], strict=True)
        told["events"] = [{key: event[key] for key in then} for event, then in pairs]
    return told


def test_the_games_of_before_go_on(tmp_path: Path) -> None:
    """Each from where it stood: answers, dropped from memory half-way, given up by consent, verified."""

    async def test() -> None:
        async with old_world(tmp_path) as (w, people):
            three = [people[name] for name in ("Sara", "Bob", "Eve")]
            for name in ("live", "trail", "rewound", "gone", "rules"):
                url, id = f"/tables/{TABLES[name]['id']}", TABLES[name]["id"]
                if name == "rewound":
                    await agreed(three, url, "resume")
                if name == "gone":
                    await people["Bob"].post(f"{url}/back", seat=1)
                if name != "rewound":
                    seat = next(int(eye) for eye, told in TABLES[name]["seats"].items() if told["undo"])
                    await three[seat].post(f"{url}/undo", seat=seat, key="taken-back")
                sitting = three[:2] if name == "gone" else three
                for n in range(6):
                    if (await people["Sara"].get(f"{url}"))["waiting"] == [2] and name == "gone":
                        break
                    await answer(sitting, id, key=f"new{n}-")
                    if n == 3:
                        w.process.rooms.drop(id)
                await agreed(sitting, url, "abandon")
                record = await people["Sara"].get(f"{url}/record")
                assert record["log"][: len(TABLES[name]["record"]["log"])] == TABLES[name]["record"]["log"]
                if name == "rules":  # its first part was played by rules that nobody has any more
                    assert (await people["Sara"].post("/verify", 422, **record))["code"] == "bad-record"
                else:
                    assert (await people["Sara"].post("/verify", **record))["verified"] > 0

    run(test)


async def agreed(people: list[Person], url: str, what: str) -> None:
    await people[0].post(f"{url}/propose", what=what)
    for person in people[1:]:
        await person.post(f"{url}/agree")


def test_a_window_of_before_closes_with_its_answers(tmp_path: Path) -> None:
    """One is held, one a standing answer, and who took theirs back gets the rules' default. Nobody saw any of it."""

    async def test() -> None:
        async with old_world(tmp_path) as (w, people):
            old = TABLES["days"]
            room = await w.process.rooms.room(old["id"])
            assert list(room.held) == [2]
            w.process.clock.now = lambda: old["seats"]["0"]["closes"] + 1
            w.process.clockwork.attend(room)
            await until(w, old["id"], lambda: not room.held)
            log = await w.process.store.entries_after(old["id"])
            assert [entry.change for entry in log[-3:]] == [
                Answer(2, {"verb": "pass"}, "held"),
                Answer(3, {"verb": "challenge"}, "standing"),
                Answer(0, {"verb": "pass"}, "time"),
            ]
            assert (await people["Reza"].post(f"/tables/{old['id']}/chat", 403, text="x", key="x"))["code"] == "muted"
            for name in ("Sara", "Dara"):
                await people[name].post(f"/tables/{old['id']}/agree")
            assert (await people["Sara"].get(f"/tables/{old['id']}/update"))["paused"]

    run(test)


def test_a_snapshot_keeps_everything(tmp_path: Path) -> None:
    """Taken of a room with held answers and an open proposal, in the form it had before, and put back into another."""

    async def test() -> None:
        async with old_world(tmp_path) as (w, _):
            room = await w.process.rooms.room(TABLES["days"]["id"])
            text = memo.take(room)
            kept = json.loads(text)
            assert kept["held"] == [[2, {"verb": "pass"}]] and kept["by_hand"] == [0]
            assert kept["proposal"] == {"what": "pause", "to": 0, "by": 1, "agreed": [1, 2]}
            stored = await w.process.store.load(room.id)
            other = Room(stored.row, stored.chairs)
            memo.put_back(other, text)
            assert memo.take(other) == text and other.held == {2: {"verb": "pass"}}

    run(test)


def test_finished_forked_and_open_tables_of_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with old_world(tmp_path) as (_, people):
            sara, bob = people["Sara"], people["Bob"]
            record = TABLES["over"]["record"]
            for name in ("over", "import"):
                url = f"/tables/{TABLES[name]['id']}"
                assert await sara.get(f"{url}/record") == record
                assert (await sara.get(f"{url}/positions/{len(record['log'])}"))["prompt"] is None
            await answer([sara, sara], TABLES["fork"]["id"])
            url = f"/tables/{TABLES['open']['id']}"
            assert (await sara.post(f"{url}/start"))["status"] == "running"
            await asked([sara, bob], TABLES["open"]["id"])

    run(test)
