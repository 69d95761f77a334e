"""The gift action."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    GIVE_GIFTS,
    GiftSpace,
    GiveGift,
)
from meydan.games.pax_pamir.codes import gift_code
from meydan.games.pax_pamir.facts import (
    GIFT,
    GIFT_COSTS,
    GIFTS,
)
from meydan.games.pax_pamir.rules.finding import FindCylinder, spare_cylinder
from meydan.games.pax_pamir.rules.influence import gift_worth, influence
from meydan.games.pax_pamir.rules.market import pay_cost
from meydan.games.pax_pamir.rules.reasons import refuse_cost
from meydan.games.pax_pamir.table import PaxState


def affordable_gifts(s: PaxState, me: Seat) -> list[GiftSpace]:
    """PP-127 Any empty gift space whose cost can be paid."""
    return [g for g in range(GIFTS) if not s.has_gift(me, g) and GIFT_COSTS[g] <= s.rupees[me]]


def can_give(s: PaxState, me: Seat) -> bool:
    """PP-127 A gift needs a space that can be paid for, and a cylinder."""
    return len(affordable_gifts(s, me)) > 0 and spare_cylinder(s, me)


def refuse_gift(s: PaxState, me: Seat) -> Refusal | None:
    """PP-127 What stands against giving at all."""
    empty = [gift for gift in range(GIFTS) if not s.has_gift(me, gift)]
    if not empty:
        return Refusal("no-gift-space", ("PP-127",), {})
    if GIFT_COSTS[empty[0]] > s.rupees[me]:
        return refuse_cost(GIFT, GIFT_COSTS[empty[0]], s.rupees[me], ("PP-128",))
    return None if spare_cylinder(s, me) else Refusal("no-cylinder", ("PP-055", "PP-127"), {})


class ChooseGift(Step[PaxState, Action]):
    """PP-127 A cylinder goes on an empty gift space; PP-128 it costs 2, 4 or 6."""

    rules: ClassVar[tuple[str, ...]] = ("PP-127", "PP-128")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        gifts = affordable_gifts(s, self.me)
        return ask_one(self.me, [GIVE_GIFTS[gift] for gift in gifts]) if gifts else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, GiveGift):
            if s.has_gift(seat, action.gift):
                return Refusal("gift-space-taken", ("PP-127",), {"gift": action.gift})
            if GIFT_COSTS[action.gift] > s.rupees[seat]:
                return Refusal("gift-too-dear", ("PP-128",), {"gift": action.gift})
        return not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-129 One influence more, if gifts count now."""
        assert isinstance(action, GiveGift)
        worth = gift_worth(s, seat)
        figures: dict[str, object] = {"cost": GIFT_COSTS[action.gift], "left": s.rupees[seat] - GIFT_COSTS[action.gift]}
        return Outcome("give-gift", figures | {"worth": worth, "influence": influence(s, seat, s.side(seat)) + worth})

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, GiveGift):
            give(s, seat, action.gift)


def give(s: PaxState, me: Seat, gift: GiftSpace) -> None:
    """PP-128 The printed cost, paid as an action cost; then the cylinder, from play if the supply is empty (PP-055)."""
    pay_cost(s, me, GIFT_COSTS[gift], 0)
    s.do(FindCylinder(me), PutGift(me, gift))


class PutGift(Step[PaxState, Action]):
    """PP-127 The cylinder lies on the gift space."""

    def __init__(self, me: Seat, gift: GiftSpace) -> None:
        self.me = me
        self.gift = gift

    def run(self, s: PaxState) -> None:
        me, gift = self.me, self.gift
        s.cylinders[me] -= 1
        s.add_gift(me, gift)
        s.fresh.append(gift_code(gift, me))
        s.emit(pe.GaveGift(me, gift))
