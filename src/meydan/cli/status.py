"""``meydan status``: every rule, card and option of a game, and the tests that hold it to them."""

import ast
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

import meydan
from meydan.cli.common import AsJson, BadInput, GameKey, print_json
from meydan.cli.speech import rule_ids
from meydan.core.codec import Json
from meydan.core.game import Game
from meydan.games import find


def status(game: GameKey, as_json: AsJson = False) -> None:
    """List what wants a test, the tests found for it, and what is missing."""
    found = find(game)
    rows = rows_of(found, marked_tests(checkout() / "tests"))
    missing = [row["id"] for row in rows if not row["tests"] and row["excused"] is None]
    if as_json:
        return print_json({"rows": rows, "missing": missing})
    grid = Grid(box=None, pad_edge=False)
    for column in ("kind", "id", "tests"):
        grid.add_column(column)
    for row in rows:
        excuse = "MISSING" if row["excused"] is None else f"excused: {row['excused']}"
        grid.add_row(row["kind"], row["id"], "\n".join(row["tests"]) or excuse)
    Console(highlight=False).print(grid)
    tested = sum(1 for row in rows if row["tests"])
    print(f"{len(rows)} rows: {tested} tested, {len(rows) - tested - len(missing)} excused, {len(missing)} missing.")
    if missing:
        print(f"Missing: {', '.join(missing)}")


def rows_of(game: Game, tests: dict[str, list[str]]) -> list[dict[str, Json]]:
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


def of_game(game: Game, tests: list[str]) -> list[str]:
    """Those that are not another game's: two games may have parts or options of the same name."""
    own, games = f"tests/games/{game.key}/", "tests/games/"
    return [test for test in tests if test.startswith(own) or not test.startswith(games)]


def excused(game: Game) -> dict[str, str]:
    file = game.folder / "data" / "excused.json"
    excuses: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return excuses


def checkout() -> Path:
    """The folder this source was checked out to: tests are not installed with the package."""
    for start in (Path(str(meydan.__file__)), Path.cwd() / "here"):
        for folder in start.resolve().parents:
            if (folder / "src" / "meydan").is_dir() and (folder / "tests").is_dir():
                return folder
    raise BadInput("The tests lie in the checkout: run this where src/meydan and tests are.")


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """For each id, the tests that ``@rule(...)`` names it on."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder.parent).as_posix()
        for test, ids in marked(ast.parse(file.read_text("utf-8")), name):
            for id in ids:
                if test not in found[id]:
                    found[id].append(test)
    return dict(found)


def marked(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, list[str]]]:
    """The marked functions of a module and of the classes in it, with the ids they are marked with."""
    for item in node.body:
        if isinstance(item, ast.ClassDef):
            yield from marked(item, f"{name}::{item.name}")
        elif isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef)):
            ids = [id for decorator in item.decorator_list for id in ids_of(decorator)]
            if ids:
                yield f"{name}::{item.name}", ids


def ids_of(decorator: ast.expr) -> list[str]:
    """The ids of ``@rule("CP-031", "card:duke")``, also written ``@pytest.mark.rule(...)``."""
    if not isinstance(decorator, ast.Call):
        return []
    mark = decorator.func
    if not (isinstance(mark, ast.Name) and mark.id == "rule") and not (
        isinstance(mark, ast.Attribute) and mark.attr == "rule"
    ):
        return []
    return [given.value for given in decorator.args if isinstance(given, ast.Constant) and isinstance(given.value, str)]
