"""The kinds of change a table knows. Each is one kind of entry in the log, with what it does to the room."""

from typing import TypeAlias

from meydan.server.changes.change import Draws, Outcome
from meydan.server.changes.order import Desert, Erase, Hush, Mute, Renew, ShowOut, Shut
from meydan.server.changes.people import Agree, Away, Back, Chat, Decline, Propose, Resign, Rewinding
from meydan.server.changes.play import Answer, By, RulesChanged, Seal, Start, Undo

__all__ = [
    "Agree", "Answer", "AnyChange", "Away", "Back", "By", "Chat", "Decline", "Desert", "Draws", "Erase", "Hush", "Mute",
    "Outcome", "Propose", "Renew", "Resign", "Rewinding", "RulesChanged", "Seal", "ShowOut", "Shut", "Start", "Undo",
]  # fmt: skip

AnyChange: TypeAlias = (
    Start
    | Answer
    | Seal
    | Undo
    | RulesChanged
    | Chat
    | Mute
    | Hush
    | ShowOut
    | Erase
    | Shut
    | Desert
    | Renew
    | Propose
    | Agree
    | Decline
    | Resign
    | Away
    | Back
)
