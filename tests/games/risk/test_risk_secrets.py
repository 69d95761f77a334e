"""What a seat is shown of the table, and what it can tell of the missions it does not see: RK-132, RK-161, RK-185."""

import json
from itertools import permutations

import pytest
from marks import rule
from risk_script import Script, opening, place, risk, some

from meydan.core.table import Table
from meydan.games.risk import GAME
from meydan.games.risk import events as ev
from meydan.games.risk.facts import MISSIONS
from meydan.games.risk.table import RiskState

ALL = [*MISSIONS]
AT_THREE = [mission for mission in ALL if mission not in ("destroy_yellow", "destroy_black")]


def secret_table() -> Script:
    """Three players with missions and cards, in the middle of a trade."""
    g = risk(
        "ukraine 9, siam | ural, japan | rest",
        mode="mission",
        missions="territories_24 destroy_red asia_and_africa",
        hands="alaska brazil egypt | peru quebec | congo",
        spent="india china",
    )
    g.says(0, "lay", "egypt")
    return g


def missions_of(g: Script, viewer: int, seat: int, n: int = 300) -> set[str]:
    """Every mission the viewer imagines this seat to have."""
    return {world.mission(seat) for world in g.worlds(viewer, n)}


# Views and events


@rule("RK-132", "RK-161", "RK-135")
def test_a_view_holds_the_own_cards_and_mission_and_nobody_elses() -> None:
    g = secret_table()
    for seat, hand, mission in (
        (0, ["alaska", "brazil"], "territories_24"),
        (1, ["quebec", "peru"], "destroy_red"),
        (2, ["congo"], "asia_and_africa"),
        (None, [], None),
    ):
        view = g.view(seat)
        assert [card["card"] for card in view["hand"]] == hand
        assert view["mission"] == mission
        assert [card["card"] for card in view["laid"]] == ["egypt"]
        assert view["spent"] == ["india", "china"]


@rule("RK-132", "RK-161", "RK-185")
def test_a_view_has_no_other_place_where_a_secret_could_be() -> None:
    g = secret_table()
    fields = {"turn", "reserve", "board", "players", "neutrals", "deck", "spent", "laid", "hand", "mission"}
    fields.add("instead")
    for seat in (0, 1, 2, None):
        view = g.view(seat)
        assert set(view) == fields
        assert view["deck"] == 34
        shown = {field for player in view["players"] for field in player}
        assert shown == {"seat", "army", "held", "all_troops", "hand_size", "out"}
        assert {field for where in view["board"] for field in where} == {"territory", "army", "troops"}
    neutral = risk("ukraine | ural | siam | japan | rest", mode="two_player").view(0)["neutrals"]
    assert {field for army in neutral for field in army} == {"army", "held", "all_troops", "hand_size"}


@rule("RK-132", "RK-161")
def test_the_board_is_open_to_all() -> None:
    g = secret_table()
    assert g.view(0)["board"] == g.view(1)["board"] == g.view(None)["board"]
    assert g.view(None)["board"][place("ukraine")] == {"territory": "ukraine", "army": "red", "troops": 9}
    fresh = opening(3, first=0, mode="classic").view(1)["board"][0]
    assert fresh == {"territory": "alaska", "army": None, "troops": 0}


@rule("RK-132", "RK-161", "RK-168", "RK-185")
def test_events_that_tell_a_secret_tell_it_to_whom_it_belongs() -> None:
    for event, owners, told in (
        (ev.GotMission(1, (4,)), {1}, ev.GotMission(1, ())),
        (ev.Drew(1, (4,)), {1}, ev.Drew(1, ())),
        (ev.TookCards(1, 2, 2, (4, 7)), {1, 2}, ev.TookCards(1, 2, 2, ())),
        (ev.TookUnder(1, 3, 3, (4, 7, 9)), {1}, ev.TookUnder(1, 3, 3, ())),
    ):
        for seat in (0, 1, 2, 3, 4, None):
            assert event.seen_by(seat) == (event if seat in owners else told)


@rule("RK-135", "RK-114", "RK-185")
def test_nothing_that_was_shown_can_be_taken_back() -> None:
    for shown in (ev.Laid, ev.Rolled, ev.TookCards, ev.TookUnder, ev.ShowedMission):
        assert shown.final
    for settled in (ev.Eliminated, ev.NeutralEliminated, ev.CeaseFire, ev.Won):
        assert settled.final


@rule("RK-010", "RK-161")
def test_a_table_without_missions_is_the_same_after_json() -> None:
    for g in (risk("ukraine, siam | ural | rest"), secret_table()):
        data = json.loads(json.dumps(g.json))
        again = GAME.codec.decode_state(data, GAME.state, GAME.action_table)
        assert isinstance(again, RiskState)
        assert again.missions == g.state.missions
        assert GAME.codec.encode_state(again) == g.json


@rule("RK-161", "RK-132")
def test_a_whole_game_tells_no_seat_what_another_has() -> None:
    t = Table.new("risk", 3, 5, {"mode": "mission"})
    for seat in range(3):
        got = [event for event in t.events(seat) if isinstance(event, ev.GotMission)]
        assert [bool(event.missions) for event in got] == [event.seat == seat for event in got]
        assert sorted(event.seat for event in got) == [0, 1, 2]
    assert all(not event.missions for event in t.events(None) if isinstance(event, ev.GotMission))


# Missions imagined


@rule("RK-161", "RK-164")
def test_others_may_have_any_mission_in_play_but_mine_and_each_others() -> None:
    g = opening(3, mode="mission", first=0)
    for mission in ("territories_24", "destroy_red", "asia_and_africa"):
        g.deals(mission)
    possible = [mission for mission in AT_THREE if mission != "territories_24"]
    worlds = g.worlds(0, 1500)
    assert {(world.mission(1), world.mission(2)) for world in worlds} == set(permutations(possible, 2))
    assert {world.mission(0) for world in worlds} == {"territories_24"}


@rule("RK-161", "RK-164")
def test_with_five_players_every_colour_may_be_a_target() -> None:
    g = opening(5, mode="mission", first=0)
    for mission in ALL[:5]:
        g.deals(mission)
    for seat in range(1, 5):
        assert missions_of(g, 0, seat, 500) == set(ALL) - {"destroy_red"}


@rule("RK-161")
def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    g = opening(3, mode="mission", first=1)
    assert all(world.state.missions == [None, None, None] for world in g.worlds(0, 20))
    g.deals("territories_24")
    assert {tuple(world.state.missions) for world in g.worlds(1, 20)} == {(None, ALL.index("territories_24"), None)}


@rule("RK-161", "RK-166")
def test_a_mission_fulfilled_at_the_start_of_a_turn_without_winning_is_ruled_out() -> None:
    board = "asia | north_america, australia | rest"
    missions = "asia_and_africa destroy_red territories_24"
    before = risk(board, mode="mission", missions=missions, turn=1, begun=False, at="turn")
    assert "north_america_and_australia" in missions_of(before, 0, 1)
    g = risk(board, mode="mission", missions=missions, turn=1)
    possible = set(AT_THREE) - {"asia_and_africa", "north_america_and_australia"}
    assert missions_of(g, 0, 1) == possible
    assert missions_of(g, 0, 2) == possible | {"north_america_and_australia"}


@rule("RK-161", "RK-166")
def test_a_mission_fulfilled_in_the_middle_of_a_turn_is_ruled_out_for_good() -> None:
    missions = "destroy_red destroy_blue asia_and_africa"
    board = f"rest | {some(17, troops=2)}, ukraine | siam, japan"
    g = risk(board, mode="mission", missions=missions, turn=1)
    assert "territories_18_double" in missions_of(g, 0, 1)
    g.places(1, "ukraine", 1)
    assert "territories_18_double" not in missions_of(g, 0, 1)
    g.ends_turn(1)
    g.ends_turn(2)
    g.places(0, "ural", g.reserve)
    g.fights(0, "ural", "ukraine", "6 6 6", "1 1")
    assert g.owner("ukraine") == 0
    assert "territories_18_double" not in missions_of(g, 2, 1)


@rule("RK-161", "RK-167")
def test_who_destroyed_an_army_and_did_not_win_was_not_to_destroy_it() -> None:
    missions = "territories_24 destroy_red asia_and_africa north_america_and_africa"
    g = risk("rest | ukraine 9 | ural | siam", mode="mission", missions=missions, turn=1, at="attack")
    assert "destroy_green" in missions_of(g, 0, 1)
    g.takes(1, "ukraine", "ural")
    assert "destroy_green" not in missions_of(g, 0, 1)
    assert "destroy_green" in missions_of(g, 0, 3)


@rule("RK-161", "RK-166")
def test_what_is_true_on_anothers_turn_rules_nothing_out() -> None:
    missions = "destroy_red destroy_blue asia_and_africa"
    g = risk(f"rest | {some(24)} | siam, japan", mode="mission", missions=missions, turn=2)
    assert "territories_24" in missions_of(g, 0, 1)


@rule("RK-161")
def test_a_mission_that_only_one_player_can_have_is_with_that_player() -> None:
    missions = "territories_24 destroy_red destroy_blue asia_and_africa"
    g = risk("ukraine | ural | siam | rest", mode="mission", missions=missions)
    g.state.ruled_out[2] = sum(1 << number for number in range(12) if ALL[number] != "destroy_blue")
    for world in g.worlds(0, 200):
        assert world.mission(2) == "destroy_blue"
        assert len(set(world.state.missions)) == 4
    assert missions_of(g, 0, 1) == set(ALL) - {"territories_24", "destroy_blue", "destroy_black"}
    assert missions_of(g, 0, 3) == set(ALL) - {"territories_24", "destroy_blue", "destroy_black"}


@rule("RK-161", "RK-113")
def test_who_is_out_still_wonders_about_the_missions_of_the_others() -> None:
    missions = "territories_24 destroy_red asia_and_africa"
    g = risk("rest | ural | ", fell={2: 1}, mode="mission", missions=missions, at="attack")
    assert missions_of(g, 2, 0) == set(AT_THREE) - {"asia_and_africa"}
    assert missions_of(g, 2, 2) == {"asia_and_africa"}


@rule("RK-161", "RK-132")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_world_looks_the_same_to_the_seat(seat: int) -> None:
    g = secret_table()
    for world in g.worlds(seat, 50):
        assert world.view(seat) == g.view(seat)
        assert world.waiting == g.waiting == [0]
        assert world.state.spent == g.state.spent
