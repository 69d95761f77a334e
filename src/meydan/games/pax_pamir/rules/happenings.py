"""The sixteen events: what happens when one is bought, and when clean-up discards it."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    CHOOSE_PLAYERS,
    CHOOSE_REGIONS,
    CHOOSE_SUITS,
    DISCARDS,
    Card,
    ChoosePlayer,
    ChooseRegion,
    ChooseSuit,
    Discard,
    Region,
)
from meydan.games.pax_pamir.facts import (
    AI_REGIONS,
    ARISTOCRACY,
    COALITIONS,
    COURTLY_MANNERS,
    DISREGARD,
    EMBARRASSMENT,
    EVENT_105,
    EVENT_106,
    EVENT_107,
    EVENT_108,
    EVENT_109,
    EVENT_110,
    EVENT_112,
    EVENT_113,
    EVENT_114,
    EVENT_115,
    EVENT_116,
    FATIGUE,
    FIRST_CHECK,
    HERAT,
    INTELLIGENCE,
    KABUL,
    KOH_I_NOOR,
    MILITARY,
    NATION_BUILDING,
    NATIONALISM,
    NEW_TACTICS,
    PASHTUNWALI,
    PERSIA,
    POLITICAL,
    PUNJAB,
    REGION,
    RUMOR,
    is_check,
)
from meydan.games.pax_pamir.rules.automa import by_red_arrow, highest_priority, red_arrow
from meydan.games.pax_pamir.rules.court import Overthrow, burn_hand, refuse_discard, reveal
from meydan.games.pax_pamir.rules.dominance import ResolveCheck
from meydan.games.pax_pamir.rules.pieces import offered, send_blocks_home, send_tribes_home, update_rule
from meydan.games.pax_pamir.rules.playing import favour, pay_bribe, play_bribe, put_card
from meydan.games.pax_pamir.table import Buried, PaxState


def happen(s: PaxState, card: Card, bought: bool) -> None:
    """PP-010 An event's lower half acts when it is bought, its upper half when it is discarded. The card leaves."""
    s.burnt.append(card)
    s.emit(ev.Happened(2 * (card - FIRST_CHECK) + (1 if bought else 0)))
    if is_check(card):
        s.checks_left -= 1
        s.do(ResolveCheck())


# Bought


def event_bought(s: PaxState, me: Seat, card: Card) -> None:
    """PP-089 An event acts the moment it is bought (PP-239: its lower half)."""
    happen(s, card, True)
    if card == EVENT_105:
        s.effects[NEW_TACTICS] = me
    elif card == EVENT_106:
        s.effects[KOH_I_NOOR] = me
    elif card == EVENT_107:
        s.effects[COURTLY_MANNERS] = me
    elif card == EVENT_108:
        s.do(SpreadRumour(me))
    elif card == EVENT_109:
        s.effects[FATIGUE] = 0
    elif card == EVENT_110:
        s.effects[NATIONALISM] = me
    elif card == EVENT_112:
        s.effects[NATION_BUILDING] = me
    elif card == EVENT_113:
        s.rupees[me] += ARISTOCRACY
        s.emit(ev.GotRupees(me, ARISTOCRACY))
    elif card == EVENT_114:
        s.do(SwapHands(me))
    elif card == EVENT_115:
        s.do(SetSuit(me))
    elif card == EVENT_116:
        s.do(RebukeRegion(me))


# Discarded


def event_discarded(s: PaxState, card: Card) -> None:
    """PP-072 The upper half, for all players (PP-239)."""
    happen(s, card, False)
    if card == EVENT_105:
        favour(s, MILITARY)
    elif card == EVENT_106:
        s.effects[EMBARRASSMENT] = 0
    elif card == EVENT_107:
        s.effects[DISREGARD] = 0
    elif card == EVENT_108:
        failure_to_impress(s)
    elif card == EVENT_109:
        sweep(s, PUNJAB)
    elif card == EVENT_110:
        sweep(s, HERAT)
    elif card == EVENT_112:
        sweep(s, KABUL)
    elif card == EVENT_113:
        sweep(s, PERSIA)
    elif card == EVENT_114:
        s.do(*[LoseConfidence(seat) for seat in s.seats_from(s.turn)])
    elif card == EVENT_115:
        favour(s, INTELLIGENCE)
    elif card == EVENT_116:
        favour(s, POLITICAL)


def failure_to_impress(s: PaxState) -> None:
    """PP-239 Failure to Impress: each player throws away every prize."""
    for seat in s.seats_from(s.turn):
        if s.prizes[seat]:
            s.emit(ev.LostPrizes(seat, len(s.prizes[seat])))
            s.burnt.extend(s.prizes[seat])
            s.prizes[seat] = ()


def sweep(s: PaxState, region: Region) -> None:
    """PP-239 Riots and Rebuke: all tribes and armies there go home, roads stay; PP-064 may overthrow."""
    tribes = [s.tribe(region, seat) for seat in range(s.seats)]
    armies = [s.army(region, coalition) for coalition in range(COALITIONS)]
    s.emit(ev.Swept(region, sum(tribes), sum(armies)))
    for coalition in range(COALITIONS):
        send_blocks_home(s, region, coalition, armies[coalition])
    for seat in range(s.seats):
        send_tribes_home(s, region, seat, tribes[seat])
    update_rule(s, region)
    fallen = [seat for seat in s.seats_from(s.turn) if tribes[seat] and s.has_political(seat, region)]
    for seat in fallen:
        s.emit(ev.Overthrown(seat, region))
    s.do(*[Overthrow(seat, region) for seat in fallen])


class LoseConfidence(Step[PaxState, Action]):
    """PP-239 Confidence Failure: every player burns one card of their hand, the player in turn first."""

    rules: ClassVar[tuple[str, ...]] = ("PP-239",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: PaxState) -> Ask | None:
        hand = s.hands[self.seat]
        return ask_one(self.seat, [DISCARDS[card] for card in hand]) if hand else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        return refuse_discard(action, "not-in-hand", self.rules) or not_now(self.rules)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            burn_hand(s, seat, action.card)


# Choices of the buyer


def rivals(s: PaxState, me: Seat) -> list[Seat]:
    return [seat for seat in range(s.seats) if seat != me]


class NameRival(Step[PaxState, Action]):
    """PP-239 The buyer names a rival. PP-236 Wakhan names by the red arrow."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def named(self, s: PaxState, target: Seat) -> None:
        """What happens to that rival."""
        raise NotImplementedError

    def ask(self, s: PaxState) -> Ask | None:
        if s.is_wakhan(self.me):
            return None
        return ask_one(self.me, [CHOOSE_PLAYERS[seat] for seat in rivals(s, self.me)])

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        if offered(self.ask(s), action):
            return None
        if isinstance(action, ChoosePlayer) and action.target == seat:
            return Refusal("not-yourself", self.rules, {})
        return not_now(self.rules)

    def run(self, s: PaxState) -> None:
        self.named(s, by_red_arrow(s, rivals(s, self.me)))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, ChoosePlayer):
            self.named(s, action.target)


class SpreadRumour(NameRival):
    """PP-239 Rumor: the patriots of a named rival give no influence."""

    rules: ClassVar[tuple[str, ...]] = ("PP-239",)

    def named(self, s: PaxState, target: Seat) -> None:
        s.effects[RUMOR] = target
        s.emit(ev.Rumoured(self.me, target))


class SwapHands(NameRival):
    """PP-239 Other Persuasive Methods: the buyer swaps hands with a rival, empty or not (PP-053 the one exception)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-053", "PP-239")

    def named(self, s: PaxState, target: Seat) -> None:
        me = self.me
        s.hands[me], s.hands[target] = s.hands[target], s.hands[me]
        for i in range(len(s.buried)):
            s.buried[i] = after_swap(s.buried[i], me, target)
        mine, theirs = s.hands[me], s.hands[target]
        s.emit(ev.SwappedHands(me, target, len(mine), len(theirs), mine, theirs))
        if s.house.wakhan:
            s.do(WakhanPlaysHand())


def after_swap(gone: Buried, one: Seat, other: Seat) -> Buried:
    """PP-243 A card burnt from a hand would now be where the hand went; who got it sees what is missing."""
    holder = other if gone.holder == one else one if gone.holder == other else gone.holder
    return Buried(gone.owner, holder, gone.card, gone.candidates)


class WakhanPlaysHand(Step[PaxState, Action]):
    """PP-237 Cards that Wakhan gets by a swap she plays at once, by priority; what she cannot pay she burns."""

    def run(self, s: PaxState) -> None:
        me = s.wakhan()
        card = highest_priority(s, me, list(s.hands[me]))
        if card >= 0:
            s.do(self)
            s.emit(ev.Showed(me, card))
            reveal(s, card)
            play_or_burn(s, me, card)


def play_or_burn(s: PaxState, me: Seat, card: Card) -> None:
    """PP-201 Wakhan plays the card if she can pay the ruler of its region, else she discards it. PP-202 Red arrow."""
    bribe = 0 if s.has_effect(me, COURTLY_MANNERS) else play_bribe(s, me, card)
    if bribe > s.rupees[me]:
        s.hands[me] = tuple([other for other in s.hands[me] if other != card])
        s.burnt.append(card)
        s.emit(ev.BurntBought(me, card))
        return
    if bribe:
        pay_bribe(s, me, s.ruler[REGION[card]], bribe)
    put_card(s, me, card, red_arrow(s))


class SetSuit(Step[PaxState, Action]):
    """PP-239 Pashtunwali Values: the buyer sets the suit, then icons change nothing. PP-231 Wakhan keeps it."""

    rules: ClassVar[tuple[str, ...]] = ("PP-239",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        return None if s.is_wakhan(self.me) else ask_one(self.me, CHOOSE_SUITS)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, ChooseSuit) else not_now(self.rules)

    def run(self, s: PaxState) -> None:
        self.choose(s, s.favoured)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, ChooseSuit):
            self.choose(s, action.suit)

    def choose(self, s: PaxState, suit: int) -> None:
        favour(s, suit)
        s.effects[PASHTUNWALI] = 0


class RebukeRegion(Step[PaxState, Action]):
    """PP-239 Rebuke: all tribes and armies of a chosen region go home. PP-236 Wakhan: the first that hits a rival."""

    rules: ClassVar[tuple[str, ...]] = ("PP-239",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: PaxState) -> Ask | None:
        return None if s.is_wakhan(self.me) else ask_one(self.me, CHOOSE_REGIONS)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, ChooseRegion) else not_now(self.rules)

    def run(self, s: PaxState) -> None:
        order = AI_REGIONS[s.ai_card]
        hit = [region for region in order if rival_pieces(s, region)]
        sweep(s, hit[0] if hit else order[0])

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, ChooseRegion):
            sweep(s, action.region)


def rival_pieces(s: PaxState, region: Region) -> bool:
    """PP-236 Whether a human has a tribe or a loyal army there."""
    for seat in range(s.people):
        if s.tribe(region, seat) or s.army(region, s.loyalty[seat]):
            return True
    return False
