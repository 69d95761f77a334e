# interpreted
"""The bare rules of a game, for search and self-play: no log, no undo, events handed out and never kept."""

from collections.abc import Mapping
from random import Random
from typing import Any

from meydan.core import play
from meydan.core.chance import Source, source_from
from meydan.core.codec import Json
from meydan.core.contract import Action, Ask, Event, Fell, Seat, State
from meydan.core.game import Game, Result


class Rules:
    """``setup, ask, apply, sample_chance, copy, view, imagine, result`` on a bare state of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.key = game.key
        self.version = game.version
        self.actions = list(game.action_table.values())
        """The finite table of actions; ``action.index`` is a place in it."""

    def setup(self, seats: int, options: Mapping[str, Json] | None = None) -> State:
        """A state run to its first question, which may be one to chance."""
        s = self.game.setup(seats, self.game.choose_options(seats, options or {}))
        play.begin(s)
        return s

    def ask(self, s: State) -> Ask | None:
        """Who is asked and with what; None when the game is over. ``seats == [CHANCE]`` asks chance."""
        return s.asking

    def waiting(self, s: State) -> list[Seat]:
        """Of the asked seats, those that have not answered yet."""
        return play.waiting(s)

    def apply(self, s: State, seat: Seat, action: Action) -> list[Event]:
        """Answer, run on, and get what happened in full; ``event.seen_by(seat)`` is one seat's form of it."""
        return play.apply(s, seat, action)

    def sample_chance(self, s: State, rng: Source | Random | int) -> Fell:
        return play.sample_chance(s, source_from(rng))

    def copy(self, s: State) -> State:
        return play.copy(s)

    def view(self, s: State, seat: Seat | None) -> dict[str, Json]:
        view: dict[str, Json] = self.game.codec.encode(self.game.view(s, seat))
        return view

    def imagine(self, s: State, seat: Seat, rng: Source | Random | int) -> State:
        """A state that looks the same to the seat, with what it cannot know dealt anew."""
        return imagined(self.game, s, seat, source_from(rng))

    def result(self, s: State) -> Result | None:
        return self.game.result(s) if s.asking is None else None

    def to_json(self, s: State) -> dict[str, Json]:
        return self.game.codec.encode_state(s)

    def from_json(self, data: Json) -> State:
        return self.game.codec.decode_state(data, self.game.state, self.game.action_table)


def imagined(game: Game, s: State, seat: Seat, source: Source) -> State:
    """Re-deal the hidden zones, ask again, and let the others' sealed answers be any they could give."""
    other: Any = play.copy(s)
    game.imagine(other, seat, source)
    if other.agenda:
        ask = other.agenda[-1].ask(other)
        other.asking = ask
        for i in range(len(other.answers)):
            if other.answers[i] is not None and ask.seats[i] != seat:
                options = ask.options_at(i)
                other.answers[i] = options[source.below(len(options))]
    result: State = other
    return result
