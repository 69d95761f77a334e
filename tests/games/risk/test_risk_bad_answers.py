"""Answers that no step offers: each is Illegal with a key and its rules, and the state stays as it was."""

import pytest
from marks import rule
from risk_script import Script, named, opening, place, risk

from meydan.core.contract import CHANCE, Fell, not_now
from meydan.games.risk import GAME
from meydan.games.risk.actions import Amount, Attack, Defend, Done, Lay, Place, Roll

ATTACKING = ("RK-070", "RK-071", "RK-073", "RK-088")
DICE = ("RK-072", "RK-073", "RK-091")
TRADING = ("RK-056", "RK-057", "RK-059", "RK-060")
DRAWING = ("RK-130", "RK-131", "RK-134")
BOARD = "ukraine 10, scandinavia 2 | ural 5, japan | rest"


def attacked(*said: str) -> Script:
    g = risk(BOARD, at="attack")
    g.says(0, "attack", "ukraine", "ural")
    for words in said:
        g.says(int(words[0]), words[2:])
    return g


def moving(*said: str) -> Script:
    g = risk(BOARD, at="fortify")
    for words in said:
        g.says(0, words)
    return g


def placing(*said: str) -> Script:
    g = risk(BOARD)
    for words in said:
        g.says(0, words)
    return g


def captured() -> Script:
    g = risk("ukraine 9, scandinavia 3 | ural, japan | rest", at="attack")
    g.fights(0, "ukraine", "ural", "6 6", "1")
    return g


def adding() -> Script:
    g = opening(3, mode="classic", first=0)
    while g.step == "claim_territory":
        g.says(g.waiting[0], g.options(g.waiting[0])[0])
    return g


def alone() -> Script:
    """Everybody else has placed all there is."""
    g = adding()
    g.says(0, "place alaska")
    for seat in (1, 2):
        g.says(seat, "place rest")
    g.says(0, "place alaska")
    return g


def feeding() -> Script:
    return risk("ukraine 9 | ural | siam | peru | rest", mode="two_player")


QUESTIONS = [
    ("claim_territory", lambda: opening(3, mode="classic", first=0), 0, ("RK-142",), {"claim"}),
    ("add_troop", adding, 0, ("RK-143", "RK-144"), {"place", "place rest"}),
    ("add_several", alone, 0, ("RK-143", "RK-144"), {"amount", "everything"}),
    ("feed_neutral", feeding, 0, ("RK-177", "RK-178", "RK-184"), {"place"}),
    ("trade_cards", lambda: risk(BOARD, hands="alaska peru | |"), 0, TRADING, {"lay", "trade in", "take back", "done"}),
    ("place_troops", placing, 0, ("RK-065",), {"place"}),
    ("how_many", lambda: placing("place ukraine"), 0, ("RK-065",), {"amount", "everything"}),
    ("attacking", lambda: risk(BOARD, at="attack"), 0, ATTACKING, {"attack", "done"}),
    ("choose_dice", attacked, 0, DICE, {"roll", "until", "done"}),
    ("defend_with", lambda: attacked("0 roll 3"), 1, ("RK-076", "RK-091"), {"defend"}),
    ("move_in", captured, 0, ("RK-083", "RK-084"), {"amount", "everything"}),
    ("fortify", moving, 0, ("RK-120", "RK-121", "RK-122"), {"move from", "done"}),
    ("destination", lambda: destination(), 0, ("RK-120", "RK-121"), {"move to"}),
    ("move_troops", lambda: moving("move from ukraine"), 0, ("RK-121", "RK-122"), {"amount", "everything"}),
]
"""Each question, how to come to it, who is asked, its rules, and the words it is answered with."""

SAID = {
    "claim": "claim siam",
    "place": "place ukraine",
    "amount": "amount 2",
    "everything": "everything",
    "lay": "lay alaska",
    "trade in": "trade in",
    "take back": "take back",
    "attack": "attack ukraine ural",
    "roll": "roll 1",
    "until": "until 1",
    "defend": "defend 1",
    "move from": "move from ukraine",
    "move to": "move to scandinavia",
    "done": "done",
    "place rest": "place rest",
}


BEGUN = {
    "claim_territory": ({"place rest"}, "claim-first"),
    "add_several": ({"place"}, "amount-first"),
    "place_troops": ({"attack"}, "place-first"),
    "attacking": ({"move from"}, "attacks-first"),
    "how_many": ({"place"}, "amount-first"),
    "choose_dice": ({"attack"}, "attack-begun"),
    "defend_with": ({"attack", "place", "move from"}, "defend-first"),
    "move_in": ({"attack", "move from"}, "move-in-first"),
    "move_troops": ({"move from", "move to"}, "move-begun"),
}
"""What is refused before or in the middle of something else, and the reason that says what has to be done first."""


def destination() -> Script:
    g = risk("ukraine 9, scandinavia 3, iceland | ural 5, japan | rest", at="fortify")
    g.says(0, "move from", "ukraine")
    return g


@rule("RK-040", "RK-041", "RK-091", "RK-142", "RK-143", "RK-177", "RK-056", "RK-065", "RK-070", "RK-072", "RK-076")
@rule("RK-083", "RK-120", "RK-121", "RK-122")
@pytest.mark.parametrize(("step", "come", "asked", "rules", "answers"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_a_question_is_answered_in_its_own_words_by_who_is_asked(
    step: str, come: object, asked: int, rules: tuple[str, ...], answers: set[str]
) -> None:
    assert callable(come)
    g = come()
    assert (g.step, g.waiting) == (step, [asked])
    early, first = BEGUN.get(step, (set(), ""))
    for verb, words in SAID.items():
        if verb in early:
            assert g.why(asked, words).key == first
        elif verb not in answers:
            g.refuses_now(asked, words)
    for stranger in (1 - asked, 2, 7, CHANCE):
        g.refuses(stranger, g.options(asked)[0], "not-asked", *rules)
    g.refuses_action(asked, Fell((1,)), "when-fell")


@rule("RK-040", "RK-041", "RK-091", "RK-142", "RK-143", "RK-177", "RK-056", "RK-065", "RK-070", "RK-072", "RK-076")
@rule("RK-083", "RK-120", "RK-121", "RK-122")
@pytest.mark.parametrize(("step", "come", "asked", "rules", "answers"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_a_question_has_a_reason_against_each_answer_it_does_not_offer_and_against_no_other(
    step: str, come: object, asked: int, rules: tuple[str, ...], answers: set[str]
) -> None:
    assert callable(come)
    g = come()
    question = g.state.agenda[-1]
    offered = g.state.asking.options_of(asked)
    assert offered
    verbs = {action.verb() for action in offered}
    for action in GAME.actions:
        reason = question.refuse(g.state, asked, action)
        assert reason.rules
        if action in offered:
            assert reason == not_now(action)
        elif action.verb() in verbs:
            assert reason != not_now(action)


@rule("RK-021", "RK-142", "RK-176")
def test_chance_can_only_pick_a_starter_at_the_table() -> None:
    g = opening(3)
    for forged in ((3,), (-1,), (), (0, 1)):
        g.refuses_action(CHANCE, Fell(forged), "forged-chance", "RK-021", "RK-142", "RK-176")
    g.refuses(0, "claim siam", "not-asked", "RK-021", "RK-142", "RK-176")


@rule("RK-022", "RK-024")
def test_chance_deals_just_the_territories_that_are_due() -> None:
    g = opening(3, mode="elementary", first=0)
    for forged in (named(range(13)), named(range(15)), "alaska"):
        g.refuses_draw(forged, "RK-022", "RK-023", "RK-024")
    g.refuses_action(CHANCE, Fell((*range(1, 14), 0)), "forged-chance", "RK-022", "RK-023", "RK-024")
    g.refuses_action(CHANCE, Fell((*range(13), 42)), "forged-chance", "RK-022", "RK-023", "RK-024")
    g.refuses(0, "done", "not-asked", "RK-022", "RK-023", "RK-024")


@rule("RK-077")
@pytest.mark.parametrize("faces", [(6, 5, 4, 3), (6, 5, 4, 3, 2, 1), (7, 1, 1, 1, 1), (0, 1, 1, 1, 1), ()])
def test_the_dice_are_as_many_as_named_and_have_six_faces(faces: tuple[int, ...]) -> None:
    g = attacked("0 roll 3", "1 defend 2")
    g.refuses_action(CHANCE, Fell(faces), "forged-chance", "RK-077", "RK-078", "RK-079")
    for seat in (0, 1):
        g.refuses(seat, "roll 3", "not-asked", "RK-077", "RK-078", "RK-079")


@rule("RK-130", "RK-134")
def test_chance_draws_one_card_the_deck_holds() -> None:
    g = risk(BOARD, hands="alaska | peru |", spent="siam", captured=True, at="end")
    for forged in ("alaska", "peru", "siam", "cease_fire", "brazil japan", ""):
        g.refuses_draw(forged, *DRAWING)
    g.refuses(0, "done", "not-asked", *DRAWING)


@rule("RK-065", "RK-072", "RK-076", "RK-083", "RK-122")
def test_amounts_no_action_stands_for_are_refused_too() -> None:
    placing("place ukraine").refuses_action(0, Amount(0), "not-that-many", "RK-065")
    placing("place ukraine").refuses_action(0, Amount(-1), "not-that-many", "RK-065")
    placing("place ukraine").refuses(0, "everything", "not-that-many", "RK-065")
    captured().refuses(0, "amount 1", "not-that-many", "RK-083", "RK-084")
    captured().refuses(0, "everything", "not-that-many", "RK-083", "RK-084")
    moving("move from ukraine").refuses_action(0, Amount(0), "not-that-many", "RK-121", "RK-122")
    attacked().refuses_action(0, Roll(4), "too-many-dice", "RK-072", "RK-073")
    attacked().refuses_action(0, Roll(0), "too-many-dice", "RK-072", "RK-073")
    attacked("0 roll 3").refuses_action(1, Defend(3), "one-or-two-dice", "RK-076")
    attacked("0 roll 3").refuses_action(1, Defend(0), "one-or-two-dice", "RK-076")


@rule("RK-070")
def test_an_attack_across_the_map_is_refused() -> None:
    g = risk(BOARD, at="attack")
    for source, target in (("ukraine", "japan"), ("ukraine", "ukraine"), ("scandinavia", "ural")):
        key = "your-own" if target == "ukraine" else "not-touching"
        g.refuses_action(0, Attack(place(source), place(target)), key, "RK-070")


@rule("RK-065", "RK-056")
def test_an_equal_action_made_anew_is_the_same_answer() -> None:
    g = risk(BOARD, hands="alaska | |")
    g.apply(0, Lay(place("alaska")))
    g.says(0, "trade in")
    g.apply(0, Place(place("ukraine")))
    g.apply(0, Amount(5))
    assert g.step == "attacking"
    g.apply(0, Done())
    assert g.step == "fortify"


@rule("RK-059", "RK-060")
def test_cards_on_the_table_are_answered_with_cards_or_a_trade() -> None:
    g = risk(BOARD, hands="alaska peru | quebec |")
    g.says(0, "lay", "peru")
    g.refuses(0, "done", "cards-on-table", "RK-056")
    g.refuses(0, "trade in", "no-set", "RK-059", "RK-060", "RK-061")
    g.refuses(0, "lay quebec", "not-in-hand", *TRADING)
    g.refuses_now(0, "place ukraine")
    g.refuses(1, "lay quebec", "not-asked", *TRADING)


@rule("RK-147", "RK-181", "RK-030", "RK-162")
def test_after_the_end_nothing_can_be_said() -> None:
    g = risk("rest, ukraine 9 | ural | ", fell={2: 0}, at="attack")
    g.fights(0, "ukraine", "ural", "6", "1")
    for seat in (0, 1, 2, CHANCE):
        g.refuses(seat, "done", "game-over")
