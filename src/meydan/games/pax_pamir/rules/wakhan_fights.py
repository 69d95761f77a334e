"""Wakhan's battles, and the marches that lead to them."""

from meydan.core.contract import Action, Seat, Step
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import Card, Region
from meydan.games.pax_pamir.facts import AI_REGIONS, BORDERS_OF, COALITIONS
from meydan.games.pax_pamir.rules.automa import borders_in_order, by_priority, by_red_arrow
from meydan.games.pax_pamir.rules.battle import (
    SaveSpy,
    army_can_fall,
    has_safe_house,
    remove_army,
    remove_road,
    remove_spy,
    remove_tribe,
    road_can_fall,
    spy_can_fall,
    tribe_can_fall,
    units_in,
)
from meydan.games.pax_pamir.rules.moving import move_army, neighbours, own_spies
from meydan.games.pax_pamir.rules.pieces import rules_without_army
from meydan.games.pax_pamir.table import PaxState

# What she chose among, told


def chose_card(s: PaxState, me: Seat, card: Card, why: str) -> None:
    if why != "only":
        s.emit(ev.WakhanChoseCard(me, card, why))


def chose_player(s: PaxState, me: Seat, target: Seat, why: str) -> None:
    if why != "only":
        s.emit(ev.WakhanChosePlayer(me, target, why))


def rival(s: PaxState, me: Seat, seats: list[Seat]) -> Seat:
    """PP-216 If several players can be hit, the red arrow picks, and that is told."""
    target = by_red_arrow(s, seats)
    chose_player(s, me, target, "arrow" if len(seats) > 1 else "only")
    return target


# Battle


def served(s: PaxState) -> list[int]:
    """The coalitions that people serve: their blocks are players' pieces."""
    return [coalition for coalition in range(COALITIONS) if coalition in s.loyalty[: s.people]]


def battle_region(s: PaxState, me: Seat) -> Region:
    """PP-213 The first region of her card with an army of hers and a piece of a player she can remove; -1 for none."""
    for region in AI_REGIONS[s.ai_card]:
        if units_in(s, me, region) and rival_can_fall(s, me, region):
            return region
    return -1


def rival_can_fall(s: PaxState, me: Seat, region: Region) -> bool:
    for seat in range(s.people):
        if tribe_can_fall(s, me, region, seat):
            return True
    for coalition in served(s):
        if army_can_fall(s, me, region, coalition):
            return True
        for border in BORDERS_OF[region]:
            if road_can_fall(s, me, border, coalition):
                return True
    return False


def fallible_rivals(s: PaxState, me: Seat, card: Card) -> list[Seat]:
    return [seat for seat in range(s.people) if spy_can_fall(s, me, card, seat)]


def battle_card(s: PaxState, me: Seat) -> tuple[Card, str]:
    """PP-215 The card of highest priority where she and another player have spies, and why it; -1 for none."""
    return by_priority(s, me, [card for card in own_spies(s, me) if fallible_rivals(s, me, card)])


def most_spied_card(s: PaxState, me: Seat) -> tuple[Card, str]:
    """PP-209 The card with the most spies of hers and of rivals she can remove, then by priority; -1 for none."""
    cards = [card for card in own_spies(s, me) if fallible_rivals(s, me, card)]
    if not cards:
        return -1, "only"
    counts = [spies_at_stake(s, me, card) for card in cards]
    most = max(counts)
    card, why = by_priority(s, me, [cards[i] for i in range(len(cards)) if counts[i] == most])
    return card, "spies" if why == "only" and len(cards) > 1 else why


def spies_at_stake(s: PaxState, me: Seat, card: Card) -> int:
    return s.spy(card, me) + sum([s.spy(card, seat) for seat in fallible_rivals(s, me, card)])


def wakhan_battle(s: PaxState, me: Seat, rank: int) -> None:
    """PP-213 In a region; PP-215 if none fits, on a card."""
    region = battle_region(s, me)
    if region >= 0:
        s.emit(ev.WakhanChoseRegion(me, region, "battle"))
        s.do(WakhanFightIn(me, region, min(rank, units_in(s, me, region))))
        return
    card, why = battle_card(s, me)
    chose_card(s, me, card, why)
    s.do(WakhanFightOn(me, card, min(rank, s.spy(card, me))))


class WakhanFightIn(Step[PaxState, Action]):
    """PP-214 She removes tribes, then armies, then roads; PP-216 the red arrow picks among players."""

    def __init__(self, me: Seat, region: Region, left: int) -> None:
        self.me = me
        self.region = region
        self.left = left

    def run(self, s: PaxState) -> None:
        me, region = self.me, self.region
        if self.left == 0 or not rival_can_fall(s, me, region):
            return
        s.do(WakhanFightIn(me, region, self.left - 1))
        seats = [seat for seat in range(s.people) if tribe_can_fall(s, me, region, seat)]
        if seats:
            remove_tribe(s, me, region, rival(s, me, seats))
            return
        seats = [seat for seat in range(s.people) if army_can_fall(s, me, region, s.loyalty[seat])]
        if seats:
            remove_army(s, me, region, s.loyalty[rival(s, me, seats)])
            return
        self.remove_a_road(s)

    def remove_a_road(self, s: PaxState) -> None:
        """PP-214 Roads come last."""
        me = self.me
        seats = [seat for seat in range(s.people) if self.road_of(s, s.loyalty[seat]) >= 0]
        coalition = s.loyalty[rival(s, me, seats)]
        remove_road(s, me, self.road_of(s, coalition), coalition)

    def road_of(self, s: PaxState, coalition: int) -> int:
        """PP-205 Borders by the order of her card; -1 for none with a road of the coalition."""
        for border in borders_in_order(s, self.region):
            if road_can_fall(s, self.me, border, coalition):
                return border
        return -1


class WakhanFightOn(Step[PaxState, Action]):
    """PP-215 On a card she removes spies; PP-216 the red arrow picks among players."""

    def __init__(self, me: Seat, card: Card, left: int) -> None:
        self.me = me
        self.card = card
        self.left = left

    def run(self, s: PaxState) -> None:
        seats = fallible_rivals(s, self.me, self.card)
        if self.left and seats:
            target = rival(s, self.me, seats)
            if has_safe_house(s, target):
                s.do(SaveSpy(target))
            s.do(WakhanFightOn(self.me, self.card, self.left - 1))
            remove_spy(s, self.me, self.card, target)


# Move


def army_move(s: PaxState, me: Seat) -> tuple[Region, ...]:
    """PP-221 From where to where she moves an army next, both by the order of her card; empty when she moves none."""
    side = s.side(me)
    order = AI_REGIONS[s.ai_card]
    for region in order:
        if not wants_army(s, me, region):
            continue
        for source in order:
            if source in neighbours(region) and s.army(source, side) and can_spare(s, me, source):
                return source, region
    return ()


def all_tribes(s: PaxState, region: Region) -> int:
    return sum([s.tribe(region, seat) for seat in range(s.seats)])


def wants_army(s: PaxState, me: Seat, region: Region) -> bool:
    """PP-222 Where a rival has tribes she wants as many armies as there are tribes."""
    rival = [seat for seat in range(s.people) if s.tribe(region, seat)]
    return len(rival) > 0 and s.army(region, s.side(me)) < all_tribes(s, region)


def can_spare(s: PaxState, me: Seat, region: Region) -> bool:
    """PP-223 Not if it would lose her a ruler token, nor where rival tribes want all the armies that are there."""
    side = s.side(me)
    rival = [seat for seat in range(s.people) if s.tribe(region, seat)]
    if rival and s.army(region, side) <= all_tribes(s, region):
        return False
    return s.ruler[region] != me or rules_without_army(s, me, region, side)


class WakhanMove(Step[PaxState, Action]):
    """PP-220 She moves only armies, and needs no roads; one for each rank."""

    def __init__(self, me: Seat, left: int) -> None:
        self.me = me
        self.left = left

    def run(self, s: PaxState) -> None:
        move = army_move(s, self.me) if self.left else ()
        if move:
            s.do(WakhanMove(self.me, self.left - 1))
            s.emit(ev.WakhanChoseRegion(self.me, move[1], "tribes"))
            move_army(s, self.me, s.side(self.me), move[0], move[1])
