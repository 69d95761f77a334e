"""The build action."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    ARMIES,
    DONE,
    LIFT_BLOCKS,
    ROADS,
    Border,
    LiftBlock,
    PlaceArmy,
    PlaceRoad,
    Region,
)
from meydan.games.pax_pamir.facts import (
    BORDERS_OF,
    BUILD,
    BUILD_BLOCKS,
    BUILD_COST,
    ENDS,
    INFRASTRUCTURE,
    NATION_BUILDING,
    REGIONS,
)
from meydan.games.pax_pamir.rules.finding import lift_block, liftable_blocks, refuse_lift_block
from meydan.games.pax_pamir.rules.market import pay_cost
from meydan.games.pax_pamir.rules.pieces import place_army, place_road
from meydan.games.pax_pamir.rules.prospects import block_figures, lift_figures, rule_figures, ruler_with_armies
from meydan.games.pax_pamir.rules.reasons import refuse_cost
from meydan.games.pax_pamir.table import PaxState


def can_build(s: PaxState, me: Seat) -> bool:
    """PP-131 To build one must rule a region (PP-050), have the cost of a block, and a block."""
    if s.rupees[me] < BUILD_COST or me not in s.ruler:
        return False
    return s.pool[s.side(me)] > 0 or len(liftable_blocks(s, s.side(me))) > 0


def refuse_build(s: PaxState, me: Seat) -> Refusal | None:
    """PP-131 What stands against building at all."""
    if me not in s.ruler:
        return Refusal("rule-nothing", ("PP-050", "PP-131"), {})
    if s.rupees[me] < BUILD_COST:
        return refuse_cost(BUILD, BUILD_COST, s.rupees[me], ("PP-133",))
    return None if can_build(s, me) else Refusal("no-block", ("PP-055",), {"coalition": s.side(me)})


def most_blocks(s: PaxState, me: Seat) -> int:
    """PP-131 Three blocks; Nation Building doubles what is paid for (PP-239)."""
    return BUILD_BLOCKS * 2 if s.has_effect(me, NATION_BUILDING) else BUILD_BLOCKS


def is_due(s: PaxState, me: Seat, built: int) -> bool:
    """PP-133 Each block costs two rupees; with Nation Building each second one is free (PP-239)."""
    return built % 2 == 0 or not s.has_effect(me, NATION_BUILDING)


def spent_on(s: PaxState, me: Seat, built: int) -> int:
    """PP-133 What so many blocks of one build have cost."""
    return BUILD_COST * len([k for k in range(built) if is_due(s, me, k)])


def pay_for_block(s: PaxState, me: Seat, built: int) -> None:
    """PP-133 Two rupees as an action cost, on the next cards from the right."""
    if is_due(s, me, built):
        pay_cost(s, me, BUILD_COST, built // 2 if s.has_effect(me, NATION_BUILDING) else built)


def building_sites(s: PaxState, me: Seat) -> list[Action]:
    """PP-131 Armies in ruled regions, PP-132 roads on any border of a ruled region."""
    options: list[Action] = []
    borders: list[int] = []
    for region in range(REGIONS):
        if s.ruler[region] == me:
            options.append(ARMIES[region])
            borders.extend([border for border in BORDERS_OF[region] if border not in borders])
    options.extend([ROADS[border] for border in borders])
    return options


def put_block(s: PaxState, me: Seat, action: Action, why: str) -> None:
    if isinstance(action, PlaceArmy):
        place_army(s, me, s.side(me), action.region, why)
    elif isinstance(action, PlaceRoad):
        place_road(s, me, s.side(me), action.border, why)


def refuse_site(s: PaxState, me: Seat, action: Action) -> Refusal | None:
    """PP-131 What stands against a block here, or PP-055 against taking one from here."""
    if isinstance(action, LiftBlock):
        if s.pool[s.side(me)]:
            return Refusal("supply-left", ("PP-055",), {"coalition": s.side(me)})
        return refuse_lift_block(s, s.side(me), action.space)
    if isinstance(action, PlaceArmy) and s.ruler[action.region] != me:
        return Refusal("not-ruled", ("PP-050", "PP-131"), {"region": action.region})
    if isinstance(action, PlaceRoad):
        one, two = ENDS[action.border]
        if s.ruler[one] != me and s.ruler[two] != me:
            return Refusal("border-not-ruled", ("PP-132",), {"border": action.border})
    if isinstance(action, PlaceArmy | PlaceRoad) and s.pool[s.side(me)] == 0:
        return Refusal("supply-empty", ("PP-055",), {"coalition": s.side(me)})
    return None


def army_figures(s: PaxState, me: Seat, region: Region, cost: int) -> dict[str, object]:
    """PP-133 The price, PP-155 the blocks its coalition has in play then, and PP-049 who rules."""
    side = s.loyalty[me]
    figures = rule_figures(s, me, region, ruler_with_armies(s, region, side, 1))
    return figures | block_figures(s, side, 1) | {"cost": cost, "count": s.army(region, side) + 1}


def road_figures(s: PaxState, me: Seat, border: Border, cost: int) -> dict[str, object]:
    """PP-133 The price, PP-155 the blocks its coalition has in play then, and PP-137 whether armies cross."""
    side = s.loyalty[me]
    return block_figures(s, side, 1) | {"border": border, "cost": cost, "count": s.road(border, side) + 1}


def block_outcome(s: PaxState, me: Seat, action: Action, cost: int) -> Outcome:
    """What a block brings where it is put, or where it is taken from."""
    if isinstance(action, PlaceArmy):
        return Outcome("place-army", army_figures(s, me, action.region, cost))
    if isinstance(action, PlaceRoad):
        return Outcome("place-road", road_figures(s, me, action.border, cost))
    assert isinstance(action, LiftBlock)
    return Outcome("lift-block", lift_figures(s, me, s.loyalty[me], action.space))


def sites_looked_for(s: PaxState, me: Seat) -> list[Action]:
    """An army and a road where one rules."""
    region = s.ruler.index(me)
    return [ARMIES[region], ROADS[BORDERS_OF[region][0]]]


class Building(Step[PaxState, Action]):
    """PP-131 Up to three armies and roads in any mix, one at a time; PP-055 from elsewhere if the supply is empty."""

    rules: ClassVar[tuple[str, ...]] = ("PP-131", "PP-132", "PP-133")

    def __init__(self, me: Seat, built: int, lifted: bool) -> None:
        self.me = me
        self.built = built
        self.lifted = lifted
        """A block was taken from elsewhere: it is to be placed."""

    def ask(self, s: PaxState) -> Ask | None:
        me = self.me
        if self.built == most_blocks(s, me) or (is_due(s, me, self.built) and s.rupees[me] < BUILD_COST):
            return None
        if me not in s.ruler:
            return None
        options: list[Action] = [DONE] if self.built and not self.lifted else []
        if s.pool[s.loyalty[me]]:
            options.extend(building_sites(s, me))
        else:
            options.extend([LIFT_BLOCKS[space] for space in liftable_blocks(s, s.loyalty[me])])
        return ask_one(me, options) if options else None

    def about(self, s: PaxState) -> dict[str, object]:
        short = "no" if s.pool[s.loyalty[self.me]] else "yes"
        due = "yes" if is_due(s, self.me, self.built) else "no"
        figures = {"built": self.built, "most": most_blocks(s, self.me), "cost": spent_on(s, self.me, self.built)}
        return {"me": self.me, "due": due, "short": short} | figures

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection = refuse_site(s, seat, action)
        if action is DONE and self.lifted:
            objection = Refusal("place-the-block", ("PP-055",), {})
        elif action is DONE and self.built == 0:
            objection = Refusal("build-one", ("PP-131",), {})
        return objection or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        return [*sites_looked_for(s, seat), DONE]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if action is DONE:
            left, cost = most_blocks(s, seat) - self.built, spent_on(s, seat, self.built)
            return Outcome("done-build", {"built": self.built, "left": left, "cost": cost})
        return block_outcome(s, seat, action, BUILD_COST if is_due(s, seat, self.built) else 0)

    def run(self, s: PaxState) -> None:
        self.finished(s)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.finished(s)
        elif isinstance(action, LiftBlock):
            s.do(Building(seat, self.built, True))
            lift_block(s, seat, s.loyalty[seat], action.space)
        else:
            pay_for_block(s, seat, self.built)
            put_block(s, seat, action, pe.BUILT)
            s.do(Building(seat, self.built + 1, False))

    def finished(self, s: PaxState) -> None:
        """PP-238 Infrastructure: one more block after a build."""
        if self.built and s.holds(self.me, INFRASTRUCTURE):
            s.do(ExtraBlock(self.me))


class ExtraBlock(Step[PaxState, Action]):
    """PP-238 Infrastructure: a further block, free, where the build could have put it."""

    rules: ClassVar[tuple[str, ...]] = ("PP-238",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        me = self.me
        if me not in s.ruler:
            return None
        if s.pool[s.loyalty[me]]:
            return ask_one(me, building_sites(s, me))
        spaces = liftable_blocks(s, s.loyalty[me])
        return ask_one(me, [LIFT_BLOCKS[space] for space in spaces]) if spaces else None

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "short": "no" if s.pool[s.loyalty[self.me]] else "yes"}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        return refuse_site(s, seat, action) or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        return sites_looked_for(s, seat)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        return block_outcome(s, seat, action, 0)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, LiftBlock):
            s.do(self)
            lift_block(s, seat, s.loyalty[seat], action.space)
        else:
            put_block(s, seat, action, pe.INFRASTRUCTURE)
