"""What happens at a Risk table. A hidden card or mission is in its owner's form of the event only (RK-132, RK-161)."""

from typing import ClassVar

from meydan.core.contract import Event, Seat
from meydan.games.risk.actions import Army, Card, Continent, Mission, Territory

# Setup


class Started(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class GotMission(Event):
    def __init__(self, seat: Seat, missions: tuple[Mission, ...]) -> None:
        self.seat = seat
        self.missions = missions

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else GotMission(self.seat, ())


class GotTerritories(Event):
    def __init__(self, seat: Seat, territories: tuple[Territory, ...], troops: int) -> None:
        self.seat = seat
        self.territories = territories
        self.troops = troops

    def flow(self) -> dict[str, int]:
        return {"troops": self.troops}


class NeutralGotTerritories(Event):
    def __init__(self, army: Army, territories: tuple[Territory, ...], troops: int) -> None:
        self.army = army
        self.territories = territories
        self.troops = troops

    def flow(self) -> dict[str, int]:
        return {"troops": self.troops}


class LaidUnder(Event):
    """Cards nobody has seen lie under the piece of a neutral army."""

    def __init__(self, army: Army, count: int) -> None:
        self.army = army
        self.count = count


class Claimed(Event):
    def __init__(self, seat: Seat, territory: Territory) -> None:
        self.seat = seat
        self.territory = territory

    def flow(self) -> dict[str, int]:
        return {"troops": 1}


# Placing and trading


class Reinforced(Event):
    """What a turn begins with: the basic troops, those for territories and those for continents, by name."""

    def __init__(
        self,
        seat: Seat,
        basic: int,
        territory_bonus: int,
        continent_bonus: int,
        continents: tuple[Continent, ...] = (),
    ) -> None:
        self.seat = seat
        self.basic = basic
        self.territory_bonus = territory_bonus
        self.continent_bonus = continent_bonus
        self.continents = continents


class Placed(Event):
    def __init__(self, seat: Seat, territory: Territory, troops: int) -> None:
        self.seat = seat
        self.territory = territory
        self.troops = troops

    def flow(self) -> dict[str, int]:
        return {"troops": self.troops}


class PlacedRest(Event):
    """All that was left of the setup troops, in one answer; ``each`` goes with ``territories``."""

    def __init__(self, seat: Seat, territories: tuple[Territory, ...], each: tuple[int, ...], troops: int) -> None:
        self.seat = seat
        self.territories = territories
        self.each = each
        self.troops = troops

    def flow(self) -> dict[str, int]:
        return {"troops": self.troops}


class FedNeutral(Event):
    def __init__(self, seat: Seat, army: Army, territory: Territory, troops: int) -> None:
        self.seat = seat
        self.army = army
        self.territory = territory
        self.troops = troops

    def flow(self) -> dict[str, int]:
        return {"troops": self.troops}


class Laid(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class Traded(Event):
    def __init__(self, seat: Seat, cards: tuple[Card, ...], troops: int) -> None:
        self.seat = seat
        self.cards = cards
        self.troops = troops


class TookBack(Event):
    """Cards laid for a trade went back into the hand; all have seen them."""

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.cards = cards


# Attack


class Attacked(Event):
    def __init__(self, seat: Seat, source: Territory, target: Territory, dice: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.dice = dice


class Rolled(Event):
    """One battle: the faces, sorted, and the troops each side lost."""

    final: ClassVar[bool] = True

    def __init__(
        self,
        seat: Seat,
        source: Territory,
        target: Territory,
        red: tuple[int, ...],
        black: tuple[int, ...],
        attack_lost: int,
        defence_lost: int,
    ) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.red = red
        self.black = black
        self.attack_lost = attack_lost
        self.defence_lost = defence_lost

    def flow(self) -> dict[str, int]:
        return {"troops": -self.attack_lost - self.defence_lost}


class Captured(Event):
    def __init__(self, seat: Seat, territory: Territory) -> None:
        self.seat = seat
        self.territory = territory


class MovedIn(Event):
    def __init__(self, seat: Seat, territory: Territory, troops: int) -> None:
        self.seat = seat
        self.territory = territory
        self.troops = troops


class Eliminated(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat = seat
        self.other = other


class NeutralEliminated(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, army: Army) -> None:
        self.seat = seat
        self.army = army


class TookCards(Event):
    """The cards of an eliminated player: known to who received them, and to who had them."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, other: Seat, count: int, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.other = other
        self.count = count
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.other) else TookCards(self.seat, self.other, self.count, ())


class TookUnder(Event):
    """The cards under the piece of a neutral army."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, army: Army, count: int, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.army = army
        self.count = count
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else TookUnder(self.seat, self.army, self.count, ())


# The end of a turn


class Moved(Event):
    def __init__(self, seat: Seat, source: Territory, target: Territory, troops: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.troops = troops


class Drew(Event):
    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, ())


class Reshuffled(Event):
    def __init__(self, count: int) -> None:
        self.count = count


class CeaseFire(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class ShowedMission(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, mission: Mission, instead: bool = False) -> None:
        self.seat = seat
        self.mission = mission
        self.instead = instead
        """RK-164, RK-167 It had become 24 territories."""


class Won(Event):
    final: ClassVar[bool] = True

    def __init__(self, seats: tuple[Seat, ...], by: str = "", held: int = 0, troops: int = 0) -> None:
        self.seats = seats
        self.by = by
        """What decided at the cease-fire: territories, troops among equals, or neither."""
        self.held = held
        self.troops = troops
