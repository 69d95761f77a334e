"""What can go wrong at a table, each a sentence for people.

``MeydanError``
 ├─ ``BadTable``   this table cannot be made: unknown game, seats or option
 ├─ ``Illegal``    this answer is not allowed now; the state is untouched
 └─ ``BadRecord``  this record is damaged, changed, or from rules we cannot play
"""

from meydan.core.contract import Refusal


class MeydanError(Exception):
    """The root of everything Meydan refuses."""


class BadTable(MeydanError):
    """A table was asked for that cannot exist: the sentence says what is wrong and what would be right."""


class BadRecord(MeydanError):
    """A record does not replay: cut short, changed, not a record, or of another rules version."""


class Illegal(MeydanError):
    """An answer the rules do not offer. ``key`` names the message, ``rules`` the rule ids behind it."""

    def __init__(self, refusal: Refusal) -> None:
        named = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        super().__init__(refusal.key + named)
        self.refusal = refusal
        self.key = refusal.key
        self.rules = refusal.rules
