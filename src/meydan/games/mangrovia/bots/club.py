"""The club player of Mangrovia. It reckons what each building would bring on its paths and areas, gathers the cards for
it, keeps what it can pay with, and puts its bowls where the boat will serve that plan.
"""

from meydan.core.chance import Source
from meydan.core.contract import Action, Seat
from meydan.games.mangrovia.actions import (
    PASS,
    TAKE_AMULETS,
    Build,
    BuildDouble,
    DrawFrom,
    MoveBirds,
    Pay,
    PayAmulets,
    PayWith,
    PlaceBowl,
    PutBack,
    Take,
)
from meydan.games.mangrovia.bots.evaluation import NOWHERE, Look
from meydan.games.mangrovia.facts import (
    AMULETS,
    BUILD,
    BUILD_DOUBLE,
    DRAW_CLOSED,
    DRAW_OPEN,
    JETTIES,
    LAND_DECK,
    LANDSCAPE_CARDS,
    MOVE_BIRDS,
    PLACE_AT,
    VALUE_CARDS,
    VALUE_DECK,
)
from meydan.games.mangrovia.rules.paying import ChooseCount, ChoosePayment
from meydan.games.mangrovia.table import MangroviaState, face_of


def club(s: MangroviaState, seat: Seat, options: list[Action], source: Source) -> Action:
    look = Look(s, seat)
    step = s.agenda[-1]
    if isinstance(step, (ChooseCount, ChoosePayment)):
        look.worth[step.space] = NOWHERE
    chosen = options[0]
    high = NOWHERE
    now = look.own_quality()
    for action in options:
        value = action_value(look, action, now)
        if value > high:
            chosen, high = action, value
    return chosen


def action_value(look: Look, action: Action, now: float) -> float:
    """What an answer is worth; leaving something out is worth nothing."""
    s, me = look.s, look.me
    if action is PASS:
        return 0.0
    if isinstance(action, (Build, BuildDouble)):
        return look.build_value(action.space, len(action.gifts)) + 0.4 * len(action.gifts)
    if isinstance(action, Take):
        return look.with_card(action.card) - now + 0.1
    if isinstance(action, DrawFrom):
        return pile_value(look, action.deck, now)
    if action is TAKE_AMULETS:
        return look.amulets_value()
    if isinstance(action, PlaceBowl):
        return place_value(look, action.place - 1)
    if isinstance(action, MoveBirds):
        return look.quality(s.land_counts(me), s.value_counts(me), s.amulet_counts(me), action.landscapes)
    if isinstance(action, PutBack):
        return put_back_value(look, action.amulet)
    return payment_value(look, action)


def pile_value(look: Look, deck: int, now: float) -> float:
    """The hand with a card of this pile, on average over the whole deck."""
    counts = VALUE_DECK if deck == VALUE_CARDS else LAND_DECK
    total = 0.0
    for kind in range(len(counts)):
        total += counts[kind] * look.with_card(face_of(deck, kind))
    return total / sum(counts) - now + 0.1


def put_back_value(look: Look, value: int) -> float:
    """Keep what is worth most, in points and to build with."""
    s, me = look.s, look.me
    amulets = s.amulet_counts(me)
    for drawn in s.drawn:
        amulets[drawn] += 1
    amulets[value] -= 1
    return look.quality(s.land_counts(me), s.value_counts(me), amulets, s.birds) - value


def payment_value(look: Look, action: Action) -> float:
    """Pay so that what is left can build again."""
    s, me = look.s, look.me
    values, amulets = s.value_counts(me), s.amulet_counts(me)
    if isinstance(action, Pay):
        for value in action.values:
            values[value] -= 1
        return look.quality(s.land_counts(me), values, amulets, s.birds)
    if isinstance(action, PayAmulets):
        for value in action.amulets:
            amulets[value] -= 1
        return look.quality(s.land_counts(me), values, amulets, s.birds)
    assert isinstance(action, PayWith)
    return float(action.count)


def place_value(look: Look, place: int) -> float:
    """What the two jetties beside a ritual place bring."""
    total = 0.0
    for jetty in range(1, len(JETTIES)):
        if PLACE_AT[jetty] == place:
            best = 0.0
            for parts in JETTIES[jetty]:
                value = 0.0
                for task, count in parts:
                    value += task_value(look, task, count)
                best = max(best, value)
            total += best
    return total


def task_value(look: Look, task: int, count: int) -> float:
    s, me = look.s, look.me
    if task == DRAW_OPEN:
        return (2.0 if count == 1 else 3.6) * hunger(look)
    if task == DRAW_CLOSED:
        return 1.6 * count * hunger(look)
    if task == AMULETS:
        return look.amulets_value()
    if task in (BUILD, BUILD_DOUBLE):
        best, second = look.best_builds(task == BUILD_DOUBLE)
        hope = 0.8 if s.count_cards(me, VALUE_CARDS) > 1 and s.count_cards(me, LANDSCAPE_CARDS) else 0.2
        return max(best, hope) + (max(second, 0.5 * hope) if count > 1 else 0.0)
    return 1.2 if task == MOVE_BIRDS else 0.4


def hunger(look: Look) -> float:
    """Cards are worth more to a thin hand, and little when the game is nearly over."""
    held = len(look.s.hands[look.me])
    return (1.3 if held < 5 else 1.0 if held < 9 else 0.6) * (1.0 if look.progress < 0.8 else 0.5)
