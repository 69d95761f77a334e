# interpreted
"""JSON Schema of a game's actions, events, prompts and views, from the same shapes as their JSON."""

from meydan.core.codec import PLAIN, TAGS, Json
from meydan.core.contract import Action, Event, Fell, Step
from meydan.core.game import Game
from meydan.core.shape import Shape
from meydan.core.value import Value, snake

PLAIN_TYPES = {int: "integer", str: "string", bool: "boolean", float: "number"}


def schema(game: Game) -> dict[str, Json]:
    """One document: ``action``, ``event``, ``prompt`` and ``view`` under ``$defs``, each with its parts."""
    writer = Writer(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.key,
        "version": game.version,
        "$defs": {
            "seat": {"type": "integer", "minimum": 0, "maximum": game.seats.stop - 1},
            **{snake(kind): {"enum": list(words)} for kind, words in game.words.items()},
            "action": writer.one_of(Action),
            "event": writer.one_of(Event),
            "prompt": writer.prompt(),
            "view": writer.value(game.view_class),
            "options": writer.options(),
        },
    }


class Writer:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.codec = game.codec

    def one_of(self, base: type[Value]) -> Json:
        """Any of the game's values of this base, told apart by their tag."""
        tag = next(tag for its, tag in TAGS if its is base)
        classes = [cls for cls in self.codec.concrete(base) if cls is not Fell]
        return {"oneOf": [self.value(cls, {tag: {"const": snake(cls.__name__)}}) for cls in classes]}

    def value(self, cls: type, head: dict[str, Json] | None = None) -> Json:
        shapes = self.codec.shapes[cls.__name__]
        fields = (head or {}) | {field: self.shape(shape) for field, shape in shapes.items()}
        return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}

    def shape(self, shape: Shape) -> Json:
        name = shape.name
        if name == "Seat":
            return {"$ref": "#/$defs/seat"}
        if name in self.game.words:
            return {"$ref": f"#/$defs/{snake(name)}"}
        if name in PLAIN:
            return {"type": PLAIN_TYPES[PLAIN[name]]}
        if name == "optional":
            return {"anyOf": [self.shape(shape.parts[0]), {"type": "null"}]}
        if name in ("list", "row"):
            return {"type": "array", "items": self.shape(shape.parts[0])}
        if name == "tuple":
            parts = [self.shape(part) for part in shape.parts]
            return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(parts)}
        if name == "Action":
            return {"$ref": "#/$defs/action"}
        return self.value(self.codec.classes[name])

    def prompt(self) -> Json:
        steps = [cls for cls in self.codec.concrete(Step) if issubclass(cls, Step)]
        asking = [snake(cls.__name__) for cls in steps if cls.ask is not Step.ask]
        rules = {"type": "array", "items": {"type": "string", "pattern": "^[A-Z]{2}-[0-9]{3}$"}}
        fields = {
            "step": {"enum": asking},
            "seat": {"anyOf": [{"$ref": "#/$defs/seat"}, {"type": "null"}]},
            "asked": {"type": "array", "items": {"$ref": "#/$defs/seat"}},
            "rules": rules,
            "sealed": {"type": "boolean"},
            "answer": {"anyOf": [{"$ref": "#/$defs/action"}, {"type": "null"}]},
            "about": {"type": "object"},
        }
        return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}

    def options(self) -> Json:
        fields = {
            option.key: {"enum": list(dict.fromkeys(c for n in self.game.seats for c in option.choices(n)))}
            for option in self.game.options
        }
        return {"type": "object", "properties": fields, "additionalProperties": False}
