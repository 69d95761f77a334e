"""Where a rule lies in the source: the docstrings that name it, and the tests marked with it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import meydan
from meydan.cli.common import BadInput
from meydan.core.game import Game

RULE_ID = re.compile(r"\b[A-Z]{2}-\d{3}\b")


class Place(NamedTuple):
    file: str
    line: int
    name: str
    """Of the function, step, class or constant; empty for a whole module."""

    def as_test(self) -> str:
        """As pytest names it."""
        return f"{self.file}::{self.name}"


Places = dict[str, list[Place]]


def checkout() -> Path | None:
    """The folder this source was checked out to: tests are not installed with the package."""
    for start in (Path(str(meydan.__file__)), Path.cwd() / "here"):
        for folder in start.resolve().parents:
            if (folder / "src" / "meydan").is_dir() and (folder / "tests").is_dir():
                return folder
    return None


def need_checkout() -> Path:
    folder = checkout()
    if folder is None:
        raise BadInput("The tests lie in the checkout: run this where src/meydan and tests are.")
    return folder


def rule_code(game: Game) -> Places:
    """For each rule, what of the game's source names it in its docstring."""
    folder = source_of(game)
    found: Places = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for place, doc in documented(ast.parse(file.read_text("utf-8")), shown(file)):
            for id in dict.fromkeys(RULE_ID.findall(doc)):
                found[id].append(place)
    return dict(found)


def source_of(game: Game) -> Path:
    """The folder people edit, also when the rules that run are a compiled copy of it."""
    root = checkout()
    edited = root and root / "src" / "meydan" / game.folder.parent.name / game.folder.name
    return edited if edited and edited.is_dir() else game.folder


def shown(file: Path) -> str:
    """The file as somebody who stands in the checkout would name it."""
    root = checkout()
    return file.relative_to(root).as_posix() if root and file.is_relative_to(root) else str(file)


def documented(module: ast.Module, file: str) -> Iterator[tuple[Place, str]]:
    """Every docstring of a module: its own, those of its classes and functions, and those under its constants."""
    yield from docstrings(module.body, Place(file, 1, ""), "")


def docstrings(body: list[ast.stmt], owner: Place, prefix: str) -> Iterator[tuple[Place, str]]:
    place = owner
    for item in body:
        if isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant) and isinstance(item.value.value, str):
            yield place, item.value.value
        elif isinstance(item, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            name = f"{prefix}{item.name}"
            yield from docstrings(item.body, Place(owner.file, item.lineno, name), f"{name}.")
        elif isinstance(item, (ast.Assign, ast.AnnAssign)):
            targets = item.targets if isinstance(item, ast.Assign) else [item.target]
            place = Place(owner.file, item.lineno, f"{prefix}{ast.unparse(targets[0])}")


def rule_tests(folder: Path) -> Places:
    """For each id, the tests that ``@rule(...)`` names it on."""
    found: Places = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder.parent).as_posix()
        for place, ids in marked(ast.parse(file.read_text("utf-8")).body, name, ""):
            for id in ids:
                if place not in found[id]:
                    found[id].append(place)
    return dict(found)


def marked(body: list[ast.stmt], file: str, prefix: str) -> Iterator[tuple[Place, list[str]]]:
    """The marked functions of a module and of the classes in it, with the ids they are marked with."""
    for item in body:
        if isinstance(item, ast.ClassDef):
            yield from marked(item.body, file, f"{prefix}{item.name}::")
        elif isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef)):
            ids = [id for decorator in item.decorator_list for id in ids_of(decorator)]
            if ids:
                yield Place(file, item.lineno, f"{prefix}{item.name}"), ids


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
