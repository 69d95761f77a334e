"""Objectives: SC-193 to SC-195, and every card."""

from collections.abc import Callable

import pytest
from marks import rule
from scythe_script import Script, scythe

from meydan.core.laws import same_eyes
from meydan.core.table import Table
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import AT_END, OBJECTIVES
from meydan.games.scythe.rules.objectives import can_still_show, fulfilled, may_show

TWO = "nordic industrial, rusviet engineering"
Lay = Callable[[Script], object]


def land(*places: str) -> Lay:
    def lay(g: Script) -> None:
        for name in places:
            g.put(0, name, mechs=1)

    return lay


def both(*lays: Lay) -> Lay:
    def lay(g: Script) -> None:
        for one in lays:
            one(g)

    return lay


def card(g: Script) -> None:
    g.state.factory[0] = 2


CASES: dict[str, tuple[Lay, Lay]] = {
    "higher_ground_advantage": (land("mountain_1", "mountain_2", "mountain_3"), land("mountain_1", "mountain_2")),
    "underworld_advantage": (
        land("tundra_3", "farm_5", "village_5"),
        both(land("tundra_3", "farm_5"), lambda g: g.builds(0, "mine", "forest_1")),
    ),
    "harvest_advantage": (land("farm_1", "farm_2", "farm_7"), land("farm_1", "farm_2")),
    "northern_advantage": (land("tundra_2", "tundra_3"), land("tundra_2")),
    "king_of_the_hill": (
        both(land("factory"), lambda g: g.has(0, power=3)),
        both(land("factory"), lambda g: g.has(0, power=2)),
    ),
    "send_one_back_as_a_warning": (lambda g: forced(g, 1, 7), lambda g: forced(g, 1, 6)),
    "machine_over_muscle": (
        both(card, lambda g: g.can(0, "speed"), lambda g: g.put(0, "forest_1", workers=1)),
        both(card, lambda g: g.can(0, "speed"), lambda g: g.put(0, "forest_1", workers=2)),
    ),
    "roll_up_your_sleeves_with_the_common_man": (
        lambda g: g.has(0, coins=2, popularity=7).put(0, "forest_1", workers=2),
        lambda g: g.has(0, coins=3, popularity=7).put(0, "forest_1", workers=2),
    ),
    "stockpile_for_the_winter": (
        lambda g: g.goods("forest_1", food=6, metal=1, oil=1, wood=1),
        lambda g: g.goods("forest_1", food=7, metal=1, oil=1),
    ),
    "woodland_advantage": (land("forest_2", "forest_3"), land("forest_2")),
    "population_advantage": (land("village_1", "village_2", "village_8"), land("village_1", "village_2")),
    "get_rich_or_cry_trying": (lambda g: g.has(0, coins=20), lambda g: g.has(0, coins=19)),
    "foundations_of_the_empire": (
        lambda g: g.put(0, "forest_1", workers=2, mechs=1, character=True).builds(0, "mine", "forest_1"),
        lambda g: g.put(0, "forest_1", workers=2, mechs=1, character=True),
    ),
    "hedge_your_bets": (lambda g: hedge(g, 1), lambda g: hedge(g, 0)),
    "balanced_workforce": (lambda g: g.hires(0, "build", "deploy"), lambda g: g.hires(0, "build")),
    "a_wolf_among_the_sheep": (
        lambda g: g.put(0, "forest_1", mechs=1, character=True).goods("forest_1", oil=2, wood=3),
        lambda g: g.put(0, "forest_1", mechs=1, character=True, workers=1).goods("forest_1", oil=2, wood=3),
    ),
    "divide_and_conquer": (land("lake_3", "tundra_5"), both(land("lake_3", "tundra_5"), card)),
    "become_a_beloved_pacifist": (
        lambda g: g.has(0, power=0, popularity=13).put(0, "forest_1", workers=3),
        lambda g: g.has(0, power=1, popularity=13).put(0, "forest_1", workers=3),
    ),
    "shore_up_the_shore": (
        land("factory", "forest_3", "mountain_3", "village_4", "tundra_5"),
        land("factory", "forest_3", "mountain_3", "village_4"),
    ),
    "create_a_permanent_foothold": (lambda g: foothold(g), both(lambda g: foothold(g), lambda g: g.can(0, "speed"))),
    "monopolize_the_market": (
        lambda g: g.goods("forest_1", oil=5).goods("tundra_1", oil=4),
        lambda g: g.goods("forest_1", oil=5).goods("tundra_1", oil=3, wood=1),
    ),
    "technological_breakthrough": (card, both(card, lambda g: g.upgrades(0, "move_units"))),
    "achieve_tactical_mastery": (
        lambda g: g.holds(0, *[2] * 8).stars(0, combat_win=1),
        lambda g: g.holds(0, *[2] * 7).stars(0, combat_win=1),
    ),
}
"""For each card what fulfils it, and what falls just short."""


def forced(g: Script, workers: int, power: int) -> None:
    g.state.forced = workers
    g.has(0, power=power)


def hedge(g: Script, wood: int) -> None:
    g.upgrades(0, "move_units").can(0, "speed").builds(0, "mine", "forest_1").hires(0, "build")
    g.goods("forest_1", food=1, metal=1).goods("tundra_1", oil=1, wood=wood)


def foothold(g: Script) -> None:
    g.has(0, popularity=7)
    for structure, where in (("mine", "forest_1"), ("mill", "tundra_1"), ("armory", "village_3")):
        g.builds(0, structure, where)


@rule(
    "SC-195",
    "objective:higher_ground_advantage", "objective:underworld_advantage", "objective:harvest_advantage",
    "objective:northern_advantage", "objective:king_of_the_hill", "objective:send_one_back_as_a_warning",
    "objective:machine_over_muscle", "objective:roll_up_your_sleeves_with_the_common_man",
    "objective:stockpile_for_the_winter", "objective:woodland_advantage", "objective:population_advantage",
    "objective:get_rich_or_cry_trying", "objective:foundations_of_the_empire", "objective:hedge_your_bets",
    "objective:balanced_workforce", "objective:a_wolf_among_the_sheep", "objective:divide_and_conquer",
    "objective:become_a_beloved_pacifist", "objective:shore_up_the_shore", "objective:create_a_permanent_foothold",
    "objective:monopolize_the_market", "objective:technological_breakthrough", "objective:achieve_tactical_mastery",
)  # fmt: skip
@pytest.mark.parametrize("name", OBJECTIVES)
def test_every_objective_is_fulfilled_by_its_task_and_by_nothing_less(name: str) -> None:
    enough, short = CASES[name]
    for lay, done in ((enough, True), (short, False)):
        g = scythe(TWO)
        lay(g)
        assert fulfilled(g.state, 0, OBJECTIVES.index(name)) is done


@rule("SC-195", "SC-054")
def test_cards_of_the_end_of_the_turn_are_shown_only_there() -> None:
    late = {
        "machine_over_muscle",
        "send_one_back_as_a_warning",
        "roll_up_your_sleeves_with_the_common_man",
        "foundations_of_the_empire",
        "balanced_workforce",
        "become_a_beloved_pacifist",
        "create_a_permanent_foothold",
        "technological_breakthrough",
        "achieve_tactical_mastery",
    }
    assert {name for number, name in enumerate(OBJECTIVES) if not AT_END[number]} == late
    g = scythe(TWO).wants(0, "get_rich_or_cry_trying", "hedge_your_bets").has(0, coins=25)
    g.refuses(0, "show objective get_rich_or_cry_trying", "only-at-the-end", "SC-195")
    g.refuses(0, "show objective hedge_your_bets", "not-fulfilled", "SC-195")
    g.refuses(0, "show objective balanced_workforce", "not-your-objective", "SC-193")
    g.turn(0, "move", "skip")
    assert g.options(0) == ["end turn", "show objective get_rich_or_cry_trying"]
    g.says(0, "show objective get_rich_or_cry_trying")
    assert g.star_goals(0) == ["objective"]


@rule("SC-193", "SC-194")
def test_a_shown_card_gives_a_star_and_both_are_gone() -> None:
    g = scythe(TWO).wants(0, "balanced_workforce", "hedge_your_bets").hires(0, "build", "deploy")
    g.says(0, "show objective balanced_workforce")
    assert g.star_goals(0) == ["objective"]
    assert g.state.objectives[0] == ()
    assert g.view(1)["players"][0]["shown"] == ["balanced_workforce"]
    assert g.view(1)["players"][0]["objective_count"] == 0
    assert [world.state.buried[0] for world in g.worlds(0, 5)] == [(OBJECTIVES.index("hedge_your_bets"),)] * 5
    assert len({world.state.buried[0] for world in g.worlds(1)}) > 15
    assert g.step == "choose_section"


@rule("SC-193", "SC-049")
def test_between_the_rows_an_objective_may_be_shown() -> None:
    g = (
        scythe(TWO)
        .wants(0, "roll_up_your_sleeves_with_the_common_man", "hedge_your_bets")
        .put(0, "forest_1", workers=2)
    )
    g.has(0, coins=3, popularity=7).goods("forest_1", oil=3)
    assert not g.offers(0, "show objective")
    g.says(0, "use section bolster", "take top gain_power")
    assert g.step == "bottom_row"
    g.says(0, "show objective roll_up_your_sleeves_with_the_common_man")
    assert g.step == "bottom_row"
    g.says(0, "take bottom true")
    assert g.star_goals(0) == ["objective"]


@rule("SC-195", "SC-193")
def test_showing_may_be_delayed_but_the_task_must_hold() -> None:
    g = scythe(TWO).wants(0, "balanced_workforce", "hedge_your_bets").hires(0, "build", "deploy")
    number = OBJECTIVES.index("balanced_workforce")
    assert may_show(g.state, 0, number, False)
    g.put(0, "forest_1", workers=1)
    assert not may_show(g.state, 0, number, False)
    assert not may_show(g.state, 0, number, True)


@rule("SC-194", "SC-151", "faction_ability:dominate")
def test_saxony_may_complete_both() -> None:
    g = scythe("saxony industrial, rusviet engineering").wants(0, "balanced_workforce", "technological_breakthrough")
    g.hires(0, "build", "deploy")
    g.state.factory[0] = 3
    g.again().says(0, "show objective balanced_workforce")
    assert g.state.objectives[0] == (OBJECTIVES.index("technological_breakthrough"),)
    g.says(0, "show objective technological_breakthrough")
    assert g.star_goals(0) == ["objective", "objective"]


@rule("SC-194")
def test_others_complete_one() -> None:
    g = (
        scythe(TWO)
        .wants(0, "balanced_workforce", "technological_breakthrough")
        .hires(0, "build", "deploy")
        .stars(0, objective=1)
    )
    assert not g.offers(0, "show objective")
    g.refuses(0, "show objective balanced_workforce", "no-more-objectives", "SC-194")
    assert not can_still_show(g.state, 0)
    assert can_still_show(g.state, 1)


@rule("SC-193")
def test_not_in_the_middle_of_an_action() -> None:
    g = scythe(TWO).wants(0, "balanced_workforce", "hedge_your_bets").hires(0, "build", "deploy")
    g.says(0, "use section move")
    assert not g.offers(0, "show objective")
    g.says(0, "take top move_units")
    assert not g.offers(0, "show objective")


@rule("SC-193", "SC-039")
def test_who_holds_objectives_is_asked_at_the_end_of_the_turn_in_any_case() -> None:
    for objectives in (("balanced_workforce", "hedge_your_bets"), ("higher_ground_advantage", "hedge_your_bets")):
        g = scythe(TWO).wants(0, *objectives).hires(0, "build", "deploy")
        g.turn(0, "move", "skip")
        assert (g.step, g.waiting) == ("end_of_turn", [0])
    h = scythe(TWO).wants(0, "balanced_workforce", "hedge_your_bets").hires(0, "build", "deploy")
    h.says(0, "show objective balanced_workforce")
    h.turn(0, "move", "skip")
    assert h.waiting == [1]


@rule("SC-193", "SC-039")
def test_a_fulfilled_objective_shows_in_nothing_others_see() -> None:
    t = Table.new("scythe", 3, 8)
    for seat in range(3):
        other = t.imagine((seat + 1) % 3, 5)
        same_eyes(t, other, (seat + 1) % 3, "imagined")
    assert t.state.asking is not None and t.state.asking.private


@rule("SC-193")
def test_a_shown_objective_is_open_and_final() -> None:
    shown = ev.ShowedObjective(0, 3)
    assert shown.final
    assert shown.seen_by(None) == shown.seen_by(1) == shown
