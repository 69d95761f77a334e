"""Wakhan's default actions: tax, gift, build, betray, battle, move."""

from typing import Any

from marks import rule
from pax_pamir_script import pax
from pax_pamir_wakhan import EMPTY, MARKET, act, boxes

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.rules.automa import highest_priority
from meydan.games.pax_pamir.rules.influence import influence


@rule("PP-207", "PP-208", "PP-217", "PP-218", "PP-219", "box:tax")
def test_tax_takes_from_the_richest_then_the_market() -> None:
    g = act(2, ai=3, courts="16 | 17 | 61", tribes="kabul 2 1", rupees="2 5 0", coins="0 4", market=MARKET)
    assert boxes(g) == ["tax"] and g.rupees == [2, 3, 2]
    for red, rupees in ((0, [2, 3]), (1, [3, 2])):
        g = act(2, ai=3, courts="17 | 15 | 16", tribes="kabul 2 1", rupees="3 3 0", red=red, market=MARKET)
        assert g.rupees[:2] == rupees, "the red arrow decides between equals"
    g = act(2, ai=3, courts="16 | 17 | 8", tribes="kabul 2 1", rupees="5 4 0", red=1, market=EMPTY)
    assert g.rupees == [3, 4, 2], "the richest down to the shelter, before the next"
    g = act(ai=3, courts="61 | 8", tribes="herat 1 1", rupees="3 0", coins="1 1, 2 3, 7 2", market=MARKET, red=1)
    taken = [event.card + 1 for event in g.happened(ev.TaxedCard)]
    assert g.rupees == [2, 2] and taken == [56], (
        "one above the shelter, then the leftmost rupees, bottom row by the arrow"
    )
    g = act(ai=3, courts="| 8", coins="1 1, 7 2", market=MARKET, red=0, rupees="9 0")
    assert [event.card + 1 for event in g.happened(ev.TaxedCard)] == [99, 56]


@rule("PP-207", "PP-209")
def test_no_tax_without_rule_or_rupees() -> None:
    assert "tax" not in boxes(act(ai=3, courts="16 | 8", rupees="9 0", market=EMPTY))


@rule("PP-210", "PP-194")
def test_the_cheapest_gift() -> None:
    g = pax(1, turn=1, courts="| 46", rupees="4 9", favoured="economic", at="bonus", ai=1, market=MARKET)
    assert g.gifts(1) == [2] and g.rupees[1] == 7
    g = pax(1, turn=1, courts="| 46", rupees="4 9", gifts="1 2", favoured="economic", at="bonus", ai=1, market=MARKET)
    assert g.gifts(1) == [2, 4]
    assert influence(g.state, 1, 0) == influence(g.state, 1, 2) == 3, "for all coalitions"


@rule("PP-211", "PP-208", "box:build")
def test_build_armies_for_all_her_money() -> None:
    g = act(ai=7, courts="| 49", tribes="kabul 1 1, kandahar 1 1", rupees="4 5", market=MARKET.replace("49", "48"))
    assert boxes(g) == ["build"] and g.army("kabul", "afghan") == 2 and g.rupees[1] == 1, "Kabul is further left"
    g = act(ai=7, courts="| 49", tribes="kabul 1 1", rupees="4 9", market=MARKET.replace("49", "48"))
    assert g.army("kabul", "afghan") == 3 and g.rupees[1] == 3
    g = act(ai=7, courts="| 49", tribes="kabul 1 1", rupees="4 9", effects="nation_building 1", market=EMPTY)
    assert g.army("kabul", "afghan") == 6 and g.rupees[1] == 3
    assert "build" not in boxes(act(ai=7, courts="| 49", rupees="4 5", market=EMPTY))


@rule("PP-238", "PP-211", "ability:infrastructure")
def test_infrastructure_serves_her_too() -> None:
    g = act(ai=7, courts="| 78", tribes="kabul 1 1", rupees="4 3", market=EMPTY)
    assert g.army("kabul", "afghan") == 2 and g.rupees[1] == 1


@rule("PP-211", "PP-055")
def test_build_with_an_empty_supply() -> None:
    g = act(ai=7, courts="| 49", tribes="kabul 1 1", rupees="4 2", armies="herat afghan 12", market=EMPTY)
    assert g.army("kabul", "afghan") == 1 and g.army("herat", "afghan") == 11


@rule("PP-211", "PP-055", "PP-223", "PP-236")
def test_she_does_not_build_away_her_own_rule() -> None:
    layout: dict[str, Any] = {"tribes": "punjab 1 1, herat 1 1", "armies": "punjab afghan 1, punjab british 1"}
    g = act(ai=7, courts="| 49", roads="kabul_transcaspia afghan 11", rupees="4 6", market=EMPTY, **layout)
    assert g.ruler("punjab") == 1 and g.rupees[1] == 0, "roads are taken rather than the army that rules Punjab"
    layout = {"tribes": "punjab 1 1, herat 1 1", "armies": "punjab afghan 12, punjab british 12"}
    g = act(ai=7, courts="| 49", rupees="4 2", market=EMPTY, **layout)
    assert g.army("herat", "afghan") == 1 and g.rupees[1] == 0, "with Punjab lost she builds in Herat"


@rule("PP-212", "PP-182", "PP-183", "PP-184", "box:betray")
def test_betray_the_card_of_highest_priority_with_a_prize() -> None:
    g = act(ai=22, courts="4 10 61 | 16 90", spies="4 1 1, 10 1 1, 61 1 1, 90 1 1", market=EMPTY, favoured="economic")
    assert boxes(g) == ["betray"] and g.court(0) == [4, 61] and g.prizes(1) == [10] and g.rupees[1] == 2
    g = act(
        ai=22, courts="4 90 | 16", spies="4 1 1, 90 1 1", market=EMPTY, favoured="economic", armies="kabul british 4"
    )
    assert g.prizes(1) == [90], "the prize of the dominant coalition"
    g = act(ai=22, courts="61 | 16", spies="61 1 1", market=EMPTY)
    assert boxes(g) == [], "no prize, no betrayal"
    g = act(ai=22, courts="4 | 16", spies="4 1 1", rupees="4 1", market=EMPTY)
    assert boxes(g) == []


@rule("PP-183", "PP-182")
def test_the_whole_list_of_priorities() -> None:
    g = pax(1, courts="61 | 96 97 98 99 100", favoured="economic", ai=1, market=EMPTY)

    def first(*cards: int) -> int:
        return highest_priority(g.state, 1, [card - 1 for card in cards]) + 1

    assert first(96, 61) == 61, "an opponent's card"
    assert first(96, 100) == 96, "the favoured suit"
    assert first(97, 99) == 99, "a patriot"
    assert first(97, 98) == 98, "the higher rank"
    g = pax(1, courts="| 84 32 14 8 33 34 26", ai=1, market=EMPTY, armies="kabul british 4")
    assert first(84, 32) == 32, "a patriot of the dominant coalition"
    assert first(34, 33) == 34, "its prize, though the rank is lower"
    assert first(14, 8) == 14, "leveraged"
    assert first(8, 33) == 33, "the higher number"


@rule("PP-213", "PP-214", "PP-208", "box:battle")
def test_battle_in_the_leftmost_region() -> None:
    g = act(
        ai=15,
        courts="| 33",
        armies="kabul russian 2, kabul british 1",
        tribes="kabul 0 1",
        roads="kabul_punjab british 1",
        market=EMPTY,
    )
    assert boxes(g) == ["battle"] and g.tribe("kabul", 0) == 0 and g.army("kabul", "british") == 0
    assert g.road("kabul_punjab", "british") == 1
    g = act(
        ai=15,
        courts="| 33",
        armies="kabul russian 2",
        roads="kabul_punjab british 2, herat_kabul british 1",
        market=EMPTY,
    )
    assert g.blocks("british") == 1, "roads last"
    g = act(ai=15, courts="| 33", armies="kabul russian 2, kabul afghan 2", market=EMPTY)
    assert boxes(g) == [], "nobody serves the Afghans"
    g = act(ai=15, courts="17 | 33", armies="kabul russian 2", tribes="kabul 0 1", market=EMPTY)
    assert boxes(g) == [], "a citadel"


@rule("PP-213", "PP-191")
def test_rank_and_armies_limit_her_battles() -> None:
    g = act(ai=15, courts="| 33", armies="kabul russian 1, kabul british 3", market=EMPTY)
    assert g.army("kabul", "british") == 2
    g = act(ai=15, courts="| 51", armies="kabul russian 3, kabul british 3", market=EMPTY)
    assert g.army("kabul", "british") == 2


@rule("PP-215", "PP-216")
def test_battle_on_a_card_if_no_region_fits() -> None:
    layout: dict[str, Any] = {"ai": 15, "courts": "61 | 62 | 33", "market": EMPTY}
    for red, left in ((0, (0, 1)), (1, (1, 0))):
        g = act(2, spies="61 2 1, 61 0 1, 61 1 1, 62 2 1, 62 1 1", red=red, **layout)
        assert (g.spy(61, 0), g.spy(61, 1)) == left and g.spy(62, 1) == 1, "card 61 has the higher rank"
    g = act(2, ai=15, courts="61 1 | 62 | 33", market=EMPTY, spies="61 2 1, 61 0 1, 62 2 1, 62 1 1")
    assert g.spy(62, 1) == 0, "Indispensable Advisors protect the spies on card 61"


@rule("PP-214", "PP-205")
def test_roads_fall_by_the_order_of_her_card() -> None:
    roads = "kabul_kandahar british 1, herat_kabul british 1, kabul_punjab british 1"
    g = act(ai=15, courts="| 51", armies="kabul russian 1", roads=roads, market=EMPTY)
    left = [g.road(border, "british") for border in ("kabul_punjab", "herat_kabul", "kabul_kandahar")]
    assert boxes(g) == ["battle"] and left == [0, 1, 1], "Punjab comes before Herat and Kandahar on card 15"


@rule("PP-216", "PP-214")
def test_the_red_arrow_picks_among_players_in_a_region() -> None:
    for red, left in ((0, (0, 1)), (1, (1, 0))):
        g = act(
            2,
            ai=15,
            courts="| | 51",
            armies="kabul russian 1",
            tribes="kabul 0 1, kabul 1 1",
            loyalty="british afghan",
            red=red,
            market=EMPTY,
        )
        assert (g.tribe("kabul", 0), g.tribe("kabul", 1)) == left
        g = act(
            2,
            ai=15,
            courts="| | 51",
            armies="kabul russian 1, kabul british 1, kabul afghan 1",
            loyalty="british afghan",
            red=red,
            market=EMPTY,
        )
        assert (g.army("kabul", "british"), g.army("kabul", "afghan")) == left


@rule("PP-209", "box:battle_on_most_spied_card")
def test_battle_on_the_most_spied_card() -> None:
    g = act(ai=14, courts="61 62 | 33", spies="61 1 1, 61 0 1, 62 1 2, 62 0 1", market=EMPTY)
    assert boxes(g) == ["battle_on_most_spied_card"] and g.spy(62, 0) == 0 and g.spy(61, 0) == 1
    g = act(ai=14, courts="61 62 | 33", spies="61 1 1, 61 0 1, 62 1 1, 62 0 1", market=EMPTY)
    assert g.spy(61, 0) == 0, "equal, so by priority"
    assert boxes(act(ai=14, courts="61 | 33", spies="61 1 1", market=EMPTY)) == []
    assert boxes(act(ai=14, courts="61 | 16", spies="61 1 1, 61 0 1", market=EMPTY)) == [], "no card with battle"


@rule("PP-215", "ability:safe_house", "PP-238")
def test_a_safe_house_against_her_battles() -> None:
    g = act(ai=14, courts="61 41 | 33", spies="61 1 1, 61 0 1", market=EMPTY)
    assert g.waiting == [0] and g.options() == ["place spy 41", "done"]
    g = pax(1, courts="33 | 61 41", spies="61 0 1, 61 1 1", market=EMPTY, ai=1)
    g.says(0, "use 33 battle")
    assert g.spy(41, 1) == 1, "she always uses hers"


@rule("PP-220", "PP-221", "PP-222", "PP-208", "box:move")
def test_armies_move_to_the_tribes_of_others() -> None:
    g = act(ai=12, courts="| 29", tribes="herat 0 1, kabul 0 1", armies="kandahar afghan 3", market=EMPTY)
    assert boxes(g) == ["move"] and g.army("herat", "afghan") == 1 and g.army("kabul", "afghan") == 1, "no roads needed"
    g = act(ai=12, courts="| 29", tribes="herat 0 1", armies="kandahar afghan 3", market=EMPTY)
    assert g.army("herat", "afghan") == 1, "no more than there are tribes"
    assert boxes(act(ai=12, courts="| 29", tribes="persia 0 1", armies="kandahar afghan 3", market=EMPTY)) == [], (
        "too far"
    )
    g = act(ai=12, courts="| 29", tribes="herat 0 1", armies="transcaspia afghan 1, persia afghan 1", market=EMPTY)
    assert g.army("transcaspia", "afghan") == 1 and g.army("persia", "afghan") == 0, "Persia comes first on her card"
    g = act(ai=12, courts="| 29", tribes="herat 0 1, kandahar 0 1", armies="kandahar afghan 1", market=EMPTY)
    assert boxes(g) == [], "that army is wanted where it is"


@rule("PP-223")
def test_she_does_not_give_up_a_ruler_token() -> None:
    layout: dict[str, Any] = {"ai": 12, "courts": "| 29", "armies": "kabul afghan 1, kabul british 1", "market": EMPTY}
    assert boxes(act(tribes="kabul 1 1, herat 0 1", **layout)) == []
    assert boxes(act(tribes="kabul 1 2, herat 0 1", **layout)) == ["move"]
    assert boxes(act(tribes="herat 0 1", **layout)) == ["move"]


@rule("PP-208", "PP-206", "PP-118", "PP-176")
def test_she_pays_hostage_takers_or_uses_another_card() -> None:
    g = act(ai=3, courts="| 61", spies="61 0 2", rupees="4 2", coins="0 3", market=MARKET)
    assert boxes(g)[0] == "tax" and g.rupees == [6, 2]
    g = act(ai=3, courts="| 61 16", spies="61 0 2", rupees="4 1", coins="0 3", market=MARKET)
    used = [event.card + 1 for event in g.happened(ev.Acted)]
    assert used == [16], "she could not pay for card 61"
    g = act(ai=3, courts="| 61", spies="61 0 2", rupees="4 1", coins="0 3", market=MARKET, effects="courtly_manners 1")
    assert g.rupees[0] == 4 and boxes(g)[0] == "tax"


@rule("PP-208")
def test_she_acts_with_the_card_of_highest_priority() -> None:
    g = act(ai=3, courts="| 16 61", coins="0 3", market=MARKET)
    assert [event.card + 1 for event in g.happened(ev.Acted)] == [61]


@rule("PP-177", "ability:blackmail_kandahar")
def test_blackmail_she_always_uses() -> None:
    g = pax(1, turn=1, courts="46 47 | 43", at="blackmail", ai=1, market=EMPTY)
    assert g.spy(46, 1) == 1 and g.spy(47, 1) == 0
