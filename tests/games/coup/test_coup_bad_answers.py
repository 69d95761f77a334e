"""Answers that no step offers: each is Illegal with a key and its rules, and the state stays as it was."""

from coup_script import Script, coup, kinds, opening
from marks import rule

from meydan.core.contract import CHANCE, Fell
from meydan.games.coup.actions import INCOME, Coup, Pass
from meydan.games.coup.facts import ASSASSIN, CONTESSA, DUKE

TURN = ("CP-030", "CP-034", "CP-036")
BLOCKING = ("CP-060", "CP-061", "CP-062", "CP-063")
CHALLENGING = ("CP-070", "CP-071", "CP-072", "CP-077")
THREE = "duke captain | contessa ambassador | assassin assassin"


def asked_to_return() -> Script:
    g = coup(THREE)
    g.says(0, "exchange")
    g.all_pass()
    g.draws("ambassador contessa")
    return g


@rule("CP-014")
def test_chance_can_only_pick_a_starter_at_the_table() -> None:
    g = opening(3)
    for forged in ((3,), (-1,), (), (0, 1)):
        g.refuses_action(CHANCE, Fell(forged), "forged-chance", "CP-014")
    g.refuses(0, "income", "not-asked", "CP-014")


@rule("CP-010")
def test_chance_can_only_deal_two_cards_the_court_holds() -> None:
    g = opening(3, first=0)
    g.draws("duke duke")
    for forged in ("duke duke", "captain", "captain captain captain"):
        g.refuses_draw(forged, "CP-010")
    g.refuses_action(CHANCE, Fell((4, 2)), "forged-chance", "CP-010")
    g.refuses_action(CHANCE, INCOME, "forged-chance", "CP-010")
    g.refuses(1, "pass", "not-asked", "CP-010")


@rule("CP-102")
def test_a_set_is_answered_by_taking_a_card_of_it() -> None:
    g = opening(2, first=0)
    for words in ("keep duke", "pass", "turn up duke", "income"):
        g.refuses_now(0, words)
    g.says(0, "take duke")
    g.refuses_now(1, "keep duke duke")
    g.refuses(2, "take duke", "not-asked", "CP-101", "CP-102")


@rule("CP-103", "CP-010")
def test_chance_deals_one_card_of_the_third_set_once_only() -> None:
    g = opening(2, first=0)
    g.says(0, "take duke")
    g.says(1, "take duke")
    g.draws("duke")
    g.refuses_draw("duke", "CP-010")
    g.refuses_draw("captain captain", "CP-010")


@rule("CP-030")
def test_a_turn_is_answered_by_the_player_whose_turn_it_is() -> None:
    g = coup(THREE, turn=1)
    for stranger in (0, 2, 3, CHANCE):
        g.refuses(stranger, "income", "not-asked", *TURN)


@rule("CP-030")
def test_a_turn_is_answered_with_an_action() -> None:
    g = coup(THREE, coins=[9, 2, 2])
    for words in ("pass", "challenge", "block duke", "show", "fold"):
        g.refuses_now(0, words)
    for words in ("turn up duke", "keep duke captain", "take duke"):
        g.refuses(0, words, "cards-stay-hidden", "CP-034", "CP-035")
    g.refuses_action(0, Fell((0,)), "when-fell")


@rule("CP-030", "CP-034")
def test_nobody_can_aim_at_an_empty_chair() -> None:
    g = coup(THREE, coins=[9, 2, 2])
    for words in ("coup 3", "assassinate 4", "steal 5"):
        g.refuses(0, words, "empty-seat", "CP-003")
    g.refuses_action(0, Coup(17), "empty-seat", "CP-003")


@rule("CP-030", "CP-034", "CP-036")
def test_a_turn_refuses_each_action_for_its_own_reason() -> None:
    g = coup("duke captain | contessa ambassador | assassin -assassin | -duke -captain", coins=[2, 0, 2, 0])
    g.refuses(0, "coup 1", "too-poor-for-coup", "CP-034", "CP-042")
    g.refuses(0, "assassinate 1", "too-poor-for-assassination", "CP-034", "CP-051")
    g.refuses(0, "steal 1", "nothing-to-steal", "CP-056")
    g.refuses(0, "steal 0", "not-yourself", "CP-042", "CP-051", "CP-052")
    g.refuses(0, "steal 3", "target-out", "CP-024")
    h = coup("duke captain | contessa ambassador | assassin assassin | -duke -captain", coins=[10, 2, 2, 0])
    h.refuses(0, "steal 1", "must-coup", "CP-036")
    h.refuses(0, "income", "must-coup", "CP-036")
    h.refuses(0, "coup 0", "not-yourself", "CP-042", "CP-051", "CP-052")


@rule("CP-030")
def test_an_equal_action_made_anew_is_the_same_answer() -> None:
    g = coup(THREE)
    g.says(0, "tax")
    g.apply(1, Pass())
    assert g.waiting == [2]


@rule("CP-070")
def test_a_claim_is_answered_by_pass_or_challenge() -> None:
    g = coup(THREE)
    g.says(0, "tax")
    for words in ("show", "fold", "income"):
        g.refuses_now(1, words)
    for words in ("block duke", "turn up contessa"):
        g.refuses(1, words, "claim-comes-first", "CP-033", "CP-035", "CP-072")
    g.refuses(1, "coup 0", "aim-on-turn", "CP-030")
    g.refuses(0, "pass", "not-asked", *CHALLENGING)


@rule("CP-070", "CP-072")
def test_a_bad_answer_in_an_open_window_leaves_the_good_ones_there() -> None:
    g = coup(THREE)
    g.says(0, "tax")
    g.says(1, "challenge")
    g.refuses_now(1, "show")
    g.refuses_now(2, "income")
    assert g.waiting == [2]
    assert g.json["answers"] == [{"verb": "challenge"}, None]


@rule("CP-060", "CP-061")
def test_foreign_aid_is_blocked_with_the_duke_only() -> None:
    g = coup(THREE)
    g.says(0, "foreign aid")
    for name in ("assassin", "captain", "ambassador", "contessa"):
        g.refuses(1, f"block {name}", "cannot-block-with", *BLOCKING)
    assert g.why(1, "block contessa").figures == {"character": CONTESSA}
    g.refuses(0, "block duke", "not-asked", *BLOCKING)
    g.refuses_now(1, "turn up contessa")


@rule("CP-073")
def test_a_challenge_is_answered_by_showing_or_folding() -> None:
    g = coup(THREE, turn=2)
    g.says(2, "tax")
    g.only(0, "challenge")
    for words in ("pass", "income", "block duke"):
        g.refuses_now(2, words)
    g.refuses(2, "turn up assassin", "show-or-not", "CP-073", "CP-074")
    g.refuses(2, "show", "not-in-hand", "CP-073")
    assert g.why(2, "show").figures == {"character": DUKE}
    g.refuses(0, "show", "not-asked", "CP-073")


@rule("CP-075")
def test_a_replacement_is_one_card_the_court_holds() -> None:
    g = coup("duke captain | contessa contessa | contessa assassin")
    g.says(0, "tax")
    g.only(1, "challenge")
    g.says(0, "show")
    g.refuses_draw("contessa", "CP-075")
    g.refuses_draw("duke captain", "CP-075")
    g.refuses(0, "keep duke", "not-asked", "CP-075")


@rule("CP-022")
def test_only_a_card_in_hand_can_be_turned_up() -> None:
    g = coup(THREE, coins=[7, 2, 2])
    g.says(0, "coup 1")
    g.refuses(1, "turn up duke", "not-in-hand", "CP-022")
    assert g.why(1, "turn up duke").figures == {"character": DUKE}
    g.refuses_now(1, "block contessa")
    g.refuses(0, "turn up duke", "not-asked", "CP-022")


@rule("CP-053")
def test_an_exchange_draws_two_cards_the_court_holds() -> None:
    g = coup("duke captain | contessa contessa | contessa assassin")
    g.says(0, "exchange")
    g.all_pass()
    for forged in ("contessa duke", "duke", "duke duke duke"):
        g.refuses_draw(forged, "CP-053")
    g.refuses(0, "keep duke captain", "not-asked", "CP-053")


@rule("CP-053", "CP-054")
def test_an_exchange_keeps_as_many_cards_as_there_was_influence() -> None:
    g = asked_to_return()
    g.refuses(0, "keep duke", "keep-count", "CP-053", "CP-054")
    assert g.why(0, "keep duke").figures == {"count": 2}
    h = coup("ambassador -duke | contessa contessa")
    h.says(0, "exchange")
    h.says(1, "pass")
    h.draws("captain assassin")
    h.refuses(0, "keep captain ambassador", "keep-count", "CP-053", "CP-054")
    assert h.why(0, "keep captain ambassador").figures == {"count": 1}


@rule("CP-053", "CP-054")
def test_an_exchange_keeps_only_cards_in_hand() -> None:
    g = asked_to_return()
    for words in ("keep duke assassin", "keep duke duke", "keep captain captain"):
        g.refuses(0, words, "not-in-hand", "CP-053", "CP-054")
    assert g.why(0, "keep duke duke").figures == {"character": DUKE}
    assert g.why(0, "keep duke assassin").figures == {"character": ASSASSIN}
    g.refuses_now(0, "pass")
    g.refuses(1, "keep duke captain", "not-asked", "CP-053", "CP-054")
    assert g.state.hands[0] == kinds("duke captain ambassador contessa")


@rule("CP-030", "CP-034", "CP-035", "CP-033", "CP-073")
def test_a_click_on_a_card_or_a_seat_is_answered_by_what_is_to_be_done_instead() -> None:
    g = coup(THREE)
    assert key_of(g, 0, "duke") == "cards-stay-hidden"
    assert key_of(g, 0, "seat-0") == "not-yourself"
    assert key_of(g, 0, "seat-1") == ""
    g.says(0, "steal 1")
    assert key_of(g, 1, "contessa") == "claim-comes-first"
    assert key_of(g, 1, "seat-0") == "aim-on-turn"
    g.only(2, "challenge")
    assert key_of(g, 0, "captain") == "show-or-not"
    g.says(0, "show")
    g.draws("duke")
    assert (key_of(g, 2, "duke"), key_of(g, 2, "assassin")) == ("not-in-hand", "")
    g.says(2, "turn up assassin")
    assert (key_of(g, 1, "duke"), key_of(g, 1, "captain")) == ("cannot-block-with", "")


def key_of(g: Script, seat: int, id: str) -> str:
    reason = g.clicked(seat, id)
    return "" if reason is None else reason.key
