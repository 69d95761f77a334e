"""Tax, gift, build and betray."""

from marks import rule
from pax_pamir_script import pax

from meydan.core import play
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import facts
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.codes import tribe_code

ONE_MARKET = "96 99 39 88 13 62 93 56 100 49 6 32"


@rule("PP-122", "PP-123", "PP-124", "PP-125", "PP-126", "PP-033", "PP-111")
def test_example_tax_in_kabul() -> None:
    g = pax(2, courts="61 | 14", tribes="kabul 0 1", rupees="0 3", market=ONE_MARKET, coins="0 1, 8 2, 11 1")
    g.says(0, "use 61 tax")
    assert set(g.options()) == {"tax player 1", "tax card 96", "tax card 100", "tax card 32"}
    g.says(0, "tax player 1")
    g.refuses(0, "tax player 1", "sheltered", "PP-125")
    g.refuses(0, "tax card 99", "no-rupees-on-it", "PP-123")
    assert "done" in g.options(), "a second rupee is possible, not due"
    g.says(0, "tax card 100")
    assert g.rupees == [2, 2] and g.coins[8] == 1 and g.left == 1


@rule("PP-123", "PP-050")
def test_only_holders_of_cards_of_ruled_regions_are_taxed() -> None:
    g = pax(3, courts="61 | 16 | 59", tribes="herat 0 1", rupees="0 5 5", market=ONE_MARKET, coins="0 1")
    g.says(0, "use 61 tax")
    assert set(g.options()) == {"tax player 2", "tax card 96"}
    g.refuses(0, "tax player 1", "not-taxable", "PP-050", "PP-123")


@rule("PP-123", "PP-115")
def test_rupees_on_an_empty_space_cannot_be_taxed() -> None:
    g = pax(2, courts="61 |", market="0 99 39 88 13 62 93 56 100 49 6 32", coins="0 3")
    g.refuses(0, "use 61 tax", "nothing-to-tax", "PP-123", "PP-125")


@rule("PP-122", "PP-111")
def test_rank_one_takes_one_rupee() -> None:
    g = pax(2, courts="16 |", coins="0 5, 1 5")
    g.says(0, "use 16 tax")
    g.says(0, g.offers("tax card")[0])
    assert g.rupees[0] == 5 and g.step == "acting"


@rule("PP-127", "PP-128", "PP-129")
def test_any_empty_gift_space_may_be_chosen() -> None:
    g = pax(2, courts="46 |", rupees="5 0", gifts="0 2", favoured="economic")
    g.says(0, "use 46 gift")
    assert g.gifts(0) == [2, 4], "the space of six is too dear, the one of two is taken"
    assert g.rupees[0] == 1 and g.cylinders(0) == 8
    g = pax(2, courts="46 |", rupees="9 0", favoured="economic", gifts="0 4")
    g.says(0, "use 46 gift")
    assert g.options() == ["give gift 2", "give gift 6"]
    g.refuses(0, "give gift 4", "gift-space-taken", "PP-127")
    g.says(0, "give gift 6")
    assert g.gifts(0) == [4, 6] and g.rupees[0] == 3


@rule("PP-127", "PP-128")
def test_a_gift_that_cannot_be_paid() -> None:
    g = pax(2, courts="46 |", rupees="1 0")
    g.refuses(0, "use 46 gift", "action-too-dear", "PP-128")
    g = pax(2, courts="46 14 |", rupees="5 0")
    g.says(0, "use 46 gift")
    g.refuses(0, "give gift 6", "gift-too-dear", "PP-128")


@rule("PP-127", "PP-055")
def test_a_gift_may_need_a_cylinder_from_elsewhere() -> None:
    g = pax(2, courts="46 |", rupees="5 0", tribes="kabul 0 9", gifts="0 2")
    g.says(0, "use 46 gift")
    assert set(g.options()) == {"lift tribe kabul", "lift gift 2"}
    g.says(0, "lift tribe kabul")
    assert g.gifts(0) == [2, 4] and g.tribe("kabul", 0) == 8


@rule("PP-127", "PP-128", "PP-055", "PP-063")
def test_a_gift_is_paid_before_its_cylinder_is_looked_for() -> None:
    g = pax(2, courts="27 4 1 | 5", tribes="punjab 0 1", spies="1 0 9", rupees="2 4")
    g.says(0, "use 4 gift", "lift tribe punjab")
    assert g.step == "pay_in_cards", "the tribe was the last, and card 27 goes with its debt"
    g.says(0, "discard 4")
    assert g.gifts(0) == [2] and g.rupees[0] == 0


@rule("PP-055", "PP-127")
def test_no_gift_when_every_cylinder_was_placed_this_turn() -> None:
    g = pax(2, courts="46 |", rupees="9 0", tribes="kabul 0 10", begun=False)
    g.state.fresh.extend([tribe_code(facts.KABUL, 0)] * 10)
    play.begin(g.state)
    assert not g.offers("use 46")


@rule("PP-055", "PP-131")
def test_a_block_taken_from_elsewhere_is_to_be_placed() -> None:
    armies = "kabul british 2, punjab british 9, persia british 1"
    g = pax(2, courts="14 |", tribes="kabul 0 1", armies=armies, rupees="8 4")
    g.says(0, "use 14 build", "lift block persia", "place army kabul")
    assert "done" in g.options()
    g.says(0, "lift block punjab")
    assert "done" not in g.options() and "place army kabul" in g.options()


@rule("PP-131", "PP-132", "PP-133", "PP-134", "PP-050")
def test_example_building_in_kabul() -> None:
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="9 0", market=ONE_MARKET.replace("49", "48"))
    g.says(0, "use 49 build")
    roads = {f"place road {b}" for b in ("kabul_transcaspia", "herat_kabul", "kabul_kandahar", "kabul_punjab")}
    assert set(g.options()) == {"place army kabul", *roads}, "one block at least"
    g.refuses(0, "place army herat", "not-ruled", "PP-050", "PP-131")
    g.refuses(0, "place road herat_persia", "border-not-ruled", "PP-132")
    g.says(0, "place army kabul", "place army kabul")
    assert g.coins == [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1] and g.rupees[0] == 5
    g.says(0, "done")
    assert g.army("kabul", "british") == 2 and g.left == 1


@rule("PP-131", "PP-133", "PP-003")
def test_three_blocks_at_most_and_only_what_can_be_paid() -> None:
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="9 0")
    g.says(0, "use 49 build", "place army kabul", "place road kabul_punjab", "place road kabul_punjab")
    assert g.step == "acting" and g.rupees[0] == 3 and g.road("kabul_punjab", "british") == 2
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="3 0")
    g.says(0, "use 49 build", "place army kabul")
    assert g.step == "acting" and g.rupees[0] == 1


@rule("PP-131")
def test_building_needs_rule_money_and_a_block() -> None:
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="1 0")
    g.refuses(0, "use 49 build", "action-too-dear", "PP-133")
    g = pax(2, courts="49 |", tribes="kabul 0 1, kabul 1 1", rupees="6 0")
    g.refuses(0, "use 49 build", "rule-nothing", "PP-050", "PP-131")


@rule("PP-055", "PP-131")
def test_building_with_an_empty_supply_lifts_a_block_first() -> None:
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="9 0", armies="herat british 11, persia british 1")
    g.says(0, "use 49 build")
    assert set(g.options()) == {"lift block herat", "lift block persia"} and g.about["short"] == "yes"
    g.says(0, "lift block persia", "place army kabul")
    assert g.army("kabul", "british") == 1 and g.rupees[0] == 7
    g.refuses(0, "lift block kabul", "placed-this-turn", "PP-055")


@rule("PP-055")
def test_lifting_an_army_may_end_the_rule_and_the_build() -> None:
    g = pax(
        2, courts="49 |", tribes="kabul 0 1", rupees="9 0", armies="kabul british 3, kabul russian 3, herat british 9"
    )
    assert g.ruler("kabul") == 0
    g.says(0, "use 49 build", "lift block kabul")
    assert g.step == "acting" and g.rupees[0] == 9 and g.left == 1 and g.state.pool[0] == 1


@rule("PP-140", "PP-142", "PP-141", "PP-143")
def test_betraying_a_card_and_leaving_its_prize() -> None:
    g = pax(2, courts="16 | 4 61", spies="4 0 1, 4 1 2", rupees="3 4", market=ONE_MARKET)
    g.says(0, "use 16 betray")
    assert g.step == "claim_prize" and g.about["turns"] == "yes"
    assert g.rupees[0] == 1 and g.coins[5] == g.coins[11] == 1
    g.says(0, "leave prize")
    assert g.court(1) == [61] and g.prizes(0) == [] and g.loyalty(0) == "british" and 4 in g.burnt
    assert [e.card + 1 for e in g.happened(ev.LeftPrize)] == [4]
    assert g.cylinders(0) == g.cylinders(1) == 10


@rule("PP-143", "PP-144", "PP-040")
def test_a_prize_of_another_coalition_turns_the_coat() -> None:
    g = pax(2, courts="16 51 | 4", spies="4 0 1", gifts="0 2", prizes="25 |", rupees="3 4")
    g.says(0, "use 16 betray", "take prize")
    assert g.loyalty(0) == "afghan" and g.prizes(0) == [4] and g.gifts(0) == [] and g.court(0) == [16]
    assert {25, 51} <= set(g.burnt) and 4 not in g.burnt


@rule("PP-144")
def test_the_loyalty_changes_before_the_prize_is_held() -> None:
    g = pax(2, courts="15 80 | 21", spies="21 0 1", rupees="2 4", hands="61 |")
    g.says(0, "use 15 betray")
    assert g.options() == ["leave prize", "take prize"], "who says nothing keeps the old loyalty"
    g.says(0, "take prize")
    assert g.step == "pay_in_cards" and g.prizes(0) == [] and g.loyalty(0) == "british"
    g.says(0, "discard 61")
    assert g.prizes(0) == [21] and g.loyalty(0) == "afghan"
    names = [type(event).__name__ for event in g.happened(ev.BurntCourt, ev.ChangedLoyalty, ev.TookPrize)]
    assert names[-2:] == ["ChangedLoyalty", "TookPrize"]


@rule("PP-143", "PP-039")
def test_a_prize_of_the_own_coalition_is_added() -> None:
    g = pax(2, courts="16 | 90", spies="90 0 1", prizes="25 |", gifts="0 2", rupees="3 4")
    g.says(0, "use 16 betray")
    assert g.about["turns"] == "no"
    g.says(0, "take prize")
    assert g.prizes(0) == [25, 90] and g.gifts(0) == [2] and g.loyalty(0) == "british"


@rule("PP-140")
def test_ones_own_card_may_be_betrayed_even_the_acting_one() -> None:
    g = pax(2, courts="16 |", spies="16 0 1", rupees="2 4")
    g.says(0, "use 16 betray")
    assert g.court(0) == [] and g.rupees[0] == 0, "card 16 shows no prize"


@rule("PP-140", "PP-142")
def test_betrayal_needs_a_spy_and_two_rupees() -> None:
    g = pax(2, courts="16 | 4", spies="4 0 1", rupees="1 4")
    g.refuses(0, "use 16 betray", "action-too-dear", "PP-142")
    g = pax(2, courts="16 | 4 61", spies="4 0 1, 61 0 1", rupees="4 4")
    g.says(0, "use 16 betray")
    g.refuses(0, "betray 16", "no-spy-there", "PP-140")


@rule("PP-145", "PP-062", "PP-063")
def test_betrayal_costs_the_owner_the_leverage_then_comes_the_prize() -> None:
    g = pax(2, courts="16 | 42", spies="42 0 1", tribes="kandahar 1 2", rupees="2 5", loyalty="afghan russian")
    g.says(0, "use 16 betray")
    assert g.rupees[1] == 3 and g.tribe("kandahar", 1) == 0 and g.step == "claim_prize"
    names = [type(event).__name__ for event in g.happened(ev.BurntCourt, pe.LostTribes, ev.PaidLeverage)]
    assert names == ["BurntCourt", "LostTribes", "PaidLeverage"]


@rule("PP-033")
def test_rank_does_not_matter_for_gift_build_and_betray() -> None:
    assert facts.RANK[12 - 1] == 3
    g = pax(2, courts="12 |", rupees="9 0")
    g.says(0, "use 12 gift", "give gift 2")
    assert g.gifts(0) == [2]
