"""The mission game: RK-160 to RK-168, and every mission."""

from typing import Any

import pytest
from marks import rule
from risk_script import Script, opening, place, risk, some

from meydan.core.chance import Draw
from meydan.core.contract import CHANCE, Event, Fell
from meydan.core.text import sentence
from meydan.games.risk import GAME
from meydan.games.risk import events as ev
from meydan.games.risk.facts import MISSIONS

COLOURS = ["red", "blue", "green", "yellow", "black"]
TWELVE = [
    *[f"destroy_{colour}" for colour in COLOURS],
    "asia_and_south_america",
    "asia_and_africa",
    "north_america_and_africa",
    "north_america_and_australia",
    "europe_and_australia_plus_one",
    "territories_24",
    "territories_18_double",
]


def mission_game(board: str, mission: str, others: str = "destroy_blue destroy_red", **given: Any) -> Script:
    """Three players; seat 0 has this mission."""
    return risk(board, mode="mission", missions=f"{mission} {others}", **given)


def shown(seat: int, mission: str, instead: bool = False) -> list[Event]:
    return [ev.ShowedMission(seat, MISSIONS.index(mission), instead), ev.Won((seat,))]


def dealt(*missions: str, first: int = 0) -> Script:
    g = opening(len(missions), mode="mission", first=first)
    for mission in missions:
        g.deals(mission)
    return g


# The deal


@rule("RK-160")
@pytest.mark.parametrize(("seats", "troops"), [(3, 35), (4, 30), (5, 25)])
def test_the_board_is_set_up_as_in_the_classic_game(seats: int, troops: int) -> None:
    g = dealt(*TWELVE[5 : 5 + seats])
    assert (g.step, g.waiting) == ("claim_territory", [0])
    g.sets_up()
    assert g.armies == [troops] * seats
    assert (g.step, g.turn) == ("place_troops", 0)


@rule("RK-160", "RK-140")
def test_the_turn_is_that_of_the_classic_game() -> None:
    g = mission_game("ukraine 9, siam | ural, japan | rest", "territories_24")
    g.places(0, "ukraine", 3)
    g.takes(0, "ukraine", "ural")
    g.ends_turn(0)
    g.draws("alaska")
    assert (g.hand(0), g.turn) == ("alaska", 1)


@rule("RK-161")
def test_each_player_gets_one_mission_at_random() -> None:
    g = opening(5, mode="mission", first=3)
    for k, (seat, mission) in enumerate(zip((3, 4, 0, 1, 2), TWELVE[::-1], strict=False)):
        assert isinstance(g.chance, Draw)
        assert (g.chance.n, sum(g.chance.bag)) == (1, 12 - k)
        assert g.deals(mission) == [ev.GotMission(seat, (MISSIONS.index(mission),))]
        assert g.mission(seat) == mission


@rule("RK-161")
def test_no_two_players_get_the_same_mission() -> None:
    g = opening(3, mode="mission", first=0)
    g.deals("territories_24")
    again = Fell((MISSIONS.index("territories_24"),))
    g.refuses_action(CHANCE, again, "forged-chance", "RK-161", "RK-164")


@rule("RK-161")
def test_a_mission_is_seen_by_its_owner_alone() -> None:
    g = dealt("territories_24", "destroy_red", "asia_and_africa")
    assert [g.view(seat)["mission"] for seat in (0, 1, 2, None)] == [
        "territories_24",
        "destroy_red",
        "asia_and_africa",
        None,
    ]
    for seat in range(3):
        own = (MISSIONS.index(g.mission(seat)),)
        assert g.told(seat)[1:4] == [ev.GotMission(other, own if other == seat else ()) for other in range(3)]
    assert g.told(None)[1:4] == [ev.GotMission(seat, ()) for seat in range(3)]


@rule("RK-163")
def test_the_twelve_missions_are_five_colours_five_pairs_of_continents_and_two_counts() -> None:
    assert list(MISSIONS) == TWELVE


@rule("RK-164")
@pytest.mark.parametrize(("seats", "left"), [(3, 10), (4, 11), (5, 12)])
def test_missions_against_colours_not_in_play_are_taken_out(seats: int, left: int) -> None:
    g = opening(seats, mode="mission", first=0)
    assert isinstance(g.chance, Draw)
    assert sum(g.chance.bag) == left
    for number, colour in enumerate(COLOURS):
        assert g.chance.bag[MISSIONS.index(f"destroy_{colour}")] == (number < seats)


# Each mission


@rule("RK-162", "RK-163", "RK-167")
@rule("mission:destroy_red", "mission:destroy_blue", "mission:destroy_green")
@rule("mission:destroy_yellow", "mission:destroy_black")
@pytest.mark.parametrize("target", range(5))
def test_who_destroys_the_colour_of_the_mission_wins(target: int) -> None:
    holder = (target + 1) % 5
    mission = f"destroy_{COLOURS[target]}"
    other = f"destroy_{COLOURS[(target + 2) % 5]}"
    for held, won in ((mission, (holder,)), (other, ())):
        missions = [TWELVE[5 + seat] for seat in range(5)]
        missions[holder] = held
        armies = [["peru", "egypt", "japan", "congo", "iceland"][seat] for seat in range(5)]
        armies[holder] = "ukraine 9"
        armies[target] = "ural"
        armies[(target + 2) % 5] += ", rest"
        g = risk(" | ".join(armies), mode="mission", missions=" ".join(missions), turn=holder, at="attack")
        g.takes(holder, "ukraine", "ural", 2)
        assert ev.Eliminated(holder, target) in g.events
        assert g.winners == won
        assert g.events[-2:] == shown(holder, mission) if won else not g.happened(ev.ShowedMission)


@rule("RK-162", "RK-163", "RK-166")
@rule("mission:asia_and_south_america", "mission:asia_and_africa", "mission:north_america_and_africa")
@rule("mission:north_america_and_australia", "mission:europe_and_australia_plus_one")
@rule("mission:territories_24", "mission:territories_18_double")
@pytest.mark.parametrize(
    ("mission", "done", "not_done"),
    [
        ("asia_and_south_america", ["asia, south_america"], ["asia, peru, brazil, venezuela", "africa, south_america"]),
        ("asia_and_africa", ["asia, africa, peru"], ["asia, egypt, congo", "south_america, africa"]),
        ("north_america_and_africa", ["north_america, africa"], ["north_america, egypt", "asia, africa, alaska"]),
        (
            "north_america_and_australia",
            ["north_america, australia"],
            ["north_america, siam", "north_america, indonesia, new_guinea, eastern_australia"],
        ),
        (
            "europe_and_australia_plus_one",
            [
                "europe, australia, south_america",
                "europe, australia, africa",
                "europe, australia, asia",
                "europe, australia, north_america",
            ],
            ["europe, australia, peru, brazil, venezuela", "europe, africa, south_america", "australia, asia, africa"],
        ),
        ("territories_24", [some(24), some(30)], [some(23, troops=9)]),
        (
            "territories_18_double",
            [some(18, troops=2), f"{some(18, troops=3)}, siam"],
            [f"{some(17, troops=9)}, {some(6, 17)}", some(23)],
        ),
    ],
)
def test_who_fulfils_the_mission_wins_and_who_lacks_a_little_does_not(
    mission: str, done: list[str], not_done: list[str]
) -> None:
    for mine in done:
        assert mission_game(f"{mine} | rest | {lone(mine)}", mission).events == shown(0, mission)
    for mine in not_done:
        g = mission_game(f"{mine} | rest | {lone(mine)}", mission)
        assert not g.over
        assert not g.happened(ev.ShowedMission)


def lone(mine: str) -> str:
    """A territory for the third player that is not mine."""
    for name, continent in (("madagascar", "africa"), ("siam", "asia"), ("eastern_us", "north_america")):
        if name not in mine and continent not in mine.replace("north_africa", "").replace("south_africa", ""):
            return name
    raise AssertionError(mine)


# When it counts


@rule("RK-162")
def test_the_first_to_fulfil_the_mission_wins_and_shows_the_card() -> None:
    g = mission_game(f"{some(24)} | rest | eastern_australia", "territories_24")
    assert g.winners == (0,)
    for seat in (0, 1, 2, None):
        assert g.told(seat) == shown(0, "territories_24")


@rule("RK-166")
def test_a_mission_is_checked_at_the_start_of_the_own_turn() -> None:
    g = mission_game(f"{some(24)} | rest | eastern_australia", "territories_24", turn=1, at="end")
    assert (g.over, g.turn) == (False, 2)
    g.ends_turn(2)
    assert g.events[-2:] == shown(0, "territories_24")
    assert g.happened(ev.Reinforced) == [ev.Reinforced(2, 3, 0, 0)]


@rule("RK-166")
def test_a_mission_is_checked_after_placing_troops() -> None:
    g = mission_game(f"{some(17, troops=2)}, siam | rest | japan", "territories_18_double")
    g.places(0, "alaska", 1)
    assert not g.over
    g.places(0, "siam", 1)
    assert g.events[-3:] == [ev.Placed(0, place("siam"), 1), *shown(0, "territories_18_double")]


@rule("RK-166")
def test_a_mission_is_checked_after_moving_in() -> None:
    board = f"{some(16, troops=2)}, ukraine 4 | ural, japan | rest"
    g = mission_game(board, "territories_18_double", at="attack")
    g.fights(0, "ukraine", "ural", "6", "1")
    assert (g.step, g.over) == ("move_in", False)
    h = g.copy()
    h.says(0, "amount 1")
    assert not h.over
    g.says(0, "amount 2")
    assert g.events[-3:] == [ev.MovedIn(0, place("ural"), 2), *shown(0, "territories_18_double")]


@rule("RK-166")
def test_a_mission_is_checked_after_moving_troops() -> None:
    board = f"{some(16, troops=2)}, northern_europe 3, western_europe | rest | japan"
    g = mission_game(board, "territories_18_double", at="fortify")
    assert not g.over
    g.moves(0, "northern_europe", "western_europe", 1)
    moved = ev.Moved(0, place("northern_europe"), place("western_europe"), 1)
    assert g.events == [moved, *shown(0, "territories_18_double")]


def green_falls_to_blue(mine: int, **options: Any) -> Script:
    """Red, who was to destroy green, holds so many territories; blue has just taken the last of green."""
    board = f"{some(mine)} | rest, india 5, ural 5 | siam"
    g = mission_game(board, "destroy_green", "destroy_red territories_24", turn=1, at="attack", **options)
    g.takes(1, "india", "siam")
    assert ev.Eliminated(1, 2) in g.events
    return g


@rule("RK-166", "RK-167")
def test_a_mission_that_becomes_true_on_anothers_turn_wins_when_the_own_turn_starts() -> None:
    g = green_falls_to_blue(24)
    assert not g.over
    g.ends_turn(1)
    g.draws("alaska")
    assert g.events[-2:] == shown(0, "destroy_green", instead=True)


@rule("RK-164", "RK-167")
def test_who_can_no_longer_destroy_an_army_is_shown_that_the_mission_has_changed() -> None:
    g = green_falls_to_blue(23)
    assert [g.view(seat)["instead"] for seat in (0, 1, None)] == [True, False, False]
    said = sentence(GAME, ev.ShowedMission(0, MISSIONS.index("destroy_green"), True), "en", None, None)
    assert "had become 24 territories" in said


@rule("RK-166")
def test_a_mission_true_on_anothers_turn_must_still_be_true_when_the_own_turn_starts() -> None:
    g = green_falls_to_blue(24)
    g.takes(1, "ural", "ukraine")
    g.ends_turn(1)
    g.draws("alaska")
    assert (g.over, g.turn, g.held) == (False, 0, [23, 19, 0])


@rule("RK-167", "RK-164")
def test_when_another_destroys_the_target_the_mission_is_24_territories() -> None:
    for mine, won in ((23, ()), (24, (0,))):
        g = green_falls_to_blue(mine)
        g.ends_turn(1)
        g.draws("alaska")
        assert g.winners == won


@rule("RK-167")
def test_nobody_is_told_that_a_mission_has_changed() -> None:
    g = green_falls_to_blue(23)
    kinds = {"Attacked", "Rolled", "Captured", "Eliminated", "MovedIn"}
    assert {type(event).__name__ for event in g.events} == kinds
    assert g.view(0)["mission"] == "destroy_green"


@rule("RK-167")
def test_taking_a_territory_of_the_target_but_not_the_last_wins_nothing() -> None:
    g = mission_game("ukraine 9, peru | ural, siam | rest", "destroy_blue", "destroy_red territories_24", at="attack")
    g.takes(0, "ukraine", "ural")
    assert not g.over


@rule("RK-164")
@pytest.mark.parametrize(("mine", "won"), [(23, ()), (24, (0,))])
def test_the_own_colour_as_target_means_24_territories(mine: int, won: tuple[int, ...]) -> None:
    board = f"{some(mine)} | rest | eastern_australia"
    assert mission_game(board, "destroy_red", "destroy_blue territories_24").winners == won


@rule("RK-164", "RK-167", "option:destroy_credit")
def test_as_agreed_a_target_destroyed_by_another_counts_as_done() -> None:
    g = green_falls_to_blue(5, destroy_credit="anyone")
    assert not g.over
    g.ends_turn(1)
    g.draws("alaska")
    assert g.events[-2:] == shown(0, "destroy_green")


@rule("RK-164", "option:destroy_credit")
def test_only_the_destroyer_gets_credit_unless_agreed_otherwise() -> None:
    g = green_falls_to_blue(5)
    g.ends_turn(1)
    g.draws("alaska")
    assert (g.over, g.turn) == (False, 0)


@rule("RK-164", "option:destroy_credit")
def test_even_with_credit_for_anyone_a_living_target_is_not_destroyed() -> None:
    board = "ukraine 9, peru | ural, siam | rest"
    g = mission_game(board, "destroy_blue", "destroy_red territories_24", destroy_credit="anyone")
    assert not g.over


@rule("RK-165")
def test_controlling_all_42_territories_wins_whatever_the_mission() -> None:
    g = mission_game("rest, ukraine 3 | ural | ", "territories_18_double", fell={2: 0}, at="attack")
    g.fights(0, "ukraine", "ural", "6", "1")
    assert (g.held, g.winners) == ([42, 0, 0], (0,))
    assert g.events[-2:] == shown(0, "territories_18_double")


@rule("RK-162", "RK-168", "RK-035")
@pytest.mark.parametrize("mission", ["destroy_blue", "territories_24", "asia_and_africa"])
def test_a_mission_fulfilled_by_eliminating_the_last_rival_is_shown(mission: str) -> None:
    g = mission_game("rest, ukraine 3 | ural | ", mission, "destroy_red destroy_green", fell={2: 0}, at="attack")
    g.fights(0, "ukraine", "ural", "6", "1")
    assert [type(event) for event in g.events[-4:]] == [ev.Eliminated, ev.MovedIn, ev.ShowedMission, ev.Won]
    assert g.events[-2:] == shown(0, mission)


@rule("RK-168")
def test_the_winners_card_is_shown_and_the_others_stay_hidden() -> None:
    g = mission_game(f"{some(24)} | rest | eastern_australia", "territories_24")
    assert g.over
    for seat in (0, 1, 2, None):
        missions = [event for event in g.told(seat) if isinstance(event, (ev.ShowedMission, ev.GotMission))]
        assert missions == [ev.ShowedMission(0, MISSIONS.index("territories_24"))]
    assert [g.view(seat)["mission"] for seat in (1, 2, None)] == ["destroy_blue", "destroy_red", None]


@rule("RK-168")
def test_missions_not_dealt_are_seen_by_nobody() -> None:
    g = dealt("territories_24", "destroy_red", "asia_and_africa")
    left = set(TWELVE) - {"territories_24", "destroy_red", "asia_and_africa", "destroy_yellow", "destroy_black"}
    for seat in (0, 1, 2, None):
        seen = str([g.told(seat), g.view(seat)])
        assert not [mission for mission in left if mission in seen]
        told = [event.missions for event in g.told(seat) if isinstance(event, ev.GotMission)]
        assert not {number for missions in told for number in missions} & {MISSIONS.index(name) for name in left}


@rule("RK-162", "RK-166")
def test_outside_the_mission_game_no_mission_wins() -> None:
    assert not risk(f"{some(24)} | rest | eastern_australia").over
