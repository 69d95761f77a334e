"""Top-row actions: move, bolster, trade, produce, and the top of a factory card."""

from typing import Final

from meydan.core.contract import AnyStep, Outcome, Refusal, Seat, not_now
from meydan.games.scythe.actions import CHOICES, Choice, Section, TakeTop
from meydan.games.scythe.facts import (
    ARMORY,
    BOLSTER,
    BOLSTER_CARDS,
    BOLSTER_COST,
    BOLSTER_POWER,
    COINS,
    COMBAT_CARDS,
    FACTORY_COST,
    FACTORY_GAIN,
    FIFTH,
    MONUMENT,
    MOVE,
    MOVE_COINS,
    MOVE_UNITS,
    POPULARITY,
    POPULARITY_GOAL,
    POPULARITY_TRACK,
    POWER,
    POWER_GOAL,
    POWER_TRACK,
    PRODUCE_HEXES,
    TOP,
    TRADE,
    TRADE_COST,
    TRADE_POPULARITY,
    TRADE_RESOURCES,
)
from meydan.games.scythe.rules.cards import (
    GainBonus,
    MeetPeople,
    VisitFactory,
    can_use_factory_card,
    card_stars,
    use_factory_card,
)
from meydan.games.scythe.rules.combat import Combats
from meydan.games.scythe.rules.move import BeginMove
from meydan.games.scythe.rules.produce import Producing, can_produce, mill_of, pay_for_production, upkeep_after
from meydan.games.scythe.rules.scoring import tier
from meydan.games.scythe.rules.stars import PlaceStars, star_figures
from meydan.games.scythe.rules.supplies import ChoosePlace, pay
from meydan.games.scythe.table import ScytheState

MOVE_CHOICE, COIN_CHOICE, POWER_CHOICE, CARD_CHOICE, RESOURCE_CHOICE, POPULARITY_CHOICE, PRODUCE_CHOICE, CARD_TOP = (
    range(len(CHOICES))
)


def amount_of(s: ScytheState, me: Seat, slot: int) -> int:
    """SC-098 More where the cube is gone."""
    return TOP[slot][1 if s.has_upgraded(me, slot) else 0]


TOP_ROWS: Final[list[list[Choice]]] = [
    [MOVE_CHOICE, COIN_CHOICE],
    [POWER_CHOICE, CARD_CHOICE],
    [RESOURCE_CHOICE, POPULARITY_CHOICE],
    [PRODUCE_CHOICE],
    [CARD_TOP],
]
"""By section: the benefits to choose from."""


def top_choices(s: ScytheState, me: Seat) -> list[Choice]:
    """SC-048 What the top row of the section offers to one who can pay for it (SC-052)."""
    if not can_pay_top(s, me):
        return []
    row = TOP_ROWS[s.last[me]]
    return [choice for choice in row if choice != RESOURCE_CHOICE] if has_no_place(s, me) else row


def has_no_place(s: ScytheState, me: Seat) -> bool:
    """SC-079 With all workers at home there is no place for resources."""
    return s.last[me] == TRADE and not s.worker_hexes(me)


def can_pay_top(s: ScytheState, me: Seat) -> bool:
    """SC-052 Bolster and Trade cost a coin, production by the workers (SC-087), a factory card what it says."""
    section = s.last[me]
    if section == BOLSTER:
        return s.coins[me] >= BOLSTER_COST
    if section == TRADE:
        return s.coins[me] >= TRADE_COST
    if section == FIFTH:
        return can_use_factory_card(s, me)
    return section == MOVE or can_produce(s, me)


def refuse_top(s: ScytheState, me: Seat, action: TakeTop) -> Refusal:
    """Why this benefit cannot be had. SC-052 Nobody is asked for a row that cannot be paid."""
    if action.choice not in TOP_ROWS[s.last[me]]:
        return Refusal("other-section", ("SC-048",), {"section": s.last[me], "choice": action.choice})
    if action.choice == RESOURCE_CHOICE and has_no_place(s, me):
        return Refusal("no-worker-on-board", ("SC-079",), {})
    return not_now(action)


def row_figures(s: ScytheState, me: Seat, section: Section) -> dict[str, object]:
    """What the top row of a section gives and costs now, whichever benefit is chosen."""
    if section == MOVE:
        return {"units": amount_of(s, me, MOVE_UNITS), "coins": amount_of(s, me, MOVE_COINS)}
    if section == BOLSTER:
        figures: dict[str, object] = {
            "power": amount_of(s, me, BOLSTER_POWER),
            "cards": amount_of(s, me, BOLSTER_CARDS),
        }
        return figures | {"payable": s.coins[me] >= BOLSTER_COST, "monument": built(s, me, MONUMENT) > 0}
    if section == TRADE:
        figures = {"count": TRADE_RESOURCES, "popularity": amount_of(s, me, TRADE_POPULARITY)}
        return figures | {"payable": s.coins[me] >= TRADE_COST, "armory": built(s, me, ARMORY) > 0}
    figures = {"count": amount_of(s, me, PRODUCE_HEXES), "upkeep": upkeep_after(s, me, 0)}
    return figures | {"payable": can_produce(s, me), "mill": mill_of(s, me) is not None}


def top_outcome(s: ScytheState, me: Seat, choice: Choice) -> Outcome:
    """What this benefit gives and what it leads to, SC-080 no further than its track."""
    key = f"take-top-{CHOICES[choice]}"
    if choice == CARD_TOP:
        card = s.factory[me]
        return Outcome(key, {"factory_card": card} | card_stars(s, me, FACTORY_COST[card], FACTORY_GAIN[card]))
    figures = row_figures(s, me, s.last[me])
    power, popularity = built(s, me, ARMORY), built(s, me, MONUMENT)
    if choice == COIN_CHOICE:
        figures["after"] = s.coins[me] + amount_of(s, me, MOVE_COINS)
    elif choice == POWER_CHOICE:
        power = amount_of(s, me, BOLSTER_POWER)
        figures["after"] = min(POWER_TRACK, s.power[me] + power)
    elif choice == CARD_CHOICE:
        figures["after"] = s.hand_size(me) + amount_of(s, me, BOLSTER_CARDS)
        power = 0
    elif choice == POPULARITY_CHOICE:
        popularity = amount_of(s, me, TRADE_POPULARITY)
        after = min(POPULARITY_TRACK, s.popularity[me] + popularity)
        figures |= {"after": after, "higher": tier(after) > tier(s.popularity[me])}
    elif choice == RESOURCE_CHOICE:
        popularity = 0
    if choice in (MOVE_CHOICE, COIN_CHOICE, PRODUCE_CHOICE):
        return Outcome(key, figures)
    return Outcome(key, figures | star_figures(s, me, {POPULARITY_GOAL: popularity, POWER_GOAL: power}))


def take_top(s: ScytheState, me: Seat, choice: Choice) -> None:
    """SC-051 Pay first, then gain; SC-124 the structure of the section adds its part."""
    if choice == MOVE_CHOICE:
        march(s, me, amount_of(s, me, MOVE_UNITS), 1)
    elif choice == COIN_CHOICE:
        s.do(GainBonus(me, COINS, amount_of(s, me, MOVE_COINS), "move"))
    elif choice in (POWER_CHOICE, CARD_CHOICE):
        bolster(s, me, choice)
    elif choice in (RESOURCE_CHOICE, POPULARITY_CHOICE):
        trade(s, me, choice)
    elif choice == PRODUCE_CHOICE:
        pay_for_production(s, me)
        s.do(Producing(me, amount_of(s, me, PRODUCE_HEXES), mill_of(s, me), ()), PlaceStars(me))
    else:
        use_factory_card(s, me)


def march(s: ScytheState, me: Seat, units: int, steps: int) -> None:
    """SC-076 All moves, then all combats, then an encounter or the Factory. SC-188 The factory move is one too."""
    s.do(BeginMove(me, units, steps), Combats(me), MeetPeople(me), VisitFactory(me))


def bolster(s: ScytheState, me: Seat, choice: Choice) -> None:
    """SC-077 For a coin power or a combat card; SC-125 with the Monument popularity too."""
    pay(s, me, COINS, BOLSTER_COST)
    if choice == POWER_CHOICE:
        benefit: AnyStep = GainBonus(me, POWER, amount_of(s, me, BOLSTER_POWER), "bolster")
    else:
        benefit = GainBonus(me, COMBAT_CARDS, amount_of(s, me, BOLSTER_CARDS), "bolster")
    s.do(benefit, GainBonus(me, POPULARITY, built(s, me, MONUMENT), "monument"), PlaceStars(me))


def trade(s: ScytheState, me: Seat, choice: Choice) -> None:
    """SC-078 For a coin two resources or popularity; SC-126 with the Armory power too."""
    pay(s, me, COINS, TRADE_COST)
    if choice == RESOURCE_CHOICE:
        benefit: AnyStep = ChoosePlace(me, TRADE_RESOURCES, "trade")
    else:
        benefit = GainBonus(me, POPULARITY, amount_of(s, me, TRADE_POPULARITY), "trade")
    s.do(benefit, GainBonus(me, POWER, built(s, me, ARMORY), "armory"), PlaceStars(me))


def built(s: ScytheState, me: Seat, structure: int) -> int:
    """SC-123 A structure helps its owner wherever it stands and whoever controls the hex."""
    return 1 if s.structure_at(me, structure) >= 0 else 0
