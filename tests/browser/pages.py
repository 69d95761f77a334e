"""Every page there is, one after the other, with something on it."""

import random
from collections.abc import Iterator

import meydan
from browser.cells import boards, ways
from browser.person import Person

PLAIN = ("/", "/new", "/rules", "/settings", "/about", "/nowhere")


def every_page(one: Person) -> Iterator[str]:
    """Opens each page and names it; what is left open is closed by the next."""
    for path in PLAIN:
        one.open(path)
        one.page.locator("main h1, main p").first.wait_for()
        if path == "/":
            one.page.locator(".arches .btn").first.wait_for()
        yield path
    one.open("/")
    one.press(".arches .btn.first")
    one.page.locator("dialog").wait_for()
    yield "play now"
    for game in meydan.games():
        for path in (f"/new/{game}", f"/rules/{game}"):
            one.open(path)
            one.page.locator("form, .rules li, main li, main dt").first.wait_for()
            yield path
        yield from table_pages(one, game)
    one.open("/")
    one.page.locator(".lists a").first.wait_for()
    yield "/ with tables"


def table_pages(one: Person, game: str) -> Iterator[str]:
    option, choice, seats = ways(game)[0]
    one.make_table(game, ["me", *["invited"] * (seats - 1)])
    one.page.locator(".copy input").wait_for()
    yield f"{game}: waiting"
    one.make_table(game, ["me", "here", *["bot"] * (seats - 2)])
    one.page.locator(".curtain, .play").first.wait_for()
    yield f"{game}: on one device"
    one.make_table(game, ["me", *["bot"] * (seats - 1)], {option: choice} if option else None)
    rng = random.Random(game)
    for board in boards(game):
        if board == "generic":
            one.plain_board()
        one.play(rng, clicks=2)
        one.wait()
        yield f"{game}: table, {board} board"
    one.page.set_viewport_size({"width": 360, "height": 740})  # where the log and the chat are sheets
    tools = one.page.locator("header button.tool[aria-label]:not([aria-pressed]):visible")
    for k in range(tools.count()):
        tools.nth(k).click()
        one.page.locator("dialog").wait_for()
        yield f"{game}: tool {k + 1}"
        one.page.set_viewport_size({"width": 360, "height": 740})
        one.page.keyboard.press("Escape")
        one.page.locator("dialog").wait_for(state="detached")
    one.page.set_viewport_size({"width": 1280, "height": 800})
    one.finish(rng)
    yield f"{game}: end"
    one.press(".ending .fair")
    one.press("dialog button.first")
    one.page.locator("dialog .verdict").first.wait_for()
    yield f"{game}: fairness"
    one.page.keyboard.press("Escape")
    one.press(".ending a[href^='/replay/']")
    one.page.locator(".scrub").wait_for()
    yield f"{game}: replay"
