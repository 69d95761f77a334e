"""What people do at a table, as everybody hears of it. It is numbered and told among the game's own events."""

from typing import Literal, TypeAlias

import msgspec

from meydan.core.codec import BadJson, Json
from meydan.core.contract import Event, Seat
from meydan.core.game import Game

Purpose: TypeAlias = Literal["abandon", "pause", "resume", "rewind"]
"""What may be proposed."""


class Notice(msgspec.Struct, tag_field="table"):
    pass


class Chatted(Notice, tag="chat"):
    seat: Seat | None
    name: str
    text: str


class Muted(Notice, tag="muted"):
    name: str


class Unmuted(Notice, tag="unmuted"):
    name: str


class Hushed(Notice, tag="hushed"):
    """Nobody may talk at this table, or again."""

    on: bool


class Erased(Notice, tag="erased"):
    """The operator took back what was said under this number."""

    event: int


class ShownOut(Notice, tag="removed"):
    """Somebody who watched may do so no more, or again."""

    name: str
    on: bool


class Shut(Notice, tag="closed"):
    """The operator ended the game."""


class Deserted(Notice, tag="deserted"):
    """Nobody went on with the game, and its host ended it."""


class Renewed(Notice, tag="renewed"):
    """The host gave the seat of an outside bot to another program."""

    seat: Seat


class Proposed(Notice, tag="proposed"):
    seat: Seat
    what: Purpose


class Agreed(Notice, tag="agreed"):
    seat: Seat
    what: Purpose


class Declined(Notice, tag="declined"):
    seat: Seat
    what: Purpose


class Done(Notice, tag="done"):
    """All have agreed, and it was done."""

    what: Purpose


class Resigned(Notice, tag="resigned"):
    seat: Seat


class WentAway(Notice, tag="away"):
    seat: Seat


class CameBack(Notice, tag="back"):
    seat: Seat


class Forgotten(Notice, tag="forgotten"):
    """An event of rules that are gone."""


AnyNotice: TypeAlias = (
    Chatted
    | Muted
    | Unmuted
    | Hushed
    | Erased
    | ShownOut
    | Shut
    | Deserted
    | Renewed
    | Proposed
    | Agreed
    | Declined
    | Done
    | Resigned
    | WentAway
    | CameBack
    | Forgotten
)
Happening: TypeAlias = Event | Notice
"""Something that happened at a table and has a number: an event of the game, or a notice."""


def write(game: Game, happening: Happening) -> Json:
    if isinstance(happening, Event):
        return game.codec.encode(happening)
    return msgspec.to_builtins(happening)


def read(game: Game, item: Json) -> Happening:
    """A happening as it was before it was written."""
    try:
        found: Happening = msgspec.convert(item, AnyNotice) if "table" in item else game.codec.decode(item, "Event")
    except (BadJson, msgspec.ValidationError):
        return Forgotten()
    return found
