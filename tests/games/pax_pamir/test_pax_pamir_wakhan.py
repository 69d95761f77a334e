"""Wakhan at play: boxes, radicalizing, her default actions and clean-up."""

from typing import Any

from marks import rule
from pax_pamir_script import Script, pax, wakhan

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.facts import BOX_IDS
from meydan.games.pax_pamir.rules.automa import gives_up, highest_priority
from meydan.games.pax_pamir.rules.dominance import check_points, influence

MARKET = "96 99 39 88 13 14 93 56 100 49 6 32"
EMPTY = "0 0 0 0 0 0 0 0 0 0 0 0"


def boxes(g: Script) -> list[str]:
    """The boxes she followed."""
    return [BOX_IDS[event.box] for event in g.happened(ev.WakhanFollowed)]  # type: ignore[attr-defined]


def bought(g: Script) -> list[int]:
    return [event.card + 1 for event in g.happened(ev.Bought)]  # type: ignore[attr-defined]


def act(people: int = 1, **layout: Any) -> Script:
    """One action of hers."""
    return wakhan(people, **{"left": 1, **layout})


# The turn


@rule("PP-188", "PP-195", "PP-198", "PP-202", "PP-205", "PP-203", "box:radicalize")
def test_she_buys_by_the_arrows_and_plays_at_once() -> None:
    g = act(ai=1, red=1, black=3, market=MARKET, courts="| 16")
    assert bought(g) == [49] and g.court(1) == [16, 49] and g.rupees == [4, 1], "bottom: the right end"
    assert g.road("kabul_kandahar", "russian") == 1, "Kabul comes first on her card, and she is Russian"
    assert g.favoured == "political" and g.waiting == [0]
    g = act(ai=1, red=0, black=2, market=MARKET, courts="| 16")
    assert g.court(1) == [39, 16], "top: the left end"


@rule("PP-188", "PP-189")
def test_two_actions_down_the_boxes_and_from_the_top_again() -> None:
    g = wakhan(ai=23, market=MARKET, left=2)
    assert boxes(g) == ["radicalize_top_political", "radicalize"], "military is not favoured, so that box is skipped"
    g = wakhan(ai=9, market=MARKET, rupees="4 9", left=2)
    assert boxes(g) == ["radicalize_most_blocks", "radicalize_most_cylinders_if_no_dominance"]
    g = wakhan(ai=9, market="96 99 0 0 0 0 93 0 0 0 0 0", left=2, armies="kabul british 8")
    assert boxes(g) == ["radicalize_most_blocks", "radicalize"]
    g = wakhan(ai=1, market=MARKET, left=2, red=0, black=0)
    assert boxes(g) == ["radicalize", "radicalize"], "round again to the third box"


@rule("PP-189")
def test_she_stops_when_nothing_is_valid() -> None:
    g = wakhan(ai=1, market=EMPTY, left=2)
    assert boxes(g) == [] and g.state.actions_left == 2


@rule("PP-190", "PP-191", "PP-112")
def test_bonus_actions_take_none_of_her_two() -> None:
    g = wakhan(ai=3, market=MARKET, courts="| 61", coins="0 5", favoured="economic", left=2)
    assert boxes(g) == ["tax", "radicalize_top_intelligence", "radicalize"]
    assert len(g.happened(ev.Acted)) == 1, "each card acts once"


@rule("PP-193", "PP-194")
def test_bonus_actions_at_the_end_from_the_left() -> None:
    g = pax(1, turn=1, courts="| 30 29 16", market=MARKET, coins="0 9", favoured="economic", at="bonus", ai=1)
    acted = [(event.card + 1, event.deed) for event in g.happened(ev.Acted)]  # type: ignore[attr-defined]
    assert acted == [(30, 0), (29, 0)], "the military card is not favoured"
    g = pax(1, turn=1, courts="| 30", market=MARKET, favoured="economic", at="bonus", ai=1)
    assert g.gifts(1) == [2] and g.rupees[1] == 2, "nothing to tax, so the next action of the card"


@rule("PP-192")
def test_ambition_buys_a_check_she_scores_most_from() -> None:
    market = "96 101 39 88 13 14 93 56 100 49 6 32"
    g = act(ai=1, market=market, checks=3, tribes="kabul 1 2, herat 0 1")
    assert g.happened(ev.WakhanAmbition) and g.points == [1, 3] and g.rupees[1] == 3
    g = act(ai=1, market=market, checks=3, tribes="kabul 1 1, herat 0 1")
    assert not g.happened(ev.WakhanAmbition), "as many points as another is not most"
    g = act(ai=1, market=market, checks=3, tribes="kabul 1 2", rupees="4 0")
    assert not g.happened(ev.WakhanAmbition), "she cannot pay"


@rule("PP-192", "option:printing")
def test_in_2020_ambition_also_wins_games() -> None:
    layout: dict[str, Any] = {
        "ai": 1,
        "market": "101 99 39 88 13 14 93 56 100 49 6 32",
        "tribes": "kabul 1 1, herat 0 2",
        "points": "0 8",
        "checks": 1,
    }
    assert not act(**layout).happened(ev.WakhanAmbition)
    g = act(printing="second", **layout)
    assert g.happened(ev.WakhanAmbition) and g.over and g.winners == (1,)
    layout |= {"checks": 3, "points": "0 6"}
    assert act(printing="second", **layout).over, "a lead of four wins too"
    layout |= {"points": "0 5"}
    assert not act(printing="second", **layout).happened(ev.WakhanAmbition)


# Radicalizing


@rule("PP-199", "PP-200", "PP-198")
def test_if_that_card_is_not_valid_leftward_then_the_other_row() -> None:
    assert bought(act(ai=1, red=0, black=5, market=MARKET, rupees="4 1")) == [99]
    market = "101 111 39 61 13 14 93 56 62 49 63 12"
    g = act(ai=1, red=0, black=1, market=market, checks=3, armies="punjab afghan 8", loyalty="afghan", gifts="0 2")
    assert bought(g) == [56], "neither Public Withdrawal nor a check"
    assert bought(act(ai=1, red=0, black=2, market="0 0 0 88 13 14 93 56 100 49 6 32")) == [100]
    g = wakhan(ai=1, red=0, black=1, market="96 99 0 0 0 0 93 0 0 0 0 0", left=2)
    assert bought(g) == [99, 93], "she paid onto card 96 this turn"


@rule("PP-198", "PP-236")
def test_events_are_valid_picks() -> None:
    g = act(ai=1, red=0, black=0, market="113 99 39 88 13 14 93 56 100 49 6 32")
    assert bought(g) == [113] and g.rupees[1] == 7 and g.court(1) == []


@rule("PP-201", "PP-176")
def test_without_the_bribe_the_card_is_burnt() -> None:
    g = act(ai=1, red=0, black=1, market=MARKET, tribes="transcaspia 0 4", rupees="4 4", coins="1 1")
    assert g.court(1) == [99] and g.rupees == [8, 0], "the rupee on the card helps to pay"
    g = act(ai=1, red=0, black=1, market=MARKET, tribes="transcaspia 0 4", rupees="4 4")
    assert g.court(1) == [] and 99 in g.burnt and g.happened(ev.BurntBought) and g.rupees == [4, 3]


@rule("PP-201", "PP-177", "PP-176")
def test_courtly_manners_she_always_uses() -> None:
    g = act(ai=1, red=0, black=1, market=MARKET, tribes="transcaspia 0 4", effects="courtly_manners 1")
    assert g.court(1) == [99] and g.rupees[0] == 4


@rule("PP-196", "PP-209", "box:radicalize_top_military_if_military_favored")
def test_top_military() -> None:
    g = act(ai=11, market=MARKET, favoured="military", rupees="4 20", armies="kabul british 4")
    assert boxes(g) == ["radicalize_top_military_if_military_favored"] and bought(g) == [32]
    assert "radicalize_top_military_if_military_favored" not in boxes(act(ai=11, market=MARKET, rupees="4 20"))


@rule("PP-196", "PP-209", "box:radicalize_top_economic_if_political_favored")
def test_top_economic() -> None:
    g = act(ai=2, market=MARKET)
    assert bought(g) == [96] and boxes(g) == ["radicalize_top_economic_if_political_favored"], "the cheapest of rank 2"
    assert boxes(act(ai=2, market=MARKET, favoured="economic")) == ["radicalize_top_political"]


@rule("PP-196", "box:radicalize_top_political")
def test_top_political() -> None:
    assert bought(act(ai=23, market=MARKET)) == [93]
    assert bought(act(ai=23, market="0 0 0 0 0 93 0 0 0 0 6 0")) == [6], "the other is too dear"


@rule("PP-196", "box:radicalize_top_intelligence")
def test_top_intelligence() -> None:
    g = act(ai=3, market="96 4 3 88 13 14 93 56 100 49 6 32")
    assert bought(g) == [3] and boxes(g) == ["radicalize_top_intelligence"]


@rule("PP-196", "PP-209", "box:radicalize_most_net_rupees_if_poor")
def test_net_rupees() -> None:
    g = act(ai=4, market=MARKET, rupees="4 1", coins="1 2, 6 1")
    assert bought(g) == [93], "1 for nothing, and 2 less 1: the cheaper of equals"
    g = act(ai=20, market="14 99 39 88 13 96 93 56 100 49 6 32", rupees="4 1", coins="1 2")
    assert bought(g) == [14], "leverage counts"
    assert boxes(act(ai=4, market=MARKET, rupees="4 1")) == ["radicalize"], "no gain, no box"
    assert boxes(act(ai=4, market=MARKET, rupees="4 2", coins="6 1")) == ["radicalize"], "not poor"


@rule("PP-196", "box:radicalize_to_gain_rule")
def test_gaining_rule() -> None:
    g = act(ai=5, market="13 99 39 56 100 14 93 49 88 61 6 32", tribes="herat 0 1")
    assert bought(g) == [93] and g.ruler("transcaspia") == 1
    g = act(ai=21, market="13 99 39 56 100 14 0 49 88 61 6 32", tribes="herat 0 2, kabul 0 2")
    assert boxes(g) == ["radicalize"], "two tribes would only tie"
    g = act(ai=5, market="51 99 0 0 0 0 0 0 0 0 0 0", tribes="kandahar 1 1, kandahar 0 1")
    assert bought(g) == [51], "an army breaks the tie, but she must not rule already"
    assert boxes(act(ai=5, market="51 99 0 0 0 0 0 0 0 0 0 0", tribes="kandahar 1 1")) == ["radicalize"]


@rule("PP-196", "box:radicalize_intelligence")
def test_any_intelligence_card() -> None:
    assert bought(act(ai=6, market="96 99 13 3 39 14 93 56 100 49 6 32")) == [3], "the cheapest"


@rule("PP-196", "box:radicalize_most_blocks")
def test_most_blocks() -> None:
    assert bought(act(ai=9, market=MARKET.replace("56", "12"))) == [12]
    assert boxes(act(ai=9, market="93 0 0 0 0 0 0 0 0 0 0 0", armies="kabul british 4")) == ["radicalize"], (
        "places no block"
    )


@rule("PP-196", "PP-209", "box:radicalize_most_cylinders_if_no_dominance")
def test_most_cylinders() -> None:
    assert bought(act(ai=16, market=MARKET)) == [93]
    assert boxes(act(ai=16, market=MARKET, armies="kabul british 4")) == ["radicalize"], "a coalition is dominant"
    assert boxes(act(ai=16, market="61 0 0 0 0 0 0 0 0 0 0 0")) == ["radicalize"], "places none"


@rule("PP-196", "PP-209", "box:radicalize_move_card_if_none")
def test_a_card_with_move() -> None:
    g = act(ai=10, market="61 93 39 88 13 14 49 56 100 96 6 32")
    assert bought(g) == [39]
    assert boxes(act(ai=10, market=MARKET, courts="| 29")) == ["radicalize"]


@rule("PP-196", "PP-209", "box:radicalize_patriot_if_dominance")
def test_a_patriot_of_the_dominant_coalition() -> None:
    g = act(ai=13, market=MARKET, armies="kabul russian 4")
    assert bought(g) == [99] and boxes(g) == ["radicalize_patriot_if_dominance"]
    assert boxes(act(ai=13, market=MARKET)) == ["radicalize_most_cylinders_if_no_dominance"]


@rule("PP-196", "PP-209", "box:radicalize_top_political_if_court_full")
def test_top_political_if_her_court_is_full() -> None:
    g = act(ai=17, market=MARKET, courts="| 16 17 51")
    assert boxes(g) == ["radicalize_top_political_if_court_full"] and bought(g) == [93]
    assert boxes(act(ai=17, market=MARKET, courts="| 51 17")) == ["radicalize"]


@rule("PP-196", "PP-209", "box:radicalize_top_intelligence_if_behind_in_spies")
def test_top_intelligence_if_behind() -> None:
    g = act(ai=24, market=MARKET, courts="61 |", spies="61 0 1")
    assert boxes(g) == ["radicalize_top_intelligence_if_behind_in_spies"] and bought(g) == [39]
    assert boxes(act(ai=24, market=MARKET, courts="61 |", spies="61 0 1, 61 1 1")) == ["radicalize"]


@rule("PP-196")
def test_ties_go_to_the_highest_number() -> None:
    assert bought(act(ai=9, market="61 0 0 0 0 0 96 0 0 0 0 0")) == [96]


@rule("PP-197")
def test_with_a_check_in_the_market_and_no_dominance_most_spies_and_tribes() -> None:
    market = "96 99 39 88 13 101 93 56 100 49 6 32"
    g = act(ai=1, market=market, checks=3, red=0, black=0, tribes="kabul 0 1")
    assert bought(g) == [93]


@rule("PP-197", "PP-196", "option:printing")
def test_with_a_check_and_dominance_the_cheapest_patriot() -> None:
    layout: dict[str, Any] = {
        "ai": 1,
        "checks": 3,
        "red": 0,
        "black": 0,
        "armies": "kabul russian 4",
        "gifts": "0 2",
        "loyalty": "russian",
    }
    market = "96 99 39 88 13 101 93 56 100 49 6 32"
    assert bought(act(market=market, **layout)) == [99]
    market = "96 13 39 88 14 101 93 32 49 56 6 12"
    assert bought(act(market=market, **layout)) == [96], "first printing: no such patriot, so the arrows"
    assert bought(act(market=market, printing="second", **layout)) == [32], "2020: most armies and roads"


@rule("PP-196", "PP-197", "option:printing")
def test_a_check_comes_before_the_box_or_after_it() -> None:
    market = "96 99 39 88 13 101 56 93 100 49 6 32"
    layout: dict[str, Any] = {"ai": 2, "market": market, "checks": 3, "tribes": "kabul 0 1"}
    assert bought(act(**layout)) == [56], "first printing: most spies and tribes, cheapest"
    assert bought(act(printing="second", **layout)) == [96], "2020: the box says economic"


# Playing her cards


@rule("PP-233", "option:printing", "PP-038")
def test_the_colour_of_her_patriots_blocks() -> None:
    g = act(ai=1, red=1, black=2, market=MARKET, loyalty="russian")
    assert g.court(1) == [100] and g.army("transcaspia", "russian") == 2, "first printing: the colour of the patriot"
    g = act(ai=1, red=1, black=2, market=MARKET, loyalty="russian", printing="second")
    assert g.army("transcaspia", "afghan") == 2, "2020: always her pragmatic loyalty"


@rule("PP-204")
def test_where_her_spies_go() -> None:
    g = act(ai=1, market="39 0 0 0 0 0 0 0 0 0 0 0", courts="46 47 |", favoured="economic")
    assert g.spy(46, 1) == 1, "an opponent's card of the favoured suit, and leveraged"
    g = act(ai=1, market="39 0 0 0 0 0 0 0 0 0 0 0", courts="46 47 |", favoured="economic", spies="46 1 1")
    assert g.spy(47, 1) == 1, "on card 46 she has the most already"
    g = act(ai=1, market="39 0 0 0 0 0 0 0 0 0 0 0", courts="46 |", spies="46 1 1, 46 0 1")
    assert g.spy(46, 1) == 2, "a tie is not the most"
    g = act(ai=1, market="39 0 0 0 0 0 0 0 0 0 0 0", courts="46 |", spies="46 1 1")
    assert g.spy(39, 1) == 1, "on the card itself she has none yet"


@rule("PP-205")
def test_roads_go_round_the_borders() -> None:
    g = act(ai=1, market="63 0 0 0 0 0 0 0 0 0 0 0")
    roads = [
        g.road(border, "russian") for border in ("herat_transcaspia", "herat_kabul", "herat_kandahar", "herat_persia")
    ]
    assert roads == [1, 1, 1, 0]
    g = act(ai=1, market="12 0 0 0 0 0 0 0 0 0 0 0")
    assert [g.road(b, "russian") for b in ("kabul_transcaspia", "kabul_kandahar", "herat_kabul", "kabul_punjab")] == [
        1,
        1,
        1,
        0,
    ]
    g = act(ai=1, market="29 0 0 0 0 0 0 0 0 0 0 0", courts="| 16")
    assert [g.road(b, "russian") for b in ("kabul_punjab", "kandahar_punjab")] == [1, 1]


@rule("PP-236", "PP-055")
def test_pieces_she_lacks_come_from_where_they_matter_least() -> None:
    g = act(ai=1, market="98 0 0 0 0 0 0 0 0 0 0 0", armies="punjab russian 8, transcaspia russian 4", rupees="4 4")
    assert g.army("punjab", "russian") == 5 and g.army("transcaspia", "russian") == 7
    g = act(ai=1, market="98 0 0 0 0 0 0 0 0 0 0 0", armies="punjab russian 2", roads="kabul_punjab russian 10")
    assert g.army("punjab", "russian") == 0 and g.road("kabul_punjab", "russian") == 9
    g = act(ai=1, market="93 0 0 0 0 0 0 0 0 0 0 0", courts="16 61 |", spies="16 1 1, 61 1 1", tribes="kabul 1 8")
    assert g.tribe("transcaspia", 1) == 2 and g.spy(16, 1) == 0 and g.spy(61, 1) == 0
    g = act(ai=1, market="93 0 0 0 0 0 0 0 0 0 0 0", tribes="kabul 1 5, punjab 1 5")
    assert g.tribe("punjab", 1) == 3


# Her actions


@rule("PP-207", "PP-208", "PP-217", "PP-218", "PP-219", "box:tax")
def test_tax_takes_from_the_richest_then_the_market() -> None:
    g = act(2, ai=3, courts="16 | 17 | 61", tribes="kabul 2 1", rupees="2 5 0", coins="0 4", market=MARKET)
    assert boxes(g) == ["tax"] and g.rupees == [2, 3, 2]
    for red, rupees in ((0, [2, 3]), (1, [3, 2])):
        g = act(2, ai=3, courts="17 | 15 | 16", tribes="kabul 2 1", rupees="3 3 0", red=red, market=MARKET)
        assert g.rupees[:2] == rupees, "the red arrow decides between equals"
    g = act(ai=3, courts="61 | 8", tribes="herat 1 1", rupees="3 0", coins="1 1, 2 3, 7 2", market=MARKET, red=1)
    taken = [event.card + 1 for event in g.happened(ev.TaxedCard)]  # type: ignore[attr-defined]
    assert g.rupees == [2, 2] and taken == [56], (
        "one above the shelter, then the leftmost rupees, bottom row by the arrow"
    )
    g = act(ai=3, courts="| 8", coins="1 1, 7 2", market=MARKET, red=0, rupees="9 0")
    assert [event.card + 1 for event in g.happened(ev.TaxedCard)] == [99, 56]  # type: ignore[attr-defined]


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
    first = lambda *cards: highest_priority(g.state, 1, [card - 1 for card in cards]) + 1  # noqa: E731
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
    used = [event.card + 1 for event in g.happened(ev.Acted)]  # type: ignore[attr-defined]
    assert used == [16], "she could not pay for card 61"
    g = act(ai=3, courts="| 61", spies="61 0 2", rupees="4 1", coins="0 3", market=MARKET, effects="courtly_manners 1")
    assert g.rupees[0] == 4 and boxes(g)[0] == "tax"


@rule("PP-208")
def test_she_acts_with_the_card_of_highest_priority() -> None:
    g = act(ai=3, courts="| 16 61", coins="0 3", market=MARKET)
    assert [event.card + 1 for event in g.happened(ev.Acted)] == [61]  # type: ignore[attr-defined]


@rule("PP-177", "ability:blackmail_kandahar")
def test_blackmail_she_always_uses() -> None:
    g = pax(1, turn=1, courts="46 47 | 43", at="blackmail", ai=1, market=EMPTY)
    assert g.spy(46, 1) == 1 and g.spy(47, 1) == 0


# Bribes of people to her, clean-up, points


@rule("PP-097", "PP-176", "PP-119")
def test_she_waives_nothing() -> None:
    g = pax(1, hands="18 |", tribes="punjab 1 2", ai=1)
    g.says(0, "play 18")
    assert g.waiting == [0] and g.options() == ["pay", "withdraw"]
    g.says(0, "pay")
    assert g.rupees == [2, 6]


@rule("PP-180")
def test_people_can_attack_her_tribes() -> None:
    g = pax(1, courts="51 |", armies="kabul british 1", tribes="kabul 1 1", ai=3)
    assert "use 51 battle" in g.options()


@rule("PP-224", "PP-070", "PP-029")
def test_which_cards_she_gives_up() -> None:
    def gone(courts: str, **layout: Any) -> int:
        return gives_up(pax(1, courts=f"| {courts}", ai=1, market=EMPTY, **layout).state, 1) + 1

    assert gone("7 51 14 16") == 16, "not political, no patriot, not leveraged"
    assert gone("7 51 14") == 14 and gone("7 51") == 51
    assert gone("61 63", spies="63 0 1") == 63, "rival spies above hers"
    assert gone("61 63", spies="63 0 1, 63 1 1, 61 1 1") == 63, "hers stand against theirs"
    assert gone("61 63", spies="61 0 1, 61 1 1") == 63, "fewest spies"
    assert gone("63 62") == 62, "lowest rank"
    assert gone("62 17", favoured="economic") == 17 and gone("62 17", favoured="military") == 62
    assert gone("17 16") == 16, "lowest number"
    g = pax(1, turn=1, courts="| 61 62 63 16", at="court", ai=1, market=EMPTY)
    assert g.court(1) == [61, 62, 63]


@rule("PP-232", "PP-062")
def test_she_owes_no_cards_for_leverage() -> None:
    g = pax(1, courts="16 | 14 61", spies="14 0 1", rupees="4 1", ai=1, market=EMPTY)
    g.says(0, "use 16 betray")
    assert g.court(1) == [61] and g.rupees[1] == 0


@rule("PP-235", "PP-064", "PP-065")
def test_overthrow_hits_her_too() -> None:
    g = pax(1, courts="51 | 7", armies="kabul british 1", tribes="kabul 1 1", ai=1, market=EMPTY)
    g.says(0, "use 51 battle")
    assert g.court(1) == []


@rule("PP-225", "PP-226", "PP-178")
def test_she_ranks_in_every_successful_check() -> None:
    g = pax(
        2,
        wakhan=True,
        courts="51 | 84 | 32 50",
        prizes="| | 25",
        gifts="2 2",
        armies="kabul british 4",
        ai=1,
        market=EMPTY,
    )
    assert influence(g.state, 2, 0) == 1 + 2 + 1 + 1 and influence(g.state, 2, 1) == 2
    assert check_points(g.state, False) == [3, 0, 5]


# Events in her hands


@rule("PP-236", "event:event_108_if_purchased")
def test_her_rumour_goes_by_the_red_arrow() -> None:
    for red, target in ((0, 0), (1, 1)):
        g = act(2, ai=1, red=red, black=0, market="108 0 0 0 0 0 0 0 0 0 0 0")
        assert g.effect("rumor") == target


@rule("PP-231", "event:event_115_if_purchased")
def test_she_keeps_the_favoured_suit() -> None:
    g = act(ai=1, red=0, black=0, market="115 0 0 0 0 0 0 0 0 0 0 0", favoured="military")
    assert g.favoured == "military" and g.state.in_force(9)


@rule("PP-236", "event:event_116_if_purchased")
def test_her_rebuke_hits_the_first_region_with_a_rival() -> None:
    g = act(ai=1, red=0, black=0, market="116 0 0 0 0 0 0 0 0 0 0 0", tribes="kabul 1 1, herat 0 1, punjab 0 1")
    assert (g.tribe("kabul", 1), g.tribe("herat", 0), g.tribe("punjab", 0)) == (1, 0, 1)
    g = act(ai=1, red=0, black=0, market="116 0 0 0 0 0 0 0 0 0 0 0", tribes="transcaspia 1 1, kabul 1 1")
    assert (g.tribe("transcaspia", 1), g.tribe("kabul", 1)) == (0, 1), "no rival anywhere: the first on her card"
    g = act(ai=1, red=0, black=0, market="116 0 0 0 0 0 0 0 0 0 0 0", armies="punjab british 1")
    assert g.army("punjab", "british") == 0


@rule("PP-237", "event:event_114_if_purchased")
def test_cards_she_gets_by_a_swap_are_played_at_once() -> None:
    g = pax(1, hands="61 51 7 |", market="114 0 0 0 0 0 0 0 0 0 0 0", ai=1, rupees="4 0", tribes="kabul 0 1")
    g.says(0, "buy 114")
    assert g.hand(0) == [] and g.state.hands[1] == () and set(g.court(1)) == {61, 51}
    assert 7 in g.burnt, "the bribe for Kabul was more than she had"
    shown = [event.card + 1 for event in g.happened(ev.Showed)]  # type: ignore[attr-defined]
    assert shown == [7, 51, 61], "political is favoured, then the patriot"
    for red, target in ((0, 0), (1, 1)):
        g = act(2, ai=1, red=red, black=0, hands="61 | 62 |", market="114 0 0 0 0 0 0 0 0 0 0 0")
        assert g.court(2) == [61 + target] and g.hand(target) == []


@rule("PP-114", "PP-236")
def test_confidence_failure_finds_her_without_a_hand() -> None:
    g = pax(1, turn=1, market="114 99 39 88 13 14 93 56 100 49 6 32", at="events", hands="61 62 |", ai=1)
    assert g.waiting == [0] and g.step == "lose_confidence"
