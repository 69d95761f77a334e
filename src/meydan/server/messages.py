"""What is said during a game, over the socket and over HTTP alike: each message once, with its limits."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from meydan.server.memo import Proposal
from meydan.server.notices import Purpose
from meydan.server.shapes import Body, Error, EventNumber, Raw, SeatNumber, TableInfo
from meydan.server.standing import Standing

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]


# What a client says


class Message(Body, tag_field="do"):
    """Something that may come over the socket; over HTTP the address says what to do instead."""


class Answer(Message, tag="answer"):
    seat: SeatNumber
    action: Raw
    key: Key


class Undo(Message, tag="undo"):
    seat: SeatNumber
    key: Key


class Why(Message, tag="why"):
    seat: SeatNumber
    id: Annotated[str, Meta(min_length=1, max_length=80)]
    key: Key | None = None


class Explain(Message, tag="explain"):
    seat: SeatNumber | None
    """Through whose eyes; null for a spectator's."""
    id: Annotated[str, Meta(min_length=1, max_length=80)]
    key: Key | None = None


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class Sync(Message, tag="sync"):
    since: int


class Ping(Message, tag="ping"):
    key: Key | None = None


AnyMessage: TypeAlias = Answer | Undo | Why | Explain | Chat | Sync | Ping


class Mute(Body):
    event: EventNumber
    """The number of something they said."""
    on: bool = True


class Hush(Body):
    on: bool


class ShowOut(Body):
    """Somebody who watches, as the list of spectators names them."""

    guest: Annotated[str, Meta(min_length=1, max_length=24)]
    on: bool = True


class HandOver(Body):
    seat: SeatNumber


class Report(Body):
    """Something for the operator: about a line, or about the table."""

    words: Annotated[str, Meta(min_length=1, max_length=500)]
    event: EventNumber | None = None


class Propose(Body):
    what: Purpose
    event: EventNumber = 0
    """Of a rewind: the number of the event to go back to before."""


class StandingAnswers(Body):
    seat: SeatNumber
    answers: Annotated[list[Standing], Meta(max_length=50)]


# What the server says


class Ack(msgspec.Struct):
    next: int
    """The number the next event will have."""


class Reason(msgspec.Struct):
    allowed: bool
    message: str | None = None
    rules: list[str] = []


class Hint(msgspec.Struct):
    """What a club player would answer, what that brings, and among how many answers."""

    action: Raw
    brings: Raw
    options: int


class Fact(msgspec.Struct):
    label: str
    value: str


class Explanation(msgspec.Struct):
    """What a thing is and does, its figures of the moment, and the rules behind it."""

    id: str
    title: str
    words: str
    facts: list[Fact]
    rules: list[str]


class Spectator(msgspec.Struct):
    """For the host alone."""

    guest: str
    name: str
    removed: bool


class Clock(msgspec.Struct):
    left: float
    running: bool


class Update(msgspec.Struct, tag_field="type", tag="update"):
    seat: int | None
    first: int
    events: list[Raw]
    view: Raw | None
    prompt: Raw | None
    options: list[Raw]
    offer: Raw | None
    """What each option brings, which ask once more, what is locked and why, and what lies on a tray."""
    answered: list[int]
    undo: bool
    """Whether this seat may take back its last answer."""
    clocks: list[Clock | None]
    closes: float | None
    patient: float | None
    """Without a clock: when those who do not answer count as gone, and the others may go on without them."""
    status: str
    paused: bool
    proposal: Proposal | None
    away: list[int]
    resigned: list[int]
    result: Raw | None


class EventPage(msgspec.Struct):
    first: int
    events: list[Raw]


class TableMessage(msgspec.Struct, tag_field="type", tag="table"):
    table: TableInfo


class AnsweredMessage(msgspec.Struct, tag_field="type", tag="answered"):
    seats: list[int]


class PresenceMessage(msgspec.Struct, tag_field="type", tag="presence"):
    seats: list[int]
    watching: int


class AckMessage(Ack, tag_field="type", tag="ack", kw_only=True):
    key: str


class WhyMessage(Reason, tag_field="type", tag="why", kw_only=True):
    key: str | None


class ExplainMessage(Explanation, tag_field="type", tag="explain", kw_only=True):
    key: str | None


class RefusedMessage(Error, tag_field="type", tag="refused", kw_only=True):
    key: str | None


class MovingMessage(msgspec.Struct, tag_field="type", tag="moving"):
    """This process is about to end. Come again after so many seconds: another one, or the next, goes on."""

    after: float


class PongMessage(msgspec.Struct, tag_field="type", tag="pong"):
    now: float
    key: str | None
