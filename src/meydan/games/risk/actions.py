"""What a player can say at a Risk table, each made once."""

from typing import ClassVar, Final, TypeAlias

from meydan.core.contract import ATTACKS, NOTHING, PAYS, SHOWS, Action, numbered
from meydan.games.risk.facts import ATTACK_DICE, DEFENCE_DICE, NEAR, PLACES

Territory: TypeAlias = int
Continent: TypeAlias = int
Picture: TypeAlias = int
Mission: TypeAlias = int
Card: TypeAlias = int
"""A territory card, called by its territory: what may be laid is another thing than the land."""
Army: TypeAlias = int
"""A colour on the board: that of a seat, or of a neutral army."""


class Claim(Action):
    """Take an empty territory (classic setup)."""

    when: ClassVar[tuple[str, ...]] = ("RK-142",)

    def __init__(self, territory: Territory) -> None:
        self.territory = territory


class Place(Action):
    """Put troops on this territory; where there are several to place, how many is asked next."""

    when: ClassVar[tuple[str, ...]] = ("RK-065", "RK-143", "RK-177")

    def __init__(self, territory: Territory) -> None:
        self.territory = territory


class Amount(Action):
    when: ClassVar[tuple[str, ...]] = ("RK-065", "RK-084", "RK-122")

    def __init__(self, troops: int) -> None:
        self.troops = troops


class Everything(Action):
    """As many as allowed, where that is more than the amounts that can be listed."""

    when: ClassVar[tuple[str, ...]] = ("RK-065", "RK-084", "RK-122")


class Lay(Action):
    """Lay this card on the table for a trade."""

    when: ClassVar[tuple[str, ...]] = ("RK-056", "RK-112")
    commits: ClassVar[int] = SHOWS

    def __init__(self, card: Card) -> None:
        self.card = card


class TradeIn(Action):
    """Trade the cards that lie on the table."""

    when: ClassVar[tuple[str, ...]] = ("RK-056", "RK-112")
    commits: ClassVar[int] = PAYS


class TakeBack(Action):
    """Take the cards that lie on the table back into the hand."""

    when: ClassVar[tuple[str, ...]] = ("RK-056",)
    commits: ClassVar[int] = NOTHING


class Attack(Action):
    when: ClassVar[tuple[str, ...]] = ("RK-040", "RK-070")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, source: Territory, target: Territory) -> None:
        self.source = source
        self.target = target


class Roll(Action):
    """Attack with so many dice, once."""

    when: ClassVar[tuple[str, ...]] = ("RK-072", "RK-091")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, dice: int) -> None:
        self.dice = dice


class Until(Action):
    """Go on rolling with all dice until the territory is taken or no more than ``left`` troops are left."""

    when: ClassVar[tuple[str, ...]] = ("RK-072", "RK-088")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, left: int) -> None:
        self.left = left


class Defend(Action):
    when: ClassVar[tuple[str, ...]] = ("RK-076", "RK-091")

    def __init__(self, dice: int) -> None:
        self.dice = dice


class MoveFrom(Action):
    when: ClassVar[tuple[str, ...]] = ("RK-040", "RK-120")

    def __init__(self, territory: Territory) -> None:
        self.territory = territory


class MoveTo(Action):
    when: ClassVar[tuple[str, ...]] = ("RK-120",)

    def __init__(self, territory: Territory) -> None:
        self.territory = territory


class PlaceRest(Action):
    """All troops of the setup that are left, one by one where an enemy borders and fewest stand."""

    when: ClassVar[tuple[str, ...]] = ("RK-143", "RK-144")


class Done(Action):
    """No trade, no further attack, no move."""

    when: ClassVar[tuple[str, ...]] = ("RK-041", "RK-056")
    commits: ClassVar[int] = NOTHING


MOST: Final = 150
"""The largest amount that has an action of its own; beyond it there is ``Everything``."""
STOPS: Final = (1, 3, 5, 10)

CLAIMS: Final[list[Action]] = [Claim(t) for t in range(PLACES)]
PLACINGS: Final[list[Action]] = [Place(t) for t in range(PLACES)]
AMOUNTS: Final[list[Action]] = [Amount(n) for n in range(MOST + 1)]
EVERYTHING: Final = Everything()
LAYS: Final[list[Action]] = [Lay(card) for card in range(PLACES)]
TRADE_IN: Final = TradeIn()
TAKE_BACK: Final = TakeBack()
ATTACKS_FROM: Final[list[list[Action]]] = [
    [Attack(source, target) for target in NEAR[source]] for source in range(PLACES)
]
"""By source, in the order of its neighbours."""
ROLLS: Final[list[Action]] = [Roll(n) for n in range(ATTACK_DICE + 1)]
UNTILS: Final[list[Action]] = [Until(left) for left in STOPS]
DEFENCES: Final[list[Action]] = [Defend(n) for n in range(DEFENCE_DICE + 1)]
MOVES_FROM: Final[list[Action]] = [MoveFrom(t) for t in range(PLACES)]
MOVES_TO: Final[list[Action]] = [MoveTo(t) for t in range(PLACES)]
DONE: Final = Done()
PLACE_REST: Final = PlaceRest()

ACTIONS: Final[list[Action]] = numbered(
    [
        *CLAIMS,
        *PLACINGS,
        *AMOUNTS[1:],
        EVERYTHING,
        *LAYS,
        TRADE_IN,
        *[attack for attacks in ATTACKS_FROM for attack in attacks],
        *ROLLS[1:],
        *UNTILS,
        *DEFENCES[1:],
        *MOVES_FROM,
        *MOVES_TO,
        DONE,
        TAKE_BACK,
        PLACE_REST,
    ]
)
"""The finite table of actions; a place in it is the action's index, fixed within a rules version."""


def amounts(least: int, most: int) -> list[Action]:
    """Every amount from least to most, with one action for all of them where the list would grow too long."""
    if most <= MOST:
        return AMOUNTS[least : most + 1]
    return [*AMOUNTS[least:], EVERYTHING]
