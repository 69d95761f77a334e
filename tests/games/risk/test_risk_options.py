"""What all table options have in common, and what of them is not tested beside its rule."""

import pytest
from marks import rule
from risk_script import opening, risk, some

from meydan.core.chance import Seeded
from meydan.core.errors import BadTable
from meydan.core.table import Table
from meydan.games.risk import GAME

OPTIONS = ["mode", "deal", "trade", "combat", "cease_fire", "goal", "destroy_credit", "fortify_moves", "first"]


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
        fortify_moves=3,
        first=2,
    ).state.house
    assert house.mode == "elementary"
    assert house.pictures is True
    assert house.speed is True
    assert house.cease_fire_after == 32
    assert house.fortify_moves == 3
    assert house.first == 2
    assert opening(3, goal="three_continents").state.house.three_continents is True
    assert opening(3, mode="mission", destroy_credit="anyone").state.house.credit_anyone is True


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
        "deal": ("claim", "dealt"),
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


@rule("option:goal", "RK-148", "RK-160", "option:cease_fire", "RK-009", "option:destroy_credit", "RK-164")
@pytest.mark.parametrize(
    ("option", "value", "mode"),
    [
        ("goal", "three_continents", "classic"),
        ("cease_fire", "anywhere", "elementary"),
        ("destroy_credit", "anyone", "mission"),
    ],
)
def test_an_option_of_one_way_to_play_is_refused_in_the_others(option: str, value: str, mode: str) -> None:
    assert GAME.choose_options(3, {"mode": mode, option: value})[option] == value
    default = GAME.choose_options(3, {})[option]
    for seats, other in ((3, "classic"), (3, "elementary"), (3, "mission"), (2, "two_player")):
        if other != mode:
            with pytest.raises(BadTable, match=f"risk: {option} has an effect only with mode {mode}; leave it out."):
                GAME.choose_options(seats, {"mode": other, option: value})
            assert GAME.choose_options(seats, {"mode": other, option: default})[option] == default
            assert GAME.fitting_options(seats, {"mode": other, option: value})[option] == default


@rule("option:goal", "RK-148")
def test_a_table_laid_before_such_options_were_refused_is_played_as_it_was() -> None:
    options = GAME.complete_options(3, {"mode": "elementary", "goal": "three_continents", "first": 0})
    assert options["goal"] == "three_continents"
    assert Table.laid("risk", 3, options, Seeded(1)).options == options


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
