"""Whoever runs the server, and whoever hosts a table, keep order."""

from pathlib import Path

import pytest

from meydan.server.lookalikes import alike
from server.world import Person, World, run, world


async def operator(w: World) -> Person:
    return await w.person(None, token=await w.process.operators.token())


def test_only_the_operator_reaches_the_operators_routes(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            forged = await w.person(None, token="forged")
            old = await operator(w)
            assert await old.get("/admin/tables") == []
            await w.process.operators.token(renew=True)
            for person in (sara, forged, old):
                for method, path in (("GET", "/admin/tables"), ("GET", "/admin/bans"), ("DELETE", "/admin/tables/x")):
                    told = await person.call(method, path, 403)
                    assert told["code"] == "not-operator"

    run(test)


def test_a_table_is_closed_hidden_and_cleaned_by_the_operator(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person("Sara"), await w.person("Reza")]
            boss = await operator(w)
            waiting = await w.table("coup", people, start=False)
            table = await w.table("coup", people)
            socket = await people[1].watch(table)
            await people[0].post(f"/tables/{table}/chat", text="an ugly word", key="a")
            said = next(
                one for one in (await people[1].get(f"/tables/{table}/events?since=0"))["events"] if "text" in one
            )
            assert said["text"] == "an ugly word"
            events = (await people[1].get(f"/tables/{table}/events?since=0"))["events"]
            event = events.index(said)
            await people[1].post(f"/tables/{table}/report", words="this is ugly", event=event)
            (report,) = await boss.get("/admin/reports")
            assert (report["said"], report["name"], report["event"]) == ("an ugly word", "Sara", event)
            await boss.call("DELETE", f"/admin/tables/{table}/messages/{event}")
            assert "ugly" not in str(await people[1].get(f"/tables/{table}/events?since=0"))
            await boss.post(f"/admin/reports/{report['id']}/done")
            assert await boss.get("/admin/reports") == []
            assert waiting in str(await people[0].get("/tables"))
            await boss.call("PUT", f"/admin/tables/{waiting}/hidden", on=True)
            assert waiting not in str(await people[0].get("/tables"))
            await boss.call("DELETE", f"/admin/tables/{table}")
            assert (await people[0].get(f"/tables/{table}"))["status"] == "abandoned"
            assert (await socket.quiet())[-1]["status"] == "abandoned"

    run(test)


@pytest.mark.parametrize("by", ["guest", "network"])
def test_whoever_is_banned_has_to_go_and_whoever_is_muted_plays_on(by: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, reza = await w.person("Sara"), await w.person("Reza")
            boss = await operator(w)
            table = await w.table("coup", [sara, reza])
            guest = (await reza.get("/me"))["id"]
            whom = {"guest": guest} if by == "guest" else {"network": "127.0.0.0/8"}
            mute = await boss.post("/admin/bans", kind="mute", seconds=3600, **whom)
            assert (await reza.post(f"/tables/{table}/chat", 403, text="x", key="x"))["code"] == "silenced"
            await reza.get(f"/tables/{table}/update?seat=1")
            await boss.call("DELETE", f"/admin/bans/{mute['id']}")
            await reza.post(f"/tables/{table}/chat", text="x", key="y")
            socket = await reza.watch(table)
            await socket.until("update")
            await boss.post("/admin/bans", kind="ban", seconds=3600, **whom)
            await socket.until("closed")
            assert (await reza.get("/me", 403))["code"] == "banned"
            assert await sara.get("/me", 200 if by == "guest" else 403)
            before = w.process.clock.now
            w.process.clock.now = lambda: before() + 3601
            await reza.get("/me")

    run(test)


def test_the_host_turns_talk_off_shows_somebody_out_and_hands_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, reza, nima = [await w.person(name) for name in ("Sara", "Reza", "Nima")]
            table = await w.table("coup", [sara, reza])
            await reza.post(f"/tables/{table}/hush", 403, on=True)
            await sara.post(f"/tables/{table}/hush", on=True)
            assert (await reza.post(f"/tables/{table}/chat", 403, text="x", key="x"))["code"] == "chat-off"
            socket = await nima.watch(table)
            await socket.until("update")
            (watcher,) = await sara.get(f"/tables/{table}/spectators")
            await sara.post(f"/tables/{table}/remove", guest=watcher["guest"])
            await socket.until("closed")
            assert (await nima.get(f"/tables/{table}", 403))["code"] == "removed"
            assert (await sara.post(f"/tables/{table}/host", seat=1))["host"] is False
            await reza.post(f"/tables/{table}/hush", on=False)

    run(test)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Sara", "Ѕаrа"), ("Sara", "SARA"), ("Sara", "S a r a"), ("علی", "عليـ"), ("Bill", "BiII"), ("Zoe", "Zoë")],
)
def test_names_that_look_alike_are_one(name: str, other: str) -> None:
    assert alike(name, other)


def test_nobody_sits_down_under_the_name_of_somebody_who_sits_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, false = await w.person("Sara"), await w.person("Ѕаrа")
            made = await sara.post("/tables", game="coup", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
            assert (await false.post(f"/tables/{made['id']}/sit", 409, seat=1))["code"] == "name-taken"

    run(test)


STRANGE = [
    ("GET", "invite", {}), ("POST", "invite", {}), ("DELETE", "invite", {}), ("POST", "teach", {"seat": 0}),
    ("DELETE", "teach/0", {}), ("POST", "token", {"seat": 0}), ("GET", "update?seat=0", {}),
    ("GET", "events?since=0", {}), ("POST", "answer", {"seat": 0, "action": {}, "key": "k"}),
    ("POST", "undo", {"seat": 0, "key": "k"}), ("POST", "why", {"seat": 0, "id": "x"}), ("GET", "explain?id=x", {}),
    ("POST", "chat", {"text": "x", "key": "k"}), ("POST", "propose", {"what": "pause"}), ("POST", "agree", {}),
    ("POST", "decline", {}), ("POST", "resign", {"seat": 0}), ("POST", "back", {"seat": 0}),
    ("POST", "replace", {"seat": 0}), ("GET", "standing?seat=0", {}), ("GET", "hint?seat=0", {}),
    ("PUT", "standing", {"seat": 0, "answers": []}), ("GET", "record", {}), ("GET", "draws", {}),
    ("GET", "positions/0", {}), ("GET", "ending", {}), ("GET", "told", {}), ("POST", "mute", {"event": 0}),
    ("POST", "hush", {"on": True}), ("GET", "spectators", {}), ("POST", "remove", {"guest": "x"}),
    ("POST", "host", {"seat": 0}), ("POST", "report", {"words": "x"}), ("POST", "sit", {"seat": 0}),
    ("POST", "leave", {"seat": 0}), ("POST", "swap", {"seat": 0, "other": 1}),
    ("POST", "replan", {"seat": 0, "plan": {"kind": "open"}}), ("PUT", "agreement", {"seats": 2}),
    ("POST", "ready", {"on": True}), ("POST", "start", {}), ("POST", "rematch", {}),
    ("POST", "fork", {"at": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}),
]  # fmt: skip


def test_to_a_stranger_a_private_table_is_not_there_whatever_they_ask(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, stranger, nobody = await w.person("Sara"), await w.person("Reza"), await w.person(None)
            made = await sara.post("/tables", game="coup", seats=[{"kind": "me"}, {"kind": "bot"}])
            routes = {route.path_format for route in w.app.routes if "/tables/{table}/" in route.path_format}
            asked = {path.split("?")[0].split("/")[0] for _, path, _ in STRANGE} | {"live"}
            assert {route.split("/")[4] for route in routes if "admin" not in route} == asked
            for who in (stranger, nobody):
                for method, path, fields in [*STRANGE, ("GET", "", {}), ("DELETE", "", {})]:
                    told = await who.http.request(
                        method, f"/tables/{made['id']}/{path}".rstrip("/"), json=fields or None
                    )
                    other = await who.http.request(method, f"/tables/nothere/{path}".rstrip("/"), json=fields or None)
                    assert told.status_code == 404, f"{method} {path}: {told.text}"
                    assert told.content == other.content, path

    run(test)


def test_a_strangers_start_tells_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, reza = await w.person("Sara"), await w.person("Reza")
            stranger = await w.person("Nima")
            table = await w.table("coup", [sara, reza], start=False)
            socket = await reza.watch(table)
            await socket.until("presence")
            await socket.quiet()
            await stranger.post(f"/tables/{table}/start", 403)
            assert await socket.quiet() == []

    run(test)


def test_a_revoked_link_closes_the_sockets_of_those_it_alone_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, nobody = await w.person("Sara"), await w.person(None)
            made = await sara.post("/tables", game="coup", seats=[{"kind": "me"}, {"kind": "bot"}])
            link = (await sara.get(f"/tables/{made['id']}/invite"))["token"]
            socket = await nobody.watch(made["id"], f"invite={link}")
            mine = await sara.watch(made["id"])
            await socket.until("update")
            await mine.until("update")
            await sara.post(f"/tables/{made['id']}/invite")
            await socket.until("closed")
            assert mine.closed is None

    run(test)


def test_another_program_at_an_outside_bots_seat_is_told_to_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, reza = await w.person("Sara"), await w.person("Reza")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "outside", "name": "Prog"}]
            table = (await sara.post("/tables", game="coup", seats=seats, public=True))["id"]
            await reza.post(f"/tables/{table}/sit", seat=1)
            await sara.post(f"/tables/{table}/token", seat=2)
            await sara.post(f"/tables/{table}/start")
            socket = await reza.watch(table)
            await socket.quiet()
            await sara.post(f"/tables/{table}/token", seat=2)
            told = await socket.until("update")
            assert told["events"] == [{"table": "renewed", "seat": 2}]

    run(test)


def test_one_person_on_several_seats_is_shown_as_such(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, reza = await w.person("Sara"), await w.person("Reza")
            seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "here", "name": "Two"}, {"kind": "bot"}]
            table = (await sara.post("/tables", game="coup", seats=seats, public=True))["id"]
            assert [seat["same"] for seat in (await reza.get(f"/tables/{table}"))["seats"]] == [0, 1, 1, 3]

    run(test)
