"""Wakhan's turn: her boxes, clean-up, points, and events in her hands."""

from typing import Any

from marks import rule
from pax_pamir_script import pax, wakhan
from pax_pamir_wakhan import EMPTY, MARKET, act, bought, boxes

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.rules.automa import gives_up
from meydan.games.pax_pamir.rules.dominance import check_points
from meydan.games.pax_pamir.rules.influence import influence

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
    acted = [(event.card + 1, event.deed) for event in g.happened(ev.Acted)]
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


@rule("PP-192")
def test_ambition_is_seen_before_her_turn() -> None:
    market = "96 101 39 88 13 14 93 56 100 49 6 32"
    g = pax(1, ai=1, wakhan=True, market=market, checks=3, tribes="kabul 1 2, herat 0 1")
    assert g.view(0)["ai_ambition"] is True
    g = pax(1, ai=1, wakhan=True, market=market, checks=3, tribes="kabul 1 1, herat 0 1")
    assert g.view(0)["ai_ambition"] is False
    assert pax(2).view(0)["ai_ambition"] is False, "without her"


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


@rule("PP-192", "PP-080", "PP-081")
def test_in_2020_ambition_counts_stars_and_rupees_after_a_tie() -> None:
    def wins(courts: str, rupees: str, coins: str = "") -> bool:
        market = "93 101 39 88 13 14 0 56 100 49 6 32"
        layout: dict[str, Any] = {"market": market, "checks": 1, "tribes": "kabul 1 1, herat 0 2", "points": "0 4"}
        g = act(ai=1, red=0, black=0, printing="second", courts=courts, rupees=rupees, coins=coins, **layout)
        assert bool(g.happened(ev.WakhanAmbition)) == g.over
        return g.over and g.winners == (1,)

    assert wins("| 51", "4 4"), "red stars"
    assert not wins("51 |", "0 9")
    assert wins("|", "2 4") and not wins("|", "3 4") and wins("|", "3 4", "1 1"), "rupees, after paying for the check"


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
    assert gone("61 63", spies="63 0 2, 63 1 1, 61 1 1") == 63, "as many as stand above hers"
    assert gone("61 63", spies="63 0 1, 63 1 1, 61 1 1") == 61, "none stands above hers: the step is skipped"
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
    shown = [event.card + 1 for event in g.happened(ev.Showed)]
    assert shown == [7, 51, 61], "political is favoured, then the patriot"
    for red, target in ((0, 0), (1, 1)):
        g = act(2, ai=1, red=red, black=0, hands="61 | 62 |", market="114 0 0 0 0 0 0 0 0 0 0 0")
        assert g.court(2) == [61 + target] and g.hand(target) == []


@rule("PP-237", "PP-055")
def test_pieces_she_places_out_of_turn_are_new_too() -> None:
    market = "114 0 0 0 0 0 0 0 0 0 0 0"
    g = pax(1, hands="21 |", market=market, courts="46 24 |", spies="46 1 1", tribes="kabul 1 9", ai=1)
    g.says(0, "buy 114")
    assert sum(g.spy(card, 1) for card in (21, 24, 46)) == 2 and g.tribe("kabul", 1) == 8
    g = pax(1, hands="24 21 |", market=market, tribes="punjab 1 2, kabul 1 8", ai=1, rupees="9 4")
    g.says(0, "play 24", "pay", "buy 114")
    assert g.tribe("punjab", 1) < 2 or g.tribe("kabul", 1) == 8, "tribes that a person placed do not shelter hers"


@rule("PP-114", "PP-236")
def test_confidence_failure_finds_her_without_a_hand() -> None:
    g = pax(1, turn=1, market="114 99 39 88 13 14 93 56 100 49 6 32", at="events", hands="61 62 |", ai=1)
    assert g.waiting == [0] and g.step == "lose_confidence"
