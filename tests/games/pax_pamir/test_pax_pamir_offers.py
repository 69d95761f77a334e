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
