"""What a player can say at a Coup table, each made once."""

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from meydan.core.contract import Action, Seat
from meydan.games.coup.facts import ASSASSINATE_COST, COUP_COST, KINDS, MOST

Character: TypeAlias = int


class Deed(Action):
    """What a player may do with a turn. ``target`` is -1 where nobody is aimed at."""

    target: Seat = -1

    def cost(self) -> int:
        return 0


class Income(Deed):
    pass


class ForeignAid(Deed):
    pass


class Tax(Deed):
    pass


class Exchange(Deed):
    pass


class Coup(Deed):
    def __init__(self, target: Seat) -> None:
        self.target = target

    def cost(self) -> int:
        return COUP_COST


class Assassinate(Deed):
    def __init__(self, target: Seat) -> None:
        self.target = target

    def cost(self) -> int:
        return ASSASSINATE_COST


class Steal(Deed):
    def __init__(self, target: Seat) -> None:
        self.target = target


class Pass(Action):
    """Let it stand."""


class Challenge(Action):
    pass


class Block(Action):
    def __init__(self, character: Character) -> None:
        self.character = character


class Show(Action):
    """Prove the claim."""


class Fold(Action):
    """Do not show the card, whether it is there or not."""


class TurnUp(Action):
    def __init__(self, character: Character) -> None:
        self.character = character


class Keep(Action):
    """Of the cards in hand during an exchange, keep these."""

    def __init__(self, characters: tuple[Character, ...]) -> None:
        self.characters = characters


class Take(Action):
    """Of the own set of five, keep this one (the two-player draft)."""

    def __init__(self, character: Character) -> None:
        self.character = character


INCOME: Final = Income()
FOREIGN_AID: Final = ForeignAid()
TAX: Final = Tax()
EXCHANGE: Final = Exchange()
COUPS: Final[list[Deed]] = [Coup(t) for t in range(MOST)]
ASSASSINATIONS: Final[list[Deed]] = [Assassinate(t) for t in range(MOST)]
STEALS: Final[list[Deed]] = [Steal(t) for t in range(MOST)]
PASS: Final = Pass()
CHALLENGE: Final = Challenge()
BLOCKS: Final[list[Action]] = [Block(c) for c in range(KINDS)]
SHOW: Final = Show()
FOLD: Final = Fold()
TURN_UPS: Final[list[Action]] = [TurnUp(c) for c in range(KINDS)]
KEEPS: Final[dict[tuple[Character, ...], Action]] = {
    kept: Keep(kept) for n in (1, 2) for kept in combinations_with_replacement(range(KINDS), n)
}
TAKES: Final[list[Action]] = [Take(c) for c in range(KINDS)]

ACTIONS: Final[list[Action]] = [
    INCOME,
    FOREIGN_AID,
    TAX,
    EXCHANGE,
    *COUPS,
    *ASSASSINATIONS,
    *STEALS,
    PASS,
    CHALLENGE,
    *BLOCKS,
    SHOW,
    FOLD,
    *TURN_UPS,
    *KEEPS.values(),
    *TAKES,
]
"""The finite table of actions; a place in it is the action's index, fixed within a rules version."""
