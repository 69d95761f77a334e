"""Losing one's last territory: RK-110 to RK-114."""

from typing import Any

from marks import rule
from risk_script import Script, cards, risk

from meydan.games.risk import events as ev

ATTACKING = ("RK-070", "RK-071", "RK-073", "RK-088")


def doomed(**options: Any) -> Script:
    """Seat 1 has one territory and three cards, and seat 0 stands before it."""
    return risk(
        "ukraine 9, siam | ural | rest | japan",
        hands="brazil | alaska peru quebec | egypt |",
        at="attack",
        **options,
    )


def fallen(**options: Any) -> Script:
    g = doomed(**options)
    g.takes(0, "ukraine", "ural", 2)
    return g


@rule("RK-110")
def test_a_player_without_territories_is_out_at_once() -> None:
    g = fallen()
    assert ev.Eliminated(0, 1) in g.events
    assert not g.state.alive(1)
    assert [player["out"] for player in g.view(None)["players"]] == [False, True, False, False]
    assert g.view(2)["players"][1] == {
        "seat": 1,
        "army": "blue",
        "held": 0,
        "all_troops": 0,
        "hand_size": 0,
        "out": True,
    }


@rule("RK-110")
def test_a_player_with_a_territory_left_is_not_out() -> None:
    g = risk("ukraine 9, siam | ural, peru | rest", hands="| alaska |", at="attack")
    g.takes(0, "ukraine", "ural")
    assert not g.happened(ev.Eliminated, ev.TookCards)
    assert (g.hand(1), g.state.alive(1)) == ("alaska", True)


@rule("RK-111")
def test_the_cards_of_the_fallen_go_to_who_took_the_last_territory() -> None:
    g = fallen()
    assert (g.hand(0), g.hand(1)) == ("alaska quebec peru brazil", "")
    assert ev.TookCards(0, 1, 3, cards("alaska peru quebec")) in g.events


@rule("RK-111")
def test_a_fallen_player_without_cards_gives_none() -> None:
    g = risk("ukraine 9, siam | ural | rest", hands="brazil | |", at="attack")
    g.takes(0, "ukraine", "ural")
    assert ev.Eliminated(0, 1) in g.events
    assert not g.happened(ev.TookCards)
    assert g.hand(0) == "brazil"


@rule("RK-110", "RK-114")
def test_the_fallen_fall_before_the_troops_move_in() -> None:
    g = doomed()
    events = g.fights(0, "ukraine", "ural", "6 5 4", "1")
    assert [type(event).__name__ for event in events] == ["Rolled", "Captured", "Eliminated", "TookCards"]
    assert g.step == "move_in"


@rule("RK-112")
def test_cards_won_in_battle_are_not_traded_in_the_same_turn() -> None:
    g = fallen()
    assert g.step == "attacking"
    for words in ("lay alaska", "trade in"):
        g.refuses_now(0, words)
    g.says(0, "done")
    g.refuses_now(0, "lay alaska")


@rule("RK-112")
def test_cards_won_in_battle_can_be_traded_at_the_start_of_the_next_turn() -> None:
    g = fallen()
    g.ends_turn(0)
    g.draws("congo")
    g.ends_turn(2)
    g.ends_turn(3)
    assert (g.turn, g.step) == (0, "trade_cards")
    g.trades(0, "alaska peru quebec")
    assert g.reserve == 3 + 7


@rule("RK-113")
def test_the_mission_of_the_fallen_stays_secret() -> None:
    missions = "destroy_green asia_and_africa territories_24 destroy_red"
    g = fallen(mode="mission", missions=missions)
    assert not g.over
    assert not g.happened(ev.ShowedMission)
    for seat, mission in ((0, "destroy_green"), (2, "territories_24"), (None, None)):
        assert g.view(seat)["mission"] == mission
    assert {world.mission(1) for world in g.worlds(0, 300)} >= {"asia_and_africa", "territories_24"}
    assert g.view(1)["mission"] == "asia_and_africa"


@rule("RK-114")
def test_the_fallen_have_no_more_turns() -> None:
    g = fallen()
    g.ends_turn(0)
    g.draws("congo")
    order = []
    for _ in range(6):
        order.append(g.turn)
        g.ends_turn(g.turn)
    assert order == [2, 3, 0, 2, 3, 0]


@rule("RK-114")
def test_several_fallen_in_a_row_are_passed_over() -> None:
    g = risk("ukraine, siam | | | rest", fell={1: 0, 2: 3}, at="end")
    assert g.turn == 3
    g.ends_turn(3)
    assert g.turn == 0


@rule("RK-114")
def test_the_conqueror_still_draws_one_card_at_the_end_of_the_turn() -> None:
    g = fallen()
    g.ends_turn(0)
    assert g.step == "draw_card"
    g.draws("congo")
    assert g.hand_sizes == [5, 0, 1, 0]


@rule("RK-114", "RK-135")
def test_the_others_learn_only_how_many_cards_changed_hands() -> None:
    g = fallen()
    for seat in (0, 1):
        assert ev.TookCards(0, 1, 3, cards("alaska peru quebec")) in g.told(seat)
    for stranger in (2, 3, None):
        assert [e for e in g.told(stranger) if isinstance(e, ev.TookCards)] == [ev.TookCards(0, 1, 3, ())]
        assert [player["hand_size"] for player in g.view(stranger)["players"]] == [4, 0, 1, 0]


@rule("RK-111")
def test_cards_pass_on_when_the_conqueror_falls_in_turn() -> None:
    g = risk(
        "ukraine 2 | ural | rest, middle_east 9 | siam, peru",
        hands="brazil | alaska peru | |",
        at="attack",
    )
    g.takes(0, "ukraine", "ural")
    g.ends_turn(0)
    g.draws("congo")
    g.says(2, "place", "middle_east")
    g.says(2, f"amount {g.reserve}")
    g.takes(2, "middle_east", "ukraine", 5)
    g.takes(2, "ukraine", "ural", 4)
    assert g.hand(2) == "alaska peru brazil congo"
    assert ev.TookCards(2, 0, 4, cards("alaska brazil congo peru")) in g.events
