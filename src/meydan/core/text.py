# interpreted
"""Words: Fluent messages of the core and of each game, in Persian and English, with the digits of the language."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from meydan.core.contract import WHEN, Action, Event, Outcome, Refusal, Seat
from meydan.core.errors import Illegal, MeydanError
from meydan.core.prompt import Prompt
from meydan.core.value import snake

if TYPE_CHECKING:
    from meydan.core.fluent import Words
    from meydan.core.game import Game

LANGUAGES = ("fa", "en")
PERSIAN_DIGITS = str.maketrans("0123456789,.%", "۰۱۲۳۴۵۶۷۸۹٬٫٪")
FSI, PDI = "\u2068", "\u2069"


class MissingText(MeydanError):
    """A message the texts do not hold; a test keeps this from happening."""


@cache
def bundle(folder: Path | None, lang: str) -> "Words":
    """The core's messages and those of one game."""
    from meydan.core.fluent import Words

    if lang not in LANGUAGES:
        raise MeydanError(f"There are texts in {' and '.join(LANGUAGES)}, not in {lang!r}.")
    texts = Words(lang)
    for place in (Path(__file__).parent, *([folder] if folder else [])):
        for part in ("", "about.", "lessons."):
            file = place / "text" / f"{part}{lang}.ftl"
            if file.exists():
                texts.add_file(file)
    return texts


def keys(folder: Path | None, lang: str) -> list[str]:
    """What there is to say, in the order in which it is written."""
    return bundle(folder, lang).keys()


def say(folder: Path | None, lang: str, key: str, arguments: Mapping[str, object] | None = None) -> str:
    """One message, formatted. Keys are written with hyphens throughout."""
    return bundle(folder, lang).say(key.replace("_", "-"), arguments or {})


def has(folder: Path | None, lang: str, key: str) -> bool:
    return bool(bundle(folder, lang).has_message(key.replace("_", "-")))


def digits(text: str, lang: str) -> str:
    return text.translate(PERSIAN_DIGITS) if lang == "fa" else text


@cache
def given_names(lang: str) -> tuple[str, ...]:
    """First names for bots, in the same order in every language."""
    return tuple(re.split("[،,] *", say(None, lang, "names")))


def name_in(name: str, lang: str) -> str:
    """A bot's name as this language writes it; one that is not of our list stays as it is."""
    for names in map(given_names, LANGUAGES):
        if name in names:
            return given_names(lang)[names.index(name)]
    return name


def listed(words: list[str], lang: str, last: str = "") -> str:
    """A, B and C — الف، ب و پ"""
    joint, usual = ("، ", " و ") if lang == "fa" else (", ", " and ")
    last = last or usual
    return last.join([joint.join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def sentence(
    game: "Game", thing: object, lang: str, seat: Seat | None, names: list[str] | None, ids: bool = True
) -> str:
    """What an event, action, prompt or refusal says to a reader; a refusal with the ids of its rules, or without."""
    if isinstance(thing, Illegal):
        thing = thing.refusal
    if isinstance(thing, Event):
        fields = {field: getattr(thing, field) for field in game.codec.shapes[type(thing).__name__]}
        return words(game, f"event-{snake(type(thing).__name__)}", fields, lang, seat, names)
    if isinstance(thing, Action):
        fields = {field: getattr(thing, field) for field in game.codec.shapes[type(thing).__name__]}
        return words(game, f"action-{thing.verb()}", fields, lang, seat, names)
    if isinstance(thing, Prompt):
        if thing.seat is None:
            asked = listed([isolated(name_of(game, s, lang, names)) for s in thing.asked], lang)
            return say(game.folder, lang, "prompt-waiting", {"asked": asked, "count": len(thing.asked)})
        return words(game, f"prompt-{thing.step}", thing.about, lang, seat, names)
    if isinstance(thing, Outcome):
        return words(game, f"brings-{thing.key}", thing.figures, lang, seat, names)
    if isinstance(thing, Refusal):
        key = thing.key if thing.key.startswith(WHEN) else f"refusal-{thing.key}"
        text = words(game, key, thing.figures, lang, seat, names)
        return text + rule_ids(thing.rules) if ids else text
    raise TypeError(f"no sentence for {thing!r}")


def isolated(text: str) -> str:
    return f"{FSI}{text}{PDI}"


def plain(text: str) -> str:
    """Without the signs that keep what is inserted apart."""
    return text.replace(FSI, "").replace(PDI, "")


def rule_ids(rules: tuple[str, ...]) -> str:
    """Rule ids stay Latin, left to right."""
    return f" ({isolated(', '.join(rules))})" if rules else ""


def words(
    game: "Game", key: str, fields: Mapping[str, object], lang: str, seat: Seat | None, names: list[str] | None
) -> str:
    """Fill a message: seats become names, kinds their words; ``$reader`` names the field that is the reader."""
    arguments: dict[str, object] = {"reader": "nobody"}
    for field, value in fields.items():
        kind = game.codec.kinds.get(field)
        if kind == "Seat" and seat is not None and (value == seat or (isinstance(value, tuple) and seat in value)):
            arguments["reader"] = field
        if isinstance(value, tuple):
            told = counted(game, kind, value, lang, names)
            arguments[field] = listed(told, lang)
            arguments[f"{field}_or"] = listed(told, lang, " یا " if lang == "fa" else " or ")
            arguments[f"{field}_count"] = len(value)
        elif kind is not None and isinstance(value, int):
            arguments[field] = spoken(game, kind, value, lang, names)
        elif isinstance(value, Action):
            arguments[field] = value.verb().replace("_", "-")
        elif isinstance(value, bool):
            arguments[field] = "yes" if value else "no"
        else:
            arguments[field] = value
    return say(game.folder, lang, key, arguments)


def counted(game: "Game", kind: str | None, items: tuple[int, ...], lang: str, names: list[str] | None) -> list[str]:
    """The things of a list; a word that comes again is told once, with how often. Figures stand each in its place."""
    told = [spoken(game, kind, item, lang, names) for item in items]
    if kind is None or kind == "Seat":
        return told
    times = Counter(told)
    again = {word: say(None, lang, "repeated", {"thing": word, "count": n}) for word, n in times.items() if n > 1}
    return [again.get(word, word) for word in times]


def spoken(game: "Game", kind: str | None, value: int, lang: str, names: list[str] | None) -> str:
    """A seat by its name, a thing by its word, anything else as a number."""
    if kind is None:
        return digits(str(value), lang)
    if kind == "Seat":
        return name_of(game, value, lang, names)
    return thing(game, kind, value, lang)


def thing(game: "Game", kind: str, number: int, lang: str) -> str:
    """What a thing is called: by a word of its own, or by what it is."""
    if kind in game.named:
        return words(game, f"name-{snake(kind)}", game.named[kind][number], lang, None, None)
    return say(game.folder, lang, f"{snake(kind)}-{game.words[kind][number]}")


def name_of(game: "Game", seat: Seat, lang: str, names: list[str] | None) -> str:
    if names is not None and seat < len(names):
        return names[seat]
    return say(None, lang, "seat-name", {"number": seat + 1})
