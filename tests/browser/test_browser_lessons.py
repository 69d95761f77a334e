"""Every lesson played through by clicks, as whoever asks to be shown each thing; wrong clicks get their note."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect
from served import ROOT

import meydan
from browser.cells import LANGS, unless
from browser.conftest import NewPerson
from browser.person import Person
from browser.tour import CHECKS, faults_of
from meydan.core.lesson import lesson_of, lessons_of
from meydan.games import find

pytestmark = pytest.mark.browser

LESSONS = [(key, lesson) for key in meydan.games() for lesson in lessons_of(find(key))]
SIZES = ("desktop", "phone")
OFTEN = {("fa", "phone"), ("en", "desktop")}
CASES = [
    unless((lang, size) == sorted(OFTEN)[number % 2], game, lesson, lang, size)
    for number, (game, lesson) in enumerate(LESSONS)
    for lang in LANGS
    for size in SIZES
]
CLICKS = 8
"""For one thing that is wanted: a verb, its things, an amount step by step, a second thought."""


def at(one: Person) -> int:
    place: int = one.page.evaluate(
        "([game, lesson]) => JSON.parse(localStorage.getItem('meydan.lessons'))[`${game}/${lesson}`].at",
        one.page.url.split("/learn/")[1].split("/"),
    )
    return place


def resting(one: Person) -> dict[str, float]:
    """Where the thing is that beckoned last; a map may still be on its way to it."""
    box: dict[str, float] = one.page.evaluate(
        """() => {
            window.meydanBeckons = document.querySelector('.beckons') ?? window.meydanBeckons;
            const again = document.querySelector(`[data-id="${window.meydanBeckons.dataset.id}"].open`);
            const at = again ?? window.meydanBeckons;
            const { x, y, width, height } = at.getBoundingClientRect();
            return { x, y, width, height };
        }"""
    )
    return box


def do_what_is_shown(one: Person) -> None:
    """Ask to be shown what to click, and click it."""
    shown = one.page.locator(".beckons").first
    for _ in range(3):  # a map that goes there may draw the thing anew
        one.press(".ways .btn:not(:disabled) >> nth=-1")
        with suppress(TimeoutError):
            shown.wait_for(timeout=1500)
            break
    box, before = resting(one), None
    while box != before:
        one.page.wait_for_timeout(450)
        box, before = resting(one), box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if one.touch:
        one.page.touchscreen.tap(x, y)
    else:
        one.page.mouse.click(x, y)


def wrong_click(one: Person) -> str | None:
    """What the lesson says to a click on something closed on the board, if there is such a thing in sight."""
    closed = one.page.locator(".frame .board .thing[aria-disabled=true]:visible")
    for k in range(min(closed.count(), 6)):
        box = closed.nth(k).bounding_box()
        if box is None:
            continue
        closed.nth(k).dispatch_event("click")
        note = one.page.locator(".note")
        note.wait_for()
        return note.inner_text()
    return None


@pytest.mark.parametrize(("game", "lesson", "lang", "size"), CASES)
def test_a_lesson_is_played_through(game: str, lesson: str, lang: str, size: str, person: NewPerson) -> None:
    axe = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    # A finger taps where nothing moves: what a map shows of a place must not take it from under the finger.
    one = person(lang, size, reduced_motion="reduce" if size == "phone" else "no-preference")
    for script in CHECKS:
        one.context.add_init_script(script)
    one.open(f"/learn/{game}/{lesson}")
    one.page.locator(".task h2").wait_for()
    one.page.evaluate(axe)
    moments = lesson_of(game, lesson).moments
    told: list[str] = []
    faults: list[tuple[object, ...]] = []
    for place in range(len(moments) - 1):
        expect(one.page.locator(".task h2")).not_to_be_empty()
        # The veil is there to lie over what is not wanted.
        lifted = one.page.add_style_tag(content="svg:has(> .veil) { visibility: hidden }")
        faults += [(place, fault) for fault in faults_of(one)]
        lifted.evaluate("element => element.remove()")
        if (said := wrong_click(one)) is not None:
            told.append(said)
        faults += [
            (place, fault["id"], fault["nodes"][0]["html"][:160])
            for fault in one.page.evaluate("async () => (await axe.run()).violations")
            if fault["impact"] in ("serious", "critical")
        ]
        one.page.reload()  # left and come back to: nothing of the checks remains
        one.page.locator(".task h2").wait_for()
        one.page.wait_for_timeout(450)
        for _ in range(CLICKS):
            do_what_is_shown(one)
            one.page.wait_for_timeout(60)
            if at(one) > place:
                break
        assert at(one) == place + 1, (place, moments[place].want)
        assert one.page.locator(".note").count() == 0
    assert told and all(len(said) > 10 for said in told)
    assert faults == [], "\n".join(map(str, faults))
    one.press(".ways .btn.first")
    one.page.wait_for_url("**/table/**")
    one.wait()
    assert one.faults == []


def test_a_lesson_is_left_and_come_back_to(person: NewPerson) -> None:
    one = person("en")
    game, lesson = LESSONS[0]
    one.open(f"/learn/{game}/{lesson}")
    one.page.locator(".task h2").wait_for()
    do_what_is_shown(one)
    one.page.wait_for_timeout(100)
    task = one.page.locator(".task h2").inner_text()
    one.open("/")
    one.open(f"/learn/{game}/{lesson}")
    expect(one.page.locator(".task h2")).to_have_text(task)
    one.press(".ways .btn >> nth=0")
    expect(one.page.locator(".task h2")).not_to_have_text(task)
