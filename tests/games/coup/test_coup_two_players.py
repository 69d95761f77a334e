"""Two players: CP-100 to CP-105."""

import pytest
from coup_script import coup, dealt, drafted, kinds, opening
from marks import rule

from meydan.core.chance import Draw
from meydan.core.errors import BadTable
from meydan.games.coup import GAME
from meydan.games.coup import events as ev
from meydan.games.coup.facts import CHARACTERS, KINDS

FIVE = list(CHARACTERS)


@rule("CP-100")
@pytest.mark.parametrize("first", [0, 1])
def test_the_starter_of_two_begins_with_one_coin(first: int) -> None:
    g = opening(2, first=first)
    g.says(0, "take duke")
    g.says(1, "take duke")
    g.draws("captain")
    g.draws("assassin")
    assert ev.StartedPoor(first, 1, 1) in g.events
    assert g.turn == first
    assert (g.coins[first], g.coins[1 - first]) == (1, 2)


@rule("CP-100", "CP-104", "option:deal")
def test_the_starter_of_two_begins_with_one_coin_after_the_normal_deal_too() -> None:
    g = dealt(2, "duke duke", "captain captain", first=1)
    assert (g.turn, g.coins) == (1, [2, 1])


@rule("CP-100")
def test_among_three_the_starter_has_two_coins() -> None:
    g = dealt(3, "duke duke", "captain captain", "contessa contessa")
    assert g.coins == [2, 2, 2]


@rule("CP-101")
def test_the_draft_makes_three_sets_of_one_of_each_character() -> None:
    g = opening(2, first=0)
    assert g.view(0)["removed"] == g.view(1)["removed"] == FIVE
    assert g.state.court == [1, 1, 1, 1, 1]
    assert g.step == "choose_from_set"


@rule("CP-102")
def test_each_player_may_keep_any_one_card_of_the_own_set() -> None:
    g = opening(2, first=0)
    assert g.waiting == [0, 1]
    for seat in (0, 1):
        assert g.options(seat) == [f"take {name}" for name in FIVE]


@rule("CP-102")
def test_the_other_four_cards_of_a_set_leave_the_game() -> None:
    g = drafted(kept=("duke", "contessa"))
    assert g.view(0)["removed"] == ["assassin", "captain", "ambassador", "contessa"]
    assert g.view(1)["removed"] == ["duke", "assassin", "captain", "ambassador"]
    assert g.court_size == 3
    assert GAME.closed(g.state) == dict.fromkeys(CHARACTERS, 3)


@rule("CP-102")
def test_the_card_is_kept_in_secret() -> None:
    g = opening(2, first=0)
    assert g.says(0, "take contessa") == []
    g.says(1, "take duke")
    assert ev.Kept(0, kinds("contessa")) in g.told(0)
    assert ev.Kept(0, ()) in g.told(1) and ev.Kept(0, ()) in g.told(None)
    assert ev.Kept(0, kinds("contessa")) not in g.told(1)


@rule("CP-102")
def test_while_the_other_still_thinks_the_card_taken_may_be_any() -> None:
    g = opening(2, first=0)
    g.says(0, "take contessa")
    assert {world.json["answers"][0]["character"] for world in g.worlds(1)} == set(FIVE)
    assert {world.json["answers"][0]["character"] for world in g.worlds(0)} == {"contessa"}


@rule("CP-103")
def test_one_card_of_the_third_set_is_dealt_to_each_and_three_are_the_court() -> None:
    g = opening(2, first=1)
    g.says(0, "take duke")
    g.says(1, "take duke")
    assert g.chance == Draw((1, 1, 1, 1, 1), 1)
    assert g.draws("captain") == [ev.Dealt(1, 1, kinds("captain"))]
    assert g.chance == Draw((1, 1, 0, 1, 1), 1)
    assert g.draws("duke") == [ev.Dealt(0, 1, kinds("duke"))]
    assert (g.hand(0), g.hand(1)) == ("duke duke", "duke captain")
    assert g.state.court == [0, 1, 0, 1, 1]
    assert (g.step, g.waiting, g.view(0)["court"]) == ("turn", [1], 3)


@rule("CP-104", "option:deal")
def test_two_players_may_draft_or_deal_as_usual() -> None:
    assert opening(2, first=0).step == "choose_from_set"
    assert opening(2, first=0, deal="draft").step == "choose_from_set"
    normal = opening(2, first=0, deal="normal")
    assert normal.chance == Draw((3, 3, 3, 3, 3), 2)


@rule("CP-104", "option:deal")
def test_after_the_normal_deal_for_two_eleven_cards_are_the_court() -> None:
    g = dealt(2, "duke duke", "captain captain")
    assert (g.court_size, g.hand(0), g.hand(1)) == (11, "duke duke", "captain captain")
    assert g.view(0)["removed"] == []


@rule("CP-104", "option:deal")
def test_only_two_players_draft() -> None:
    for seats in (3, 4, 5, 6):
        with pytest.raises(BadTable):
            opening(seats, deal="draft")
        assert opening(seats, first=0).chance == Draw((3, 3, 3, 3, 3), 2)


@rule("CP-105")
def test_the_removed_cards_are_seen_by_their_owner_alone() -> None:
    g = drafted()
    assert g.view(0)["removed"] == ["assassin", "captain", "ambassador", "contessa"]
    assert g.view(None)["removed"] == []
    assert set(g.view(1)) == {"turn", "players", "court", "treasury", "hand", "removed"}
    assert set(g.view(1)["players"][0]) == {"seat", "coins", "influence", "up", "out"}


@rule("CP-105")
def test_the_other_players_kept_card_may_be_any_of_the_five() -> None:
    g = drafted(kept=("duke", "contessa"))
    removed = {world.state.removed[1] for world in g.worlds(0)}
    assert removed == {tuple(k for k in range(KINDS) if k != kept) for kept in range(KINDS)}


@rule("CP-105")
def test_the_other_players_hand_and_the_court_may_be_all_that_the_third_set_allows() -> None:
    g = drafted(kept=("duke", "contessa"), got=("captain", "assassin"))
    third = [k for k in range(KINDS) if CHARACTERS[k] != "captain"]
    possible = {
        (tuple(sorted((kept, card))), tuple(int(k in third and k != card) for k in range(KINDS)))
        for kept in range(KINDS)
        for card in third
    }
    worlds = g.worlds(0, 600)
    assert {(world.state.hands[1], tuple(world.state.court)) for world in worlds} == possible
    assert all(GAME.closed(world.state) == dict.fromkeys(CHARACTERS, 3) for world in worlds)


@rule("CP-105")
def test_nobody_imagines_the_own_removed_cards_elsewhere() -> None:
    g = drafted(kept=("duke", "contessa"))
    for world in g.worlds(0):
        assert world.state.removed[0] == g.state.removed[0]
        assert world.hand(0) == g.hand(0)


@rule("CP-105")
def test_before_anybody_has_chosen_both_sets_are_known_to_be_whole() -> None:
    g = opening(2, first=0)
    for world in g.worlds(0, 20):
        assert world.state.removed == [(0, 1, 2, 3, 4), (0, 1, 2, 3, 4)]
        assert world.state.court == [1, 1, 1, 1, 1]


@rule("CP-105")
def test_the_removed_cards_stay_unknown_after_a_card_was_lost() -> None:
    g = drafted(kept=("duke", "contessa"), got=("captain", "assassin"))
    g.says(0, "income")
    g.says(1, "tax")
    g.says(0, "challenge")
    g.says(1, "fold")
    g.says(1, "turn up assassin")
    worlds = g.worlds(0)
    assert len({world.state.removed[1] for world in worlds}) == 5
    assert all(GAME.closed(world.state) == dict.fromkeys(CHARACTERS, 3) for world in worlds)


@rule("CP-105")
def test_a_card_that_can_only_have_been_kept_tells_what_was_removed() -> None:
    g = drafted(kept=("duke", "captain"), got=("captain", "assassin"))
    g.says(0, "income")
    g.says(1, "tax")
    g.says(0, "challenge")
    g.says(1, "fold")
    g.says(1, "turn up captain")
    for world in g.worlds(0):
        assert world.state.removed[1] == kinds("duke assassin ambassador contessa")


@rule("CP-105")
def test_a_card_that_is_neither_of_the_two_i_returned_must_have_been_kept() -> None:
    g = drafted(kept=("duke", "duke"), got=("duke", "assassin"))
    g.says(0, "exchange")
    g.says(1, "pass")
    g.draws("captain contessa")
    g.says(0, "keep captain contessa")
    g.says(1, "tax")
    g.says(0, "challenge")
    g.says(1, "fold")
    g.says(1, "turn up duke")
    for world in g.worlds(0):
        assert world.state.removed[1] == kinds("assassin captain ambassador contessa")
        assert world.court("duke") == 2


@rule("CP-103", "CP-105")
def test_until_somebody_returns_a_card_the_drafted_court_holds_no_character_twice() -> None:
    g = drafted(kept=("duke", "contessa"), got=("captain", "assassin"))
    g.says(0, "income")
    g.says(1, "tax")
    g.says(0, "challenge")
    g.says(1, "fold")
    g.says(1, "turn up assassin")
    courts = {tuple(world.state.court) for world in g.worlds(0)}
    assert {court for court in courts if max(court) > 1} == set()


@rule("CP-102", "CP-105")
def test_until_an_exchange_the_kept_card_is_in_the_hand_or_face_up() -> None:
    g = drafted(kept=("duke", "contessa"), got=("captain", "assassin"))
    for world in g.worlds(0):
        kept = next(k for k in range(KINDS) if k not in world.state.removed[1])
        assert kept in world.state.hands[1]


@rule("CP-025")
def test_two_players_end_the_game_when_one_is_out() -> None:
    g = coup("duke -captain | contessa -duke", coins=[7, 2])
    g.says(0, "coup 1")
    assert g.result.winners == (0,)
