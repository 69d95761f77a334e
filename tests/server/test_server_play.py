"""At a running table: answers and their keys, undo, consent, clocks, standing answers, bots."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meydan.bots.player import Player, find_bot
from meydan.bots.recall import recall
from meydan.core.chance import Seeded
from meydan.core.position import Position
from meydan.games import find, games
from meydan.games.coup.bots.beliefs import Beliefs
from meydan.server import drafts
from meydan.server.changes import Answer, AnyChange, Away, Undo
from server.world import Person, World, run, world


async def asked(people: list[Person], table: str) -> tuple[int, dict[str, Any]]:
    """The first seat that is asked and has not answered, and what it sees."""
    for seat, person in enumerate(people):
        update = await person.get(f"/tables/{table}/update?seat={seat}")
        if update["options"] and update["prompt"]["answer"] is None:
            return seat, update
    raise AssertionError("nobody is asked")


async def answer(people: list[Person], table: str, verb: str | None = None, key: str = "k") -> dict[str, Any]:
    seat, update = await asked(people, table)
    option = next(o for o in update["options"] if verb is None or o["verb"] == verb)
    await people[seat].post(f"/tables/{table}/answer", seat=seat, action=option, key=f"{key}{update['first']}")
    return {"seat": seat, "action": option}


async def changes_of(w: World, table: str) -> list[AnyChange]:
    """The table's log."""
    return [entry.change for entry in await w.process.store.entries_after(table)]


async def three(w: World) -> list[Person]:
    return [await w.person(name) for name in ("Sara", "Bob", "Eve")]


def test_an_answer_is_acknowledged_once_it_is_in_the_log_and_told_to_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            sockets = [await person.watch(table) for person in people]
            for socket in sockets:
                await socket.until("update")
            seat, update = await asked(people, table)
            await sockets[seat].say(do="answer", seat=seat, action={"verb": "income"}, key="first")
            ack = await sockets[seat].until("ack")
            log = await changes_of(w, table)
            assert ack["key"] == "first" and log[-1] == Answer(seat, {"verb": "income"}, "person")
            for n, socket in enumerate(sockets):
                if n != seat:
                    told = await socket.until("update")
                    assert told["first"] == update["first"] and told["events"][0]["event"] == "took_income"
                    assert ack["next"] == told["first"] + len(told["events"])

    run(test)


def test_the_same_key_does_nothing_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            seat, _ = await asked(people, table)
            body: dict[str, Any] = {"seat": seat, "action": {"verb": "income"}, "key": "once"}
            acks = [await people[seat].post(f"/tables/{table}/answer", **body) for _ in range(3)]
            assert acks[0] == acks[1] == acks[2]
            for _ in range(2):
                await answer(people, table, "income")
            again, update = await asked(people, table)
            assert again == seat, "the same seat is asked again, and the old key would be legal"
            await people[seat].post(f"/tables/{table}/answer", **body)
            assert (await people[seat].get(f"/tables/{table}/update?seat={seat}"))["view"] == update["view"]

    run(test)


def test_a_socket_that_missed_something_gets_the_rest(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            first = await people[0].watch(table)
            seen = await first.until("update")
            have = seen["first"] + len(seen["events"])
            await first.close()
            for _ in range(4):
                await answer(people, table, "income")
            second = await people[0].watch(table, f"since={have}")
            rest = await second.until("update")
            assert rest["first"] == have and len(rest["events"]) == 4
            await second.say(do="sync", since=have + 2)
            assert len((await second.until("update"))["events"]) == 2
            whole = await people[1].get(f"/tables/{table}/events?since=0&seat=1")
            assert len(whole["events"]) == have + 4

    run(test)


def test_two_tabs_see_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            one, two = await people[0].watch(table), await people[0].watch(table)
            await answer(people, table, "income")
            await asyncio.sleep(0.05)
            told = [[m for m in await tab.quiet() if m["type"] == "update"][-1] for tab in (one, two)]
            assert told[0]["view"] == told[1]["view"] and told[0]["options"] == told[1]["options"]

    run(test)


def test_presence_counts_seats_and_spectators(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            eve = await w.person("Spectator")
            table = await w.table("coup", people)
            one = await people[1].watch(table)
            two = await eve.watch(table)
            await two.until("presence")
            assert (await one.quiet())[-1] == {"type": "presence", "seats": [1], "watching": 1}
            await two.close()
            assert (await one.until("presence"))["watching"] == 0

    run(test)


@pytest.mark.parametrize("key", games())
def test_undo_goes_as_far_as_the_rules_allow_and_outlives_the_memory(key: str, tmp_path: Path) -> None:
    """Taken back at once, or after the table was dropped from memory and read again; both are in the log."""

    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person(name) for name in ("Sara", "Bob", "Eve")]
            table = await w.table(key, people)
            undone = 0
            for n in range(60):
                seat, before = await asked(people, table)
                option = before["options"][n % len(before["options"])]
                await people[seat].post(f"/tables/{table}/answer", seat=seat, action=option, key=f"a{n}")
                if n % 2:
                    w.process.rooms.drop(table)
                response = await people[seat].http.post(f"/tables/{table}/undo", json={"seat": seat, "key": f"u{n}"})
                if response.status_code == 200:
                    undone += 1
                    after = await people[seat].get(f"/tables/{table}/update?seat={seat}")
                    assert after["view"] == before["view"] and after["options"] == before["options"]
                    again = {"seat": seat, "action": option, "key": f"b{n}"}
                    await people[seat].post(f"/tables/{table}/answer", **again)
                else:
                    assert response.json()["code"] == "refused"
                update = await people[0].get(f"/tables/{table}/update")
                if update["status"] != "running":
                    break
            assert undone > 5 and sum(isinstance(change, Undo) for change in await changes_of(w, table)) == undone

    run(test)


def test_a_rewind_needs_everybody_and_goes_back_to_before_the_event(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            await answer(people, table, "income")
            seat, before = await asked(people, table)
            for _ in range(3):
                await answer(people, table, "income")
            url = f"/tables/{table}"
            await people[0].post(f"{url}/propose", what="rewind", event=before["first"])
            assert (await people[1].post(f"{url}/propose", 409, what="pause"))["code"] == "proposal-open"
            await people[1].post(f"{url}/agree")
            assert (await people[2].get(f"{url}/update?seat=2"))["proposal"]["agreed"] == [0, 1]
            await people[2].post(f"{url}/agree")
            after = await people[seat].get(f"{url}/update?seat={seat}&since={before['first']}")
            assert after["view"] == before["view"] and after["proposal"] is None
            assert {"event": "rewound"} in after["events"] and {"table": "done", "what": "rewind"} in after["events"]
            w.process.rooms.drop(table)
            assert (await people[seat].get(f"{url}/update?seat={seat}"))["view"] == before["view"]
            for n in range(200):
                if (await people[0].get(f"{url}/update"))["status"] != "running":
                    break
                await answer(people, table, key=f"z{n}")
            else:
                await people[0].post(f"{url}/propose", what="abandon")
                for person in people[1:]:
                    await person.post(f"{url}/agree")
            record = await people[0].get(f"{url}/record")
            assert any("rewind" in entry for entry in record["log"])
            assert (await people[0].post("/verify", **record))["verified"] > 0

    run(test)


def test_pausing_and_abandoning_need_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            url = f"/tables/{table}"
            await people[0].post(f"{url}/propose", what="pause")
            await people[1].post(f"{url}/decline")
            assert (await people[2].post(f"{url}/agree", 409))["code"] == "no-proposal"
            await people[0].post(f"{url}/propose", what="pause")
            for person in people[1:]:
                await person.post(f"{url}/agree")
            seat, update = await asked(people, table)
            body = {"seat": seat, "action": update["options"][0], "key": "p"}
            assert update["paused"] and (await people[seat].post(f"{url}/answer", 409, **body))["code"] == "paused"
            for what in ("resume", "abandon"):
                await people[0].post(f"{url}/propose", what=what)
                for person in people[1:]:
                    await person.post(f"{url}/agree")
            info = await people[0].get(url)
            assert info["status"] == "abandoned" and info["secret"] is not None
            record = await people[0].get(f"{url}/record")
            assert record["result"] is None and (await people[0].post("/verify", **record))["finished"] is False
            assert (await people[seat].post(f"{url}/answer", 409, **body))["code"] == "refused"

    run(test)


def test_whoever_resigns_is_played_by_a_bot_and_two_end_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            await people[1].post(f"/tables/{table}/resign", 403, seat=0)
            await people[1].post(f"/tables/{table}/resign", seat=1)
            for _ in range(200):
                update = await people[0].get(f"/tables/{table}/update?seat=0")
                if update["status"] != "running" or 1 not in update["prompt"]["asked"]:
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("the bot does not answer for the seat")
            pair = await w.table("coup", people[:2])
            await people[0].post(f"/tables/{pair}/resign", seat=0)
            over = await people[1].get(f"/tables/{pair}/update")
            assert over["status"] == "abandoned" and over["result"]["winners"] == [1]

    run(test)


def test_bots_answer_by_themselves_from_another_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            table = await w.table("coup", [sara], bots=3)
            socket = await sara.watch(table)
            for n in range(400):
                update = await socket.until("update")
                if update["status"] == "over":
                    break
                if update["options"] and update["prompt"]["answer"] is None:
                    await socket.say(do="answer", seat=0, action=update["options"][-1], key=f"k{n}")
            else:
                raise AssertionError("the game does not end")
            record = await sara.get(f"/tables/{table}/record")
            assert {entry["seat"] for entry in record["log"] if "seat" in entry} == {0, 1, 2, 3}

    run(test)


def test_an_expert_thinks_and_remembers_the_game(tmp_path: Path) -> None:
    """Its second answer comes with what it made of the first: it is handed the log, and never the secret of chance."""

    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            seats = [{"kind": "me"}, {"kind": "bot", "level": "expert"}]
            options = {"first": 1, "deal": "normal"}
            table = (await sara.post("/tables", game="coup", seats=seats, options=options))["id"]
            await sara.post(f"/tables/{table}/start")
            socket = await sara.watch(table)
            for n in range(30):
                update = await socket.until("update")
                changes = [entry.change for entry in await w.process.store.entries_after(table)]
                past = await w.process.bots.past(await w.process.rooms.fresh(table))
                assert past["chance"]["secret"] is None
                player = Player(find("coup"), 1, find_bot(find("coup"), "expert"), Seeded(1))
                recall(player, past)
                assert isinstance(player.memory, Beliefs)
                answers = sum(isinstance(change, Answer) and change.by == "bot" for change in changes)
                if answers > 1 and set(player.memory.fits) == {0}:
                    return
                if update["options"] and update["prompt"]["answer"] is None:
                    await socket.say(do="answer", seat=0, action=update["options"][0], key=f"k{n}")
            raise AssertionError("the expert does not answer, or remembers nothing")

    run(test)


def test_a_bot_that_thought_too_long_answers_nothing(tmp_path: Path) -> None:
    """Its question is gone, or the person is back on the seat."""

    async def test() -> None:
        async with world(tmp_path, bot_pause=3600) as w:
            sara = await w.person("Sara")
            table = await w.table("coup", [sara], bots=2, options={"first": 1})
            room = await w.process.rooms.room(table)
            income = {"verb": "income"}
            assert drafts.answer_by_bot(room, 1, income, room.asked_by) == [Answer(1, income, "bot")]
            for seat, asked_by in ((1, room.asked_by - 1), (0, room.asked_by)):
                with pytest.raises(drafts.Stale):
                    drafts.answer_by_bot(room, seat, income, asked_by)
            await w.process.door.enter(table, lambda room: [Answer(1, income, "bot")])
            with pytest.raises(drafts.Stale):
                drafts.answer_by_bot(room, 0, income, room.asked_by)

    run(test)


def test_a_shared_device_holds_several_hands(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara = await w.person("Sara")
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "here", "name": "Dara"}, {"kind": "bot"}]
            table = (await sara.post("/tables", game="coup", seats=seats))["id"]
            started = await sara.post(f"/tables/{table}/start")
            assert [s["name"] for s in started["seats"]][:2] == ["Sara", "Dara"]
            socket = await sara.watch(table)
            updates = [m for m in await socket.quiet() if m["type"] == "update"]
            assert {m["seat"] for m in updates} == {0, 1} and all(m["view"]["hand"] for m in updates)

    run(test)


# Clocks


def test_a_clock_that_runs_out_gives_the_default_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            terms = {"bank": 60, "increment": 5, "timeout": "default"}
            table = await w.table("coup", people, terms=terms)
            room = await w.process.rooms.room(table)
            seat, update = await asked(people, table)
            assert update["clocks"][seat]["running"] and update["clocks"][seat]["left"] <= 60
            skip(w, 61)
            await until(w, table, lambda: room.number == 2)
            assert (await changes_of(w, table))[-1] == Answer(seat, {"verb": "income"}, "time")
            assert room.clocks.banks[seat] == 5

    run(test)


def test_a_bot_sits_in_until_the_person_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, terms={"bank": 60, "increment": 0, "timeout": "bot"})
            room = await w.process.rooms.room(table)
            seat, _ = await asked(people, table)
            skip(w, 61)
            await until(w, table, lambda: room.number >= 3)
            away, played = (await changes_of(w, table))[1:3]
            assert away == Away(seat) and isinstance(played, Answer) and (played.seat, played.by) == (seat, "bot")
            await people[seat].post(f"/tables/{table}/back", seat=seat)
            back = await people[seat].get(f"/tables/{table}/update?seat={seat}")
            assert back["away"] == [] and back["clocks"][seat]["left"] > 0
            await people[seat].post(f"/tables/{table}/back", 409, seat=seat)

    run(test)


def skip(w: World, seconds: float) -> None:
    """Time goes by, and somebody looks at the tables."""
    before = w.process.clock.now
    w.process.clock.now = lambda: before() + seconds
    for room in list(w.process.rooms.open.values()):
        w.process.clockwork.attend(room)


async def until(w: World, table: str, true: Any) -> None:
    """Until it is so, and committed."""
    for _ in range(2_000):
        async with w.process.rooms.at(table):
            if true():
                return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")


# Standing answers, and tables over days


async def claim(people: list[Person], table: str) -> int:
    """Somebody claims the duke; the others may challenge."""
    return int((await answer(people, table, "tax"))["seat"])


def test_standing_answers_are_given_for_a_seat_and_nobody_else_learns_of_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            url = f"/tables/{table}/standing"
            sockets = [await person.watch(table) for person in people]
            for socket in sockets:
                await socket.quiet()
            seat, _ = await asked(people, table)
            others = [n for n in range(3) if n != seat]
            rules = [{"step": "may_challenge", "about": {}, "answer": {"verb": "pass"}}]
            await people[others[0]].call("PUT", url, seat=others[0], answers=rules)
            for n, socket in enumerate(sockets):
                assert await socket.quiet() == [], f"seat {n} heard of it"
            await people[others[1]].get(f"{url}?seat={others[0]}", 403)
            assert await people[others[0]].get(f"{url}?seat={others[0]}") == rules
            await claim(people, table)
            room = await w.process.rooms.room(table)
            step = room.begun().prompt(others[0])
            assert step is not None
            await people[others[0]].call(
                "PUT", url, seat=others[0], answers=[{"step": step.step, "answer": {"verb": "pass"}}]
            )
            await until(w, table, lambda: room.waiting() == [others[1]])
            given = (await changes_of(w, table))[-1]
            assert given == Answer(others[0], {"verb": "pass"}, "standing")
            await people[0].call("PUT", url, 400, seat=0, answers=[{"step": 7, "answer": None}])

    run(test)


@pytest.mark.parametrize("alone", [True, False])
def test_what_there_is_no_choice_about_is_asked_only_where_somebody_could_learn_from_it(
    alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = Position.asks_of
    monkeypatch.setattr(Position, "asks_of", lambda self, seat: every(self, seat)[:1])

    async def test() -> None:
        async with world(tmp_path) as w:
            people = (await three(w))[: 1 if alone else 2]
            table = await w.table("coup", people, bots=3 - len(people))
            room = await w.process.rooms.room(table)
            await until(w, table, lambda: any(room.is_person(seat) for seat in room.waiting()) or room.number > 30)
            if alone:  # bots may end the game before that
                await until(w, table, lambda: room.number > 30 or room.status == "over")
            given = [change.by for change in await changes_of(w, table) if isinstance(change, Answer)]
            assert ("standing" in given) == alone and "person" not in given

    run(test)


def test_over_days_a_window_closes_at_its_time_and_shows_nothing_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people, terms={"pace": "days", "bank": 86_400, "window": 3600})
            sockets = [await person.watch(table) for person in people]
            seat = await claim(people, table)
            others = [n for n in range(3) if n != seat]
            for socket in sockets:
                await socket.quiet()
            update = await people[others[0]].get(f"/tables/{table}/update?seat={others[0]}")
            closes = update["closes"]
            for n, other in enumerate(others):
                body: dict[str, Any] = {"seat": other, "action": {"verb": "pass"}, "key": f"d{n}"}
                await people[other].post(f"/tables/{table}/answer", **body)
                mine = await people[other].get(f"/tables/{table}/update?seat={other}")
                assert mine["prompt"]["answer"] == {"verb": "pass"} and mine["answered"] == []
            assert await sockets[seat].quiet() == []
            theirs = await people[seat].get(f"/tables/{table}")
            assert sorted(theirs["waiting"]) == others
            await people[others[0]].post(f"/tables/{table}/undo", seat=others[0], key="back")
            w.process.rooms.drop(table)
            room = await w.process.rooms.room(table)
            assert list(room.held) == [others[1]]
            skip(w, closes - w.process.clock.now() + 1)
            for _ in range(200):
                if (await people[seat].get(f"/tables/{table}/update?seat={seat}"))["closes"] is None:
                    break
                await asyncio.sleep(0.02)
            log = [change for change in await changes_of(w, table) if isinstance(change, Answer)][1:]
            assert {(given.seat, given.by) for given in log} == {(others[0], "time"), (others[1], "held")}
            assert any(message["type"] == "update" for message in await sockets[seat].quiet())

    run(test)


# Rule fixes


def test_a_running_table_goes_on_under_corrected_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    import meydan.core.record
    import meydan.core.table
    import meydan.server.room
    from meydan.games import find
    from meydan.server.upkeep import check_tables

    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            for _ in range(3):
                await answer(people, table, "income")
            seat, before = await asked(people, table)
            old = find("coup")
            new = replace(old, version=old.version + 1)
            for module in (meydan.core.record, meydan.core.table, meydan.server.room):
                monkeypatch.setattr(module, "find", lambda key: new)
            fits = await check_tables(w.process.store)
            assert [(fit.table, fit.misfit, fit.opens) for fit in fits] == [(table, None, True)]
            w.process.rooms.open.clear()
            after = await people[seat].get(f"/tables/{table}/update?seat={seat}&since=0")
            assert after["view"] == before["view"] and after["events"][-1] == {"event": "rules_changed", "version": 2}
            assert (await people[seat].get(f"/tables/{table}"))["version"] == 2
            await answer(people, table, "income")
            w.process.rooms.open.clear()
            await people[0].post(f"/tables/{table}/propose", what="abandon")
            for person in people[1:]:
                await person.post(f"/tables/{table}/agree")
            record = await people[0].get(f"/tables/{table}/record")
            assert record["snapshots"][0]["version"] == 2 and record["version"] == 2
            meydan.core.table.Table.replay(record)

    run(test)


def test_an_answer_that_new_rules_refuse_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meydan.core.contract import Event, Refusal
    from meydan.core.errors import Illegal
    from meydan.core.table import Table
    from meydan.server.upkeep import check_tables

    async def test() -> None:
        async with world(tmp_path) as w:
            people = await three(w)
            table = await w.table("coup", people)
            for _ in range(2):
                await answer(people, table, "income")
            await answer(people, table, "tax")
            plain = Table.answer

            def stricter(self: Table, seat: int, given: Any) -> list[Event]:
                if self.game.action(given).verb() == "tax":
                    raise Illegal(Refusal("not-now", (), {}))
                return plain(self, seat, given)

            monkeypatch.setattr(Table, "answer", stricter)
            (fit,) = await check_tables(w.process.store)
            assert fit.misfit is not None and fit.entries == fit.misfit and "not-now" in (fit.why or "")

    run(test)
