"""Changes to the game itself: its start, answers, and the rules."""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from meydan.core import events
from meydan.core.codec import Json
from meydan.core.contract import Fell, Refusal, Seat
from meydan.core.errors import Illegal
from meydan.core.position import Position
from meydan.core.table import Table
from meydan.server.chairs import Seated
from meydan.server.changes.change import Change, Outcome
from meydan.server.db import RUNNING
from meydan.server.notices import Happening
from meydan.server.terms import Agreed

if TYPE_CHECKING:
    from meydan.server.room import Room

By: TypeAlias = Literal["person", "bot", "standing", "held", "time"]
"""Who or what gave an answer."""


class Start(Change, tag="start"):
    seats: list[Seated]
    agreed: Agreed | None = None

    def apply(self, room: "Room", at: float) -> Outcome:
        room.seating, room.agreed = self.seats, self.agreed
        room.sit_as_started()
        room.clocks = room.full_clocks(at)
        if room.base is None:
            t = Table.new(room.game.key, room.people, options=room.options, chance=room.chance())
            log = t.log
        else:
            t = Table.fork(room.base.record, room.base.at, room.chance())
            log = t.log[room.base.at - len(t.past) :]
        room.position = Position(t.game, t.options, t.people, t.chance, t.state)
        room.position.trail = t.trail
        room.call_by_name()
        room.status = RUNNING
        return Outcome(t.history, [list(fell.values) for _, fell in log if isinstance(fell, Fell)])


class Answer(Change, tag="answer"):
    seat: Seat
    action: dict[str, Any]
    by: By

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
    by: By | None = None

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
