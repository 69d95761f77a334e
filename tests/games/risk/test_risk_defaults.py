"""What a clock that runs out answers in Risk: it neither attacks, pays nor shows where it need not."""

from collections.abc import Callable
from random import Random

import pytest
from marks import rule
from risk_script import Script, opening, risk

from meydan.core import play
from meydan.core.contract import ATTACKS, PAYS, SHOWS, Action, State, Step
from meydan.core.reasons import random_positions
from meydan.core.value import snake
from meydan.games.risk import GAME

BOARD = "ukraine 10, scandinavia 2 | ural 5, japan | rest"


def after(at: str, *said: str, board: str = BOARD) -> Callable[[], Script]:
    """How to come to a question: a position, and what is said there, each by a seat."""

    def come() -> Script:
        g = risk(board, at=at, hands="alaska peru brazil | |" if at == "trade" else "")
        for words in said:
            g.says(int(words[0]), words[2:])
        return g

    return come


def adding() -> Script:
    g = opening(3, mode="classic", first=0)
    while g.step == "claim_territory":
        g.says(g.waiting[0], g.options(g.waiting[0])[0])
    return g


def alone() -> Script:
    g = adding()
    for words in ("place alaska", "place rest", "place rest", "place alaska"):
        g.says(g.waiting[0], words)
    return g


def captured() -> Script:
    g = risk("ukraine 9, scandinavia 3 | ural, japan | rest", at="attack")
    g.fights(0, "ukraine", "ural", "6 6", "1")
    return g


ATTACKING = "0 attack ukraine ural"
CHAIN = "ukraine 10, scandinavia 2, iceland | ural 5, japan | rest"
QUESTIONS: list[tuple[str, Callable[[], Script], str]] = [
    ("claim_territory", lambda: opening(3, mode="classic", first=0), "claim alaska"),
    ("add_troop", adding, "place alaska"),
    ("add_several", alone, "amount 1"),
    ("feed_neutral", lambda: risk("ukraine 9 | ural | siam | peru | rest", mode="two_player"), "place alaska"),
    ("trade_cards", after("trade"), "done"),
    ("place_troops", after("turn"), "place scandinavia"),
    ("how_many", after("turn", "0 place ukraine"), "amount 3"),
    ("attacking", after("attack"), "done"),
    ("choose_dice", after("attack", ATTACKING), "done"),
    ("defend_with", after("attack", ATTACKING, "0 roll 3"), "defend 2"),
    ("move_in", captured, "amount 2"),
    ("fortify", after("fortify"), "done"),
    ("destination", after("fortify", "0 move from ukraine", board=CHAIN), "move to iceland"),
    ("move_troops", after("fortify", "0 move from ukraine"), "amount 1"),
]
"""Each question, how to come to it, and what is answered when time is up."""


@rule("RK-041", "RK-056", "RK-065", "RK-072", "RK-076", "RK-084", "RK-088", "RK-122", "RK-142", "RK-143", "RK-177")
@pytest.mark.parametrize(("step", "come", "words"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_a_clock_that_runs_out_answers(step: str, come: Callable[[], Script], words: str) -> None:
    g = come()
    assert g.step == step
    assert g.spoken(play.default(g.state, g.waiting[0])) == words


def test_every_question_is_among_these() -> None:
    asking = {snake(kind.__name__) for kind in GAME.codec.concrete(Step) if "ask" in vars(kind)}
    thrown = {"draw_starter", "deal_territories", "lay_under", "deal_mission", "battle", "draw_card"}
    assert asking - thrown == {row[0] for row in QUESTIONS}


@rule("RK-056")
def test_cards_laid_when_time_runs_out_go_back_and_the_turn_goes_on_without_a_trade() -> None:
    g = after("trade", "0 lay alaska", "0 lay brazil")()
    said = []
    while g.step == "trade_cards":
        said.append(g.spoken(play.default(g.state, 0)))
        g.says(0, said[-1])
    assert said == ["take back", "done"]
    assert g.hand(0) == "alaska peru brazil"


def wrong(s: State, default: Action, options: list[Action]) -> str:
    """What the default commits to that another option does not."""
    for kind in (ATTACKS, PAYS, SHOWS):
        if default.commits == kind and not all(option.commits == kind for option in options):
            return f"{default!r} at {s.agenda[-1]!r}"
    return ""


def test_over_random_games_it_neither_attacks_pays_nor_shows_where_another_answer_does_not() -> None:
    states = random_positions(GAME, Random(14))
    asked: set[str] = set()
    for _ in range(4_000):
        s, _ = next(states)
        asked.add(type(s.agenda[-1]).__name__)
        for seat in play.waiting(s):
            assert s.asking is not None and not wrong(s, play.default(s, seat), s.asking.options_of(seat))
    assert len(asked) == len(QUESTIONS)


@pytest.mark.parametrize("at", ["trade", "attack"])
def test_a_wrong_default_is_noticed(at: str) -> None:
    s = after(at)().state
    assert s.asking is not None
    assert wrong(s, s.asking.options[-1], s.asking.options)
