"""Dominance Checks and the end of the game."""

from typing import Any

import pytest
from marks import rule
from pax_pamir_script import Script, pax

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.rules.dominance import check_points

CHECK = "101 99 39 88 13 14 93 56 100 49 6 32"


def check(people: int = 3, **layout: Any) -> Script:
    """A Dominance Check is bought now; others are still to come unless it is said."""
    g = pax(people, market=CHECK, **{"checks": 3, **layout})
    g.says(0, "buy 101")
    return g


@rule("PP-154", "PP-155", "PP-156", "PP-162", "PP-163", "PP-165")
def test_example_eight_against_four_and_four() -> None:
    g = check(
        armies="kabul british 5, herat russian 4, punjab afghan 4", roads="kabul_punjab british 3", courts="51 | |"
    )
    assert g.happened(ev.CheckSucceeded) and g.points == [5, 0, 0]
    assert [g.blocks(c) for c in ("british", "russian", "afghan")] == [0, 0, 0]


@rule("PP-155", "PP-157", "PP-158", "PP-159")
def test_a_lead_of_three_fails_and_cylinders_score() -> None:
    g = check(armies="kabul british 3", tribes="kabul 0 2, herat 1 1")
    assert g.happened(ev.CheckFailed) and g.points == [3, 1, 0] and g.blocks("british") == 3


@rule("PP-155")
def test_the_lead_is_over_each_other_coalition_not_all_together() -> None:
    g = check(armies="kabul russian 6, herat british 2, punjab afghan 2")
    assert g.happened(ev.CheckSucceeded)
    g = check(armies="kabul russian 6, herat british 2, punjab afghan 3")
    assert g.happened(ev.CheckFailed)
    g = check(armies="kabul afghan 7, herat british 3, punjab russian 1")
    assert g.happened(ev.CheckSucceeded) and g.points == [0, 0, 5]
    g = check(armies="kabul british 7, herat russian 3, punjab afghan 4")
    assert g.happened(ev.CheckFailed)
    g = check(armies="kabul afghan 7, herat british 3, punjab russian 4")
    assert g.happened(ev.CheckFailed)


@rule("PP-160", "PP-161")
def test_example_two_tied_for_first_share_three_and_one() -> None:
    assert check(tribes="kabul 0 2, herat 1 2").points == [2, 2, 0]


@rule("PP-160", "PP-230")
def test_ties_round_down_and_nothing_can_score_too() -> None:
    assert check(tribes="kabul 0 1").points == [3, 0, 0], "two tied for second share one point"
    assert check(2, tribes="kabul 0 1").points == [3, 1], "the second has no cylinder in play"
    assert check().points == [1, 1, 1]


@rule("PP-158")
def test_gifts_and_spies_count_as_cylinders() -> None:
    assert check(courts="| 61 |", gifts="0 2 4", spies="61 1 3").points == [1, 3, 0]


@rule("PP-164", "PP-163", "PP-162")
@pytest.mark.parametrize(
    ("gifts", "points"),
    [("0 2 4, 1 2", [5, 3, 1]), ("0 2, 1 2", [4, 4, 1]), ("", [3, 3, 3]), ("0 2", [5, 2, 2])],
)
def test_ties_of_influence(gifts: str, points: list[int]) -> None:
    assert check(loyalty="british british british", armies="kabul british 4", gifts=gifts).points == points


@rule("PP-162", "PP-163")
def test_with_nobody_loyal_nobody_scores_and_blocks_are_cleared() -> None:
    g = check(loyalty="british british russian", armies="kabul afghan 4")
    assert g.points == [0, 0, 0] and g.blocks("afghan") == 0


@rule("PP-165", "PP-049")
def test_cylinders_stay_and_rulers_are_counted_anew() -> None:
    g = check(tribes="kabul 0 1, herat 1 1", armies="kabul british 1, herat british 4", spies="")
    assert g.tribe("kabul", 0) == 1 and (g.ruler("kabul"), g.ruler("herat")) == (0, 1)
    assert g.happened(pe.TookRule)


@rule("PP-168")
def test_example_the_third_check() -> None:
    g = check(
        loyalty="russian russian british",
        armies="kabul russian 5, herat afghan 1",
        roads="kabul_punjab russian 1, herat_kabul afghan 1",
        gifts="1 2 4, 0 2",
        checks=2,
    )
    assert g.points == [3, 5, 0] and g.blocks("russian") == 0


@rule("PP-166", "PP-169", "PP-079")
def test_example_the_final_check() -> None:
    g = check(armies="kabul afghan 3", tribes="kabul 0 2, herat 1 1, punjab 2 1", checks=1)
    assert g.points == [6, 1, 1] and g.over and g.winners == (0,)


@rule("PP-166")
def test_points_double_before_ties_are_split() -> None:
    g = pax(3, market=CHECK, tribes="kabul 0 2, herat 1 1, punjab 2 1")
    assert check_points(g.state, False) == [3, 0, 0] and check_points(g.state, True) == [6, 1, 1]
    g = pax(3, market=CHECK, loyalty="british british russian", armies="kabul british 5")
    assert check_points(g.state, True) == [8, 8, 0]


@rule("PP-078", "PP-167")
def test_a_lead_of_four_ends_the_game_at_once() -> None:
    g = check(tribes="kabul 0 2, herat 1 1", points="2 0 0")
    assert g.over and g.winners == (0,) and g.points == [5, 1, 0]
    g = check(tribes="kabul 0 2, herat 1 1", points="1 0 0")
    assert not g.over and g.points == [4, 1, 0]
    g = check(tribes="kabul 0 2, herat 1 1", points="4 4 0")
    assert not g.over


@rule("PP-154", "PP-089")
def test_after_a_check_that_ends_nothing_the_turn_goes_on() -> None:
    g = check(tribes="kabul 0 1")
    assert g.waiting == [0] and g.left == 1 and 101 in g.burnt


@rule("PP-154")
def test_a_check_discarded_in_clean_up_is_resolved() -> None:
    g = pax(2, market=CHECK, checks=3, tribes="kabul 1 1", at="events")
    assert g.points == [1, 3] and g.waiting == [1]


@rule("PP-079", "PP-080", "PP-081", "PP-082")
def test_the_tie_breaks() -> None:
    tied: dict[str, Any] = {"people": 2, "tribes": "kabul 0 1, herat 1 1", "checks": 1}
    assert check(courts="98 | 16", **tied).winners == (0,), "more red stars"
    assert check(courts="16 | 17", rupees="4 5", **tied).winners == (1,), "more rupees"
    g = check(courts="16 | 17", **tied)
    assert g.winners == (0, 1) and g.result.ranks == (1, 1), "else they share the win"
    g = check(3, courts="| | 98", rupees="4 4 9", tribes="kabul 0 1, herat 1 1", checks=1)
    assert g.winners == (0, 1), "only the tied are compared"
    assert g.result.ranks == (1, 1, 3) and g.result.scores == (4.0, 4.0, 0.0)


@rule("PP-079")
def test_ranks_follow_the_points() -> None:
    g = check(3, tribes="kabul 1 2, herat 2 1", checks=1)
    assert g.result.ranks == (3, 1, 2)


@rule("PP-090", "PP-091")
def test_lasting_effects_end_after_the_check_and_count_in_it() -> None:
    g = check(
        gifts="0 2",
        armies="kabul british 4",
        loyalty="british british russian",
        effects="koh_i_noor 0, nationalism 1",
        courts="| 51 |",
    )
    assert g.points == [5, 3, 0], "the gift counted twice in the check itself"
    assert g.effect("koh_i_noor") == g.effect("nationalism") == -1 and g.happened(ev.EffectsEnded)
    g = check(effects="conflict_fatigue", armies="kabul british 2", points="0 3 3")
    assert g.happened(ev.CheckSucceeded) and not g.state.in_force(6)
    g = check(effects="conflict_fatigue")
    assert g.happened(ev.CheckFailed) and not g.state.in_force(6)
