"""Wordings that were found wrong by people who read them, and must not come back."""

import re
from pathlib import Path

import pytest
from test_text_both import SOURCE, WEB

from meydan.core.table import Table
from meydan.core.text import FSI, PDI, say, words
from meydan.games import find

FILES = [*SOURCE.rglob("*.ftl"), *(WEB / "text").glob("*.ftl"), *(WEB / "src" / "games").rglob("*.ftl")]

ENGLISH = [
    "[Ll]eave it out", "what it takes is not there", "paid for so", "[Ll]et it stand", "up to 1,000 times",
    "[Bb]urn(?!es)", r"Your (hand|court) holds",
]  # fmt: skip
PERSIAN = [
    "کارت رو( بردا|[.:،؛])", "پشت در کارخانه", "بی آنکه", "[۰-۹]نفره", "را جایزه بردار", "روی بازار پرداخت",
    "مهره‌های خود را از بازی بردارید", "(?<!\\w)قلمرو به دست آورید", "اقدام‌های همگانی", "صفحهٔ بازیکن \\{ \\$seat",
    "نیروی \\{ \\$bottom \\} را استخدام", "است و دور بعد را شروع می‌کند", "تیرک پایین‌تر",
    "آهنگ (بازی|روایت)", "بی‌ساعت", "جاها$",
    "پیشنهاد ایست", "شانس منصفانه", "^heading-.*کشیدن کارت", "(?<![\\w\u200c])بی (?=\\w)", "نشان بده$", "(?<!\\w)مثال",
]  # fmt: skip


def lines(lang: str) -> list[tuple[str, str]]:
    """Each line of words with the file it is in; keys and comments are not words."""
    found = []
    for file in FILES:
        if file.name.endswith(f"{lang}.ftl"):
            for line in file.read_text("utf-8").splitlines():
                if not line.startswith("#"):
                    found.append((str(file), line if line.startswith("heading-") else re.sub(r"^[\w-]+ = ?", "", line)))
    return found


@pytest.mark.parametrize("wording", ENGLISH)
def test_english_says_it_otherwise(wording: str) -> None:
    assert not [(file, line) for file, line in lines("en") if re.search(wording, line)]


@pytest.mark.parametrize("wording", PERSIAN)
def test_persian_says_it_otherwise(wording: str) -> None:
    assert not [(file, line) for file, line in lines("fa") if re.search(wording, line)]


def test_the_wordings_are_looked_for_where_there_are_many() -> None:
    assert len(lines("en")) > 6_000 and len(lines("fa")) > 5_000
    assert {Path(file).parent.parent.name for file, _ in lines("fa")} >= {"core", "server", "web", "coup", "risk"}


@pytest.mark.parametrize(("lang", "said"), [("en", "Keep Duke (×2)"), ("fa", "بزرگ‌زاده (×۲) را نگه دارید")])
def test_a_thing_that_comes_twice_is_told_once_with_how_often(lang: str, said: str) -> None:
    told = words(find("coup"), "action-keep", {"characters": (0, 0)}, lang, None, None)
    assert re.sub(f"[{FSI}{PDI}]", "", told) == said


@pytest.mark.parametrize("key", ["risk", "scythe", "pax_pamir"])
def test_who_shares_the_win_is_not_told_to_have_won_alone(key: str) -> None:
    game = find(key)
    alone, shared = (
        re.sub(f"[{FSI}{PDI}]", "", words(game, "event-won", {"seats": seats, "by": ""}, "en", 0, None))
        for seats in ((0,), (0, 1))
    )
    assert alone == "You won the game."
    assert shared.startswith("You share the win: ")


@pytest.mark.parametrize(
    ("shown", "lost"), [("event-showed", "event-turned-up"), ("prompt-prove", "prompt-lose-influence")]
)
def test_showing_a_card_as_proof_and_losing_it_are_two_words_in_persian(shown: str, lost: str) -> None:
    game = find("coup")
    given = {"reader": "nobody", "seat": "آ", "challenger": "آ", "character": "ب"}
    assert "نشان" in say(game.folder, "fa", shown, given) and "رو " not in say(game.folder, "fa", shown, given)
    assert "رو" in say(game.folder, "fa", lost, given) and "نشان" not in say(game.folder, "fa", lost, given)


def test_a_table_without_names_is_read_with_its_figures_apart() -> None:
    """Played games, as somebody reads them whose name at the table ends in a digit."""
    for key in ("coup", "risk", "mangrovia"):
        t = Table.new(key, 3, 7)
        t.names = ["بازیکن ۱", "بازیکن ۲", "بازیکن ۳"]
        while t.asked and len(t.log) < 300:
            seat = t.waiting[0]
            t.play(seat, t.asks_of(seat)[len(t.log) % len(t.asks_of(seat))])
        told = [re.sub(f"[{FSI}{PDI}]", "", t.text(event, "fa", None)) for event in t.history]
        assert not [line for line in told if re.search(r"[۰-۹]\s+[۰-۹]", line)]
