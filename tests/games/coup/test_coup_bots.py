"""The bots of Coup play believably: they bluff, they challenge, and nothing they do is a fixed tell."""

from collections import Counter

import pytest
from marks import arena

from meydan.bots.match import choose, play_game
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded, Source
from meydan.core.contract import CHANCE, Action, Fell, State
from meydan.core.rules import imagined
from meydan.games import find
from meydan.games.coup.actions import CHALLENGE, Block, Deed
from meydan.games.coup.bots.club import club
from meydan.games.coup.rules.challenges import MayChallenge

COUP = find("coup")


def fresh(seats: int) -> State:
    s = COUP.setup(seats, COUP.choose_options(seats, {}))
    play.begin(s)
    return s


def share_of_wins(levels: list[str], games: int) -> float:
    """How often the first of these bots wins, each seat being dealt to it in turn."""
    bots = [find_bot(COUP, level) for level in levels]
    won = 0
    for number in range(games):
        shift = number % len(bots)
        s = fresh(len(bots))
        assert play_game(COUP, s, bots[-shift:] + bots[:-shift], Seeded(number), 5_000).finished
        won += COUP.result(s).winners == (shift,)
    return won / games


@arena
@pytest.mark.parametrize(
    ("levels", "least"),
    [
        (["club", "random", "random", "random"], 0.62),
        (["club", "novice", "novice", "novice"], 0.32),
        (["novice", "random", "random", "random"], 0.6),
        (["club", "novice"], 0.7),
    ],
    ids=["club over random", "club over novice", "novice over random", "club over novice at two"],
)
def test_each_level_beats_the_one_below(levels: list[str], least: float) -> None:
    assert share_of_wins(levels, 400) >= least


@arena
def test_club_bluffs_and_challenges_at_believable_rates() -> None:
    seen: Counter[str] = Counter()
    for number in range(250):
        s, source = fresh(4), Seeded(number)
        while s.asking is not None:
            ask = s.asking
            if ask.chance is not None:
                play.apply(s, CHANCE, Fell(ask.chance.sample(source)))
                continue
            seat = play.waiting(s)[0]
            action = choose(COUP, club, s, seat, source)
            count(seen, s, seat, action)
            play.apply(s, seat, action)
    assert 0.1 < seen["lie"] / seen["claim"] < 0.5
    assert 0.02 < seen["challenge"] / seen["window"] < 0.25
    assert seen["challenge won"] > 0.3 * seen["challenge"]


def count(seen: Counter[str], s: State, seat: int, action: Action) -> None:
    hand = s.hands[seat]  # type: ignore[attr-defined]
    character = action.character if isinstance(action, Block) else action.claim() if isinstance(action, Deed) else -1
    if character >= 0:
        seen["claim"] += 1
        seen["lie"] += character not in hand
    step = s.agenda[-1]
    if isinstance(step, MayChallenge):
        seen["window"] += 1
        if action is CHALLENGE:
            seen["challenge"] += 1
            seen["challenge won"] += step.character not in s.hands[step.me]  # type: ignore[attr-defined]


def test_club_has_no_fixed_tell() -> None:
    """In the same position with the same cards it does now this, now that: most turns and windows are mixed."""
    mixed = asked = 0
    for number in range(12):
        s, source = fresh(4), Seeded(number)
        play.roll_on(s, source)
        for _ in range(6):
            if s.asking is None:
                break
            seat = play.waiting(s)[0]
            if len(s.asking.options_of(seat)) > 1:
                answers = {choose(COUP, club, s, seat, Seeded(1000 + k)) for k in range(80)}
                asked += 1
                mixed += len(answers) > 1
            play.apply(s, seat, choose(COUP, club, s, seat, source))
            play.roll_on(s, source)
    assert asked > 40 and mixed > 0.6 * asked


def test_a_bot_is_handed_an_imagined_state_only() -> None:
    handed: list[State] = []

    def spy(s: State, seat: int, options: list[Action], source: Source) -> Action:
        handed.append(s)
        return options[0]

    s = fresh(4)
    play.roll_on(s, Seeded(1))
    seat = play.waiting(s)[0]
    choose(COUP, spy, s, seat, Seeded(2))
    assert handed[0] is not s
    expected = imagined(COUP, s, seat, Seeded(2))
    assert COUP.codec.encode_state(handed[0]) == COUP.codec.encode_state(expected)
