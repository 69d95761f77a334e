"""What lies on a Coup table, and the questions the rules put to it."""

from meydan.core.contract import AnyStep, Seat, State
from meydan.core.value import Value
from meydan.games.coup.actions import Character
from meydan.games.coup.facts import TREASURY


class House(Value):
    """The table options, as the players agreed before the game."""

    def __init__(
        self,
        draft: bool,
        first: Seat | None,
        clockwise: bool,
        strict_double_danger: bool,
        steal_from_broke: bool,
        small_treasury: bool,
    ) -> None:
        self.draft = draft
        self.first = first
        self.clockwise = clockwise
        self.strict_double_danger = strict_double_danger
        self.steal_from_broke = steal_from_broke
        self.small_treasury = small_treasury


class CoupState(State):
    """The table. Lists are indexed by seat; hands are sorted tuples of hidden cards."""

    def __init__(
        self,
        agenda: list[AnyStep],
        house: House,
        coins: list[int],
        hands: list[tuple[Character, ...]],
        up: list[tuple[Character, ...]],
        court: list[int],
        removed: list[tuple[Character, ...]],
        turn: Seat,
        traffic: list[tuple[str, Seat, int, tuple[Character, ...]]],
    ) -> None:
        super().__init__(agenda)
        self.house = house
        self.coins = coins
        self.hands = hands
        self.up = up
        """Influence lost: open to all, in the order it was lost."""
        self.court = court
        """A bag: how many of each character. Drawing is chance's choice, so no order is hidden here."""
        self.removed = removed
        """The two-player draft: the own set, and later the four cards of it that left the game."""
        self.turn = turn
        self.traffic = traffic
        """What happened to hidden cards (kept, drew, lost, showed, returned): who, how many, which. See memory.py."""

    def copy(self) -> "CoupState":
        return CoupState(
            self.agenda.copy(),
            self.house,
            self.coins.copy(),
            self.hands.copy(),
            self.up.copy(),
            self.court.copy(),
            self.removed.copy(),
            self.turn,
            self.traffic.copy(),
        )

    def alive(self, seat: Seat) -> bool:
        """CP-021 Face-down cards are influence; who has one is in the game."""
        return len(self.hands[seat]) > 0

    def others(self, me: Seat) -> list[Seat]:
        """CP-071 Every other living player, clockwise from the left of ``me``."""
        n = len(self.hands)
        seats: list[Seat] = []
        for k in range(1, n):
            seat = me + k if me + k < n else me + k - n
            if len(self.hands[seat]) > 0:
                seats.append(seat)
        return seats

    def seats_from(self, me: Seat) -> list[Seat]:
        """All players clockwise, beginning with ``me``."""
        n = len(self.hands)
        return [(me + k) % n for k in range(n)]

    def left_of(self, me: Seat) -> Seat:
        """CP-030 The next living player clockwise."""
        n = len(self.hands)
        seat = me + 1 if me + 1 < n else 0
        while len(self.hands[seat]) == 0:
            seat = seat + 1 if seat + 1 < n else 0
        return seat

    def decided(self) -> bool:
        """CP-025 Only one player is left."""
        alive = 0
        for hand in self.hands:
            if hand:
                alive += 1
        return alive == 1

    def winner(self) -> Seat:
        """CP-020 The last player with influence."""
        return next(seat for seat in range(len(self.hands)) if self.alive(seat))

    def take(self, seat: Seat, coins: int) -> int:
        """CP-012 Coins come from the Treasury, which never runs out unless the table agreed on the 50 of the box."""
        if self.house.small_treasury:
            coins = min(coins, TREASURY - sum(self.coins))
        self.coins[seat] += coins
        return coins

    def give_up(self, seat: Seat, character: Character) -> None:
        """Take one hidden card out of a hand."""
        hand = list(self.hands[seat])
        hand.remove(character)
        self.hands[seat] = tuple(hand)

    def pick_up(self, seat: Seat, cards: tuple[Character, ...]) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
