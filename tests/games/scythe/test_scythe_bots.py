"""The bots: they finish games, race for stars and play as strong as they are called."""

from statistics import median

import pytest
from marks import arena, rule
from scythe_script import scythe

from meydan.bots.match import choose, play_game
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import STARS
from meydan.games.scythe.rules.scoring import score
from meydan.games.scythe.table import ScytheState

TWO = "nordic industrial, rusviet engineering"


def played(seats: int, levels: list[str], seed: int) -> ScytheState:
    s = GAME.setup(seats, GAME.choose_options(seats, {}))
    assert isinstance(s, ScytheState)
    play.begin(s)
    tally = play_game(GAME, s, [find_bot(GAME, level) for level in levels], Seeded(seed), 10_000)
    assert tally.finished
    return s


@rule("SC-002")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_club_games_end_by_the_sixth_star(seats: int) -> None:
    for seed in range(2):
        s = played(seats, ["club"] * seats, seed)
        assert max(s.star_count(seat) for seat in range(seats)) == STARS


@arena
def test_four_clubs_win_with_45_coins_or_more_in_the_median() -> None:
    totals = [max(score(s, seat).total() for seat in range(4)) for s in (played(4, ["club"] * 4, n) for n in range(11))]
    assert median(totals) >= 45


@arena
def test_a_club_player_beats_novices_and_a_novice_beats_chance() -> None:
    won = sum(0 in played(3, ["club", "novice", "novice"], seed).winners for seed in range(8))
    assert won >= 6
    won = sum(0 in played(2, ["novice", "random"], seed).winners for seed in range(6))
    assert won >= 5


def test_a_club_player_shows_a_fulfilled_objective_at_once() -> None:
    g = scythe(TWO).wants(0, "balanced_workforce", "hedge_your_bets").hires(0, "build", "deploy")
    for level in ("club", "novice"):
        action = choose(GAME, GAME.bots[level], g.state, 0, Seeded(1))
        assert action.verb() == "show_objective"


def test_a_club_player_starts_no_hopeless_fight() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=1).put(1, "mountain_5", mechs=2).has(0, power=2).has(1, power=12).holds(0)
    g.says(0, "use section move", "take top move_units")
    while g.step in ("move_units", "moving"):
        g.apply(0, choose(GAME, GAME.bots["club"], g.state, 0, Seeded(1)))
    assert not g.happened(ev.CombatBegan)


def test_a_club_player_fights_for_a_star_when_well_ahead() -> None:
    g = scythe(TWO).clear(1).put(0, "tundra_4", mechs=1).put(1, "mountain_5", mechs=1).has(0, power=12).has(1, power=0)
    g.holds(0, 5, 5).holds(1)
    g.says(0, "use section move", "take top move_units")
    while g.step in ("move_units", "moving"):
        g.apply(0, choose(GAME, GAME.bots["club"], g.state, 0, Seeded(1)))
    assert g.happened(ev.CombatBegan)
