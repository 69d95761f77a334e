"""``meydan status``: every rule, card and option of a game, the tests that hold it to them, and what is missing."""

import json

from meydan.cli.common import AsJson, GameKey, new_grid, print_json, printer
from meydan.cli.places import Place, need_checkout, rule_code, rule_tests
from meydan.cli.speech import rule_ids
from meydan.core.codec import Json
from meydan.core.game import Game
from meydan.core.reasons import share
from meydan.games import find

POSITIONS = 2_000
"""Random positions over which reasons are counted."""


def status(game: GameKey, as_json: AsJson = False) -> None:
    """List what wants a test, the tests found for it, and what is missing.

    Also rules no docstring names, and how many clicks on things that are not offered get a reason of their own.
    """
    found = find(game)
    rows = rows_of(found, rule_tests(need_checkout() / "tests"))
    missing = [row["id"] for row in rows if not row["tests"] and row["excused"] is None]
    unnamed = unnamed_rules(found)
    clicks, specific = share(found, POSITIONS, seed=1)
    if as_json:
        reasons = {"clicks": clicks, "specific": specific}
        return print_json({"rows": rows, "missing": missing, "unnamed": unnamed, "reasons": reasons})
    grid = new_grid(headed=True)
    for column in ("kind", "id", "tests"):
        grid.add_column(column)
    for row in rows:
        excuse = "MISSING" if row["excused"] is None else f"excused: {row['excused']}"
        grid.add_row(row["kind"], row["id"], "\n".join(row["tests"]) or excuse)
    printer().print(grid)
    tested = sum(1 for row in rows if row["tests"])
    print(f"{len(rows)} rows: {tested} tested, {len(rows) - tested - len(missing)} excused, {len(missing)} missing.")
    if missing:
        print(f"Missing: {', '.join(missing)}")
    print(f"{len(unnamed)} rules that no docstring names{': ' if unnamed else ''}{', '.join(unnamed)}.")
    print(f"Reasons of their own: {specific:,} of {clicks:,} clicks on what is not offered ({specific / clicks:.1%}).")


def rows_of(game: Game, tests: dict[str, list[Place]]) -> list[dict[str, Json]]:
    """One row per rule, per part of the box, and per table option."""
    wanted = [("rule", id, id) for id in rule_ids(game)]
    wanted += [(kind, id, f"{kind}:{id}") for kind, ids in game.parts.items() for id in ids]
    wanted += [("option", option.key, f"option:{option.key}") for option in game.options]
    excuses = excused(game)
    return [
        {
            "kind": kind,
            "id": id,
            "tests": of_game(game, tests.get(name, [])),
            "excused": excuses.get(name, excuses.get(id)),
        }
        for kind, id, name in wanted
    ]


def of_game(game: Game, tests: list[Place]) -> list[str]:
    """Those that are not another game's: two games may have parts or options of the same name."""
    own, games = f"tests/games/{game.key}/", "tests/games/"
    return [test.as_test() for test in tests if test.file.startswith(own) or not test.file.startswith(games)]


def unnamed_rules(game: Game) -> list[str]:
    """Rules that neither a docstring names nor anybody has said of that there is nothing to enforce."""
    named = rule_code(game).keys() | definitions(game).keys() | excused(game).keys()
    return [id for id in rule_ids(game) if id not in named]


def excused(game: Game) -> dict[str, str]:
    """What no program can test, and why."""
    return {id: why for id, why in excuses(game).items() if isinstance(why, str)}


def definitions(game: Game) -> dict[str, str]:
    """Rules that only say what something is or how people talk, so that no code enforces them."""
    found: dict[str, str] = excuses(game).get("definitions", {})
    return found


def excuses(game: Game) -> dict[str, Json]:
    file = game.folder / "data" / "excused.json"
    found: dict[str, Json] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found
