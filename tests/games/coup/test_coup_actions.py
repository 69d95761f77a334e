"""General and character actions: CP-040 to CP-056."""

import pytest
from coup_script import coup, kinds
from marks import rule

from meydan.core.chance import Draw
from meydan.games.coup import events as ev
from meydan.games.coup.facts import ASSASSIN

THREE = "duke captain | contessa contessa | assassin ambassador"


# General actions


@rule("CP-040")
def test_income_is_one_coin() -> None:
    g = coup(THREE)
    g.says(0, "income")
    assert g.events == [ev.TookIncome(0, 1)]
    assert g.coins == [3, 2, 2]


@rule("CP-040")
def test_income_can_be_neither_challenged_nor_blocked() -> None:
    g = coup(THREE)
    g.says(0, "income")
    assert (g.step, g.waiting) == ("turn", [1])


@rule("CP-041")
def test_foreign_aid_is_two_coins() -> None:
    g = coup(THREE)
    g.says(0, "foreign aid")
    g.all_pass()
    assert g.events == [ev.WantedForeignAid(0), ev.TookForeignAid(0, 2)]
    assert g.coins == [4, 2, 2]


@rule("CP-041")
def test_foreign_aid_itself_cannot_be_challenged() -> None:
    g = coup(THREE)
    g.says(0, "foreign aid")
    assert g.step == "may_block"
    g.refuses_now(1, "challenge")


@rule("CP-041", "card:duke")
def test_any_player_claiming_the_duke_may_block_foreign_aid() -> None:
    for blocker in (1, 2):
        g = coup(THREE)
        g.says(0, "foreign aid")
        assert g.waiting == [1, 2]
        g.only(blocker, "block duke")
        g.all_pass()
        assert g.coins == [2, 2, 2]


@rule("CP-042")
def test_a_coup_costs_seven_and_takes_one_influence() -> None:
    g = coup(THREE, coins=[8, 2, 2])
    g.says(0, "coup 2")
    assert g.events == [ev.LaunchedCoup(0, 2, 7)]
    assert (g.coins[0], g.step, g.waiting) == (1, "lose_influence", [2])
    g.says(2, "turn up assassin")
    assert g.events[1:] == [ev.TurnedUp(2, ASSASSIN)]
    assert g.influence == [2, 2, 1]


@rule("CP-042")
def test_a_coup_always_succeeds() -> None:
    g = coup(THREE, coins=[7, 2, 2])
    g.says(0, "coup 1")
    assert g.options(1) == ["turn up contessa"]
    for answer in ("challenge", "block contessa", "pass"):
        g.refuses_now(1, answer)


# Character actions


@rule("CP-050", "card:duke")
def test_tax_is_three_coins_for_the_duke() -> None:
    g = coup(THREE)
    g.says(0, "tax")
    g.all_pass()
    assert g.events == [ev.ClaimedTax(0), ev.CollectedTax(0, 3)]
    assert g.coins == [5, 2, 2]


@rule("CP-050", "card:duke")
def test_tax_cannot_be_blocked() -> None:
    g = coup(THREE)
    g.says(0, "tax")
    g.refuses(1, "block duke", "claim-comes-first", "CP-033", "CP-035", "CP-072")
    g.all_pass()
    assert g.step == "turn"


@rule("CP-051", "card:assassin")
def test_an_assassination_costs_three_at_once() -> None:
    g = coup(THREE, coins=[4, 2, 2])
    g.says(0, "assassinate 2")
    assert g.events == [ev.ClaimedAssassination(0, 2, 3)]
    assert g.coins == [1, 2, 2]


@rule("CP-051", "card:assassin")
def test_an_assassinated_player_loses_one_influence() -> None:
    g = coup(THREE, coins=[4, 2, 2])
    g.says(0, "assassinate 2")
    g.all_pass()
    g.says(2, "pass")
    assert g.options(2) == ["turn up assassin", "turn up ambassador"]
    g.says(2, "turn up ambassador")
    assert ev.Assassinated(0, 2) in g.events
    assert (g.hand(2), g.up(2), g.coins) == ("assassin", "ambassador", [1, 2, 2])


@rule("CP-051", "card:contessa")
def test_the_contessa_of_the_target_stops_the_assassin() -> None:
    g = coup(THREE, coins=[3, 2, 2])
    g.says(0, "assassinate 1")
    g.all_pass()
    g.says(1, "block contessa")
    g.all_pass()
    assert g.influence == [2, 2, 2]
    assert g.turn == 1


@rule("CP-052", "card:captain")
def test_a_steal_takes_two_coins_of_the_target() -> None:
    g = coup(THREE, coins=[2, 5, 2])
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "pass")
    assert g.events[-1] == ev.Stole(0, 1, 2)
    assert g.coins == [4, 3, 2]


@rule("CP-052", "card:captain")
def test_a_steal_takes_the_last_coin_of_a_target_who_has_one() -> None:
    g = coup(THREE, coins=[2, 1, 2])
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "pass")
    assert g.events[-1] == ev.Stole(0, 1, 1)
    assert g.coins == [3, 0, 2]


@rule("CP-052", "card:captain", "card:ambassador")
@pytest.mark.parametrize("character", ["ambassador", "captain"])
def test_the_ambassador_or_the_captain_of_the_target_stops_a_steal(character: str) -> None:
    g = coup(THREE)
    g.says(0, "steal 2")
    g.all_pass()
    g.says(2, f"block {character}")
    g.all_pass()
    assert g.coins == [2, 2, 2]


@rule("CP-053", "card:ambassador")
def test_an_exchange_draws_two_cards_from_the_court() -> None:
    g = coup(THREE)
    g.says(0, "exchange")
    g.all_pass()
    assert g.chance == Draw((2, 2, 2, 2, 1), 2)
    g.draws("assassin contessa")
    assert g.events == [ev.ClaimedExchange(0), ev.Drew(0, 2, kinds("assassin contessa"))]
    assert (g.hand(0), g.court_size) == ("duke assassin captain contessa", 7)


@rule("CP-053", "card:ambassador")
def test_an_exchange_keeps_any_two_of_four_and_returns_two() -> None:
    g = coup(THREE)
    g.says(0, "exchange")
    g.all_pass()
    g.draws("assassin contessa")
    assert g.options(0) == [
        "keep duke assassin",
        "keep duke captain",
        "keep duke contessa",
        "keep assassin captain",
        "keep assassin contessa",
        "keep captain contessa",
    ]
    g.says(0, "keep assassin captain")
    assert g.events[-1] == ev.Returned(0, 2, kinds("duke contessa"))
    assert g.hand(0) == "assassin captain"
    assert (g.court("duke"), g.court("contessa"), g.court("assassin"), g.court_size) == (3, 1, 1, 9)


@rule("CP-053", "card:ambassador")
def test_an_exchange_may_keep_two_of_a_kind() -> None:
    g = coup(THREE)
    g.says(0, "exchange")
    g.all_pass()
    g.draws("captain duke")
    assert g.options(0) == ["keep duke duke", "keep duke captain", "keep captain captain"]
    g.says(0, "keep captain captain")
    assert (g.hand(0), g.court("duke"), g.court("captain")) == ("captain captain", 3, 1)


@rule("CP-054", "card:ambassador")
def test_with_one_influence_an_exchange_keeps_one_of_three_and_returns_two() -> None:
    g = coup("ambassador -duke | contessa contessa | assassin duke")
    g.says(0, "exchange")
    g.all_pass()
    g.draws("captain contessa")
    assert g.options(0) == ["keep captain", "keep ambassador", "keep contessa"]
    g.says(0, "keep contessa")
    assert g.events[-1] == ev.Returned(0, 2, kinds("captain ambassador"))
    assert (g.hand(0), g.up(0)) == ("contessa", "duke")
    assert (g.court("ambassador"), g.court("captain"), g.court_size) == (3, 3, 9)


@rule("CP-055")
def test_the_court_is_shuffled_after_an_exchange() -> None:
    g = coup("ambassador assassin | duke contessa | contessa contessa", coins=[2, 2, 2])
    g.says(0, "exchange")
    g.all_pass()
    g.draws("captain captain")
    g.says(0, "keep captain captain")
    g.says(1, "tax")
    g.only(2, "challenge")
    g.says(1, "show")
    assert g.chance == Draw((3, 3, 1, 3, 0), 1)
    assert g.chance.weight(kinds("assassin")) == 3
    assert g.chance.weight(kinds("captain")) == 1
    assert not g.chance.allows(kinds("contessa"))


@rule("CP-056")
def test_a_player_without_coins_cannot_be_stolen_from() -> None:
    g = coup(THREE, coins=[2, 0, 1])
    assert [words for words in g.options(0) if words.startswith("steal")] == ["steal 2"]
    g.refuses(0, "steal 1", "nothing-to-steal", "CP-056")


@rule("option:steal_from_broke", "CP-056")
def test_a_table_may_agree_that_a_steal_from_a_broke_player_takes_nothing() -> None:
    g = coup(THREE, coins=[2, 0, 1], steal_from_broke=True)
    g.says(0, "steal 1")
    g.all_pass()
    g.says(1, "pass")
    assert g.events[-1] == ev.Stole(0, 1, 0)
    assert g.coins == [2, 0, 1]
