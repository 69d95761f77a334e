"""What a player can say at a Pax Pamir table, each made once."""

from typing import ClassVar, Final, TypeAlias

from meydan.core.contract import ATTACKS, NOTHING, PAYS, SHOWS, Action, Seat, numbered
from meydan.games.pax_pamir.facts import (
    BORDERS,
    BORDERS_OF,
    CARDS,
    COALITIONS,
    COURT_CARDS,
    CYLINDERS,
    DEEDS,
    GIFTS,
    MOST_SEATS,
    REGIONS,
    SPACES,
    SUIT_IDS,
    other_end,
)

Coalition: TypeAlias = int
Suit: TypeAlias = int
Region: TypeAlias = int
Border: TypeAlias = int
Space: TypeAlias = int
"""A region or a border: where blocks stand."""
Card: TypeAlias = int
CardAction: TypeAlias = int
"""One of the six actions printed on court cards."""
Side: TypeAlias = int
GiftSpace: TypeAlias = int
Effect: TypeAlias = int
"""Something that lasts until the next Dominance Check."""
Happening: TypeAlias = int
"""One half of an event card."""
AiCard: TypeAlias = int
MarketRow: TypeAlias = int
MarketColumn: TypeAlias = int
Box: TypeAlias = int
Yield: TypeAlias = int
"""What the icons of a card come to: 2 armies, leverage, a suit."""


class ChooseLoyalty(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-021", "PP-040")

    def __init__(self, coalition: Coalition) -> None:
        self.coalition = coalition


class Buy(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-058", "PP-083")
    commits: ClassVar[int] = PAYS

    def __init__(self, card: Card) -> None:
        self.card = card


class Play(Action):
    """Show this card from the hand, to play it."""

    when: ClassVar[tuple[str, ...]] = ("PP-058", "PP-094")
    commits: ClassVar[int] = SHOWS

    def __init__(self, card: Card) -> None:
        self.card = card


class PutAt(Action):
    """Put the played card at this end of the court."""

    when: ClassVar[tuple[str, ...]] = ("PP-099",)

    def __init__(self, side: Side) -> None:
        self.side = side


class Use(Action):
    """Take one of the actions printed on a court card."""

    when: ClassVar[tuple[str, ...]] = ("PP-059", "PP-109")

    def __init__(self, card: Card, deed: CardAction) -> None:
        self.card = card
        self.deed = deed


class EndTurn(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-067",)
    commits: ClassVar[int] = NOTHING


class Demand(Action):
    """Name the bribe; 0 waives all of it."""

    when: ClassVar[tuple[str, ...]] = ("PP-097", "PP-119")

    def __init__(self, rupees: int) -> None:
        self.rupees = rupees


class Pay(Action):
    """Pay the bribe that was named."""

    when: ClassVar[tuple[str, ...]] = ("PP-098", "PP-118")
    commits: ClassVar[int] = PAYS


class Refuse(Action):
    """Act without paying (Courtly Manners)."""

    when: ClassVar[tuple[str, ...]] = ("PP-239",)


class Withdraw(Action):
    """Neither pay nor act."""

    when: ClassVar[tuple[str, ...]] = ("PP-098", "PP-240")
    commits: ClassVar[int] = NOTHING


class PlaceRoad(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-102", "PP-132")

    def __init__(self, border: Border) -> None:
        self.border = border


class PlaceArmy(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-131",)

    def __init__(self, region: Region) -> None:
        self.region = region


class PlaceSpy(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-105", "PP-238")

    def __init__(self, card: Card) -> None:
        self.card = card


class LiftBlock(Action):
    """Take a block from here, because the supply is empty."""

    when: ClassVar[tuple[str, ...]] = ("PP-055",)

    def __init__(self, space: Space) -> None:
        self.space = space


class LiftTribe(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-055",)

    def __init__(self, region: Region) -> None:
        self.region = region


class LiftSpy(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-055",)

    def __init__(self, card: Card) -> None:
        self.card = card


class LiftGift(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-055",)

    def __init__(self, gift: GiftSpace) -> None:
        self.gift = gift


class TaxCard(Action):
    """Take a rupee from this market card."""

    when: ClassVar[tuple[str, ...]] = ("PP-122", "PP-123")

    def __init__(self, card: Card) -> None:
        self.card = card


class TaxPlayer(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-122", "PP-123")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, target: Seat) -> None:
        self.target = target


class GiveGift(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-127",)
    commits: ClassVar[int] = PAYS

    def __init__(self, gift: GiftSpace) -> None:
        self.gift = gift


class MoveArmy(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-135", "PP-137")

    def __init__(self, source: Region, region: Region) -> None:
        self.source = source
        self.region = region


class MoveTribe(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-239",)

    def __init__(self, source: Region, region: Region) -> None:
        self.source = source
        self.region = region


class PickSpy(Action):
    """Move the spy on this card; where to is asked next."""

    when: ClassVar[tuple[str, ...]] = ("PP-135", "PP-138")

    def __init__(self, card: Card) -> None:
        self.card = card


class SpyTo(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-138",)

    def __init__(self, card: Card) -> None:
        self.card = card


class Betray(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-140",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, card: Card) -> None:
        self.card = card


class TakePrize(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-143",)


class LeavePrize(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-143",)
    commits: ClassVar[int] = NOTHING


class BattleIn(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-146",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, region: Region) -> None:
        self.region = region


class BattleOn(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-146",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, card: Card) -> None:
        self.card = card


class RemoveArmy(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-147",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, coalition: Coalition) -> None:
        self.coalition = coalition


class RemoveRoad(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-147",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, border: Border, coalition: Coalition) -> None:
        self.border = border
        self.coalition = coalition


class RemoveTribe(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-147",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, target: Seat) -> None:
        self.target = target


class RemoveSpy(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-147",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, target: Seat) -> None:
        self.target = target


class Discard(Action):
    """Burn this card of the own court or hand."""

    when: ClassVar[tuple[str, ...]] = ("PP-063", "PP-070", "PP-071")
    commits: ClassVar[int] = PAYS

    def __init__(self, card: Card) -> None:
        self.card = card


class ChoosePlayer(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-239",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, target: Seat) -> None:
        self.target = target


class ChooseSuit(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-239",)

    def __init__(self, suit: Suit) -> None:
        self.suit = suit


class ChooseRegion(Action):
    when: ClassVar[tuple[str, ...]] = ("PP-239",)
    commits: ClassVar[int] = ATTACKS

    def __init__(self, region: Region) -> None:
        self.region = region


class Done(Action):
    """Enough: no further rupee, block, step or removal; or no use of an ability."""

    when: ClassVar[tuple[str, ...]] = ("PP-122", "PP-131", "PP-135", "PP-147")
    commits: ClassVar[int] = NOTHING


LOYALTIES: Final[list[Action]] = [ChooseLoyalty(c) for c in range(COALITIONS)]
BUYS: Final[list[Action]] = [Buy(card) for card in range(CARDS)]
PLAYS: Final[list[Action]] = [Play(card) for card in range(COURT_CARDS)]
PUTS: Final[list[Action]] = [PutAt(side) for side in range(2)]
USES: Final[list[list[Action]]] = [[Use(card, deed) for deed in DEEDS[card]] for card in range(COURT_CARDS)]
"""By card, in the order its actions are printed."""
END_TURN: Final = EndTurn()
DEMANDS: Final[list[Action]] = [Demand(rupees) for rupees in range(CYLINDERS + 1)]
PAY: Final = Pay()
REFUSE: Final = Refuse()
WITHDRAW: Final = Withdraw()
ROADS: Final[list[Action]] = [PlaceRoad(b) for b in range(BORDERS)]
ARMIES: Final[list[Action]] = [PlaceArmy(r) for r in range(REGIONS)]
SPIES: Final[list[Action]] = [PlaceSpy(card) for card in range(COURT_CARDS)]
LIFT_BLOCKS: Final[list[Action]] = [LiftBlock(space) for space in range(SPACES)]
LIFT_TRIBES: Final[list[Action]] = [LiftTribe(r) for r in range(REGIONS)]
LIFT_SPIES: Final[list[Action]] = [LiftSpy(card) for card in range(COURT_CARDS)]
LIFT_GIFTS: Final[list[Action]] = [LiftGift(g) for g in range(GIFTS)]
TAX_CARDS: Final[list[Action]] = [TaxCard(card) for card in range(CARDS)]
TAX_PLAYERS: Final[list[Action]] = [TaxPlayer(seat) for seat in range(MOST_SEATS)]
GIVE_GIFTS: Final[list[Action]] = [GiveGift(g) for g in range(GIFTS)]
MOVE_ARMIES: Final[list[list[Action]]] = [[MoveArmy(r, other_end(b, r)) for b in BORDERS_OF[r]] for r in range(REGIONS)]
"""By source, in the order of its borders."""
MOVE_TRIBES: Final[list[list[Action]]] = [
    [MoveTribe(r, other_end(b, r)) for b in BORDERS_OF[r]] for r in range(REGIONS)
]
PICK_SPIES: Final[list[Action]] = [PickSpy(card) for card in range(COURT_CARDS)]
SPIES_TO: Final[list[Action]] = [SpyTo(card) for card in range(COURT_CARDS)]
BETRAYALS: Final[list[Action]] = [Betray(card) for card in range(COURT_CARDS)]
TAKE_PRIZE: Final = TakePrize()
LEAVE_PRIZE: Final = LeavePrize()
BATTLES_IN: Final[list[Action]] = [BattleIn(r) for r in range(REGIONS)]
BATTLES_ON: Final[list[Action]] = [BattleOn(card) for card in range(COURT_CARDS)]
REMOVE_ARMIES: Final[list[Action]] = [RemoveArmy(c) for c in range(COALITIONS)]
REMOVE_ROADS: Final[list[list[Action]]] = [[RemoveRoad(b, c) for c in range(COALITIONS)] for b in range(BORDERS)]
REMOVE_TRIBES: Final[list[Action]] = [RemoveTribe(seat) for seat in range(MOST_SEATS)]
REMOVE_SPIES: Final[list[Action]] = [RemoveSpy(seat) for seat in range(MOST_SEATS)]
DISCARDS: Final[list[Action]] = [Discard(card) for card in range(COURT_CARDS)]
CHOOSE_PLAYERS: Final[list[Action]] = [ChoosePlayer(seat) for seat in range(MOST_SEATS)]
CHOOSE_SUITS: Final[list[Action]] = [ChooseSuit(suit) for suit in range(len(SUIT_IDS))]
CHOOSE_REGIONS: Final[list[Action]] = [ChooseRegion(r) for r in range(REGIONS)]
DONE: Final = Done()


def flat(lists: list[list[Action]]) -> list[Action]:
    return [action for actions in lists for action in actions]


ACTIONS: Final[list[Action]] = numbered(
    [
        *LOYALTIES,
        *BUYS,
        *PLAYS,
        *PUTS,
        *flat(USES),
        END_TURN,
        *DEMANDS,
        PAY,
        REFUSE,
        WITHDRAW,
        *ROADS,
        *ARMIES,
        *SPIES,
        *LIFT_BLOCKS,
        *LIFT_TRIBES,
        *LIFT_SPIES,
        *LIFT_GIFTS,
        *TAX_CARDS,
        *TAX_PLAYERS,
        *GIVE_GIFTS,
        *flat(MOVE_ARMIES),
        *flat(MOVE_TRIBES),
        *PICK_SPIES,
        *SPIES_TO,
        *BETRAYALS,
        TAKE_PRIZE,
        LEAVE_PRIZE,
        *BATTLES_IN,
        *BATTLES_ON,
        *REMOVE_ARMIES,
        *flat(REMOVE_ROADS),
        *REMOVE_TRIBES,
        *REMOVE_SPIES,
        *DISCARDS,
        *CHOOSE_PLAYERS,
        *CHOOSE_SUITS,
        *CHOOSE_REGIONS,
        DONE,
    ]
)
"""The finite table of actions; a place in it is the action's index, fixed within a rules version."""
