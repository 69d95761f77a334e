"""Why not: every refusal names the rule that says just that, in both languages."""

import pytest
from mangrovia_script import SAYINGS, Script, mangrovia, space
from marks import rule

from meydan.core.contract import Action
from meydan.core.offer import offer_to
from meydan.core.reasons import why_not
from meydan.core.text import FSI, PDI, sentence, thing
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia.actions import Build, BuildDouble, MoveBirds, Pay, PlaceBowl
from meydan.games.mangrovia.facts import LANDSCAPES

ROW = "2 3 sand water"


def at(jetty: int, **position: object) -> Script:
    """Seat 0 alone has a bowl, beside this jetty."""
    place = min(jetty, 13 - jetty)
    bowls = " ".join("0" if number == place else "_" for number in range(1, 7))
    return mangrovia(4, bowls=bowls, jetty=jetty, **{"row": ROW, "birds": "water sand", **position})  # type: ignore[arg-type]


def gifts(words: str) -> tuple[int, ...]:
    return tuple(LANDSCAPES.index(word) for word in words.split())


def told(g: Script, action: Action) -> tuple[str, str]:
    """What the asked seat is told of this, in English and in Persian."""
    seat = g.waiting[0]
    refusal = g.state.agenda[-1].refuse(g.state, seat, action)
    return sentence(GAME, refusal, "en", seat, None), sentence(GAME, refusal, "fa", seat, None)


@rule("MG-122")
@pytest.mark.parametrize("where", ["S53", "T35", "X1"])
def test_no_double_hut_in_the_areas_or_on_amulet_spaces(where: str) -> None:
    g = at(9, hands="6 6 5 5 3 5 water water | | | ")
    wanted = BuildDouble(space(where), gifts("water water"))
    g.refuses_action(0, wanted, "no-double-here", "MG-122")
    english, persian = told(g, wanted)
    assert thing(GAME, "Space", space(where), "en") in english and thing(GAME, "Space", space(where), "fa") in persian


@rule("MG-112", "MG-120")
def test_a_card_of_another_landscape() -> None:
    g = at(9, hands="3 4 sand sand water water | | | ")
    g.refuses_action(0, Build(space("P54"), gifts("water")), "other-landscape", "MG-112", "MG-120")
    g.refuses_action(0, BuildDouble(space("P54"), gifts("sand water")), "other-landscape", "MG-112", "MG-120")
    g.refuses_action(0, Build(space("P54"), gifts("sand sand")), "other-landscape", "MG-112", "MG-120")
    assert "sand" in told(g, Build(space("P54"), gifts("water")))[0]


@rule("MG-081", "MG-075")
def test_two_birds_on_one_landscape() -> None:
    g = at(12)
    g.refuses_action(0, MoveBirds(gifts("sand sand")), "two-landscapes", "MG-075", "MG-081")
    g.refuses(0, "pass", "birds-may-stay", "MG-078", "MG-081")


@rule("MG-068", "MG-061")
def test_no_mixing_at_jetty_5() -> None:
    g = at(5)
    g.says(0, "take sand")
    g.refuses(0, "draw from values", "no-mixing", "MG-068")
    assert "take open cards" in told(g, SAYINGS["draw from values"])[0]
    g = at(5)
    g.says(0, "draw from values")
    g.draws("2")
    g.refuses(0, "take sand", "no-mixing", "MG-068")


@rule("MG-061", "MG-092")
@pytest.mark.parametrize(
    ("jetty", "asked", "words", "rules"),
    [
        (1, "take_open", "draw from values", ("MG-061", "MG-064")),
        (4, "take_open", "draw from values", ("MG-061", "MG-067")),
        (6, "take_open", "draw from landscapes", ("MG-061", "MG-069")),
        (11, "build_hut", "draw from values", ("MG-061", "MG-074")),
    ],
)
def test_the_order_at_a_jetty_is_fixed(jetty: int, asked: str, words: str, rules: tuple[str, ...]) -> None:
    g = at(jetty, hands="3 4 sand | | | ")
    assert g.step == asked
    g.refuses(0, words, "fixed-order", *rules)


@rule("MG-110", "MG-118", "MG-127")
def test_what_is_said_while_a_building_is_paid() -> None:
    g = at(10, hands="3 4 6 sand sand water | | | ", amulets="3 4 | | | ")
    g.says(0, "build P54 sand")
    assert g.step == "choose_payment"
    g.refuses(0, "build X2 sand", "pay-first", "MG-110", "MG-118")
    g.refuses(0, "pass", "pay-first", "MG-110", "MG-118")
    g.refuses(0, "pay amulets 4", "other-currency", "MG-110")
    g.refuses(0, "pay 6", "not-exact", "MG-110", "MG-111")
    g.refuses(0, "pay 7", "cannot-pay-so", "MG-110")
    g.refuses_action(0, Pay((5, 1, 1)), "cannot-pay-so", "MG-110")
    g = at(9, hands="2 2 2 2 2 2 3 3 3 4 4 5 5 6 7 water water | | | ")
    g.says(0, "build double P32 water water")
    g.refuses(0, "pay 7 6 5 2", "count-first", "MG-127")


@rule("MG-018", "MG-053")
def test_no_such_ritual_place() -> None:
    g = mangrovia(4, jetty=12)
    g.passes()
    g.rolls_on(1)
    assert g.step == "put_bowl"
    for place in (0, 7, -1):
        g.refuses_action(g.waiting[0], PlaceBowl(place), "no-such-place", "MG-018")
    g.refuses(g.waiting[0], "pass", "bowl-not-optional", "MG-053")


@rule("MG-060", "MG-063")
@pytest.mark.parametrize(
    ("jetty", "thing", "key", "rules"),
    [
        (3, "S51", "when-build", ("MG-071", "MG-072", "MG-073", "MG-074")),
        (2, "value_5", "when-take", ("MG-064", "MG-066", "MG-067", "MG-068", "MG-069")),
        (3, "values", "when-draw_from", ("MG-064", "MG-067", "MG-068", "MG-069", "MG-070", "MG-074")),
        (3, "take_amulets", "when-take_amulets", ("MG-065", "MG-070", "MG-071")),
        (10, "build_double", "when-build_double", ("MG-072", "MG-120")),
        (3, "move_birds", "when-move_birds", ("MG-075",)),
        (3, "put_back", "when-put_back", ("MG-103",)),
        (3, "pay", "when-pay", ("MG-110",)),
    ],
)
def test_what_belongs_to_another_jetty_is_answered_by_when_it_is_done(
    jetty: int, thing: str, key: str, rules: tuple[str, ...]
) -> None:
    g = at(jetty, hands="3 4 sand | | | ")
    refusal = why_not(GAME, g.state, 0, thing)
    assert refusal is not None and (refusal.key, refusal.rules) == (key, rules)
    for lang in ("en", "fa"):
        assert rules[0] in sentence(GAME, refusal, lang, 0, None)


@rule("MG-080", "MG-115")
@pytest.mark.parametrize(
    ("thing", "key"),
    [("P47", "no-bird"), ("P23", "occupied"), ("P44", "no-exact-payment"), ("P11", "no-exact-payment")],
)
def test_a_click_on_a_space_says_what_is_wrong_with_it(thing: str, key: str) -> None:
    g = at(10, hands="3 4 sand water | | | ", board=" | P23 | | ")
    refusal = why_not(GAME, g.state, 0, thing)
    assert refusal is not None and refusal.key == key


@rule("MG-090", "MG-141", "MG-161")
@pytest.mark.parametrize(
    ("thing", "key"),
    [
        ("seat-1", "shown-seat"),
        ("B", "shown-path"),
        ("stone", "shown-area"),
        ("value", "shown-currency"),
        ("start_3", "shown-card"),
        ("statue_a", "shown-tile"),
    ],
)
def test_what_nobody_chooses_says_what_it_is_for(thing: str, key: str) -> None:
    refusal = why_not(GAME, at(3).state, 0, thing)
    assert refusal is not None and refusal.key == key
    for lang in ("en", "fa"):
        assert refusal.rules[0] in sentence(GAME, refusal, lang, 0, None)


@rule("MG-072", "MG-110", "MG-120")
def test_while_a_single_hut_is_paid_the_double_one_says_what_it_would_take() -> None:
    g = at(9, hands="4 6 5 water water | | | ")
    g.says(0, "build P32 water")
    (double,) = offer_to(g.state, 0).locked
    assert GAME.codec.encode(double.action)["verb"] == "build_double"
    assert (double.reason.key, double.reason.figures) == ("double-short", {"price": 20, "have": 15})
    english = sentence(GAME, double.reason, "en", 0, None).replace(FSI, "").replace(PDI, "")
    assert english == "needs 20, you have 15 (MG-110, MG-120)"
    g.refuses(0, "build double P32 water water", "double-short", "MG-110", "MG-120")


@rule("MG-112", "MG-120", "MG-122")
def test_the_locked_double_hut_names_whatever_stands_in_its_way() -> None:
    g = at(9, hands="4 6 7 7 water | | | ")
    g.says(0, "build P32 water")
    assert [one.reason.key for one in offer_to(g.state, 0).locked] == ["no-landscape-card"]
    area = at(9, hands="6 water water | | | ")
    area.says(0, "build S53 water")
    assert offer_to(area.state, 0).locked == (), "nobody looks for a double hut in the stone area"


@rule("MG-118")
def test_a_double_hut_that_was_possible_is_not_locked_but_over() -> None:
    g = at(9, hands="4 6 7 3 water water | | | ")
    g.says(0, "build P32 water")
    assert offer_to(g.state, 0).locked == ()
    g.refuses(0, "build double P32 water water", "pay-first", "MG-110", "MG-118")
    elsewhere = at(10, hands="4 6 5 water water | | | ")
    elsewhere.says(0, "build P32 water")
    assert offer_to(elsewhere.state, 0).locked == (), "only jetty 9 builds double huts"
