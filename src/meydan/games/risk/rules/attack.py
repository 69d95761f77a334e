"""Attack and defence: one source and one target at a time, roll by roll."""

from typing import ClassVar, Final

from meydan.core import chance
from meydan.core.contract import Action, Ask, Fell, Outcome, Refusal, Seat, Step, ask_chance, ask_one, not_now
from meydan.games.risk import events as ev
from meydan.games.risk.actions import (
    ATTACKS_FROM,
    DEFENCES,
    DONE,
    MOVES_FROM,
    ROLLS,
    STOPS,
    UNTILS,
    Army,
    Attack,
    Defend,
    MoveFrom,
    Place,
    Roll,
    Territory,
    Until,
    amounts,
)
from meydan.games.risk.facts import ATTACK_DICE, DEFENCE_DICE, NEAR
from meydan.games.risk.odds import MOST as MOST_TROOPS
from meydan.games.risk.odds import odds, percent, throws, until
from meydan.games.risk.rules.amount import amount_of, moves, refuse_amount
from meydan.games.risk.rules.dice import falling, losses, speed_losses
from meydan.games.risk.rules.winning import check_capture, won_at_once
from meydan.games.risk.table import RiskState


def can_attack_from(s: RiskState, me: Seat, source: Territory) -> bool:
    """RK-073 One troop must stay behind, so RK-074 a territory with one troop cannot attack."""
    return s.owner[source] == me and s.troops[source] > 1


def near_enemy(s: RiskState, me: Seat, place: Territory) -> bool:
    """RK-070 Whether a territory of another army touches this one."""
    for near in NEAR[place]:
        if s.owner[near] != me:
            return True
    return False


class Attacking(Step[RiskState, Action]):
    """RK-070 Attack a touching enemy territory, RK-071 one at a time, RK-088 as often as one likes or not at all.

    RK-089 A territory just taken may attack further. RK-090 Nobody has to fight on: each roll leads back here.
    """

    rules: ClassVar[tuple[str, ...]] = ("RK-070", "RK-071", "RK-073", "RK-088")

    def __init__(self, me: Seat, source: Territory | None = None, target: Territory | None = None) -> None:
        self.me = me
        self.source = source
        self.target = target
        """Who fought last: the same two may go on without being named again."""

    def goes_on(self, s: RiskState) -> bool:
        """RK-088 Whether the last fight can be taken up again."""
        if self.source is None or self.target is None:
            return False
        return can_attack_from(s, self.me, self.source) and s.owner[self.target] != self.me

    def ask(self, s: RiskState) -> Ask | None:
        me, owner = self.me, s.owner
        options: list[Action] = [DONE]
        for source, army in enumerate(owner):
            if army == me and can_attack_from(s, me, source):
                attacks = ATTACKS_FROM[source]
                for i, near in enumerate(NEAR[source]):
                    if owner[near] != me:
                        options.append(attacks[i])
        if self.source is not None and self.goes_on(s):
            options += ways_to_roll(s, self.source)
        return ask_one(me, options)

    def about(self, s: RiskState) -> dict[str, object]:
        source, target = self.source, self.target
        if source is None or target is None or not self.goes_on(s):
            return {"me": self.me, "again": False}
        return {
            "me": self.me,
            "again": True,
            "source": source,
            "target": target,
            "attackers": s.troops[source],
            "defenders": s.troops[target],
            "win": chance_of(s, source, target),
        }

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, (Roll, Until)) and self.source is not None:
            if self.goes_on(s):
                return refuse_roll(s, self.source, action)
            if s.owner[self.source] == seat and s.troops[self.source] == 1:
                return Refusal("one-cannot-attack", ("RK-073", "RK-074"), {"territory": self.source})
        if isinstance(action, MoveFrom):
            return Refusal("attacks-first", ("RK-040", "RK-120"), {})
        if not isinstance(action, Attack):
            return not_now(action)
        if s.owner[action.source] != seat:
            return Refusal("attack-from-own", ("RK-070", "RK-073"), {"territory": action.source})
        if not can_attack_from(s, seat, action.source):
            return Refusal("one-cannot-attack", ("RK-073", "RK-074"), {"territory": action.source})
        if not near_enemy(s, seat, action.source):
            return Refusal("no-enemy-near", ("RK-070",), {"territory": action.source})
        if s.owner[action.target] == seat:
            return Refusal("your-own", ("RK-070",), {"territory": action.target})
        if action.target not in NEAR[action.source]:
            return Refusal("not-touching", ("RK-070",), {"source": action.source, "target": action.target})
        return not_now(action)

    def subjects(self, s: RiskState, seat: Seat) -> list[Action]:
        """RK-041 Moving troops waits until the attacks are over."""
        return [MOVES_FROM[s.own(seat)[0]]]

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, Attack):
            source, target = action.source, action.target
            figures: dict[str, object] = {"attackers": s.troops[source], "defenders": s.troops[target]}
            return Outcome("attack", figures | {"win": chance_of(s, source, target)})
        if self.source is not None and self.target is not None and action is not DONE:
            return roll_brings(s, self.source, self.target, action)
        return Outcome("no-more-attacks", {"captured": s.captured})

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        if isinstance(action, Attack):
            s.do(ChooseDice(seat, action.source, action.target), Attacking(seat, action.source, action.target))
        elif action is not DONE and self.source is not None and self.target is not None:
            s.do(self)
            roll(s, seat, self.source, self.target, action)


def most_dice(s: RiskState, source: Territory) -> int:
    """RK-072 At most three troops attack, whatever stands there; RK-073 one stays."""
    return min(ATTACK_DICE, s.troops[source] - 1)


def ways_with(troops: int) -> list[Action]:
    """One, two or three troops, all of them first; or on and on until a stop named beforehand."""
    rolls = [ROLLS[dice] for dice in range(min(ATTACK_DICE, troops - 1), 0, -1)]
    return rolls + [UNTILS[i] for i, stop in enumerate(STOPS) if troops > stop]


WAYS: Final[list[list[Action]]] = [ways_with(troops) for troops in range(STOPS[-1] + 2)]
"""By the troops that stand there, as far as more of them open further ways."""


def ways_to_roll(s: RiskState, source: Territory) -> list[Action]:
    """RK-072 How an attack from here may be rolled."""
    return WAYS[min(s.troops[source], len(WAYS) - 1)]


def refuse_roll(s: RiskState, source: Territory, action: Action) -> Refusal:
    most = most_dice(s, source)
    if isinstance(action, Roll) and not 1 <= action.dice <= most:
        return Refusal("too-many-dice", ("RK-072", "RK-073"), {"most": most})
    if isinstance(action, Until) and s.troops[source] <= action.left:
        return Refusal("too-few-troops", ("RK-073",), {"left": action.left})
    return not_now(action)


def chance_of(s: RiskState, source: Territory, target: Territory) -> int:
    """The chance that a fight to the end takes the territory, in a hundred."""
    attackers, defenders = s.troops[source] - 1, s.troops[target]
    return percent(odds(min(attackers, MOST_TROOPS), min(defenders, MOST_TROOPS), s.house.speed).win)


def roll_brings(s: RiskState, source: Territory, target: Territory, action: Action) -> Outcome:
    """What one throw may cost, or the chance of a series that stops in time."""
    troops, defenders = s.troops[source], s.troops[target]
    if isinstance(action, Until):
        win = percent(until(troops, defenders, action.left, s.house.speed))
        return Outcome("until", {"win": win, "left": action.left})
    assert isinstance(action, Roll)
    ways = throws(action.dice, min(DEFENCE_DICE, defenders), s.house.speed)
    lost = min(troops - 1, max([way.attack_lost for way in ways]))
    hurt = sum([way.chance for way in ways if way.defence_lost])
    takes = sum([way.chance for way in ways if way.defence_lost >= defenders])
    return Outcome("roll", {"lost": lost, "hurt": percent(hurt), "takes": percent(takes)})


def roll(s: RiskState, me: Seat, source: Territory, target: Territory, action: Action) -> None:
    if isinstance(action, Roll):
        s.do(DefendWith(me, source, target, action.dice, 0))
    elif isinstance(action, Until):
        s.do(DefendWith(me, source, target, most_dice(s, source), action.left))


class ChooseDice(Step[RiskState, Action]):
    """RK-072 The attacker says how to roll, or RK-088 thinks better of it before the first throw."""

    rules: ClassVar[tuple[str, ...]] = ("RK-072", "RK-073", "RK-091")

    def __init__(self, me: Seat, source: Territory, target: Territory) -> None:
        self.me = me
        self.source = source
        self.target = target

    def ask(self, s: RiskState) -> Ask | None:
        return ask_one(self.me, [*ways_to_roll(s, self.source), DONE])

    def about(self, s: RiskState) -> dict[str, object]:
        return {
            "me": self.me,
            "source": self.source,
            "target": self.target,
            "attackers": s.troops[self.source],
            "defenders": s.troops[self.target],
            "win": chance_of(s, self.source, self.target),
        }

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Attack):
            return Refusal("attack-begun", ("RK-071",), {"source": self.source, "target": self.target})
        return refuse_roll(s, self.source, action)

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        if action is DONE:
            return Outcome("no-attack", {"target": self.target})
        return roll_brings(s, self.source, self.target, action)

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        roll(s, seat, self.source, self.target, action)


class DefendWith(Step[RiskState, Defend]):
    """RK-076 The defender uses one or two troops, as they choose, RK-091 knowing how many attack.
    RK-180 Neutral armies use two if they can.

    ``stop`` is 0 for a single roll; otherwise the attack goes on while more troops than that are left.
    """

    rules: ClassVar[tuple[str, ...]] = ("RK-076", "RK-091")

    def __init__(self, me: Seat, source: Territory, target: Territory, dice: int, stop: int) -> None:
        self.me = me
        self.source = source
        self.target = target
        self.dice = dice
        self.stop = stop

    def ask(self, s: RiskState) -> Ask | None:
        army = s.owner[self.target]
        if s.is_neutral(army) or s.troops[self.target] < DEFENCE_DICE:
            return None
        return ask_one(army, [DEFENCES[2], DEFENCES[1]])

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Defend) and not 1 <= action.dice <= DEFENCE_DICE:
            return Refusal("one-or-two-dice", ("RK-076",), {})
        if isinstance(action, (Attack, Place, MoveFrom)):
            return Refusal("defend-first", ("RK-091",), {"source": self.source, "target": self.target})
        return not_now(action)

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        """RK-079 How often a throw with so many dice costs nothing, and the most it can cost."""
        assert isinstance(action, Defend)
        ways = throws(self.dice, action.dice, s.house.speed)
        safe = sum([way.chance for way in ways if not way.defence_lost])
        lost = min(s.troops[self.target], max([way.defence_lost for way in ways]))
        return Outcome("defend", {"safe": percent(safe), "lost": lost})

    def run(self, s: RiskState) -> None:
        self.defended(s, min(DEFENCE_DICE, s.troops[self.target]))

    def answer(self, s: RiskState, seat: Seat, action: Defend) -> None:
        self.defended(s, action.dice)

    def defended(self, s: RiskState, dice: int) -> None:
        s.emit(ev.Attacked(self.me, self.source, self.target, self.dice))
        s.do(Battle(self.me, self.source, self.target, self.dice, dice, self.stop))


class Battle(Step[RiskState, Fell]):
    """RK-077 One red die per attacker and one black die per defender, all thrown together.

    RK-082 A defender with troops left keeps the territory.
    """

    rules: ClassVar[tuple[str, ...]] = ("RK-077", "RK-078", "RK-079")

    def __init__(self, me: Seat, source: Territory, target: Territory, dice: int, defence: int, stop: int) -> None:
        self.me = me
        self.source = source
        self.target = target
        self.dice = dice
        self.defence = defence
        self.stop = stop

    def ask(self, s: RiskState) -> Ask | None:
        return ask_chance(chance.Roll(self.dice + self.defence))

    def answer(self, s: RiskState, seat: Seat, action: Fell) -> None:
        red = falling(action.values[: self.dice])
        black = falling(action.values[self.dice :])
        if s.house.speed:
            attack_lost, defence_lost = speed_losses(red, black)
        else:
            attack_lost, defence_lost = losses(red, black)
        attack_lost = min(attack_lost, s.troops[self.source] - 1)
        defence_lost = min(defence_lost, s.troops[self.target])
        s.troops[self.source] -= attack_lost
        s.troops[self.target] -= defence_lost
        s.emit(ev.Rolled(self.me, self.source, self.target, tuple(red), tuple(black), attack_lost, defence_lost))
        if s.troops[self.target] == 0:
            s.do(Capture(self.me, self.source, self.target, self.dice))
        elif self.stop and s.troops[self.source] > self.stop:
            s.do(DefendWith(self.me, self.source, self.target, most_dice(s, self.source), self.stop))


class Capture(Step[RiskState, Action]):
    """RK-083 The attacker takes the territory and moves in the troops that fought: as many as red dice were thrown."""

    def __init__(self, me: Seat, source: Territory, target: Territory, dice: int) -> None:
        self.me = me
        self.source = source
        self.target = target
        self.dice = dice

    def run(self, s: RiskState) -> None:
        army = s.owner[self.target]
        s.owner[self.target] = self.me
        s.troops[self.source] -= self.dice
        s.troops[self.target] = self.dice
        s.captured = True
        s.emit(ev.Captured(self.me, self.target))
        s.do(MoveIn(self.me, self.source, self.target, self.dice))
        if army not in s.owner:
            eliminate(s, self.me, army)


def eliminate(s: RiskState, me: Seat, army: Army) -> None:
    """RK-110 Without territories an army is out; its cards (RK-111), or those under its piece (RK-179), are taken."""
    s.destroyed_by[army] = me
    if s.is_neutral(army):
        cards = s.cards_under(army)
        s.emit(ev.NeutralEliminated(me, army))
        s.put_under(army, ())
        s.emit(ev.TookUnder(me, army, len(cards), cards))
    else:
        cards = s.hands[army]
        s.emit(ev.Eliminated(me, army))
        s.hands[army] = ()
        for card in cards:
            s.learn_card(army, card)
        if cards:
            s.emit(ev.TookCards(me, army, len(cards), cards))
    s.hands[me] = tuple(sorted((*s.hands[me], *cards)))


class MoveIn(Step[RiskState, Action]):
    """RK-084 More troops may follow from the same territory, as long as one stays there."""

    rules: ClassVar[tuple[str, ...]] = ("RK-083", "RK-084")

    def __init__(self, me: Seat, source: Territory, target: Territory, dice: int) -> None:
        self.me = me
        self.source = source
        self.target = target
        self.dice = dice

    def most(self, s: RiskState) -> int:
        return self.dice + s.troops[self.source] - 1

    def ask(self, s: RiskState) -> Ask | None:
        return None if won_at_once(s, self.me) else ask_one(self.me, amounts(self.dice, self.most(s)))

    def run(self, s: RiskState) -> None:
        self.moved_in(s, self.dice)

    def about(self, s: RiskState) -> dict[str, object]:
        return {"source": self.source, "territory": self.target, "least": self.dice, "most": self.most(s)}

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, (Attack, MoveFrom)):
            return Refusal("move-in-first", ("RK-083", "RK-084"), {"territory": self.target})
        return refuse_amount(action, self.dice, self.most(s), self.rules)

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        troops = amount_of(action, self.most(s))
        return moves(self.source, self.target, s.troops[self.source] + self.dice - troops, troops)

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        self.moved_in(s, amount_of(action, self.most(s)))

    def moved_in(self, s: RiskState, troops: int) -> None:
        s.troops[self.source] -= troops - self.dice
        s.troops[self.target] += troops - self.dice
        s.emit(ev.MovedIn(self.me, self.target, troops))
        check_capture(s, self.me)
