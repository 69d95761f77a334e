"""Attack and defence: RK-070 to RK-091."""

import pytest
from marks import rule
from risk_script import Script, place, risk

from meydan.core.chance import Roll
from meydan.core.contract import Refusal
from meydan.games.risk import events as ev
from meydan.games.risk.actions import Attack

ATTACKING = ("RK-070", "RK-071", "RK-073", "RK-088")
DICE = ("RK-072", "RK-073", "RK-091")


def russia_and_holland(russia: int = 4, holland: int = 2) -> Script:
    """The two territories of the book's example, called Ukraine and Northern Europe here."""
    return risk(f"ukraine {russia}, siam | northern_europe {holland}, japan | rest", at="attack")


def holland_falls(russia: int, dice: int = 3) -> Script:
    """Northern Europe, held by one troop, is taken without loss with so many dice."""
    g = russia_and_holland(russia, 1)
    g.fights(0, "ukraine", "northern_europe", "6 5 4"[: 2 * dice - 1], "1")
    assert g.step == "move_in"
    return g


@rule("RK-070")
def test_an_attack_goes_from_an_own_territory_into_a_touching_enemy_one() -> None:
    g = risk("ukraine 2, siam 2, ural, india | northern_europe, china | rest", at="attack")
    assert sorted(g.options(0)) == sorted(
        ["done", "attack siam china", "attack siam indonesia"]
        + [f"attack ukraine {name}" for name in ("afghanistan", "middle_east", "northern_europe", "scandinavia")]
        + ["attack ukraine southern_europe"]
    )


@rule("RK-070")
def test_nobody_attacks_a_territory_that_does_not_touch_or_the_own_one() -> None:
    g = risk("ukraine 5, ural 5 | northern_europe, china | rest", at="attack")
    g.refuses_action(0, Attack(place("ukraine"), place("china")), "not-touching", "RK-070")
    g.refuses(0, "attack ukraine ural", "your-own", "RK-070")
    g.refuses(0, "attack china siam", "attack-from-own", "RK-070", "RK-073")
    assert g.why(0, "attack ukraine ural").figures == {"territory": place("ural")}
    assert g.why(0, "attack china siam").figures == {"territory": place("china")}


@rule("RK-070")
def test_where_all_neighbours_are_own_there_is_nothing_to_attack() -> None:
    g = risk("south_america 5, iceland 5 | northern_europe, china | rest", at="attack")
    g.refuses(0, "attack argentina brazil", "no-enemy-near", "RK-070")
    g.refuses(0, "attack brazil argentina", "your-own", "RK-070")
    assert g.clicked(0, "argentina") == Refusal("no-enemy-near", ("RK-070",), {"territory": place("argentina")})
    assert g.clicked(0, "ural") == Refusal("attack-from-own", ("RK-070", "RK-073"), {"territory": place("ural")})
    assert g.clicked(0, "north_africa") is None
    assert g.clicked(0, "seat-1") == Refusal("shown-seat", ("RK-070",), {})
    assert g.clicked(0, "infantry") == Refusal("shown-picture", ("RK-061",), {})


@rule("RK-071")
def test_one_source_attacks_one_target_at_a_time() -> None:
    g = risk("ukraine 5, ural 5 | afghanistan 3 | rest", at="attack")
    g.says(0, "attack", "ukraine", "afghanistan")
    g.refuses(0, "attack ural afghanistan", "attack-begun", "RK-071")
    g.says(0, "roll 3")
    g.says(1, "defend 2")
    g.rolls(1, 1, 1, 6, 6)
    assert g.troops("ukraine", "ural", "afghanistan") == [3, 5, 3]


@rule("RK-072", "RK-075")
@pytest.mark.parametrize(
    ("troops", "dice"),
    [(2, ["1"]), (3, ["2", "1"]), (4, ["3", "2", "1"]), (5, ["3", "2", "1"]), (40, ["3", "2", "1"])],
)
def test_one_to_three_troops_attack_and_one_stays(troops: int, dice: list[str]) -> None:
    g = russia_and_holland(troops)
    g.says(0, "attack", "ukraine", "northern_europe")
    assert [words for words in g.options(0) if words.startswith("roll")] == [f"roll {n}" for n in dice]


@rule("RK-075", "RK-073")
def test_with_three_troops_two_can_attack_and_no_more() -> None:
    g = russia_and_holland(3)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.refuses(0, "roll 3", "too-many-dice", "RK-072", "RK-073")
    assert g.why(0, "roll 3").figures == {"most": 2}


@rule("RK-073")
def test_no_territory_is_ever_empty() -> None:
    g = russia_and_holland(2, 2)
    g.fights(0, "ukraine", "northern_europe", "1", "6 6")
    assert g.troops("ukraine") == [1]
    h = russia_and_holland(4, 1)
    h.fights(0, "ukraine", "northern_europe", "6 5 4", "1")
    assert h.troops("ukraine", "northern_europe") == [1, 3]


@rule("RK-074", "RK-073")
def test_a_territory_with_one_troop_cannot_attack() -> None:
    g = risk("ukraine, siam 2 | northern_europe, china | rest", at="attack")
    assert not [words for words in g.options(0) if words.startswith("attack ukraine")]
    g.refuses(0, "attack ukraine northern_europe", "one-cannot-attack", "RK-073", "RK-074")
    assert g.why(0, "attack ukraine northern_europe").figures == {"territory": place("ukraine")}


@rule("RK-074")
def test_with_one_troop_everywhere_there_is_no_attack_to_ask_about() -> None:
    g = risk("ukraine, siam | northern_europe, china 2 | rest", at="attack")
    assert g.turn == 1


@rule("RK-076")
@pytest.mark.parametrize("holland", [2, 3, 9])
def test_the_defender_uses_one_or_two_troops_as_he_chooses(holland: int) -> None:
    g = russia_and_holland(4, holland)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.says(0, "roll 3")
    assert (g.step, g.waiting, g.options(1)) == ("defend_with", [1], ["defend 2", "defend 1"])
    for dice in (1, 2):
        h = g.copy()
        h.says(1, f"defend {dice}")
        assert h.chance == Roll(3 + dice)


@rule("RK-076")
def test_the_last_troop_may_defend() -> None:
    g = russia_and_holland(4, 1)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.says(0, "roll 3")
    assert g.chance == Roll(4)
    g.rolls(1, 1, 1, 6)
    assert g.troops("ukraine", "northern_europe") == [3, 1]


@rule("RK-077")
@pytest.mark.parametrize(("red", "black"), [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)])
def test_each_fighting_troop_throws_one_die_and_all_are_thrown_together(red: int, black: int) -> None:
    g = russia_and_holland(9, 5)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.says(0, f"roll {red}")
    g.says(1, f"defend {black}")
    assert g.chance == Roll(red + black)
    faces = [6, 5, 4][:red] + [3, 2][:black]
    event = g.rolls(*faces)[0]
    assert isinstance(event, ev.Rolled)
    assert (event.red, event.black) == (tuple(faces[:red]), tuple(faces[red:]))


@rule("RK-078", "RK-079", "RK-080")
@pytest.mark.parametrize(
    ("red", "black", "attack_lost", "defence_lost"),
    [
        ("6 3 1", "4 2", 0, 2),
        ("1 3 6", "2 4", 0, 2),
        ("3 6 1", "6 2", 1, 1),
        ("1 1 6", "5 5", 1, 1),
        ("5 5 5", "5 5", 2, 0),
        ("2 6 2", "3 3", 1, 1),
        ("6 6 6", "6 5", 1, 1),
        ("1 4 4", "3", 0, 1),
        ("4 6 6", "6", 1, 0),
        ("2 1", "1 6", 2, 0),
        ("6 5", "4 5", 0, 2),
        ("5 6", "1", 0, 1),
        ("3", "2 1", 0, 1),
        ("3", "1 3", 1, 0),
        ("1", "1", 1, 0),
        ("2", "1", 0, 1),
    ],
)
def test_highest_meets_highest_and_ties_go_to_the_defender(
    red: str, black: str, attack_lost: int, defence_lost: int
) -> None:
    g = russia_and_holland(9, 9)
    g.fights(0, "ukraine", "northern_europe", red, black)
    assert g.troops("ukraine", "northern_europe") == [9 - attack_lost, 9 - defence_lost]
    event = g.happened(ev.Rolled)[0]
    assert isinstance(event, ev.Rolled)
    assert event.red == tuple(sorted(map(int, red.split()), reverse=True))
    assert event.black == tuple(sorted(map(int, black.split()), reverse=True))
    assert (event.attack_lost, event.defence_lost) == (attack_lost, defence_lost)
    assert event.flow() == {"troops": -attack_lost - defence_lost}


@rule("RK-080")
def test_after_one_throw_the_battle_is_over() -> None:
    g = russia_and_holland(9, 9)
    g.fights(0, "ukraine", "northern_europe", "6 6 6", "1 1")
    assert (g.step, g.waiting) == ("attacking", [0])
    assert len(g.happened(ev.Rolled)) == 1


@rule("RK-081", "RK-085")
@pytest.mark.parametrize("third", [1, 2, 3])
def test_russia_beats_holland_with_6_and_3_against_4_and_2_and_takes_it(third: int) -> None:
    g = russia_and_holland(4, 2)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.says(0, "roll 3")
    g.says(1, "defend 2")
    events = g.rolls(6, 3, third, 4, 2)
    where = place("ukraine"), place("northern_europe")
    assert events[:2] == [
        ev.Rolled(0, *where, (6, 3, third), (4, 2), 0, 2),
        ev.Captured(0, place("northern_europe")),
    ]
    assert g.owner("northern_europe") == 0
    assert g.troops("ukraine", "northern_europe") == [1, 3]


@rule("RK-082")
def test_a_defender_with_troops_left_keeps_the_territory() -> None:
    g = russia_and_holland(4, 3)
    g.fights(0, "ukraine", "northern_europe", "6 3 1", "4 2")
    assert (g.owner("northern_europe"), g.troops("ukraine", "northern_europe")) == (1, [4, 1])
    assert not g.happened(ev.Captured, ev.MovedIn)


@rule("RK-083")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_troops_that_fought_the_last_roll_move_in(dice: int) -> None:
    g = holland_falls(15, dice)
    assert (g.owner("northern_europe"), g.troops("ukraine", "northern_europe")) == (0, [15 - dice, dice])
    assert g.options(0)[0] == f"amount {dice}"
    if dice > 1:
        g.refuses(0, f"amount {dice - 1}", "not-that-many", "RK-083", "RK-084")
    g.says(0, f"amount {dice}")
    assert g.events[-1] == ev.MovedIn(0, place("northern_europe"), dice)
    assert g.troops("ukraine", "northern_europe") == [15 - dice, dice]


@rule("RK-084", "RK-086")
def test_of_15_troops_the_3_that_fought_must_and_11_more_may_move_in() -> None:
    g = holland_falls(15)
    assert g.options(0) == [f"amount {n}" for n in range(3, 15)]
    assert g.about == {"source": place("ukraine"), "territory": place("northern_europe"), "least": 3, "most": 14}
    g.refuses(0, "amount 15", "not-that-many", "RK-083", "RK-084")
    assert g.why(0, "amount 15").figures == {"least": 3, "most": 14}
    g.says(0, "amount 14")
    assert g.troops("ukraine", "northern_europe") == [1, 14]


@rule("RK-087")
def test_of_15_troops_moving_5_in_and_keeping_10_is_legal() -> None:
    g = holland_falls(15)
    g.says(0, "amount 5")
    assert g.events[-1] == ev.MovedIn(0, place("northern_europe"), 5)
    assert g.troops("ukraine", "northern_europe") == [10, 5]


@rule("RK-083", "RK-084")
def test_where_nobody_else_can_follow_nothing_is_asked() -> None:
    g = russia_and_holland(4, 1)
    g.fights(0, "ukraine", "northern_europe", "6 5 4", "1")
    assert g.events[-1] == ev.MovedIn(0, place("northern_europe"), 3)
    assert g.step == "attacking"


@rule("RK-088")
def test_after_a_lost_battle_the_same_or_another_territory_may_be_attacked() -> None:
    g = russia_and_holland(9, 9)
    for _ in range(3):
        g.fights(0, "ukraine", "northern_europe", "1 1 1", "6 6")
    g.fights(0, "ukraine", "ural", "6", "1")
    assert g.owner("ural") == 0


@rule("RK-088", "RK-090")
def test_stopping_between_rolls_is_always_allowed() -> None:
    for red, black in (("1 1 1", "6 6"), ("6 6 6", "1 1")):
        g = russia_and_holland(9, 9)
        g.fights(0, "ukraine", "northern_europe", red, black)
        assert "done" in g.options(0)
        g.says(0, "done")
        assert g.step != "attacking"


@rule("RK-089")
def test_a_freshly_taken_territory_may_attack_further() -> None:
    g = holland_falls(9)
    g.says(0, "amount 8")
    assert "attack northern_europe great_britain" in g.options(0)
    g.takes(0, "northern_europe", "great_britain", 2)
    g.takes(0, "great_britain", "iceland")
    assert [g.owner(name) for name in ("northern_europe", "great_britain", "iceland")] == [0, 0, 0]


@rule("RK-091")
def test_the_attacker_names_the_dice_first_then_the_defender_then_all_are_thrown() -> None:
    g = russia_and_holland(9, 9)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.refuses(1, "defend 2", "not-asked", *DICE)
    g.says(0, "roll 2")
    assert (g.step, g.waiting) == ("defend_with", [1])
    assert g.about["dice"] == 2
    for stranger in (0, 2):
        g.refuses(stranger, "defend 2", "not-asked", "RK-076", "RK-091")
    assert g.says(1, "defend 1") == [ev.Attacked(0, place("ukraine"), place("northern_europe"), 2)]
    assert g.chance == Roll(3)


# Going on until a stop named beforehand


@rule("RK-088", "RK-072")
def test_an_attack_may_go_on_until_so_many_troops_are_left() -> None:
    g = russia_and_holland(6, 9)
    g.says(0, "attack", "ukraine", "northern_europe")
    assert g.options(0) == ["roll 3", "roll 2", "roll 1", "until 1", "until 3", "until 5", "done"]
    g.refuses(0, "until 10", "too-few-troops", "RK-073")
    assert g.why(0, "until 10").figures == {"left": 10}
    g.says(0, "until 3")
    for left in (4, 2):
        g.says(1, "defend 2")
        g.rolls(1, 1, 1, 6, 6)
        assert g.troops("ukraine") == [left]
    assert (g.step, g.waiting) == ("attacking", [0])


@rule("RK-088", "RK-073")
@pytest.mark.parametrize(
    ("troops", "stops"),
    [(2, [1]), (3, [1]), (4, [1, 3]), (5, [1, 3]), (6, [1, 3, 5]), (10, [1, 3, 5]), (11, [1, 3, 5, 10])],
)
def test_an_attack_stops_at_fewer_troops_than_there_are(troops: int, stops: list[int]) -> None:
    g = russia_and_holland(troops)
    g.says(0, "attack", "ukraine", "northern_europe")
    assert [words for words in g.options(0) if words.startswith("until")] == [f"until {n}" for n in stops]


@rule("RK-073", "RK-091")
def test_an_attack_to_the_last_uses_fewer_dice_as_troops_go_and_asks_the_defender_each_time() -> None:
    g = russia_and_holland(4, 9)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.says(0, "until 1")
    thrown = []
    while g.step == "defend_with":
        g.says(1, "defend 1")
        assert isinstance(g.chance, Roll)
        thrown.append(g.chance.n)
        g.rolls(*[1] * (g.chance.n - 1), 6)
    assert thrown == [4, 3, 2]
    assert g.troops("ukraine", "northern_europe") == [1, 9]


@rule("RK-083", "RK-088")
def test_an_attack_that_goes_on_ends_with_the_capture() -> None:
    g = russia_and_holland(9, 3)
    g.says(0, "attack", "ukraine", "northern_europe")
    g.says(0, "until 1")
    g.says(1, "defend 2")
    g.rolls(6, 6, 6, 1, 1)
    assert g.chance == Roll(4)
    g.rolls(6, 6, 6, 1)
    assert (g.step, g.owner("northern_europe")) == ("move_in", 0)
    assert g.options(0)[0] == "amount 3"
