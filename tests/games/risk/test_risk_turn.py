"""The turn and the placing of troops: RK-040 to RK-055, RK-065, RK-068, RK-069."""

import pytest
from marks import rule
from risk_script import place, risk, some

from meydan.games.risk import events as ev
from meydan.games.risk.facts import CONTINENTS, MEMBERS, TERRITORIES

TOTALS = {
    **dict.fromkeys(range(1, 12), 3),
    **dict.fromkeys(range(12, 15), 4),
    **dict.fromkeys(range(15, 18), 5),
    **dict.fromkeys(range(18, 21), 6),
    **dict.fromkeys(range(21, 24), 7),
    **dict.fromkeys(range(24, 27), 8),
    **dict.fromkeys(range(27, 30), 9),
    **dict.fromkeys(range(30, 33), 10),
    **dict.fromkeys(range(33, 36), 11),
    **dict.fromkeys(range(36, 40), 12),
    **dict.fromkeys(range(40, 43), 13),
}
"""The basic troops and the territory bonus together, by the number of territories."""
ALL_BUT_ASIA = "north_america, south_america, europe, africa, australia"


def reinforced(count: int) -> ev.Reinforced:
    """What a player with so many territories begins with; two others hold the rest where there is any."""
    others = ["rest", "eastern_australia"] if count <= 40 else ["rest", ""] if count == 41 else ["", ""]
    fell = {army: 0 for army in (1, 2) if not others[army - 1]}
    event = risk(" | ".join([some(count), *others]), fell=fell).events[0]
    assert isinstance(event, ev.Reinforced)
    return event


@rule("RK-040", "RK-041")
def test_a_turn_is_placing_then_attacking_then_moving_then_the_card() -> None:
    g = risk("ukraine 3, scandinavia 2 | ural | rest", hands="alaska | |")
    seen = [g.step]
    g.says(0, "done")
    seen.append(g.step)
    g.places(0, "ukraine", 3)
    seen.append(g.step)
    g.takes(0, "ukraine", "ural")
    seen.append(g.step)
    g.says(0, "done")
    seen.append(g.step)
    g.says(0, "done")
    seen.append(g.step)
    g.draws("brazil")
    assert seen == ["trade_cards", "place_troops", "attacking", "attacking", "fortify", "draw_card"]
    assert g.turn == 2


@rule("RK-041")
def test_attacking_and_moving_are_optional() -> None:
    g = risk("ukraine 3, scandinavia 2 | ural | rest", at="attack")
    assert "done" in g.options(0)
    g.says(0, "done")
    assert "done" in g.options(0)
    g.says(0, "done")
    assert g.turn == 1


@rule("RK-041")
def test_nobody_attacks_or_moves_before_all_troops_are_placed() -> None:
    g = risk("ukraine 3, scandinavia 2 | ural | rest")
    assert g.step == "place_troops"
    g.refuses(0, "attack ukraine ural", "place-first", "RK-041")
    for words in ("move from ukraine", "done"):
        g.refuses_now(0, words)
    g.places(0, "ukraine", 2)
    g.refuses_now(0, "done")
    assert g.reserve == 1


@rule("RK-050", "RK-052")
@pytest.mark.parametrize("count", [1, 2, 3, 6, 9, 11])
def test_a_turn_starts_with_three_troops_even_with_few_territories(count: int) -> None:
    g = risk(f"{some(count, 21)} | rest | japan")
    assert g.events == [ev.Reinforced(0, 3, 0, 0)]
    assert g.reserve == 3


@rule("RK-050")
def test_the_three_troops_do_not_grow_with_earlier_turns() -> None:
    g = risk("ukraine, siam | ural, peru | rest")
    for seat in (0, 1):
        assert g.reserve == 3
        g.ends_turn(seat)
    assert g.armies[:2] == [5, 5]


@rule("RK-051", "RK-052", "RK-053")
@pytest.mark.parametrize("count", range(1, 43))
def test_the_territory_bonus_is_what_the_table_prints(count: int) -> None:
    event = reinforced(count)
    assert event.basic == 3
    assert event.basic + event.territory_bonus == TOTALS[count]


@rule("RK-053")
def test_the_table_is_not_a_third_of_the_territories() -> None:
    assert (reinforced(39).territory_bonus, reinforced(42).territory_bonus) == (9, 10)
    assert [count for count in range(1, 43) if TOTALS[count] != max(3, count // 3)] == [39, 42]


@rule("RK-068")
@pytest.mark.parametrize(("count", "extra"), [(11, 0), (12, 1), (13, 1), (14, 1), (15, 2), (16, 2), (17, 2), (18, 3)])
def test_12_to_14_territories_give_one_extra_troop_and_15_to_17_two(count: int, extra: int) -> None:
    # every other territory, so that hardly a continent is whole
    mine = (TERRITORIES[::2] + TERRITORIES[1::2])[:count]
    g = risk(f"{', '.join(mine)} | rest | siam")
    assert g.events == [ev.Reinforced(0, 3, extra, 0)]
    assert g.reserve == 3 + extra


@rule("RK-054")
@pytest.mark.parametrize(
    ("continent", "bonus"),
    [("asia", 7), ("north_america", 5), ("europe", 5), ("africa", 3), ("south_america", 2), ("australia", 2)],
)
def test_a_whole_continent_gives_its_bonus(continent: str, bonus: int) -> None:
    other = "peru" if continent != "south_america" else "siam"
    g = risk(f"{continent} | rest | {other}")
    assert g.events[0] == ev.Reinforced(0, 3, 1 if continent == "asia" else 0, bonus, (CONTINENTS.index(continent),))


@rule("RK-054")
@pytest.mark.parametrize("continent", CONTINENTS)
def test_a_continent_but_for_one_territory_gives_nothing(continent: str) -> None:
    missing, *mine = [TERRITORIES[p] for p in MEMBERS[CONTINENTS.index(continent)]]
    other = "peru" if continent != "south_america" else "siam"
    g = risk(f"{', '.join(mine)} | {missing}, {other} | rest")
    assert g.events[0] == ev.Reinforced(0, 3, 0, 0)


@rule("RK-054")
def test_a_continent_of_another_player_gives_me_nothing() -> None:
    g = risk("ukraine, siam | australia | rest")
    assert g.events == [ev.Reinforced(0, 3, 0, 0)]


@rule("RK-055")
def test_several_continents_add_up() -> None:
    g = risk("africa, australia, south_america | rest | siam")
    assert g.events == [ev.Reinforced(0, 3, 1, 3 + 2 + 2, (1, 3, 5))]
    assert g.reserve == 11
    h = risk(f"{ALL_BUT_ASIA} | asia | ", fell={2: 0})
    assert h.events == [ev.Reinforced(0, 3, 7, 5 + 2 + 5 + 3 + 2, (0, 1, 2, 3, 5))]


@rule("RK-065")
def test_new_troops_go_only_on_own_territories() -> None:
    g = risk("ukraine, siam, peru | ural | rest")
    assert g.options(0) == ["place peru", "place ukraine", "place siam"]
    g.refuses(0, "place ural", "not-yours", "RK-065")
    assert g.why(0, "place ural").figures == {"territory": place("ural")}


@rule("RK-065")
def test_new_troops_may_all_go_to_one_territory() -> None:
    g = risk("ukraine, siam | ural | rest")
    g.says(0, "place", "siam")
    assert g.options(0) == ["amount 1", "amount 2", "amount 3"]
    assert g.says(0, "amount 3") == [ev.Placed(0, place("siam"), 3)]
    assert (g.troops("ukraine", "siam"), g.reserve, g.step) == ([1, 4], 0, "attacking")


@rule("RK-065")
def test_new_troops_may_be_spread() -> None:
    g = risk("ukraine, siam, peru | ural | rest")
    for name in ("ukraine", "siam", "peru"):
        g.places(0, name, 1)
    assert g.troops("ukraine", "siam", "peru") == [2, 2, 2]
    assert g.step == "attacking"


@rule("RK-065")
def test_no_more_troops_can_be_placed_than_there_are() -> None:
    g = risk("ukraine, siam | ural | rest")
    g.places(0, "siam", 1)
    g.says(0, "place", "ukraine")
    g.refuses(0, "amount 3", "not-that-many", "RK-065")
    assert g.why(0, "amount 3").figures == {"least": 1, "most": 2}
    assert g.about == {"me": 0, "territory": place("ukraine"), "troops": 2}


@rule("RK-065")
def test_the_question_tells_how_many_are_left_to_place() -> None:
    g = risk("ukraine, siam | ural | rest")
    assert g.about == {"me": 0, "troops": 3}
    assert g.view(1)["reserve"] == g.view(None)["reserve"] == 3
    g.places(0, "siam", 2)
    assert g.about == {"me": 0, "troops": 1}


@rule("RK-069")
def test_what_is_taken_in_the_turn_adds_nothing_to_it() -> None:
    g = risk("indonesia 5, new_guinea, western_australia | eastern_australia | rest", at="turn")
    assert g.events == [ev.Reinforced(0, 3, 0, 0)]
    g.places(0, "western_australia", 3)
    g.takes(0, "western_australia", "eastern_australia")
    assert (g.step, g.reserve) == ("attacking", 0)
    assert len(g.happened(ev.Reinforced)) == 1
    assert g.armies[0] == 10


@rule("RK-069")
def test_what_is_taken_in_the_turn_counts_in_the_next() -> None:
    g = risk("indonesia 5, new_guinea, western_australia 3 | eastern_australia, peru | rest", at="attack")
    g.takes(0, "western_australia", "eastern_australia")
    g.ends_turn(0)
    g.draws("siam")
    g.ends_turn(1)
    g.ends_turn(2)
    assert g.happened(ev.Reinforced)[-1] == ev.Reinforced(0, 3, 0, 2, (CONTINENTS.index("australia"),))


@rule("RK-040", "RK-131")
def test_troops_lost_between_the_turns_are_not_given_back() -> None:
    g = risk("ukraine 4 | ural 9, siam | rest", turn=1, at="attack")
    g.fights(1, "ural", "ukraine", "6 6 6", "1 1")
    g.ends_turn(1)
    assert g.troops("ukraine") == [2]
