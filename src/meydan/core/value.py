"""Small immutable values: actions, events, steps and chance answers.

The signature of ``__init__`` is the schema: equality, hash, repr, pickling, JSON and JSON Schema all follow
from it, and it survives compilation.
"""

import inspect
import re
from typing import Final

FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The names a value is made of, in the order its constructor takes them."""
    names = FIELDS.get(cls)
    if names is None:
        names = tuple(inspect.signature(cls).parameters) if has_fields(cls) else ()
        FIELDS[cls] = names
    return names


def has_fields(cls: type) -> bool:
    return any("__init__" in vars(c) for c in cls.__mro__ if c is not object and c.__name__ != "Value")


def snake(name: str) -> str:
    """ForeignAid -> foreign_aid"""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Value:
    """Equal when of one class with equal fields. Treat as frozen: build a new one instead of changing it."""

    def parts(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in fields_of(type(self))])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Value) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(part) for part in self.parts())})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.parts()
