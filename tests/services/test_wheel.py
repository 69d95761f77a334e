"""The wheels in dist/, installed into an empty environment and used in an empty folder, as anybody would."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import meydan

pytestmark = pytest.mark.services

ROOT = Path(__file__).resolve().parents[2]
WHEELS = sorted((ROOT / "dist").glob("*.whl"))
PLAIN = [wheel for wheel in WHEELS if wheel.name.endswith("py3-none-any.whl")]
COMPILED = [wheel for wheel in WHEELS if wheel not in PLAIN]


class Installed:
    """An environment with nothing but a wheel in it, and an empty folder to stand in."""

    def __init__(self, folder: Path, wheel: Path, extra: str) -> None:
        self.home, self.bin = folder / "home", folder / "env" / "bin"
        self.home.mkdir()
        outside = ("PYTHONPATH", "VIRTUAL_ENV")
        self.world = {name: value for name, value in os.environ.items() if name not in outside and "MEYDAN" not in name}
        self.world |= {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "data")}
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True, timeout=120)
        pip = [str(self.bin / "pip"), "install", "-qqq", "--disable-pip-version-check", "--no-compile"]
        world = self.world | {"HOME": os.environ["HOME"]}  # where pip may be told of its index
        subprocess.run([*pip, f"{wheel}{extra}"], env=world, check=True, timeout=400)

    def runs(self, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / "meydan"), *arguments]
        world = self.world | more
        return subprocess.run(
            command, env=world, cwd=self.home, input=typed, capture_output=True, text=True, timeout=120
        )

    def benches(self, **more: str) -> dict[str, object]:
        done = self.runs("bench", "coup", "--seconds", "0.02", "--json", **more)
        assert done.returncode == 0, done.stderr
        builds: dict[str, object] = json.loads(done.stdout)["builds"]
        return builds

    def plays(self) -> str:
        done = self.runs("play", "coup", "--lang", "en", "--seats", "you,random", "--seed", "4", typed="1\n" * 3000)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel for this machine, if the rules compile here, with the server."""
    assert PLAIN, "there is no wheel in dist/: make wheel puts it there"
    return Installed(tmp_path_factory.mktemp("served"), (COMPILED or PLAIN)[0], "[server]")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The plain wheel, without the server."""
    assert PLAIN, "there is no wheel in dist/: make wheel puts it there"
    return Installed(tmp_path_factory.mktemp("bare"), PLAIN[0], "")


@pytest.fixture
def address(served: Installed) -> Iterator[str]:
    command = [str(served.bin / "meydan"), "serve", "--port", "0"]
    with subprocess.Popen(command, env=served.world, cwd=served.home, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait(20)


def test_it_serves_the_page_and_the_games(address: str) -> None:
    with urlopen(f"{address}/", timeout=60) as answer:
        page = answer.read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None, page[:500]
    with urlopen(address + script[1], timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/javascript") and b"getElementById" in answer.read()
    with urlopen(f"{address}/api/games", timeout=60) as answer:
        told = answer.read().decode()
    assert all(key in told for key in meydan.games())


def test_it_plays_in_the_terminal(served: Installed) -> None:
    assert " won the game." in served.plays()


@pytest.mark.skipif(not COMPILED, reason="no C compiler here, so there is a plain wheel only")
def test_its_rules_are_compiled_and_can_be_told_not_to_be(served: Installed) -> None:
    builds = served.benches()
    assert builds["compiled"] and builds["interpreted"]
    for wish, build in (("auto", "compiled"), ("interpreted", "interpreted")):
        said = served.runs("games", "--json", MEYDAN_BUILD=wish).stdout
        assert json.loads(said)["build"] == build


def test_the_plain_one_plays_interpreted_and_says_what_the_server_needs(bare: Installed) -> None:
    assert " won the game." in bare.plays()
    builds = bare.benches()
    assert builds["interpreted"] and builds["compiled"] is None
    done = bare.runs("serve")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == "meydan: The table server is not installed: pip install 'meydan[server]' adds it.\n"


def test_it_says_its_version(bare: Installed) -> None:
    assert bare.runs("--version").stdout == f"meydan {meydan.__version__}\n"
    assert bare.runs("rules", "coup", "CP-036", "--lang", "fa").returncode == 0
