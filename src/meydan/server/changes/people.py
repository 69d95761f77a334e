"""Changes among the people at the table: talk, consent, coming and going."""

from typing import TYPE_CHECKING, Any

import msgspec

from meydan.core import events
from meydan.core.contract import Seat
from meydan.server import notices
from meydan.server.chairs import PERSON
from meydan.server.changes.change import Change, Outcome
from meydan.server.db import ABANDONED
from meydan.server.faults import Fault
from meydan.server.memo import Proposal
from meydan.server.notices import Happening, Purpose

if TYPE_CHECKING:
    from meydan.server.room import Room


# Talk


class Chat(Change, tag="chat"):
    name: str
    guest: str
    text: str
    seat: Seat | None = None

    def apply(self, room: "Room", at: float) -> Outcome:
        return Outcome([notices.Chatted(self.seat, self.name, self.text)])


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
        return Outcome([notices.Proposed(self.seat, self.what), *done])


class Agree(Change, tag="agree"):
    seat: Seat
    seats: list[Seat]
    rewound: Rewinding | None = None

    def apply(self, room: "Room", at: float) -> Outcome:
        if room.proposal is None:
            raise Fault("no-proposal")
        what = room.proposal.what
        done = consent(room, room.proposal, self.seats, self.rewound, at)
        return Outcome([notices.Agreed(self.seat, what), *done])


class Decline(Change, tag="decline"):
    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        if room.proposal is None:
            raise Fault("no-proposal")
        what = room.proposal.what
        room.proposal = None
        return Outcome([notices.Declined(self.seat, what)])


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
        return [events.Rewound(), notices.Done(what)]
    if what == "abandon":
        room.status = ABANDONED
    else:
        room.paused = what == "pause"
        room.asked_at = at
    return [notices.Done(what)]


# Coming and going


class Resign(Change, tag="resign"):
    """A bot plays on for whoever resigns. With nobody left, or one opponent, the game is given up."""

    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        room.resigned = [*room.resigned, self.seat]
        left = [chair.seat for chair in room.chairs if chair.kind == PERSON and chair.seat not in room.resigned]
        if room.people == 2 or not left:
            room.status = ABANDONED
        return Outcome([notices.Resigned(self.seat), *consent_without(room, self.seat, at)])


class Away(Change, tag="away"):
    """Time ran out: a bot sits in until the person comes back."""

    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        room.away = [*room.away, self.seat]
        return Outcome([notices.WentAway(self.seat), *consent_without(room, self.seat, at)])


class Back(Change, tag="back"):
    seat: Seat

    def apply(self, room: "Room", at: float) -> Outcome:
        room.away = [seat for seat in room.away if seat != self.seat]
        room.clocks.welcome(self.seat)
        return Outcome([notices.CameBack(self.seat)])


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
