"""While others think: an answer can be taken back."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from served import Served

import meydan
from browser.conftest import NewPerson

pytestmark = pytest.mark.browser

GAMES = meydan.games()
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
