"""The actions of a turn: buying, playing, using court cards, and what stands against each."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    BUYS,
    END_TURN,
    PLAYS,
    USES,
    BattleIn,
    Buy,
    Card,
    CardAction,
    ChooseLoyalty,
    GiveGift,
    MoveArmy,
    PlaceArmy,
    PlaceRoad,
    Play,
    TaxPlayer,
    Use,
)
from meydan.games.pax_pamir.facts import (
    BATTLE,
    BUILD,
    CARD_ACTION_IDS,
    COURT_CARDS,
    DEEDS,
    GIFT,
    MOVE,
    PUBLIC_WITHDRAWAL,
    SLOTS,
    TAX,
    is_check,
)
from meydan.games.pax_pamir.rules.bribes import NO_DEED, is_withdrawn, request_deed, request_play
from meydan.games.pax_pamir.rules.card_actions import is_possible, refuse_deed
from meydan.games.pax_pamir.rules.court import reveal
from meydan.games.pax_pamir.rules.happenings import event_bought
from meydan.games.pax_pamir.rules.market import buy, can_buy, price, slot_of
from meydan.games.pax_pamir.rules.offering import (
    buy_outcome,
    end_outcome,
    ends_game,
    play_costs_favours,
    play_figures,
    use_outcome,
)
from meydan.games.pax_pamir.table import PaxState


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

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, Buy):
            objection = refuse_buy(s, seat, action.card)
        elif isinstance(action, Play):
            objection = refuse_play(s, seat, action.card)
        elif isinstance(action, Use):
            objection = refuse_use(s, seat, action.card, action.deed)
        elif isinstance(action, ChooseLoyalty):
            objection = Refusal("loyal-already", ("PP-037", "PP-040"), {"coalition": s.loyalty[seat]})
        elif type(action) in PARTS_OF:
            objection = refuse_without_card(s, seat, PARTS_OF[type(action)])
        return objection or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        """What one would buy, play or use: the cheapest card of the market, the own hand and court."""
        lying = [card for card in s.market if card >= 0]
        uses = [use for card in s.courts[seat] for use in USES[card]]
        return [*[BUYS[card] for card in lying[:1]], *[PLAYS[card] for card in s.hands[seat][:1]], *uses]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, Buy):
            return buy_outcome(s, seat, action.card)
        if isinstance(action, Play):
            turning = play_costs_favours(s, seat, action.card)
            return Outcome("play-turning" if turning else "play", play_figures(s, seat, action.card))
        if isinstance(action, Use):
            return use_outcome(s, seat, action.card, action.deed)
        return end_outcome(s, seat)

    def settles(self, s: PaxState, seat: Seat, action: Action) -> bool:
        """PP-078 A check may end the game; PP-041 a change of loyalty costs favours and burns patriots."""
        if isinstance(action, Buy):
            return is_check(action.card) and ends_game(s, seat, action.card)
        if isinstance(action, Play):
            return play_costs_favours(s, seat, action.card)
        return action is END_TURN and ends_game(s, seat, -1)

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
    """PP-110 Once a turn, PP-113 bonus or not; PP-112 with an action left, or as a bonus action."""
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


def refuse_buy(s: PaxState, me: Seat, card: Card) -> Refusal | None:
    """PP-083 What stands against buying this card."""
    slot = slot_of(s, card)
    if slot < 0:
        return refuse_out_of_place(s, me, card)
    if s.actions_left == 0:
        return Refusal("no-actions-left", ("PP-067",), {})
    if card == PUBLIC_WITHDRAWAL:
        return Refusal("not-for-sale", ("PP-239",), {"card": card})
    if s.is_barred(slot):
        return Refusal("paid-onto", ("PP-088", "PP-116"), {"card": card})
    if not can_buy(s, me, slot):
        figures: dict[str, object] = {"card": card, "cost": price(s, me, slot), "rupees": s.rupees[me]}
        return Refusal("too-dear", ("PP-084", "PP-085", "PP-092"), figures)
    return None


def refuse_play(s: PaxState, me: Seat, card: Card) -> Refusal | None:
    """PP-094 What stands against playing this card."""
    if card not in s.hands[me]:
        return refuse_out_of_place(s, me, card)
    if s.actions_left == 0:
        return Refusal("no-actions-left", ("PP-067",), {})
    return Refusal("withdrawn", ("PP-098",), {"card": card}) if is_withdrawn(s, card, NO_DEED) else None


def refuse_use(s: PaxState, me: Seat, card: Card, deed: CardAction) -> Refusal | None:
    """PP-109 What stands against this action of this card."""
    if card not in s.courts[me]:
        return refuse_out_of_place(s, me, card) if is_open(s, me, card) else refuse_without_card(s, me, deed)
    if card in s.used:
        return Refusal("card-used", ("PP-110", "PP-113"), {"card": card})
    if not can_act(s, me, card):
        return Refusal("no-bonus-action", ("PP-067", "PP-112"), {"card": card})
    if is_withdrawn(s, card, deed):
        return Refusal("withdrawn", ("PP-240",), {"card": card})
    return refuse_deed(s, me, deed)


def is_open(s: PaxState, me: Seat, card: Card) -> bool:
    """PP-243 Whether this player sees the card in the market, the own hand, a court or among the prizes."""
    return slot_of(s, card) >= 0 or card in s.hands[me] or s.owner_of(card) >= 0 or is_prize(s, card)


def is_prize(s: PaxState, card: Card) -> bool:
    for seat in range(s.seats):
        if card in s.prizes[seat]:
            return True
    return False


def refuse_out_of_place(s: PaxState, me: Seat, card: Card) -> Refusal:
    """The card is not where this action takes it from: what stands against it where it is, or where that is.

    PP-243 Of cards in other hands, in the deck or burnt nothing is said but that they are out of reach.
    """
    if slot_of(s, card) >= 0:
        return refuse_buy(s, me, card) or Refusal("in-the-market", ("PP-083",), {"card": card})
    if card in s.hands[me]:
        return refuse_play(s, me, card) or Refusal("in-your-hand", ("PP-094",), {"card": card})
    owner = s.owner_of(card)
    if owner == me:
        return refuse_every_use(s, me, card) or Refusal("in-your-court", ("PP-059", "PP-109"), {"card": card})
    if owner >= 0:
        return Refusal("in-anothers-court", ("PP-109",), {"card": card, "target": owner})
    if is_prize(s, card):
        return Refusal("a-prize", ("PP-143",), {"card": card})
    return Refusal("out-of-reach", ("PP-083", "PP-094", "PP-109"), {"card": card})


def refuse_every_use(s: PaxState, me: Seat, card: Card) -> Refusal | None:
    """PP-109 What stands against the first action of an own court card, when there is something against all of them."""
    found: Refusal | None = Refusal("no-actions-on-it", ("PP-059",), {"card": card})
    for place in range(len(DEEDS[card])):
        objection = refuse_use(s, me, card, DEEDS[card][place])
        if objection is None:
            return None
        if place == 0:
            found = objection
    return found


PARTS_OF: Final[dict[type[Action], CardAction]] = {
    TaxPlayer: TAX,
    GiveGift: GIFT,
    PlaceArmy: BUILD,
    PlaceRoad: BUILD,
    MoveArmy: MOVE,
    BattleIn: BATTLE,
}
"""What is done within an action of a court card, to players, gift spaces, regions and borders."""


def refuse_without_card(s: PaxState, me: Seat, deed: CardAction) -> Refusal:
    """PP-109 An action needs a card in the own court that shows it, and it begins by using that card."""
    reasons = [refuse_use(s, me, card, deed) for card in s.courts[me] if deed in DEEDS[card]]
    if not reasons:
        return Refusal("no-card-shows-it", ("PP-109",), {"deed": deed})
    first = reasons[0]
    if first is None or None in reasons:
        return Refusal("use-a-card-first", ("PP-059", "PP-109"), {"deed": deed})
    return first
