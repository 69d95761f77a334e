# interpreted
"""JSON for every value and state of a game, both ways, from the shapes of their constructors."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any, TypeAlias

from meydan.core import contract
from meydan.core.contract import Action, Event, Fell, State, Step
from meydan.core.shape import Shape, class_shapes
from meydan.core.value import Value, fields_of, snake

Json: TypeAlias = Any

PLAIN: dict[str, type] = {"int": int, "str": str, "bool": bool, "float": float}
TAGS: tuple[tuple[type[Value], str], ...] = ((Action, "verb"), (Event, "event"), (Step, "step"))
ANY: dict[str, str] = {"Action": "verb", "Event": "event", "Step": "step", "AnyStep": "step"}


class BadJson(ValueError):
    """Something that is not the JSON form of the value asked for."""


class Codec:
    """Knows the classes of one game and the words of its kinds."""

    def __init__(self, modules: Iterable[ModuleType], words: dict[str, tuple[str, ...]]) -> None:
        self.words = words
        self.classes: dict[str, type] = {}
        self.shapes: dict[str, dict[str, Shape]] = {}
        self.kinds: dict[str, str] = {}
        bases: dict[str, str | None] = {}
        own: dict[str, dict[str, Shape] | None] = {}
        for module in (contract, *modules):
            for name, (base, fields) in class_shapes(module).items():
                self.classes[name] = getattr(module, name)
                bases[name], own[name] = base, fields
        for name in self.classes:
            at: str | None = name
            while at in own and own[at] is None:
                at = bases[at]
            self.shapes[name] = (own.get(at) if at else None) or {}
        for name, shapes in self.shapes.items():
            for field, shape in shapes.items():
                self.learn_kind(name, field, shape)

    def learn_kind(self, owner: str, field: str, shape: Shape) -> None:
        """A field's name tells its kind in prompts and refusals too, so it may have one kind only."""
        while shape.name in ("optional", "row", "list") and shape.parts:
            shape = shape.parts[0]
        kind = shape.name
        if (kind == "Seat" or kind in self.words) and self.kinds.setdefault(field, kind) != kind:
            raise TypeError(f"{owner}.{field} is a {kind}, elsewhere a {self.kinds[field]}")

    # values

    def encode(self, value: object, shape: Shape | None = None) -> Json:
        if shape is not None and shape.name == "optional":
            return None if value is None else self.encode(value, shape.parts[0])
        if isinstance(value, (list, tuple)):
            if shape is None:
                return [self.encode(item) for item in value]
            return [
                self.encode(item, part) for item, part in zip(value, self.part_shapes(shape, len(value)), strict=True)
            ]
        if isinstance(value, dict):
            return {str(key): self.encode(item) for key, item in value.items()}
        if isinstance(value, Value):
            return self.encode_value(value)
        if shape is not None and shape.name in self.words and isinstance(value, int):
            return self.words[shape.name][value]
        return value

    def encode_value(self, value: Value) -> dict[str, Json]:
        name = type(value).__name__
        shapes = self.shapes[name]
        head = {tag: snake(name) for base, tag in TAGS if isinstance(value, base)}
        return head | {field: self.encode(getattr(value, field), shapes[field]) for field in fields_of(type(value))}

    def encode_named(self, figures: dict[str, object]) -> dict[str, Json]:
        """Figures of a prompt or a refusal: each name tells its kind."""
        return {name: self.encode(value, self.shape_named(name)) for name, value in figures.items()}

    def shape_named(self, name: str) -> Shape | None:
        return Shape(self.kinds[name]) if name in self.kinds else None

    def decode(self, data: Json, shape: Shape) -> object:
        name = shape.name
        if name == "optional":
            return None if data is None else self.decode(data, shape.parts[0])
        if name in ("list", "row", "tuple"):
            if not isinstance(data, list):
                raise BadJson(f"expected a list, got {data!r}")
            items = [
                self.decode(item, part) for item, part in zip(data, self.part_shapes(shape, len(data)), strict=True)
            ]
            return items if name == "list" else tuple(items)
        if name in self.words:
            if data not in self.words[name]:
                raise BadJson(f"{data!r} is none of {', '.join(self.words[name])}")
            return self.words[name].index(data)
        if name in PLAIN or name == "Seat":
            if type(data) is not PLAIN.get(name, int):
                raise BadJson(f"expected {name}, got {data!r}")
            return data
        return self.decode_value(data, name)

    def decode_value(self, data: Json, name: str) -> object:
        if not isinstance(data, dict):
            raise BadJson(f"expected an object, got {data!r}")
        tag = self.tag_of(name)
        if tag:
            name = self.class_named(data.get(tag), tag)
        shapes = self.shapes[name]
        given = set(data) - {tag}
        if given != set(shapes):
            odd = ", ".join(sorted(given ^ set(shapes)))
            raise BadJson(f"{snake(name)} has other fields than expected: {odd}")
        return self.classes[name](*[self.decode(data[field], shape) for field, shape in shapes.items()])

    def tag_of(self, name: str) -> str:
        if name in ANY:
            return ANY[name]
        cls = self.classes[name]
        return next((tag for base, tag in TAGS if issubclass(cls, base)), "")

    def class_named(self, word: Json, tag: str) -> str:
        base = next(base for base, its in TAGS if its == tag)
        for name, cls in self.classes.items():
            if snake(name) == word and issubclass(cls, base):
                return name
        raise BadJson(f"there is no {tag} {word!r}")

    def part_shapes(self, shape: Shape, n: int) -> list[Shape]:
        if shape.name == "tuple":
            if len(shape.parts) != n:
                raise BadJson(f"expected {len(shape.parts)} items, got {n}")
            return list(shape.parts)
        return [shape.parts[0] if shape.parts else shape] * n

    # states

    def encode_state(self, s: State) -> dict[str, Json]:
        name = type(s).__name__
        data = {field: self.encode(getattr(s, field), shape) for field, shape in self.shapes[name].items()}
        if s.answers:
            data["answers"] = [None if given is None else self.encode(given) for given in s.answers]
        return data

    def decode_state(self, data: Json, cls: type[State], table: dict[str, Action]) -> State:
        """The state again, its question worked out anew. Interned actions come from the game's own table."""
        if not isinstance(data, dict):
            raise BadJson("a state is an object")
        shapes = self.shapes[cls.__name__]
        missing = set(shapes) - set(data)
        if missing:
            raise BadJson(f"the state lacks {', '.join(sorted(missing))}")
        s: State = cls(*[self.intern(self.decode(data[field], shape), table) for field, shape in shapes.items()])
        s.asking = s.agenda[-1].ask(s) if s.agenda else None
        given = data.get("answers")
        if s.asking is not None and len(s.asking.seats) > 1:
            if not isinstance(given, list) or len(given) != len(s.asking.seats):
                given = [None] * len(s.asking.seats)
            s.answers = [None if item is None else self.action(item, table) for item in given]
        return s

    def intern(self, value: Any, table: dict[str, Action]) -> Any:
        """Steps that name an action must name the interned one: rules compare actions by identity."""
        if isinstance(value, list):
            return [self.intern(item, table) for item in value]
        if isinstance(value, Step):
            return type(value)(*[self.intern(part, table) for part in value.parts()])
        if isinstance(value, Action) and not isinstance(value, Fell):
            return table[self.key(value)]
        return value

    def key(self, action: Action) -> str:
        """The one name of an action: its verb and what it names."""
        return " ".join([action.verb(), *[f"{self.encode(part)}" for part in action.parts()]])

    def action(self, data: Json, table: dict[str, Action]) -> Action:
        value = self.decode_value(data, "Action")
        if isinstance(value, Action) and self.key(value) in table:
            return table[self.key(value)]
        raise BadJson(f"no such action: {data!r}")
