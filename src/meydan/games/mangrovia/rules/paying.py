"""Paying for a building: exactly the price, in the currency of the space."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, Tray, ask_privately, not_now
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import (
    AMULET_PAYMENTS,
    AMULET_WAYS,
    DOUBLES,
    PASS,
    PAY_WITH,
    PAYMENTS,
    TILE_GIFT,
    WAYS,
    Build,
    BuildDouble,
    Card,
    Gift,
    Pay,
    PayAmulets,
    PayWith,
    Space,
    Tile,
)
from meydan.games.mangrovia.facts import (
    AMULET_2,
    BUILD_DOUBLE,
    BY_AMULETS,
    COUNTED,
    CURRENCY,
    FREE,
    JETTIES,
    LANDSCAPE_CARD,
    MAY_DOUBLE,
    START_CARD,
    VALUE_3,
    VALUE_CARD,
    VALUE_CARDS,
)
from meydan.games.mangrovia.rules.amulets import spend_amulet
from meydan.games.mangrovia.rules.cards import play_card
from meydan.games.mangrovia.rules.huts import points_for, raise_hut
from meydan.games.mangrovia.rules.prices import held, price, worth
from meydan.games.mangrovia.rules.sites import why_not_here
from meydan.games.mangrovia.table import MangroviaState

READABLE: Final = 24
"""If the cards in hand could make more payments than this, their number is chosen first."""


def fits(way: list[int], have: list[int]) -> bool:
    for value in range(1, COUNTED):
        if way[value] > have[value]:
            return False
    return True


def payments(s: MangroviaState, me: Seat, space: Space, huts: int, count: int) -> list[Action]:
    """MG-110 Every distinct way to pay exactly, with so many cards where ``count`` is not 0."""
    total = price(space, huts)
    have = held(s, me, space)
    ways = AMULET_WAYS[total] if BY_AMULETS[space] else WAYS[total]
    actions = AMULET_PAYMENTS[total] if BY_AMULETS[space] else PAYMENTS[total]
    found: list[Action] = []
    for i in range(len(ways)):
        if fits(ways[i], have) and (count == 0 or sum(ways[i]) == count):
            found.append(actions[i])
    return found


def has_values(have: list[int], values: tuple[int, ...]) -> bool:
    """Whether all these are among what is held."""
    for value in values:
        if not 0 < value < COUNTED or have[value] < values.count(value):
            return False
    return True


def doubled(s: MangroviaState, space: Space, gifts: tuple[Gift, ...]) -> list[Action]:
    """MG-072 The double huts that could be built here instead of the single one that is paid."""
    either = [task for parts in JETTIES[s.jetty] for task, _ in parts]
    return list(DOUBLES[space]) if len(gifts) == 1 and BUILD_DOUBLE in either and MAY_DOUBLE[space] else []


def too_dear(s: MangroviaState, me: Seat, space: Space, gifts: tuple[Gift, ...]) -> Refusal:
    """MG-120 Why this double hut cannot be built: most often, what there is does not pay twice the price."""
    cost, have = price(space, 2), worth(held(s, me, space))
    found = why_not_here(s, me, space, gifts, 2)
    if found is not None and found.key == "no-exact-payment" and have < cost:
        return Refusal("double-short", ("MG-110", "MG-120"), {"price": cost, "have": have})
    return found or Refusal("pay-first", ("MG-110", "MG-118"), {"space": space})


def locked_double(s: MangroviaState, me: Seat, space: Space, gifts: tuple[Gift, ...]) -> list[Action]:
    """A double hut here, where it might be looked for and none is possible: the one that comes nearest to it."""
    nearest: list[Action] = []
    for action in doubled(s, space, gifts):
        assert isinstance(action, BuildDouble)
        refusal = why_not_here(s, me, space, action.gifts, 2)
        if refusal is None:
            return []
        if refusal.key == "no-exact-payment" or not nearest:
            nearest = [action]
    return nearest


def not_paid(s: MangroviaState, me: Seat, action: Action, space: Space, gifts: tuple[Gift, ...]) -> Refusal | None:
    """MG-110 The other currency does not pay; MG-118 nothing else is built before this is paid, MG-062 nor is it left
    out any more."""
    if isinstance(action, (Pay, PayAmulets)) and isinstance(action, PayAmulets) != BY_AMULETS[space]:
        return Refusal("other-currency", ("MG-110",), {"space": space, "currency": CURRENCY[space]})
    if isinstance(action, BuildDouble) and action in doubled(s, space, gifts):
        return too_dear(s, me, space, action.gifts)
    if isinstance(action, (Build, BuildDouble)) or action is PASS:
        return Refusal("pay-first", ("MG-110", "MG-118"), {"space": space})
    return None


def many_ways(s: MangroviaState, me: Seat, total: int) -> bool:
    """Whether so many cards could make more payments than can be read; it depends only on what all can see."""
    if len(WAYS[total]) <= READABLE:
        return False
    most = s.count_cards(me, VALUE_CARDS) + s.tiles[me].count(VALUE_3)
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
        total = price(self.space, len(self.gifts))
        return {"me": self.me, "space": self.space, "price": total, "gifts": self.gifts}

    def subjects(self, s: MangroviaState, seat: Seat) -> list[Action]:
        return locked_double(s, seat, self.space, self.gifts)

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PayWith) and action.count not in self.counts(s):
            return Refusal("not-with-so-many", self.rules, {"price": price(self.space, len(self.gifts))})
        if isinstance(action, Pay):
            return Refusal("count-first", ("MG-127",), {})
        return not_paid(s, seat, action, self.space, self.gifts) or not_now(action)

    def brings(self, s: MangroviaState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, PayWith)
        return Outcome("pay-with", {"left": s.count_cards(seat, VALUE_CARDS) - action.count})

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
        figures: dict[str, object] = {"me": self.me, "space": self.space, "price": total, "gifts": self.gifts}
        return figures | {"by_amulets": BY_AMULETS[self.space]}

    def subjects(self, s: MangroviaState, seat: Seat) -> list[Action]:
        return locked_double(s, seat, self.space, self.gifts)

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal:
        found = not_paid(s, seat, action, self.space, self.gifts)
        if found is not None or not isinstance(action, (Pay, PayAmulets)):
            return found or not_now(action)
        paid = action.amulets if isinstance(action, PayAmulets) else action.values
        total = price(self.space, len(self.gifts))
        if sum(paid) != total:
            return Refusal("not-exact", ("MG-110", "MG-111"), {"price": total, "paid": sum(paid)})
        if self.count not in (0, len(paid)):
            return Refusal("other-count", ("MG-127",), {"count": self.count})
        if not has_values(held(s, seat, self.space), paid):
            return Refusal("cannot-pay-so", ("MG-110",), {"price": total})
        return not_now(action)

    def brings(self, s: MangroviaState, seat: Seat, action: Action) -> Outcome:
        """MG-113 The points of the hut, MG-129 and what is left to pay with."""
        paid = action.amulets if isinstance(action, PayAmulets) else action.values if isinstance(action, Pay) else ()
        have = held(s, seat, self.space)
        left = worth(have) - sum(paid)
        points = points_for(s, self.space, len(self.gifts))
        return Outcome("pay", {"points": points, "left": left, "currency": CURRENCY[self.space]})

    def settles(self, s: MangroviaState, seat: Seat, action: Action) -> bool:
        """MG-140 Paying for the last hut makes this the last round."""
        return s.huts_left[seat] == len(self.gifts)

    def tray(self, s: MangroviaState, seat: Seat) -> Tray | None:
        """MG-110 All that could pay, laid out to make the price exactly."""
        have = held(s, seat, self.space)
        things = tuple([value for value in range(1, COUNTED) for _ in range(have[value])])
        total = price(self.space, len(self.gifts))
        if BY_AMULETS[self.space]:
            return Tray("pay_amulets", "amulets", things, things, total, total)
        return Tray("pay", "values", things, things, total, total)

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
        if value == 3 and spare:
            spare -= 1
            tiles.append(VALUE_3)
            continue
        card = START_CARD[value] if START_CARD[value] in s.hands[me] else VALUE_CARD[value]
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
            play_card(s, me, LANDSCAPE_CARD[gift])
            cards.append(LANDSCAPE_CARD[gift])


def use_tiles(s: MangroviaState, me: Seat, tiles: list[Tile]) -> None:
    """MG-164 A used tile is discarded."""
    kept = list(s.tiles[me])
    for tile in tiles:
        kept.remove(tile)
        s.used_tiles[tile] += 1
    s.tiles[me] = tuple(kept)
    s.emit(ev.UsedTiles(me, tuple(tiles)))
