# interpreted
"""A table: the rules with a log, undo, chance of its own, and a seat's eye on everything."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from meydan.core import play, record
from meydan.core.chance import Seeded, Source, Withheld
from meydan.core.codec import BadJson, Json
from meydan.core.contract import CHANCE, Action, Ask, Event, Fell, Refusal, Seat, State
from meydan.core.errors import Illegal, MeydanError
from meydan.core.events import Rewound, RulesChanged, Undone
from meydan.core.game import Game, Result, SeatInfo
from meydan.core.prompt import Prompt, prompt_of
from meydan.core.reasons import why_not
from meydan.core.record import EVERYBODY, Entry
from meydan.core.rules import imagined
from meydan.core.text import name_of, say, sentence
from meydan.core.value import Value
from meydan.games import find


class Table:
    """One running game. Make one with ``Table.new``, or get one back with ``Table.replay``."""

    def __init__(self, game: Game, options: dict[str, Json], seats: int, chance: Source, state: State) -> None:
        self.game = game
        self.options = options
        self.chance = chance
        self.names: list[str] | None = None
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
        self.state = state
        self.history: list[Event] = []
        self.trail: list[tuple[Seat, State]] = []
        """The states before the last answers of one seat, as far as they may be taken back."""
        self.imagined = False
        self.people = seats

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
        table = cls.laid(game, seats, options or {}, chance or Seeded(randbits(63) if seed is None else seed))
        table.advance_chance()
        return table

    @classmethod
    def laid(cls, game: str, seats: int, options: Mapping[str, Json], chance: Source) -> "Table":
        """A table before chance has answered anything."""
        found = find(game)
        chosen = found.choose_options(seats, options)
        table = cls(found, chosen, seats, chance, found.setup(seats, chosen))
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

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.game.seat_infos(self.people, self.options, self.state)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may answer now, those still needed first. In an open window an answer may yet be replaced."""
        ask = self.state.asking
        if ask is None:
            return ()
        needed = play.waiting(self.state)
        return (*needed, *[seat for seat in ask.seats if seat not in needed])

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Of the asked seats, those that have not answered yet."""
        return tuple(play.waiting(self.state))

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.state.asking is None else None

    def asks_of(self, seat: Seat) -> list[Action]:
        ask = self.state.asking
        return [] if ask is None else list(ask.options_of(seat))

    def prompt(self, seat: Seat | None) -> Prompt | None:
        """What the table asks now, as this seat may know it; None when the game is over."""
        return prompt_of(self.state, seat)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """The table as this seat sees it; ``None`` is a spectator."""
        view: dict[str, Json] = self.game.codec.encode(self.game.view(self.state, seat))
        return view

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

    def answer(self, seat: Seat, action: Action | Json) -> None:
        """The answer alone, before chance goes on."""
        ask = self.state.asking
        if ask is None:
            raise Illegal(Refusal("game-over", self.game.end_rules, {}))
        try:
            chosen = self.game.action(action)
        except BadJson:
            raise Illegal(Refusal("unknown-action", self.rules_in_force(), {})) from None
        if type(seat) is not int or seat < 0:
            raise Illegal(Refusal("not-asked", self.rules_in_force(), {}))
        before = play.copy(self.state)
        since = len(self.history)
        self.history.extend(play.apply(self.state, seat, chosen))
        self.log.append((seat, chosen))
        self.mark_trail(seat, ask, before, since)

    def advance_chance(self) -> None:
        """Chance answers at once, and its answers are in the log like any other."""
        while self.state.asking is not None and self.state.asking.chance is not None:
            self.fall(play.sample_chance(self.state, self.chance))

    def fall(self, fell: Fell) -> None:
        """One answer of chance."""
        self.history.extend(play.apply(self.state, CHANCE, fell))
        self.log.append((CHANCE, fell))
        self.trail.clear()

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

    def mark_trail(self, seat: Seat, ask: Ask, before: State, since: int) -> None:
        """Undo ends at chance, at what was shown or settled, and at the closed answer of another seat."""
        if len(ask.seats) > 1:
            if self.state.asking is not ask:
                self.trail.clear()
            return
        if self.trail and self.trail[-1][0] != seat:
            self.trail.clear()
        if any(event.final for event in self.history[since:]):
            self.trail.clear()
        else:
            self.trail.append((seat, before))

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back now."""
        ask = self.state.asking
        place = play.place_of(ask, seat) if ask is not None else -1
        if self.state.answers and place >= 0 and self.state.answers[place] is not None:
            return True
        return bool(self.trail) and self.trail[-1][0] == seat

    def undo(self, seat: Seat) -> list[Event]:
        """Take back the seat's last answer, if nothing has been drawn, shown or answered since."""
        state = self.state
        ask = state.asking
        since = len(self.history)
        place = play.place_of(ask, seat) if ask is not None else -1
        if state.answers and place >= 0 and state.answers[place] is not None:
            state.answers[place] = None
        elif self.trail and self.trail[-1][0] == seat:
            self.state = self.trail.pop()[1]
            self.history.append(Undone(seat))
        else:
            raise Illegal(Refusal("cannot-undo", (), {}))
        self.log.append((seat, None))
        return self.events(seat, since)

    def rewind(self, to: int) -> None:
        """Back to where so many entries of the log had led. Chance does not go back, and this cannot be undone."""
        first = len(self.past)
        if not first <= to <= first + len(self.log):
            raise Illegal(Refusal("cannot-rewind", (), {}))
        state = play.copy(self.kept[to]) if to in self.kept else self.stood(to - first)
        if state.asking is not None and state.asking.chance is not None:
            raise Illegal(Refusal("cannot-rewind", (), {}))
        self.state = state
        self.trail = []
        self.history.append(Rewound())
        self.log.append((EVERYBODY, to))

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
        self.log, self.trail = [], []
        self.state = self.game.read_state(snapshot)
        self.history.append(RulesChanged(self.game.version))

    def why_not(self, seat: Seat, id: str) -> Refusal | None:
        """Why this piece, card, place or verb cannot be chosen now; None when it can."""
        return why_not(self.game, self.state, seat, id)

    def rules_in_force(self) -> tuple[str, ...]:
        return self.state.agenda[-1].rules if self.state.agenda else self.game.end_rules

    def text(self, thing: object, lang: str = "fa", seat: Seat | None = None) -> str:
        """A sentence for an event, action, prompt, refusal or Illegal, as this seat would read it."""
        return sentence(self.game, thing, lang, seat, self.called(lang))

    def called(self, lang: str) -> list[str] | None:
        """What the seats are called: people by the names they gave, an automa by its own. None: by their numbers."""
        if len(self.seats) == self.people:
            return self.names
        names = self.names or [name_of(self.game, seat, lang, None) for seat in range(self.people)]
        return [*names, say(self.game.folder, lang, "automa-name")]

    def json(self, thing: Value) -> dict[str, Json]:
        """The JSON form of an event, action, prompt or refusal, as `meydan schema` describes it."""
        return self.game.codec.told(thing)

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
