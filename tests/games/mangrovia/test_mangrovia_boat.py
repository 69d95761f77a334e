"""The boat and its jetties: MG-060 to MG-081."""

import pytest
from mangrovia_script import Script, mangrovia
from marks import rule

from meydan.core import play
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import AMULETS, BUILD, BUILD_DOUBLE, DRAW_CLOSED, DRAW_OPEN

ROW = "2 3 4 5 water sand reed"
RICH = "3 4 5 sand water | | | "


def at(jetty: int, **position: object) -> Script:
    """Seat 0 alone has a bowl, beside this jetty."""
    place = min(jetty, 13 - jetty)
    bowls = " ".join("0" if number == place else "_" for number in range(1, 7))
    return mangrovia(4, bowls=bowls, jetty=jetty, **{"row": ROW, **position})  # type: ignore[arg-type]


@rule("MG-060", "MG-063")
def test_the_boat_stops_at_both_jetties_of_each_bowl_in_order() -> None:
    g = mangrovia(4, bowls="3 _ 1 0 _ 2", row=ROW, hands="2 sand | 2 sand | 2 sand | 2 sand")
    g.passes()
    stops = [(event.jetty, event.seat) for event in g.happened(ev.BoatStopped)]
    assert stops == [(1, 3), (3, 1), (4, 0), (6, 2), (7, 2), (9, 0), (10, 1), (12, 3)]


@rule("MG-061", "MG-092", "MG-064", "jetty:1")
def test_jetty_1_two_open_cards_then_one_from_a_pile() -> None:
    g = at(1)
    assert g.options()[0] == "pass" and "draw from values" not in g.options()
    g.refuses(0, "draw from values", "fixed-order", "MG-061", "MG-064")
    g.says(0, "take value_5", "take sand")
    assert g.options() == ["pass", "draw from values", "draw from landscapes"]
    g.refuses(0, "take value_2", "fixed-order", "MG-061", "MG-064")
    g.says(0, "draw from landscapes")
    g.draws("reed")
    assert g.hand(0) == "5 sand reed"
    assert g.state.jetty == 12


@rule("MG-065", "jetty:2")
def test_jetty_2_amulets() -> None:
    g = at(2)
    assert g.options() == ["pass", "take amulets"]
    g.says(0, "take amulets")
    assert g.amulets(0) == [1] and g.state.ones == 4


@rule("MG-066", "jetty:3")
def test_jetty_3_one_open_card() -> None:
    g = at(3)
    g.says(0, "take reed")
    assert g.hand(0) == "reed"
    assert g.state.jetty == 0 or g.state.jetty > 3


@rule("MG-067", "jetty:4")
def test_jetty_4_one_open_card_then_one_from_a_pile() -> None:
    g = at(4)
    g.says(0, "take reed")
    assert g.step == "draw_closed" and g.about["left"] == 1
    g.says(0, "draw from values")
    g.draws("7")
    assert g.hand(0) == "7 reed"
    assert g.state.jetty != 4


@rule("MG-068", "jetty:5")
def test_jetty_5_two_open_cards_or_two_from_the_piles_and_no_mixing() -> None:
    g = at(5)
    assert {"take value_2", "draw from values", "draw from landscapes", "pass"} <= set(g.options())
    h = g.copy()
    g.says(0, "take value_2")
    assert g.step == "take_open" and "draw from values" not in g.options()
    g.says(0, "take value_3")
    assert g.hand(0) == "2 3" and g.state.jetty != 5
    h.says(0, "draw from values")
    h.draws("7")
    assert h.step == "draw_closed" and not any(words.startswith("take") for words in h.options())
    h.says(0, "draw from landscapes")
    h.draws("reed")
    assert h.hand(0) == "7 reed" and h.state.jetty != 5


@rule("MG-069", "MG-093", "jetty:6")
def test_jetty_6_one_open_card_then_two_from_the_piles_the_first_seen_before_the_second() -> None:
    g = at(6)
    g.says(0, "take sand", "draw from values")
    g.draws("6")
    assert g.hand(0) == "6 sand" and g.view(0)["hand"] == ["value_6", "sand"]
    assert g.options() == ["pass", "draw from values", "draw from landscapes"]
    g.says(0, "draw from landscapes")
    g.draws("sand")
    assert g.hand(0) == "6 sand sand"


@rule("MG-070", "jetty:7")
def test_jetty_7_amulets_or_one_card_from_a_pile() -> None:
    g = at(7)
    assert g.options() == ["pass", "take amulets", "draw from values", "draw from landscapes"]
    h = g.copy()
    g.says(0, "take amulets")
    assert g.amulets(0) == [1] and g.state.jetty != 7
    h.says(0, "draw from values")
    h.draws("2")
    assert h.hand(0) == "2" and h.amulets(0) == [] and h.state.jetty != 7


@rule("MG-071", "jetty:8")
def test_jetty_8_amulets_or_one_hut() -> None:
    g = at(8, hands=RICH, birds="sand water")
    assert "take amulets" in g.options() and "build P54 sand" in g.options() and not g.doubles
    h = g.copy()
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.owner("P54") == 0 and g.amulets(0) == [] and g.state.jetty != 8
    h.says(0, "take amulets")
    assert h.owner("P54") == -1 and h.amulets(0) == [1] and h.state.jetty != 8


@rule("MG-072", "jetty:9")
def test_jetty_9_a_single_or_a_double_hut() -> None:
    g = at(9, hands="3 4 5 6 water water | | | ", birds="sand water")
    assert "P23" in g.builds and g.doubles == {"P22", "P23", "P46"}
    h = g.copy()
    g.says(0, "build P23 water", "pay 4 3")
    assert g.state.huts_left[0] == 8 and g.state.jetty != 9
    h.says(0, "build double P23 water water", "pay 6 5 3")
    assert h.state.huts_left[0] == 7 and h.state.jetty != 9


@rule("MG-073", "MG-118", "jetty:10")
def test_jetty_10_up_to_two_huts_on_different_spaces() -> None:
    g = at(10, hands="3 4 5 2 sand sand | | | ", birds="sand water")
    assert (g.about["left"], g.doubles) == (2, set())
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.step == "build_hut" and g.about["left"] == 1
    assert "P54" not in g.builds and "T15" in g.builds
    g.says(0, "build T15 sand", "pay 5 2")
    assert (g.owner("P54"), g.owner("T15")) == (0, 0)
    assert g.state.jetty != 10


@rule("MG-073", "MG-062")
def test_one_hut_or_none_at_jetty_10() -> None:
    g = at(10, hands="3 4 5 2 sand sand | | | ", birds="sand water")
    h = g.copy()
    g.says(0, "build P54 sand", "pay 4 3", "pass")
    assert g.owner("T15") == -1 and g.state.jetty != 10
    h.says(0, "pass")
    assert h.state.huts_left[0] == 9 and h.state.jetty != 10


@rule("MG-074", "MG-061", "MG-129", "jetty:11")
def test_jetty_11_a_hut_and_then_a_card_which_comes_too_late_to_pay() -> None:
    g = at(11, hands="3 sand | | | ", birds="sand water")
    assert g.options() == ["pass"], "3 alone pays for nothing"
    g.says(0, "pass")
    assert g.options() == ["pass", "draw from values", "draw from landscapes"]
    g.says(0, "draw from values")
    g.draws("4")
    assert g.owner("P54") == -1 and g.state.jetty != 11


@rule("MG-074", "jetty:11")
def test_jetty_11_draws_after_building() -> None:
    g = at(11, hands="3 4 sand | | | ", birds="sand water")
    g.says(0, "build P54 sand", "pay 4 3", "draw from landscapes")
    g.draws("reed")
    assert g.hand(0) == "reed" and g.owner("P54") == 0


@rule("MG-075", "MG-081", "jetty:12")
def test_jetty_12_birds_on_any_two_landscapes() -> None:
    g = at(12, birds="mangrove water")
    pairs = {tuple(words.split()[2:]) for words in g.options()}
    assert len(pairs) == 6 and all(one != other for one, other in pairs)
    g.says(0, "move birds sand reed")
    assert g.birds == ["sand", "reed"]


@rule("MG-078", "MG-081")
def test_birds_may_stay_and_becoming_start_player_cannot_be_declined() -> None:
    g = mangrovia(4, bowls="1 _ _ _ _ _", jetty=12, start=0, birds="mangrove reed")
    assert "move birds mangrove reed" in g.options() and "pass" not in g.options()
    g.refuses(1, "pass", "birds-may-stay", "MG-078", "MG-081")
    assert g.state.start == 0, "it counts from the next round on"
    g.says(1, "move birds mangrove reed")
    g.rolls_on()
    assert g.birds == ["mangrove", "reed"] and g.state.start == 1


@rule("MG-079")
def test_a_round_is_built_with_the_birds_it_began_with() -> None:
    g = mangrovia(4, bowls="1 0 _ _ _ _", jetty=11, hands="3 4 sand | | | ", birds="sand water")
    assert "P54" in g.builds
    g.passes("place_birds")
    assert g.state.jetty == 12, "every jetty where one builds has been passed"


@rule("MG-062")
@pytest.mark.parametrize("jetty", range(1, 12))
def test_whatever_a_jetty_offers_may_be_left_out(jetty: int) -> None:
    g = at(jetty, hands="3 4 5 sand sand water | | | ", birds="sand water")
    assert g.options()[0] == "pass"
    before = g.hand(0)
    while g.state.jetty == jetty and g.waiting == [0]:
        g.says(0, "pass")
    assert g.hand(0) == before and g.state.huts_left[0] == 9 and g.amulets(0) == []
    assert g.happened(ev.Passed)


@rule("MG-061", "MG-062")
def test_who_leaves_out_the_first_part_still_has_the_second() -> None:
    g = at(1)
    g.says(0, "pass")
    assert g.step == "draw_closed"


@rule("MG-080")
def test_who_can_build_nothing_is_asked_all_the_same() -> None:
    """That a hand cannot pay is nobody's business."""
    g = at(9, hands="2 sand | | | ", birds="mangrove reed")
    assert g.waiting == [0] and g.options() == ["pass"]


@rule("MG-128", "MG-112")
def test_what_all_can_see_to_be_impossible_is_not_asked() -> None:
    for hands, left in (("2 3 | | | ", 9), ("sand | | | ", 9), ("3 4 sand | | | ", 0)):
        g = at(9, hands=hands, birds="sand water", left={0: left})
        assert g.state.jetty != 9
    g = at(9, hands="3 4 sand sand | | | ", birds="sand water", left={0: 1})
    assert g.builds and not g.doubles


@rule("MG-062", "MG-095", "MG-096", "MG-109", "MG-128")
@pytest.mark.parametrize(
    ("jetty", "position", "tasks"),
    [
        (3, {"row": ""}, [DRAW_OPEN]),
        (11, {"hands": "2 3 | | | "}, [BUILD]),
        (10, {"hands": "3 4 sand | | | ", "left": {0: 0}}, [BUILD]),
        (9, {"hands": "sand | | | "}, [BUILD, BUILD_DOUBLE]),
    ],
)
def test_all_are_told_what_a_jetty_could_not_give(jetty: int, position: dict[str, object], tasks: list[int]) -> None:
    g = at(jetty, **position)
    found = [event for event in g.happened(ev.NothingThere) if event.task in tasks]
    assert found == [ev.NothingThere(0, task) for task in tasks]


@rule("MG-062", "MG-096", "MG-109")
def test_all_are_told_that_there_is_no_amulet_and_no_card_to_draw() -> None:
    g = mangrovia(4, bowls="_ _ _ _ _ 0", jetty=7, begun=False)
    g.state.ones = 0
    g.state.piles = [(0,) * len(pile) for pile in g.state.piles]
    g.events = play.begin(g.state)
    assert g.happened(ev.NothingThere) == [ev.NothingThere(0, AMULETS), ev.NothingThere(0, DRAW_CLOSED)]


@rule("MG-062")
def test_leaving_out_is_not_told_as_impossible() -> None:
    g = at(3)
    g.says(0, "pass")
    assert g.happened(ev.Passed) and not [event for event in g.happened(ev.NothingThere) if event.task == DRAW_OPEN]


@rule("MG-128", "MG-062")
def test_who_has_built_the_last_hut_at_jetty_10_is_not_told_that_no_hut_could_be_built() -> None:
    g = at(10, hands="3 4 5 2 sand sand | | | ", birds="sand water", left={0: 1})
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.happened(ev.LastHut) and not g.happened(ev.NothingThere)


@rule("MG-062", "MG-095")
def test_who_took_the_last_open_card_is_not_told_that_none_could_be_taken() -> None:
    g = at(1, row="sand")
    g.says(0, "take sand")
    assert g.step == "draw_closed" and not g.happened(ev.NothingThere)
    g = at(5, row="sand")
    g.says(0, "take sand")
    assert g.state.jetty != 5 and not g.happened(ev.NothingThere)
    assert at(1, row="").happened(ev.NothingThere) == [ev.NothingThere(0, DRAW_OPEN)], "here there was none at all"


@rule("MG-062", "MG-096")
def test_who_drew_the_last_card_is_not_told_that_none_could_be_drawn() -> None:
    g = at(6, row="")
    g.state.piles = [(1, 0, 0, 0, 0, 0), (0, 0, 0, 0)]
    g.state.played = [(0,) * len(bag) for bag in g.state.played]
    g.says(0, "draw from values")
    g.draws("2")
    assert g.state.jetty != 6 and DRAW_CLOSED not in [event.task for event in g.happened(ev.NothingThere)]
