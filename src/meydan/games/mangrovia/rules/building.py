"""Building huts: where, and for which landscape cards. How the price is paid comes after."""

from typing import ClassVar

from meydan.core.contract import Action, Outcome, Refusal, Seat
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import (
    BUILDS,
    BUILDS_ON,
    DOUBLES,
    Build,
    BuildDouble,
    Space,
    Task,
)
from meydan.games.mangrovia.facts import (
    AMULET_2,
    AREA,
    BUILD,
    BUILD_DOUBLE,
    BY_AMULETS,
    COST,
    CURRENCY,
    FREE,
    LANDS_OF,
    LANDSCAPE_CARDS,
    MAY_DOUBLE,
    PATHS_OF,
    PLACES,
    SPACES_WITH,
    VALUE_3,
    VALUE_CARDS,
)
from meydan.games.mangrovia.rules.huts import points_for
from meydan.games.mangrovia.rules.parts import Several
from meydan.games.mangrovia.rules.paying import ChooseCount
from meydan.games.mangrovia.rules.prices import held, makes, price, reach, worth
from meydan.games.mangrovia.rules.sites import has_gifts, holds_marked, lifted, marked, why_not_here
from meydan.games.mangrovia.table import NOBODY, MangroviaState


class BuildHut(Several):
    """MG-072 Build a hut on an empty space, MG-080 on a landscape that a bird marks; MG-073 at jetty 10 up to two.
    The price is asked next."""

    rules: ClassVar[tuple[str, ...]] = ("MG-080", "MG-110", "MG-112", "MG-062")
    secret: ClassVar[bool] = True

    def __init__(self, me: Seat, jetty: int, double: bool, left: int) -> None:
        super().__init__(me, jetty, left)
        self.double = double

    def what(self) -> Task:
        return BUILD_DOUBLE if self.double else BUILD

    def possible(self, s: MangroviaState) -> bool:
        """MG-128 Not without huts; nor, as all can see, without landscape cards or anything to pay with."""
        return self.most(s) >= (2 if self.double else 1) and self.means(s) > 0

    def most(self, s: MangroviaState) -> int:
        """As many huts as there are left, and landscape cards or free landscape tiles for them."""
        me = self.me
        return min(s.huts_left[me], s.count_cards(me, LANDSCAPE_CARDS) + s.tiles[me].count(FREE))

    def means(self, s: MangroviaState) -> int:
        """Cards, amulets and tiles that might pay: MG-164 a statue tile pays for nothing."""
        me = self.me
        tiles = s.tiles[me].count(VALUE_3) + s.tiles[me].count(AMULET_2)
        return s.count_cards(me, VALUE_CARDS) + len(s.amulets[me]) + tiles

    def about(self, s: MangroviaState) -> dict[str, object]:
        """MG-128 No more huts than all can see to be possible."""
        left = min(self.left, self.most(s), self.means(s))
        return {"me": self.me, "jetty": self.jetty, "double": self.double, "left": left}

    def offers(self, s: MangroviaState) -> list[Action]:
        return doubles(s, self.me) if self.double else singles(s, self.me)

    def objection(self, s: MangroviaState, action: Action) -> Refusal | None:
        assert isinstance(action, (Build, BuildDouble))
        return why_not_here(s, self.me, action.space, action.gifts, 2 if self.double else 1)

    def missing(self, s: MangroviaState) -> str:
        """MG-080 A landscape card of a marked kind, MG-110 or what would pay exactly. Only who reads it needs it."""
        if s.silent or len(self.offers(s)) > 0:
            return ""
        return "payment" if holds_marked(s, self.me) else "landscape"

    def examples(self, s: MangroviaState) -> list[Action]:
        """An empty space: of a marked landscape, if there is such, one that the seat has cards for, and one whose price
        it is nearest to."""
        free = [space for space in range(PLACES) if s.owner[space] == NOBODY and (MAY_DOUBLE[space] or not self.double)]
        huts = 2 if self.double else 1
        lands = s.land_counts(self.me)

        def far(space: Space) -> tuple[int, int]:
            fits = max([(land in s.birds) + (lands[land] >= huts) for land in LANDS_OF[space]])
            return -fits, max(0, price(space, huts) - worth(held(s, self.me, space)))

        free.sort(key=far)
        if not free:
            return []
        return [DOUBLES[free[0]][0]] if self.double else [BUILDS[free[0]][0]]

    def worth(self, s: MangroviaState, action: Action) -> Outcome:
        assert isinstance(action, (Build, BuildDouble))
        space, huts = action.space, len(action.gifts)
        figures: dict[str, object] = {
            "price": price(space, huts),
            "currency": CURRENCY[space],
            "points": points_for(s, space, huts),
            "area": AREA[space],
            "path": PATHS_OF[space],
        }
        if s.huts_left[self.me] == huts:
            return Outcome("build-last", figures)
        return Outcome("build-on-path" if PATHS_OF[space] else "build-in-area", figures)

    def settles(self, s: MangroviaState, seat: Seat, action: Action) -> bool:
        """MG-140 The last hut makes this the last round."""
        return isinstance(action, (Build, BuildDouble)) and s.huts_left[self.me] == len(action.gifts)

    def begin(self, s: MangroviaState, action: Action) -> None:
        """MG-118 Two huts are built one after the other, each paid separately."""
        assert isinstance(action, (Build, BuildDouble))
        if self.left > 1:
            s.do(BuildHut(self.me, self.jetty, self.double, self.left - 1))
        s.emit(ev.Chose(self.me, action.space, self.double, action.gifts))
        s.do(ChooseCount(self.me, action.space, action.gifts))


def singles(s: MangroviaState, me: Seat) -> list[Action]:
    """Every hut that can be built, by landscape; with a free landscape tile on any space."""
    found: list[Action] = []
    owner = s.owner
    lands = s.land_counts(me)
    values, amulets = reach(s.value_counts(me)), reach(s.amulet_counts(me))
    for land in s.birds:
        if lands[land]:
            spaces = SPACES_WITH[land]
            for i in range(len(spaces)):
                space = spaces[i]
                if owner[space] == NOBODY and makes(amulets if BY_AMULETS[space] else values, COST[space]):
                    found.append(BUILDS_ON[land][i])
    if FREE in s.tiles[me]:
        for space in range(PLACES):
            if owner[space] == NOBODY and makes(amulets if BY_AMULETS[space] else values, COST[space]):
                found.append(BUILDS[space][-1])
    return found


def doubles(s: MangroviaState, me: Seat) -> list[Action]:
    """MG-120 Every double hut that can be built; MG-122 never in the stone or pole area or on an amulet space."""
    found: list[Action] = []
    values, amulets = reach(s.value_counts(me)), reach(s.amulet_counts(me))
    for space in range(PLACES):
        if s.owner[space] == NOBODY and MAY_DOUBLE[space]:
            if not makes(amulets if BY_AMULETS[space] else values, price(space, 2)):
                continue
            for action in DOUBLES[space]:
                gifts = action.gifts
                if (lifted(gifts) or marked(s, gifts)) and has_gifts(s, me, gifts):
                    found.append(action)
    return found
