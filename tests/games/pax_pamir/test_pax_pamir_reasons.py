"""Why not: every refusal and every click names the rule that says just that, by where the thing lies."""

import pytest
from marks import rule
from pax_pamir_script import Script, pax

from meydan.core.contract import Refusal
from meydan.core.reasons import why_not
from meydan.core.text import sentence
from meydan.games.pax_pamir import GAME

MARKET = "96 99 39 88 13 72 93 56 111 49 6 32"


def click(g: Script, id: str) -> Refusal:
    """What the asked seat is told of a thing it clicks."""
    reason = why_not(GAME, g.state, g.waiting[0], id)
    assert reason is not None, f"{id} is offered"
    for lang in ("fa", "en"):
        assert sentence(GAME, reason, lang, g.waiting[0], None)
    return reason


def clicked(g: Script, id: str) -> tuple[str, tuple[str, ...]]:
    reason = click(g, id)
    return reason.key, reason.rules


@rule("PP-084", "PP-085", "PP-092")
def test_a_market_card_that_cannot_be_paid() -> None:
    g = pax(2, courts="16 |", hands="61 |", market=MARKET, rupees="2 4")
    assert clicked(g, "court_88") == ("too-dear", ("PP-084", "PP-085", "PP-092"))
    assert click(g, "court_88").figures == {"card": 87, "cost": 3, "rupees": 2}
    told = sentence(GAME, click(g, "court_88"), "en", 0, None)
    assert "costs" in told and "court" not in told


@rule("PP-088", "PP-067", "PP-239")
def test_other_market_cards_that_cannot_be_bought() -> None:
    g = pax(2, market=MARKET, rupees="9 4")
    assert clicked(g, "event_111") == ("not-for-sale", ("PP-239",))
    g.says(0, "buy 39")
    assert clicked(g, "court_96") == ("paid-onto", ("PP-088", "PP-116"))
    g = pax(2, courts="61 |", market=MARKET, left=0, favoured="economic", coins="0 1")
    assert clicked(g, "court_96") == ("no-actions-left", ("PP-067",))


@rule("PP-094", "PP-098", "PP-067")
def test_cards_in_hand() -> None:
    g = pax(2, courts="61 |", hands="18 30 |", left=0, favoured="economic", coins="0 1")
    assert clicked(g, "court_18") == ("no-actions-left", ("PP-067",))
    g = pax(2, hands="30 18 |", tribes="punjab 1 2")
    g.says(0, "play 30")
    g.says(1, "demand 2")
    g.says(0, "withdraw")
    assert clicked(g, "court_30") == ("withdrawn", ("PP-098",))


@rule("PP-059", "PP-109", "PP-110", "PP-112")
def test_cards_in_courts() -> None:
    g = pax(2, courts="61 16 7 | 62", coins="0 3", favoured="political")
    assert clicked(g, "court_62") == ("in-anothers-court", ("PP-109",))
    assert click(g, "court_62").figures == {"card": 61, "target": 1}
    assert clicked(g, "court_7") == ("no-actions-on-it", ("PP-059",))
    g.says(0, "use 61 tax", "done")
    assert clicked(g, "court_61") == ("card-used", ("PP-110", "PP-113"))
    g = pax(2, courts="61 16 |", coins="0 3", favoured="economic", left=0)
    assert clicked(g, "court_16") == ("no-bonus-action", ("PP-067", "PP-112"))


@rule("PP-109", "PP-131", "PP-050")
def test_regions_borders_and_players_in_ones_turn() -> None:
    g = pax(2, courts="16 |")
    assert clicked(g, "kabul") == ("no-card-shows-it", ("PP-109",))
    assert clicked(g, "herat_kabul") == ("no-card-shows-it", ("PP-109",))
    g = pax(2, courts="49 |", rupees="6 4", coins="0 1")
    assert clicked(g, "herat_kabul") == ("rule-nothing", ("PP-050", "PP-131"))
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="6 4")
    assert clicked(g, "herat_kabul") == ("use-a-card-first", ("PP-059", "PP-109"))
    assert clicked(pax(2, courts="14 |"), "seat-1") == ("no-card-shows-it", ("PP-109",))


@rule("PP-037", "PP-040")
def test_coalitions_and_suits_in_ones_turn() -> None:
    g = pax(2, courts="16 |")
    assert clicked(g, "afghan") == ("loyal-already", ("PP-037", "PP-040"))
    assert clicked(g, "military") == ("when-choose_suit", ("PP-239",))


@rule("PP-109", "PP-243")
def test_a_printed_action_that_no_own_card_shows() -> None:
    assert clicked(pax(2, courts="16 |"), "build") == ("no-card-shows-it", ("PP-109",))


@rule("PP-143")
def test_a_card_that_is_a_prize() -> None:
    assert clicked(pax(2, prizes="25 |"), "court_25") == ("a-prize", ("PP-143",))


@rule("PP-243")
def test_a_reason_tells_nothing_of_other_hands() -> None:
    here, there = pax(2, hands="| 61"), pax(2, hands="|")
    for words in ("buy 61", "play 61", "use 61 tax"):
        one, other = here.why(0, words), there.why(0, words)
        assert (one.key, one.rules, one.figures) == (other.key, other.rules, other.figures)


@rule("PP-140", "PP-238")
def test_a_guarded_card_is_not_betrayed() -> None:
    g = pax(2, courts="16 | 15 7 61 62", spies="7 0 1, 61 0 1, 62 0 1", rupees="4 4")
    g.says(0, "use 16 betray")
    g.refuses(0, "betray 7", "guarded", "PP-140", "PP-238")
    g.refuses(0, "betray 15", "no-spy-there", "PP-140")


@rule("PP-055", "PP-131")
def test_blocks_come_from_the_supply_while_it_lasts() -> None:
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="9 0", armies="herat british 3")
    g.says(0, "use 49 build")
    g.refuses(0, "done", "build-one", "PP-131")
    g.refuses(0, "lift block herat", "supply-left", "PP-055")
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="9 0", armies="herat british 11, persia british 1")
    g.says(0, "use 49 build")
    g.refuses(0, "place army kabul", "supply-empty", "PP-055")
    g.says(0, "lift block herat")
    g.refuses(0, "done", "place-the-block", "PP-055")


@rule("PP-138")
def test_where_a_spy_cannot_step() -> None:
    g = pax(2, courts="9 61 16 | 17 62", spies="61 0 1")
    g.says(0, "use 9 move", "pick spy 61")
    g.refuses(0, "spy to 61", "stands-there", "PP-138")
    g.refuses(0, "spy to 62", "not-a-neighbour", "PP-138")
    g.refuses(0, "spy to 30", "not-in-a-court", "PP-138")


@rule("PP-122", "PP-123", "PP-125")
def test_what_cannot_be_taxed() -> None:
    g = pax(3, courts="61 | 63 | 14", tribes="herat 0 1", coins="0 1, 1 1", rupees="0 9 9")
    g.says(0, "use 61 tax")
    g.refuses(0, "done", "take-one", "PP-122")
    g.refuses(0, "tax player 0", "not-yourself", "PP-123")
    g.refuses(0, "tax player 2", "not-taxable", "PP-050", "PP-123")
    g.refuses(0, "tax player 4", "no-such-player", "PP-123")
    assert clicked(g, "seat-2") == ("not-taxable", ("PP-050", "PP-123"))


@pytest.mark.parametrize("lang", ["fa", "en"])
def test_reasons_are_sentences_for_people(lang: str) -> None:
    """No key, brace or English word is left in a Persian sentence."""
    g = pax(2, courts="16 |", market=MARKET, rupees="2 4")
    told = sentence(GAME, click(g, "court_88"), lang, 0, None)
    words = told.split("(")[0]
    assert "{" not in words and "too-dear" not in words
    if lang == "fa":
        assert not any("a" <= letter <= "z" for letter in words.lower())
