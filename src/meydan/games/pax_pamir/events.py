"""What happens at a Pax Pamir table. Cards burnt from a hand are in their owner's form of the event only (PP-243)."""

from typing import ClassVar

from meydan.core.contract import Event, Seat
from meydan.games.pax_pamir.actions import (
    AiCard,
    Box,
    Card,
    CardAction,
    Coalition,
    Happening,
    MarketColumn,
    MarketRow,
    Region,
    Side,
    Suit,
)

# Setup and the deck


class Started(Event):
    """Who chooses a loyalty first."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class ChoseLoyalty(Event):
    def __init__(self, seat: Seat, coalition: Coalition) -> None:
        self.seat = seat
        self.coalition = coalition


class CardDealt(Event):
    """A card of the deck comes to the market."""

    final: ClassVar[bool] = True

    def __init__(self, card: Card, row: int, column: int) -> None:
        self.card = card
        self.row = row
        self.column = column


# The turn


class TurnBegan(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class Bought(Event):
    """``lost`` of the cost left the game (Public Withdrawal); ``taken`` lay on the card."""

    def __init__(self, seat: Seat, card: Card, cost: int, lost: int, taken: int) -> None:
        self.seat = seat
        self.card = card
        self.cost = cost
        self.lost = lost
        self.taken = taken

    def flow(self) -> dict[str, int]:
        return {"players": self.taken - self.cost, "market": self.cost - self.lost - self.taken}


class Showed(Event):
    """A card of the hand is named, to be played."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class AskedLeave(Event):
    """The owner of a hostage card wants to use it."""

    def __init__(self, seat: Seat, target: Seat, card: Card, deed: CardAction) -> None:
        self.seat = seat
        self.target = target
        self.card = card
        self.deed = deed


class Demanded(Event):
    def __init__(self, seat: Seat, target: Seat, rupees: int, full: int) -> None:
        self.seat = seat
        self.target = target
        self.rupees = rupees
        self.full = full


class Bribed(Event):
    def __init__(self, seat: Seat, target: Seat, rupees: int) -> None:
        self.seat = seat
        self.target = target
        self.rupees = rupees


class RefusedBribe(Event):
    def __init__(self, seat: Seat, target: Seat) -> None:
        self.seat = seat
        self.target = target


class Withdrew(Event):
    def __init__(self, seat: Seat, card: Card, unable: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.unable = unable
        """The bribe was more than the seat could pay."""


class Played(Event):
    def __init__(self, seat: Seat, card: Card, side: Side) -> None:
        self.seat = seat
        self.card = card
        self.side = side


class Acted(Event):
    def __init__(self, seat: Seat, card: Card, deed: CardAction, bonus: bool = False, why: str = "") -> None:
        self.seat = seat
        self.card = card
        self.deed = deed
        self.bonus = bonus
        """PP-190 Wakhan's: it took none of her two actions."""
        self.why = why
        """What set this card of hers above the others that could do it."""


class PaidCost(Event):
    """The cost of an action, onto the market; ``lost`` of it left the game."""

    def __init__(self, seat: Seat, rupees: int, lost: int) -> None:
        self.seat = seat
        self.rupees = rupees
        self.lost = lost

    def flow(self) -> dict[str, int]:
        return {"players": -self.rupees, "market": self.rupees - self.lost}


# Loyalty


class LostFavours(Event):
    def __init__(self, seat: Seat, gift_count: int, prize_count: int) -> None:
        self.seat = seat
        self.gift_count = gift_count
        self.prize_count = prize_count


class ChangedLoyalty(Event):
    def __init__(self, seat: Seat, coalition: Coalition) -> None:
        self.seat = seat
        self.coalition = coalition


# Icons


class Leveraged(Event):
    def __init__(self, seat: Seat, card: Card, rupees: int) -> None:
        self.seat = seat
        self.card = card
        self.rupees = rupees

    def flow(self) -> dict[str, int]:
        return {"players": self.rupees}


class SuitFavoured(Event):
    def __init__(self, suit: Suit) -> None:
        self.suit = suit


class SuitKept(Event):
    """Pashtunwali Values hold the suit where it is."""

    def __init__(self, suit: Suit) -> None:
        self.suit = suit


# Card actions


class TaxedCard(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def flow(self) -> dict[str, int]:
        return {"players": 1, "market": -1}


class TaxedPlayer(Event):
    def __init__(self, seat: Seat, target: Seat) -> None:
        self.seat = seat
        self.target = target


class Betrayed(Event):
    def __init__(self, seat: Seat, target: Seat, card: Card, own: bool) -> None:
        self.seat = seat
        self.target = target
        self.card = card
        self.own = own
        """Whether the card lay in the court of the traitor."""


class TookPrize(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class LeftPrize(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


# Losing cards


class BurntCourt(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class BurntBought(Event):
    """A card Wakhan bought and could not play."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


class PaidLeverage(Event):
    def __init__(self, seat: Seat, rupees: int, short: int) -> None:
        self.seat = seat
        self.rupees = rupees
        self.short = short

    def flow(self) -> dict[str, int]:
        return {"players": -self.rupees}


class DebtLapsed(Event):
    def __init__(self, seat: Seat, rupees: int) -> None:
        self.seat = seat
        self.rupees = rupees


class Overthrown(Event):
    """The last tribe there is gone, so the political cards of the region go too."""

    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region


# Events


class Happened(Event):
    final: ClassVar[bool] = True

    def __init__(self, happening: Happening) -> None:
        self.happening = happening


class Rumoured(Event):
    def __init__(self, seat: Seat, target: Seat) -> None:
        self.seat = seat
        self.target = target


class SwappedHands(Event):
    """What each of the two gets is known to both of them only."""

    final: ClassVar[bool] = True

    def __init__(
        self, seat: Seat, target: Seat, got: int, given: int, cards: tuple[Card, ...], others: tuple[Card, ...]
    ) -> None:
        self.seat = seat
        self.target = target
        self.got = got
        self.given = given
        self.cards = cards
        """What ``seat`` gets."""
        self.others = others
        """What ``target`` gets."""

    def seen_by(self, seat: Seat | None) -> Event:
        if seat in (self.seat, self.target):
            return self
        return SwappedHands(self.seat, self.target, self.got, self.given, (), ())


class LostPrizes(Event):
    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


class GotRupees(Event):
    def __init__(self, seat: Seat, rupees: int) -> None:
        self.seat = seat
        self.rupees = rupees

    def flow(self) -> dict[str, int]:
        return {"players": self.rupees}


class CoinsLeft(Event):
    """Rupees on Public Withdrawal leave the game."""

    def __init__(self, rupees: int) -> None:
        self.rupees = rupees

    def flow(self) -> dict[str, int]:
        return {"market": -self.rupees}


class EffectsEnded(Event):
    pass


# Dominance


class Unstable(Event):
    final: ClassVar[bool] = True


class CheckSucceeded(Event):
    final: ClassVar[bool] = True

    def __init__(self, coalition: Coalition, last: bool, blocks: tuple[int, ...] = ()) -> None:
        self.coalition = coalition
        self.last = last
        self.blocks = blocks
        """Those of each coalition in play, before they are cleared."""


class CheckFailed(Event):
    final: ClassVar[bool] = True

    def __init__(self, last: bool, blocks: tuple[int, ...] = ()) -> None:
        self.last = last
        self.blocks = blocks


class Scored(Event):
    """``why``: by influence, by cylinders, or not at all (disloyal) where one serves another coalition."""

    def __init__(self, seat: Seat, points: int, total: int, why: str = "", worth: int = 0) -> None:
        self.seat = seat
        self.points = points
        self.total = total
        self.why = why
        self.worth = worth
        """How much of what counts."""


class Won(Event):
    final: ClassVar[bool] = True

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats


# Wakhan


class WakhanShuffled(Event):
    pass


class WakhanDrew(Event):
    """Her new card, and where the arrows point on the back beside it."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, ai_card: AiCard, ai_row: MarketRow, ai_column: MarketColumn) -> None:
        self.seat = seat
        self.ai_card = ai_card
        self.ai_row = ai_row
        self.ai_column = ai_column


class WakhanFollowed(Event):
    def __init__(self, seat: Seat, box: Box, by: str = "") -> None:
        self.seat = seat
        self.box = box
        self.by = by
        """What decides: the box itself, her arrows, or a check in the market that comes before them."""


class WakhanSkipped(Event):
    def __init__(self, seat: Seat, box: Box, why: str) -> None:
        self.seat = seat
        self.box = box
        self.why = why


class WakhanPassedOver(Event):
    """The card her arrows point to, and why she could not buy it; none where the space is empty."""

    def __init__(self, seat: Seat, cards: tuple[Card, ...], why: str) -> None:
        self.seat = seat
        self.cards = cards
        self.why = why


class WakhanChoseCard(Event):
    """Of several court cards she could aim at."""

    def __init__(self, seat: Seat, card: Card, why: str) -> None:
        self.seat = seat
        self.card = card
        self.why = why


class WakhanChoseRegion(Event):
    def __init__(self, seat: Seat, region: Region, why: str) -> None:
        self.seat = seat
        self.region = region
        self.why = why


class WakhanChosePlayer(Event):
    """Of several players she could hit."""

    def __init__(self, seat: Seat, target: Seat, why: str) -> None:
        self.seat = seat
        self.target = target
        self.why = why


class WakhanAmbition(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class BurntHand(Event):
    """Cards burnt from a hand: face down, so only their owner knows them, unless the table plays open discards."""

    def __init__(self, seat: Seat, cards: tuple[Card, ...], shown: bool) -> None:
        self.seat = seat
        self.cards = cards
        self.shown = shown

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self.shown or seat == self.seat else BurntHand(self.seat, (), False)
