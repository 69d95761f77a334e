"""Encounters and combat cards: SC-031, SC-159, SC-173 to SC-182."""

import pytest
from marks import rule
from scythe_script import Script, place, scythe

from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import ENCOUNTERS, OFFER_COST, OFFERS

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
    g.refuses(0, "take offer rail_yard_1", "other-card", "SC-175")


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
