"""What a game tells a bot that thinks: how players answer, how good a position is, and what there is to remember."""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from meydan.core.contract import Event, Seat, State


class Memory:
    """What one seat makes of a game as it goes. It is told what that seat has seen, and is part of nothing else."""

    def notice(self, before: State, events: list[Event]) -> None:
        """A question was settled: the table as the seat imagined it when it was asked, and what the seat saw happen."""

    def fit(self, world: State) -> float:
        """How well a world fits what was noticed, compared with other worlds."""
        raise NotImplementedError


OUT: Final = -50.0
"""How well a seat stands that has no features, because it is out of the game."""


class Mind:
    """What a game brings to thinking."""

    def __init__(
        self,
        policy: Any,
        names: tuple[str, ...],
        features: Callable[[Any], list[list[float]]],
        weights: list[float],
        winners: Callable[[Any], tuple[Seat, ...]],
        answers: int,
        calm: Callable[[Any], bool],
        memory: Callable[[Seat], Memory] | None = None,
        sketch: Any = None,
        offered: bool = True,
    ) -> None:
        self.policy = policy
        """The bot whose answer stands unless another is clearly better."""
        self.sketch = sketch or policy
        """The bot that answers for everybody while it plays on: the same, or a quicker one."""
        self.names = names
        self.features = features
        """By seat, what of a position tells how well it stands; nothing for a seat that is out."""
        self.weights = weights
        """How much each feature counts. So much higher than another is so much likelier to win, by a logistic law."""
        self.winners = winners
        self.answers = answers
        """After so many answers it judges, as soon as the position is calm."""
        self.calm = calm
        self.memory = memory
        self.offered = offered
        """Whether tables offer its levels: only where they were measured to be stronger than the policy."""

    def worths(self, s: State) -> list[float]:
        """How well each seat stands."""
        weights = self.weights
        found: list[float] = []
        for features in self.features(s):
            worth = 0.0 if features else OUT
            for k in range(len(features)):
                worth += weights[k] * features[k]
            found.append(worth)
        return found

    def share(self, s: State, me: Seat) -> float:
        """The share of the win that this seat may expect, 0 to 1."""
        if s.asking is None:
            winners = self.winners(s)
            return 1.0 / len(winners) if me in winners else 0.0
        worths = self.worths(s)
        mine = worths[me]
        total = 0.0
        for worth in worths:
            total += exp(min(50.0, worth - mine))
        return 1.0 / total
