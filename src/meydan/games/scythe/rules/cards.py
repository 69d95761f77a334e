"""What encounter and factory cards give, and the factory cards on the board."""

from typing import ClassVar, TypeAlias

from meydan.core.chance import Pick
from meydan.core.contract import (
    Action,
    AnyStep,
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
    FACTORY_TAKES,
    OFFER_TAKES,
    Bonus,
    Encounter,
    Offer,
    Place,
    Resource,
    TakeFactoryCard,
    TakeOffer,
)
from meydan.games.scythe.facts import (
    BONUS_GAINS,
    BONUSES,
    BOTTOM_GAINS,
    FACTORY,
    FACTORY_COST,
    FACTORY_GAIN,
    GAINS,
    OFFER_COST,
    OFFER_GAIN,
    OFFERS_OF,
    POLANIA,
    POPULARITY,
    POPULARITY_GOAL,
    POWER,
    POWER_GOAL,
    PRODUCE_GAIN,
    RESOURCE_GAINS,
    RESOURCES_GAIN,
    WORKER_GAIN,
)
from meydan.games.scythe.rules.benefits import Benefit, nothing_left
from meydan.games.scythe.rules.produce import GainWorker, Producing
from meydan.games.scythe.rules.stars import PlaceStars, ends_game, star_figures
from meydan.games.scythe.rules.supplies import (
    ChoosePlace,
    ChooseResources,
    can_pay,
    gain,
    pay_all,
    put_resources,
)
from meydan.games.scythe.table import ScytheState

Gains: TypeAlias = list[tuple[tuple[int, ...], int]]
"""What a card gives, in order: one of these kinds, and how much of it."""


class GainBonus(Step[ScytheState, Action]):
    """Power, coins, popularity or combat cards that an action gives."""

    def __init__(self, me: Seat, bonus: Bonus, amount: int, why: str = "") -> None:
        self.me = me
        self.bonus = bonus
        self.amount = amount
        self.why = why

    def run(self, s: ScytheState) -> None:
        gain(s, self.me, self.bonus, self.amount, self.why)


class GainTokens(Step[ScytheState, Action]):
    """SC-178 Resources of a given kind come to the hex of the encounter."""

    def __init__(self, me: Seat, place: Place, resource: Resource, amount: int) -> None:
        self.me = me
        self.place = place
        self.resource = resource
        self.amount = amount

    def run(self, s: ScytheState) -> None:
        put_resources(s, self.me, self.place, self.resource, self.amount, "encounter")


def gains(me: Seat, gain_list: Gains, place: Place | None) -> list[AnyStep]:
    """SC-179, SC-187 What a card gives, one thing after the other: no mat costs, coins or recruit bonuses with it."""
    why = "factory" if place is None else "encounter"
    steps: list[AnyStep] = []
    for kinds, amount in gain_list:
        kind = kinds[0]
        if kind in BONUS_GAINS:
            steps.append(GainBonus(me, BONUS_GAINS.index(kind), amount, why))
        elif kind in RESOURCE_GAINS:
            steps.append(GainTokens(me, met_at(place, kind), RESOURCE_GAINS.index(kind), amount))
        elif kind == RESOURCES_GAIN:
            steps.append(ChoosePlace(me, amount, why) if place is None else ChooseResources(me, place, amount, why))
        elif kind == WORKER_GAIN:
            steps.append(GainWorker(me, met_at(place, kind)))
        elif kind == PRODUCE_GAIN:
            steps.append(Producing(me, amount, None, ()))
        else:
            steps.append(Benefit(me, tuple([BOTTOM_GAINS.index(k) for k in kinds]), place))
    return steps


def met_at(place: Place | None, kind: int) -> Place:
    """SC-178 The hex of the encounter. Only there can a card put tokens of one kind or a worker."""
    if place is None:
        raise ValueError(f"a card without a hex cannot give {GAINS[kind]}")
    return place


# What the price leaves, and what a card brings


def price_figures(s: ScytheState, seat: Seat, cost: list[int]) -> dict[str, object]:
    """What a card is paid with and what is left of it; of a price in two kinds the one that is missing or shortest."""
    have = [s.power[seat], s.coins[seat], s.popularity[seat], s.hand_size(seat)]
    paid = [bonus for bonus in range(len(BONUSES)) if cost[bonus]]
    if not paid:
        return {"paid": "nothing", "cost": 0, "have": 0, "left": 0}
    scarce = min(paid, key=lambda bonus: have[bonus] - cost[bonus])
    figures: dict[str, object] = {"paid": BONUSES[scarce], "cost": cost[scarce], "have": have[scarce]}
    return figures | {"left": have[scarce] - cost[scarce]}


def card_stars(s: ScytheState, seat: Seat, cost: list[int], gain_list: Gains) -> dict[str, object]:
    """Stars for power and popularity that the card surely brings, its price taken off."""
    gained = {goal: -cost[bonus] for goal, bonus in ((POWER_GOAL, POWER), (POPULARITY_GOAL, POPULARITY))}
    for kinds, amount in gain_list:
        if kinds[0] == BONUS_GAINS[POWER]:
            gained[POWER_GOAL] += amount
        if kinds[0] == BONUS_GAINS[POPULARITY]:
            gained[POPULARITY_GOAL] += amount
    return star_figures(s, seat, gained)


def is_empty(s: ScytheState, seat: Seat, gain_list: Gains, place: Place | None) -> bool:
    """Whether nothing of this can be had: its benefits are all taken, or there is no place for them."""
    for kinds, _ in gain_list:
        if kinds[0] == WORKER_GAIN and not s.unborn[seat]:
            continue
        if kinds[0] not in BOTTOM_GAINS:
            return False
        if not all(nothing_left(s, seat, BOTTOM_GAINS.index(kind), place) for kind in kinds):
            return False
    return True


# Encounters


class MeetPeople(Step[ScytheState, Fell]):
    """SC-075, SC-173 After all combats a character on an encounter token takes it off and draws a card.

    SC-026 Only a character does. SC-164 It may have won its place in a combat; SC-181 where it lost, the token stays.
    SC-180 The card goes under the deck, which never comes round.
    """

    rules: ClassVar[tuple[str, ...]] = ("SC-173",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_chance(Pick(len(s.encounters))) if s.character[self.me] in s.tokens else None

    def answer(self, s: ScytheState, seat: Seat, action: Fell) -> None:
        me, place = self.me, s.character[self.me]
        card = s.encounters[action.values[0]]
        s.encounters = tuple([other for other in s.encounters if other != card])
        s.tokens = tuple([token for token in s.tokens if token != place])
        s.emit(ev.MetEncounter(me, card, place))
        s.do(ChooseOffer(me, card, place, None))


class ChooseOffer(Step[ScytheState, Action]):
    """SC-175 Choose one option of the card and pay for it; SC-150 Polania may take a second, different one."""

    rules: ClassVar[tuple[str, ...]] = ("SC-175", "SC-176", "SC-150")

    def __init__(self, me: Seat, encounter: Encounter, place: Place, taken: Offer | None) -> None:
        self.me = me
        self.encounter = encounter
        self.place = place
        self.taken = taken

    def ask(self, s: ScytheState) -> Ask | None:
        offers = [offer for offer in OFFERS_OF[self.encounter] if offer != self.taken]
        options = [OFFER_TAKES[offer] for offer in offers if can_pay(s, self.me, OFFER_COST[offer])]
        if self.taken is not None:
            options.append(DONE)
        return ask_one(self.me, options)

    def about(self, s: ScytheState) -> dict[str, object]:
        return {
            "me": self.me,
            "encounter": self.encounter,
            "place": self.place,
            "second": self.taken is not None,
        }

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, TakeOffer):
            if action.offer not in OFFERS_OF[self.encounter]:
                return Refusal("other-card", ("SC-175",), {"encounter": self.encounter})
            if action.offer == self.taken:
                return Refusal("another-offer", ("SC-150",), {})
            if not can_pay(s, seat, OFFER_COST[action.offer]):
                return Refusal("cannot-pay", ("SC-176",), price_figures(s, seat, OFFER_COST[action.offer]))
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if not isinstance(action, TakeOffer):
            return Outcome("done-offer", {})
        cost, gain_list = OFFER_COST[action.offer], OFFER_GAIN[action.offer]
        figures = price_figures(s, seat, cost) | {"empty": is_empty(s, seat, gain_list, self.place)}
        return Outcome("take-offer", figures | card_stars(s, seat, cost, gain_list))

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return ends_game(self.brings(s, seat, action))

    def default(self, s: ScytheState, seat: Seat, options: list[Action]) -> Action:
        """SC-175 One must be chosen: the first option of every card is free. SC-150 The second may be left."""
        return DONE if DONE in options else options[0]

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if not isinstance(action, TakeOffer):
            return
        offer = action.offer
        s.emit(ev.TookOffer(seat, offer))
        plan: list[AnyStep] = [*gains(seat, OFFER_GAIN[offer], self.place), PlaceStars(seat)]
        if s.faction[seat] == POLANIA and self.taken is None:
            plan.append(ChooseOffer(seat, self.encounter, self.place, offer))
        s.do(*plan)
        pay_all(s, seat, OFFER_COST[offer])


# The Factory


class VisitFactory(Step[ScytheState, Action]):
    """SC-184 The first time a character ends a move on the Factory it looks at the cards and takes one (SC-026)."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: ScytheState) -> None:
        me = self.me
        if s.character[me] == FACTORY and s.factory[me] < 0:
            s.looked[me] = True
            s.emit(ev.SawFactoryCards(me, len(s.offered), s.offered))
            s.do(ChooseFactoryCard(me))


class ChooseFactoryCard(Step[ScytheState, TakeFactoryCard]):
    """SC-184 One card for good (SC-192), the others go back face down; SC-185 the next visitor sees one fewer."""

    rules: ClassVar[tuple[str, ...]] = ("SC-184", "SC-192")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_privately(self.me, [FACTORY_TAKES[card] for card in s.offered])

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, TakeFactoryCard) and action.factory_card not in s.offered:
            return Refusal("not-on-offer", ("SC-184",), {"factory_card": action.factory_card})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, TakeFactoryCard)
        cost = FACTORY_COST[action.factory_card]
        return Outcome("take-factory-card", price_figures(s, seat, cost) | {"payable": can_pay(s, seat, cost)})

    def answer(self, s: ScytheState, seat: Seat, action: TakeFactoryCard) -> None:
        card = action.factory_card
        s.offered = tuple([other for other in s.offered if other != card])
        s.factory[seat] = card
        s.emit(ev.TookFactoryCard(seat, card))


def can_use_factory_card(s: ScytheState, me: Seat) -> bool:
    """SC-186 The top action of the own factory card, if its cost can be paid."""
    return can_pay(s, me, FACTORY_COST[s.factory[me]])


def use_factory_card(s: ScytheState, me: Seat) -> None:
    """SC-187 Only the cost printed on the card is paid, and only what it says is gained, as in SC-191."""
    card = s.factory[me]
    s.do(*gains(me, FACTORY_GAIN[card], None), PlaceStars(me))
    pay_all(s, me, FACTORY_COST[card])
