"""The turn: two actions, bonus actions, and the four steps of clean-up."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    BUYS,
    DISCARDS,
    DONE,
    END_TURN,
    PLAYS,
    SPIES,
    USES,
    Buy,
    Card,
    Discard,
    PlaceSpy,
    Play,
    Use,
)
from meydan.games.pax_pamir.codes import slot_at
from meydan.games.pax_pamir.facts import (
    ACTIONS_A_TURN,
    BLACKMAILS,
    CARD_ACTION_IDS,
    COURT_CARDS,
    DEEDS,
    PUBLIC_WITHDRAWAL,
    REGION,
    SLOTS,
)
from meydan.games.pax_pamir.rules.automa import gives_up, highest_priority
from meydan.games.pax_pamir.rules.court import burn_court, burn_hand, refuse_discard, reveal
from meydan.games.pax_pamir.rules.deeds import is_possible
from meydan.games.pax_pamir.rules.finding import FindCylinder, spare_cylinder
from meydan.games.pax_pamir.rules.happenings import event_bought, event_discarded
from meydan.games.pax_pamir.rules.market import SlideMarket, buy, can_buy, price, slot_of
from meydan.games.pax_pamir.rules.pieces import offered, place_spy
from meydan.games.pax_pamir.rules.playing import NO_DEED, cards_of_region, is_withdrawn, request_deed, request_play
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
    """PP-067 Two actions; PP-088 what was paid onto and PP-060 what has acted is counted anew each turn."""
    s.actions_left = ACTIONS_A_TURN
    s.used = ()
    s.withdrawn = ()
    s.fresh = []
    s.barred = 0
    s.emit(ev.TurnBegan(me))


class Blackmail(Step[PaxState, Action]):
    """PP-238 Blackmail: at the start of the turn a spy may go on a card of that region that has none. PP-177 Wakhan."""

    rules: ClassVar[tuple[str, ...]] = ("PP-238",)

    def __init__(self, me: Seat, which: int) -> None:
        self.me = me
        self.which = which

    def targets(self, s: PaxState) -> list[Card]:
        card = BLACKMAILS[self.which]
        if not s.holds(self.me, card) or not spare_cylinder(s, self.me):
            return []
        return [other for other in cards_of_region(s, REGION[card]) if not spied(s, other)]

    def ask(self, s: PaxState) -> Ask | None:
        targets = self.targets(s)
        if not targets or s.is_wakhan(self.me):
            return None
        return ask_one(self.me, [DONE, *[SPIES[card] for card in targets]])

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "region": REGION[BLACKMAILS[self.which]]}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        if isinstance(action, PlaceSpy):
            return Refusal("no-blackmail", self.rules, {"card": action.card})
        return not_now(self.rules)

    def run(self, s: PaxState) -> None:
        targets = self.targets(s)
        if targets:
            s.do(FindCylinder(self.me), SendSpy(self.me, highest_priority(s, self.me, targets)))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, PlaceSpy):
            s.do(FindCylinder(seat), SendSpy(seat, action.card))


def spied(s: PaxState, card: Card) -> bool:
    for seat in range(s.seats):
        if s.spy(card, seat):
            return True
    return False


class SendSpy(Step[PaxState, Action]):
    """PP-238 Blackmail: the spy arrives, if there is one and the card is still there."""

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def run(self, s: PaxState) -> None:
        if s.cylinders[self.me] and s.owner_of(self.card) >= 0:
            place_spy(s, self.me, self.card)
            s.emit(ev.PlacedSpy(self.me, self.card))


class Acting(Step[PaxState, Action]):
    """PP-058 Buy or play a card, PP-059 take an action of a court card, or end the turn."""

    rules: ClassVar[tuple[str, ...]] = ("PP-058", "PP-059", "PP-060", "PP-067", "PP-068")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        me = self.me
        options: list[Action] = [END_TURN]
        if s.actions_left:
            for slot in range(SLOTS):
                if can_buy(s, me, slot):
                    options.append(BUYS[s.market[slot]])
            for card in s.hands[me]:
                if not is_withdrawn(s, card, NO_DEED):
                    options.append(PLAYS[card])
        self.add_uses(s, options)
        return ask_one(me, options)

    def add_uses(self, s: PaxState, options: list[Action]) -> None:
        """PP-059 The actions printed on own court cards, where they can act; each kind is looked at once."""
        me = self.me
        possible = [-1] * len(CARD_ACTION_IDS)
        for card in s.courts[me]:
            if not can_act(s, me, card):
                continue
            deeds = DEEDS[card]
            for i in range(len(deeds)):
                deed = deeds[i]
                if possible[deed] < 0:
                    possible[deed] = 1 if is_possible(s, me, deed) else 0
                if possible[deed] and not is_withdrawn(s, card, deed):
                    options.append(USES[card][i])

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "left": s.actions_left}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        if isinstance(action, Buy):
            return refuse_buy(s, seat, action.card)
        if isinstance(action, Play):
            return refuse_play(s, seat, action.card)
        if isinstance(action, Use):
            return refuse_use(s, seat, action.card, action.deed)
        return not_now(self.rules)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is END_TURN:
            return
        s.do(self)
        if isinstance(action, Buy):
            buy_card(s, seat, slot_of(s, action.card))
        elif isinstance(action, Play):
            s.emit(ev.Showed(seat, action.card))
            reveal(s, action.card)
            request_play(s, seat, action.card)
        elif isinstance(action, Use):
            request_deed(s, seat, action.card, action.deed)


def can_act(s: PaxState, me: Seat, card: Card) -> bool:
    """PP-110 Once a turn; PP-112 with an action left, or as a bonus action."""
    if card in s.used:
        return False
    return s.actions_left > 0 or s.is_bonus(me, card)


def buy_card(s: PaxState, me: Seat, slot: int) -> None:
    """PP-083 A court card goes into the hand; PP-089 an event never does."""
    s.actions_left -= 1
    card = buy(s, me, slot)
    if card < COURT_CARDS:
        s.hands[me] = tuple(sorted((*s.hands[me], card)))
    else:
        event_bought(s, me, card)


def refuse_buy(s: PaxState, me: Seat, card: Card) -> Refusal:
    """PP-083 Why this card cannot be bought."""
    slot = slot_of(s, card)
    if slot < 0:
        return Refusal("not-in-market", ("PP-083",), {"card": card})
    if s.actions_left == 0:
        return Refusal("no-actions-left", ("PP-067",), {})
    if card == PUBLIC_WITHDRAWAL:
        return Refusal("not-for-sale", ("PP-239",), {"card": card})
    if s.is_barred(slot):
        return Refusal("paid-onto", ("PP-088",), {"card": card})
    figures: dict[str, object] = {"card": card, "cost": price(s, me, slot), "rupees": s.rupees[me]}
    return Refusal("too-dear", ("PP-084", "PP-085", "PP-092"), figures)


def refuse_play(s: PaxState, me: Seat, card: Card) -> Refusal:
    """PP-094 Why this card cannot be played."""
    if card not in s.hands[me]:
        return Refusal("not-in-hand", ("PP-094",), {"card": card})
    if s.actions_left == 0:
        return Refusal("no-actions-left", ("PP-067",), {})
    return Refusal("withdrawn", ("PP-098",), {"card": card})


def refuse_use(s: PaxState, me: Seat, card: Card, deed: int) -> Refusal:
    """PP-109 Why this card cannot act."""
    if card not in s.courts[me]:
        return Refusal("not-in-court", ("PP-109",), {"card": card})
    if card in s.used:
        return Refusal("card-used", ("PP-110", "PP-113"), {"card": card})
    if not can_act(s, me, card):
        return Refusal("no-actions-left", ("PP-067", "PP-112"), {})
    if is_withdrawn(s, card, deed):
        return Refusal("withdrawn", ("PP-240",), {"card": card})
    return Refusal("nothing-to-do", ("PP-109",), {"card": card, "deed": deed})


# Clean-up


class BurnCourt(Step[PaxState, Action]):
    """PP-070 Clean-up 1: own court cards above the limit are burnt, the limit counted anew after each (PP-028)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-029", "PP-070")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def over(self, s: PaxState) -> int:
        """PP-029 How many cards the court holds above its limit."""
        return len(s.courts[self.me]) - s.court_limit(self.me)

    def ask(self, s: PaxState) -> Ask | None:
        if self.over(s) <= 0 or s.is_wakhan(self.me):
            return None
        return ask_one(self.me, [DISCARDS[card] for card in s.courts[self.me]])

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "over": self.over(s), "limit": s.court_limit(self.me)}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        return refuse_discard(action, "not-in-court", self.rules) or not_now(self.rules)

    def run(self, s: PaxState) -> None:
        if self.over(s) > 0:
            s.do(self)
            burn_court(s, self.me, gives_up(s, self.me))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            s.do(self)
            burn_court(s, seat, action.card)


class BurnHand(Step[PaxState, Action]):
    """PP-071 Clean-up 2: own hand cards above the limit are burnt (PP-030)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-031", "PP-071")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def over(self, s: PaxState) -> int:
        """PP-031 How many cards the hand holds above its limit."""
        return len(s.hands[self.me]) - s.hand_limit(self.me)

    def ask(self, s: PaxState) -> Ask | None:
        if self.over(s) <= 0:
            return None
        return ask_one(self.me, [DISCARDS[card] for card in s.hands[self.me]])

    def about(self, s: PaxState) -> dict[str, object]:
        return {"me": self.me, "over": self.over(s), "limit": s.hand_limit(self.me)}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        return refuse_discard(action, "not-in-hand", self.rules) or not_now(self.rules)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            s.do(self)
            burn_hand(s, seat, action.card)


class DiscardEvents(Step[PaxState, Action]):
    """PP-072 Clean-up 3: each event in the leftmost column is discarded, the top row first."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: PaxState) -> None:
        s.do(DiscardEvent(slot_at(0, 0)), DiscardEvent(slot_at(1, 0)))


class DiscardEvent(Step[PaxState, Action]):
    """PP-072 The event at this slot acts by its upper half; PP-073 rupees on it stay."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: PaxState) -> None:
        card = s.market[self.slot]
        if card >= COURT_CARDS:
            s.market[self.slot] = -1
            event_discarded(s, card)


class PassOn(Step[PaxState, Action]):
    """PP-069 The next player clockwise."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: PaxState) -> None:
        s.turn = s.left_of(self.me)
