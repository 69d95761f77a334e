"""Amulets: MG-100 to MG-109."""

import pytest
from mangrovia_script import Script, mangrovia
from marks import rule

from meydan.games.mangrovia import events as ev

AMULET_SPACES = "X1 X2 X3 X4 X6 X7"


def taking(huts: int, **position: object) -> Script:
    """Seat 0 takes amulets at jetty 2 with so many huts on amulet spaces."""
    board = " ".join(AMULET_SPACES.split()[:huts]) + " | | | "
    g = mangrovia(4, bowls="_ 0 _ _ _ _", jetty=2, board=board, **position)  # type: ignore[arg-type]
    g.says(0, "take amulets")
    return g


@rule("MG-100")
def test_the_pillar_moves_when_a_hut_is_built_on_an_amulet_space() -> None:
    g = mangrovia(4, bowls="_ _ 0 _ _ _", jetty=10, hands="5 6 water sand | | | ", birds="sand water")
    g.says(0, "build X1 water", "pay 5")
    assert g.state.amulet_huts == [1, 0, 0, 0]
    g.says(0, "build X2 sand", "pay 6")
    assert g.state.amulet_huts == [2, 0, 0, 0]
    assert [player["amulet_huts"] for player in g.view(3)["players"]] == [2, 0, 0, 0]


@rule("MG-100")
def test_other_huts_do_not_move_it() -> None:
    g = mangrovia(4, bowls="_ _ 0 _ _ _", jetty=10, hands="3 4 sand | | | ", birds="sand water")
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.state.amulet_huts == [0, 0, 0, 0]


@rule("MG-101")
def test_without_such_a_hut_one_of_value_1_from_the_board_and_nothing_from_the_bag() -> None:
    g = taking(0)
    assert g.amulets(0) == [1] and g.state.ones == 4 and sum(g.state.bag) == 35
    assert g.happened(ev.TookOne) == [ev.TookOne(0)]


@rule("MG-102")
def test_with_one_hut_one_from_the_bag_is_kept() -> None:
    g = taking(1)
    g.falls(5)
    assert g.amulets(0) == [5] and g.state.bag[5] == 4
    assert g.step != "keep_amulets" and g.state.ones == 5


@rule("MG-103", "MG-100")
@pytest.mark.parametrize(("huts", "drawn"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_with_more_huts_as_many_at_most_five_and_one_goes_back(huts: int, drawn: int) -> None:
    g = taking(huts)
    values = [2, 3, 4, 5, 6][:drawn]
    g.falls(*values)
    assert g.step == "keep_amulets" and g.waiting == [0] and g.about["count"] == drawn
    assert g.options() == [f"put back {value}" for value in values]
    g.refuses(0, "put back 1", "not-drawn", "MG-103")
    g.refuses(0, "pass", "must-put-back", "MG-103")
    g.says(0, "put back 3")
    assert g.amulets(0) == [value for value in values if value != 3]
    assert g.state.bag[3] == 9 and g.state.bag[2] == 9
    assert g.state.drawn == ()


@rule("MG-103", "MG-108")
def test_of_equal_amulets_one_is_named_and_still_asked_for() -> None:
    g = taking(2)
    g.falls(4, 4)
    assert g.options() == ["put back 4"] and g.waiting == [0], "that both are equal is a secret"
    g.says(0, "put back 4")
    assert g.amulets(0) == [4]


@rule("MG-104")
def test_amulets_lie_face_down() -> None:
    g = taking(1)
    g.falls(6)
    assert g.view(0)["amulets"] == [6]
    for other in (1, 2, 3, None):
        assert g.view(other)["amulets"] == []
        assert g.view(other)["players"][0]["amulet_count"] == 1
        assert g.view(other)["players"][0]["known_ones"] == 0


@rule("MG-105")
def test_spent_amulets_are_put_aside_and_stay_there_while_the_bag_holds_any() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="reed | | | ", amulets="2 3 | | | ", birds="reed sand")
    g.says(0, "build S63 reed", "pay amulets 3 2")
    assert g.state.aside == [0, 0, 1, 1, 0, 0, 0]
    assert sum(g.state.bag) == 33
    assert g.view(2)["aside"] == [2, 3]
    assert g.amulets(0) == []


def emptied(bag: list[int], aside: list[int], huts: int) -> Script:
    """Just before seat 0 takes amulets: these in the bag, those aside, all others with seat 1."""
    board = " ".join(AMULET_SPACES.split()[:huts]) + " | | | "
    g = mangrovia(4, bowls="_ 0 _ _ _ _", jetty=2, board=board)
    s = g.state
    for value in range(1, 7):
        total = 5 if value == 1 else s.bag[value]
        s.bag[value], s.aside[value] = bag.count(value), aside.count(value)
        for _ in range(total - bag.count(value) - aside.count(value)):
            s.draws += 1
            s.put_amulet(1, value, s.draws)
    s.ones = 0
    return g


@rule("MG-105", "MG-107")
def test_an_empty_bag_takes_all_spent_amulets_those_of_value_1_too() -> None:
    g = emptied([], [1, 1, 6], 1)
    g.says(0, "take amulets")
    assert g.happened(ev.BagRefilled) == [ev.BagRefilled(3)]
    assert g.state.bag == [0, 2, 0, 0, 0, 0, 1] and sum(g.state.aside) == 0
    g.falls(1)
    assert g.amulets(0) == [1] and g.state.refills == (g.state.draws,)


@rule("MG-107")
def test_if_the_bag_runs_out_the_draw_goes_on_with_the_spent_ones() -> None:
    g = emptied([2], [5, 6], 3)
    g.says(0, "take amulets")
    g.falls(2)
    g.falls(5, 6)
    assert g.options() == ["put back 2", "put back 5", "put back 6"]
    g.says(0, "put back 2")
    assert g.amulets(0) == [5, 6] and g.state.bag == [0, 0, 1, 0, 0, 0, 0]


@rule("MG-107")
def test_too_few_amulets_are_all_taken_and_one_goes_back_only_of_two() -> None:
    g = emptied([4], [], 4)
    g.says(0, "take amulets")
    g.falls(4)
    assert g.amulets(0) == [4] and g.step != "keep_amulets"
    g = emptied([4, 6], [], 4)
    g.says(0, "take amulets")
    g.falls(4, 6)
    g.says(0, "put back 4")
    assert g.amulets(0) == [6]


@rule("MG-109")
def test_without_a_hut_and_without_ones_there_is_nothing_to_take() -> None:
    g = mangrovia(4, bowls="_ _ _ _ _ 0", jetty=7, amulets="1 1: | 1 1: | 1: | ")
    assert g.state.ones == 0
    assert g.options() == ["pass", "draw from values", "draw from landscapes"]
    g.refuses(0, "take amulets", "no-amulets", "MG-109")
    g = mangrovia(4, bowls="_ 0 _ _ _ _", jetty=2, amulets="1 1: | 1 1: | 1: | ")
    assert g.state.jetty != 2, "jetty 2 has nothing else, so nobody is asked"


@rule("MG-109", "MG-105")
def test_with_a_hut_the_bag_serves_even_without_ones() -> None:
    g = taking(1, amulets="1 1: | 1 1: | 1: | ")
    g.falls(2)
    assert g.amulets(0) == [1, 1, 2]
    g = emptied([], [], 1)
    assert g.state.agenda[-1].ask(g.state) is None, "nothing in the bag and nothing aside"
