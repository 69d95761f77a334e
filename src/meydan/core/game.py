# interpreted
"""What a game declares of itself. One folder, one of these, one line in the registry."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from meydan.core import play
from meydan.core.account import Account
from meydan.core.aid import Aid
from meydan.core.chance import Source
from meydan.core.codec import Codec, Json, NoSuchAction
from meydan.core.contract import Action, Fell, Seat, State
from meydan.core.errors import BadTable
from meydan.core.mind import Mind
from meydan.core.pen import Pen
from meydan.core.value import Value


@dataclass(frozen=True)
class Option:
    """A table option: what may be chosen at a table of so many seats, the default first."""

    key: str
    rules: tuple[str, ...]
    choices: Callable[[int], tuple[Json, ...]]
    needs: Mapping[str, tuple[Json, ...]] = field(default_factory=dict)
    """By other options, the values with which this one has an effect; beside any other it keeps its default."""

    def matters(self, options: Mapping[str, Json]) -> bool:
        return all(options[other] in values for other, values in self.needs.items())


@dataclass(frozen=True)
class SeatInfo:
    """Who sits where: people are ``player``, a seat the rules play is ``automa``."""

    number: Seat
    kind: str
    colour: str


@dataclass(frozen=True)
class Result:
    """How a finished game came out. Rank 1 is the best; winners share it."""

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]

    def json(self) -> dict[str, Json]:
        return {"scores": list(self.scores), "ranks": list(self.ranks), "winners": list(self.winners)}


class Bot(Protocol):
    """Chooses an answer on an imagined state: it never sees the real one."""

    def __call__(self, s: Any, seat: Seat, options: list[Action], source: Source) -> Action: ...


@dataclass(frozen=True)
class Explained:
    """What a game adds to the words about a thing: figures they speak of, figures of the moment, and rules."""

    figures: Mapping[str, object] = field(default_factory=dict)
    facts: tuple[tuple[str, int | str], ...] = ()
    """Each is shown beside its label, ``fact-<key>``."""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    key: str
    version: int
    """Goes up whenever an old record would no longer replay, or an action's index changes."""
    end_rules: tuple[str, ...]
    """The rules by which the game is over."""
    folder: Path
    seats: range
    options: tuple[Option, ...]
    colours: tuple[str, ...]
    words: dict[str, tuple[str, ...]]
    """The kinds of this game and what their numbers are called in JSON and in the texts."""
    modules: tuple[ModuleType, ...]
    """Where its actions, events, steps, state and views are written."""
    actions: list[Action]
    state: type[State]
    setup: Callable[[int, dict[str, Json]], State]
    view_class: type[Value]
    view: Callable[[Any, Seat | None], Value]
    imagine: Callable[[Any, Seat, Source], None]
    result: Callable[[Any], Result]
    closed: Callable[[Any], dict[str, int]]
    """Totals that never change: cards, pieces."""
    supplies: Callable[[Any], dict[str, int]]
    """Totals that change only as the events say: coins in hands."""
    hidden: Callable[[Any, Seat], dict[str, object]]
    """The zones this seat cannot see, by name; the laws check that imagining moves them."""
    bots: Mapping[str, Bot]
    mind: Mind | None = None
    """What its bots think with, where thinking makes them stronger."""
    alive: Callable[[Any, Seat], bool] = lambda s, seat: True
    """Whether a seat still plays, in a game that one may leave before its end."""
    named: Mapping[str, tuple[Mapping[str, object], ...]] = field(default_factory=dict)
    """Kinds whose things are called by what they are: for each, the figures that ``name-<kind>`` speaks of."""
    way: str = ""
    """The option that is chosen first: which of its ways the game is played."""
    automa: str = ""
    """The option that seats an automa after the people, a player the rules play; its name is ``automa-name``."""
    colour_of: Callable[[Any, Seat], str] | None = None
    """The colour a seat has in this position, where the game deals colours; else its place in ``colours``."""
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards, events, abilities: by kind, everything that wants a test of its own."""
    shown: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of things in view that no action names (``Seat``), with the rules that say what they are for;
    ``refusal-shown-<kind>`` tells it."""
    explain: Callable[[Any, Seat | None, str], Explained] | None = None
    """What is to be said now about a thing, a topic or an option, as a seat may know it."""
    picture: Callable[[Pen], list[str]] | None = None
    """How its table is drawn at a terminal, in lines of at most 80 columns; without it, as any view is."""
    topics: tuple[str, ...] = ()
    """What can be asked about and is named by no action: tracks, icons, piles."""
    renamed_steps: Mapping[str, str] = field(default_factory=dict)
    """Steps of saved states that have another name today."""
    renamed_fields: Mapping[str, str] = field(default_factory=dict)
    """Fields of saved states, and of their steps, that have another name today."""
    migrations: Mapping[int, Callable[[Json], Json]] = field(default_factory=dict)
    """By rules version: how a state saved under it is rewritten for the next one. None means it fits as it is."""
    rematch: Callable[[dict[str, Json], Result], dict[str, Json]] = lambda options, result: options
    """The options of the next game at the same table, for a game whose rules look at the last one."""
    aids: tuple[Aid, ...] = ()
    """What it can calculate beside its rules."""
    account: Account | None = None
    """What it tells of a game that is over."""

    @cached_property
    def length(self) -> dict[str, Json]:
        """How often a player has a choice, by way and seats, as tools/lengths.py counts it; and seconds for each."""
        told: dict[str, Json] = json.loads((self.folder / "data" / "lengths.json").read_text("utf-8"))
        return told

    @cached_property
    def codec(self) -> Codec:
        return Codec(self.modules, self.words)

    @cached_property
    def action_table(self) -> dict[str, Action]:
        """Every action by its name."""
        return {self.codec.key(action): action for action in self.actions}

    @cached_property
    def sets(self) -> dict[str, list[Action]]:
        """The actions that name several things, by their name without regard to order."""
        found: dict[str, list[Action]] = {}
        for action in self.actions:
            if any(isinstance(part, tuple) for part in action.parts()):
                found.setdefault(self.codec.unordered_key(action), []).append(action)
        return found

    @cached_property
    def naming(self) -> dict[str, list[Action]]:
        """By what can be clicked, the actions that it may mean."""
        found: dict[str, list[Action]] = {}
        for action in self.actions:
            for id in self.codec.ids_of(action):
                found.setdefault(id, []).append(action)
        return found

    def action(self, given: Action | Json) -> Action:
        """The interned action a caller means, given as an action or its JSON form; a set in whatever order."""
        if isinstance(given, Action) and 0 <= given.index < len(self.actions) and self.actions[given.index] is given:
            return given
        action = given if isinstance(given, Action) else self.codec.decode(given, "Action")
        found = None if isinstance(action, Fell) else self.action_table.get(self.codec.key(action))
        if found is None:
            alike = self.sets.get(self.codec.unordered_key(action), [])
            if len(alike) != 1:
                raise NoSuchAction(action)
            found = alike[0]
        return found

    def aid(self, key: str) -> Aid | None:
        return next((aid for aid in self.aids if aid.key == key), None)

    def read_state(self, snapshot: Json) -> State:
        """A saved state, rewritten for the rules of today where they have changed since."""
        data = self.renamed(snapshot["state"])
        for version in range(snapshot["version"], self.version):
            data = self.migrations.get(version, lambda same: same)(data)
        s = self.codec.decode_state(data, self.state, self.action_table)
        if s.agenda and s.asking is None:
            play.advance(s)  # the question it was saved at is asked no more
            s.events = []
        return s

    def renamed(self, data: Json) -> Json:
        """A saved state with the names that its fields and steps have today."""
        if not self.renamed_fields and not self.renamed_steps:
            return data
        if isinstance(data, list):
            return [self.renamed(item) for item in data]
        if not isinstance(data, dict):
            return data
        today = {self.renamed_fields.get(name, name): self.renamed(value) for name, value in data.items()}
        if isinstance(today.get("step"), str):
            today["step"] = self.renamed_steps.get(today["step"], today["step"])
        return today

    def choose_options(self, seats: int, given: Mapping[str, Json]) -> dict[str, Json]:
        """All options with their values at a new table, or BadTable with the fault named."""
        options = self.complete_options(seats, given)
        for option in self.options:
            if not option.matters(options) and options[option.key] != option.choices(seats)[0]:
                needed = " and ".join(f"{key} {' or '.join(map(str, few))}" for key, few in option.needs.items())
                raise BadTable(f"{self.key}: {option.key} has an effect only with {needed}; leave it out.")
        return options

    def fitting_options(self, seats: int, given: Mapping[str, Json]) -> dict[str, Json]:
        """All options, with the default of those that have no effect beside the others."""
        options = self.complete_options(seats, given)
        return {o.key: options[o.key] if o.matters(options) else o.choices(seats)[0] for o in self.options}

    def complete_options(self, seats: int, given: Mapping[str, Json]) -> dict[str, Json]:
        """All options with their values, whether they have an effect or not: a record may name what has none."""
        if type(seats) is not int or seats not in self.seats:
            raise BadTable(f"{self.key} is played at {self.seats.start} to {self.seats.stop - 1} seats, not {seats!r}.")
        known = [option.key for option in self.options]
        for key in given:
            if key not in known:
                raise BadTable(f"{self.key} has no option {key!r}; it has {', '.join(known)}.")
        return {option.key: self.choose(option, seats, given) for option in self.options}

    def choose(self, option: Option, seats: int, given: Mapping[str, Json]) -> Json:
        choices = option.choices(seats)
        if option.key not in given:
            return choices[0]
        for choice in choices:
            if choice == given[option.key] and type(choice) is type(given[option.key]):
                return choice
        listed = ", ".join(map(str, choices))
        raise BadTable(f"{self.key} at {seats} seats: {option.key} is one of {listed}, not {given[option.key]!r}.")

    def seat_infos(self, seats: int, options: Mapping[str, Json], s: State | None = None) -> tuple[SeatInfo, ...]:
        """The people, and after them the automa if the table has one."""
        colours = self.colours if s is None or self.colour_of is None else [self.colour_of(s, n) for n in range(seats)]
        people = tuple(SeatInfo(n, "player", colours[n]) for n in range(seats))
        return (*people, SeatInfo(seats, "automa", self.colours[seats])) if options.get(self.automa) else people
