"""Pieces from elsewhere, when the supply is empty."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    LIFT_BLOCKS,
    LIFT_GIFTS,
    LIFT_SPIES,
    LIFT_TRIBES,
    Card,
    Coalition,
    GiftSpace,
    LiftBlock,
    LiftGift,
    LiftSpy,
    LiftTribe,
    Region,
    Space,
)
from meydan.games.pax_pamir.codes import block_code, border_of, gift_code, is_region, spy_code, tribe_code
from meydan.games.pax_pamir.facts import AI_REGIONS, ENDS, GIFTS, REGIONS, SPACES
from meydan.games.pax_pamir.rules.automa import lowest_priority
from meydan.games.pax_pamir.rules.court import overthrow_from_map
from meydan.games.pax_pamir.rules.influence import gift_worth, influence
from meydan.games.pax_pamir.rules.pieces import (
    rules_without_army,
    take_block,
    take_gift,
    take_spy,
    take_tribes,
)
from meydan.games.pax_pamir.rules.prospects import (
    hostage_takers,
    lift_figures,
    overthrown_by_map,
    tribe_figures,
)
from meydan.games.pax_pamir.rules.reasons import refuse_without_spy
from meydan.games.pax_pamir.table import PaxState


def can_lift_block(s: PaxState, coalition: Coalition, space: Space) -> bool:
    """PP-055 A block stands here that was not placed this turn."""
    here = s.block(space, coalition)
    return here > 0 and here > s.fresh.count(block_code(space, coalition))


def liftable_blocks(s: PaxState, coalition: Coalition) -> list[Space]:
    """PP-055 Where a block of this coalition can be taken from: any place but those placed this turn."""
    return [space for space in range(SPACES) if can_lift_block(s, coalition, space)]


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

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, LiftBlock):
            objection = refuse_lift_block(s, self.coalition, action.space)
        return objection or not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, LiftBlock)
        return Outcome("lift-block", lift_figures(s, seat, self.coalition, action.space))

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        """A block whose loss costs no rule, if there is one."""
        for option in options:
            if isinstance(option, LiftBlock) and not needed_for_rule(s, seat, self.coalition, option.space):
                return option
        return options[0]

    def run(self, s: PaxState) -> None:
        if s.pool[self.coalition] == 0:
            spaces = liftable_blocks(s, self.coalition)
            if spaces:
                lift_block(s, self.me, self.coalition, spare_block(s, self.me, self.coalition, spaces))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, LiftBlock):
            lift_block(s, seat, self.coalition, action.space)


def refuse_lift_block(s: PaxState, coalition: Coalition, space: Space) -> Refusal | None:
    """PP-055 What stands against taking a block from here."""
    figures: dict[str, object] = {"space": space, "coalition": coalition}
    if s.block(space, coalition) == 0:
        return Refusal("no-block-there", ("PP-055",), figures)
    return None if can_lift_block(s, coalition, space) else Refusal("placed-this-turn", ("PP-055",), figures)


def lift_block(s: PaxState, me: Seat, coalition: Coalition, space: Space) -> None:
    s.emit(pe.LiftedBlock(me, coalition, space))
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
    options: list[Action] = [LIFT_TRIBES[region] for region in range(REGIONS) if can_lift_tribe(s, seat, region)]
    for owner in range(s.seats):
        options.extend([LIFT_SPIES[card] for card in s.courts[owner] if can_lift_spy(s, seat, card)])
    options.extend([LIFT_GIFTS[gift] for gift in range(GIFTS) if can_lift_gift(s, seat, gift)])
    return options


def can_lift_tribe(s: PaxState, seat: Seat, region: Region) -> bool:
    """PP-055 A tribe stands here that was not placed this turn."""
    return s.tribe(region, seat) > s.fresh.count(tribe_code(region, seat))


def can_lift_spy(s: PaxState, seat: Seat, card: Card) -> bool:
    return s.spy(card, seat) > s.fresh.count(spy_code(card, seat))


def can_lift_gift(s: PaxState, seat: Seat, gift: GiftSpace) -> bool:
    return s.has_gift(seat, gift) and s.fresh.count(gift_code(gift, seat)) == 0


def refuse_lift_tribe(s: PaxState, seat: Seat, region: Region) -> Refusal | None:
    """PP-055 What stands against taking a tribe from here."""
    if s.tribe(region, seat) == 0:
        return Refusal("no-tribe-there", ("PP-055",), {"region": region})
    return None if can_lift_tribe(s, seat, region) else Refusal("cylinder-placed-this-turn", ("PP-055",), {})


def refuse_lift_spy(s: PaxState, seat: Seat, card: Card) -> Refusal | None:
    """PP-055 What stands against taking a spy from here."""
    objection = refuse_without_spy(s, seat, card, ("PP-055",))
    if objection is not None or can_lift_spy(s, seat, card):
        return objection
    return Refusal("cylinder-placed-this-turn", ("PP-055",), {})


def refuse_lift_gift(s: PaxState, seat: Seat, gift: GiftSpace) -> Refusal | None:
    """PP-055 What stands against taking this gift back."""
    if not s.has_gift(seat, gift):
        return Refusal("no-gift-there", ("PP-055",), {"gift": gift})
    return None if can_lift_gift(s, seat, gift) else Refusal("cylinder-placed-this-turn", ("PP-055",), {})


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

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, LiftTribe):
            objection = refuse_lift_tribe(s, seat, action.region)
        elif isinstance(action, LiftSpy):
            objection = refuse_lift_spy(s, seat, action.card)
        elif isinstance(action, LiftGift):
            objection = refuse_lift_gift(s, seat, action.gift)
        return objection or not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, LiftTribe):
            return Outcome("lift-tribe", tribe_figures(s, seat, seat, action.region))
        if isinstance(action, LiftSpy):
            before, after = hostage_takers(s, action.card, seat)
            return Outcome("lift-spy", {"rest": s.spy(action.card, seat) - 1, "freed": after != seat == before})
        less = influence(s, seat, s.loyalty[seat]) - gift_worth(s, seat)
        return Outcome("lift-gift", {"rest": s.gift_count(seat) - 1, "influence": less})

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        """PP-056 Taking the last tribe burns the own political cards of the region."""
        return isinstance(action, LiftTribe) and overthrown_by_map(s, seat, action.region) > 0

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        """A spy, else a tribe whose loss overthrows nobody, else a gift, if there is one of these."""
        best, least = options[0], 3
        for option in options:
            loss = lifting_loss(s, seat, option)
            if loss < least:
                best, least = option, loss
        return best

    def run(self, s: PaxState) -> None:
        if s.cylinders[self.me] == 0:
            options = cylinder_options(s, self.me)
            if options:
                self.answer(s, self.me, least_needed(s, self.me, options))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, LiftTribe):
            s.emit(pe.LiftedTribe(seat, action.region))
            take_tribes(s, action.region, seat, 1)
            overthrow_from_map(s, seat, action.region)
        elif isinstance(action, LiftSpy):
            s.emit(pe.LiftedSpy(seat, action.card))
            take_spy(s, action.card, seat, 1)
        elif isinstance(action, LiftGift):
            s.emit(pe.LiftedGift(seat, action.gift))
            take_gift(s, seat, action.gift)


def lifting_loss(s: PaxState, seat: Seat, option: Action) -> int:
    """How much giving up a cylinder costs: a spy nothing more, a tribe perhaps rule, a gift influence, PP-056 cards."""
    if isinstance(option, LiftTribe):
        last = s.tribe(option.region, seat) == 1 and s.has_political(seat, option.region)
        return 3 if last else 1
    return 2 if isinstance(option, LiftGift) else 0


def least_needed(s: PaxState, me: Seat, options: list[Action]) -> Action:
    """PP-236 Wakhan gives up the spy on the card of lowest priority, else a tribe of the last region, else a gift."""
    cards = [action.card for action in options if isinstance(action, LiftSpy)]
    if cards:
        return LIFT_SPIES[lowest_priority(s, me, cards)]
    regions = [action.region for action in options if isinstance(action, LiftTribe)]
    return LIFT_TRIBES[last_by_region_order(s, regions)] if regions else options[0]
