"""Games between bots on the bare rules. A bot gets an imagined state only, never the real one."""

from collections.abc import Sequence

from meydan.bots.sense import sensible
from meydan.core import play
from meydan.core.chance import Source
from meydan.core.contract import CHANCE, Action, Fell, Seat, State
from meydan.core.errors import BadTable
from meydan.core.game import Bot, Game
from meydan.core.play import Tally


def random_bot(s: State, seat: Seat, options: list[Action], source: Source) -> Action:
    """Any option, each as likely as the next."""
    return options[source.below(len(options))]


def find_bot(game: Game, level: str) -> Bot:
    if level == "random":
        return random_bot
    if level not in game.bots:
        levels = ", ".join(["random", *game.bots])
        raise BadTable(f"{game.key} has no bot {level!r}; it has {levels}.")
    return game.bots[level]


def choose(game: Game, bot: Bot, s: State, seat: Seat, source: Source) -> Action:
    """What a bot answers for a seat. The real state stays on this side."""
    ask = s.asking
    assert ask is not None
    options = ask.options_of(seat)
    if len(options) == 1:
        return options[0]
    if bot is random_bot:
        return options[source.below(len(options))]
    return sensible(game, bot, s, seat, options, source)


def play_game(game: Game, s: State, bots: Sequence[Bot], source: Source, limit: int) -> Tally:
    """Play a bare state to its end, or until so many decisions were made."""
    answers = 0
    decisions = 0
    while s.asking is not None:
        if decisions >= limit:
            return Tally(answers, decisions, False)
        ask = s.asking
        if ask.chance is not None:
            play.apply(s, CHANCE, Fell(ask.chance.sample(source)))
            continue
        for seat in play.waiting(s):
            answers += 1
            if len(ask.options_of(seat)) > 1:
                decisions += 1
            play.apply(s, seat, choose(game, bots[seat], s, seat, source))
    return Tally(answers, decisions, True)
