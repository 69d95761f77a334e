"""A novice: tries a few options and judges by what lies on the table right after."""

from meydan.core import play
from meydan.core.chance import Source
from meydan.core.contract import Action, Seat
from meydan.games.pax_pamir.actions import END_TURN
from meydan.games.pax_pamir.bots.evaluation import copied, evaluate
from meydan.games.pax_pamir.rules.setup import PickLoyalty
from meydan.games.pax_pamir.table import PaxState


def novice(s: PaxState, seat: Seat, options: list[Action], source: Source) -> Action:
    """A few options, judged by what lies on the table right after, and not too carefully."""
    if isinstance(s.agenda[-1], PickLoyalty):
        return options[source.below(len(options))]
    best, high = options[0], -1e9
    for _ in range(min(6, len(options))):
        action = options[source.below(len(options))]
        if action is END_TURN and source.below(3):
            continue
        twin = copied(s)
        play.apply(twin, seat, action)
        value = evaluate(twin, seat) + 0.3 * source.below(10)
        if value > high:
            best, high = action, value
    return best
