"""The odds of a fight: against published figures, against the rules themselves, and at the command line.

``python tests/games/risk/test_risk_odds.py`` plays 200,000 battles and prints how well they fit.
"""

import json
import sys
from collections import Counter
from math import exp, lgamma, log
from pathlib import Path

import pytest

from meydan.cli import main
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.games import find
from meydan.games.risk.actions import DEFENCES, UNTILS
from meydan.games.risk.facts import NEAR, PLACES
from meydan.games.risk.odds import MOST, left, odds, throws
from meydan.games.risk.rules.attack import ChooseDice
from meydan.games.risk.table import RiskState

KNOWN = json.loads((Path(__file__).parent / "battle_odds.json").read_text("utf-8"))
RISK = find("risk")
SOURCE, TARGET = 0, NEAR[0][0]
FIGHTS = [(5, 4, False), (10, 10, False), (3, 6, False), (1, 2, False), (10, 10, True), (4, 9, True), (2, 3, True)]


# Figures


@pytest.mark.rule("RK-072", "RK-076", "RK-078", "RK-079", "RK-105")
@pytest.mark.parametrize("method", ["normal", "speed"])
def test_every_known_chance_is_met(method: str) -> None:
    table = KNOWN[method]
    assert len(table) == 20
    for a, row in enumerate(table, 1):
        assert len(row) == 20
        for d, win in enumerate(row, 1):
            assert abs(odds(a, d, method == "speed").win - win) <= 5e-7, (a, d)


@pytest.mark.rule("RK-100", "RK-101", "RK-102", "RK-103", "RK-104", "RK-105")
def test_exact_samples_to_nine_places() -> None:
    for sample in KNOWN["exact"]:
        found = odds(sample["attackers"], sample["defenders"], sample["speed"])
        assert abs(found.win - sample["win"]) <= 5.1e-10, sample


def test_expected_losses() -> None:
    for a, row in enumerate(KNOWN["lost_normal"], 1):
        for d, (attack_lost, defence_lost) in enumerate(row, 1):
            assert abs(odds(a, d).attack_lost - attack_lost) <= 5.1e-4
            assert abs(odds(a, d).defence_lost - defence_lost) <= 5.1e-4


@pytest.mark.rule("RK-080")
def test_one_throw() -> None:
    """Three dice against two: the figures every player of Risk has seen."""
    found = {(throw.attack_lost, throw.defence_lost): throw.chance for throw in throws(3, 2, False)}
    assert found == {(0, 2): 2890 / 7776, (1, 1): 2611 / 7776, (2, 0): 2275 / 7776}
    for red in (1, 2, 3):
        for black in (1, 2):
            for speed in (False, True):
                assert abs(sum(throw.chance for throw in throws(red, black, speed)) - 1) < 1e-12


@pytest.mark.rule("RK-104")
@pytest.mark.parametrize("speed", [False, True])
def test_troops_left_agree_with_the_odds(speed: bool) -> None:
    for a, d in [(1, 1), (2, 9), (7, 7), (30, 21), (12, 40)]:
        ends, fight = left(a, d, speed), odds(a, d, speed)
        assert ends.attackers[0] == ends.defenders[0] == 0.0
        assert len(ends.attackers) == a + 1 and len(ends.defenders) == d + 1
        assert abs(sum(ends.attackers) - fight.win) < 1e-12
        assert abs(sum(ends.attackers) + sum(ends.defenders) - 1) < 1e-12
        attack_left = sum(number * chance for number, chance in enumerate(ends.attackers))
        defence_left = sum(number * chance for number, chance in enumerate(ends.defenders))
        assert abs(a - attack_left - fight.attack_lost) < 1e-9
        assert abs(d - defence_left - fight.defence_lost) < 1e-9


@pytest.mark.parametrize("fight", [(0, 1), (1, 0), (MOST + 1, 1), (1, MOST + 1), (-3, 2)])
def test_only_troops_that_can_be(fight: tuple[int, int]) -> None:
    for ask in (odds, left):
        with pytest.raises(ValueError, match="troops"):
            ask(*fight)


def test_the_order_of_asking_changes_nothing() -> None:
    for speed in (False, True):
        assert odds(60, 2, speed).win > odds(30, 2, speed).win > 0.99
        assert odds(2, 60, speed).win < odds(30, 60, speed).win < odds(60, 60, speed).win


# The rules themselves


def facing(attackers: int, defenders: int, speed: bool) -> RiskState:
    """One territory about to attack another, at a table where nobody wins by it."""
    s = RISK.setup(3, RISK.choose_options(3, {"combat": "speed" if speed else "normal"}))
    assert isinstance(s, RiskState)
    s.owner = [place % 3 for place in range(PLACES)]
    s.troops = [1] * PLACES
    s.owner[SOURCE], s.owner[TARGET] = 0, 1
    s.troops[SOURCE], s.troops[TARGET] = attackers + 1, defenders
    s.agenda = [ChooseDice(0, SOURCE, TARGET)]
    play.begin(s)
    return s


def fought(start: RiskState, source: Seeded) -> int:
    """Fight to the end: how many attackers are left, or minus the defenders that are."""
    s = play.copy(start)
    assert isinstance(s, RiskState)
    play.apply(s, 0, UNTILS[0])
    while s.asking is not None:
        if s.asking.chance is not None:
            play.roll_on(s, source)
        elif s.asking.seats == [1]:
            play.apply(s, 1, DEFENCES[2])
        else:
            break
    return s.troops[SOURCE] + s.troops[TARGET] - 1 if s.owner[TARGET] == 0 else -s.troops[TARGET]


def fit(fight: tuple[int, int, bool], battles: int, seed: int) -> tuple[float, int, float]:
    """χ², its degrees of freedom and its p-value: battles by the rules against the exact chances of every end."""
    start, source, ends = facing(*fight), Seeded(seed), left(*fight)
    counts = Counter(fought(start, source) for _ in range(battles))
    expected = {number: battles * chance for number, chance in enumerate(ends.attackers) if number}
    expected |= {-number: battles * chance for number, chance in enumerate(ends.defenders) if number}
    assert set(counts) <= {number for number, times in expected.items() if times > 0}
    pooled: list[list[float]] = [[0.0, 0.0]]
    for number in sorted(expected):
        if pooled[-1][1] >= 5:
            pooled.append([0.0, 0.0])
        pooled[-1][0] += counts[number]
        pooled[-1][1] += expected[number]
    if pooled[-1][1] < 5:
        seen, likely = pooled.pop()
        pooled[-1][0] += seen
        pooled[-1][1] += likely
    square = sum((seen - likely) ** 2 / likely for seen, likely in pooled)
    return square, len(pooled) - 1, upper_gamma((len(pooled) - 1) / 2, square / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function, by its power series."""
    if x <= 0:
        return 1.0
    term = total = 1 / a
    n = a
    while term > total * 1e-15:
        n += 1
        term *= x / n
        total += term
    return 1 - total * exp(a * log(x) - x - lgamma(a))


def test_the_p_value_is_right() -> None:
    """Critical values as tables print them."""
    for degrees, square, p in [(1, 3.841, 0.05), (5, 20.515, 0.001), (10, 18.307, 0.05), (19, 43.820, 0.001)]:
        assert abs(upper_gamma(degrees / 2, square / 2) - p) < 2e-5


@pytest.mark.rule("RK-078", "RK-079", "RK-083", "RK-100", "RK-101", "RK-102", "RK-103", "RK-104")
@pytest.mark.parametrize("fight", FIGHTS, ids=str)
def test_battles_played_by_the_rules_fit_the_odds(fight: tuple[int, int, bool]) -> None:
    square, degrees, p = fit(fight, 1500, 7)
    assert p > 0.001, f"χ² {square:.1f} at {degrees} degrees of freedom"


# The command


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "risk", "3", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert abs(told.pop("win") - 6610505 / 10077696) < 1e-12
    assert 1 < told.pop("attack_lost") < told.pop("defence_lost") < 2
    assert told == {"game": "risk", "attackers": 3, "defenders": 2, "speed": False}


@pytest.mark.parametrize(("lang", "chance"), [("fa", "۹۷٫۷٪"), ("en", "97.7%")])
def test_the_command_speaks_both_languages(capsys: pytest.CaptureFixture[str], lang: str, chance: str) -> None:
    assert main(["odds", "risk", "10", "10", "--speed", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert chance in told.splitlines()[0]
    assert "█" in told


@pytest.mark.parametrize("line", ["chess 1 1", "coup 3 2", "risk 0 1", "risk 5 999", "risk x 2", "risk 3"])
def test_bad_input_is_one_clear_line(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert main(["odds", *line.split()]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1


def big_run(battles: int) -> None:
    for seed, fight in enumerate(FIGHTS):
        square, degrees, p = fit(fight, battles // len(FIGHTS), seed)
        method = "speed" if fight[2] else "normal"
        print(f"{fight[0]} against {fight[1]}, {method}: χ² {square:.2f}, {degrees} degrees of freedom, p {p:.4f}")


if __name__ == "__main__":
    big_run(int(sys.argv[1]) if sys.argv[1:] else 200_000)
