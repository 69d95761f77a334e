"""Going back by consent, playing on from a record, and rules that change under a running game."""

import json
from dataclasses import replace
from random import Random

import pytest

import meydan.core.events
import meydan.core.table
from meydan.core import record
from meydan.core.chance import Provable
from meydan.core.contract import State
from meydan.core.errors import BadRecord, Illegal
from meydan.core.table import Table
from meydan.games import find, games

SECRET, OTHER = bytes(32), bytes(range(32))


def some_game(key: str, answers: int, seed: int = 1) -> Table:
    """A game of random answers, as many as asked for or to its end."""
    rng = Random(seed)
    t = Table.new(key, find(key).seats.start, chance=Provable(SECRET, ("a", "b")))
    play_on(t, rng, answers)
    return t


def play_on(t: Table, rng: Random, answers: int) -> None:
    for _ in range(answers):
        if not t.asked:
            break
        seat = rng.choice(t.waiting)
        t.play(seat, rng.choice(t.asks_of(seat)))


def questions(t: Table) -> list[int]:
    """The positions at which a seat, not chance, is asked."""
    return [n for n, entry in enumerate(t.log) if entry[0] >= 0]


def over_json(t: Table, revealed: bool = True) -> dict[str, object]:
    data: dict[str, object] = json.loads(json.dumps(record.of(t, revealed)))
    return data


@pytest.mark.parametrize("key", games())
def test_a_rewound_table_stands_where_it_stood_and_chance_goes_forward(key: str) -> None:
    t = some_game(key, 12)
    stood = [(n, t.game.codec.encode_state(_at(t, n))) for n in questions(t)]
    drawn = t.chance.count
    for n, state in stood[::-1]:
        t.rewind(n)
        assert t.game.codec.encode_state(t.state) == state
        with pytest.raises(Illegal):
            t.undo(t.asked[0])
    assert t.chance.count == drawn and t.log[-1] == (record.EVERYBODY, stood[0][0])
    play_on(t, Random(5), 12)
    again, checked = record.verify(over_json(t), Table)
    assert again == t and checked == sum(entry[0] == -1 for entry in t.log)


def _at(t: Table, n: int) -> State:
    twin = t.root()
    for entry in t.log[:n]:
        twin.put(entry)
    return twin.state


@pytest.mark.parametrize("to", [-1, 10_000])
def test_there_is_no_going_back_to_where_the_table_never_was(to: int) -> None:
    t = some_game(games()[0], 4)
    before = t.record()
    with pytest.raises(Illegal):
        t.rewind(to)
    assert t.record() == before


@pytest.mark.parametrize("key", games())
def test_a_fork_shares_its_past_and_draws_its_own_future(key: str) -> None:
    t = some_game(key, 14)
    data = over_json(t)
    for at in questions(t)[1::4]:
        branch = Table.fork(data, at, Provable(OTHER, ("c",)))
        assert branch.log[:at] == t.log[:at] and branch.game.codec.encode_state(branch.state)
        play_on(branch, Random(at), 10)
        again, _ = record.verify(over_json(branch), Table)
        assert again == branch
        twig = Table.fork(over_json(branch), len(branch.log), Provable(SECRET, ()))
        play_on(twig, Random(3), 6)
        assert len(twig.earlier) == 2 and record.verify(over_json(twig), Table)[0] == twig


def test_a_fork_needs_a_position_of_the_record() -> None:
    data = over_json(some_game(games()[0], 4))
    for at in (-1, 10_000, "1", True):
        with pytest.raises(BadRecord, match="positions"):
            Table.fork(data, at, Provable(OTHER, ()))  # type: ignore[arg-type]


@pytest.mark.parametrize("key", games())
def test_new_rules_hold_from_the_state_they_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state is rewritten, the log is kept, and the record replays from the change on."""
    t = some_game(key, 8)
    old = {"version": t.game.version, "state": t.game.codec.encode_state(t.state), "count": t.chance.count}
    renamed = old | {"state": {("old_" + k if k == "turn" else k): v for k, v in old["state"].items()}}  # type: ignore[attr-defined]
    mended = replace(
        t.game,
        version=t.game.version + 1,
        migrations={t.game.version: lambda data: {k.removeprefix("old_"): v for k, v in data.items()}},
    )
    monkeypatch.setattr(meydan.core.table, "find", lambda key: mended)
    monkeypatch.setattr(record, "find", lambda key: mended)
    t.game = mended
    state = mended.codec.encode_state(mended.read_state(renamed))
    t.change_rules({"version": mended.version, "state": state, "count": t.chance.count})
    assert state == old["state"] and t.history[-1] == meydan.core.events.RulesChanged(mended.version)
    play_on(t, Random(2), 8)
    data = over_json(t)
    again = Table.replay(data)
    with pytest.raises(BadRecord, match=r"Entries 1 to \d+ .* cannot be verified"):
        record.verify(data, Table)
    assert again.game.codec.encode_state(again.state) == mended.codec.encode_state(t.state)
    assert again.record() == t.record()
    with pytest.raises(BadRecord, match="rules of this game changed"):
        Table.fork(data, 0, Provable(OTHER, ()))
