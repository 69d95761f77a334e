"""Building huts: where, for which landscape card, and the exact price."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, ask_privately, not_now
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import (
    AMULET_PAYMENTS,
    AMULET_WAYS,
    BUILDS,
    BUILDS_ON,
    DOUBLES,
    PAY_WITH,
    PAYMENTS,
    TILE_GIFT,
    WAYS,
    Build,
    BuildDouble,
    Card,
    Gift,
    Landscape,
    Pay,
    PayAmulets,
    PayWith,
    Space,
    Task,
    Tile,
)
from meydan.games.mangrovia.facts import (
    AMULET_2,
    AREA,
    BUILD,
    BUILD_DOUBLE,
    BY_AMULETS,
    COST,
    FACE_OF,
    FIRST_LAND,
    FIRST_START,
    FREE,
    LANDS,
    MAY_DOUBLE,
    PLACES,
    POINTS,
    POLE,
    POLE_TILES,
    SHRINE,
    SPACES_WITH,
    VALUE_3,
)
from meydan.games.mangrovia.rules.amulets import spend_amulet
from meydan.games.mangrovia.rules.cards import play_card
from meydan.games.mangrovia.rules.parts import Part
from meydan.games.mangrovia.table import NOBODY, MangroviaState

READABLE: Final = 24
"""If the cards in hand could make more payments than this, their number is chosen first."""
SUMS: Final = (1 << 29) - 1


def reach(counts: list[int]) -> int:
    """Every sum that these can make, as bits."""
    sums = 1
    for value in range(1, 8):
        for _ in range(counts[value]):
            sums = (sums | sums << value) & SUMS
    return sums


def price(space: Space, huts: int) -> int:
    """MG-120 A double hut costs twice the price; MG-127 as one sum."""
    return COST[space] * huts


def exact(s: MangroviaState, me: Seat, space: Space, huts: int) -> bool:
    """MG-110 Exactly the price, in the currency of the space, MG-111 or the space cannot be built."""
    return reach(s.charms(me) if BY_AMULETS[space] else s.coins(me)) >> price(space, huts) & 1 == 1


def lifted(gifts: tuple[Gift, ...]) -> bool:
    """MG-170 A free landscape tile lifts the condition of the birds for this building."""
    return TILE_GIFT in gifts


def unmarked(s: MangroviaState, gifts: tuple[Gift, ...]) -> tuple[Landscape, ...]:
    """MG-124 The landscapes that a card is meant for and no bird marks."""
    return tuple([land for land in range(LANDS) if land in gifts and land not in s.birds])


def marked(s: MangroviaState, gifts: tuple[Gift, ...]) -> bool:
    """MG-080 A bird marks the landscape; MG-124 with two landscapes, each one that a card is given for."""
    for gift in gifts:
        if gift not in s.birds:
            return False
    return True


def has_gifts(s: MangroviaState, me: Seat, gifts: tuple[Gift, ...]) -> bool:
    """MG-112 A landscape card for each hut; MG-164 a free landscape tile stands for one."""
    lands = s.lands(me)
    for gift in gifts:
        if gift < LANDS and lands[gift] < gifts.count(gift):
            return False
    return s.tiles[me].count(FREE) >= gifts.count(TILE_GIFT)


def why_not_here(s: MangroviaState, me: Seat, space: Space, gifts: tuple[Gift, ...]) -> Refusal | None:
    """Why no hut, or double hut, can be built here for these gifts."""
    huts = len(gifts)
    if s.huts_left[me] < huts:
        return Refusal("too-few-huts", ("MG-128",), {"huts": s.huts_left[me]})
    if s.owner[space] != NOBODY:
        return Refusal("occupied", ("MG-115", "MG-123"), {"space": space})
    if not lifted(gifts) and not marked(s, gifts):
        return Refusal("no-bird", ("MG-080", "MG-124"), {"space": space, "landscapes": unmarked(s, gifts)})
    if not has_gifts(s, me, gifts):
        return Refusal("no-landscape-card", ("MG-112", "MG-120", "MG-164"), {"space": space})
    if not exact(s, me, space, huts):
        return Refusal("no-exact-payment", ("MG-110", "MG-111"), {"space": space, "price": price(space, huts)})
    return None


class BuildHut(Part):
    """MG-072 Build a hut on an empty space, MG-080 on a landscape that a bird marks. Its price is asked next."""

    rules: ClassVar[tuple[str, ...]] = ("MG-080", "MG-110", "MG-112", "MG-062")
    secret: ClassVar[bool] = True

    def __init__(self, me: Seat, jetty: int, double: bool, left: int) -> None:
        super().__init__(me, jetty)
        self.double = double
        self.left = left

    def what(self) -> Task:
        return BUILD_DOUBLE if self.double else BUILD

    def possible(self, s: MangroviaState) -> bool:
        """MG-128 Not without huts; nor, as all can see, without landscape cards or anything to pay with."""
        return self.most(s) >= (2 if self.double else 1) and self.means(s) > 0

    def most(self, s: MangroviaState) -> int:
        """As many huts as there are left, and landscape cards or free landscape tiles for them."""
        me = self.me
        return min(s.huts_left[me], s.count_cards(me, 1) + s.tiles[me].count(FREE))

    def means(self, s: MangroviaState) -> int:
        """Cards, amulets and tiles that might pay."""
        me = self.me
        return s.count_cards(me, 0) + len(s.amulets[me]) + len(s.tiles[me])

    def about(self, s: MangroviaState) -> dict[str, object]:
        """MG-128 No more huts than all can see to be possible."""
        left = min(self.left, self.most(s), self.means(s))
        return {"me": self.me, "jetty": self.jetty, "double": self.double, "left": left}

    def offers(self, s: MangroviaState) -> list[Action]:
        return doubles(s, self.me) if self.double else singles(s, self.me)

    def takes(self, action: Action) -> bool:
        return isinstance(action, BuildDouble) if self.double else isinstance(action, Build)

    def why_not(self, s: MangroviaState, action: Action) -> Refusal | None:
        assert isinstance(action, (Build, BuildDouble))
        return why_not_here(s, self.me, action.space, action.gifts)

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
    lands = s.lands(me)
    values, amulets = reach(s.coins(me)), reach(s.charms(me))
    for land in s.birds:
        if lands[land]:
            spaces = SPACES_WITH[land]
            for i in range(len(spaces)):
                space = spaces[i]
                if owner[space] == NOBODY and (amulets if BY_AMULETS[space] else values) >> COST[space] & 1:
                    found.append(BUILDS_ON[land][i])
    if FREE in s.tiles[me]:
        for space in range(PLACES):
            if owner[space] == NOBODY and (amulets if BY_AMULETS[space] else values) >> COST[space] & 1:
                found.append(BUILDS[space][-1])
    return found


def doubles(s: MangroviaState, me: Seat) -> list[Action]:
    """MG-120 Every double hut that can be built; MG-122 never in the stone or pole area or on an amulet space."""
    found: list[Action] = []
    values, amulets = reach(s.coins(me)), reach(s.charms(me))
    for space in range(PLACES):
        if s.owner[space] == NOBODY and MAY_DOUBLE[space]:
            if (amulets if BY_AMULETS[space] else values) >> 2 * COST[space] & 1 == 0:
                continue
            for action in DOUBLES[space]:
                gifts = action.gifts
                if (lifted(gifts) or marked(s, gifts)) and has_gifts(s, me, gifts):
                    found.append(action)
    return found


# Paying


def fits(way: list[int], have: list[int]) -> bool:
    for value in range(1, 8):
        if way[value] > have[value]:
            return False
    return True


def payments(s: MangroviaState, me: Seat, space: Space, huts: int, count: int) -> list[Action]:
    """MG-110 Every distinct way to pay exactly, with so many cards where ``count`` is not 0."""
    total = price(space, huts)
    have = s.charms(me) if BY_AMULETS[space] else s.coins(me)
    ways = AMULET_WAYS[total] if BY_AMULETS[space] else WAYS[total]
    actions = AMULET_PAYMENTS[total] if BY_AMULETS[space] else PAYMENTS[total]
    found: list[Action] = []
    for i in range(len(ways)):
        if fits(ways[i], have) and (count == 0 or sum(ways[i]) == count):
            found.append(actions[i])
    return found


def many_ways(s: MangroviaState, me: Seat, total: int) -> bool:
    """Whether so many cards could make more payments than can be read; it depends only on what all can see."""
    if len(WAYS[total]) <= READABLE:
        return False
    most = s.count_cards(me, 0) + s.tiles[me].count(VALUE_3)
    possible = 0
    for way in WAYS[total]:
        if sum(way) <= most:
            possible += 1
    return possible > READABLE


class ChooseCount(Step[MangroviaState, PayWith]):
    """MG-127 A high price can be paid in many ways: with how many cards comes first, then which."""

    rules: ClassVar[tuple[str, ...]] = ("MG-110", "MG-127")

    def __init__(self, me: Seat, space: Space, gifts: tuple[Gift, ...]) -> None:
        self.me = me
        self.space = space
        self.gifts = gifts

    def counts(self, s: MangroviaState) -> list[int]:
        """How many cards a payment can have."""
        found: list[int] = []
        for action in payments(s, self.me, self.space, len(self.gifts), 0):
            assert isinstance(action, Pay)
            if len(action.values) not in found:
                found.append(len(action.values))
        return found

    def ask(self, s: MangroviaState) -> Ask | None:
        if BY_AMULETS[self.space] or not many_ways(s, self.me, price(self.space, len(self.gifts))):
            return None
        return ask_privately(self.me, [PAY_WITH[count] for count in self.counts(s)])

    def about(self, s: MangroviaState) -> dict[str, object]:
        return {"me": self.me, "space": self.space, "price": price(self.space, len(self.gifts))}

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, PayWith):
            return not_now(self.rules)
        if action.count in self.counts(s):
            return None
        return Refusal("not-with-so-many", self.rules, {"price": price(self.space, len(self.gifts))})

    def answer(self, s: MangroviaState, seat: Seat, action: PayWith) -> None:
        s.emit(ev.ChoseCount(seat, action.count))
        s.do(ChoosePayment(self.me, self.space, self.gifts, action.count))

    def run(self, s: MangroviaState) -> None:
        s.do(ChoosePayment(self.me, self.space, self.gifts, 0))


class ChoosePayment(Step[MangroviaState, Action]):
    """MG-110 Pay exactly, with value cards or with amulets as the space asks; MG-129 there is no change.

    It is asked even when there is one way only: that there are others is nobody's business.
    """

    rules: ClassVar[tuple[str, ...]] = ("MG-110", "MG-111", "MG-129")

    def __init__(self, me: Seat, space: Space, gifts: tuple[Gift, ...], count: int) -> None:
        self.me = me
        self.space = space
        self.gifts = gifts
        self.count = count

    def ask(self, s: MangroviaState) -> Ask | None:
        return ask_privately(self.me, payments(s, self.me, self.space, len(self.gifts), self.count))

    def about(self, s: MangroviaState) -> dict[str, object]:
        total = price(self.space, len(self.gifts))
        return {"me": self.me, "space": self.space, "price": total, "by_amulets": BY_AMULETS[self.space]}

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, (Pay, PayAmulets)):
            return not_now(self.rules)
        if action in payments(s, seat, self.space, len(self.gifts), self.count):
            return None
        total = price(self.space, len(self.gifts))
        if isinstance(action, PayAmulets) != BY_AMULETS[self.space]:
            return Refusal("other-currency", ("MG-110",), {"space": self.space})
        paid = sum(action.amulets) if isinstance(action, PayAmulets) else sum(action.values)
        if paid != total:
            return Refusal("not-exact", ("MG-110", "MG-111"), {"price": total, "paid": paid})
        return Refusal("cannot-pay-so", ("MG-110",), {"price": total})

    def answer(self, s: MangroviaState, seat: Seat, action: Action) -> None:
        cards: list[Card] = []
        tiles: list[Tile] = []
        if isinstance(action, PayAmulets):
            spent = pay_amulets(s, seat, action.amulets, tiles)
            if spent:
                s.emit(ev.PaidAmulets(seat, spent))
        elif isinstance(action, Pay):
            pay_values(s, seat, action.values, cards, tiles)
        give_landscapes(s, seat, self.gifts, cards, tiles)
        if cards:
            s.emit(ev.Paid(seat, tuple(cards)))
        if tiles:
            use_tiles(s, seat, tiles)
        raise_hut(s, seat, self.space, len(self.gifts))


def pay_values(s: MangroviaState, me: Seat, values: tuple[int, ...], cards: list[Card], tiles: list[Tile]) -> None:
    """MG-110 Of equal values what all know of goes first: MG-164 a tile, MG-097 a start card, then another card."""
    spare = s.tiles[me].count(VALUE_3)
    for value in values:
        card = FACE_OF[value]
        if value == 3 and spare:
            spare -= 1
            tiles.append(VALUE_3)
            continue
        if FIRST_START + card in s.hands[me]:
            card += FIRST_START
        play_card(s, me, card)
        cards.append(card)


def pay_amulets(s: MangroviaState, me: Seat, amulets: tuple[int, ...], tiles: list[Tile]) -> tuple[int, ...]:
    """MG-110 The amulets that are spent; MG-164 an amulet-2 tile, which scores nothing later, goes before an amulet."""
    spare = s.tiles[me].count(AMULET_2)
    spent: list[int] = []
    for value in amulets:
        if value == 2 and spare:
            spare -= 1
            tiles.append(AMULET_2)
        else:
            spend_amulet(s, me, value)
            spent.append(value)
    return tuple(spent)


def give_landscapes(s: MangroviaState, me: Seat, gifts: tuple[Gift, ...], cards: list[Card], tiles: list[Tile]) -> None:
    """MG-112 One landscape card for a hut, MG-120 two for a double hut, MG-164 or free landscape tiles."""
    for gift in gifts:
        if gift == TILE_GIFT:
            tiles.append(FREE)
        else:
            play_card(s, me, FIRST_LAND + gift)
            cards.append(FIRST_LAND + gift)


def use_tiles(s: MangroviaState, me: Seat, tiles: list[Tile]) -> None:
    """MG-164 A used tile is discarded."""
    kept = list(s.tiles[me])
    for tile in tiles:
        kept.remove(tile)
        s.used_tiles[tile] += 1
    s.tiles[me] = tuple(kept)
    s.emit(ev.UsedTiles(me, tuple(tiles)))


# The new hut


def raise_hut(s: MangroviaState, me: Seat, space: Space, huts: int) -> None:
    """MG-113 The hut stands, and its chief symbols score at once; MG-120 for a double hut twice."""
    s.owner[space] = me
    s.huts[space] = huts
    s.huts_left[me] -= huts
    points = POINTS[space] * huts
    s.points[me] += points
    s.emit(ev.Built(me, space, huts == 2, points))
    if AREA[space] == SHRINE:
        s.shrines[me] += 1
    elif AREA[space] == POLE:
        take_pole(s, me, space)
    if s.stones[space] >= 0:
        take_stone(s, me, space)
    if s.huts_left[me] == 0:
        s.ending = True
        s.emit(ev.LastHut(me))


def take_pole(s: MangroviaState, me: Seat, space: Space) -> None:
    """MG-114 The top pole tile lies under the hut, and its number is scored at once."""
    tile = POLE_TILES[s.poles_used]
    s.poles_used += 1
    s.pole[space] = tile
    s.points[me] += tile
    s.emit(ev.TookPole(me, tile))


def take_stone(s: MangroviaState, me: Seat, space: Space) -> None:
    """MG-161 Who builds on a stone space gets the tile that lies there; MG-168 too late for this building."""
    tile = s.stones[space]
    s.stones[space] = -1
    s.tiles[me] = tuple(sorted((*s.tiles[me], tile)))
    s.emit(ev.TookTile(me, tile))
