"""While others think: an answer can be taken back, and a small map goes nearer without answering anything."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from served import Served

import meydan
from browser.cells import boards
from browser.conftest import NewPerson

pytestmark = pytest.mark.browser

GAMES = meydan.games()
DRAWN = [game for game in GAMES if "own" in boards(game)]
UNDO = ".asking > .telling > button.quiet"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Bots take their time."""
    served = Served(tmp_path, bot_pause=6, messages_per_second=1000)
    served.start()
    yield served
    served.kill()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_an_answer_is_taken_back_as_long_as_the_bots_pause(size: str, person: NewPerson) -> None:
    one = person("fa", size)
    one.make_table(GAMES[0], ["me", "bot", "bot"])
    rng = random.Random(3)
    question = one.page.locator(".prompt.asks h2")
    for _ in range(20):
        one.wait(60)
        asked, before = question.inner_text(), one.acknowledged
        while one.acknowledged == before and one.step(rng):
            one.page.wait_for_timeout(200)
        if one.page.locator(UNDO).count():
            break
    one.press(UNDO)
    expect(question).to_have_text(asked)
    assert one.faults == []


@pytest.mark.parametrize("game", DRAWN)
def test_every_part_of_a_small_map_can_be_gone_to_and_nothing_is_answered_by_going(
    game: str, person: NewPerson
) -> None:
    one = person("fa", "phone")
    one.make_table(game, ["me", "bot", "bot"])
    one.wait(60)
    before = one.acknowledged
    for k in range(one.page.locator("[data-leads]").count()):
        one.press("[data-leads]", k)
        one.page.wait_for_function("() => !document.querySelector('[data-leads]')")
        assert one.look(0)["count"] > 0
        assert one.page.locator(".board .thing.open:visible").count() > 0
        one.press(".board button[aria-label]:visible")  # back to the whole of it
        one.page.locator("[data-leads]").first.wait_for()
    assert one.acknowledged == before
    assert one.faults == []
