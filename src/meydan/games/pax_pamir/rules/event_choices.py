"""What event cards ask of players: a card to burn, a rival, a suit or a region."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import piece_events as pe
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
    COALITIONS,
    COURTLY_MANNERS,
    MILITARY,
    PASHTUNWALI,
    REGION,
    REGIONS,
    RUMOR,
    SUIT,
)
from meydan.games.pax_pamir.rules.automa import by_red_arrow, highest_priority, red_arrow
from meydan.games.pax_pamir.rules.bribes import pay_bribe, play_bribe
from meydan.games.pax_pamir.rules.court import Burning, Overthrow, burn_hand, reveal
from meydan.games.pax_pamir.rules.influence import influence, patriot_influence
from meydan.games.pax_pamir.rules.pieces import send_blocks_home, send_tribes_home, update_rule
from meydan.games.pax_pamir.rules.playing import favour, put_card
from meydan.games.pax_pamir.rules.reasons import refuse_player
from meydan.games.pax_pamir.table import Buried, PaxState


def sweep(s: PaxState, region: Region) -> None:
    """PP-239 Riots and Rebuke: all tribes and armies there go home, roads stay; PP-064 may overthrow."""
    tribes = [s.tribe(region, seat) for seat in range(s.seats)]
    armies = [s.army(region, coalition) for coalition in range(COALITIONS)]
    s.emit(pe.Swept(region, sum(tribes), sum(armies)))
    for coalition in range(COALITIONS):
        send_blocks_home(s, region, coalition, armies[coalition])
    for seat in range(s.seats):
        send_tribes_home(s, region, seat, tribes[seat])
    update_rule(s, region)
    fallen = [seat for seat in s.seats_from(s.turn) if tribes[seat] and s.has_political(seat, region)]
    for seat in fallen:
        s.emit(ev.Overthrown(seat, region))
    s.do(*[Overthrow(seat, region) for seat in fallen])


class LoseConfidence(Burning):
    """PP-239 Confidence Failure: every player burns one card of their hand, the player in turn first."""

    rules: ClassVar[tuple[str, ...]] = ("PP-239",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def cards(self, s: PaxState) -> list[Card]:
        return list(s.hands[self.seat])

    def ask(self, s: PaxState) -> Ask | None:
        hand = s.hands[self.seat]
        return ask_one(self.seat, [DISCARDS[card] for card in hand]) if hand else None

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            burn_hand(s, seat, action.card)


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

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, ChoosePlayer):
            objection = refuse_player(s, seat, action.target, self.rules)
        return objection or not_now(action)

    def run(self, s: PaxState) -> None:
        self.named(s, by_red_arrow(s, rivals(s, self.me)))

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, ChoosePlayer):
            self.named(s, action.target)


class SpreadRumour(NameRival):
    """PP-239 Rumor: the patriots of a named rival give no influence."""

    rules: ClassVar[tuple[str, ...]] = ("PP-239",)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-039 Their influence with their patriots and without."""
        assert isinstance(action, ChoosePlayer)
        target = action.target
        before, patriots = influence(s, target, s.side(target)), patriot_influence(s, target, s.side(target))
        return Outcome("rumour", {"target": target, "influence": before, "rest": before - patriots})

    def named(self, s: PaxState, target: Seat) -> None:
        s.effects[RUMOR] = target
        s.emit(ev.Rumoured(self.me, target))


class SwapHands(NameRival):
    """PP-239 Other Persuasive Methods: the buyer swaps hands with a rival, empty or not (PP-053 the one exception)."""

    rules: ClassVar[tuple[str, ...]] = ("PP-053", "PP-239")

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, ChoosePlayer)
        return Outcome("swap-hands", {"got": len(s.hands[action.target]), "given": len(s.hands[seat])})

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

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        """The suit that is favoured already."""
        return CHOOSE_SUITS[s.favoured]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-112 How many own cards would give bonus actions; PP-092 military doubles prices."""
        assert isinstance(action, ChooseSuit)
        cards = [card for card in s.courts[seat] if SUIT[card] == action.suit]
        return Outcome("choose-suit", {"count": len(cards), "dearer": action.suit == MILITARY})

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

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, ChooseRegion)
        region = action.region
        tribes = sum([s.tribe(region, other) for other in range(s.seats)])
        armies = sum([s.army(region, coalition) for coalition in range(COALITIONS)])
        figures: dict[str, object] = {"tribe_count": tribes, "army_count": armies, "mine": s.tribe(region, seat)}
        return Outcome("choose-region", figures | {"lost": len(self.overthrown(s, seat, region))})

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        """PP-064 The own political cards of the region burn with the own tribes."""
        return isinstance(action, ChooseRegion) and len(self.overthrown(s, seat, action.region)) > 0

    def overthrown(self, s: PaxState, seat: Seat, region: Region) -> list[Card]:
        return Overthrow(seat, region).lost(s) if s.tribe(region, seat) else []

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        """The region whose loss harms others least, then oneself."""
        best = 0
        for region in range(1, REGIONS):
            if swept_pieces(s, seat, region) < swept_pieces(s, seat, best):
                best = region
        return CHOOSE_REGIONS[best]

    def run(self, s: PaxState) -> None:
        order = AI_REGIONS[s.ai_card]
        hit = [region for region in order if rival_pieces(s, region)]
        sweep(s, hit[0] if hit else order[0])

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, ChooseRegion):
            sweep(s, action.region)


def swept_pieces(s: PaxState, me: Seat, region: Region) -> tuple[int, int]:
    """How many pieces of others, and how many of one's own, would go home from a region."""
    tribes = sum([s.tribe(region, seat) for seat in range(s.seats)])
    armies = sum([s.army(region, coalition) for coalition in range(COALITIONS)])
    mine = s.tribe(region, me) + s.army(region, s.side(me))
    return tribes + armies - mine, mine


def rival_pieces(s: PaxState, region: Region) -> bool:
    """PP-236 Whether a human has a tribe or a loyal army there."""
    for seat in range(s.people):
        if s.tribe(region, seat) or s.army(region, s.loyalty[seat]):
            return True
    return False
