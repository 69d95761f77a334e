"""What all table options have in common, and what of them is not tested beside its rule."""

import pytest
from marks import rule
from risk_script import opening, risk, some

from meydan.core.errors import BadTable
from meydan.games.risk import GAME

OPTIONS = ["mode", "trade", "combat", "cease_fire", "goal", "destroy_credit", "fortify_moves", "first"]


@rule("option:mode", "option:trade", "option:combat", "option:cease_fire")
@rule("option:goal", "option:destroy_credit", "option:fortify_moves", "option:first")
def test_a_table_plays_by_the_usual_rules_unless_it_agrees_otherwise() -> None:
    house = opening(3).state.house
    assert house.mode == "classic"
    assert house.pictures is False
    assert house.speed is False
    assert house.cease_fire_after == 21
    assert house.three_continents is False
    assert house.credit_anyone is False
    assert house.fortify_moves == 1
    assert house.first is None
    assert opening(2).state.house.mode == "two_player"


@rule("option:mode", "option:trade", "option:combat", "option:cease_fire")
@rule("option:goal", "option:destroy_credit", "option:fortify_moves", "option:first")
def test_a_table_plays_by_what_it_agreed() -> None:
    house = opening(
        4,
        mode="elementary",
        trade="pictures",
        combat="speed",
        cease_fire="lower_quarter",
        goal="three_continents",
        destroy_credit="anyone",
        fortify_moves=3,
        first=2,
    ).state.house
    assert house.mode == "elementary"
    assert house.pictures is True
    assert house.speed is True
    assert house.cease_fire_after == 32
    assert house.three_continents is True
    assert house.credit_anyone is True
    assert house.fortify_moves == 3
    assert house.first == 2


@rule("option:mode", "option:trade", "option:combat", "option:cease_fire")
@rule("option:goal", "option:destroy_credit", "option:fortify_moves", "option:first")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("mode", "advanced"),
        ("mode", "two_player"),
        ("trade", "dice"),
        ("combat", True),
        ("cease_fire", "on_top"),
        ("cease_fire", 21),
        ("goal", 3),
        ("destroy_credit", "nobody"),
        ("fortify_moves", 0),
        ("fortify_moves", 4),
        ("fortify_moves", True),
        ("first", 3),
        ("first", -1),
        ("wild_cards", True),
    ],
)
def test_an_option_takes_only_the_values_it_has(option: str, value: object) -> None:
    with pytest.raises(BadTable, match=option):
        opening(3, **{option: value})


@rule("option:mode", "option:trade", "option:combat", "option:cease_fire")
@rule("option:goal", "option:destroy_credit", "option:fortify_moves", "option:first")
def test_these_are_the_options() -> None:
    assert [option.key for option in GAME.options] == OPTIONS
    choices = {option.key: option.choices(3) for option in GAME.options}
    assert choices == {
        "mode": ("classic", "elementary", "mission"),
        "trade": ("stars", "pictures"),
        "combat": ("normal", "speed"),
        "cease_fire": ("lower_half", "lower_quarter", "anywhere"),
        "goal": ("world", "three_continents"),
        "destroy_credit": ("self_only", "anyone"),
        "fortify_moves": (1, 2, 3, "any"),
        "first": (None, 0, 1, 2),
    }


@rule("option:first", "RK-021", "RK-142", "RK-176")
@pytest.mark.parametrize(("seats", "mode"), [(2, "two_player"), (3, "classic"), (4, "mission"), (5, "elementary")])
def test_an_agreed_starter_starts_in_every_way_to_play(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode, first=1)
    assert (g.turn, g.step != "draw_starter") == (1, True)
    h = opening(seats, mode=mode)
    assert h.step == "draw_starter"
    h.picks(seats - 1)
    assert h.turn == seats - 1


@rule("option:goal", "RK-148", "RK-160")
def test_three_continents_are_a_goal_of_the_classic_game_only() -> None:
    board = "africa, australia, south_america | rest | siam"
    missions = "destroy_blue destroy_green destroy_red"
    assert not risk(board, mode="mission", missions=missions, goal="three_continents", at="end").over
    assert not risk(board, mode="elementary", goal="three_continents", at="end").over


@rule("option:goal", "RK-147", "RK-148")
def test_with_three_continents_agreed_the_whole_world_still_wins() -> None:
    g = risk("rest, ukraine 9 | ural | ", fell={2: 0}, goal="three_continents", at="attack")
    g.fights(0, "ukraine", "ural", "6", "1")
    assert g.winners == (0,)


@rule("option:mode", "RK-030", "RK-140")
def test_the_goal_of_the_elementary_game_is_of_that_game_only() -> None:
    board = f"{some(25)} | rest | eastern_australia"
    assert risk(board, mode="elementary", at="end").winners == (0,)
    assert not risk(board, mode="classic", at="end").over
    missions = "destroy_blue destroy_green destroy_red"
    assert not risk(board, mode="mission", missions=missions, at="end").over
