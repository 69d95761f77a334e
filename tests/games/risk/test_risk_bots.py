"""The bots of Risk: each level beats the one below, their games end, and they read only what they may know."""

from typing import Any

import pytest
from marks import arena

from meydan.bots.match import choose, play_game
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.contract import Action
from meydan.core.rules import imagined
from meydan.games import find
from meydan.games.risk.actions import ATTACKS_FROM, DEFENCES, DONE, LAYS, TRADE_IN, Amount
from meydan.games.risk.bots.club import club
from meydan.games.risk.bots.novice import novice
from meydan.games.risk.facts import CONTINENTS, MEMBERS, PICTURE, PLACES, STARS, TERRITORIES
from meydan.games.risk.rules.attack import Attacking, DefendWith, MoveIn
from meydan.games.risk.rules.fortify import Destination, Fortify
from meydan.games.risk.rules.trade import TradeCards
from meydan.games.risk.rules.turn import FeedNeutral, PlaceTroops
from meydan.games.risk.table import RiskState

RISK = find("risk")
LIMIT = 20_000


def fresh(seats: int, **options: Any) -> RiskState:
    s = RISK.setup(seats, RISK.choose_options(seats, options))
    assert isinstance(s, RiskState)
    play.begin(s)
    return s


# Strength


def share_of_wins(levels: list[str], games: int) -> float:
    """How often the first of these bots wins, each seat being dealt to it in turn; an unfinished game is not won."""
    bots = [find_bot(RISK, level) for level in levels]
    won = 0
    for number in range(games):
        shift = number % len(bots)
        s = fresh(len(bots))
        finished = play_game(RISK, s, bots[-shift:] + bots[:-shift], Seeded(number), LIMIT).finished
        won += finished and s.winners == (shift,)
    return won / games


@arena
@pytest.mark.parametrize(
    ("levels", "games", "least"),
    [
        (["club", "random", "random", "random"], 40, 0.9),
        (["club", "novice", "novice", "novice"], 40, 0.7),
        (["novice", "random", "random", "random"], 20, 0.6),
        (["club", "novice"], 60, 0.75),
        (["novice", "random"], 40, 0.8),
    ],
    ids=lambda given: "-".join(given) if isinstance(given, list) else "",
)
def test_each_level_beats_the_one_below(levels: list[str], games: int, least: float) -> None:
    assert share_of_wins(levels, games) >= least


# Endings

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    *[(seats, {"mode": mode}) for seats in (3, 4, 5) for mode in ("classic", "elementary", "mission")],
    (4, {"goal": "three_continents"}),
    (4, {"mode": "mission", "destroy_credit": "anyone"}),
    (4, {"mode": "elementary", "cease_fire": "anywhere"}),
]
METHODS = [("stars", "normal", 1), ("pictures", "speed", 2), ("stars", "speed", "any"), ("pictures", "normal", 3)]


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_every_game_of_club_bots_ends(seats: int, options: dict[str, Any]) -> None:
    """By the rules, in far fewer decisions than a table would bear."""
    for number, (trade, combat, moves) in enumerate(METHODS):
        s = fresh(seats, trade=trade, combat=combat, fortify_moves=moves, **options)
        tally = play_game(RISK, s, [club] * seats, Seeded(number), LIMIT)
        assert tally.finished and s.winners
        assert tally.decisions < 5_000


@pytest.mark.parametrize(("seats", "mode"), [(2, "two_player"), (3, "classic"), (4, "elementary"), (5, "mission")])
def test_games_of_novices_end(seats: int, mode: str) -> None:
    s = fresh(seats, mode=mode)
    assert play_game(RISK, s, [novice] * seats, Seeded(seats), LIMIT).finished


# Knowledge


@pytest.mark.parametrize("mode", ["classic", "elementary", "mission", "two_player"])
@pytest.mark.parametrize("bot", [club, novice], ids=["club", "novice"])
def test_bots_use_only_what_their_seat_may_know(mode: str, bot: Any) -> None:
    """Whatever is dealt to the others and to the deck, the answer is the same, and it is one of the options."""
    seats = 2 if mode == "two_player" else 4
    s, source, asked = fresh(seats, mode=mode), Seeded(3), 0
    while s.asking is not None and asked < 400:
        play.roll_on(s, source)
        if s.asking is None:
            break
        seat = play.waiting(s)[0]
        options = s.asking.options_of(seat)
        answers = {id(bot(imagined(RISK, s, seat, Seeded(deal)), seat, options, Seeded(asked))) for deal in (1, 2, 3)}
        assert len(answers) == 1
        assert answers <= {id(option) for option in options}
        play.apply(s, seat, choose(RISK, bot, s, seat, source))
        asked += 1
    assert asked > 100


# Sense


def place(name: str) -> int:
    return TERRITORIES.index(name)


def board(seats: int = 3, **options: Any) -> RiskState:
    """Seat 0 holds South America, the others have the rest of the world, one troop everywhere."""
    s = fresh(seats, **options)
    for territory in range(PLACES):
        s.owner[territory] = 1 + territory % (seats - 1)
        s.troops[territory] = 1
    for territory in MEMBERS[CONTINENTS.index("south_america")]:
        s.owner[territory] = 0
    s.turn = 0
    return s


def asked(s: RiskState, step: Any, bot: Any = club) -> Action:
    """What the bot answers to a question of this step."""
    s.agenda = [step]
    play.begin(s)
    assert s.asking is not None
    seat = s.asking.seats[0]
    action: Action = bot(imagined(RISK, s, seat, Seeded(1)), seat, s.asking.options_of(seat), Seeded(2))
    return action


def test_it_defends_with_two_dice() -> None:
    s = board()
    s.troops[place("brazil")] = 2
    step = DefendWith(1, place("north_africa"), place("brazil"), 3, 0)
    assert asked(s, step) is DEFENCES[2] and asked(s, step, novice) is DEFENCES[2]


def test_it_attacks_what_is_weak_and_leaves_what_is_strong() -> None:
    s = board()
    s.troops[place("venezuela")] = 8
    assert asked(s, Attacking(0)) in ATTACKS_FROM[place("venezuela")]
    s.troops[place("central_america")] = 12
    assert asked(s, Attacking(0)) is DONE


def test_it_leaves_well_alone_once_the_goal_is_reached() -> None:
    s = board(mode="elementary")
    for territory in range(30):
        s.owner[territory] = 0
        s.troops[territory] = 5
    assert asked(s, Attacking(0)) is DONE


def test_it_takes_the_last_territory_of_a_rival_with_cards() -> None:
    s = board()
    for territory in range(PLACES):
        if s.owner[territory] == 2:
            s.owner[territory] = 1
    s.owner[place("north_africa")] = 2
    s.hands[2] = (1, 2, 3)
    s.troops[place("brazil")] = 6
    s.troops[place("venezuela")] = 6
    assert repr(asked(s, Attacking(0))) == f"Attack({place('brazil')}, {place('north_africa')})"


def test_it_moves_everything_forward_out_of_the_rear() -> None:
    s = board()
    source, target = place("venezuela"), place("central_america")
    s.owner[target] = 0
    s.troops[source], s.troops[target] = 7, 3
    answer = asked(s, MoveIn(0, source, target, 3))
    assert isinstance(answer, Amount) and answer.troops == 9


def test_it_keeps_a_guard_at_the_gate_of_a_continent() -> None:
    s = board()
    for territory in MEMBERS[CONTINENTS.index("africa")]:
        s.owner[territory] = 0
    s.owner[place("venezuela")] = 1
    source, target = place("north_africa"), place("brazil")
    s.troops[source], s.troops[target] = 9, 3
    s.troops[place("western_europe")] = 6
    answer = asked(s, MoveIn(0, source, target, 3))
    assert isinstance(answer, Amount) and answer.troops == 6


def test_new_troops_go_where_somebody_can_be_fought() -> None:
    s = board()
    s.reserve = 5
    assert repr(asked(s, PlaceTroops(0))) in (f"Place({place('venezuela')})", f"Place({place('brazil')})")


def test_armies_in_the_rear_come_to_the_front() -> None:
    s = board()
    s.troops[place("argentina")] = 6
    assert repr(asked(s, Fortify(0, 1))) == f"MoveFrom({place('argentina')})"
    to = asked(s, Destination(0, place("argentina")))
    assert repr(to) in (f"MoveTo({place('venezuela')})", f"MoveTo({place('brazil')})")


@pytest.mark.rule("RK-177", "RK-184")
def test_it_feeds_the_neutral_army_in_the_way_of_the_opponent() -> None:
    s = fresh(2)
    play.roll_on(s, Seeded(1))
    s.owner = [0 if territory < 20 else 1 for territory in range(PLACES)]
    mine, theirs = place("peru"), place("siam")
    s.owner[mine] = s.owner[theirs] = 2
    assert repr(asked(s, FeedNeutral(0))) == f"Place({theirs})"
    assert repr(asked(s, FeedNeutral(1))) == f"Place({mine})"


def test_it_trades_many_stars_at_once_and_saves_few() -> None:
    s = board()
    two = [card for card in range(PLACES) if STARS[card] == 2]
    s.hands[0] = (two[0],)
    assert asked(s, TradeCards(0)) is DONE
    s.hands[0] = tuple(two[:6])
    while True:
        answer = asked(s, TradeCards(0))
        if answer is TRADE_IN:
            break
        assert answer in LAYS
        play.apply(s, 0, answer)
    assert len(s.laid) == 5


def test_it_trades_one_of_each_picture_as_soon_as_it_can() -> None:
    s = board(trade="pictures")
    each = [PICTURE.index(picture) for picture in (0, 1, 2)]
    soldiers = [card for card in range(PLACES) if PICTURE[card] == 0]
    s.hands[0] = tuple(soldiers[:3])
    assert asked(s, TradeCards(0)) is DONE
    s.hands[0] = tuple(sorted({*soldiers[:2], *each}))
    for _ in range(3):
        play.apply(s, 0, asked(s, TradeCards(0)))
        s.agenda = []
    assert sorted(PICTURE[card] for card in s.laid) == [0, 1, 2]
    assert asked(s, TradeCards(0)) is TRADE_IN
