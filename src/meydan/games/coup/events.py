"""What happens at a Coup table. A card nobody else may know is in no other seat's form of the event (CP-087)."""

from typing import ClassVar

from meydan.core.contract import Event, Seat
from meydan.games.coup.actions import Character

# Shapes that several events share


class OneSeat(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class Gained(Event):
    """Coins came from the Treasury."""

    def __init__(self, seat: Seat, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def flow(self) -> dict[str, int]:
        return {"coins": self.coins}


class Aimed(Event):
    def __init__(self, seat: Seat, target: Seat) -> None:
        self.seat = seat
        self.target = target


class Paid(Event):
    """Coins went to the Treasury for something aimed at another player."""

    def __init__(self, seat: Seat, target: Seat, coins: int) -> None:
        self.seat = seat
        self.target = target
        self.coins = coins

    def flow(self) -> dict[str, int]:
        return {"coins": -self.coins}


class Opened(Event):
    """All have seen which card it is, or that it was not shown."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, character: Character) -> None:
        self.seat = seat
        self.character = character


# Setup


class Started(OneSeat):
    pass


class StartedPoor(Event):
    """The starter of a two-player game begins with fewer coins."""

    def __init__(self, seat: Seat, coins: int, fewer: int) -> None:
        self.seat = seat
        self.coins = coins
        self.fewer = fewer

    def flow(self) -> dict[str, int]:
        return {"coins": -self.fewer}


class Kept(Event):
    """The card a player kept of their set in the two-player draft."""

    def __init__(self, seat: Seat, cards: tuple[Character, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Kept(self.seat, ())


class Dealt(Event):
    def __init__(self, seat: Seat, count: int, cards: tuple[Character, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, ())


# Actions


class TookIncome(Gained):
    pass


class WantedForeignAid(OneSeat):
    pass


class TookForeignAid(Gained):
    pass


class LaunchedCoup(Paid):
    pass


class ClaimedTax(OneSeat):
    pass


class CollectedTax(Gained):
    pass


class ClaimedAssassination(Paid):
    pass


class Assassinated(Aimed):
    pass


class ClaimedSteal(Aimed):
    pass


class Stole(Event):
    def __init__(self, seat: Seat, target: Seat, coins: int) -> None:
        self.seat = seat
        self.target = target
        self.coins = coins


class ClaimedExchange(OneSeat):
    pass


class Drew(Event):
    def __init__(self, seat: Seat, count: int, cards: tuple[Character, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count, ())


class Returned(Event):
    def __init__(self, seat: Seat, count: int, cards: tuple[Character, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Returned(self.seat, self.count, ())


# Counteractions and challenges


class Blocked(Event):
    def __init__(self, seat: Seat, other: Seat, character: Character) -> None:
        self.seat = seat
        self.other = other
        self.character = character


class BlockHeld(Event):
    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat = seat
        self.other = other


class Challenged(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, other: Seat, character: Character) -> None:
        self.seat = seat
        self.other = other
        self.character = character


class Showed(Opened):
    pass


class Replaced(Event):
    """The shown card went back to the Court and another came."""

    def __init__(self, seat: Seat, cards: tuple[Character, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Replaced(self.seat, ())


class Folded(Opened):
    pass


class Refunded(Gained):
    pass


# Endings


class TurnedUp(Opened):
    pass


class WentOut(OneSeat):
    pass


class LeftCoins(Event):
    """The coins of a fallen player went to the Treasury."""

    def __init__(self, seat: Seat, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def flow(self) -> dict[str, int]:
        return {"coins": -self.coins}


class Won(OneSeat):
    final: ClassVar[bool] = True
