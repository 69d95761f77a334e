"""Combats: SC-152 to SC-172, SC-220 and SC-221."""

import pytest
from marks import rule
from scythe_combat import TWO, attack, fight, fight_dials, front, meet
from scythe_script import place, scythe

from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import CARD_PLAYS
from meydan.games.scythe.rules.combat import holds


@rule("SC-152", "SC-153", "SC-157", "SC-160")
def test_a_combat_follows_the_moves() -> None:
    g = meet(front())
    assert (g.step, g.waiting) == ("choose_dials", [0, 1])
    assert g.offers(0, "set dial") == [str(n) for n in range(8)]
    assert g.offers(1, "set dial") == [str(n) for n in range(5)]
    g.refuses(1, "set dial 5", "dial-too-high", "SC-157")
    fight(g, 3, 2)
    assert g.happened(ev.WonCombat) == [ev.WonCombat(0, 1, place("village_5"))]


@rule("SC-157")
def test_no_more_power_than_one_has_and_seven_at_most() -> None:
    g = front().has(0, power=16).has(1, power=1)
    meet(g)
    assert g.offers(0, "set dial")[-1] == "7"
    assert g.offers(1, "set dial") == ["0", "1"]


@rule("SC-160", "SC-161", "SC-162", "SC-165")
def test_the_higher_total_wins_and_the_loser_goes_home() -> None:
    g = front().goods("village_5", food=3)
    fight(meet(g), 4, 3)
    g.rolls()
    assert g.at("village_5") == (0, 1, 0)
    assert g.at("home_rusviet") == (1, 1, 0)
    assert g.stock("village_5") == {"food": 3}
    assert g.state.controller(place("village_5")) == 0
    assert (g.state.power[0], g.state.power[1]) == (6, 1)
    assert g.star_goals(0) == ["combat_win"]
    lost = front().goods("village_5", food=3).goods("tundra_4", oil=2)
    fight(attack(lost, "tundra_4", "village_5", load=True), 2, 3)
    lost.rolls()
    assert lost.at("village_5") == (1, 1, 0)
    assert lost.at("home_nordic") == (0, 1, 0)
    assert lost.stock("village_5") == {"food": 3, "oil": 2}
    assert lost.star_goals(1) == ["combat_win"]


@rule("SC-160")
def test_a_tie_goes_to_the_attacker() -> None:
    g = fight(meet(front()), 4, 4)
    assert [e.seat for e in g.happened(ev.WonCombat)] == [0]


@rule("SC-158", "SC-161", "SC-160")
def test_cards_count_and_are_discarded() -> None:
    g = front().holds(0, 2, 5).holds(1, 3)
    meet(g)
    g.says(0, "set dial 0")
    g.says(1, "set dial 4")
    assert g.offers(0, "play cards") == ["2", "5"]
    g.refuses(0, "play cards 2 5", "too-many-cards", "SC-158", "SC-111")
    g.refuses(0, "play cards 4", "cards-not-held", "SC-158")
    assert holds(g.state, 0, (5,)) and holds(g.state, 0, (2, 5)) and not holds(g.state, 0, (2, 2))
    g.says(0, "play cards 5")
    g.says(1, "no cards")
    assert g.happened(ev.Revealed) == [ev.Revealed(0, 1, place("village_5"), 0, (5,), 5, 5, 4, (), 0, 4)]
    assert g.hand(0) == [2]
    assert sum(g.state.discard) == 1
    assert g.state.power[0] == 10


@rule("SC-158", "SC-026", "SC-027")
def test_one_card_for_each_character_and_mech() -> None:
    g = front().holds(0, 2, 3, 4).holds(1, 2, 2, 2)
    g.put(0, "tundra_4", mechs=1).put(1, "village_5", character=True, workers=1)
    g.says(0, "use section move", "take top move_units")
    for _ in range(2):
        g.says(0, "lift mech tundra_4", "go village_5")
    fight_dials(g)
    assert "play cards 3 4" in g.options(0) and "play cards 2 3 4" not in g.options(0)
    assert "play cards 2 2" in g.options(1) and "play cards 2 2 2" not in g.options(1)


@rule("SC-158")
def test_who_has_no_card_is_not_asked_for_one() -> None:
    g = front().holds(0, 2)
    fight_dials(meet(g))
    assert (g.step, g.waiting) == ("add_cards", [0])
    h = front()
    fight_dials(meet(h))
    assert h.happened(ev.Revealed)


@rule("SC-157", "SC-220")
def test_without_power_and_cards_one_fights_with_nothing() -> None:
    g = meet(front().has(0, power=0).has(1, power=0))
    assert [e.seat for e in g.happened(ev.WonCombat)] == [0]
    assert not g.happened(ev.Drew)
    h = front().has(1, power=0)
    meet(h)
    assert h.waiting == [0]
    h.says(0, "set dial 2")
    assert [e.seat for e in h.happened(ev.WonCombat)] == [0]


@rule("SC-166", "SC-220")
@pytest.mark.parametrize(("dial", "card", "draws"), [(0, False, 0), (1, False, 1), (0, True, 1), (2, True, 1)])
def test_a_loser_who_spent_something_draws_a_card(dial: int, card: bool, draws: int) -> None:
    g = front().holds(1, 2)
    meet(g)
    fight(g, 7, dial, answer="play cards 2" if card else "no cards")
    before = len(g.hand(1))
    g.rolls()
    assert len(g.hand(1)) == before + draws
    assert [e.seat for e in g.happened(ev.Drew)] == [1] * draws


@rule("SC-163", "SC-170", "SC-165")
def test_a_winning_attacker_pays_popularity_for_workers() -> None:
    g = front().put(1, "village_5", workers=2)
    fight(meet(g), 7, 0)
    assert g.state.popularity[0] == 3
    assert g.at("home_rusviet") == (1, 1, 2)
    assert g.state.forced == 2


@rule("SC-163")
def test_popularity_lost_in_combat_stops_at_zero() -> None:
    g = front().put(1, "village_5", workers=2).has(0, popularity=1)
    fight(meet(g), 7, 0)
    assert g.state.popularity[0] == 0


@rule("SC-172", "SC-170", "SC-165")
def test_example_a_defender_sends_workers_home_for_nothing() -> None:
    g = front().put(0, "tundra_4", workers=2)
    fight(attack(g, "tundra_4", "village_5", load=True), 0, 4)
    g.rolls()
    assert g.at("home_nordic") == (0, 1, 2)
    assert g.state.popularity[1] == 5


@rule("SC-171", "SC-157", "SC-160", "SC-163", "SC-166")
def test_example_seven_to_seven() -> None:
    g = scythe("saxony industrial, rusviet engineering").clear(0).clear(1).holds(0, 2).holds(1, 3, 4)
    g.put(0, "village_7", mechs=1, workers=2).put(0, "farm_6", character=True)
    g.put(1, "tundra_5", character=True, mechs=1, workers=1).goods("tundra_5", food=3)
    g.has(0, power=10, popularity=4).has(1, power=4, popularity=6)
    g.says(0, "use section move", "take top move_units", "lift character farm_6", "go mountain_8")
    g.says(0, "lift mech village_7", "load all", "go tundra_5")
    g.says(0, "set dial 7")
    g.says(1, "set dial 4")
    assert g.offers(0, "play cards") == ["2"]
    assert g.offers(1, "play cards") == ["3", "4", "3 4"]
    g.says(0, "no cards")
    g.says(1, "play cards 3")
    reveal = g.happened(ev.Revealed)[0]
    assert (reveal.total, reveal.other_total) == (7, 7)
    assert (g.state.power[0], g.state.popularity[0]) == (3, 3)
    g.draws(5)
    assert g.star_goals(0) == ["combat_win"]
    assert g.at("tundra_5") == (0, 1, 2)
    assert g.stock("tundra_5") == {"food": 3}
    assert g.state.power[1] == 0
    assert g.at("home_rusviet") == (1, 1, 1)
    assert g.character(1) == "home_rusviet"
    assert g.hand(1) == [4, 5]
    assert g.state.discard == [0, 1, 0, 0]


@rule("SC-154", "SC-152", "SC-221")
def test_the_attacker_chooses_the_order_of_combats() -> None:
    g = front().put(0, "tundra_4", mechs=1).put(1, "tundra_6", mechs=1)
    g.says(
        0,
        "use section move",
        "take top move_units",
        "lift mech tundra_4",
        "go village_5",
        "lift mech tundra_4",
        "go tundra_6",
    )
    assert g.step == "combats"
    assert g.offers(0, "fight at") == ["village_5", "tundra_6"]
    g.refuses(0, "fight at factory", "no-combat-there", "SC-152", "SC-154")
    g.says(0, "fight at tundra_6")
    fight(g, 7, 3)
    g.rolls()
    assert g.step == "choose_dials"
    assert g.offers(0, "set dial") == ["0", "1", "2", "3"]
    assert g.offers(1, "set dial") == ["0", "1"]
    g.says(0, "set dial 3")
    g.says(1, "set dial 1")
    assert g.step == "add_cards"
    assert g.waiting == [1]
    assert [e.place for e in g.happened(ev.CombatBegan)] == [place("tundra_6"), place("village_5")]


@rule("SC-162", "SC-167", "SC-201")
def test_two_stars_for_combats_and_no_more() -> None:
    g = front().stars(0, combat_win=2)
    fight(meet(g), 7, 0)
    assert g.star_goals(0) == ["combat_win", "combat_win"]
    assert g.at("village_5") == (0, 1, 0)
    h = front("saxony industrial, rusviet engineering").stars(0, combat_win=2)
    fight(meet(h), 7, 0)
    assert h.star_goals(0) == ["combat_win"] * 3


@rule("SC-168", "SC-205", "SC-203")
def test_open_combats_are_called_off_by_the_sixth_star() -> None:
    g = front().put(0, "tundra_4", mechs=1, workers=2).put(1, "tundra_6", mechs=1).goods("tundra_4", oil=3)
    g.stars(0, mechs=1, structures=1, recruits=1, workers_on_board=1, objective=1)
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4", "go village_5")
    g.says(0, "lift mech tundra_4", "load all", "go tundra_6", "fight at village_5")
    fight(g, 7, 0)
    assert g.over
    assert g.at("tundra_6") == (1, 1, 0)
    assert g.at("tundra_4") == (0, 1, 2)
    assert g.stock("tundra_4") == {"oil": 3}
    assert g.at("village_5") == (0, 1, 0)
    assert g.happened(ev.TurnedBack) == [ev.TurnedBack(0, place("tundra_6"), place("tundra_4"))]


@rule("SC-168", "SC-205")
def test_a_character_goes_back_too() -> None:
    g = front().put(0, "tundra_4", character=True).put(1, "tundra_6", mechs=1)
    g.stars(0, mechs=1, structures=1, recruits=1, workers_on_board=1, objective=1)
    g.says(0, "use section move", "take top move_units", "lift character tundra_4", "go tundra_6")
    g.says(0, "lift mech tundra_4", "go village_5", "fight at village_5")
    fight(g, 7, 0)
    assert g.character(0) == "tundra_4"
    assert g.at("tundra_4") == (0, 0, 0)


@rule("SC-164", "SC-075", "SC-076")
def test_a_character_that_won_on_a_token_has_the_encounter() -> None:
    g = scythe(TWO).clear(1).put(0, "tundra_1", character=True).put(1, "mountain_2", mechs=1).has(0, power=7)
    g.says(0, "use section move", "take top move_units", "lift character tundra_1", "go mountain_2", "done")
    fight(g, 7, 0)
    g.rolls()
    assert g.step == "choose_offer"
    assert g.star_goals(0) == ["combat_win"]


@rule("SC-181", "SC-164", "SC-173")
def test_a_character_that_lost_leaves_the_token() -> None:
    g = scythe(TWO).clear(1).put(0, "tundra_1", character=True).put(1, "mountain_2", mechs=1).has(1, power=7)
    g.says(0, "use section move", "take top move_units", "lift character tundra_1", "go mountain_2", "done")
    fight(g, 0, 7)
    g.rolls()
    assert g.step == "end_of_turn"
    assert place("mountain_2") in g.state.tokens
    assert g.character(0) == "home_nordic"


@rule("SC-165", "SC-153")
def test_only_the_two_players_take_part() -> None:
    g = scythe("nordic industrial, rusviet engineering, crimea patriotic").clear(1).put(0, "tundra_4", mechs=1)
    g.put(1, "village_3", mechs=1).has(0, power=3).has(1, power=3)
    attack(g, "tundra_4", "village_3")
    assert g.waiting == [0, 1]
    assert not g.offers(2, "set dial")


@rule("SC-221", "SC-166")
def test_a_card_drawn_as_loser_may_be_played_in_the_next_combat() -> None:
    g = front().put(0, "tundra_4", mechs=1).put(1, "tundra_6", mechs=1)
    g.says(
        0,
        "use section move",
        "take top move_units",
        "lift mech tundra_4",
        "go village_5",
        "lift mech tundra_4",
        "go tundra_6",
    )
    g.says(0, "fight at tundra_6")
    fight(g, 7, 3)
    g.draws(5)
    fight_dials(g)
    assert g.offers(1, "play cards") == ["5"]


@rule("SC-158", "SC-157", "SC-036")
def test_dials_and_cards_are_sealed() -> None:
    g = front().holds(0, 2).holds(1, 3)
    meet(g)
    g.says(1, "set dial 4")
    g.says(0, "set dial 6")
    assert g.view(0)["dial"] == 6 and g.view(1)["dial"] == 4 and g.view(None)["dial"] is None
    assert {world.state.dials[1] for world in g.worlds(0)} == {0, 1, 2, 3, 4}
    assert {world.state.dials[0] for world in g.worlds(0)} == {6}
    g.says(0, "no cards")
    g.says(1, "no cards")
    assert g.view(0)["dial"] is None


@rule("SC-158")
def test_even_the_largest_hand_makes_no_endless_list() -> None:
    g = front().holds(0, *[2] * 6, *[3] * 6, *[4] * 6, *[5] * 6).put(0, "tundra_4", mechs=3).upgrades(0, "move_units")
    g.can(0, "peoples_army")
    g.says(0, "use section move", "take top move_units")
    for _ in range(3):
        g.says(0, "lift mech tundra_4", "go village_5")
    fight_dials(g)
    assert len(g.options(0)) == 35
    assert len(CARD_PLAYS) == 210
