"""What the hosting page and the files beside it say is so: settings, commands, files, the steps of the container."""

import configparser
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from meydan.cli.app import app
from meydan.cli.settings import table, told

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMES = {one.name for one in told()}


def test_the_table_of_settings_is_the_codes() -> None:
    assert HOSTING.split("`meydan settings --markdown` this table.\n\n")[1].strip() == table(), (
        "run `meydan settings --markdown` and put the table into docs/hosting.md"
    )


@pytest.mark.parametrize("file", ["meydan.env", "compose.yaml", "Containerfile", "../docs/hosting.md"])
def test_every_setting_that_is_given_is_one(file: str) -> None:
    given = set(re.findall(r"\b(MEYDAN_[A-Z_]+)\b", (DEPLOY / file).read_text("utf-8")))
    others = {"MEYDAN_OPERATOR_TOKEN", "MEYDAN_DATABASE_PASSWORD", "MEYDAN_NAME"}
    assert given and given - NAMES - others == set()


def test_the_unit_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "meydan.service")
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program == "/opt/meydan/bin/meydan" and understood(words)
    assert unit["Service"]["EnvironmentFile"] == "/etc/meydan.env"
    assert "MEYDAN_DATA=/var/lib/" + unit["Service"]["StateDirectory"] in (DEPLOY / "meydan.env").read_text()


def understood(words: list[str]) -> bool:
    """Whether the command takes these words; nothing is run."""
    command = get_command(app).commands[words[0]]  # type: ignore[attr-defined]
    known = {option for one in command.params for option in one.opts}
    return {word for word in words[1:] if word.startswith("--")} <= known


def test_every_command_of_the_page_is_there() -> None:
    lines = re.findall(r"^    (?:MEYDAN_\S+ )?(meydan [^#\n]*)", HOSTING, re.MULTILINE)
    assert len(lines) > 6
    for line in lines:
        words = shlex.split(line)[1:]
        if words[0] == "admin":
            told = subprocess.run(
                [sys.executable, "-m", "meydan", "admin", words[1], "--help"], capture_output=True, text=True, cwd=ROOT
            )
            assert told.returncode == 0 and all(word in told.stdout for word in words if word.startswith("--")), line
        else:
            assert understood(words), line


def test_every_file_of_the_page_is_there() -> None:
    named = set(re.findall(r"deploy/[\w.]+\w", HOSTING))
    assert {path.name for path in DEPLOY.iterdir()} == {name.removeprefix("deploy/") for name in named}


def test_the_container_is_built_from_commands_that_are_there() -> None:
    """Targets of the Makefile, the extra of the wheel, and a command that serves. `make test-services` carries them
    out, in an empty folder and without a container."""
    told = (DEPLOY / "Containerfile").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"^RUN make (\S+)$", told, re.MULTILINE)
    assert targets == ["wheel"] and all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)
    assert '"meydan[server]"' in told and "\nUSER meydan\n" in told
    words = re.findall(r"^CMD (\[.*\])$", told, re.MULTILINE)
    assert words == ['["meydan", "serve"]'] and understood(["serve"])
    code = re.search(r"HEALTHCHECK .*?CMD \[\"python\", \"-c\", \"(.*)\"\]", told)
    assert code is not None and "/healthz" in code[1]
    compile(code[1], "healthcheck", "exec")


def test_every_threat_names_a_test_that_is_there() -> None:
    rows = [row for row in SECURITY.splitlines() if row.startswith("| ") and "`test_" in row]
    files = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    tests = {name for text in files for name in re.findall(r"def (test_\w+)", text)}
    named = [name for row in rows for name in re.findall(r"`(test_\w+)`", row)]
    assert len(rows) > 20 and [name for name in named if name not in tests] == []
    threats = [row for row in SECURITY.splitlines() if row.startswith("| ") and not row.startswith(("| threat", "|--"))]
    assert threats == rows, "a threat without a test is no answer"
