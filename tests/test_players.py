"""What a bot is handed, and what it does with it: it is blind to what its seat cannot know, and never keeps people
waiting."""

import json
from time import perf_counter

import pytest

from meydan.bots.match import play_match
from meydan.bots.player import LIVE, Player, Thinking, find_bot, levels
from meydan.bots.recall import recall
from meydan.bots.search import Budget
from meydan.cli import main
from meydan.core import play
from meydan.core.chance import Quick, Seeded, Source
from meydan.core.contract import CHANCE, Action, Event, Seat, State
from meydan.core.game import Game
from meydan.core.mind import Memory
from meydan.core.rules import imagined
from meydan.core.table import Table
from meydan.core.text import LANGUAGES
from meydan.games import find, games
from meydan.games.coup.bots.beliefs import Beliefs

GAMES = [find(key) for key in games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
POSITIONS = 300
FEW = Budget(0.0, 4)
RARELY = 10
"""A level that thinks is asked in one position out of so many."""


def blind_answers(game: Game, number: int, most: int) -> int:
    """Play a game with answers of any kind; in how many positions every level answered alike, whatever lay hidden."""
    seats = game.seats[-1 - number % len(game.seats)]
    s = game.setup(seats, game.choose_options(seats, {}))
    play.begin(s)
    source = Seeded(number)
    thinking = [level for level in levels(game) if level in LIVE][:1]
    bot = find_bot(game, (thinking or ["club"])[0], FEW)
    everybody = [Player(game, seat, bot, Quick(seat)) for seat in range(seats)]
    followers = [player for player in everybody if player.memory is not None]
    compared = asked = 0
    while s.asking is not None and compared < most:
        ask = s.asking
        looks = [player.look(s) for player in followers]
        happened: list[Event] = []
        if ask.chance is not None:
            happened += play.apply(s, CHANCE, play.sample_chance(s, source))
        else:
            seat = play.waiting(s)[0]
            options = ask.options_of(seat)
            if len(options) > 1:
                asked += 1
                for level in [*game.bots, *(thinking if asked % RARELY == 1 else [])]:
                    twins = [s, *[imagined(game, s, seat, Quick(1000 * asked + k)) for k in (1, 2)]]
                    assert len({answer(game, level, twin, everybody[seat], asked) for twin in twins}) == 1
                compared += 1
            happened += play.apply(s, seat, options[source.below(len(options))])
        if s.asking is not ask:
            for player, look in zip(followers, looks, strict=True):
                player.notice(look, happened)
    return compared


def answer(game: Game, level: str, s: State, follower: Player, seed: int) -> Action:
    player = Player(game, follower.seat, find_bot(game, level, FEW), Seeded(seed))
    player.memory = follower.memory
    return player.answer(s)


@by_game
def test_the_same_view_gets_the_same_answer_whatever_lies_hidden(game: Game) -> None:
    compared = number = 0
    while compared < POSITIONS:
        compared += blind_answers(game, number, 100)
        number += 1
    print(f"{game.key}: novice and club answered alike in {compared} positions, an expert in one of {RARELY}")


@by_game
def test_the_same_seed_and_tries_think_the_same(game: Game) -> None:
    if game.mind is None:
        return
    seats = game.seats[-1]
    s = game.setup(seats, game.choose_options(seats, {}))
    play.begin(s)
    play.roll_on(s, Seeded(3))
    seat = play.waiting(s)[0]
    twice = [Player(game, seat, find_bot(game, "expert", Budget(0.0, 20)), Seeded(5)) for _ in range(2)]
    assert twice[0].answer(s) is twice[1].answer(s)
    first, second = twice[0].search, twice[1].search
    assert first is not None and second is not None
    assert first.rounds == second.rounds == 20 and first.sums == second.sums


@by_game
def test_a_budget_of_seconds_is_kept(game: Game) -> None:
    for number in range(3):
        s = game.setup(game.seats[-1], game.choose_options(game.seats[-1], {}))
        play.begin(s)
        play.playout(s, Seeded(number), 30)
        play.roll_on(s, Seeded(number))
        if s.asking is None or game.mind is None:
            continue
        player = Player(game, play.waiting(s)[0], find_bot(game, "expert", Budget(0.1, 0)), Seeded(1))
        began = perf_counter()
        player.answer(s)
        assert perf_counter() - began < 5.0  # interpreted, on a busy machine; what it is handed takes time to imagine


def test_a_bot_that_breaks_down_still_answers(caplog: pytest.LogCaptureFixture) -> None:
    game = find("coup")
    s = game.setup(3, game.choose_options(3, {}))
    play.begin(s)
    play.roll_on(s, Seeded(1))
    seat = play.waiting(s)[0]

    def broken(s: State, seat: Seat, options: list[Action], source: Source) -> Action:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Player(game, seat, broken, Seeded(1)).answer(s)
    player = Player(game, seat, broken, Seeded(1), steady=True)
    assert s.asking is not None and player.answer(s) in s.asking.options_of(seat)
    assert player.faults == 1 and "breaks down" in caplog.text


def test_a_player_says_why_in_both_languages() -> None:
    game = find("coup")
    s = game.setup(3, game.choose_options(3, {}))
    play.begin(s)
    play.roll_on(s, Seeded(1))
    seat = play.waiting(s)[0]
    for level, said in (("club", "rule of thumb"), ("expert", "40")):
        player = Player(game, seat, find_bot(game, level, Budget(0.0, 40)), Seeded(1))
        player.answer(s)
        told = [player.explain(lang) for lang in LANGUAGES]
        assert len(set(told)) == 2 and said in told[LANGUAGES.index("en")]


def test_what_a_player_holds_is_never_the_real_table() -> None:
    """In Coup any other hand comes up in the worlds of a player, whatever the real one is."""
    game = find("coup")
    s = game.setup(3, game.choose_options(3, {}))
    play.begin(s)
    play.roll_on(s, Seeded(2))
    seat = play.waiting(s)[0]
    player = Player(game, seat, find_bot(game, "expert", FEW), Seeded(1))
    player.answer(s)
    assert player.seen is not None and player.seen is not s
    assert len({str(game.hidden(world, seat)) for world in player.worlds(100)}) > 50


def test_the_arena_seats_everybody_everywhere_and_says_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "coup", "club", "novice", "--games", "12", "--seats", "3", "--seed", "4", "--json"]
    assert main(arguments) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"game", "games", "errors", "bots"} <= set(report) and report["errors"] == 0
    club, novice = report["bots"]
    assert (club["name"], club["seats"], novice["seats"]) == ("club", 12, 24)
    assert abs(club["wins"] + novice["wins"] - 12) < 0.01
    for bot in report["bots"]:
        assert set(bot) >= {"name", "seats", "wins", "share", "low", "high", "rating"}
        assert bot["low"] <= bot["share"] <= bot["high"]
    assert main([*arguments, "--workers", "2"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again | {"seconds": 0} == report | {"seconds": 0}


def test_an_arena_without_an_end_of_thinking_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "coup", "expert", "--think", "0"]) == 2
    assert "--rounds" in capsys.readouterr().err


def test_players_of_all_levels_play_a_game_to_its_end() -> None:
    game = find("coup")
    names = levels(game)
    s = game.setup(len(names), game.choose_options(len(names), {}))
    play.begin(s)
    source = Seeded(1)
    players = [Player(game, seat, find_bot(game, name, FEW), source) for seat, name in enumerate(names)]
    assert play_match(s, players, source, 5_000).finished
    assert [isinstance(player.bot, Thinking) for player in players] == [name in LIVE for name in names]


def test_what_was_not_seen_live_is_remembered_from_the_log() -> None:
    """A server hands a bot the record so far: it makes of it what it would have made of the game itself."""
    game = find("coup")
    t = Table.new("coup", seats=3, seed=5)
    live = Player(game, 1, find_bot(game, "expert", FEW), Seeded(1))
    asked, look, happened = t.state.asking, live.look(t.state), len(t.history)
    compared = 0
    while t.asked and len(t.log) < 120:
        seat = t.waiting[0]
        options = t.asks_of(seat)
        t.answer(seat, options[len(t.log) % len(options)])
        while True:
            if t.state.asking is not asked:
                live.notice(look, t.history[happened:])
                asked, happened = t.state.asking, len(t.history)
                look = live.look(t.state) if asked is not None else look
            if not t.asks_chance():
                break
            t.fall(t.draw())
        told = Player(game, 1, find_bot(game, "expert", FEW), Seeded(2))
        recall(told, t.record())
        assert live.memory is not None and told.memory is not None
        assert vars_of(live.memory) == vars_of(told.memory)
        compared += 1
    print(f"{compared} times remembered alike, {len(vars_of(live.memory))} others judged")
    assert compared > 20 and vars_of(live.memory)


def vars_of(memory: Memory | None) -> dict[Seat, dict[tuple[int, ...], float]]:
    assert isinstance(memory, Beliefs)
    return memory.fits


def test_what_was_taken_back_is_not_remembered() -> None:
    game = find("coup")
    t = Table.new("coup", seats=2, seed=5, options={"deal": "normal"})
    seat = t.asked[0]
    tax = next(action for action in t.asks_of(seat) if action.verb() == "tax")
    t.play(seat, tax)
    t.undo(seat)
    told = Player(game, 1 - seat, find_bot(game, "expert", FEW), Seeded(2))
    recall(told, t.record())
    assert told.memory is not None and vars_of(told.memory) == {}
    t.play(seat, tax)
    recall(told, t.record())
    assert set(vars_of(told.memory)) == {seat}
