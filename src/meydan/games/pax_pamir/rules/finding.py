"""Pieces from elsewhere, when the supply is empty."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    LIFT_BLOCKS,
    LIFT_GIFTS,
    LIFT_SPIES,
    LIFT_TRIBES,
    Coalition,
    LiftBlock,
    LiftGift,
    LiftSpy,
    LiftTribe,
    Space,
)
from meydan.games.pax_pamir.codes import block_code, border_of, gift_code, is_region, spy_code, tribe_code
from meydan.games.pax_pamir.facts import AI_REGIONS, ENDS, GIFTS, REGIONS, SPACES
from meydan.games.pax_pamir.rules.automa import lowest_priority
from meydan.games.pax_pamir.rules.court import overthrow_from_map
from meydan.games.pax_pamir.rules.pieces import (
    offered,
    rules_without_army,
    take_block,
    take_gift,
    take_spy,
    take_tribes,
)
from meydan.games.pax_pamir.table import PaxState


def liftable_blocks(s: PaxState, coalition: Coalition) -> list[Space]:
    """PP-055 Where a block of this coalition can be taken from: any place but those placed this turn."""
    found: list[Space] = []
    for space in range(SPACES):
        here = s.block(space, coalition)
        if here and here > s.fresh.count(block_code(space, coalition)):
            found.append(space)
    return found


class FindBlock(Step[PaxState, Action]):
    """PP-055 With an empty supply a block is taken from anywhere in play; PP-056 it may change its kind."""

    rules: ClassVar[tuple[str, ...]] = ("PP-055", "PP-056")

    def __init__(self, me: Seat, coalition: Coalition) -> None:
        self.me = me
        self.coalition = coalition

    def ask(self, s: PaxState) -> Ask | None:
        if s.pool[self.coalition] or s.is_wakhan(self.me):
            return None
        spaces = liftable_blocks(s, self.coalition)
        return ask_one(self.me, [LIFT_BLOCKS[space] for space in spaces]) if spaces else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        return refuse_lift_block(s, self.coalition, action) or not_now(self.rules)

    def run(self, s: PaxState) -> None:
        if s.pool[self.coalition] == 0:
            spaces = liftable_blocks(s, self.coalition)
            if spaces:
                lift_block(s, self.me, self.coalition, spare_block(s, self.me, self.coalition, spaces))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, LiftBlock):
            lift_block(s, seat, self.coalition, action.space)


def refuse_lift_block(s: PaxState, coalition: Coalition, action: Action) -> Refusal | None:
    """PP-055 Why a block cannot be taken from here."""
    if not isinstance(action, LiftBlock):
        return None
    key = "placed-this-turn" if s.block(action.space, coalition) else "no-block-there"
    return Refusal(key, ("PP-055",), {"space": action.space, "coalition": coalition})


def lift_block(s: PaxState, me: Seat, coalition: Coalition, space: Space) -> None:
    s.emit(ev.LiftedBlock(me, coalition, space))
    take_block(s, space, coalition)


def spare_block(s: PaxState, me: Seat, coalition: Coalition, spaces: list[Space]) -> Space:
    """PP-236 Wakhan takes a block she needs from where it costs her no rule, if there is such a place."""
    spare = [space for space in spaces if not needed_for_rule(s, me, coalition, space)]
    return last_by_region_order(s, spare or spaces)


def needed_for_rule(s: PaxState, me: Seat, coalition: Coalition, space: Space) -> bool:
    """PP-223 Whether she rules here only with the help of this block."""
    return is_region(space) and s.ruler[space] == me and not rules_without_army(s, me, space, coalition)


def last_by_region_order(s: PaxState, spaces: list[Space]) -> Space:
    """PP-236 Wakhan takes a piece she needs from where it matters least: the last region of her card, then roads."""
    best, high = spaces[0], -1
    order = AI_REGIONS[s.ai_card]
    for space in spaces:
        if is_region(space):
            value = REGIONS + order.index(space)
        else:
            one, two = ENDS[border_of(space)]
            value = min(order.index(one), order.index(two))
        if value > high:
            best, high = space, value
    return best


def spare_cylinder(s: PaxState, seat: Seat) -> bool:
    """PP-055 Whether a cylinder can be had: from the supply, or from play if it was not placed this turn."""
    return s.cylinders[seat] > 0 or len(cylinder_options(s, seat)) > 0


def cylinder_options(s: PaxState, seat: Seat) -> list[Action]:
    """PP-055 Where an own cylinder can be taken from."""
    options: list[Action] = []
    fresh = s.fresh
    for region in range(REGIONS):
        if s.tribe(region, seat) > fresh.count(tribe_code(region, seat)):
            options.append(LIFT_TRIBES[region])
    for owner in range(s.seats):
        for card in s.courts[owner]:
            if s.spy(card, seat) > fresh.count(spy_code(card, seat)):
                options.append(LIFT_SPIES[card])
    for gift in range(GIFTS):
        if s.has_gift(seat, gift) and fresh.count(gift_code(gift, seat)) == 0:
            options.append(LIFT_GIFTS[gift])
    return options


class FindCylinder(Step[PaxState, Action]):
    """PP-055 With no cylinder left one is taken from anywhere in play; PP-056 losing the last tribe is an overthrow."""

    rules: ClassVar[tuple[str, ...]] = ("PP-055", "PP-056")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        if s.cylinders[self.me] or s.is_wakhan(self.me):
            return None
        options = cylinder_options(s, self.me)
        return ask_one(self.me, options) if options else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        here = False
        if isinstance(action, LiftTribe):
            here = s.tribe(action.region, seat) > 0
        elif isinstance(action, LiftSpy):
            here = s.spy(action.card, seat) > 0
        elif isinstance(action, LiftGift):
            here = s.has_gift(seat, action.gift)
        else:
            return not_now(self.rules)
        return Refusal("cylinder-placed-this-turn" if here else "no-cylinder-there", ("PP-055",), {})

    def run(self, s: PaxState) -> None:
        if s.cylinders[self.me] == 0:
            options = cylinder_options(s, self.me)
            if options:
                self.answer(s, self.me, least_needed(s, self.me, options))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, LiftTribe):
            s.emit(ev.LiftedTribe(seat, action.region))
            take_tribes(s, action.region, seat, 1)
            overthrow_from_map(s, seat, action.region)
        elif isinstance(action, LiftSpy):
            s.emit(ev.LiftedSpy(seat, action.card))
            take_spy(s, action.card, seat, 1)
        elif isinstance(action, LiftGift):
            s.emit(ev.LiftedGift(seat, action.gift))
            take_gift(s, seat, action.gift)


def least_needed(s: PaxState, me: Seat, options: list[Action]) -> Action:
    """PP-236 Wakhan gives up the spy on the card of lowest priority, else a tribe of the last region, else a gift."""
    cards = [action.card for action in options if isinstance(action, LiftSpy)]
    if cards:
        return LIFT_SPIES[lowest_priority(s, me, cards)]
    regions = [action.region for action in options if isinstance(action, LiftTribe)]
    return LIFT_TRIBES[last_by_region_order(s, regions)] if regions else options[0]
