"""Names that look the same: nobody may pass for somebody who sits at the table."""

import json
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any


@cache
def facts() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "lookalikes.json").read_text("utf-8"))
    return read


@cache
def letters() -> dict[int, str]:
    return {ord(like): letter for letter, likes in facts()["letters"].items() for like in likes}


def shape(name: str) -> str:
    """What two names that look alike have in common: no accents, no capitals, no gaps, one letter for all like it."""
    plain = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN" or letter in "|!$")
    plain = plain.replace("\N{ARABIC TATWEEL}", "")
    seen = plain.translate(letters()).casefold()
    seen = "".join(figure(letter) for letter in seen).translate(letters())
    for pair, letter in facts()["pairs"].items():
        seen = seen.replace(pair, letter)
    return seen


def figure(letter: str) -> str:
    """Digits of every script are the same."""
    value = unicodedata.decimal(letter, None)
    return letter if value is None else str(value)


def alike(name: str, other: str) -> bool:
    return shape(name) == shape(other)
