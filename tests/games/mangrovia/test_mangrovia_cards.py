"""Cards: MG-090 to MG-099 as far as they are no secret, MG-126."""

from mangrovia_script import card, mangrovia
from marks import rule

from meydan.games.mangrovia import events as ev


@rule("MG-090")
def test_cards_come_from_rows_and_piles_only() -> None:
    g = mangrovia(4, bowls="0 _ _ _ _ _", row="2 2 sand", hands=" | 7 reed | | ")
    assert g.options() == ["pass", "take value_2", "take sand"], "nothing of another hand, and equal cards once"
    g.refuses(0, "take value_7", "not-open", "MG-090", "MG-094")
    g.says(0, "take value_2", "take value_2", "draw from values")
    assert g.chance is not None and g.chance.allows((card("7"),))
    g.draws("5")
    assert g.hand(0) == "2 2 5" and g.hand(1) == "7 reed"


@rule("MG-091")
def test_each_card_is_of_whichever_kind_one_likes() -> None:
    for first in ("value_2", "sand"):
        for second in ("value_3", "reed"):
            for pile, word in (("values", "7"), ("landscapes", "water")):
                g = mangrovia(4, bowls="0 _ _ _ _ _", row="2 3 sand reed")
                g.says(0, f"take {first}", f"take {second}", f"draw from {pile}")
                g.draws(word)
                assert len(g.state.hands[0]) == 3


@rule("MG-094")
def test_a_taken_card_is_not_there_for_the_next_player() -> None:
    g = mangrovia(4, bowls="0 _ 1 _ _ _", row="7 sand")
    g.says(0, "take value_7", "pass", "pass")
    assert g.waiting == [1] and g.options() == ["pass", "take sand"]


@rule("MG-095")
def test_without_open_cards_that_part_is_skipped() -> None:
    g = mangrovia(4, bowls="0 _ 1 _ _ _", row="7 sand")
    g.says(0, "take value_7", "take sand", "draw from values")
    g.draws("2")
    assert g.state.jetty == 12, "nothing for the bowl at jetty 3, nor anything to build with"


@rule("MG-095")
def test_there_is_no_hand_limit() -> None:
    g = mangrovia(4, bowls="0 _ _ _ _ _", hands="2 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 6 6 7 7 sand sand | | | ", row="2 3")
    g.says(0, "take value_2")
    assert len(g.state.hands[0]) == 23


@rule("MG-096")
def test_an_empty_pile_is_made_of_the_played_cards_of_its_kind_when_a_card_is_wanted() -> None:
    g = mangrovia(4, bowls="_ _ _ _ _ 0", jetty=7, pile="")
    assert sum(g.state.piles[0]) == sum(g.state.piles[1]) == 0
    assert g.options() == ["pass", "take amulets", "draw from values", "draw from landscapes"]
    g.says(0, "draw from values")
    assert g.happened(ev.Reshuffled) == [ev.Reshuffled(0, 43)]
    assert sum(g.state.played[0]) == 0 and sum(g.state.played[1]) == 32
    g.draws("7")
    assert g.hand(0) == "7" and sum(g.state.piles[0]) == 42


@rule("MG-096")
def test_without_pile_and_played_cards_that_kind_cannot_be_drawn() -> None:
    everything = "mangrove " * 8 + "water " * 8 + "sand " * 8 + "reed " * 8
    g = mangrovia(4, bowls="_ _ _ _ _ 0", jetty=7, hands=f" | {everything} | | ")
    assert g.options() == ["pass", "take amulets", "draw from values"]
    g.refuses(0, "draw from landscapes", "pile-empty", "MG-096")
    values = "2 " * 9 + "3 " * 8 + "4 " * 7 + "5 " * 7 + "6 " * 6 + "7 " * 6
    g = mangrovia(4, bowls="_ _ _ _ _ 0", jetty=6, hands=f" | {everything} | {values} | ")
    assert g.state.jetty == 7 and g.options() == ["pass", "take amulets"], "jetty 6 has nothing to give"


@rule("MG-097", "MG-098")
def test_a_paid_start_card_leaves_the_game() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="s3 4 sand | | | ", birds="sand water")
    box = g.state.start_box
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.state.start_box == box + 1
    assert g.played("3") == 0 and g.played("4") == 1
    assert sum(g.state.played[0]) == 1, "it is in no pile and cannot come back"


@rule("MG-097", "MG-110")
def test_of_equal_values_the_start_card_goes_first() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="s3 3 4 sand | | | ", birds="sand water")
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.hand(0) == "3"
    assert g.happened(ev.Paid) == [ev.Paid(0, (card("4"), card("s3"), card("sand")))]


@rule("MG-126")
def test_paid_cards_go_to_the_discard_pile_of_their_kind() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="3 4 6 sand sand | | | ", birds="sand water")
    g.says(0, "build P54 sand", "pay 4 3")
    assert (g.played("3"), g.played("4"), g.played("sand")) == (1, 1, 1)
    assert g.state.played == [(0, 1, 1, 0, 0, 0), (0, 0, 1, 0)]
    assert g.hand(0) == "6 sand"
    assert g.view(None)["played"] == ["value_3", "value_4", "sand"]
