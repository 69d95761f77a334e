"""Playing a card: the end of the court it goes to, loyalty, and its impact icons."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    PUTS,
    ROADS,
    SPIES,
    Border,
    Card,
    PlaceRoad,
    PlaceSpy,
    PutAt,
    Side,
)
from meydan.games.pax_pamir.facts import (
    ARMY,
    BORDERS_OF,
    ICONS,
    LEFT,
    LEVERAGE,
    LEVERAGE_RUPEES,
    PASHTUNWALI,
    PATRIOT,
    REGION,
    RIGHT,
    ROAD,
    SPY,
    TRIBE,
    is_suit,
    suit_of,
)
from meydan.games.pax_pamir.rules.automa import borders_in_order, highest_priority
from meydan.games.pax_pamir.rules.building import road_figures
from meydan.games.pax_pamir.rules.court import change_loyalty, without
from meydan.games.pax_pamir.rules.finding import FindBlock, FindCylinder
from meydan.games.pax_pamir.rules.moving import ring, spy_figures
from meydan.games.pax_pamir.rules.pieces import place_army, place_road, place_spy, place_tribe
from meydan.games.pax_pamir.rules.reasons import refuse_place
from meydan.games.pax_pamir.table import PaxState


class PutCard(Step[PaxState, Action]):
    """PP-099 The card goes to the left or right end of the court; PP-027 nothing else changes the order there."""

    rules: ClassVar[tuple[str, ...]] = ("PP-099",)

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def ask(self, s: PaxState) -> Ask | None:
        return ask_one(self.me, PUTS) if s.courts[self.me] else None

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-138 Its neighbours: the card at this end of the court, and the one of the next court."""
        assert isinstance(action, PutAt)
        court, cards = s.courts[seat], ring(s)
        inner = court[0] if action.side == LEFT else court[-1]
        at = cards.index(inner)
        outer = cards[at - 1] if action.side == LEFT else cards[(at + 1) % len(cards)]
        if s.holds(seat, outer):
            return Outcome("put-at", {"card": inner, "alone": True})
        return Outcome("put-at", {"card": inner, "alone": False, "origin": outer, "target": s.owner_of(outer)})

    def run(self, s: PaxState) -> None:
        put_card(s, self.me, self.card, RIGHT)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, PutAt):
            put_card(s, seat, self.card, action.side)


def put_card(s: PaxState, me: Seat, card: Card, side: Side) -> None:
    """PP-100 A patriot of another coalition first changes the loyalty; PP-101 then the icons, top to bottom."""
    s.hands[me] = without(s.hands[me], card)
    s.courts[me] = (card, *s.courts[me]) if side == LEFT else (*s.courts[me], card)
    s.emit(ev.Played(me, card, side))
    s.do(Impact(me, card, 0, False))
    if PATRIOT[card] >= 0 and not s.is_wakhan(me) and PATRIOT[card] != s.loyalty[me]:
        change_loyalty(s, me, PATRIOT[card])


class Impact(Step[PaxState, Action]):
    """PP-101 The impact icons in printed order, as long as the card is in the court; ``sought``: no piece was found."""

    rules: ClassVar[tuple[str, ...]] = ("PP-101", "PP-102", "PP-105")

    def __init__(self, me: Seat, card: Card, at: int, sought: bool) -> None:
        self.me = me
        self.card = card
        self.at = at
        self.sought = sought

    def icon(self) -> int:
        icons = ICONS[self.card]
        return icons[self.at] if self.at < len(icons) else -1

    def ask(self, s: PaxState) -> Ask | None:
        me = self.me
        if s.is_wakhan(me) or self.card not in s.courts[me]:
            return None
        icon = self.icon()
        if icon == ROAD and s.pool[s.loyalty[me]]:
            return ask_one(me, [ROADS[border] for border in BORDERS_OF[REGION[self.card]]])
        if icon == SPY and s.cylinders[me]:
            return ask_one(me, [SPIES[card] for card in cards_of_region(s, REGION[self.card])])
        return None

    def about(self, s: PaxState) -> dict[str, object]:
        kind = "road" if self.icon() == ROAD else "spy"
        return {"me": self.me, "card": self.card, "region": REGION[self.card], "kind": kind}

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        region = REGION[self.card]
        if isinstance(action, PlaceRoad) and self.icon() == ROAD and action.border not in BORDERS_OF[region]:
            objection = Refusal("not-its-border", ("PP-102",), {"border": action.border, "region": region})
        elif isinstance(action, PlaceSpy) and self.icon() == SPY:
            objection = refuse_place(s, action.card, region, ("PP-105",))
        return objection or not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, PlaceSpy):
            return Outcome("place-spy", spy_figures(s, seat, action.card))
        assert isinstance(action, PlaceRoad)
        return Outcome("place-road", road_figures(s, seat, action.border, 0))

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        """A spy on the card itself takes nobody hostage."""
        return SPIES[self.card] if self.icon() == SPY else options[0]

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        s.do(Impact(seat, self.card, self.at + 1, False))
        if isinstance(action, PlaceRoad):
            place_road(s, seat, s.loyalty[seat], action.border, pe.ICON)
        elif isinstance(action, PlaceSpy):
            place_spy(s, seat, action.card)
            s.emit(pe.PlacedSpy(seat, action.card, pe.ICON))

    def run(self, s: PaxState) -> None:
        """PP-106 Leverage brings two rupees, PP-107 a suit is favoured; pieces go where the icon says. PP-203 Wakhan's
        spies and roads go where her cards say."""
        me = self.me
        icon = self.icon()
        if icon < 0 or self.card not in s.courts[me]:
            return
        if icon == LEVERAGE:
            s.rupees[me] += LEVERAGE_RUPEES
            s.emit(ev.Leveraged(me, self.card, LEVERAGE_RUPEES))
        elif is_suit(icon):
            favour(s, suit_of(icon))
        elif self.needs_piece(s, icon):
            if not self.sought:
                again = Impact(me, self.card, self.at, True)
                s.do(FindBlock(me, s.side(me)) if icon in (ARMY, ROAD) else FindCylinder(me), again)
                return
        elif icon == ARMY:
            place_army(s, me, s.side(me), REGION[self.card], pe.ICON)
        elif icon == TRIBE:
            place_tribe(s, me, REGION[self.card])
        elif icon == ROAD:
            place_road(s, me, s.side(me), self.wakhan_border(s), pe.ICON)
        else:
            spy = wakhan_spy_target(s, me, REGION[self.card])
            place_spy(s, me, spy)
            s.emit(pe.PlacedSpy(me, spy, pe.ICON))
        s.do(Impact(me, self.card, self.at + 1, False))

    def needs_piece(self, s: PaxState, icon: int) -> bool:
        """PP-055 Whether the supply this icon takes from is empty."""
        if icon in (ARMY, ROAD):
            return s.pool[s.side(self.me)] == 0
        return s.cylinders[self.me] == 0

    def wakhan_border(self, s: PaxState) -> Border:
        """PP-205 Her roads go on consecutive borders, by the other region's place on her card, then round again."""
        borders = borders_in_order(s, REGION[self.card])
        return borders[ICONS[self.card][: self.at].count(ROAD) % len(borders)]


def cards_of_region(s: PaxState, region: int) -> list[Card]:
    """PP-105 Every court card of this region, in any court."""
    return [card for seat in s.order for card in s.courts[seat] if REGION[card] == region]


def wakhan_spy_target(s: PaxState, me: Seat, region: int) -> Card:
    """PP-204 The card of highest priority of the region where she does not yet have the most spies."""
    cards = cards_of_region(s, region)
    behind = [card for card in cards if not leads_in_spies(s, me, card)]
    return highest_priority(s, me, behind or cards)


def leads_in_spies(s: PaxState, me: Seat, card: Card) -> bool:
    mine = s.spy(card, me)
    for seat in range(s.seats):
        if seat != me and s.spy(card, seat) >= mine:
            return False
    return True


def favour(s: PaxState, suit: int) -> None:
    """PP-107 The marker moves, also to where it is; not under Pashtunwali Values. PP-026 Nothing else moves it."""
    if s.in_force(PASHTUNWALI):
        s.emit(ev.SuitKept(s.favoured))
    else:
        s.favoured = suit
        s.emit(ev.SuitFavoured(suit))
