"""A whole game as a strip of pictures: what somebody sees who plays it with one thumb."""

import base64
import random
import time
from pathlib import Path

from playwright.sync_api import Browser

from browser.person import Person, Stuck

EVERY = 3
"""Clicks from one picture to the next."""
BETWEEN = 2.5
"""Seconds from one picture to the next while others play."""
ON_A_SHEET = 32
PATIENCE = 120.0
"""Seconds that others may take."""
WIDTH = 1480


def film(one: Person, rng: random.Random, seconds: float) -> list[bytes]:
    """Tap what glows until the game is over, and take pictures on the way."""
    shots: list[bytes] = []
    shown, asked = 0.0, time.monotonic()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        moved = one.step(rng)
        now = time.monotonic()
        if moved:
            asked = now
        elif now - asked > PATIENCE:
            raise Stuck(f"nothing glows after {one.clicks} clicks")
        if (moved and one.clicks % EVERY == 0) or now - shown > BETWEEN:
            one.page.wait_for_timeout(120)
            shots.append(one.page.screenshot(type="jpeg", quality=80))
            shown = time.monotonic()
        if one.over:
            break
        if not moved:
            one.page.wait_for_timeout(60)
    one.page.wait_for_timeout(800)
    shots.append(one.page.screenshot(type="jpeg", quality=80))
    assert one.faults == []
    return shots


def write_sheets(chromium: Browser, shots: list[bytes], folder: Path, wide: int = 180) -> int:
    """The pictures in rows, some dozens on each sheet; how many sheets there are."""
    folder.mkdir(parents=True, exist_ok=True)
    page = chromium.new_page(viewport={"width": WIDTH, "height": 400})
    sheets = [shots[k : k + ON_A_SHEET] for k in range(0, len(shots), ON_A_SHEET)]
    for number, sheet in enumerate(sheets, 1):
        pictures = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(shot).decode()}">' for shot in sheet)
        page.set_content(f"<style>body {{ margin: 4px }} img {{ width: {wide}px; margin: 2px }}</style>{pictures}")
        page.screenshot(path=folder / f"{number:02}.png", full_page=True)
    page.close()
    return len(sheets)
