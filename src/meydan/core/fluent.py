# interpreted
"""Fluent messages, read and formatted. The libraries for that take longer to load than all rules, so they wait until
something is to be said."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from meydan.core.text import PERSIAN_DIGITS, MissingText

ENTRY = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: what follows it is indented."""


class PersianInt(FluentInt):
    """A number that chooses plurals like any other and is written in Persian digits."""

    def format(self, locale: Any) -> str:
        return str(super().format(locale)).translate(PERSIAN_DIGITS)


def number(value: object, lang: str) -> object:
    if not isinstance(value, int):
        return value
    return PersianInt(value) if lang == "fa" else FluentInt(value)


class Entries(dict[str, Any]):
    """Messages or terms by name, each kept as it is written until it is asked for."""

    def __getitem__(self, name: str) -> Any:
        entry = super().__getitem__(name)
        if isinstance(entry, str):
            entry = self[name] = FluentResource(entry).body[0]
        return entry


class Words(FluentBundle):
    """A bundle that takes numbers as they come: the library's own would make plain ones of them again."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=True)
        self.lang = lang
        self._messages = Entries()
        self._terms = Entries()

    def add_file(self, file: Path) -> None:
        """What it says goes before what was said of the same name."""
        text = file.read_text("utf-8")
        begins = list(ENTRY.finditer(text))
        for begin, end in zip(begins, [*[later.start() for later in begins[1:]], len(text)], strict=True):
            entries: Any = self._terms if begin[1] else self._messages
            entries[begin[2]] = text[begin.start() : end]

    def keys(self) -> list[str]:
        return list(self._messages)

    def say(self, key: str, arguments: Mapping[str, object]) -> str:
        pattern = self.get_message(key).value if self.has_message(key) else None
        if pattern is None:
            raise MissingText(f"there is no text {key!r} in {self.lang!r}")
        formatted, faults = self.format_pattern(pattern, {k: number(v, self.lang) for k, v in arguments.items()})
        if faults:
            raise MissingText(f"{key} in {self.lang}: {faults[0]}")
        return str(formatted)

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        faults: list[Exception] = []
        return pattern(ResolverEnvironment(self, faults, current=CurrentEnvironment(args=args or {}))), faults
