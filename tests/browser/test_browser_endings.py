"""Recorded games of every kind: told from their end, and seen again from start to end."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import meydan
from browser.cells import LANGS
from browser.conftest import NewPerson
from browser.person import Person
from browser.tour import call
from meydan.core.story import account_of, story, total

pytestmark = pytest.mark.browser
RECORDS = Path(__file__).resolve().parent.parent / "records"
PERSIAN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
BOTH = [(game, lang) for game in meydan.games() for lang in LANGS]
SEEN_BETWEEN = 12
"""Positions of a long game that are looked at on the way, besides its first and last."""
GO = """at => {
    const place = document.querySelector('.scrub');
    place.value = at;
    place.dispatchEvent(new Event('input', { bubbles: true }));
}"""


def shortest(game: str) -> dict[str, Any]:
    records = [json.loads(path.read_text("utf-8")) for path in (RECORDS / game).glob("*.json")]
    found: dict[str, Any] = min(records, key=lambda record: len(record["log"]))
    return found


def brought_in(one: Person, record: dict[str, Any]) -> str:
    call(one, "PUT", "/api/me", {"name": "Sara"})
    return str(call(one, "POST", "/api/records", record)["id"])


def figures(texts: list[str]) -> list[int]:
    return [int(text.translate(PERSIAN)) for text in texts]


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_the_score_table_on_the_page_is_that_of_the_rules(game: str, lang: str, person: NewPerson) -> None:
    one = person(lang)
    record = shortest(game)
    told = story(record)
    one.open(f"/table/{brought_in(one, record)}")
    one.page.locator(".ending table").wait_for()
    rows = one.page.locator(".ending tbody tr")
    expect(rows).to_have_count(told.seats)
    assert told.result is not None
    order = sorted(range(told.seats), key=lambda seat: told.result.ranks[seat])  # type: ignore[union-attr]
    for row, seat in enumerate(order):
        shown = figures(rows.nth(row).locator("td b").all_inner_texts())
        cells = [column.cells[seat] for column in told.columns]
        wanted = [cell.value for cell in cells if cell is not None]
        if account_of(told.game).summed:
            wanted.append(total(told.columns, seat))
            assert wanted[-1] == told.result.scores[seat]
        assert shown == wanted
    expect(one.page.locator(".ending .standings li")).to_have_count(told.seats)
    for k in range(one.page.locator(".charts .seg button").count()):
        one.page.locator(".charts .seg button").nth(k).click()
        expect(one.page.locator(".charts polyline:not(.halo)")).to_have_count(told.seats)
        assert one.page.locator("div.middle").evaluate("part => part.scrollHeight - part.clientHeight") <= 0
    assert "{" not in one.page.locator("main.ending").inner_text()
    assert one.faults == []


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_a_recorded_game_is_seen_again_from_start_to_end(game: str, lang: str, person: NewPerson) -> None:
    one = person(lang)
    record = shortest(game)
    last = len(record["log"])
    refused: list[str] = []
    one.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    one.open(f"/replay/{brought_in(one, record)}")
    place = one.page.locator(".scrub")
    expect(place).to_have_value("0")
    for at in sorted({*range(0, last, max(1, last // SEEN_BETWEEN)), last}):
        one.page.evaluate(GO, at)
        expect(place).to_have_value(str(at))
        one.page.wait_for_load_state("networkidle")
        assert "{" not in one.page.locator("main.play").inner_text()
    one.page.evaluate(GO, 0)
    one.page.locator(".pace button").last.click()
    one.page.locator(".steps button").nth(2).click()
    expect(place).not_to_have_value("0")
    one.page.locator(".steps button").nth(2).click()
    assert one.faults == [] and refused == []
