"""What a clock that runs out answers in Coup: it neither attacks, pays nor shows where it need not."""

from collections.abc import Callable
from random import Random

import pytest
from coup_script import Script, coup, drafted, opening
from marks import rule

from meydan.core import play
from meydan.core.contract import ATTACKS, PAYS, SHOWS, Action, State, Step
from meydan.core.reasons import random_positions
from meydan.core.value import snake
from meydan.games.coup import GAME
from meydan.games.coup.actions import Deed, Show, TurnUp

THREE = "duke captain | contessa ambassador | assassin assassin"


def claimed() -> Script:
    g = coup(THREE)
    g.says(0, "tax")
    return g


def challenged(hands: str = THREE) -> Script:
    g = coup(hands)
    g.says(0, "tax")
    g.only(1, "challenge")
    return g


def aided() -> Script:
    g = coup(THREE)
    g.says(0, "foreign aid")
    return g


def overthrown() -> Script:
    g = coup(THREE, coins=[7, 2, 2])
    g.says(0, "coup 1")
    return g


def exchanging() -> Script:
    g = coup(THREE)
    g.says(0, "exchange")
    g.all_pass()
    g.draws("ambassador duke")
    return g


QUESTIONS: list[tuple[str, Callable[[], Script], str]] = [
    ("choose_from_set", lambda: opening(2, first=0), "take duke"),
    ("turn", lambda: coup(THREE, coins=[9, 2, 2]), "income"),
    ("may_challenge", claimed, "pass"),
    ("may_block", aided, "pass"),
    ("prove", challenged, "show"),
    ("lose_influence", overthrown, "turn up ambassador"),
    ("return_to_court", exchanging, "keep duke captain"),
]
"""Each question, how to come to it, and what is answered when time is up."""


@rule("CP-030", "CP-072", "CP-061", "CP-073", "CP-022", "CP-053", "CP-102")
@pytest.mark.parametrize(("step", "come", "words"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_a_clock_that_runs_out_answers(step: str, come: Callable[[], Script], words: str) -> None:
    g = come()
    assert g.step == step
    assert g.spoken(play.default(g.state, g.waiting[0])) == words


def test_every_question_is_among_these() -> None:
    asking = {snake(kind.__name__) for kind in GAME.codec.concrete(Step) if "ask" in vars(kind)}
    drawn = {"draw_starter", "deal", "replace", "draw_for_exchange"}
    assert asking - drawn == {row[0] for row in QUESTIONS}


@rule("CP-073")
def test_who_cannot_show_the_card_folds_and_who_can_shows_it_rather_than_lose_influence() -> None:
    g = challenged("captain captain | contessa ambassador | assassin assassin")
    assert g.options(0) == ["fold"] == [g.spoken(play.default(g.state, 0))]


@rule("CP-036")
def test_with_ten_coins_somebody_must_be_chosen() -> None:
    g = coup(THREE, coins=[10, 2, 2])
    assert g.spoken(play.default(g.state, 0)) == "coup 1"


@rule("CP-053", "CP-054")
def test_an_exchange_that_runs_out_of_time_keeps_the_cards_that_were_there() -> None:
    g = drafted(kept=("duke", "duke"), got=("captain", "assassin"))
    g.says(0, "exchange")
    g.says(1, "pass")
    g.draws("ambassador contessa")
    assert g.spoken(play.default(g.state, 0)) == "keep duke captain"


def attacks(action: Action) -> bool:
    return action.commits >= ATTACKS and action.verb() != "fold"


def pays(action: Action) -> bool:
    return action.commits == PAYS or (isinstance(action, Deed) and action.cost() > 0)


def shows(action: Action) -> bool:
    """Folding shows, too: it costs a card of the player's choice, for good."""
    return isinstance(action, (Show, TurnUp)) or action.commits == SHOWS or action.verb() == "fold"


def wrong(s: State, default: Action, options: list[Action]) -> str:
    """What the default commits to that another option does not."""
    for kind in (attacks, pays, shows):
        if kind(default) and not all(kind(option) for option in options):
            return f"{default!r} {kind.__name__} at {s.agenda[-1]!r}"
    return ""


def test_over_random_games_it_neither_attacks_pays_nor_shows_where_another_answer_does_not() -> None:
    states = random_positions(GAME, Random(14))
    asked: set[str] = set()
    for _ in range(1_500):
        s, _ = next(states)
        asked.add(type(s.agenda[-1]).__name__)
        for seat in play.waiting(s):
            assert s.asking is not None and not wrong(s, play.default(s, seat), s.asking.options_of(seat))
    assert len(asked) == len(QUESTIONS)


@pytest.mark.parametrize("come", [claimed, lambda: coup(THREE, coins=[9, 2, 2])])
def test_a_wrong_default_is_noticed(come: Callable[[], Script]) -> None:
    s = come().state
    assert s.asking is not None
    assert wrong(s, s.asking.options[-1], s.asking.options)
