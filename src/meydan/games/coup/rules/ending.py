"""How an action and a turn end: carried out, called off, or stopped by a block that holds."""

from typing import Final

from meydan.core.contract import Action, AnyStep, Seat, Step
from meydan.games.coup import events as ev
from meydan.games.coup.table import CoupState


class TurnOver(Step[CoupState, Action]):
    """CP-025 One player left: the game is over. CP-030 Otherwise the turn goes to the next living player clockwise."""

    def run(self, s: CoupState) -> None:
        for seat in range(len(s.coins)):
            if s.coins[seat] and not s.alive(seat):
                leave_coins(s, seat)
        if s.decided():
            s.emit(ev.Won(s.winner()))
        else:
            s.turn = s.left_of(s.turn)


TURN_OVER: Final = TurnOver()


def leave_coins(s: CoupState, seat: Seat) -> None:
    """CP-024 The coins of a player who is out go to the Treasury."""
    s.emit(ev.LeftCoins(seat, s.coins[seat]))
    s.coins[seat] = 0


def go_on_with(s: CoupState, step: type[AnyStep]) -> None:
    """What was planned before this step no longer happens."""
    while type(s.agenda[-1]) is not step:
        s.agenda.pop()


def call_off(s: CoupState) -> None:
    """CP-076 The action no longer happens, and the turn is over."""
    go_on_with(s, TurnOver)


class BlockHolds(Step[CoupState, Action]):
    """CP-064 The action is stopped, and what was paid for it stays in the Treasury."""

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat = seat
        self.other = other

    def run(self, s: CoupState) -> None:
        s.emit(ev.BlockHeld(self.seat, self.other))
        call_off(s)


def blocking(s: CoupState) -> bool:
    """Whether the claim at stake is a block: then a block waits to hold."""
    return isinstance(s.agenda[-1], BlockHolds)


def drop_block(s: CoupState) -> None:
    """CP-079 A block that falls lets the action go through."""
    s.drop(BlockHolds)
