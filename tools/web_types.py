"""Write the web client's types: of every game from its schema, and of the wire from the server's shapes.

`web/src/generated/wire.ts` holds what goes over HTTP and the socket; `web/src/generated/games/KEY.ts` the actions,
events, prompts and views of one game (all of them together are its `Shapes`, for `BoardProps`), and what its fields are
called (`kinds`, `named`), which the client needs to speak, and what it explains besides its things (`topics`);
`web/src/generated/names.json` what bots are called; `web/src/generated/titles/LANG.ftl` how all games are called, so
that a list of games need not read all their texts; `web/src/generated/words/` which texts are fetched together.
"""

import ast
import inspect
import json
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec

import meydan
from meydan.core.contract import Action, Event, Step
from meydan.core.game import Game
from meydan.core.schema import Writer, schema
from meydan.core.text import LANGUAGES, given_names, say
from meydan.core.value import fields_of, snake
from meydan.games import find
from meydan.server import messages, shapes

ROOT = Path(__file__).resolve().parent.parent
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEAD = "// Made by tools/web_types.py; edits are lost.\n"
SHAPES = "\nexport type Shapes = { view: View; prompt: Prompt; action: Action; event: Event; options: Options };\n"


def main(target: Path) -> None:
    write(target / "wire.ts", wire())
    for key in meydan.games():
        write(target / "games" / f"{key}.ts", game(key))
    for lang in LANGUAGES:
        write(target / "titles" / f"{lang}.ftl", titles(lang))
        write(
            target / "words" / f"{lang}.ts",
            words(target, f"src/meydan/core/text/{lang}", f"web/text/{lang}", f"web/src/generated/titles/{lang}"),
        )
        for key in meydan.games():
            places = [f"{where}/games/{key}/text/{lang}" for where in ("src/meydan", "web/src")]
            write(target / "words" / f"{key}.{lang}.ts", words(target, f"src/meydan/core/text/{lang}", *places))
    write(target / "names.json", names())
    for path in (target / "games").glob("*.ts"):
        if path.stem not in meydan.games():
            path.unlink()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def wire() -> str:
    found = {**vars(shapes), **vars(messages)}.values()
    structs = [value for value in found if inspect.isclass(value) and issubclass(value, msgspec.Struct)]
    _, parts = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return HEAD + "".join(f"\nexport type {name} = {typed(part)};\n" for name, part in sorted(parts.items()))


def game(key: str) -> str:
    found = find(key)
    kinds = {field: snake(kind) for field, kind in sorted(found.codec.kinds.items())}
    parts = schema(found)["$defs"] | {"about": about(found)}
    parts["prompt"]["properties"]["about"] = {"$ref": "#/$defs/about"}
    types = "".join(f"\nexport type {camel(name)} = {typed(part)};\n" for name, part in parts.items())
    known = f"\nexport const kinds: Record<string, string> = {json.dumps(kinds, indent=2)};\n"
    known += f"\nexport const topics: string[] = {json.dumps(found.topics)};\n"
    known += f"\nexport const named: Record<string, Record<string, Fields>> = {json.dumps(named(found))};\n"
    return HEAD + "import type { Fields } from '../../lib/types';\n" + known + types + SHAPES


def named(game: Game) -> dict[str, Any]:
    """By kind and word: the figures a thing is called by."""
    told = {kind: [game.codec.encode_named(dict(figures)) for figures in things] for kind, things in game.named.items()}
    return {snake(kind): dict(zip(game.words[kind], things, strict=True)) for kind, things in told.items()}


def about(game: Game) -> dict[str, Any]:
    """What prompts speak of. A name has one kind wherever a game uses it; a plain figure may be a number or a word."""
    plain = [{"type": kind} for kind in ("integer", "boolean", "string")]
    figures = own_names(game)
    names = figures | {name for step in game.codec.concrete(Step) for name in fields_of(step)}
    told = {name: shapes_of(game, name) for name in sorted(names)}
    for name in figures - set(game.codec.kinds):
        told[name] = [shape for shape in told[name] if "$ref" in shape] or plain
    return {"type": "object", "properties": {name: {"anyOf": shapes} for name, shapes in told.items()}}


def own_names(game: Game) -> set[str]:
    """The names that steps with an ``about`` of their own tell: the keys written there."""
    found = set()
    for cls in {cls for step in game.codec.concrete(Step) for cls in step.__mro__ if "about" in vars(cls)} - {Step}:
        tree = ast.parse(textwrap.dedent(inspect.getsource(vars(cls)["about"])))
        keys = [key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys]
        keys += [node.slice for node in ast.walk(tree) if isinstance(node, ast.Subscript)]
        found |= {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return found


def shapes_of(game: Game, name: str) -> list[dict[str, Any]]:
    writer, codec = Writer(game), game.codec
    found = []
    for base in (Action, Event, Step):
        for cls in codec.concrete(base):
            shape = codec.shapes[cls.__name__].get(name)
            if shape is not None:
                deed = shape.name in codec.classes and issubclass(codec.classes[shape.name], Action)
                found.append({"$ref": "#/$defs/action"} if deed else writer.shape(shape))
    return list({json.dumps(one): one for one in found}.values())


def titles(lang: str) -> str:
    said = [(find(key).folder, key.replace("_", "-"), part) for key in meydan.games() for part in ("name", "blurb")]
    return "".join(f"game-{part}-{key} = {say(folder, lang, f'game-{part}')}\n" for folder, key, part in said)


def words(target: Path, *texts: str) -> str:
    """A module that holds these texts, those of them that there are, the later one counting more."""
    there = [text for text in texts if (ROOT / f"{text}.ftl").exists() or "generated" in text]
    up = "../" * len((target / "words").relative_to(ROOT).parts)
    lines = [f"import text{number} from '{up}{text}.ftl?raw';\n" for number, text in enumerate(there)]
    return f"{HEAD}{''.join(lines)}export default [{', '.join(f'text{number}' for number in range(len(there)))}];\n"


def names() -> str:
    """First names in each language, in the same order: a bot's name is read in any of them."""
    lists = {lang: given_names(lang) for lang in LANGUAGES}
    return json.dumps(lists, ensure_ascii=False, indent=2) + "\n"


def typed(part: dict[str, Any]) -> str:
    """The TypeScript of a JSON Schema, as far as ours go."""
    if "$ref" in part:
        return camel(part["$ref"].rsplit("/", 1)[1])
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(json.dumps(word) for word in part["enum"]) or "never"
    for several in ("oneOf", "anyOf"):
        if several in part:
            return " | ".join(dict.fromkeys(typed(one) for one in part[several]))
    kind = part.get("type")
    if kind == "array":
        if "prefixItems" in part:
            return f"[{', '.join(typed(item) for item in part['prefixItems'])}]"
        return f"({typed(part['items'])})[]" if part.get("items") else "unknown[]"
    if kind == "object":
        return record(part)
    return PLAIN[kind] if kind else "unknown"


def record(part: dict[str, Any]) -> str:
    fields = part.get("properties")
    if fields is None:
        inner = part.get("additionalProperties")
        return f"Record<string, {typed(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    needed = part.get("required", [])
    inside = "; ".join(f"{name}{'' if name in needed else '?'}: {typed(field)}" for name, field in fields.items())
    return f"{{ {inside} }}"


def camel(name: str) -> str:
    return re.sub(r"(?:^|_)([a-zA-Z])", lambda found: found[1].upper(), name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "web" / "src" / "generated")
