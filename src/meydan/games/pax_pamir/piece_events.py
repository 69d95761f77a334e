"""What happens to blocks and cylinders on a Pax Pamir table, and to the rule of regions."""

from typing import Final

from meydan.core.contract import Event, Seat
from meydan.games.pax_pamir.actions import (
    Border,
    Card,
    Coalition,
    GiftSpace,
    Region,
    Space,
)

ICON: Final = "icon"
BUILT: Final = "build"
INFRASTRUCTURE: Final = "infrastructure"
INSURRECTION: Final = "insurrection"
BLACKMAIL: Final = "blackmail"
"""Why a piece was placed."""


class PlacedArmy(Event):
    def __init__(self, seat: Seat, coalition: Coalition, region: Region, why: str = "") -> None:
        self.seat = seat
        self.coalition = coalition
        self.region = region
        self.why = why


class PlacedRoad(Event):
    def __init__(self, seat: Seat, coalition: Coalition, border: Border, why: str = "") -> None:
        self.seat = seat
        self.coalition = coalition
        self.border = border
        self.why = why


class PlacedTribe(Event):
    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region


class PlacedSpy(Event):
    def __init__(self, seat: Seat, card: Card, why: str = "") -> None:
        self.seat = seat
        self.card = card
        self.why = why


class LiftedBlock(Event):
    def __init__(self, seat: Seat, coalition: Coalition, space: Space) -> None:
        self.seat = seat
        self.coalition = coalition
        self.space = space


class LiftedTribe(Event):
    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region


class LiftedSpy(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class LiftedGift(Event):
    def __init__(self, seat: Seat, gift: GiftSpace) -> None:
        self.seat = seat
        self.gift = gift


class TookRule(Event):
    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region


class LostRule(Event):
    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region


class GaveGift(Event):
    def __init__(self, seat: Seat, gift: GiftSpace) -> None:
        self.seat = seat
        self.gift = gift


class MovedArmy(Event):
    def __init__(self, seat: Seat, coalition: Coalition, source: Region, region: Region) -> None:
        self.seat = seat
        self.coalition = coalition
        self.source = source
        self.region = region


class MovedTribe(Event):
    def __init__(self, seat: Seat, source: Region, region: Region) -> None:
        self.seat = seat
        self.source = source
        self.region = region


class MovedSpy(Event):
    def __init__(self, seat: Seat, origin: Card, card: Card) -> None:
        self.seat = seat
        self.origin = origin
        self.card = card


class RemovedArmy(Event):
    def __init__(self, seat: Seat, coalition: Coalition, region: Region) -> None:
        self.seat = seat
        self.coalition = coalition
        self.region = region


class RemovedRoad(Event):
    def __init__(self, seat: Seat, coalition: Coalition, border: Border) -> None:
        self.seat = seat
        self.coalition = coalition
        self.border = border


class RemovedTribe(Event):
    def __init__(self, seat: Seat, target: Seat, region: Region) -> None:
        self.seat = seat
        self.target = target
        self.region = region


class RemovedSpy(Event):
    def __init__(self, seat: Seat, target: Seat, card: Card) -> None:
        self.seat = seat
        self.target = target
        self.card = card


class SavedSpy(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class LostTribes(Event):
    """The last political card of the region is gone, so the tribes go too."""

    def __init__(self, seat: Seat, region: Region, count: int) -> None:
        self.seat = seat
        self.region = region
        self.count = count


class Swept(Event):
    """Riots or a Rebuke: all tribes and armies of a region go home."""

    def __init__(self, region: Region, tribe_count: int, army_count: int) -> None:
        self.region = region
        self.tribe_count = tribe_count
        self.army_count = army_count


class BlocksCleared(Event):
    pass
