"""The table options not tested beside their rule, and what all options have in common."""

import pytest
from coup_script import Script, coup, dealt, opening
from marks import rule

from meydan.core.errors import BadTable
from meydan.games.coup import events as ev
from meydan.games.coup.facts import DUKE

SIX = "duke duke | captain captain | contessa contessa | assassin assassin | duke assassin | captain contessa"
FOUR = "duke captain | contessa ambassador | assassin duke | captain contessa"


def rich(coins: list[int], turn: int = 0) -> Script:
    return coup(SIX, coins=coins, turn=turn, small_treasury=True)


@rule(
    "option:deal",
    "option:first",
    "option:windows",
    "option:strict_double_danger",
    "option:steal_from_broke",
    "option:treasury",
)
def test_a_table_plays_by_the_usual_rules_unless_it_agrees_otherwise() -> None:
    house = opening(3).state.house
    assert not house.draft
    assert house.first is None
    assert not house.clockwise
    assert not house.strict_double_danger
    assert not house.steal_from_broke
    assert not house.small_treasury


@rule("option:windows", "option:strict_double_danger", "option:steal_from_broke", "option:treasury")
def test_a_table_plays_by_what_it_agreed() -> None:
    agreed = {"windows": "clockwise", "strict_double_danger": True, "steal_from_broke": True, "treasury": "fifty"}
    house = opening(3, **agreed).state.house
    assert house.clockwise
    assert house.strict_double_danger
    assert house.steal_from_broke
    assert house.small_treasury


@rule(
    "option:deal",
    "option:first",
    "option:windows",
    "option:strict_double_danger",
    "option:steal_from_broke",
    "option:treasury",
)
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("deal", "drafts"),
        ("first", 3),
        ("windows", "anticlockwise"),
        ("strict_double_danger", 1),
        ("steal_from_broke", "yes"),
        ("treasury", 50),
        ("reformation", True),
    ],
)
def test_an_option_takes_only_the_values_it_has(option: str, value: object) -> None:
    with pytest.raises(BadTable):
        opening(3, **{option: value})


@rule("option:treasury", "CP-012")
def test_with_the_fifty_coins_of_the_box_all_that_nobody_holds_is_the_treasury() -> None:
    g = rich([9, 9, 9, 9, 6, 2])
    assert g.view(0)["treasury"] == g.view(None)["treasury"] == 6
    g.says(0, "income")
    assert g.view(1)["treasury"] == 5


@rule("option:treasury", "CP-012")
@pytest.mark.parametrize(
    ("words", "left", "event"),
    [
        ("tax", 2, ev.CollectedTax(0, 2)),
        ("foreign aid", 1, ev.TookForeignAid(0, 1)),
        ("tax", 3, ev.CollectedTax(0, 3)),
    ],
)
def test_with_the_fifty_coins_of_the_box_nobody_takes_more_than_is_left(words: str, left: int, event: object) -> None:
    g = rich([4, 9, 9, 9, 9, 10 - left])
    g.says(0, words)
    g.all_pass()
    assert g.events[-1] == event


@rule("option:treasury", "CP-012")
def test_with_the_fifty_coins_of_the_box_an_empty_treasury_gives_nothing() -> None:
    g = rich([6, 9, 9, 9, 9, 8])
    g.says(0, "income")
    assert g.events == [ev.TookIncome(0, 0)]
    assert g.coins[0] == 6


@rule("option:treasury", "CP-024")
def test_with_the_fifty_coins_of_the_box_a_fallen_players_coins_can_be_taken_again() -> None:
    g = coup("duke duke | captain -contessa | contessa contessa", coins=[9, 9, 9], small_treasury=True)
    g.says(0, "coup 1")
    assert g.view(0)["treasury"] == 50 - 2 - 9


@rule("CP-077", "CP-072", "option:windows")
def test_at_a_clockwise_table_players_are_asked_one_by_one_from_the_left() -> None:
    g = coup(FOUR, turn=2, clockwise=True)
    g.says(2, "tax")
    for seat in (3, 0, 1):
        assert (g.step, g.waiting) == ("may_challenge", [seat])
        g.says(seat, "pass")
    assert g.events[-1] == ev.CollectedTax(2, 3)


@rule("CP-077", "option:windows")
def test_at_a_clockwise_table_the_first_challenge_ends_the_asking() -> None:
    g = coup(FOUR, clockwise=True)
    g.says(0, "tax")
    g.says(1, "pass")
    g.says(2, "challenge")
    assert g.events[-1] == ev.Challenged(2, 0, DUKE)
    assert (g.step, g.waiting) == ("prove", [0])


@rule("option:windows", "CP-077")
def test_at_a_clockwise_table_the_blocker_is_challenged_from_the_blockers_left() -> None:
    g = coup("captain captain | duke ambassador | contessa contessa | duke duke", clockwise=True)
    g.says(0, "steal 2")
    for seat in (1, 2, 3):
        g.says(seat, "pass")
    assert (g.step, g.waiting) == ("may_block", [2])
    g.says(2, "block captain")
    for seat in (3, 0, 1):
        assert (g.step, g.waiting) == ("may_challenge", [seat])
        g.says(seat, "pass")
    assert g.events[-1] == ev.BlockHeld(2, 0)


@rule("option:windows", "CP-063")
@pytest.mark.parametrize(("thief", "target"), [(0, 1), (2, 0)])
def test_at_a_clockwise_table_too_only_the_target_may_block_a_steal(thief: int, target: int) -> None:
    g = coup(FOUR, turn=thief, clockwise=True)
    g.says(thief, f"steal {target}")
    for _ in range(3):
        g.all_pass()
    assert (g.step, g.waiting) == ("may_block", [target])
    g.says(target, "pass")
    assert g.events[-1] == ev.Stole(thief, target, 2)


@rule("option:windows", "CP-071")
def test_at_a_clockwise_table_a_player_who_is_out_is_not_asked() -> None:
    g = coup("captain captain | -duke -ambassador | contessa contessa", coins=[2, 0, 2], clockwise=True)
    g.says(0, "tax")
    assert g.waiting == [2]
    g.says(2, "pass")
    assert g.events[-1] == ev.CollectedTax(0, 3)


@rule("option:windows")
def test_at_a_clockwise_table_those_still_to_be_asked_do_not_count_after_a_challenge() -> None:
    g = dealt(3, "duke duke", "captain captain", "contessa contessa", windows="clockwise")
    g.says(0, "tax")
    g.says(1, "challenge")
    g.says(0, "show")
    g.draws("duke")
    g.says(1, "turn up captain")
    assert g.coins == [5, 2, 2]
    assert (g.step, g.turn) == ("turn", 1)
