"""A player: one seat's bot for one game, and all that it may know.

It holds a table imagined for its seat and never the real one, so that no bot can look at what lies hidden: whatever it
reads, and however long it thinks, the same view gets the same answer.
"""

import logging
from collections.abc import Sequence
from typing import Final

from meydan.bots.search import Budget, Search
from meydan.bots.sense import foolish, sensible
from meydan.core import play
from meydan.core.chance import Source
from meydan.core.contract import Action, Event, Seat, State
from meydan.core.errors import BadTable
from meydan.core.game import Bot, Game
from meydan.core.mind import Memory, Mind
from meydan.core.rules import imagined
from meydan.core.text import say, sentence

log = logging.getLogger("meydan.bots")

CLUB: Final = "club"
LIVE: Final = {"expert": 1.5, "master": 6.0}
"""The levels that think, and how many seconds for an answer at a table with people."""
WORLDS: Final = 128
"""How many worlds are kept to think in."""
DRAWN: Final = 4
"""Out of how many times as many they are chosen, where there is something to remember."""


class Thinking:
    """The bot of a level that thinks: the policy it answers by when it cannot, and how long it may take."""

    def __init__(self, mind: Mind, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget

    def __call__(self, s: State, seat: Seat, options: list[Action], source: Source) -> Action:
        chosen: Action = self.mind.policy(s, seat, options, source)
        return chosen


def random_bot(s: State, seat: Seat, options: list[Action], source: Source) -> Action:
    """Any option, each as likely as the next."""
    return options[source.below(len(options))]


def levels(game: Game) -> list[str]:
    """The strengths that a bot of this game can have, the weakest first."""
    return ["random", *game.bots, *(LIVE if game.mind is not None and game.mind.offered else ())]


def find_bot(game: Game, level: str, budget: Budget | None = None) -> Bot:
    """The bot of a level; one that thinks keeps to this budget, or to what people at a table put up with."""
    if level == "random":
        return random_bot
    if level in game.bots:
        return game.bots[level]
    if level in LIVE and game.mind is not None:
        return Thinking(game.mind, budget or Budget(LIVE[level], 0))
    raise BadTable(f"{game.key} has no bot {level!r}; it has {', '.join(levels(game))}.")


def remembers(game: Game, level: str) -> bool:
    """Whether a bot of this level wants to know how the game went so far."""
    return level in LIVE and game.mind is not None and game.mind.memory is not None


class Player:
    def __init__(self, game: Game, seat: Seat, bot: Bot, source: Source, steady: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.source = source
        self.steady = steady
        """When it breaks down it still gives an answer that is allowed, for people wait for it."""
        self.faults = 0
        """How often it did."""
        self.seen: State | None = None
        """The table as this seat imagines it while it is asked."""
        self.dealt: list[State] = []
        """The worlds it thinks in."""
        self.memory: Memory | None = None
        self.search: Search | None = None
        """What it thought about last."""
        if isinstance(bot, Thinking) and bot.mind.memory is not None:
            self.memory = bot.mind.memory(seat)

    # What it knows

    def look(self, s: State) -> State:
        """The real table, as this seat may imagine it."""
        return imagined(self.game, s, self.seat, self.source)

    def notice(self, before: State, events: Sequence[Event]) -> None:
        """A question that it looked at before is settled; these events came of it."""
        if self.memory is not None:
            self.memory.notice(before, [event.seen_by(self.seat) for event in events])

    def worlds(self, count: int) -> list[State]:
        """So many tables that look the same to its seat, the likelier ones more often. What the others have answered
        already, sealed, is open in them."""
        drawn = count if self.memory is None else count * DRAWN
        found = [self.world() for _ in range(drawn)]
        return found if self.memory is None else likeliest(found, self.memory, count, self.source)

    def deal(self, number: int) -> State:
        """The world to think in for the so-manieth time: a new one, until there are enough."""
        if number < WORLDS and number >= len(self.dealt):
            self.dealt.append(self.world())
        return self.dealt[number % len(self.dealt)]

    def world(self) -> State:
        assert self.seen is not None
        world = imagined(self.game, self.seen, self.seat, self.source)
        ask = world.asking
        if ask is not None and len(ask.seats) > 1:
            world.answers = [None] * len(ask.seats)
        return world

    # What it answers

    def answer(self, s: State) -> Action:
        """The real table stays on this side."""
        if not self.steady:
            return self.chosen(s)
        try:
            return self.chosen(s)
        except Exception:
            self.faults += 1
            log.exception("a bot of %s breaks down at seat %d", self.game.key, self.seat)
            return play.default(s, self.seat)

    def chosen(self, s: State) -> Action:
        ask = s.asking
        assert ask is not None
        self.search = None
        options = ask.options_of(self.seat)
        if len(options) == 1:
            return options[0]
        if self.bot is random_bot:
            return options[self.source.below(len(options))]
        self.seen = self.look(s)
        if isinstance(self.bot, Thinking):
            return self.thought(self.bot, options)
        return sensible(self.game, self.bot, self.seen, self.seat, options, self.source)

    def thought(self, bot: Thinking, options: list[Action]) -> Action:
        """What does best in the worlds it can imagine, unless that loses at once and something else does not."""
        self.dealt = [] if self.memory is None else self.worlds(WORLDS)
        search = Search(bot.mind, self.seat, options, self.deal, self.source)
        search.go(bot.budget)
        self.search = search
        ranked = search.ranked()
        assert self.seen is not None
        for i in ranked:
            if not foolish(self.game, self.seen, self.seat, options[i], self.source):
                return options[i]
        return options[ranked[0]]

    def explain(self, lang: str, names: list[str] | None = None) -> str:
        """Why it answered as it did, in one sentence with figures."""
        search = self.search
        if search is None:
            return say(None, lang, "thought-by-thumb")
        first, other = search.ranked()[:2]
        figures: dict[str, object] = {
            "rounds": search.rounds,
            "percent": round(100 * search.mean(first)),
            "next": sentence(self.game, search.options[other], lang, self.seat, names),
            "less": round(100 * search.mean(other)),
        }
        return say(None, lang, "thought-compared", figures)


def likeliest(worlds: list[State], memory: Memory, count: int, source: Source) -> list[State]:
    """So many of the worlds, each as often as it fits what is remembered; evenly spread, then shuffled."""
    fits = [memory.fit(world) for world in worlds]
    total = sum(fits)
    if total <= 0.0:
        return worlds[:count]
    step = total / count
    goal = step * source.below(1000) / 1000.0
    chosen: list[State] = []
    reached = 0.0
    for k in range(len(worlds)):
        reached += fits[k]
        while goal < reached and len(chosen) < count:
            chosen.append(worlds[k])
            goal += step
    while len(chosen) < count:
        chosen.append(worlds[-1])
    for k in range(count - 1, 0, -1):
        other = source.below(k + 1)
        chosen[k], chosen[other] = chosen[other], chosen[k]
    return chosen
