"""What a seat sees of a Coup table, built up from nothing: a zone not named here is hidden (CP-087, CP-091)."""

from meydan.core.contract import Seat
from meydan.core.value import Value
from meydan.games.coup.actions import Character
from meydan.games.coup.facts import TREASURY
from meydan.games.coup.table import CoupState


class PlayerView(Value):
    """What everybody sees of one player."""

    def __init__(self, seat: Seat, coins: int, influence: int, up: tuple[Character, ...], out: bool) -> None:
        self.seat = seat
        self.coins = coins
        self.influence = influence
        self.up = up
        self.out = out


class CoupView(Value):
    def __init__(
        self,
        turn: Seat,
        players: tuple[PlayerView, ...],
        court: int,
        treasury: int | None,
        hand: tuple[Character, ...],
        removed: tuple[Character, ...],
    ) -> None:
        self.turn = turn
        self.players = players
        self.court = court
        self.treasury = treasury
        """Coins left, at a table that plays with the 50 of the box; otherwise None."""
        self.hand = hand
        """The seat's own hidden cards; empty for a spectator."""
        self.removed = removed
        """The seat's own cards that left the game in the two-player draft."""


def view(s: CoupState, seat: Seat | None) -> CoupView:
    return CoupView(
        s.turn,
        tuple(
            [
                PlayerView(p, s.coins[p], len(s.hands[p]), s.up[p], bool(s.up[p]) and not s.alive(p))
                for p in range(len(s.coins))
            ]
        ),
        sum(s.court),
        TREASURY - sum(s.coins) if s.house.small_treasury else None,
        () if seat is None else s.hands[seat],
        () if seat is None else s.removed[seat],
    )
