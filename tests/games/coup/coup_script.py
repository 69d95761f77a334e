"""Coup as a script: lay out a position in words, say answers in words, let chance draw by name.

    g = coup("duke captain | contessa contessa | assassin -duke", coins=[2, 2, 5])
    g.says(0, "tax")
    g.only(1, "challenge")              # and everybody else asked passes
    g.says(0, "show")
    g.draws("contessa")

A hand is two cards; ``-duke`` lies face up. Nothing here is lenient: an answer that is not offered, or a draw the
Court cannot give, raises Illegal.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from meydan.core import play
from meydan.core.chance import Chance, Seeded
from meydan.core.contract import CHANCE, Action, Event, Fell, Refusal, Seat
from meydan.core.errors import Illegal
from meydan.core.game import Result
from meydan.core.rules import imagined
from meydan.core.value import snake
from meydan.games.coup import GAME
from meydan.games.coup.facts import CHARACTERS, COPIES, KINDS
from meydan.games.coup.rules.turn import TakeTurns
from meydan.games.coup.table import CoupState, House

Cards = tuple[int, ...]


def kinds(words: str) -> Cards:
    """``"contessa duke"`` as the sorted numbers the state holds."""
    return tuple(sorted(CHARACTERS.index(word) for word in words.split()))


def named(cards: Iterable[int]) -> str:
    return " ".join(CHARACTERS[card] for card in cards)


def spoken(action: Action) -> str:
    """``steal 1``, ``block duke``, ``keep duke captain``."""
    verb, *things = GAME.codec.encode(action).values()
    words = [verb.replace("_", " ")]
    for thing in things:
        words.extend(thing if isinstance(thing, list) else [str(thing)])
    return " ".join(words)


SAYINGS = {spoken(action): action for action in GAME.actions}


def meant(words: str) -> Action:
    if words.startswith("keep "):
        words = f"keep {named(kinds(words[5:]))}"
    return SAYINGS[words]


class Script:
    """One Coup state, and the words to play it with."""

    def __init__(self, state: CoupState, begun: list[Event]) -> None:
        self.state = state
        self.events: list[Event] = begun
        """Everything that has happened since the position was laid out."""

    # saying

    def says(self, seat: Seat, words: str) -> list[Event]:
        """Answer for a seat; returns what came of it."""
        return self.apply(seat, meant(words))

    def all_pass(self) -> list[Event]:
        """Everybody still asked in the open window passes."""
        assert self.waiting, "nobody is asked"
        events: list[Event] = []
        for seat in list(self.waiting):
            events = self.says(seat, "pass")
        return events

    def only(self, seat: Seat, words: str) -> list[Event]:
        """This seat says something, and everybody else asked in the open window passes."""
        assert seat in self.waiting, f"seat {seat} is not asked"
        events: list[Event] = []
        for other in list(self.waiting):
            events = self.says(other, words if other == seat else "pass")
        return events

    def draws(self, words: str) -> list[Event]:
        """Chance draws these cards."""
        return self.apply(CHANCE, Fell(kinds(words)))

    def picks(self, number: int) -> list[Event]:
        """Chance picks this seat."""
        return self.apply(CHANCE, Fell((number,)))

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        events = play.apply(self.state, seat, action)
        self.events.extend(events)
        return events

    def refuses(self, seat: Seat, words: str, key: str, *rules: str) -> None:
        """The answer is Illegal with this key and exactly these rules, and the state stays as it was."""
        self.refuses_action(seat, meant(words), key, *rules)

    def refuses_draw(self, words: str, *rules: str) -> None:
        self.refuses_action(CHANCE, Fell(kinds(words)), "forged-chance", *rules)

    def refuses_action(self, seat: Seat, action: Action, key: str, *rules: str) -> None:
        before = self.json
        asking = self.state.asking
        with pytest.raises(Illegal) as refused:
            play.apply(self.state, seat, action)
        assert (refused.value.key, refused.value.rules) == (key, rules)
        assert self.json == before
        assert self.state.asking is asking
        assert self.state.events == []

    def why(self, seat: Seat, words: str) -> Refusal:
        """The refusal itself, with its figures."""
        with pytest.raises(Illegal) as refused:
            play.apply(self.state, seat, meant(words))
        return refused.value.refusal

    # looking

    @property
    def json(self) -> dict[str, Any]:
        return GAME.codec.encode_state(self.state)

    @property
    def waiting(self) -> list[Seat]:
        """Whose answer is still needed."""
        return play.waiting(self.state)

    @property
    def step(self) -> str:
        """The question on top, ``may_challenge`` say; empty when the game is over."""
        return snake(type(self.state.agenda[-1]).__name__) if self.state.asking else ""

    @property
    def about(self) -> dict[str, object]:
        """The public figures the question speaks of."""
        return self.state.agenda[-1].about(self.state)

    @property
    def chance(self) -> Chance | None:
        return self.state.asking.chance if self.state.asking else None

    def options(self, seat: Seat) -> list[str]:
        return [spoken(action) for action in self.state.asking.options_of(seat)] if self.state.asking else []

    @property
    def coins(self) -> list[int]:
        return self.state.coins

    @property
    def turn(self) -> Seat:
        return self.state.turn

    def hand(self, seat: Seat) -> str:
        return named(self.state.hands[seat])

    def up(self, seat: Seat) -> str:
        return named(self.state.up[seat])

    @property
    def influence(self) -> list[int]:
        return [len(hand) for hand in self.state.hands]

    def court(self, name: str) -> int:
        return self.state.court[CHARACTERS.index(name)]

    @property
    def court_size(self) -> int:
        return sum(self.state.court)

    @property
    def result(self) -> Result:
        assert self.state.asking is None, "the game goes on"
        return GAME.result(self.state)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return GAME.codec.encode(GAME.view(self.state, seat))

    def told(self, seat: Seat | None) -> list[Event]:
        """Everything that has happened, as this seat may know it."""
        return [event.seen_by(seat) for event in self.events]

    def worlds(self, seat: Seat, n: int = 200) -> list["Script"]:
        """What this seat may imagine the table to be, n times over."""
        found: list[Script] = []
        for seed in range(n):
            state = imagined(GAME, self.state, seat, Seeded(seed))
            assert isinstance(state, CoupState)
            found.append(Script(state, []))
        return found


def coup(
    hands: str,
    coins: list[int] | None = None,
    turn: Seat = 0,
    court: str | None = None,
    clockwise: bool = False,
    strict_double_danger: bool = False,
    steal_from_broke: bool = False,
    small_treasury: bool = False,
) -> Script:
    """A position at the start of a turn. What is in no hand and not face up is the Court, unless it is given."""
    house = House(False, None, clockwise, strict_double_danger, steal_from_broke, small_treasury)
    held: list[Cards] = []
    up: list[Cards] = []
    left = [COPIES] * KINDS
    for part in hands.split("|"):
        words = part.split()
        assert len(words) == 2, f"every player has two cards: {part!r}"
        held.append(kinds(" ".join(word for word in words if not word.startswith("-"))))
        up.append(tuple(CHARACTERS.index(word[1:]) for word in words if word.startswith("-")))
        for card in held[-1] + up[-1]:
            left[card] -= 1
    if court is not None:
        given = kinds(court)
        assert all(given.count(k) <= left[k] for k in range(KINDS))
        left = [given.count(k) for k in range(KINDS)]
    assert min(left) >= 0, "there are three of each"
    n = len(held)
    assert coins is None or len(coins) == n
    state = CoupState(
        [TakeTurns()],
        house,
        list(coins) if coins is not None else [2] * n,
        held,
        up,
        left,
        [()] * n,
        turn,
        [
            *[("drew", seat, 2, held[seat] + up[seat]) for seat in range(n)],
            *[("lost", seat, 1, (card,)) for seat in range(n) for card in up[seat]],
        ],
    )
    return Script(state, play.begin(state))


def opening(seats: int, **options: object) -> Script:
    """A table as it is laid, at its first question."""
    state = GAME.setup(seats, GAME.choose_options(seats, options))
    assert isinstance(state, CoupState)
    return Script(state, play.begin(state))


def dealt(seats: int, *hands: str, **options: object) -> Script:
    """A normal table with these hands dealt from the starter on, at the first turn."""
    g = opening(seats, **{"first": 0, "deal": "normal", **options})
    for hand in hands:
        g.draws(hand)
    first = g.turn
    assert [g.state.hands[(first + k) % seats] for k in range(seats)] == [kinds(hand) for hand in hands]
    return g


def drafted(kept: tuple[str, str] = ("duke", "contessa"), got: tuple[str, str] = ("captain", "assassin")) -> Script:
    """A two-player draft begun by seat 0: what each kept of the own set, then what each was dealt of the third."""
    g = opening(2, first=0)
    for seat in (0, 1):
        g.says(seat, f"take {kept[seat]}")
    for card in got:
        g.draws(card)
    assert g.state.hands == [kinds(f"{kept[seat]} {got[seat]}") for seat in (0, 1)]
    return g
