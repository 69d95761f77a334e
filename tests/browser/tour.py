"""A way round every kind of question: each on a page of its own, seen at every size, in both languages and lights."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from served import ROOT

from browser.cells import LANGS
from browser.conftest import SIZES
from browser.moments import Moment
from browser.person import Person

HERE = Path(__file__).parent
NAME = "نیلوفر"
NAMES = ("آرش", "مهشید", "کاوه", "بهاره", "سپیده", "سیاوش")
THEMES = ("light", "dark")
DEPTH = 3
"""Clicks into one question."""
TRIED = 8
"""Buttons, and things on the board, tried at each of them."""

Way = tuple[tuple[str, int], ...]
"""Clicks that lead to a state of the prompt: which list, and the place in it."""

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECKS = [path.read_text("utf-8") for path in (HERE / "fit.js", HERE / "walk.js", AXE)]
CONTRAST = """async () => (await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] }))
    .violations.flatMap(({ nodes }) => nodes.map(({ html }) => `contrast: ${html.slice(0, 120)}`))"""


SPEAK = """lang => {
    localStorage['meydan.prefs'] = JSON.stringify({ ...JSON.parse(localStorage['meydan.prefs']), lang });
}"""


@dataclass(frozen=True)
class Stop:
    """A question in one of its states."""

    moment: Moment
    table: str
    path: Way
    shape: str

    @property
    def name(self) -> str:
        return f"{self.moment.step}-{self.shape.replace(' ', '-').replace(':', '')}"


def lay(one: Person, moment: Moment, seat: int | None = None) -> str:
    """A table that stands at this moment: we sit where we are asked, or at another seat; bots at the rest."""
    mine = moment.seat if seat is None else seat
    call(one, "PUT", "/api/me", {"name": NAME})
    taken = call(one, "POST", "/api/records", moment.record)
    seats = [{"kind": "me"} if k == mine else {"kind": "bot", "name": NAMES[k]} for k in range(moment.record["seats"])]
    table = call(one, "POST", f"/api/tables/{taken['id']}/fork", {"at": moment.at, "seats": seats})["id"]
    call(one, "POST", f"/api/tables/{table}/start", {})
    return str(table)


def call(one: Person, method: str, path: str, data: dict[str, Any]) -> dict[str, Any]:
    """As the page itself asks the server."""
    headers = {"Accept-Language": one.lang, "Origin": one.address}
    answer = one.page.request.fetch(f"{one.address}{path}", method=method, data=data, headers=headers)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def arrive(one: Person, table: str, path: Way = (), lang: str | None = None) -> str:
    """Open the table, click along the path, and say which shape the prompt has there."""
    if lang is not None:
        one.page.evaluate(SPEAK, lang)
    one.page.goto(f"{one.address}/table/{table}")
    one.page.locator(".play .prompt, .since, .ending").first.wait_for()
    one.page.evaluate("() => meydanRead()")
    shape = str(one.page.evaluate("() => meydanShape()"))
    for which, place in path:
        shape = str(one.page.evaluate("([which, place]) => meydanGo(which, place)", [which, place]))
    return shape


def stops(one: Person, moment: Moment, known: set[str]) -> Iterator[Stop]:
    """Every shape of this question that is not known yet, and to where a few clicks lead. Nothing is sent."""
    table = lay(one, moment)
    waiting: list[Way] = [()]
    while waiting:
        path = waiting.pop(0)
        shape = arrive(one, table, path)
        kind = shape if shape.startswith("sent") else f"{moment.step} {shape}"
        if kind in known:
            continue
        known.add(kind)
        yield Stop(moment, table, path, shape)
        if len(path) < DEPTH and not shape.startswith("sent"):
            counts: dict[str, int] = one.page.evaluate("() => meydanWays()")
            for which, count in counts.items():
                waiting += [(*path, (which, place)) for place in range(min(count, TRIED))]


def views(one: Person, stop: Stop) -> Iterator[str]:
    """The same page in every language, light and size; says which."""
    for lang in LANGS:
        arrive(one, stop.table, stop.path, lang)
        for theme in THEMES:
            one.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            for size, (width, height) in SIZES.items():
                one.page.set_viewport_size({"width": width, "height": height})
                one.page.evaluate("() => meydanStill()")
                yield f"{lang}-{theme}-{size}"


def faults_of(one: Person) -> list[str]:
    """What is wrong with the table as it lies in the window now."""
    found: list[str] = one.page.evaluate("() => meydanFit()") + one.page.evaluate(CONTRAST)
    return found
