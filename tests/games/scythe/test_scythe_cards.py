"""Encounters, factory cards and combat cards: SC-031, SC-159, SC-173 to SC-192."""

import pytest
from marks import rule
from scythe_script import Script, place, scythe

from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import ENCOUNTERS, FACTORY_CARDS, FACTORY_LIST, OFFER_COST, OFFERS

TWO = "nordic industrial, rusviet engineering"
CARDS = """
harvest_fair: coins 2 popularity 1 | c2 food 4 | p2 build
woodcutters_camp: cards 1 popularity 1 | c2 wood 4 | p2 enlist
machine_in_the_barn: food 2 popularity 1 | c2 worker food 3 | p3 deploy
the_old_smithy: metal 2 popularity 1 | c3 enlist | p2 metal 4
broken_harvester: food 2 popularity 1 | c4 deploy | p2 food 2 metal 2
roadside_inn: coins 2 popularity 1 | c3 enlist | p2 food 4
the_tinkerer: oil 2 popularity 1 | c2 upgrade | p2 oil 4
lamp_oil_seller: coins 2 popularity 1 | c2 oil 4 | p2 enlist
the_derrick: oil 2 popularity 1 | c3 build | p2 oil 4
wreck_in_the_snow: oil 2 popularity 1 | c4 deploy | p2 coins 2 any 2
village_kitchen: food 2 popularity 1 | c2 worker food 3 | p2 build
carpenters_yard: wood 2 popularity 1 | c3 build | p2 worker wood 3
parade_day: coins 2 popularity 1 | c2 power 2 popularity 2 | p3 any 5
miners_lunch: food 2 popularity 1 | c2 any 3 | p2 worker metal 3
stranded_caravan: popularity 2 | c2 any 3 | p3 any 5
fishing_party: food 2 popularity 1 | c2 worker any 2 | p2 enlist
deserters: cards 1 popularity 1 | c2 power 2 cards 2 | p3 deploy
forest_picnic: food 2 popularity 1 | c2 any 3 | p2 worker wood 3
border_post: coins 2 popularity 1 | c2 food 4 | p2 cards 2 power 3
broken_bridge: cards 1 popularity 1 | c2 popularity 3 | p2 wood 4
old_comrades: popularity 2 | c4 deploy | p2 cards 2 power 3
scrap_market: coins 2 popularity 1 | c2 metal 4 | p2 build
village_wedding: coins 2 popularity 1 | c3 enlist | p2 worker food 3
silent_machine: cards 1 popularity 1 | c2 any 3 | p3 deploy
training_ground: power 2 popularity 1 | c2 power 4 | p2 upgrade any 2
night_watch: power 2 popularity 1 | c2 popularity 3 | p2 build
rail_yard: coins 2 popularity 1 | c2 metal 4 | p3 deploy
travellers_at_dusk: coins 2 popularity 1 | c2 worker any 2 | p2 build
"""
"""Every card: its three options, the cost in coins or popularity first."""
PRINTED = [line.split(": ") for line in CARDS.strip().splitlines()]
EXPECTED = {f"{name}_{n + 1}": offer for name, offers in PRINTED for n, offer in enumerate(offers.split(" | "))}


def meeting(encounter: str, players: str = TWO) -> Script:
    """Seat 0 meets people on mountain_2, with 10 coins, 8 popularity and 4 power."""
    g = scythe(players).put(0, "forest_1", character=True).has(0, coins=10, popularity=8, power=4).holds(0)
    g.events.clear()
    g.says(0, "use section move", "take top move_units", "lift character forest_1", "go mountain_2", "done")
    g.meets(encounter)
    return g


def answers(g: Script, gain: str) -> None:
    """Take all that the option gives, where one is asked."""
    while not g.over:
        g.rolls()
        if g.step == "gain_worker":
            g.says(0, "take worker")
        elif g.step == "choose_resources":
            g.says(0, "take resource oil")
        elif g.step == "benefit":
            first = {"build": "build mill mountain_2", "deploy": "deploy speed mountain_2"}
            first |= {"enlist": "enlist build power", "upgrade": "upgrade move_units deploy"}
            g.says(0, next(words for kind, words in first.items() if kind in gain))
        else:
            return


@rule(
    "SC-175", "SC-176", "SC-178", "SC-179",
    "encounter_option:harvest_fair_1", "encounter_option:harvest_fair_2", "encounter_option:harvest_fair_3",
    "encounter_option:woodcutters_camp_1", "encounter_option:woodcutters_camp_2", "encounter_option:woodcutters_camp_3",
    "encounter_option:machine_in_the_barn_1", "encounter_option:machine_in_the_barn_2",
    "encounter_option:machine_in_the_barn_3",
    "encounter_option:the_old_smithy_1", "encounter_option:the_old_smithy_2", "encounter_option:the_old_smithy_3",
    "encounter_option:broken_harvester_1", "encounter_option:broken_harvester_2", "encounter_option:broken_harvester_3",
    "encounter_option:roadside_inn_1", "encounter_option:roadside_inn_2", "encounter_option:roadside_inn_3",
    "encounter_option:the_tinkerer_1", "encounter_option:the_tinkerer_2", "encounter_option:the_tinkerer_3",
    "encounter_option:lamp_oil_seller_1", "encounter_option:lamp_oil_seller_2", "encounter_option:lamp_oil_seller_3",
    "encounter_option:the_derrick_1", "encounter_option:the_derrick_2", "encounter_option:the_derrick_3",
    "encounter_option:wreck_in_the_snow_1", "encounter_option:wreck_in_the_snow_2",
    "encounter_option:wreck_in_the_snow_3",
    "encounter_option:village_kitchen_1", "encounter_option:village_kitchen_2", "encounter_option:village_kitchen_3",
    "encounter_option:carpenters_yard_1", "encounter_option:carpenters_yard_2", "encounter_option:carpenters_yard_3",
    "encounter_option:parade_day_1", "encounter_option:parade_day_2", "encounter_option:parade_day_3",
    "encounter_option:miners_lunch_1", "encounter_option:miners_lunch_2", "encounter_option:miners_lunch_3",
    "encounter_option:stranded_caravan_1", "encounter_option:stranded_caravan_2", "encounter_option:stranded_caravan_3",
    "encounter_option:fishing_party_1", "encounter_option:fishing_party_2", "encounter_option:fishing_party_3",
    "encounter_option:deserters_1", "encounter_option:deserters_2", "encounter_option:deserters_3",
    "encounter_option:forest_picnic_1", "encounter_option:forest_picnic_2", "encounter_option:forest_picnic_3",
    "encounter_option:border_post_1", "encounter_option:border_post_2", "encounter_option:border_post_3",
    "encounter_option:broken_bridge_1", "encounter_option:broken_bridge_2", "encounter_option:broken_bridge_3",
    "encounter_option:old_comrades_1", "encounter_option:old_comrades_2", "encounter_option:old_comrades_3",
    "encounter_option:scrap_market_1", "encounter_option:scrap_market_2", "encounter_option:scrap_market_3",
    "encounter_option:village_wedding_1", "encounter_option:village_wedding_2", "encounter_option:village_wedding_3",
    "encounter_option:silent_machine_1", "encounter_option:silent_machine_2", "encounter_option:silent_machine_3",
    "encounter_option:training_ground_1", "encounter_option:training_ground_2", "encounter_option:training_ground_3",
    "encounter_option:night_watch_1", "encounter_option:night_watch_2", "encounter_option:night_watch_3",
    "encounter_option:rail_yard_1", "encounter_option:rail_yard_2", "encounter_option:rail_yard_3",
    "encounter_option:travellers_at_dusk_1", "encounter_option:travellers_at_dusk_2",
    "encounter_option:travellers_at_dusk_3",
)  # fmt: skip
@pytest.mark.parametrize("offer", OFFERS)
def test_every_option_costs_and_gives_what_the_card_says(offer: str) -> None:
    words = EXPECTED[offer].split()
    g = meeting(offer.rsplit("_", 1)[0])
    g.says(0, f"take offer {offer}")
    answers(g, EXPECTED[offer])
    figures = {"coins": 10, "power": 4, "popularity": 8, "cards": 0}
    goods: dict[str, int] = {}
    if words[0][0] in "cp" and words[0][1:].isdigit():
        figures["coins" if words[0][0] == "c" else "popularity"] -= int(words.pop(0)[1:])
    while words:
        kind = words.pop(0)
        if kind in figures:
            figures[kind] += int(words.pop(0))
        elif kind in ("food", "metal", "oil", "wood", "any"):
            name = "oil" if kind == "any" else kind
            goods[name] = goods.get(name, 0) + int(words.pop(0))
        else:
            assert kind in ("worker", "build", "deploy", "enlist", "upgrade")
    figures["power"] += 2 if "enlist" in EXPECTED[offer] else 0
    assert (*g.figures(0), len(g.hand(0))) == tuple(figures[name] for name in ("coins", "power", "popularity", "cards"))
    assert g.stock("mountain_2") == goods
    assert g.at("mountain_2") == (0, int("deploy" in EXPECTED[offer]), int("worker" in EXPECTED[offer]))
    assert (g.state.built[place("mountain_2")] == 3) == ("build" in EXPECTED[offer])
    assert g.state.recruits(0) == int("enlist" in EXPECTED[offer])
    assert g.state.upgrades(0) == int("upgrade" in EXPECTED[offer])
    assert g.step == ("bottom_row" if goods.get("wood", 0) >= 3 else "end_of_turn")


@rule("SC-173", "SC-174", "SC-180", "SC-182")
def test_the_card_is_drawn_for_all_to_see_and_does_not_come_back() -> None:
    g = meeting("harvest_fair")
    shown = g.happened(ev.MetEncounter)
    assert shown == [ev.MetEncounter(0, 0, place("mountain_2"))]
    assert shown[0].seen_by(1) == shown[0].seen_by(None) == shown[0]
    assert shown[0].final
    assert len(g.state.encounters) == 27
    assert 0 not in g.state.encounters
    assert len(g.state.tokens) == 10


@rule("SC-175")
def test_one_option_must_be_chosen() -> None:
    g = meeting("harvest_fair")
    assert g.options(0) == [f"take offer harvest_fair_{n}" for n in (1, 2, 3)]
    g.refuses(0, "take offer rail_yard_1", "not-now", "SC-175", "SC-176", "SC-150")


@rule("SC-176", "SC-052")
def test_an_option_that_cannot_be_paid_cannot_be_chosen() -> None:
    g = meeting("harvest_fair").has(0, coins=1, popularity=2)
    assert g.offers(0, "take offer") == ["harvest_fair_1", "harvest_fair_3"]
    g.refuses(0, "take offer harvest_fair_2", "cannot-pay", "SC-176")
    g.has(0, coins=2, popularity=1)
    assert g.offers(0, "take offer") == ["harvest_fair_1", "harvest_fair_2"]


@rule("SC-177", "SC-051", "SC-178")
def test_example_metal_alone_may_be_taken() -> None:
    g = meeting("miners_lunch")
    g.says(0, "take offer miners_lunch_3", "done")
    assert g.stock("mountain_2") == {"metal": 3}
    assert g.at("mountain_2") == (0, 0, 0)
    full = meeting("miners_lunch")
    full.state.unborn[0] = 0
    full.says(0, "take offer miners_lunch_3")
    assert full.step == "end_of_turn"


@rule("SC-178", "SC-121")
def test_no_second_structure_on_the_encounter_hex() -> None:
    g = meeting("harvest_fair").builds(1, "mill", "mountain_2")
    g.says(0, "take offer harvest_fair_3")
    assert g.step == "end_of_turn"
    assert g.state.popularity[0] == 6


@rule("SC-178")
def test_what_a_card_gives_goes_on_the_encounter_hex_alone() -> None:
    g = meeting("rail_yard")
    g.says(0, "take offer rail_yard_3")
    assert {words.split()[1] for words in g.offers(0, "deploy")} == {"mountain_2"}
    g.refuses(0, "deploy speed forest_1", "only-here", "SC-178")
    h = meeting("harvest_fair")
    h.says(0, "take offer harvest_fair_3")
    h.refuses(0, "build mill forest_1", "only-here", "SC-178")


@rule("SC-179", "SC-140")
def test_cards_bring_no_mat_coins_and_no_recruit_bonus() -> None:
    g = meeting("harvest_fair").hires(0, "build").hires(1, "build")
    g.says(0, "take offer harvest_fair_3", "build mill mountain_2")
    assert g.figures(0) == (10, 4, 6)
    assert g.state.popularity[1] == 2


@rule("SC-179", "SC-199")
def test_a_card_can_bring_a_star() -> None:
    g = meeting("rail_yard").can(0, "riverwalk", "seaworthy", "artillery")
    g.says(0, "take offer rail_yard_3", "deploy speed mountain_2")
    assert g.star_goals(0) == ["mechs"]


@rule("SC-076", "SC-173")
def test_the_encounter_comes_before_the_bottom_row() -> None:
    g = scythe(TWO).put(0, "forest_1", character=True).goods("forest_1", wood=2)
    g.says(0, "use section move", "take top move_units", "lift character forest_1", "go mountain_2", "done")
    g.meets("carpenters_yard")
    g.says(0, "take offer carpenters_yard_1")
    assert g.step == "bottom_row"


@rule("SC-182", "SC-006")
def test_there_are_28_encounters_and_every_first_option_is_free() -> None:
    assert [name for name, _ in PRINTED] == list(ENCOUNTERS)
    assert all(OFFER_COST[3 * n] == [0, 0, 0, 0] for n in range(28))


# The Factory


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
    g.refuses(0, "done", "not-now", "SC-184", "SC-192")
    g.says(0, "take factory card number_5")
    assert g.state.factory == [4, -1]
    assert g.state.offered == (1, 8)
    saw = g.happened(ev.SawFactoryCards)[0]
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
            g.state.hero[seat - 1] = g.state.home(seat - 1)
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


# Combat cards


@rule("SC-159", "SC-006")
def test_42_combat_cards() -> None:
    g = scythe(TWO)
    total = [g.state.deck[kind] + sum(g.state.hands[kind::4]) for kind in range(4)]
    assert total == [16, 12, 8, 6]


@rule("SC-031")
def test_the_discards_become_a_new_deck() -> None:
    g = scythe(TWO).upgrades(0, "bolster_cards")
    g.state.deck, g.state.discard = [0, 0, 1, 0], [2, 0, 0, 3]
    g.says(0, "use section bolster", "take top draw_combat_cards")
    g.draws(4)
    assert g.happened(ev.Reshuffled) == [ev.Reshuffled(5)]
    assert g.state.discard == [0, 0, 0, 0]
    g.draws(5)
    assert g.hand(0) == [2, 4, 5]
    assert g.state.deck == [2, 0, 0, 2]


@rule("SC-031")
def test_with_no_cards_at_all_nothing_is_drawn() -> None:
    g = scythe(TWO)
    g.state.deck = [0, 0, 0, 0]
    g.turn(0, "bolster", "take top draw_combat_cards")
    assert g.hand(0) == [2]
    assert g.state.coins[0] == 3
