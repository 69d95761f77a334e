"""What people agree on at a table, and what they may check: the menu, the waiting room, the chat, fair chance."""

import random
import re

import pytest
from playwright.sync_api import Route, expect
from served import ROOT

import meydan
from browser.cells import ways
from browser.conftest import NewPerson
from browser.person import Person

pytestmark = pytest.mark.browser

GAME = meydan.games()[0]


def two_people(person: NewPerson) -> tuple[Person, Person]:
    host, guest = person("en"), person("fa")
    host.make_table(GAME, ["me", "invited", "bot"])
    guest.page.goto(host.page.locator(".copy input").input_value())
    guest.sit_down()
    return host, guest


def start(host: Person, guest: Person) -> None:
    host.begin()
    for one in (host, guest):
        one.page.locator(".play").wait_for()


def menu(one: Person, entry: str) -> None:
    """Open the menu and press the entry whose words these are, by message."""
    one.press("header button.tool[aria-label]:not([aria-pressed]):visible")
    one.page.locator("dialog .list .btn", has_text=words(one, entry)).click()


def words(one: Person, key: str) -> str:
    text = (ROOT / "web" / "text" / f"{one.lang}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} = (.*)$", text, re.M)
    assert found, key
    return found[1]


def test_pause_and_go_on_and_end_by_agreement(person: NewPerson) -> None:
    host, guest = two_people(person)
    start(host, guest)
    menu(host, "propose-pause")
    guest.press(".banner .btn.first")
    for one in (host, guest):
        expect(one.page.locator(".banner")).to_have_text(words(one, "paused"))
    assert host.look(0)["count"] == 0, "nothing glows while the game is paused"
    menu(guest, "propose-resume")
    host.press(".banner .btn:not(.first)")  # not yet
    expect(host.page.locator(".banner .btn")).to_have_count(0)
    menu(guest, "propose-resume")
    host.press(".banner .btn.first")
    expect(host.page.locator(".banner")).to_have_count(0)
    menu(host, "propose-abandon")
    host.press("dialog .btn.danger")
    guest.press(".banner .btn.first")
    for one in (host, guest):
        expect(one.page.locator(".ending h1")).to_have_text(words(one, "ended-abandoned"))
    assert host.faults == guest.faults == []


def test_go_back_to_before_an_event(person: NewPerson) -> None:
    host, guest = two_people(person)
    start(host, guest)
    rng = random.Random(1)
    while host.acknowledged + guest.acknowledged < 4:
        if not any([host.step(rng), guest.step(rng)]):
            host.page.wait_for_timeout(20)
        assert host.clicks < 200
    menu(host, "propose-rewind")
    host.page.locator("dialog ol button").last.click()
    expect(host.page.locator("dialog")).to_have_count(0)
    guest.press(".banner .btn.first")
    expect(host.page.locator(".rail .log li.talk").last).to_be_visible()
    expect(host.page.locator(".banner")).to_have_count(0)
    assert host.faults == guest.faults == []


def test_the_host_mutes_somebody(person: NewPerson) -> None:
    host, guest = two_people(person)
    start(host, guest)

    def say(one: Person, text: str) -> None:
        one.page.locator(".rail .chat input").fill(text)
        one.page.keyboard.press("Enter")

    say(guest, "سلام")
    expect(host.page.locator(".rail .lines")).to_contain_text("سلام")
    host.press(".rail .lines button[aria-pressed]")
    expect(host.page.locator(".rail .lines button[aria-pressed=true]")).to_have_count(1)
    say(guest, "هنوز؟")
    expect(guest.page.locator(".rail .chat .fault")).to_be_visible()
    host.press(".rail .lines button[aria-pressed]")
    expect(host.page.locator(".rail .lines button[aria-pressed=false]")).to_have_count(1)
    say(guest, "باز هم سلام")
    expect(host.page.locator(".rail .lines")).to_contain_text("باز هم سلام")


def test_places_are_changed_before_the_game(person: NewPerson) -> None:
    host, guest = two_people(person)
    rows = host.page.locator("main.waiting li b")
    before = rows.all_inner_texts()
    host.page.get_by_role("button", name=f"{words(host, 'swap')}:").first.click()
    host.page.get_by_role("button", name=f"{words(host, 'swap-here')}:").first.click()
    expect(rows.nth(0)).to_have_text(before[1])
    expect(rows.nth(1)).to_have_text(before[0])
    start(host, guest)


def test_a_standing_answer_is_kept_and_taken_away(person: NewPerson) -> None:
    one = person("fa")
    _, _, seats = ways(GAME)[0]
    one.make_table(GAME, ["me", *["bot"] * seats])
    rng = random.Random(2)
    always = one.page.locator("dialog .panel .btn")
    for _ in range(100):
        one.wait()
        assert not one.over
        menu(one, "standing")
        one.page.locator("dialog .panel li").first.wait_for()
        if always.count():
            break
        one.page.keyboard.press("Escape")
        one.step(rng)
    before = one.acknowledged
    chosen = always.first.inner_text()
    always.first.click()
    remove = one.page.locator("dialog .panel li button")
    expect(remove).to_have_count(1)
    expect(always.filter(has_text=chosen)).to_have_count(0)
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".ready")).to_have_count(1)
    one.page.reload()
    one.page.locator(".play").wait_for()
    menu(one, "standing")
    expect(remove).to_have_count(1)
    remove.click()
    expect(remove).to_have_count(0)
    assert one.acknowledged == before


@pytest.mark.parametrize("game", meydan.games())
def test_every_draw_is_computed_again_in_the_browser(game: str, person: NewPerson) -> None:
    one = person("en")
    option, choice, seats = ways(game)[0]
    one.make_table(game, ["me", *["bot"] * (seats - 1)], {option: choice} if option else None)
    one.finish(random.Random(game))
    one.press(".ending .fair")
    one.press("dialog button.first")
    verdicts = one.page.locator("dialog .verdict")
    expect(verdicts).to_have_count(3)
    expect(one.page.locator("dialog .verdict.good")).to_have_count(3)
    drawn, every = re.findall(r"\d[\d,]*", verdicts.nth(1).inner_text())[:2]
    assert drawn == every != "0"
    assert "this browser saw that same fingerprint" in verdicts.nth(0).inner_text()


def test_a_record_that_was_changed_is_noticed(person: NewPerson) -> None:
    """Somebody between the server and the browser changes one draw: the browser counts for itself."""
    one = person("en")
    option, choice, seats = ways(GAME)[0]
    one.make_table(GAME, ["me", *["bot"] * (seats - 1)], {option: choice})
    one.finish(random.Random(GAME))

    def change(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        entry = next(entry for entry in record["log"] if "chance" in entry)
        entry["chance"][0] += 1
        route.fulfill(response=answer, json=record)

    one.page.route("**/api/tables/*/record", change)
    one.page.route("**/api/verify", lambda route: route.fulfill(json={"verified": 1, "chance": 1}))
    one.press(".ending .fair")
    one.press("dialog button.first")
    expect(one.page.locator("dialog .verdict:not(.good)")).to_have_count(1)
