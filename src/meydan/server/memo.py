"""A table's snapshot: everything that its entries have changed, as JSON in its row."""

from typing import TYPE_CHECKING, Any

import msgspec

from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.position import Position
from meydan.server.chairs import Seated
from meydan.server.notices import Purpose
from meydan.server.terms import Agreed, Clocks

if TYPE_CHECKING:
    from meydan.server.room import Room


class Proposal(msgspec.Struct, frozen=True):
    """What needs everybody's consent and has not got it yet."""

    what: Purpose
    to: int | None
    """Of a rewind: the number of the event to go back to before."""
    by: Seat
    agreed: list[Seat]


class Memo(msgspec.Struct):
    number: int
    version: int
    state: dict[str, Any] | None
    count: int
    """Draws of chance so far."""
    next: int
    banks: list[float]
    since: float
    asked_at: float
    asked_by: int
    paused: bool
    proposal: Proposal | None
    away: list[Seat]
    resigned: list[Seat]
    held: list[tuple[Seat, Json]]
    by_bot: list[Seat]
    by_hand: list[Seat]
    seating: list[Seated] | None
    credits: list[float]
    muted: list[str]
    status: str
    agreed: Agreed | None = None
    removed: list[str] = []
    hushed: bool = False


def take(room: "Room") -> str:
    """The snapshot of a room as it is."""
    position = room.position
    memo = Memo(
        number=room.number,
        version=room.version,
        state=None if position is None else room.game.codec.encode_state(position.state),
        count=0 if position is None else position.chance.count,
        next=room.next,
        banks=room.clocks.banks,
        since=room.clocks.since,
        asked_at=room.asked_at,
        asked_by=room.asked_by,
        paused=room.paused,
        proposal=room.proposal,
        away=room.away,
        resigned=room.resigned,
        held=list(room.held.items()),
        by_bot=room.by_bot,
        by_hand=room.by_hand,
        seating=room.seating,
        credits=room.clocks.credits,
        muted=room.muted,
        status=room.status,
        agreed=room.agreed,
        removed=room.removed,
        hushed=room.hushed,
    )
    return msgspec.json.encode(memo).decode()


def put_back(room: "Room", text: str) -> None:
    """Make the room what it was when the snapshot was taken."""
    memo = msgspec.json.decode(text, type=Memo)
    room.number = memo.number
    room.first = memo.next
    room.seating, room.agreed = memo.seating, memo.agreed
    room.sit_as_started()
    room.clocks = Clocks(room.terms, memo.banks, memo.since, memo.credits, room.outages)
    room.by_bot, room.by_hand = memo.by_bot, memo.by_hand
    room.asked_at, room.asked_by = memo.asked_at, memo.asked_by
    room.paused = memo.paused
    room.proposal = memo.proposal
    room.away, room.resigned = memo.away, memo.resigned
    room.held = dict(memo.held)
    room.muted, room.removed, room.hushed = memo.muted, memo.removed, memo.hushed
    room.status = memo.status
    if memo.state is not None:
        chance = room.chance()
        chance.skip_to(memo.count)
        state = room.game.read_state({"version": memo.version, "state": memo.state})
        room.position = Position(room.game, room.options, room.people, chance, state)
        room.call_by_name()
