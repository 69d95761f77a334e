"""Playing a card: the bribe, the end of the court it goes to, loyalty, and its impact icons."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    DEMANDS,
    PAY,
    PUTS,
    REFUSE,
    ROADS,
    SPIES,
    WITHDRAW,
    Border,
    Card,
    Demand,
    PlaceRoad,
    PlaceSpy,
    PutAt,
    Side,
)
from meydan.games.pax_pamir.codes import withdrawal_code
from meydan.games.pax_pamir.facts import (
    ARMY,
    BORDERS_OF,
    CHARISMATIC_COURTIERS,
    CIVIL_SERVICE,
    COURTLY_MANNERS,
    DISREGARD,
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
from meydan.games.pax_pamir.rules.card_actions import begin_deed, least_cost
from meydan.games.pax_pamir.rules.court import change_loyalty, without
from meydan.games.pax_pamir.rules.finding import FindBlock, FindCylinder
from meydan.games.pax_pamir.rules.pieces import place_army, place_road, place_spy, place_tribe
from meydan.games.pax_pamir.rules.reasons import refuse_place
from meydan.games.pax_pamir.table import PaxState

NO_DEED = -1

# Bribes


def play_bribe(s: PaxState, me: Seat, card: Card) -> int:
    """PP-096 As many rupees as the ruler has tribes there; PP-095 none if you rule or nobody does, or by an ability."""
    region = REGION[card]
    ruler = s.ruler[region]
    if ruler < 0 or ruler == me or s.in_force(DISREGARD) or s.holds(me, CHARISMATIC_COURTIERS):
        return 0
    return s.tribe(region, ruler)


def hostage_bribe(s: PaxState, me: Seat, card: Card) -> int:
    """PP-118 One rupee for each spy of the hostage taker; PP-241 for bonus actions too."""
    taker = s.hostage_taker(me, card)
    if taker < 0 or s.in_force(DISREGARD) or s.holds(me, CIVIL_SERVICE):
        return 0
    return s.spy(card, taker)


def request_play(s: PaxState, me: Seat, card: Card) -> None:
    """PP-094 The card is shown; its region's ruler may want a bribe."""
    bribe = play_bribe(s, me, card)
    if bribe:
        s.do(NameBribe(me, s.ruler[REGION[card]], card, NO_DEED, bribe))
    else:
        go_on(s, me, card, NO_DEED)


def request_deed(s: PaxState, me: Seat, card: Card, deed: int) -> None:
    """PP-118 The owner may use a hostage card only after paying the hostage taker."""
    bribe = hostage_bribe(s, me, card)
    if bribe:
        taker = s.hostage_taker(me, card)
        s.emit(ev.AskedLeave(me, taker, card, deed))
        s.do(NameBribe(me, taker, card, deed, bribe))
    else:
        go_on(s, me, card, deed)


def go_on(s: PaxState, me: Seat, card: Card, deed: int) -> None:
    if deed == NO_DEED:
        s.actions_left -= 1
        s.do(PutCard(me, card))
    else:
        begin_deed(s, me, card, deed)


def for_what(deed: int) -> dict[str, object]:
    return {"kind": "play"} if deed == NO_DEED else {"kind": "use", "deed": deed}


class NameBribe(Step[PaxState, Demand]):
    """PP-097 The ruler, or PP-119 the hostage taker, names one sum and may waive any part. Wakhan waives nothing."""

    rules: ClassVar[tuple[str, ...]] = ("PP-096", "PP-097", "PP-118", "PP-119")

    def __init__(self, me: Seat, target: Seat, card: Card, deed: int, full: int) -> None:
        self.me = me
        self.target = target
        self.card = card
        self.deed = deed
        self.full = full

    def ask(self, s: PaxState) -> Ask | None:
        if s.is_wakhan(self.target):
            return None
        return ask_one(self.target, DEMANDS[self.full :: -1])

    def about(self, s: PaxState) -> dict[str, object]:
        about: dict[str, object] = {"me": self.me, "target": self.target, "card": self.card, "full": self.full}
        return about | for_what(self.deed)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Demand) and action.rupees > self.full:
            return Refusal("bribe-too-high", self.rules, {"full": self.full})
        return not_now(action)

    def run(self, s: PaxState) -> None:
        self.named(s, self.full)

    def answer(self, s: PaxState, seat: Seat, action: Demand) -> None:
        self.named(s, action.rupees)

    def named(self, s: PaxState, rupees: int) -> None:
        s.emit(ev.Demanded(self.target, self.me, rupees, self.full))
        if rupees:
            s.do(AnswerBribe(self.me, self.target, self.card, self.deed, rupees))
        else:
            go_on(s, self.me, self.card, self.deed)


class AnswerBribe(Step[PaxState, Action]):
    """PP-098 Pay or withdraw: PP-240 withdrawing spends no action, and the same is not offered again this turn."""

    rules: ClassVar[tuple[str, ...]] = ("PP-096", "PP-098", "PP-118", "PP-240")

    def __init__(self, me: Seat, target: Seat, card: Card, deed: int, rupees: int) -> None:
        self.me = me
        self.target = target
        self.card = card
        self.deed = deed
        self.rupees = rupees

    def can_pay(self, s: PaxState) -> bool:
        """PP-119 Enough must be left for what the action itself costs at least."""
        need = self.rupees if self.deed == NO_DEED else self.rupees + least_cost(s, self.me, self.deed)
        return s.rupees[self.me] >= need

    def ask(self, s: PaxState) -> Ask | None:
        options: list[Action] = []
        if self.can_pay(s):
            options.append(PAY)
        if s.has_effect(self.me, COURTLY_MANNERS):
            options.append(REFUSE)
        options.append(WITHDRAW)
        return ask_one(self.me, options)

    def about(self, s: PaxState) -> dict[str, object]:
        about: dict[str, object] = {"me": self.me, "target": self.target, "card": self.card, "rupees": self.rupees}
        return about | for_what(self.deed)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        if action is PAY and not self.can_pay(s):
            return Refusal("cannot-pay-bribe", self.rules, {"rupees": self.rupees})
        if action is REFUSE and not s.has_effect(seat, COURTLY_MANNERS):
            return Refusal("no-courtly-manners", ("PP-239",), {})
        return not_now(action)

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is WITHDRAW:
            s.withdrawn = (*s.withdrawn, withdrawal_code(self.card, self.deed))
            s.emit(ev.Withdrew(seat, self.card))
            return
        if action is PAY:
            pay_bribe(s, seat, self.target, self.rupees)
        else:
            s.emit(ev.RefusedBribe(seat, self.target))
        go_on(s, seat, self.card, self.deed)


def pay_bribe(s: PaxState, me: Seat, target: Seat, rupees: int) -> None:
    """PP-096 The sum goes from player to player."""
    s.rupees[me] -= rupees
    s.rupees[target] += rupees
    s.emit(ev.Bribed(me, target, rupees))


def is_withdrawn(s: PaxState, card: Card, deed: int) -> bool:
    """PP-098 The play, or PP-240 the action, is not offered again this turn."""
    return len(s.withdrawn) > 0 and withdrawal_code(card, deed) in s.withdrawn


# The card itself


class PutCard(Step[PaxState, Action]):
    """PP-099 The card goes to the left or right end of the court; PP-027 nothing else changes the order there."""

    rules: ClassVar[tuple[str, ...]] = ("PP-099",)

    def __init__(self, me: Seat, card: Card) -> None:
        self.me = me
        self.card = card

    def ask(self, s: PaxState) -> Ask | None:
        return ask_one(self.me, PUTS) if s.courts[self.me] else None

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

    def default(self, s: PaxState, seat: Seat, options: list[Action]) -> Action:
        """A spy on the card itself takes nobody hostage."""
        return SPIES[self.card] if self.icon() == SPY else options[0]

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        s.do(Impact(seat, self.card, self.at + 1, False))
        if isinstance(action, PlaceRoad):
            place_road(s, seat, s.loyalty[seat], action.border)
        elif isinstance(action, PlaceSpy):
            place_spy(s, seat, action.card)
            s.emit(pe.PlacedSpy(seat, action.card))

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
            place_army(s, me, s.side(me), REGION[self.card])
        elif icon == TRIBE:
            place_tribe(s, me, REGION[self.card])
        elif icon == ROAD:
            place_road(s, me, s.side(me), self.wakhan_border(s))
        else:
            spy = wakhan_spy_target(s, me, REGION[self.card])
            place_spy(s, me, spy)
            s.emit(pe.PlacedSpy(me, spy))
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
