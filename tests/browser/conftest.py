"""Chromium for all tests, a server and fresh browsers for each."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, ViewportSize, sync_playwright
from served import ROOT, Served

from browser.person import Person

BINARIES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {
    "phone": (360, 740),
    "sideways": (740, 360),
    "tablet": (820, 1180),
    "narrow": (1024, 768),
    "desktop": (1280, 800),
    "large": (1920, 1080),
}
OUT = ROOT / "build" / "browser"

NewPerson = Callable[..., Person]


def chromium_binary() -> str:
    for name in BINARIES:
        if found := shutil.which(name):
            return found
    pytest.fail(f"The browser tests need {BINARIES[0]}, and it is not on this machine: apt-get install chromium")


@pytest.fixture(scope="session")
def out() -> Path:
    OUT.mkdir(parents=True, exist_ok=True)
    return OUT


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    binary = chromium_binary()
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("The browser tests need the web client: make setup builds it (web/build.log says why not)")
    browser = playwright.chromium.launch(executable_path=binary, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Bots answer at once, and a test may click faster than people do."""
    served = Served(tmp_path, bot_pause=0, messages_per_second=1000, standing_pause=0.1)
    served.start()
    yield served
    served.kill()


@pytest.fixture
def person(chromium: Browser, server: Served) -> Iterator[NewPerson]:
    """Makes people: ``person("fa", "phone")``, ``person("en", pace="normal")``."""
    contexts: list[BrowserContext] = []

    def new(lang: str = "en", size: str = "desktop", pace: str = "none", **more: Any) -> Person:
        width, height = SIZES[size]
        touch = size in ("phone", "sideways")
        window: ViewportSize = {"width": width, "height": height}
        context = chromium.new_context(viewport=window, has_touch=touch, is_mobile=touch, **more)
        contexts.append(context)
        return Person(context, server.address, lang, touch, pace)

    yield new
    for context in contexts:
        context.close()
