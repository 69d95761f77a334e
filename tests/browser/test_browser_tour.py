"""Every kind of question of every game, photographed everywhere it may be read, and looked over. `make tour`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from served import Served

import meydan
from browser.conftest import NewPerson
from browser.moments import moments
from browser.tour import CHECKS, faults_of, stops, views

pytestmark = [pytest.mark.browser, pytest.mark.tour]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Bots think for ever: a table stays as it is."""
    served = Served(tmp_path, bot_pause=36_000, messages_per_second=1000)
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
    known: set[str] = set()
    found: dict[str, list[str]] = {}
    for moment in moments(game):
        for stop in stops(one, moment, known):
            for view in views(one, stop):
                name = f"{stop.name}-{view}"
                one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80)
                for fault in faults_of(one):
                    found.setdefault(fault, []).append(name)
    (folder / "faults.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), "utf-8")
    (folder / "kinds.txt").write_text("\n".join(sorted(known)) + "\n", "utf-8")
    assert found == {}
