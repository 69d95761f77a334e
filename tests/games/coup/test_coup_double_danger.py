"""Double danger: CP-080 to CP-086, and the options that bear on it."""

from coup_script import Script, coup
from marks import rule

from meydan.games.coup import events as ev
from meydan.games.coup.account import caught, put_out
from meydan.games.coup.facts import AMBASSADOR, ASSASSIN, CAPTAIN, DUKE

THREE = "assassin captain | duke ambassador | contessa contessa"


def wrongly_challenged(hands: str = THREE, strict: bool = False) -> Script:
    """Seat 1 challenged a true assassin; the assassin has shown and replaced the card."""
    g = coup(hands, coins=[3, 2, 2], strict_double_danger=strict)
    g.says(0, "assassinate 1")
    g.only(1, "challenge")
    g.says(0, "show")
    g.draws("captain")
    return g


def falsely_blocked(hands: str = THREE) -> Script:
    """Seat 1 claimed the Contessa, was challenged by the assassin, and has folded."""
    g = coup(hands, coins=[3, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.only(0, "challenge")
    g.says(1, "fold")
    return g


@rule("CP-080", "CP-083", "card:assassin")
def test_a_target_who_challenges_a_true_assassin_loses_both_cards() -> None:
    g = wrongly_challenged()
    g.says(1, "turn up duke")
    assert g.influence == [2, 1, 2]
    g.says(1, "pass")
    assert g.events[-5:] == [
        ev.TurnedUp(1, DUKE),
        ev.Assassinated(0, 1),
        ev.TurnedUp(1, AMBASSADOR),
        ev.WentOut(1),
        ev.LeftCoins(1, 2),
    ]
    assert (g.influence, g.coins, g.turn) == ([2, 0, 2], [0, 0, 2], 2)


@rule("CP-081", "CP-084", "card:contessa")
def test_a_target_who_falsely_claims_the_contessa_loses_both_cards() -> None:
    g = falsely_blocked()
    g.says(1, "turn up ambassador")
    assert g.events[-5:] == [
        ev.TurnedUp(1, AMBASSADOR),
        ev.Assassinated(0, 1),
        ev.TurnedUp(1, DUKE),
        ev.WentOut(1),
        ev.LeftCoins(1, 2),
    ]
    assert (g.influence, g.coins, g.turn) == ([2, 0, 2], [0, 0, 2], 2)


@rule("CP-081")
def test_a_false_contessa_of_a_third_challenger_costs_the_same() -> None:
    g = coup(THREE, coins=[3, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.only(2, "challenge")
    g.says(1, "fold")
    g.says(1, "turn up duke")
    assert (g.influence, g.coins) == ([2, 0, 2], [0, 0, 2])


@rule("CP-082")
def test_a_target_with_one_influence_who_challenges_wrongly_is_out_and_nothing_more_happens() -> None:
    g = wrongly_challenged("assassin captain | duke -ambassador | contessa contessa")
    assert g.events[-3:] == [ev.TurnedUp(1, DUKE), ev.WentOut(1), ev.LeftCoins(1, 2)]
    assert ev.Assassinated(0, 1) not in g.events
    assert (g.step, g.turn) == ("turn", 2)


@rule("CP-082")
def test_a_target_with_one_influence_whose_contessa_was_false_is_out_and_nothing_more_happens() -> None:
    g = falsely_blocked("assassin captain | duke -ambassador | contessa contessa")
    assert g.events[-3:] == [ev.TurnedUp(1, DUKE), ev.WentOut(1), ev.LeftCoins(1, 2)]
    assert ev.Assassinated(0, 1) not in g.events


@rule("CP-082")
def test_each_influence_is_lost_once_and_then_the_player_is_out() -> None:
    g = wrongly_challenged()
    g.says(1, "turn up duke")
    g.says(1, "pass")
    assert [event for event in g.events if isinstance(event, ev.WentOut)] == [ev.WentOut(1)]
    assert g.up(1) == "duke ambassador"


@rule("CP-085")
def test_a_target_put_out_by_the_own_challenge_can_no_longer_block() -> None:
    g = coup("assassin captain | duke -ambassador | contessa contessa")
    g.says(0, "steal 1")
    g.only(1, "challenge")
    g.says(0, "show")
    g.draws("captain")
    assert not [event for event in g.events if isinstance(event, ev.Blocked)]
    assert (g.step, g.turn) == ("turn", 2)


@rule("CP-085")
def test_a_challenger_put_out_can_no_longer_challenge_the_block() -> None:
    g = coup("captain captain | duke ambassador | contessa -contessa | duke duke")
    g.says(0, "steal 1")
    g.only(2, "challenge")
    g.says(0, "show")
    g.draws("assassin")
    assert ev.WentOut(2) in g.events
    g.says(1, "block ambassador")
    assert g.waiting == [3, 0]


@rule("CP-086", "card:captain")
def test_a_steal_still_takes_the_coins_of_a_target_put_out_by_challenging_the_captain() -> None:
    g = coup("assassin captain | duke -ambassador | contessa contessa", coins=[2, 5, 2])
    g.says(0, "steal 1")
    g.only(1, "challenge")
    g.says(0, "show")
    g.draws("captain")
    assert g.events[-4:] == [ev.TurnedUp(1, DUKE), ev.WentOut(1), ev.Stole(0, 1, 2), ev.LeftCoins(1, 3)]
    assert g.coins == [4, 0, 2]


@rule("CP-086", "card:captain")
def test_a_steal_still_takes_the_coins_of_a_target_put_out_by_a_false_block() -> None:
    g = coup("assassin captain | duke -ambassador | contessa contessa", coins=[2, 5, 2])
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "block captain")
    g.only(2, "challenge")
    g.says(1, "fold")
    assert g.events[-4:] == [ev.TurnedUp(1, DUKE), ev.WentOut(1), ev.Stole(0, 1, 2), ev.LeftCoins(1, 3)]
    assert g.coins == [4, 0, 2]


@rule("CP-086", "card:assassin")
def test_an_assassination_of_a_target_already_out_stays_paid() -> None:
    g = wrongly_challenged("assassin captain | duke -ambassador | contessa contessa")
    assert g.coins == [0, 0, 2]
    assert not [event for event in g.events if isinstance(event, (ev.Refunded, ev.Assassinated))]


@rule("CP-078", "option:strict_double_danger")
def test_at_a_strict_table_a_target_who_challenged_and_lost_may_not_block() -> None:
    g = wrongly_challenged("assassin captain | contessa ambassador | contessa contessa", strict=True)
    g.says(1, "turn up ambassador")
    assert not [event for event in g.events if isinstance(event, ev.Blocked)]
    assert (g.up(1), g.step, g.turn) == ("ambassador contessa", "turn", 2)


@rule("CP-078", "option:strict_double_danger")
def test_at_a_strict_table_a_target_may_block_when_somebody_else_challenged() -> None:
    g = coup(THREE, coins=[3, 2, 2], strict_double_danger=True)
    g.says(0, "assassinate 1")
    g.only(2, "challenge")
    g.says(0, "show")
    g.draws("captain")
    g.says(2, "turn up contessa")
    assert (g.step, g.waiting) == ("may_block", [1])


@rule("CP-078", "option:strict_double_danger")
def test_at_a_strict_table_the_target_of_a_steal_may_still_block_after_a_lost_challenge() -> None:
    g = coup(THREE, strict_double_danger=True)
    g.says(0, "steal 1")
    g.only(1, "challenge")
    g.says(0, "show")
    g.draws("duke")
    g.says(1, "turn up duke")
    assert (g.step, g.waiting) == ("may_block", [1])


@rule("CP-078", "option:strict_double_danger")
def test_at_a_strict_table_a_challenged_block_still_stands_or_falls_by_the_card() -> None:
    g = coup("assassin captain | contessa ambassador | contessa contessa", coins=[3, 2, 2], strict_double_danger=True)
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.only(0, "challenge")
    g.says(1, "show")
    g.draws("duke")
    g.says(0, "turn up assassin")
    assert g.events[-2:] == [ev.TurnedUp(0, ASSASSIN), ev.BlockHeld(1, 0)]
    assert g.influence == [1, 2, 2]


@rule("CP-073", "card:captain")
def test_a_block_may_be_given_up_though_the_card_is_there() -> None:
    g = coup("assassin captain | captain ambassador | contessa contessa")
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "block captain")
    g.only(0, "challenge")
    assert g.options(1) == ["show", "fold"]
    g.says(1, "fold")
    g.says(1, "turn up captain")
    assert g.events[-2:] == [ev.TurnedUp(1, CAPTAIN), ev.Stole(0, 1, 2)]


@rule("CP-073", "CP-024")
def test_the_account_tells_who_found_a_bluff_out_and_who_put_whom_out() -> None:
    g = falsely_blocked()
    assert caught(g.events) == [0], "the assassin challenged a Contessa that was none"
    while not g.happened(ev.WentOut):
        g.says(g.waiting[0], g.options(g.waiting[0])[0])
    assert put_out(g.events) == [0]
