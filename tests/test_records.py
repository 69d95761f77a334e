"""Records replay for ever, and one that was touched does not."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meydan
from meydan.core import record
from meydan.core.table import Table
from meydan.games import games

RECORDS = sorted((Path(__file__).parent / "records").glob("*/*.json"))


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


def test_every_game_has_recorded_games() -> None:
    assert {path.parent.name for path in RECORDS} == set(games())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays(path: Path) -> None:
    data = load(path)
    t = Table.replay(data)
    assert t.record() == data and t.result is not None
    again, drawn = record.verify(data, Table)
    assert again == t and drawn == sum("chance" in entry for entry in data["log"])


def resealed(data: dict[str, Any]) -> dict[str, Any]:
    """What a forger would do: change the record and write a fitting checksum."""
    body = {key: value for key, value in data.items() if key != "checksum"}
    return body | {"checksum": record.checksum(body)}


def first(data: dict[str, Any], kind: str) -> dict[str, Any]:
    entry: dict[str, Any] = next(entry for entry in data["log"] if kind in entry)
    return entry


def with_a_changed_answer(data: dict[str, Any]) -> None:
    entry = next(entry for entry in data["log"] if entry.get("action", {}).get("verb") == "tax")
    entry["action"] = {"verb": "income"}


def cut_short(data: dict[str, Any]) -> None:
    del data["log"][len(data["log"]) // 2 :]


def with_a_changed_draw(data: dict[str, Any]) -> None:
    entry = first(data, "chance")
    entry["chance"] = [(entry["chance"][0] + 1) % data["seats"]]


def with_another_result(data: dict[str, Any]) -> None:
    data["result"]["winners"] = [(data["result"]["winners"][0] + 1) % data["seats"]]


def of_newer_rules(data: dict[str, Any]) -> None:
    data["version"] += 1


def of_another_game(data: dict[str, Any]) -> None:
    data["game"] = "chess"


def of_another_format(data: dict[str, Any]) -> None:
    data["format"] = 99


def with_a_wrong_secret(data: dict[str, Any]) -> None:
    data["chance"] = {"kind": "provable", "commitment": "00" * 32, "seeds": [], "secret": "11" * 32}


def with_a_seat_that_is_not_there(data: dict[str, Any]) -> None:
    first(data, "action")["seat"] = 9


def with_an_unknown_option(data: dict[str, Any]) -> None:
    data["options"]["jokers"] = True


def without_a_log(data: dict[str, Any]) -> None:
    data["log"] = "none"


def with_an_odd_entry(data: dict[str, Any]) -> None:
    data["log"][3] = ["?"]


def without_a_result(data: dict[str, Any]) -> None:
    del data["result"]


def with_odd_names(data: dict[str, Any]) -> None:
    data["names"] = [1, 2]


def without_chance(data: dict[str, Any]) -> None:
    del data["chance"]


TOUCHES = [
    without_a_result,
    with_odd_names,
    without_chance,
    with_a_changed_answer,
    cut_short,
    with_a_changed_draw,
    with_another_result,
    of_newer_rules,
    of_another_game,
    of_another_format,
    with_a_wrong_secret,
    with_a_seat_that_is_not_there,
    with_an_unknown_option,
    without_a_log,
    with_an_odd_entry,
]


@pytest.mark.parametrize("touch", TOUCHES, ids=lambda touch: touch.__name__)
@pytest.mark.parametrize("path", RECORDS[1:3], ids=lambda path: path.stem)
def test_a_touched_record_is_refused(path: Path, touch: Callable[[dict[str, Any]], None]) -> None:
    data = load(path)
    untouched = copy.deepcopy(data)
    touch(data)
    with pytest.raises(meydan.BadRecord) as refused:
        Table.replay(data)
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 300
    assert data != untouched


@pytest.mark.parametrize("touch", TOUCHES, ids=lambda touch: touch.__name__)
def test_a_fitting_checksum_does_not_help(touch: Callable[[dict[str, Any]], None]) -> None:
    """Answers changed by hand lead elsewhere: to an illegal answer, other draws, or another result."""
    data = load(RECORDS[1])
    touch(data)
    with pytest.raises(meydan.BadRecord):
        Table.replay(resealed(data))


def test_a_snapshot_at_the_end_verifies_nothing() -> None:
    """With it nothing before would be looked at: any log could stand there."""
    data = load(RECORDS[1])
    t = Table.replay(data)
    end = {"version": data["version"], "state": t.game.codec.encode_state(t.state), "count": 0, "at": len(data["log"])}
    forged = resealed(data | {"log": data["log"][::-1], "snapshots": [end]})
    with pytest.raises(meydan.BadRecord, match=r"Entries 1 to \d+"):
        record.verify(forged, Table)


def test_the_log_of_another_game_is_refused() -> None:
    one, other = load(RECORDS[0]), next(data for data in map(load, RECORDS) if data["game"] != load(RECORDS[0])["game"])
    with pytest.raises(meydan.BadRecord):
        record.verify(resealed(one | {"log": other["log"], "result": other["result"]}), Table)


@pytest.mark.parametrize("touch", [{"note": "hello"}, {"log": [{"seat": 0, "action": {}, "note": 1}]}])
def test_what_a_record_does_not_have_is_refused(touch: dict[str, Any]) -> None:
    with pytest.raises(meydan.BadRecord, match="know"):
        Table.replay(resealed(load(RECORDS[1]) | touch))


@pytest.mark.parametrize("data", [None, [], "record", 7, {}, {"log": []}, {"game": 3, "log": [], "format": 1}])
def test_what_is_no_record_is_refused(data: object) -> None:
    with pytest.raises(meydan.BadRecord):
        Table.replay(data)


def test_a_running_game_of_secret_chance_replays_but_cannot_be_verified() -> None:
    from meydan.core.chance import Provable

    t = Table.new("coup", 3, chance=Provable(b"x" * 32, ("a", "b", "c")))
    t.play(t.asked[0], {"verb": "income"})
    data = t.record()
    again = Table.replay(data)
    assert again.record() == data
    with pytest.raises(meydan.BadRecord, match="not revealed"):
        record.verify(data, Table)
    with pytest.raises(meydan.MeydanError, match="secret until the game ends"):
        again.play(again.asked[0], {"verb": "income"})


def test_a_replayed_seeded_game_goes_on_as_it_would_have() -> None:
    t = Table.new("coup", 4, seed=12)
    t.play(t.asked[0], {"verb": "income"})
    again = Table.replay(json.loads(json.dumps(t.record())))
    while t.asked:
        seat = t.asked[0]
        action = t.asks_of(seat)[-1]
        assert t.play(seat, action) == again.play(seat, action)
    assert t == again
