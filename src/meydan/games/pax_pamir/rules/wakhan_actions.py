"""How Wakhan takes the actions of her court cards, where her box says no more than their name."""

from typing import ClassVar

from meydan.core.contract import Action, Seat, Step
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import Card, CardAction, Region
from meydan.games.pax_pamir.codes import slot_at
from meydan.games.pax_pamir.facts import (
    AI_REGIONS,
    BATTLE,
    BETRAY,
    BETRAY_COST,
    BUILD,
    BUILD_COST,
    COLUMNS,
    COURTLY_MANNERS,
    DEEDS,
    GIFT,
    INFRASTRUCTURE,
    MOVE,
    PRIZE,
    RANK,
    TAX,
)
from meydan.games.pax_pamir.rules.automa import by_priority, by_red_arrow, red_arrow
from meydan.games.pax_pamir.rules.betray import betray, betrayable
from meydan.games.pax_pamir.rules.bribes import hostage_bribe, pay_bribe
from meydan.games.pax_pamir.rules.building import is_due, most_blocks, pay_for_block
from meydan.games.pax_pamir.rules.card_actions import least_cost, spend
from meydan.games.pax_pamir.rules.finding import FindBlock, liftable_blocks
from meydan.games.pax_pamir.rules.gift import affordable_gifts, can_give, give
from meydan.games.pax_pamir.rules.pieces import place_army
from meydan.games.pax_pamir.rules.tax import can_tax, can_tax_player, tax_player, tax_slot
from meydan.games.pax_pamir.rules.wakhan_fights import (
    WakhanFightOn,
    WakhanMove,
    army_move,
    battle_card,
    battle_region,
    chose_card,
    chose_player,
    wakhan_battle,
)
from meydan.games.pax_pamir.table import PaxState


def bribe_for(s: PaxState, me: Seat, card: Card) -> int:
    """PP-176 She pays hostage takers like a player; where she may refuse to, she does (PP-177)."""
    return 0 if s.has_effect(me, COURTLY_MANNERS) else hostage_bribe(s, me, card)


def can_act_with(s: PaxState, me: Seat, card: Card, deed: CardAction) -> bool:
    """PP-206 The normal limits: PP-191 once a turn, bribe and cost affordable, and something to act on."""
    if card in s.used or not (s.actions_left or s.is_bonus(me, card)):
        return False
    bribe = bribe_for(s, me, card)
    if s.rupees[me] < bribe + least_cost(s, me, deed):
        return False
    return finds_something(s, me, deed)


def finds_something(s: PaxState, me: Seat, deed: CardAction) -> bool:
    """PP-209 Whether her default behaviour for this action has an object."""
    if deed == TAX:
        return can_tax(s, me)
    if deed == GIFT:
        return can_give(s, me)
    if deed == BUILD:
        return me in s.ruler and (s.pool[s.side(me)] > 0 or len(liftable_blocks(s, s.side(me))) > 0)
    if deed == MOVE:
        return len(army_move(s, me)) > 0
    if deed == BETRAY:
        return betrayal(s, me)[0] >= 0
    return battle_region(s, me) >= 0 or battle_card(s, me)[0] >= 0


def acting_card(s: PaxState, me: Seat, deed: CardAction) -> tuple[Card, str]:
    """PP-208 The court card of highest priority that can legally take the action, and why it; -1 and why none can."""
    cards = [card for card in s.courts[me] if deed in DEEDS[card]]
    able = [card for card in cards if can_act_with(s, me, card, deed)]
    if able:
        return by_priority(s, me, able)
    if not cards:
        return -1, "no_action"
    unused = [card for card in cards if card not in s.used]
    if not unused:
        return -1, "used"
    least = least_cost(s, me, deed)
    return -1, "no_object" if [c for c in unused if s.rupees[me] >= bribe_for(s, me, c) + least] else "no_money"


class WakhanDeed(Step[PaxState, Action]):
    """PP-208 She uses the card, paying its hostage taker; PP-190 a bonus action takes none of her two."""

    rules: ClassVar[tuple[str, ...]] = ("PP-208",)

    def __init__(self, me: Seat, card: Card, deed: CardAction, why: str = "") -> None:
        self.me = me
        self.card = card
        self.deed = deed
        self.why = why

    def run(self, s: PaxState) -> None:
        """PP-210 Of gifts she takes the cheapest."""
        me, deed = self.me, self.deed
        start(s, me, self.card, deed, self.why)
        if deed == TAX:
            wakhan_tax(s, me, RANK[self.card])
        elif deed == GIFT:
            give(s, me, affordable_gifts(s, me)[0])
        elif deed == BUILD:
            s.do(WakhanBuild(me, 0))
        elif deed == MOVE:
            s.do(WakhanMove(me, RANK[self.card]))
        elif deed == BETRAY:
            card, why = betrayal(s, me)
            chose_card(s, me, card, why)
            betray(s, me, card)
        else:
            wakhan_battle(s, me, RANK[self.card])


def start(s: PaxState, me: Seat, card: Card, deed: CardAction, why: str) -> None:
    """PP-176 The bribe is paid in full before the card acts."""
    bonus = s.is_bonus(me, card)
    bribe = bribe_for(s, me, card)
    if bribe:
        pay_bribe(s, me, s.hostage_taker(me, card), bribe)
    spend(s, me, card)
    s.emit(ev.Acted(me, card, deed, bonus, why))


class WakhanSpyBattle(Step[PaxState, Action]):
    """PP-209 The box that names the site: a battle on the card with the most spies."""

    def __init__(self, me: Seat, card: Card, origin: Card, why: str = "", aim: str = "only") -> None:
        self.me = me
        self.card = card
        self.origin = origin
        self.why = why
        self.aim = aim
        """What set the card it is fought on above the others."""

    def run(self, s: PaxState) -> None:
        start(s, self.me, self.card, BATTLE, self.why)
        chose_card(s, self.me, self.origin, self.aim)
        s.do(WakhanFightOn(self.me, self.origin, min(RANK[self.card], s.spy(self.origin, self.me))))


# Tax


def wakhan_tax(s: PaxState, me: Seat, rank: int) -> None:
    """PP-217 Players before the market, the richest first, each down to the shelter."""
    target = -1
    for _ in range(rank):
        if target < 0 or not can_tax_player(s, me, target):
            target, why = tax_target(s, me)
            chose_player(s, me, target, why)
        if target >= 0:
            tax_player(s, me, target)
            continue
        slot = leftmost_rupee(s)
        if slot >= 0:
            tax_slot(s, me, slot)


def tax_target(s: PaxState, me: Seat) -> tuple[Seat, str]:
    """PP-217 The richest who can be taxed, PP-207 by the usual rules; PP-218 the red arrow of equals; -1 for none."""
    seats = [seat for seat in range(s.people) if can_tax_player(s, me, seat)]
    if not seats:
        return -1, "only"
    most = max([s.rupees[seat] for seat in seats])
    richest = [seat for seat in seats if s.rupees[seat] == most]
    why = "only" if len(seats) == 1 else "richest" if len(richest) == 1 else "arrow"
    return by_red_arrow(s, richest), why


def leftmost_rupee(s: PaxState) -> int:
    """PP-219 The leftmost rupees of the market; the red arrow decides between the rows."""
    first = red_arrow(s)
    for column in range(COLUMNS):
        for row in (first, 1 - first):
            slot = slot_at(row, column)
            if s.coins[slot] and s.market[slot] >= 0:
                return slot
    return -1


# Build


def ruled_region(s: PaxState, me: Seat) -> Region:
    """PP-211 The leftmost region of her card that she rules; -1 for none."""
    for region in AI_REGIONS[s.ai_card]:
        if s.ruler[region] == me:
            return region
    return -1


class WakhanBuild(Step[PaxState, Action]):
    """PP-211 Armies in the leftmost region she rules, for as much money as she can spend."""

    def __init__(self, me: Seat, built: int) -> None:
        self.me = me
        self.built = built

    def run(self, s: PaxState) -> None:
        me = self.me
        rich = s.rupees[me] >= BUILD_COST or not is_due(s, me, self.built)
        if self.built < most_blocks(s, me) and rich:
            s.do(FindBlock(me, s.side(me)), WakhanArmy(me, self.built))
        elif s.holds(me, INFRASTRUCTURE):
            s.do(FindBlock(me, s.side(me)), WakhanExtra(me))


class WakhanArmy(Step[PaxState, Action]):
    """PP-211 One paid army, as long as she rules a region and has a block."""

    def __init__(self, me: Seat, built: int) -> None:
        self.me = me
        self.built = built

    def run(self, s: PaxState) -> None:
        me = self.me
        region = ruled_region(s, me)
        if region >= 0 and s.pool[s.side(me)]:
            if self.built == 0:
                s.emit(ev.WakhanChoseRegion(me, region, "ruled"))
            pay_for_block(s, me, self.built)
            place_army(s, me, s.side(me), region, pe.BUILT)
            s.do(WakhanBuild(me, self.built + 1))


class WakhanExtra(Step[PaxState, Action]):
    """PP-238 Infrastructure, for Wakhan: one more army, free."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: PaxState) -> None:
        region = ruled_region(s, self.me)
        if region >= 0 and s.pool[s.side(self.me)]:
            place_army(s, self.me, s.side(self.me), region, pe.INFRASTRUCTURE)


# Betray


def betrayal(s: PaxState, me: Seat) -> tuple[Card, str]:
    """PP-212 The card of highest priority with a prize and her spy on it, and why it; -1 for none."""
    if s.rupees[me] < BETRAY_COST:
        return -1, "only"
    return by_priority(s, me, [card for card in betrayable(s, me) if PRIZE[card] >= 0])
