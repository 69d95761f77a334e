# interpreted
"""A table: a position with a log, a history, and a record of the whole game."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from meydan.core import play, record
from meydan.core.chance import Seeded, Source, Withheld
from meydan.core.codec import Json
from meydan.core.contract import CHANCE, Action, Event, Fell, Refusal, Seat, State
from meydan.core.errors import Illegal, MeydanError
from meydan.core.events import Rewound, RulesChanged
from meydan.core.game import Game
from meydan.core.position import Position
from meydan.core.record import EVERYBODY, Entry
from meydan.core.registry import find
from meydan.core.rules import imagined


class Table(Position):
    """One running game. Make one with ``Table.new``, or get one back with ``Table.replay``."""

    def __init__(self, game: Game, options: dict[str, Json], people: int, chance: Source, state: State) -> None:
        super().__init__(game, options, people, chance, state)
        self.past: list[Json] = []
        """Entries, as JSON, from before the rules last changed. They are kept and not played again."""
        self.snapshots: list[Json] = []
        """The state at each change of the rules; the log begins at the last one."""
        self.earlier: list[Json] = []
        """Where this game was forked from another: until which entry, and whose chance it was."""
        self.kept: dict[int, State] = {}
        """States that a record is known to go back to, by the number of entries before them."""
        self.log: list[Entry] = []
        """Every answer, chance included, every undo and every rewind. It only grows."""
        self.history: list[Event] = []
        self.imagined = False

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Json] | None = None,
        chance: Source | None = None,
    ) -> "Table":
        """A fresh table at its first question. The same seed and the same answers make the same game."""
        chosen = find(game).choose_options(seats, options or {})
        table = cls.laid(game, seats, chosen, chance or Seeded(randbits(63) if seed is None else seed))
        table.advance_chance()
        return table

    @classmethod
    def laid(cls, game: str, seats: int, options: Mapping[str, Json], chance: Source) -> "Table":
        """A table before chance has answered anything. An option younger than its record has its default there, and the
        record stays as it is."""
        found = find(game)
        table = cls(found, dict(options), seats, chance, found.setup(seats, found.complete_options(seats, options)))
        table.history.extend(play.begin(table.state))
        return table

    @classmethod
    def replay(cls, data: Json) -> "Table":
        """The table a record tells of, or BadRecord."""
        table: Table = record.replay(data, cls)
        return table

    @classmethod
    def fork(cls, data: Json, at: int, chance: Source) -> "Table":
        """A new game from a position of a record: the first ``at`` entries are its own, the rest is open."""
        table: Table = record.fork(data, at, chance, cls)
        table.advance_chance()
        return table

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Event]:
        """What happened, as this seat may know it. An event's place in the list is its number."""
        return [event.seen_by(seat) for event in self.history[since:]]

    def play(self, seat: Seat, action: Action | Json) -> list[Event]:
        """Answer for a seat. Returns what happened as that seat sees it; Illegal leaves all as it was."""
        if isinstance(self.chance, Withheld):
            raise MeydanError("This table's chance is secret until the game ends, so it cannot go on from here.")
        since = len(self.history)
        self.answer(seat, action)
        self.advance_chance()
        return self.events(seat, since)

    def answer(self, seat: Seat, given: Action | Json) -> list[Event]:
        action = self.meant(seat, given)
        return self.write_down((seat, action), super().answer(seat, action))

    def advance_chance(self) -> None:
        """Chance answers at once, and its answers are in the log like any other."""
        while self.asks_chance():
            self.fall(self.draw())

    def fall(self, fell: Fell) -> list[Event]:
        return self.write_down((CHANCE, fell), super().fall(fell))

    def undo(self, seat: Seat) -> list[Event]:
        return self.write_down((seat, None), super().undo(seat))

    def write_down(self, entry: Entry, happened: list[Event]) -> list[Event]:
        self.log.append(entry)
        self.history.extend(happened)
        return happened

    def put(self, entry: Entry) -> None:
        """An entry of a log, whatever its kind."""
        seat, action = entry
        if isinstance(action, int):
            self.rewind(action)
        elif isinstance(action, Fell):
            self.fall(action)
        elif action is None:
            self.undo(seat)
        else:
            self.answer(seat, action)

    def rewind(self, to: int) -> None:
        """Back to where so many entries of the log had led. Chance does not go back, and this cannot be undone."""
        first = len(self.past)
        if not first <= to <= first + len(self.log):
            raise Illegal(Refusal("cannot-rewind", (), {}))
        state = play.copy(self.kept[to]) if to in self.kept else self.stood(to - first)
        if state.asking is not None and state.asking.chance is not None:
            raise Illegal(Refusal("cannot-rewind", (), {}))
        self.stand(state)
        self.write_down((EVERYBODY, to), [Rewound()])

    def stood(self, entries: int) -> State:
        """The state after so many entries of the log, by the entries that led there: what was rewound is left out."""
        ways: list[Any] = [None]
        for entry in self.log[:entries]:
            action = entry[1]
            ways.append(ways[action - len(self.past)] if isinstance(action, int) else (entry, ways[-1]))
        path, way = [], ways[-1]
        while way is not None:
            entry, way = way
            path.append(entry)
        twin = self.root()
        for entry in reversed(path):
            twin.put(entry)
        return twin.state

    def root(self) -> "Table":
        """The table as it was where its log begins."""
        if not self.snapshots:
            return Table.laid(self.game.key, self.people, self.options, Withheld("", ()))
        root = Table(self.game, self.options, self.people, Withheld("", ()), self.game.read_state(self.snapshots[-1]))
        root.past, root.snapshots = self.past, self.snapshots
        return root

    def change_rules(self, snapshot: Json) -> None:
        """The rules of this version hold from this state on; what was played before is kept as it was."""
        self.past = [*self.past, *[record.entry_json(self, entry) for entry in self.log]]
        self.snapshots = [*self.snapshots, snapshot | {"at": len(self.past)}]
        self.log = []
        self.stand(self.game.read_state(snapshot))
        self.history.append(RulesChanged(self.game.version))

    def copy(self) -> "Table":
        """An independent table: what happens at one does not touch the other."""
        twin = Table(self.game, self.options, self.people, self.chance.fork(), play.copy(self.state))
        twin.names = self.names
        twin.past, twin.snapshots, twin.earlier = self.past, self.snapshots, self.earlier
        twin.log = self.log.copy()
        twin.history = self.history.copy()
        twin.trail = [(seat, play.copy(state)) for seat, state in self.trail]
        twin.imagined = self.imagined
        return twin

    def imagine(self, seat: Seat, seed: int) -> "Table":
        """A table that looks the same to the seat; what it cannot know is dealt anew. It keeps no log."""
        chance = Seeded(seed)
        state = imagined(self.game, self.state, seat, chance)
        twin = Table(self.game, self.options, self.people, chance, state)
        twin.names = self.names
        twin.history = self.events(seat)
        twin.imagined = True
        return twin

    def record(self) -> dict[str, Json]:
        """The whole game as JSON: who, what options, every answer, chance included, and the result."""
        if self.imagined:
            raise MeydanError("An imagined table has no record: what it imagines never happened.")
        return record.of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.same(other)

    def same(self, other: Any) -> bool:
        """Equal in what lies on the table and in what has happened."""
        codec = self.game.codec
        mine, theirs = codec.encode_state(self.state), codec.encode_state(other.state)
        return self.game.key == other.game.key and mine == theirs and self.history == other.history

    __hash__ = None  # type: ignore[assignment]
