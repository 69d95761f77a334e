"""Building: MG-080, MG-110 to MG-129."""

import pytest
from mangrovia_script import SAYINGS, Script, card, mangrovia, space
from marks import rule

from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import COST, MAY_DOUBLE, SPACES


def building(hand: str, jetty: int = 9, **position: object) -> Script:
    """Seat 0 may build at this jetty."""
    place = 13 - jetty
    bowls = " ".join("0" if number == place else "_" for number in range(1, 7))
    return mangrovia(4, bowls=bowls, jetty=jetty, hands=f"{hand} | | | ", **{"birds": "water sand", **position})  # type: ignore[arg-type]


@rule("MG-080")
def test_only_where_a_bird_marks_the_landscape() -> None:
    g = building("7 reed sand", birds="sand water")
    assert g.builds == {"P54", "T15"}
    g.refuses(0, "build P42 reed", "no-bird", "MG-080", "MG-124")
    assert building("7 reed sand", birds="reed water").builds == {"P42", "T37"}


@rule("MG-110", "MG-111")
def test_the_price_is_paid_exactly() -> None:
    g = building("2 6 6 sand")
    assert g.builds == {"P43", "S51", "X2", "X7"}, "8 is 6 and 2, 6 is 6; 7 and 9 cannot be made"
    refusal = g.why(0, "build P54 sand")
    assert (refusal.key, refusal.figures["price"]) == ("no-exact-payment", 7)
    g.says(0, "build X7 sand")
    assert g.options() == ["pay 6 2"]
    g.refuses(0, "pay 6", "not-exact", "MG-110", "MG-111")
    g.refuses(0, "pay 6 6 2", "not-exact", "MG-110", "MG-111")
    g.refuses(0, "pay 5 3", "cannot-pay-so", "MG-110")
    g.says(0, "pay 6 2")
    assert g.hand(0) == "6" and g.owner("X7") == 0


@rule("MG-110")
def test_value_cards_do_not_pay_for_amulets_nor_amulets_for_values() -> None:
    g = building("5 water", amulets="2 | | | ")
    assert "S61" not in g.builds, "5 in amulets is not a value card of 5"
    g = building("2 water", amulets="3 | | | ")
    assert "X1" not in g.builds and "P46" not in g.builds, "2 and an amulet of 3 make no 5"
    g = building("3 2 water sand", amulets="3 2 | | | ")
    g.says(0, "build S61 water")
    assert g.options() == ["pay amulets 3 2"]
    g.refuses(0, "pay 3 2", "other-currency", "MG-110")
    g.says(0, "pay amulets 3 2")
    assert g.hand(0) == "2 3 sand" and g.amulets(0) == []


@rule("MG-110")
def test_every_distinct_way_to_pay_is_offered_once() -> None:
    g = building("2 2 3 3 4 5 7 s4 sand")
    g.says(0, "build P54 sand")
    assert g.step == "choose_payment"
    assert g.options() == ["pay 7", "pay 5 2", "pay 4 3", "pay 3 2 2"]
    assert g.about == {"me": 0, "space": space("P54"), "price": 7, "gifts": (2,), "by_amulets": False}


@rule("MG-080", "MG-062")
@pytest.mark.parametrize(
    ("hand", "birds", "why"),
    [("7 reed", "sand water", "landscape"), ("3 sand", "sand water", "payment"), ("7 sand", "sand water", "")],
)
def test_who_passes_because_nothing_can_be_built_alone_hears_why(hand: str, birds: str, why: str) -> None:
    g = building(hand, birds=birds)
    assert bool(g.builds) == (why == "")
    g.says(0, "pass")
    (passed,) = g.happened(ev.Passed)
    assert passed.why == why
    assert passed.seen_by(1) == passed.seen_by(None) == ev.Passed(0), "it would tell of the hand"


@rule("MG-110")
def test_a_payment_without_choice_is_one_click_and_tells_nothing() -> None:
    g = building("7 sand")
    g.says(0, "build P54 sand")
    assert g.waiting == [0] and g.options() == ["pay 7"]


@rule("MG-112")
def test_a_landscape_card_of_the_space_is_paid_too() -> None:
    g = building("7 water")
    assert g.builds == {"P23"}
    g.refuses(0, "build P54 sand", "no-landscape-card", "MG-112", "MG-120", "MG-164")
    g.says(0, "build P23 water", "pay 7")
    assert g.hand(0) == "" and g.played("water") == 1


@rule("MG-113")
def test_chief_points_score_at_once() -> None:
    g = building("7 7 water")
    g.says(0, "build P11 water", "pay 7 7")
    assert g.points == [5, 0, 0, 0]
    assert g.happened(ev.Built) == [ev.Built(0, space("P11"), False, 5)]


@rule("MG-114")
@pytest.mark.parametrize("pole", [2, 3, 4, 5, 6, 7, 8, 9])
def test_a_hut_in_the_pole_area_takes_the_top_tile(pole: int) -> None:
    taken = " ".join(
        f"{name}={tile}"
        for name, tile in zip(("T25", "T35", "T16", "T36", "T17", "T27", "T37"), range(2, 9), strict=True)
    )
    board = " | " + " ".join(taken.split()[: pole - 2]) + " | | "
    g = building("7 sand", board=board)
    g.says(0, "build T15 sand", "pay 7")
    assert g.state.pole[space("T15")] == pole and g.points[0] == pole
    assert g.happened(ev.TookPole) == [ev.TookPole(0, pole)]
    assert g.view(None)["next_pole"] == (pole + 1 if pole < 9 else None)


@rule("MG-114", "pole_tile:2", "pole_tile:3", "pole_tile:4", "pole_tile:5", "pole_tile:6", "pole_tile:7")
@rule("pole_tile:8", "pole_tile:9")
def test_the_tiles_come_in_rising_order() -> None:
    g = mangrovia(
        4, bowls="_ _ 0 _ _ _", jetty=10, hands="7 6 3 sand water reed | | | ", amulets="3 | | | ", birds="sand reed"
    )
    g.says(0, "build T15 sand", "pay 7")
    g.says(0, "build T25 reed", "pay amulets 3")
    assert (g.state.pole[space("T15")], g.state.pole[space("T25")]) == (2, 3)
    assert g.points[0] == 5


@rule("MG-115", "MG-123")
def test_one_hut_per_space_and_none_is_made_double_later() -> None:
    g = building("7 7 7 sand sand", board="P54 | P43 | | ")
    assert "P54" not in g.builds | g.doubles and "P43" not in g.builds | g.doubles
    g.refuses(0, "build P54 sand", "occupied", "MG-115", "MG-123")
    g.refuses(0, "build double P54 sand sand", "occupied", "MG-115", "MG-123")
    g.refuses(0, "build P43 sand", "occupied", "MG-115", "MG-123")


@rule("MG-118")
def test_two_huts_are_paid_separately() -> None:
    g = building("2 6 6 reed water", jetty=10, birds="water reed")
    assert {"P21", "S53"} <= g.builds
    g.says(0, "build P21 reed", "pay 6 2")
    assert g.builds == {"S53"}
    g.says(0, "build S53 water", "pay 6")
    assert g.state.huts_left[0] == 7


@rule("MG-120", "MG-127")
def test_a_double_hut_costs_twice_and_scores_twice() -> None:
    g = building("6 7 7 water water")
    assert g.doubles == {"P32", "P23"} and MAY_DOUBLE[space("P32")]
    g.says(0, "build double P32 water water")
    assert g.about["price"] == 20 and g.options() == ["pay 7 7 6"], "no two halves of 10 are needed"
    g.says(0, "pay 7 7 6")
    assert g.points[0] == 8 and g.state.huts[space("P32")] == 2 and g.state.huts_left[0] == 7
    assert g.hand(0) == "" and g.played("water") == 2


@rule("MG-120")
def test_double_huts_at_jetty_9_only() -> None:
    for jetty in (8, 10, 11):
        assert not building("7 7 water water", jetty=jetty).doubles
    g = building("7 7 water water", jetty=10)
    g.refuses(0, "build double P23 water water", "when-build_double", "MG-072", "MG-120")
    assert building("7 7 water water").doubles == {"P23"}
    assert not building("7 7 water").doubles, "one landscape card is not enough"


@rule("MG-120")
def test_a_double_hut_for_amulets() -> None:
    g = building("mangrove mangrove", amulets="2 6 | | | ", birds="mangrove sand")
    assert g.doubles == {"P41"}
    g.says(0, "build double P41 mangrove mangrove", "pay amulets 6 2")
    assert g.points[0] == 4 and g.state.aside == [0, 0, 1, 0, 0, 0, 1]


@rule("MG-122")
def test_no_double_huts_in_stone_and_pole_area_and_on_amulet_spaces() -> None:
    for name in SPACES:
        assert MAY_DOUBLE[space(name)] == name.startswith("P")
    g = building("2 3 4 5 6 7 sand sand sand water water water", amulets="2 3 4 5 | | | ")
    assert g.doubles and all(name.startswith("P") for name in g.doubles)


@rule("MG-124")
def test_a_two_landscape_space_takes_a_card_of_either_that_a_bird_marks() -> None:
    g = building("4 5 mangrove water", birds="mangrove water")
    assert {"build P22 mangrove", "build P22 water"} <= set(g.options())
    g = building("4 5 mangrove water", birds="sand water")
    assert "build P22 water" in g.options() and "build P22 mangrove" not in g.options()
    g.refuses(0, "build P22 mangrove", "no-bird", "MG-080", "MG-124")


@rule("MG-124")
def test_a_double_hut_there_takes_two_cards_of_one_or_of_both() -> None:
    g = building("5 6 7 mangrove water water", birds="mangrove water")
    found = {words for words in g.options() if words.startswith("build double P22")}
    assert found == {"build double P22 mangrove water", "build double P22 water water"}
    g = building("5 6 7 mangrove mangrove water", birds="sand water")
    assert "P22" not in g.doubles, "one of the two would not be marked"
    g = building("5 6 7 mangrove water", birds="mangrove water")
    g.says(0, "build double P22 mangrove water", "pay 7 6 5")
    assert g.points[0] == 8 and g.hand(0) == ""


@rule("MG-127")
def test_so_many_ways_that_the_number_of_cards_comes_first() -> None:
    g = building("2 2 2 2 2 2 3 3 3 4 4 5 5 6 7 water water")
    g.says(0, "build double P32 water water")
    assert g.step == "choose_count" and g.about["price"] == 20
    assert g.options() == [f"pay with {count}" for count in range(4, 9)]
    g.refuses(0, "pay with 3", "not-with-so-many", "MG-110", "MG-127")
    g.says(0, "pay with 4")
    assert g.step == "choose_payment"
    assert all(len(words.split()) == 5 and sum(map(int, words.split()[1:])) == 20 for words in g.options())
    assert "pay 7 5 4 4" in g.options() and "pay 7 6 5 2" in g.options() and "pay 7 5 3 3 2" not in g.options()
    g.refuses(0, "pay 7 5 3 3 2", "other-count", "MG-127")
    g.refuses(0, "pay 7 7 4 2", "cannot-pay-so", "MG-110")
    g.says(0, "pay 7 6 5 2")
    assert g.state.huts[space("P32")] == 2


@rule("MG-127", "MG-110")
def test_a_person_can_read_all_payments() -> None:
    g = building("2 2 2 2 2 2 3 3 3 4 4 5 5 6 7 water sand")
    for words in [words for words in g.options() if words.startswith("build ") and "double" not in words]:
        h = g.copy()
        h.says(0, words)
        assert h.step == "choose_payment" and 1 <= len(h.options()) <= 24


@rule("MG-128")
def test_the_last_hut_is_a_single_one() -> None:
    g = building("7 7 water water", left={0: 1})
    assert g.builds and not g.doubles
    g.refuses(0, "build double P23 water water", "too-few-huts", "MG-128")
    g = building("7 7 sand sand", jetty=10, left={0: 1})
    g.says(0, "build P54 sand", "pay 7")
    assert g.step != "build_hut" or g.waiting != [0], "there is no second hut to build"


@rule("MG-129")
def test_no_change_is_given() -> None:
    g = building("7 5 water sand")
    assert "X1" in g.builds
    g.says(0, "build X1 water")
    assert g.options() == ["pay 5"]
    g.says(0, "pay 5")
    assert g.hand(0) == "7 sand"


@rule("MG-110", "MG-112", "MG-126")
def test_a_building_is_told_to_all() -> None:
    g = building("3 4 sand")
    g.says(0, "build P54 sand", "pay 4 3")
    told = [event for event in g.told(2) if isinstance(event, (ev.Chose, ev.Paid, ev.Built))]
    assert told == [
        ev.Chose(0, space("P54"), False, (2,)),
        ev.Paid(0, (card("4"), card("3"), card("sand"))),
        ev.Built(0, space("P54"), False, 1),
    ]


@rule("MG-015", "MG-111")
def test_the_cheapest_and_the_dearest_space_are_within_reach_of_the_table_of_payments() -> None:
    assert (min(COST), max(COST)) == (3, 14)
    g = building("7 7 7 7 water water")
    g.says(0, "build double P11 water water", "pay 7 7 7 7")
    assert g.points[0] == 10


@rule("MG-080", "MG-110", "MG-111", "MG-112", "MG-120", "MG-124")
def test_what_is_offered_and_what_is_refused_agree() -> None:
    hand = "2 3 4 7 7 sand water water mangrove"
    g = building(hand, amulets="2 3 | | | ", birds="mangrove water", board=" | P13 | | ")
    step, options = g.state.agenda[-1], g.options()
    assert len(options) > 10
    for words, action in SAYINGS.items():
        free = step.refuse(g.state, 0, action).key == f"when-{action.verb()}"
        assert free if words in options else not free or action.verb() not in ("build", "build_double"), words
