"""Setting up: SC-030 to SC-045, and the table options that shape it."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from marks import rule
from scythe_script import Script, opening, place, scythe

from meydan.core.chance import Draw, Pick
from meydan.core.contract import CHANCE, Fell
from meydan.core.errors import BadTable
from meydan.core.table import Table
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import ENCOUNTER, FACTIONS, MATS, OBJECTIVES, PLACES, TILES
from meydan.games.scythe.rules.setup import mat_deals
from meydan.games.scythe.table import ScytheState

FIVE = "nordic industrial, rusviet engineering, crimea patriotic, saxony mechanical, polania agricultural"
START = {
    "nordic": ("home_nordic", "forest_1", "tundra_1", 4, 1),
    "rusviet": ("home_rusviet", "village_3", "mountain_5", 3, 2),
    "crimea": ("home_crimea", "farm_6", "village_9", 5, 0),
    "saxony": ("home_saxony", "mountain_6", "tundra_8", 1, 4),
    "polania": ("home_polania", "forest_2", "farm_4", 2, 3),
}
MAT_START = {
    "industrial": (2, 4),
    "engineering": (2, 5),
    "patriotic": (2, 6),
    "mechanical": (3, 6),
    "agricultural": (4, 7),
}


@rule("SC-030")
def test_eleven_hexes_have_an_encounter_token() -> None:
    g = scythe(FIVE)
    assert len(g.state.tokens) == 11
    assert all(ENCOUNTER[at] for at in g.state.tokens)


@rule("SC-032", "SC-006")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_factory_card_more_than_players_lies_face_down(seats: int) -> None:
    g = opening(seats)
    assert g.step == "lay_factory_cards"
    assert g.state.asking is not None
    chance = g.state.asking.chance
    assert isinstance(chance, Draw)
    assert (len(chance.bag), chance.n) == (12, seats + 1)
    g.rolls()
    assert len(g.state.offered) == seats + 1
    assert g.happened(ev.LaidFactoryCards) == [ev.LaidFactoryCards(seats + 1)]


@rule("SC-033", "SC-006")
def test_one_of_six_structure_tiles_is_drawn_and_shown() -> None:
    g = opening(2)
    g.apply(CHANCE, Fell((0, 1, 2)))
    assert g.state.asking is not None and g.state.asking.chance == Pick(6)
    g.picks(3)
    assert g.state.tile == 3
    assert g.view(None)["tile"] == TILES[3]


@rule("SC-034", "option:factions", "option:mats")
def test_factions_and_mats_come_by_chance_unless_chosen() -> None:
    g = opening(3)
    g.rolls()
    assert g.step == "choose_section"
    assert len(set(g.state.faction)) == len(set(g.state.mat)) == 3
    chosen = opening(3, factions="chosen", mats="chosen")
    chosen.apply(CHANCE, Fell((0, 1, 2, 3)))
    chosen.picks(0)
    assert (chosen.step, chosen.waiting) == ("get_faction", [0])
    assert chosen.offers(0, "pick faction") == list(FACTIONS)
    chosen.says(0, "pick faction saxony")
    chosen.refuses(1, "pick faction saxony", "faction-taken", "SC-034")
    chosen.says(1, "pick faction nordic")
    chosen.says(2, "pick faction crimea")
    assert (chosen.step, chosen.waiting) == ("get_mat", [0])
    chosen.says(0, "pick mat patriotic")
    chosen.refuses(1, "pick mat patriotic", "mat-taken", "SC-034")
    chosen.refuses(1, "pick faction polania", "when-pick_faction", "SC-034")


@rule("SC-034", "option:factions", "option:mats")
def test_only_one_of_the_two_may_be_chosen() -> None:
    g = opening(2, factions="chosen")
    g.rolls()
    assert g.step == "get_faction"
    g.says(0, "pick faction polania")
    g.says(1, "pick faction nordic")
    g.rolls()
    assert g.step == "choose_section"
    h = opening(2, mats="chosen")
    h.rolls()
    assert h.step == "get_mat"
    assert h.offers(0, "pick mat") == list(MATS)


@rule("SC-034", "option:pairs")
def test_two_pairs_may_be_banned() -> None:
    for banned, strong in (("any", True), ("banned", False)):
        g = opening(5, factions="chosen", pairs=banned)
        g.rolls()
        for seat, faction in enumerate(FACTIONS):
            if g.step == "get_faction":
                g.says(seat, f"pick faction {faction}")
        deals = {tuple(MATS[m] for m in deal) for deal in mat_deals(before_mats(g))}
        everything = set(permutations(MATS))
        if not strong:
            everything = {d for d in everything if d[1] != "industrial" and d[2] != "patriotic"}
        assert deals == everything


def before_mats(g: Script) -> ScytheState:
    g.state.mat = [-1] * g.state.seats
    return g.state


@rule("SC-034", "option:pairs", "option:mats")
def test_with_banned_pairs_nobody_is_left_without_a_mat() -> None:
    g = opening(5, factions="chosen", mats="chosen", pairs="banned")
    g.rolls()
    for seat, faction in enumerate(("nordic", "saxony", "polania", "crimea", "rusviet")):
        if g.step == "get_faction":
            g.says(seat, f"pick faction {faction}")
    g.says(0, "pick mat mechanical")
    g.says(1, "pick mat agricultural")
    g.says(2, "pick mat engineering")
    assert g.state.mat[3:] == [MATS.index("industrial"), MATS.index("patriotic")]
    h = opening(2, factions="chosen", mats="chosen", pairs="banned")
    h.rolls()
    h.says(0, "pick faction rusviet")
    h.says(1, "pick faction nordic")
    h.refuses(0, "pick mat industrial", "pair-banned", "SC-034")


@rule("SC-034", "SC-043")
def test_players_sit_as_their_bases_lie_around_the_board() -> None:
    g = scythe("saxony mechanical, nordic agricultural, crimea industrial, rusviet engineering")
    assert [FACTIONS[g.state.faction[seat]] for seat in g.state.order] == ["nordic", "rusviet", "crimea", "saxony"]
    assert [g.state.left_of(seat) for seat in (1, 3, 2, 0)] == [3, 2, 0, 1]
    assert [g.state.right_of(seat) for seat in (1, 3, 2, 0)] == [0, 1, 3, 2]


@rule("SC-043")
def test_the_lowest_mat_starts_and_play_goes_clockwise() -> None:
    g = scythe("saxony mechanical, nordic agricultural, crimea patriotic, rusviet engineering")
    assert g.happened(ev.Started) == [ev.Started(3)]
    g.on_turn(3)
    turns = []
    for _ in range(5):
        turns.append(g.state.turn)
        g.passes(g.state.turn)
    assert turns == [3, 2, 0, 1, 3]


@rule(
    "SC-035",
    "SC-040",
    "SC-007",
    "SC-008",
    "faction:nordic",
    "faction:rusviet",
    "faction:crimea",
    "faction:saxony",
    "faction:polania",
)
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_starts_as_its_mat_says(faction: str) -> None:
    home, one, other, power, cards = START[faction]
    g = scythe(f"{faction} industrial, {'nordic' if faction != 'nordic' else 'saxony'} engineering")
    assert g.character(0) == home
    assert g.at(home) == (0, 0, 0)
    assert g.at(one) == g.at(other) == (0, 0, 1)
    assert g.state.unborn[0] == 6
    assert g.state.power[0] == power
    assert len(g.hand(0)) == cards


@rule("SC-037", "SC-045", "mat:industrial", "mat:engineering", "mat:patriotic", "mat:mechanical", "mat:agricultural")
@pytest.mark.parametrize("mat", MATS)
def test_a_player_mat_gives_popularity_coins_and_two_objectives(mat: str) -> None:
    g = scythe(f"polania {mat}, saxony {'industrial' if mat != 'industrial' else 'engineering'}")
    popularity, coins = MAT_START[mat]
    assert (g.state.popularity[0], g.state.coins[0]) == (popularity, coins)
    assert len(g.state.objectives[0]) == 2
    assert [sum(figures) for figures in MAT_START.values()] == sorted(sum(figures) for figures in MAT_START.values())


@rule("SC-039", "SC-037")
def test_objectives_are_dealt_to_one_player_each() -> None:
    g = opening(4)
    g.rolls()
    dealt = [card for cards in g.state.objectives for card in cards]
    assert len(set(dealt)) == 8
    assert sorted([*dealt, *g.state.spare]) == list(range(len(OBJECTIVES)))
    for seat in range(4):
        got: list[Any] = [event for event in g.events if isinstance(event, ev.GotObjectives)]
        assert [bool(event.seen_by(seat).objectives) for event in got] == [event.seat == seat for event in got]


@rule("SC-031", "SC-035")
def test_first_combat_cards_come_out_of_the_deck() -> None:
    g = scythe(FIVE)
    assert [g.state.hand_size(seat) for seat in range(5)] == [1, 2, 0, 4, 3]
    assert sum(g.state.deck) == 42 - 10


@rule("SC-041", "SC-042", "SC-007")
def test_mats_begin_full() -> None:
    player = scythe(FIVE).view(0)["players"][0]
    assert player["workers_left"] == 6
    assert (
        player["abilities"] == player["upgraded"] == player["recruited"] == player["bonuses"] == player["goals"] == []
    )
    assert player["factory_card"] is None and player["section"] is None


@rule("SC-038")
def test_coins_are_open_to_all() -> None:
    g = scythe(FIVE)
    for reader in (None, 0, 3):
        assert [player["coins"] for player in g.view(reader)["players"]] == [4, 5, 6, 6, 7]


@rule("SC-034")
def test_every_faction_and_mat_is_equally_likely() -> None:
    factions: Counter[int] = Counter()
    mats: Counter[int] = Counter()
    for seed in range(600):
        state: Any = Table.new("scythe", 2, seed).state
        factions[state.faction[0]] += 1
        mats[state.mat[1]] += 1
    assert set(factions) == set(mats) == set(range(5))
    assert min(*factions.values(), *mats.values()) > 80


@rule("SC-008", "SC-034")
def test_seats_have_the_colour_of_their_faction() -> None:
    t = Table.new("scythe", 3, 2)
    colours = {"nordic": "blue", "rusviet": "red", "crimea": "yellow", "saxony": "graphite", "polania": "ivory"}
    state: Any = t.state
    assert [seat.colour for seat in t.seats] == [colours[FACTIONS[f]] for f in state.faction]


@rule(
    "SC-034",
    "option:factions",
    "option:mats",
    "option:pairs",
    "option:pacts",
    "option:camaraderie",
    "option:relentless_factory",
)
def test_a_table_plays_by_the_usual_rules_unless_it_agrees_otherwise() -> None:
    house = opening(2).state.house
    assert not (house.pick_factions or house.pick_mats or house.ban_pairs or house.pacts or house.wide_camaraderie)
    assert house.relentless_factory
    for option, wrong in (
        ("factions", "auction"),
        ("pacts", "yes"),
        ("camaraderie", True),
        ("pairs", "all"),
        ("mats", 1),
    ):
        with pytest.raises(BadTable):
            opening(2, **{option: wrong})
    with pytest.raises(BadTable):
        opening(6)
    with pytest.raises(BadTable):
        opening(1)


@rule("SC-040", "SC-218")
def test_start_hexes_are_joined_to_the_base_by_land() -> None:
    for seat, faction in enumerate(FACTIONS):
        g = scythe(FIVE)
        _, one, other, _, _ = START[faction]
        assert g.ways(seat, "character", START[faction][0]) == {one, other}
        assert {PLACES[p] for p in (place(one), place(other))} == {one, other}


@rule("SC-007", "SC-006")
def test_nothing_of_the_box_is_missing() -> None:
    g = scythe(FIVE)
    totals = GAME.closed(g.state)
    assert totals["combat cards"] == 42
    assert totals["objectives"] == 23
    assert all(totals[f"workers of {seat}"] == 8 for seat in range(5))
