"""The turn: what may be chosen, what it costs, and the plan each choice makes.

CP-031 The plan of a claim begins with the others' chance to challenge, then to block. CP-033 So a challenge is settled
before anything takes effect; CP-032 what nobody stops is carried out as the last step of the plan.
"""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.coup import events as ev
from meydan.games.coup.actions import (
    ASSASSINATIONS,
    COUPS,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    STEALS,
    TAX,
    Assassinate,
    Coup,
    Deed,
    Exchange,
    ForeignAid,
    Income,
    Keep,
    Steal,
    Take,
    Tax,
    TurnUp,
)
from meydan.games.coup.facts import FORCED_COUP, STEAL_GAIN
from meydan.games.coup.rules.challenges import MayChallenge
from meydan.games.coup.rules.counteractions import MayBlock
from meydan.games.coup.rules.deeds import (
    CollectTax,
    DrawForExchange,
    Kill,
    Overthrow,
    TakeForeignAid,
    TakeFromTarget,
    TakeIncome,
)
from meydan.games.coup.rules.ending import TURN_OVER
from meydan.games.coup.table import CoupState

ALONE: Final[list[Deed]] = [INCOME, FOREIGN_AID, TAX, EXCHANGE]
AIMED: Final[list[list[Deed]]] = [COUPS, ASSASSINATIONS, STEALS]

FAULTS: Final[dict[str, tuple[str, ...]]] = {
    "must-coup": ("CP-036",),
    "too-poor-for-coup": ("CP-034", "CP-042"),
    "too-poor-for-assassination": ("CP-034", "CP-051"),
    "not-yourself": ("CP-042", "CP-051", "CP-052"),
    "target-out": ("CP-024",),
    "nothing-to-steal": ("CP-056",),
}


def must_coup(s: CoupState, me: Seat) -> bool:
    """CP-036 With ten coins or more at the start of the turn a Coup is the only choice."""
    return s.coins[me] >= FORCED_COUP


def can_pay(s: CoupState, me: Seat, deed: Deed) -> bool:
    """CP-034 Any action one can pay for may be chosen."""
    return s.coins[me] >= deed.cost()


def worth_stealing(s: CoupState, target: Seat) -> bool:
    """CP-056 Who has no coins cannot be stolen from, unless the table agreed otherwise."""
    return s.coins[target] > 0 or s.house.steal_from_broke


def fault(s: CoupState, me: Seat, deed: Deed) -> str:
    """Why this kind of deed cannot be chosen now; empty when it can."""
    if must_coup(s, me) and not isinstance(deed, Coup):
        return "must-coup"
    if not can_pay(s, me, deed):
        return "too-poor-for-coup" if isinstance(deed, Coup) else "too-poor-for-assassination"
    return ""


def target_fault(s: CoupState, me: Seat, deed: Deed) -> str:
    """Why this player cannot be the target of it; empty when they can."""
    target = deed.target
    if target == me:
        return "not-yourself"
    if not s.alive(target):
        return "target-out"
    if isinstance(deed, Steal) and not worth_stealing(s, target):
        return "nothing-to-steal"
    return ""


class Turn(Step[CoupState, Deed]):
    """CP-030 One action a turn, and passing is not among them."""

    rules: ClassVar[tuple[str, ...]] = ("CP-030", "CP-034", "CP-036")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: CoupState) -> Ask | None:
        me = self.me
        options: list[Action] = []
        for deed in ALONE:
            if not fault(s, me, deed):
                options.append(deed)
        for deeds in AIMED:
            if not fault(s, me, deeds[0]):
                for target in range(len(s.coins)):
                    if not target_fault(s, me, deeds[target]):
                        options.append(deeds[target])
        return ask_one(me, options)

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, (TurnUp, Keep, Take)):
            return Refusal("cards-stay-hidden", ("CP-034", "CP-035"), {})
        if not isinstance(action, Deed):
            return not_now(action)
        if action.target >= len(s.coins):
            return Refusal("empty-seat", ("CP-003",), {})
        key = (target_fault(s, seat, action) if action.target >= 0 else "") or fault(s, seat, action)
        if not key:
            return not_now(action)
        return Refusal(key, FAULTS[key], {"coins": s.coins[seat], "cost": action.cost(), "target": action.target})

    def subjects(self, s: CoupState, seat: Seat) -> list[Action]:
        return [*ALONE, *[deeds[s.left_of(seat)] for deeds in AIMED]]

    def brings(self, s: CoupState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, Deed)
        figures: dict[str, object] = {"cost": action.cost(), "held": action.claim() in s.hands[seat]}
        if action.target >= 0:
            figures |= {"target": action.target, "last": len(s.hands[action.target]) == 1}
        if isinstance(action, Steal):
            figures["coins"] = min(STEAL_GAIN, s.coins[action.target])
        return Outcome(action.verb(), figures)

    def settles(self, s: CoupState, seat: Seat, action: Action) -> bool:
        """CP-042 Nobody can stop a Coup, and its coins do not come back."""
        return isinstance(action, Coup)

    def about(self, s: CoupState) -> dict[str, object]:
        return {"me": self.me, "coins": s.coins[self.me], "must": must_coup(s, self.me)}

    def answer(self, s: CoupState, seat: Seat, action: Deed) -> None:
        me = self.me
        if isinstance(action, Income):
            s.do(TakeIncome(me))
        elif isinstance(action, ForeignAid):
            s.emit(ev.WantedForeignAid(me))
            s.do(MayBlock(me, action, s.left_of(me)), TakeForeignAid(me))
        elif isinstance(action, Tax):
            s.emit(ev.ClaimedTax(me))
            s.do(MayChallenge(me, action, action.claim(), s.left_of(me)), CollectTax(me))
        elif isinstance(action, Exchange):
            s.emit(ev.ClaimedExchange(me))
            s.do(MayChallenge(me, action, action.claim(), s.left_of(me)), DrawForExchange(me))
        elif isinstance(action, Steal):
            s.emit(ev.ClaimedSteal(me, action.target))
            s.do(
                MayChallenge(me, action, action.claim(), s.left_of(me)),
                MayBlock(me, action, action.target),
                TakeFromTarget(me, action.target),
            )
        elif isinstance(action, Assassinate):
            s.coins[me] -= action.cost()
            s.emit(ev.ClaimedAssassination(me, action.target, action.cost()))
            s.do(
                MayChallenge(me, action, action.claim(), s.left_of(me)),
                MayBlock(me, action, action.target),
                Kill(me, action.target),
            )
        elif isinstance(action, Coup):
            s.coins[me] -= action.cost()
            s.emit(ev.LaunchedCoup(me, action.target, action.cost()))
            s.do(Overthrow(action.target))


class TakeTurns(Step[CoupState, Action]):
    """CP-030 Turn after turn, until the game is decided (CP-025)."""

    def run(self, s: CoupState) -> None:
        if not s.decided():
            s.do(Turn(s.turn), TURN_OVER, self)
