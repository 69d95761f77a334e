"""Whoever has the record and knows what chance was asked can draw every die and card again, without our code."""

import hashlib
import hmac
from pathlib import Path
from typing import Any

import pytest

import meydan
from server.world import run, world


def again(secret: bytes, seeds: list[str], asked: list[dict[str, Any]]) -> list[list[int]]:
    """As docs/fair-chance.md tells it."""
    prefix = b"meydan-chance-1" + b"".join(len(s.encode()).to_bytes(4, "big") + s.encode() for s in seeds)
    place = 0

    def below(k: int) -> int:
        nonlocal place
        while True:
            number = int.from_bytes(hmac.digest(secret, prefix + place.to_bytes(8, "big"), "sha256"), "big")
            place += 1
            if number < 2**256 - 2**256 % k:
                return number % k

    fell = []
    for one in asked:
        if one["kind"] == "pick":
            fell.append([below(one["n"])])
        elif one["kind"] == "pile":
            sort = [sort for sort, count in enumerate(one["bag"]) for _ in range(count)][below(sum(one["bag"]))]
            things = one["things"][sort]
            fell.append([things[below(len(things)) if len(things) > 1 else 0]])
        elif one["kind"] == "roll":
            fell.append([1 + below(6) for _ in range(one["n"])])
        else:
            left = [kind for kind, count in enumerate(one["bag"]) for _ in range(count)]
            fell.append(sorted(left.pop(below(len(left))) for _ in range(one["n"])))
    return fell


@pytest.mark.parametrize("game", meydan.games())
def test_every_draw_can_be_drawn_again(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            sara, bob = await w.person("Sara"), await w.person("Bob")
            table = await w.table(game, [sara, bob], seed="یک واژه")
            assert (await sara.get(f"/tables/{table}/draws", 409))["code"] == "not-over"
            for n in range(60):
                for seat, person in enumerate((sara, bob)):
                    update = await person.get(f"/tables/{table}/update?seat={seat}")
                    if update["options"] and update["prompt"]["answer"] is None:
                        action = update["options"][n % len(update["options"])]
                        await person.post(f"/tables/{table}/answer", seat=seat, action=action, key=f"k{n}")
            if update["status"] == "running":
                await sara.post(f"/tables/{table}/propose", what="abandon")
                await bob.post(f"/tables/{table}/agree")
            record = await sara.get(f"/tables/{table}/record")
            asked = await sara.get(f"/tables/{table}/draws")
            answers = {n: entry["chance"] for n, entry in enumerate(record["log"]) if "chance" in entry}
            assert [one["entry"] for one in asked] == list(answers)
            chance = record["chance"]
            secret = bytes.fromhex(chance["secret"])
            assert hashlib.sha256(secret).hexdigest() == chance["commitment"]
            drawn = again(secret, chance["seeds"], asked)
            assert drawn == list(answers.values()) != []

    run(test)
