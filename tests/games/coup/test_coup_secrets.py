"""What is secret, what is known, and what nobody may do: CP-087, CP-091, CP-092."""

from itertools import combinations_with_replacement

from coup_script import Script, coup, dealt, kinds
from marks import rule

from meydan.games.coup import GAME
from meydan.games.coup import events as ev
from meydan.games.coup.facts import CHARACTERS, DUKE, KINDS

FIFTEEN = dict.fromkeys(CHARACTERS, 3)


Place = int | str


def place_of_the_last_duke(g: Script) -> Place:
    """Two Dukes lie face up from the start: the seat that holds the third, or the Court."""
    assert GAME.closed(g.state) == FIFTEEN and min(g.state.court) >= 0
    places: list[Place] = [seat for seat in range(3) if "duke" in g.hand(seat).split()]
    return [*places, "court"][0]


def places(g: Script, seat: int) -> set[Place]:
    """Wherever this seat may imagine the last Duke to be."""
    return {place_of_the_last_duke(world) for world in g.worlds(seat, 400)}


def exchanged() -> Script:
    """Seat 0 drew the last Duke and a Contessa in an exchange and returned both. It is the turn of seat 1."""
    g = coup("captain assassin | contessa ambassador | captain contessa | -duke -duke", coins=[2, 2, 2, 0])
    g.says(0, "exchange")
    g.all_pass()
    g.draws("duke contessa")
    g.says(0, "keep captain assassin")
    return g


def shown() -> Script:
    """Seat 1 showed the last Duke and drew an Assassin for it; seat 2, who challenged, turned up a Captain."""
    g = coup("captain assassin | duke ambassador | captain contessa | -duke -duke", coins=[2, 2, 2, 0], turn=1)
    g.says(1, "tax")
    g.only(2, "challenge")
    g.says(1, "show")
    g.draws("assassin")
    g.says(2, "turn up captain")
    return g


def exchanges(g: Script, seat: int, drawn: str, kept: str) -> None:
    g.says(seat, "exchange")
    g.all_pass()
    g.draws(drawn)
    g.says(seat, f"keep {kept}")


def bluffs_and_loses(g: Script, seat: int, challenger: int, card: str) -> None:
    g.says(seat, "tax")
    g.only(challenger, "challenge")
    g.says(seat, "fold")
    if g.step == "lose_influence":
        g.says(seat, f"turn up {card}")


# What is told


@rule("CP-087")
def test_the_replacement_of_a_shown_card_is_known_to_its_owner_alone() -> None:
    g = shown()
    assert ev.Replaced(1, kinds("assassin")) in g.told(1)
    for stranger in (0, 2, None):
        assert ev.Showed(1, DUKE) in g.told(stranger)
        assert [e for e in g.told(stranger) if isinstance(e, ev.Replaced)] == [ev.Replaced(1, ())]


@rule("CP-087")
def test_the_cards_of_an_exchange_are_known_to_its_owner_alone() -> None:
    g = exchanged()
    assert g.told(0)[-2:] == [ev.Drew(0, 2, kinds("duke contessa")), ev.Returned(0, 2, kinds("duke contessa"))]
    for stranger in (1, 2, None):
        assert g.told(stranger)[-2:] == [ev.Drew(0, 2, ()), ev.Returned(0, 2, ())]


@rule("CP-087", "CP-091")
def test_a_view_holds_the_own_hand_and_nobody_elses() -> None:
    g = shown()
    assert [g.view(seat)["hand"] for seat in (0, 1, 2, None)] == [
        ["assassin", "captain"],
        ["assassin", "ambassador"],
        ["contessa"],
        [],
    ]
    for seat in (0, 1, 2, None):
        players = g.view(seat)["players"]
        assert {key for player in players for key in player} == {"seat", "coins", "influence", "up", "out"}
        assert [player["up"] for player in players] == [[], [], ["captain"], ["duke", "duke"]]


# What a seat can tell of the cards it does not see


@rule("CP-087")
def test_every_opponent_may_hold_any_two_cards_there_can_be() -> None:
    g = dealt(3, "duke duke", "captain contessa", "assassin assassin")
    possible = set(combinations_with_replacement(range(KINDS), 2)) - {(DUKE, DUKE)}
    worlds = g.worlds(0, 800)
    for other in (1, 2):
        assert {world.state.hands[other] for world in worlds} == possible
    assert all(GAME.closed(world.state) == FIFTEEN for world in worlds)


@rule("CP-087")
def test_the_other_card_and_the_replacement_of_a_prover_may_be_any() -> None:
    g = dealt(3, "captain contessa", "duke ambassador", "assassin assassin")
    g.says(0, "income")
    g.says(1, "tax")
    g.only(0, "challenge")
    g.says(1, "show")
    g.draws("captain")
    g.says(0, "turn up captain")
    assert {world.state.hands[1] for world in g.worlds(2, 800)} == set(
        combinations_with_replacement(range(KINDS), 2)
    ) - {kinds("assassin assassin")}


@rule("CP-087")
def test_an_imagined_world_keeps_what_the_seat_can_see() -> None:
    g = shown()
    for seat in range(3):
        for world in g.worlds(seat, 50):
            assert world.view(seat) == g.view(seat)
            assert GAME.closed(world.state) == FIFTEEN


@rule("CP-087")
def test_in_an_imagined_world_the_others_know_nothing_that_only_they_saw() -> None:
    for world in exchanged().worlds(1, 20):
        assert all(cards == () for what, seat, _, cards in world.state.traffic if seat != 1 and what == "returned")


@rule("CP-087")
def test_a_card_i_returned_is_in_the_court_until_somebody_draws() -> None:
    g = exchanged()
    assert places(g, 0) == {"court"}
    g.says(1, "income")
    g.says(2, "income")
    assert places(g, 0) == {"court"}


@rule("CP-087")
def test_nobody_else_knows_what_i_returned() -> None:
    g = exchanged()
    assert places(g, 1) == {0, 2, "court"}
    assert places(g, 2) == {0, 1, "court"}


@rule("CP-087")
def test_a_card_i_returned_is_in_the_court_or_with_who_drew_since_and_with_nobody_else() -> None:
    g = exchanged()
    exchanges(g, 1, "duke captain", "duke contessa")
    assert places(g, 0) == {1, "court"}


@rule("CP-087")
def test_who_drew_before_i_returned_a_card_cannot_hold_it() -> None:
    g = coup("captain assassin | contessa ambassador | captain contessa | -duke -duke", coins=[2, 2, 2, 0], turn=2)
    exchanges(g, 2, "ambassador captain", "ambassador captain")
    exchanges(g, 0, "duke contessa", "captain assassin")
    assert places(g, 0) == {"court"}
    exchanges(g, 1, "captain contessa", "captain contessa")
    assert places(g, 0) == {1, "court"}


@rule("CP-087")
def test_while_a_player_holds_the_cards_drawn_for_an_exchange_mine_may_be_among_them() -> None:
    g = exchanged()
    g.says(1, "exchange")
    g.all_pass()
    g.draws("assassin captain")
    assert places(g, 0) == {1, "court"}
    assert {len(world.state.hands[1]) for world in g.worlds(0)} == {4}


@rule("CP-087")
def test_a_shown_card_is_in_the_court_before_its_replacement_is_drawn() -> None:
    g = coup("captain assassin | duke ambassador | captain contessa | -duke -duke", coins=[2, 2, 2, 0], turn=1)
    g.says(1, "tax")
    g.only(2, "challenge")
    g.says(1, "show")
    assert [places(g, seat) for seat in (0, 1, 2)] == [{"court"}] * 3


@rule("CP-087")
def test_all_know_a_shown_card_to_be_in_the_court_or_with_its_replacer() -> None:
    g = shown()
    assert [places(g, seat) for seat in (0, 1, 2)] == [{1, "court"}, {"court"}, {1, "court"}]


@rule("CP-087")
def test_a_card_i_draw_again_is_with_me() -> None:
    g = exchanged()
    g.says(1, "income")
    g.says(2, "income")
    g.says(0, "steal 1")
    g.only(2, "challenge")
    g.says(0, "show")
    g.draws("duke")
    g.says(2, "turn up captain")
    assert places(g, 0) == {0}
    assert places(g, 1) == {0, 2, "court"}


@rule("CP-087")
def test_a_card_turned_up_by_who_drew_since_is_no_longer_looked_for() -> None:
    g = exchanged()
    exchanges(g, 1, "duke captain", "duke contessa")
    g.says(2, "income")
    g.says(0, "income")
    bluffs_and_loses(g, 1, 0, "duke")
    for world in g.worlds(0):
        assert GAME.closed(world.state) == FIFTEEN
        assert (world.court("duke"), min(world.state.court)) == (0, 0)


@rule("CP-087")
def test_a_card_turned_up_by_who_never_drew_is_not_the_one_i_returned() -> None:
    g = coup("captain assassin | contessa duke | captain contessa | -duke -captain", coins=[2, 2, 2, 0])
    exchanges(g, 0, "duke contessa", "captain assassin")
    bluffs_and_loses(g, 1, 2, "duke")
    assert places(g, 0) == {"court"}


@rule("CP-087")
def test_a_card_turned_up_by_who_drew_before_is_not_the_one_shown_since() -> None:
    g = coup("captain assassin | contessa ambassador | duke contessa | -duke -captain", coins=[2, 2, 2, 0], turn=1)
    exchanges(g, 1, "duke captain", "duke contessa")
    g.says(2, "tax")
    g.only(0, "challenge")
    g.says(2, "show")
    g.draws("assassin")
    g.says(0, "turn up captain")
    g.says(0, "income")
    bluffs_and_loses(g, 1, 0, "duke")
    assert places(g, 0) == {2, "court"}


@rule("CP-087")
def test_turning_up_a_card_of_my_own_does_not_make_me_forget_its_twin_in_the_court() -> None:
    g = coup("duke captain | contessa ambassador | captain contessa | -duke -assassin", coins=[2, 2, 2, 0])
    exchanges(g, 0, "duke contessa", "duke captain")
    g.says(1, "income")
    g.says(2, "income")
    g.says(0, "steal 1")
    g.only(1, "challenge")
    g.says(0, "show")
    g.draws("assassin")
    g.says(1, "turn up contessa")
    g.says(1, "block captain")
    g.all_pass()
    g.says(1, "income")
    g.says(2, "income")
    bluffs_and_loses(g, 0, 1, "duke")
    assert places(g, 0) == {"court"}


@rule("CP-087")
def test_a_card_i_returned_first_is_settled_though_i_returned_others_since() -> None:
    g = exchanged()
    exchanges(g, 1, "duke captain", "duke contessa")
    g.says(2, "income")
    exchanges(g, 0, "ambassador assassin", "ambassador assassin")
    bluffs_and_loses(g, 1, 2, "duke")
    for world in g.worlds(0):
        assert GAME.closed(world.state) == FIFTEEN
        assert (world.court("duke"), min(world.state.court)) == (0, 0)
        assert world.hand(0) == "assassin ambassador"


@rule("CP-087")
def test_nobody_can_tell_whether_the_new_card_or_the_old_was_turned_up() -> None:
    g = shown()
    bluffs_and_loses(g, 2, 0, "contessa")
    g.says(0, "income")
    bluffs_and_loses(g, 1, 0, "ambassador")
    assert g.hand(1) == "assassin"
    assert places(g, 0) == {1, "court"}


# What nobody may do


@rule("CP-091")
def test_a_card_cannot_be_shown_unless_challenged() -> None:
    g = coup("duke captain | contessa contessa | assassin assassin")
    g.refuses_now(0, "show")
    for words in ("turn up duke", "keep duke"):
        g.refuses(0, words, "cards-stay-hidden", "CP-034", "CP-035")
    g.says(0, "tax")
    g.refuses_now(1, "show")
    g.refuses(0, "show", "not-asked", "CP-070", "CP-071", "CP-072", "CP-077")


@rule("CP-091", "CP-092")
def test_there_is_no_way_to_show_a_card_or_hand_over_coins_at_will() -> None:
    turn = ["income", "foreign_aid", "tax", "exchange", "coup", "assassinate", "steal"]
    answers = ["pass", "challenge", "block", "show", "fold", "turn_up", "keep", "take"]
    assert list(dict.fromkeys(action.verb() for action in GAME.actions)) == turn + answers


@rule("CP-092")
def test_no_action_of_a_turn_puts_coins_into_another_players_hand() -> None:
    hands = "duke captain | contessa contessa | assassin assassin"
    for words in coup(hands, coins=[8, 2, 2]).options(0):
        g = coup(hands, coins=[8, 2, 2])
        g.says(0, words)
        assert g.coins[1] <= 2 and g.coins[2] <= 2
        for window in ("may_challenge", "may_block"):
            if g.step == window:
                g.all_pass()
        assert g.coins[1] <= 2 and g.coins[2] <= 2
