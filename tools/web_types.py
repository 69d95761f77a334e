"""Write the web client's types: of every game from its schema, and of the wire from the server's shapes.

`web/src/generated/wire.ts` holds what goes over HTTP and the socket; `web/src/generated/games/KEY.ts` the actions,
events, prompts and views of one game, and what its fields are called (`kinds`), which the client needs to speak;
`web/src/generated/titles/LANG.ftl` how all games are called, so that a list of games need not read all their texts.
"""

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

import meydan
from meydan.core.schema import schema
from meydan.core.text import LANGUAGES, say
from meydan.core.value import snake
from meydan.games import find
from meydan.server import shapes

ROOT = Path(__file__).resolve().parent.parent
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEAD = "// Made by tools/web_types.py; edits are lost.\n"


def main(target: Path) -> None:
    write(target / "wire.ts", wire())
    for key in meydan.games():
        write(target / "games" / f"{key}.ts", game(key))
    for lang in LANGUAGES:
        write(target / "titles" / f"{lang}.ftl", titles(lang))
    for path in (target / "games").glob("*.ts"):
        if path.stem not in meydan.games():
            path.unlink()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def wire() -> str:
    structs = [value for _, value in inspect.getmembers(shapes, inspect.isclass) if issubclass(value, msgspec.Struct)]
    _, parts = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return HEAD + "".join(f"\nexport type {name} = {typed(part)};\n" for name, part in sorted(parts.items()))


def game(key: str) -> str:
    found = find(key)
    kinds = {field: snake(kind) for field, kind in sorted(found.codec.kinds.items())}
    types = "".join(f"\nexport type {camel(name)} = {typed(part)};\n" for name, part in schema(found)["$defs"].items())
    return f"{HEAD}\nexport const kinds: Record<string, string> = {json.dumps(kinds, indent=2)};\n{types}"


def titles(lang: str) -> str:
    said = [(find(key).folder, key.replace("_", "-"), part) for key in meydan.games() for part in ("name", "blurb")]
    return "".join(f"game-{part}-{key} = {say(folder, lang, f'game-{part}')}\n" for folder, key, part in said)


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
