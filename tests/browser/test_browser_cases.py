"""Every kind of thing a game can show, by its own list, met in a game and photographed. `make tour`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from served import ROOT, Served

import meydan
from browser.conftest import SIZES, NewPerson
from browser.film import write_sheets
from browser.moments import cases
from browser.tour import CHECKS, arrive, faults_of, lay

pytestmark = [pytest.mark.browser, pytest.mark.tour]

GAMES = [game for game in meydan.games() if (ROOT / "tests" / "games" / game / f"{game}_cases.py").exists()]
SEEN = (("fa", "phone", "dark"), ("en", "desktop", "light"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Bots think for ever, so that a table stays as it is."""
    served = Served(tmp_path, bot_pause=36_000, messages_per_second=1000)
    served.start()
    yield served
    served.kill()


@pytest.mark.parametrize(("lang", "size", "theme"), SEEN)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_can_show(
    game: str, lang: str, size: str, theme: str, person: NewPerson, chromium: Browser, out: Path
) -> None:
    one = person(lang, size, color_scheme=theme, reduced_motion="reduce")
    for script in CHECKS:
        one.context.add_init_script(script)
    folder = out / "cases" / f"{game}-{lang}-{size}"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    shots = []
    for number, (moment, shown) in enumerate(cases(game)):
        arrive(one, lay(one, moment), (), lang)
        name = f"{number:03}-{shown[0].replace(' ', '_')}"
        shots.append(one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80))
        for fault in faults_of(one):
            found.setdefault(fault, []).append(name)
    write_sheets(chromium, shots, folder / "sheets", 180 if SIZES[size][0] < 700 else 480)
    (folder / "faults.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), "utf-8")
    assert found == {}
    assert one.faults == []
