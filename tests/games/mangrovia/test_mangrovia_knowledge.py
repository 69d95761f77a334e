"""What a seat can and cannot know of hidden cards and amulets, as it imagines them: MG-099, MG-105, MG-108."""

import pytest
from mangrovia_script import Script, card, mangrovia, named
from marks import rule

from meydan.games.mangrovia.rules.amulets import spend_amulet
from meydan.games.mangrovia.rules.cards import play_card

LANDS = {"mangrove", "water", "sand", "reed"}


def faces(worlds: list[Script], seat: int) -> set[str]:
    return {word for world in worlds for word in world.hand(seat).split()}


@rule("MG-099")
def test_a_card_from_a_pile_may_be_any_that_is_not_seen() -> None:
    g = mangrovia(4, bowls="0 _ _ _ _ _", hands="2 | 7 sand | | ", row="3 water")
    worlds = g.worlds(0, 300)
    assert faces(worlds, 1) == {"2", "3", "4", "5", "6", "7"} | LANDS
    assert {len(world.state.hands[1]) for world in worlds} == {2}
    assert all(world.hand(0) == "2" and world.row == "3 water" for world in worlds)
    assert {world.hand(1) for world in g.worlds(1, 20)} == {"7 sand"}


@rule("MG-099")
def test_the_kind_of_a_card_is_known_and_so_is_what_was_open() -> None:
    g = mangrovia(4, bowls="0 _ _ _ _ _", hands=" | 5 reed: 7 sand | | s3 6", row="3")
    for world in g.worlds(0, 200):
        words = world.hand(1).split()
        assert {"5", "reed"} <= set(words)
        assert sum(word in LANDS for word in words) == 2 and len(words) == 4
        assert "s3" in world.hand(3).split() and not set(world.hand(3).split()) & LANDS


@rule("MG-099")
def test_own_cards_and_seen_cards_are_in_no_other_hand() -> None:
    sevens = "7 " * 6
    g = mangrovia(4, bowls="0 _ _ _ _ _", hands=f"{sevens} | 2 3 4 | | ", row="3")
    assert "7" not in faces(g.worlds(0, 200), 1)


def reshuffled() -> Script:
    """Seat 1 drew a 2 and a 3; then the pile ran out and was made anew of sevens and sixes; seat 1 drew one more."""
    rest = "2 " * 8 + "3 " * 7 + "4 " * 7 + "5 " * 7
    g = mangrovia(4, bowls="_ _ _ _ _ 1", jetty=7, hands=f" | 2 3 | {rest}: | ", pile="sand")
    assert named([i for i in range(6) for _ in range(g.state.played[0][i])]) == "6 6 6 6 6 6 7 7 7 7 7 7"
    g.says(1, "draw from values")
    g.draws("7")
    return g


@rule("MG-096", "MG-099")
def test_after_a_reshuffle_older_cards_are_not_exchanged_with_the_new_pile() -> None:
    g = reshuffled()
    for world in g.worlds(0, 100):
        old = [world.state.hands[1][i] for i in range(3) if world.state.ages[1][i] == 1]
        new = [world.state.hands[1][i] for i in range(3) if world.state.ages[1][i] == 2]
        assert named(old) == "2 3" and named(new) in ("6", "7")
    assert faces(g.worlds(0, 60), 1) == {"2", "3", "6", "7"}


@rule("MG-099", "MG-126")
def test_paying_with_a_younger_card_shows_that_the_older_ones_are_others() -> None:
    rest = "3 " * 7 + "4 " * 6 + "5 " * 7 + "6 " * 6 + "7 " * 4
    g = mangrovia(4, bowls="_ _ _ _ _ 1", jetty=7, hands=f" | 3 4 | {rest}: 7 | ", pile="sand")
    g.says(1, "draw from values")
    g.draws("7")
    older = {named([face]) for world in g.worlds(0, 99) for face in world.state.hands[1][:2]}
    assert older == {"3", "4", "7"}, "the 7 of seat 2 might be here"
    play_card(g.state, 1, card("7"))
    assert g.state.not_cards == [(1, 1, card("7"))]
    assert {world.hand(1) for world in g.worlds(0, 100)} == {"3 4"}, "a 7 of the old pile would have been paid first"
    play_card(g.state, 1, card("3"))
    play_card(g.state, 1, card("4"))
    assert g.state.not_cards == [], "what concerns no card any more is forgotten"


@rule("MG-108", "MG-104")
def test_an_amulet_from_the_bag_may_be_any_that_is_not_seen() -> None:
    g = mangrovia(4, bowls="0 _ _ _ _ _", row="3", amulets="6 6 6 | 1: 5 | | ")
    worlds = g.worlds(0, 300)
    assert {world.amulets(1)[1] for world in worlds} == {2, 3, 4, 5, 6}
    assert {world.amulets(1)[0] for world in worlds} == {1}
    assert {tuple(world.amulets(0)) for world in worlds} == {(6, 6, 6)}
    g = mangrovia(4, bowls="0 _ _ _ _ _", row="3", amulets="6 6 6 6 | 5 | | ")
    assert {world.amulets(1)[0] for world in g.worlds(0, 200)} == {2, 3, 4, 5}


def drawing(seat: int) -> Script:
    """Seat 1 has an amulet; then this seat draws 6, 6 and 6 of the four there are, and has yet to put one back."""
    board = " | ".join("X1 X2 X3" if number == seat else "" for number in range(4))
    g = mangrovia(4, bowls=f"_ {seat} _ _ _ _", jetty=2, board=board, amulets=" | 5 3 | | ")
    g.says(seat, "take amulets")
    g.falls(6, 6, 6)
    return g


@rule("MG-108")
def test_drawn_amulets_are_seen_by_who_drew_them() -> None:
    g = drawing(0)
    assert {world.state.drawn for world in g.worlds(0, 20)} == {(6, 6, 6)}
    assert len({world.state.drawn for world in g.worlds(2, 60)}) > 5


@rule("MG-108")
def test_who_put_an_amulet_back_knows_that_nobody_had_it_before() -> None:
    g = drawing(0)
    g.says(0, "put back 6")
    worlds = g.worlds(0, 400)
    assert {world.amulets(1).count(6) for world in worlds} == {0, 1}, "one 6 may be there, never two"
    assert {world.amulets(1).count(6) for world in g.worlds(2, 400)} == {0, 1, 2}, "others do not know that"
    assert g.state.returned and not any(world.state.returned for world in g.worlds(2, 3)), "nor that anybody does"


@rule("MG-108")
def test_an_amulet_drawn_later_may_be_the_one_put_back() -> None:
    g = drawing(0)
    g.says(0, "put back 6")
    s = g.state
    s.bag[6] -= 1
    s.draws += 1
    s.put_amulet(1, 6, s.draws)
    counts = {world.amulets(1).count(6) for world in g.worlds(0, 500)}
    assert counts == {0, 1, 2}
    older = {world.state.amulets[1][:2].count(6) for world in g.worlds(0, 500)}
    assert older == {0, 1}


@rule("MG-108", "MG-105")
def test_a_shown_amulet_leaves_less_room() -> None:
    g = drawing(0)
    g.says(0, "put back 6")
    assert g.state.returned == [(0, 6, 3, 1)]
    s = g.state
    s.amulets[1] = (s.amulets[1][0], 6)
    s.bag[3] += 1
    s.bag[6] -= 1
    spend_amulet(s, 1, 6)
    assert s.returned == [(0, 6, 3, 0)]
    assert {world.amulets(1).count(6) for world in g.worlds(0, 300)} == {0}
    assert s.not_amulets == [(1, 1, 6)], "it was the younger one, so the older one is no 6"


@rule("MG-105", "MG-108")
def test_paying_with_a_younger_amulet_shows_that_the_older_is_another() -> None:
    g = mangrovia(4, bowls="0 _ _ _ _ _", row="3", amulets=" | 5 3 | | ")
    spend_amulet(g.state, 1, 3)
    assert {world.amulets(1)[0] for world in g.worlds(0, 200)} == {2, 4, 5, 6}


@rule("MG-105", "MG-107")
def test_after_the_bag_was_filled_anew_older_amulets_are_not_exchanged_with_it() -> None:
    bag = "2 " * 10 + "3 " * 9 + "4 " * 7 + "5 " * 4
    g = mangrovia(4, bowls="_ 1 _ _ _ _", jetty=2, amulets=f" | 5 | {bag} | ", board=" | X1 | | ")
    s = g.state
    s.aside[6], s.bag[6] = 4, 0
    g.says(1, "take amulets")
    g.falls(6)
    for world in g.worlds(0, 60):
        assert world.state.amulets[1][1] == 6 and world.state.amulets[1][0] in (2, 3, 4, 5)
        assert 6 not in world.amulets(2)


@rule("MG-110", "MG-112")
@pytest.mark.parametrize("hand", ["7 sand", "3 4 sand", "2 5 6 sand reed"])
def test_who_is_about_to_pay_can_pay(hand: str) -> None:
    g = mangrovia(4, bowls="_ _ _ 1 _ _", jetty=9, hands=f" | {hand} | | ", birds="sand water")
    g.says(1, "build P54 sand")
    worlds = g.worlds(0, 120)
    for world in worlds:
        assert world.options() and "sand" in world.hand(1).split()
        assert all(sum(map(int, words.split()[1:])) == 7 for words in world.options())
    assert len({world.hand(1) for world in worlds}) > (1 if len(hand) > 6 else 0)


@rule("MG-110", "MG-120", "MG-127")
def test_even_when_that_is_very_unlikely() -> None:
    hands = " | 7 7 7 7 water water | | "
    g = mangrovia(4, bowls="_ _ _ 1 _ _", jetty=9, hands=hands, birds="sand water")
    g.says(1, "build double P11 water water")
    assert {world.hand(1) for world in g.worlds(0, 20)} == {"7 7 7 7 water water"}
    hands = " | 2 2 2 2 2 2 3 3 3 4 4 5 5 6 7 water water | | "
    g = mangrovia(4, bowls="_ _ _ 1 _ _", jetty=9, hands=hands, birds="sand water")
    g.says(1, "build double P32 water water", "pay with 8")
    for world in g.worlds(0, 40):
        assert world.options() and all(len(words.split()) == 9 for words in world.options())


@rule("MG-110", "MG-108")
def test_who_is_about_to_pay_amulets_has_them() -> None:
    hands, amulets = " | water | | ", " | 2 3 6 | | "
    g = mangrovia(4, bowls="_ _ _ 1 _ _", jetty=9, hands=hands, amulets=amulets, birds="sand water")
    g.says(1, "build S61 water")
    worlds = g.worlds(0, 200)
    assert all(world.options() for world in worlds)
    assert {tuple(world.amulets(1)) for world in worlds} >= {(2, 3, 6), (2, 3, 3)}
