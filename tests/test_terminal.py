"""The table at a terminal of 80 columns: what changed, the question, the whole table on t, one thing on its name."""

import io
import re
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.cli import main
from meydan.cli.screen import LAST_EVENTS, Screen, wrapped
from meydan.cli.visual import shaped, visual
from meydan.core.chance import Seeded
from meydan.core.pen import WIDTH, Pen, width_of
from meydan.core.table import Table
from meydan.core.text import FSI, LANGUAGES, PDI, plain
from meydan.games import find, games

by_game = pytest.mark.parametrize("key", games())
by_language = pytest.mark.parametrize("lang", LANGUAGES)


def at(key: str, answers: int, seed: int = 5) -> Table:
    """A table some way into a game."""
    game = find(key)
    t = Table.new(key, min(3, game.seats.stop - 1), seed)
    bot, rng = find_bot(game, "novice"), Random(seed)
    while t.asked and len(t.log) < answers:
        seat = t.waiting[0]
        t.play(seat, choose(game, bot, t.state, seat, Seeded(rng.randrange(10**6))))
    return t


class Paper(io.StringIO):
    """A terminal that keeps what is written on it."""

    def isatty(self) -> bool:
        return True


def screen(t: Table, lang: str, turns: bool = False, colours: bool = False) -> tuple[Screen, Paper]:
    paper = Paper()
    console = Console(file=paper, width=WIDTH, force_terminal=True, no_color=not colours, highlight=False)
    return Screen(t, lang, console, turns), paper


@by_game
@by_language
@pytest.mark.parametrize("answers", [3, 150])
@pytest.mark.parametrize("turns", [False, True])
def test_nothing_is_wider_than_eighty_columns(key: str, lang: str, answers: int, turns: bool) -> None:
    t = at(key, min(answers, 20) if find(key).picture is None else answers)
    seat = t.waiting[0] if t.waiting and t.waiting[0] >= 0 else 0
    shown, paper = screen(t, lang, turns)
    shown.ask(seat, 0)
    shown.tell_table(seat)
    lines = re.sub(r"\x1b\[[0-9;]*m", "", paper.getvalue()).splitlines()
    assert len(lines) > 8
    for line in lines:
        if turns or lang == "en":
            assert width_of(line) <= WIDTH, line


@by_game
def test_after_the_first_question_the_table_is_shown_only_on_demand(key: str) -> None:
    t = at(key, 60)
    shown, paper = screen(t, "en")
    seat = t.waiting[0]
    shown.ask(seat, 0)
    first = len(paper.getvalue())
    shown.ask(seat, len(t.history))
    again = len(paper.getvalue()) - first
    shown.tell_table(seat)
    assert again < first
    assert len(paper.getvalue()) - first - again > 200


def test_of_many_events_the_last_are_told() -> None:
    t = at("risk", 120)
    shown, paper = screen(t, "en")
    shown.tell(0, 0, LAST_EVENTS)
    assert f"… {len(t.history) - LAST_EVENTS} more before that" in paper.getvalue()


@pytest.mark.parametrize(
    ("key", "lang", "typed", "said"),
    [
        ("coup", "en", "duke", "Takes 3 coins as Tax"),
        ("coup", "fa", "بزرگ‌زاده", "سکه مالیات"),
        ("risk", "en", "quebec", "A territory of"),
        ("scythe", "en", "the factory", "counts as 3 territories"),
        ("scythe", "en", "people's army", "1 card more"),
        ("mangrovia", "en", "boat", "twelve jetties"),
        ("pax_pamir", "en", "khyber pass", "economic"),
    ],
)
def test_a_thing_is_told_on_its_name(key: str, lang: str, typed: str, said: str) -> None:
    t = at(key, 3)
    shown, paper = screen(t, lang)
    assert shown.tell_named(t.waiting[0], typed)
    assert said in plain(" ".join(paper.getvalue().split()))
    assert not shown.tell_named(t.waiting[0], "nothing is called so")


def test_the_answers_that_speak_of_a_name_are_told_with_what_they_bring() -> None:
    t = at("risk", 3)
    shown, paper = screen(t, "en")
    shown.tell_named(t.waiting[0], "brazil")
    assert re.search(r"\d+  Claim Brazil – South America: \d of 4", plain(paper.getvalue()))


@by_game
@by_language
def test_a_picture_says_who_has_which_mark(key: str, lang: str) -> None:
    game = find(key)
    if game.picture is None:
        return
    t = at(key, 100)
    pen = Pen(game, t.state, 0, lang, t.called(lang))
    lines = game.picture(pen)
    assert lines[-1].startswith(pen.legend()) and len(lines) > 8


def test_the_pictures_show_what_was_asked_for() -> None:
    def drawn(key: str) -> str:
        t = at(key, 120)
        return plain("\n".join(find(key).picture(Pen(find(key), t.state, 0, "en", None))))  # type: ignore[misc]

    for part in ("North America 5", "Alaska", "Eastern Australia", "Southeast Asia"):
        assert part in drawn("risk")
    assert drawn("scythe").count("⬡") == len(find("scythe").words["Place"]) and "FACT" in drawn("scythe")
    assert "place 6, jetty 7: take amulets or draw from the piles" in drawn("mangrovia")
    assert "patriot: " in drawn("pax_pamir") and "prize: " in drawn("pax_pamir")


def test_what_goes_on_in_the_next_line_is_set_in() -> None:
    t = at("mangrovia", 0)
    shown, paper = screen(t, "en")
    shown.list_options(t.waiting[0])
    lines = [line for line in plain(re.sub(r"\x1b\[[0-9;]*m", "", paper.getvalue())).splitlines()]
    assert [line for line in lines if line.startswith("   ")]
    assert all(line.startswith(("   ", "–")) or line[0].isdigit() for line in lines)


def test_what_is_locked_is_named_with_its_reason() -> None:
    t = at("risk", 3)
    shown, paper = screen(t, "en")
    shown.list_options(t.waiting[0])
    assert re.search(r"–  Place the rest for me – Once \d+ more territories are claimed", plain(paper.getvalue()))


@by_game
def test_english_needs_no_isolates(key: str) -> None:
    t = at(key, 20)
    shown, paper = screen(t, "en")
    shown.ask(t.waiting[0], 0)
    assert not set(paper.getvalue()) & {FSI, PDI}


def test_events_are_drawn_with_what_they_do() -> None:
    seen = set()
    for seed in range(12):
        t = at("pax_pamir", 60, seed)
        for line in find("pax_pamir").picture(Pen(find("pax_pamir"), t.state, 0, "en", None)):  # type: ignore[misc]
            seen |= {"halves"} if "bought: " in plain(line) and "; discarded: " in plain(line) else set()
            seen |= {"check"} if "Dominance Check. If it came now:" in plain(line) else set()
    assert seen == {"halves", "check"}


@pytest.mark.parametrize("colours", [False, True])
def test_colours_are_only_where_the_terminal_has_them(colours: bool) -> None:
    shown, paper = screen(at("risk", 60), "en", colours=colours)
    shown.tell_table(0)
    assert bool(re.search(r"\x1b\[[0-9;]*(3[0-9]|9[0-9])m", paper.getvalue())) == colours


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("سلام", "ﻡﻼﺳ"),
        ("نوبت ۲", "۲ ﺖﺑﻮﻧ"),
        ("«بزرگ‌زاده»", "«ﻩﺩﺍﺯﮒﺭﺰﺑ»"),
        (f"نوبت {FSI}Ali 3{PDI} است", "ﺖﺳﺍ Ali 3 ﺖﺑﻮﻧ"),
        ("قانون (CP-036)", "(CP-036) ﻥﻮﻧﺎﻗ"),
    ],
)
def test_persian_is_turned_and_joined(said: str, seen: str) -> None:
    assert visual(said, True) == seen


def test_letters_take_their_form_from_their_neighbours() -> None:
    assert shaped("ببب ب") == "ﺑﺒﺐ ﺏ"
    assert shaped("لا") == "ﻻ" and shaped("کلاه") == "ﮐﻼﻩ"
    assert shaped("می‌رود") == "ﻣﯽﺭﻭﺩ"


def test_what_is_isolated_stays_so_over_the_end_of_a_line() -> None:
    lines = wrapped(f"الف {FSI}ب پ{PDI} ت", 5)
    assert [line.count(FSI) == line.count(PDI) for line in lines] == [True] * len(lines)
    assert max(map(width_of, lines)) <= 5


@pytest.mark.parametrize("order", ["terminal", "meydan"])
def test_who_turns_persian_around_is_an_option(
    order: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("ج\nq\n"))
    given = ["play", "coup", "--lang", "fa", "--seed", "3", "--order", order, "--save", str(tmp_path / "game.json")]
    assert main(given) == 0
    said = capsys.readouterr().out
    assert ("ﺖﺑﻮﻧ" in said) == (order == "meydan") and ("نوبت" in said) == (order == "terminal")
