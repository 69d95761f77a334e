"""Chance: what may fall, how likely it is, and that it can be proved."""

from collections import Counter
from itertools import combinations, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meydan
from meydan.core import play
from meydan.core.chance import Draw, Pick, Provable, Quick, Roll, Seeded, Source
from meydan.core.contract import CHANCE, Fell
from meydan.core.record import commitment

bags = st.lists(st.integers(0, 4), min_size=1, max_size=6).filter(lambda bag: sum(bag) > 0)


@given(bags, st.data(), st.integers(0, 2**32))
def test_a_sampled_draw_is_allowed_and_a_forged_one_is_not(bag: list[int], data: st.DataObject, seed: int) -> None:
    n = data.draw(st.integers(0, sum(bag)))
    ask = Draw(tuple(bag), n)
    drawn = ask.sample(Seeded(seed))
    assert ask.allows(drawn) and len(drawn) == n
    assert not ask.allows((*drawn, 0))
    assert not ask.allows(tuple(len(bag) for _ in range(n)) or (0,))


@given(bags, st.data())
def test_the_weights_of_a_draw_add_up_to_all_ways(bag: list[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, min(3, sum(bag))))
    things = [kind for kind, many in enumerate(bag) for _ in range(many)]
    seen = Counter(tuple(sorted(some)) for some in combinations(things, n))
    ask = Draw(tuple(bag), n)
    assert {drawn: ask.weight(drawn) for drawn in seen} == dict(seen)
    assert sum(seen.values()) == comb(sum(bag), n)


def test_a_draw_falls_as_often_as_it_should() -> None:
    ask, source = Draw((3, 2, 1), 2), Seeded(1)
    seen = Counter(ask.sample(source) for _ in range(30_000))
    for drawn, times in seen.items():
        assert times / 30_000 == pytest.approx(ask.weight(drawn) / comb(6, 2), abs=0.012)


def test_a_forged_seven_is_refused() -> None:
    assert all(Roll(2).allows(faces) for faces in product(range(1, 7), repeat=2))
    assert not Roll(2).allows((7, 1)) and not Roll(2).allows((3,)) and not Roll(2).allows((0, 1))
    assert Pick(3).allows((2,)) and not Pick(3).allows((3,)) and not Pick(3).allows((-1,))


@pytest.mark.parametrize(
    "source", [Seeded(3), Quick(3), Provable(b"s" * 32, ("a", "b"))], ids=["seeded", "quick", "provable"]
)
def test_numbers_are_even_and_a_fork_goes_its_own_way(source: Source) -> None:
    seen = Counter(source.below(7) for _ in range(14_000))
    assert set(seen) == set(range(7)) and all(abs(times - 2_000) < 250 for times in seen.values())
    twin = source.fork()
    ahead = [twin.below(1000) for _ in range(50)]
    assert [source.below(1000) for _ in range(50)] == ahead and source.count == twin.count


def test_provable_chance_depends_on_the_secret_every_seed_and_the_counter() -> None:
    def first(secret: bytes, seeds: tuple[str, ...]) -> list[int]:
        source = Provable(secret, seeds)
        return [source.below(1 << 30) for _ in range(4)]

    usual = first(b"k" * 32, ("one", "two"))
    assert len(set(usual)) == 4
    assert usual != first(b"l" * 32, ("one", "two"))
    assert usual != first(b"k" * 32, ("one", "too"))
    assert usual != first(b"k" * 32, ("onet", "wo")), "seeds must not run into each other"
    assert usual == first(b"k" * 32, ("one", "two"))


def test_provable_chance_is_what_the_page_says() -> None:
    """The recipe of docs/fair-chance.md, written out once more without our code."""
    import hashlib
    import hmac

    secret, seeds = bytes(range(32)), ("سلام", "dice")
    prefix = b"meydan-chance-1" + b"".join(len(s.encode()).to_bytes(4, "big") + s.encode() for s in seeds)
    source = Provable(secret, seeds)
    for counter in range(20):
        number = int.from_bytes(hmac.new(secret, prefix + counter.to_bytes(8, "big"), hashlib.sha256).digest(), "big")
        assert source.below(52) == number % 52
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()


def test_the_table_refuses_forged_chance() -> None:
    rules = meydan.rules("coup")
    s = rules.setup(3)
    before = rules.to_json(s)
    for forged in (Fell((3,)), Fell((0, 0)), Fell(())):
        with pytest.raises(meydan.Illegal, match="forged-chance"):
            play.apply(s, CHANCE, forged)
    assert rules.to_json(s) == before
