"""Everything the server refuses: a code for programs, and a sentence in the caller's language for people."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meydan.core.errors import MeydanError
from meydan.core.text import LANGUAGES, say

FOLDER = Path(__file__).parent

STATUS = {
    "bad-request": 400,
    "no-guest": 401,
    "bad-token": 401,
    "not-yours": 403,
    "not-host": 403,
    "other-origin": 403,
    "muted": 403,
    "chat-off": 403,
    "removed": 403,
    "banned": 403,
    "silenced": 403,
    "not-operator": 403,
    "name-taken": 409,
    "no-hints": 403,
    "not-asked": 409,
    "no-table": 404,
    "no-seat": 404,
    "not-found": 404,
    "bad-method": 405,
    "seat-taken": 409,
    "not-open": 409,
    "not-running": 409,
    "not-gone": 409,
    "not-over": 409,
    "seats-empty": 409,
    "refused": 409,
    "proposal-open": 409,
    "no-proposal": 409,
    "paused": 409,
    "needs-old-rules": 409,
    "too-big": 413,
    "too-long": 413,
    "bad-value": 422,
    "bad-table": 422,
    "bad-record": 422,
    "bad-standing": 422,
    "too-fast": 429,
    "too-many-tables": 429,
    "broken": 500,
    "store-down": 503,
}


LONGEST = 300
"""Letters of what a caller sent that are told back."""


class Fault(MeydanError):
    """``code`` is stable; ``figures`` fill the sentence."""

    def __init__(self, code: str, figures: Mapping[str, object] | None = None, **more: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.figures = figures or {}
        self.more = more
        """What else the caller is told: rule ids, or a sentence of the rules instead of our own."""

    def json(self, lang: str) -> dict[str, Any]:
        figures = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in self.figures.items()}
        message = self.more.get("message") or say(FOLDER, lang, f"fault-{self.code}", figures)
        return {"code": self.code, "message": message, "rules": list(self.more.get("rules", ()))}


def language(header: str | None) -> str:
    """The first language of an Accept-Language header that we speak; Persian otherwise."""
    for part in (header or "").split(","):
        lang = part.split(";")[0].strip().split("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
