"""Aim and influence: CP-020 to CP-025."""

from coup_script import coup
from marks import rule

from meydan.games.coup import events as ev
from meydan.games.coup.facts import CONTESSA, DUKE


@rule("CP-020")
def test_the_last_player_with_influence_wins() -> None:
    g = coup("duke -duke | contessa -captain | -captain -contessa", coins=[2, 7, 0], turn=1)
    g.says(1, "coup 0")
    assert g.events[-1] == ev.Won(1)
    assert g.result.winners == (1,)


@rule("CP-021")
def test_the_face_down_cards_are_the_influence() -> None:
    g = coup("duke captain | contessa -duke | -captain -contessa", coins=[7, 2, 0])
    assert [player["influence"] for player in g.view(None)["players"]] == [2, 1, 0]
    assert [player["out"] for player in g.view(None)["players"]] == [False, False, True]


@rule("CP-021")
def test_a_player_with_one_face_down_card_is_still_in_the_game() -> None:
    g = coup("duke captain | contessa -duke | captain assassin", coins=[7, 2, 2])
    assert "coup 1" in g.options(0)
    g.says(0, "coup 2")
    g.says(2, "turn up captain")
    assert ev.WentOut(2) not in g.events
    assert (g.turn, g.waiting) == (1, [1])


@rule("CP-022")
def test_the_loser_chooses_which_card_to_turn_up() -> None:
    for lost, kept in (("duke", "contessa"), ("contessa", "duke")):
        g = coup("captain captain | duke contessa | assassin assassin", coins=[7, 2, 2])
        g.says(0, "coup 1")
        assert g.waiting == [1]
        assert g.options(1) == ["turn up duke", "turn up contessa"]
        g.says(1, f"turn up {lost}")
        assert (g.hand(1), g.up(1)) == (kept, lost)


@rule("CP-022")
def test_losing_influence_turns_one_card_up_before_all() -> None:
    g = coup("captain captain | duke contessa | assassin assassin", coins=[7, 2, 2])
    g.says(0, "coup 1")
    g.says(1, "turn up contessa")
    assert g.influence == [2, 1, 2]
    for seat in (0, 1, 2, None):
        assert g.told(seat)[-1] == ev.TurnedUp(1, CONTESSA)
        assert g.view(seat)["players"][1]["up"] == ["contessa"]


@rule("CP-022")
def test_two_equal_cards_leave_a_choice_nobody_else_can_tell_is_none() -> None:
    g = coup("captain captain | duke duke | assassin assassin", coins=[7, 2, 2])
    g.says(0, "coup 1")
    assert g.waiting == [1]
    assert g.options(1) == ["turn up duke"]
    assert {len(world.options(1)) for world in g.worlds(0)} == {1, 2}


@rule("CP-022")
def test_the_last_card_turns_up_without_a_question() -> None:
    g = coup("captain captain | duke -contessa | assassin assassin", coins=[7, 2, 2])
    g.says(0, "coup 1")
    assert g.up(1) == "contessa duke"
    assert g.waiting == [2]


@rule("CP-023")
def test_a_face_up_card_proves_nothing() -> None:
    g = coup("captain -duke | contessa contessa | assassin assassin")
    g.says(0, "tax")
    g.only(1, "challenge")
    assert g.options(0) == ["fold"]


@rule("CP-023")
def test_face_up_cards_stay_before_their_owner_to_the_end() -> None:
    g = coup("duke -captain | contessa -assassin | -duke -duke", coins=[7, 2, 0])
    g.says(0, "coup 1")
    assert g.state.asking is None
    assert [g.up(seat) for seat in range(3)] == ["captain", "assassin contessa", "duke duke"]


@rule("CP-023")
def test_face_up_cards_take_no_part_in_an_exchange() -> None:
    g = coup("ambassador -duke | contessa contessa | assassin assassin")
    g.says(0, "exchange")
    g.all_pass()
    g.draws("captain contessa")
    assert g.options(0) == ["keep captain", "keep ambassador", "keep contessa"]
    g.says(0, "keep captain")
    assert (g.hand(0), g.up(0)) == ("captain", "duke")


@rule("CP-024")
def test_a_player_with_both_cards_up_is_out_at_once() -> None:
    g = coup("captain captain | duke -contessa | assassin assassin", coins=[7, 5, 2])
    g.says(0, "coup 1")
    assert g.events[1:3] == [ev.TurnedUp(1, DUKE), ev.WentOut(1)]
    assert g.view(None)["players"][1]["out"] is True
    assert g.waiting == [2]


@rule("CP-024")
def test_the_coins_of_a_player_who_is_out_go_to_the_treasury() -> None:
    g = coup("captain captain | duke -contessa | assassin assassin", coins=[7, 5, 2])
    g.says(0, "coup 1")
    assert g.events[-1] == ev.LeftCoins(1, 5)
    assert g.coins == [0, 0, 2]


@rule("CP-024")
def test_the_cards_of_a_player_who_is_out_stay_face_up() -> None:
    g = coup("captain captain | duke -contessa | assassin assassin", coins=[7, 5, 2])
    court = list(g.state.court)
    g.says(0, "coup 1")
    assert g.up(1) == "contessa duke"
    assert g.state.court == court


@rule("CP-024")
def test_nobody_can_aim_at_a_player_who_is_out() -> None:
    g = coup("captain captain | -duke -contessa | assassin assassin", coins=[8, 0, 2])
    assert [words for words in g.options(0) if words.endswith("1")] == []
    for deed in ("coup 1", "assassinate 1", "steal 1"):
        g.refuses(0, deed, "target-out", "CP-024")


@rule("CP-025")
def test_the_game_ends_when_one_player_is_left() -> None:
    g = coup("captain -captain | duke -contessa", coins=[7, 5])
    g.says(0, "coup 1")
    assert g.state.asking is None
    assert g.events[-1] == ev.Won(0)
    g.refuses(0, "income", "game-over")


@rule("CP-025")
def test_the_game_goes_on_while_two_are_left() -> None:
    g = coup("captain -captain | duke -contessa | assassin assassin", coins=[7, 5, 2])
    g.says(0, "coup 1")
    assert (g.turn, g.waiting) == (2, [2])
    assert not [event for event in g.events if isinstance(event, ev.Won)]


@rule("CP-025")
def test_there_is_no_second_place() -> None:
    g = coup("duke -duke | contessa -captain | -captain -contessa", coins=[2, 7, 0], turn=1)
    g.says(1, "coup 0")
    assert g.result.ranks == (2, 1, 2)
    assert g.result.scores == (0.0, 1.0, 0.0)


@rule("CP-025", "card:ambassador")
def test_nobody_exchanges_once_the_game_is_decided() -> None:
    g = coup("ambassador duke | contessa -duke")
    g.says(0, "exchange")
    g.says(1, "challenge")
    g.says(0, "show")
    g.draws("captain")
    assert g.state.asking is None
    assert g.hand(0) == "duke captain"
    assert g.events[-1] == ev.Won(0)
