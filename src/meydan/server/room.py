"""One table in memory: everything about it follows from its row, its seats and its log.

``apply`` is the only way it changes. A new entry is checked there and carried out; an entry that another process
committed, or that was read back after a restart, goes through the same door.
"""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Row

from meydan.core.chance import Provable
from meydan.core.codec import BadJson, Json
from meydan.core.contract import Ask, Event, Fell, Refusal
from meydan.core.errors import Illegal
from meydan.core.game import SeatInfo
from meydan.core.record import commitment
from meydan.core.table import Table
from meydan.games import find
from meydan.server import entries
from meydan.server.chairs import BOT, OUTSIDE, PERSON, SEATED, Chair
from meydan.server.faults import Fault
from meydan.server.standing import standing_answer
from meydan.server.store import ABANDONED, OPEN, OVER, RUNNING, Entry, dumps, loads
from meydan.server.terms import Clocks, Terms

KEPT = 400
"""Events of a table kept in memory; older ones are read from the log."""
STAND_IN = "club"
"""The bot that takes the seat of somebody who is away."""


class Room:
    def __init__(self, row: Row[Any], chairs: list[Row[Any]]) -> None:
        self.lock = asyncio.Lock()
        self.dirty = False
        """It holds something that is not committed; only whoever has the lock may look at it then."""
        self.id: str = row.id
        self.game = find(row.game)
        self.version: int = row.version
        self.options: dict[str, Json] = loads(row.options)
        self.people: int = row.people
        self.terms = msgspec.json.decode(row.terms, type=Terms)
        self.secret = bytes(row.secret)
        self.commitment = commitment(self.secret)
        self.base: Json = loads(row.base) if row.base else None
        self.parent: str | None = row.parent
        self.created: float = row.created
        self.table: Table | None = None
        self.seating: list[Json] | None = None
        self.read_row(row, chairs)
        self.forget()

    def read_row(self, row: Row[Any], chairs: list[Row[Any]]) -> None:
        """What may change without an entry: who sits where, who may come in."""
        self.public: bool = row.public
        self.host: str = row.host
        self.invite: int = row.invite
        if self.table is None:
            self.status: str = row.status
        self.record: str | None = row.record
        """Of an imported game, which has no log here."""
        self.chairs = [Chair.of(chair) for chair in chairs]
        self.sit_as_started()

    def seated(self) -> list[Json]:
        return [{name: getattr(chair, name) for name in SEATED} for chair in self.chairs]

    def sit_as_started(self) -> None:
        """Once the game runs, its first entry says who sits where and with which seed."""
        for chair, seated in zip(self.chairs, self.seating or [], strict=False):
            for name, value in seated.items():
                setattr(chair, name, value)

    def forget(self) -> None:
        """As before the first entry."""
        self.number = 0
        self.table = None
        self.seating = None
        self.recent: list[Event | Json] = []
        self.first = 0
        """The number of the first event in ``recent``."""
        self.clocks = Clocks(self.terms, [self.terms.bank] * self.people, self.created)
        self.asked_at = self.created
        self.asked_by = 0
        """The entry that led to the present question."""
        self.paused = False
        self.proposal: dict[str, Json] | None = None
        self.away: list[int] = []
        self.resigned: list[int] = []
        self.held: dict[int, Json] = {}
        """Over days: the sealed answers of the open window, by seat."""
        self.by_bot: list[int] = []
        """Of those, the ones a bot gave."""
        self.by_hand: list[int] = []
        """Seats that took back an answer to this question: their standing answers are not given again."""
        self.muted: list[str] = []
        self.head = self.memo()
        self.stable = self.head
        self.trail_root: object = None

    # Snapshots

    def memo(self) -> str:
        """Everything that entries have changed, as JSON."""
        t = self.table
        return dumps(
            {
                "number": self.number,
                "version": self.version,
                "state": None if t is None else self.game.codec.encode_state(t.state),
                "count": 0 if t is None else t.chance.count,
                "next": self.next,
                "banks": self.clocks.banks,
                "since": self.clocks.since,
                "asked_at": self.asked_at,
                "asked_by": self.asked_by,
                "paused": self.paused,
                "proposal": self.proposal,
                "away": self.away,
                "resigned": self.resigned,
                "held": list(self.held.items()),
                "by_bot": self.by_bot,
                "by_hand": self.by_hand,
                "seating": self.seating,
                "credits": self.clocks.credits,
                "muted": self.muted,
                "status": self.status,
            }
        )

    def restore(self, memo: str | None, tail: list[Entry]) -> None:
        """As the snapshot says, and the entries since. Answers that new rules refuse are dropped: all of them could
        have been taken back."""
        status = self.status
        self.forget()
        if memo is not None:
            self.read_memo(loads(memo))
        else:
            self.status = OPEN
        changed = self.version != self.game.version
        for entry in tail:
            told = entry.first + len(entry.items)
            try:
                self.apply(entry)
            except (Illegal, BadJson):
                if not changed:
                    raise
                self.number = entry.number
            self.first, self.recent = told, []
        if self.table is None:
            self.status = status

    def read_memo(self, memo: Json) -> None:
        self.number = memo["number"]
        self.first = memo["next"]
        self.clocks = Clocks(self.terms, memo["banks"], memo["since"], memo["credits"])
        self.seating = memo["seating"]
        self.sit_as_started()
        self.by_bot, self.by_hand = memo["by_bot"], memo["by_hand"]
        self.asked_at, self.asked_by = memo["asked_at"], memo["asked_by"]
        self.paused = memo["paused"]
        self.proposal = memo["proposal"]
        self.away, self.resigned = memo["away"], memo["resigned"]
        self.held = {seat: action for seat, action in memo["held"]}
        self.muted = memo["muted"]
        self.status = memo["status"]
        if memo["state"] is not None:
            chance = self.chance()
            chance.skip_to(memo["count"])
            self.table = Table(self.game, self.options, self.people, chance, self.game.read_state(memo))
            self.table.names = self.names()
        self.head = self.stable = self.memo()

    def chance(self) -> Provable:
        return Provable(self.secret, tuple(chair.seed for chair in self.chairs))

    def names(self) -> list[str]:
        return [chair.name or "" for chair in self.chairs]

    # Entries

    def entry(self, kind: str, seat: int | None, body: Json, at: float, key: str | None = None) -> Entry:
        """A new line for the log, not yet carried out."""
        return Entry(self.id, self.number + 1, kind, seat, body, at, key)

    def apply(self, entry: Entry) -> None:
        """Carry out one entry and write down what came of it. What is refused changes nothing."""
        running = self.running()
        question = self.question()
        said = entries.HANDLERS[entry.kind](self, entry) or []
        self.number = entry.number
        self.clocks.charge(running, entry.at)
        if entry.kind == "answer" and entry.seat in running:
            self.clocks.credit(entry.seat)
        elif entry.kind == "undo" and entry.seat is not None:
            self.clocks.take_back(entry.seat)
        entry.first = self.next
        t = self.table
        happened: list[Event] = []
        if t is not None:
            happened = t.history
            entry.chance = [list(fell.values) for _, fell in t.log if isinstance(fell, Fell)]
            t.history, t.log = [], []
            if t.state.asking is None and self.status == RUNNING:
                self.status = OVER
            if self.question() is not question:
                self.asked_at, self.asked_by = entry.at, entry.number
                self.held, self.by_bot = {}, []
                self.by_hand = [entry.seat] if entry.kind == "undo" and entry.seat is not None else []
        entry.items = [*[self.game.codec.encode(event) for event in happened], *said]
        self.recent += [*happened, *said]
        if len(self.recent) > 2 * KEPT:
            self.first += len(self.recent) - KEPT
            del self.recent[:-KEPT]
        self.keep()

    def keep(self) -> None:
        """Move the snapshot on. It stands before the first answer that may still be taken back."""
        before, self.head = self.head, self.memo()
        trail = self.table.trail if self.table is not None else []
        root = trail[0] if trail else None
        if root is None:
            self.stable = self.head
        elif root is not self.trail_root:
            self.stable = before
        self.trail_root = root

    # What is asked

    @property
    def next(self) -> int:
        """The number the next event will have."""
        return self.first + len(self.recent)

    def game_table(self) -> Table:
        if self.table is None or self.status not in (RUNNING, OVER, ABANDONED):
            raise Fault("not-running")
        return self.table

    def playing(self) -> Table:
        """The table, if an answer could be given at all."""
        t = self.game_table()
        if self.status != RUNNING:
            raise Illegal(Refusal("game-over", self.game.end_rules, {}))
        if self.paused:
            raise Fault("paused")
        return t

    def question(self) -> Ask | None:
        return self.table.state.asking if self.table is not None else None

    def sealed(self) -> bool:
        """Whether several seats answer at once, nobody seeing an answer before all are in."""
        ask = self.question()
        return ask is not None and len(ask.seats) > 1

    def sealed_over_days(self) -> bool:
        return self.terms.pace == "days" and self.sealed()

    def waiting(self) -> list[int]:
        """The seats whose answer is needed now."""
        if self.table is None or self.status != RUNNING or self.paused:
            return []
        if self.sealed_over_days():
            return [seat for seat in self.table.asked if seat not in self.held]
        return list(self.table.waiting)

    def running(self) -> list[int]:
        """The seats whose clock runs. Over days a sealed window has its own end instead."""
        if not self.terms.bank or self.sealed_over_days():
            return []
        return [seat for seat in self.waiting() if self.is_person(seat)]

    def is_person(self, seat: int) -> bool:
        return self.chairs[seat].kind in (PERSON, OUTSIDE) and seat not in self.away and seat not in self.resigned

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that answers for a seat, if one does."""
        chair = self.chairs[seat]
        if chair.kind == BOT:
            return chair.level
        return STAND_IN if seat in self.away or seat in self.resigned else None

    def standing_of(self, seat: int) -> Json | None:
        """What the seat's standing answers say to the present question."""
        t, chair = self.table, self.chairs[seat]
        if t is None or not chair.standing or not self.is_person(seat) or seat in self.by_hand:
            return None
        prompt = t.prompt(seat)
        options = [t.json(option) for option in t.asks_of(seat)]
        return None if prompt is None else standing_answer(chair.standing, t.json(prompt), seat, options)

    def default_of(self, seat: int) -> Json:
        """The answer the rules take when nobody gives one."""
        t = self.game_table()
        return t.json(t.asks_of(seat)[0])

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Colours as they are in this position, and the automa, where the game has such."""
        state = None if self.table is None else self.table.state
        return self.game.seat_infos(self.people, self.options, state)

    def people_now(self) -> list[int]:
        """The seats whose consent counts."""
        return [chair.seat for chair in self.chairs if self.is_person(chair.seat) and chair.kind == PERSON]

    def seats_of(self, guest: str | None) -> list[int]:
        return [] if guest is None else [c.seat for c in self.chairs if c.guest == guest and c.kind == PERSON]

    @property
    def over(self) -> bool:
        return self.status in (OVER, ABANDONED)
