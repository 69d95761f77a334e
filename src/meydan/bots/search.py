"""Thinking: try every option in worlds that may be so, play on by a policy for a while, and see how one stands then.

Options that do well are tried more often (UCB). The n-th try of each happens in the same world, so that no option does
better only because it was tried in kinder ones.
"""

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Final

from meydan.core import play
from meydan.core.chance import Source
from meydan.core.contract import Action, Fell, Seat, State
from meydan.core.mind import Mind

CURIOUS: Final = 0.5
"""How far an option that was tried seldom is given the benefit of the doubt."""
LONGEST: Final = 400
"""Answers after which a position is judged, calm or not."""
EVERY: Final = 2
"""How often each option is tried before it may be left aside."""
DOUBT: Final = 1.0
"""By how many standard errors an option has to look better than the policy's own choice."""


class Budget:
    """How long a bot may think: so many seconds, or tries, with which the same seed thinks the same; 0: no limit."""

    def __init__(self, seconds: float, rounds: int) -> None:
        self.seconds = seconds
        self.rounds = rounds


class Search:
    def __init__(
        self, mind: Mind, me: Seat, options: list[Action], deal: Callable[[int], State], source: Source
    ) -> None:
        self.mind = mind
        self.me = me
        self.options = options
        self.deal = deal
        """The world of each number, as the seat may imagine it."""
        self.source = source
        self.rounds = 0
        self.visits = [0] * len(options)
        self.sums = [0.0] * len(options)
        self.squares = [0.0] * len(options)
        self.usual = options.index(mind.policy(deal(0), me, options, source))
        """What the policy would answer: another has to be clearly better."""

    def go(self, budget: Budget) -> None:
        """Think for as long as there is time."""
        until = perf_counter() + budget.seconds
        while True:
            if budget.rounds and self.rounds >= budget.rounds:
                return
            if budget.seconds and perf_counter() >= until:
                return
            self.round()

    def round(self) -> None:
        i = self.pick()
        world = play.copy(self.deal(self.visits[i]))
        value = self.tried(world, self.options[i])
        self.rounds += 1
        self.visits[i] += 1
        self.sums[i] += value
        self.squares[i] += value * value

    def pick(self) -> int:
        """The option to try next: the policy's own first, then each some times, then the most promising."""
        if self.visits[self.usual] < EVERY:
            return self.usual
        chosen = 0
        high = -1.0
        spread = CURIOUS * sqrt(log(self.rounds + 1.0))
        for i in range(len(self.options)):
            tries = self.visits[i]
            if tries < EVERY:
                return i
            value = self.sums[i] / tries + spread / sqrt(tries)
            if value > high:
                chosen, high = i, value
        return chosen

    def tried(self, world: State, action: Action) -> float:
        """What share of the win this answer leads to, in this world, once."""
        world.silent = True
        play.apply(world, self.me, action)
        self.play_on(world)
        return self.mind.share(world, self.me)

    def play_on(self, s: State) -> None:
        """Everybody answers by the policy until it is time to judge."""
        policy = self.mind.sketch
        calm = self.mind.calm
        source = self.source
        answered = 0
        while True:
            ask = s.asking
            if ask is None:
                return
            chance = ask.chance
            if chance is not None:
                play.accept(s, ask, 0, Fell(chance.sample(source)))
                continue
            if answered >= self.mind.answers and (answered >= LONGEST or calm(s)):
                return
            together = len(ask.seats) > 1
            for i in range(len(ask.seats)):
                if s.asking is not ask:
                    break
                if together and s.answers[i] is not None:
                    continue
                options = ask.options_at(i)
                if len(options) == 1:
                    play.accept(s, ask, i, options[0])
                    continue
                answered += 1
                action: Action = policy(s, ask.seats[i], options, source)
                play.accept(s, ask, i, action)

    # What came of it

    def mean(self, i: int) -> float:
        return self.sums[i] / self.visits[i] if self.visits[i] else 0.0

    def error(self, i: int) -> float:
        """The standard error of an option's mean; wide where it was hardly tried."""
        tries = self.visits[i]
        if tries < 2:
            return 1.0
        mean = self.mean(i)
        spread = max(0.0001, self.squares[i] / tries - mean * mean)
        return sqrt(spread / (tries - 1))

    def sure(self, i: int) -> float:
        """How good an option is at least, as far as it was tried; the policy's own choice is taken at its mean."""
        if i == self.usual:
            return self.mean(i)
        return self.mean(i) - DOUBT * self.error(i)

    def ranked(self) -> list[int]:
        """The options, the best first."""
        keys = [(-self.sure(i), i) for i in range(len(self.options))]
        keys.sort()
        return [i for _, i in keys]
