"""The bots: each level beats the one below, their games end, and they know what a check or a bribe is worth."""

from typing import Any

import pytest
from marks import arena
from pax_pamir_script import SAYINGS, Script, pax, spoken

from meydan.bots.match import choose, play_game
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.rules import imagined
from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir.bots.club import club
from meydan.games.pax_pamir.table import PaxState


def share_of_wins(levels: list[str], games: int, **options: object) -> float:
    """How often the first of these bots wins, each seat being dealt to it in turn."""
    bots = [find_bot(GAME, level) for level in levels]
    won = 0.0
    for number in range(games):
        shift = number % len(bots)
        s = GAME.setup(len(bots), GAME.choose_options(len(bots), options))
        play.begin(s)
        assert isinstance(s, PaxState)
        assert play_game(GAME, s, bots[-shift:] + bots[:-shift], Seeded(number), 20_000).finished
        won += (shift in s.winners) / len(s.winners)
    return won / games


@arena
@pytest.mark.parametrize(
    ("levels", "games", "least"),
    [
        (["club", "random"], 20, 0.9),
        (["club", "random", "random"], 12, 0.8),
        (["club", "novice"], 20, 0.8),
        (["novice", "random"], 40, 0.55),
    ],
    ids=lambda given: "-".join(given) if isinstance(given, list) else "",
)
def test_each_level_beats_the_one_below(levels: list[str], games: int, least: float) -> None:
    assert share_of_wins(levels, games) >= least


@arena
def test_club_wins_against_wakhan_now_and_then_and_random_never() -> None:
    assert share_of_wins(["club"], 16) >= 0.15
    assert share_of_wins(["random"], 40) <= 0.05


def says(g: Script, seat: int) -> str:
    return spoken(choose(GAME, club, g.state, seat, Seeded(1)))


def test_club_buys_a_check_that_wins() -> None:
    g = pax(2, market="101 99 39 88 13 14 93 56 100 49 6 32", checks=3, tribes="kabul 0 3", points="3 0")
    assert says(g, 0) == "buy 101"


def test_club_leaves_a_check_that_helps_another() -> None:
    g = pax(2, market="101 99 39 88 13 14 93 56 100 49 6 32", checks=3, tribes="kabul 1 3", points="0 0")
    assert says(g, 0) != "buy 101"


def test_club_takes_rupees_rather_than_nothing() -> None:
    g = pax(
        2,
        courts="61 |",
        coins="0 4, 1 3",
        market="96 99 39 88 13 14 93 56 100 49 6 32",
        rupees="0 4",
        favoured="economic",
        left=0,
    )
    assert says(g, 0) == "use 61 tax"


def test_club_asks_for_what_can_be_paid() -> None:
    g = pax(2, hands="18 |", tribes="punjab 1 3", rupees="2 4")
    g.says(0, "play 18")
    assert says(g, 1) == "demand 2"
    g = pax(2, hands="18 |", tribes="punjab 1 3", rupees="0 4")
    g.says(0, "play 18")
    assert says(g, 1) == "demand 3"


def test_club_chooses_the_loyalty_the_market_favours() -> None:
    from pax_pamir_script import opening

    g = opening(2)
    g.picks(0)
    for number in (3, 6, 11, 25, 30, 31, 33, 34, 39, 41, 43, 44):
        g.draws(number)
    assert says(g, 0) == "choose loyalty afghan"


def test_bots_answer_alike_in_worlds_that_look_alike() -> None:
    """A bot gets an imagined state only; the table it sits at is not touched."""
    g = pax(3, hands="61 62 | 30 31 | 18", courts="16 | 17 | 51")
    before = g.json
    assert g.state.asking is not None
    options = g.state.asking.options
    worlds: list[Any] = [imagined(GAME, g.state, 0, Seeded(n)) for n in range(5)]
    answers = {spoken(club(world, 0, options, Seeded(1))) for world in worlds}
    assert len(answers) == 1 and g.json == before
    assert answers <= set(SAYINGS)
