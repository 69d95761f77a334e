"""Moving troops at the end of the turn."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.risk import events as ev
from meydan.games.risk.actions import DONE, MOVES_FROM, MOVES_TO, MoveFrom, MoveTo, Territory, amounts
from meydan.games.risk.facts import NEAR
from meydan.games.risk.rules.amount import amount_of, moves, refuse_amount
from meydan.games.risk.rules.winning import check_mission
from meydan.games.risk.table import RiskState


def joined(s: RiskState, source: Territory) -> bool:
    """RK-120 Troops move only along a chain of own territories, so a neighbour must be own."""
    owner = s.owner
    me = owner[source]
    for near in NEAR[source]:
        if owner[near] == me:
            return True
    return False


class Fortify(Step[RiskState, Action]):
    """RK-120 Troops may be moved between joined own territories; RK-122 once, or as often as the table agreed."""

    rules: ClassVar[tuple[str, ...]] = ("RK-120", "RK-121", "RK-122")

    def __init__(self, me: Seat, left: int) -> None:
        self.me = me
        self.left = left

    def ask(self, s: RiskState) -> Ask | None:
        if not self.left:
            return None
        options: list[Action] = [DONE]
        for source in s.own(self.me):
            if s.troops[source] > 1 and joined(s, source):
                options.append(MOVES_FROM[source])
        return ask_one(self.me, options)

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, MoveFrom):
            return not_now(action)
        source = action.territory
        if s.owner[source] != seat:
            return Refusal("move-within-own", ("RK-040", "RK-120"), {"territory": source})
        if s.troops[source] < 2:
            return Refusal("one-must-stay", ("RK-121",), {"territory": source})
        if not joined(s, source):
            return Refusal("not-joined", ("RK-120",), {"territory": source})
        return not_now(action)

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        if not isinstance(action, MoveFrom):
            return Outcome("end-of-turn", {"captured": s.captured})
        source = action.territory
        return Outcome("move-from", {"most": s.troops[source] - 1, "count": len(s.chain(source))})

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        if isinstance(action, MoveFrom):
            s.do(Destination(seat, action.territory), Fortify(seat, self.left - 1))


class Destination(Step[RiskState, MoveTo]):
    """RK-121 Never through enemy territory: only where an unbroken chain of own territories leads."""

    rules: ClassVar[tuple[str, ...]] = ("RK-120", "RK-121")

    def __init__(self, me: Seat, source: Territory) -> None:
        self.me = me
        self.source = source

    def ask(self, s: RiskState) -> Ask | None:
        return ask_one(self.me, [MOVES_TO[place] for place in s.chain(self.source)])

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, MoveTo):
            return not_now(action)
        if action.territory == self.source:
            return Refusal("same-territory", ("RK-120",), {"territory": self.source})
        if s.owner[action.territory] != seat:
            return Refusal("move-within-own", ("RK-040", "RK-120"), {"territory": action.territory})
        if action.territory not in s.chain(self.source):
            return Refusal("not-in-chain", self.rules, {"territory": action.territory})
        return not_now(action)

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, MoveTo)
        place = action.territory
        return Outcome("place-on", {"troops": s.troops[place], "strongest": s.strongest_near(place, seat)})

    def answer(self, s: RiskState, seat: Seat, action: MoveTo) -> None:
        s.do(MoveTroops(seat, self.source, action.territory))


class MoveTroops(Step[RiskState, Action]):
    """RK-122 Any number of troops may be moved; RK-121 at least one stays."""

    rules: ClassVar[tuple[str, ...]] = ("RK-121", "RK-122")

    def __init__(self, me: Seat, source: Territory, target: Territory) -> None:
        self.me = me
        self.source = source
        self.target = target

    def ask(self, s: RiskState) -> Ask | None:
        return ask_one(self.me, amounts(1, s.troops[self.source] - 1))

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, (MoveFrom, MoveTo)):
            return Refusal("move-begun", ("RK-122",), {"source": self.source, "target": self.target})
        return refuse_amount(action, 1, s.troops[self.source] - 1, self.rules)

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        stands = s.troops[self.source]
        troops = amount_of(action, stands - 1)
        return moves(self.source, self.target, stands - troops, s.troops[self.target] + troops)

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        troops = amount_of(action, s.troops[self.source] - 1)
        s.troops[self.source] -= troops
        s.troops[self.target] += troops
        s.emit(ev.Moved(seat, self.source, self.target, troops))
        check_mission(s, seat)
