"""Standing answers: what a seat answers by itself when a question is of a certain kind.

A list of ``{"step": ..., "about": {...}, "answer": {...}}``; the first that fits the prompt counts. ``about`` names
what the prompt must speak of, with ``"me"`` for the own seat; ``"answer": null`` means: ask me.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from meydan.core.codec import Json
from meydan.core.contract import Seat


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: Annotated[str, msgspec.Meta(max_length=60)]
    answer: dict[str, Any] | None
    about: dict[str, Any] = {}


def read(text: str | None, renamed_steps: Mapping[str, str]) -> list[Standing]:
    """As they were saved, with the names that steps have today."""
    answers = msgspec.json.decode(text, type=list[Standing]) if text else []
    return [msgspec.structs.replace(one, step=renamed_steps.get(one.step, one.step)) for one in answers]


def standing_answer(answers: Sequence[Standing], prompt: Json, seat: Seat, options: list[Json]) -> Json | None:
    """The option these answers choose for this prompt; None when the person wants to be asked."""
    for one in answers:
        if one.step == prompt["step"] and fits(one.about, prompt["about"], seat):
            if one.answer is None:
                return None
            found = [option for option in options if fits(one.answer, option, seat)]
            return found[0] if found else None
    return None


def fits(pattern: Json, value: Json, seat: Seat) -> bool:
    """Whether everything the pattern names is so in the value."""
    if isinstance(pattern, dict):
        if not isinstance(value, dict):
            return False
        return all(name in value and fits(inner, value[name], seat) for name, inner in pattern.items())
    if pattern == "me":
        return value == seat or (isinstance(value, list) and seat in value)
    return bool(pattern == value)
