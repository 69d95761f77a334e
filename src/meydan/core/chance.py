"""Chance: descriptors of what may fall, and the two sources it can fall from.

A descriptor is the question put to chance. It can ``sample`` from a source, say whether it ``allows`` an answer
and give that answer's ``weight``; spaces such as five dice are never listed. The answer goes into the log.
"""

import hmac
import random
from math import comb
from typing import Final

from meydan.core.value import Value


class Source:
    """Whole numbers from 0 to n-1, each as likely as any other. ``count`` only goes forward."""

    def __init__(self) -> None:
        self.count = 0

    def below(self, n: int) -> int:
        raise NotImplementedError

    def skip_to(self, count: int) -> None:
        """Go on after so many numbers."""
        self.count = count

    def fork(self) -> "Source":
        """A source that will give the same numbers, without taking them from this one."""
        raise NotImplementedError


class Seeded(Source):
    """Fast and repeatable, for simulation and for tables made with a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        self.count += 1
        return int(self.random.random() * n)

    def skip_to(self, count: int) -> None:
        while self.count < count:
            self.below(1)

    def fork(self) -> "Seeded":
        other = Seeded(self.seed)
        other.random.setstate(self.random.getstate())
        other.count = self.count
        return other


HALF: Final = 0x3FFF_FFFF
MULTIPLIER: Final = 974_976_090
"""M·2³⁰ - 1 and half of M·2³⁰ - 2 are prime, so that 2⁵⁸ numbers come before the first comes again."""


class Quick(Source):
    """For search and simulation, many times as fast compiled; what is recorded falls from other sources.

    Multiply with carry: the lower 30 bits are multiplied, the upper carried, so that every number fits a machine word.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.word = 1 + random.Random(seed).getrandbits(59)

    def below(self, n: int) -> int:
        self.count += 1
        word = self.word
        low = word & HALF
        carry = word >> 30
        self.word = MULTIPLIER * low + carry
        return ((low ^ carry) * n) >> 30

    def skip_to(self, count: int) -> None:
        while self.count < count:
            self.below(1)

    def fork(self) -> "Quick":
        other = Quick(self.seed)
        other.word = self.word
        other.count = self.count
        return other


class Borrowed(Source):
    """Chance out of a ``random.Random`` of the caller's."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng

    def below(self, n: int) -> int:
        self.count += 1
        return self.rng.randrange(n)


def source_from(rng: Source | random.Random | int) -> Source:
    """A source, a ``random.Random`` or a seed: callers bring what they have."""
    if isinstance(rng, Source):
        return rng
    return Seeded(rng) if isinstance(rng, int) else Borrowed(rng)


def happens(source: Source, chance: float) -> bool:
    """Whether something happens that does so with this chance, 0 to 1."""
    return source.below(1_000_000) < chance * 1_000_000


def noise(source: Source, width: float) -> float:
    """A number from 0 to width, so that close choices are mixed."""
    return source.below(1000) * width / 1000


WIDTH: Final = 1 << 256


class Provable(Source):
    """HMAC-SHA256 over the players' seeds and a counter, keyed by a secret committed to before the game.

    A digest is read as one whole number; those in the last, incomplete run of n are passed over, so that no
    remainder is likelier than another. See docs/fair-chance.md.
    """

    def __init__(self, secret: bytes, seeds: tuple[str, ...]) -> None:
        super().__init__()
        self.secret = secret
        self.seeds = seeds
        self.prefix = b"meydan-chance-1" + b"".join(
            len(seed.encode()).to_bytes(4, "big") + seed.encode() for seed in seeds
        )

    def below(self, n: int) -> int:
        while True:
            message = self.prefix + self.count.to_bytes(8, "big")
            self.count += 1
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if number < WIDTH - WIDTH % n:
                return number % n

    def fork(self) -> "Provable":
        other = Provable(self.secret, self.seeds)
        other.count = self.count
        return other


class Withheld(Source):
    """Chance whose secret is not told yet: what fell is in the record, what will fall is unknown."""

    def __init__(self, commitment: str, seeds: tuple[str, ...]) -> None:
        super().__init__()
        self.commitment = commitment
        self.seeds = seeds

    def below(self, n: int) -> int:
        raise ValueError("the secret of this chance is withheld")

    def fork(self) -> "Withheld":
        return self


class Chance(Value):
    """A question to chance."""

    def sample(self, source: Source) -> tuple[int, ...]:
        raise NotImplementedError

    def allows(self, answer: tuple[int, ...]) -> bool:
        return self.weight(answer) > 0

    def weight(self, answer: tuple[int, ...]) -> int:
        """In how many equally likely ways this answer can fall; 0 when it cannot."""
        raise NotImplementedError


class Pick(Chance):
    """One of n things, all equally likely."""

    def __init__(self, n: int) -> None:
        self.n = n

    def sample(self, source: Source) -> tuple[int, ...]:
        return (source.below(self.n),)

    def weight(self, answer: tuple[int, ...]) -> int:
        return 1 if len(answer) == 1 and 0 <= answer[0] < self.n else 0


class Roll(Chance):
    """n dice with faces 1 to 6, in the order they fell."""

    def __init__(self, n: int) -> None:
        self.n = n

    def sample(self, source: Source) -> tuple[int, ...]:
        return tuple([1 + source.below(6) for _die in range(self.n)])

    def weight(self, answer: tuple[int, ...]) -> int:
        if len(answer) != self.n:
            return 0
        for face in answer:
            if not 1 <= face <= 6:
                return 0
        return 1


class Draw(Chance):
    """n things out of a bag, in no order. ``bag[k]`` is how many of kind k it holds; the answer is sorted."""

    def __init__(self, bag: tuple[int, ...], n: int) -> None:
        self.bag = bag
        self.n = n

    def sample(self, source: Source) -> tuple[int, ...]:
        return draw(list(self.bag), self.n, source)

    def allows(self, answer: tuple[int, ...]) -> bool:
        if len(answer) != self.n:
            return False
        last = 0
        run = 0
        for kind in answer:
            run = run + 1 if kind == last else 1
            if not last <= kind < len(self.bag) or run > self.bag[kind]:
                return False
            last = kind
        return True

    def weight(self, answer: tuple[int, ...]) -> int:
        if len(answer) != self.n:
            return 0
        counts = [0] * len(self.bag)
        last = 0
        for kind in answer:
            if not last <= kind < len(counts):
                return 0
            last = kind
            counts[kind] += 1
        ways = 1
        for k in range(len(counts)):
            ways *= comb(self.bag[k], counts[k])
        return ways


class Pile(Chance):
    """The top of a pile of which only the number of each sort is known: a sort by these, then one of its things."""

    def __init__(self, counts: tuple[int, ...], things: tuple[tuple[int, ...], ...]) -> None:
        self.counts = counts
        self.things = things

    def sample(self, source: Source) -> tuple[int, ...]:
        k = source.below(sum(self.counts))
        sort = 0
        while k >= self.counts[sort]:
            k -= self.counts[sort]
            sort += 1
        things = self.things[sort]
        return (things[source.below(len(things)) if len(things) > 1 else 0],)

    def weight(self, answer: tuple[int, ...]) -> int:
        if len(answer) != 1:
            return 0
        for sort in range(len(self.counts)):
            for thing in self.things[sort]:
                if thing == answer[0]:
                    return self.ways_to(sort)
        return 0

    def ways_to(self, sort: int) -> int:
        """How often one thing of this sort falls, counted so that things of all sorts compare."""
        ways = self.counts[sort]
        for other in range(len(self.counts)):
            if other != sort:
                ways *= max(1, len(self.things[other]))
        return ways


def draw(bag: list[int], n: int, source: Source) -> tuple[int, ...]:
    """Take n things out of a bag of counts, each thing equally likely; sorted."""
    left = 0
    for many in bag:
        left += many
    taken: list[int] = []
    while len(taken) < n:
        k = source.below(left)
        kind = 0
        while k >= bag[kind]:
            k -= bag[kind]
            kind += 1
        bag[kind] -= 1
        left -= 1
        taken.append(kind)
    taken.sort()
    return tuple(taken)
