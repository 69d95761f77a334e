# interpreted
"""What a game can tell of itself when it is over: where points came from, how it went, what was hidden, and the luck.

Words lie in the game's own texts: ``column-<key>`` and ``cell-<key>`` of the score table, ``closing-<key>`` for how it
ended, ``chart-<key>`` and ``mark-<key>`` for its course, ``held-<key>`` for what was hidden, ``luck-<key>``.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from meydan.core.contract import Event, Outcome, Seat
from meydan.core.value import Value


@dataclass(frozen=True)
class Cell:
    """A figure of the score table, and how it came about."""

    value: int
    note: Outcome | None = None


def product(count: int, rate: int) -> Cell:
    """So many things, each worth so much."""
    return Cell(count * rate, Outcome("product", {"count": count, "rate": rate}))


@dataclass(frozen=True)
class Column:
    """One source of points, or a figure beside them; one cell for each seat, None where there is nothing to tell."""

    title: Outcome
    cells: tuple[Cell | None, ...]
    note: Outcome | None = None
    beside: bool = False
    """It explains the others and is no source of its own."""


def column(key: str, values: Iterable[int], beside: bool = False) -> Column:
    return Column(Outcome(key, {}), tuple(Cell(value) for value in values), beside=beside)


@dataclass(frozen=True)
class Turn:
    """What begins with an event: a round by its number, somebody's turn, or both."""

    seat: Seat | None = None
    round: int | None = None


@dataclass(frozen=True)
class Thing:
    """Something hidden: its id (``character-duke``) or a bare figure; a task also tells whether it was done."""

    id: str | None = None
    figure: int | None = None
    done: bool | None = None


@dataclass(frozen=True)
class Held:
    """What one seat held in secret, of one sort."""

    key: str
    things: tuple[Thing, ...]


@dataclass(frozen=True)
class Stroke:
    """What chance gave a seat, in sum over ``count`` throws or draws, beside what was to be expected of them."""

    key: str
    seat: Seat
    count: int
    got: float
    expected: float
    variance: float


def of_dice(key: str, seat: Seat, faces: Sequence[int]) -> Stroke:
    return Stroke(key, seat, len(faces), sum(faces), 3.5 * len(faces), 35 / 12 * len(faces))


def of_bag(key: str, seat: Seat, drawn: Sequence[int], bag: Mapping[int, int]) -> Stroke:
    """Figures out of a bag that holds so many of each, none put back in between."""
    there, n = sum(bag.values()), len(drawn)
    mean = sum(figure * count for figure, count in bag.items()) / there
    spread = sum(count * (figure - mean) ** 2 for figure, count in bag.items()) / there
    left = (there - n) / (there - 1) if there > 1 else 0.0
    return Stroke(key, seat, n, sum(drawn), n * mean, n * spread * left)


@dataclass(frozen=True)
class Account:
    summed: bool
    """The columns that are not beside add up to the score."""
    columns: Callable[[Any, Sequence[Event]], tuple[Column, ...]]
    """Out of the last position and all that led to it, undone answers left out."""
    closing: Callable[[Any, Sequence[Event]], tuple[Outcome, ...]]
    """How it ended, and what decided between equals."""
    turn: Callable[[Event], Turn | None]
    charts: Mapping[str, Callable[[Any, Seat], int]]
    """Figures worth following through the game, the most telling first."""
    held: Callable[[Any, Seat], tuple[Held, ...]]
    marks: Mapping[str, str] = field(default_factory=dict)
    """By the name of an event, the kind of chapter it is: a capture, a combat, a check."""
    luck: Callable[[Any, Event], tuple[Stroke, ...]] = lambda before, event: ()
    """What chance meant for whom, from the position it was asked in and an event of its answer."""
    fewer: tuple[str, ...] = ()
    """Sorts of luck of which less is better."""


def tied(standings: Sequence[tuple[Any, ...]], winners: Sequence[Seat]) -> int:
    """How many figures of the standings it took to tell the winners from all others; 1 when the first one did."""
    best, others = standings[winners[0]], [line for seat, line in enumerate(standings) if seat not in winners]
    return 1 + max([same_for(best, line) for line in others], default=0)


def same_for(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """How many figures from the first on are the same."""
    return next((n for n, (mine, theirs) in enumerate(zip(one, other, strict=True)) if mine != theirs), len(one))


def of_kind(events: Iterable[Event], *kinds: type[Value]) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]
