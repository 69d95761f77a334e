"""A person at a browser: looks at what glows, and clicks or taps it."""

import json
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocket, expect

import meydan

LONGEST = 20_000
"""Milliseconds the page may take for anything."""

MOVING = 20
"""Looks, fifty milliseconds apart, at something that cannot be hit yet."""

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")


PREFS = """if (!localStorage.getItem('meydan.prefs')) localStorage.setItem('meydan.prefs', '{"pace": "%s"}');
if (!localStorage.getItem('meydan.firsts')) localStorage.setItem('meydan.firsts', JSON.stringify(
  Object.fromEntries(%s.map((game) => [game, 'before']))))"""
"""Nobody here plays for the first time."""


class Stuck(AssertionError):
    """The game cannot be played on by clicking what glows."""


@dataclass
class Person:
    """One browser with its own cookies, and one page in it."""

    context: BrowserContext
    address: str
    lang: str
    touch: bool = False
    pace: str = "none"
    """How fast this person has things told; most tests look at what comes of it."""
    clicks: int = 0
    acknowledged: int = 0
    """Answers of ours that are on the server's disk."""
    heard: list[str] = field(default_factory=list)
    """All that the server said over sockets."""
    taken_back: set[str] = field(default_factory=set)
    """The keys under which we asked for an answer of ours back."""
    faults: list[str] = field(default_factory=list)
    """What the browser complained of, and every answer of ours the server refused."""

    def __post_init__(self) -> None:
        self.context.set_default_timeout(LONGEST)
        self.context.add_init_script(LOOK)
        self.context.add_init_script(PREFS % (self.pace, meydan.games()))
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("websocket", self.listen)
        self.open("/")
        self.speak(self.lang)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.say)

    def say(self, frame: str | bytes) -> None:
        """A tap may meet the button that takes back just when it comes, and be too late with it."""
        said = json.loads(frame)
        if said["do"] == "undo":
            self.taken_back.add(said["key"])

    def hear(self, frame: str | bytes) -> None:
        self.heard.append(str(frame))
        said = json.loads(frame)
        if said["type"] == "ack":
            self.acknowledged += 1
        if said["type"] == "refused" and said["code"] != "not-found" and said.get("key") not in self.taken_back:
            self.faults.append(f"refused: {said['message']}")

    def open(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")
        self.page.locator("main").first.wait_for()

    def speak(self, lang: str) -> None:
        if self.page.evaluate("document.documentElement.lang") != lang:
            self.press(f"button.tool[lang={lang}]")
            self.page.locator(f"html[lang={lang}]").wait_for()

    def press(self, selector: str, nth: int = 0) -> None:
        """A real click or tap on the first thing that fits."""
        found = self.page.locator(selector).nth(nth)
        if self.touch:
            found.tap()
        else:
            found.click()

    # Making a table

    def make_table(
        self, game: str, kinds: list[str], options: dict[str, Any] | None = None, public: bool = False
    ) -> str:
        """By the form, the way a person does it; the table's number."""
        self.open(f"/new/{game}")
        form = self.page.locator("form")
        form.locator(".change").wait_for()
        told = {json.dumps(value, separators=(",", ":")): value for value in (options or {}).values()}
        for wanted in told:
            way = form.locator(f".way:has(input[value='{wanted}'])")
            if way.count():
                way.click()
        count = f"form .counts label:has(input[value='{len(kinds)}'])"
        if self.page.locator(f"{count}.off").count():
            form.locator(".way").first.wait_for()
        for way in form.locator(".way").all():
            if not self.page.locator(f"{count}.off").count():
                break
            way.click()  # so many only play in another way
        self.press(count)
        expect(form.locator("ul li")).to_have_count(len(kinds))
        for seat, kind in enumerate(kinds):
            row = form.locator("ul li").nth(seat)
            row.locator("select").first.select_option(kind)
            if kind == "bot":
                row.locator("select").nth(1).select_option("club")
        if public or options:
            self.press("form .change")
            form.locator("[data-option]").first.wait_for()
        if public:
            self.press("form [data-term=public]")
        for wanted in told:
            choice = form.locator("[data-option]", has=self.page.locator(f"option[value='{wanted}']"))
            if choice.count():
                choice.first.select_option(wanted)
        self.press("form button.first")
        self.page.locator(".play, .curtain, main.waiting, form .fault").first.wait_for()
        assert "/table/" in self.page.url, self.page.locator("form .fault").all_inner_texts()
        return self.page.url.split("/table/")[1].split("?")[0]

    def sit_down(self) -> None:
        """Take the seat this person was invited to."""
        self.press("main.waiting .go .first")
        expect(self.page.locator("main.waiting li.mine")).to_have_count(1)

    def begin(self) -> None:
        """Start the game this person is the host of; free seats go to bots."""
        self.press("main.waiting .go .first:not(:disabled)")

    def plain_board(self) -> None:
        """The same table on the generic board."""
        self.page.goto(f"{self.page.url.split('?')[0]}?board=generic")

    # Playing

    def look(self, choice: float) -> dict[str, Any]:
        """What there is to click now, and where one of it can be hit."""
        found: dict[str, Any] = self.page.evaluate("choice => meydanLook(choice)", choice)
        return found

    def wait(self, seconds: float = LONGEST / 1000) -> None:
        """Until something glows, a curtain can be lifted, or the game is over."""
        if not self.page.evaluate("time => meydanReady(time)", seconds * 1000):
            raise Stuck(f"nothing glows after {self.clicks} clicks")

    def reach(self, choice: float) -> dict[str, Any]:
        """The same, once a map that is on its way to what is asked has come."""
        seen = self.look(choice)
        for _ in range(MOVING):
            if seen["over"] or not seen["count"] or seen["x"] is not None:
                break
            self.page.wait_for_timeout(50)
            seen = self.look(choice)
        return seen

    def resize(self, width: int, height: int) -> None:
        """Another window; what is clicked next is sought where it then lies."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def step(self, rng: random.Random) -> bool:
        """Click one thing that glows; False when nothing does, or the game is over."""
        seen = self.reach(rng.random())
        if seen["over"] or not seen["count"]:
            return False
        if seen["x"] is None:
            raise Stuck(f"{seen['what']} glows and cannot be hit")
        if seen["wide"] > 0:
            raise Stuck(f"the page is {seen['wide']} px wider than the screen")
        if seen["tall"] > 0:
            raise Stuck(f"the page is {seen['tall']} px taller than the window")
        if self.touch:
            self.page.touchscreen.tap(seen["x"], seen["y"])
        else:
            self.page.mouse.click(seen["x"], seen["y"])
        self.clicks += 1
        return True

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def play(self, rng: random.Random, clicks: int = 3000, seconds: float = 240) -> None:
        """Click what glows until the game is over, or so many clicks were made."""
        until = time.monotonic() + seconds
        most = self.clicks + clicks
        while self.clicks < most and time.monotonic() < until:
            if self.step(rng):
                continue
            if self.over:
                break
            self.wait()
        assert not self.faults, self.faults

    def finish(self, rng: random.Random) -> str:
        """Play to the end, and what the page says then."""
        self.play(rng)
        if not self.over:
            raise Stuck(f"not over after {self.clicks} clicks")
        return self.page.locator(".ending h1").inner_text()

    # With the keyboard alone

    def tab_to(self, selector: str, most: int = 200) -> None:
        """Press Tab until the focus is on what fits."""
        for _ in range(most):
            if self.page.evaluate("what => document.activeElement?.matches(what) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"Tab never comes to {selector}")

    def key_step(self, rng: random.Random) -> bool:
        """Answer with keys: a digit for a button, else Tab to something that glows and Enter."""
        seen = self.look(rng.random())
        if seen["over"] or not seen["count"]:
            return False
        if seen["keys"]:
            self.page.keyboard.press(str(rng.choice(seen["keys"])))
        else:
            self.tab_to(".thing.open")
            self.page.keyboard.press("Enter")
        self.clicks += 1
        return True
