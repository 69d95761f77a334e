"""What happened is told before it is shown, at the pace somebody chose; and the board keeps its place."""

import random
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from served import Served

import meydan
from browser.cells import boards, unless, ways
from browser.conftest import SIZES, NewPerson
from browser.person import Person

pytestmark = pytest.mark.browser

GAMES = meydan.games()
TABLES = [(game, board) for game in GAMES for board in boards(game)]
OFTEN = [(game, boards(game)[0]) for game in GAMES]
FRAMES = (Path(__file__).parent / "frames.js").read_text("utf-8")
MOVED = """scene => document.querySelector('.play .board').dataset.scene !== scene
    || document.querySelector('.lately.big') === null"""
PROMPTS = 10
WATCHED = 12.0
"""Seconds that a table is watched."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Bots think for a moment, as they do for people."""
    served = Served(tmp_path, bot_pause=0.15, messages_per_second=1000, standing_pause=0.1)
    served.start()
    yield served
    served.kill()


def sit(one: Person, game: str, board: str = "own") -> None:
    """Against bots, with every frame written down from the next page on."""
    one.context.add_init_script(FRAMES)
    option, choice, seats = ways(game)[0]
    one.make_table(game, ["me", *["bot"] * (max(seats, 3) - 1)], {option: choice} if option else None)
    if board == "generic":
        one.plain_board()
    one.page.locator(".play .board").wait_for()


def watch(one: Person, rng: random.Random, seconds: float = WATCHED) -> list[dict[str, Any]]:
    """Every frame of some seconds in which we answer whatever we are asked."""
    one.page.evaluate("meydanRecord()")
    until = time.monotonic() + seconds
    found: list[dict[str, Any]] = []
    while time.monotonic() < until and not one.over:
        if not one.step(rng):
            one.page.wait_for_timeout(60)
        found += one.page.evaluate("meydanFrames()")
    return found


@pytest.mark.parametrize(("game", "board"), [unless(table in OFTEN, *table) for table in TABLES])
def test_no_frame_is_ahead_of_its_scene(game: str, board: str, person: NewPerson) -> None:
    """No position holds an event whose scene has not begun, and no figure changes before its position is there."""
    one = person("en", pace="normal")
    sit(one, game, board)
    frames = watch(one, random.Random(game))
    ahead = [frame for frame in frames if frame["events"] > frame["scene"]]
    assert ahead == []
    assert any(frame["scene"] > frame["events"] and frame["told"] for frame in frames), "nothing was told"
    assert any(frame["toned"] for frame in frames), "nothing was lit"
    for before, after in pairwise(frames):
        assert after["events"] >= before["events"]
        if after["events"] == before["events"] and after["scene"] > after["events"]:
            lost = {
                thing: (figures, after["figures"].get(thing))
                for thing, figures in before["figures"].items()
                if thing in after["figures"] and not set(figures) <= set(after["figures"][thing])
            }
            assert lost == {}, f"position {after['events']} changed while {after['scene']} was told"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "board"), [unless(table in OFTEN, *table) for table in TABLES])
def test_the_board_keeps_its_place_whatever_is_asked(game: str, board: str, size: str, person: NewPerson) -> None:
    one = person("fa", size)
    sit(one, game, board)
    rng = random.Random(f"{game}{size}")
    one.wait()
    first = one.page.evaluate("meydanBoard()")
    assert min(first[2:]) > 100, "there is no room for the board"
    asked: set[str] = set()
    for _ in range(4 * PROMPTS):
        if len(asked) >= PROMPTS or one.over:
            break
        asked.add(" ".join(one.page.locator(".asking").all_inner_texts()))
        assert one.page.evaluate("meydanBoard()") == first
        one.step(rng)
        one.wait()
    assert len(asked) > 1


def test_each_pace(person: NewPerson) -> None:
    """None shows at once; step by step waits for a click on the board; it is kept for the next time."""
    one = person("en", pace="step")
    sit(one, GAMES[0])
    rng = random.Random(1)
    board = one.page.locator(".play .board")
    for _ in range(40):  # until something is told
        one.page.wait_for_timeout(100)
        if one.page.locator(".lately.big").count():
            break
        one.step(rng)
    scene = board.get_attribute("data-scene")
    one.page.wait_for_timeout(2500)
    assert board.get_attribute("data-scene") == scene, "it did not wait"
    board.click(position={"x": 12, "y": 12})
    one.page.wait_for_function(MOVED, arg=scene)
    while not one.page.locator(".pace").count():  # it is our turn
        one.step(rng)
        one.page.wait_for_timeout(100)
    one.page.locator(".pace .speeds button").nth(3).click()
    assert one.page.evaluate("JSON.parse(localStorage['meydan.prefs']).pace") == "none"
    one.page.reload()
    one.page.locator(".play .board").wait_for()
    frames = watch(one, rng, 4)
    assert not any(frame["told"] for frame in frames)
    one.open("/settings")
    expect(one.page.locator("input[name=tell]").nth(4)).to_be_checked()


def test_nothing_travels_where_motion_is_reduced(person: NewPerson) -> None:
    one = person("en", pace="normal", reduced_motion="reduce")
    sit(one, GAMES[0])
    frames = watch(one, random.Random(2), 8)
    assert any(frame["toned"] for frame in frames)
    assert not any(frame["flying"] for frame in frames)


def test_my_own_answer_is_taken_within_a_tenth_of_a_second(person: NewPerson) -> None:
    one = person("en", pace="normal")
    sit(one, GAMES[0])
    one.wait()
    if one.page.locator("[data-choice]:not(:disabled)").count():
        assert one.page.evaluate("meydanAnswer()") < 100


def test_who_comes_back_reads_what_happened_and_can_see_it_again(person: NewPerson) -> None:
    one = person("fa", pace="none")
    sit(one, GAMES[0])
    rng = random.Random(4)
    table = one.page.url
    for _ in range(20):
        one.play(rng, clicks=1)
        one.open("/settings")  # away, while the bots go on
        one.page.wait_for_timeout(2500)
        one.page.goto(table)
        one.page.locator(".play .board").wait_for()
        one.page.wait_for_timeout(500)
        if one.page.locator("section.since").count():
            break
    since = one.page.locator("section.since")
    expect(since).to_be_visible()
    assert 2 <= since.locator("li").count() <= 5
    before = one.page.evaluate("meydanBoard()")
    since.locator("footer button").first.click()
    one.page.locator(".lately.big").wait_for()
    assert one.page.evaluate("meydanBoard()") == before
    one.page.locator("section.since footer button.first").click()
    expect(since).to_have_count(0)
    one.page.reload()
    one.page.locator(".play .board").wait_for()
    one.page.wait_for_timeout(500)
    expect(since).to_have_count(0)
