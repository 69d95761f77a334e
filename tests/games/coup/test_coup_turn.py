"""The turn: CP-030 to CP-036."""

import pytest
from coup_script import coup
from marks import rule

from meydan.games.coup import events as ev

FOUR = "duke captain | contessa contessa | assassin assassin | captain ambassador"


@rule("CP-030")
def test_turns_go_clockwise() -> None:
    g = coup(FOUR)
    for seat in (0, 1, 2, 3, 0):
        assert (g.turn, g.waiting) == (seat, [seat])
        g.says(seat, "income")


@rule("CP-030")
def test_a_player_who_is_out_has_no_turn() -> None:
    g = coup("duke captain | -contessa -contessa | -assassin -assassin | captain ambassador", coins=[2, 0, 0, 2])
    g.says(0, "income")
    assert (g.turn, g.waiting) == (3, [3])


@rule("CP-030")
def test_a_turn_is_one_action() -> None:
    g = coup(FOUR)
    g.says(0, "income")
    g.refuses(0, "income", "not-asked", "CP-030", "CP-034", "CP-036")
    assert g.coins == [3, 2, 2, 2]


@rule("CP-030")
def test_a_turn_may_not_be_passed() -> None:
    g = coup(FOUR)
    assert "pass" not in g.options(0)
    g.refuses_now(0, "pass")


@rule("CP-031")
def test_an_announced_action_may_be_challenged_and_then_countered() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    assert g.step == "may_challenge"
    assert [g.options(seat) for seat in (1, 2, 3)] == [["pass", "challenge"]] * 3
    g.all_pass()
    assert g.step == "may_block"
    assert g.options(1) == ["pass", "block captain", "block ambassador"]


@rule("CP-031")
def test_an_action_that_claims_nobody_is_only_countered() -> None:
    g = coup(FOUR)
    g.says(0, "foreign aid")
    assert g.step == "may_block"
    assert [g.options(seat) for seat in (1, 2, 3)] == [["pass", "block duke"]] * 3


@rule("CP-032")
def test_an_action_neither_challenged_nor_countered_succeeds() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "pass")
    assert g.events == [ev.ClaimedSteal(0, 1), ev.Stole(0, 1, 2)]
    assert g.coins == [4, 0, 2, 2]
    assert g.turn == 1


@rule("CP-033")
def test_a_challenge_comes_before_the_action_takes_effect() -> None:
    g = coup(FOUR)
    g.says(0, "tax")
    g.says(1, "pass")
    g.says(2, "pass")
    assert g.coins == [2, 2, 2, 2]
    g.says(3, "challenge")
    assert (g.step, g.coins) == ("prove", [2, 2, 2, 2])
    g.says(0, "fold")
    assert g.coins == [2, 2, 2, 2]


@rule("CP-033")
def test_a_challenge_comes_before_the_counteraction_takes_effect() -> None:
    g = coup(FOUR)
    g.says(0, "foreign aid")
    g.only(2, "block duke")
    assert g.step == "may_challenge"
    assert not [event for event in g.events if isinstance(event, ev.BlockHeld)]
    g.only(0, "challenge")
    g.says(2, "fold")
    assert not [event for event in g.events if isinstance(event, ev.BlockHeld)]


@rule("CP-034")
@pytest.mark.parametrize(
    ("coins", "affordable"),
    [
        (0, ""),
        (2, ""),
        (3, "assassinate"),
        (6, "assassinate"),
        (7, "coup assassinate"),
        (9, "coup assassinate"),
    ],
)
def test_any_action_one_can_pay_for_may_be_chosen(coins: int, affordable: str) -> None:
    g = coup("contessa contessa | duke captain | assassin assassin", coins=[coins, 2, 2])
    aimed = [f"{deed} {target}" for deed in [*affordable.split(), "steal"] for target in (1, 2)]
    assert g.options(0) == ["income", "foreign aid", "tax", "exchange", *aimed]


@rule("CP-034")
def test_what_one_cannot_pay_for_is_refused_with_its_price() -> None:
    g = coup("contessa contessa | duke captain", coins=[2, 2])
    g.refuses(0, "coup 1", "too-poor-for-coup", "CP-034", "CP-042")
    g.refuses(0, "assassinate 1", "too-poor-for-assassination", "CP-034", "CP-051")
    assert g.why(0, "coup 1").figures == {"coins": 2, "cost": 7, "target": 1}
    assert g.why(0, "assassinate 1").figures == {"coins": 2, "cost": 3, "target": 1}


@rule("CP-034")
@pytest.mark.parametrize("hand", ["duke assassin", "captain ambassador", "contessa contessa"])
def test_a_character_action_needs_the_claim_and_not_the_card(hand: str) -> None:
    g = coup(f"{hand} | duke captain", coins=[3, 2])
    claims = ["tax", "exchange", "assassinate 1", "steal 1"]
    assert [words for words in g.options(0) if words in claims] == claims


@rule("CP-034")
def test_nobody_can_be_the_target_of_the_own_action() -> None:
    g = coup("contessa contessa | duke captain", coins=[8, 2])
    for deed in ("coup 0", "assassinate 0", "steal 0"):
        assert deed not in g.options(0)
        g.refuses(0, deed, "not-yourself", "CP-042", "CP-051", "CP-052")


@rule("CP-035")
def test_a_bluff_nobody_challenges_shows_no_card() -> None:
    g = coup("contessa contessa | duke captain | assassin assassin")
    g.says(0, "tax")
    g.all_pass()
    assert g.events == [ev.ClaimedTax(0), ev.CollectedTax(0, 3)]
    assert (g.hand(0), g.up(0), g.coins[0]) == ("contessa contessa", "", 5)


@rule("CP-035")
def test_an_unchallenged_block_shows_no_card() -> None:
    g = coup("assassin assassin | duke captain | contessa contessa", coins=[3, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.all_pass()
    assert not [event for event in g.events if isinstance(event, (ev.Showed, ev.TurnedUp, ev.Replaced))]
    assert g.influence == [2, 2, 2]


@rule("CP-036")
@pytest.mark.parametrize("coins", [10, 12])
def test_with_ten_coins_or_more_only_a_coup_is_legal(coins: int) -> None:
    g = coup("duke captain | contessa contessa | assassin assassin", coins=[coins, 2, 2])
    assert g.options(0) == ["coup 1", "coup 2"]
    for deed in ("income", "foreign aid", "tax", "exchange", "assassinate 1", "steal 1"):
        g.refuses(0, deed, "must-coup", "CP-036")


@rule("CP-036")
def test_nine_coins_force_nothing() -> None:
    g = coup("duke captain | contessa contessa", coins=[9, 2])
    assert "income" in g.options(0)


@rule("CP-036")
def test_ten_coins_count_at_the_start_of_the_turn_and_not_within_it() -> None:
    g = coup("duke captain | contessa contessa | assassin assassin", coins=[9, 2, 2])
    g.says(0, "tax")
    g.all_pass()
    assert (g.coins, g.turn) == ([12, 2, 2], 1)
    g.says(1, "income")
    g.says(2, "income")
    assert g.options(0) == ["coup 1", "coup 2"]


@rule("CP-036")
def test_a_forced_coup_with_one_possible_target_happens_without_a_question() -> None:
    g = coup("duke captain | contessa contessa", coins=[2, 10])
    g.says(0, "income")
    assert ev.LaunchedCoup(1, 0, 7) in g.events
    assert (g.step, g.waiting, g.coins) == ("lose_influence", [0], [3, 3])
