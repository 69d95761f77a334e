"""What is asked once more in Mangrovia: the hut that makes this the last round."""

import pytest
from mangrovia_script import Script, mangrovia
from marks import rule

HANDS = "3 4 7 7 2 5 sand sand water | | | "


def building(left: int, jetty: int = 9) -> Script:
    bowls = " ".join("0" if number == min(jetty, 13 - jetty) else "_" for number in range(1, 7))
    return mangrovia(4, bowls=bowls, jetty=jetty, hands=HANDS, row="2 3 sand water", birds="water sand", left={0: left})


@rule("MG-140")
@pytest.mark.parametrize("jetty", [9, 10])
def test_the_last_hut_is_asked_once_more(jetty: int) -> None:
    g = building(1, jetty)
    assert g.asked_once_more(0) == [words for words in g.options(0) if words.startswith("build ")]
    assert building(3, jetty).asked_once_more(0) == []


@rule("MG-140")
def test_of_the_last_two_huts_only_both_at_once_are_asked_once_more() -> None:
    g = building(2)
    assert g.asked_once_more(0) == [words for words in g.options(0) if words.startswith("build double ")] != []


@rule("MG-140")
def test_paying_for_the_last_hut_is_asked_once_more() -> None:
    for left, again in ((1, ["pay 7", "pay 5 2", "pay 4 3"]), (2, [])):
        g = building(left)
        g.says(0, "build P54 sand")
        assert g.step == "choose_payment" and g.asked_once_more(0) == again
