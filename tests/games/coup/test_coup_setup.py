"""Parts and setup: CP-001 to CP-014."""

import pytest
from coup_script import coup, dealt, kinds, opening
from marks import rule

from meydan.core.chance import Draw, Pick
from meydan.core.errors import BadTable
from meydan.games.coup import GAME
from meydan.games.coup import events as ev
from meydan.games.coup.facts import CHARACTERS


@rule("CP-001")
def test_there_are_three_of_each_of_five_characters() -> None:
    g = opening(6)
    assert CHARACTERS == ("duke", "assassin", "captain", "ambassador", "contessa")
    assert [g.court(name) for name in CHARACTERS] == [3, 3, 3, 3, 3]


@rule("CP-001")
def test_no_card_is_ever_lost_or_added() -> None:
    g = coup("duke ambassador | duke -contessa")
    fifteen = dict.fromkeys(CHARACTERS, 3)
    g.says(0, "exchange")
    g.says(1, "challenge")
    g.says(0, "show")
    g.draws("duke")
    assert GAME.closed(g.state) == fifteen
    assert g.up(1) == "contessa duke"
    h = coup("duke ambassador | duke -contessa")
    h.says(0, "exchange")
    h.says(1, "pass")
    h.draws("captain assassin")
    h.says(0, "keep captain assassin")
    assert GAME.closed(h.state) == fifteen


@rule("CP-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    g = opening(seats)
    assert len(g.coins) == seats


@rule("CP-003")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadTable):
        opening(seats)


@rule("CP-010")
def test_every_player_is_dealt_two_cards_of_the_whole_shuffled_deck() -> None:
    g = opening(3, first=1)
    assert g.chance == Draw((3, 3, 3, 3, 3), 2)
    g.draws("duke duke")
    assert g.chance == Draw((1, 3, 3, 3, 3), 2)
    g.draws("captain contessa")
    g.draws("assassin duke")
    assert [g.hand(seat) for seat in range(3)] == ["duke assassin", "duke duke", "captain contessa"]
    assert g.step == "turn"


@rule("CP-010")
def test_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    g = dealt(3, "duke contessa", "captain captain", "assassin duke")
    assert ev.Dealt(0, 2, kinds("duke contessa")) in g.told(0)
    for stranger in (1, 2, None):
        assert ev.Dealt(0, 2, ()) in g.told(stranger)
        assert ev.Dealt(0, 2, kinds("duke contessa")) not in g.told(stranger)


@rule("CP-010")
def test_a_player_may_always_look_at_the_own_cards() -> None:
    g = dealt(3, "duke contessa", "captain captain", "assassin duke")
    assert g.view(0)["hand"] == ["duke", "contessa"]
    g.says(0, "tax")
    assert g.view(2)["hand"] == ["duke", "assassin"]
    assert g.view(None)["hand"] == []


@rule("CP-011")
@pytest.mark.parametrize(("seats", "court"), [(2, 11), (3, 9), (4, 7), (5, 5), (6, 3)])
def test_what_is_not_dealt_is_the_court(seats: int, court: int) -> None:
    hands = ["duke assassin", "duke assassin", "duke assassin", "captain captain", "captain ambassador"]
    g = dealt(seats, *hands[:seats], *["contessa contessa"] * (seats - 5))
    assert g.court_size == court
    assert g.view(0)["court"] == court


@rule("CP-011")
def test_the_court_lies_face_down() -> None:
    g = dealt(3, "duke contessa", "captain captain", "assassin duke")
    for seat in (0, 1, 2, None):
        assert g.view(seat)["court"] == 9
    courts = {tuple(world.state.court) for world in g.worlds(0)}
    assert len(courts) > 20


@rule("CP-012")
def test_every_player_starts_with_two_coins() -> None:
    g = dealt(3, "duke contessa", "captain captain", "assassin duke")
    assert g.coins == [2, 2, 2]


@rule("CP-012")
def test_coins_lie_open_to_everybody() -> None:
    g = coup("duke duke | contessa contessa | captain captain", coins=[1, 4, 7])
    for seat in (0, 1, 2, None):
        assert [player["coins"] for player in g.view(seat)["players"]] == [1, 4, 7]


@rule("CP-012")
def test_the_treasury_pays_even_when_the_players_hold_fifty_coins() -> None:
    g = coup(
        "duke duke | captain captain | contessa contessa | assassin assassin | duke assassin | captain contessa",
        coins=[9, 9, 9, 9, 9, 9],
    )
    g.says(0, "tax")
    g.all_pass()
    assert g.coins == [12, 9, 9, 9, 9, 9]
    assert g.view(0)["treasury"] is None


@rule("CP-014")
def test_chance_picks_who_begins_the_first_game() -> None:
    g = opening(4)
    assert g.chance == Pick(4)
    assert g.picks(2) == [ev.Started(2)]
    for hand in ("duke duke", "captain captain", "contessa contessa", "assassin assassin"):
        g.draws(hand)
    assert (g.turn, g.waiting) == (2, [2])
    assert g.hand(2) == "duke duke"


@rule("CP-014", "option:first")
def test_the_winner_of_the_last_game_begins_when_named() -> None:
    g = opening(3, first=2)
    assert g.events == [ev.Started(2)]
    for hand in ("duke duke", "captain captain", "contessa contessa"):
        g.draws(hand)
    assert (g.turn, g.waiting) == (2, [2])


@rule("option:first")
def test_only_a_player_at_the_table_can_begin() -> None:
    for first in (3, -1, "0", True):
        with pytest.raises(BadTable):
            opening(3, first=first)
