"""Moving troops at the end of the turn: RK-120 to RK-123."""

import pytest
from marks import rule
from risk_script import Script, place, risk

from meydan.games.risk import events as ev

FORTIFYING = ("RK-120", "RK-121", "RK-122")


def holland_to_india(extra: str = "") -> Script:
    """The book's chain: Holland, Russia, Afghanistan, India; Vietnam is the enemy's."""
    mine = f"northern_europe 7, ukraine, afghanistan, india {extra}"
    return risk(f"{mine} | siam 9, peru | rest", at="fortify")


@rule("RK-123", "RK-120")
def test_six_troops_move_from_holland_to_india_in_one_go() -> None:
    g = holland_to_india()
    g.says(0, "move from", "northern_europe")
    g.says(0, "move to", "india")
    g.says(0, "amount 6")
    assert g.events == [ev.Moved(0, place("northern_europe"), place("india"), 6), *g.events[1:]]
    assert g.troops("northern_europe", "ukraine", "afghanistan", "india") == [1, 1, 1, 7]
    assert g.turn == 1


@rule("RK-123")
def test_india_fears_an_attack_from_vietnam() -> None:
    g = risk("siam 9 | india | rest", at="attack")
    assert "attack siam india" in g.options(0)


@rule("RK-120", "RK-121")
@pytest.mark.parametrize("missing", ["ukraine", "afghanistan"])
def test_a_broken_chain_joins_nothing(missing: str) -> None:
    mine = [name for name in ("northern_europe 7", "ukraine", "afghanistan", "india 7") if missing not in name]
    g = risk(f"{', '.join(mine)} | {missing}, siam, peru | rest", at="fortify")
    lone = "northern_europe" if missing == "ukraine" else "india"
    g.refuses(0, f"move from {lone}", "not-joined", "RK-120")
    assert g.why(0, f"move from {lone}").figures == {"territory": place(lone)}
    assert f"move from {lone}" not in g.options(0)


@rule("RK-120", "RK-121")
def test_nobody_moves_through_enemy_territory() -> None:
    g = holland_to_india("2, brazil 3, argentina")
    g.says(0, "move from", "northern_europe")
    assert g.options(0) == ["move to ukraine", "move to afghanistan", "move to india"]
    g.refuses(0, "move to brazil", "not-in-chain", "RK-120", "RK-121")
    g.refuses(0, "move to siam", "move-within-own", "RK-040", "RK-120")
    g.refuses(0, "move to northern_europe", "same-territory", "RK-120")
    assert g.why(0, "move to brazil").figures == {"territory": place("brazil")}


@rule("RK-120")
def test_a_sea_line_is_part_of_a_chain() -> None:
    g = risk("alaska 3, kamchatka, japan | rest | siam", at="fortify")
    g.moves(0, "alaska", "japan", 2)
    assert g.troops("alaska", "kamchatka", "japan") == [1, 1, 3]


@rule("RK-120")
def test_only_own_troops_can_be_moved() -> None:
    g = holland_to_india()
    g.refuses(0, "move from siam", "move-within-own", "RK-040", "RK-120")
    assert g.why(0, "move from siam").figures == {"territory": place("siam")}


@rule("RK-121")
def test_at_least_one_troop_stays() -> None:
    g = holland_to_india()
    assert g.options(0) == ["done", "move from northern_europe"]
    g.refuses(0, "move from ukraine", "one-must-stay", "RK-121")
    assert g.why(0, "move from ukraine").figures == {"territory": place("ukraine")}
    g.says(0, "move from", "northern_europe")
    g.says(0, "move to", "ukraine")
    g.refuses(0, "amount 7", "not-that-many", "RK-121", "RK-122")
    assert g.why(0, "amount 7").figures == {"least": 1, "most": 6}


@rule("RK-122")
def test_any_number_of_troops_may_be_moved() -> None:
    g = holland_to_india()
    g.says(0, "move from", "northern_europe")
    g.says(0, "move to", "ukraine")
    assert g.options(0) == [f"amount {n}" for n in range(1, 7)]
    g.says(0, "amount 4")
    assert g.troops("northern_europe", "ukraine") == [3, 5]


@rule("RK-122", "option:fortify_moves")
@pytest.mark.parametrize("moves", [1, 2, 3])
def test_there_is_one_move_in_a_turn_unless_the_table_agreed_on_more(moves: int) -> None:
    g = risk(
        "northern_europe 9, ukraine, afghanistan 9 | siam, peru | rest",
        at="fortify",
        fortify_moves=moves,
    )
    for n in range(moves):
        assert (g.step, g.turn) == ("fortify", 0)
        g.moves(0, ("northern_europe", "afghanistan")[n % 2], "ukraine", 1)
    assert g.turn == 1
    assert len(g.happened(ev.Moved)) == moves


@rule("RK-122", "option:fortify_moves")
def test_fewer_moves_than_agreed_are_allowed() -> None:
    g = risk("northern_europe 9, ukraine | siam, peru | rest", at="fortify", fortify_moves=3)
    g.moves(0, "northern_europe", "ukraine", 1)
    g.says(0, "done")
    assert (g.turn, len(g.happened(ev.Moved))) == (1, 1)


@rule("RK-122", "option:fortify_moves")
def test_as_agreed_any_number_of_moves_is_allowed() -> None:
    g = risk("northern_europe 9, ukraine, afghanistan 9 | siam, peru | rest", at="fortify", fortify_moves="any")
    for n in range(12):
        g.moves(0, ("northern_europe", "afghanistan")[n % 2], "ukraine", 1)
        assert (g.step, g.turn) == ("fortify", 0)
    g.says(0, "done")
    assert (g.turn, len(g.happened(ev.Moved))) == (1, 12)


@rule("RK-120")
def test_moving_may_be_left_out() -> None:
    g = holland_to_india()
    g.says(0, "done")
    assert (g.turn, g.happened(ev.Moved)) == (1, [])


@rule("RK-120", "RK-041")
def test_after_moving_nobody_attacks() -> None:
    g = risk("northern_europe 9, ukraine 5 | siam, peru | rest", at="fortify", fortify_moves=2)
    g.refuses_now(0, "attack ukraine ural")
    g.moves(0, "northern_europe", "ukraine", 1)
    g.refuses_now(0, "attack ukraine ural")


@rule("RK-120")
def test_a_territory_taken_this_turn_is_part_of_the_chain() -> None:
    g = risk("northern_europe 9, ukraine 5 | ural, peru | rest", at="attack")
    g.takes(0, "ukraine", "ural")
    g.says(0, "done")
    g.moves(0, "northern_europe", "ural", 8)
    assert g.troops("northern_europe", "ural") == [1, 9]
