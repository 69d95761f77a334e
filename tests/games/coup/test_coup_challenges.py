"""Challenges: CP-070 to CP-079."""

import pytest
from coup_script import Script, coup, kinds
from marks import rule

from meydan.core.chance import Draw
from meydan.games.coup import events as ev
from meydan.games.coup.facts import AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE

FOUR = "duke captain | contessa ambassador | assassin duke | captain contessa"
CHALLENGING = ("CP-070", "CP-071", "CP-072", "CP-077")


def challenged_tax(hands: str = FOUR, challenger: int = 1) -> Script:
    g = coup(hands)
    g.says(0, "tax")
    g.only(challenger, "challenge")
    return g


@rule("CP-070")
@pytest.mark.parametrize(
    ("deed", "character"), [("tax", DUKE), ("exchange", AMBASSADOR), ("steal 1", CAPTAIN), ("assassinate 1", ASSASSIN)]
)
def test_every_character_action_can_be_challenged(deed: str, character: int) -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, deed)
    g.only(2, "challenge")
    assert g.events[-1] == ev.Challenged(2, 0, character)
    assert (g.step, g.waiting) == ("prove", [0])


@rule("CP-070")
@pytest.mark.parametrize(
    ("deed", "block", "character"),
    [
        ("foreign aid", "block duke", DUKE),
        ("steal 1", "block captain", CAPTAIN),
        ("steal 1", "block ambassador", AMBASSADOR),
        ("assassinate 1", "block contessa", CONTESSA),
    ],
)
def test_every_counteraction_can_be_challenged(deed: str, block: str, character: int) -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, deed)
    if g.step == "may_challenge":
        g.all_pass()
    g.only(1, block)
    g.only(3, "challenge")
    assert g.events[-1] == ev.Challenged(3, 1, character)
    assert (g.step, g.waiting) == ("prove", [1])


@rule("CP-071")
def test_any_other_living_player_may_challenge_an_action() -> None:
    g = coup("duke captain | contessa ambassador | -assassin -duke | captain contessa", coins=[2, 2, 0, 2])
    g.says(0, "steal 1")
    assert g.waiting == [1, 3]
    g.refuses(0, "challenge", "not-asked", *CHALLENGING)
    g.refuses(2, "challenge", "not-asked", *CHALLENGING)
    g.only(3, "challenge")
    assert g.events[-1] == ev.Challenged(3, 0, CAPTAIN)


@rule("CP-071")
def test_the_actor_and_players_not_involved_may_challenge_a_block() -> None:
    for challenger in (0, 2, 3):
        g = coup(FOUR)
        g.says(0, "steal 1")
        g.all_pass()
        g.says(1, "block captain")
        assert g.waiting == [2, 3, 0]
        g.only(challenger, "challenge")
        assert g.events[-1] == ev.Challenged(challenger, 1, CAPTAIN)


@rule("CP-070", "CP-071")
def test_with_two_left_the_only_other_player_may_challenge_action_and_block() -> None:
    g = coup("duke captain | contessa ambassador | -assassin -duke", coins=[2, 2, 0])
    g.says(0, "steal 1")
    g.says(1, "challenge")
    assert g.events[-1] == ev.Challenged(1, 0, CAPTAIN)
    h = coup("duke captain | contessa ambassador | -assassin -duke", coins=[2, 2, 0])
    h.says(0, "steal 1")
    h.says(1, "pass")
    h.says(1, "block captain")
    h.says(0, "challenge")
    assert h.events[-1] == ev.Challenged(0, 1, CAPTAIN)


@rule("CP-072")
def test_all_get_the_chance_to_challenge() -> None:
    g = coup(FOUR)
    g.says(0, "tax")
    assert g.waiting == [1, 2, 3]
    g.says(2, "pass")
    g.says(1, "challenge")
    assert (g.step, g.waiting) == ("may_challenge", [3])
    g.says(3, "pass")
    assert g.events[-1] == ev.Challenged(1, 0, DUKE)


@rule("CP-072")
def test_a_challenge_cannot_be_made_later() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.all_pass()
    g.refuses_now(1, "challenge")
    g.says(1, "pass")
    g.refuses_now(1, "challenge")


@rule("CP-073")
def test_the_challenged_player_proves_the_claim_by_showing_the_card() -> None:
    g = challenged_tax()
    assert g.options(0) == ["show", "fold"]
    g.says(0, "show")
    assert g.events[-1] == ev.Showed(0, DUKE)
    g.draws("assassin")
    assert (g.step, g.waiting) == ("lose_influence", [1])


@rule("CP-073")
def test_who_cannot_show_the_card_loses_the_challenge() -> None:
    g = challenged_tax("assassin captain | contessa ambassador | assassin duke | captain contessa")
    assert g.options(0) == ["fold"]
    g.refuses(0, "show", "not-in-hand", "CP-073")
    g.says(0, "fold")
    assert g.events[-1] == ev.Folded(0, DUKE)
    assert (g.step, g.waiting) == ("lose_influence", [0])


@rule("CP-073")
def test_who_will_not_show_the_card_loses_the_challenge() -> None:
    g = challenged_tax()
    g.says(0, "fold")
    assert g.events[-1] == ev.Folded(0, DUKE)
    g.says(0, "turn up captain")
    assert (g.hand(0), g.coins[0], g.turn) == ("duke", 2, 1)


@rule("CP-074")
def test_the_challenger_who_was_wrong_loses_one_influence_of_own_choice() -> None:
    g = challenged_tax(challenger=2)
    g.says(0, "show")
    g.draws("assassin")
    assert g.options(2) == ["turn up duke", "turn up assassin"]
    g.says(2, "turn up duke")
    assert (g.influence, g.hand(2)) == ([2, 2, 1, 2], "assassin")


@rule("CP-074")
def test_the_bluffer_who_was_caught_loses_one_influence_of_own_choice() -> None:
    g = challenged_tax("assassin captain | contessa ambassador | assassin duke | captain contessa")
    g.says(0, "fold")
    assert g.options(0) == ["turn up assassin", "turn up captain"]
    g.says(0, "turn up assassin")
    assert (g.influence, g.hand(0)) == ([1, 2, 2, 2], "captain")


@rule("CP-074")
def test_the_loser_of_a_challenge_loses_influence_before_the_action_goes_on() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.only(3, "challenge")
    g.says(0, "show")
    g.draws("duke")
    assert (g.step, g.waiting) == ("lose_influence", [3])
    g.says(3, "turn up captain")
    assert (g.step, g.waiting) == ("may_block", [1])


@rule("CP-075")
def test_the_shown_card_goes_back_to_the_court_and_another_is_drawn() -> None:
    g = challenged_tax()
    g.says(0, "show")
    assert (g.hand(0), g.court("duke"), g.court_size) == ("captain", 2, 8)
    g.draws("ambassador")
    assert g.events[-1] == ev.Replaced(0, kinds("ambassador"))
    assert (g.hand(0), g.court("ambassador"), g.court_size) == ("captain ambassador", 1, 7)


@rule("CP-075")
def test_the_court_is_shuffled_so_the_shown_card_may_come_back() -> None:
    g = challenged_tax()
    g.says(0, "show")
    assert g.chance == Draw((2, 2, 1, 2, 1), 1)
    g.draws("duke")
    assert g.hand(0) == "duke captain"


@rule("CP-075")
def test_a_proven_action_takes_effect() -> None:
    g = challenged_tax()
    g.says(0, "show")
    g.draws("ambassador")
    g.says(1, "turn up ambassador")
    assert g.events[-1] == ev.CollectedTax(0, 3)
    assert (g.coins, g.turn) == ([5, 2, 2, 2], 1)


@rule("CP-075")
def test_a_proven_counteraction_takes_effect() -> None:
    g = coup(FOUR)
    g.says(0, "foreign aid")
    g.only(2, "block duke")
    g.only(0, "challenge")
    g.says(2, "show")
    g.draws("captain")
    g.says(0, "turn up captain")
    assert g.hand(2) == "assassin captain"
    assert g.events[-1] == ev.BlockHeld(2, 0)
    assert g.coins == [2, 2, 2, 2]


@rule("CP-076")
def test_an_action_whose_claim_fell_is_not_carried_out() -> None:
    g = challenged_tax("assassin captain | contessa ambassador | assassin duke | captain contessa")
    g.says(0, "fold")
    g.says(0, "turn up captain")
    assert (g.coins, g.step, g.turn) == ([2, 2, 2, 2], "turn", 1)


@rule("CP-076")
def test_a_steal_whose_claim_fell_is_not_even_blocked() -> None:
    g = coup("duke duke | contessa ambassador | assassin duke | captain contessa")
    g.says(0, "steal 1")
    g.only(1, "challenge")
    g.says(0, "fold")
    g.says(0, "turn up duke")
    assert (g.coins, g.step, g.turn) == ([2, 2, 2, 2], "turn", 1)


@rule("CP-076", "card:assassin")
def test_the_assassin_is_paid_back_when_the_claim_falls() -> None:
    g = coup(FOUR, coins=[4, 2, 2, 2])
    g.says(0, "assassinate 1")
    assert g.coins[0] == 1
    g.only(2, "challenge")
    g.says(0, "fold")
    g.says(0, "turn up captain")
    assert ev.Refunded(0, 3) in g.events
    assert (g.coins, g.influence, g.turn) == ([4, 2, 2, 2], [1, 2, 2, 2], 1)


@rule("CP-076")
def test_a_false_block_pays_nobody_back() -> None:
    g = coup(FOUR, coins=[3, 2, 2, 2])
    g.says(0, "assassinate 2")
    g.all_pass()
    g.says(2, "block contessa")
    g.only(3, "challenge")
    g.says(2, "fold")
    g.says(2, "turn up duke")
    assert (g.coins, g.influence) == ([0, 2, 0, 2], [2, 2, 0, 2])
    assert not [event for event in g.events if isinstance(event, ev.Refunded)]


@rule("CP-077")
@pytest.mark.parametrize(("actor", "first"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_of_several_challengers_the_first_on_the_claimants_left_is_the_one(actor: int, first: int) -> None:
    g = coup(FOUR, turn=actor)
    g.says(actor, "tax")
    for seat in reversed(g.waiting):
        g.says(seat, "challenge")
    assert [event for event in g.events if isinstance(event, ev.Challenged)] == [ev.Challenged(first, actor, DUKE)]


@rule("CP-077")
def test_the_other_challengers_risk_nothing() -> None:
    g = coup(FOUR)
    g.says(0, "tax")
    for seat in (3, 2):
        g.says(seat, "challenge")
    g.says(1, "pass")
    g.says(0, "show")
    g.draws("assassin")
    g.says(2, "turn up duke")
    assert g.influence == [2, 2, 1, 2]
    assert (g.step, g.turn) == ("turn", 1)


@rule("CP-077")
def test_answers_are_sealed_until_all_are_in_and_may_be_replaced() -> None:
    g = coup(FOUR)
    g.says(0, "tax")
    assert g.says(1, "challenge") == []
    assert {world.json["answers"][0]["verb"] for world in g.worlds(2)} == {"pass", "challenge"}
    g.says(1, "pass")
    g.says(2, "pass")
    assert g.says(3, "pass") == [ev.CollectedTax(0, 3)]


@rule("CP-078")
def test_a_target_who_challenged_and_lost_may_still_block() -> None:
    g = coup("assassin captain | contessa ambassador | assassin duke", coins=[3, 2, 2])
    g.says(0, "assassinate 1")
    g.only(1, "challenge")
    g.says(0, "show")
    g.draws("duke")
    g.says(1, "turn up ambassador")
    assert (g.step, g.waiting) == ("may_block", [1])
    g.says(1, "block contessa")
    g.all_pass()
    assert (g.hand(1), g.coins) == ("contessa", [0, 2, 2])


@rule("CP-079")
def test_a_counteraction_stands_when_its_challenge_fails() -> None:
    g = coup(FOUR)
    g.says(0, "steal 3")
    g.all_pass()
    g.says(3, "block captain")
    g.only(1, "challenge")
    g.says(3, "show")
    g.draws("assassin")
    g.says(1, "turn up contessa")
    assert g.events[-1] == ev.BlockHeld(3, 0)
    assert (g.coins, g.turn) == ([2, 2, 2, 2], 1)


@rule("CP-079")
def test_the_action_goes_through_when_the_counteraction_falls() -> None:
    g = coup(FOUR)
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "block captain")
    g.only(2, "challenge")
    g.says(1, "fold")
    g.says(1, "turn up contessa")
    assert g.events[-1] == ev.Stole(0, 1, 2)
    assert (g.coins, g.influence, g.turn) == ([4, 0, 2, 2], [2, 1, 2, 2], 1)
