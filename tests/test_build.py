"""The same source, interpreted and compiled, plays the same games."""

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import meydan
from meydan.core import play
from meydan.games import games

ROOT = Path(__file__).parent.parent
COMPILED = (ROOT / ".compiled" / "STAMP").exists()

GAMES_PLAYED = """
import hashlib, json, sys
from meydan.bots.match import play_game
from meydan.bots.player import find_bot
from meydan.core import play
from meydan.core.chance import Seeded
from meydan.games import find

game = find(sys.argv[1])
digest, decisions, seed = hashlib.sha256(), 0, 0
while decisions < 2_000 or seed < 2 * len(game.seats):
    seed += 1
    seats = game.seats[seed % len(game.seats)]
    options = game.choose_options(seats, {})
    s = game.setup(seats, options)
    play.begin(s)
    source = Seeded(seed)
    decisions += play.playout(s, source, 30 * seed).decisions
    decisions += play_game(game, s, [find_bot(game, "club")] * seats, source, 8).decisions
    digest.update(json.dumps(game.codec.encode_state(s), sort_keys=True).encode())
    digest.update(str(source.count).encode())
print(json.dumps({"digest": digest.hexdigest(), "decisions": decisions, "file": play.__file__}))
"""


def played(build: str, game: str) -> dict[str, object]:
    environment = {**os.environ, "MEYDAN_BUILD": build}
    command = [sys.executable, "-c", GAMES_PLAYED, game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=300)
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def test_the_build_is_the_one_it_says_it_is() -> None:
    assert str(play.__file__).endswith(".py" if meydan.BUILD == "interpreted" else ".so")


@pytest.mark.skipif(not COMPILED, reason="no C compiler here, so there is one build only")
@pytest.mark.parametrize("game", games())
def test_both_builds_play_the_same_games(game: str) -> None:
    compiled, interpreted = played("compiled", game), played("interpreted", game)
    assert str(compiled["file"]).endswith(".so") and str(interpreted["file"]).endswith(".py")
    assert compiled["digest"] == interpreted["digest"]
    assert compiled["decisions"] == interpreted["decisions"] and int(str(compiled["decisions"])) > 1_000


@pytest.mark.skipif(not COMPILED, reason="no C compiler here, so there is one build only")
def test_a_stale_build_is_refused(tmp_path: Path) -> None:
    """An edit is never answered with old rules: the stamp no longer fits, and the plain source runs."""
    from meydan.build import choose

    source = tmp_path / "src" / "meydan"
    source.mkdir(parents=True)
    (source / "rules.py").write_text("edited = True\n")
    (tmp_path / ".compiled" / "meydan").mkdir(parents=True)
    (tmp_path / ".compiled" / "STAMP").write_text("older\n")
    path = [str(source)]
    wish = os.environ.pop("MEYDAN_BUILD", None)
    try:
        assert choose(path) == "interpreted" and path == [str(source)]
        os.environ["MEYDAN_BUILD"] = "compiled"
        with pytest.raises(ImportError, match="make compile"):
            choose(path)
    finally:
        os.environ.pop("MEYDAN_BUILD", None)
        if wish is not None:
            os.environ["MEYDAN_BUILD"] = wish


def test_an_installed_wheel_has_its_compiled_modules_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are beside their sources, and Python takes them; told to, it leaves them where they are."""
    from meydan.build import choose

    package = tmp_path / "wheeled"
    (package / "core").mkdir(parents=True)
    for folder in (package, package / "core"):
        (folder / "__init__.py").write_text("")
    (package / "core" / "play.py").write_text("source = True\n")
    (package / "core" / f"play{EXTENSION_SUFFIXES[0]}").write_bytes(b"a library")
    monkeypatch.syspath_prepend(tmp_path)
    for wish in ("", "auto", "compiled"):
        monkeypatch.setenv("MEYDAN_BUILD", wish)
        assert choose([str(package)]) == "compiled"
    with pytest.raises(ImportError):
        import_module("wheeled.core.play")
    monkeypatch.setenv("MEYDAN_BUILD", "interpreted")
    assert choose([str(package)]) == "interpreted"
    assert import_module("wheeled.core.play").source
