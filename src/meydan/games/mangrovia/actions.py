"""What a player can say at a Mangrovia table, each made once."""

from typing import ClassVar, Final, TypeAlias

from meydan.core.contract import NOTHING, PAYS, Action, numbered
from meydan.games.mangrovia.facts import (
    BY_AMULETS,
    CARDS,
    COST,
    COUNTED,
    DECKS,
    HIGHEST_AMULET,
    LANDS,
    LANDS_OF,
    MAY_DOUBLE,
    PLACES,
    RITUAL_PLACES,
    SPACES_WITH,
    VALUES,
)

Space: TypeAlias = int
Landscape: TypeAlias = int
Card: TypeAlias = int
Deck: TypeAlias = int
Tile: TypeAlias = int
Path: TypeAlias = int
Area: TypeAlias = int
Currency: TypeAlias = int
Task: TypeAlias = int
Tie: TypeAlias = int
Gift: TypeAlias = int
"""What is given for the landscape of a space: a card of that landscape, or a free landscape tile."""

TILE_GIFT: Final = LANDS


class PlaceBowl(Action):
    """Ritual places are numbered from 1."""

    when: ClassVar[tuple[str, ...]] = ("MG-040", "MG-050", "MG-051")

    def __init__(self, place: int) -> None:
        self.place = place


class Take(Action):
    """Take this card from the open row."""

    when: ClassVar[tuple[str, ...]] = ("MG-064", "MG-066", "MG-067", "MG-068", "MG-069")

    def __init__(self, card: Card) -> None:
        self.card = card


class DrawFrom(Action):
    """Draw a card from this pile."""

    when: ClassVar[tuple[str, ...]] = ("MG-064", "MG-067", "MG-068", "MG-069", "MG-070", "MG-074")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck


class TakeAmulets(Action):
    """Take amulets, as the amulet track says."""

    when: ClassVar[tuple[str, ...]] = ("MG-065", "MG-070", "MG-071")


class PutBack(Action):
    """Put this one of the drawn amulets back into the bag."""

    when: ClassVar[tuple[str, ...]] = ("MG-103",)

    def __init__(self, amulet: int) -> None:
        self.amulet = amulet


class Build(Action):
    """Build a hut here, and give this for the landscape; how the price is paid is asked next."""

    when: ClassVar[tuple[str, ...]] = ("MG-071", "MG-072", "MG-073", "MG-074")
    commits: ClassVar[int] = PAYS

    def __init__(self, space: Space, gifts: tuple[Gift, ...]) -> None:
        self.space = space
        self.gifts = gifts


class BuildDouble(Action):
    """Build a double hut here, and give these two for the landscape."""

    when: ClassVar[tuple[str, ...]] = ("MG-072", "MG-120")
    commits: ClassVar[int] = PAYS

    def __init__(self, space: Space, gifts: tuple[Gift, ...]) -> None:
        self.space = space
        self.gifts = gifts


class PayWith(Action):
    """Pay with so many cards; which ones is asked next."""

    when: ClassVar[tuple[str, ...]] = ("MG-127",)
    commits: ClassVar[int] = PAYS

    def __init__(self, count: int) -> None:
        self.count = count


class Pay(Action):
    """Pay with value cards of these values."""

    when: ClassVar[tuple[str, ...]] = ("MG-110",)
    commits: ClassVar[int] = PAYS

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values


class PayAmulets(Action):
    """Pay with amulets of these values."""

    when: ClassVar[tuple[str, ...]] = ("MG-110",)
    commits: ClassVar[int] = PAYS

    def __init__(self, amulets: tuple[int, ...]) -> None:
        self.amulets = amulets


class MoveBirds(Action):
    """Put the birds on these two landscapes."""

    when: ClassVar[tuple[str, ...]] = ("MG-075",)

    def __init__(self, landscapes: tuple[Landscape, ...]) -> None:
        self.landscapes = landscapes


class Pass(Action):
    """Leave this part of the action out."""

    when: ClassVar[tuple[str, ...]] = ("MG-062",)
    commits: ClassVar[int] = NOTHING


def ways_to_pay(total: int, parts: list[int]) -> list[tuple[int, ...]]:
    """Every way to make exactly this total of these parts, few large ones first."""
    found: list[tuple[int, ...]] = []
    for largest in sorted(parts, reverse=True):
        if largest == total:
            found.append((largest,))
        elif largest < total:
            smaller = [part for part in parts if part <= largest]
            found.extend([(largest, *rest) for rest in ways_to_pay(total - largest, smaller)])
    return sorted(found, key=lambda way: (len(way), [-part for part in way]))


def prices(by_amulets: bool) -> list[int]:
    """Every price of the board in this currency, those of double huts too."""
    found = {COST[space] for space in range(PLACES) if BY_AMULETS[space] == by_amulets}
    return sorted(found | {2 * COST[s] for s in range(PLACES) if BY_AMULETS[s] == by_amulets and MAY_DOUBLE[s]})


def counted(way: tuple[int, ...]) -> list[int]:
    """How many of each value."""
    return [way.count(value) for value in range(COUNTED)]


PLACE_BOWL: Final[list[Action]] = [PlaceBowl(place + 1) for place in range(RITUAL_PLACES)]
TAKE: Final[list[Action]] = [Take(card) for card in range(len(CARDS))]
DRAW_FROM: Final[list[Action]] = [DrawFrom(deck) for deck in range(len(DECKS))]
TAKE_AMULETS: Final = TakeAmulets()
PUT_BACK: Final[list[Action]] = [PutBack(value) for value in range(HIGHEST_AMULET + 1)]
PASS: Final = Pass()
BIRD_MOVES: Final[list[Action]] = [MoveBirds((one, two)) for one in range(LANDS) for two in range(one + 1, LANDS)]

SINGLE_GIFTS: Final[list[tuple[Gift, ...]]] = [(*LANDS_OF[space], TILE_GIFT) for space in range(PLACES)]
"""By space: what can be given for a hut."""
BUILDS: Final[list[list[Action]]] = [[Build(space, (gift,)) for gift in SINGLE_GIFTS[space]] for space in range(PLACES)]
"""By space, in the order of its gifts."""
BUILDS_ON: Final[list[list[Action]]] = [
    [BUILDS[space][LANDS_OF[space].index(land)] for space in SPACES_WITH[land]] for land in range(LANDS)
]
"""By landscape, in the order of its spaces: a hut there for a card of it."""
DOUBLES: Final[list[list[BuildDouble]]] = [
    [
        BuildDouble(space, (SINGLE_GIFTS[space][i], SINGLE_GIFTS[space][j]))
        for i in range(len(SINGLE_GIFTS[space]))
        for j in range(i, len(SINGLE_GIFTS[space]))
    ]
    if MAY_DOUBLE[space]
    else []
    for space in range(PLACES)
]

WAYS: Final[list[list[list[int]]]] = [[] for _ in range(64)]
"""By price in value cards: how many of each value, for every way to pay it."""
PAYMENTS: Final[list[list[Action]]] = [[] for _ in range(64)]
"""By price: the action for each way."""
AMULET_WAYS: Final[list[list[list[int]]]] = [[] for _ in range(64)]
AMULET_PAYMENTS: Final[list[list[Action]]] = [[] for _ in range(64)]


def fill_payments() -> None:
    for price in prices(False):
        for way in ways_to_pay(price, VALUES):
            WAYS[price].append(counted(way))
            PAYMENTS[price].append(Pay(way))
    for price in prices(True):
        for way in ways_to_pay(price, list(range(1, HIGHEST_AMULET + 1))):
            AMULET_WAYS[price].append(counted(way))
            AMULET_PAYMENTS[price].append(PayAmulets(way))


fill_payments()
PAY_WITH: Final[list[Action]] = [PayWith(count) for count in range(max(prices(False)) // min(VALUES) + 1)]

ACTIONS: Final[list[Action]] = numbered(
    [
        *PLACE_BOWL,
        *TAKE[: len(VALUES) + LANDS],
        *DRAW_FROM,
        TAKE_AMULETS,
        *PUT_BACK[1:],
        *[action for actions in BUILDS for action in actions],
        *[action for actions in DOUBLES for action in actions],
        *PAY_WITH[1:],
        *[action for actions in PAYMENTS for action in actions],
        *[action for actions in AMULET_PAYMENTS for action in actions],
        *BIRD_MOVES,
        PASS,
    ]
)
"""The finite table of actions; a place in it is the action's index, fixed within a rules version."""
