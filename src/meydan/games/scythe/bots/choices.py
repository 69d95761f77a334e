"""What single choices are worth to a bot of Scythe: sections, top rows, cards, benefits."""

from typing import Final

from meydan.core.contract import Action, Seat
from meydan.games.scythe.actions import Build, Deploy, Enlist, Upgrade
from meydan.games.scythe.bots.evaluation import (
    Outlook,
    bottom_left,
    card_worth,
    coin_worth,
    popularity_worth,
    power_worth,
    produce_price,
    production_worth,
)
from meydan.games.scythe.bots.moves import moves_worth
from meydan.games.scythe.facts import (
    ARMORY,
    BOLSTER,
    BOLSTER_CARDS,
    BOLSTER_POWER,
    BOTTOM_GAINS,
    BOTTOM_OF,
    COINS,
    COMBAT_CARDS,
    COST_IN,
    FACTORY_COST,
    FACTORY_GAIN,
    FIFTH,
    MILL,
    MONUMENT,
    MOVE,
    MOVE_COINS,
    MOVE_UNITS,
    OFFER_COST,
    OFFER_GAIN,
    ONE_TIME,
    POPULARITY,
    POWER,
    PRODUCE_GAIN,
    PRODUCE_HEXES,
    PRODUCES,
    RESOURCE_COUNT,
    RESOURCE_GAINS,
    RESOURCES_GAIN,
    RIVERWALK,
    SPEED,
    TERRAIN,
    TRADE,
    TRADE_POPULARITY,
    TRADE_RESOURCES,
    VILLAGE,
    WORKER_GAIN,
)
from meydan.games.scythe.rules.cards import can_use_factory_card
from meydan.games.scythe.rules.produce import can_produce, mill_of
from meydan.games.scythe.rules.scoring import structure_coins, tile_coins
from meydan.games.scythe.rules.supplies import cost_of
from meydan.games.scythe.rules.top import (
    CARD_CHOICE,
    CARD_TOP,
    COIN_CHOICE,
    MOVE_CHOICE,
    POPULARITY_CHOICE,
    POWER_CHOICE,
    PRODUCE_CHOICE,
    RESOURCE_CHOICE,
    amount_of,
    built,
)
from meydan.games.scythe.table import ScytheState

# Sections and top rows


def section_worth(look: Outlook, s: ScytheState, section: int) -> float:
    """The best top row of the section, and its bottom row if that can then be paid."""
    me = look.me
    if section == FIFTH:
        top = factory_top(look, s) if can_use_factory_card(s, me) else 0.0
        return top + 0.7 * moves_worth(look, s, 1)
    made = [0] * RESOURCE_COUNT
    if section == MOVE:
        top = max(moves_worth(look, s, amount_of(s, me, MOVE_UNITS)), amount_of(s, me, MOVE_COINS) * look.coin)
    elif section == BOLSTER:
        top = max(bolster_power(s, me), bolster_cards(s, me)) if s.coins[me] else 0.0
    elif section == TRADE:
        top = max(trade_resources(look, s), trade_popularity(s, me)) if s.coins[me] else 0.0
    elif can_produce(s, me):
        worth, made = production_worth(look, s, amount_of(s, me, PRODUCE_HEXES), mill_of(s, me))
        top = worth - produce_price(s, me)
    else:
        top = 0.0
    return max(0.0, top) + below(look, s, section, made)


def below(look: Outlook, s: ScytheState, section: int, made: list[int]) -> float:
    """The bottom row, if stock, what the top row makes and two traded resources can pay for it."""
    me = look.me
    bottom = BOTTOM_OF[s.mat[me]][section]
    resource, cost = COST_IN[bottom], cost_of(s, me, bottom)
    have = look.stock[resource] + made[resource]
    if section == TRADE and s.coins[me] and s.worker_hexes(me):
        have += TRADE_RESOURCES
    if have < cost:
        return 0.0
    return max(0.0, look.bottoms[bottom] - max(0.35, look.spare) * cost)


def bolster_power(s: ScytheState, me: Seat) -> float:
    return power_worth(s, me, amount_of(s, me, BOLSTER_POWER)) + monument(s, me) - coin_worth(s, me)


def bolster_cards(s: ScytheState, me: Seat) -> float:
    return card_worth(s, me) * amount_of(s, me, BOLSTER_CARDS) + monument(s, me) - coin_worth(s, me)


def monument(s: ScytheState, me: Seat) -> float:
    return popularity_worth(s, me, 1) if built(s, me, MONUMENT) else 0.0


def trade_popularity(s: ScytheState, me: Seat) -> float:
    return popularity_worth(s, me, amount_of(s, me, TRADE_POPULARITY)) - coin_worth(s, me) + 0.4 * built(s, me, ARMORY)


def trade_resources(look: Outlook, s: ScytheState) -> float:
    """Two of what is wanted most."""
    if not s.worker_hexes(look.me):
        return 0.0
    return TRADE_RESOURCES * max(look.resources) - look.coin + 0.4 * built(s, look.me, ARMORY)


def top_worth(look: Outlook, s: ScytheState, choice: int) -> float:
    """What one choice of a top row brings."""
    me = look.me
    if choice == MOVE_CHOICE:
        return moves_worth(look, s, amount_of(s, me, MOVE_UNITS))
    if choice == COIN_CHOICE:
        return amount_of(s, me, MOVE_COINS) * 0.9 * look.coin
    if choice == POWER_CHOICE:
        return bolster_power(s, me)
    if choice == CARD_CHOICE:
        return bolster_cards(s, me)
    if choice == RESOURCE_CHOICE:
        return trade_resources(look, s) + (2.0 if missing_two(look, s) else 0.0)
    if choice == POPULARITY_CHOICE:
        return trade_popularity(s, me)
    if choice == CARD_TOP:
        return factory_top(look, s)
    assert choice == PRODUCE_CHOICE
    worth, _ = production_worth(look, s, amount_of(s, me, PRODUCE_HEXES), mill_of(s, me))
    return worth - produce_price(s, me)


def missing_two(look: Outlook, s: ScytheState) -> bool:
    """Whether two resources make the bottom row of this section possible."""
    bottom = BOTTOM_OF[s.mat[look.me]][s.last[look.me]]
    missing = cost_of(s, look.me, bottom) - look.stock[COST_IN[bottom]]
    return 0 < missing <= TRADE_RESOURCES and look.bottoms[bottom] > 2.0


# What cards bring


def gain_worth(look: Outlook, s: ScytheState, kind: int, amount: int) -> float:
    """One gain of a card."""
    me = look.me
    if kind == POWER:
        return power_worth(s, me, amount)
    if kind == COINS:
        return amount * look.coin
    if kind == POPULARITY:
        return popularity_worth(s, me, amount)
    if kind == COMBAT_CARDS:
        return card_worth(s, me) * amount
    if kind in RESOURCE_GAINS:
        return look.resources[RESOURCE_GAINS.index(kind)] * amount * 0.9
    if kind == RESOURCES_GAIN:
        return max(look.resources) * amount
    if kind == WORKER_GAIN:
        return look.worker
    if kind == PRODUCE_GAIN:
        worth, _ = production_worth(look, s, amount, None)
        return worth
    bottom = BOTTOM_GAINS.index(kind)
    return look.bottoms[bottom] + 0.5 if bottom_left(s, me, bottom) else 0.0


def cost_worth(s: ScytheState, me: Seat, cost: list[int]) -> float:
    popularity = 1.3 if s.popularity[me] > 3 else 0.9
    paid = 0.5 * cost[POWER] + cost[COINS] * coin_worth(s, me)
    return paid + popularity * cost[POPULARITY] + 0.7 * cost[COMBAT_CARDS]


def offer_worth(look: Outlook, s: ScytheState, offer: int) -> float:
    worth = -cost_worth(s, look.me, OFFER_COST[offer])
    for kinds, amount in OFFER_GAIN[offer]:
        worth += gain_worth(look, s, kinds[0], amount)
    return worth


def factory_top(look: Outlook, s: ScytheState) -> float:
    return factory_card_worth(look, s, s.factory[look.me])


def factory_card_worth(look: Outlook, s: ScytheState, card: int) -> float:
    worth = -cost_worth(s, look.me, FACTORY_COST[card])
    for kinds, amount in FACTORY_GAIN[card]:
        worth += max([gain_worth(look, s, kind, amount) for kind in kinds])
    return worth


# Upgrades, mechs, structures, recruits

SLOT_WORTH: Final[list[float]] = [1.6, 0.5, 1.0, 0.4, 1.3, 1.5]
BONUS_WORTH: Final[list[float]] = [1.2, 2.0, 2.2, 1.4]


def benefit_worth(look: Outlook, s: ScytheState, action: Action) -> float:
    """Which cube, mech, structure or recruit; taking none is worth nothing."""
    me = look.me
    if isinstance(action, Upgrade):
        left = bottom_left(s, me, action.bottom)
        return SLOT_WORTH[action.slot] + 0.5 * min(left, 4) + 0.1
    if isinstance(action, Deploy):
        first = 3.0 if action.ability == RIVERWALK else 2.5 if action.ability == SPEED else 1.0
        return (
            first
            + 0.1 * s.workers[action.place]
            + (0.2 if PRODUCES[action.place] and TERRAIN[action.place] != VILLAGE else 0.0)
        )
    if isinstance(action, Build):
        return build_worth(look, s, action)
    if isinstance(action, Enlist):
        worth = BONUS_WORTH[action.bonus]
        if action.bonus == POPULARITY:
            worth = popularity_worth(s, me, ONE_TIME[POPULARITY])
        return worth + 0.3 * bottom_left(s, me, action.bottom) + 0.1
    return 0.0


def build_worth(look: Outlook, s: ScytheState, action: Build) -> float:
    """Coins of the tile, and holding the place when the workers have gone."""
    me = look.me
    tile = tile_coins(s.tile, [*s.structure_places(me), action.place]) - structure_coins(s, me)
    first = [0.4, 1.2, 0.8, 1.4][action.structure]
    if action.structure == MILL and not PRODUCES[action.place]:
        first = 0.1
    return first + tile + 0.1
