"""What the documents name is there: files, the things in them, commands and targets."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from typer.main import get_command

from meydan.cli.app import app

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BASES = [ROOT, ROOT / "src" / "meydan", ROOT / "web", ROOT / "docs"]
SOURCES = (".py", ".ts", ".js", ".svelte", ".css", ".ftl")
of_documents = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def found(name: str) -> Path | None:
    """The file or folder a document means by a path."""
    return next((base / name for base in BASES if (base / name).exists()), None)


def test_every_place_on_the_reading_list_is_there() -> None:
    told = (ROOT / "docs" / "reading.md").read_text("utf-8")
    paths = [path for path in re.findall(r"`([\w./]+/[\w./]*)`", told)]
    assert len(paths) > 15 and [path for path in paths if found(path) is None] == []
    named = re.findall(r"`([\w.]+)` in `([\w./]+)`", told)
    assert len(named) > 8
    for name, path in named:
        place = found(path)
        assert place is not None
        files = [place] if place.is_file() else sorted(place.rglob("*.py"))
        source = "\n".join(file.read_text("utf-8") for file in files)
        for part in name.split("."):
            assert re.search(rf"^\s*(class|def|async def) {part}\b", source, re.MULTILINE), f"{path} has no {part}"


@of_documents
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
        assert target.startswith("http") or (document.parent / target).exists(), target


@of_documents
def test_commands_can_be_typed(document: Path) -> None:
    told = document.read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    commands = set(get_command(app).commands)  # type: ignore[attr-defined]
    assert set(re.findall(r"(?:^|`)(?:MEYDAN_\w+=\S+ )?make ([a-z-]+)", told, re.MULTILINE)) <= targets
    assert set(re.findall(r"(?:^|`|\.venv/bin/)meydan ([a-z][a-z-]+)", told, re.MULTILINE)) <= commands


def test_every_dependency_is_told_of() -> None:
    told = (ROOT / "docs" / "decisions" / "003-dependencies.md").read_text("utf-8").lower()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    names = [re.split(r"[><=; ]", each)[0] for each in asked]
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    names += [*web["dependencies"], *web["devDependencies"], *web["overrides"]]
    assert len(names) > 25 and [name for name in names if name.lower() not in told] == []


def test_whatever_the_documents_name_is_somewhere() -> None:
    """Every word of code in them stands in the source, or is the name of a file; capitals stand for something else."""
    folders = [ROOT / part for part in ("src", "web/src", "web/tests", "tests", "tools", "benchmarks")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES]
    files += [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "web" / "package.json"]
    files += list((ROOT / "deploy").iterdir())
    known = {word for path in files for word in re.findall(r"\w+", path.name)} | {
        word for path in files for word in re.findall(r"\w+", path.read_text("utf-8"))
    }
    for document in DOCUMENTS:
        told = re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)
        words = {word for code in re.findall(r"`([^`\n]+)`", told) for word in re.findall(r"\b[a-z]\w{3,}", code)}
        assert sorted(words - known) == [], document.name


def test_every_file_a_game_may_bring_to_the_client_is_told_of() -> None:
    told = (ROOT / "docs" / "boards.md").read_text("utf-8").split("**What it gets**")[0]
    looked_for = re.findall(r"\('\.\./games/\*/([\w.]+)'\)", (ROOT / "web/src/lib/games.ts").read_text("utf-8"))
    tables = [path.read_text("utf-8") for path in (ROOT / "web/src/games").glob("*/table.ts")]
    listed = {Path(name).name for table in tables for name in re.findall(r"from '\./([\w.]+)'", table)}
    files = {*looked_for, *(name if "." in name else f"{name}.ts" for name in listed)}
    assert "table.ts" in files and len(files) > 14
    assert sorted(name for name in files if f"`{name}`" not in told) == []
