"""The round: bowls, and preparing the next one. MG-040 to MG-054, MG-130 to MG-135."""

import pytest
from mangrovia_script import mangrovia, opening
from marks import rule

from meydan.games.mangrovia import events as ev


@rule("MG-040")
def test_bowls_then_the_boat_then_the_next_round() -> None:
    g = opening(4, first=0)
    g.rolls_on()
    assert g.step == "put_bowl"
    g.places(1, 2, 3, 4)
    assert g.step == "take_open" and g.state.jetty == 1
    g.passes()
    assert g.state.round == 2 and g.step == "put_bowl"
    kinds = [
        type(event).__name__
        for event in g.events
        if type(event).__name__ in ("RoundBegan", "BowlPlaced", "BoatStopped")
    ]
    assert kinds[:6] == ["RoundBegan", *["BowlPlaced"] * 4, "BoatStopped"] and kinds[-1] == "RoundBegan"


@rule("MG-050")
def test_the_start_player_first_then_clockwise() -> None:
    g = opening(5, first=3)
    g.rolls_on()
    asked = []
    for place in (6, 5, 4, 3, 2):
        asked += g.waiting
        g.places(place)
    assert asked == [3, 4, 0, 1, 2]
    assert g.state.bowls == [-1, 2, 1, 0, 4, 3]
    assert g.state.bowls_left == [0] * 5


@rule("MG-050", "MG-053")
def test_a_bowl_goes_on_a_free_place_and_is_not_optional() -> None:
    g = opening(4, first=0)
    g.rolls_on()
    g.places(3)
    assert g.options() == [f"place bowl {place}" for place in (1, 2, 4, 5, 6)]
    g.refuses(1, "place bowl 3", "place-taken", "MG-050")
    g.refuses(1, "pass", "bowl-not-optional", "MG-053")


@rule("MG-051")
def test_with_two_bowls_everybody_goes_round_a_second_time() -> None:
    g = opening(3, first=1)
    g.rolls_on()
    asked = []
    for place in (2, 3, 4, 5, 6):
        asked += g.waiting
        g.places(place)
    assert asked == [1, 2, 0, 1, 2]
    assert g.state.bowls == [0, 1, 2, 0, 1, 2], "the last place left is taken without asking"


@rule("MG-052")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_start_players_first_bowl_may_not_go_on_the_first_place(seats: int) -> None:
    g = opening(seats, first=0)
    g.rolls_on()
    assert "place bowl 1" not in g.options()
    g.refuses(0, "place bowl 1", "not-with-first-bowl", "MG-052")
    g.places(2)
    assert "place bowl 1" in g.options(), "the others may"
    g.places(*[3, 4][: seats - 1])
    assert g.waiting == [0] and "place bowl 1" in g.options(), "so may the second bowl"
    g.places(1)
    assert g.state.bowls[:2] == [0, 0]


@rule("MG-052")
def test_with_one_bowl_the_start_player_may_use_the_first_place() -> None:
    g = opening(4, first=0)
    g.rolls_on()
    assert "place bowl 1" in g.options()


@rule("MG-053")
def test_with_three_players_all_places_are_full() -> None:
    g = opening(3, first=0)
    g.rolls_on()
    g.places(6, 5, 4, 3, 2)
    assert -1 not in g.state.bowls


@rule("MG-054", "MG-032")
def test_with_two_players_no_bowl_goes_on_the_blocked_place() -> None:
    g = opening(2, first=0)
    g.rolls_on()
    assert "place bowl 6" not in g.options()
    g.refuses(0, "place bowl 6", "place-blocked", "MG-032", "MG-054")
    g.places(5, 4, 3, 2)
    assert g.state.bowls == [-1, 1, 0, 1, 0, -2]


@rule("MG-130", "MG-075")
def test_who_used_the_first_place_starts_the_next_round() -> None:
    g = mangrovia(4, bowls="2 _ 0 1 3", start=0, birds="mangrove water")
    g.passes()
    assert g.state.start == 2 and g.birds == ["mangrove", "water"]
    assert g.waiting == [2]
    assert g.happened(ev.TookTalisman) == [ev.TookTalisman(2)]
    assert g.state.claimed == -1


@rule("MG-131")
def test_if_nobody_used_it_the_talisman_goes_right_and_the_birds_to_the_free_landscapes() -> None:
    g = mangrovia(4, bowls="_ 0 1 2 3", start=2, birds="water sand")
    g.passes()
    assert g.state.start == 1 and g.waiting == [1]
    assert g.birds == ["mangrove", "reed"]
    assert g.happened(ev.TalismanPassed) == [ev.TalismanPassed(1)]
    assert not g.happened(ev.TookTalisman)


@rule("MG-131")
def test_right_of_the_first_seat_sits_the_last() -> None:
    g = mangrovia(2, bowls="_ 0 1 0 1", start=0)
    g.passes()
    assert g.state.start == 1


@rule("MG-133", "MG-032")
def test_bowls_come_back_and_the_boat_returns() -> None:
    g = mangrovia(2, bowls="0 1 0 1 _")
    g.passes()
    assert g.state.bowls == [-1, -1, -1, -1, -1, -2]
    assert g.state.bowls_left == [2, 2]
    assert g.state.jetty == 0


@rule("MG-134", "MG-135", "MG-094")
def test_open_rows_are_filled_and_cards_left_over_stay() -> None:
    g = mangrovia(4, bowls="0 _ 1 2 3", row="2 3 4 5 water sand reed")
    g.says(0, "take value_5", "take water")
    assert g.row == "2 3 4 sand reed", "nothing is replaced before phase 3"
    g.passes("place_birds")
    assert g.row == "2 3 4 sand reed"
    g.says(0, "move birds water sand")
    g.draws("7")
    g.draws("reed")
    assert g.row == "2 3 4 7 sand reed reed"
    assert g.happened(ev.TurnedUp) == [ev.TurnedUp(0, (5,)), ev.TurnedUp(1, (9,))]
    assert g.step == "put_bowl"


@rule("MG-134", "MG-096")
def test_a_pile_that_runs_out_while_rows_are_filled_is_made_anew() -> None:
    g = mangrovia(4, bowls="0 _ 1 2 3", pile="2 3 reed reed reed")
    g.passes("place_birds")
    g.says(0, "move birds water sand")
    before = sum(g.state.played[0])
    g.draws("2 3")
    assert g.happened(ev.Reshuffled) == [ev.Reshuffled(0, before)]
    g.draws("7 7")
    assert g.row == "2 3 7 7"
    g.draws("reed reed reed")
    assert g.state.shuffles == [2, 1]
