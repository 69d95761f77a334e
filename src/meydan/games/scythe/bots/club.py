"""The club player of Scythe: it plans by worth, races for stars and fights only when well ahead."""

from meydan.core.chance import Source
from meydan.core.contract import Action, Seat
from meydan.games.scythe.actions import (
    DONE,
    END_TURN,
    FIRST_RESOURCE,
    LOAD_ALL,
    MECH,
    SKIP,
    STOP,
    TAKE_BOTTOM,
    TAKE_WORKER,
    USE_ABILITY,
    WORKER,
    Amount,
    FightAt,
    Go,
    Lift,
    Load,
    PayFrom,
    ProduceOn,
    PutOn,
    ShowObjective,
    SpendCard,
    TakeFactoryCard,
    TakeOffer,
    TakeResource,
    TakeTop,
    UseSection,
)
from meydan.games.scythe.bots.choices import benefit_worth, factory_card_worth, offer_worth, section_worth, top_worth
from meydan.games.scythe.bots.evaluation import Outlook, yield_worth
from meydan.games.scythe.bots.fights import choose_cards, choose_dial
from meydan.games.scythe.bots.moves import best_place, worker_place, worker_place_left
from meydan.games.scythe.facts import BOTTOM_COUNT, CARD_VALUES, COST_IN, FIFTH, PRODUCES
from meydan.games.scythe.rules.benefits import Benefit
from meydan.games.scythe.rules.bottom import bottom_of
from meydan.games.scythe.rules.combat import AddCards, ChooseDials
from meydan.games.scythe.rules.move import MoveUnits, Moving
from meydan.games.scythe.rules.produce import Producing
from meydan.games.scythe.rules.supplies import ChooseResources, DiscardCard, PayResources, cost_of
from meydan.games.scythe.rules.turn import BottomRow, ChooseSection, TopRow
from meydan.games.scythe.rules.ways import steps_of
from meydan.games.scythe.table import ScytheState


def club(s: ScytheState, seat: Seat, options: list[Action], source: Source) -> Action:
    """One answer, by the step that asks."""
    for action in options:
        if isinstance(action, ShowObjective):
            return action
    if s.mat[seat] < 0:
        return options[source.below(len(options))]
    step = s.agenda[-1]
    if isinstance(step, ChooseDials):
        return choose_dial(s, seat, step, options)
    if isinstance(step, AddCards):
        return choose_cards(s, seat, step, options)
    look = Outlook(s, seat)
    if isinstance(step, ChooseSection):
        return best([a for a in options if isinstance(a, UseSection)], look, s, source)
    if isinstance(step, TopRow):
        return best_top(s, look, options)
    if isinstance(step, BottomRow):
        return club_bottom(s, seat, look, options)
    if isinstance(step, MoveUnits):
        return club_lift(s, look, step, options)
    if isinstance(step, Moving):
        return club_step(s, look, step, options)
    if isinstance(step, Producing):
        return club_produce(s, look, step, options)
    if isinstance(step, (PayResources, DiscardCard)):
        return club_pay(s, options)
    return club_rest(s, look, options)


def best(options: list[UseSection], look: Outlook, s: ScytheState, source: Source) -> Action:
    """The section worth most; equal ones by chance."""
    chosen: Action = options[0]
    high = -1000.0
    for action in options:
        worth = section_worth(look, s, action.section) + source.below(100) / 1000.0
        if worth > high:
            chosen, high = action, worth
    return chosen


def best_top(s: ScytheState, look: Outlook, options: list[Action]) -> Action:
    chosen: Action = SKIP
    high = 0.0
    for action in options:
        if isinstance(action, TakeTop):
            worth = top_worth(look, s, action.choice)
            if worth > high:
                chosen, high = action, worth
    return chosen


def club_bottom(s: ScytheState, me: Seat, look: Outlook, options: list[Action]) -> Action:
    """Worth more than the resources it costs would score; the move of a factory card always."""
    if TAKE_BOTTOM not in options:
        return options[0]
    bottom = bottom_of(s, me)
    return TAKE_BOTTOM if look.bottoms[bottom] > cost_of(s, me, bottom) * look.spare else SKIP


def club_lift(s: ScytheState, look: Outlook, step: MoveUnits, options: list[Action]) -> Action:
    """The unit whose best move brings most; none where nothing does."""
    chosen: Action = DONE
    high = 0.05
    for action in options:
        if isinstance(action, Lift):
            steps = steps_of(s, look.me, action.unit, step.steps)
            worth, _ = best_place(look, s, action.unit, action.place, steps)
            if action.unit != WORKER:
                worth += 0.1
            if worth > high:
                chosen, high = action, worth
    return chosen


def club_step(s: ScytheState, look: Outlook, step: Moving, options: list[Action]) -> Action:
    """Load what would be lost or is wanted elsewhere, then go to the best place; stop where it is."""
    unit, here = step.unit, step.place
    worth, goal = best_place(look, s, unit, here, step.steps)
    if step.begun and (worth <= 0.05 or goal == step.origin):
        return STOP
    if LOAD_ALL in options and not step.loading and not step.begun and wants_load(s, look, unit, here, goal):
        if unit != MECH or wants_workers(s, look, here, goal):
            return LOAD_ALL
        goods = [a for a in options if isinstance(a, Load) and a.cargo >= FIRST_RESOURCE]
        if goods:
            return goods[0]
    if step.loading and not wants_workers(s, look, here, goal):
        goods = [a for a in options if isinstance(a, Load) and a.cargo >= FIRST_RESOURCE]
        if goods:
            return goods[0]
    return towards(s, look, step, goal, options)


def towards(s: ScytheState, look: Outlook, step: Moving, goal: int, options: list[Action]) -> Action:
    """The step that reaches the goal, or comes nearest to it."""
    ways = [a for a in options if isinstance(a, Go)]
    for action in ways:
        if action.place == goal:
            return action
    chosen: Action = ways[0] if ways else STOP
    high = -1000.0
    for action in ways:
        if s.opposed(look.me, action.place):
            continue
        worth, place = best_place(look, s, step.unit, action.place, step.steps - 1)
        if place == goal:
            worth += 50.0
        if worth > high:
            chosen, high = action, worth
    return chosen


def wants_load(s: ScytheState, look: Outlook, unit: int, here: int, goal: int) -> bool:
    """Goods that nobody would guard, or workers that are wanted where the mech goes."""
    left = s.workers[here] + s.fighters(here) - 1
    guarded = left > 0 or s.builder(here) == look.me
    alone = not guarded and s.goods_count(here) > 0
    return alone or (unit == MECH and wants_workers(s, look, here, goal))


def wants_workers(s: ScytheState, look: Outlook, here: int, goal: int) -> bool:
    if not s.workers[here] or s.opposed(look.me, goal) or not PRODUCES[goal]:
        return False
    return worker_place(look, s, goal) > worker_place_left(look, s, here) + 0.3


def club_produce(s: ScytheState, look: Outlook, step: Producing, options: list[Action]) -> Action:
    chosen: Action = DONE
    high = 0.05
    for action in options:
        if isinstance(action, ProduceOn):
            worth = yield_worth(look, s, action.place, step.yields(s, action.place))
            if action.place == step.mill:
                worth += 50.0
            if worth > high:
                chosen, high = action, worth
    return chosen


def club_pay(s: ScytheState, options: list[Action]) -> Action:
    """From where fewest guard it; a low combat card where one may do."""
    chosen, low = options[0], 1000.0
    for action in options:
        if isinstance(action, PayFrom):
            guards = s.workers[action.place] + 2 * s.fighters(action.place)
            price = 1.0 + guards * 0.1
        else:
            assert isinstance(action, SpendCard)
            price = 0.4 + 0.25 * CARD_VALUES.index(action.value)
        if price < low:
            chosen, low = action, price
    return chosen


def club_rest(s: ScytheState, look: Outlook, options: list[Action]) -> Action:
    """Whatever else is asked: the option worth most."""
    step = s.agenda[-1]
    chosen, high = options[0], -1000.0
    for action in options:
        worth = 0.0
        if isinstance(step, Benefit):
            worth = benefit_worth(look, s, action)
        elif isinstance(action, TakeResource) and isinstance(step, ChooseResources):
            worth = wanted(look, s, action.resource)
        elif isinstance(action, PutOn):
            worth = s.workers[action.place] + 2.0 * s.fighters(action.place)
        elif isinstance(action, TakeOffer):
            worth = offer_worth(look, s, action.offer)
        elif isinstance(action, TakeFactoryCard):
            worth = factory_card_worth(look, s, action.factory_card)
        elif isinstance(action, Amount):
            worth = float(action.count)
        elif action is TAKE_WORKER or action is USE_ABILITY or action is END_TURN:
            worth = 1.0 if action is not TAKE_WORKER else look.worker - 0.2
        elif isinstance(action, FightAt):
            worth = float(s.fighters(action.place)) * -1.0
        if worth > high:
            chosen, high = action, worth
    return chosen


def wanted(look: Outlook, s: ScytheState, resource: int) -> float:
    """A resource that completes the cost of the action below is worth most."""
    me = look.me
    worth = look.resources[resource] * 2.0
    section = s.last[me]
    for bottom in range(BOTTOM_COUNT):
        if COST_IN[bottom] == resource:
            missing = cost_of(s, me, bottom) - look.stock[resource]
            below = section != FIFTH and bottom_of(s, me) == bottom
            if 0 < missing <= 2:
                worth += (3.0 if below else 1.0) * look.bottoms[bottom] / 4.0
    return worth
