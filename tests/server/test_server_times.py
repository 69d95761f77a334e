"""However long the game: loading a table takes less than 300 ms, undo less than 50."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from meydan.core import record
from meydan.core.table import Table
from meydan.games import find, games
from meydan.server import memo
from meydan.server.changes import Answer, AnyChange, Undo
from meydan.server.db import RUNNING
from meydan.server.entry import Entry
from meydan.server.room import Room
from server.world import run, world

RECORDS = Path(__file__).parent.parent / "records"
LOAD, UNDO = 0.300, 0.050


def longest(key: str) -> dict[str, Any]:
    records = [json.loads(path.read_text("utf-8")) for path in (RECORDS / key).glob("*.json")]
    return max(records, key=lambda data: len(data["log"]))


@pytest.mark.parametrize("key", games())
def test_the_longest_recorded_game_loads_and_takes_back_at_once(key: str, tmp_path: Path, compared: list[str]) -> None:
    """Laid out as a server would have kept it: one entry for each answer, a snapshot, and all events."""
    data = longest(key)
    figures: dict[str, float] = {}

    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person(f"P{n}") for n in range(data["seats"])]
            table = await w.table(key, people, options=data["options"])
            room = await w.process.rooms.room(table)
            entries = relive(room, data)
            for n in range(0, len(entries), 400):
                await w.process.writer.append(
                    entries[n : n + 400], w.process.timetable.head(room, w.process.clock.now())
                )
            w.process.rooms.drop(table)
            began = time.perf_counter()
            loaded = await w.process.rooms.room(table)
            figures["load"] = time.perf_counter() - began
            assert memo.take(loaded) == memo.take(room)
            began = time.perf_counter()
            told = await w.process.store.happened(table, 0, 500)
            figures["first page of events"] = time.perf_counter() - began
            assert len(told) == min(500, loaded.next)
            waits = []
            for n in range(30):
                t = loaded.begun()
                if not t.asked:
                    break
                seat = t.waiting[0]
                action = t.json(t.asks_of(seat)[0])
                body = {"seat": seat, "key": f"u{n}"}
                await people[seat].post(f"/tables/{table}/answer", action=action, seat=seat, key=f"a{n}")
                began = time.perf_counter()
                response = await people[seat].http.post(f"/tables/{table}/undo", json=body)
                if response.status_code == 200:
                    waits.append(time.perf_counter() - began)
                    await people[seat].post(f"/tables/{table}/answer", action=action, seat=seat, key=f"b{n}")
            if waits:
                figures["undo"] = sorted(waits)[len(waits) // 4]  # what else the machine does only adds to it

    run(test)
    told = ", ".join(f"{name} {1000 * seconds:.1f} ms" for name, seconds in figures.items())
    compared.append(f"times {key}: longest record {len(data['log'])} entries: {told}")
    assert figures["load"] < LOAD and figures.get("undo", 0) < UNDO


def relive(room: Room, data: dict[str, Any]) -> list[Entry]:
    """The record's answers as entries of the room's log, all but the last few, so that the game still runs."""
    game = find(data["game"])
    until = max(n for n, entry in enumerate(data["log"]) if "seat" in entry) - 4
    t: Table = record.opened(data, Table)
    entries: list[Entry] = []
    first = room.next
    for n, line in enumerate(data["log"][:until]):
        since = len(t.history)
        record.replay_entry(t, line, n)
        items = [game.codec.encode(event) for event in t.history[since:]]
        if "chance" in line:
            if entries:
                entries[-1].happened += items
                entries[-1].draws = [*entries[-1].draws, line["chance"]]
                first += len(items)
            continue
        change: AnyChange = Undo(line["undo"]) if "undo" in line else Answer(line["seat"], line["action"], "person")
        number = room.number + len(entries) + 1
        entries.append(Entry(room.id, number, change, room.created, None, [], first, items))
        first += len(items)
    while t.state.asking is not None and t.state.asking.chance is not None:
        record.replay_entry(t, data["log"][len(t.log)], len(t.log))
    room.begun().stand(t.state)
    room.number += len(entries)
    room.first, room.recent = first, []
    assert room.status == RUNNING
    room.trail_root = None
    room.move_snapshot()
    return entries
