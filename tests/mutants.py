"""Break the rules on purpose, one at a time, and see that the tests notice: `make mutants` (`ALL=1` for all of them).

A rule is a function, method or step whose docstring names rule ids. Disabled, at least one test marked with one of
those ids must fail. Classic faults (a leaked hand, a shared copy, a lost coin …) are listed by each game in
tests/games/<game>/faults.json; any test may catch those.
"""

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from meydan.cli.places import RULE_ID, Places, rule_tests

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "meydan"
NEUTRAL = {"None": ["pass"], "bool": ["return False", "return True"], "str": ["return ''"], "int": ["return 0"]}
SECONDS = 240
NO_TESTS = 5


@dataclass(frozen=True)
class Mutant:
    game: str
    name: str
    file: str
    source: str
    ids: tuple[str, ...]
    """Tests marked with one of these must fail; none means that any test may."""


def rule_mutants(game: str) -> Iterator[Mutant]:
    folder = PACKAGE / "games" / game
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text("utf-8")
        for owner, function, doc in rules_in(ast.parse(source)):
            for label, changed in disabled(source, owner, function):
                name = f"{path.stem}.{owner.name + '.' if owner else ''}{function.name if function else ''}".rstrip(".")
                ids = tuple(dict.fromkeys(RULE_ID.findall(doc)))
                yield Mutant(game, f"{name}: {label}", str(path.relative_to(PACKAGE)), changed, ids)


Found = tuple[ast.ClassDef | None, ast.FunctionDef | None, str]


def rules_in(tree: ast.Module) -> Iterator[Found]:
    """Everything whose docstring names a rule: functions, methods, and whole steps."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and named(node):
            yield None, node, named(node)
        if isinstance(node, ast.ClassDef):
            steps = [item for item in node.body if isinstance(item, ast.FunctionDef) and item.name in ("run", "ask")]
            if named(node) and steps:
                yield node, None, named(node)
            for item in node.body:
                if isinstance(item, ast.FunctionDef) and named(item):
                    yield node, item, named(item)


def named(node: ast.FunctionDef | ast.ClassDef) -> str:
    doc = ast.get_docstring(node) or ""
    return doc if RULE_ID.search(doc) else ""


def disabled(source: str, owner: ast.ClassDef | None, function: ast.FunctionDef | None) -> Iterator[tuple[str, str]]:
    if function is not None:
        if all(docstring(statement) for statement in function.body):
            return  # it does nothing as it is
        returns = ast.unparse(function.returns) if function.returns else "None"
        kinds = NEUTRAL.get(returns) or (["return []"] if returns.startswith("list") else [])
        for body in [*kinds, *(["return 0"] if returns == "Seat" else [])]:
            yield body, with_bodies(source, [(function, body)])
        return
    assert owner is not None
    silent = {"run": "pass", "ask": "return None"}
    methods = [item for item in owner.body if isinstance(item, ast.FunctionDef) and item.name in silent]
    yield "the step does nothing", with_bodies(source, [(item, silent[item.name]) for item in methods])


def with_bodies(source: str, changes: list[tuple[ast.FunctionDef, str]]) -> str:
    lines = source.splitlines()
    for function, body in sorted(changes, key=lambda change: -change[0].lineno):
        first, last = function.body[0], function.body[-1]
        start = first.lineno if not docstring(first) else (first.end_lineno or first.lineno) + 1
        indent = " " * first.col_offset
        lines[start - 1 : last.end_lineno] = [indent + body]
    return "\n".join(lines) + "\n"


def docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def fault_mutants(game: str) -> Iterator[Mutant]:
    for fault in json.loads((ROOT / "tests" / "games" / game / "faults.json").read_text("utf-8")):
        source = (PACKAGE / fault["file"]).read_text("utf-8")
        if source.count(fault["old"]) != 1:
            sys.exit(f"The fault {fault['name']!r} no longer fits {fault['file']}: write it anew.")
        yield Mutant(game, fault["name"], fault["file"], source.replace(fault["old"], fault["new"]), ())


def caught(mutant: Mutant, marked: Places) -> str:
    """How the tests noticed, or an empty string: the mutant survived."""
    chosen = sorted({test.as_test() for rule in mutant.ids for test in marked.get(rule, [])})
    if mutant.ids and not chosen:
        return ""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "meydan"
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
        (package / mutant.file).write_text(mutant.source, "utf-8")
        environment = {**os.environ, "PYTHONPATH": folder, "MEYDAN_BUILD": "interpreted"}
        tests = chosen or ["tests/games/" + mutant.game, "tests/test_laws.py", "tests/test_records.py"]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return "it never ended"
    if done.returncode in (0, NO_TESTS):
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else "the tests could not even be collected"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all games when none is named")
    parser.add_argument("--all", action="store_true", help="every rule, not a seeded choice of thirty")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="those whose name contains this")
    wanted = parser.parse_args()
    games = wanted.games or sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/faults.json"))
    survivors = tried = 0
    marked = rule_tests(ROOT / "tests")
    for game in games:
        rules = list(rule_mutants(game))
        total = len(rules)
        if not wanted.all and not wanted.only:
            rules = random.Random(wanted.seed).sample(rules, min(30, total))
        mutants = [m for m in [*fault_mutants(game), *rules] if wanted.only in m.name]
        print(f"{game}: {len(mutants)} mutants ({total} rules can be disabled)", flush=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for mutant, how in zip(mutants, pool.map(lambda m: caught(m, marked), mutants), strict=True):
                ids = f" [{', '.join(mutant.ids)}]" if mutant.ids else ""
                print(f"  {'caught' if how else 'SURVIVED'}  {mutant.name}{ids}  {how}", flush=True)
                survivors += not how
                tried += 1
    print(f"{tried} mutants tried, {survivors} survived.")
    return 1 if survivors or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
