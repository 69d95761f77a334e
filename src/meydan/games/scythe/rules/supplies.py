"""Getting and paying: power, coins, popularity, resources and combat cards."""

from typing import ClassVar

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
    not_now,
)
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import (
    DONE,
    PAYMENTS,
    PUTS,
    SPENDS,
    TAKES,
    Bottom,
    Done,
    PayFrom,
    Place,
    PutOn,
    Resource,
    SpendCard,
    TakeResource,
)
from meydan.games.scythe.facts import (
    BOTTOM_COST,
    CARD_VALUES,
    COINS,
    COMBAT_CARDS,
    COST_IN,
    CRIMEA,
    FACTORY,
    KINDS,
    POPULARITY,
    POPULARITY_TRACK,
    POWER,
    POWER_TRACK,
    TERRITORIES,
)
from meydan.games.scythe.table import ScytheState

# Power, coins, popularity


def gain(s: ScytheState, seat: Seat, bonus: int, amount: int, why: str) -> None:
    """SC-080 Power stops at 16 and popularity at 18: what is beyond the track is lost. SC-009 Coins never run out."""
    if bonus == COMBAT_CARDS:
        s.do(DrawCards(seat, amount, why))
        return
    if bonus == POWER:
        amount = min(amount, POWER_TRACK - s.power[seat])
        s.power[seat] += amount
    elif bonus == COINS:
        s.coins[seat] += amount
    else:
        amount = min(amount, POPULARITY_TRACK - s.popularity[seat])
        s.popularity[seat] += amount
    if amount:
        s.emit(ev.Gained(seat, bonus, amount, why))


def pay(s: ScytheState, seat: Seat, bonus: int, amount: int) -> None:
    """SC-051 Costs are paid in full, first."""
    if amount:
        take_away(s, seat, bonus, amount)
        s.emit(ev.Paid(seat, bonus, amount))


def lose(s: ScytheState, seat: Seat, bonus: int, amount: int, why: str) -> None:
    """SC-069, SC-156 What others or own deeds take away stops at 0."""
    amount = min(amount, s.power[seat] if bonus == POWER else s.popularity[seat])
    if amount:
        take_away(s, seat, bonus, amount)
        s.emit(ev.Lost(seat, bonus, amount, why))


def take_away(s: ScytheState, seat: Seat, bonus: int, amount: int) -> None:
    if bonus == POWER:
        s.power[seat] -= amount
    elif bonus == COINS:
        s.coins[seat] -= amount
    else:
        s.popularity[seat] -= amount


def can_pay(s: ScytheState, seat: Seat, cost: list[int]) -> bool:
    """SC-052, SC-176 A cost in power, coins, popularity and combat cards that cannot be paid whole is not begun."""
    return (
        s.power[seat] >= cost[POWER]
        and s.coins[seat] >= cost[COINS]
        and s.popularity[seat] >= cost[POPULARITY]
        and s.hand_size(seat) >= cost[COMBAT_CARDS]
    )


def pay_all(s: ScytheState, seat: Seat, cost: list[int]) -> None:
    for bonus in (POWER, COINS, POPULARITY):
        pay(s, seat, bonus, cost[bonus])
    if cost[COMBAT_CARDS]:
        s.do(*[DiscardCard(seat)] * cost[COMBAT_CARDS])


# Combat cards


class DrawCards(Step[ScytheState, Fell]):
    """SC-031 Draw from the deck; when it is empty the discards are shuffled into a new one; with neither, nothing."""

    rules: ClassVar[tuple[str, ...]] = ("SC-031",)

    def __init__(self, me: Seat, left: int, why: str = "") -> None:
        self.me = me
        self.left = left
        self.why = why

    def ask(self, s: ScytheState) -> Ask | None:
        cards = sum(s.deck)
        return ask_chance(Draw(tuple(s.deck), min(self.left, cards))) if self.left and cards else None

    def run(self, s: ScytheState) -> None:
        count = sum(s.discard)
        if self.left and count:
            s.deck, s.discard = s.discard, s.deck
            s.emit(ev.Reshuffled(count))
            s.do(self)

    def answer(self, s: ScytheState, seat: Seat, action: Fell) -> None:
        for kind in action.values:
            s.deck[kind] -= 1
            s.add_card(self.me, kind, 1)
        count = len(action.values)
        s.emit(ev.Drew(self.me, count, tuple([CARD_VALUES[kind] for kind in action.values]), self.why))
        s.do(DrawCards(self.me, self.left - count, self.why))


def discard(s: ScytheState, seat: Seat, kind: int, count: int) -> None:
    """Cards leave a hand, open to all. Who knew one of this value there cannot be sure any more that it still is."""
    s.add_card(seat, kind, -count)
    s.discard[kind] += count
    if count and s.faction[seat] == CRIMEA:
        for other in range(s.seats):
            s.know_stolen(other, kind, max(0, s.known_stolen(other, kind) - count))


def spends(s: ScytheState, seat: Seat) -> list[Action]:
    return [SPENDS[kind] for kind in range(KINDS) if s.cards_of(seat, kind)]


def refuse_card(s: ScytheState, seat: Seat, action: SpendCard, rules: tuple[str, ...]) -> Refusal:
    if not s.cards_of(seat, CARD_VALUES.index(action.value)):
        return Refusal("no-such-card", rules, {"value": action.value})
    return not_now(action)


class DiscardCard(Step[ScytheState, SpendCard]):
    """SC-187 The combat card a factory card costs: its owner picks it, and it goes face up to the discards."""

    rules: ClassVar[tuple[str, ...]] = ("SC-187",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_privately(self.me, spends(s, self.me))

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Done):
            return Refusal("price-in-full", ("SC-051", "SC-187"), {})
        return refuse_card(s, seat, action, self.rules) if isinstance(action, SpendCard) else not_now(action)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        return [DONE]

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        return Outcome("spend-card", {"left": s.hand_size(seat) - 1})

    def answer(self, s: ScytheState, seat: Seat, action: SpendCard) -> None:
        discard(s, seat, CARD_VALUES.index(action.value), 1)
        s.emit(ev.SpentCard(seat, action.value))


# Paying resources


def cost_of(s: ScytheState, me: Seat, bottom: Bottom) -> int:
    """SC-098 What a bottom-row action costs now: every cube on a red square takes one resource off."""
    return BOTTOM_COST[s.mat[me]][bottom] - s.cubes_on(me, bottom)


def stocks(s: ScytheState, seat: Seat, resource: Resource) -> list[Place]:
    """SC-018, SC-019 Tokens on any hex one controls may be spent, wherever the action takes place (SC-021, SC-022)."""
    return [h for h in TERRITORIES if s.goods_on(h, resource) and s.controller(h) == seat]


def may_coerce(s: ScytheState, seat: Seat) -> bool:
    """SC-147 Crimea, once per turn: one combat card, whatever its value, stands for any one resource."""
    return s.faction[seat] == CRIMEA and not s.coerced and s.hand_size(seat) > 0


def refuse_coercion(s: ScytheState, seat: Seat, action: SpendCard) -> Refusal:
    """SC-147 Why no combat card, or not this one, can stand for a resource."""
    if s.faction[seat] != CRIMEA:
        return Refusal("only-crimea", ("SC-147",), {"faction": CRIMEA})
    if s.coerced:
        return Refusal("once-a-turn", ("SC-147",), {})
    return refuse_card(s, seat, action, ("SC-147",))


def can_afford(s: ScytheState, seat: Seat, resource: Resource, count: int) -> bool:
    """SC-052 The whole cost must be there; SC-147 a card may stand for one of it (SC-148)."""
    have = s.tokens_of(seat, resource)
    return have >= count or (have == count - 1 and may_coerce(s, seat))


class PayResources(Step[ScytheState, Action]):
    """SC-023 The payer chooses the hexes the tokens come from, where there is a choice."""

    rules: ClassVar[tuple[str, ...]] = ("SC-018", "SC-019", "SC-023", "SC-147")

    def __init__(self, me: Seat, resource: Resource, left: int) -> None:
        self.me = me
        self.resource = resource
        self.left = left

    def ask(self, s: ScytheState) -> Ask | None:
        me = self.me
        if not self.left:
            return None
        have = s.tokens_of(me, self.resource)
        places = stocks(s, me, self.resource)
        if may_coerce(s, me):
            if have < self.left:
                return ask_privately(me, spends(s, me))
            return ask_privately(me, [*[PAYMENTS[place] for place in places], *spends(s, me)])
        if len(places) == 1 or have == self.left:
            return None
        return ask_one(me, [PAYMENTS[place] for place in places])

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PayFrom):
            if not s.controls(seat, action.place):
                return Refusal("not-controlled", ("SC-018",), {"place": action.place})
            if not s.goods_on(action.place, self.resource):
                return Refusal("nothing-there", ("SC-019",), {"place": action.place, "resource": self.resource})
            if s.tokens_of(seat, self.resource) < self.left:
                return Refusal("card-first", ("SC-147",), {"resource": self.resource})
        if isinstance(action, SpendCard):
            return refuse_coercion(s, seat, action)
        return not_now(action)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        """SC-147 Where a card must stand for a resource: a hex that cannot pay."""
        places = stocks(s, seat, self.resource) or [h for h in TERRITORIES if s.controls(seat, h)] or [FACTORY]
        return [PAYMENTS[places[0]]]

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, PayFrom):
            left = s.goods_on(action.place, self.resource) - 1
            return Outcome("pay-from", {"resource": self.resource, "left": left, "due": self.left - 1})
        return Outcome("coerce", {"resource": self.resource, "left": s.hand_size(seat) - 1})

    def run(self, s: ScytheState) -> None:
        left = self.left
        for place in stocks(s, self.me, self.resource):
            count = min(left, s.goods_on(place, self.resource))
            left -= count
            self.spend(s, place, count)

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, PayFrom):
            self.spend(s, action.place, 1)
        elif isinstance(action, SpendCard):
            s.coerced = True
            discard(s, seat, CARD_VALUES.index(action.value), 1)
            s.emit(ev.SpentCard(seat, action.value))
        s.do(PayResources(seat, self.resource, self.left - 1))

    def spend(self, s: ScytheState, place: Place, count: int) -> None:
        if count:
            s.add_goods(place, self.resource, -count)
            s.emit(ev.PaidResources(self.me, self.resource, count, place))


# Getting resources


def put_resources(s: ScytheState, seat: Seat, place: Place, resource: Resource, count: int, why: str) -> None:
    """SC-018, SC-020 Resources stay on the board, any number of them on a hex."""
    s.add_goods(place, resource, count)
    s.emit(ev.GotResources(seat, resource, count, place, why))


class ChoosePlace(Step[ScytheState, PutOn]):
    """SC-079 Resources of one's choice go all on one controlled territory with an own worker."""

    rules: ClassVar[tuple[str, ...]] = ("SC-079",)

    def __init__(self, me: Seat, count: int, why: str = "") -> None:
        self.me = me
        self.count = count
        self.why = why

    def ask(self, s: ScytheState) -> Ask | None:
        places = s.worker_hexes(self.me)
        return ask_one(self.me, [PUTS[place] for place in places]) if places else None

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PutOn) and action.place not in s.worker_hexes(seat):
            return Refusal("no-worker-there", self.rules, {"place": action.place})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        """SC-018 What lies there already, and whether more than workers guard it."""
        assert isinstance(action, PutOn)
        return Outcome("put-on", {"goods": s.goods_count(action.place), "guarded": s.fighters(action.place) > 0})

    def answer(self, s: ScytheState, seat: Seat, action: PutOn) -> None:
        s.do(ChooseResources(seat, action.place, self.count, self.why))


class ChooseResources(Step[ScytheState, Action]):
    """SC-078 Resources in any mix, one after the other; SC-051 fewer than allowed is fine."""

    rules: ClassVar[tuple[str, ...]] = ("SC-078", "SC-051")

    def __init__(self, me: Seat, place: Place, left: int, why: str = "") -> None:
        self.me = me
        self.place = place
        self.left = left
        self.why = why

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, [*TAKES, DONE]) if self.left else None

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PutOn):
            return Refusal("place-is-chosen", ("SC-079",), {"place": self.place})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        """SC-092 How far the resource is then from the action that it pays."""
        if not isinstance(action, TakeResource):
            return Outcome("done-resources", {"left": self.left})
        bottom = COST_IN.index(action.resource)
        after = s.tokens_of(seat, action.resource) + 1
        return Outcome("take-resource", {"after": after, "bottom": bottom, "cost": cost_of(s, seat, bottom)})

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeResource):
            put_resources(s, seat, self.place, action.resource, 1, self.why)
            s.do(ChooseResources(seat, self.place, self.left - 1, self.why))
