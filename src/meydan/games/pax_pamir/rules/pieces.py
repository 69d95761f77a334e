"""Blocks and cylinders: placing and removing them, and who rules a region."""

from meydan.core.contract import Seat
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import Border, Card, Coalition, GiftSpace, Region, Space
from meydan.games.pax_pamir.codes import block_code, gift_code, is_region, road_space, spy_code, tribe_code
from meydan.games.pax_pamir.facts import REGIONS
from meydan.games.pax_pamir.table import PaxState

# Ruling


def update_rule(s: PaxState, region: Region) -> None:
    """PP-049 The ruler token moves at once when rule is won or lost; PP-044 it lies on the map while nobody rules."""
    before = s.ruler[region]
    now = ruler_of(s, region)
    if now == before:
        return
    s.ruler[region] = now
    if before >= 0:
        s.emit(pe.LostRule(before, region))
    if now >= 0:
        s.emit(pe.TookRule(now, region))


def ruler_of(s: PaxState, region: Region) -> Seat:
    """PP-046 A tribe and more ruling pieces than each other; PP-047 none on a tie; PP-048 armies can deny."""
    floor = s.most_armies(region)
    best = -1
    most = floor
    for seat in range(s.seats):
        if s.tribe(region, seat):
            count = ruling_pieces(s, region, seat, floor)
            if count > most:
                best, most = seat, count
            elif count == most:
                best = -1
    return best


def ruling_pieces(s: PaxState, region: Region, seat: Seat, most_armies: int) -> int:
    """PP-045 Tribes and loyal armies, PP-004 whoever placed them. Wakhan: PP-181 pragmatic loyalty, or PP-234 the most
    numerous coalition."""
    tribes = s.tribe(region, seat)
    if seat < s.people:
        loyal = s.loyalty[seat]
    elif s.house.second_printing:
        return tribes + most_armies
    else:
        loyal = s.pragmatic()
    return tribes + s.army(region, loyal) if loyal >= 0 else tribes


def rules_without_army(s: PaxState, seat: Seat, region: Region, coalition: Coalition) -> bool:
    """PP-223 Whether the seat would still rule the region with one army of the coalition less."""
    s.add_blocks(region, coalition, -1)
    keeps = ruler_of(s, region) == seat
    s.add_blocks(region, coalition, 1)
    return keeps


def update_all_rule(s: PaxState) -> None:
    """PP-049 A change of loyalty is felt in every region."""
    for region in range(REGIONS):
        update_rule(s, region)


# Placing and removing


def place_army(s: PaxState, seat: Seat, coalition: Coalition, region: Region, why: str) -> None:
    """PP-103 A block from the supply, in a region."""
    s.pool[coalition] -= 1
    s.add_blocks(region, coalition, 1)
    s.fresh.append(block_code(region, coalition))
    s.emit(pe.PlacedArmy(seat, coalition, region, why))
    update_rule(s, region)


def place_road(s: PaxState, seat: Seat, coalition: Coalition, border: Border, why: str) -> None:
    """PP-102 A block from the supply, on a border; several may share it."""
    space = road_space(border)
    s.pool[coalition] -= 1
    s.add_blocks(space, coalition, 1)
    s.fresh.append(block_code(space, coalition))
    s.emit(pe.PlacedRoad(seat, coalition, border, why))


def place_tribe(s: PaxState, seat: Seat, region: Region) -> None:
    """PP-104 A cylinder from the supply, in a region."""
    s.cylinders[seat] -= 1
    s.add_tribes(region, seat, 1)
    s.fresh.append(tribe_code(region, seat))
    s.emit(pe.PlacedTribe(seat, region))
    update_rule(s, region)


def place_spy(s: PaxState, seat: Seat, card: Card) -> None:
    """PP-105 A cylinder from the supply, on a court card."""
    s.cylinders[seat] -= 1
    s.add_spies(card, seat, 1)
    s.fresh.append(spy_code(card, seat))


def forget_fresh(s: PaxState, code: int, left: int) -> None:
    """Of the pieces here that were placed this turn no more can be left than there are pieces."""
    while s.fresh.count(code) > left:
        s.fresh.remove(code)


def move_fresh(s: PaxState, code: int, left: int, to: int) -> None:
    """A piece placed this turn stays one when it moves; others move first."""
    if s.fresh.count(code) > left:
        s.fresh.remove(code)
        s.fresh.append(to)


def take_block(s: PaxState, space: Space, coalition: Coalition) -> None:
    """A block goes back to its supply."""
    send_blocks_home(s, space, coalition, 1)
    if is_region(space):
        update_rule(s, space)


def take_tribes(s: PaxState, region: Region, seat: Seat, count: int) -> None:
    """Tribes go back to their owner's supply; whether that is an overthrow is the caller's to ask."""
    send_tribes_home(s, region, seat, count)
    update_rule(s, region)


def send_blocks_home(s: PaxState, space: Space, coalition: Coalition, count: int) -> None:
    s.add_blocks(space, coalition, -count)
    s.pool[coalition] += count
    if s.fresh:
        forget_fresh(s, block_code(space, coalition), s.block(space, coalition))


def send_tribes_home(s: PaxState, region: Region, seat: Seat, count: int) -> None:
    s.add_tribes(region, seat, -count)
    s.cylinders[seat] += count
    if s.fresh:
        forget_fresh(s, tribe_code(region, seat), s.tribe(region, seat))


def take_spy(s: PaxState, card: Card, seat: Seat, count: int) -> None:
    s.add_spies(card, seat, -count)
    s.cylinders[seat] += count
    if s.fresh:
        forget_fresh(s, spy_code(card, seat), s.spy(card, seat))


def take_gift(s: PaxState, seat: Seat, gift: GiftSpace) -> None:
    s.remove_gift(seat, gift)
    s.cylinders[seat] += 1
    if s.fresh:
        forget_fresh(s, gift_code(gift, seat), 0)
