"""All games are laid out alike: the same files, the same names for the same things, as docs/new-game.md lists them."""

import ast
import re
from pathlib import Path

import pytest

from meydan.core.game import Game
from meydan.games import find, games

ROOT = Path(__file__).resolve().parent.parent
GAMES = [find(key) for key in games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def listed() -> list[str]:
    """The files of a game, by the table in docs/new-game.md; ``{fa,en}`` stands for both."""
    rows = (ROOT / "docs" / "new-game.md").read_text("utf-8").split("|---|---|\n")[1].split("\n\n")[0]
    paths = re.findall(r"`([\w./{},*]+(?:\.\w+|/))`", "".join(row.split("|")[1] for row in rows.splitlines()))
    return [path.replace("{fa,en}", lang) for path in paths for lang in (("fa", "en") if "{" in path else ("",))]


def names(path: Path, kind: type[ast.stmt]) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, kind) and hasattr(node, "name")}


@by_game
def test_every_game_has_the_files_that_all_have(game: Game) -> None:
    assert len(listed()) > 14
    assert [path for path in listed() if not list(game.folder.glob(path))] == []


def test_what_all_games_have_is_listed() -> None:
    common = set.intersection(*[{path.name for path in game.folder.glob("*.py")} for game in GAMES])
    assert common <= set(listed())


@by_game
def test_the_same_idea_has_the_same_name(game: Game) -> None:
    for file, functions in (
        ("box.py", {"read_box"}),
        ("rules/setup.py", {"setup"}),
        ("memory.py", {"imagine"}),
        ("views.py", {"view"}),
        ("explain.py", {"explain"}),
        ("bots/novice.py", {"novice"}),
        ("bots/club.py", {"club"}),
        ("bots/features.py", {"features", "calm"}),
    ):
        assert functions <= names(game.folder / file, ast.FunctionDef), file
    assert {"House", game.state.__name__} <= names(game.folder / "table.py", ast.ClassDef)
    assert list(game.bots) == ["novice", "club"] and game.mind is not None


@by_game
def test_the_tests_of_a_game_are_named_after_it(game: Game) -> None:
    tests = ROOT / "tests" / "games" / game.key
    assert {f"{game.key}_script.py", f"test_{game.key}_defaults.py", "faults.json"} <= {p.name for p in tests.iterdir()}
    assert all(path.stem.startswith((f"test_{game.key}_", game.key)) for path in tests.glob("*.py"))


def test_only_its_own_folder_and_the_registry_know_a_game() -> None:
    """Neither the rules' core nor bots, server, terminal or client name a game, or import one."""
    named = re.compile(rf"\b({'|'.join(games())})\b", re.IGNORECASE)
    shared = [ROOT / "src" / "meydan" / part for part in ("core", "bots", "server", "cli")]
    shared += [ROOT / "web" / "src" / part for part in ("boards", "lib", "pages", "parts")]
    endings = (".py", ".ts", ".svelte", ".ftl")
    files = [path for folder in shared for path in sorted(folder.rglob("*")) if path.suffix in endings]
    assert len(files) > 150
    assert [str(path.relative_to(ROOT)) for path in files if named.search(path.read_text("utf-8"))] == []
