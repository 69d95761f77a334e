"""The bots: they answer with an option, see nothing hidden, know what they want, and beat the random one."""

from typing import Any

import pytest
from mangrovia_script import Script, mangrovia, spoken
from marks import arena

from meydan.bots.match import choose, play_game
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.rules import imagined
from meydan.core.table import Table
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia.bots import BOTS
from meydan.games.mangrovia.bots.club import club
from meydan.games.mangrovia.bots.novice import novice

TILES = ("none", "mixed", "statues", "no_statues")


def share(level: str, others: str, seats: int, games: int, options: dict[str, Any] | None = None) -> float:
    """How often one bot of this level beats the others, its seat going round."""
    won = 0.0
    for number in range(games):
        t = Table.new("mangrovia", seats, number, options or {})
        bots = [find_bot(GAME, level if seat == number % seats else others) for seat in range(seats)]
        assert play_game(GAME, t.state, bots, Seeded(number), 50_000).finished
        winners = GAME.result(t.state).winners
        won += (number % seats in winners) / len(winners)
    return won / games


def test_there_are_a_novice_and_a_club_player() -> None:
    assert list(BOTS) == ["novice", "club"]


@arena
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_club_beats_random_nine_times_in_ten(seats: int) -> None:
    assert share("club", "random", seats, 40) >= 0.9


@arena
@pytest.mark.parametrize("tiles", TILES[1:])
def test_with_stone_tiles_too(tiles: str) -> None:
    assert share("club", "random", 4, 20, {"stone_tiles": tiles}) >= 0.9


@arena
def test_club_beats_novice_and_novice_random() -> None:
    assert share("club", "novice", 2, 40) >= 0.7
    assert share("novice", "random", 2, 40) >= 0.7


@arena
@pytest.mark.parametrize("seats", [2, 3])
def test_club_players_among_themselves_come_to_an_end(seats: int) -> None:
    """They wait for better huts, and must not wait for ever."""
    for number in range(40):
        s = Table.new("mangrovia", seats, number, {"stone_tiles": TILES[number % 4]}).state
        assert play_game(GAME, s, [club] * seats, Seeded(number), 2_000).finished


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_reads_nothing_that_its_seat_cannot_know(bot: Any, seats: int) -> None:
    s = Table.new("mangrovia", seats, 5, {"stone_tiles": "mixed"}).state
    source = Seeded(4)
    asked = 0
    while s.asking is not None and asked < 150:
        play.roll_on(s, source)
        if s.asking is None:
            break
        seat = play.waiting(s)[0]
        options = s.asking.options_of(seat)
        answers = {id(bot(imagined(GAME, s, seat, Seeded(deal)), seat, options, Seeded(asked))) for deal in (1, 2, 3)}
        assert len(answers) == 1 and answers <= {id(option) for option in options}
        play.apply(s, seat, choose(GAME, bot, s, seat, source))
        asked += 1
    assert asked > 60


def says(g: Script, bot: Any = club) -> str:
    assert g.state.asking is not None
    seat = g.waiting[0]
    return spoken(bot(imagined(GAME, g.state, seat, Seeded(1)), seat, g.state.asking.options_of(seat), Seeded(2)))


def test_it_takes_the_card_that_lets_it_build() -> None:
    g = mangrovia(4, bowls="_ _ 0 _ _ _", jetty=3, hands="3 4 | | | ", row="2 reed sand", birds="sand water")
    assert says(g) == "take sand"


def test_it_pays_so_that_it_can_build_again() -> None:
    g = mangrovia(4, bowls="_ _ 0 _ _ _", jetty=10, hands="3 4 7 sand sand | | | ", birds="sand water")
    g.says(0, "build P54 sand")
    rest = {"pay 7": "3 4", "pay 4 3": "7"}[says(g)]
    g.says(0, says(g))
    assert g.hand(0) == f"{rest} sand" and "T15" in g.builds


def test_it_takes_the_lead_on_a_path_when_the_end_is_near() -> None:
    left = {seat: 1 for seat in range(4)}
    g = mangrovia(
        4,
        bowls="_ _ _ 0 _ _",
        jetty=9,
        hands="7 sand sand | | | ",
        birds="sand water",
        board="T16=2 | P12 | X1 | X2",
        left=left,
    )
    assert says(g) == "build T15 sand", "a second hut on path A, and a pole tile"


def test_it_puts_back_the_amulet_of_least_use() -> None:
    g = mangrovia(4, bowls="_ 0 _ _ _ _", jetty=2, board="X1 X2 X3 | | | ")
    g.says(0, "take amulets")
    g.falls(2, 5, 6)
    assert says(g) == "put back 2" and says(g, novice) in g.options()


def test_it_puts_the_bowl_where_it_can_build() -> None:
    rich = mangrovia(4, bowls="0 1 2 3 _ _", hands="3 4 5 5 6 7 7 sand sand water water | | | ", birds="sand water")
    rich.passes()
    rich.state.start = 0
    while rich.waiting != [0]:
        rich.places(int(rich.options()[-1].split()[-1]))
    assert says(rich) in ("place bowl 2", "place bowl 3", "place bowl 4")
