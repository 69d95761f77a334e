"""Standing answers: what a seat answers by itself when a question is of a certain kind.

A list of ``{"step": ..., "about": {...}, "answer": {...}}``; the first that fits the prompt counts. ``about`` names
what the prompt must speak of, with ``"me"`` for the own seat; ``"answer": null`` means: ask me.
"""

from typing import Annotated, Any

import msgspec

from meydan.core.codec import Json


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: Annotated[str, msgspec.Meta(max_length=60)]
    answer: dict[str, Any] | None
    about: dict[str, Any] = {}


def standing_answer(rules: list[Json], prompt: Json, seat: int, options: list[Json]) -> Json | None:
    """The option these rules choose for this prompt; None when the person wants to be asked."""
    for rule in rules:
        if rule["step"] == prompt["step"] and fits(rule["about"], prompt["about"], seat):
            wanted = rule["answer"]
            if wanted is None:
                return None
            found = [option for option in options if fits(wanted, option, seat)]
            return found[0] if found else None
    return None


def fits(pattern: Json, value: Json, seat: int) -> bool:
    """Whether everything the pattern names is so in the value."""
    if isinstance(pattern, dict):
        if not isinstance(value, dict):
            return False
        return all(key in value and fits(part, value[key], seat) for key, part in pattern.items())
    if pattern == "me":
        return value == seat or (isinstance(value, list) and seat in value)
    return bool(pattern == value)
