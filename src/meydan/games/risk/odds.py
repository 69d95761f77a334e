"""Exact chances of an attack fought to the end: who takes the territory, and what it costs both sides.

The attacker always throws as many dice as allowed and so does the defender. What one throw costs is told by the very
functions the rules use, for every way the dice can fall; the rest is counting.
"""

from itertools import product
from typing import Final

from meydan.core.aid import Aid, Number, Worked
from meydan.core.value import Value
from meydan.games.risk.facts import ATTACK_DICE, DEFENCE_DICE
from meydan.games.risk.rules.dice import losses, speed_losses

MOST: Final = 300
"""The largest number of troops on a side; the box holds 180 for an army."""


class Odds(Value):
    """The chance that the territory falls, and the troops each side should expect to lose."""

    def __init__(self, win: float, attack_lost: float, defence_lost: float) -> None:
        self.win = win
        self.attack_lost = attack_lost
        self.defence_lost = defence_lost


class Throw(Value):
    """One way a single throw can cost the two sides, and its chance."""

    def __init__(self, chance: float, attack_lost: int, defence_lost: int) -> None:
        self.chance = chance
        self.attack_lost = attack_lost
        self.defence_lost = defence_lost


class Left(Value):
    """How a fight ends, by troops left: ``attackers[k]`` is the chance that the territory falls to k that are left,
    ``defenders[k]`` that k defenders hold it. Together they make 1.
    """

    def __init__(self, attackers: tuple[float, ...], defenders: tuple[float, ...]) -> None:
        self.attackers = attackers
        self.defenders = defenders


THROWS: Final[dict[tuple[int, int, bool], list[Throw]]] = {}
TAKEN: Final = Odds(1.0, 0.0, 0.0)
BEATEN: Final = Odds(0.0, 0.0, 0.0)
NORMAL: Final[list[list[Odds]]] = []
SPEED: Final[list[list[Odds]]] = []
"""All chances worked out so far, by attackers and then defenders."""
ROLLING: Final[dict[tuple[int, bool], list[list[float]]]] = {}
"""By where to stop: the chance of a capture, by the troops above that and then defenders."""


def throws(red: int, black: int, speed: bool) -> list[Throw]:
    """RK-078, RK-079 or RK-100 to RK-103: all that one throw of these dice can cost. Counted once, then kept."""
    key = (red, black, speed)
    if key not in THROWS:
        THROWS[key] = counted(red, black, speed)
    return THROWS[key]


def counted(red: int, black: int, speed: bool) -> list[Throw]:
    ways: dict[tuple[int, int], int] = {}
    for faces in product(range(1, 7), repeat=red + black):
        reds = sorted(faces[:red], reverse=True)
        blacks = sorted(faces[red:], reverse=True)
        lost = speed_losses(reds, blacks) if speed else losses(reds, blacks)
        ways[lost] = ways.get(lost, 0) + 1
    all_ways = 6 ** (red + black)
    return [Throw(ways[lost] / all_ways, lost[0], lost[1]) for lost in sorted(ways)]


def throws_of(attackers: int, defenders: int, speed: bool) -> list[Throw]:
    """RK-072 and RK-076: up to three dice against up to two."""
    return throws(min(ATTACK_DICE, attackers), min(DEFENCE_DICE, defenders), speed)


def check(attackers: int, defenders: int) -> None:
    if not (1 <= attackers <= MOST and 1 <= defenders <= MOST):
        raise ValueError(f"odds are known for 1 to {MOST} troops on each side, not {attackers} against {defenders}")


def odds(attackers: int, defenders: int, speed: bool = False) -> Odds:
    """The chances of so many troops that may fight, the one that stays behind not counted, against so many."""
    check(attackers, defenders)
    table = SPEED if speed else NORMAL
    if attackers >= len(table) or defenders >= len(table[attackers]):
        extend(table, attackers, defenders, speed)
    return table[attackers][defenders]


def extend(table: list[list[Odds]], attackers: int, defenders: int, speed: bool) -> None:
    """Work out all smaller fights first: each throw leads to one of them."""
    for a in range(attackers + 1):
        if a == len(table):
            table.append([TAKEN])
        row = table[a]
        for d in range(len(row), defenders + 1):
            row.append(after_a_throw(table, a, d, speed) if a else BEATEN)


def after_a_throw(table: list[list[Odds]], attackers: int, defenders: int, speed: bool) -> Odds:
    """RK-104 Nobody loses more troops than there are: the attacker those that may fight, the defender all."""
    win = 0.0
    attack_lost = 0.0
    defence_lost = 0.0
    for throw in throws_of(attackers, defenders, speed):
        a = min(throw.attack_lost, attackers)
        d = min(throw.defence_lost, defenders)
        then = table[attackers - a][defenders - d]
        win += throw.chance * then.win
        attack_lost += throw.chance * (a + then.attack_lost)
        defence_lost += throw.chance * (d + then.defence_lost)
    return Odds(win, attack_lost, defence_lost)


def left(attackers: int, defenders: int, speed: bool = False) -> Left:
    """How many troops are left of the side that wins, with the chance of each number."""
    check(attackers, defenders)
    reached = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    reached[attackers][defenders] = 1.0
    for a in range(attackers, 0, -1):
        for d in range(defenders, 0, -1):
            here = reached[a][d]
            if here > 0.0:
                for throw in throws_of(a, d, speed):
                    reached[max(0, a - throw.attack_lost)][max(0, d - throw.defence_lost)] += here * throw.chance
    return Left(tuple([row[0] for row in reached]), tuple(reached[0]))


def until(troops: int, defenders: int, stop: int, speed: bool = False) -> float:
    """The chance that a territory falls to troops that roll on with all dice while more than ``stop`` are left."""
    troops, defenders = min(troops, MOST), min(defenders, MOST)
    table = ROLLING.setdefault((stop, speed), [])
    for spare in range(max(0, troops - stop) + 1):
        if spare == len(table):
            table.append([1.0])
        row = table[spare]
        for d in range(len(row), defenders + 1):
            chance = 0.0
            for throw in throws_of(spare + stop - 1, d, speed) if spare else ():
                left_over = max(0, spare - throw.attack_lost)
                chance += throw.chance * table[left_over][max(0, d - throw.defence_lost)]
            row.append(chance)
    return table[max(0, troops - stop)][defenders]


def percent(chance: float) -> int:
    """As people say it: 0 and 100 only of what is certain."""
    if chance <= 0.0 or chance >= 1.0:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def worked(attackers: int, defenders: int, speed: bool) -> Worked:
    """RK-105 The odds of a fight to the end, for people who weigh an attack."""
    fight, ends = odds(attackers, defenders, speed), left(attackers, defenders, speed)
    return Worked(
        chances={"win": fight.win},
        figures={"attack_lost": fight.attack_lost, "defence_lost": fight.defence_lost},
        charts={"attackers_left": ends.attackers, "defenders_left": ends.defenders},
    )


ODDS: Final = Aid(
    key="odds",
    numbers=(Number("attackers", 1, MOST), Number("defenders", 1, MOST)),
    switches=("speed",),
    work=worked,
    lines=("win", "lost"),
)
