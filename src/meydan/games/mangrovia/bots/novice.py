"""The novice of Mangrovia: it builds what it can, takes what lies there, and plans nothing."""

from meydan.core.chance import Source
from meydan.core.contract import Action, Seat
from meydan.games.mangrovia.actions import PASS, Build, BuildDouble, PlaceBowl, PutBack
from meydan.games.mangrovia.facts import AREA, PATHS_OF, POINTS, POLE
from meydan.games.mangrovia.table import MangroviaState


def novice(s: MangroviaState, seat: Seat, options: list[Action], source: Source) -> Action:
    chosen, high = options[0], -100.0
    for action in options:
        value = first_glance(s, seat, action) + source.below(100) / 40.0
        if value > high:
            chosen, high = action, value
    return chosen


def first_glance(s: MangroviaState, seat: Seat, action: Action) -> float:
    """What catches the eye: points at once, and bowls where cards are to be had or, with a full hand, huts built."""
    if action is PASS:
        return -2.0
    if isinstance(action, (Build, BuildDouble)):
        space = action.space
        pole = 3.0 if AREA[space] == POLE else 0.0
        return len(action.gifts) * POINTS[space] + 0.5 * len(PATHS_OF[space]) + pole
    if isinstance(action, PutBack):
        return -float(action.amulet)
    if isinstance(action, PlaceBowl):
        full = len(s.hands[seat]) > 5
        return 1.5 if (action.place in (2, 3, 4)) == full else 0.0
    return 0.0
