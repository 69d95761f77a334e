"""Attack and defence: one source and one target at a time, roll by roll."""

from typing import ClassVar

from meydan.core import chance
from meydan.core.contract import Action, Ask, Fell, Refusal, Seat, Step, ask_chance, ask_one, not_now
from meydan.games.risk import events as ev
from meydan.games.risk.actions import (
    ATTACKS_FROM,
    DEFENCES,
    DONE,
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
from meydan.games.risk.facts import ATTACK_DICE, DEFENCE_DICE, NEAR, PLACES
from meydan.games.risk.rules.amount import amount_of, refuse_amount
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

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: RiskState) -> Ask | None:
        me = self.me
        options: list[Action] = [DONE]
        for source in range(PLACES):
            if can_attack_from(s, me, source):
                near = NEAR[source]
                for i in range(len(near)):
                    if s.owner[near[i]] != me:
                        options.append(ATTACKS_FROM[source][i])
        return ask_one(me, options)

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
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

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        if isinstance(action, Attack):
            s.do(ChooseDice(seat, action.source, action.target), self)


def most_dice(s: RiskState, source: Territory) -> int:
    """RK-072 At most three troops attack, whatever stands there; RK-073 one stays."""
    return min(ATTACK_DICE, s.troops[source] - 1)


class ChooseDice(Step[RiskState, Action]):
    """RK-072 The attacker uses one, two or three troops; or goes on until a stop named beforehand."""

    rules: ClassVar[tuple[str, ...]] = ("RK-072", "RK-073", "RK-091")

    def __init__(self, me: Seat, source: Territory, target: Territory) -> None:
        self.me = me
        self.source = source
        self.target = target

    def ask(self, s: RiskState) -> Ask | None:
        options: list[Action] = []
        for dice in range(most_dice(s, self.source), 0, -1):
            options.append(ROLLS[dice])
        for i in range(len(STOPS)):
            if s.troops[self.source] > STOPS[i]:
                options.append(UNTILS[i])
        return ask_one(self.me, options)

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        most = most_dice(s, self.source)
        if isinstance(action, Roll) and not 1 <= action.dice <= most:
            return Refusal("too-many-dice", ("RK-072", "RK-073"), {"most": most})
        if isinstance(action, Until) and s.troops[self.source] <= action.left:
            return Refusal("too-few-troops", ("RK-073",), {"left": action.left})
        if isinstance(action, Attack):
            return Refusal("attack-begun", ("RK-071",), {"source": self.source, "target": self.target})
        return not_now(action)

    def default(self, s: RiskState, seat: Seat, options: list[Action]) -> Action:
        """One roll with one die, which risks one troop."""
        return ROLLS[1]

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        if isinstance(action, Roll):
            s.do(DefendWith(seat, self.source, self.target, action.dice, 0))
        elif isinstance(action, Until):
            s.do(DefendWith(seat, self.source, self.target, most_dice(s, self.source), action.left))


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
        red = sorted(action.values[: self.dice], reverse=True)
        black = sorted(action.values[self.dice :], reverse=True)
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


def losses(red: list[int], black: list[int]) -> tuple[int, int]:
    """RK-078 Compare highest with highest; RK-079 red higher costs the defender a troop, otherwise the attacker.
    RK-080 So there are as many losses as pairs, two at most.
    """
    attack_lost = 0
    defence_lost = 0
    for i in range(min(len(red), len(black))):
        if red[i] > black[i]:
            defence_lost += 1
        else:
            attack_lost += 1
    return attack_lost, defence_lost


def speed_losses(red: list[int], black: list[int]) -> tuple[int, int]:
    """RK-100 Compare the sums; RK-101 and RK-102 the lower side loses the difference, RK-103 equal: the attacker 1."""
    difference = sum(red) - sum(black)
    if difference > 0:
        return 0, difference
    return (1, 0) if difference == 0 else (-difference, 0)


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

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        self.moved_in(s, amount_of(action, self.most(s)))

    def moved_in(self, s: RiskState, troops: int) -> None:
        s.troops[self.source] -= troops - self.dice
        s.troops[self.target] += troops - self.dice
        s.emit(ev.MovedIn(self.me, self.target, troops))
        check_capture(s, self.me)
