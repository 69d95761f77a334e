"""The speed method: RK-100 to RK-105."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product

import pytest
from marks import rule
from risk_script import Script, opening, place, risk

from meydan.core.chance import Roll
from meydan.games.risk import events as ev
from meydan.games.risk.rules.dice import losses, speed_losses

Losses = Callable[[list[int], list[int]], tuple[int, int]]


def quick(mine: int, theirs: int) -> Script:
    return risk(f"ukraine {mine}, siam | northern_europe {theirs}, japan | rest", at="attack", combat="speed")


def chance_to_win(attackers: int, defenders: int, lose: Losses) -> float:
    """The chance to take a territory when both sides always throw all they can."""

    @cache
    def lost(red: int, black: int) -> Counter[tuple[int, int]]:
        throws = product(range(1, 7), repeat=red + black)
        sides = ((sorted(faces[:red], reverse=True), sorted(faces[red:], reverse=True)) for faces in throws)
        return Counter(lose(reds, blacks) for reds, blacks in sides)

    @cache
    def wins(mine: int, theirs: int) -> float:
        if mine <= 0 or theirs <= 0:
            return float(theirs <= 0)
        table = lost(min(3, mine), min(2, theirs))
        return sum(n * wins(mine - a, theirs - d) for (a, d), n in table.items()) / table.total()

    return wins(attackers, defenders)


@rule("RK-100", "RK-101", "RK-102", "option:combat")
@pytest.mark.parametrize(
    ("red", "black", "attack_lost", "defence_lost"),
    [
        ("6 3 1", "4 2", 0, 4),
        ("1 6 4", "6", 0, 5),
        ("2 2 1", "3 1", 0, 1),
        ("6", "1", 0, 5),
        ("1 1 1", "6 4", 7, 0),
        ("1 1", "6 6", 10, 0),
        ("5", "3 3", 1, 0),
    ],
)
def test_the_lower_sum_loses_the_difference(red: str, black: str, attack_lost: int, defence_lost: int) -> None:
    g = quick(20, 20)
    g.fights(0, "ukraine", "northern_europe", red, black)
    assert g.troops("ukraine", "northern_europe") == [20 - attack_lost, 20 - defence_lost]
    event = g.happened(ev.Rolled)[0]
    assert isinstance(event, ev.Rolled)
    assert (event.attack_lost, event.defence_lost) == (attack_lost, defence_lost)


@rule("RK-100")
def test_the_numbers_of_dice_keep_their_limits() -> None:
    g = quick(3, 3)
    g.says(0, "attack", "ukraine", "northern_europe")
    assert g.options(0)[:2] == ["roll 2", "roll 1"]
    g.refuses(0, "roll 3", "too-many-dice", "RK-072", "RK-073")
    g.says(0, "roll 2")
    assert g.options(1) == ["defend 2", "defend 1"]
    g.says(1, "defend 2")
    assert g.chance == Roll(4)


@rule("RK-101")
def test_a_defender_brought_to_nothing_loses_the_territory() -> None:
    g = quick(9, 4)
    g.fights(0, "ukraine", "northern_europe", "6 3 1", "4 2")
    assert (g.owner("northern_europe"), g.step) == (0, "move_in")


@rule("RK-102", "RK-073")
def test_the_attacker_keeps_one_troop_whatever_the_difference() -> None:
    g = quick(4, 5)
    g.fights(0, "ukraine", "northern_europe", "1 1 1", "6 6")
    assert g.troops("ukraine", "northern_europe") == [1, 5]
    event = g.happened(ev.Rolled)[0]
    assert isinstance(event, ev.Rolled)
    assert (event.attack_lost, event.flow()) == (3, {"troops": -3})


@rule("RK-102")
def test_troops_behind_those_who_fight_are_lost_too() -> None:
    g = quick(10, 5)
    g.fights(0, "ukraine", "northern_europe", "1", "6 6")
    assert g.troops("ukraine", "northern_europe") == [1, 5]
    g = quick(13, 5)
    g.fights(0, "ukraine", "northern_europe", "1", "6 6")
    assert g.troops("ukraine", "northern_europe") == [2, 5]


@rule("RK-103")
@pytest.mark.parametrize(("red", "black"), [("1 1 1", "2 1"), ("6", "5 1"), ("4", "4"), ("3 3", "5 1")])
def test_with_equal_sums_the_attacker_loses_one(red: str, black: str) -> None:
    g = quick(9, 9)
    g.fights(0, "ukraine", "northern_europe", red, black)
    assert g.troops("ukraine", "northern_europe") == [8, 9]


@rule("RK-104")
def test_a_difference_larger_than_the_defence_is_simply_lost() -> None:
    g = quick(9, 2)
    events = g.fights(0, "ukraine", "northern_europe", "6 6 6", "1 1")
    assert events[0] == ev.Rolled(0, place("ukraine"), place("northern_europe"), (6, 6, 6), (1, 1), 0, 2)
    assert events[0].flow() == {"troops": -2}
    assert g.armies[1:] == [1, 38]


@rule("RK-104", "RK-083")
@pytest.mark.parametrize(("red", "dice"), [("6", 1), ("6 6", 2), ("6 6 6", 3)])
def test_after_a_speedy_capture_as_many_move_in_as_red_dice_were_thrown(red: str, dice: int) -> None:
    g = quick(9, 3)
    g.fights(0, "ukraine", "northern_europe", red, "1")
    assert g.troops("ukraine", "northern_europe") == [9 - dice, dice]
    assert g.options(0)[0] == f"amount {dice}"


@rule("RK-105", "option:combat")
def test_the_speed_method_is_off_unless_the_table_agrees() -> None:
    assert opening(3).state.house.speed is False
    assert opening(3, combat="speed").state.house.speed is True
    g = risk("ukraine 9, siam | northern_europe 9, japan | rest", at="attack")
    g.fights(0, "ukraine", "northern_europe", "6 3 1", "4 2")
    assert g.troops("ukraine", "northern_europe") == [9, 7]


@rule("RK-105", "RK-079", "RK-103")
def test_ten_against_ten_take_a_territory_far_more_often_by_the_speed_method() -> None:
    assert chance_to_win(10, 10, losses) == pytest.approx(0.568, abs=0.0005)
    assert chance_to_win(10, 10, speed_losses) == pytest.approx(0.977, abs=0.0005)
