# interpreted
"""JSON for every value and state of a game, both ways, from the shapes of their constructors.

For each shape a small function is made once, so that a state is written as fast as its fields can be read.
"""

from collections.abc import Callable, Iterable
from functools import cache
from types import ModuleType
from typing import Any, TypeAlias

from meydan.core import contract, events
from meydan.core.contract import Action, Event, Fell, Outcome, Refusal, State, Step
from meydan.core.offer import Offer
from meydan.core.prompt import Prompt
from meydan.core.shape import Shape, class_shapes
from meydan.core.value import Value, snake

Json: TypeAlias = Any
Turn: TypeAlias = Callable[[Any], Any]
"""Turns a value into JSON, or JSON into a value."""

PLAIN: dict[str, type] = {"int": int, "str": str, "bool": bool, "float": float, "Seat": int}
TAGS: tuple[tuple[type[Value], str], ...] = ((Action, "verb"), (Event, "event"), (Step, "step"))
ANY: dict[str, str] = {"Action": "verb", "Event": "event", "Step": "step", "AnyStep": "step"}


class BadJson(ValueError):
    """Something that is not the JSON form of the value asked for."""


class NoSuchAction(BadJson):
    """An action in the right form that is not in the game's table: no position offers it, and the rules say why."""

    def __init__(self, action: Action) -> None:
        super().__init__(f"no such action: {action!r}")
        self.action = action


class Codec:
    """Knows the classes of one game and the words of its kinds."""

    def __init__(self, modules: Iterable[ModuleType], words: dict[str, tuple[str, ...]]) -> None:
        self.words = words
        self.classes: dict[str, type] = {}
        self.shapes: dict[str, dict[str, Shape]] = {}
        self.kinds: dict[str, str] = {}
        """What a field of this name is, in every class, prompt and refusal of the game."""
        self.writer = cache(self.make_writer)
        self.reader = cache(self.make_reader)
        self.value_writer = cache(self.make_value_writer)
        self.read_shapes((contract, events, *modules))
        self.tagged = {(tag, snake(cls.__name__)): cls.__name__ for base, tag in TAGS for cls in self.concrete(base)}

    def read_shapes(self, modules: Iterable[ModuleType]) -> None:
        bases: dict[str, str | None] = {}
        own: dict[str, dict[str, Shape] | None] = {}
        for module in modules:
            for name, (base, fields) in class_shapes(module).items():
                self.classes[name] = getattr(module, name)
                bases[name], own[name] = base, fields
        for name in self.classes:
            at: str | None = name
            while at in own and own[at] is None:
                at = bases[at]
            self.shapes[name] = (own.get(at) if at else None) or {}
            for field, shape in self.shapes[name].items():
                self.learn_kind(name, field, shape)

    def concrete(self, base: type[Value]) -> list[type[Value]]:
        """The game's own values of this base, without the shapes that others share."""
        found = [cls for cls in self.classes.values() if issubclass(cls, base)]
        return [cls for cls in found if not any(cls in other.__mro__[1:] for other in found)]

    def learn_kind(self, owner: str, field: str, shape: Shape) -> None:
        while shape.name in ("optional", "row", "list"):
            shape = shape.parts[0]
        kind = shape.name
        if (kind == "Seat" or kind in self.words) and self.kinds.setdefault(field, kind) != kind:
            raise TypeError(f"{owner}.{field} is a {kind}, elsewhere a {self.kinds[field]}")

    # Writing

    def encode(self, value: Value) -> dict[str, Json]:
        """The JSON form of an action, event, step or view."""
        written: dict[str, Json] = self.value_writer(type(value).__name__)(value)
        return written

    def told(self, thing: Value) -> dict[str, Json]:
        """The JSON form of anything a table says: an action, event, prompt or refusal."""
        if isinstance(thing, Refusal):
            return {"key": thing.key, "rules": list(thing.rules), "figures": self.encode_named(thing.figures)}
        if isinstance(thing, Prompt):
            return {
                "step": thing.step,
                "seat": thing.seat,
                "asked": list(thing.asked),
                "rules": list(thing.rules),
                "sealed": thing.sealed,
                "answer": None if thing.answer is None else self.encode(thing.answer),
                "about": self.encode_named(thing.about),
            }
        if isinstance(thing, Outcome):
            return {"key": thing.key, "figures": self.encode_named(thing.figures)}
        if isinstance(thing, Offer):
            return self.offer_json(thing)
        return self.encode(thing)

    def offer_json(self, offer: Offer) -> dict[str, Json]:
        """An offer without its options, which go beside it as they always did."""
        tray = offer.tray
        return {
            "brings": [self.told(outcome) for outcome in offer.brings],
            "settles": [place for place, settles in enumerate(offer.settles) if settles],
            "locked": [{"action": self.encode(one.action), "reason": self.told(one.reason)} for one in offer.locked],
            "tray": None
            if tray is None
            else {
                "verb": tray.verb,
                "field": tray.field,
                "things": [self.word_of(tray.field, thing) for thing in tray.things],
                "worth": list(tray.worth),
                "least": tray.least,
                "most": tray.most,
            },
        }

    def encode_named(self, figures: dict[str, object]) -> dict[str, Json]:
        """Figures of a prompt or a refusal: each name tells its kind."""
        return {name: self.word_of(name, value) for name, value in figures.items()}

    def word_of(self, field: str, value: object) -> Json:
        """A value under this name as JSON: kinds by their word."""
        kind = self.kinds.get(field)
        if isinstance(value, tuple):
            return [self.word_of(field, item) for item in value]
        if isinstance(value, Value):
            return self.encode(value)
        return self.words[kind][value] if kind in self.words and isinstance(value, int) else value

    def make_writer(self, shape: Shape) -> Turn | None:
        """How to write this shape; None when the value is its own JSON."""
        name = shape.name
        if name in PLAIN:
            return None
        if name in self.words:
            return dict(enumerate(self.words[name])).__getitem__
        if name == "tuple":
            parts = [self.writer(part) or same for part in shape.parts]
            return lambda value: [part(item) for part, item in zip(parts, value, strict=True)]
        if name == "optional":
            inner = self.writer(shape.parts[0]) or same
            return lambda value: None if value is None else inner(value)
        if name in ("list", "row"):
            item = self.writer(shape.parts[0])
            return list if item is None else lambda value: [item(part) for part in value]
        return self.encode

    def make_value_writer(self, name: str) -> Turn:
        cls = self.classes[name]
        head = {tag: snake(name) for base, tag in TAGS if issubclass(cls, base)}
        fields = [(field, self.writer(shape) or same) for field, shape in self.shapes[name].items()]
        return lambda value: head | {field: write(getattr(value, field)) for field, write in fields}

    # Reading

    def make_reader(self, shape: Shape) -> Turn:
        name = shape.name
        if name in PLAIN:
            return lambda data: plain(data, PLAIN[name])
        if name in self.words:
            return lambda data: one_of(data, self.words[name])
        if name == "optional":
            inner = self.reader(shape.parts[0])
            return lambda data: None if data is None else inner(data)
        if name == "tuple":
            parts = [self.reader(part) for part in shape.parts]
            return lambda data: tuple([part(item) for part, item in zip(parts, a_list(data, len(parts)), strict=True)])
        if name in ("list", "row"):
            read = self.reader(shape.parts[0])
            collect = list if name == "list" else tuple
            return lambda data: collect([read(item) for item in a_list(data)])
        return lambda data: self.decode(data, name)

    def decode(self, data: Json, name: str) -> Any:
        """The value of this class, or of the class its tag names."""
        if not isinstance(data, dict):
            raise BadJson(f"expected an object, got {data!r}")
        tag = ANY.get(name) or next((tag for base, tag in TAGS if issubclass(self.classes[name], base)), "")
        if tag:
            word = data.get(tag)
            if not isinstance(word, str) or (tag, word) not in self.tagged:
                raise BadJson(f"there is no {tag} {word!r}")
            name = self.tagged[tag, word]
        shapes = self.shapes[name]
        odd = {field for field in (set(data) - {tag}) ^ set(shapes) if field in data or not shapes[field].late}
        if odd:
            raise BadJson(f"{snake(name)} has other fields than expected: {', '.join(sorted(odd))}")
        given = {field: self.reader(shape)(data[field]) for field, shape in shapes.items() if field in data}
        return self.classes[name](**given)

    # Actions and states

    def key(self, action: Action) -> str:
        """The one name of an action: its verb and what it names."""
        return " ".join(map(str, self.encode(action).values()))

    def unordered_key(self, action: Action) -> str:
        """The same for all actions of this verb that name the same things in whatever order."""
        parts = [sorted(map(str, part)) if isinstance(part, list) else part for part in self.encode(action).values()]
        return " ".join(map(str, parts))

    def ids_of(self, action: Action) -> set[str]:
        """What can be clicked to mean this action: its verb, and the things it names, by their kind and word
        (``seat-2``, ``character-duke``) or by their word alone (``duke``)."""
        named = {field: getattr(action, field) for field in self.shapes[type(action).__name__]}
        return {action.verb()} | self.ids_in(named)

    def ids_in(self, named: dict[str, object]) -> set[str]:
        """The ids of the things an action or a refusal names."""
        found: set[str] = set()
        for field, value in named.items():
            kind = snake(self.kinds.get(field, field))
            for item in value if isinstance(value, tuple) else (value,):
                word = str(self.word_of(field, item))
                found.add(f"{kind}-{word}")
                if kind != "seat":
                    found.add(word)
        return found

    def action(self, data: Json, table: dict[str, Action]) -> Action:
        """The interned action of this JSON form."""
        action = self.decode(data, "Action")
        found = None if isinstance(action, Fell) else table.get(self.key(action))
        if found is None:
            raise BadJson(f"no such action: {data!r}")
        return found

    def encode_state(self, s: State) -> dict[str, Json]:
        data: dict[str, Json] = self.value_writer(type(s).__name__)(s)
        if s.answers:
            data["answers"] = [None if given is None else self.encode(given) for given in s.answers]
        return data

    def decode_state(self, data: Json, cls: type[State], table: dict[str, Action]) -> State:
        """The state again, its question worked out anew."""
        if not isinstance(data, dict):
            raise BadJson("a state is an object")
        given = data.get("answers")
        fields = {field: value for field, value in data.items() if field != "answers"}
        s: State = self.decode(fields, cls.__name__)
        s.agenda = [self.intern(step, table) for step in s.agenda]
        ask = s.asking = s.agenda[-1].ask(s) if s.agenda else None
        if ask is not None and len(ask.seats) > 1:
            answers = a_list(given, len(ask.seats))
            s.answers = [None if item is None else self.action(item, table) for item in answers]
        return s

    def intern(self, step: Any, table: dict[str, Action]) -> Any:
        """Steps that name an action must name the interned one: rules compare actions by identity."""
        parts = [table[self.key(part)] if isinstance(part, Action) else part for part in step.parts()]
        return type(step)(*parts)


def same(value: Any) -> Any:
    return value


def plain(data: Json, kind: type) -> Json:
    if type(data) is not kind:
        raise BadJson(f"expected {kind.__name__}, got {data!r}")
    return data


def one_of(data: Json, words: tuple[str, ...]) -> int:
    if not isinstance(data, str) or data not in words:
        raise BadJson(f"{data!r} is none of {', '.join(words)}")
    return words.index(data)


def a_list(data: Json, length: int | None = None) -> list[Json]:
    if not isinstance(data, list) or length not in (None, len(data)):
        raise BadJson(f"expected a list{'' if length is None else f' of {length}'}, got {data!r}")
    return data
