"""``meydan rules`` and ``meydan schema``: a game in our own sentences, and in JSON Schema."""

import json
from typing import Annotated

import typer

from meydan.cli.common import AsJson, BadInput, GameKey, Language, print_json, printer
from meydan.cli.speech import print_line, rule_ids, rule_text
from meydan.core.text import has, isolated, say
from meydan.games import find


def rules(
    game: GameKey,
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help="Only these rules.")] = None,
    lang: Language = "fa",
    as_json: AsJson = False,
) -> None:
    """Print the rules of a game, or some of them, each with its id."""
    found = find(game)
    known = rule_ids(found)
    wanted = [given.upper() for given in ids or known]
    for id in wanted:
        if id not in known:
            raise BadInput(f"{found.key} has no rule {id!r}; `meydan rules {found.key}` lists them.")
    if as_json:
        return print_json([{"id": id, "text": rule_text(found, id, lang)} for id in wanted])
    console = printer()
    if not ids and has(found.folder, lang, "game-note"):
        print_line(console, say(found.folder, lang, "game-note"), end="\n\n")
    for id in wanted:
        if not ids and has(found.folder, lang, f"heading-{id}"):
            gap = "" if id == wanted[0] else "\n"
            print_line(console, f"{gap}{say(found.folder, lang, f'heading-{id}')}", "bold")
        print_line(console, f"{isolated(id)}  {rule_text(found, id, lang)}")


def schema(game: GameKey) -> None:
    """Print the JSON Schema of a game's actions, events, prompts and views."""
    found = find(game)
    from meydan.core.schema import schema as schema_of

    print(json.dumps(schema_of(found), ensure_ascii=False, indent=2))
