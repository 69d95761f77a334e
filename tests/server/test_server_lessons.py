"""Lessons over HTTP: all of one at once, reasons in it, and the table that goes on from its end."""

from pathlib import Path

import pytest

import meydan
from meydan.core.lesson import lessons_of
from meydan.games import find
from server.world import run, world

LESSONS = [(key, lesson) for key in meydan.games() for lesson in lessons_of(find(key))]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_told_and_ends_in_a_game(tmp_path: Path, game: str, lesson: str) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("سارا", "fa")
            told = await sara.get(f"/games/{game}/lessons/{lesson}")
            assert told["moments"][-1]["wanted"] is None and told["moments"][-1]["step"] == len(told["steps"]) - 1
            for at, moment in enumerate(told["moments"]):
                if moment["wanted"]:
                    assert moment["wanted"] in moment["options"]
                    reason = await sara.get(
                        f"/games/{game}/lessons/{lesson}/moments/{at}/why?id=seat-{told['learner']}"
                    )
                    assert reason["allowed"] or reason["rules"]
            table = (await sara.post(f"/games/{game}/lessons/{lesson}/table"))["id"]
            await sara.post(f"/tables/{table}/start")
            update = await sara.get(f"/tables/{table}/update?seat={told['learner']}")
            assert update["view"] == told["moments"][-1]["view"]
            assert update["prompt"]["seat"] == told["learner"] and update["events"] == []
            socket = await sara.watch(table)
            await socket.until("update")
            await socket.say(do="answer", seat=told["learner"], action=update["options"][0], key="once")
            assert (await socket.until("ack", "refused"))["type"] == "ack"
            await sara.post(f"/tables/{table}/resign", seat=told["learner"])
            left = w.process.rooms
            room = await left.room(table)
            assert room.base is not None and room.base.at == 0

    run(test)


def test_what_is_no_lesson_is_not_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            for path in ("chess/lessons/first", "coup/lessons/second", "coup/lessons/first/moments/999/why?id=seat-1"):
                assert (await sara.get(f"/games/{path}", 404))["code"] == "not-found"
            assert (await sara.get("/games/coup/lessons/first/moments/0/explain?id=nothing", 404))[
                "code"
            ] == "not-found"

    run(test)
