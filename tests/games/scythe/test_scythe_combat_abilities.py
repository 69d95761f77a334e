"""Abilities in combats and combats at sea: SC-108, SC-111 to SC-119, SC-156 and SC-169."""

from typing import Any

import pytest
from marks import rule
from scythe_combat import attack, fight, fight_dials, front, meet
from scythe_script import Script, place, scythe

from meydan.core.text import FSI, PDI, sentence
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev


@rule("SC-115", "SC-156", "mech_ability:nordic_artillery")
def test_artillery_costs_one_power_and_takes_two() -> None:
    g = front().can(0, "artillery")
    meet(g)
    assert (g.step, g.waiting) == ("before_combat", [0])
    g.says(0, "use ability")
    assert (g.state.power[0], g.state.power[1]) == (9, 2)
    assert g.step == "choose_dials"
    declined = front().can(0, "artillery")
    meet(declined)
    declined.says(0, "done")
    assert (declined.state.power[0], declined.state.power[1]) == (10, 4)
    for power in ((0, 4), (10, 0)):
        g = front().can(0, "artillery").has(0, power=power[0]).has(1, power=power[1])
        meet(g)
        assert g.step != "before_combat"


@rule("SC-156", "SC-115")
def test_lost_power_stops_at_zero() -> None:
    g = front().can(0, "artillery").has(1, power=1)
    meet(g)
    g.says(0, "use ability")
    assert g.state.power[1] == 0
    assert g.happened(ev.Lost)[-1].amount == 1


@rule("SC-108", "SC-156", "mech_ability:saxony_disarm")
def test_disarm_works_on_tunnels_and_the_own_mine() -> None:
    g = front("saxony industrial, rusviet engineering").can(0, "disarm")
    meet(g)
    assert g.step == "before_combat"
    g.says(0, "use ability")
    assert (g.state.power[0], g.state.power[1]) == (10, 2)
    plain = (
        scythe("saxony industrial, rusviet engineering")
        .clear(1)
        .put(0, "tundra_5", mechs=1)
        .put(1, "village_7", mechs=1)
    )
    plain.can(0, "disarm").has(1, power=5)
    attack(plain, "tundra_5", "village_7")
    assert plain.step == "choose_dials"
    mine = (
        scythe("saxony industrial, rusviet engineering")
        .clear(1)
        .put(0, "tundra_5", mechs=1)
        .put(1, "village_7", mechs=1)
    )
    mine.can(0, "disarm").has(1, power=5).builds(0, "mine", "village_7")
    attack(mine, "tundra_5", "village_7")
    assert mine.step == "before_combat"


@rule("SC-156", "SC-108", "SC-115")
def test_the_attacker_uses_abilities_first_and_the_defender_may_too() -> None:
    g = front("nordic industrial, saxony engineering").can(0, "artillery").can(1, "disarm").has(0, power=3)
    meet(g)
    assert g.waiting == [0]
    g.says(0, "use ability")
    assert (g.step, g.waiting) == ("before_combat", [1])
    g.says(1, "use ability")
    assert (g.state.power[0], g.state.power[1]) == (0, 2)
    assert g.happened(ev.UsedAbility)[0].seat == 0


@rule("SC-117", "SC-156", "mech_ability:crimea_scout")
def test_scout_steals_a_random_card() -> None:
    g = front("crimea industrial, rusviet engineering").can(0, "scout").holds(1, 2, 5)
    meet(g)
    g.says(0, "use ability")
    asked: Any = g.state.asking
    assert asked.chance.bag == (1, 0, 0, 1)
    g.draws(5)
    assert (g.hand(0), g.hand(1)) == ([5], [2])
    stolen: Any = g.happened(ev.Stole)[0]
    assert stolen.seen_by(0).cards == stolen.seen_by(1).cards == (5,)
    assert stolen.seen_by(2).cards == stolen.seen_by(None).cards == ()
    empty = front("crimea industrial, rusviet engineering").can(0, "scout")
    meet(empty)
    assert empty.step == "choose_dials"


@rule("SC-111", "SC-112", "SC-158", "mech_ability:rusviet_peoples_army")
def test_example_two_mechs_and_workers_may_add_three_cards() -> None:
    for workers, most in ((3, 3), (0, 2)):
        g = front().put(1, "village_5", mechs=1, workers=workers).can(1, "peoples_army").holds(1, 2, 2, 2, 2)
        fight_dials(meet(g))
        assert max(len(words.split()) for words in g.offers(1, "play cards")) == most
    without = front().put(1, "village_5", mechs=1, workers=3).holds(1, 2, 2, 2, 2)
    fight_dials(meet(without))
    assert max(len(words.split()) for words in without.offers(1, "play cards")) == 2


@rule("SC-111", "SC-158")
def test_workers_brought_along_count_for_peoples_army() -> None:
    g = (
        front("rusviet industrial, nordic engineering")
        .put(0, "tundra_4", workers=1)
        .can(0, "peoples_army")
        .holds(0, 2, 2, 2)
    )
    attack(g, "tundra_4", "village_5", load=True)
    fight_dials(g)
    assert g.offers(0, "play cards") == ["2", "2 2"]


@rule("SC-119", "SC-163", "mech_ability:polania_camaraderie")
def test_camaraderie_keeps_popularity_after_a_won_combat() -> None:
    g = front("polania industrial, rusviet engineering").put(1, "village_5", workers=2).can(0, "camaraderie")
    fight(meet(g), 7, 0)
    assert g.state.popularity[0] == 5
    assert g.at("home_rusviet") == (1, 1, 2)


# Lakes


def at_sea(character: bool = False) -> Script:
    """Nordic, beaten beside lakes."""
    g = scythe("rusviet industrial, nordic engineering").clear(0).clear(1).holds(0).holds(1)
    g.put(0, "tundra_5", mechs=1).put(1, "factory", mechs=0 if character else 1, workers=1, character=character)
    g.can(1, "seaworthy").has(0, power=7, popularity=5).has(1, power=0)
    attack(g, "tundra_5", "factory")
    g.says(0, "set dial 5")
    return g


@rule("SC-113", "SC-165", "mech_ability:nordic_seaworthy")
def test_nordic_may_retreat_to_a_lake_with_its_workers() -> None:
    g = at_sea()
    assert (g.step, g.waiting) == ("retreat", [1])
    assert set(g.offers(1, "retreat to")) == {"home_nordic", "lake_3", "lake_4", "lake_5"}
    g.refuses(1, "retreat to lake_6", "lake-too-far", "SC-113")
    g.says(1, "retreat to lake_4")
    assert g.at("lake_4") == (1, 1, 1)
    assert g.state.popularity[0] == 4


@rule("SC-113", "SC-169")
def test_without_a_mech_workers_go_home() -> None:
    g = at_sea(character=True)
    g.says(1, "retreat to lake_4")
    assert g.character(1) == "lake_4"
    assert g.at("lake_4") == (1, 0, 0)
    assert g.at("home_nordic") == (1, 0, 1)


@rule("SC-113")
def test_the_log_says_that_workers_without_a_mech_went_home() -> None:
    g = at_sea(character=True)
    told = g.says(1, "retreat to lake_4")[:2]
    source, home = place("factory"), place("home_nordic")
    assert told == [ev.Retreated(1, source, place("lake_4")), ev.WorkersWentHome(1, 1, source, home)]
    g = at_sea()
    g.says(1, "retreat to lake_4")
    assert not g.happened(ev.WorkersWentHome)
    g = at_sea(character=True)
    g.says(1, "retreat to home_nordic")
    assert not g.happened(ev.WorkersWentHome)


@rule("SC-113")
@pytest.mark.parametrize(
    ("lang", "seat", "workers", "said"),
    [
        ("en", 1, 1, "Without a mech 1 worker of yours went from the Factory to the Nordic home base."),
        ("en", 0, 2, "Without a mech 2 workers of Nora went from the Factory to the Nordic home base."),
        ("fa", 1, 1, "چون ماشین زرهی همراه نبود، ۱ کارگر شما از کارخانه به پایتخت نوردیک برگشت."),
        ("fa", 0, 2, "چون ماشین زرهی همراه نبود، ۲ کارگر Nora از کارخانه به پایتخت نوردیک برگشتند."),
    ],
)
def test_workers_that_went_home_are_told_to_both_sides(lang: str, seat: int, workers: int, said: str) -> None:
    event = ev.WorkersWentHome(1, workers, place("factory"), place("home_nordic"))
    text = sentence(GAME, event, lang, seat, ["Rosa", "Nora"])
    assert text.replace(FSI, "").replace(PDI, "") == said


@rule("SC-113")
def test_no_retreat_to_a_lake_with_an_opposing_unit() -> None:
    g = scythe("rusviet industrial, nordic engineering, polania patriotic").clear(0).clear(1).holds(0).holds(1)
    g.put(0, "tundra_5", mechs=1).put(1, "factory", mechs=1).put(2, "lake_3", mechs=1)
    g.can(1, "seaworthy").has(0, power=7).has(1, power=0)
    attack(g, "tundra_5", "factory")
    g.says(0, "set dial 5")
    assert set(g.offers(1, "retreat to")) == {"home_nordic", "lake_4", "lake_5"}


def two_raids(second: str) -> Script:
    """Polania's mechs from lakes 4 and 2 move in against Nordic on a forest and there; the forest is fought first."""
    g = scythe("polania industrial, nordic engineering").clear(0).clear(1).holds(0).holds(1)
    g.put(0, "lake_4", mechs=1).put(0, "lake_2", mechs=1).put(1, "forest_3", mechs=1).put(1, second, mechs=1)
    g.can(0, "submerge", "speed").can(1, "seaworthy", "speed").has(0, power=7).has(1, power=0)
    g.stars(0, upgrades=1, recruits=1, structures=1, popularity=1, combat_win=1)
    g.says(0, "use section move", "take top move_units", "lift mech lake_4", "go forest_3")
    g.says(0, "lift mech lake_2", f"go {second}", "fight at forest_3", "set dial 1")
    return g


@rule("SC-113", "SC-153")
def test_no_retreat_to_a_lake_where_a_combat_waits() -> None:
    g = two_raids("lake_3")
    assert g.offers(1, "retreat to") == ["home_nordic", "lake_4"]
    g.refuses(1, "retreat to lake_3", "lake-not-free", "SC-113")


@rule("SC-113", "SC-168")
def test_no_retreat_to_a_lake_that_raiders_may_go_back_to() -> None:
    g = two_raids("mountain_3")
    assert g.offers(1, "retreat to") == ["home_nordic", "lake_3", "lake_4"]
    g.refuses(1, "retreat to lake_2", "lake-not-free", "SC-113")
    g.says(1, "retreat to lake_4")
    assert g.over
    assert (g.at("lake_2"), g.at("lake_4")) == ((0, 1, 0), (1, 1, 0))


@rule("SC-113", "SC-168")
def test_a_beaten_attacker_may_retreat_to_the_lake_its_own_raiders_left() -> None:
    g = scythe("nordic industrial, polania engineering").clear(0).clear(1).holds(0).holds(1)
    g.put(0, "lake_4", mechs=1).put(0, "lake_2", mechs=1).put(1, "forest_3", mechs=1).put(1, "mountain_3", mechs=1)
    g.can(0, "seaworthy", "speed").can(1, "submerge", "speed").has(0, power=0).has(1, power=7)
    g.says(0, "use section move", "take top move_units", "lift mech lake_4", "go forest_3")
    g.says(0, "lift mech lake_2", "go mountain_3", "fight at forest_3")
    g.says(1, "set dial 1")
    assert g.offers(0, "retreat to") == ["home_nordic", "lake_3", "lake_2", "lake_4"]


@rule("SC-169", "SC-114", "SC-163")
def test_on_a_lake_workers_retreat_with_the_mech_and_cost_popularity() -> None:
    g = scythe("polania industrial, nordic engineering").clear(0).clear(1).holds(0).holds(1)
    g.put(0, "factory", mechs=1).put(1, "lake_4", mechs=1, workers=2).goods("lake_4", oil=2)
    g.can(0, "submerge").can(1, "seaworthy").has(0, power=7, popularity=5).has(1, power=0)
    attack(g, "factory", "lake_4")
    g.says(0, "set dial 1")
    assert g.state.popularity[0] == 3
    assert g.at("home_nordic") == (1, 1, 2)
    assert (g.at("lake_4"), g.stock("lake_4")) == ((0, 1, 0), {"oil": 2})
