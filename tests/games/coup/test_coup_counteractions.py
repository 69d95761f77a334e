"""Counteractions: CP-060 to CP-065."""

import pytest
from coup_script import coup
from marks import rule

from meydan.games.coup import events as ev
from meydan.games.coup.facts import AMBASSADOR, CAPTAIN, CONTESSA, DUKE

FOUR = "assassin captain | contessa ambassador | assassin duke | captain captain"
BLOCKING = ("CP-060", "CP-061", "CP-062", "CP-063")


@rule("CP-060")
def test_a_counteraction_names_a_character() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "block ambassador")
    assert g.events[-1] == ev.Blocked(1, 0, AMBASSADOR)


@rule("CP-060")
def test_a_counteraction_may_be_a_lie() -> None:
    g = coup(FOUR)
    g.says(0, "foreign aid")
    assert "block duke" in g.options(3)
    g.only(3, "block duke")
    g.all_pass()
    assert g.events[-1] == ev.BlockHeld(3, 0)
    assert (g.coins[0], g.hand(3)) == (2, "captain captain")


@rule("CP-060")
def test_a_counteraction_nobody_challenges_succeeds() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "block captain")
    g.all_pass()
    assert g.events[-1] == ev.BlockHeld(1, 0)
    assert (g.coins, g.turn) == ([2, 2, 2, 2], 1)


@rule("CP-060")
def test_nobody_has_to_block() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "pass")
    assert g.coins == [4, 0, 2, 2]


@rule("CP-060", "CP-070")
def test_the_question_tells_whether_an_action_or_a_block_is_claimed() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    steal = {"me": 0, "character": CAPTAIN, "deed": g.meant("steal 1"), "target": 1, "other": 0, "block": False}
    assert g.about == steal
    g.all_pass()
    g.says(1, "block ambassador")
    assert g.about == {**steal, "me": 1, "character": AMBASSADOR, "block": True}
    h = coup(FOUR)
    h.says(0, "tax")
    assert h.about == {"me": 0, "character": DUKE, "deed": h.meant("tax"), "other": 0, "block": False}


@rule("CP-061", "card:duke")
def test_the_duke_of_any_other_player_stops_foreign_aid() -> None:
    g = coup(FOUR)
    g.says(0, "foreign aid")
    assert g.waiting == [1, 2, 3]
    assert [g.options(seat) for seat in (0, 1, 2, 3)] == [[], *[["pass", "block duke"]] * 3]
    g.only(2, "block duke")
    g.all_pass()
    assert g.events == [ev.WantedForeignAid(0), ev.Blocked(2, 0, DUKE), ev.BlockHeld(2, 0)]


@rule("CP-061")
def test_with_two_left_the_only_other_player_may_block_foreign_aid() -> None:
    g = coup("assassin captain | contessa ambassador | -assassin -duke", coins=[2, 2, 0])
    g.says(0, "foreign aid")
    assert g.waiting == [1]
    g.says(1, "block duke")
    g.says(0, "pass")
    assert (g.events[-1], g.coins) == (ev.BlockHeld(1, 0), [2, 2, 0])


@rule("CP-061")
def test_whose_foreign_aid_is_blocked_gets_nothing_this_turn() -> None:
    g = coup(FOUR)
    g.says(0, "foreign aid")
    g.only(2, "block duke")
    g.all_pass()
    assert g.coins == [2, 2, 2, 2]
    assert (g.step, g.turn) == ("turn", 1)


@rule("CP-062", "card:contessa")
def test_only_the_attacked_player_may_block_an_assassination() -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    assert (g.step, g.waiting) == ("may_block", [1])
    for stranger in (0, 2, 3):
        g.refuses(stranger, "block contessa", "not-asked", *BLOCKING)


@rule("CP-062", "card:contessa")
def test_the_contessa_alone_blocks_an_assassination() -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    assert g.options(1) == ["pass", "block contessa"]
    for other in ("duke", "assassin", "captain", "ambassador"):
        g.refuses(1, f"block {other}", "cannot-block-with", *BLOCKING)
    g.says(1, "block contessa")
    assert g.events[-1] == ev.Blocked(1, 0, CONTESSA)


@rule("CP-063", "card:captain", "card:ambassador")
def test_only_the_player_stolen_from_may_block_a_steal() -> None:
    g = coup(FOUR)
    g.says(0, "steal 3")
    g.all_pass()
    assert (g.step, g.waiting) == ("may_block", [3])
    for stranger in (0, 1, 2):
        g.refuses(stranger, "block captain", "not-asked", *BLOCKING)


@rule("CP-063", "card:captain", "card:ambassador")
def test_the_player_stolen_from_names_ambassador_or_captain() -> None:
    for word, character in (("captain", CAPTAIN), ("ambassador", AMBASSADOR)):
        g = coup(FOUR)
        g.says(0, "steal 1")
        g.all_pass()
        assert g.options(1) == ["pass", "block captain", "block ambassador"]
        for other in ("duke", "assassin", "contessa"):
            g.refuses(1, f"block {other}", "cannot-block-with", *BLOCKING)
        g.says(1, f"block {word}")
        assert g.events[-1] == ev.Blocked(1, 0, character)


@rule("CP-063", "card:captain", "card:ambassador")
def test_only_the_character_named_proves_the_block() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "block captain")
    g.only(0, "challenge")
    assert g.hand(1) == "ambassador contessa"
    assert g.options(1) == ["fold"]


@rule("CP-064", "card:assassin", "card:contessa")
def test_the_assassin_is_not_paid_back_when_blocked() -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.all_pass()
    assert g.coins == [0, 2, 2, 2]
    assert not [event for event in g.events if isinstance(event, ev.Refunded)]


@rule("CP-064", "card:contessa")
def test_a_blocked_assassination_takes_nobody() -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.all_pass()
    assert g.events[-1] == ev.BlockHeld(1, 0)
    assert g.influence == [2, 2, 2, 2]


@rule("CP-064")
def test_a_block_that_is_proven_leaves_the_cost_in_the_treasury() -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.only(0, "challenge")
    g.says(1, "show")
    g.draws("contessa")
    g.says(0, "turn up captain")
    assert (g.coins, g.influence) == ([0, 2, 2, 2], [1, 2, 2, 2])


@rule("CP-065")
@pytest.mark.parametrize(("actor", "first"), [(0, 1), (1, 3), (2, 3), (3, 0)])
def test_of_several_who_block_foreign_aid_the_first_on_the_actors_left_does(actor: int, first: int) -> None:
    g = coup(FOUR, turn=actor)
    g.says(actor, "foreign aid")
    for seat in reversed(g.waiting):
        g.says(seat, "pass" if actor == 1 and seat == 2 else "block duke")
    assert [event for event in g.events if isinstance(event, ev.Blocked)] == [ev.Blocked(first, actor, DUKE)]


@rule("CP-065")
def test_after_a_block_that_was_challenged_away_nobody_else_may_block() -> None:
    g = coup(FOUR)
    g.says(0, "foreign aid")
    for seat in (1, 2, 3):
        g.says(seat, "block duke")
    g.only(0, "challenge")
    g.says(1, "fold")
    g.says(1, "turn up ambassador")
    assert g.events[-1] == ev.TookForeignAid(0, 2)
    assert (g.coins[0], g.step, g.turn) == (4, "turn", 1)


@rule("CP-065", "option:windows")
def test_at_a_clockwise_table_players_block_foreign_aid_one_by_one_from_the_left() -> None:
    g = coup(FOUR, turn=2, clockwise=True)
    g.says(2, "foreign aid")
    for seat in (3, 0, 1):
        assert (g.step, g.waiting, g.options(seat)) == ("may_block", [seat], ["pass", "block duke"])
        g.says(seat, "pass")
    assert g.events[-1] == ev.TookForeignAid(2, 2)
    assert g.turn == 3


@rule("CP-065", "option:windows")
def test_at_a_clockwise_table_the_first_block_ends_the_asking() -> None:
    g = coup(FOUR, clockwise=True)
    g.says(0, "foreign aid")
    g.says(1, "pass")
    g.says(2, "block duke")
    assert g.events[-1] == ev.Blocked(2, 0, DUKE)
    for seat in (3, 0, 1):
        assert (g.step, g.waiting) == ("may_challenge", [seat])
        g.says(seat, "pass")
    assert g.events[-1] == ev.BlockHeld(2, 0)
    assert g.coins == [2, 2, 2, 2]
