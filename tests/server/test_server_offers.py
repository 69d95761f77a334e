"""What a page is told beside the options: what each brings, what is locked, and what things mean."""

from pathlib import Path

from server.world import run, world


def test_an_update_says_what_each_option_brings_and_what_is_locked(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person(name) for name in ("Sara", "Bob", "Eve")]
            table = await w.table("coup", people)
            updates = [await person.get(f"/tables/{table}/update?seat={n}") for n, person in enumerate(people)]
            mine = next(update for update in updates if update["options"])
            assert len(mine["offer"]["brings"]) == len(mine["options"])
            assert all(update["offer"] is None for update in updates if update is not mine)

    run(test)


def test_a_thing_is_explained_to_whoever_may_look_and_in_their_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, reza = await w.person("Sara"), await w.person("Reza", "fa")
            table = await w.table("coup", [sara, reza])
            english = await sara.get(f"/tables/{table}/explain?id=character-duke&seat=0")
            persian = await reza.get(f"/tables/{table}/explain?id=character-duke&seat=1")
            assert (english["title"], persian["title"]) == ("Duke", "بزرگ‌زاده")
            assert english["words"] and english["rules"]
            nothing = await sara.get(f"/tables/{table}/explain?id=no-such-thing&seat=0", expect=404)
            assert nothing["code"] == "not-found"
            await sara.get(f"/tables/{table}/explain?id=character-duke&seat=1", expect=403)

    run(test)


def test_over_the_socket_a_thing_is_explained_through_ones_own_eyes_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person(name) for name in ("Sara", "Bob")]
            table = await w.table("coup", people)
            socket = await people[0].watch(table, "since=0&lang=en")
            await socket.until("update")
            await socket.say(do="explain", seat=0, id="character-captain", key="one")
            found = await socket.until("explain")
            assert found["key"] == "one" and found["title"] == "Captain"
            await socket.say(do="explain", seat=1, id="character-captain", key="two")
            assert (await socket.until("refused"))["code"] == "not-yours"

    run(test)
