"""A game that is over tells where its points came from, how it went, what was hidden, and how much was luck."""

import json
from collections.abc import Iterator
from functools import cache
from math import isclose
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.account import of_bag, of_dice, tied
from meydan.core.chance import Seeded
from meydan.core.contract import Outcome
from meydan.core.laws import take_back
from meydan.core.story import Story, story, total
from meydan.core.table import Table
from meydan.core.text import LANGUAGES, has, say, words
from meydan.core.value import snake
from meydan.games import find, games

RECORDS = Path(__file__).parent / "records"
GAMES_OF_EACH = 24


def finished(key: str, number: int) -> Table:
    """A random game under random options, an answer taken back now and then."""
    game, rng = find(key), Random(number)
    seats = game.seats[number % len(game.seats)]
    given = {option.key: rng.choice(option.choices(seats)) for option in game.options} if number % 3 else {}
    t = Table.new(key, seats, number, game.fitting_options(seats, given))
    bots = [find_bot(game, "novice" if number % 2 else "random") for _ in range(seats)]
    while t.asked:
        seat = play.waiting(t.state)[0]
        t.play(seat, choose(game, bots[seat], t.state, seat, Seeded(rng.getrandbits(32))))
        if rng.random() < 0.05:
            take_back(t, seat)
    return t


@cache
def told(key: str, number: int) -> tuple[Table, Story]:
    t = finished(key, number)
    return t, story(t.record())


def all_told(key: str) -> Iterator[tuple[Table, Story]]:
    return (told(key, number) for number in range(GAMES_OF_EACH))


def values(found: Story, key: str) -> list[int]:
    cells = next(column.cells for column in found.columns if column.title.key == key)
    return [-1 if cell is None else cell.value for cell in cells]


def keys(outcomes: list[Outcome]) -> list[str]:
    return [outcome.key for outcome in outcomes]


@pytest.mark.parametrize("key", games())
def test_the_score_table_is_what_the_rules_say(key: str) -> None:
    account = find(key).account
    assert account is not None
    for t, found in all_told(key):
        result = t.result
        assert result is not None and found.result == result
        assert {len(column.cells) for column in found.columns} == {len(result.scores)}
        assert "earlier" not in keys([column.title for column in found.columns])
        for column in found.columns:
            for cell in column.cells:
                if cell is not None and cell.note is not None and cell.note.key == "product":
                    assert cell.value == cell.note.figures["count"] * cell.note.figures["rate"]  # type: ignore[operator]
        if account.summed:
            assert [total(found.columns, seat) for seat in range(found.seats)] == [int(n) for n in result.scores]


def test_coup_is_won_by_the_one_with_influence_and_everybody_out_was_put_out() -> None:
    for t, found in all_told("coup"):
        assert t.result is not None
        influence = values(found, "influence")
        assert [seat for seat, cards in enumerate(influence) if cards] == list(t.result.winners)
        assert sum(values(found, "out")) == found.seats - 1
        assert found.closing[0].figures["seat"] == t.result.winners[0]


def test_risk_says_by_which_goal_it_was_won() -> None:
    seen = set()
    for t, found in all_told("risk"):
        assert t.result is not None
        winners = t.result.winners
        held, troops = values(found, "territories"), values(found, "troops")
        how = found.closing[0].key
        seen.add(how)
        if how == "conquest":
            assert [seat for seat, count in enumerate(held) if count] == list(winners)
        elif how == "cease-fire":
            best = max(zip(held, troops, strict=True))
            assert [seat for seat in range(found.seats) if (held[seat], troops[seat]) == best] == list(winners)
        elif how == "territories":
            assert held[winners[0]] == found.closing[0].figures["count"] and held[winners[0]] >= 15
        elif how == "mission":
            mission = next(one for seat, one in found.held if seat == winners[0] and one.key == "mission")
            assert mission.things[0].done
        else:
            assert how == "continents" and values(found, "continents")[winners[0]] >= 3
    assert len(seen) > 2


@pytest.mark.parametrize("key", ["scythe", "mangrovia", "pax_pamir"])
def test_a_tie_is_told_where_there_is_one(key: str) -> None:
    """Winners who share are told of; where one of those with the same score won, what decided is told."""
    for t, found in all_told(key):
        assert t.result is not None
        scores, winners = t.result.scores, t.result.winners
        equal = sum(score == scores[winners[0]] for score in scores)
        assert ("shared" in keys(found.closing)) == (len(winners) > 1)
        assert bool({"tie", "by-amulets"} & {*keys(found.closing)}) == (equal > 1 and len(winners) == 1)


def test_what_decided_between_equals_is_the_first_figure_that_differs() -> None:
    assert tied([(9, 1), (8, 7)], [0]) == 1
    assert tied([(9, 1, 4), (9, 2, 3), (9, 2, 2)], [1]) == 3
    assert tied([(9, 1, 4), (9, 2, 2), (9, 2, 2)], [1, 2]) == 2


@pytest.mark.parametrize("key", games())
def test_the_charts_end_with_the_game_and_have_a_figure_for_each_turn(key: str) -> None:
    game = find(key)
    for t, found in all_told(key):
        assert found.turns and [turn.at for turn in found.turns] == sorted(turn.at for turn in found.turns)
        assert [turn.round for turn in found.turns] == sorted(turn.round for turn in found.turns)
        for chart, figure in zip(found.charts, game.account.charts.values(), strict=True):  # type: ignore[union-attr]
            for seat, line in enumerate(chart.lines):
                assert len(line) == len(found.turns) + 1
                assert line[-1] == figure(t.state, seat)
        for mark in found.marks:
            assert 0 <= mark.at <= found.entries and -1 <= mark.turn < len(found.turns)


@pytest.mark.parametrize("key", games())
def test_points_that_are_followed_end_as_the_score(key: str) -> None:
    for t, found in all_told(key):
        for chart in found.charts:
            if chart.key == "points" and t.result is not None:
                assert [line[-1] for line in chart.lines] == [int(score) for score in t.result.scores]


@pytest.mark.parametrize("key", games())
def test_everything_that_happened_is_told_by_its_entry(key: str) -> None:
    for t, found in all_told(key):
        assert [event for _, events in found.events for event in events] == t.history
        assert [at for at, _ in found.events] == list(range(found.entries + 1))


@pytest.mark.parametrize("key", games())
def test_what_an_ending_says_has_words(key: str) -> None:
    game = find(key)
    account = game.account
    assert account is not None
    for lang in LANGUAGES:
        for _, found in all_told(key):
            names = [f"N{seat}" for seat in range(found.seats)]
            told: list[tuple[str, Outcome | None]] = [("closing", one) for one in found.closing]
            for column in found.columns:
                told += [("column", column.title), ("cell", column.note)]
                told += [("cell", cell.note) for cell in column.cells if cell is not None]
            for head, one in told:
                if one is not None:
                    for reader in (None, *range(found.seats)):
                        assert words(game, f"{head}-{one.key}", one.figures, lang, reader, names)
            for _, held in found.held:
                assert say(game.folder, lang, f"held-{held.key}")
                assert all(thing.id is None or has(game.folder, lang, thing.id) for thing in held.things)
            assert all(has(game.folder, lang, f"luck-{one.key}") for one in found.luck)
        assert all(has(game.folder, lang, f"chart-{chart}") for chart in account.charts)
        assert all(has(game.folder, lang, f"mark-{mark}") for mark in account.marks.values())


@pytest.mark.parametrize("key", games())
def test_marks_are_events_of_the_game(key: str) -> None:
    game = find(key)
    events = {snake(cls.__name__) for cls in game.codec.concrete(game.codec.classes["Event"])}
    assert game.account is not None and set(game.account.marks) <= events


@pytest.mark.parametrize("key", games())
def test_recorded_games_are_told(key: str) -> None:
    for path in sorted((RECORDS / key).glob("*.json")):
        data: dict[str, Any] = json.loads(path.read_text("utf-8"))
        assert story(data).result is not None


# What was taken back


def test_an_answer_that_was_taken_back_is_not_counted() -> None:
    """Risk, two players: a troop is placed, taken back, and placed elsewhere."""
    t = finished("risk", 0)
    data = t.record()
    undone = [n for n, entry in enumerate(data["log"]) if "undo" in entry]
    assert undone
    found = story(data)
    captures = sum(values(found, "captures"))
    assert captures == sum(type(event).__name__ == "Captured" for event in t.history)


def test_a_game_that_went_back_counts_only_what_led_to_its_end() -> None:
    t = Table.new("coup", 2, 3, {"deal": "normal"})
    there = len(t.log)
    t.play(t.asked[0], {"verb": "income"})
    t.play(t.asked[0], {"verb": "income"})
    t.rewind(there)
    rng = Random(1)
    while t.asked:
        seat = play.waiting(t.state)[0]
        t.play(seat, rng.choice(t.asks_of(seat)))
    found = story(t.record())
    assert found.charts[0].lines[0][-1] == t.state.coins[0]  # type: ignore[attr-defined]
    assert found.turns[0].at > there + 2


# Luck, against figures made by hand


def test_dice_are_held_against_three_and_a_half() -> None:
    stroke = of_dice("dice", 1, (6, 5, 1))
    assert (stroke.count, stroke.got, stroke.expected) == (3, 12, 10.5)
    assert isclose(stroke.variance, 3 * 35 / 12)


def test_a_draw_is_held_against_the_bag_it_came_from() -> None:
    stroke = of_bag("cards", 0, (5, 5), {2: 2, 5: 2})
    assert (stroke.got, stroke.expected) == (10, 7.0)
    assert isclose(stroke.variance, 2 * 2.25 * 2 / 3)  # both pairs weigh 1/6, mixed ones 4/6: 9 * 2/6
    assert of_bag("cards", 0, (2, 5), {2: 1, 5: 1}).variance == 0


def test_luck_over_many_games_comes_out_even() -> None:
    """What was expected is what falls on average: over all games within four standard deviations."""
    for key in games():
        sums: dict[str, list[float]] = {}
        for _, found in all_told(key):
            for one in found.luck:
                known = sums.setdefault(one.key, [0.0, 0.0])
                known[0] += one.got - one.expected
                known[1] += one.spread**2
        for sort, (off, variance) in sums.items():
            assert abs(off) < 4 * variance**0.5, (key, sort)


def test_a_throw_in_risk_is_held_against_all_that_the_dice_can_cost() -> None:
    """One die against one: the attacker loses in 21 of 36 throws (RK-079: ties go to the defender)."""
    from meydan.games.risk import events as ev
    from meydan.games.risk.account import luck

    t = Table.new("risk", 3, 1)
    s: Any = t.state
    s.owner[:2], s.troops[:2] = [0, 1], [5, 3]
    event = ev.Rolled(0, 0, 1, (6,), (2,), 0, 1)
    strokes = {(one.key, one.seat): one for one in luck(s, event)}
    assert isclose(strokes["losses", 0].expected, 21 / 36) and isclose(strokes["losses", 1].expected, 15 / 36)
    assert (strokes["losses", 0].got, strokes["losses", 1].got) == (0, 1)
    assert (strokes["dice", 0].got, strokes["dice", 1].got) == (6, 2)
