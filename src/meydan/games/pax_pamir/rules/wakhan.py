"""Wakhan's turn: her card, the three boxes, ambition and bonus actions."""

from typing import ClassVar, Final

from meydan.core.chance import Draw
from meydan.core.contract import Action, Ask, Fell, Seat, Step, ask_chance
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.facts import (
    AI_BACK,
    AI_BOXES,
    AI_CARDS,
    BACKS,
    BATTLE,
    BETRAY,
    BOX_IDS,
    BUILD,
    COURT_CARDS,
    DEEDS,
    EARLY_LEAD,
    MOVE,
    SLOTS,
    TAX,
    is_check,
)
from meydan.games.pax_pamir.rules.automa import black_arrow, red_arrow
from meydan.games.pax_pamir.rules.dominance import check_points
from meydan.games.pax_pamir.rules.event_choices import play_or_burn
from meydan.games.pax_pamir.rules.happenings import event_bought
from meydan.games.pax_pamir.rules.market import buy, can_buy, price
from meydan.games.pax_pamir.rules.pieces import update_all_rule
from meydan.games.pax_pamir.rules.radical import arrows_at, radical_slot, why_not
from meydan.games.pax_pamir.rules.wakhan_actions import (
    WakhanDeed,
    WakhanSpyBattle,
    acting_card,
    can_act_with,
)
from meydan.games.pax_pamir.rules.wakhan_fights import most_spied_card
from meydan.games.pax_pamir.table import PaxState

BOXES_ON_CARD: Final = 3
BOX_DEEDS: Final = {"tax": TAX, "build": BUILD, "move": MOVE, "betray": BETRAY, "battle": BATTLE}
BOX_DEED: Final = [BOX_DEEDS.get(box, -1) for box in BOX_IDS]
BATTLE_ON_MOST_SPIED: Final = BOX_IDS.index("battle_on_most_spied_card")


class DrawAi(Step[PaxState, Fell]):
    """PP-185 She draws a card of the shuffled deck (PP-173); PP-187 if that empties it, all are shuffled and she draws
    again."""

    rules: ClassVar[tuple[str, ...]] = ("PP-185", "PP-187")

    def ask(self, s: PaxState) -> Ask | None:
        bag = [s.ai_deck[card] if AI_BACK[card] == s.ai_back else 0 for card in range(AI_CARDS)]
        return ask_chance(Draw(tuple(bag), 1))

    def answer(self, s: PaxState, seat: Seat, action: Fell) -> None:
        s.ai_card = action.values[0]
        s.ai_deck[s.ai_card] = 0
        s.ai_back = -1
        if 1 in s.ai_deck:
            update_all_rule(s)
            return
        s.ai_deck = [1] * AI_CARDS
        s.emit(ev.WakhanShuffled())
        s.do(ShowBack(False), DrawAi())


class ShowBack(Step[PaxState, Fell]):
    """PP-186 The back of the card now on top of her deck is open to all."""

    rules: ClassVar[tuple[str, ...]] = ("PP-186",)

    def __init__(self, told: bool) -> None:
        self.told = told

    def ask(self, s: PaxState) -> Ask | None:
        bag = [0] * len(BACKS)
        for card in range(AI_CARDS):
            bag[AI_BACK[card]] += s.ai_deck[card]
        return ask_chance(Draw(tuple(bag), 1))

    def answer(self, s: PaxState, seat: Seat, action: Fell) -> None:
        s.ai_back = action.values[0]
        if self.told:
            s.emit(ev.WakhanDrew(s.wakhan(), s.ai_card, red_arrow(s), black_arrow(s)))


class WakhanActs(Step[PaxState, Action]):
    """PP-188 Two actions, down the three boxes, doing each valid one; PP-189 then again from the top while any is."""

    def __init__(self, me: Seat, at: int, skipped: int) -> None:
        self.me = me
        self.at = at
        self.skipped = skipped

    def run(self, s: PaxState) -> None:
        me = self.me
        if s.actions_left == 0 or self.skipped == BOXES_ON_CARD:
            return
        slot = ambition(s, me)
        if slot >= 0:
            s.emit(ev.WakhanAmbition(me))
            s.actions_left -= 1
            s.do(WakhanActs(me, self.at, 0))
            event_bought(s, me, buy(s, me, slot))
            return
        after = (self.at + 1) % BOXES_ON_CARD
        box = AI_BOXES[s.ai_card][self.at]
        step, why = box_step(s, me, box)
        if step is None:
            s.emit(ev.WakhanSkipped(me, box, why))
            s.do(WakhanActs(me, after, self.skipped + 1))
        else:
            s.emit(ev.WakhanFollowed(me, box, why))
            if why == "arrows":
                tell_passed_over(s, me)
            s.do(step, WakhanActs(me, after, 0))


def tell_passed_over(s: PaxState, me: Seat) -> None:
    """PP-199 Why the card her arrows point to is not the one she buys."""
    slot = arrows_at(s)
    why = why_not(s, me, slot)
    if why:
        s.emit(ev.WakhanPassedOver(me, (s.market[slot],) if s.market[slot] >= 0 else (), why))


def ambition(s: PaxState, me: Seat) -> int:
    """PP-192 Ambition: a Dominance Check she can buy and score most points from (in 2020 also: win by); -1 for none."""
    for slot in range(SLOTS):
        if is_check(s.market[slot]) and can_buy(s, me, slot):
            last = s.checks_left == 1
            points = check_points(s, last)
            if leads(points, me, 1) or (s.house.second_printing and would_win(s, me, points, slot, last)):
                return slot
    return -1


def leads(points: list[int], me: Seat, by: int) -> bool:
    for seat in range(len(points)):
        if seat != me and points[seat] + by > points[me]:
            return False
    return True


def would_win(s: PaxState, me: Seat, points: list[int], slot: int, last: bool) -> bool:
    """PP-192 Whether these points end the game with her ahead: PP-078 by four, or PP-079 at the last check by any."""
    totals = [s.points[seat] + points[seat] for seat in range(s.seats)]
    if leads(totals, me, 1 if last else EARLY_LEAD):
        return True
    if not last or not leads(totals, me, 0):
        return False
    gain = s.coins[slot] - price(s, me, slot)
    mine = (s.red_stars(me), s.rupees[me] + gain)
    rivals = [seat for seat in range(s.seats) if seat != me and totals[seat] == totals[me]]
    return mine > max([(s.red_stars(seat), s.rupees[seat]) for seat in rivals])


def box_step(s: PaxState, me: Seat, box: int) -> tuple[Step[PaxState, Action] | None, str]:
    """PP-209 What a box makes her do and what decides; None when it is skipped, and why it is."""
    if box == BATTLE_ON_MOST_SPIED:
        card, aim = most_spied_card(s, me)
        actor, why = acting_card(s, me, BATTLE)
        if actor >= 0 and card < 0:
            return None, "no_object"
        return (WakhanSpyBattle(me, actor, card, why, aim), "deed") if actor >= 0 else (None, why)
    deed = BOX_DEED[box]
    if deed >= 0:
        actor, why = acting_card(s, me, deed)
        return (WakhanDeed(me, actor, deed, why), "deed") if actor >= 0 else (None, why)
    slot, why = radical_slot(s, me, box)
    return (Radicalize(me, slot), why) if slot >= 0 else (None, why)


class Radicalize(Step[PaxState, Action]):
    """PP-195 She buys a card and at once tries to play it, as a single action."""

    def __init__(self, me: Seat, slot: int) -> None:
        self.me = me
        self.slot = slot

    def run(self, s: PaxState) -> None:
        me = self.me
        s.actions_left -= 1
        card = buy(s, me, self.slot)
        if card >= COURT_CARDS:
            event_bought(s, me, card)
        else:
            s.hands[me] = (*s.hands[me], card)
            play_or_burn(s, me, card)


class WakhanBonus(Step[PaxState, Action]):
    """PP-193 Then every bonus action still possible: PP-194 leftmost unused card, leftmost possible action on it."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: PaxState) -> None:
        for card in s.courts[self.me]:
            if s.is_bonus(self.me, card):
                for deed in DEEDS[card]:
                    if can_act_with(s, self.me, card, deed):
                        s.do(WakhanDeed(self.me, card, deed, "leftmost"), self)
                        return
