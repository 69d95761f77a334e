"""Every part of a game where it is met, photographed in Persian on a phone and in English on a desk. `make tour`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from served import Served

import meydan
from browser.conftest import SIZES, NewPerson
from browser.film import write_sheets
from browser.moments import Moment
from browser.occasions import Occasion, known, occasions
from browser.person import Person
from browser.tour import CHECKS, SPEAK, arrive, call, faults_of, lay
from meydan.games import find

pytestmark = [pytest.mark.browser, pytest.mark.tour, pytest.mark.timeout(7200)]

KEEP = "window.meydanSend = WebSocket.prototype.send"
GIVE_BACK = "WebSocket.prototype.send = window.meydanSend"
"""Here answers are sent: the way round a question keeps them."""

OPENED = 9
"""The picture with an explanation, which lies over whatever it is beside."""

SEEN = (("fa", "phone", "dark"), ("en", "desktop", "light"))

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


@pytest.mark.parametrize(("lang", "size", "theme"), SEEN)
@pytest.mark.parametrize("game", GAMES)
def test_every_occasion(
    game: str,
    lang: str,
    size: str,
    theme: str,
    person: NewPerson,
    chromium: Browser,
    out: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = person(lang, size, color_scheme=theme, reduced_motion="reduce")
    for script in (KEEP, *CHECKS, GIVE_BACK):
        one.context.add_init_script(script)
    folder = out / "occasions" / f"{game}-{lang}-{size}"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    shots: list[bytes] = []
    try:
        for occasion in occasions(game, monkeypatch):
            for shot in seen(one, occasion, lang):
                one.page.evaluate("() => meydanStill()")
                name = f"{len(shots):03}-{occasion.name}-{shot}"
                shots.append(one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80))
                for fault in faults_of(one):
                    if shot == OPENED and fault.startswith(("covered", "sought")):
                        continue
                    found.setdefault(fault, []).append(name)
    finally:
        (folder / "faults.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), "utf-8")
        write_sheets(chromium, shots, folder / "sheets", 180 if SIZES[size][0] < 700 else 480)
    assert found == {}
    assert one.faults == []


def seen(one: Person, occasion: Occasion, lang: str) -> Iterator[int]:
    """Stops wherever there is something to photograph, and counts."""
    moment = occasion.moment()
    if moment.record["result"] and moment.at == len(moment.record["log"]):
        look_back(one, moment, lang)
    else:
        arrive(one, lay(one, moment), (), lang)
    if not occasion.clicks and not occasion.explain:
        yield 0
    for number, click in enumerate(occasion.clicks, 1):
        if (element := one.page.locator(click).first).is_visible():
            element.click()
            one.page.mouse.move(0, 0)
            yield number
    if occasion.explain:
        about = occasion.explain
        one.page.locator(f'[data-id="{about}"]:visible, [data-explain="{about}"]:visible').first.hover()
        one.page.locator(".explain").wait_for()
        yield OPENED
        one.page.mouse.move(0, 0)


def look_back(one: Person, moment: Moment, lang: str) -> None:
    """The last answer of a game and what it brings, as its replay tells it."""
    kept = call(one, "POST", "/api/records", moment.record)["id"]
    one.page.evaluate(SPEAK, lang)
    one.page.goto(f"{one.address}/replay/{kept}?at={moment.at}")
    one.page.locator(".board .thing").first.wait_for()
