"""The laws, for every game in the registry. No game is named here.

Each test prints what it compared; a law that compared fewer than a thousand things has shown nothing and fails.
"""

import itertools
import json
from collections.abc import Iterator
from random import Random

import pytest

import meydan
from meydan.bots.match import choose, play_game
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.contract import Step
from meydan.core.game import Game
from meydan.core.laws import LAWS, Laws, could_be, dump, fuzz_game, replays, take_back, zones_imagined
from meydan.core.table import Table
from meydan.games import find, games

ENOUGH = 1_000
LEVEL = "club" if meydan.BUILD == "compiled" else "novice"
"""Whose games are looked at beside random ones: club bots think, and interpreted they would think for minutes."""
PASTS = 100
"""Retold for each position."""
GAMES = [find(key) for key in games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def tell(lines: list[str], game: Game, law: str, count: int, what: str = "comparisons") -> None:
    lines.append(f"{game.key} ({meydan.BUILD}): {law.replace('_', ' ')}: {count:,} {what}")
    assert count >= ENOUGH, f"{law} compared only {count} {what}"


def tables(game: Game, rng: Random) -> Iterator[Table]:
    """Fresh tables over every seat count, with options chosen at random."""
    for seed in itertools.count(rng.randrange(1 << 30)):
        seats = game.seats[seed % len(game.seats)]
        options = {option.key: rng.choice(option.choices(seats)) for option in game.options}
        yield Table.new(game.key, seats, seed, game.fitting_options(seats, options))


def positions(game: Game, rng: Random) -> Iterator[Table]:
    """Every position of game after game: played at random, or by bots for more likely ones."""
    for t in tables(game, rng):
        bot = game.bots.get(LEVEL) if rng.random() < 0.3 else None
        while t.asked:
            yield t
            seat = rng.choice(t.waiting)
            if bot:
                action = choose(game, bot, t.state, seat, Seeded(rng.getrandbits(32)))
            else:
                action = rng.choice(t.asks_of(seat))
            t.play(seat, action)
        yield t


def has_windows(game: Game) -> bool:
    """Whether a step of this game closes a window of several seats."""
    return any("close" in vars(step) for step in game.codec.concrete(Step))


@pytest.mark.parametrize("law", LAWS)
@by_game
def test_law(game: Game, law: str, compared: list[str]) -> None:
    if law == "the_order_of_answers_changes_nothing" and not has_windows(game):
        compared.append(f"{game.key} ({meydan.BUILD}): it never asks several seats at once")
        return
    rng = Random(law)
    laws = Laws(rng)
    for visited, t in enumerate(positions(game, rng)):
        laws.hold(t, law)
        if visited >= ENOUGH and laws.compared[law] >= 2 * ENOUGH:
            break
        assert visited < 100 * ENOUGH, f"{law} found too little to compare: {laws.compared[law]}"
    tell(compared, game, law, laws.compared[law])


@by_game
def test_every_game_of_bots_ends(game: Game, compared: list[str]) -> None:
    decisions = 0
    for n, t in enumerate(tables(game, Random(1))):
        bots = [find_bot(game, LEVEL if LEVEL in game.bots else "random")] * t.people
        tally = play_game(game, t.state, bots, Seeded(n), 100_000)
        assert tally.finished and game.result(t.state).winners
        decisions += tally.decisions
        if n >= 20 and decisions >= 2 * ENOUGH:
            break
    tell(compared, game, f"every_game_of_{LEVEL}_bots_ends", decisions, "decisions")


@by_game
def test_random_games_end_or_reach_the_limit_without_fault(game: Game, compared: list[str]) -> None:
    decisions = 0
    for n, t in enumerate(tables(game, Random(2))):
        tally = play.playout(t.state, Seeded(n), 5_000)
        assert not tally.finished or game.result(t.state).winners
        decisions += tally.decisions
        if n >= 60 and decisions >= 2 * ENOUGH:
            break
    tell(compared, game, "random_games_end_or_reach_the_limit", decisions, "decisions")


@by_game
def test_the_same_seed_and_answers_give_the_same_game(game: Game, compared: list[str]) -> None:
    count = 0
    for n, first in enumerate(tables(game, Random(3))):
        assert isinstance(first.chance, Seeded)
        second = Table.new(game.key, first.people, first.chance.seed, first.options)
        rng = Random(n)
        while first.asked and len(first.log) < 400:
            seat = rng.choice(first.waiting)
            action = rng.choice(first.asks_of(seat))
            assert first.play(seat, action) == second.play(seat, game.codec.encode(action))
            count += 1
        assert first == second
        if count >= ENOUGH:
            break
    tell(compared, game, "the_same_seed_and_answers_give_the_same_game", count)


@by_game
def test_a_record_replays_to_the_same_state_and_events(game: Game, compared: list[str]) -> None:
    count = 0
    for n, t in enumerate(tables(game, Random(4))):
        rng = Random(n)
        for _ in range(rng.randrange(400)):
            if not t.asked:
                break
            seat = rng.choice(t.waiting)
            t.play(seat, rng.choice(t.asks_of(seat)))
            if rng.random() < 0.2:
                take_back(t, seat)
        replays(t)
        count += len(t.log)
        if count >= 2 * ENOUGH:
            break
    tell(compared, game, "a_record_replays", count, "answers")


@by_game
def test_imagining_deals_just_what_could_be(game: Game, compared: list[str]) -> None:
    """What a seat imagines is what could have happened: nothing less, and nothing that could not be.

    Other pasts that look the same to the seat are told by choosing anew all it did not see. Where fewer than
    one in ten tries look the same, the position is left and not counted: there the next one teaches more.
    """
    count = zones = 0
    for n in range(400):
        rng = Random(n)
        t = next(tables(game, rng))
        for _ in range(rng.choice((2, 4, 8, 16))):
            if t.asked:
                seat = rng.choice(t.waiting)
                t.play(seat, rng.choice(t.asks_of(seat)))
        if not t.asked:
            continue
        seat = rng.randrange(t.people)
        dealt = zones_imagined(t, seat, range(400))
        usual = {(zone, value) for zone in dealt for value, times in dealt[zone].items() if times >= 12}
        pasts = 0
        for tries in range(4_000):
            if (pasts >= PASTS and not usual) or (tries >= 400 and 10 * pasts < tries):
                break
            past = could_be(t, seat, rng)
            if past is None:
                continue
            pasts += 1
            for zone, value in game.hidden(past, seat).items():
                usual.discard((zone, value))
                if value not in dealt[zone]:
                    dealt[zone] += zones_imagined(t, seat, range(400, 8_000))[zone]
                    assert value in dealt[zone], f"game {n}: {zone} can be {value!r}, and is never imagined so"
        assert not usual or pasts < 1_000, f"game {n}: imagined, and cannot be: {usual}"
        if pasts < PASTS:
            continue
        zones += len(dealt)
        count += sum(len(values) for values in dealt.values())
        if count >= ENOUGH:
            break
    tell(compared, game, "imagining_deals_just_what_could_be", count, f"values of {zones} hidden zones")


@by_game
def test_a_fuzzed_game_keeps_every_law(game: Game) -> None:
    decisions = sum(fuzz_game(game, seats, {}, seed) for seed in range(2) for seats in game.seats)
    assert decisions > 100


@by_game
def test_actions_have_fixed_places(game: Game) -> None:
    """An index is a place in a finite table, and a rules version keeps it."""
    rules = meydan.rules(game.key)
    assert [action.index for action in rules.actions] == list(range(len(rules.actions)))
    assert len({json.dumps(game.codec.encode(action)) for action in rules.actions}) == len(rules.actions)


@by_game
def test_bare_rules_play_the_same_game_as_a_table(game: Game) -> None:
    rules = meydan.rules(game.key)
    seats = game.seats[0]
    t, s = Table.new(game.key, seats, 5), rules.setup(seats)
    rng, chance = Random(5), Seeded(5)
    while (ask := rules.ask(s)) is not None:
        if ask.chance is not None:
            rules.apply(s, meydan.CHANCE, rules.sample_chance(s, chance))
            continue
        seat = rng.choice(rules.waiting(s))
        action = rng.choice(ask.options_of(seat))
        t.play(seat, action)
        rules.apply(s, seat, action)
        if s.asking is not None and s.asking.chance is None:
            assert dump(game, s) == dump(game, t.state)
    assert rules.result(s) == t.result
