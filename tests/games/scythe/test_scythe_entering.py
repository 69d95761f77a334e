"""Entering where others are, tokens and lakes: SC-067 to SC-076, SC-114, SC-219, and who fights (SC-028, SC-029)."""

from marks import rule
from scythe_script import Script, place, scythe

from meydan.games.scythe import events as ev

TWO = "nordic industrial, rusviet engineering"


def begin(g: Script, seat: int = 0) -> Script:
    g.says(seat, "use section move", "take top move_units")
    return g


@rule("SC-067", "SC-068", "SC-069")
def test_workers_alone_are_driven_home_and_their_goods_stay() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=1).put(1, "mountain_5", workers=1).goods("mountain_5", metal=4)
    begin(g.has(0, popularity=5))
    g.says(0, "lift mech tundra_4", "go mountain_5")
    assert g.at("mountain_5") == (0, 1, 0)
    assert g.at("home_rusviet") == (1, 0, 2)
    assert g.stock("mountain_5") == {"metal": 4}
    assert g.state.popularity[0] == 3
    assert g.state.controls(0, place("mountain_5"))
    assert g.happened(ev.DroveOut) == [ev.DroveOut(0, 1, 2, place("mountain_5"))]


@rule("SC-067", "SC-104")
def test_the_unit_that_drove_workers_out_stops_even_with_speed() -> None:
    g = begin(scythe(TWO).put(0, "tundra_4", mechs=1).can(0, "speed"))
    g.says(0, "lift mech tundra_4", "go mountain_5")
    assert g.step == "move_units"


@rule("SC-068")
def test_another_unit_may_pass_through_where_workers_were_driven_out() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=2).can(0, "speed")
    begin(g)
    g.says(0, "lift mech tundra_4", "go mountain_5", "lift mech tundra_4", "go mountain_5", "go tundra_4")
    assert g.at("tundra_4") == (0, 1, 0)


@rule("SC-069")
def test_popularity_does_not_fall_below_zero() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=1).put(1, "mountain_5", workers=2).has(0, popularity=1)
    begin(g)
    g.says(0, "lift mech tundra_4", "go mountain_5")
    assert g.state.popularity[0] == 0
    assert g.at("home_rusviet") == (1, 0, 3)


@rule("SC-070", "SC-073")
def test_workers_do_not_go_alone_where_opposing_units_are() -> None:
    g = begin(scythe(TWO).put(0, "tundra_4", workers=1).put(1, "village_3", mechs=1))
    g.says(0, "lift worker tundra_4")
    assert set(g.offers(0, "go")) == {"forest_4", "mountain_4", "village_5"}
    g.refuses(0, "go mountain_5", "workers-do-not-fight", "SC-070", "SC-073")
    g.refuses(0, "go village_3", "workers-do-not-fight", "SC-070", "SC-073")


@rule("SC-149", "SC-070", "SC-073")
def test_a_worker_who_swims_is_stopped_by_the_units_across_and_not_by_the_river() -> None:
    for mechs, workers in ((0, 2), (1, 0)):
        g = scythe(TWO).clear(0).clear(1).put(0, "tundra_1", workers=2).put(1, "farm_2", mechs=mechs, workers=workers)
        begin(g)
        g.says(0, "lift worker tundra_1")
        g.refuses(0, "go farm_2", "workers-do-not-fight", "SC-070", "SC-073")


@rule("SC-025", "SC-063", "SC-070", "SC-073")
def test_other_workers_are_stopped_by_the_river_and_the_distance_first() -> None:
    g = scythe("saxony industrial, rusviet engineering").clear(0).clear(1).put(0, "mountain_6", workers=1)
    begin(g.put(1, "forest_5", workers=1).put(1, "farm_2", workers=1))
    g.says(0, "lift worker mountain_6")
    g.refuses(0, "go forest_5", "river-between", "SC-063", "SC-102")
    g.refuses(0, "go farm_2", "not-adjacent", "SC-058")


@rule("SC-070", "SC-073", "SC-063")
def test_a_worker_hemmed_in_cannot_be_lifted() -> None:
    g = scythe("saxony industrial, rusviet engineering").clear(0).put(0, "tundra_8", workers=1)
    g.put(1, "mountain_6", mechs=1).put(1, "village_6", mechs=1)
    begin(g)
    assert "worker tundra_8" not in g.offers(0, "lift")
    g.refuses(0, "lift worker tundra_8", "no-way-out", "SC-058", "SC-063")


@rule("SC-071", "SC-016", "SC-014")
def test_any_unit_may_enter_where_only_a_structure_stands() -> None:
    g = scythe(TWO).builds(1, "mill", "mountain_2")
    assert g.state.controller(place("mountain_2")) == 1
    begin(g)
    g.says(0, "lift worker forest_1", "go mountain_2")
    assert g.state.controller(place("mountain_2")) == 0
    assert g.state.popularity[0] == 2


@rule("SC-072", "SC-015", "SC-197")
def test_against_a_fighter_the_unit_stops_and_the_defender_keeps_control() -> None:
    g = (
        scythe(TWO)
        .put(0, "tundra_4", mechs=1)
        .put(1, "mountain_5", mechs=1)
        .goods("mountain_5", metal=2)
        .can(0, "speed")
    )
    begin(g.has(1, power=3))
    g.says(0, "lift mech tundra_4", "go mountain_5")
    assert g.step == "move_units"
    assert g.state.controller(place("mountain_5")) == 1
    assert len(g.state.raids) == 1
    assert g.offers(0, "lift") == ["character home_nordic", "worker forest_1", "worker tundra_1"]
    g.says(0, "done")
    assert g.step in ("choose_dials", "before_combat")
    assert g.happened(ev.CombatBegan) == [ev.CombatBegan(0, 1, place("mountain_5"))]


@rule("SC-073", "SC-219")
def test_workers_aboard_a_mech_enter_with_it() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=1, workers=2).put(1, "mountain_5", mechs=1)
    begin(g)
    g.says(0, "lift mech tundra_4", "load all", "go mountain_5")
    assert g.state.raids[0].workers == 2
    h = begin(scythe(TWO).put(0, "tundra_4", mechs=1, workers=2))
    h.says(0, "lift mech tundra_4", "load all", "go mountain_5")
    assert h.at("mountain_5") == (0, 1, 2)


@rule("SC-074", "SC-075", "SC-173", "SC-076")
def test_a_character_on_a_token_stops_and_has_the_encounter_after_all_moves() -> None:
    g = begin(scythe(TWO).put(0, "forest_1", character=True).can(0, "speed"))
    g.says(0, "lift character forest_1", "go mountain_2")
    assert g.step == "move_units"
    assert place("mountain_2") in g.state.tokens
    g.says(0, "done")
    assert g.step == "meet_people"
    g.rolls()
    assert place("mountain_2") not in g.state.tokens


@rule("SC-074", "SC-026", "SC-173")
def test_mechs_and_workers_pass_over_tokens() -> None:
    g = begin(scythe(TWO).put(0, "forest_1", mechs=1).can(0, "speed"))
    g.says(0, "lift mech forest_1", "load all", "go mountain_2", "go tundra_1", "done")
    assert g.step == "end_of_turn"
    assert place("mountain_2") in g.state.tokens


@rule("SC-028", "SC-029")
def test_workers_and_structures_do_not_fight() -> None:
    g = scythe(TWO).put(0, "tundra_4", workers=3).builds(0, "mine", "tundra_4").put(1, "mountain_5", mechs=1)
    assert g.state.fighters(place("tundra_4")) == 0
    g.put(0, "tundra_4", mechs=1)
    assert g.state.fighters(place("tundra_4")) == 1


@rule("SC-028", "SC-029", "SC-014")
def test_characters_and_mechs_are_fighters() -> None:
    g = scythe(TWO).put(0, "tundra_4", mechs=2, character=True, workers=1)
    assert g.state.fighters(place("tundra_4")) == 3
    assert g.state.controls(0, place("tundra_4")) and not g.state.controls(1, place("tundra_4"))


# Lakes


@rule("SC-058", "SC-114", "SC-113")
def test_nothing_is_left_on_a_lake() -> None:
    g = scythe(TWO).can(0, "seaworthy").put(0, "lake_3", mechs=1, workers=2).goods("lake_3", oil=3)
    begin(g)
    assert "worker lake_3" not in g.offers(0, "lift")
    g.refuses(0, "lift worker lake_3", "no-way-out", "SC-058", "SC-063")
    g.says(0, "lift mech lake_3", "go factory")
    assert g.at("lake_3") == (-1, 0, 0)
    assert g.at("factory") == (0, 1, 2)
    assert g.stock("factory") == {"oil": 3}


@rule("SC-114")
def test_with_another_mech_on_the_lake_things_may_stay() -> None:
    g = scythe(TWO).can(0, "seaworthy").put(0, "lake_3", mechs=2, workers=2).goods("lake_3", oil=3)
    begin(g)
    g.says(0, "lift mech lake_3", "load worker", "go factory")
    assert g.at("lake_3") == (0, 1, 1)
    assert g.stock("lake_3") == {"oil": 3}


@rule("SC-114")
def test_a_character_guards_goods_on_a_lake_but_not_workers() -> None:
    g = scythe(TWO).can(0, "seaworthy").put(0, "lake_3", mechs=1, workers=1, character=True).goods("lake_3", oil=3)
    begin(g)
    g.says(0, "lift mech lake_3", "go factory")
    assert g.at("factory") == (0, 1, 1)
    assert g.stock("lake_3") == {"oil": 3}
    g.says(0, "lift character lake_3", "go mountain_2")
    assert g.stock("mountain_2") == {"oil": 3}


@rule("SC-114", "SC-105")
def test_on_the_way_nothing_is_dropped_into_a_lake() -> None:
    g = scythe(TWO).can(0, "seaworthy", "speed").put(0, "mountain_2", mechs=1, workers=1).goods("mountain_2", metal=1)
    begin(g)
    g.says(0, "lift mech mountain_2", "load all", "go lake_3")
    assert g.offers(0, "drop") == []
    g.refuses(0, "drop metal", "not-on-a-lake", "SC-114")
    g.says(0, "go factory")
    assert g.at("factory") == (0, 1, 1)
