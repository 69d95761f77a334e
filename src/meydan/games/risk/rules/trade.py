"""Trading cards for troops, by stars or by pictures."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_privately, not_now
from meydan.games.risk import events as ev
from meydan.games.risk.actions import DONE, LAYS, TAKE_BACK, TRADE_IN, Card, Lay
from meydan.games.risk.facts import (
    LEAST_STARS,
    MOST_STARS,
    ONE_OF_EACH,
    PICTURE,
    PICTURE_TRADE,
    SET,
    STAR_TRADE,
    STARS,
)
from meydan.games.risk.table import RiskState


def stars(cards: tuple[Card, ...]) -> int:
    total = 0
    for card in cards:
        total += STARS[card]
    return total


def star_worth(cards: tuple[Card, ...]) -> int:
    """RK-058 Troops by the stars together; RK-059 from two to ten of them, on any number of cards."""
    total = stars(cards)
    return STAR_TRADE[total] if total <= MOST_STARS else 0


def picture_worth(cards: tuple[Card, ...]) -> int:
    """RK-060 Exactly three cards; RK-061 three alike are worth 4, 6 or 8, one of each 10, anything else nothing."""
    if len(cards) != SET:
        return 0
    one, two, three = PICTURE[cards[0]], PICTURE[cards[1]], PICTURE[cards[2]]
    if one == two == three:
        return PICTURE_TRADE[one]
    return ONE_OF_EACH if one != two and two != three and one != three else 0


def worth(s: RiskState, cards: tuple[Card, ...]) -> int:
    """RK-057 One of two methods, as agreed before the game. RK-064 Who owns the territories is no matter."""
    return picture_worth(cards) if s.house.pictures else star_worth(cards)


def fits(s: RiskState, me: Seat, card: Card) -> bool:
    """RK-059, RK-061 Whether a card of the hand can be part of a trade with those that lie there.

    Only open things count, so that laying a card tells nothing of those that stay in the hand.
    """
    cards = (*s.laid, card)
    if not s.house.pictures:
        return worth(s, cards) > 0 or (stars(cards) < LEAST_STARS and len(s.hands[me]) > 1)
    return len(cards) < SET or picture_worth(cards) > 0


class TradeCards(Step[RiskState, Action]):
    """RK-056 At the start of the turn cards may be traded for troops; RK-062 as often as one likes.

    Who holds a card is asked, whether it is worth anything or not.
    """

    rules: ClassVar[tuple[str, ...]] = ("RK-056", "RK-057", "RK-059", "RK-060")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: RiskState) -> Ask | None:
        me = self.me
        if len(s.hands[me]) + len(s.laid) < (SET if s.house.pictures else 1):
            return None
        options: list[Action] = [] if s.laid else [DONE]
        if worth(s, s.laid):
            options.append(TRADE_IN)
        for card in s.hands[me]:
            if fits(s, me, card):
                options.append(LAYS[card])
        if s.laid:
            options.append(TAKE_BACK)
        return ask_privately(me, options)

    def about(self, s: RiskState) -> dict[str, object]:
        return {"me": self.me, "cards": s.laid, "worth": worth(s, s.laid), "count": len(s.laid)}

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if action is DONE and s.laid:
            return Refusal("cards-on-table", ("RK-056",), {})
        if action is TRADE_IN and not worth(s, s.laid):
            return Refusal("no-set", ("RK-059", "RK-060", "RK-061"), {})
        if action is TAKE_BACK and not s.laid:
            return Refusal("nothing-laid", ("RK-056",), {})
        if isinstance(action, Lay):
            if action.card in s.laid:
                return Refusal("already-laid", ("RK-056",), {"card": action.card})
            if action.card not in s.hands[seat]:
                return Refusal("not-in-hand", self.rules, {"card": action.card})
            if not fits(s, seat, action.card):
                return Refusal("makes-no-set", ("RK-059", "RK-061"), {"card": action.card})
        return not_now(action)

    def subjects(self, s: RiskState, seat: Seat) -> list[Action]:
        """Trading itself, which needs cards that go together."""
        return [TRADE_IN]

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, Lay):
            cards = (*s.laid, action.card)
            figures: dict[str, object] = {"count": len(cards), "stars": stars(cards), "worth": worth(s, cards)}
            return Outcome("lay-picture" if s.house.pictures else "lay-stars", figures)
        if action is TRADE_IN:
            return Outcome("trade-in", {"worth": worth(s, s.laid), "count": len(s.laid)})
        if action is TAKE_BACK:
            return Outcome("take-back", {"count": len(s.laid)})
        return Outcome("no-trade", {"count": len(s.hands[seat]), "troops": s.reserve})

    def settles(self, s: RiskState, seat: Seat, action: Action) -> bool:
        """RK-135 A card laid on the table is seen by all, and stays known when it is taken back."""
        return isinstance(action, Lay)

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        if isinstance(action, Lay):
            s.hands[seat] = tuple([card for card in s.hands[seat] if card != action.card])
            s.laid = (*s.laid, action.card)
            s.knows[action.card] = 0
            s.emit(ev.Laid(seat, action.card))
            s.do(self)
        elif action is TRADE_IN:
            troops = worth(s, s.laid)
            spend(s, s.laid)
            s.emit(ev.Traded(seat, s.laid, troops))
            s.laid = ()
            s.reserve += troops
            s.do(self)
        elif action is TAKE_BACK:
            take_back(s, seat)
            s.do(self)


def take_back(s: RiskState, me: Seat) -> None:
    """RK-056 A trade is a right: laid cards may go back into the hand, but all have seen them (RK-135)."""
    for card in s.laid:
        for other in range(s.seats):
            if other != me:
                s.learn_card(other, card)
    s.hands[me] = tuple(sorted((*s.hands[me], *s.laid)))
    s.emit(ev.TookBack(me, s.laid))
    s.laid = ()


def spend(s: RiskState, cards: tuple[Card, ...]) -> None:
    """RK-063 Traded cards go to the spent ones, open to all."""
    for card in cards:
        s.spent[card] = 1
