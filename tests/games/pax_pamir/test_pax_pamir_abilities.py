"""The 20 special abilities, each with and without its card."""

from typing import Any

from marks import rule
from pax_pamir_script import pax

from meydan.games.pax_pamir import piece_events as pe

MARKET = "96 99 39 88 13 14 93 56 100 49 6 32"


@rule("ability:indispensable_advisors", "PP-238", "PP-120")
def test_indispensable_advisors_keep_spies_from_falling() -> None:
    g = pax(2, courts="33 | 61", spies="61 0 1, 61 1 1")
    assert "use 33 battle" in g.options()
    g = pax(2, courts="33 | 61 1", spies="61 0 1, 61 1 1")
    g.refuses(0, "use 33 battle", "no-site", "PP-146", "PP-147", "PP-148")
    g = pax(3, courts="33 | 61 1 |", spies="61 0 1, 61 1 1, 61 2 1")
    g.says(0, "use 33 battle")
    assert g.spy(61, 1) == 1 and g.spy(61, 2) == 0
    g = pax(3, courts="33 16 | 61 1 |", spies="61 0 2, 61 1 1, 61 2 2")
    g.says(0, "use 33 battle")
    g.refuses(0, "remove spy 1", "advisors", "PP-238")


@rule("ability:insurrection", "PP-238")
def test_insurrection_brings_two_afghan_armies_after_a_check() -> None:
    check = "101 99 39 88 13 14 93 56 100 49 6 32"
    g = pax(2, courts="| 3", market=check, checks=3, armies="herat british 4", points="0 3")
    g.says(0, "buy 101")
    assert g.army("kabul", "afghan") == 2 and g.blocks("british") == 0
    g = pax(2, courts="| 3", market=check, checks=1)
    g.says(0, "buy 101")
    assert g.over and g.army("kabul", "afghan") == 0
    g = pax(2, courts="| 3", market=check, checks=3, armies="herat afghan 10, punjab afghan 2, persia british 12")
    g.says(0, "buy 101")
    assert g.waiting == [1] and set(g.options()) == {"lift block herat", "lift block punjab"}
    g.says(1, "lift block punjab", "lift block punjab")
    assert g.army("kabul", "afghan") == 2
    g = pax(2, market=check, checks=3)
    g.says(0, "buy 101")
    assert g.army("kabul", "afghan") == 0


@rule("ability:claim_of_ancient_lineage", "PP-238", "PP-123")
def test_claim_of_ancient_lineage_taxes_everybody_with_a_court() -> None:
    g = pax(3, courts="61 | 16 |", rupees="0 5 5")
    g.refuses(0, "use 61 tax", "nothing-to-tax", "PP-123", "PP-125")
    g = pax(3, courts="61 5 | 16 |", rupees="0 5 5")
    g.says(0, "use 61 tax")
    assert g.rupees[1] == 4 and "tax player 2" not in g.options()
    assert g.ruler("kabul") == -1


@rule("ability:bodyguards", "PP-140", "PP-238")
def test_bodyguards_protect_political_cards() -> None:
    for guard in ("15", "83"):
        g = pax(2, courts=f"16 | 7 {guard} 61", spies=f"7 0 1, {guard} 0 1, 61 0 1")
        g.says(0, "use 16 betray")
        assert set(g.options()) == {f"betray {guard}", "betray 61"}
        g.refuses(0, "betray 7", "guarded", "PP-140", "PP-238")
    g = pax(2, courts="16 15 | 7", spies="7 0 1")
    g.says(0, "use 16 betray")
    assert g.court(1) == [], "the guard protects its own court only"


@rule("ability:citadel_kabul", "ability:citadel_transcaspia", "PP-150", "PP-238")
def test_citadels_keep_tribes_from_falling() -> None:
    for card, region, other in (("17", "kabul", "transcaspia"), ("97", "transcaspia", "kabul")):
        g = pax(2, courts=f"51 | {card}", tribes=f"{region} 1 1", armies=f"{region} british 1")
        g.refuses(0, "use 51 battle", "no-site", "PP-146", "PP-147", "PP-148")
        g = pax(2, courts=f"51 | {card}", tribes=f"{other} 1 1", armies=f"{other} british 1")
        assert "use 51 battle" in g.options()
        g = pax(2, courts=f"51 {card} |", tribes=f"{region} 1 1", armies=f"{region} british 1")
        assert "use 51 battle" in g.options(), "only the holder's tribes are safe"


@rule("ability:strange_bedfellows", "PP-138", "PP-238")
def test_strange_bedfellows_are_neighbours() -> None:
    layout: dict[str, Any] = {"spies": "61 0 1"}
    g = pax(2, courts="9 61 16 | 17 63 30", **layout)
    g.says(0, "use 9 move", "pick spy 61")
    assert set(g.options()) == {"spy to 9", "spy to 16"}
    g = pax(2, courts="9 61 16 21 | 17 63 30", **layout)
    g.says(0, "use 9 move", "pick spy 61")
    assert set(g.options()) == {"spy to 9", "spy to 16", "spy to 63"}, "cards 61 and 63 are of Herat"


@rule("ability:civil_service_reforms", "PP-118", "PP-238")
def test_civil_service_reforms_pay_no_hostage_bribe() -> None:
    g = pax(2, courts="61 |", spies="61 1 1", coins="0 1")
    g.says(0, "use 61 tax")
    assert g.waiting == [1]
    g = pax(2, courts="61 24 |", spies="61 1 1", coins="0 1")
    g.says(0, "use 61 tax")
    assert g.rupees == [5, 4]


@rule("ability:safe_house", "PP-238")
def test_a_safe_house_takes_in_lost_spies_after_the_battle() -> None:
    g = pax(2, courts="33 | 61 41 72", spies="61 0 2, 61 1 2")
    g.says(0, "use 33 battle")
    assert g.waiting == [0], "the battle is not over yet"
    g.says(0, "remove spy 1")
    assert g.waiting == [1] and g.options() == ["place spy 41", "place spy 72", "done"]
    g.refuses(1, "place spy 61", "no-safe-house", "PP-238")
    g.says(1, "place spy 72", "done")
    assert g.spy(72, 1) == 1 and g.cylinders(1) == 9 and g.happened(pe.SavedSpy)
    g = pax(2, courts="33 41 | 61", spies="61 0 1, 61 1 1")
    g.says(0, "use 33 battle")
    assert g.waiting == [0] and g.cylinders(1) == 10, "the house of another is no shelter"


@rule("ability:charismatic_courtiers", "PP-095", "PP-238")
def test_charismatic_courtiers_pay_no_ruler() -> None:
    g = pax(2, courts="16 |", hands="18 |", tribes="punjab 1 2")
    g.says(0, "play 18")
    assert g.waiting == [1]
    g = pax(2, courts="42 |", hands="18 |", tribes="punjab 1 2")
    g.says(0, "play 18", "put at left")
    assert g.court(0) == [18, 42] and g.rupees == [4, 4]
    g = pax(2, hands="42 |", tribes="kandahar 1 2")
    g.says(0, "play 42")
    assert g.waiting == [1], "card 42 itself is not in the court yet"


@rule("ability:blackmail_kandahar", "ability:blackmail_herat", "PP-238")
def test_blackmail_puts_a_spy_on_an_unwatched_card() -> None:
    for card, region, first, second in (("43", "kandahar", "46", "47"), ("54", "herat", "61", "62")):
        g = pax(2, courts=f"{card} | {first} {second} 16", spies=f"{second} 1 1", at="turn")
        assert g.step == "blackmail" and set(g.options()) == {"done", f"place spy {card}", f"place spy {first}"}
        assert g.view(0)["courts"][0]["region"] == region
        g.refuses(0, f"place spy {second}", "spied-already", "PP-238")
        g.says(0, f"place spy {first}")
        assert g.spy(int(first), 0) == 1 and g.step == "acting" and g.left == 2
        g = pax(2, courts=f"{card} | {first}", at="turn", spies=f"{card} 0 1, {first} 0 1")
        assert g.step == "acting", "every card of the region has a spy"
        g = pax(2, courts=f"16 | {first} {card}", at="turn")
        assert g.step == "acting"


@rule("ability:blackmail_kandahar", "PP-055", "PP-238")
def test_blackmail_may_need_a_cylinder_from_elsewhere() -> None:
    g = pax(2, courts="43 | 46", tribes="kandahar 0 5, herat 0 5", at="turn")
    g.says(0, "place spy 46", "lift tribe herat")
    assert g.spy(46, 0) == 1 and g.tribe("herat", 0) == 4


@rule("ability:indian_supplies", "PP-137", "PP-238")
def test_indian_supplies_cross_borders_without_roads() -> None:
    g = pax(2, courts="9 |", armies="punjab british 1")
    g.refuses(0, "use 9 move", "nothing-to-move", "PP-135", "PP-137", "PP-138")
    g = pax(2, courts="9 51 |", armies="punjab british 1")
    g.says(0, "use 9 move", "move army punjab kabul")
    assert g.army("kabul", "british") == 1


@rule("ability:well_connected", "PP-138", "PP-238")
def test_the_well_connected_step_twice() -> None:
    g = pax(2, courts="9 61 62 63 56 |", spies="61 0 1")
    g.says(0, "use 9 move", "pick spy 61", "spy to 62")
    assert set(g.options()) == {"done", "spy to 61", "spy to 63"} and g.about["second"] is True
    g.says(0, "spy to 63")
    assert g.spy(63, 0) == 1 and g.step == "acting"
    g = pax(2, courts="9 61 62 63 |", spies="61 0 1")
    g.says(0, "use 9 move", "pick spy 61", "spy to 62")
    assert g.step == "acting"


@rule("ability:herat_influence", "ability:persian_influence", "ability:russian_influence", "PP-085", "PP-238")
def test_influence_makes_cards_free() -> None:
    for card, bought, other in (("66", 61, 88), ("68", 77, 88), ("70", 95, 88)):
        market = f"96 99 39 {other} 13 {bought} 93 56 100 49 6 32"
        g = pax(2, market=market, rupees="0 4", coins="5 3")
        g.refuses(0, f"buy {bought}", "too-dear", "PP-084", "PP-085", "PP-092")
        g = pax(2, courts=f"{card} |", market=market, rupees="0 4", coins="5 3")
        g.refuses(0, f"buy {other}", "too-dear", "PP-084", "PP-085", "PP-092")
        g.says(0, f"buy {bought}")
        assert g.rupees[0] == 3 and sum(g.coins) == 0 and g.hand(0) == [bought]
    g = pax(2, courts="70 |", market="96 99 39 88 13 72 93 56 100 49 6 32", rupees="0 4")
    assert "buy 72" not in g.options(), "a Russian prize is no Russian patriot"


@rule("ability:infrastructure", "PP-238")
def test_infrastructure_adds_a_free_block_to_a_build() -> None:
    g = pax(2, courts="78 |", tribes="kabul 0 1", rupees="2 0")
    g.says(0, "use 78 build", "place army kabul")
    assert g.step == "extra_block" and g.rupees[0] == 0 and "done" not in g.options()
    g.refuses(0, "place army herat", "not-ruled", "PP-050", "PP-131")
    g.says(0, "place road kabul_punjab")
    assert g.blocks("british") == 2 and g.left == 1
    g = pax(2, courts="78 |", tribes="kabul 0 1", rupees="9 0")
    g.says(0, "use 78 build", "place army kabul", "done", "place army kabul")
    assert g.army("kabul", "british") == 2
    g = pax(2, courts="78 |", tribes="kabul 0 1", rupees="2 0", armies="herat british 10, persia british 1")
    g.says(0, "use 78 build", "place army kabul")
    assert g.about["short"] == "yes"
    g.says(0, "lift block herat", "place army kabul")
    assert g.blocks("british") == 12 and g.army("kabul", "british") == 2
    g = pax(2, courts="49 |", tribes="kabul 0 1", rupees="2 0")
    g.says(0, "use 49 build", "place army kabul")
    assert g.step == "acting"


@rule("ability:savvy_operator", "ability:irregulars", "PP-112", "PP-238")
def test_some_cards_are_always_favoured() -> None:
    for favoured in ("economic", "military", "political", "intelligence"):
        g = pax(2, courts="91 | 61", spies="61 0 1", favoured=favoured)
        g.says(0, "use 91 betray")
        assert g.left == 2
        g = pax(2, courts="99 |", armies="kabul british 1, kabul russian 1", favoured=favoured)
        g.says(0, "use 99 battle")
        assert g.left == 2
