"""What `make run` does when something cannot be fetched or built: it tries again, says what failed, and stops."""

import re
import tomllib
from pathlib import Path

import build_web
import prepare
import pytest
import wheel

import meydan

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is built or fetched yet, and nothing of the checkout is touched."""
    for name, place in (("DIST", "dist"), ("NEW", "dist.new"), ("LOG", "build.log"), ("MODULES", "STAMP")):
        monkeypatch.setattr(build_web, name, tmp_path / place)
    monkeypatch.setattr(build_web, "make_types", lambda environment: None)
    return tmp_path


def fake_npm(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = folder / "npm"
    npm.write_text(f"#!/bin/sh\necho npm $* >> {folder}/calls\n{script}\n")
    npm.chmod(0o755)
    monkeypatch.setattr(build_web, "find_node", lambda: ("/bin/true", [str(npm)]))


def test_a_client_that_cannot_be_fetched_is_tried_twice_and_told(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake_npm(elsewhere, "echo the line is dead; exit 1", monkeypatch)
    assert build_web.main("") == 1
    assert (elsewhere / "calls").read_text() == "npm ci --no-audit --no-fund --omit=dev\n" * 2
    told = capsys.readouterr().out
    assert "the line is dead" in told and "was not built: npm ci, twice, failed" in told and "registry" in told
    assert not (elsewhere / "dist").exists()


def test_a_download_that_works_the_second_time_is_enough(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_npm(elsewhere, f"[ $(wc -l < {elsewhere}/calls) = 2 ]", monkeypatch)
    _, npm, environment = build_web.tools()
    build_web.fetch(npm, environment, everything=False)
    build_web.fetch(npm, environment, everything=False)
    assert (elsewhere / "calls").read_text().count("\n") == 2
    build_web.fetch(["/bin/true"], environment, everything=True)
    assert (elsewhere / "STAMP").read_text().endswith(" all")
    build_web.fetch(["/bin/false"], environment, everything=False)  # what the tests need is enough for the build


def test_without_node_it_says_where_to_get_one(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert build_web.main("") == 1
    assert "there is no Node. `make setup` installs one" in capsys.readouterr().out


def test_whatever_the_client_is_made_from_has_it_built_again() -> None:
    """Texts and facts it imports, and the modules of the server whose messages become its types."""
    inputs = set(build_web.inputs())
    imported = [
        (path.parent / found).resolve()
        for path in sorted((ROOT / "web" / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for found in re.findall(r"from '(\.[^']*\.json)'", path.read_text("utf-8"))
    ]
    read = {path for path in imported if "generated" not in path.parts}
    assert len(read) > 10 and read <= inputs
    assert {ROOT / "src" / "meydan" / "server" / f"{name}.py" for name in ("messages", "shapes", "standing")} <= inputs


def test_pip_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str | None] = ["no route", None]
    monkeypatch.setattr(prepare, "tried", lambda command: said.pop(0))
    prepare.download(["pip"])
    assert said == []
    said += ["no route", "still none"]
    with pytest.raises(SystemExit, match="still none\nThe set-up failed at: pip"):
        prepare.download(["pip"])


def test_a_server_is_not_started_where_the_client_was_not_built() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "\nrun: setup " in makefile and "-j2 rules client\n" in makefile
    assert "\nclient: venv\n\t@$(BIN)/python tools/build_web.py\n" in makefile


@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_a_wheel_holds_compiled_rules_only_if_they_are_those_of_its_sources(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, build: str
) -> None:
    made: list[str] = []

    def plain_wheel(stage: Path) -> Path:
        made.append("plain")
        (elsewhere / "wheels").mkdir()
        return stage

    (elsewhere / "index.html").touch()
    for name, place in (("CLIENT", elsewhere), ("DIST", elsewhere / "wheels")):
        monkeypatch.setattr(wheel, name, place)
    monkeypatch.setattr(wheel, "plain_wheel", plain_wheel)
    monkeypatch.setattr(wheel, "compiled_wheel", lambda plain, stage: made.append("compiled"))
    monkeypatch.setattr(meydan, "BUILD", build)
    wheel.main()
    assert made == (["plain", "compiled"] if build == "compiled" else ["plain"])


def test_what_is_pinned_is_what_the_package_asks_for() -> None:
    """Every library of the package has its exact version, under the same condition: uvloop is not everywhere."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    pinned = {}
    for line in (ROOT / "requirements" / "run.txt").read_text("utf-8").splitlines():
        if "==" in line:
            name, _, rest = line.partition("==")
            pinned[name.lower()] = rest.partition(";")[2].strip().replace('"', "'")
    for each in asked:
        name, _, condition = each.partition(";")
        assert pinned[re.split(r"[><=]", name)[0].lower()] == condition.strip(), each
