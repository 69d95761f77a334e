"""What the client makes of hundreds of positions: every prompt obeys what prompts must, in both languages."""

import json
import os
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import build_web
import pytest

from meydan.core import play
from meydan.core.game import Game
from meydan.core.offer import offer_to
from meydan.core.prompt import prompt_of
from meydan.core.reasons import random_positions
from meydan.games import find, games

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
POSITIONS = 300


def positions(game: Game) -> list[dict[str, Any]]:
    states = random_positions(game, Random(17))
    found = []
    for _ in range(POSITIONS):
        s, _ = next(states)
        seat = play.waiting(s)[0]
        offer, prompt = offer_to(s, seat), prompt_of(s, seat)
        assert prompt is not None and s.asking is not None
        options = [game.codec.told(option) for option in offer.options]
        told = {"prompt": game.codec.told(prompt), "options": options, "offer": game.codec.told(offer)}
        found.append(told | {"told": s.asking.private})
    return found


def look_over(written: dict[str, list[dict[str, Any]]], folder: Path) -> subprocess.CompletedProcess[str]:
    if not (WEB / "node_modules" / "vitest").exists():
        pytest.fail("The client's packages are missing: make setup fetches them")
    file = folder / "positions.json"
    file.write_text(json.dumps(written), "utf-8")
    node, _ = build_web.find_node()
    command = [node, "node_modules/vitest/vitest.mjs", "run"]
    environment = os.environ | {"EVERY_PROMPT": str(file)}
    return subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=240)


def test_every_prompt_obeys_what_prompts_must(tmp_path: Path) -> None:
    run = look_over({key: positions(find(key)) for key in games()}, tmp_path)
    assert run.returncode == 0, run.stdout[-12000:] + run.stderr[-2000:]
    for key in games():
        assert f'"{key}":{2 * POSITIONS}' in run.stdout, f"{key} was not looked at"


def test_a_prompt_that_does_not_obey_is_noticed(tmp_path: Path) -> None:
    key = games()[0]
    good = positions(find(key))
    broken = json.loads(json.dumps(good))
    for one in broken:
        one["offer"]["brings"] = [{"key": "nobody-wrote-this", "figures": {}} for _ in one["options"]]
        one["offer"]["locked"] = []
        one["options"], one["offer"]["settles"] = one["options"][:1], []
    run = look_over({key: broken}, tmp_path)
    assert run.returncode != 0
    said = run.stdout + run.stderr
    assert "(3) nothing follows" in said and "(7) one answer alone" in said
