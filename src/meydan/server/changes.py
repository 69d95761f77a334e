"""The kinds of change a table knows. Each is one kind of entry in the log, with what it does to the room.

``apply`` checks and carries out; what is refused changes nothing.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import msgspec

from meydan.core import events
from meydan.core.codec import Json
from meydan.core.contract import Fell, Refusal, Seat
from meydan.core.errors import Illegal
from meydan.core.position import Position
from meydan.core.table import Table
from meydan.server.chairs import PERSON, Seated
from meydan.server.db import ABANDONED, RUNNING
from meydan.server.faults import Fault
from meydan.server.memo import Proposal
from meydan.server.notices import (
    Agreed,
    CameBack,
    Chatted,
    Declined,
    Done,
    Happening,
    Muted,
    Proposed,
    Purpose,
    Resigned,
    Unmuted,
    WentAway,
)

if TYPE_CHECKING:
    from meydan.server.room import Room

Source: TypeAlias = Literal["person", "bot", "standing", "held", "time"]
"""Who or what gave an answer."""
Draws: TypeAlias = Sequence[list[int]]
"""What chance answered, in order."""


class Outcome(NamedTuple):
    """What came of a change."""

    happened: Sequence[Happening] = ()
    draws: Draws = ()


class Change(msgspec.Struct, omit_defaults=True, tag_field="kind"):
    def apply(self, room: "Room", at: float) -> Outcome:
        raise NotImplementedError


# The game


class Start(Change, tag="start"):
    seats: list[Seated]

    def apply(self, room: "Room", at: float) -> Outcome:
        room.seating = self.seats
        room.sit_as_started()
        if room.base is None:
            t = Table.new(room.game.key, room.people, options=room.options, chance=room.chance())
            log = t.log
        else:
            t = Table.fork(room.base.record, room.base.at, room.chance())
            log = t.log[room.base.at - len(t.past) :]
        room.position = Position(t.game, t.options, t.people, t.chance, t.state)
        room.position.trail = t.trail
        room.position.names = room.names()
        room.status = RUNNING
        return Outcome(t.history, [list(fell.values) for _, fell in log if isinstance(fell, Fell)])


class Answer(Change, tag="answer"):
    seat: Seat
    action: dict[str, Any]
    by: Source

    def apply(self, room: "Room", at: float) -> Outcome:
        """The answer, and all that chance answers before somebody is asked again."""
        position = room.playing()
        happened: list[Happening] = [*position.answer(self.seat, self.action)]
        draws: list[list[int]] = []
        while position.asks_chance():
            fell = position.draw()
            happened += position.fall(fell)
            draws.append(list(fell.values))
        return Outcome(happened, draws)


class Seal(Change, tag="seal"):
    """Over days an answer to a sealed question waits until the window closes; without an action it is taken back."""

    seat: Seat
    action: dict[str, Any] | None
    by: Source | None = None

    def apply(self, room: "Room", at: float) -> Outcome:
        position = room.playing()
        if self.action is None:
            if self.seat not in room.held:
                raise Illegal(Refusal("cannot-undo", (), {}))
            room.held = {seat: action for seat, action in room.held.items() if seat != self.seat}
            room.by_hand = [*room.by_hand, self.seat]
            return Outcome()
        position.offered(self.seat, self.action)
        room.held = room.held | {self.seat: self.action}
        room.by_bot = [seat for seat in room.by_bot if seat != self.seat]
        if self.by == "bot":
            room.by_bot = [*room.by_bot, self.seat]
        return Outcome()


class Undo(Change, tag="undo"):
    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        happened = room.playing().undo(self.seat)
        room.by_hand = [*room.by_hand, self.seat]
        return Outcome(happened)


class RulesChanged(Change, tag="rules"):
    """The rules were corrected: they hold from this state on."""

    version: int
    state: dict[str, Any]
    count: int

    def apply(self, room: "Room", at: float) -> Outcome:
        room.begun().stand(room.game.read_state(self.snapshot()))
        room.version = self.version
        return Outcome([events.RulesChanged(room.game.version)])

    def snapshot(self) -> dict[str, Json]:
        """As a record keeps it."""
        return {"version": self.version, "state": self.state, "count": self.count}


# Talk


class Chat(Change, tag="chat"):
    name: str
    guest: str
    text: str
    seat: Seat | None = None

    def apply(self, room: "Room", at: float) -> Outcome:
        return Outcome([Chatted(self.seat, self.name, self.text)])


class Mute(Change, tag="mute"):
    guest: str
    name: str
    on: bool

    def apply(self, room: "Room", at: float) -> Outcome:
        room.muted = [guest for guest in room.muted if guest != self.guest]
        if not self.on:
            return Outcome([Unmuted(self.name)])
        room.muted = [*room.muted, self.guest]
        return Outcome([Muted(self.name)])


# Consent


class Rewinding(msgspec.Struct, frozen=True):
    """Where a rewind goes: the entry it stands after, and the state there."""

    to: int
    version: int
    state: dict[str, Any]


class Propose(Change, tag="propose"):
    seat: Seat
    what: Purpose
    to: int | None
    seats: list[Seat]
    """All of the person who proposes."""
    rewound: Rewinding | None = None

    def apply(self, room: "Room", at: float) -> Outcome:
        proposal = Proposal(self.what, self.to, self.seat, [])
        done = consent(room, proposal, self.seats, self.rewound, at)
        return Outcome([Proposed(self.seat, self.what), *done])


class Agree(Change, tag="agree"):
    seat: Seat
    seats: list[Seat]
    rewound: Rewinding | None = None

    def apply(self, room: "Room", at: float) -> Outcome:
        if room.proposal is None:
            raise Fault("no-proposal")
        what = room.proposal.what
        done = consent(room, room.proposal, self.seats, self.rewound, at)
        return Outcome([Agreed(self.seat, what), *done])


class Decline(Change, tag="decline"):
    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        if room.proposal is None:
            raise Fault("no-proposal")
        what = room.proposal.what
        room.proposal = None
        return Outcome([Declined(self.seat, what)])


def consent(
    room: "Room", proposal: Proposal, seats: list[Seat], rewinding: Rewinding | None, at: float
) -> list[Happening]:
    """These seats agree, too. With the last of them it is done."""
    agreed = sorted({*proposal.agreed, *seats})
    if any(seat not in agreed for seat in room.people_now()):
        room.proposal = msgspec.structs.replace(proposal, agreed=agreed)
        return []
    if proposal.what == "rewind" and rewinding is None:
        raise Fault("no-proposal")  # somebody left meanwhile; asked again, it is worked out
    room.proposal = None
    return fulfil(room, proposal.what, rewinding, at)


def fulfil(room: "Room", what: Purpose, rewinding: Rewinding | None, at: float) -> list[Happening]:
    """What all have agreed to."""
    if rewinding is not None:
        state = room.game.read_state({"version": rewinding.version, "state": rewinding.state})
        room.begun().stand(state)
        return [events.Rewound(), Done(what)]
    if what == "abandon":
        room.status = ABANDONED
    else:
        room.paused = what == "pause"
        room.asked_at = at
    return [Done(what)]


# Coming and going


class Resign(Change, tag="resign"):
    """A bot plays on for whoever resigns. With nobody left, or one opponent, the game is given up."""

    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        room.resigned = [*room.resigned, self.seat]
        left = [chair.seat for chair in room.chairs if chair.kind == PERSON and chair.seat not in room.resigned]
        if room.people == 2 or not left:
            room.status = ABANDONED
        return Outcome([Resigned(self.seat), *consent_without(room, self.seat, at)])


class Away(Change, tag="away"):
    """Time ran out: a bot sits in until the person comes back."""

    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        room.away = [*room.away, self.seat]
        return Outcome([WentAway(self.seat), *consent_without(room, self.seat, at)])


class Back(Change, tag="back"):
    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        room.away = [seat for seat in room.away if seat != self.seat]
        room.clocks.welcome(self.seat)
        return Outcome([CameBack(self.seat)])


def consent_without(room: "Room", seat: Seat, at: float) -> list[Happening]:
    """A proposal does not wait for somebody who is gone. What they proposed, and a rewind, must be proposed again."""
    proposal, left = room.proposal, room.people_now()
    if proposal is None:
        return []
    if room.over or not left or proposal.by == seat:
        room.proposal = None
        return []
    if any(other not in proposal.agreed for other in left):
        return []
    room.proposal = None
    return [] if proposal.what == "rewind" else fulfil(room, proposal.what, None, at)


AnyChange: TypeAlias = (
    Start | Answer | Seal | Undo | RulesChanged | Chat | Mute | Propose | Agree | Decline | Resign | Away | Back
)
