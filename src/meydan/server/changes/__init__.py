"""The kinds of change a table knows. Each is one kind of entry in the log, with what it does to the room."""

from typing import TypeAlias

from meydan.server.changes.change import Draws, Outcome
from meydan.server.changes.people import Agree, Away, Back, Chat, Decline, Mute, Propose, Resign, Rewinding
from meydan.server.changes.play import Answer, By, RulesChanged, Seal, Start, Undo

__all__ = [
    "Agree", "Answer", "AnyChange", "Away", "Back", "By", "Chat", "Decline", "Draws", "Mute", "Outcome", "Propose",
    "Resign", "Rewinding", "RulesChanged", "Seal", "Start", "Undo",
]  # fmt: skip

AnyChange: TypeAlias = (
    Start | Answer | Seal | Undo | RulesChanged | Chat | Mute | Propose | Agree | Decline | Resign | Away | Back
)
