"""No bot gives an answer that loses at once while it may give another."""

import pytest
from marks import arena

from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.bots.sense import foolish
from meydan.core import play
from meydan.core.chance import Seeded, Source
from meydan.core.contract import Action, Seat, State
from meydan.core.game import Game
from meydan.games import find, games

GAMES = [find(key) for key in games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
LONGEST = 3_000


def follies(game: Game, level: str, number: int) -> tuple[int, int]:
    """In one game of these bots: how often somebody had a choice between losing at once and not, and how often it was
    taken wrongly."""
    seats = game.seats[number % len(game.seats)]
    s = game.setup(seats, game.choose_options(seats, {}))
    play.begin(s)
    source = Seeded(number)
    bot = find_bot(game, level)
    asked = wrong = 0
    for _ in range(LONGEST):
        play.roll_on(s, source)
        if s.asking is None:
            break
        seat = play.waiting(s)[0]
        options = s.asking.options_of(seat)
        action = choose(game, bot, s, seat, source)
        if len(options) > 1:
            poor = [option for option in options if foolish(game, s, seat, option, source)]
            if 0 < len(poor) < len(options):
                asked += 1
                wrong += action in poor
        play.apply(s, seat, action)
    return asked, wrong


@by_game
@pytest.mark.parametrize("level", ["novice", "club"])
def test_nobody_loses_at_once_who_need_not(game: Game, level: str) -> None:
    counts = [follies(game, level, number) for number in range(3)]
    print(f"{game.key}, {level}: {sum(asked for asked, _ in counts)} choices between losing at once and not")
    assert sum(wrong for _, wrong in counts) == 0


@arena
@by_game
def test_nobody_loses_at_once_in_very_many_games(game: Game) -> None:
    counts = [follies(game, "club", number) for number in range(400)]
    print(f"{game.key}: {sum(asked for asked, _ in counts)} choices between losing at once and not")
    assert sum(wrong for _, wrong in counts) == 0


def test_a_bot_that_would_is_asked_again() -> None:
    """CP-021: with one card left, letting an assassination pass is the end; any block is not."""
    game, source = find("coup"), Seeded(5)
    asked = 0

    def resigned(s: State, seat: Seat, options: list[Action], source: Source) -> Action:
        return next((option for option in options if option.verb() == "pass"), options[0])

    for number in range(60):
        s = game.setup(3, game.choose_options(3, {}))
        play.begin(s)
        source = Seeded(number)
        while True:
            play.roll_on(s, source)
            if s.asking is None:
                break
            seat = play.waiting(s)[0]
            options = s.asking.options_of(seat)
            poor = [option for option in options if len(options) > 1 and foolish(game, s, seat, option, source)]
            if 0 < len(poor) < len(options):
                asked += 1
                assert choose(game, resigned, s, seat, source) not in poor
            play.apply(s, seat, options[source.below(len(options))])
    assert asked > 5
