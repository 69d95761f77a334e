"""Every part of a game where it is met, photographed in both languages on a desk and on a phone. `make tour`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from served import Served

import meydan
from browser.cells import LANGS
from browser.cells import SIZES as TWO
from browser.conftest import SIZES, NewPerson
from browser.occasions import Occasion, known, moment_of, occasions
from browser.person import Person
from browser.tour import CHECKS, arrive, faults_of, lay
from meydan.games import find

pytestmark = [pytest.mark.browser, pytest.mark.tour]

KEEP = "window.meydanSend = WebSocket.prototype.send"
GIVE_BACK = "WebSocket.prototype.send = window.meydanSend"
"""Here answers are sent: the way round a question keeps them."""

OPENED = 9
"""The picture with an explanation, which lies over whatever it is beside."""

GAMES = [game for game in meydan.games() if known(game)]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Bots think for ever, so that a table stays as it is."""
    served = Served(tmp_path, bot_pause=36_000, messages_per_second=1000)
    served.start()
    yield served
    served.kill()


@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_met(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions of cards by the game's own word for them, the rest as it is named."""
    met = {occasion.part for occasion in occasions(game, monkeypatch)}
    parts = find(game).parts
    kinds = {part.split(":")[0] for part in met} & parts.keys()
    assert {f"{kind}:{id}" for kind in kinds for id in parts[kind]} <= met


@pytest.mark.parametrize("game", GAMES)
def test_every_occasion(game: str, person: NewPerson, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = person("fa", reduced_motion="reduce")
    for script in (KEEP, *CHECKS, GIVE_BACK):
        one.context.add_init_script(script)
    folder = out / "occasions" / game
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    for occasion in occasions(game, monkeypatch):
        for lang in LANGS:
            for size in TWO:
                width, height = SIZES[size]
                one.page.set_viewport_size({"width": width, "height": height})
                for shot in seen(one, occasion, lang):
                    one.page.evaluate("() => meydanStill()")
                    name = f"{occasion.name}-{lang}-{size}-{shot}"
                    one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80)
                    for fault in faults_of(one):
                        if shot == OPENED and fault.startswith(("covered", "sought")):
                            continue
                        found.setdefault(fault, []).append(name)
    (folder / "faults.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), "utf-8")
    assert found == {}


def seen(one: Person, occasion: Occasion, lang: str) -> Iterator[int]:
    """Stops wherever there is something to photograph, and counts."""
    moment = moment_of(occasion)
    arrive(one, lay(one, moment), (), lang)
    if not occasion.clicks and not occasion.explain:
        yield 0
    for number, click in enumerate(occasion.clicks, 1):
        if (element := one.page.locator(click).first).is_visible():
            element.click()
            yield number
    if occasion.explain:
        one.page.locator(f'[data-id="{occasion.explain}"]').first.focus()
        one.page.keyboard.press("?")
        one.page.locator(".explain").wait_for()
        yield OPENED
