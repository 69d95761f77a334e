"""The elementary game: its setup and its goal, RK-020 to RK-037."""

from typing import Any

import pytest
from marks import rule
from risk_script import Script, named, opening, place, risk, some

from meydan.core.chance import Draw
from meydan.core.text import sentence
from meydan.games.risk import GAME
from meydan.games.risk import events as ev
from meydan.games.risk.facts import PLACES

LAST = "eastern_australia"


def dealt(seats: int, first: int = 0) -> Script:
    """An elementary table with the cards dealt in the order of the map."""
    g = opening(seats, mode="elementary", first=first)
    left = list(range(PLACES))
    while g.step == "deal_territories":
        assert isinstance(g.chance, Draw)
        n = g.chance.n
        g.draws(named(left[:n]))
        left = left[n:]
    assert not left
    return g


def drawing(hands: str, **options: Any) -> Script:
    """Seat 0 has moved troops, or not, and is about to end the turn."""
    return risk("rest | europe, africa, brazil | asia, peru", mode="elementary", hands=hands, at="end", **options)


@rule("RK-021", "option:first")
def test_chance_decides_who_starts() -> None:
    g = opening(4, mode="elementary")
    g.picks(2)
    assert g.events == [ev.Started(2)]
    assert g.turn == 2


@rule("RK-021", "option:first")
def test_the_players_may_agree_on_who_starts() -> None:
    g = opening(4, mode="elementary", first=3)
    assert g.events == [ev.Started(3)]
    assert g.turn == 3


@rule("RK-021")
def test_play_goes_clockwise() -> None:
    g = dealt(4, first=2)
    order = []
    for _ in range(6):
        order.append(g.turn)
        g.ends_turn(g.turn)
    assert order == [2, 3, 0, 1, 2, 3]


@rule("RK-022")
def test_all_territory_cards_are_dealt_out() -> None:
    g = dealt(3)
    assert -1 not in g.state.owner
    assert sum(g.held) == 42


@rule("RK-022")
def test_a_territory_is_dealt_once() -> None:
    g = opening(3, mode="elementary", first=0)
    g.draws(named(range(14)))
    g.refuses_draw(named(range(13, 27)), "RK-022", "RK-023", "RK-024")
    g.refuses_draw(named(range(14, 27)), "RK-022", "RK-023", "RK-024")


@rule("RK-023")
@pytest.mark.parametrize(
    ("seats", "first", "cards"),
    [
        (3, 0, [14, 14, 14]),
        (4, 0, [10, 10, 11, 11]),
        (5, 0, [8, 8, 8, 9, 9]),
        (4, 1, [11, 10, 10, 11]),
        (5, 3, [8, 9, 9, 8, 8]),
    ],
)
def test_the_cards_left_over_go_to_the_last_two_players(seats: int, first: int, cards: list[int]) -> None:
    assert dealt(seats, first).held == cards


@rule("RK-024")
def test_one_troop_stands_on_a_territory_for_each_star_of_its_card() -> None:
    g = opening(3, mode="elementary", first=0)
    events = g.draws(named(range(14)))
    assert g.troops("alaska", "northwest_territory", "greenland", "ontario", "brazil", "peru") == [2, 1, 1, 2, 2, 1]
    assert events == [ev.GotTerritories(0, tuple(range(14)), 18)]
    assert g.armies[0] == 18


@rule("RK-026", "RK-027")
def test_all_cards_are_returned_and_the_cease_fire_card_joins_them() -> None:
    g = dealt(5)
    assert g.deck == named(range(PLACES + 1))
    assert (g.spent, g.view(0)["deck"]) == ("", 43)


@rule("RK-028")
def test_hands_start_empty() -> None:
    g = dealt(4)
    assert g.hand_sizes == [0, 0, 0, 0]
    assert [g.view(seat)["hand"] for seat in range(4)] == [[]] * 4


@rule("RK-027", "option:cease_fire")
@pytest.mark.parametrize(("where", "before"), [("lower_half", 21), ("lower_quarter", 32), ("anywhere", 0)])
def test_the_cease_fire_card_lies_below_so_many_others(where: str, before: int) -> None:
    for gone in sorted({max(before - 1, 0), before, before + 1}):
        g = drawing(f"{named(range(gone))} | |", captured=True, cease_fire=where)
        assert isinstance(g.chance, Draw)
        assert (g.chance.weight((PLACES,)) == 1) == (gone >= before)
        assert sum(g.chance.bag[:PLACES]) == 42 - gone


@rule("RK-027", "option:cease_fire")
def test_the_cease_fire_card_lies_in_the_lower_half_unless_agreed_otherwise() -> None:
    g = drawing(f"{named(range(20))} | |", captured=True)
    g.refuses_draw("cease_fire", "RK-130", "RK-131", "RK-134")
    g.draws(LAST)
    assert g.turn == 1


@rule("RK-027")
def test_spent_cards_have_come_before_the_cease_fire_card_too() -> None:
    g = drawing(f"{named(range(20))} | |", spent=LAST, captured=True)
    g.draws("cease_fire")
    assert g.over


@rule("RK-030", "RK-031")
@pytest.mark.parametrize(("seats", "goal"), [(3, 25), (4, 20), (5, 15)])
def test_whoever_holds_the_goal_at_the_end_of_the_own_turn_wins(seats: int, goal: int) -> None:
    for held, won in ((goal, (0,)), (goal - 1, ()), (goal + 3, (0,))):
        others = [some(1, PLACES - k) for k in range(1, seats - 1)]
        g = risk(" | ".join([some(held), "rest", *others]), mode="elementary", at="end")
        assert g.winners == won
        assert bool(g.happened(ev.Won)) == bool(won)


@rule("RK-031")
def test_the_goal_is_that_of_the_number_of_players_who_started() -> None:
    g = risk(f"{some(16)} | rest | {LAST} | |", fell={3: 0, 4: 1}, mode="elementary", at="end")
    assert g.winners == (0,)
    g = risk(f"{some(19)} | rest | {LAST} |", fell={3: 0}, mode="elementary", at="end")
    assert not g.over


@rule("RK-037")
def test_reaching_the_goal_in_the_middle_of_the_turn_wins_nothing_yet() -> None:
    g = risk(f"{some(24)}, siam 3 | rest | japan", mode="elementary", at="attack")
    g.takes(0, "siam", "india")
    assert (g.held[0], g.step) == (26, "attacking")
    g.says(0, "done")
    g.says(0, "done")
    assert g.winners == (0,)


@rule("RK-037")
def test_holding_the_goal_on_anothers_turn_wins_nothing_yet() -> None:
    g = risk(f"{some(30)} | rest | japan", mode="elementary", turn=1, at="end")
    assert (g.over, g.turn) == (False, 2)
    g.ends_turn(2)
    assert (g.over, g.turn) == (False, 0)
    g.ends_turn(0)
    assert g.winners == (0,)


@rule("RK-032")
def test_a_drawn_cease_fire_card_ends_the_game_at_once_and_most_territories_win() -> None:
    g = drawing(f"{named(range(21))} | |", captured=True)
    events = g.draws("cease_fire")
    assert g.held == [15, 14, 13]
    assert events == [ev.CeaseFire(0), ev.Won((0,), "territories", 15, 15)]
    assert g.result.ranks == (1, 2, 2)
    g.refuses(1, "done", "game-over")


@rule("RK-032")
def test_whoever_draws_the_cease_fire_card_need_not_be_who_wins() -> None:
    g = risk(f"{some(4)} | rest | asia", mode="elementary", hands=f"{named(range(30))} | |", at="end", captured=True)
    g.draws("cease_fire")
    assert (g.held, g.winners) == ([4, 26, 12], (1,))


@rule("RK-033")
def test_with_equal_territories_most_troops_win() -> None:
    g = risk(
        f"{some(14)} | {some(14, 14, troops=2)} | rest",
        mode="elementary",
        hands=f"{named(range(21))} | |",
        at="end",
        captured=True,
    )
    g.draws("cease_fire")
    assert (g.held, g.winners) == ([14, 14, 14], (1,))
    assert g.events[-1] == ev.Won((1,), "troops", 14, 28)
    assert "more troops decided" in sentence(GAME, g.events[-1], "en", None, None)


@rule("RK-033")
def test_troops_decide_only_among_those_with_most_territories() -> None:
    g = risk(
        f"{some(15)} | {some(15, 15)} | rest 9",
        mode="elementary",
        hands=f"{named(range(21))} | |",
        at="end",
        captured=True,
    )
    g.draws("cease_fire")
    assert g.winners == (0, 1)
    assert g.events[-1] == ev.Won((0, 1), "nothing", 15, 15)


@rule("RK-033")
def test_with_equal_troops_too_the_win_is_shared() -> None:
    g = risk(
        f"{some(14, troops=2)} | {some(14, 14)} | rest 2",
        mode="elementary",
        hands=f"{named(range(21))} | |",
        at="end",
        captured=True,
    )
    g.draws("cease_fire")
    assert (g.winners, g.result.ranks, g.result.scores) == ((0, 2), (1, 2, 1), (1.0, 0.0, 1.0))
    assert g.events[-1] == ev.Won((0, 2), "troops", 14, 28)
    assert "You share the win" in sentence(GAME, g.events[-1], "en", 0, None)


@rule("RK-034")
def test_the_goal_is_checked_after_moving_and_before_the_card() -> None:
    g = risk(
        f"{some(25)}, india 4, siam | rest | japan",
        mode="elementary",
        hands=f"{named(range(21))} | |",
        at="fortify",
        captured=True,
    )
    g.moves(0, "india", "siam", 2)
    assert g.happened(ev.Moved, ev.Won) == [ev.Moved(0, place("india"), place("siam"), 2), ev.Won((0,))]
    assert not g.happened(ev.Drew, ev.CeaseFire)


@rule("RK-035")
@pytest.mark.parametrize("mode", ["elementary", "classic", "mission"])
def test_who_has_eliminated_all_others_wins_at_once(mode: str) -> None:
    missions = "destroy_red territories_24 destroy_blue" if mode == "mission" else ""
    g = risk("rest, siam 5 | | india", fell={1: 2}, mode=mode, missions=missions, at="attack")
    events = g.fights(0, "siam", "india", "6 5 4", "1")
    assert events[-1] == ev.Won((0,))
    assert g.winners == (0,)


@rule("RK-035")
def test_who_leaves_somebody_on_the_board_goes_on() -> None:
    g = risk("rest, siam 5 | japan | india", mode="elementary", at="attack")
    g.fights(0, "siam", "india", "6 5 4", "1")
    assert not g.over


@rule("RK-036")
def test_only_a_player_entitled_to_a_card_can_turn_up_the_cease_fire_card() -> None:
    g = drawing(f"{named(range(42))} | |", captured=False)
    assert (g.over, g.turn) == (False, 1)


@rule("RK-036")
def test_spent_cards_are_never_reshuffled_while_the_cease_fire_card_is_in_the_deck() -> None:
    g = drawing("", deck="", captured=True)
    assert g.deck == "cease_fire"
    assert not g.happened(ev.Reshuffled)
    g.draws("cease_fire")
    assert g.over


@rule("RK-036")
def test_the_cease_fire_card_goes_to_no_hand() -> None:
    g = drawing(f"{named(range(21))} | |", captured=True)
    g.draws("cease_fire")
    assert g.hand(0) == named(range(21))
    assert not g.happened(ev.Drew)
