"""What the actions bring about once nobody stands in their way, and the loss of influence."""

from typing import ClassVar

from meydan.core.chance import Draw
from meydan.core.contract import (
    Action,
    Ask,
    Fell,
    Outcome,
    Refusal,
    Seat,
    Step,
    Tray,
    ask_chance,
    ask_one,
    ask_privately,
    not_now,
)
from meydan.games.coup import events as ev
from meydan.games.coup.actions import KEEPS, TURN_UPS, Deed, Keep, TurnUp
from meydan.games.coup.facts import EXCHANGE_DRAWS, FOREIGN_AID_GAIN, INCOME_GAIN, STEAL_GAIN, TAX_GAIN
from meydan.games.coup.memory import draw_from_court, last_drawn, return_unseen, turn_up
from meydan.games.coup.table import CoupState


def out_of_turn(action: Action) -> Refusal:
    """CP-030 Players are aimed at on the own turn only; anything else has its own time, too."""
    if isinstance(action, Deed) and action.target >= 0:
        return Refusal("aim-on-turn", ("CP-030",), {})
    return not_now(action)


# General actions


class TakeIncome(Step[CoupState, Action]):
    """CP-040 Income: one coin, and nobody can do anything about it."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: CoupState) -> None:
        coins = s.take(self.me, INCOME_GAIN)
        s.emit(ev.TookIncome(self.me, coins))


class TakeForeignAid(Step[CoupState, Action]):
    """CP-041 Foreign Aid: two coins, unless somebody blocks it as the Duke."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: CoupState) -> None:
        coins = s.take(self.me, FOREIGN_AID_GAIN)
        s.emit(ev.TookForeignAid(self.me, coins))


class Overthrow(Step[CoupState, Action]):
    """CP-042 Coup: the chosen player loses one influence; it always succeeds."""

    def __init__(self, target: Seat) -> None:
        self.target = target

    def run(self, s: CoupState) -> None:
        s.do(LoseInfluence(self.target))


# Influence


class LoseInfluence(Step[CoupState, TurnUp]):
    """CP-022 Losing influence: the loser chooses which hidden card to turn up."""

    rules: ClassVar[tuple[str, ...]] = ("CP-022",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: CoupState) -> Ask | None:
        hand = s.hands[self.seat]
        if len(hand) == 2:
            if hand[0] == hand[1]:
                return ask_privately(self.seat, [TURN_UPS[hand[0]]])
            return ask_one(self.seat, [TURN_UPS[hand[0]], TURN_UPS[hand[1]]])
        return ask_one(self.seat, [TURN_UPS[hand[0]]])

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, TurnUp) and action.character not in s.hands[seat]:
            return Refusal("not-in-hand", self.rules, {"character": action.character})
        return out_of_turn(action)

    def brings(self, s: CoupState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, TurnUp)
        left = list(s.hands[seat])
        left.remove(action.character)
        return Outcome("turn_up", {"characters": tuple(left), "last": not left})

    def settles(self, s: CoupState, seat: Seat, action: Action) -> bool:
        """CP-023 What is turned up stays so; where both cards are the same there is nothing to regret."""
        return len(set(s.hands[seat])) > 1

    def answer(self, s: CoupState, seat: Seat, action: TurnUp) -> None:
        turn_up(s, seat, action.character)
        s.emit(ev.TurnedUp(seat, action.character))
        if not s.alive(seat):
            s.emit(ev.WentOut(seat))


# Character actions


class CollectTax(Step[CoupState, Action]):
    """CP-050 Tax: three coins for the Duke."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: CoupState) -> None:
        coins = s.take(self.me, TAX_GAIN)
        s.emit(ev.CollectedTax(self.me, coins))


class Kill(Step[CoupState, Action]):
    """CP-051 Assassination: the target loses one influence. CP-082 A target already out loses nothing more."""

    def __init__(self, me: Seat, target: Seat) -> None:
        self.me = me
        self.target = target

    def run(self, s: CoupState) -> None:
        if s.alive(self.target):
            s.emit(ev.Assassinated(self.me, self.target))
            s.do(LoseInfluence(self.target))


class TakeFromTarget(Step[CoupState, Action]):
    """CP-052 Steal: two coins of the target, one if there is only one. CP-086 Even from a target who just went out."""

    def __init__(self, me: Seat, target: Seat) -> None:
        self.me = me
        self.target = target

    def run(self, s: CoupState) -> None:
        coins = min(STEAL_GAIN, s.coins[self.target])
        s.coins[self.target] -= coins
        s.coins[self.me] += coins
        s.emit(ev.Stole(self.me, self.target, coins))


class DrawForExchange(Step[CoupState, Fell]):
    """CP-053 Exchange: draw two cards from the Court. Nobody does so once the game is decided (CP-025)."""

    rules: ClassVar[tuple[str, ...]] = ("CP-053",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: CoupState) -> Ask | None:
        return None if s.decided() else ask_chance(Draw(tuple(s.court), EXCHANGE_DRAWS))

    def answer(self, s: CoupState, seat: Seat, action: Fell) -> None:
        influence = len(s.hands[self.me])
        draw_from_court(s, self.me, action.values)
        s.emit(ev.Drew(self.me, EXCHANGE_DRAWS, action.values))
        s.do(ReturnToCourt(self.me, influence))


class ReturnToCourt(Step[CoupState, Keep]):
    """CP-053 Keep as many cards as you had face down and return two. CP-054 With one influence, keep one of three."""

    rules: ClassVar[tuple[str, ...]] = ("CP-053", "CP-054")

    def __init__(self, me: Seat, count: int) -> None:
        self.me = me
        self.count = count

    def ask(self, s: CoupState) -> Ask | None:
        hand = s.hands[self.me]
        options: list[Action] = []
        for i in range(len(hand)):
            if self.count == 1:
                add(options, KEEPS[(hand[i],)])
            else:
                for j in range(i + 1, len(hand)):
                    add(options, KEEPS[(hand[i], hand[j])])
        return ask_privately(self.me, options)

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Keep):
            return out_of_turn(action)
        if len(action.characters) != self.count:
            return Refusal("keep-count", self.rules, {"count": self.count})
        hand = list(s.hands[seat])
        for character in action.characters:
            if character not in hand:
                return Refusal("not-in-hand", self.rules, {"character": character})
            hand.remove(character)
        return out_of_turn(action)

    def brings(self, s: CoupState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, Keep)
        returned = list(s.hands[seat])
        for character in action.characters:
            returned.remove(character)
        return Outcome("keep", {"characters": tuple(returned)})

    def tray(self, s: CoupState, seat: Seat) -> Tray | None:
        """So many cards are kept, whichever they are."""
        hand = s.hands[seat]
        return Tray("keep", "characters", hand, tuple([1] * len(hand)), self.count, self.count)

    def default(self, s: CoupState, seat: Seat, options: list[Action]) -> Action:
        """The cards the seat had before it drew."""
        hand = list(s.hands[seat])
        for character in last_drawn(s):
            hand.remove(character)
        return KEEPS[tuple(hand)] if len(hand) == self.count else options[0]

    def answer(self, s: CoupState, seat: Seat, action: Keep) -> None:
        returned = list(s.hands[seat])
        for character in action.characters:
            returned.remove(character)
        return_unseen(s, seat, tuple(returned))
        s.emit(ev.Returned(seat, len(returned), tuple(returned)))


def add(options: list[Action], action: Action) -> None:
    for option in options:
        if option is action:
            return
    options.append(action)
