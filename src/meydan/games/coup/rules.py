"""The rules of Coup, one step each, in the order a turn meets them.

A turn reads as a plan: ``s.do(MayChallenge, MayBlock, Steal..., EndTurn)``. A claim that falls calls off the rest
of the plan; a block that stands does the same.
"""

from typing import ClassVar, Final

from meydan.core.chance import Draw, Pick
from meydan.core.contract import (
    Action,
    Ask,
    Fell,
    Refusal,
    Seat,
    Step,
    ask_chance,
    ask_one,
    ask_privately,
    ask_together,
    not_now,
)
from meydan.games.coup import events as ev
from meydan.games.coup.actions import (
    ASSASSINATIONS,
    BLOCKS,
    CHALLENGE,
    COUPS,
    EXCHANGE,
    FOLD,
    FOREIGN_AID,
    INCOME,
    KEEPS,
    PASS,
    SHOW,
    STEALS,
    TAKES,
    TAX,
    TURN_UPS,
    Assassinate,
    Block,
    Character,
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
from meydan.games.coup.facts import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    EXCHANGE_DRAWS,
    FORCED_COUP,
    FOREIGN_AID_GAIN,
    INCOME_GAIN,
    KINDS,
    START_CARDS,
    STEAL_GAIN,
    TAX_GAIN,
    TWO_PLAYER_FIRST_COINS,
)
from meydan.games.coup.memory import draw_from_court, open_card, return_shown, return_unseen
from meydan.games.coup.table import CoupState

# Setup


class DrawStarter(Step[CoupState, Fell]):
    """CP-014 The winner of the last game starts; the first game is begun by whom chance picks."""

    rules: ClassVar[tuple[str, ...]] = ("CP-014",)

    def ask(self, s: CoupState) -> Ask | None:
        return ask_chance(Pick(len(s.coins))) if s.house.first is None else None

    def answer(self, s: CoupState, seat: Seat, action: Fell) -> None:
        s.do(Start(action.values[0]))

    def run(self, s: CoupState) -> None:
        if s.house.first is not None:
            s.do(Start(s.house.first))


class Start(Step[CoupState, Action]):
    """CP-010 Two cards each, or CP-103 one kept and one dealt; then the starter's first turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: CoupState) -> None:
        s.turn = self.seat
        s.emit(ev.Started(self.seat))
        s.do(Turn(self.seat))
        seats = [self.seat, *s.in_order(self.seat)]
        dealt = 1 if s.house.draft else START_CARDS
        s.do(*[Deal(seat, dealt) for seat in seats])
        if s.house.draft:
            s.do(ChooseFromSet())
        s.do(Handicap(self.seat))


class ChooseFromSet(Step[CoupState, Take]):
    """CP-102 Each player secretly keeps one card of their set; the other four leave the game."""

    rules: ClassVar[tuple[str, ...]] = ("CP-101", "CP-102")

    def ask(self, s: CoupState) -> Ask | None:
        return ask_together(list(range(len(s.hands))), TAKES)

    def close(self, s: CoupState, seats: list[Seat], answers: list[Action]) -> None:
        for seat, action in zip(seats, answers, strict=True):
            assert isinstance(action, Take)
            s.pick_up(seat, (action.character,))
            s.removed[seat] = tuple([k for k in range(KINDS) if k != action.character])
            s.drawn[seat] = (0,)
            s.emit(ev.Kept(seat, (action.character,)))

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, Take) else not_now(self.rules)


class Deal(Step[CoupState, Fell]):
    """CP-010 Cards are dealt face down; their owner alone may look at them."""

    rules: ClassVar[tuple[str, ...]] = ("CP-010",)

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def ask(self, s: CoupState) -> Ask | None:
        return ask_chance(Draw(tuple(s.court), self.count))

    def answer(self, s: CoupState, seat: Seat, action: Fell) -> None:
        draw_from_court(s, self.seat, action.values)
        s.emit(ev.Dealt(self.seat, self.count, action.values))


class Handicap(Step[CoupState, Action]):
    """CP-100 With two players the starter begins with one coin."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: CoupState) -> None:
        if len(s.coins) == 2:
            s.emit(ev.StartedPoor(self.seat, TWO_PLAYER_FIRST_COINS, s.coins[self.seat] - TWO_PLAYER_FIRST_COINS))
            s.coins[self.seat] = TWO_PLAYER_FIRST_COINS


# The turn


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

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Deed) or action.target >= len(s.coins):
            return not_now(self.rules)
        key = fault(s, seat, action) or (target_fault(s, seat, action) if action.target >= 0 else "")
        if not key:
            return None
        return Refusal(key, FAULTS[key], {"coins": s.coins[seat], "cost": action.cost(), "target": action.target})

    def about(self, s: CoupState) -> dict[str, object]:
        return {"me": self.me, "coins": s.coins[self.me], "must": must_coup(s, self.me)}

    def answer(self, s: CoupState, seat: Seat, action: Deed) -> None:
        me = self.me
        s.do(EndTurn(me))
        if isinstance(action, Income):
            s.do(TakeIncome(me))
        elif isinstance(action, ForeignAid):
            s.emit(ev.WantedForeignAid(me))
            s.do(MayBlock(me, action, s.left_of(me)), TakeForeignAid(me))
        elif isinstance(action, Tax):
            s.emit(ev.ClaimedTax(me))
            s.do(MayChallenge(me, action, DUKE, s.left_of(me)), CollectTax(me))
        elif isinstance(action, Exchange):
            s.emit(ev.ClaimedExchange(me))
            s.do(MayChallenge(me, action, AMBASSADOR, s.left_of(me)), DrawForExchange(me))
        elif isinstance(action, Steal):
            s.emit(ev.ClaimedSteal(me, action.target))
            s.do(
                MayChallenge(me, action, CAPTAIN, s.left_of(me)),
                MayBlock(me, action, action.target),
                TakeFromTarget(me, action.target),
            )
        elif isinstance(action, Assassinate):
            s.coins[me] -= action.cost()
            s.emit(ev.ClaimedAssassination(me, action.target, action.cost()))
            s.do(
                MayChallenge(me, action, ASSASSIN, s.left_of(me)),
                MayBlock(me, action, action.target),
                Kill(me, action.target),
            )
        elif isinstance(action, Coup):
            s.coins[me] -= action.cost()
            s.emit(ev.LaunchedCoup(me, action.target, action.cost()))
            s.do(Overthrow(action.target))


class EndTurn(Step[CoupState, Action]):
    """CP-025 One player left: the game is over. CP-030 Otherwise the next living player on the left has the turn."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: CoupState) -> None:
        for seat in range(len(s.coins)):
            if s.coins[seat] and not s.alive(seat):
                leave_coins(s, seat)
        if s.decided():
            s.emit(ev.Won(s.winner()))
        else:
            s.turn = s.left_of(self.me)
            s.do(Turn(s.turn))


def leave_coins(s: CoupState, seat: Seat) -> None:
    """CP-024 The coins of a player who is out go to the Treasury."""
    s.emit(ev.LeftCoins(seat, s.coins[seat]))
    s.coins[seat] = 0


# General actions


class TakeIncome(Step[CoupState, Action]):
    """CP-040 Income: one coin, and nobody can do anything about it."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: CoupState) -> None:
        s.emit(ev.TookIncome(self.me, s.take(self.me, INCOME_GAIN)))


class TakeForeignAid(Step[CoupState, Action]):
    """CP-041 Foreign Aid: two coins, unless somebody blocks it as the Duke."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: CoupState) -> None:
        s.emit(ev.TookForeignAid(self.me, s.take(self.me, FOREIGN_AID_GAIN)))


class Overthrow(Step[CoupState, Action]):
    """CP-042 Coup: the chosen player loses one influence; it always succeeds."""

    def __init__(self, target: Seat) -> None:
        self.target = target

    def run(self, s: CoupState) -> None:
        s.do(LoseInfluence(self.target))


class LoseInfluence(Step[CoupState, TurnUp]):
    """CP-022 Losing influence: the loser chooses which hidden card to turn up. CP-082 Who is out loses nothing more."""

    rules: ClassVar[tuple[str, ...]] = ("CP-022",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: CoupState) -> Ask | None:
        hand = s.hands[self.seat]
        if len(hand) == 2:
            if hand[0] == hand[1]:
                return ask_privately(self.seat, [TURN_UPS[hand[0]]])
            return ask_one(self.seat, [TURN_UPS[hand[0]], TURN_UPS[hand[1]]])
        return ask_one(self.seat, [TURN_UPS[hand[0]]]) if hand else None

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, TurnUp):
            return not_now(self.rules)
        if action.character not in s.hands[seat]:
            return Refusal("not-in-hand", self.rules, {"character": action.character})
        return None

    def answer(self, s: CoupState, seat: Seat, action: TurnUp) -> None:
        open_card(s, seat, action.character)
        s.up[seat] = (*s.up[seat], action.character)
        s.emit(ev.TurnedUp(seat, action.character))
        if not s.alive(seat):
            s.emit(ev.WentOut(seat))


# Character actions


class CollectTax(Step[CoupState, Action]):
    """CP-050 Tax: three coins for the Duke."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: CoupState) -> None:
        s.emit(ev.CollectedTax(self.me, s.take(self.me, TAX_GAIN)))


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

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return not_now(self.rules)
        if len(action.characters) != self.count:
            return Refusal("keep-count", self.rules, {"count": self.count})
        hand = list(s.hands[seat])
        for character in action.characters:
            if character not in hand:
                return Refusal("not-in-hand", self.rules, {"character": character})
            hand.remove(character)
        return None

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


# Counteractions

NO_BLOCK: Final[list[Action]] = []
DUKE_BLOCKS: Final[list[Action]] = [PASS, BLOCKS[DUKE]]
CONTESSA_BLOCKS: Final[list[Action]] = [PASS, BLOCKS[CONTESSA]]
CAPTAIN_OR_AMBASSADOR_BLOCKS: Final[list[Action]] = [PASS, BLOCKS[CAPTAIN], BLOCKS[AMBASSADOR]]


def blocks(deed: Deed) -> list[Action]:
    """CP-061 the Duke stops Foreign Aid, CP-062 the Contessa an assassination, CP-063 Captain or Ambassador a Steal."""
    if isinstance(deed, ForeignAid):
        return DUKE_BLOCKS
    if isinstance(deed, Assassinate):
        return CONTESSA_BLOCKS
    if isinstance(deed, Steal):
        return CAPTAIN_OR_AMBASSADOR_BLOCKS
    return NO_BLOCK


class MayBlock(Step[CoupState, Action]):
    """CP-060 A counteraction is a claim too. CP-061 Anybody may block Foreign Aid; otherwise only the target.

    ``seat`` is the target, or for Foreign Aid the first to be asked when the table answers clockwise (CP-065).
    """

    rules: ClassVar[tuple[str, ...]] = ("CP-060", "CP-061", "CP-062", "CP-063")

    def __init__(self, me: Seat, deed: Deed, seat: Seat) -> None:
        self.me = me
        self.deed = deed
        self.seat = seat

    def ask(self, s: CoupState) -> Ask | None:
        if self.deed.target < 0:
            return ask_others(s, self.me, self.seat, blocks(self.deed))
        return ask_one(self.seat, blocks(self.deed)) if s.alive(self.seat) else None

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal | None:
        if action in blocks(self.deed):
            return None
        if isinstance(action, Block):
            return Refusal("cannot-block-with", self.rules, {"character": action.character})
        return not_now(self.rules)

    def answer(self, s: CoupState, seat: Seat, action: Action) -> None:
        if isinstance(action, Block):
            self.block(s, seat, action.character)
        elif self.deed.target < 0 and s.house.clockwise:
            following = s.left_of(seat)
            if following != self.me:
                s.do(MayBlock(self.me, self.deed, following))

    def close(self, s: CoupState, seats: list[Seat], answers: list[Action]) -> None:
        """CP-065 If several block Foreign Aid, the first on the actor's left does; there is one block per action."""
        for i in range(len(seats)):
            action = answers[i]
            if isinstance(action, Block):
                self.block(s, seats[i], action.character)
                return

    def block(self, s: CoupState, seat: Seat, character: Character) -> None:
        s.emit(ev.Blocked(seat, self.me, character))
        s.do(MayChallenge(seat, self.deed, character, s.left_of(seat)), BlockHolds(seat, self.me))


class BlockHolds(Step[CoupState, Action]):
    """CP-064 The action is stopped, and what was paid for it stays in the Treasury."""

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat = seat
        self.other = other

    def run(self, s: CoupState) -> None:
        s.emit(ev.BlockHeld(self.seat, self.other))
        call_off(s)


def call_off(s: CoupState) -> None:
    """CP-076 What was planned for this action no longer happens."""
    while not isinstance(s.agenda[-1], EndTurn):
        s.agenda.pop()


# Challenges

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

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal | None:
        return None if action in RESPONSES else not_now(self.rules)

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
    """CP-073 The challenged player shows the card or loses; who holds it may still decline to show it."""

    rules: ClassVar[tuple[str, ...]] = ("CP-073",)

    def __init__(self, me: Seat, deed: Deed, character: Character, challenger: Seat) -> None:
        self.me = me
        self.deed = deed
        self.character = character
        self.challenger = challenger

    def ask(self, s: CoupState) -> Ask | None:
        return ask_privately(self.me, [SHOW, FOLD] if self.character in s.hands[self.me] else [FOLD])

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal | None:
        if action is FOLD:
            return None
        if action is not SHOW:
            return not_now(self.rules)
        if self.character in s.hands[self.me]:
            return None
        return Refusal("not-in-hand", self.rules, {"character": self.character})

    def answer(self, s: CoupState, seat: Seat, action: Action) -> None:
        if action is SHOW:
            s.emit(ev.Showed(self.me, self.character))
            strict_double_danger(s, self.challenger)
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
    """CP-074 The loser of a challenge loses one influence at once."""

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


def blocking(s: CoupState) -> bool:
    """Whether the claim at stake is a block: then a block waits to hold."""
    return isinstance(s.agenda[-1], BlockHolds)


def drop_block(s: CoupState) -> None:
    """CP-079 A block that falls lets the action go through."""
    s.agenda.pop()


# Double danger


def strict_double_danger(s: CoupState, challenger: Seat) -> None:
    """CP-078 As an option, a target who challenged the Assassin and lost may no longer block."""
    step = s.agenda[-1]
    if s.house.strict_double_danger and isinstance(step, MayBlock):
        deed = step.deed
        if isinstance(deed, Assassinate) and deed.target == challenger:
            s.agenda.pop()
