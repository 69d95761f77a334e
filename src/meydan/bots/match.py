"""Games between bots on the bare rules."""

from collections.abc import Sequence

from meydan.bots.player import Player
from meydan.core import play
from meydan.core.chance import Source
from meydan.core.contract import CHANCE, Action, Event, Fell, Seat, State
from meydan.core.game import Bot, Game
from meydan.core.play import Tally


def choose(game: Game, bot: Bot, s: State, seat: Seat, source: Source) -> Action:
    """What a bot answers for a seat that remembers nothing."""
    return Player(game, seat, bot, source).answer(s)


def play_game(game: Game, s: State, bots: Sequence[Bot], source: Source, limit: int) -> Tally:
    """Play a bare state to its end, or until so many decisions were made."""
    return play_match(s, [Player(game, seat, bot, source) for seat, bot in enumerate(bots)], source, limit)


def play_match(s: State, players: Sequence[Player], source: Source, limit: int) -> Tally:
    answers = 0
    decisions = 0
    mindful = [player for player in players if player.memory is not None]
    while s.asking is not None:
        if decisions >= limit:
            return Tally(answers, decisions, False)
        ask = s.asking
        looks = [player.look(s) for player in mindful]
        happened: list[Event] = []
        if ask.chance is not None:
            happened.extend(play.apply(s, CHANCE, Fell(ask.chance.sample(source))))
        else:
            for seat in play.waiting(s):
                answers += 1
                if len(ask.options_of(seat)) > 1:
                    decisions += 1
                happened.extend(play.apply(s, seat, players[seat].answer(s)))
        for k in range(len(mindful)):
            mindful[k].notice(looks[k], happened)
    return Tally(answers, decisions, True)
