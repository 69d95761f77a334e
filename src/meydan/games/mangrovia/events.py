"""What happens at a Mangrovia table. Hidden cards and amulets are in their owner's form of the event only (MG-099)."""

from typing import ClassVar

from meydan.core.contract import Event, Seat
from meydan.games.mangrovia.actions import Card, Deck, Gift, Landscape, Path, Space, Task, Tie, Tile

# Setup


class Started(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class NeutralHuts(Event):
    """Huts of a colour nobody plays stand on these spaces."""

    def __init__(self, spaces: tuple[Space, ...]) -> None:
        self.spaces = spaces


class NeutralPole(Event):
    def __init__(self, space: Space, pole: int) -> None:
        self.space = space
        self.pole = pole


class PlaceBlocked(Event):
    def __init__(self, place: int) -> None:
        self.place = place


class GotStartCards(Event):
    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Dealt(Event):
    """Landscape cards at the start."""

    def __init__(self, seat: Seat, count: int, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, ())


class StoneLaid(Event):
    def __init__(self, space: Space, tile: Tile) -> None:
        self.space = space
        self.tile = tile


# The round


class RoundBegan(Event):
    def __init__(self, round: int, seat: Seat) -> None:
        self.round = round
        self.seat = seat


class BowlPlaced(Event):
    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place


class BoatStopped(Event):
    def __init__(self, seat: Seat, jetty: int) -> None:
        self.seat = seat
        self.jetty = jetty


class Passed(Event):
    """``why`` is told to who passed alone: that nothing could be done, and what was missing."""

    def __init__(self, seat: Seat, why: str = "") -> None:
        self.seat = seat
        self.why = why

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Passed(self.seat)


class NothingThere(Event):
    """What the jetty offers is impossible, as all can see, so that nothing is asked."""

    def __init__(self, seat: Seat, task: Task) -> None:
        self.seat = seat
        self.task = task


class BirdsMoved(Event):
    def __init__(self, seat: Seat, landscapes: tuple[Landscape, ...]) -> None:
        self.seat = seat
        self.landscapes = landscapes


class BirdsChanged(Event):
    """Nobody used the first ritual place: the birds fly to the two free landscapes."""

    def __init__(self, landscapes: tuple[Landscape, ...]) -> None:
        self.landscapes = landscapes


class TookTalisman(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class TalismanPassed(Event):
    """Nobody used the first ritual place: the talisman goes to the right."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


# Cards


class TookOpen(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class Drew(Event):
    """A card from a pile: its kind is seen by all, its face by who drew it."""

    def __init__(self, seat: Seat, deck: Deck, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.deck = deck
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.deck, ())


class TurnedUp(Event):
    final: ClassVar[bool] = True

    def __init__(self, deck: Deck, cards: tuple[Card, ...]) -> None:
        self.deck = deck
        self.cards = cards


class Reshuffled(Event):
    def __init__(self, deck: Deck, count: int) -> None:
        self.deck = deck
        self.count = count


# Amulets


class TookOne(Event):
    """An amulet of value 1 from the board."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class DrewAmulets(Event):
    def __init__(self, seat: Seat, count: int, amulets: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.amulets = amulets

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else DrewAmulets(self.seat, self.count, ())


class PutOneBack(Event):
    """Which amulet went back into the bag is known only to who put it there."""

    def __init__(self, seat: Seat, amulets: tuple[int, ...]) -> None:
        self.seat = seat
        self.amulets = amulets

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else PutOneBack(self.seat, ())


class BagRefilled(Event):
    def __init__(self, count: int) -> None:
        self.count = count


# Building


class Chose(Event):
    """A seat says where it builds and what it gives for the landscape; paying comes next."""

    def __init__(self, seat: Seat, space: Space, double: bool, gifts: tuple[Gift, ...]) -> None:
        self.seat = seat
        self.space = space
        self.double = double
        self.gifts = gifts


class ChoseCount(Event):
    """It says with how many cards it pays."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


class Paid(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.cards = cards


class PaidAmulets(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, amulets: tuple[int, ...]) -> None:
        self.seat = seat
        self.amulets = amulets


class UsedTiles(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, tiles: tuple[Tile, ...]) -> None:
        self.seat = seat
        self.tiles = tiles


class Built(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, space: Space, double: bool, points: int) -> None:
        self.seat = seat
        self.space = space
        self.double = double
        self.points = points

    def flow(self) -> dict[str, int]:
        return {"points": self.points}


class TookPole(Event):
    """A pole tile lies under the new hut; its number is scored at once."""

    def __init__(self, seat: Seat, pole: int) -> None:
        self.seat = seat
        self.pole = pole

    def flow(self) -> dict[str, int]:
        return {"points": self.pole}


class TookTile(Event):
    def __init__(self, seat: Seat, tile: Tile) -> None:
        self.seat = seat
        self.tile = tile


class LastHut(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


# The end


class PathScored(Event):
    """``own`` huts, and how the seat stands to others with as many."""

    def __init__(self, seat: Seat, path: Path, own: int, rank: int, tie: Tie, points: int) -> None:
        self.seat = seat
        self.path = path
        self.own = own
        self.rank = rank
        self.tie = tie
        self.points = points

    def flow(self) -> dict[str, int]:
        return {"points": self.points}


class PathLost(Event):
    """The neutral huts take this place on the path: its points are lost."""

    def __init__(self, path: Path, own: int, rank: int, tie: Tie, points: int) -> None:
        self.path = path
        self.own = own
        self.rank = rank
        self.tie = tie
        self.points = points


class StoneScored(Event):
    def __init__(self, seat: Seat, own: int, huts: int, points: int) -> None:
        self.seat = seat
        self.own = own
        self.huts = huts
        self.points = points

    def flow(self) -> dict[str, int]:
        return {"points": self.points}


class PoleScored(Event):
    def __init__(self, seat: Seat, own: int, rank: int, tie: Tie, points: int) -> None:
        self.seat = seat
        self.own = own
        self.rank = rank
        self.tie = tie
        self.points = points

    def flow(self) -> dict[str, int]:
        return {"points": self.points}


class PoleLost(Event):
    def __init__(self, rank: int, tie: Tie, points: int) -> None:
        self.rank = rank
        self.tie = tie
        self.points = points


class AmuletsScored(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, amulets: tuple[int, ...], points: int) -> None:
        self.seat = seat
        self.amulets = amulets
        self.points = points

    def flow(self) -> dict[str, int]:
        return {"points": self.points}


class Won(Event):
    final: ClassVar[bool] = True

    def __init__(self, seats: tuple[Seat, ...], points: int, shared: bool, by_amulets: bool) -> None:
        self.seats = seats
        self.points = points
        self.shared = shared
        self.by_amulets = by_amulets
        """Others have as many points, and fewer in amulets."""
