"""Setup: who starts, and the deal."""

from typing import ClassVar

from meydan.core.chance import Draw, Pick
from meydan.core.contract import Action, Ask, Fell, Outcome, Seat, Step, ask_chance, ask_together
from meydan.games.coup import events as ev
from meydan.games.coup.actions import TAKES, Take
from meydan.games.coup.facts import CHARACTERS, COPIES, KINDS, START_CARDS, START_COINS, TWO_PLAYER_FIRST_COINS
from meydan.games.coup.memory import draw_from_court, keep_from_set
from meydan.games.coup.rules.turn import TakeTurns
from meydan.games.coup.table import CoupState, House


def setup(seats: int, options: dict[str, object]) -> CoupState:
    """CP-012 Two coins each. CP-011 What is not dealt is the Court.
    CP-104 Two players choose how to deal: CP-101 the draft deals from one set of five.
    """
    first = options["first"]
    house = House(
        draft=options["deal"] == "draft",
        first=first if isinstance(first, int) else None,
        clockwise=options["windows"] == "clockwise",
        strict_double_danger=bool(options["strict_double_danger"]),
        steal_from_broke=bool(options["steal_from_broke"]),
        small_treasury=options["treasury"] == "fifty",
    )
    everyone = range(seats)
    own_set = tuple(range(KINDS))
    return CoupState(
        agenda=[DrawStarter()],
        house=house,
        coins=[START_COINS for _ in everyone],
        hands=[() for _ in everyone],
        up=[() for _ in everyone],
        court=[1 if house.draft else COPIES] * KINDS,
        removed=[own_set if house.draft else () for _ in everyone],
        turn=0,
        traffic=[],
    )


class DrawStarter(Step[CoupState, Fell]):
    """CP-014 The winner of the last game starts; the first game is begun by whom chance picks."""

    rules: ClassVar[tuple[str, ...]] = ("CP-014",)

    def ask(self, s: CoupState) -> Ask | None:
        return ask_chance(Pick(len(s.coins))) if s.house.first is None else None

    def answer(self, s: CoupState, seat: Seat, action: Fell) -> None:
        s.do(Start(action.values[0]))

    def run(self, s: CoupState) -> None:
        if s.house.first is not None:
            s.do(Start(s.house.first))


class Start(Step[CoupState, Action]):
    """CP-010 Two cards each, or CP-103 one kept and one dealt; then the starter's first turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: CoupState) -> None:
        s.turn = self.seat
        s.emit(ev.Started(self.seat))
        s.do(TakeTurns())
        dealt = 1 if s.house.draft else START_CARDS
        s.do(*[Deal(seat, dealt) for seat in s.seats_from(self.seat)])
        if s.house.draft:
            s.do(ChooseFromSet())
        s.do(Handicap(self.seat))


class ChooseFromSet(Step[CoupState, Take]):
    """CP-102 Each player secretly keeps one card of their set; the other four leave the game."""

    rules: ClassVar[tuple[str, ...]] = ("CP-101", "CP-102")

    def ask(self, s: CoupState) -> Ask | None:
        return ask_together(list(range(len(s.hands))), TAKES)

    def brings(self, s: CoupState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, Take)
        return Outcome(f"take-{CHARACTERS[action.character]}", {})

    def close(self, s: CoupState, seats: list[Seat], answers: list[Action]) -> None:
        for seat, action in zip(seats, answers, strict=True):
            assert isinstance(action, Take)
            keep_from_set(s, seat, action.character)
            s.emit(ev.Kept(seat, (action.character,)))


class Deal(Step[CoupState, Fell]):
    """CP-010 Cards are dealt face down; their owner alone may look at them."""

    rules: ClassVar[tuple[str, ...]] = ("CP-010",)

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def ask(self, s: CoupState) -> Ask | None:
        return ask_chance(Draw(tuple(s.court), self.count))

    def answer(self, s: CoupState, seat: Seat, action: Fell) -> None:
        draw_from_court(s, self.seat, action.values)
        s.emit(ev.Dealt(self.seat, self.count, action.values))


class Handicap(Step[CoupState, Action]):
    """CP-100 With two players the starter begins with one coin."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: CoupState) -> None:
        if len(s.coins) == 2:
            s.emit(ev.StartedPoor(self.seat, TWO_PLAYER_FIRST_COINS, s.coins[self.seat] - TWO_PLAYER_FIRST_COINS))
            s.coins[self.seat] = TWO_PLAYER_FIRST_COINS
