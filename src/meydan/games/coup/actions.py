"""What a player can say at a Coup table, each made once. CP-092 Nothing here gives or lends coins."""

from itertools import combinations_with_replacement
from typing import ClassVar, Final, TypeAlias

from meydan.core.contract import ATTACKS, ENDS, NOTHING, SHOWS, Action, Seat, numbered
from meydan.games.coup.facts import (
    ASSASSINATE_CLAIM,
    ASSASSINATE_COST,
    COUP_COST,
    EXCHANGE_CLAIM,
    KINDS,
    MOST,
    STEAL_CLAIM,
    TAX_CLAIM,
)

Character: TypeAlias = int
NO_CLAIM: Final = -1


class Deed(Action):
    """CP-034 What a player may do with a turn. ``target`` is -1 where nobody is aimed at."""

    target: Seat = -1

    def cost(self) -> int:
        return 0

    def claim(self) -> Character:
        """The character that is claimed for it, or NO_CLAIM."""
        return NO_CLAIM


class Income(Deed):
    """One coin, which nobody can take exception to: as near to passing as a turn can come (CP-030)."""

    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-040")
    commits: ClassVar[int] = NOTHING


class ForeignAid(Deed):
    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-041")


class Tax(Deed):
    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-050")

    def claim(self) -> Character:
        return TAX_CLAIM


class Exchange(Deed):
    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-053")

    def claim(self) -> Character:
        return EXCHANGE_CLAIM


class Coup(Deed):
    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-042")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, target: Seat) -> None:
        self.target = target

    def cost(self) -> int:
        return COUP_COST


class Assassinate(Deed):
    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-051")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, target: Seat) -> None:
        self.target = target

    def cost(self) -> int:
        return ASSASSINATE_COST

    def claim(self) -> Character:
        return ASSASSINATE_CLAIM


class Steal(Deed):
    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-052")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, target: Seat) -> None:
        self.target = target

    def claim(self) -> Character:
        return STEAL_CLAIM


class Pass(Action):
    """Let it stand."""

    when: ClassVar[tuple[str, ...]] = ("CP-030", "CP-072")
    commits: ClassVar[int] = NOTHING


class Challenge(Action):
    when: ClassVar[tuple[str, ...]] = ("CP-070", "CP-072")
    commits: ClassVar[int] = ATTACKS


class Block(Action):
    when: ClassVar[tuple[str, ...]] = ("CP-033", "CP-060")

    def __init__(self, character: Character) -> None:
        self.character = character


class Show(Action):
    """Prove the claim."""

    when: ClassVar[tuple[str, ...]] = ("CP-035", "CP-073")
    commits: ClassVar[int] = SHOWS


class Fold(Action):
    """Do not show the card, whether it is there or not. It costs an influence, and with the last one the game."""

    when: ClassVar[tuple[str, ...]] = ("CP-073",)
    commits: ClassVar[int] = ENDS


class TurnUp(Action):
    when: ClassVar[tuple[str, ...]] = ("CP-022",)
    commits: ClassVar[int] = SHOWS

    def __init__(self, character: Character) -> None:
        self.character = character


class Keep(Action):
    """Of the cards in hand during an exchange, keep these."""

    when: ClassVar[tuple[str, ...]] = ("CP-053", "CP-054")
    commits: ClassVar[int] = NOTHING

    def __init__(self, characters: tuple[Character, ...]) -> None:
        self.characters = characters


class Take(Action):
    """Of the own set of five, keep this one (the two-player draft)."""

    when: ClassVar[tuple[str, ...]] = ("CP-101", "CP-102")
    commits: ClassVar[int] = NOTHING

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

ACTIONS: Final[list[Action]] = numbered(
    [
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
)
"""The finite table of actions; a place in it is the action's index, fixed within a rules version."""
