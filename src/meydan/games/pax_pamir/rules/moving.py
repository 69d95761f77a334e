"""The move action: armies along loyal roads, spies around the table."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    DONE,
    MOVE_ARMIES,
    MOVE_TRIBES,
    PICK_SPIES,
    SPIES_TO,
    Card,
    Coalition,
    MoveArmy,
    MoveTribe,
    PickSpy,
    Region,
    SpyTo,
)
from meydan.games.pax_pamir.codes import block_code, spy_code, tribe_code
from meydan.games.pax_pamir.facts import (
    BORDERS_OF,
    INDIAN_SUPPLIES,
    NATIONALISM,
    REGION,
    REGIONS,
    STRANGE_BEDFELLOWS,
    WELL_CONNECTED,
    other_end,
)
from meydan.games.pax_pamir.rules.court import overthrow_from_map
from meydan.games.pax_pamir.rules.pieces import move_fresh, rules_without_army, update_rule
from meydan.games.pax_pamir.rules.prospects import (
    overthrown_by_map,
    rule_figures,
    ruler_with_armies,
    ruler_with_tribes,
)
from meydan.games.pax_pamir.rules.reasons import refuse_without_spy
from meydan.games.pax_pamir.table import PaxState


def can_cross(s: PaxState, me: Seat, border: int) -> bool:
    """PP-137 A road of the own coalition must be on the border, whoever put it; Indian Supplies need none (PP-238)."""
    return s.road(border, s.loyalty[me]) > 0 or s.holds(me, INDIAN_SUPPLIES)


def refuse_crossing(s: PaxState, me: Seat, source: Region, region: Region) -> Refusal | None:
    """PP-137 What stands against going from one region to its neighbour."""
    for border in BORDERS_OF[source]:
        if other_end(border, source) == region and can_cross(s, me, border):
            return None
    return Refusal("no-road", ("PP-004", "PP-137"), {"source": source, "region": region})


def map_moves(s: PaxState, me: Seat) -> list[Action]:
    """PP-135 Loyal armies over open borders, and PP-239 own tribes under Nationalism."""
    options: list[Action] = []
    loyal = s.loyalty[me]
    tribes = s.has_effect(me, NATIONALISM)
    for region in range(REGIONS):
        army = s.army(region, loyal) > 0
        tribe = tribes and s.tribe(region, me) > 0
        if not army and not tribe:
            continue
        borders = BORDERS_OF[region]
        for i in range(len(borders)):
            if can_cross(s, me, borders[i]):
                if army:
                    options.append(MOVE_ARMIES[region][i])
                if tribe:
                    options.append(MOVE_TRIBES[region][i])
    return options


def ring(s: PaxState) -> list[Card]:
    """PP-138 All court cards as one closed ring: the courts in turn order, each from left to right."""
    cards: list[Card] = []
    for seat in s.order:
        cards.extend(s.courts[seat])
    return cards


def spy_steps(s: PaxState, me: Seat, card: Card) -> list[Card]:
    """PP-138 The cards one step away, in either direction; Strange Bedfellows: all of the same region (PP-238)."""
    cards = ring(s)
    if len(cards) < 2:
        return []
    at = cards.index(card)
    found = [cards[at - 1]]
    after = cards[at + 1] if at + 1 < len(cards) else cards[0]
    if after != found[0]:
        found.append(after)
    if s.holds(me, STRANGE_BEDFELLOWS):
        found.extend([c for c in cards if REGION[c] == REGION[card] and c != card and c not in found])
    return found


def own_spies(s: PaxState, me: Seat) -> list[Card]:
    """The cards this player has a spy on."""
    return [card for seat in s.order for card in s.courts[seat] if s.spy(card, me)]


def has_spy(s: PaxState, me: Seat) -> bool:
    """Whether this player has a spy on any card."""
    for seat in s.order:
        for card in s.courts[seat]:
            if s.spy(card, me):
                return True
    return False


def can_move(s: PaxState, me: Seat) -> bool:
    """PP-135 Whether there is anything to move."""
    if has_spy(s, me) and len(ring(s)) > 1:
        return True
    return len(map_moves(s, me)) > 0


def refuse_move(s: PaxState, me: Seat) -> Refusal | None:
    """PP-135 What stands against moving at all."""
    return None if can_move(s, me) else Refusal("nothing-to-move", ("PP-135", "PP-137", "PP-138"), {})


class Moving(Step[PaxState, Action]):
    """PP-135 For each rank one loyal army or own spy moves a step; PP-136 the same piece may move again."""

    rules: ClassVar[tuple[str, ...]] = ("PP-135", "PP-136", "PP-137", "PP-138")

    def __init__(self, me: Seat, left: int) -> None:
        self.me = me
        self.left = left

    def ask(self, s: PaxState) -> Ask | None:
        if self.left == 0:
            return None
        me = self.me
        options: list[Action] = [DONE]
        options.extend(map_moves(s, me))
        if len(ring(s)) > 1:
            options.extend([PICK_SPIES[card] for card in own_spies(s, me)])
        return ask_one(me, options)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, MoveArmy):
            if s.army(action.source, s.loyalty[seat]) == 0:
                objection = Refusal("no-loyal-army", ("PP-135",), {"region": action.source})
            else:
                objection = refuse_crossing(s, seat, action.source, action.region)
        elif isinstance(action, MoveTribe):
            if not s.has_effect(seat, NATIONALISM):
                objection = Refusal("tribes-stay", ("PP-239",), {})
            elif s.tribe(action.source, seat) == 0:
                objection = Refusal("no-tribe-there", ("PP-239",), {"region": action.source})
            else:
                objection = refuse_crossing(s, seat, action.source, action.region)
        elif isinstance(action, PickSpy):
            objection = refuse_without_spy(s, seat, action.card, ("PP-135",))
            if objection is None and len(ring(s)) == 1:
                objection = Refusal("nowhere-to-step", ("PP-138",), {"card": action.card})
        return objection or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        """An army and a spy: of those there are, one that stays where it is."""
        regions = [region for region in range(REGIONS) if s.army(region, s.loyalty[seat])]
        spied = own_spies(s, seat) or ring(s)
        return [MOVE_ARMIES[regions[0] if regions else 0][0], *[PICK_SPIES[card] for card in spied[:1]]]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, MoveArmy):
            return Outcome("move-army", army_move_figures(s, seat, action.source, action.region))
        if isinstance(action, MoveTribe):
            return Outcome("move-tribe", tribe_move_figures(s, seat, action.source, action.region))
        if isinstance(action, PickSpy):
            steps = len(spy_steps(s, seat, action.card))
            return Outcome("pick-spy", {"count": steps, "rest": s.spy(action.card, seat) - 1})
        return Outcome("done-move", {"left": self.left})

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        """PP-064 Leaving with the last tribe burns the own political cards of the region."""
        return isinstance(action, MoveTribe) and overthrown_by_map(s, seat, action.source) > 0

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, PickSpy):
            s.do(MovingSpy(seat, action.card, False), Moving(seat, self.left - 1))
        elif isinstance(action, MoveArmy):
            s.do(Moving(seat, self.left - 1))
            move_army(s, seat, s.loyalty[seat], action.source, action.region)
        elif isinstance(action, MoveTribe):
            s.do(Moving(seat, self.left - 1))
            move_tribe(s, seat, action.source, action.region)


def army_move_figures(s: PaxState, me: Seat, source: Region, region: Region) -> dict[str, object]:
    """PP-049 How many armies stand at both ends then, and what becomes of the rule there."""
    side = s.loyalty[me]
    figures = rule_figures(s, me, region, ruler_with_armies(s, region, side, 1))
    gives_up = s.ruler[source] == me and not rules_without_army(s, me, source, side)
    counts: dict[str, object] = {"count": s.army(region, side) + 1, "rest": s.army(source, side) - 1}
    return figures | counts | {"source": source, "gives_up": gives_up}


def tribe_move_figures(s: PaxState, me: Seat, source: Region, region: Region) -> dict[str, object]:
    """PP-049, PP-064 The same for a tribe, and the cards its leaving burns."""
    figures = rule_figures(s, me, region, ruler_with_tribes(s, region, me, 1))
    gives_up = s.ruler[source] == me and ruler_with_tribes(s, source, me, -1) != me
    counts: dict[str, object] = {"count": s.tribe(region, me) + 1, "rest": s.tribe(source, me) - 1}
    return figures | counts | {"source": source, "gives_up": gives_up, "lost": overthrown_by_map(s, me, source)}


def move_army(s: PaxState, me: Seat, coalition: Coalition, source: Region, region: Region) -> None:
    """PP-137 One army, one border."""
    s.add_blocks(source, coalition, -1)
    s.add_blocks(region, coalition, 1)
    if s.fresh:
        move_fresh(s, block_code(source, coalition), s.army(source, coalition), block_code(region, coalition))
    s.emit(pe.MovedArmy(me, coalition, source, region))
    update_rule(s, source)
    update_rule(s, region)


def move_tribe(s: PaxState, me: Seat, source: Region, region: Region) -> None:
    """PP-239 Nationalism: a tribe moves like an army; leaving with the last one is an overthrow (PP-064)."""
    s.add_tribes(source, me, -1)
    s.add_tribes(region, me, 1)
    move_fresh(s, tribe_code(source, me), s.tribe(source, me), tribe_code(region, me))
    s.emit(pe.MovedTribe(me, source, region))
    update_rule(s, source)
    update_rule(s, region)
    overthrow_from_map(s, me, source)


class MovingSpy(Step[PaxState, Action]):
    """PP-138 A spy steps to a neighbouring card; Well-Connected: it may go on to a second one (PP-238)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-138", "PP-238")

    def __init__(self, me: Seat, card: Card, second: bool) -> None:
        self.me = me
        self.card = card
        self.second = second

    def ask(self, s: PaxState) -> Ask | None:
        options: list[Action] = [DONE] if self.second else []
        options.extend([SPIES_TO[card] for card in spy_steps(s, self.me, self.card)])
        return ask_one(self.me, options)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, SpyTo):
            if s.owner_of(action.card) < 0:
                return Refusal("not-in-a-court", ("PP-138",), {"card": action.card})
            if action.card == self.card:
                return Refusal("stands-there", ("PP-138",), {"card": action.card})
            if action.card not in spy_steps(s, seat, self.card):
                return Refusal("not-a-neighbour", ("PP-138",), {"card": action.card, "origin": self.card})
        return not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, SpyTo):
            return Outcome("place-spy", spy_figures(s, seat, action.card))
        return Outcome("done-spy", {"card": self.card})

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        """To stop, or a card that the spy does not take hostage, if there is one."""
        for option in options:
            if not isinstance(option, SpyTo) or not takes_hostage(s, seat, option.card):
                return option
        return options[0]

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, SpyTo):
            move_spy(s, seat, self.card, action.card)
            if not self.second and s.holds(seat, WELL_CONNECTED):
                s.do(MovingSpy(seat, action.card, True))


def takes_hostage(s: PaxState, me: Seat, card: Card) -> bool:
    """PP-117 Whether one more spy here would make the card a hostage of this player."""
    owner = s.owner_of(card)
    if s.hostage_taker(owner, card) == me:
        return False
    s.add_spies(card, me, 1)
    taken = s.hostage_taker(owner, card) == me
    s.add_spies(card, me, -1)
    return taken


def spy_figures(s: PaxState, me: Seat, card: Card) -> dict[str, object]:
    """PP-117 Whose card it is, how many own spies stand on it then, and whether that takes it hostage."""
    owner = s.owner_of(card)
    return {
        "card": card,
        "own": owner == me,
        "target": owner,
        "count": s.spy(card, me) + 1,
        "hostage": takes_hostage(s, me, card),
    }


def move_spy(s: PaxState, me: Seat, origin: Card, card: Card) -> None:
    s.add_spies(origin, me, -1)
    s.add_spies(card, me, 1)
    if s.fresh:
        move_fresh(s, spy_code(origin, me), s.spy(origin, me), spy_code(card, me))
    s.emit(pe.MovedSpy(me, origin, card))


def neighbours(region: Region) -> list[Region]:
    return [other_end(border, region) for border in BORDERS_OF[region]]
