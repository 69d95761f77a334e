"""What a space, a hand and a ritual place are worth to a player, reckoned from the open table and the own hand."""

from typing import Final

from meydan.core.contract import Seat
from meydan.games.mangrovia.actions import Card, Path, Space
from meydan.games.mangrovia.facts import (
    AMULET_SPACE,
    AREA,
    BY_AMULETS,
    COST,
    COUNTED,
    DRAWS,
    FIRST,
    HUTS,
    LANDS,
    LANDS_OF,
    MAY_DOUBLE,
    ORDER,
    PATHS,
    PATHS_OF,
    PLACES,
    POINTS,
    POLE,
    POLE_FIRST,
    POLE_SECOND,
    POLE_SPACES,
    POLE_TILES,
    RETURNS,
    SECOND,
    STONE,
    STONE_SPACES,
    VALUE_CARDS,
    VALUE_OF,
    VALUES,
)
from meydan.games.mangrovia.rules.amulets import on_track
from meydan.games.mangrovia.rules.prices import makes, price, reach
from meydan.games.mangrovia.rules.scoring import path_ranking, pole_ranking
from meydan.games.mangrovia.table import NOBODY, MangroviaState, deck_of, kind_of

NOWHERE: Final = -1000.0
VALUE_WORTH: Final = 0.30
"""What one of value is worth in points, as something to build with."""
LAND_WORTH: Final = 0.8
AMULET_WORTH: Final = 1.0
"""A left-over amulet scores its value, so spending it costs that."""
HUT_WORTH: Final = 2.0
"""What a hut could bring elsewhere: below this it is better kept."""
AMULET_SPACE_WORTH: Final[list[float]] = [7.0, 4.5, 5.0, 3.0, 2.5, 0.0]
"""What one more hut on an amulet space brings to who has so many, over a whole game."""
RIVAL: Final = 0.35
"""What a point another loses is worth."""
LONG_GAME: Final = 12.0
"""Rounds after which a game has lasted longer than usual."""
FULL_STONES: Final = 6.0
"""How many huts the stone area usually holds in the end."""


class Look:
    """One player's view of the table, with the worth of every free space worked out once."""

    def __init__(self, s: MangroviaState, me: Seat) -> None:
        self.s = s
        self.me = me
        self.progress = 1.0 - min(s.huts_left) / HUTS[s.seats]
        """From 0 at the start to 1 when somebody builds the last hut."""
        self.impatience = max(0.0, s.round - LONG_GAME) * 1.0
        """The longer a game drags on, the better any hut looks: somebody has to end it."""
        self.first: list[int] = []
        self.second: list[int] = []
        for path in range(len(PATHS)):
            owners = path_ranking(s, path)
            self.first.append(owners[0] if owners else NOBODY)
            self.second.append(owners[1] if len(owners) > 1 else NOBODY)
        self.worth: list[float] = [NOWHERE] * PLACES
        for space in range(PLACES):
            if s.owner[space] == NOBODY:
                self.worth[space] = self.space_worth(space, 1)

    # Spaces

    def space_worth(self, space: Space, huts: int) -> float:
        """Points now and, as far as can be seen, at the end, less what else a hut could bring."""
        worth = float(POINTS[space] * huts)
        for path in PATHS_OF[space]:
            worth += self.path_gain(path, space, huts)
        area = AREA[space]
        if area == STONE:
            worth += self.stone_gain()
        elif area == POLE:
            worth += self.pole_gain()
        elif area == AMULET_SPACE:
            worth += self.amulet_space_gain()
        return worth - HUT_WORTH * huts * (1.0 - self.progress) + huts * self.impatience

    def path_prize(self, path: Path, owner: int) -> int:
        if owner == self.first[path]:
            return FIRST[path]
        return SECOND[path] if owner == self.second[path] else 0

    def path_gain(self, path: Path, space: Space, huts: int) -> float:
        """What a hut changes on a path: surer late than early, when a lead is only a promise."""
        s, me = self.s, self.me
        before = self.path_prize(path, me)
        s.owner[space] = me
        s.huts[space] = huts
        owners = path_ranking(s, path)
        s.owner[space] = NOBODY
        s.huts[space] = 0
        after = FIRST[path] if owners[0] == me else SECOND[path] if len(owners) > 1 and owners[1] == me else 0
        gain = float(after - before)
        loser = self.first[path]
        if loser != me and owners[0] == me and s.plays(loser):
            gain += RIVAL * (FIRST[path] - SECOND[path])
        free = sum([1 for other in ORDER[path] if s.owner[other] == NOBODY])
        sure = 0.45 + 0.55 * self.progress
        promise = (1.0 - sure) * 0.25 * FIRST[path] * huts if free > 1 else 0.0
        return sure * gain + promise

    def stone_gain(self) -> float:
        """One more own hut times all, and one more of all for the own ones; the area fills up by and by."""
        own = self.s.built(STONE_SPACES, self.me)
        there = sum(self.s.huts[space] for space in STONE_SPACES)
        total = max(float(there + 1), FULL_STONES * (1.0 - self.progress) + there * self.progress)
        others = there - own
        return total + own - RIVAL * others * 0.5

    def pole_gain(self) -> float:
        """The tile at once, and the race for most huts."""
        s = self.s
        tile = POLE_TILES[min(s.poles_used, len(POLE_TILES) - 1)]
        owners = pole_ranking(s)
        own = s.built(POLE_SPACES, self.me)
        most = s.built(POLE_SPACES, owners[0]) if owners else 0
        if owners and owners[0] == self.me:
            race = 1.5
        elif own + 1 >= most:
            race = 0.4 * (POLE_FIRST if own + 1 > most else POLE_SECOND)
        else:
            race = 0.2 * POLE_SECOND
        return tile + race

    def amulet_space_gain(self) -> float:
        """More amulets from each taking, for as long as the game goes on."""
        left = 1.0 - self.progress
        return AMULET_SPACE_WORTH[on_track(self.s, self.me)] * left + 0.5

    # Hands

    def quality(self, lands: list[int], values: list[int], amulets: list[int], birds: tuple[int, ...]) -> float:
        """What can be built with such a hand, and what nearly can."""
        values_reach, amulets_reach = reach(values), reach(amulets)
        total = 0
        for value in range(1, COUNTED):
            total += value * values[value]
        best = 0.0
        second = 0.0
        third = 0.0
        for space in range(PLACES):
            worth = self.worth[space]
            if worth <= 0.0:
                continue
            ready = 1.0
            cost = COST[space]
            if BY_AMULETS[space]:
                if not makes(amulets_reach, cost):
                    continue
                worth -= AMULET_WORTH * cost
            elif not makes(values_reach, cost):
                if total + VALUES[-1] < cost:
                    continue
                ready = 0.35 if total > cost else 0.2
            chance = 0.0
            for land in LANDS_OF[space]:
                marked = 1.0 if land in birds else 0.35
                chance = max(chance, marked if lands[land] else 0.3 * marked)
            worth *= ready * chance
            if worth > best:
                best, second, third = worth, best, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
        return best + 0.6 * second + 0.3 * third + VALUE_WORTH * total * 0.5 + 0.25 * spread(lands)

    def own_quality(self) -> float:
        s, me = self.s, self.me
        return self.quality(s.land_counts(me), s.value_counts(me), s.amulet_counts(me), s.birds)

    def with_card(self, card: Card) -> float:
        """The quality of the own hand with one card more."""
        s, me = self.s, self.me
        lands, values = s.land_counts(me), s.value_counts(me)
        if deck_of(card) == VALUE_CARDS:
            values[VALUE_OF[card]] += 1
        else:
            lands[kind_of(card)] += 1
        return self.quality(lands, values, s.amulet_counts(me), s.birds)

    def build_value(self, space: Space, huts: int) -> float:
        """What building here now brings, its price taken off."""
        worth = self.worth[space] if huts == 1 else self.space_worth(space, 2)
        each = AMULET_WORTH if BY_AMULETS[space] else VALUE_WORTH
        return worth - huts * (each * COST[space] + LAND_WORTH)

    def best_builds(self, doubles: bool) -> tuple[float, float]:
        """The best building that can be paid with the hand as it is, and the second best beside it."""
        s, me = self.s, self.me
        lands = s.land_counts(me)
        values_reach, amulets_reach = reach(s.value_counts(me)), reach(s.amulet_counts(me))
        best = 0.0
        second = 0.0
        for space in range(PLACES):
            if s.owner[space] != NOBODY:
                continue
            sums = amulets_reach if BY_AMULETS[space] else values_reach
            have = 0
            for land in LANDS_OF[space]:
                if land in s.birds:
                    have += lands[land]
            value = 0.0
            if have and makes(sums, COST[space]):
                value = self.build_value(space, 1)
            if doubles and MAY_DOUBLE[space] and have > 1 and makes(sums, price(space, 2)):
                value = max(value, self.build_value(space, 2))
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best, second

    def amulets_value(self) -> float:
        """What taking amulets brings."""
        s = self.s
        at = on_track(s, self.me)
        if DRAWS[at] == 0:
            return 1.0 if s.ones else 0.0
        return 3.4 * (DRAWS[at] - RETURNS[at]) + (0.7 if RETURNS[at] else 0.0)


def spread(lands: list[int]) -> int:
    """How many different landscapes a hand can pay for."""
    count = 0
    for land in range(LANDS):
        if lands[land]:
            count += 1
    return count
