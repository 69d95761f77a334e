"""Tricks that once worked: looking ahead, old links, races, clocks that fill by themselves."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meydan.core.chance import Provable
from meydan.core.record import of, verify
from meydan.core.table import Table
from server.test_server_play import answer, asked, claim, skip, three
from server.world import run, world


def test_nobody_sees_dice_before_the_answer_is_committed(tmp_path: Path) -> None:
    """A key that was used already fails at the commit; what it would have rolled must not have been readable."""

    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            await people[0].post(f"/tables/{table}/answer", seat=0, action={"verb": "income"}, key="old")
            for seat in (1, 2):
                await people[seat].post(f"/tables/{table}/answer", seat=seat, action={"verb": "income"}, key="k")
            before = await people[0].get(f"/tables/{table}/update?seat=0")
            body = {"seat": 0, "action": {"verb": "income"}, "key": "old"}
            calls = [people[0].http.post(f"/tables/{table}/answer", json=body)]
            calls += [people[0].http.get(f"/tables/{table}/update?seat=0") for _ in range(30)]
            got = await asyncio.gather(*calls)
            assert {response.json()["view"]["turn"] for response in got[1:]} == {before["view"]["turn"]}

    run(test)


@pytest.mark.parametrize("trick", ["swap", "leave", "renew", "stop"])
def test_a_teaching_link_ends_with_the_consent_behind_it(trick: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob, friend = await three(w)
            table = await w.table("coup", [sara, bob], start=False, options={"deal": "normal"})
            token = (await bob.post(f"/tables/{table}/teach", seat=1))["token"]
            socket = await friend.watch(table, f"since=0&teach={token}")
            await socket.until("presence")
            url = f"/tables/{table}"
            if trick == "swap":
                await sara.post(f"{url}/swap", seat=0, other=1)
            elif trick == "leave":
                await bob.post(f"{url}/leave", seat=1)
                await bob.post(f"{url}/sit", seat=1)
                await bob.post(f"{url}/teach", seat=1)
            elif trick == "renew":
                await bob.post(f"{url}/teach", seat=1)
            else:
                await bob.call("DELETE", f"{url}/teach/1")
            assert (await socket.until("closed"))["code"] == 4408
            await sara.post(f"{url}/start")
            await friend.get(f"{url}/update?teach={token}", 401)

    run(test)


def test_an_old_bot_token_opens_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "outside"}]
            table = (await sara.post("/tables", game="coup", seats=seats))["id"]
            old = (await sara.post(f"/tables/{table}/token", seat=1))["token"]
            bot = await w.person(None, token=old)
            socket = await bot.watch(table)
            await socket.until("presence")
            await sara.post(f"/tables/{table}/token", seat=1)
            assert (await socket.until("closed"))["code"] == 4408
            await bot.get(f"/tables/{table}", 404)

    run(test)


def test_starting_while_seats_change_leaves_a_table_that_can_be_verified(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            for change in ("swap", "leave"):
                for _ in range(4):
                    table = await w.table("coup", people, start=False)
                    url = f"/tables/{table}"
                    fields = {"seat": 0, "other": 1} if change == "swap" else {"seat": 2}
                    changer = people[0] if change == "swap" else people[2]
                    await asyncio.gather(
                        people[0].http.post(f"{url}/start"), changer.http.post(f"{url}/{change}", json=fields)
                    )
                    info = await people[0].get(url)
                    if info["status"] == "open":
                        continue
                    assert all(seat["kind"] == "person" for seat in info["seats"])
                    await people[0].post(f"{url}/propose", what="abandon")
                    for person in people[1:]:
                        await person.post(f"{url}/agree")
                    assert (await people[0].post("/verify", **(await people[0].get(f"{url}/record"))))["verified"] > 0

    run(test)


def test_once_the_game_runs_its_log_says_who_sits_where(tmp_path: Path) -> None:
    """A chair's row that is changed afterwards, by whatever race, changes neither seats nor chance."""

    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            before = await people[0].get(f"/tables/{table}")
            await w.process.store.change_seat(table, 1, {"kind": "person"}, seed="another", name="Mallory", guest="x")
            for _ in range(2):
                w.process.rooms.drop(table)
                await answer(people, table, "income")
                after = await people[0].get(f"/tables/{table}")
                assert after["seeds"] == before["seeds"] and after["seats"] == before["seats"]

    run(test)


def test_over_days_neither_lists_nor_events_tell_who_has_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            nobody = await w.person(None)
            terms = {"pace": "days", "bank": 86_400, "window": 3600}
            tables = [await w.table("coup", people, terms=terms) for _ in range(2)]
            seat = 0
            for table in tables:
                seat = await claim(people, table)
            other = (seat + 1) % 3
            order = [t["id"] for t in await people[seat].get("/mine")]
            waiting = (await nobody.get(f"/tables/{order[1]}"))["waiting"]
            room = await w.process.rooms.room(order[1])
            seat = next(s for s in range(3) if s not in room.begun().asked)
            other = room.begun().asked[0]
            body: dict[str, Any] = {"seat": other, "action": {"verb": "pass"}, "key": "sealed"}
            await people[other].post(f"/tables/{order[1]}/answer", **body)
            assert [t["id"] for t in await people[seat].get("/mine")] == order
            assert (await nobody.get(f"/tables/{order[1]}"))["waiting"] == waiting

    run(test)


def test_a_store_that_fails_once_leaves_no_trace(tmp_path: Path) -> None:
    """Two answer, the first commit fails: the first is refused and undone, the second stands on the old position."""
    from meydan.server.faults import Fault

    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            plain, failures = w.process.writer.commit, [True]

            async def once(batch: Any) -> None:
                if failures:
                    failures.clear()
                    for write in batch:
                        write.settle(Fault("store-down"))
                else:
                    await plain(batch)

            w.process.writer.commit = once  # type: ignore[method-assign]
            calls = [
                people[seat].http.post(
                    f"/tables/{table}/answer", json={"seat": seat, "action": {"verb": "income"}, "key": "k"}
                )
                for seat in (0, 1)
            ]
            codes = [response.status_code for response in await asyncio.gather(*calls)]
            numbers = [entry.number for entry in await w.process.store.entries_after(table)]
            assert codes == [503, 409] and numbers == [1]
            assert (await people[0].get(f"/tables/{table}/update?seat=0"))["options"]

    run(test)


def test_the_writer_outlives_any_fault(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            plain, failures = w.process.writer.commit, [True]

            async def strange(batch: Any) -> None:
                if failures:
                    failures.clear()
                    raise RuntimeError("something nobody thought of")
                await plain(batch)

            w.process.writer.commit = strange  # type: ignore[method-assign]
            body: dict[str, Any] = {"seat": 0, "action": {"verb": "income"}, "key": "k"}
            await people[0].post(f"/tables/{table}/answer", 503, **body)
            await people[0].post(f"/tables/{table}/answer", **body)

    run(test)


def test_long_keys_are_told_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            for round in range(2):
                for seat in range(3):
                    body: dict[str, Any] = {"seat": seat, "action": {"verb": "income"}, "key": "x" * 63 + str(round)}
                    await people[seat].post(f"/tables/{table}/answer", **body)
            assert len(await w.process.store.entries_after(table)) == 7

    run(test)


def test_deep_values_are_refused_and_brick_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            for depth in (20, 500, 960, 990, 5_000):
                deep = "[" * depth + "]" * depth
                text = '{"seat": 0, "answers": [{"step": "x", "answer": {"a": ' + deep + "}}]}"
                headers = {"content-type": "application/json"}
                response = await people[0].http.put(f"/tables/{table}/standing", content=text, headers=headers)
                assert response.status_code in (400, 422)
                answer = '{"seat": 0, "key": "k", "action": {"a": ' + deep + "}}"
                response = await people[0].http.post(f"/tables/{table}/answer", content=answer, headers=headers)
                assert response.status_code in (400, 409)
            w.process.rooms.open.clear()
            assert (await people[1].get(f"/tables/{table}"))["status"] == "running"

    run(test)


def test_odd_headers_and_numbers_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            response = await people[0].http.post(f"/tables/{table}/agree", headers={"origin": "http://[::1"})
            assert response.status_code == 403
            socket = await people[0].watch(table, origin="http://[::1")
            assert (await socket.hear())["code"] == "other-origin"
            socket = await people[0].watch(table, "since=" + "9" * 5_000)
            assert (await socket.hear())["type"] == "table"
            for n in range(50):
                await people[0].http.get(f"/tables/none{n}")
            assert not w.process.rooms.loading

    run(test)


def test_one_guest_does_not_hold_all_sockets(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, sockets_per_guest=3) as w:
            people = await three(w)
            table = await w.table("coup", people)
            for _ in range(3):
                assert (await (await people[0].watch(table)).hear())["type"] == "table"
            assert (await (await people[0].watch(table)).hear())["code"] == "too-fast"
            assert (await (await people[1].watch(table)).hear())["type"] == "table"

    run(test)


def test_many_rewinds_cost_no_more_than_they_are() -> None:
    """Each goes back to just before the last: replaying them naively doubles the work with every one."""
    t = Table.new("coup", 2, chance=Provable(bytes(32), ()))
    t.play(t.asked[0], t.asks_of(t.asked[0])[0])
    for _ in range(400):
        t.rewind(len(t.log))
    again, _ = verify(of(t, revealed=True), Table)
    assert again == t


# Play


def test_whoever_resigned_answers_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, bot_pause=30) as w:
            people = await three(w)
            table = await w.table("coup", people, options={"first": 0})
            await people[0].post(f"/tables/{table}/resign", seat=0)
            body = {"seat": 0, "action": {"verb": "income"}, "key": "k"}
            assert (await people[0].post(f"/tables/{table}/answer", 403, **body))["code"] == "not-yours"

    run(test)


def test_a_clock_is_not_filled_by_answering_and_taking_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            terms = {"bank": 100, "increment": 20, "timeout": "default"}
            table = await w.table("coup", people, options={"first": 0}, terms=terms)
            room = await w.process.rooms.room(table)
            for n in range(3):
                skip(w, 25)
                await people[0].post(f"/tables/{table}/answer", seat=0, action={"verb": "income"}, key=f"a{n}")
                await people[0].post(f"/tables/{table}/undo", seat=0, key=f"u{n}")
            assert 20 < room.clocks.banks[0] < 30

    run(test)


def test_a_proposal_does_not_wait_for_somebody_who_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path, bot_pause=30) as w:
            people = await three(w)
            table = await w.table("coup", people)
            await people[0].post(f"/tables/{table}/propose", what="pause")
            await people[1].post(f"/tables/{table}/agree")
            await people[2].post(f"/tables/{table}/resign", seat=2)
            update = await people[0].get(f"/tables/{table}/update")
            assert update["paused"] and update["proposal"] is None
            for person in people[:2]:
                await person.post(f"/tables/{table}/resign", seat=people.index(person))
            assert (await people[0].get(f"/tables/{table}"))["status"] == "abandoned"

    run(test)


def test_a_fork_tells_its_past_under_the_right_numbers(tmp_path: Path) -> None:
    from server.test_server_times import longest

    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            record = longest("risk")
            taken = await sara.http.post("/records", json=record)
            seats = [{"kind": "me"}] + [{"kind": "here"}] * (record["seats"] - 1)
            at = max(n for n, entry in enumerate(record["log"]) if "seat" in entry)
            branch = await sara.post(f"/tables/{taken.json()['id']}/fork", at=at, seats=seats)
            socket = await sara.watch(branch["id"])
            await socket.until("presence")
            await sara.post(f"/tables/{branch['id']}/start")
            update = await socket.until("update")
            assert update["first"] + len(update["events"]) == (await sara.get(f"/tables/{branch['id']}"))["next"]
            page = await sara.get(f"/tables/{branch['id']}/events?since={update['first']}&seat=0")
            mine = next(m for m in [update, *await socket.quiet()] if m["type"] == "update" and m["seat"] == 0)
            assert page["events"] == mine["events"][: len(page["events"])]

    run(test)


def test_a_fork_is_stepped_through_like_any_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            for _ in range(4):
                await answer(people, table, "income")
            await people[0].post(f"/tables/{table}/propose", what="abandon")
            for person in people[1:]:
                await person.post(f"/tables/{table}/agree")
            log = (await people[0].get(f"/tables/{table}/record"))["log"]
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
            branch = (await people[0].post(f"/tables/{table}/fork", at=len(log) - 1, seats=seats))["id"]
            await people[0].post(f"/tables/{branch}/start")
            for n in range(3):
                seat, update = await asked([people[0]] * 3, branch)
                option = next(o for o in update["options"] if o["verb"] in ("exchange", "pass", "income"))
                await people[0].post(f"/tables/{branch}/answer", seat=seat, action=option, key=f"k{n}")
            await people[0].post(f"/tables/{branch}/propose", what="abandon")
            last = len((await people[0].get(f"/tables/{branch}/record"))["log"])
            for at in range(last + 1):
                assert (await people[0].get(f"/tables/{branch}/positions/{at}"))["at"] == at

    run(test)


def test_an_invited_seat_stays_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob, eve = await three(w)
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "invited"}]
            table = (await sara.post("/tables", game="coup", seats=seats, public=True))["id"]
            token = (await sara.get(f"/tables/{table}/invite"))["token"]
            await bob.post(f"/tables/{table}/sit", seat=1, invite=token)
            await bob.post(f"/tables/{table}/leave", seat=1)
            assert (await eve.post(f"/tables/{table}/sit", 403, seat=1))["code"] == "not-yours"

    run(test)


def test_a_standing_answer_taken_back_is_not_given_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            seat = await claim(people, table)
            other = next(n for n in range(3) if n != seat)
            room = await w.process.rooms.room(table)
            step = room.begun().prompt(other)
            assert step is not None
            rules = [{"step": step.step, "answer": {"verb": "pass"}}]
            await people[other].call("PUT", f"/tables/{table}/standing", seat=other, answers=rules)
            for _ in range(100):
                if other not in (await people[other].get(f"/tables/{table}"))["waiting"]:
                    break
                await asyncio.sleep(0.02)
            await people[other].post(f"/tables/{table}/undo", seat=other, key="u")
            await asyncio.sleep(0.2)
            assert other in (await people[other].get(f"/tables/{table}"))["waiting"]

    run(test)
