"""The novice of Coup: it tells the truth as a rule, seldom challenges, and picks its targets without a plan."""

from meydan.core.chance import Source, happens
from meydan.core.contract import Action, Seat
from meydan.games.coup.actions import CHALLENGE, PASS, SHOW, Block
from meydan.games.coup.bots.evaluation import best, bluff_rate, is_lie
from meydan.games.coup.rules.challenges import MayChallenge
from meydan.games.coup.rules.counteractions import MayBlock
from meydan.games.coup.table import CoupState


def novice(s: CoupState, seat: Seat, options: list[Action], source: Source) -> Action:
    step = s.agenda[-1]
    if isinstance(step, MayChallenge):
        lie = bluff_rate(s, seat, step.me, step.character)
        return CHALLENGE if happens(source, 0.5 if lie >= 0.999 else 0.04 + 0.2 * lie * lie) else PASS
    if isinstance(step, MayBlock):
        truths = [a for a in options if isinstance(a, Block) and a.character in s.hands[seat]]
        return truths[0] if truths and happens(source, 0.8) else PASS
    if SHOW in options:
        return SHOW
    honest = [a for a in options if not is_lie(s, seat, a)]
    if honest and happens(source, 0.85):
        return best(s, seat, honest, source, 5.0)
    return options[source.below(len(options))]
