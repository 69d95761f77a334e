"""Making tables, sitting down, links, talk, and what happens after the game."""

from pathlib import Path
from typing import Any

from meydan.core.text import given_names, name_in
from server.world import Person, World, run, world


async def play_out(world: World, table: str, people: list[Person], limit: int = 400) -> None:
    """Everybody takes the last of their options until the game is over."""
    for n in range(limit):
        moved = False
        for seat, person in enumerate(people):
            update = await person.get(f"/tables/{table}/update?seat={seat}")
            if update["status"] != "running":
                return
            if update["options"] and update["prompt"]["answer"] is None:
                body = {"seat": seat, "action": update["options"][n % len(update["options"])], "key": f"k{n}"}
                response = await person.http.post(f"/tables/{table}/answer", json=body)
                assert response.status_code in (200, 409)
                moved = True
        assert moved
    raise AssertionError("the game does not end")


def test_a_name_is_all_it_needs(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            nobody = await w.person(None)
            assert await nobody.get("/me") == {"id": None, "name": None}
            refused = await nobody.post("/tables", 401, game="coup", seats=[{"kind": "me"}, {"kind": "open"}])
            assert refused["code"] == "no-guest" and "name" in refused["message"]
            sara = await w.person("  سارا   ‌‏ ")
            assert (await sara.get("/me"))["name"] == "سارا ‌"
            cookie = next(iter(sara.http.cookies.jar))
            assert cookie.has_nonstandard_attr("HttpOnly") and cookie.get_nonstandard_attr("SameSite") == "lax"

    run(test)


def test_a_game_tells_what_it_can_calculate(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            nobody = await w.person(None)
            # One die against one wins 15 times in 36.
            told = await nobody.get("/games/risk/aids/odds?attackers=1&defenders=1")
            assert abs(told["win"] - 15 / 36) < 1e-12
            assert abs(told["attack_lost"] - 21 / 36) < 1e-12 and abs(told["defence_lost"] - 15 / 36) < 1e-12
            speedy = await nobody.get("/games/risk/aids/odds?attackers=10&defenders=10&speed=true")
            assert round(speedy["win"], 3) == 0.977
            for game, attack, status in (
                ("coup", "3", 404),
                ("chess", "3", 404),
                ("risk", "0", 422),
                ("risk", "301", 422),
            ):
                response = await nobody.http.get(f"/games/{game}/aids/odds?attackers={attack}&defenders=2")
                assert response.status_code == status, response.text
            for query in ("", "?attackers=3", "?attackers=x&defenders=2", "?attackers=3&defenders=2&more=1"):
                response = await nobody.http.get(f"/games/risk/aids/odds{query}")
                assert response.status_code == 422 and "attackers" in response.text
            assert (await nobody.http.get("/games/risk/aids/luck")).status_code == 404

    run(test)


def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            value = sara.http.cookies["meydan"]
            sara.http.cookies.clear()
            sara.http.cookies.set("meydan", value[:-3] + "abc")
            assert (await sara.get("/me"))["id"] is None

    run(test)


def test_a_private_table_does_not_exist_without_its_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob, eve = [await w.person(name) for name in ("Sara", "Bob", "Eve")]
            made = await sara.post("/tables", game="coup", seats=[{"kind": "me"}, {"kind": "invited"}])
            table = made["id"]
            assert await eve.get("/tables") == []
            for path in ("", "/update", "/events?since=0", "/record", "/invite"):
                told = await eve.get(f"/tables/{table}{path}", 404)
                assert "seeds" not in told
            socket = await eve.watch(table)
            assert (await socket.hear())["code"] == "no-table" and (await socket.hear())["code"] == 4403
            old = (await sara.get(f"/tables/{table}/invite"))["token"]
            new = (await sara.post(f"/tables/{table}/invite"))["token"]
            await bob.post(f"/tables/{table}/sit", 404, seat=1, invite=old)
            seated = await bob.post(f"/tables/{table}/sit", seat=1, invite=new, seed="mine")
            assert seated["seeds"] == ["", "mine"] and seated["seats"][1]["mine"]
            await sara.call("DELETE", f"/tables/{table}/invite")
            await eve.get(f"/tables/{table}?invite={new}", 404)
            assert (await bob.get(f"/tables/{table}"))["status"] == "open"

    run(test)


def test_a_revoked_link_does_not_turn_out_those_who_came_by_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, friend = await w.person("Sara"), await w.person("Friend")
            table = (await sara.post("/tables", game="coup", seats=[{"kind": "me"}, {"kind": "open"}]))["id"]
            token = (await sara.get(f"/tables/{table}/invite"))["token"]
            await friend.get(f"/tables/{table}?invite={token}")
            await sara.call("DELETE", f"/tables/{table}/invite")
            assert (await friend.get(f"/tables/{table}"))["id"] == table

    run(test)


def test_seats_are_taken_left_and_swapped_before_the_start(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob, eve = [await w.person(name) for name in ("Sara", "Bob", "Eve")]
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = (await sara.post("/tables", game="coup", seats=seats, public=True))["id"]
            assert [t["id"] for t in await eve.get("/tables")] == [table]
            socket = await eve.watch(table)
            await bob.post(f"/tables/{table}/sit", seat=1)
            assert (await eve.post(f"/tables/{table}/sit", 409, seat=1))["code"] == "seat-taken"
            assert (await sara.post(f"/tables/{table}/start", 409))["code"] == "seats-empty"
            moved = await bob.post(f"/tables/{table}/swap", seat=1, other=2)
            assert [s["name"] for s in moved["seats"]] == ["Sara", None, "Bob"]
            await eve.post(f"/tables/{table}/swap", 403, seat=0, other=2)
            await sara.post(f"/tables/{table}/swap", seat=0, other=2)
            await eve.post(f"/tables/{table}/sit", seat=1)
            await eve.post(f"/tables/{table}/leave", seat=1)
            await eve.post(f"/tables/{table}/leave", 403, seat=2)
            assert (await eve.post(f"/tables/{table}/sit", 404, seat=9))["code"] == "no-seat"
            await eve.post(f"/tables/{table}/sit", seat=1)
            await bob.post(f"/tables/{table}/start", 403)
            started = await sara.post(f"/tables/{table}/start")
            assert started["status"] == "running" and [s["name"] for s in started["seats"]] == ["Bob", "Eve", "Sara"]
            assert (await bob.post(f"/tables/{table}/leave", 409, seat=0))["code"] == "not-open"
            updates = [m for m in await socket.quiet() if m["type"] == "update"]
            assert updates[-1]["seat"] == 1 and updates[-1]["view"]["hand"] != []

    run(test)


def test_the_host_gives_a_free_seat_to_a_bot_and_takes_it_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob", "fa")
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "invited"}, {"kind": "open"}]
            table = (await sara.post("/tables", game="coup", seats=seats, public=True))["id"]
            socket = await bob.watch(table)
            bot = {"kind": "bot", "level": "club"}
            assert (await bob.post(f"/tables/{table}/replan", 403, seat=1, plan=bot))["code"] == "not-host"
            seated = (await sara.post(f"/tables/{table}/replan", seat=1, plan=bot))["seats"][1]
            assert seated["level"] == "club" and seated["ready"] and seated["name"] in given_names("en")
            while (await socket.until("table"))["table"]["seats"][1]["kind"] != "bot":
                pass
            stronger = (await sara.post(f"/tables/{table}/replan", seat=1, plan=bot | {"level": "novice"}))["seats"][1]
            assert stronger == seated | {"level": "novice"}
            assert (await sara.post(f"/tables/{table}/replan", 422, seat=1, plan=bot | {"level": "god"}))["code"]
            free = (await sara.post(f"/tables/{table}/replan", seat=1, plan={"kind": "invited"}))["seats"][1]
            assert free["free"] and free["name"] is None and not free["ready"]
            here = (await sara.post(f"/tables/{table}/replan", seat=1, plan={"kind": "here", "name": "Mum"}))["seats"]
            assert here[1]["mine"] and here[1]["name"] == "Mum"
            await bob.post(f"/tables/{table}/sit", seat=2)
            assert (await sara.post(f"/tables/{table}/replan", 409, seat=2, plan=bot))["code"] == "seat-taken"

    run(test)


def test_the_host_changes_what_is_agreed_and_the_guests_say_so_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob")
            table = await w.table("coup", [sara, bob], bots=1, start=False)
            url = f"/tables/{table}"
            info = await bob.get(url)
            assert [seat["ready"] for seat in info["seats"]] == [True, True, True]
            wanted: dict[str, Any] = {"seats": 3, "options": {"treasury": "fifty"}, "terms": {"bank": 600}}
            await bob.call("PUT", f"{url}/agreement", 403, **wanted)
            assert (await sara.call("PUT", f"{url}/agreement", 422, seats=9))["code"] == "bad-table"
            agreed = await sara.call("PUT", f"{url}/agreement", **wanted)
            assert agreed["options"]["treasury"] == "fifty" and agreed["bank"] == 600 and not agreed["public"]
            assert [seat["ready"] for seat in agreed["seats"]] == [True, False, True]
            told = await bob.post(f"{url}/ready", on=True)
            assert [seat["ready"] for seat in told["seats"]] == [True, True, True]
            listed = await sara.call("PUT", f"{url}/agreement", **wanted, public=True)
            assert [seat["ready"] for seat in listed["seats"]] == [True, True, True], "nothing they agreed to changed"
            eve = await w.person("Eve")
            await eve.post(f"{url}/ready", 403, on=True)
            await sara.post(f"{url}/start")
            update = await bob.get(f"{url}/update?seat=1")
            assert [clock["left"] > 590 for clock in update["clocks"]] == [True, True, True]
            assert update["view"]["treasury"] == 50 - 3 * 2
            await sara.call("PUT", f"{url}/agreement", 409, **wanted)
            w.process.rooms.drop(table)
            assert (await bob.get(url))["options"]["treasury"] == "fifty"

    run(test)


def test_seats_come_and_go_from_the_end_and_nobody_is_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob")
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}, {"kind": "open"}]
            url = f"/tables/{(await sara.post('/tables', game='coup', seats=seats, public=True))['id']}"
            await bob.post(f"{url}/sit", seat=3, seed="mine")
            fewer = await sara.call("PUT", f"{url}/agreement", seats=2, options={"deal": "normal"})
            assert [seat["name"] for seat in fewer["seats"]] == ["Sara", "Bob"] and fewer["seeds"] == ["", "mine"]
            assert (await sara.call("PUT", f"{url}/agreement", 422, seats=1))["code"] == "bad-table"
            more = await sara.call("PUT", f"{url}/agreement", seats=4)
            assert [seat["free"] for seat in more["seats"]] == [False, False, True, True]
            started = await sara.post(f"{url}/start?bots=novice")
            assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot", "bot"]
            assert [seat["level"] for seat in started["seats"]] == [None, None, "novice", "novice"]
            assert len({seat["name"] for seat in started["seats"]}) == 4
            assert len((await bob.get(f"{url}/update?seat=1"))["view"]["players"]) == 4

    run(test)


def test_whoever_sits_down_is_here(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob")
            table = (await sara.post("/tables", game="coup", seats=[{"kind": "me"}, {"kind": "open"}], public=True))[
                "id"
            ]
            socket = await bob.watch(table)
            assert (await socket.until("presence"))["seats"] == []
            await bob.post(f"/tables/{table}/sit", seat=1)
            assert (await socket.until("presence"))["seats"] == [1]

    run(test)


def test_seats_of_people_are_never_taken_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person(name) for name in ("Sara", "Bob", "Eve")]
            table = await w.table("coup", people, start=False)
            assert (await people[0].call("PUT", f"/tables/{table}/agreement", 409, seats=2))["code"] == "seat-taken"

    run(test)


def test_a_bot_has_one_name_in_both_languages_and_in_a_game_that_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob", "fa")
            table = await w.table("coup", [sara, bob], bots=2)
            info = await sara.get(f"/tables/{table}")
            names = [seat["name"] for seat in info["seats"][2:]]
            assert len(set(names)) == 2 and set(names) <= set(given_names("en"))
            for seat, (one, lang) in enumerate(((sara, "en"), (bob, "fa"))):
                told = await one.get(f"/tables/{table}/explain?id=seat-2&seat={seat}")
                assert name_in(names[0], lang) in told["title"] + told["words"]
            for seat, one in enumerate((sara, bob)):
                await one.post(f"/tables/{table}/resign", seat=seat)
            plan = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
            fork = await sara.post(f"/tables/{table}/fork", at=3, seats=plan)
            assert [seat["name"] for seat in fork["seats"][2:]] == names
            assert fork["seats"][1]["name"] not in ["Sara", *names]

    run(test)


def test_a_table_that_cannot_be_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            two: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
            for body, word in (
                ({"game": "chess", "seats": two}, "chess"),
                ({"game": "coup", "seats": two[:1]}, "seats"),
                ({"game": "coup", "seats": two, "options": {"wind": 1}}, "wind"),
                ({"game": "coup", "seats": [two[0], {"kind": "bot", "level": "god"}]}, "god"),
            ):
                told = await sara.post("/tables", 422, **body)
                assert told["code"] == "bad-table" and word in told["message"]
            persian = await w.person("سارا", "fa")
            assert "میز" in (await persian.post("/tables", 422, game="chess", seats=two))["message"]

    run(test)


def test_a_teaching_seat_shows_one_hand_for_as_long_as_its_owner_likes(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob, friend = [await w.person(name) for name in ("Sara", "Bob", "Friend")]
            table = await w.table("coup", [sara, bob], options={"deal": "normal"})
            await friend.post(f"/tables/{table}/teach", 403, seat=0)
            token = (await sara.post(f"/tables/{table}/teach", seat=0))["token"]
            mine = await sara.get(f"/tables/{table}/update?seat=0")
            seen = await friend.get(f"/tables/{table}/update?teach={token}")
            assert seen["view"] == mine["view"] and seen["view"]["hand"]
            socket = await friend.watch(table, f"teach={token}")
            assert (await socket.until("update"))["seat"] == 0
            await socket.say(do="answer", seat=0, action=mine["options"][0] if mine["options"] else {}, key="x")
            assert (await socket.until("refused"))["code"] == "not-yours"
            await sara.call("DELETE", f"/tables/{table}/teach/0")
            assert (await socket.until("closed"))["code"] == 4408
            await friend.get(f"/tables/{table}/update?teach={token}", 401)
            assert not (await friend.get(f"/tables/{table}/update"))["view"]["hand"]

    run(test)


def test_chat_is_limited_and_the_host_may_mute(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob, eve = [await w.person(name) for name in ("Sara", "Bob", "Eve")]
            table = await w.table("coup", [sara, bob])
            socket = await bob.watch(table)
            await eve.post(f"/tables/{table}/chat", text="<b>hi</b>\u0000 there", key="1")
            while not (events := (update := await socket.until("update"))["events"]) or "table" not in events[-1]:
                pass
            said = update["first"] + len(events) - 1
            assert events[-1] == {"table": "chat", "seat": None, "name": "Eve", "text": "<b>hi</b> there"}
            await bob.post(f"/tables/{table}/mute", 403, event=said)
            await sara.post(f"/tables/{table}/mute", event=said)
            await sara.post(f"/tables/{table}/mute", 404, event=0)
            assert (await eve.post(f"/tables/{table}/chat", 403, text="again", key="2"))["code"] == "muted"
            await sara.post(f"/tables/{table}/mute", event=said, on=False)
            codes = [
                (await eve.http.post(f"/tables/{table}/chat", json={"text": "x", "key": f"k{n}"})).status_code
                for n in range(8)
            ]
            assert codes[0] == 200 and codes[-1] == 429

    run(test)


def test_a_finished_game_is_exported_verified_replayed_imported_and_forked(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob")
            table = await w.table("coup", [sara, bob], seed="from Sara")
            running = await sara.get(f"/tables/{table}")
            assert running["secret"] is None
            for path in ("record", "ending", "told", "positions/0"):
                assert (await sara.get(f"/tables/{table}/{path}", 409))["code"] == "not-over"
            await play_out(w, table, [sara, bob])
            over = await sara.get(f"/tables/{table}")
            record = await sara.get(f"/tables/{table}/record")
            assert over["status"] == "over" and record["chance"]["secret"] == over["secret"]
            assert record["chance"]["commitment"] == running["commitment"]
            assert record["chance"]["seeds"] == ["from Sara", "seed of 1"] and record["names"] == ["Sara", "Bob"]
            told = await bob.post("/verify", **record)
            assert told["verified"] == told["chance"] > 0 and told["finished"]
            last = await bob.get(f"/tables/{table}/positions/{len(record['log'])}")
            first = await bob.get(f"/tables/{table}/positions/3")
            assert first["last"] == len(record["log"]) and len(last["views"]) == 2 and last["prompt"] is None
            await bob.get(f"/tables/{table}/positions/{len(record['log']) + 1}", 404)
            assert {held["seat"] for held in first["held"]} == {0, 1} and first["spectator"]["hand"] == []
            ending = await bob.get(f"/tables/{table}/ending")
            assert ending["result"] == record["result"] and ending["last"] == len(record["log"])
            assert ending["closing"][0]["figures"]["seat"] == record["result"]["winners"][0]
            entries = await bob.get(f"/tables/{table}/told")
            assert [entry["at"] for entry in entries] == list(range(len(record["log"]) + 1))
            assert entries[-1]["events"][-1] == {"event": "won", "seat": record["result"]["winners"][0]}
            forged = record | {"names": ["Eve", "Bob"]}
            assert (await bob.post("/verify", 422, **forged))["code"] == "bad-record"
            taken = await bob.post("/records", **record)
            assert taken["status"] == "over" and await bob.get(f"/tables/{taken['id']}/record") == record
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
            for source in (table, taken["id"]):
                at = next(n for n, entry in enumerate(record["log"]) if n > 8 and "seat" in entry)
                branch = await bob.post(f"/tables/{source}/fork", at=at, seats=seats)
                assert (branch["parent"], branch["branched"]) == (source, at)
                token = (await bob.get(f"/tables/{branch['id']}/invite"))["token"]
                await sara.post(f"/tables/{branch['id']}/sit", seat=1, invite=token)
                await bob.post(f"/tables/{branch['id']}/start")
                await play_out(w, branch["id"], [bob, sara])
                again = await sara.get(f"/tables/{branch['id']}/record")
                assert again["log"][:at] == record["log"][:at] and again["earlier"][0]["until"] == at
                assert (await bob.post("/verify", **again))["finished"]
            await bob.post(f"/tables/{table}/fork", 422, at=99_999, seats=seats)

    run(test)


def test_a_rematch_keeps_the_seats_and_starts_as_the_rules_say(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob, eve = [await w.person(name) for name in ("Sara", "Bob", "Eve")]
            table = await w.table("coup", [sara, bob])
            await bob.post(f"/tables/{table}/rematch", 409)
            await play_out(w, table, [sara, bob])
            winner = (await bob.get(f"/tables/{table}/update"))["result"]["winners"][0]
            await eve.post(f"/tables/{table}/rematch", 403)
            new = await bob.post(f"/tables/{table}/rematch")
            assert [s["name"] for s in new["seats"]] == ["Sara", "Bob"] and new["options"]["first"] == winner
            assert (new["parent"], new["branched"]) == (table, None) and new["commitment"] != (
                await bob.get(f"/tables/{table}")
            )["commitment"]
            await bob.post(f"/tables/{new['id']}/start")
            assert {t["id"] for t in await sara.get("/mine")} == {table, new["id"]}

    run(test)
