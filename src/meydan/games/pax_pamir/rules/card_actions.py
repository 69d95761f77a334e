"""The six actions of court cards: when they can be taken, what they cost, and how they begin."""

from meydan.core.contract import Refusal, Seat
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    Card,
    CardAction,
)
from meydan.games.pax_pamir.facts import (
    BETRAY,
    BETRAY_COST,
    BUILD,
    BUILD_COST,
    GIFT,
    GIFT_COSTS,
    GIFTS,
    MOVE,
    RANK,
    TAX,
)
from meydan.games.pax_pamir.rules.battle import ChooseSite, can_battle, refuse_battle
from meydan.games.pax_pamir.rules.betray import ChooseBetrayal, can_betray, refuse_betrayal
from meydan.games.pax_pamir.rules.building import Building, can_build, refuse_build
from meydan.games.pax_pamir.rules.gift import ChooseGift, can_give, refuse_gift
from meydan.games.pax_pamir.rules.moving import Moving, can_move, refuse_move
from meydan.games.pax_pamir.rules.tax import TakeTax, can_tax, refuse_tax
from meydan.games.pax_pamir.table import PaxState


def least_cost(s: PaxState, me: Seat, deed: CardAction) -> int:
    """What the action costs at least: PP-128 a gift its space, PP-133 a block and PP-142 a betrayal two rupees."""
    if deed == GIFT:
        for gift in range(GIFTS):
            if not s.has_gift(me, gift):
                return GIFT_COSTS[gift]
    if deed == BUILD:
        return BUILD_COST
    return BETRAY_COST if deed == BETRAY else 0


def is_possible(s: PaxState, me: Seat, deed: CardAction) -> bool:
    """PP-109 Whether the action would have anything to act on."""
    if deed == TAX:
        return can_tax(s, me)
    if deed == GIFT:
        return can_give(s, me)
    if deed == BUILD:
        return can_build(s, me)
    if deed == MOVE:
        return can_move(s, me)
    if deed == BETRAY:
        return can_betray(s, me)
    return can_battle(s, me)


def refuse_deed(s: PaxState, me: Seat, deed: CardAction) -> Refusal | None:
    """PP-109 What stands against an action that would have nothing to act on, or cannot be paid."""
    if deed == TAX:
        return refuse_tax(s, me)
    if deed == GIFT:
        return refuse_gift(s, me)
    if deed == BUILD:
        return refuse_build(s, me)
    if deed == MOVE:
        return refuse_move(s, me)
    if deed == BETRAY:
        return refuse_betrayal(s, me)
    return refuse_battle(s, me)


def spend(s: PaxState, me: Seat, card: Card) -> None:
    """PP-110 The card has acted this turn; PP-068 a bonus action (PP-112) takes none of the two actions."""
    s.used = (*s.used, card)
    if not s.is_bonus(me, card):
        s.actions_left -= 1


def begin_deed(s: PaxState, me: Seat, card: Card, deed: CardAction) -> None:
    """PP-111 Rank sets the strength of tax, move and battle; PP-033 gift, build and betray do not look at it."""
    spend(s, me, card)
    s.emit(ev.Acted(me, card, deed))
    if deed == TAX:
        s.do(TakeTax(me, RANK[card], True))
    elif deed == GIFT:
        s.do(ChooseGift(me))
    elif deed == BUILD:
        s.do(Building(me, 0, False))
    elif deed == MOVE:
        s.do(Moving(me, RANK[card]))
    elif deed == BETRAY:
        s.do(ChooseBetrayal(me))
    else:
        s.do(ChooseSite(me, RANK[card]))
