"""The classic game: RK-140 to RK-151."""

import pytest
from marks import rule
from risk_script import Script, opening, place, risk, some

from meydan.core.chance import Pick
from meydan.games.risk import events as ev
from meydan.games.risk.facts import TERRITORIES

START = {3: 35, 4: 30, 5: 25}


def claimed(seats: int, first: int = 0) -> Script:
    """A classic table with all territories claimed in the order of the map, the first troop still to be added."""
    g = opening(seats, mode="classic", first=first)
    for name in TERRITORIES[:-1]:
        g.says(g.waiting[0], "claim", name)
    assert g.step == "add_troop"
    return g


@rule("RK-140")
def test_the_classic_game_has_no_number_of_territories_to_reach() -> None:
    g = risk(f"{some(40)} | rest | eastern_australia", at="end")
    assert (g.over, g.turn) == (False, 1)


@rule("RK-140", "RK-145")
def test_the_classic_game_has_the_turn_of_the_elementary_one() -> None:
    g = opening(3, mode="classic", first=0)
    g.sets_up()
    assert (g.step, g.turn, g.reserve) == ("place_troops", 0, 3 + 1)


@rule("RK-141")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_starts_with_35_30_or_25_troops(seats: int) -> None:
    g = opening(seats, mode="classic", first=0)
    g.sets_up()
    assert g.armies == [START[seats]] * seats
    assert sum(event.flow().get("troops", 0) for event in g.events) == seats * START[seats]


@rule("RK-142", "RK-021")
def test_dice_decide_who_claims_first() -> None:
    g = opening(4, mode="classic")
    assert g.chance == Pick(4)
    g.picks(3)
    assert (g.step, g.waiting) == ("claim_territory", [3])


@rule("RK-142")
def test_in_turn_each_puts_one_troop_on_an_empty_territory() -> None:
    g = opening(3, mode="classic", first=1)
    for seat, name in ((1, "siam"), (2, "peru"), (0, "japan"), (1, "ural")):
        assert g.waiting == [seat]
        assert g.says(seat, "claim", name) == [ev.Claimed(seat, place(name))]
        assert (g.owner(name), g.troops(name)) == (seat, [1])
    assert len(g.options(2)) == 38


@rule("RK-142")
def test_a_claimed_territory_cannot_be_claimed_again() -> None:
    g = opening(3, mode="classic", first=0)
    g.says(0, "claim", "siam")
    assert "claim siam" not in g.options(1)
    g.refuses(1, "claim siam", "already-claimed", "RK-142")
    assert g.why(1, "claim siam").figures == {"territory": place("siam")}
    g.refuses_now(1, "place siam")


@rule("RK-142", "RK-143")
def test_troops_are_added_only_when_all_42_are_taken() -> None:
    g = opening(3, mode="classic", first=0)
    while g.step == "claim_territory":
        assert -1 in g.state.owner
        g.says(g.waiting[0], g.options(g.waiting[0])[0])
    assert (-1 in g.state.owner, g.step) == (False, "add_troop")
    assert sum(g.armies) == 42


@rule("RK-143")
def test_in_turn_each_adds_one_troop_to_an_own_territory() -> None:
    g = claimed(3)
    for seat in (0, 1, 2, 0):
        assert g.waiting == [seat]
        name = TERRITORIES[seat]
        before = g.troops(name)[0]
        assert g.says(seat, "place", name) == [ev.Placed(seat, place(name), 1)]
        assert g.troops(name) == [before + 1]


@rule("RK-143")
def test_an_added_troop_goes_on_an_own_territory() -> None:
    g = claimed(3)
    assert g.options(0) == [*[f"place {name}" for name in TERRITORIES[::3]], "place rest"]
    g.refuses(0, f"place {TERRITORIES[1]}", "not-yours", "RK-143")
    g.refuses_now(0, "claim siam")
    assert g.about == {"seat": 0, "troops": 21}


@rule("RK-144")
def test_all_extra_troops_may_go_to_one_territory() -> None:
    g = claimed(3)
    while g.step == "add_troop":
        g.says(g.waiting[0], "place", TERRITORIES[g.waiting[0]])
    assert g.troops(*TERRITORIES[:4]) == [22, 22, 22, 1]


@rule("RK-144")
def test_extra_troops_may_be_spread_freely() -> None:
    g = claimed(3)
    for name in ("alaska", "alberta", "western_us", "venezuela"):
        g.says(0, "place", name)
        g.says(1, "place", TERRITORIES[1])
        g.says(2, "place", TERRITORIES[2])
    assert g.troops("alaska", "alberta", "western_us", "venezuela") == [2, 2, 2, 2]


@rule("RK-145")
@pytest.mark.parametrize(("seats", "first"), [(3, 0), (3, 2), (4, 1), (5, 4)])
def test_when_everything_is_placed_the_first_player_takes_the_first_turn(seats: int, first: int) -> None:
    g = opening(seats, mode="classic", first=first)
    g.sets_up()
    assert (g.turn, g.waiting, g.step) == (first, [first], "place_troops")


@rule("RK-146")
def test_no_classic_draw_can_be_the_cease_fire_card() -> None:
    g = risk("ukraine, siam | ural, japan | rest", at="end", captured=True)
    g.refuses_draw("cease_fire", "RK-130", "RK-131", "RK-134")


@rule("RK-147")
def test_controlling_all_42_territories_wins_at_once_without_moving_or_drawing() -> None:
    g = risk("rest, ukraine 9 | ural | ", fell={2: 0}, hands="| alaska |", at="attack")
    events = g.fights(0, "ukraine", "ural", "6 5 4", "1")
    assert events[-2:] == [ev.MovedIn(0, place("ural"), 3), ev.Won((0,))]
    assert (g.held, g.winners, g.step) == ([42, 0, 0], (0,), "")
    assert g.troops("ukraine", "ural") == [6, 3]
    assert g.result.scores == (1.0, 0.0, 0.0)


@rule("RK-147")
def test_41_territories_win_nothing() -> None:
    g = risk("rest, ukraine 9 | ural, siam | ", fell={2: 0}, at="attack")
    g.takes(0, "ukraine", "ural")
    g.ends_turn(0)
    g.draws("alaska")
    assert (g.over, g.turn) == (False, 1)


@rule("RK-148", "option:goal")
def test_as_agreed_who_holds_three_continents_at_the_end_of_the_own_turn_wins() -> None:
    board = "africa, australia, south_america | rest | siam"
    assert risk(board, goal="three_continents", at="end").winners == (0,)
    assert not risk(board, goal="world", at="end").over
    assert not risk(board, at="end").over


@rule("RK-148", "option:goal")
def test_two_whole_continents_are_not_enough() -> None:
    board = "africa, australia, venezuela, brazil, argentina | rest | siam, peru"
    assert not risk(board, goal="three_continents", at="end").over
    board = "africa, australia, south_america, asia | rest | ukraine"
    assert risk(board, goal="three_continents", at="end").winners == (0,)


@rule("RK-148", "option:goal")
def test_three_continents_win_nothing_in_the_middle_of_the_turn() -> None:
    board = "africa 2, australia, peru, brazil 5, argentina | venezuela, siam | rest"
    g = risk(board, goal="three_continents", at="attack")
    g.takes(0, "brazil", "venezuela")
    assert (g.over, g.step) == (False, "attacking")
    g.ends_turn(0)
    assert g.winners == (0,)


@rule("RK-148", "option:goal")
def test_three_continents_win_nothing_at_the_end_of_anothers_turn() -> None:
    board = "rest | africa, australia, south_america | siam"
    assert not risk(board, goal="three_continents", turn=2, at="end").over


@rule("RK-150", "RK-142")
@pytest.mark.parametrize(
    ("seats", "first", "held"),
    [
        (3, 0, [14, 14, 14]),
        (4, 0, [11, 11, 10, 10]),
        (5, 0, [9, 9, 8, 8, 8]),
        (4, 3, [11, 10, 10, 11]),
        (5, 2, [8, 8, 9, 9, 8]),
    ],
)
def test_here_the_first_players_claim_one_territory_more(seats: int, first: int, held: list[int]) -> None:
    assert claimed(seats, first).held == held


@rule("RK-151", "RK-143")
@pytest.mark.parametrize(
    ("seats", "begins", "extra"),
    [(3, 0, [21, 21, 21]), (4, 2, [19, 19, 20, 20]), (5, 2, [16, 16, 17, 17, 17])],
)
def test_extra_troops_go_on_in_the_same_rotation(seats: int, begins: int, extra: list[int]) -> None:
    g = claimed(seats)
    order = []
    while g.step == "add_troop":
        order.append(g.waiting[0])
        g.says(order[-1], g.options(order[-1])[0])
    assert order == [(begins + k) % seats for k in range(sum(extra))]
    assert [order.count(seat) for seat in range(seats)] == extra
