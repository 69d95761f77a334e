"""Common sense: no bot gives an answer that loses at once, while it may give another.

It looks one answer ahead, in worlds that look the same to its seat. An answer is foolish that puts the seat out of
the game, or ends a game it does not win, in each of them.
"""

from typing import Final

from meydan.core import play
from meydan.core.chance import Source
from meydan.core.contract import Action, Seat, State
from meydan.core.game import Bot, Game
from meydan.core.rules import imagined

WORLDS: Final = 16
"""An answer that does no harm in one of so many is no folly."""


def foolish(game: Game, s: State, seat: Seat, action: Action, source: Source) -> bool:
    """Whether the answer loses at once, whatever lies where the seat cannot see it. The real state stays here."""
    for _ in range(WORLDS):
        world = imagined(game, s, seat, source)
        play.apply(world, seat, action)
        play.roll_on(world, source)
        if not has_lost(game, world, seat):
            return False
    return True


def has_lost(game: Game, s: State, seat: Seat) -> bool:
    if s.asking is None:
        return seat not in game.result(s).winners
    return not game.alive(s, seat)


def sensible(game: Game, bot: Bot, seen: State, seat: Seat, options: list[Action], source: Source) -> Action:
    """What the bot answers to the table as its seat imagines it; where that is foolish, what it answers out of the
    options that are not."""
    chosen = bot(seen, seat, options, source)
    if not foolish(game, seen, seat, chosen, source):
        return chosen
    better = [action for action in options if action is not chosen and not foolish(game, seen, seat, action, source)]
    if not better:
        return chosen
    again = bot(imagined(game, seen, seat, source), seat, better, source)
    return again if again in better else better[0]
