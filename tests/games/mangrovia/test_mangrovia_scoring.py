"""The end and final scoring: MG-140 to MG-158."""

import pytest
from mangrovia_script import Script, mangrovia, space
from marks import rule

from meydan.core import play
from meydan.core.contract import Event, Seat
from meydan.core.explain import explain
from meydan.core.text import FSI, PDI, sentence
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import BEHIND, BY_POLE_TILE, NEARER, NO_TIE
from meydan.games.mangrovia.rules.scoring import path_ranking, pole_ranking


def ended(board: str, seats: int = 4, **position: object) -> Script:
    """A game that has just come to its end with this board."""
    g = mangrovia(seats, board=board, jetty=12, begun=False, **position)  # type: ignore[arg-type]
    g.state.ending = True
    g.events = play.begin(g.state)
    return g


NAMES = ["Ann", "Bob", "Cyd", "Dan"]


def told(event: Event, lang: str = "en", seat: Seat | None = None) -> str:
    return sentence(GAME, event, lang, seat, NAMES).replace(FSI, "").replace(PDI, "")


def from_paths(g: Script) -> list[int]:
    total = [0] * g.state.seats
    for event in g.happened(ev.PathScored):
        total[event.seat] += event.points
    return total


@rule("MG-140", "MG-155")
def test_the_last_hut_lets_the_round_finish_and_ends_the_game() -> None:
    hands = "3 4 sand | 7 sand | 3 4 sand | "
    g = mangrovia(4, bowls="3 2 1 0 _ _", jetty=9, hands=hands, birds="sand water", left={0: 1, 1: 1})
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.state.ending and g.happened(ev.LastHut) == [ev.LastHut(0)]
    assert g.waiting == [1] and g.state.jetty == 10, "later jetties act as usual"
    g.says(1, "build T15 sand", "pay 7")
    assert len(g.happened(ev.LastHut)) == 2, "others may build their last hut too"
    g.says(2, "pass", "draw from values")
    g.draws("2")
    g.says(3, "move birds water sand")
    assert g.over and g.result.winners
    assert not g.happened(ev.TurnedUp, ev.TookTalisman), "no next round is prepared"


@rule("MG-155")
def test_who_built_the_last_hut_still_draws_cards_and_amulets() -> None:
    g = mangrovia(4, bowls="_ 0 _ _ _ _", jetty=11, hands="3 4 sand | | | ", birds="sand water", left={0: 1})
    g.says(0, "build P54 sand", "pay 4 3")
    assert g.options() == ["pass", "draw from values", "draw from landscapes"]


@rule("MG-140")
def test_without_a_last_hut_the_game_goes_on() -> None:
    g = mangrovia(4, bowls="0 1 2 3 _ _")
    g.passes()
    assert not g.over and g.state.round == 2


@rule("MG-141")
def test_most_huts_on_a_path_score_the_larger_number_and_second_most_the_smaller() -> None:
    g = ended("P13 P14 T17=2 | P11 P12 | T15=3 | ")
    on_a = [(event.seat, event.rank, event.points) for event in g.happened(ev.PathScored) if event.path == 0]
    assert on_a == [(0, 1, 12), (1, 2, 6)]


@rule("MG-141")
def test_a_double_hut_counts_two() -> None:
    g = ended("P13x2 | P11 | P12 | ")
    assert path_ranking(g.state, 0) == [0, 1, 2]
    g = ended("P13x2 | P11 P14 | | ")
    assert path_ranking(g.state, 0) == [1, 0], "two and two: the nearer one"


@rule("MG-142")
def test_ties_go_to_the_hut_nearest_the_statue() -> None:
    g = ended("P12 T17=2 | P13 P14 | P11 | ")
    assert path_ranking(g.state, 0) == [0, 1, 2]
    g = ended("P13 P14 | P12 T17=2 | P11 | T15=3")
    assert path_ranking(g.state, 0) == [1, 0, 2, 3], "for second place and behind it too"


@rule("MG-142", "MG-145", "MG-156")
def test_it_is_told_how_a_tie_on_a_path_was_decided() -> None:
    g = ended("P11 T16=2 | P12 T17=3 | P13 T15=4 | P21")
    first, second = [event for event in g.happened(ev.PathScored) if event.path == 0]
    assert told(first) == "Ann is first on path A with 2 huts: 12 points. Tied, but nearer to the statue."
    assert told(first, "en", 0) == "You are first on path A with 2 huts: 12 points. Tied, but nearer to the statue."
    assert told(second) == "Bob is second on path A with 2 huts: 6 points. Tied, but nearer to the statue."
    assert told(first, "fa") == "Ann در مسیر A با ۲ کلبه اول است: ۱۲ امتیاز. در تساوی: نزدیک‌تر به مجسمه."
    g = ended("P11 P12 T16=2 | P13 | P14 | ")
    first, second = [event for event in g.happened(ev.PathScored) if event.path == 0]
    assert told(first) == "Ann is first on path A with 3 huts: 12 points. "
    assert told(second) == "Bob is second on path A with 1 hut: 6 points. Tied, but nearer to the statue."
    g = ended("P11 | P12 | | ")
    assert told(g.happened(ev.PathScored)[1]) == "Bob is second on path A with 1 hut: 6 points. Behind in a tie."


@rule("MG-162", "MG-171")
def test_it_is_told_that_a_statue_tile_decided_a_tie() -> None:
    g = ended("P11 | P12 | | ", tiles=" | statue_a | | ", stone_tiles="mixed")
    first, second = [event for event in g.happened(ev.PathScored) if event.path == 0]
    assert told(first) == "Bob is first on path A with 1 hut: 12 points. Tied, but with the statue tile."
    assert told(second) == "Ann is second on path A with 1 hut: 6 points. Behind in a tie."


@rule("MG-149", "MG-150")
def test_it_is_told_how_a_tie_in_the_pole_area_was_decided() -> None:
    g = ended("T15=3 | T25=2 | | ")
    first, second = g.happened(ev.PoleScored)
    assert told(first) == "Pole area: with 1 hut Bob is first: 12 points. Tied, but with the lower pole tile."
    assert told(second) == "Pole area: with 1 hut Ann is second: 6 points. Behind in a tie."


@rule("MG-143")
def test_neutral_huts_count_for_rank_and_their_points_are_lost() -> None:
    g = ended("P11 | P13", seats=2)
    assert path_ranking(g.state, 0) == [0, 2, 1], "the neutral hut on P12 is nearer than P13"
    lost = [event for event in g.happened(ev.PathLost) if event.path == 0]
    assert lost == [ev.PathLost(0, 1, 2, NEARER, 6)]
    assert [event.points for event in g.happened(ev.PathScored) if event.path == 0] == [12]
    g = ended("P44 | P41", seats=2)
    assert path_ranking(g.state, 3) == [2, 1, 0], "two neutral huts on D, one each of the players"
    assert ev.PathLost(3, 2, 1, NO_TIE, 10) in g.happened(ev.PathLost)


@rule("MG-143", "MG-157")
def test_with_three_players_too() -> None:
    g = ended("P11 | | ", seats=3)
    assert path_ranking(g.state, 4) == [0, 3], "the neutral hut on P31 is second on E"
    assert ev.PathLost(4, 1, 2, BEHIND, 4) in g.happened(ev.PathLost)


@rule("MG-144")
def test_nobody_scores_on_a_path_without_a_hut_there() -> None:
    g = ended("P11 | | | ")
    assert from_paths(g) == [12 + 8, 0, 0, 0]
    assert all(event.rank == 1 for event in g.happened(ev.PathScored)), "alone on a path, there is no second place"


@rule("MG-147")
def test_the_stone_area_scores_own_huts_times_all_huts() -> None:
    g = ended("S51 S61 | S71 | | ")
    assert g.happened(ev.StoneScored) == [ev.StoneScored(0, 2, 3, 6), ev.StoneScored(1, 1, 3, 3)]
    g = ended("S51 | ", seats=2)
    assert g.happened(ev.StoneScored) == [ev.StoneScored(0, 1, 2, 2)], "the neutral hut counts among all"
    assert g.points[0] == 2 + from_paths(g)[0]


@rule("MG-147")
def test_one_hut_and_one_point_are_told_as_one() -> None:
    assert told(ev.StoneScored(0, 1, 1, 1)) == "Stone area: Ann, with 1 hut out of 1, scored 1 point."
    assert told(ev.StoneScored(0, 1, 3, 3), "en", 0) == "Stone area: with 1 hut out of 3 you scored 3 points."
    assert told(ev.StoneScored(0, 2, 3, 6)) == "Stone area: Ann, with 2 huts out of 3, scored 6 points."


@rule("MG-149")
def test_the_pole_area_scores_twelve_and_six() -> None:
    g = ended("T15=2 T25=5 | T35=3 | | ")
    scored = [(event.seat, event.own, event.rank, event.points) for event in g.happened(ev.PoleScored)]
    assert scored == [(0, 2, 1, 12), (1, 1, 2, 6)]


@rule("MG-149")
def test_ties_in_the_pole_area_go_to_the_lowest_tile() -> None:
    g = ended("T15=3 T25=4 | T35=2 T37=9 | T16=5 | ")
    assert pole_ranking(g.state) == [1, 0, 2], "the loser of a tie for first is second"
    g = ended("T15=2 T25=3 T35=4 | T37=9 | T16=5 | ")
    assert pole_ranking(g.state) == [0, 2, 1]


@rule("MG-150", "MG-031")
def test_with_two_players_the_neutral_hut_takes_part_in_the_pole_area() -> None:
    g = ended("T15=3 T25=4 | T35=5", seats=2)
    assert pole_ranking(g.state) == [0, 2, 1], "tile 2 is the lowest"
    assert g.happened(ev.PoleLost) == [ev.PoleLost(2, BY_POLE_TILE, 6)]
    assert ended(" | ", seats=2).happened(ev.PoleLost) == [ev.PoleLost(1, NO_TIE, 12)]


@rule("MG-152", "MG-158")
def test_left_over_amulets_are_shown_and_score_their_values_once() -> None:
    g = ended(" | | | ", amulets="4 6 | 1: 3 | | ")
    assert g.points == [10, 4, 0, 0]
    shown = {event.seat: event.amulets for event in g.happened(ev.AmuletsScored)}
    assert shown == {0: (4, 6), 1: (1, 3), 2: (), 3: ()}
    assert ev.AmuletsScored.final


@rule("MG-154")
def test_most_points_win() -> None:
    g = ended(" | | | ", points=[10, 30, 20, 5])
    assert g.result.winners == (1,)
    assert g.result.scores == (10.0, 30.0, 20.0, 5.0)
    assert g.result.ranks == (3, 1, 2, 4)
    assert g.happened(ev.Won) == [ev.Won((1,), 30, False, False)]


@rule("MG-154", "MG-158")
def test_a_tie_goes_to_the_higher_total_of_amulets_and_is_shared_after_that() -> None:
    g = ended(" | | | ", points=[20, 14, 17, 0], amulets=" | 6 | 3 | ")
    assert g.points == [20, 20, 20, 0]
    assert g.result.winners == (1,) and g.result.ranks == (3, 1, 2, 4)
    g = ended(" | | | ", points=[20, 14, 14, 0], amulets=" | 6 | 2 4 | ")
    assert g.result.winners == (1, 2) and g.result.ranks == (3, 1, 1, 4)
    assert g.happened(ev.Won) == [ev.Won((1, 2), 20, True, True)]


@rule("MG-154")
def test_it_is_told_that_amulets_decided_the_game() -> None:
    won = ended(" | | | ", points=[7, 11, 0, 0], amulets="4 | | | ").happened(ev.Won)[0]
    assert told(won) == "The game is over: Ann won with 11 points; the higher total of amulets decided the tie."
    assert "your higher total of amulets" in told(won, "en", 0)
    assert "در تساوی، جمع طلسم‌هایش بیشتر بود" in told(won, "fa")
    won = ended(" | | | ", points=[7, 11, 0, 0]).happened(ev.Won)[0]
    assert told(won) == "The game is over: Bob won with 11 points."


@rule("MG-154")
def test_who_shares_the_victory_is_told_with_whom() -> None:
    won = ended(" | | | ", points=[20, 20, 0, 0]).happened(ev.Won)[0]
    assert told(won, "en", 0) == "You share the victory: Ann and Bob have 20 points each and equal totals of amulets."
    assert "Ann و Bob" in told(won, "fa", 1)
    assert told(won).startswith("The game is over: Ann and Bob share the victory with 20 points each")


@rule("MG-156")
def test_the_loser_of_a_tie_for_first_takes_part_for_second() -> None:
    g = ended("P11 P14 | P12 P13 | T15=2 | ")
    on_a = [(event.seat, event.points) for event in g.happened(ev.PathScored) if event.path == 0]
    assert on_a == [(0, 12), (1, 6)]


@rule("MG-152", "MG-147", "MG-149", "MG-141")
def test_everything_adds_up() -> None:
    g = ended("P11 S51 T15=2 | P22x2 | X1 | ", amulets="2 | | 5 | ", points=[7, 8, 0, 0])
    a, b, e, f = 12, 10, 8, 10
    assert g.points[0] == 7 + a + e + 1 + 12 + 2
    assert g.points[1] == 8 + b + f
    assert g.points[2] == 5
    assert g.state.huts[space("P22")] == 2


@rule("MG-141", "MG-147", "MG-149")
def test_everybody_sees_what_the_end_would_bring_now() -> None:
    """The live score is what final scoring would give with the same board."""
    board = "P11 P12 S51 S61 T15=2 | P21 P22x2 S71 T25=3 T35=4 | P13 P14 | "
    before = mangrovia(4, board=board).view(None)
    g = ended(board)
    scored = {kind: [0] * 4 for kind in ("from_paths", "from_stones", "from_poles")}
    for path in g.happened(ev.PathScored):
        scored["from_paths"][path.seat] += path.points
    for stone in g.happened(ev.StoneScored):
        scored["from_stones"][stone.seat] += stone.points
    for pole in g.happened(ev.PoleScored):
        scored["from_poles"][pole.seat] += pole.points
    for kind, points in scored.items():
        assert [player[kind] for player in before["players"]] == points, kind
    assert before["stone_huts"] == 3
    assert before["pole_leaders"] == [{"owner": 1, "own": 2}, {"owner": 0, "own": 1}]
    first = {path["path"]: path["leaders"][0] for path in before["paths"] if path["leaders"]}
    assert first["A"] == {"owner": 0, "own": 3} and first["B"] == {"owner": 1, "own": 4}


@rule("MG-143")
def test_the_neutral_colour_leads_without_a_seat() -> None:
    paths = mangrovia(2, board=" | ").view(0)["paths"]
    assert any(path["leaders"] and path["leaders"][0]["owner"] is None for path in paths)


@rule("MG-141", "MG-142")
@pytest.mark.parametrize(
    ("board", "seat", "points"),
    [("P11 | P12 | |", 1, "12"), ("P11 | P12 | |", 2, "0"), ("P11 | | |", 2, "6"), ("P14 | | |", 2, "12")],
)
def test_a_path_says_what_one_more_hut_would_score(board: str, seat: int, points: str) -> None:
    """On the free space nearest to the statue: of as many huts the nearer go first."""
    g = mangrovia(4, board=board)
    facts = explain(GAME, g.state, seat, "path-A", "en", None)["facts"]
    assert {fact["label"]: fact["value"] for fact in facts}["With one more hut"] == points
