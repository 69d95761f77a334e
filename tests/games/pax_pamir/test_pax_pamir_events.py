"""The sixteen events, both halves."""

import pytest
from marks import rule
from pax_pamir_script import Script, pax

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.rules.influence import influence


def market(event: int, slot: int = 0) -> str:
    cards = ["96", "99", "39", "88", "13", "14", "93", "56", "100", "49", "6", "32"]
    cards[slot] = str(event)
    return " ".join(cards)


def discarded(event: int, people: int = 2, **layout: object) -> Script:
    """Clean-up discards the event, and stops where somebody is asked."""
    return pax(people, market=market(event), at="events", **layout)  # type: ignore[arg-type]


def bought(event: int, people: int = 2, **layout: object) -> Script:
    g = pax(people, market=market(event), **layout)  # type: ignore[arg-type]
    g.says(0, f"buy {event}")
    return g


@rule(
    "event:event_101_if_discarded",
    "event:event_102_if_discarded",
    "event:event_103_if_discarded",
    "event:event_104_if_discarded",
)
@rule(
    "event:event_101_if_purchased",
    "event:event_102_if_purchased",
    "event:event_103_if_purchased",
    "event:event_104_if_purchased",
)
@rule("PP-154", "PP-239")
@pytest.mark.parametrize("number", [101, 102, 103, 104])
def test_dominance_checks(number: int) -> None:
    assert discarded(number, tribes="kabul 0 1", checks=3).points == [3, 1]
    assert bought(number, tribes="kabul 1 1", checks=3).points == [1, 3]


@rule("event:event_105_if_discarded", "PP-239", "PP-107")
def test_military_becomes_favoured() -> None:
    assert discarded(105).favoured == "military"


@rule("event:event_105_if_purchased", "PP-112", "PP-239", "PP-090")
def test_new_tactics_make_military_cards_bonus() -> None:
    g = bought(105, courts="16 | 17", coins="1 3")
    g.says(0, "use 16 tax")
    assert g.left == 1, "a bonus action"
    assert g.favoured == "political" and "buy 39" in g.options(), "and purchases are not doubled"
    assert not g.state.is_bonus(1, 16)


@rule("event:event_106_if_discarded", "PP-129", "PP-239", "PP-091")
def test_embarrassment_of_riches() -> None:
    g = discarded(106, gifts="0 2 4")
    assert influence(g.state, 0, 0) == 1


@rule("event:event_106_if_purchased", "PP-129", "PP-239", "PP-089", "PP-090")
def test_koh_i_noor_recovered() -> None:
    g = bought(106, gifts="0 2 4, 1 2")
    assert (influence(g.state, 0, 0), influence(g.state, 1, 1)) == (5, 2)


@rule("event:event_107_if_discarded", "PP-095", "PP-118", "PP-239")
def test_disregard_for_customs() -> None:
    g = discarded(107, turn=1, hands="18 |", courts="61 |", spies="61 1 1", tribes="punjab 1 2", coins="1 1")
    g.says(0, "play 18", "put at left")
    assert g.court(0) == [18, 61]
    g.says(0, "use 61 tax")
    assert g.rupees == [5, 4]


@rule("event:event_107_if_purchased", "PP-098", "PP-239")
def test_courtly_manners_may_refuse_to_pay() -> None:
    g = bought(107, hands="18 | 30", tribes="punjab 1 2", rupees="0 4")
    g.says(0, "play 18")
    g.says(1, "demand 2")
    assert g.options() == ["refuse", "withdraw"]
    g.says(0, "refuse")
    assert g.court(0) == [18] and g.rupees == [0, 4]
    g = pax(2, hands="18 |", tribes="punjab 1 2")
    g.says(0, "play 18")
    g.says(1, "demand 2")
    g.refuses(0, "refuse", "no-courtly-manners", "PP-239")


@rule("event:event_108_if_discarded", "PP-239")
def test_failure_to_impress() -> None:
    g = discarded(108, prizes="25 4 | 90")
    assert g.prizes(0) == g.prizes(1) == [] and {4, 25, 90} <= set(g.burnt)


@rule("event:event_108_if_purchased", "PP-039", "PP-239")
def test_rumor() -> None:
    g = bought(108, people=3, courts="| 84 | 51", loyalty="british russian british")
    assert g.options() == ["choose player 1", "choose player 2"]
    g.refuses(0, "choose player 0", "not-yourself", "PP-239")
    g.says(0, "choose player 1")
    assert influence(g.state, 1, 1) == 1 and influence(g.state, 2, 0) == 2 and g.court(1) == [84]


@rule(
    "event:event_109_if_discarded",
    "event:event_110_if_discarded",
    "event:event_112_if_discarded",
    "event:event_113_if_discarded",
)
@rule("PP-239", "PP-064")
@pytest.mark.parametrize(
    ("number", "region", "border", "political"),
    [
        (109, "punjab", "kabul_punjab", 24),
        (110, "herat", "herat_persia", 55),
        (112, "kabul", "kabul_punjab", 7),
        (113, "persia", "herat_persia", 77),
    ],
)
def test_riots(number: int, region: str, border: str, political: int) -> None:
    g = discarded(
        number,
        tribes=f"{region} 0 2, {region} 1 1, kandahar 1 1",
        armies=f"{region} russian 2",
        roads=f"{border} british 1",
        courts=f"| {political} 44",
    )
    assert g.tribe(region, 0) == g.tribe(region, 1) == g.army(region, "russian") == 0
    assert g.road(border, "british") == 1 and g.tribe("kandahar", 1) == 1
    assert g.court(1) == [44], "the political card of the region is overthrown"
    assert g.cylinders(0) == 10 and g.state.pool[1] == 12


@rule("event:event_109_if_purchased", "PP-155", "PP-239")
def test_conflict_fatigue() -> None:
    g = bought(109, armies="kabul british 2")
    assert g.state.dominant() == 0
    assert pax(2, armies="kabul british 2").state.dominant() == -1


@rule("event:event_110_if_purchased", "PP-148", "PP-239", "PP-135")
def test_nationalism_tribes_move_and_fight() -> None:
    g = bought(110, courts="9 51 7 |", tribes="kabul 0 1", armies="kabul russian 1")
    g.says(0, "use 9 move")
    g.refuses(0, "move tribe punjab kabul", "no-tribe-there", "PP-239")
    g.says(0, "move tribe kabul punjab")
    assert g.tribe("punjab", 0) == 1 and g.court(0) == [9, 51], "the last tribe left Kabul: overthrow"
    g = bought(110, courts="51 |", tribes="kabul 0 1", armies="kabul russian 1")
    g.says(0, "use 51 battle")
    assert g.army("kabul", "russian") == 0
    g = pax(2, courts="51 9 |", tribes="kabul 0 1", armies="kabul russian 1", roads="kabul_punjab british 1")
    assert not g.offers("use")


@rule("event:event_110_if_purchased", "PP-137", "PP-239")
def test_nationalist_tribes_need_roads_too() -> None:
    g = bought(110, courts="9 |", tribes="kabul 0 1", roads="kabul_punjab british 1")
    g.says(0, "use 9 move")
    assert g.options() == ["done", "move tribe kabul punjab"]
    g.refuses(0, "move tribe kabul herat", "no-road", "PP-004", "PP-137")


@rule("event:event_111_if_discarded", "PP-239")
def test_public_withdrawal_discarded_does_nothing() -> None:
    g = discarded(111, tribes="kabul 0 1")
    assert 111 in g.burnt and g.tribe("kabul", 0) == 1 and g.waiting == [1]


@rule("event:event_111_if_purchased", "PP-239", "PP-075")
def test_public_withdrawal_is_not_for_sale_and_swallows_rupees() -> None:
    g = pax(2, market=market(111), rupees="4 4")
    g.refuses(0, "buy 111", "not-for-sale", "PP-239")
    g.says(0, "buy 39")
    assert g.coins[:2] == [0, 1] and g.rupees[0] == 2
    g = pax(2, market="0 111 39 88 13 14 93 56 100 49 6 32", coins="0 3, 2 1", at="slide")
    assert g.market[0] == 111 and g.coins[:2] == [0, 1] and g.happened(ev.CoinsLeft)
    g = pax(2, market="96 99 39 88 13 0 93 56 100 49 6 32", coins="5 2", deck="0 1 0", at="slide")
    g.draws(111)
    assert g.coins[5] == 0


@rule("event:event_112_if_purchased", "PP-131", "PP-133", "PP-239")
def test_nation_building_doubles_the_blocks() -> None:
    g = bought(112, courts="48 |", tribes="kabul 0 1", rupees="4 0", left=3)
    g.says(0, "use 48 build", *["place army kabul"] * 4)
    assert g.army("kabul", "british") == 4 and g.rupees[0] == 0 and sum(g.coins) == 4
    assert g.coins[4] == g.coins[5] == g.coins[10] == g.coins[11] == 1
    g = bought(112, courts="48 |", tribes="kabul 0 1", rupees="9 0")
    g.says(0, "use 48 build", *["place army kabul"] * 6)
    assert g.rupees[0] == 3 and g.waiting == [1]
    g = bought(112, courts="48 |", tribes="kabul 0 1", rupees="2 0", left=3)
    g.says(0, "use 48 build")
    assert g.about["due"] == "yes"
    g.says(0, "place army kabul")
    assert g.about.get("due") == "no"


@rule("event:event_113_if_purchased", "PP-239")
def test_backing_of_persian_aristocracy() -> None:
    assert bought(113).rupees == [7, 4]


@rule("event:event_114_if_discarded", "PP-239")
def test_confidence_failure() -> None:
    g = discarded(114, people=3, hands="61 62 | | 63 18 17", turn=1)
    assert g.waiting == [2] and set(g.options()) == {"discard 63", "discard 18", "discard 17"}
    g.refuses(2, "discard 61", "not-in-hand", "PP-239")
    g.says(2, "discard 17")
    g.says(0, "discard 61")
    assert g.hand(0) == [62] and g.hand(2) == [18, 63]


@rule("event:event_114_if_purchased", "PP-053", "PP-239")
def test_other_persuasive_methods_swap_hands() -> None:
    g = bought(114, people=3, hands="61 | 62 63 |")
    g.refuses(0, "choose player 0", "not-yourself", "PP-053", "PP-239")
    g.says(0, "choose player 1")
    assert g.hand(0) == [62, 63] and g.hand(1) == [61]
    g = bought(114, hands="61 |")
    assert g.hand(0) == [] and g.hand(1) == [61], "with an empty hand too, and with one rival nobody is asked"


@rule("event:event_115_if_discarded", "event:event_116_if_discarded", "PP-239")
def test_other_suits_become_favoured() -> None:
    assert discarded(115).favoured == "intelligence"
    assert discarded(116, favoured="economic").favoured == "political"


@rule("event:event_115_if_purchased", "PP-107", "PP-239")
def test_pashtunwali_values_fix_the_suit() -> None:
    g = bought(115, hands="20 |", loyalty="british russian")
    assert len(g.options()) == 4
    g.says(0, "choose suit intelligence")
    assert g.favoured == "intelligence"
    g.says(0, "play 20")
    assert g.favoured == "intelligence", "card 20 shows an economic suit icon"
    g = discarded(105, effects="pashtunwali_values")
    assert g.favoured == "political" and g.happened(ev.SuitKept) and not g.happened(ev.SuitFavoured)


@rule("event:event_116_if_purchased", "PP-239", "PP-064")
def test_rebuke() -> None:
    g = bought(116, tribes="herat 0 1, herat 1 2", armies="herat afghan 1", courts="55 |")
    assert len(g.options()) == 6
    g.says(0, "choose region herat")
    assert g.tribe("herat", 0) == g.tribe("herat", 1) == g.army("herat", "afghan") == 0 and g.court(0) == []


@rule("PP-064", "PP-063", "PP-239")
def test_riots_overthrow_the_player_in_turn_first() -> None:
    g = discarded(109, tribes="punjab 0 1, punjab 1 1", courts="27 16 17 | 26 25", rupees="0 4")
    assert g.waiting == [0] and g.step == "pay_in_cards"
    burnt = [event.seat for event in g.happened(ev.BurntCourt)]
    assert burnt == [0]
