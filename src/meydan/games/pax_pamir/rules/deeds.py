"""Actions of court cards: when they can be taken, tax, gift, build and betray."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    BETRAYALS,
    DONE,
    GIVE_GIFTS,
    LEAVE_PRIZE,
    TAKE_PRIZE,
    TAX_CARDS,
    TAX_PLAYERS,
    Betray,
    Card,
    CardAction,
    GiftSpace,
    GiveGift,
    TaxCard,
    TaxPlayer,
)
from meydan.games.pax_pamir.codes import gift_code
from meydan.games.pax_pamir.facts import (
    ANCIENT_LINEAGE,
    BETRAY,
    BETRAY_COST,
    BODYGUARDS,
    BUILD,
    BUILD_COST,
    GIFT,
    GIFT_COSTS,
    GIFTS,
    MOVE,
    POLITICAL,
    PRIZE,
    RANK,
    REGION,
    SLOTS,
    SUIT,
    TAX,
)
from meydan.games.pax_pamir.rules.battle import ChooseSite, can_battle
from meydan.games.pax_pamir.rules.building import Building, can_build
from meydan.games.pax_pamir.rules.court import burn_court, change_loyalty
from meydan.games.pax_pamir.rules.finding import FindCylinder, spare_cylinder
from meydan.games.pax_pamir.rules.market import pay_cost, slot_of
from meydan.games.pax_pamir.rules.moving import Moving, can_move, own_spies
from meydan.games.pax_pamir.rules.pieces import offered
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
        return s.rupees[me] >= BETRAY_COST and len(betrayable(s, me)) > 0
    return can_battle(s, me)


def spend(s: PaxState, me: Seat, card: Card) -> None:
    """PP-110 The card has acted this turn; PP-068 a bonus action (PP-112) takes none of the two actions."""
    s.used = (*s.used, card)
    if not s.is_bonus(me, card):
        s.actions_left -= 1


def begin_deed(s: PaxState, me: Seat, card: Card, deed: CardAction) -> None:
    """PP-111 Rank sets the strength of tax, move and battle."""
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


# Tax


def can_tax_player(s: PaxState, me: Seat, target: Seat) -> bool:
    """PP-123 A player with a court card of a region you rule; PP-125 only rupees above the shelter."""
    if target == me or s.rupees[target] <= s.shelter(target):
        return False
    everywhere = s.holds(me, ANCIENT_LINEAGE)
    for card in s.courts[target]:
        if everywhere or s.ruler[REGION[card]] == me:
            return True
    return False


def can_tax(s: PaxState, me: Seat) -> bool:
    """PP-123 Market cards with rupees, or a player who can be taxed."""
    for slot in range(SLOTS):
        if s.coins[slot] and s.market[slot] >= 0:
            return True
    for target in range(s.seats):
        if can_tax_player(s, me, target):
            return True
    return False


class TakeTax(Step[PaxState, Action]):
    """PP-122 Rupees up to the rank in all, PP-124 from sources mixed as one likes."""

    rules: ClassVar[tuple[str, ...]] = ("PP-122", "PP-123", "PP-124", "PP-125")

    def __init__(self, me: Seat, left: int, first: bool) -> None:
        self.me = me
        self.left = left
        self.first = first

    def ask(self, s: PaxState) -> Ask | None:
        if self.left == 0:
            return None
        me = self.me
        options: list[Action] = []
        for target in range(s.seats):
            if can_tax_player(s, me, target):
                options.append(TAX_PLAYERS[target])
        for slot in range(SLOTS):
            if s.coins[slot] and s.market[slot] >= 0:
                options.append(TAX_CARDS[s.market[slot]])
        if not options:
            return None
        if not self.first:
            options.append(DONE)
        return ask_one(me, options)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        if isinstance(action, TaxCard):
            return Refusal("no-rupees-on-it", ("PP-123",), {"card": action.card})
        if isinstance(action, TaxPlayer) and action.target < s.seats and action.target != seat:
            if s.rupees[action.target] <= s.shelter(action.target):
                return Refusal("sheltered", ("PP-125",), {"target": action.target})
            return Refusal("not-taxable", ("PP-123",), {"target": action.target})
        return not_now(self.rules)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is DONE:
            return
        if isinstance(action, TaxCard):
            tax_slot(s, seat, slot_of(s, action.card))
        elif isinstance(action, TaxPlayer):
            tax_player(s, seat, action.target)
        s.do(TakeTax(seat, self.left - 1, False))


def tax_slot(s: PaxState, me: Seat, slot: int) -> None:
    s.coins[slot] -= 1
    s.rupees[me] += 1
    s.emit(ev.TaxedCard(me, s.market[slot]))


def tax_player(s: PaxState, me: Seat, target: Seat) -> None:
    s.rupees[target] -= 1
    s.rupees[me] += 1
    s.emit(ev.TaxedPlayer(me, target))


# Gift


def affordable_gifts(s: PaxState, me: Seat) -> list[GiftSpace]:
    """PP-127 Any empty gift space whose cost can be paid."""
    return [g for g in range(GIFTS) if not s.has_gift(me, g) and GIFT_COSTS[g] <= s.rupees[me]]


def can_give(s: PaxState, me: Seat) -> bool:
    """PP-127 A gift needs a space that can be paid for, and a cylinder."""
    return len(affordable_gifts(s, me)) > 0 and spare_cylinder(s, me)


class ChooseGift(Step[PaxState, Action]):
    """PP-127 A cylinder goes on an empty gift space; PP-128 it costs 2, 4 or 6."""

    rules: ClassVar[tuple[str, ...]] = ("PP-127", "PP-128")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        gifts = affordable_gifts(s, self.me)
        return ask_one(self.me, [GIVE_GIFTS[gift] for gift in gifts]) if gifts else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        if isinstance(action, GiveGift):
            taken = s.has_gift(seat, action.gift)
            return Refusal("gift-space-taken" if taken else "gift-too-dear", self.rules, {"gift": action.gift})
        return not_now(self.rules)

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
        s.emit(ev.GaveGift(me, gift))


# Betray


def guarded(s: PaxState, card: Card) -> bool:
    """PP-140 Bodyguards protect all political cards in their holder's court (PP-238)."""
    if SUIT[card] != POLITICAL:
        return False
    owner = s.owner_of(card)
    return s.holds(owner, BODYGUARDS[0]) or s.holds(owner, BODYGUARDS[1])


def betrayable(s: PaxState, me: Seat) -> list[Card]:
    """PP-140 Court cards with an own spy on them, in any court including one's own."""
    return [card for card in own_spies(s, me) if not guarded(s, card)]


class ChooseBetrayal(Step[PaxState, Action]):
    """PP-140 A card with an own spy on it is discarded; PP-142 it always costs two rupees."""

    rules: ClassVar[tuple[str, ...]] = ("PP-140", "PP-142")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        return ask_one(self.me, [BETRAYALS[card] for card in betrayable(s, self.me)])

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        if isinstance(action, Betray):
            if s.spy(action.card, seat):
                return Refusal("guarded", ("PP-140", "PP-238"), {"card": action.card})
            return Refusal("no-spy-there", ("PP-140",), {"card": action.card})
        return not_now(self.rules)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Betray):
            betray(s, seat, action.card)


def betray(s: PaxState, me: Seat, card: Card) -> None:
    """PP-145 The discard may cost its owner leverage and an overthrow; then PP-143 the prize."""
    pay_cost(s, me, BETRAY_COST, 0)
    owner = s.owner_of(card)
    s.emit(ev.Betrayed(me, owner, card, me == owner))
    if PRIZE[card] >= 0:
        s.do(ClaimPrize(me, card))
    burn_court(s, owner, card)


class ClaimPrize(Step[PaxState, Action]):
    """PP-143 The betrayed card may be taken as a prize, PP-144 even if that changes the loyalty."""

    rules: ClassVar[tuple[str, ...]] = ("PP-143", "PP-144")

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def ask(self, s: PaxState) -> Ask | None:
        if s.is_wakhan(self.me):
            return None
        same = PRIZE[self.card] == s.loyalty[self.me]
        return ask_one(self.me, [TAKE_PRIZE, LEAVE_PRIZE] if same else [LEAVE_PRIZE, TAKE_PRIZE])

    def about(self, s: PaxState) -> dict[str, object]:
        turns = "no" if PRIZE[self.card] == s.loyalty[self.me] else "yes"
        return {"me": self.me, "card": self.card, "coalition": PRIZE[self.card], "turns": turns}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        return None if action in (TAKE_PRIZE, LEAVE_PRIZE) else not_now(self.rules)

    def run(self, s: PaxState) -> None:
        take_prize(s, self.me, self.card)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is TAKE_PRIZE:
            take_prize(s, seat, self.card)
        else:
            s.emit(ev.LeftPrize(seat, self.card))


def take_prize(s: PaxState, me: Seat, card: Card) -> None:
    """PP-144 A prize of another coalition first costs all gifts, prizes and patriots. PP-178 Not Wakhan."""
    s.do(KeepPrize(me, card))
    if not s.is_wakhan(me) and PRIZE[card] != s.loyalty[me]:
        change_loyalty(s, me, PRIZE[card])


class KeepPrize(Step[PaxState, Action]):
    """PP-143 The prize lies under the dial."""

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def run(self, s: PaxState) -> None:
        s.burnt.remove(self.card)
        s.prizes[self.me] = (*s.prizes[self.me], self.card)
        s.emit(ev.TookPrize(self.me, self.card))
