"""Why not: every refusal and every click on a closed thing is answered by a reason that says just that."""

import math
from random import Random

import pytest

from meydan.core import play
from meydan.core.contract import WHEN, Action, Refusal, Seat, State
from meydan.core.game import Game
from meydan.core.laws import Broken, Laws
from meydan.core.reasons import random_positions, share
from meydan.core.table import Table
from meydan.games import find, games

GAMES = [find(key) for key in games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
ENOUGH = 0.95


@by_game
def test_a_click_on_a_closed_thing_gets_a_reason_of_its_own(game: Game) -> None:
    clicks, specific = share(game, 400, seed=1)
    print(f"{game.key}: {specific:,} of {clicks:,} clicks got a reason of their own")
    assert clicks >= 1_000 and specific >= ENOUGH * clicks


@by_game
def test_every_action_says_when_it_is_done(game: Game) -> None:
    for kind in {type(action) for action in game.actions}:
        assert kind.when, f"{kind.__name__} names no rule that says when it is done"


class TestPlantedFaults:
    """Faults put into the reasons on purpose: the law must notice each of them, in every game."""

    @staticmethod
    def noticed(game: Game, monkeypatch: pytest.MonkeyPatch, wrong: object) -> bool:
        """Whether the law notices when every step of the game refuses like this."""
        for kind in {type(step) for s, _ in some_positions(game) for step in s.agenda[-1:]}:
            monkeypatch.setattr(kind, "refuse", wrong)
        laws = Laws(Random(3))
        t = Table.new(game.key, game.seats[0], 3)
        rng = Random(3)
        try:
            for _ in range(60):
                laws.hold(t, "reasons_object_to_what_is_not_offered")
                if not t.asked:
                    break
                seat = rng.choice(t.waiting)
                t.play(seat, rng.choice(t.asks_of(seat)))
        except Broken:
            return True
        return False

    @by_game
    def test_a_check_that_objects_to_an_option(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        def wrong(self: object, s: State, seat: Seat, action: Action) -> Refusal:
            return Refusal("game-over", game.end_rules, {})

        assert self.noticed(game, monkeypatch, wrong)

    @by_game
    def test_a_check_that_was_dropped(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        def wrong(self: object, s: State, seat: Seat, action: Action) -> Refusal:
            return Refusal(WHEN + action.verb(), type(action).when, {})

        assert self.noticed(game, monkeypatch, wrong)

    @by_game
    def test_a_reason_without_words(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        def wrong(self: object, s: State, seat: Seat, action: Action) -> Refusal:
            return Refusal(WHEN + "nobody-wrote-this", type(action).when, {})

        assert self.noticed(game, monkeypatch, wrong)

    @by_game
    def test_a_reason_without_a_rule(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        def wrong(self: object, s: State, seat: Seat, action: Action) -> Refusal:
            return Refusal(WHEN + action.verb(), (), {})

        assert self.noticed(game, monkeypatch, wrong)


def some_positions(game: Game) -> list[tuple[State, int]]:
    states = random_positions(game, Random(7))
    return [(play.copy(s), seats) for s, seats in (next(states) for _ in range(300))]


@by_game
def test_an_action_that_no_position_offers_is_refused_like_any_other(game: Game) -> None:
    """Fields of different actions of one verb put together: in the right form, and in no table."""
    rng = Random(9)
    by_kind: dict[type[Action], list[Action]] = {}
    for action in game.actions:
        by_kind.setdefault(type(action), []).append(action)
    kinds = [kind for kind, actions in by_kind.items() if len(actions[0].parts()) > 1]
    refused = 0
    for s, _ in some_positions(game):
        for kind in kinds:
            mixed = kind(*[rng.choice(by_kind[kind]).parts()[k] for k in range(len(by_kind[kind][0].parts()))])
            if game.codec.key(mixed) not in game.action_table:
                assert s.agenda[-1].refuse(s, play.waiting(s)[0], mixed).rules
                refused += 1
    assert refused >= 100 or not any(mixable(actions) for actions in by_kind.values())


def mixable(actions: list[Action]) -> bool:
    """Whether fields of these, put together anew, can make an action that is not among them."""
    columns = [len(set(column)) for column in zip(*[action.parts() for action in actions], strict=True)]
    return math.prod(columns) > len(actions)
