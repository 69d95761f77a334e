"""What the server writes down: one line for each thing, plain or as JSON, with what it was about. Never a hand or a
token: only what is named here gets into a line."""

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

request: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that this is done for; every answer tells it in a header."""
ABOUT = ("table", "game", "route", "status", "ms", "code", "error")
"""What a line may say beside its words."""
PLAIN, JSON = "plain", "json"
FORMS = (PLAIN, JSON)


class Lines(logging.Formatter):
    def __init__(self, form: str) -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "words": record.getMessage(),
        }
        if found := request.get():
            line["request"] = found
        line |= {name: record.__dict__[name] for name in ABOUT if name in record.__dict__}
        trace = self.formatException(record.exc_info) if record.exc_info and record.exc_info[0] else ""
        if self.form == JSON:
            return json.dumps(line | ({"trace": trace} if trace else {}), ensure_ascii=False, default=str)
        about = "".join(f" {name}={value}" for name, value in line.items() if name not in ("time", "level", "words"))
        return f"{line['time']} {line['level']}: {line['words']}{about}" + (f"\n{trace}" if trace else "")


def set_up(form: str, level: str) -> None:
    """Everything goes to stderr, ours and what the libraries say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(form))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("meydan").setLevel(level.upper())
