"""The Factory and its cards: SC-183 to SC-192."""

from typing import Any

import pytest
from marks import rule
from scythe_script import Script, place, scythe

from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import FACTORY_CARDS, FACTORY_LIST

TWO = "nordic industrial, rusviet engineering"


def visiting(players: str = TWO, factory: str = "") -> Script:
    g = scythe(players, factory=factory).put(0, "mountain_4", character=True)
    g.events.clear()
    g.says(0, "use section move", "take top move_units", "lift character mountain_4", "go factory", "done")
    return g


@rule("SC-184", "SC-026", "SC-192")
def test_the_first_visitor_looks_at_all_cards_and_takes_one() -> None:
    g = visiting(factory="2 5 9")
    assert g.step == "choose_factory_card"
    assert g.offers(0, "take factory card") == ["number_2", "number_5", "number_9"]
    g.refuses(0, "take factory card number_1", "not-on-offer", "SC-184")
    g.refuses(0, "done", "when-done", "SC-051", "SC-059")
    g.says(0, "take factory card number_5")
    assert g.state.factory == [4, -1]
    assert g.state.offered == (1, 8)
    saw: Any = g.happened(ev.SawFactoryCards)[0]
    assert saw.seen_by(0).offered == (1, 4, 8)
    assert saw.seen_by(1).offered == saw.seen_by(None).offered == ()


@rule("SC-192", "SC-184")
def test_there_is_no_second_card() -> None:
    g = visiting(factory="2 5 9")
    g.says(0, "take factory card number_5")
    g.ends(0)
    g.passes(1)
    g.state.last[0] = 3
    g.again().turn(0, "move", "take top move_units", "lift character factory", "go mountain_4", "done")
    g.ends(0)
    g.passes(1)
    g.state.last[0] = 3
    g.again().turn(0, "move", "take top move_units", "lift character mountain_4", "go factory", "done")
    assert g.step == "end_of_turn"


@rule("SC-026", "SC-184")
def test_only_a_character_takes_a_factory_card() -> None:
    g = scythe(TWO).put(0, "mountain_4", mechs=1)
    g.turn(0, "move", "take top move_units", "lift mech mountain_4", "go factory", "done")
    assert g.step == "end_of_turn"


@rule("SC-185", "SC-032", "SC-184")
def test_example_visitors_see_one_card_fewer_each() -> None:
    g = scythe("nordic industrial, rusviet engineering, crimea patriotic, saxony mechanical, polania agricultural")
    seen = []
    for seat in range(5):
        g.on_turn(seat)
        if seat:
            g.state.character[seat - 1] = g.state.home(seat - 1)
            g.state.holder[place("factory")] = -1
        g.put(seat, "mountain_4", character=True)
        g.says(seat, "use section move", "take top move_units", "lift character mountain_4", "go factory", "done")
        seen.append(len(g.offers(seat, "take factory card")))
        g.says(seat, "take factory card " + g.offers(seat, "take factory card")[0])
    assert seen == [6, 5, 4, 3, 2]


def owner(number: int, players: str = TWO) -> Script:
    """Seat 0 has this factory card, 10 coins, 8 popularity, 4 power and cards of 2 and 5."""
    g = scythe(players).has(0, coins=10, popularity=8, power=4).holds(0, 2, 5)
    g.state.factory[0] = number - 1
    g.events.clear()
    return g.again()


FACTORY = {
    1: ("1 coin 1 card", "produce"),
    2: ("1 popularity", "enlist upgrade"),
    3: ("1 card", "2 popularity"),
    4: ("1 card", "3 coins"),
    5: ("1 power", "2 popularity"),
    6: ("1 power", "3 coins"),
    7: ("1 popularity", "deploy build"),
    8: ("1 card", "3 resources"),
    9: ("2 coins", "upgrade 1 popularity"),
    10: ("2 coins", "deploy 1 power"),
    11: ("2 coins", "build 1 popularity"),
    12: ("2 coins", "enlist 1 power"),
}
FIGURES = {
    1: (9, 4, 8, 1), 2: (10, 4, 7, 2), 3: (10, 4, 10, 1), 4: (13, 4, 8, 1), 5: (10, 3, 10, 2), 6: (13, 3, 8, 2),
    7: (10, 4, 7, 2), 8: (10, 4, 8, 1), 9: (8, 4, 9, 2), 10: (8, 5, 8, 2), 11: (8, 4, 9, 2), 12: (8, 5, 8, 2),
}  # fmt: skip
"""Coins, power, popularity and cards after the top action, where every benefit to choose was declined."""


@rule(
    "SC-186", "SC-187", "SC-179",
    "factory_card:number_1", "factory_card:number_2", "factory_card:number_3", "factory_card:number_4",
    "factory_card:number_5", "factory_card:number_6", "factory_card:number_7", "factory_card:number_8",
    "factory_card:number_9", "factory_card:number_10", "factory_card:number_11", "factory_card:number_12",
)  # fmt: skip
@pytest.mark.parametrize("number", range(1, 13))
def test_every_factory_card_costs_and_gives_what_it_says(number: int) -> None:
    cost, gain = FACTORY[number]
    g = owner(number).hires(0, "upgrade", "deploy", "build").builds(0, "monument", "tundra_1")
    g.says(0, "use section factory", "take top factory_card")
    if "card" in cost:
        assert (g.step, g.options(0)) == ("discard_card", ["spend card 2", "spend card 5"])
        g.refuses(0, "spend card 3", "no-such-card", "SC-187")
        g.says(0, "spend card 2")
    if "produce" in gain:
        assert g.offers(0, "produce on") == ["forest_1", "tundra_1"]
        g.says(0, "produce on forest_1", "done")
    elif "resources" in gain:
        assert g.offers(0, "put on") == ["forest_1", "tundra_1"]
        g.says(0, "put on forest_1", "take resource oil", "take resource food", "take resource oil")
        assert g.stock("forest_1") == {"food": 1, "oil": 2}
    kinds = {kind for kind in ("upgrade", "deploy", "build", "enlist") if kind in gain.split()}
    if kinds:
        assert {words.split()[0] for words in g.options(0)} - {"done"} == kinds
        g.says(0, "done")
    assert (*g.figures(0), len(g.hand(0))) == FIGURES[number]
    assert g.step == "bottom_row"
    assert (FACTORY_LIST[number - 1].get("unsure") is not None) == (number == 3)


@rule("SC-186", "SC-052")
def test_a_factory_top_that_cannot_be_paid_is_not_offered() -> None:
    for number, poor in ((1, {"coins": 0}), (2, {"popularity": 0}), (5, {"power": 0}), (9, {"coins": 1})):
        g = owner(number).has(0, **poor)
        g.says(0, "use section factory")
        assert g.step == "bottom_row"
    g = owner(4).holds(0)
    g.says(0, "use section factory")
    assert g.step == "bottom_row"


@rule("SC-187")
def test_factory_production_is_without_mat_cost_mill_and_upgrade() -> None:
    g = (
        owner(1)
        .put(0, "forest_1", workers=6)
        .builds(0, "mill", "tundra_1")
        .upgrades(0, "produce_hexes")
        .put(0, "mountain_2", mechs=1)
    )
    before = g.figures(0)
    g.turn(0, "factory", "take top factory_card", "spend card 2", "produce on forest_1", "produce on tundra_1")
    assert g.step == "bottom_row"
    assert g.stock("forest_1") == {"wood": 7}
    assert g.stock("tundra_1") == {"oil": 1}
    assert g.figures(0) == (before[0] - 1, *before[1:])


@rule("SC-188", "SC-190", "SC-186", "SC-057")
def test_example_the_factory_move() -> None:
    for speed, steps in ((False, 2), (True, 3)):
        g = owner(2).put(0, "forest_1", mechs=1)
        if speed:
            g.can(0, "speed")
        g.says(0, "use section factory", "skip", "factory move", "lift mech forest_1")
        for step, target in enumerate(("tundra_1", "mountain_2", "forest_1")[:steps]):
            assert g.step == "moving"
            g.says(0, f"go {target}")
            assert (g.step == "moving") == (step + 1 < steps)
    worker = owner(2).can(0, "speed")
    worker.says(
        0, "use section factory", "skip", "factory move", "lift worker forest_1", "go tundra_1", "go mountain_2"
    )
    assert worker.step == "end_of_turn"


@rule("SC-188")
def test_the_factory_move_moves_one_unit() -> None:
    g = owner(2).upgrades(0, "move_units")
    g.says(0, "use section factory", "skip", "factory move", "lift worker forest_1", "go tundra_1", "stop")
    assert g.step == "end_of_turn"


@rule("SC-188", "SC-152")
def test_stops_combats_and_encounters_follow_the_factory_move() -> None:
    g = owner(2).put(0, "forest_1", character=True)
    g.says(0, "use section factory", "skip", "factory move", "lift character forest_1", "go mountain_2")
    assert g.step == "meet_people"
    h = owner(2).put(0, "tundra_4", mechs=1).put(1, "mountain_5", mechs=1)
    h.says(0, "use section factory", "skip", "factory move", "lift mech tundra_4", "go mountain_5")
    assert h.step == "choose_dials"


@rule("SC-189", "SC-128")
def test_the_mine_works_for_the_factory_move() -> None:
    g = owner(2).builds(0, "mine", "forest_1")
    g.says(0, "use section factory", "skip", "factory move", "lift worker forest_1", "go tundra_6", "go tundra_5")
    assert g.at("tundra_5") == (0, 0, 1)


@rule("SC-191", "SC-186")
def test_example_card_two() -> None:
    g = owner(2)
    g.says(0, "use section factory", "take top factory_card", "enlist build coins")
    assert g.figures(0) == (12, 4, 7)
    g.says(0, "factory move", "lift worker forest_1", "go tundra_1", "go mountain_2")
    assert g.at("mountain_2") == (0, 0, 1)
    h = owner(2)
    h.says(0, "use section factory", "take top factory_card", "upgrade move_units deploy", "skip")
    assert h.state.upgrades(0) == 1
    assert h.step == "end_of_turn"


@rule("SC-187", "SC-100")
def test_factory_mechs_and_structures_need_a_worker_like_those_of_the_mat() -> None:
    g = owner(7).put(0, "mountain_2", mechs=1)
    g.says(0, "use section factory", "take top factory_card")
    g.refuses(0, "deploy speed mountain_2", "no-worker-there", "SC-100")
    g.refuses(0, "build mill mountain_2", "no-worker-there", "SC-120")


@rule("SC-006", "SC-182")
def test_twelve_factory_cards() -> None:
    assert tuple(f"number_{n}" for n in range(1, 13)) == FACTORY_CARDS
