"""A clock that runs out answers with what commits least: at every question, and shown by what comes of it."""

from random import Random

import pytest
from mangrovia_script import Script, mangrovia
from marks import rule

from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.contract import Action, Seat, State, Step
from meydan.core.reasons import random_positions
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia.table import MangroviaState

ROW = "2 3 sand water"


def at(jetty: int, **position: object) -> Script:
    place = min(jetty, 13 - jetty)
    bowls = " ".join("0" if number == place else "_" for number in range(1, 7))
    given = {"row": ROW, "birds": "water sand", "hands": "3 4 7 7 2 5 sand sand water | | | ", **position}
    return mangrovia(4, bowls=bowls, jetty=jetty, **given)  # type: ignore[arg-type]


def paying() -> Script:
    g = at(9)
    g.says(0, "build P54 sand")
    return g


def counting() -> Script:
    g = at(9, hands="2 2 2 2 2 2 3 3 3 4 4 5 5 6 7 water water | | | ")
    g.says(0, "build double P32 water water")
    return g


def keeping() -> Script:
    g = at(2, board="X1 X2 X3 | | | ")
    g.says(0, "take amulets")
    g.falls(2, 4, 6)
    return g


def placing() -> Script:
    g = mangrovia(4, jetty=12)
    g.passes()
    g.rolls_on(1)
    return g


QUESTIONS = {
    "put_bowl": (placing, "place bowl 1"),
    "take_open": (lambda: at(1), "pass"),
    "draw_closed": (lambda: at(4, row=""), "pass"),
    "get_amulets": (lambda: at(2), "pass"),
    "keep_amulets": (keeping, "put back 2"),
    "choose": (lambda: at(9), "pass"),
    "build_hut": (lambda: at(10), "pass"),
    "choose_count": (counting, "pay with 4"),
    "choose_payment": (paying, "pay 7"),
    "place_birds": (lambda: at(12), "move birds water sand"),
}


def asking_steps() -> set[str]:
    """Every step that asks a seat: it says why not."""
    found = set()
    for name, kind in GAME.codec.classes.items():
        if issubclass(kind, Step) and kind.refuse is not Step.refuse:
            found.add(name)
    return found - {"Part", "Several"}


@rule("MG-062")
def test_every_question_is_here() -> None:
    named = {"".join(part.title() for part in step.split("_")) for step in QUESTIONS}
    assert named == asking_steps()


@rule("MG-062", "MG-078")
@pytest.mark.parametrize("step", QUESTIONS)
def test_the_default_commits_least(step: str) -> None:
    make, words = QUESTIONS[step]
    g = make()
    assert g.step == step and len(g.options()) > 1
    seat = g.waiting[0]
    default = play.default(g.state, seat)
    assert default is g.meant(words)
    assert_least(g.state, seat, default)


def spent(s: State, seat: Seat, action: Action) -> tuple[int, int]:
    """What an answer costs the seat: whether a building was chosen or paid, and how many huts and things it gave."""
    twin = play.copy(s)
    assert isinstance(s, MangroviaState) and isinstance(twin, MangroviaState)
    happened = play.apply(twin, seat, action)
    play.roll_on(twin, Seeded(1))
    before, after = belongings(s, seat), belongings(twin, seat)
    bound = any(
        type(event).__name__ in ("Chose", "ChoseCount", "Paid", "PaidAmulets", "UsedTiles") for event in happened
    )
    return int(bound), max(0, before - after)


def belongings(s: MangroviaState, seat: Seat) -> int:
    return len(s.hands[seat]) + len(s.amulets[seat]) + len(s.tiles[seat]) + s.huts_left[seat]


def assert_least(s: State, seat: Seat, default: Action) -> int:
    """The default costs no more than any other option; how many there were."""
    assert s.asking is not None
    costs = {option: spent(s, seat, option) for option in s.asking.options_of(seat)}
    assert costs[default] == min(costs.values()), f"{default!r} costs {costs[default]} at {s.agenda[-1]!r}"
    return len(costs)


@rule("MG-062")
def test_no_default_pays_where_another_answer_does_not() -> None:
    states = random_positions(GAME, Random(5))
    compared = 0
    for _ in range(300):
        s, _ = next(states)
        seat = play.waiting(s)[0]
        compared += assert_least(s, seat, play.default(s, seat))
    assert compared >= 1_000


@pytest.mark.parametrize("words", ["build P54 sand", "build double P54 sand sand"])
def test_an_answer_that_pays_where_one_could_pass_is_noticed(words: str) -> None:
    g = at(9)
    with pytest.raises(AssertionError, match="costs"):
        assert_least(g.state, 0, g.meant(words))
