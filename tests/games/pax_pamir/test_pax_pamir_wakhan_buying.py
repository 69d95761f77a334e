"""Wakhan buys by her arrows, radicalizing, and plays what she bought."""

from typing import Any

import pytest
from marks import rule
from pax_pamir_script import wakhan
from pax_pamir_wakhan import MARKET, act, bought, boxes

from meydan.games.pax_pamir import events as ev

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


@rule("PP-233", "PP-180", "PP-038")
@pytest.mark.parametrize("printing", ["first", "second"])
def test_her_patriots_place_her_pragmatic_loyalty(printing: str) -> None:
    g = act(ai=1, red=1, black=2, market=MARKET, loyalty="russian", printing=printing)
    assert g.court(1) == [100] and g.army("transcaspia", "afghan") == 2 and g.army("transcaspia", "russian") == 0


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
