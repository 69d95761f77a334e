"""What is asked once more in Pax Pamir: what ends the game, costs favours, or burns the own court."""

from typing import Any

import pytest
from marks import rule
from pax_pamir_script import Script, pax

CHECK_FIRST = "101 99 39 88 13 72 93 56 98 49 8 32"


def said(*answers: str, **layout: Any) -> Script:
    g = pax(2, **layout)
    g.says(0, *answers)
    return g


@rule("PP-078")
@pytest.mark.parametrize(
    ("points", "checks", "again"),
    [("0 0", 2, []), ("9 0", 2, ["end turn", "buy 101"]), ("0 0", 1, ["end turn", "buy 101"])],
)
def test_a_check_that_ends_the_game_is_asked_once_more(points: str, checks: int, again: list[str]) -> None:
    g = pax(2, market=CHECK_FIRST, points=points, checks=checks, tribes="kabul 0 2")
    assert g.asked_once_more(0) == again


@rule("PP-041", "PP-100")
def test_a_card_that_turns_the_dial_is_asked_once_more_where_that_costs_something() -> None:
    assert pax(2, courts="80 51 |", hands="84 61 |").asked_once_more(0) == ["play 84"]
    assert pax(2, courts="16 |", hands="84 61 |").asked_once_more(0) == []


@rule("PP-140")
def test_betraying_the_own_court_is_asked_once_more() -> None:
    g = said("use 16 betray", courts="16 61 | 4", spies="4 0 1, 61 0 1")
    assert g.options() == ["betray 61", "betray 4"] and g.asked_once_more(0) == ["betray 61"]


@rule("PP-144")
@pytest.mark.parametrize(("gifts", "again"), [("0 2", ["take prize"]), ("", [])])
def test_a_prize_that_costs_favours_is_asked_once_more(gifts: str, again: list[str]) -> None:
    g = said("use 16 betray", courts="16 | 4", spies="4 0 1", gifts=gifts, loyalty="russian afghan")
    assert g.step == "claim_prize" and g.asked_once_more(0) == again


@rule("PP-061")
def test_burning_cards_of_the_court_is_asked_once_more_and_of_the_hand_is_not() -> None:
    g = said("discard 14", courts="14 46 16 17 |", hands="63 |", rupees="1 4", at="court")
    assert g.step == "pay_in_cards" and g.asked_once_more(0) == ["discard 46", "discard 16", "discard 17"]
    assert pax(2, hands="61 62 63 |", at="hand").asked_once_more(0) == []


@rule("PP-056", "PP-064")
def test_taking_the_last_tribe_is_asked_once_more_where_political_cards_burn() -> None:
    layout = {"hands": "18 |", "tribes": "kabul 0 1, herat 0 8", "gifts": "0 2"}
    g = said("play 18", "put at right", courts="7 24 |", **layout)
    assert g.options() == ["lift tribe kabul", "lift tribe herat", "lift gift 2"]
    assert g.asked_once_more(0) == ["lift tribe kabul"]
    assert said("play 18", "put at right", courts="24 |", **layout).asked_once_more(0) == []


@rule("PP-046", "PP-049", "PP-103", "PP-104")
@pytest.mark.parametrize(
    ("tribes", "armies", "loyalty", "rule"),
    [
        ("", "", "russian afghan", "won"),
        ("transcaspia 1 1", "", "russian afghan", "won"),
        ("transcaspia 1 3", "", "russian afghan", "same"),
        ("transcaspia 1 2", "", "russian afghan", "nobody"),
        ("transcaspia 1 2", "transcaspia afghan 1", "afghan afghan", "same"),
        ("", "transcaspia british 2", "russian afghan", "same"),
    ],
)
def test_a_card_says_who_rules_once_its_icons_have_acted(tribes: str, armies: str, loyalty: str, rule: str) -> None:
    g = pax(2, hands="91 |", tribes=tribes, armies=armies, loyalty=loyalty)
    assert g.brings(0, "play 91").figures["rule"] == rule
    assert g.ruler("transcaspia") == (1 if tribes else -1), "nothing has changed yet"


@rule("PP-147")
def test_a_site_of_battle_says_how_many_pieces_can_fall_of_how_many() -> None:
    roads = "kabul_punjab russian 1, herat_persia russian 1"
    armies = "kabul british 2, kabul russian 2, herat russian 1"
    g = said("use 33 battle", courts="33 | 61", spies="61 0 1, 61 1 2", armies=armies, roads=roads)
    assert g.brings(0, "battle in kabul").figures == {"most": 2, "count": 3}, "two armies and a road"
    assert g.brings(0, "battle on 61").figures == {"most": 1, "count": 2}


@rule("PP-133")
def test_a_build_says_what_it_has_cost_so_far() -> None:
    g = said("use 49 build", courts="49 |", tribes="kabul 0 1", rupees="9 0")
    told = [g.about["cost"]]
    for words in ("place army kabul", "place road kabul_punjab"):
        g.says(0, words)
        told += [g.about["cost"], g.brings(0, "done").figures["cost"]]
    assert told == [0, 2, 2, 4, 4]


@rule("PP-064")
def test_a_rebuke_that_burns_own_cards_is_asked_once_more() -> None:
    market = "116 101 39 88 13 72 93 56 98 49 8 32"
    layout = {"market": market, "tribes": "herat 0 1, kabul 0 1, persia 1 1", "courts": "55 |", "rupees": "9 4"}
    assert said("buy 116", **layout).asked_once_more(0) == ["choose region herat"]


@rule("PP-064", "PP-239")
def test_a_last_tribe_that_moves_off_is_asked_once_more_where_political_cards_burn() -> None:
    layout = {"tribes": "kabul 0 1, punjab 0 1", "roads": "kabul_punjab british 1", "effects": "nationalism 0"}
    again = said("use 9 move", courts="9 51 7 |", **layout).asked_once_more(0)
    assert "move tribe kabul punjab" in again and all(words.startswith("move tribe kabul ") for words in again)
    assert said("use 9 move", courts="9 51 |", **layout).asked_once_more(0) == []


@rule("PP-117")
def test_a_spy_says_whether_it_takes_the_card_hostage() -> None:
    g = said("use 9 move", "pick spy 61", courts="9 61 | 63 4", spies="61 0 1, 4 0 1, 4 1 1, 63 1 1")
    assert [g.brings(0, words).figures["hostage"] for words in ("spy to 9", "spy to 63")] == [False, False]
    g = said("use 9 move", "pick spy 61", courts="9 61 | 63 4", spies="61 0 1")
    assert g.brings(0, "spy to 63").figures["hostage"] is True


@rule("PP-046", "PP-049", "PP-003")
def test_a_block_that_is_lifted_says_what_is_left_and_who_rules_then() -> None:
    g = said(
        "use 49 build",
        courts="49 |",
        tribes="kabul 0 1",
        rupees="9 0",
        armies="kabul british 3, kabul russian 3, herat british 9",
    )
    lost, kept = g.brings(0, "lift block kabul").figures, g.brings(0, "lift block herat").figures
    assert (lost["rest"], lost["rule"]) == (2, "lost") and (kept["rest"], kept["rule"]) == (8, "same")
    assert g.ruler("kabul") == 0, "nothing has changed yet"


@rule("PP-065")
@pytest.mark.parametrize(("courts", "home"), [("16 55 | 4", 2), ("16 55 56 | 4", 0)])
def test_a_political_card_says_how_many_tribes_go_home_with_it(courts: str, home: int) -> None:
    g = said("use 16 betray", courts=courts, spies="55 0 1, 4 0 1", tribes="herat 0 2")
    assert g.brings(0, "betray 55").figures["tribe_count"] == home
