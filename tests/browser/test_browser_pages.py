"""Every page in both directions: for screen readers, at every width, light enough, and quick."""

import json
import os
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from build_web import find_node
from playwright.sync_api import Browser
from served import ROOT, Served

import meydan
from browser.cells import LANGS, boards, ways
from browser.conftest import FLAGS, NewPerson, chromium_binary
from browser.pages import every_page
from browser.person import Person
from meydan.games import find

pytestmark = pytest.mark.browser

MODULES = ROOT / "web" / "node_modules"
WIDTHS = (360, 768, 1280)
DIRECTIONS = {"fa": "rtl", "en": "ltr"}
STILL = """() => document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).forEach((one) => one.finish())"""
"""What is just coming in is judged as it will be."""
FIRST_LOAD = 350_000
UPDATES = 200
ROUNDS = 3
FRAME = 16.0
BETWEEN = 150
"""Milliseconds from a paint to the next message."""
SCORES = {"accessibility": 100, "performance": 90}
SWIFTEST = {"home", "coup", "risk"}
"""Pages whose performance is 95 or more."""


@pytest.mark.parametrize(
    ("lang", "theme"),
    [
        ("fa", "light"),
        ("en", "dark"),
        pytest.param("fa", "dark", marks=pytest.mark.matrix),
        pytest.param("en", "light", marks=pytest.mark.matrix),
    ],
)
def test_no_serious_fault_for_those_who_see_or_hear_it_otherwise(lang: str, theme: Any, person: NewPerson) -> None:
    axe = (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
    one = person(lang)
    one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    found = []
    for name in every_page(one):
        one.page.evaluate(axe)
        one.page.evaluate(STILL)
        faults = one.page.evaluate("async () => (await axe.run()).violations")
        for fault in faults:
            if fault["impact"] in ("serious", "critical"):
                nodes = [node["html"][:160] for node in fault["nodes"][:3]]
                found.append((name, fault["id"], len(fault["nodes"]), nodes))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_wider_than_the_page(lang: str, person: NewPerson) -> None:
    one = person(lang)
    found = []
    for name in every_page(one):
        for width in WIDTHS:
            one.page.set_viewport_size({"width": width, "height": 800})
            one.page.evaluate("() => new Promise(requestAnimationFrame)")
            wide = one.page.evaluate(
                "() => [document.documentElement, document.body, ...document.querySelectorAll('dialog[open]')]"
                ".map((box) => box.scrollWidth - Math.min(box.clientWidth, innerWidth))"
            )
            if max(wide) > 0:
                found.append((name, width, wide))
    assert found == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_is_translated(lang: str, person: NewPerson) -> None:
    """A message that is missing shows its key in braces; one that lacks a value shows the value's name."""
    one = person(lang)
    found = []
    for name in every_page(one):
        text = one.page.evaluate(
            "() => document.title + document.body.innerText + [...document.querySelectorAll('*')].flatMap((element) =>"
            " ['aria-label', 'title', 'placeholder'].map((key) => element.getAttribute(key) ?? '')).join(' ')"
        )
        found += [(name, fault) for fault in re.findall(r"\{[^}]*\}|undefined|NaN|\[object", text)]
        if one.page.locator(f"html[lang={lang}][dir={DIRECTIONS[lang]}]").count() == 0:
            found.append((name, "direction"))
    assert found == []


def bytes_of_first_load(chromium: Browser, one: Person) -> int:
    """What comes over the line for this table when nothing of it is here yet."""
    context = chromium.new_context(service_workers="block")
    context.add_cookies(one.context.cookies())  # type: ignore[arg-type]
    page = context.new_page()
    network = context.new_cdp_session(page)
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(one.page.url)
    page.locator(".play .board :visible").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return int(sum(sizes))


@pytest.mark.parametrize("game", meydan.games())
def test_a_table_is_light(game: str, person: NewPerson, chromium: Browser, out: Path) -> None:
    one = person("fa")
    one.make_table(game, ["me", *["bot"] * (ways(game)[0][2] - 1)])
    size = bytes_of_first_load(chromium, one)
    (out / f"first-load-{game}.txt").write_text(f"{size}\n")
    assert 50_000 < size < FIRST_LOAD


PAINT = (Path(__file__).parent / "paint.js").read_text("utf-8")


@pytest.mark.matrix
@pytest.mark.parametrize(("game", "board"), [(game, board) for game in meydan.games() for board in boards(game)])
def test_a_view_is_painted_within_a_frame(
    game: str, board: str, person: NewPerson, chromium: Browser, out: Path
) -> None:
    """The messages of a game that was played, told to the page again one by one.

    Whatever else the machine does can only make it slower, so the best of a few rounds counts. A game that has no drawn
    board yet shows everything it knows in words, and may take two frames for it.
    """
    one = person("fa")
    told = recorded(one, game)
    rounds = []
    for _ in range(ROUNDS):
        times = sorted(time for path, frames in told for time in paints(chromium, one, path, board, frames)[1:])
        rounds.append((times[len(times) * 95 // 100], times[len(times) // 2]))
        if rounds[-1][0] < FRAME:
            break
    late, middle = min(rounds)
    (out / f"paint-{game}-{board}.txt").write_text(f"median {middle:.1f} ms, 95 of 100 within {late:.1f} ms\n")
    assert len(times) >= UPDATES
    assert late < (FRAME if "own" in boards(game) else 2 * FRAME)


def recorded(one: Person, game: str) -> list[tuple[str, list[str]]]:
    """Full tables that were played, each with all that the server said, until there are updates enough."""
    rng = random.Random(game)
    told: list[tuple[str, list[str]]] = []
    updates = 0
    while updates < UPDATES:
        one.heard.clear()
        path = f"/table/{one.make_table(game, ['me', *['bot'] * (find(game).seats[-1] - 1)])}"
        found = 0
        while not one.over and updates + found < UPDATES:
            one.play(rng, clicks=10)
            found = sum(frame.startswith('{"type":"update"') for frame in one.heard) - 1
        updates += found
        told.append((path, list(one.heard)))
    return told


def paints(browser: Browser, one: Person, path: str, board: str, frames: list[str]) -> list[float]:
    """Milliseconds of each update; the first one draws the whole page."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.add_init_script(PAINT)
    page = context.new_page()
    page.goto(f"{one.address}{path}{'?board=generic' if board == 'generic' else ''}")
    times: list[float] = page.evaluate("([frames, between]) => meydanPaints(frames, between)", [frames, BETWEEN])
    assert page.locator(".play .board").count() == 1
    context.close()
    return times


@pytest.mark.matrix
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("what", ["home", *meydan.games()])
def test_lighthouse(what: str, lang: str, person: NewPerson, server: Served, out: Path) -> None:
    """The built pages as a stranger meets them; a table as a spectator of a public game. The best of a few rounds."""
    path = "/"
    if what != "home":
        one = person(lang)
        path = f"/table/{one.make_table(what, ['me', *['bot'] * (ways(what)[0][2] - 1)], public=True)}"
    report = out / f"lighthouse-{what}-{lang}.json"
    wanted = SCORES | ({"performance": 95} if what in SWIFTEST else {})
    best = dict.fromkeys(wanted, 0.0)
    for _ in range(ROUNDS):
        scores = lighthouse(f"{server.address}{path}", lang, report)
        best = {name: max(best[name], scores[name]) for name in wanted}
        if all(best[name] >= wanted[name] for name in wanted):
            break
    assert {name: score for name, score in best.items() if score < wanted[name]} == {}


LOST_TRACE = "NO_NAVSTART"
"""What Lighthouse says when the browser told it too little of the load; it asks to be run again."""


def lighthouse(address: str, lang: str, report: Path) -> dict[str, float]:
    done = subprocess.run(
        [
            find_node()[0],
            str(MODULES / "lighthouse" / "cli" / "index.js"),
            address,
            "--quiet",
            "--no-enable-error-reporting",
            "--output=json",
            f"--output-path={report}",
            f"--only-categories={','.join(SCORES)}",
            f"--chrome-flags=--headless=new --accept-lang={lang} {' '.join(FLAGS)}",
        ],
        env=os.environ | {"CHROME_PATH": chromium_binary()},
        timeout=180,
    )
    told = json.loads(report.read_text("utf-8"))
    if told.get("runtimeError", {}).get("code") == LOST_TRACE:
        return dict.fromkeys(SCORES, 0.0)
    assert done.returncode == 0
    return {name: 100 * told["categories"][name]["score"] for name in SCORES}
