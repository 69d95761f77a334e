"""What is asked once more in Coup: what ends a game for somebody, or cannot be undone by anybody."""

import pytest
from coup_script import coup
from marks import rule


@rule("CP-042")
def test_a_coup_is_asked_once_more_and_no_other_deed() -> None:
    g = coup("duke captain | contessa ambassador | assassin assassin", coins=[9, 2, 2])
    assert g.asked_once_more(0) == ["coup 1", "coup 2"]


@rule("CP-074")
def test_only_who_challenges_with_the_last_influence_is_asked_once_more() -> None:
    g = coup("duke captain | contessa -ambassador | assassin assassin")
    g.says(0, "tax")
    assert g.asked_once_more(1) == ["challenge"]
    assert g.asked_once_more(2) == []


@rule("CP-073")
def test_declining_to_show_is_asked_once_more_of_who_could() -> None:
    for hand, again in (("duke captain", ["fold"]), ("captain captain", [])):
        g = coup(f"{hand} | contessa ambassador | assassin assassin")
        g.says(0, "tax")
        g.only(1, "challenge")
        assert g.asked_once_more(0) == again


@rule("CP-023")
@pytest.mark.parametrize(
    ("hand", "again"),
    [("contessa ambassador", ["turn up ambassador", "turn up contessa"]), ("contessa contessa", [])],
)
def test_a_card_turned_up_is_asked_once_more_where_another_could_have_been(hand: str, again: list[str]) -> None:
    g = coup(f"duke captain | {hand} | assassin assassin", coins=[7, 2, 2])
    g.says(0, "coup 1")
    assert g.asked_once_more(1) == again
