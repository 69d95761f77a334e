"""What factions and their mechs can do: SC-101 to SC-119 and SC-145 to SC-151."""

import pytest
from marks import rule
from scythe_script import Script, place, scythe

from meydan.core.text import say
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import ABILITIES, PLACES, TERRAIN, TERRAINS, WALKS_TO
from meydan.games.scythe.rules.stars import may_place, most_stars

FIVE = "nordic industrial, rusviet engineering, crimea patriotic, saxony mechanical, polania agricultural"
WALKS = [
    (0, "nordic", "farm_2", {"mountain_2"}),
    (0, "nordic", "tundra_3", {"forest_1", "mountain_2"}),
    (1, "rusviet", "home_rusviet", {"farm_3"}),
    (1, "rusviet", "forest_4", {"village_3"}),
    (1, "rusviet", "mountain_2", {"farm_2"}),
    (2, "crimea", "mountain_8", {"tundra_6"}),
    (2, "crimea", "village_7", {"farm_6"}),
    (3, "saxony", "mountain_6", {"forest_5", "forest_6"}),
    (4, "polania", "forest_2", {"mountain_3"}),
    (4, "polania", "forest_6", {"village_4", "mountain_6", "village_6"}),
]


def begin(g: Script, seat: int = 0) -> Script:
    g.says(seat, "use section move", "take top move_units")
    return g


@rule(
    "SC-102",
    "SC-101",
    "mech_ability:nordic_riverwalk",
    "mech_ability:rusviet_riverwalk",
    "mech_ability:crimea_riverwalk",
    "mech_ability:saxony_riverwalk",
    "mech_ability:polania_riverwalk",
)
@pytest.mark.parametrize(("seat", "faction", "source", "across"), WALKS)
def test_riverwalk_leads_across_rivers_onto_two_terrains(
    seat: int, faction: str, source: str, across: set[str]
) -> None:
    g = scythe(FIVE)
    for unit in ("character", "mech"):
        before = g.ways(seat, unit, source)
        assert not across & before
    g.can(seat, "riverwalk")
    for unit in ("character", "mech"):
        assert g.ways(seat, unit, source) - before == across
    if faction != "nordic":
        assert not across & g.ways(seat, "worker", source)


@rule("SC-102")
def test_riverwalk_terrains_of_each_faction() -> None:
    named = [{TERRAINS[terrain] for terrain in terrains} for terrains in WALKS_TO]
    assert named == [
        {"forest", "mountain"},
        {"farm", "village"},
        {"farm", "tundra"},
        {"forest", "mountain"},
        {"village", "mountain"},
    ]


@rule(
    "SC-103",
    "SC-101",
    "mech_ability:nordic_speed",
    "mech_ability:rusviet_speed",
    "mech_ability:crimea_speed",
    "mech_ability:saxony_speed",
    "mech_ability:polania_speed",
)
@pytest.mark.parametrize("faction", ["nordic", "rusviet", "crimea", "saxony", "polania"])
def test_speed_takes_character_and_mechs_one_step_further(faction: str) -> None:
    starts = {
        "nordic": ("tundra_1", "forest_1"),
        "rusviet": ("mountain_5", "village_3"),
        "crimea": ("village_9", "farm_6"),
        "saxony": ("tundra_8", "mountain_6"),
        "polania": ("farm_4", "forest_2"),
    }
    other = "polania" if faction != "polania" else "nordic"
    start, middle = starts[faction]
    for speed in (False, True):
        g = scythe(f"{faction} industrial, {other} engineering").put(0, start, mechs=1)
        if speed:
            g.can(0, "speed")
        begin(g)
        g.says(0, f"lift mech {start}", f"go {middle}")
        assert g.step == ("moving" if speed else "move_units")
        if speed:
            g.says(0, "stop")
        g.says(0, f"lift worker {start}", f"go {middle}")
        assert g.step != "moving"
        h = scythe(f"{faction} industrial, {other} engineering").put(0, start, character=True)
        begin(h.can(0, "speed") if speed else h)
        h.says(0, f"lift character {start}", f"go {middle}")
        assert h.step == ("moving" if speed else "move_units")


@rule("SC-104", "SC-065")
def test_a_tunnel_is_one_step_before_or_after_a_plain_one() -> None:
    g = begin(scythe("nordic industrial, rusviet engineering").put(0, "forest_3", mechs=1).can(0, "speed"))
    g.says(0, "lift mech forest_3", "go mountain_3", "go tundra_6")
    assert g.at("tundra_6") == (0, 1, 0)
    h = begin(scythe("nordic industrial, rusviet engineering").put(0, "tundra_6", mechs=1).can(0, "speed"))
    h.says(0, "lift mech tundra_6", "go mountain_3", "go forest_3")
    assert h.at("forest_3") == (0, 1, 0)


@rule("SC-104", "SC-072")
def test_speed_does_not_carry_past_an_opposing_unit() -> None:
    g = scythe("nordic industrial, rusviet engineering").put(0, "tundra_4", mechs=1).put(1, "mountain_4", mechs=1)
    begin(g.can(0, "speed", "riverwalk"))
    g.says(0, "lift mech tundra_4", "go mountain_4")
    assert g.step == "move_units"


@rule("SC-106", "SC-107", "mech_ability:saxony_underpass")
def test_underpass_joins_own_mountains_and_tunnels() -> None:
    g = scythe("saxony industrial, nordic engineering").can(0, "underpass").put(0, "mountain_1", workers=1)
    tunnels = {"tundra_3", "mountain_3", "forest_4", "farm_5", "village_5", "tundra_6"}
    assert g.ways(0, "mech", "mountain_6") == {"tundra_8", "village_6", "mountain_1"} | tunnels
    assert "mountain_6" in g.ways(0, "mech", "tundra_6") and "mountain_5" not in g.ways(0, "mech", "tundra_6")
    assert not tunnels & g.ways(0, "worker", "mountain_6")
    g.builds(0, "mine", "village_6")
    assert "village_6" in g.ways(0, "character", "mountain_1")
    assert {"mountain_6", "mountain_1"} <= g.ways(0, "character", "village_6")
    assert "mountain_1" not in g.ways(1, "mech", "tundra_3")


@rule("SC-109", "SC-110", "mech_ability:rusviet_township")
def test_township_joins_own_villages_and_the_factory() -> None:
    g = scythe("rusviet industrial, nordic engineering").can(0, "township").put(0, "village_8", workers=1)
    assert g.ways(0, "mech", "village_3") == {"mountain_5", "tundra_4", "village_8", "factory"}
    assert {"village_3", "village_8"} <= g.ways(0, "character", "factory")
    assert "village_7" not in g.ways(0, "character", "factory")
    assert "factory" not in g.ways(0, "mech", "village_5")
    assert "factory" not in g.ways(0, "worker", "village_3")


@rule("SC-113", "mech_ability:nordic_seaworthy")
def test_seaworthy_opens_lakes() -> None:
    g = scythe(FIVE)
    assert not [h for h in g.ways(0, "mech", "forest_3") if h.startswith("lake")]
    g.can(0, "seaworthy")
    assert {"lake_2", "lake_3", "lake_4"} <= g.ways(0, "mech", "forest_3")
    assert "lake_3" in g.ways(0, "character", "factory")
    assert "lake_1" not in g.ways(0, "mech", "lake_2")
    assert not [h for h in g.ways(0, "worker", "forest_3") if h.startswith("lake")]
    assert "forest_2" in g.ways(0, "mech", "lake_1")


@rule("SC-118", "SC-218", "mech_ability:polania_submerge")
def test_submerge_goes_from_lake_to_lake() -> None:
    g = scythe(FIVE)
    assert "lake_1" not in g.ways(4, "character", "home_polania")
    g.can(4, "submerge")
    assert "lake_1" in g.ways(4, "character", "home_polania")
    lakes = {f"lake_{n}" for n in range(1, 8)}
    assert lakes - {"lake_1"} <= g.ways(4, "mech", "lake_1")
    assert "lake_7" not in g.ways(4, "mech", "forest_2")
    assert "lake_1" in g.ways(4, "mech", "forest_2")


@rule("SC-116", "SC-013", "SC-012", "mech_ability:crimea_wayfare")
def test_wayfare_leads_to_the_own_and_to_absent_bases() -> None:
    g = scythe("crimea industrial, nordic engineering, rusviet patriotic")
    bases = {"home_crimea", "home_saxony", "home_polania", "home_albion", "home_togawa"}
    assert not bases & g.ways(0, "mech", "farm_6")
    g.can(0, "wayfare")
    for unit in ("mech", "character"):
        assert {h for h in g.ways(0, unit, "factory") if h.startswith("home")} == bases
    assert not bases & g.ways(0, "worker", "farm_6")
    assert not [h for h in g.ways(1, "mech", "forest_1") if h.startswith("home")]


@rule("SC-012", "SC-013", "SC-116")
@pytest.mark.parametrize(
    ("lang", "ability", "without"), [("en", "Wayfare", "Without"), ("fa", "رهنوردی", "بدون توانایی")]
)
def test_the_rules_on_home_bases_name_the_ability_that_leads_there(lang: str, ability: str, without: str) -> None:
    assert say(GAME.folder, lang, "rule-SC-012").startswith(without)
    empty = say(GAME.folder, lang, "rule-SC-013")
    assert ability in empty and "(SC-116)" in empty


@rule("SC-116", "SC-218")
def test_from_a_foreign_base_one_leaves_over_its_land() -> None:
    g = (
        scythe("crimea industrial, nordic engineering")
        .can(0, "wayfare")
        .put(0, "farm_6", mechs=1)
        .goods("farm_6", food=2)
    )
    begin(g)
    g.says(0, "lift mech farm_6", "load all", "go home_polania")
    assert g.at("home_polania") == (0, 1, 1)
    assert g.state.controller(place("home_polania")) == -1
    assert g.state.tokens_of(0, 0) == 0
    assert g.ways(0, "worker", "home_polania") == {"farm_4", "forest_2"}
    assert g.ways(0, "mech", "home_polania") >= {"farm_4", "forest_2", "home_crimea"}


@rule("SC-149", "faction_ability:swim")
def test_nordic_workers_swim_rivers_but_no_lakes() -> None:
    g = scythe(FIVE)
    assert g.ways(0, "worker", "tundra_1") == {"forest_1", "mountain_2", "farm_2", "village_2"}
    assert g.ways(0, "character", "tundra_1") == {"forest_1", "mountain_2"}
    assert g.ways(1, "worker", "village_3") == {"tundra_4", "mountain_5"}
    for name in PLACES:
        assert not [h for h in g.ways(0, "worker", name) if TERRAIN[place(h)] in (5, 7)]


@rule("SC-145", "SC-047", "faction_ability:relentless")
def test_relentless_may_stay_on_a_section() -> None:
    g = scythe("rusviet industrial, nordic engineering")
    for _ in range(3):
        g.turn(0, "move", "take top gain_coins")
        g.ends(0)
        g.passes(1)
    assert g.state.coins[0] == 7
    h = scythe("nordic industrial, rusviet engineering")
    h.turn(0, "move", "take top gain_coins")
    h.ends(0)
    h.passes(1)
    h.refuses(0, "use section move", "same-section", "SC-047")
    assert h.offers(0, "use section") == ["bolster", "trade", "produce"]


@rule("SC-146", "option:relentless_factory")
def test_relentless_holds_for_the_factory_card_unless_agreed_otherwise() -> None:
    for relentless in (True, False):
        g = scythe("rusviet industrial, nordic engineering", relentless_factory=relentless)
        g.state.factory[0] = 5
        g.state.last[0] = 4
        assert ("factory" in g.again().offers(0, "use section")) == relentless
        g.state.last[0] = 1
        assert "bolster" in g.again().offers(0, "use section")
        g.on_turn(1)
        g.state.factory[1] = 4
        g.state.last[1] = 4
        assert "factory" not in g.again().offers(1, "use section")


@rule("SC-147", "SC-148", "faction_ability:coercion")
def test_coercion_pays_one_resource_with_a_card_once_a_turn() -> None:
    for value in (2, 5):
        g = scythe("crimea industrial, nordic engineering").goods("farm_6", metal=2).holds(0, value).has(0, coins=1)
        g.turn(0, "produce", "skip", "take bottom true")
        assert g.options(0) == [f"spend card {value}"]
        g.says(0, f"spend card {value}", "deploy riverwalk farm_6")
        assert g.at("farm_6") == (0, 1, 1)
        assert g.hand(0) == []
        assert g.stock("farm_6") == {}
        assert g.happened(ev.SpentCard) == [ev.SpentCard(0, value)]
        assert sum(g.state.discard) == 1


@rule("SC-147")
def test_coercion_may_be_used_even_with_enough_tokens_and_only_once() -> None:
    g = scythe("crimea industrial, nordic engineering").goods("farm_6", metal=3).holds(0, 2, 4, 5)
    g.turn(0, "produce", "skip", "take bottom true")
    assert g.options(0) == ["pay from farm_6", "spend card 2", "spend card 4", "spend card 5"]
    g.refuses(0, "spend card 3", "no-such-card", "SC-147")
    g.says(0, "spend card 4")
    assert g.step == "benefit"
    assert g.stock("farm_6") == {"metal": 1}
    assert g.hand(0) == [2, 5]


@rule("SC-147", "SC-052")
def test_coercion_stands_for_one_resource_and_no_more() -> None:
    g = scythe("crimea industrial, nordic engineering").goods("farm_6", metal=1).holds(0, 2, 4, 5)
    g.turn(0, "produce", "skip")
    assert g.step == "end_of_turn"
    h = scythe("nordic industrial, crimea engineering").goods("forest_1", metal=2).holds(0, 2, 4, 5)
    h.turn(0, "produce", "skip")
    assert h.step == "end_of_turn"


@rule("SC-147")
def test_a_card_used_this_turn_does_not_count_again() -> None:
    g = scythe("crimea industrial, nordic engineering").goods("farm_6", metal=2).holds(0, 2, 4)
    g.state.coerced = True
    g.turn(0, "produce", "skip")
    assert g.step == "end_of_turn"
    g.ends(0)
    g.passes(1)
    assert not g.state.coerced


@rule("SC-151", "SC-201", "SC-194", "faction_ability:dominate")
def test_dominate_knows_no_limit_for_objectives_and_combats() -> None:
    g = scythe("saxony industrial, nordic engineering")
    assert [most_stars(g.state, 0, goal) for goal in range(9)] == [1, 1, 1, 1, 1, 2, 6, 1, 1]
    assert [most_stars(g.state, 1, goal) for goal in range(9)] == [1, 1, 1, 1, 1, 1, 2, 1, 1]
    g.stars(0, combat_win=5).stars(1, combat_win=2)
    assert may_place(g.state, 0, 6) and not may_place(g.state, 1, 6)


@rule("SC-150", "faction_ability:meander")
def test_meander_takes_two_options_and_the_first_pays_for_the_second() -> None:
    g = scythe("polania industrial, nordic engineering").has(0, coins=0, popularity=0).put(0, "farm_4", character=True)
    begin(g)
    g.says(0, "lift character farm_4", "go village_4", "done")
    g.meets("harvest_fair")
    assert g.happened(ev.TookOffer) == [ev.TookOffer(0, 0)]
    assert g.figures(0)[0] == 2
    assert g.options(0) == ["take offer harvest_fair_2", "done"]
    g.refuses(0, "take offer harvest_fair_1", "another-offer", "SC-150")
    g.says(0, "take offer harvest_fair_2")
    assert g.stock("village_4") == {"food": 4}
    assert g.figures(0)[0] == 0
    assert g.step != "choose_offer"


@rule("SC-150")
def test_others_take_one_option() -> None:
    g = scythe("nordic industrial, polania engineering").put(0, "forest_1", character=True)
    begin(g)
    g.says(0, "lift character forest_1", "go mountain_2", "done")
    g.meets("harvest_fair")
    g.says(0, "take offer harvest_fair_1")
    assert g.step == "end_of_turn"


@rule("SC-101")
def test_an_ability_belongs_to_who_has_deployed_its_mech() -> None:
    g = scythe(FIVE).can(0, "speed")
    assert g.state.has_ability(0, ABILITIES.index("speed"))
    assert not g.state.has_ability(1, ABILITIES.index("speed"))
    assert not g.state.has_ability(0, ABILITIES.index("riverwalk"))


@rule("SC-119", "SC-069", "option:camaraderie", "mech_ability:polania_camaraderie")
def test_camaraderie_for_driven_out_workers_is_an_option() -> None:
    for wide in ("combat", "always"):
        g = scythe("polania industrial, nordic engineering", camaraderie=wide).has(0, popularity=5)
        g.can(0, "camaraderie").clear(1).put(1, "village_4", workers=2).put(0, "farm_4", mechs=1)
        begin(g)
        g.says(0, "lift mech farm_4", "go village_4")
        assert g.state.popularity[0] == (5 if wide == "always" else 3)
        assert g.state.forced == 2
