"""Parts, board and setup: MG-001 to MG-033."""

from typing import Any

import pytest
from mangrovia_script import Script, opening, space
from marks import rule

from meydan.core.errors import BadTable
from meydan.core.table import Table
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import (
    AREA,
    AREAS,
    COLOURS,
    FIRST,
    LANDS_OF,
    LANDSCAPES,
    ORDER,
    PATHS,
    PATHS_OF,
    PLACE_AT,
    SECOND,
    SPACES,
    SYMBOL,
)


def ready(seats: int, first: int = 0, **options: object) -> Script:
    g = opening(seats, first=first, **options)
    g.rolls_on(3)
    return g


@rule("MG-001", "MG-003", "MG-004", "MG-005")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_box_holds_what_it_says(seats: int) -> None:
    closed = GAME.closed(opening(seats, first=0).state)
    assert closed == {
        "value cards": 43,
        "landscape cards": 32,
        "start cards": 10,
        "amulets": 40,
        "huts": {2: 20, 3: 30, 4: 36, 5: 40}[seats],
        "bowls": {2: 4, 3: 6, 4: 4, 5: 5}[seats],
        "pole tiles": 8,
        "stone tiles": 16,
    }


@rule("MG-001")
def test_value_cards_and_landscape_cards_of_each_kind() -> None:
    s = opening(4).state
    assert s.piles == [(9, 8, 7, 7, 6, 6), (8, 8, 8, 8)]


@rule("MG-003", "MG-027")
def test_five_ones_on_the_board_and_the_other_amulets_in_the_bag() -> None:
    s = ready(4).state
    assert s.ones == 5
    assert s.bag == [0, 0, 10, 9, 7, 5, 4]
    assert s.amulets == [(), (), (), ()]


@rule("MG-002", "MG-017", "MG-026")
def test_the_boat_is_at_its_start_and_the_birds_on_mangrove_and_water() -> None:
    g = ready(4, first=2)
    assert g.state.jetty == 0
    assert g.birds == ["mangrove", "water"]
    assert g.state.start == 2
    assert g.view(None)["birds"] == ["mangrove", "water"]


@rule("MG-006")
def test_two_to_five_players() -> None:
    for seats in (1, 6):
        with pytest.raises(BadTable, match="2 to 5 seats"):
            Table.new("mangrovia", seats)
    assert len(COLOURS) == 5
    assert [len(Table.new("mangrovia", seats, 1).seats) for seats in range(2, 6)] == [2, 3, 4, 5]


@rule("MG-010", "MG-014", "MG-015")
def test_every_space_has_a_landscape_and_a_cost_and_two_have_two_landscapes() -> None:
    board = ready(4).view(None)["board"]
    assert sum(len(lands) == 2 for lands in LANDS_OF) == 2
    assert {land for lands in LANDS_OF for land in lands} == set(range(len(LANDSCAPES)))
    assert all(place["cost"] > 0 and place["currency"] in ("value", "amulet") for place in board)
    assert {place["currency"] for place in board} == {"value", "amulet"}
    assert any(place["chief_points"] for place in board)


@rule("MG-011")
def test_eight_paths_begin_at_their_statues() -> None:
    assert tuple("ABCDEFGH") == PATHS
    assert (FIRST[0], SECOND[0], FIRST[1], SECOND[1]) == (12, 6, 10, 5)
    assert [SPACES[place] for place in ORDER[0]] == ["P11", "P12", "P13", "P14", "T15", "T16", "T17"]
    for path in range(8):
        assert all(path in PATHS_OF[place] for place in ORDER[path])


@rule("MG-012", "MG-013")
def test_areas_of_eight_and_ten_amulet_spaces_on_no_path() -> None:
    count = [AREA.count(area) for area in range(len(AREAS))]
    assert dict(zip(AREAS, count, strict=True)) == {"path": 22, "stone": 8, "pole": 8, "amulet": 10}
    assert all((PATHS_OF[place] == ()) == (AREAS[AREA[place]] == "amulet") for place in range(len(SPACES)))


@rule("MG-016")
def test_three_grey_and_seven_white_symbols() -> None:
    assert (SYMBOL.count("gray"), SYMBOL.count("white")) == (3, 7)


@rule("MG-018")
def test_a_ritual_place_lies_between_two_jetties_that_add_up_to_thirteen() -> None:
    assert PLACE_AT[1:] == [0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0]
    jetties = [place["jetties"] for place in ready(5).view(None)["places"]]
    assert jetties == [[1, 12], [2, 11], [3, 10], [4, 9], [5, 8], [6, 7]]


@rule("MG-019", "MG-020", "MG-021")
@pytest.mark.parametrize(("seats", "huts", "bowls"), [(2, 10, 2), (3, 10, 2), (4, 9, 1), (5, 8, 1)])
def test_huts_and_bowls_by_number_of_players_and_pillars_at_zero(seats: int, huts: int, bowls: int) -> None:
    s = ready(seats).state
    assert s.huts_left == [huts] * seats
    assert s.bowls_left == [bowls] * seats
    assert s.points == s.amulet_huts == [0] * seats


@rule("MG-022", "option:first")
def test_chance_or_the_players_choose_who_starts() -> None:
    g = opening(3)
    assert g.chance is not None and g.waiting != [0]
    g.falls(2)
    assert g.state.start == 2
    assert g.happened(ev.Started) == [ev.Started(2)]
    for first in range(3):
        g = ready(3, first=first)
        assert g.state.start == first and g.waiting == [first]
    dealt: list[Any] = [Table.new("mangrovia", 3, seed).state for seed in range(20)]
    assert {s.start for s in dealt} == {0, 1, 2}


@rule("MG-023")
def test_start_cards_go_clockwise_from_the_start_player() -> None:
    g = ready(4, first=2)
    starts = [[word for word in g.hand(seat).split() if word[0] == "s" and word != "sand"] for seat in range(4)]
    assert starts == [["s4", "s5"], ["s4", "s6"], ["s3", "s4"], ["s3", "s5"]]
    assert g.state.start_box == 2
    assert [event.seat for event in g.happened(ev.GotStartCards)] == [2, 3, 0, 1]


@rule("MG-024", "MG-025")
def test_four_value_cards_and_three_landscapes_are_turned_up_and_two_landscapes_dealt() -> None:
    g = opening(3, first=1)
    for words in ("water sand", "reed reed", "mangrove sand"):
        g.draws(words)
    assert [g.hand(seat).split()[:2] for seat in (1, 2, 0)] == [
        ["water", "sand"],
        ["reed", "reed"],
        ["mangrove", "sand"],
    ]
    g.draws("2 2 7 5")
    assert g.chance is not None
    g.draws("water water reed")
    assert g.row == "2 2 5 7 water water reed"
    assert g.in_pile("2") == 7 and g.in_pile("water") == 5
    assert g.state.ages[1].count(1) == 2
    assert sum(g.state.piles[1]) == 32 - 6 - 3


@rule("MG-028")
def test_the_lowest_pole_tile_is_on_top() -> None:
    assert [ready(seats).view(None)["next_pole"] for seats in (3, 4, 5)] == [2, 2, 2]


@rule("MG-029", "MG-157")
def test_three_players_meet_three_neutral_huts_none_of_them_in_the_pole_area() -> None:
    g = ready(3)
    neutral = [SPACES[place] for place in range(len(SPACES)) if g.state.owner[place] == 3]
    assert neutral == ["P31", "P24", "S73"]
    assert {AREAS[AREA[space(name)]] for name in neutral} == {"path", "stone"}
    assert g.state.bowls == [-1] * 6
    assert [place["space"] for place in g.view(0)["board"] if place["neutral"]] == neutral


@rule("MG-030", "MG-033")
def test_two_players_meet_ten_neutral_huts_of_one_colour() -> None:
    g = ready(2)
    neutral = {SPACES[place] for place in range(len(SPACES)) if g.state.owner[place] == 2}
    assert neutral == {"P31", "P24", "S73", "P12", "P43", "P34", "P64", "P46", "T36", "X5"}
    assert all(g.state.huts[space(name)] == 1 for name in neutral)
    assert not [place for place in g.state.owner if place not in (-1, 2)]


@rule("MG-031")
def test_with_two_players_pole_tile_two_lies_under_the_neutral_hut() -> None:
    g = ready(2)
    assert g.state.pole[space("T36")] == 2
    assert g.view(0)["next_pole"] == 3
    assert g.happened(ev.NeutralPole) == [ev.NeutralPole(space("T36"), 2)]
    assert not any(ready(3).state.pole)


@rule("MG-032")
def test_with_two_players_the_last_ritual_place_is_blocked() -> None:
    g = ready(2)
    assert g.state.bowls == [-1, -1, -1, -1, -1, -2]
    assert [place["blocked"] for place in g.view(1)["places"]] == [False] * 5 + [True]
    assert g.happened(ev.PlaceBlocked) == [ev.PlaceBlocked(6)]
    for seats in (3, 4, 5):
        assert -2 not in ready(seats).state.bowls


@rule("MG-029", "MG-030")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_players_have_the_board_to_themselves(seats: int) -> None:
    assert set(ready(seats).state.owner) == {-1}
