"""One table in memory: everything about it follows from its row, its chairs and its log.

``apply`` is the only way it changes. A new entry is checked there and carried out; an entry that another process
committed, or that was read back after a restart, goes through the same door.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row

from meydan.core.chance import Provable
from meydan.core.codec import BadJson, Json
from meydan.core.contract import Ask, Refusal, Seat
from meydan.core.errors import Illegal
from meydan.core.game import SeatInfo
from meydan.core.position import Position
from meydan.core.record import commitment
from meydan.games import find
from meydan.server import memo, notices
from meydan.server.chairs import BOT, OUTSIDE, PERSON, Chair, ChairRow, Seated
from meydan.server.changes import Answer, AnyChange, Undo
from meydan.server.db import ABANDONED, OPEN, OVER, RUNNING
from meydan.server.entry import Entry
from meydan.server.faults import Fault
from meydan.server.hours import Outages
from meydan.server.lookalikes import alike
from meydan.server.memo import Proposal
from meydan.server.notices import Happening
from meydan.server.standing import standing_answer
from meydan.server.terms import Agreed, Clocks, Terms

KEPT = 400
"""Events of a table kept in memory; older ones are read from the log."""
STAND_IN = "club"
"""The bot that takes the seat of somebody who is away."""


@dataclass(frozen=True)
class Base:
    """What a fork began from: the record of another game, up to an entry."""

    record: dict[str, Any]
    at: int


class Room:
    def __init__(self, row: Row[Any], chairs: list[ChairRow], outages: Outages | None = None) -> None:
        self.lock = asyncio.Lock()
        self.dirty = False
        """It holds something that is not committed; only whoever has the lock may look at it then."""
        self.outages = outages or Outages()
        self.id: str = row.id
        self.game = find(row.game)
        self.version: int = row.version
        self.secret = bytes(row.secret)
        self.commitment = commitment(self.secret)
        self.base = msgspec.json.decode(row.base, type=Base) if row.base else None
        self.parent: str | None = row.parent
        self.created: float = row.created
        self.position: Position | None = None
        self.seating: list[Seated] | None = None
        self.agreed: Agreed | None = None
        self.read_row(row, chairs)
        self.forget()

    def read_row(self, row: Row[Any], chairs: list[ChairRow]) -> None:
        """What may change without an entry: who may come in and, before the game, who sits where and what is agreed."""
        self.options: dict[str, Json] = msgspec.json.decode(row.options)
        self.terms = msgspec.json.decode(row.terms, type=Terms)
        self.people: int = row.people
        self.public: bool = row.public
        self.host: str = row.host
        self.invite: int = row.invite
        self.hidden: bool = row.hidden
        if self.position is None:
            self.status: str = row.status
        self.imported: bool = row.record is not None
        """It came as a record, and has no log here."""
        self.chairs = [Chair.of(chair, self.game.renamed_steps) for chair in chairs]
        self.sit_as_started()

    def sit_as_started(self) -> None:
        """Once the game runs, its first entry says who sits where, with which seed, and what was agreed."""
        if self.agreed is not None:
            self.options, self.terms = self.agreed.options, self.agreed.terms
        if self.seating is None:
            return
        self.people = len(self.seating)
        self.chairs = [*self.chairs, *map(Chair.spare, range(len(self.chairs), self.people))][: self.people]
        for chair, seated in zip(self.chairs, self.seating, strict=True):
            chair.sit(seated)

    def forget(self) -> None:
        """As before the first entry."""
        self.number = 0
        self.position = None
        self.seating = None
        self.agreed = None
        self.recent: list[Happening] = []
        self.first = 0
        """The number of the first of ``recent``."""
        self.clocks = self.full_clocks(self.created)
        self.asked_at = self.created
        self.asked_by = 0
        """The entry that led to the present question."""
        self.paused = False
        self.proposal: Proposal | None = None
        self.away: list[Seat] = []
        self.resigned: list[Seat] = []
        self.held: dict[Seat, Json] = {}
        """Over days: the sealed answers of the open window, by seat."""
        self.by_bot: list[Seat] = []
        """Of those, the ones a bot gave."""
        self.by_hand: list[Seat] = []
        """Seats that took back an answer to this question: their standing answers are not given again."""
        self.muted: list[str] = []
        self.removed: list[str] = []
        """Guests who may not watch."""
        self.hushed = False
        self.latest = self.stable = memo.take(self)
        """Snapshots: of now, and of before the first answer that may still be taken back."""
        self.trail_root: object = None

    def full_clocks(self, since: float) -> Clocks:
        return Clocks(self.terms, [self.terms.bank] * self.people, since, outages=self.outages)

    def restore(self, snapshot: str | None, tail: list[Entry]) -> None:
        """As the snapshot says, and the entries since. Answers that new rules refuse are dropped: all of them could
        have been taken back."""
        status = self.status
        self.forget()
        if snapshot is None:
            self.status = OPEN
        else:
            memo.put_back(self, snapshot)
            self.latest = self.stable = memo.take(self)
        changed = self.version != self.game.version
        for entry in tail:
            after = entry.next
            try:
                self.apply(entry)
            except (Illegal, BadJson):
                if not changed:
                    raise
                self.number = entry.number
            self.first, self.recent = after, []
        if self.position is None:
            self.status = status

    def chance(self) -> Provable:
        return Provable(self.secret, tuple(chair.seed for chair in self.chairs))

    def names(self) -> list[str]:
        return [chair.name or "" for chair in self.chairs]

    def call_by_name(self) -> None:
        """Sentences speak of whoever sits here; bots have names in each language."""
        if self.position is not None:
            self.position.names = self.names()
            self.position.bots = tuple(chair.seat for chair in self.chairs if chair.kind == BOT)

    # Entries

    def entry(self, change: AnyChange, at: float, key: str | None = None) -> Entry:
        """A new line for the log, not yet carried out."""
        return Entry(self.id, self.number + 1, change, at, key)

    def apply(self, entry: Entry) -> None:
        """Carry out one entry and write down what came of it. What is refused changes nothing."""
        running, question, change = self.running(), self.question(), entry.change
        happened, entry.draws = change.apply(self, entry.at)
        self.number = entry.number
        self.clocks.charge(running, entry.at)
        if isinstance(change, Answer) and change.seat in running:
            self.clocks.credit(change.seat)
        elif isinstance(change, Undo):
            self.clocks.take_back(change.seat)
        if self.position is not None and self.question() is None and self.status == RUNNING:
            self.status = OVER
        if self.question() is not question:
            self.asked_at, self.asked_by = entry.at, entry.number
            self.held, self.by_bot = {}, []
            self.by_hand = [change.seat] if isinstance(change, Undo) else []
        entry.first = self.next
        entry.happened = [notices.write(self.game, one) for one in happened]
        self.recent += happened
        if len(self.recent) > 2 * KEPT:
            self.first += len(self.recent) - KEPT
            del self.recent[:-KEPT]
        self.move_snapshot()

    def move_snapshot(self) -> None:
        """The stable one stands before the first answer that may still be taken back."""
        before, self.latest = self.latest, memo.take(self)
        trail = self.position.trail if self.position is not None else []
        root = trail[0] if trail else None
        if root is None:
            self.stable = self.latest
        elif root is not self.trail_root:
            self.stable = before
        self.trail_root = root

    # What is asked

    @property
    def next(self) -> int:
        """The number of what happens next."""
        return self.first + len(self.recent)

    @property
    def over(self) -> bool:
        return self.status in (OVER, ABANDONED)

    def begun(self) -> Position:
        """The position, if the game has begun."""
        if self.position is None or self.status not in (RUNNING, OVER, ABANDONED):
            raise Fault("not-running")
        return self.position

    def playing(self) -> Position:
        """The position, if an answer could be given at all."""
        position = self.begun()
        if self.status != RUNNING:
            raise Illegal(Refusal("game-over", self.game.end_rules, {}))
        if self.paused:
            raise Fault("paused")
        return position

    def question(self) -> Ask | None:
        return self.position.state.asking if self.position is not None else None

    def sealed(self) -> bool:
        """Whether several seats answer at once, nobody seeing an answer before all are in."""
        ask = self.question()
        return ask is not None and len(ask.seats) > 1

    def sealed_over_days(self) -> bool:
        return self.terms.pace == "days" and self.sealed()

    def closes(self) -> float | None:
        """Over days: when the sealed window closes."""
        return self.outages.after(self.asked_at, self.terms.window, True) if self.sealed_over_days() else None

    def patient_until(self) -> float | None:
        """Without a clock, and where no window closes by itself: when those who do not answer count as gone."""
        stands = self.paused or (bool(self.waiting()) and not self.sealed_over_days())
        if self.status != RUNNING or self.terms.bank or not stands:
            return None
        return self.outages.after(self.asked_at, self.terms.patience, True)

    def gone(self, now: float) -> list[Seat]:
        """People whom the table waits for longer than was agreed: for an answer, or for an end of the pause."""
        until = self.patient_until()
        if until is None or now < until:
            return []
        agreed = self.proposal.agreed if self.proposal is not None else []
        silent = [seat for seat in self.people_now() if seat not in agreed] if self.paused else self.waiting()
        return [seat for seat in silent if self.is_person(seat)]

    def waiting(self) -> list[Seat]:
        """The seats whose answer is needed now."""
        if self.position is None or self.status != RUNNING or self.paused:
            return []
        if self.sealed_over_days():
            return [seat for seat in self.position.asked if seat not in self.held]
        return list(self.position.waiting)

    def standing_answer(self, seat: Seat) -> Json | None:
        """What the seat's standing answers say to the present question."""
        position, chair = self.position, self.chairs[seat]
        if position is None or not chair.standing or not self.is_person(seat) or seat in self.by_hand:
            return None
        prompt = position.prompt(seat)
        if prompt is None:
            return None
        options = [position.json(option) for option in position.asks_of(seat)]
        return standing_answer(chair.standing, position.json(prompt), seat, options)

    def lone_answer(self) -> Answer | None:
        """The only option of somebody who is asked so that being asked tells nothing, with nobody there to be told."""
        position, people = self.position, [chair.seat for chair in self.chairs if self.is_person(chair.seat)]
        if position is None or len(people) != 1 or people != self.waiting() or people == self.by_hand:
            return None
        options = position.asks_of(people[0])
        return Answer(people[0], position.json(options[0]), "standing") if len(options) == 1 else None

    def default_answer(self, seat: Seat) -> Json:
        """What the rules answer when nobody does: the option that commits least."""
        position = self.begun()
        return position.json(position.default_of(seat))

    # Who sits here

    def running(self) -> list[Seat]:
        """The seats whose clock runs. Over days a sealed window has its own end instead."""
        if not self.terms.bank or self.sealed_over_days():
            return []
        return [seat for seat in self.waiting() if self.is_person(seat)]

    def is_person(self, seat: Seat) -> bool:
        return self.chairs[seat].kind in (PERSON, OUTSIDE) and seat not in self.away and seat not in self.resigned

    def first_seat(self, chair: Chair) -> Seat:
        """Of whoever sits here."""
        return chair.seat if chair.kind != PERSON else min(self.seats_of(chair.guest), default=chair.seat)

    def bot_of(self, seat: Seat) -> str | None:
        """The level of the bot that answers for a seat, if one does."""
        chair = self.chairs[seat]
        if chair.kind == BOT:
            return chair.level
        return STAND_IN if seat in self.away or seat in self.resigned else None

    def passes_for_another(self, guest: str, name: str) -> bool:
        """Whether whoever is called so would be taken for somebody else who sits here."""
        others = [chair.name or "" for chair in self.chairs if chair.kind == PERSON and chair.guest != guest]
        return any(alike(name, other) for other in others)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Colours as they are in this position, and the automa, where the game has such."""
        state = None if self.position is None else self.position.state
        return self.game.seat_infos(self.people, self.options, state)

    def people_now(self) -> list[Seat]:
        """The seats whose consent counts."""
        return [chair.seat for chair in self.chairs if self.is_person(chair.seat) and chair.kind == PERSON]

    def seats_of(self, guest: str | None) -> list[Seat]:
        return [] if guest is None else [c.seat for c in self.chairs if c.guest == guest and c.kind == PERSON]
