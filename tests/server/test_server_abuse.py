"""Bad input and abuse: a clear code, the table untouched, the others unaffected."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from meydan.server import memo
from meydan.server.changes import Answer
from server.test_server_play import asked, three
from server.world import World, run, world


async def state_of(w: World, table: str) -> str:
    return memo.take(await w.process.rooms.room(table))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-request"),
        ("{", "bad-request"),
        ("[]", "bad-request"),
        ('"answer"', "bad-request"),
        ('{"do": "win"}', "bad-request"),
        ('{"do": "answer"}', "bad-request"),
        ('{"do": "answer", "seat": "0", "action": {}, "key": "k"}', "bad-request"),
        ('{"do": "answer", "seat": 0, "action": [], "key": "k"}', "bad-request"),
        ('{"do": "answer", "seat": 0, "action": {}, "key": "k", "more": 1}', "bad-request"),
        ('{"do": "answer", "seat": 0, "action": {}, "key": "a b"}', "bad-request"),
        ('{"do": "answer", "seat": 0, "action": {}, "key": "k"}', "refused"),
        ('{"do": "answer", "seat": 0, "action": {"verb": "fell", "values": [1]}, "key": "k"}', "refused"),
        ('{"do": "answer", "seat": 0, "action": {"verb": "win"}, "key": "k"}', "refused"),
        ('{"do": "answer", "seat": 1, "action": {"verb": "income"}, "key": "k"}', "not-yours"),
        ('{"do": "answer", "seat": 9, "action": {"verb": "income"}, "key": "k"}', "no-seat"),
        ('{"do": "undo", "seat": 1, "key": "k"}', "not-yours"),
        ('{"do": "chat", "text": "", "key": "k"}', "bad-request"),
        ('{"do": "chat", "text": "' + "x" * 501 + '", "key": "k"}', "bad-request"),
        ('{"do": "why", "seat": 0, "id": "", "key": "k"}', "bad-request"),
        ('{"do": "why", "seat": 1, "id": "x", "key": "k"}', "not-yours"),
        ("x" * 20_000, "too-big"),
        ("[" * 10_000, "bad-request"),
        ('{"do": "answer", "seat": 0, "key": "k", "action": ' + '{"a":' * 500 + "1" + "}" * 500 + "}", "refused"),
    ],
)
def test_a_bad_message_is_refused_and_changes_nothing(text: str, code: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            socket, other = await people[0].watch(table), await people[1].watch(table)
            await socket.until("presence")
            await other.until("presence")
            before = await state_of(w, table)
            await other.quiet()
            await socket.shout(text)
            told = await socket.until("refused")
            assert told["code"] == code and told["message"]
            assert await state_of(w, table) == before and await other.quiet() == []
            await socket.say(do="answer", seat=0, action={"verb": "income"}, key="fine")
            assert (await socket.until("ack"))["key"] == "fine"

    run(test)


def test_out_of_turn_and_at_another_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table, other = [await w.table("coup", people, options={"first": 0}) for _ in range(2)]
            body: dict[str, Any] = {"seat": 1, "action": {"verb": "income"}, "key": "k"}
            told = await people[1].post(f"/tables/{table}/answer", 409, **body)
            assert told["code"] == "refused" and told["rules"]
            stranger = await w.person("Stranger", "fa")
            told = await stranger.post(f"/tables/{table}/answer", 403, **(body | {"seat": 0}))
            assert told["code"] == "not-yours" and "صندلی" in told["message"]
            await people[0].post(f"/tables/{table}/answer", **(body | {"seat": 0}))
            await people[0].post(f"/tables/{other}/answer", **(body | {"seat": 0}))
            for path in ("nosuchtable", "x" * 24):
                assert (await people[0].get(f"/tables/{path}", 404))["code"] == "no-table"
            assert (await people[0].get("/tables/..%2Fx", 404))["code"]

    run(test)


def test_only_this_site_acts_in_a_visitors_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
                response = await people[0].http.post(f"/tables/{table}/resign", json={"seat": 0}, headers=headers)
                assert response.status_code == 403 and response.json()["code"] == "other-origin"
            socket = await people[0].watch(table, origin="https://evil.example")
            assert (await socket.hear())["code"] == "other-origin" and (await socket.hear())["code"] == 4403
            fine = await people[0].watch(table, origin="http://test")
            assert (await fine.hear())["type"] == "table"
            form = await people[0].http.post(f"/tables/{table}/resign", data={"seat": "0"})
            assert form.status_code == 400

    run(test)


def test_every_reply_has_the_security_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            nobody = await w.person(None)
            for path in ("/games", "/mine", "/nothing"):
                headers = (await nobody.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy and "unsafe-eval" not in policy and "script-src" not in policy
                assert headers["x-content-type-options"] == "nosniff" and "frame-ancestors 'none'" in policy

    run(test)


def test_ten_thousand_tables_are_too_many_for_one_guest(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, tables_at_once=5, tables_per_minute=8) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob")
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
            codes = []
            for _ in range(12):
                response = await sara.http.post("/tables", json={"game": "coup", "seats": seats})
                codes.append(response.json().get("code"))
            assert codes[:5] == [None] * 5 and codes[5] == "too-many-tables" and codes[-1] == "too-fast"
            assert (await bob.post("/tables", game="coup", seats=seats))["status"] == "open"
            await sara.call("DELETE", f"/tables/{(await sara.get('/mine'))[0]['id']}")

    run(test)


def test_guests_are_not_made_by_the_thousand(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, guests_per_minute=5) as w:
            nobody = await w.person(None)
            codes = []
            for n in range(8):
                nobody.http.cookies.clear()
                codes.append((await nobody.http.put("/me", json={"name": f"N{n}"})).status_code)
            assert codes == [200] * 5 + [429] * 3

    run(test)


def test_a_slow_reader_is_let_go_and_the_others_notice_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, backlog=8) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            slow, fine = await people[2].watch(table), await people[1].watch(table)
            await slow.until("presence")
            slow.reading.clear()
            for n in range(20):
                seat, _ = await asked(people, table)
                await people[seat].post(f"/tables/{table}/answer", seat=seat, action={"verb": "income"}, key=f"k{n}")
            heard = [m for m in await fine.quiet() if m["type"] == "update"]
            assert len(heard) >= 20
            slow.reading.set()
            assert (await slow.until("closed"))["code"] == 4408
            again = await people[2].watch(table, "since=0")
            assert len((await again.until("update"))["events"]) >= 20

    run(test)


def test_a_flood_of_messages_closes_the_socket_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, messages_per_second=5) as w:
            people = await three(w)
            table = await w.table("coup", people)
            socket, other = await people[0].watch(table), await people[1].watch(table)
            for _ in range(40):
                await socket.say(do="ping")
            assert (await socket.until("closed"))["code"] == 4429
            await other.say(do="ping")
            assert (await other.until("pong"))["now"] > 0

    run(test)


def test_racing_for_one_seat_and_one_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
            table = (await people[0].post("/tables", game="coup", seats=seats, public=True))["id"]
            sits = [person.http.post(f"/tables/{table}/sit", json={"seat": 1}) for person in people[1:]]
            assert sorted(r.status_code for r in await asyncio.gather(*sits)) == [201, 409]
            table = await w.table("coup", people, options={"first": 0})
            answers = [
                people[0].http.post(
                    f"/tables/{table}/answer", json={"seat": 0, "action": {"verb": "income"}, "key": f"k{n}"}
                )
                for n in range(10)
            ]
            codes = sorted(r.status_code for r in await asyncio.gather(*answers))
            assert codes == [200] + [409] * 9
            twice = [
                people[1].http.post(
                    f"/tables/{table}/answer", json={"seat": 1, "action": {"verb": "income"}, "key": "same"}
                )
                for _ in range(10)
            ]
            assert {r.status_code for r in await asyncio.gather(*twice)} == {200}
            log = [entry.change for entry in await w.process.store.entries_after(table)]
            assert [change.seat for change in log if isinstance(change, Answer)] == [0, 1]

    run(test)


def test_hands_and_tokens_are_never_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        with caplog.at_level(logging.DEBUG):
            async with world(tmp_path) as w:
                people = await three(w)
                table = await w.table("coup", people)
                token = (await people[0].get(f"/tables/{table}/invite"))["token"]
                seat, update = await asked(people, table)
                await people[seat].post(f"/tables/{table}/answer", seat=seat, action=update["options"][0], key="k")
                await people[0].http.get(f"/tables/{table}?invite={token}")
                hand = json.dumps(update["view"]["hand"])
                cookie = people[0].http.cookies["meydan"]
        ours = [r.getMessage() for r in caplog.records if r.name.startswith(("meydan", "litestar", "uvicorn"))]
        assert not any(secret in line for secret in (token, cookie, hand) for line in ours)

    run(test)


def test_a_database_that_is_gone_is_said_and_nothing_is_half_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            plain = w.process.writer.commit

            async def broken(batch: Any) -> None:
                from meydan.server.faults import Fault

                for write in batch:
                    write.settle(Fault("store-down"))

            w.process.writer.commit = broken  # type: ignore[method-assign]
            body: dict[str, Any] = {"seat": 0, "action": {"verb": "income"}, "key": "k"}
            assert (await people[0].post(f"/tables/{table}/answer", 503, **body))["code"] == "store-down"
            w.process.writer.commit = plain  # type: ignore[method-assign]
            update = await people[0].get(f"/tables/{table}/update?seat=0")
            assert update["options"], "the refused answer left the table as it was"
            await people[0].post(f"/tables/{table}/answer", **body)

    run(test)


@pytest.mark.parametrize("name", ["", " ", "\u200c\u200d", "—", "…!", "\u202e\u2066", "🙂"])
def test_a_name_without_a_letter_is_none(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            nobody = await w.person(None)
            expect = 400 if name == "" else 422
            assert (await nobody.call("PUT", "/me", expect, name=name))["code"] in ("bad-request", "bad-value")

    run(test)


def test_what_nobody_foresaw_is_told_in_our_form_and_written_down_whole(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            someone = await w.person("Someone")

            async def fail(*_: object) -> None:
                raise ZeroDivisionError("a bug")

            monkeypatch.setattr(w.process.store, "lobby", fail)
            told = await someone.get("/tables", 500)
            assert told["code"] == "broken" and "bug" not in told["message"]
            written = caplog.records[-1]
            assert "/api/tables" in written.getMessage() and written.exc_info is not None

    run(test)


def test_what_is_said_of_a_table_is_kept_by_no_cache(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            someone = await w.person("Someone")
            for path in ("/me", "/tables", "/nothing", "/docs/openapi.json"):
                assert (await someone.http.get(path)).headers["cache-control"] == "no-store"

    run(test)
