"""Challenges: who doubts a claim, the proof, and what a lost challenge costs."""

from typing import ClassVar, Final

from meydan.core.chance import Draw
from meydan.core.contract import (
    Action,
    Ask,
    Fell,
    Outcome,
    Refusal,
    Seat,
    Step,
    ask_chance,
    ask_one,
    ask_privately,
    ask_together,
)
from meydan.games.coup import events as ev
from meydan.games.coup.actions import CHALLENGE, FOLD, PASS, SHOW, Assassinate, Block, Character, Deed, Keep, TurnUp
from meydan.games.coup.memory import draw_from_court, return_shown
from meydan.games.coup.rules.deeds import Kill, LoseInfluence, out_of_turn
from meydan.games.coup.rules.ending import blocking, call_off, drop_block, go_on_with
from meydan.games.coup.table import CoupState

RESPONSES: Final[list[Action]] = [PASS, CHALLENGE]


def ask_others(s: CoupState, me: Seat, first: Seat, options: list[Action]) -> Ask:
    """CP-072 All get the chance: at once and sealed, or one by one from the left if the table agreed so (CP-077)."""
    if s.house.clockwise:
        return ask_one(first, options)
    return ask_together(s.others(me), options)


class MayChallenge(Step[CoupState, Action]):
    """CP-070 Every claim can be challenged, of an action or a counteraction. CP-071 By any other living player.

    ``deed`` is the action at stake, ``me`` who claims ``character``: its actor, or a player blocking it.
    """

    rules: ClassVar[tuple[str, ...]] = ("CP-070", "CP-071", "CP-072", "CP-077")

    def __init__(self, me: Seat, deed: Deed, character: Character, seat: Seat) -> None:
        self.me = me
        self.deed = deed
        self.character = character
        self.seat = seat

    def ask(self, s: CoupState) -> Ask | None:
        return ask_others(s, self.me, self.seat, RESPONSES)

    def about(self, s: CoupState) -> dict[str, object]:
        figures: dict[str, object] = {"me": self.me, "character": self.character, "deed": self.deed}
        if self.deed.target >= 0:
            figures["target"] = self.deed.target
        return figures | {"other": s.turn, "block": self.me != s.turn}

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, (Block, TurnUp, Keep)):
            return Refusal("claim-comes-first", ("CP-033", "CP-035", "CP-072"), {"character": self.character})
        return out_of_turn(action)

    def brings(self, s: CoupState, seat: Seat, action: Action) -> Outcome:
        last = len(s.hands[seat]) == 1
        if action is CHALLENGE:
            return Outcome("challenge", {"me": self.me, "last": last})
        figures: dict[str, object] = {"me": self.me, "deed": self.deed, "block": self.me != s.turn, "other": s.turn}
        if self.deed.target >= 0:
            figures["target"] = self.deed.target
        return Outcome("no-challenge", figures)

    def settles(self, s: CoupState, seat: Seat, action: Action) -> bool:
        """CP-074 Who challenges with the last influence stakes the game on it."""
        return action is CHALLENGE and len(s.hands[seat]) == 1

    def answer(self, s: CoupState, seat: Seat, action: Action) -> None:
        if action is CHALLENGE:
            self.challenge(s, seat)
        elif s.house.clockwise:
            following = s.left_of(seat)
            if following != self.me:
                s.do(MayChallenge(self.me, self.deed, self.character, following))

    def close(self, s: CoupState, seats: list[Seat], answers: list[Action]) -> None:
        """CP-077 If several challenge, the first on the claimant's left does; the others risk nothing."""
        for i in range(len(seats)):
            if answers[i] is CHALLENGE:
                self.challenge(s, seats[i])
                return

    def challenge(self, s: CoupState, seat: Seat) -> None:
        s.emit(ev.Challenged(seat, self.me, self.character))
        s.do(Prove(self.me, self.deed, self.character, seat))


class Prove(Step[CoupState, Action]):
    """CP-073 The challenged player shows the card or loses; who holds it may still decline to show it.

    CP-035 Here alone is anybody asked to show a card.
    """

    rules: ClassVar[tuple[str, ...]] = ("CP-073",)

    def __init__(self, me: Seat, deed: Deed, character: Character, challenger: Seat) -> None:
        self.me = me
        self.deed = deed
        self.character = character
        self.challenger = challenger

    def ask(self, s: CoupState) -> Ask | None:
        return ask_privately(self.me, [SHOW, FOLD] if self.character in s.hands[self.me] else [FOLD])

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal:
        if action is SHOW and self.character not in s.hands[self.me]:
            return Refusal("not-in-hand", self.rules, {"character": self.character})
        if isinstance(action, (TurnUp, Keep)):
            return Refusal("show-or-not", ("CP-073", "CP-074"), {"character": self.character})
        return out_of_turn(action)

    def subjects(self, s: CoupState, seat: Seat) -> list[Action]:
        return [SHOW, FOLD]

    def brings(self, s: CoupState, seat: Seat, action: Action) -> Outcome:
        if action is SHOW:
            return Outcome("show", {"challenger": self.challenger, "character": self.character})
        return Outcome("fold", {"last": len(s.hands[seat]) == 1})

    def settles(self, s: CoupState, seat: Seat, action: Action) -> bool:
        """CP-073 Who holds the card may decline to show it, and seldom means to."""
        return action is FOLD and self.character in s.hands[seat]

    def answer(self, s: CoupState, seat: Seat, action: Action) -> None:
        if action is SHOW:
            s.emit(ev.Showed(self.me, self.character))
            strict_double_danger(s, self.deed, self.challenger)
            return_shown(s, self.me, self.character)
            s.do(Replace(self.me), ChallengeLost(self.challenger))
        else:
            s.emit(ev.Folded(self.me, self.character))
            if blocking(s):
                drop_block(s)
                s.do(ChallengeLost(self.me))
            else:
                call_off(s)
                s.do(Refund(self.me, self.deed.cost()), ChallengeLost(self.me))


class Replace(Step[CoupState, Fell]):
    """CP-075 The shown card goes back to the Court, which is shuffled, and its owner draws another."""

    rules: ClassVar[tuple[str, ...]] = ("CP-075",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: CoupState) -> Ask | None:
        return ask_chance(Draw(tuple(s.court), 1))

    def answer(self, s: CoupState, seat: Seat, action: Fell) -> None:
        draw_from_court(s, self.me, action.values)
        s.emit(ev.Replaced(self.me, action.values))


class ChallengeLost(Step[CoupState, Action]):
    """CP-074 The loser of a challenge loses one influence at once; CP-080, CP-081 an assassination may take another."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: CoupState) -> None:
        s.do(LoseInfluence(self.seat))


class Refund(Step[CoupState, Action]):
    """CP-076 A player whose claim falls takes back what was paid for the action."""

    def __init__(self, me: Seat, coins: int) -> None:
        self.me = me
        self.coins = coins

    def run(self, s: CoupState) -> None:
        if self.coins:
            s.coins[self.me] += self.coins
            s.emit(ev.Refunded(self.me, self.coins))


def strict_double_danger(s: CoupState, deed: Deed, challenger: Seat) -> None:
    """CP-078 As an option, a target who challenged the Assassin and lost may no longer block."""
    if s.house.strict_double_danger and isinstance(deed, Assassinate) and deed.target == challenger and not blocking(s):
        go_on_with(s, Kill)
