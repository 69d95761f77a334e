"""Why not: each check says what is wrong, with its rule; and a saved table of before opens."""

import json

from marks import rule
from scythe_combat import fight, front, meet
from scythe_script import Script, scythe
from test_scythe_combat_abilities import at_sea

from meydan.core.reasons import why_not
from meydan.games.scythe import GAME
from meydan.games.scythe.table import ScytheState

TWO = "nordic industrial, rusviet engineering"


def why(g: Script, seat: int, thing: str) -> str:
    reason = why_not(GAME, g.state, seat, thing)
    return "" if reason is None else reason.key


# The turn


@rule("SC-047", "SC-057")
def test_a_click_on_the_board_is_told_what_comes_first() -> None:
    g = scythe(TWO)
    assert why(g, 0, "farm_2") == "section-first"
    g.says(0, "use section move")
    assert why(g, 0, "farm_2") == "choice-first"
    h = scythe(TWO)
    h.says(0, "use section trade")
    assert why(h, 0, "farm_2") == "not-a-move"
    h.refuses(0, "take top produce", "other-section", "SC-048")
    h.says(0, "skip")
    assert why(h, 0, "farm_2") == "move-is-over"


@rule("SC-079")
def test_trade_says_that_resources_have_no_place() -> None:
    g = scythe(TWO).clear(0)
    g.says(0, "use section trade")
    g.refuses(0, "take top gain_resources", "no-worker-on-board", "SC-079")


@rule("SC-188")
def test_a_factory_card_is_chosen_to_move_before_a_unit_is() -> None:
    g = scythe(TWO)
    g.state.factory[0] = 0
    g.again().says(0, "use section factory", "skip")
    assert why(g, 0, "farm_2") == "factory-move-first"


# Moving


@rule("SC-058", "SC-060", "SC-061", "SC-105")
def test_a_unit_says_why_it_cannot_go_load_drop_or_stop() -> None:
    g = scythe(TWO).put(0, "forest_1", mechs=1).goods("forest_1", oil=1)
    g.says(0, "use section move", "take top move_units", "lift mech forest_1")
    g.refuses(0, "stop", "not-moved-yet", "SC-058")
    g.refuses(0, "go forest_1", "already-there", "SC-058")
    g.refuses(0, "go home_nordic", "no-home-bases", "SC-012")
    g.refuses(0, "drop oil", "drop-on-the-way", "SC-105")
    g.refuses(0, "drop all", "drop-on-the-way", "SC-105")
    g.refuses(0, "load metal", "nothing-to-load", "SC-060")
    g.refuses(0, "load tired_worker", "nothing-to-load", "SC-060")
    h = scythe(TWO)
    h.says(0, "use section move", "take top move_units", "lift character home_nordic")
    h.refuses(0, "load all", "nothing-here", "SC-060")
    h.refuses(0, "load worker", "mechs-carry-workers", "SC-061", "SC-027")


@rule("SC-062", "SC-105")
def test_on_the_way_a_unit_drops_before_it_loads() -> None:
    g = scythe(TWO).can(0, "speed").put(0, "forest_1", mechs=1).goods("forest_1", oil=1).goods("mountain_2", food=1)
    g.says(0, "use section move", "take top move_units", "lift mech forest_1")
    onward = next(words for words in g.options(0) if words.startswith("go "))
    g.goods(onward.removeprefix("go "), food=1)
    g.says(0, onward)
    g.refuses(0, "drop oil", "not-aboard", "SC-105")
    g.refuses(0, "drop all", "nothing-aboard", "SC-105")
    g.says(0, "load food")
    g.refuses(0, "drop food", "drop-before-loading", "SC-105")
    g.refuses(0, "load oil", "nothing-to-load", "SC-060")


@rule("SC-062")
def test_workers_are_told_apart_only_while_it_matters() -> None:
    g = scythe(TWO).clear(0).put(0, "forest_1", mechs=1).put(0, "tundra_1", workers=1)
    g.says(0, "use section move", "take top move_units", "lift worker tundra_1", "go forest_1", "lift mech forest_1")
    g.refuses(0, "load tired_worker", "workers-alike", "SC-062")
    g.says(0, "load worker")


@rule("SC-116")
def test_a_base_in_use_is_closed_to_wayfare() -> None:
    g = scythe("crimea industrial, rusviet engineering").can(0, "wayfare").put(0, "farm_6", mechs=1)
    g.says(0, "use section move", "take top move_units", "lift mech farm_6")
    g.refuses(0, "go home_rusviet", "base-in-use", "SC-116")
    assert "go home_nordic" in g.options(0)


# Production, benefits, payments


@rule("SC-083", "SC-084", "SC-085")
def test_production_says_what_a_territory_lacks() -> None:
    g = scythe(TWO).builds(0, "armory", "farm_2").put(0, "village_1", workers=1)
    g.state.unborn[0] = 0
    g.has(0, power=5, popularity=5, coins=5)
    g.says(0, "use section produce", "take top produce")
    g.refuses(0, "produce on farm_2", "nobody-works-there", "SC-083")
    g.refuses(0, "produce on village_1", "no-workers-left", "SC-084")
    g.refuses(0, "produce on home_nordic", "no-production", "SC-083")
    h = scythe(TWO).put(0, "village_1", workers=2)
    h.says(0, "use section produce", "take top produce", "produce on village_1")
    h.refuses(0, "amount 3", "too-many-workers", "SC-084", "SC-085")
    assert why(h, 0, "forest_1") == "number-first"


@rule("SC-079")
def test_where_resources_go_is_settled_once() -> None:
    g = scythe(TWO)
    g.says(0, "use section trade", "take top gain_resources", "put on forest_1")
    assert why(g, 0, "tundra_1") == "place-is-chosen"


@rule("SC-147")
def test_a_combat_card_pays_for_crimea_once_a_turn_and_for_nobody_else() -> None:
    g = scythe(TWO).goods("forest_1", oil=3).goods("tundra_1", oil=3)
    g.says(0, "use section bolster", "skip", "take bottom true")
    g.refuses(0, "spend card 2", "only-crimea", "SC-147")
    h = scythe("crimea industrial, rusviet engineering").goods("farm_6", oil=3).goods("village_9", oil=3).holds(0, 2, 5)
    h.says(0, "use section bolster", "skip", "take bottom true", "spend card 2")
    h.refuses(0, "spend card 5", "once-a-turn", "SC-147")
    few = scythe("crimea industrial, rusviet engineering").goods("farm_6", oil=2).holds(0, 2)
    few.says(0, "use section bolster", "skip", "take bottom true")
    few.refuses(0, "pay from farm_6", "card-first", "SC-147")
    assert [few.spoken(action) for action in few.state.agenda[-1].subjects(few.state, 0)] == ["pay from farm_6"]


# Combat


@rule("SC-153", "SC-197")
def test_a_combat_at_hand_comes_first() -> None:
    g = meet(front())
    assert g.step == "choose_dials"
    assert why(g, 0, "village_5") == "combat-at-hand"


@rule("SC-165", "SC-113")
def test_the_beaten_hear_where_they_cannot_go() -> None:
    g = at_sea()
    g.refuses(1, "retreat to home_rusviet", "not-your-base", "SC-165")
    assert why(g, 1, "village_5") == "combat-at-hand"
    h = fight(meet(front()), 7, 0)
    assert h.step != "retreat", "who has one way to go is not asked"


# A table of before


def test_a_state_saved_when_the_character_was_called_hero_opens() -> None:
    g = scythe(TWO).put(0, "mountain_4", character=True)
    data = GAME.codec.encode_state(g.state)
    data["hero"], data["tired_hero"] = data.pop("character"), data.pop("tired_character")
    again = GAME.read_state({"version": GAME.version, "state": json.loads(json.dumps(data))})
    assert isinstance(again, ScytheState)
    assert again.character == g.state.character
    assert GAME.codec.encode_state(again) == GAME.codec.encode_state(g.state)
