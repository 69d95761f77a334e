"""Before the game: how few taps it takes, what the host may change, what guests are told; and the way back."""

import re

import pytest
from playwright.sync_api import expect

import meydan
from browser.conftest import SIZES, NewPerson
from browser.person import Person

pytestmark = pytest.mark.browser

GAME = meydan.games()[0]
COUNT = "addEventListener('click', () => (window.taps = (window.taps ?? 0) + 1), true)"


def taps(one: Person) -> int:
    """How often this page was tapped. Pages follow one another without loading anew."""
    found: int = one.page.evaluate("window.taps ?? 0")
    return found


@pytest.mark.parametrize("lang", ["fa", "en"])
def test_inviting_a_friend_takes_three_taps_and_joining_one(lang: str, person: NewPerson) -> None:
    """Two strangers on phones: with friends, make the table, share; and the friend sits down."""
    host, guest = person(lang, "phone"), person(lang, "phone")
    for one in (host, guest):
        one.context.add_init_script(COUNT)
    host.context.add_init_script("navigator.share = async (what) => { window.shared = what.url }")
    host.open("/")
    host.press(f".arches a[href='/new/{GAME}']")
    host.press("form button.first")
    host.press(".invite .share")
    assert taps(host) == 3
    guest.page.goto(host.page.evaluate("window.shared"))
    guest.sit_down()
    assert taps(guest) == 1
    expect(host.page.locator("main.waiting li:not(.free) .ready.yes")).to_have_count(2)
    assert host.faults == guest.faults == []


def test_with_a_camera_the_third_tap_begins_and_free_seats_go_to_bots(person: NewPerson) -> None:
    host, guest = person("en", "phone"), person("fa", "phone")
    host.context.add_init_script(COUNT)
    host.open("/")
    host.press(f".arches a[href='/new/{GAME}']")
    host.press("form button.first")
    host.page.locator(".qr svg").wait_for()
    guest.page.goto(host.page.locator(".copy input").input_value())
    guest.sit_down()
    host.begin()
    host.page.locator(".play").wait_for()
    guest.page.locator(".play").wait_for()
    assert taps(host) == 3


def test_the_code_has_four_squares_of_quiet_round_it(person: NewPerson) -> None:
    one = person("fa")
    one.make_table(GAME, ["me", "invited"])
    code = one.page.locator(".qr svg")
    size = int((code.get_attribute("viewBox") or "").split()[2])
    squares = [
        (int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1", code.locator("path").get_attribute("d") or "")
    ]
    assert {min(x for x, _ in squares), min(y for _, y in squares)} == {4}
    assert {max(x for x, _ in squares), max(y for _, y in squares)} == {size - 5}
    finder = {
        (4 + x, 4 + y) for x in range(7) for y in range(7) if {x, y} & {0, 6} or (x in (2, 3, 4) and y in (2, 3, 4))
    }
    assert finder <= set(squares)


def test_the_host_changes_seats_and_options_and_the_guest_is_asked_again(person: NewPerson) -> None:
    host, guest = person("en"), person("en", "phone")
    host.make_table(GAME, ["me", "invited", "invited"])
    guest.page.goto(host.page.locator(".copy input").input_value())
    guest.sit_down()
    host.press("main.waiting .turq")
    seat = guest.page.locator("main.waiting li").nth(2)
    expect(seat.locator(".ready.yes")).to_have_count(1)
    name = seat.locator("b").inner_text()
    host.page.locator("main.waiting li select").select_option("novice")
    expect(seat.locator("small")).to_contain_text("novice")
    assert seat.locator("b").inner_text() == name
    host.page.locator("main.waiting li", has_text=name).locator(".tool:not(.swap)").click()
    expect(seat.locator(".ready")).to_have_count(0)

    host.press("main.waiting .change")
    host.page.locator("dialog [data-option=treasury]").select_option(index=1)
    host.press("dialog .counts label:has(input[value='4'])")
    host.press("dialog .save")
    expect(guest.page.locator("main.waiting li")).to_have_count(4)
    expect(guest.page.locator("main.waiting .agreed p").first).to_contain_text("only the 50 coins of the box")
    expect(host.page.locator("main.waiting .ready:not(.yes)")).to_have_count(1)
    guest.press("main.waiting .go .first")
    expect(host.page.locator("main.waiting .ready:not(.yes)")).to_have_count(0)
    host.begin()
    guest.page.locator(".play").wait_for()
    assert host.faults == guest.faults == []


def test_a_number_that_does_not_go_with_the_way_stays_and_says_why(person: NewPerson) -> None:
    one = person("en")
    for game in meydan.games():
        one.open(f"/new/{game}")
        one.page.locator("form .change").wait_for()
        one.page.wait_for_load_state("networkidle")
        ways = one.page.locator(".way")
        locked = 0
        for way in ways.all():
            way.click()
            off = one.page.locator(".counts .off")
            locked += off.count()
            if off.count():
                expect(one.page.locator("fieldset:has(.counts) > .hint").first).to_have_text(re.compile("only “.+”"))
        assert bool(locked) == bool(ways.count()), game


def test_alone_nobody_is_asked_how_strong_the_bots_are(person: NewPerson) -> None:
    one = person("fa", "phone")
    one.open("/")
    one.press(".arches li:has(a[href='/new/pax_pamir']) .btn.first")
    expect(one.page.locator("dialog .levels")).to_have_count(1)
    one.press("dialog .way:has(input[value=true])")
    one.press("dialog .counts label:has(input[value='1'])")
    expect(one.page.locator("dialog .levels")).to_have_count(0)
    one.press("dialog .btn.first")
    one.page.locator(".play").wait_for()
    assert one.faults == []


def test_a_bot_is_called_the_same_in_both_languages_and_after_a_reload(person: NewPerson) -> None:
    one = person("en")
    table = one.make_table(GAME, ["me", "invited", "bot"])
    bot = one.page.locator("main.waiting li:has(select) b")
    name = bot.inner_text()
    one.speak("fa")
    persian = bot.inner_text()
    assert re.search("[آ-ی]", persian)
    one.open(f"/table/{table}")
    assert bot.inner_text() == persian
    one.speak("en")
    assert bot.inner_text() == name
    one.begin()
    one.page.locator(".play").wait_for()
    expect(one.page.locator(".play")).to_contain_text(name)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_rules_and_settings_lie_over_the_table(size: str, person: NewPerson) -> None:
    one = person("fa", size)
    table = one.make_table(GAME, ["me", "bot", "bot"])
    for path in ("/rules", "/settings"):
        one.press("header button.tool[aria-label='فهرست']")
        one.press(f"dialog a[href^='{path}']")
        one.page.locator("dialog .sheet").wait_for()
        assert one.page.url.endswith(f"/table/{table}")
        one.press("dialog header .tool")
        expect(one.page.locator("dialog")).to_have_count(0)


def test_one_tap_leads_back_from_rules_and_settings(person: NewPerson) -> None:
    one = person("en", "phone")
    table = one.make_table(GAME, ["me", "bot", "bot"])
    for path in (f"/rules/{GAME}", "/settings"):
        one.open(path)
        one.press(f"header a[href='/table/{table}']")
        one.page.locator(".play").wait_for()


def test_a_table_that_waits_is_first_on_a_phone(person: NewPerson) -> None:
    one = person("fa", "phone")
    table = one.make_table(GAME, ["me", "bot", "bot"])
    one.wait()
    one.open("/")
    call = one.page.locator(f"main > a.call[href='/table/{table}']")
    box = call.bounding_box()
    assert box is not None and box["y"] < 120
    call.tap()
    one.page.locator(".play").wait_for()


@pytest.mark.parametrize("game", meydan.games())
def test_on_a_phone_the_invitation_is_seen_at_once(game: str, person: NewPerson) -> None:
    one = person("fa", "phone")
    one.make_table(game, ["me", "invited", "invited"])
    one.page.locator(".qr svg").wait_for()
    invitation, dock = one.page.locator(".invite").bounding_box(), one.page.locator(".dock").bounding_box()
    assert invitation is not None and dock is not None
    assert invitation["y"] + invitation["height"] <= dock["y"]


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("lang", ["fa", "en"])
def test_the_waiting_room_fits_every_window(lang: str, size: str, person: NewPerson) -> None:
    """Six at the table; no seat lies on another or on the invitation, and nothing is wider than the window."""
    one = person(lang, size)
    one.make_table(GAME, ["me", "invited", "bot", "open", "invited", "bot"])
    one.page.locator(".qr svg").wait_for()
    boxes = [box for item in one.page.locator("main.waiting li, .invite").all() if (box := item.bounding_box())]
    assert len(boxes) == 7
    for k, a in enumerate(boxes):
        assert a["x"] >= 0 and a["x"] + a["width"] <= SIZES[size][0]
        for b in boxes[k + 1 :]:
            across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
            down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
            assert across <= 0 or down <= 0, (a, b)
    assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
