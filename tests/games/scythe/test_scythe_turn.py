"""The turn: SC-046 to SC-056, and deals between players (SC-155, SC-196 to SC-198)."""

from itertools import pairwise

import pytest
from marks import rule
from scythe_script import scythe

from meydan.core.table import Table
from meydan.games.scythe import events as ev

TWO = "nordic industrial, rusviet engineering"


@rule("SC-046", "SC-047", "SC-048", "SC-049")
def test_a_turn_is_a_section_its_top_row_and_its_bottom_row() -> None:
    g = scythe(TWO).goods("forest_1", oil=3).wants(0, "get_rich_or_cry_trying", "higher_ground_advantage")
    assert (g.step, g.waiting) == ("choose_section", [0])
    g.says(0, "use section bolster")
    assert g.step == "top_row"
    g.says(0, "take top gain_power")
    assert g.step == "bottom_row"
    g.says(0, "take bottom true", "upgrade move_units deploy")
    assert g.step == "end_of_turn"
    g.says(0, "end turn")
    assert (g.step, g.waiting) == ("choose_section", [1])


@rule("SC-047")
def test_the_first_turn_may_use_any_section() -> None:
    g = scythe(TWO)
    assert g.offers(0, "use section") == ["move", "bolster", "trade", "produce"]


@rule("SC-047", "SC-050")
def test_the_token_has_to_move() -> None:
    g = scythe(TWO)
    g.turn(0, "trade", "skip")
    g.ends(0)
    g.passes(1)
    g.refuses(0, "use section trade", "same-section", "SC-047")
    g.turn(0, "move", "skip")
    g.ends(0)
    g.passes(1)
    assert g.offers(0, "use section") == ["bolster", "trade", "produce"]


@rule("SC-186", "SC-047")
def test_the_fifth_section_needs_a_factory_card() -> None:
    g = scythe(TWO)
    g.refuses(0, "use section factory", "no-factory-card", "SC-186")
    g.state.factory[0] = 3
    assert "factory" in g.again().offers(0, "use section")


@rule("SC-050", "SC-048", "SC-049")
def test_both_rows_may_be_left_out() -> None:
    g = scythe(TWO).goods("forest_1", oil=3)
    g.turn(0, "bolster", "skip", "skip")
    assert g.step == "end_of_turn"
    assert g.figures(0) == (4, 4, 2)
    h = scythe(TWO).goods("forest_1", oil=3)
    h.turn(0, "bolster", "skip", "take bottom true", "done")
    assert h.stock("forest_1") == {}


@rule("SC-051", "SC-052", "SC-048")
def test_a_top_row_that_cannot_be_paid_is_not_offered() -> None:
    for section in ("bolster", "trade"):
        g = scythe(TWO).has(0, coins=0)
        g.says(0, f"use section {section}")
        assert g.step == "end_of_turn"
    g = scythe(TWO)
    g.says(0, "use section move")
    g.refuses(0, "take top gain_power", "other-section", "SC-048")


@rule("SC-052", "SC-049", "SC-092")
def test_a_bottom_row_that_cannot_be_paid_is_not_offered() -> None:
    for oil, step in ((2, "end_of_turn"), (3, "bottom_row")):
        g = scythe(TWO).goods("forest_1", oil=oil)
        g.turn(0, "bolster", "skip")
        assert g.step == step


@rule("SC-053", "SC-051")
def test_what_the_top_row_gave_pays_for_the_bottom_row() -> None:
    g = scythe("nordic mechanical, rusviet engineering").goods("forest_1", oil=1).put(0, "forest_1", mechs=1)
    g.turn(0, "trade", "take top gain_resources", "put on forest_1", "take resource oil", "take resource oil")
    assert g.step == "bottom_row"
    g.says(0, "take bottom true", "upgrade move_units enlist")
    assert g.stock("forest_1") == {}


@rule("SC-056")
def test_who_can_do_nothing_still_moves_the_token() -> None:
    g = scythe(TWO).has(0, coins=0, power=0, popularity=0).put(0, "forest_1", workers=2)
    g.state.last[0] = 0
    g.again()
    for section in ("bolster", "trade", "produce"):
        h = scythe(TWO).has(0, coins=0, power=0, popularity=0).put(0, "forest_1", workers=2)
        h.state.last[0] = 0
        h.again().says(0, f"use section {section}")
        assert h.step == "end_of_turn"
        assert h.state.last[0] > 0


@rule("SC-054", "SC-193")
def test_an_objective_may_be_completed_on_the_own_turn() -> None:
    g = scythe(TWO).wants(0, "balanced_workforce", "higher_ground_advantage")
    g.hires(0, "upgrade", "deploy")
    g.says(0, "show objective balanced_workforce")
    assert (g.step, g.star_goals(0)) == ("choose_section", ["objective"])


@rule("SC-055", "SC-046")
def test_one_turn_ends_before_the_next_begins() -> None:
    g = scythe(TWO).goods("forest_1", oil=3)
    g.turn(0, "bolster", "skip", "take bottom true")
    assert g.waiting == [0]
    g.says(0, "done")
    assert g.waiting == [0]
    g.says(0, "end turn")
    assert g.waiting == [1]


@rule("SC-093", "SC-051")
def test_the_coins_of_a_bottom_row_may_be_refused() -> None:
    for words, coins in (("take bottom true", 7), ("take bottom false", 4)):
        g = scythe(TWO).goods("forest_1", oil=3)
        g.turn(0, "bolster", "skip", words, "upgrade move_units deploy")
        assert g.state.coins[0] == coins
    g = scythe(TWO).goods("forest_1", food=4)
    g.turn(0, "trade", "skip")
    assert g.options(0) == ["take bottom true", "skip"]
    g.refuses(0, "take bottom false", "no-coins-to-refuse", "SC-093")


@rule("SC-094", "SC-204")
def test_a_finished_bottom_row_may_still_be_paid_for() -> None:
    g = scythe(TWO).goods("forest_1", oil=3).hires(0, "upgrade").hires(1, "upgrade")
    g.state.cubes[0] = 63
    g.stars(0, upgrades=1)
    g.turn(0, "bolster", "skip", "take bottom true")
    assert g.step == "end_of_turn"
    assert g.figures(0) == (7, 5, 2)
    assert g.figures(1)[1] == 4


@rule("SC-094")
@pytest.mark.parametrize(("cubes", "empty"), [(63, True), (0, False)])
def test_paying_for_a_finished_bottom_row_says_that_it_brings_nothing(cubes: int, empty: bool) -> None:
    g = scythe(TWO).goods("forest_1", oil=3)
    g.state.cubes[0] = cubes
    g.says(0, "use section bolster", "skip")
    assert g.brings(0, "take bottom true").figures["empty"] is empty


# Deals


@rule("SC-155", "SC-196", "SC-197", "option:pacts")
def test_without_pacts_coins_stay_where_they_are() -> None:
    g = scythe(TWO)
    assert not g.offers(0, "give coins")
    g.refuses(0, "give coins 1 3", "no-pacts", "SC-155")


@rule("SC-155", "SC-196", "SC-198", "option:pacts")
def test_with_pacts_coins_may_be_given_on_the_own_turn() -> None:
    g = scythe("nordic industrial, rusviet engineering, crimea patriotic", pacts=True)
    assert g.offers(0, "give coins") == [f"{to} {n}" for to in (1, 2) for n in (1, 2, 3, 4)]
    g.says(0, "give coins 2 3")
    assert g.state.coins == [1, 5, 9]
    assert g.happened(ev.GaveCoins) == [ev.GaveCoins(0, 2, 3)]
    assert g.step == "choose_section"
    g.refuses(0, "give coins 1 2", "too-few-coins", "SC-196")
    g.refuses(0, "give coins 0 1", "no-such-player", "SC-196")
    g.refuses(0, "give coins 4 1", "no-such-player", "SC-196")
    g.turn(0, "move", "take top gain_coins")
    assert g.offers(0, "give coins") == ["1 1", "1 2", "2 1", "2 2"]
    g.says(0, "give coins 1 2", "end turn")
    assert g.waiting == [1]


@rule("SC-196", "option:pacts")
def test_no_more_than_ten_coins_at_a_time() -> None:
    g = scythe(TWO, pacts=True).has(0, coins=30)
    assert g.offers(0, "give coins") == [f"1 {n}" for n in range(1, 11)]


@rule("SC-197", "SC-155", "option:pacts")
def test_during_a_combat_no_coins_change_hands() -> None:
    g = scythe(TWO, pacts=True).put(0, "tundra_4", mechs=1).put(1, "mountain_5", mechs=1)
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4", "go mountain_5")
    assert not g.offers(0, "give coins")
    g.says(0, "done")
    assert g.step == "choose_dials"
    assert not g.offers(0, "give coins") and not g.offers(1, "give coins")


@rule("SC-046", "SC-002")
def test_players_take_turns_until_somebody_has_six_stars() -> None:
    t = Table.new("scythe", 2, 4)
    chosen = []
    for _ in range(300):
        seat = t.asked[0]
        t.play(seat, t.asks_of(seat)[0])
        chosen = [event.seat for event in t.history if isinstance(event, ev.ChoseSection)]
    assert len(chosen) > 20
    assert all(one != other for one, other in pairwise(chosen))
