"""Courts, loyalty, rule, and what is lost with a card or a tribe."""

from typing import Any

from marks import rule
from pax_pamir_script import pax

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import facts
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.rules.influence import influence

REBUKE = "116 99 39 88 13 14 93 56 100 49 6 32"
RIOTS = "112 99 39 88 13 14 93 56 100 49 6 32"


@rule("PP-024", "PP-032")
def test_suits_and_ranks() -> None:
    assert set(facts.SUIT) == {0, 1, 2, 3} and set(facts.RANK) == {1, 2, 3}


@rule("PP-029", "PP-034", "PP-070", "PP-028")
def test_the_court_limit_is_three_and_purple_stars() -> None:
    g = pax(2, courts="7 16 17 61 62 63 |", at="court")
    assert g.step == "burn_court" and g.about == {"me": 0, "over": 1, "limit": 5}
    g.refuses(0, "discard 30", "not-in-court", "PP-029", "PP-070")
    g.says(0, "discard 61")
    assert g.court(0) == [7, 16, 17, 62, 63]


@rule("PP-029", "PP-070")
def test_burning_a_political_card_lowers_the_limit() -> None:
    g = pax(2, courts="7 16 17 61 62 63 |", at="court")
    g.says(0, "discard 7")
    assert g.about["over"] == 2
    g.says(0, "discard 16", "discard 17")
    assert g.court(0) == [61, 62, 63]


@rule("PP-031", "PP-071", "PP-030")
def test_the_hand_limit_is_two_and_blue_stars() -> None:
    g = pax(2, courts="4 |", hands="61 62 63 64 |", at="hand")
    assert g.about == {"me": 0, "over": 1, "limit": 3}
    g.refuses(0, "discard 4", "not-in-hand", "PP-031", "PP-071")
    g.says(0, "discard 64")
    assert g.hand(0) == [61, 62, 63]


@rule("PP-035", "PP-034")
def test_gold_stars_shelter() -> None:
    g = pax(2, courts="61 62 | 16")
    assert (g.state.shelter(0), g.state.shelter(1)) == (3, 0)


@rule("PP-036")
def test_red_stars() -> None:
    g = pax(2, courts="98 16 | 61")
    assert (g.state.red_stars(0), g.state.red_stars(1)) == (4, 0)


@rule("PP-027")
def test_a_court_keeps_its_order() -> None:
    g = pax(2, courts="63 61 |", hands="62 |", rupees="4 4")
    g.says(0, "play 62", "put at left")
    g.says(0, "place road herat_kabul")
    assert g.court(0) == [62, 63, 61]


@rule("PP-039")
def test_influence_counts_patriots_prizes_and_gifts() -> None:
    g = pax(2, courts="51 16 |", prizes="25 |", gifts="0 2 6", loyalty="british russian")
    assert influence(g.state, 0, 0) == 1 + 1 + 1 + 2
    assert influence(g.state, 1, 1) == 1


@rule("PP-040", "PP-041", "PP-042", "PP-043", "PP-100", "PP-007", "PP-130")
def test_example_sir_john_keane() -> None:
    g = pax(
        2,
        courts="3 |",
        hands="51 |",
        prizes="4 |",
        gifts="0 2",
        loyalty="afghan russian",
        tribes="kabul 0 1",
        spies="3 0 1",
    )
    assert influence(g.state, 0, facts.AFGHAN) == 4
    g.says(0, "play 51", "put at right")
    assert g.loyalty(0) == "british" and influence(g.state, 0, 0) == 2
    assert (g.court(0), g.prizes(0), g.gifts(0)) == ([51], [], [])
    assert g.tribe("kabul", 0) == 1, "tribes stay"
    assert g.cylinders(0) == 9, "gift and spy came home"
    assert g.army("kandahar", "british") == 1


@rule("PP-042", "PP-062")
def test_leveraged_patriots_leave_in_the_owners_order() -> None:
    g = pax(2, courts="80 51 |", hands="84 |", loyalty="british russian", rupees="2 4")
    g.says(0, "play 84", "put at right")
    assert g.step == "lose_patriots" and g.options() == ["discard 80", "discard 51"]
    g.refuses(0, "discard 84", "not-a-lost-card", "PP-041", "PP-042")
    g.says(0, "discard 80")
    assert g.rupees[0] == 0 and g.court(0) == [84] and g.loyalty(0) == "russian"


@rule("PP-041")
def test_unleveraged_patriots_leave_by_themselves() -> None:
    g = pax(2, courts="19 51 |", hands="84 |", loyalty="british russian")
    g.says(0, "play 84", "put at left")
    assert g.court(0) == [84] and g.favoured == "economic"
    assert [type(e).__name__ for e in g.happened(ev.BurntCourt, ev.ChangedLoyalty)] == ["BurntCourt"] * 2 + [
        "ChangedLoyalty"
    ]


@rule("PP-038", "PP-103", "PP-004")
def test_blocks_are_those_of_the_loyalty_and_help_whoever_shares_it() -> None:
    g = pax(3, hands="17 | |", loyalty="russian russian afghan", tribes="kabul 1 1")
    g.says(0, "play 17")
    g.says(1, "demand 0")
    assert g.army("kabul", "russian") == 1
    assert g.ruler("kabul") == 1, "the army counts for the other Russian too"


@rule("PP-045", "PP-046", "PP-051")
def test_example_ruling_kandahar() -> None:
    g = pax(
        3,
        loyalty="afghan british russian",
        tribes="kandahar 0 1",
        armies="kandahar afghan 2, kandahar british 2, kandahar russian 2",
    )
    assert g.ruler("kandahar") == 0


@rule("PP-046", "PP-047")
def test_a_tie_has_no_ruler_and_a_tribe_is_needed() -> None:
    assert pax(2, tribes="kabul 0 1, kabul 1 1").ruler("kabul") == -1
    assert pax(2, armies="kabul british 3").ruler("kabul") == -1
    assert pax(2, tribes="kabul 0 2, kabul 1 1").ruler("kabul") == 0


@rule("PP-048")
def test_armies_nobody_serves_can_deny_rule() -> None:
    assert pax(2, tribes="kabul 0 1", armies="kabul afghan 1").ruler("kabul") == -1
    assert pax(2, tribes="kabul 0 2", armies="kabul afghan 1").ruler("kabul") == 0
    assert pax(2, tribes="kabul 0 1", armies="kabul british 1, kabul afghan 1").ruler("kabul") == 0


@rule("PP-049")
def test_the_token_moves_at_once() -> None:
    g = pax(2, hands="17 |", tribes="kabul 0 1, kabul 1 1")
    g.says(0, "play 17")
    assert g.ruler("kabul") == 0 and g.happened(pe.TookRule)
    g = pax(2, courts="51 |", tribes="kabul 1 1", armies="kabul british 1", rupees="4 4")
    assert g.ruler("kabul") == -1
    g.says(0, "use 51 battle")
    assert g.tribe("kabul", 1) == 0


@rule("PP-049")
def test_a_change_of_loyalty_is_felt_at_once() -> None:
    g = pax(2, hands="84 |", tribes="kabul 0 1", armies="kabul russian 1")
    assert g.ruler("kabul") == -1
    g.says(0, "play 84")
    assert g.ruler("kabul") == 0
    g = pax(2, hands="84 |", tribes="kabul 0 1", armies="kabul british 2, kabul afghan 2")
    assert g.ruler("kabul") == 0
    g.says(0, "play 84")
    assert g.ruler("kabul") == -1 and g.happened(pe.LostRule)


@rule("PP-061", "PP-062", "PP-141")
def test_a_burnt_card_sends_spies_home_and_is_paid_back() -> None:
    g = pax(2, courts="14 16 17 61 | 62", spies="14 0 1, 14 1 2", rupees="3 4", at="court")
    g.says(0, "discard 14")
    assert (g.cylinders(0), g.cylinders(1), g.rupees[0]) == (10, 10, 1)
    assert 14 in g.burnt


@rule("PP-063")
def test_each_rupee_short_costs_a_card() -> None:
    g = pax(2, courts="14 16 17 61 | 62", hands="63 |", rupees="1 4", at="court")
    g.says(0, "discard 14")
    assert g.step == "pay_in_cards" and set(g.options()) == {f"discard {n}" for n in (16, 17, 61, 63)}
    g.refuses(0, "discard 14", "not-your-card", "PP-062", "PP-063")
    g.says(0, "discard 63")
    assert (g.court(0), g.hand(0), g.rupees[0]) == ([16, 17, 61], [], 0)


@rule("PP-063")
def test_a_leveraged_card_thrown_in_payment_asks_for_more() -> None:
    g = pax(2, courts="14 46 16 17 |", rupees="0 4", at="court")
    g.says(0, "discard 14")
    assert g.about["short"] == 2
    g.says(0, "discard 46", "discard 16")
    assert g.court(0) == [], "two for card 46, one left for card 14"


@rule("PP-063")
def test_without_cards_the_debt_lapses() -> None:
    g = pax(2, courts="14 | 16", spies="14 1 1", rupees="0 4", turn=1)
    g.says(1, "use 16 betray")
    assert g.court(0) == [] and g.happened(ev.DebtLapsed)


@rule("PP-064", "PP-066")
def test_the_last_tribe_takes_the_political_cards_along() -> None:
    g = pax(2, courts="51 | 7 6 5 24", tribes="kabul 1 1, punjab 1 1", armies="kabul british 1")
    g.says(0, "use 51 battle")
    assert g.court(1) == [24], "the political cards of Kabul"
    assert g.tribe("punjab", 1) == 1


@rule("PP-064", "PP-145")
def test_overthrow_burns_leveraged_cards_one_by_one() -> None:
    g = pax(2, courts="51 | 42 43", tribes="kandahar 1 1", armies="kandahar british 1", rupees="4 2", spies="43 0 1")
    g.says(0, "use 51 battle")
    assert g.step == "overthrow" and g.waiting == [1] and g.options() == ["discard 42", "discard 43"]
    g.refuses(1, "discard 51", "not-a-lost-card", "PP-063", "PP-064")
    g.says(1, "discard 42")
    assert (g.court(1), g.rupees[1], g.cylinders(0)) == ([], 0, 10)


@rule("PP-063", "PP-064")
def test_the_owner_of_overthrown_cards_sets_their_order() -> None:
    def rebuked(*discards: str) -> list[int]:
        g = pax(2, courts="16 | 24 27 18 4", tribes="punjab 1 1", market=REBUKE, rupees="4 0")
        g.says(0, "buy 116", "choose region punjab")
        g.says(1, *discards)
        return g.court(1)

    assert rebuked("discard 27", "discard 24", "discard 18") == [4], "a card that must go anyway pays for a rupee"
    assert rebuked("discard 24", "discard 18") == [], "the debt comes last and takes two others"


@rule("PP-064", "PP-049")
def test_nobody_rules_in_between_when_all_pieces_go_at_once() -> None:
    pieces: dict[str, Any] = {"tribes": "kabul 1 2, kabul 2 1", "armies": "kabul russian 3"}
    g = pax(3, courts="| 5 | 7", turn=1, market=RIOTS, at="events", loyalty="british british afghan", **pieces)
    assert not g.happened(pe.TookRule, pe.LostRule)
    assert [e.seat for e in g.happened(ev.Overthrown)] == [1, 2], "from the player in turn on"
    assert g.court(1) == [] and g.court(2) == []


@rule("PP-065", "PP-066")
def test_the_last_political_card_takes_the_tribes_along() -> None:
    g = pax(2, courts="5 6 16 17 61 62 |", tribes="kabul 0 2", at="court")
    g.says(0, "discard 5")
    assert g.tribe("kabul", 0) == 2, "card 6 is political and of Kabul too"
    g.says(0, "discard 6")
    assert g.tribe("kabul", 0) == 0 and g.cylinders(0) == 10 and g.ruler("kabul") == -1


@rule("PP-066")
def test_tribes_without_a_card_are_fine() -> None:
    g = pax(2, courts="16 17 61 62 |", tribes="kabul 0 2", at="court")
    g.says(0, "discard 16")
    assert g.tribe("kabul", 0) == 2


@rule("PP-055", "PP-056", "PP-057")
def test_example_a_tribe_becomes_a_spy() -> None:
    g = pax(2, hands="18 |", courts="24 |", tribes="kabul 0 4, herat 0 6")
    g.says(0, "play 18", "put at right")
    assert g.step == "find_cylinder" and set(g.options()) == {"lift tribe kabul", "lift tribe herat"}
    g.refuses(0, "lift gift 2", "no-gift-there", "PP-055")
    g.says(0, "lift tribe kabul", "place spy 24")
    assert (g.tribe("kabul", 0), g.spy(24, 0)) == (3, 1)


@rule("PP-055")
def test_a_piece_placed_this_turn_cannot_be_taken() -> None:
    g = pax(2, hands="7 |", courts="| 8", tribes="herat 0 8", spies="8 0 1")
    g.says(0, "play 7")
    assert g.step == "find_cylinder" and "lift tribe kabul" not in g.options(), "one tribe came from the supply"
    g.refuses(0, "lift tribe kabul", "cylinder-placed-this-turn", "PP-055")
    g.says(0, "lift spy 8")
    assert g.tribe("kabul", 0) == 2 and g.army("kabul", "british") == 1
    assert g.tribe("herat", 0) == 7 and g.step == "impact", "for the spy only Herat was left to take from"


@rule("PP-055", "PP-056")
def test_a_road_becomes_an_army() -> None:
    g = pax(2, hands="98 |", loyalty="british russian", roads="kabul_punjab british 11, herat_kabul british 1")
    g.says(0, "play 98")
    assert g.step == "find_block" and set(g.options()) == {"lift block kabul_punjab", "lift block herat_kabul"}
    g.refuses(0, "lift block kabul", "no-block-there", "PP-055")
    g.says(0, "lift block kabul_punjab", "lift block herat_kabul")
    assert g.army("transcaspia", "british") == 3 and g.blocks("british") == 12


@rule("PP-055")
def test_without_any_piece_nothing_is_placed() -> None:
    g = pax(2, hands="98 |", armies="kabul british 12")
    g.state.fresh.extend([facts.KABUL * 3] * 12)
    g.says(0, "play 98")
    assert g.army("transcaspia", "british") == 0 and g.step == "acting"


@rule("PP-056", "PP-064")
def test_lifting_the_last_tribe_is_an_overthrow() -> None:
    g = pax(2, hands="18 |", courts="7 24 |", tribes="kabul 0 1, herat 0 9")
    g.says(0, "play 18", "put at right", "lift tribe kabul")
    assert g.court(0) == [24, 18]
    g.says(0, "place spy 24")
    assert g.spy(24, 0) == 1


@rule("PP-053", "PP-054")
def test_money_and_cards_pass_only_by_the_rules() -> None:
    from meydan.games.pax_pamir import GAME

    verbs = {action.verb() for action in GAME.actions}
    assert verbs & {"tax_player", "pay"} == {"tax_player", "pay"}
    assert not [verb for verb in verbs if verb.startswith(("lend", "trade", "hand"))]
