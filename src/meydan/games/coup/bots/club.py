"""The club player of Coup.

It weighs truth against bluff by what the face-up cards and its own hand leave possible, and mixes: the same position
is answered now this way, now that, so that neither its bluffs nor its challenges give it away.
"""

from typing import Final

from meydan.core.chance import Source, happens
from meydan.core.contract import Action, Seat
from meydan.games.coup.actions import CHALLENGE, PASS, Assassinate, Block, ForeignAid, Steal
from meydan.games.coup.bots.evaluation import at_stake, best, bluff_rate, saves, unseen
from meydan.games.coup.facts import CONTESSA
from meydan.games.coup.rules.challenges import MayChallenge
from meydan.games.coup.rules.counteractions import MayBlock
from meydan.games.coup.table import CoupState

NOW_AND_THEN: Final = 0.25
CORNERED: Final = 0.8
"""How eagerly players lie, compared with how gladly they claim what is true."""


def club(s: CoupState, seat: Seat, options: list[Action], source: Source) -> Action:
    step = s.agenda[-1]
    if isinstance(step, MayChallenge):
        return club_challenge(s, seat, step, source)
    if isinstance(step, MayBlock):
        return club_block(s, seat, step, options, source)
    return best(s, seat, options, source, 1.0)


def club_challenge(s: CoupState, seat: Seat, step: MayChallenge, source: Source) -> Action:
    """Challenge where a lie is likely enough for what it costs to be wrong, most of all when it aims at oneself."""
    lie = bluff_rate(s, seat, step.me, step.character, CORNERED if cornered(s, step) else NOW_AND_THEN)
    if lie >= 0.999:
        return CHALLENGE if happens(source, 0.96) else PASS
    if doomed(s, seat, step):
        return CHALLENGE
    blocked_me = step.me != s.turn and s.turn == seat
    aimed = step.me == s.turn and step.deed.target == seat
    prize = 2.0 + (1.5 if blocked_me else 0.0) + (2.0 if len(s.hands[step.me]) == 1 else 0.0)
    if aimed:
        prize += 1.0
        if isinstance(step.deed, Assassinate) and CONTESSA not in s.hands[seat]:
            prize += at_stake(s, seat) * 0.6
    others = len(s.others(step.me)) - 1
    value = lie * prize - (1.0 - lie) * at_stake(s, seat) * 0.75 - 0.25 * others
    return CHALLENGE if happens(source, squash(value)) else PASS


def cornered(s: CoupState, step: MayChallenge) -> bool:
    """Whether the claim is the last thing between the claimant and an Assassin."""
    return step.me != s.turn and isinstance(step.deed, Assassinate) and len(s.hands[step.me]) == 1


def doomed(s: CoupState, seat: Seat, step: MayChallenge) -> bool:
    """Whether the last influence is lost for certain where the claim stands: to an Assassin whom no Contessa can be
    claimed against, or to the Coup of a rival who keeps the coins for it.
    """
    if len(s.hands[seat]) > 1:
        return False
    deed = step.deed
    if step.me == s.turn:
        held = unseen(s, seat, CONTESSA) + s.hands[seat].count(CONTESSA)
        return isinstance(deed, Assassinate) and deed.target == seat and held == 0
    return s.turn == seat and isinstance(deed, Steal) and saves(s, seat, deed)


def squash(value: float) -> float:
    """A chance that grows with the value: never quite no, never quite yes."""
    if value <= -3.0:
        return 0.015
    if value >= 3.0:
        return 0.93
    return 0.015 + 0.915 * (value + 3.0) * (value + 3.0) / 36.0


def club_block(s: CoupState, seat: Seat, step: MayBlock, options: list[Action], source: Source) -> Action:
    truths = [a for a in options if isinstance(a, Block) and a.character in s.hands[seat]]
    if truths:
        eager = 0.75 if isinstance(step.deed, ForeignAid) else 0.97
        return truths[source.below(len(truths))] if happens(source, eager) else PASS
    lies = [a for a in options if isinstance(a, Block) and unseen(s, seat, a.character) > 0]
    if not lies:
        return PASS
    if isinstance(step.deed, Assassinate):
        eager = 1.0 if len(s.hands[seat]) == 1 else 0.3
    elif isinstance(step.deed, Steal):
        eager = 0.3 if len(s.hands[seat]) == 2 else 0.12
    else:
        eager = 0.1
    return lies[source.below(len(lies))] if happens(source, eager) else PASS
