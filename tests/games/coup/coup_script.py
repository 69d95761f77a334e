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

import script

from meydan.core import play
from meydan.core.contract import CHANCE, Action, Event, Fell, Seat
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


class Script(script.Script[CoupState]):
    """One Coup state, and the words to play it with."""

    game = GAME

    def meant(self, words: str) -> Action:
        if words.startswith("keep "):
            words = f"keep {named(kinds(words[5:]))}"
        return super().meant(words)

    # saying

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

    def refuses_draw(self, words: str, *rules: str) -> None:
        self.refuses_action(CHANCE, Fell(kinds(words)), "forged-chance", *rules)

    # looking

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


opening = Script.opening


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
