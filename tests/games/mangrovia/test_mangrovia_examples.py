"""The fifteen examples of the rulebook, with their figures."""

from mangrovia_script import mangrovia, space
from marks import rule

from meydan.core import play
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import LANDS_OF, LANDSCAPES, SPACES
from meydan.games.mangrovia.rules.scoring import path_ranking

RED, YELLOW, ORANGE, PURPLE = 0, 1, 2, 3
TIED = "P11 T16=2 | P12 T17=3 | | P13 T15=4"
"""Red, yellow and purple with two huts each on path A."""


@rule("MG-076", "example:1")
def test_example_1_the_boat_passes_jetty_1_and_yellow_takes_amulets_at_jetty_2() -> None:
    g = mangrovia(4, bowls=f"_ {YELLOW} _ _ _ _", hands=" | 2 sand | | ")
    assert g.state.jetty == 2 and g.waiting == [YELLOW]
    g.says(YELLOW, "take amulets")
    assert g.amulets(YELLOW) == [1]
    assert g.state.jetty == 11 and g.step == "build_hut", "there yellow builds and draws a card"
    g.says(YELLOW, "pass")
    assert g.step == "draw_closed"


@rule("MG-077", "example:2")
def test_example_2_oranges_bowl_takes_an_open_card_and_acts_again_at_jetty_10() -> None:
    g = mangrovia(4, bowls=f"_ _ {ORANGE} {RED} _ _", row="2 3 sand", hands="2 sand | | 2 3 water | ")
    assert g.state.jetty == 3 and g.waiting == [ORANGE]
    g.says(ORANGE, "take sand")
    assert g.state.jetty == 4 and g.waiting == [RED], "jetty 10 only when the boat gets there"
    g.passes("build_hut")
    assert g.state.jetty == 10 and g.waiting == [ORANGE] and g.about["left"] == 2


@rule("MG-082", "example:3", "MG-080")
def test_example_3_birds_on_water_and_sand() -> None:
    hands = "2 2 3 3 4 4 5 6 7 water sand reed mangrove | | | "
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands=hands, amulets="2 3 4 | | | ", birds="water sand")
    marked = {LANDSCAPES.index("water"), LANDSCAPES.index("sand")}
    assert g.builds == {SPACES[place] for place in range(len(SPACES)) if marked & set(LANDS_OF[place])}


@rule("MG-106", "example:4")
def test_example_4_three_huts_on_amulet_spaces_draw_three_and_keep_two() -> None:
    g = mangrovia(4, bowls=f"_ {ORANGE} _ _ _ _", jetty=2, board=" | | X1 X2 X3 | ")
    g.says(ORANGE, "take amulets")
    g.falls(2, 3, 5)
    g.says(ORANGE, "put back 2")
    assert g.amulets(ORANGE) == [3, 5]


@rule("MG-116", "example:5")
def test_example_5_a_sand_space_of_seven_with_one_symbol() -> None:
    g = mangrovia(4, bowls=f"_ _ _ {ORANGE} _ _", jetty=9, hands=" | | 3 4 sand | ", birds="water sand")
    g.says(ORANGE, "build P54 sand", "pay 4 3")
    assert g.points == [0, 0, 1, 0] and g.hand(ORANGE) == ""


@rule("MG-117", "example:6")
def test_example_6_amulets_worth_six_cannot_make_five() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="2 water | | | ", amulets="2 4 | | | ", birds="water sand")
    assert "S61" not in g.builds
    g.refuses(RED, "build S61 water", "no-exact-payment", "MG-110", "MG-111")


@rule("MG-119", "example:7")
def test_example_7_fourteen_in_cards_builds_eight_and_six_but_not_seven_and_seven() -> None:
    g = mangrovia(4, bowls="_ _ 0 _ _ _", jetty=10, hands="2 6 6 reed water | | | ", birds="water reed")
    assert not {"P42", "P23"} & g.builds, "no 7 can be made"
    g.says(RED, "build P21 reed", "pay 6 2")
    assert g.points[RED] == 3
    g.says(RED, "build S53 water", "pay 6")
    assert g.points[RED] == 3 and g.hand(RED) == ""


@rule("MG-121", "example:8")
def test_example_8_a_double_hut_on_water_10() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="6 7 7 water water | | | ", birds="water sand")
    g.says(RED, "build double P32 water water", "pay 7 7 6")
    assert g.points[RED] == 8 and g.played("water") == 2


@rule("MG-125", "example:9")
def test_example_9_a_two_landscape_space_with_four_symbols() -> None:
    for given in ("mangrove", "water"):
        hands = f" | | 4 5 {given} | "
        g = mangrovia(4, bowls=f"_ _ _ {ORANGE} _ _", jetty=9, hands=hands, birds="mangrove water")
        g.says(ORANGE, f"build P22 {given}", "pay 5 4")
        assert g.points[ORANGE] == 4 and g.played(given) == 1


@rule("MG-132", "example:10")
def test_example_10_nobody_on_the_first_place_the_birds_change_sides() -> None:
    g = mangrovia(4, bowls="_ 0 1 2 3 _", birds="mangrove reed", start=1)
    g.passes()
    assert g.birds == ["water", "sand"] and g.state.start == 0


@rule("MG-145", "MG-146", "example:11")
def test_example_11_ties_on_two_paths() -> None:
    board = "P11 T16=2 | P12 T17=3 P22 | P21 P24 | P13 T15=4 P23"
    g = mangrovia(4, board=board, jetty=12, begun=False)
    g.state.ending = True
    g.events = play.begin(g.state)
    scored = {(event.path, event.seat): event.points for event in g.happened(ev.PathScored)}
    assert {seat: points for (path, seat), points in scored.items() if path == 0} == {RED: 12, YELLOW: 6}
    assert {seat: points for (path, seat), points in scored.items() if path == 1} == {ORANGE: 10, YELLOW: 5}


@rule("MG-148", "example:12")
def test_example_12_seven_huts_in_the_stone_area() -> None:
    g = mangrovia(4, board="S51 S61 | S71 S52 | | S72 S53 S63", jetty=12, begun=False)
    g.state.ending = True
    g.events = play.begin(g.state)
    assert {event.seat: event.points for event in g.happened(ev.StoneScored)} == {PURPLE: 21, YELLOW: 14, RED: 14}


@rule("MG-151", "example:13")
def test_example_13_the_pole_area() -> None:
    g = mangrovia(4, board="T15=5 T25=7 | | T35=2 T16=3 T36=8 | T17=4 T27=6", jetty=12, begun=False)
    g.state.ending = True
    g.events = play.begin(g.state)
    assert {event.seat: event.points for event in g.happened(ev.PoleScored)} == {ORANGE: 12, PURPLE: 6}


@rule("MG-153", "example:14")
def test_example_14_left_over_amulets() -> None:
    g = mangrovia(4, amulets="4 2 6 | | | ", jetty=12, begun=False)
    g.state.ending = True
    play.begin(g.state)
    assert g.points == [12, 0, 0, 0]


@rule("MG-163", "example:15")
def test_example_15_the_owner_of_the_statue_tile_wins_the_tie() -> None:
    assert path_ranking(mangrovia(4, board=TIED).state, 0) == [RED, YELLOW, PURPLE]
    g = mangrovia(4, board=TIED, tiles=" | | | statue_a")
    assert path_ranking(g.state, 0) == [PURPLE, RED, YELLOW]
    assert g.state.owner[space("P13")] == PURPLE
