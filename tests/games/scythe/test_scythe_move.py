"""Moving: SC-057 to SC-076, SC-218, SC-219, and what units are (SC-024 to SC-029)."""

from marks import rule
from scythe_script import Script, scythe

from meydan.games.scythe import events as ev

TWO = "nordic industrial, rusviet engineering"


def begin(g: Script, seat: int = 0) -> Script:
    g.says(seat, "use section move", "take top move_units")
    return g


@rule("SC-057")
def test_move_offers_units_or_a_coin() -> None:
    g = scythe(TWO)
    g.says(0, "use section move")
    assert g.offers(0, "take top") == ["move_units", "gain_coins"]
    g.says(0, "take top gain_coins")
    assert g.state.coins[0] == 5
    assert not g.happened(ev.Moved)


@rule("SC-057", "SC-059")
def test_two_units_one_territory_each() -> None:
    g = begin(scythe(TWO))
    g.says(0, "lift worker forest_1", "go mountain_2")
    assert g.step == "move_units"
    g.says(0, "lift worker tundra_1", "go mountain_2")
    assert g.at("mountain_2") == (0, 0, 2)
    assert g.step != "move_units"
    assert g.at("forest_1") == (-1, 0, 0)


@rule("SC-057", "SC-098")
def test_an_upgraded_move_moves_three() -> None:
    g = begin(scythe(TWO).upgrades(0, "move_units"))
    for unit in ("worker forest_1", "worker tundra_1"):
        g.says(0, f"lift {unit}", "go mountain_2")
    assert g.step == "move_units"
    assert g.offers(0, "lift") == ["character home_nordic"]


@rule("SC-059")
def test_the_same_unit_is_not_moved_twice() -> None:
    g = begin(scythe(TWO))
    g.says(0, "lift worker forest_1", "go mountain_2")
    g.refuses(0, "lift worker mountain_2", "already-moved", "SC-059")
    assert g.offers(0, "lift") == ["character home_nordic", "worker tundra_1"]


@rule("SC-059")
def test_moving_fewer_units_or_none_is_fine() -> None:
    g = begin(scythe(TWO))
    g.says(0, "done")
    assert g.step == "end_of_turn"
    g = begin(scythe(TWO))
    g.says(0, "lift worker forest_1", "go mountain_2", "done")
    assert g.step == "end_of_turn"


@rule("SC-059")
def test_a_character_and_a_mech_tire_like_workers() -> None:
    g = begin(scythe(TWO).put(0, "mountain_2", mechs=1).upgrades(0, "move_units"))
    g.says(0, "lift character home_nordic", "go forest_1", "lift mech mountain_2", "go tundra_1")
    assert g.offers(0, "lift") == ["worker forest_1", "worker tundra_1"]
    g.refuses(0, "lift character forest_1", "already-moved", "SC-059")
    g.refuses(0, "lift mech tundra_1", "already-moved", "SC-059")


@rule("SC-059")
def test_identical_workers_are_one_option() -> None:
    g = begin(scythe(TWO).put(0, "forest_1", workers=3))
    assert g.offers(0, "lift").count("worker forest_1") == 1


@rule("SC-058", "SC-218")
def test_a_unit_goes_to_an_adjacent_territory() -> None:
    g = begin(scythe(TWO))
    g.says(0, "lift character home_nordic")
    assert set(g.offers(0, "go")) == {"forest_1", "tundra_1"}
    g.refuses(0, "go mountain_2", "not-adjacent", "SC-058")
    g.says(0, "go forest_1")
    assert g.character(0) == "forest_1"
    assert g.at("home_nordic") == (-1, 0, 0)


@rule("SC-058", "SC-059")
def test_no_unit_is_lifted_that_is_not_there() -> None:
    g = begin(scythe(TWO))
    g.refuses(0, "lift mech forest_1", "no-such-unit", "SC-058")
    g.refuses(0, "lift worker village_3", "no-such-unit", "SC-058")
    g.refuses(0, "stop", "when-stop", "SC-058", "SC-103")


@rule("SC-012", "SC-011")
def test_no_unit_moves_into_a_home_base() -> None:
    g = begin(scythe(TWO))
    g.says(0, "lift worker forest_1")
    assert "home_nordic" not in g.offers(0, "go")
    g.refuses(0, "go home_nordic", "no-home-bases", "SC-012")


@rule("SC-025", "SC-063")
def test_rivers_and_lakes_stop_units() -> None:
    g = scythe("saxony industrial, rusviet engineering")
    assert g.ways(0, "worker", "mountain_6") == {"tundra_8", "village_6"}
    g.put(0, "mountain_6", mechs=1)
    assert g.ways(0, "mech", "mountain_6") == {"tundra_8", "village_6"}
    begin(g)
    g.says(0, "lift mech mountain_6")
    g.refuses(0, "go forest_5", "river-between", "SC-063", "SC-102")
    h = begin(scythe("saxony industrial, rusviet engineering"))
    h.says(0, "lift worker tundra_8")
    h.refuses(0, "go lake_7", "no-lakes", "SC-063")


@rule("SC-064", "SC-063")
def test_no_river_lies_between_a_hex_and_a_lake() -> None:
    g = scythe(TWO).can(0, "seaworthy")
    assert g.ways(0, "mech", "lake_3") == {"tundra_3", "mountain_2", "forest_3", "forest_4", "factory", "mountain_4"}


@rule("SC-065")
def test_all_tunnels_are_adjacent_for_every_unit() -> None:
    g = scythe(TWO)
    tunnels = {"tundra_3", "mountain_3", "forest_4", "farm_5", "village_5", "tundra_6"}
    for unit in ("character", "mech", "worker"):
        for tunnel in tunnels:
            assert tunnels - {tunnel} <= g.ways(0, unit, tunnel)
        assert not tunnels & g.ways(0, unit, "tundra_1")


@rule("SC-066", "SC-088")
def test_any_number_of_own_units_share_a_hex() -> None:
    g = begin(scythe(TWO).put(0, "mountain_2", mechs=3, workers=4))
    g.says(0, "lift worker forest_1", "go mountain_2", "lift worker tundra_1", "go mountain_2")
    assert g.at("mountain_2") == (0, 3, 6)


# What units carry


@rule("SC-060", "SC-024")
def test_any_unit_takes_resources_along() -> None:
    g = begin(scythe(TWO).goods("forest_1", wood=3, oil=1))
    g.says(0, "lift worker forest_1", "load wood", "load wood", "load oil")
    g.refuses(0, "load oil", "nothing-to-load", "SC-060")
    g.says(0, "go mountain_2")
    assert g.stock("mountain_2") == {"oil": 1, "wood": 2}
    assert g.stock("forest_1") == {"wood": 1}
    assert g.happened(ev.Moved)[-1].goods == 3


@rule("SC-060", "SC-024")
def test_everything_can_be_loaded_at_once() -> None:
    g = begin(scythe(TWO).goods("tundra_1", wood=3, oil=4).put(0, "tundra_1", mechs=1))
    g.says(0, "lift mech tundra_1", "load all", "go mountain_2")
    assert g.stock("mountain_2") == {"oil": 4, "wood": 3}
    assert g.at("mountain_2") == (0, 1, 1)
    assert g.at("tundra_1") == (-1, 0, 0)


@rule("SC-061", "SC-027")
def test_only_a_mech_takes_workers_along_and_never_the_character() -> None:
    g = begin(scythe(TWO).put(0, "forest_1", mechs=1, character=True, workers=1))
    g.says(0, "lift mech forest_1")
    assert g.offers(0, "load") == ["worker", "all"]
    g.says(0, "load worker", "load worker")
    assert g.offers(0, "load") == []
    g.says(0, "go mountain_2")
    assert g.at("mountain_2") == (0, 1, 2)
    assert g.character(0) == "forest_1"
    h = begin(scythe(TWO).put(0, "forest_1", character=True))
    h.says(0, "lift character forest_1")
    h.refuses(0, "load worker", "mechs-carry-workers", "SC-061", "SC-027")


@rule("SC-062", "SC-061")
def test_a_carried_worker_still_has_its_own_move() -> None:
    g = begin(scythe(TWO).put(0, "tundra_1", mechs=1))
    g.says(0, "lift mech tundra_1", "load worker", "go forest_1")
    assert g.offers(0, "lift") == ["character home_nordic", "worker forest_1"]
    g.says(0, "lift worker forest_1", "go mountain_2")
    assert g.at("mountain_2") == (0, 0, 1)
    assert g.at("forest_1") == (0, 1, 1)


@rule("SC-062")
def test_a_worker_may_walk_to_a_mech_and_then_be_carried() -> None:
    g = begin(scythe(TWO).put(0, "tundra_1", mechs=1))
    g.says(
        0, "lift worker forest_1", "go tundra_1", "lift mech tundra_1", "load worker", "load worker", "go mountain_2"
    )
    assert g.at("mountain_2") == (0, 1, 2)


@rule("SC-062", "SC-059")
def test_workers_that_have_moved_are_told_from_others_while_a_move_is_left() -> None:
    g = begin(scythe(TWO).put(0, "tundra_1", mechs=1).upgrades(0, "move_units"))
    g.says(0, "lift worker forest_1", "go tundra_1", "lift mech tundra_1")
    assert g.offers(0, "load") == ["worker", "tired_worker", "all"]
    g.says(0, "load tired_worker", "go mountain_2")
    assert g.offers(0, "lift") == ["character home_nordic", "worker tundra_1"]
    h = begin(scythe(TWO).put(0, "tundra_1", mechs=1).upgrades(0, "move_units"))
    h.says(0, "lift worker forest_1", "go tundra_1", "lift mech tundra_1", "load worker", "go mountain_2")
    assert h.offers(0, "lift") == ["character home_nordic", "worker mountain_2"]
    last = begin(scythe(TWO).put(0, "tundra_1", mechs=1))
    last.says(0, "lift worker forest_1", "go tundra_1", "lift mech tundra_1")
    assert last.offers(0, "load") == ["worker", "all"], "no move is left that one of them could still have"


@rule("SC-105")
def test_on_the_way_things_are_dropped_and_picked_up() -> None:
    g = scythe(TWO).put(0, "tundra_1", mechs=1, workers=1).goods("tundra_1", oil=2).goods("mountain_2", metal=1)
    begin(g.can(0, "speed"))
    g.says(0, "lift mech tundra_1", "load all", "go mountain_2")
    assert g.step == "moving"
    assert g.offers(0, "drop") == ["oil", "worker", "all"]
    g.says(0, "drop oil", "drop worker", "load metal")
    assert g.offers(0, "drop") == []
    g.says(0, "go forest_1")
    assert g.stock("mountain_2") == {"oil": 1}
    assert g.at("mountain_2") == (0, 0, 1)
    assert g.stock("forest_1") == {"metal": 1, "oil": 1}
    assert g.at("forest_1") == (0, 1, 2)


@rule("SC-105", "SC-060")
def test_all_may_be_dropped_at_once_by_a_character_too() -> None:
    g = scythe(TWO).put(0, "forest_1", character=True).goods("forest_1", wood=2, oil=1).can(0, "speed")
    begin(g)
    g.says(0, "lift character forest_1", "load all", "go tundra_1", "drop all")
    g.refuses(0, "drop wood", "not-aboard", "SC-105")
    g.says(0, "go forest_1")
    assert g.stock("tundra_1") == {"oil": 1, "wood": 2}


@rule("SC-105", "SC-062")
def test_tired_and_fresh_workers_are_dropped_as_one_wants() -> None:
    g = scythe(TWO).put(0, "tundra_1", mechs=1).upgrades(0, "move_units").can(0, "speed")
    begin(g)
    g.says(0, "lift worker forest_1", "go tundra_1", "lift mech tundra_1", "load all", "go mountain_2")
    assert g.offers(0, "drop") == ["worker", "tired_worker", "all"]
    g.says(0, "drop tired_worker", "go forest_1")
    assert g.offers(0, "lift") == ["character home_nordic", "worker forest_1"]


@rule("SC-058", "SC-103")
def test_a_unit_may_stop_before_its_steps_are_used_up() -> None:
    g = begin(scythe(TWO).put(0, "tundra_1", mechs=1).can(0, "speed"))
    g.says(0, "lift mech tundra_1")
    assert "stop" not in g.options(0)
    g.says(0, "go mountain_2", "stop")
    assert g.step == "move_units"
    assert g.at("mountain_2") == (0, 1, 0)
    g.refuses(0, "lift mech mountain_2", "already-moved", "SC-059")
