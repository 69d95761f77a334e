"""A club player: looks ahead on a copy of what it imagines, through the rest of its turn."""

from typing import Final

from meydan.core import play
from meydan.core.chance import Source
from meydan.core.contract import Action, Seat
from meydan.games.pax_pamir.actions import END_TURN, ChooseLoyalty, Demand
from meydan.games.pax_pamir.bots.evaluation import WON, copied, evaluate, promise
from meydan.games.pax_pamir.codes import column_of
from meydan.games.pax_pamir.facts import COURT_CARDS, PATRIOT, SLOTS
from meydan.games.pax_pamir.rules.acting import Acting
from meydan.games.pax_pamir.rules.bribes import NameBribe
from meydan.games.pax_pamir.rules.setup import PickLoyalty
from meydan.games.pax_pamir.table import PaxState

MOST_STEPS: Final = 16
"""How many answers a look ahead follows before it judges."""

FURTHER: Final = 6
"""How many options are looked at again, with the best action that could follow."""
TRIED: Final = 5
"""How many options are tried out against Wakhan, and how often each."""
TIMES: Final = 6
MOST_ANSWERS: Final = 60
"""How many answers a try-out follows."""
WELL_AHEAD: Final = 1e6
"""Lifts the options that were looked at again above those that were not."""


def club(s: PaxState, seat: Seat, options: list[Action], source: Source) -> Action:
    """The option after which it stands best: checks timed, loyalty chosen for its worth, cards taken from rivals."""
    known = at_a_glance(s, options)
    if known is not None:
        return known
    values = looks(s, seat, options, source)
    if isinstance(s.agenda[-1], Acting) and max(values) < WON / s.seats:
        if s.house.wakhan:
            for i in best_few(values, TRIED):
                total = 0.0
                for _ in range(TIMES):
                    total += after_wakhan(s, seat, options[i], source)
                values[i] = WELL_AHEAD + total / TIMES
        else:
            for i in best_few(values, FURTHER):
                values[i] += WELL_AHEAD + follow_up(s, seat, options[i])
    return options[values.index(max(values))]


def sketch(s: PaxState, seat: Seat, options: list[Action], source: Source) -> Action:
    """The club's first look alone, many times as quick."""
    known = at_a_glance(s, options)
    if known is not None:
        return known
    if not isinstance(s.agenda[-1], Acting):
        return best_at_once(s, seat, options)
    values = looks(s, seat, options, source)
    return options[values.index(max(values))]


def at_a_glance(s: PaxState, options: list[Action]) -> Action | None:
    """The side to begin on and the bribe to ask are settled without looking ahead."""
    step = s.agenda[-1]
    if isinstance(step, PickLoyalty):
        return choose_loyalty(s, options)
    return name_bribe(s, step, options) if isinstance(step, NameBribe) else None


def looks(s: PaxState, me: Seat, options: list[Action], source: Source) -> list[float]:
    """The worth of each option by itself; equal ones come in any order."""
    return [look(s, me, action) + 0.001 * source.below(10) for action in options]


def best_few(values: list[float], count: int) -> list[int]:
    """Where the highest values are."""
    bar = sorted(values, reverse=True)[min(count, len(values)) - 1]
    return [i for i in range(len(values)) if values[i] >= bar][:count]


def follow_up(s: PaxState, me: Seat, action: Action) -> float:
    """How much better than the action alone it stands after the best action that could follow in the same turn."""
    if action is END_TURN:
        return 0.0
    twin = copied(s)
    play.apply(twin, me, action)
    settle(twin, me)
    alone = evaluate(twin, me) - denial(twin, me)
    ask = twin.asking
    best = alone
    if ask is not None and ask.chance is None and isinstance(twin.agenda[-1], Acting):
        for after in ask.options:
            best = max(best, look(twin, me, after))
    return best - alone


def after_wakhan(s: PaxState, me: Seat, action: Action, source: Source) -> float:
    """The worth of an answer at the start of the own next turn: Wakhan follows her cards, so she can be tried out."""
    twin = copied(s)
    play.apply(twin, me, action)
    left = action is END_TURN
    for _ in range(MOST_ANSWERS):
        play.roll_on(twin, source)
        ask = twin.asking
        if ask is None:
            break
        seat, options = ask.seats[0], ask.options
        if seat == me and isinstance(twin.agenda[-1], Acting):
            if left:
                break
            values = looks(twin, me, options, source)
            chosen = options[values.index(max(values))]
            left = chosen is END_TURN
        elif seat == me:
            chosen = best_at_once(twin, me, options)
        else:
            chosen = END_TURN if isinstance(twin.agenda[-1], Acting) else options[0]
        play.apply(twin, seat, chosen)
    return evaluate(twin, me)


def look(s: PaxState, me: Seat, action: Action) -> float:
    """The worth of an answer, once all that it leads to has been answered too."""
    if action is END_TURN:
        return evaluate(s, me) - denial(s, me)
    twin = copied(s)
    play.apply(twin, me, action)
    settle(twin, me)
    return evaluate(twin, me) - denial(twin, me)


def settle(s: PaxState, me: Seat) -> None:
    """Answer on until the own next action, chance, or the end: the best for oneself, the first option for others."""
    for _ in range(MOST_STEPS):
        ask = s.asking
        if ask is None or ask.chance is not None:
            return
        seat = ask.seats[0]
        options = ask.options
        if seat != me:
            play.apply(s, seat, options[0])
        elif isinstance(s.agenda[-1], Acting):
            return
        else:
            play.apply(s, me, best_at_once(s, me, options))


def best_at_once(s: PaxState, me: Seat, options: list[Action]) -> Action:
    best, high = options[0], -1e9
    if len(options) == 1:
        return best
    for action in options:
        twin = copied(s)
        play.apply(twin, me, action)
        value = evaluate(twin, me)
        if value > high:
            best, high = action, value
    return best


def denial(s: PaxState, me: Seat) -> float:
    """What the next player could take from the market for nothing."""
    if s.turn != me:
        return 0.0
    rival = s.left_of(me)
    best = 0.0
    for slot in range(SLOTS):
        card = s.market[slot]
        if 0 <= card < COURT_CARDS and column_of(slot) <= min(1, s.rupees[rival]):
            best = max(best, promise(s, rival, card) + 0.4 * s.coins[slot])
    return 0.15 * best


def choose_loyalty(s: PaxState, options: list[Action]) -> Action:
    """The coalition with most patriots in the market, the cheaper the better, and few who chose it already."""
    best, high = options[0], -1e9
    for action in options:
        assert isinstance(action, ChooseLoyalty)
        value = -1.2 * s.loyalty.count(action.coalition)
        for slot in range(SLOTS):
            card = s.market[slot]
            if 0 <= card < COURT_CARDS and PATRIOT[card] == action.coalition:
                value += 1.0 - 0.12 * (column_of(slot))
        if value > high:
            best, high = action, value
    return best


def name_bribe(s: PaxState, step: NameBribe, options: list[Action]) -> Action:
    """As much as the other can pay: money now is better than a card kept away, and waiving buys nothing."""
    for action in options:
        if isinstance(action, Demand) and 0 < action.rupees <= s.rupees[step.me]:
            return action
    return options[0]
