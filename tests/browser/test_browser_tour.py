"""Every kind of question of every game, photographed everywhere it may be read, and looked over. `make tour`."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from served import Served

import meydan
from browser.cells import boards
from browser.conftest import NewPerson
from browser.film import film, write_sheets
from browser.moments import Moment, moments
from browser.person import Person
from browser.tour import CHECKS, Stop, arrive, faults_of, lay, stops, views
from meydan.games import find

pytestmark = [pytest.mark.browser, pytest.mark.tour, pytest.mark.timeout(7200)]

FILM = 1200.0
"""Seconds a whole game may take."""
TABLE = 4
"""Seats of a game that is filmed, where the game has so many."""


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    """Bots think for ever, so that a table stays as it is; or, where a game is played, for a moment."""
    pause = 0.3 if "film" in request.node.name else 36_000
    served = Served(tmp_path, bot_pause=pause, messages_per_second=1000)
    served.start()
    yield served
    served.kill()


@pytest.mark.parametrize("game", meydan.games())
def test_every_kind_of_question_everywhere(game: str, person: NewPerson, out: Path) -> None:
    one = person("fa")
    for script in CHECKS:
        one.context.add_init_script(script)
    folder = out / "tour" / game
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    kinds = []
    for stop in way_round(one, moments(game)):
        kinds.append(stop.name)
        for view in views(one, stop):
            name = f"{stop.name}-{view}"
            one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80)
            for fault in faults_of(one):
                found.setdefault(fault, []).append(name)
    (folder / "faults.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), "utf-8")
    (folder / "kinds.txt").write_text("\n".join(kinds) + "\n", "utf-8")
    assert found == {}
    assert {moment.step for moment in moments(game)} <= {name.split("-")[0] for name in kinds}


def way_round(one: Person, all_moments: tuple[Moment, ...]) -> Iterator[Stop]:
    """Every question in each of its shapes, and once from the seat of somebody who waits."""
    known: set[str] = set()
    for moment in all_moments:
        yield from stops(one, moment, known)
    for moment in all_moments:
        table = lay(one, moment, seat=(moment.seat + 1) % moment.record["seats"])
        if (shape := arrive(one, table)).startswith("waits"):
            yield Stop(moment, table, (), shape)
            return


@pytest.mark.parametrize("game", [game for game in meydan.games() if "own" in boards(game)])
def test_a_film_of_a_whole_game(game: str, person: NewPerson, chromium: Browser, out: Path) -> None:
    """In Persian, with one thumb, at a quick pace."""
    one = person("fa", "phone", pace="quick")
    seats = min(TABLE, find(game).seats[-1])
    one.make_table(game, ["me", *["bot"] * (seats - 1)])
    shots = film(one, random.Random(game), FILM)
    assert write_sheets(chromium, shots, out / "film" / game) > 0
    assert one.over
