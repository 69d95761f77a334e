"""A turn from its start to the next player: actions, then the four steps of clean-up."""

from meydan.core.contract import Action, Seat, Step
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.facts import (
    ACTIONS_A_TURN,
)
from meydan.games.pax_pamir.rules.acting import Acting
from meydan.games.pax_pamir.rules.blackmail import Blackmail
from meydan.games.pax_pamir.rules.cleanup import BurnCourt, BurnHand, DiscardEvents
from meydan.games.pax_pamir.rules.market import SlideMarket
from meydan.games.pax_pamir.rules.wakhan import DrawAi, ShowBack, WakhanActs, WakhanBonus
from meydan.games.pax_pamir.table import PaxState


class TakeTurns(Step[PaxState, Action]):
    """PP-067 Up to two actions, PP-069 then clean-up, then the next player clockwise, until the game ends."""

    def run(self, s: PaxState) -> None:
        me = s.turn
        s.do(
            BurnCourt(me),
            BurnHand(me),
            DiscardEvents(me),
            SlideMarket(),
            PassOn(me),
            self,
        )
        if s.is_wakhan(me):
            s.do(DrawAi(), ShowBack(True), Blackmail(me, 0), Blackmail(me, 1), WakhanActs(me, 0, 0), WakhanBonus(me))
        else:
            s.do(Blackmail(me, 0), Blackmail(me, 1), Acting(me))
        begin_turn(s, me)


def begin_turn(s: PaxState, me: Seat) -> None:
    """PP-067 Two actions; PP-060 what has acted is counted anew each turn."""
    s.actions_left = ACTIONS_A_TURN
    s.used = ()
    s.withdrawn = ()
    s.fresh = []
    s.emit(ev.TurnBegan(me))


class PassOn(Step[PaxState, Action]):
    """PP-069 The next player clockwise."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: PaxState) -> None:
        s.turn = s.left_of(self.me)
