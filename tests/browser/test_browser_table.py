"""The table as people use it: together, on one device, after a reload, through a killed server, by keyboard."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from served import ROOT, Served

import meydan
from browser.cells import LANGS, boards, unless, ways
from browser.conftest import NewPerson
from browser.person import Person

pytestmark = pytest.mark.browser

GAMES = meydan.games()
FIRST = GAMES[0]
TURNS = 2000
LATE = 200
"""Looks, fifty milliseconds apart, at what is on its way."""
IN_TURN = [unless((k + j) % 2 == 0, game, lang) for k, game in enumerate(GAMES) for j, lang in enumerate(LANGS)]
"""One language a game in every run, both in the long one."""
KEPT = re.search("^lost-kept = (.*)$", (ROOT / "web" / "text" / "fa.ftl").read_text("utf-8"), re.M)


def against_bots(one: Person, game: str) -> str:
    """A game in the first of its ways."""
    option, choice, seats = ways(game)[0]
    return one.make_table(game, ["me", *["bot"] * (seats - 1)], {option: choice} if option else None)


def event_count(one: Person) -> int:
    return one.page.locator(".rail .log li").count()


def at_rest(one: Person) -> tuple[str, int]:
    """What is asked and how many events are told, once neither changes: others may still be answering."""
    seen = ("", -1)
    for _ in range(LATE):
        one.wait()
        now = one.page.locator(".prompt h2").inner_text(), event_count(one)
        if now == seen:
            return now
        seen = now
        one.page.wait_for_timeout(500)
    raise AssertionError(f"the table does not come to rest: {seen}")


@pytest.mark.parametrize("game", [unless(game == FIRST, game) for game in GAMES])
def test_two_browsers_play_a_whole_game(game: str, person: NewPerson) -> None:
    """One makes the table and sends the link; each reads it in their own language, one on a phone."""
    host, guest = person("fa"), person("en", "phone")
    seats = min(max(3, ways(game)[0][2]), 4)
    host.make_table(game, ["me", "invited", *["bot"] * (seats - 2)])
    link = host.page.locator(".copy input").input_value()
    guest.page.goto(link)
    guest.sit_down()
    host.begin()
    rng = random.Random(game)
    for _ in range(TURNS):
        moved = [one.step(rng) for one in (host, guest)]
        if host.over and guest.over:
            break
        if not any(moved):
            host.page.wait_for_timeout(20)
    assert host.over and guest.over
    assert host.clicks > 1 and guest.clicks > 1
    assert host.faults == guest.faults == []
    assert host.page.locator("html").get_attribute("dir") == "rtl"
    assert guest.page.locator("html").get_attribute("dir") == "ltr"
    host.page.get_by_role("button", name="دیدن میز").click()
    assert re.search("[آ-ی]", host.page.locator(".rail .log").inner_text())


@pytest.mark.parametrize(("game", "lang"), IN_TURN)
def test_reload_in_mid_game(game: str, lang: str, person: NewPerson) -> None:
    one = person(lang)
    against_bots(one, game)
    rng = random.Random(game)
    one.play(rng, clicks=4)
    one.wait()
    one.page.reload()  # what was picked and not yet answered is forgotten
    prompt, before = at_rest(one)
    one.page.reload()
    again, after = at_rest(one)
    assert again == prompt
    assert after >= before
    one.play(rng, clicks=4)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_on_after_the_server_was_killed(game: str, person: NewPerson, server: Served) -> None:
    one = person("fa")
    against_bots(one, game)
    rng = random.Random(game)
    one.play(rng, clicks=3)
    one.wait()
    before = one.acknowledged
    server.kill()
    one.page.locator(".banner").wait_for()
    assert one.look(0)["count"], "what was asked stays on the table"
    for _ in range(10):  # an answer that cannot be sent is kept
        if not one.step(rng):
            break
    assert KEPT and one.page.locator(".banner").inner_text() == KEPT[1]
    server.start()
    expect(one.page.locator(".banner")).to_have_count(0, timeout=20_000)
    for _ in range(LATE):  # what glows may still be the question that was answered
        if one.acknowledged > before:
            break
        one.page.wait_for_timeout(50)
    assert one.acknowledged == before + 1
    one.finish(rng)
    assert one.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_question_higher_than_its_place_is_scrolled(game: str, person: NewPerson) -> None:
    """In a low window every answer can be reached, and nothing of the question stays above the edge."""
    one = person("fa")
    against_bots(one, game)
    one.resize(1024, 340)
    rng = random.Random(game)
    for _ in range(12):
        one.play(rng, clicks=1)
        one.wait()
        if one.over:
            break
        count = one.look(0)["count"]
        seen = [one.reach((k + 0.5) / count) for k in range(count)]
        assert [found["what"] for found in seen if found["x"] is None] == []
        hidden = """dock => {
            const prompt = dock.querySelector('.prompt');
            prompt.scrollTop = 0;
            return dock.getBoundingClientRect().y - prompt.getBoundingClientRect().y;
        }"""
        assert one.page.locator(".dock").evaluate(hidden) <= 0


def test_every_part_of_a_small_map_can_be_gone_to_and_nothing_is_answered_by_going(person: NewPerson) -> None:
    gone = 0
    for game in GAMES:
        one = person("fa", "phone")
        against_bots(one, game)
        one.wait()
        before = one.acknowledged
        for k in range(one.page.locator("[data-leads]").count()):
            one.press("[data-leads]", k)
            one.page.wait_for_function("() => !document.querySelector('[data-leads]')")
            assert one.page.locator(".board .thing.open:visible").count() > 0
            one.press(".board button[aria-label]:visible")  # back to the whole of it
            one.page.locator("[data-leads]").first.wait_for()
            gone += 1
        assert one.acknowledged == before
        assert one.faults == []
    assert gone > 0


def reveals(view: Any, other: Any) -> bool:
    """Whether a view has something that another has not."""
    if view is None:
        return False
    if isinstance(view, dict):
        return any(reveals(value, other.get(key) if isinstance(other, dict) else None) for key, value in view.items())
    if isinstance(view, list):
        known = other if isinstance(other, list) else []
        return any(reveals(item, known[k] if k < len(known) else None) for k, item in enumerate(view))
    return bool(view != other)


def views_of(one: Person) -> dict[int, Any]:
    """What each seat at this device was told last."""
    said = (json.loads(frame) for frame in one.heard)
    return {told["seat"]: told["view"] for told in said if told["type"] == "update"}


@pytest.mark.parametrize("game", GAMES)
def test_hot_seat_with_a_curtain_between_secrets(game: str, person: NewPerson) -> None:
    """Two people and the bots on one device: no hand is on the page until its owner lifts the curtain, and no curtain
    comes where nothing is hidden."""
    one = person("fa", "phone")
    option, choice, seats = ways(game)[0]
    one.make_table(game, ["me", "here", *["bot"] * (seats - 2)], {option: choice} if option else None)
    rng = random.Random(game)
    passed: set[str] = set()
    for _ in range(TURNS):
        one.wait()
        if one.over or (len(passed) > 3 and one.clicks > 20):
            break
        mine, other = views_of(one)[0], views_of(one)[1]
        if one.page.locator(".curtain").count():
            passed.add(f"{len(passed)}: {one.page.locator('.curtain h1').inner_text()}")
            assert one.page.locator(".board, .hand, .prompt, .log").count() == 0
            assert reveals(mine, other) or reveals(other, mine), "a curtain over nothing"
        elif not passed and not (reveals(mine, other) or reveals(other, mine)):
            passed.add("nothing to hide")
        one.step(rng)
    assert passed
    assert one.faults == []


@pytest.mark.parametrize(("game", "lang"), IN_TURN)
def test_replay_and_try_it_from_here(game: str, lang: str, person: NewPerson) -> None:
    one = person(lang)
    against_bots(one, game)
    rng = random.Random(f"{game}{lang}")
    one.finish(rng)
    finished = one.page.url.split("/table/")[1]
    one.press(".ending a[href^='/replay/']")
    place = one.page.locator(".scrub")
    place.wait_for()
    last = int(place.get_attribute("max") or 0)
    expect(place).to_have_value("0")
    steps = one.page.locator(".steps button")
    steps.nth(4).click()
    expect(place).to_have_value(str(last))
    steps.nth(0).click()
    expect(place).to_have_value("0")
    steps.nth(3).click()
    expect(place).to_have_value("1")
    one.page.keyboard.press("ArrowRight")
    expect(place).to_have_value("2")
    later = one.page.locator(".story .future")
    later.nth(0).click()
    expect(place).not_to_have_value("2")
    place.focus()
    one.page.keyboard.press("Home")
    for _ in range(min(last - 1, 4)):
        steps.nth(3).click()
    there = str(min(last - 1, 4))
    expect(place).to_have_value(there)
    eyes = one.page.locator(".eye")
    expect(eyes.nth(0)).to_have_class(re.compile("on"))
    for k in (2, 0, 1):
        eyes.nth(k).click()
        expect(eyes.nth(k)).to_have_class(re.compile("on"))
    steps.nth(5).click()
    one.page.wait_for_url("**/table/*")
    one.page.locator(".prompt").wait_for()
    assert finished not in one.page.url
    marked = one.page.locator("header a.whatif")
    assert marked.get_attribute("href") == f"/replay/{finished}?at={there}"
    one.finish(rng)
    marked.click()
    expect(one.page.locator(".scrub")).to_have_value(there)
    expect(one.page.locator("section:has(h2) li a[href^='/table/']")).to_have_count(1)
    one.press("header a[href^='/table/']")
    one.page.locator(".ending h1").wait_for()


@pytest.mark.parametrize(
    ("game", "board"), [unless(board == boards(game)[0], game, board) for game in GAMES for board in boards(game)]
)
def test_by_keyboard_alone(game: str, board: str, person: NewPerson) -> None:
    """From the home page to the end of the game without a mouse."""
    one = person("fa")
    one.open("/")
    one.page.locator(".arches .btn").first.wait_for()
    one.tab_to(f".arches li:nth-child({1 + GAMES.index(game)}) button.btn.first")
    one.page.keyboard.press("Enter")
    one.page.locator("dialog").wait_for()
    one.tab_to("dialog fieldset:first-of-type input")
    for _ in range(8):  # to the smallest table
        one.page.keyboard.press("ArrowRight")
    one.tab_to("dialog form button.first")
    one.page.keyboard.press("Enter")
    one.page.locator(".play").wait_for()
    if board == "generic":
        one.plain_board()
    rng = random.Random(game)
    for _ in range(TURNS):
        if not one.key_step(rng):
            if one.over:
                break
            one.wait()
    assert one.over
    assert one.faults == []
    assert one.clicks > 3
