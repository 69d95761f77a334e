"""Playing cards, bribes, hostages and impact icons."""

from marks import rule
from pax_pamir_script import pax

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import facts
from meydan.games.pax_pamir import piece_events as pe


@rule("PP-094", "PP-058", "PP-099")
def test_a_card_is_shown_and_put_at_one_end_of_the_court() -> None:
    g = pax(2, courts="16 |", hands="61 62 |")
    g.refuses(0, "play 30", "out-of-reach", "PP-083", "PP-094", "PP-109")
    g.says(0, "play 61")
    assert g.happened(ev.Showed) and g.options() == ["put at left", "put at right"]
    g.says(0, "put at left", "place road herat_kabul", "place road herat_kabul")
    assert g.court(0) == [61, 16] and g.left == 1 and g.road("herat_kabul", "british") == 2
    assert "use 61 tax" not in g.options(), "nothing to tax"


@rule("PP-060")
def test_a_card_played_this_turn_may_act_this_turn() -> None:
    g = pax(2, hands="61 |", coins="0 1")
    g.says(0, "play 61", "place road herat_kabul", "place road herat_persia", "use 61 tax")
    assert g.rupees[0] == 5 and g.waiting == [1], "both actions are used"


@rule("PP-095", "PP-096")
def test_no_bribe_where_nobody_or_oneself_rules() -> None:
    g = pax(2, hands="18 |", tribes="punjab 1 1", armies="punjab afghan 1")
    g.says(0, "play 18")
    assert g.step == "acting", "nobody rules Punjab"
    g = pax(2, hands="18 |", tribes="punjab 0 1")
    g.says(0, "play 18")
    assert g.spy(18, 0) == 1 and g.rupees == [4, 4]


@rule("PP-096", "PP-097", "PP-098", "PP-108", "PP-102", "PP-105", "PP-106", "PP-050")
def test_example_sikh_merchants_in_lahore() -> None:
    g = pax(2, hands="30 |", courts="| 24", tribes="punjab 1 2", roads="kabul_punjab russian 1")
    g.says(0, "play 30")
    assert g.waiting == [1] and g.options() == ["demand 2", "demand 1", "demand 0"]
    assert g.about == {"me": 0, "target": 1, "card": 29, "full": 2, "kind": "play"}
    g.refuses(1, "demand 3", "bribe-too-high", "PP-096", "PP-097", "PP-118", "PP-119")
    g.says(1, "demand 2")
    assert g.waiting == [0] and g.options() == ["pay", "withdraw"]
    g.says(0, "pay")
    assert g.options() == ["place road kabul_punjab", "place road kandahar_punjab"]
    g.refuses(0, "place road herat_kabul", "not-its-border", "PP-102")
    g.says(0, "place road kabul_punjab")
    assert set(g.options()) == {"place spy 24", "place spy 30"}
    g.refuses(0, "place spy 61", "not-in-a-court", "PP-105")
    g.says(0, "place spy 24")
    assert g.rupees == [4, 6], "net nothing for the player"
    assert g.spy(24, 0) == 1 and g.road("kabul_punjab", "british") == 1


@rule("PP-098", "PP-094", "PP-240")
def test_withdrawing_costs_no_action_and_is_final_for_the_turn() -> None:
    g = pax(2, hands="30 18 |", tribes="punjab 1 2")
    g.says(0, "play 30")
    g.says(1, "demand 2")
    g.says(0, "withdraw")
    assert g.left == 2 and g.hand(0) == [18, 30] and g.rupees == [4, 4]
    g.refuses(0, "play 30", "withdrawn", "PP-098")
    assert "play 18" in g.options()
    g.ends_turn()
    g.ends_turn()
    assert "play 30" in g.options(0), "the next turn is another one"


@rule("PP-097")
def test_the_ruler_may_waive_any_part() -> None:
    g = pax(2, hands="18 |", tribes="punjab 1 3", rupees="0 4")
    g.says(0, "play 18")
    g.says(1, "demand 0")
    assert g.spy(18, 0) == 1 and g.rupees == [0, 4]
    g = pax(2, hands="18 |", tribes="punjab 1 3", rupees="1 4")
    g.says(0, "play 18")
    g.says(1, "demand 1")
    g.says(0, "pay")
    assert g.rupees == [0, 5]


@rule("PP-096", "PP-098")
def test_who_cannot_pay_must_withdraw() -> None:
    g = pax(2, hands="18 |", tribes="punjab 1 3", rupees="2 4")
    g.says(0, "play 18")
    g.says(1, "demand 3")
    assert g.step == "acting" and g.hand(0) == [18] and g.left == 2


@rule("PP-096")
def test_armies_do_not_raise_the_bribe() -> None:
    g = pax(2, hands="18 |", tribes="punjab 1 1", armies="punjab russian 3")
    g.says(0, "play 18")
    assert g.options() == ["demand 1", "demand 0"]


@rule("PP-101", "PP-103", "PP-104", "PP-105")
def test_icons_in_printed_order() -> None:
    g = pax(2, hands="7 |", courts="| 8")
    g.says(0, "play 7")
    kinds = [type(event).__name__ for event in g.happened(pe.PlacedTribe, pe.PlacedArmy, pe.PlacedSpy)]
    assert kinds == ["PlacedTribe", "PlacedTribe", "PlacedArmy"]
    assert g.step == "impact" and g.about["kind"] == "spy"
    g.says(0, "place spy 8")
    assert (g.tribe("kabul", 0), g.army("kabul", "british"), g.spy(8, 0)) == (2, 1, 1)


@rule("PP-101")
def test_icons_stop_when_the_card_has_left_the_court() -> None:
    g = pax(2, courts="80 |", hands="84 |", loyalty="british russian", rupees="0 4")
    g.says(0, "play 84", "put at right")
    assert g.court(0) == [] and g.loyalty(0) == "russian", "card 80 was owed for with card 84, the only one"
    assert g.army("persia", "russian") == 0 and g.favoured == "political"


@rule("PP-106", "PP-062")
def test_leverage_gives_two_rupees() -> None:
    g = pax(2, hands="46 |")
    g.says(0, "play 46", "place road kandahar_punjab", "place road kandahar_punjab")
    assert g.rupees[0] == 6 and g.happened(ev.Leveraged)


@rule("PP-107", "PP-026", "PP-025")
def test_a_suit_icon_moves_the_marker_at_once() -> None:
    g = pax(2, hands="2 |", courts="15 |", spies="", rupees="4 4")
    g.says(0, "play 2", "put at right", "place spy 15", "place spy 2")
    assert g.favoured == "military"
    g.says(0, "use 15 betray", "betray 15")
    assert g.left == 1, "a military card now gives a bonus action"


@rule("PP-107", "PP-026")
def test_buying_leaves_the_marker_alone() -> None:
    g = pax(2, market="2 99 39 88 13 14 93 56 100 49 6 32")
    g.says(0, "buy 2")
    assert g.favoured == "political"


@rule("PP-117", "PP-118", "PP-119", "PP-121", "PP-050")
def test_example_money_lenders_held_hostage() -> None:
    g = pax(2, courts="14 |", spies="14 1 2, 14 0 1", rupees="5 0")
    g.says(0, "use 14 gift")
    assert g.waiting == [1] and g.options() == ["demand 2", "demand 1", "demand 0"]
    assert g.about["kind"] == "use" and g.about["deed"] == facts.GIFT, "the hostage taker knows what it is for"
    assert [(e.seat, e.target, e.card + 1, e.deed) for e in g.happened(ev.AskedLeave)] == [(0, 1, 14, facts.GIFT)]
    g.says(1, "demand 2")
    g.says(0, "pay")
    assert g.rupees == [3 - 2, 2] and g.gifts(0) == [2]


@rule("PP-119", "PP-240", "PP-110", "PP-128")
def test_enough_must_be_left_for_the_action_itself() -> None:
    g = pax(2, courts="14 |", spies="14 1 2", rupees="3 0")
    g.says(0, "use 14 gift")
    g.says(1, "demand 2")
    assert g.step == "acting" and g.rupees == [3, 0] and g.left == 2, "the table withdrew: 2 and 2 are more than 3"
    g.refuses(0, "use 14 gift", "withdrawn", "PP-240")


@rule("PP-240", "PP-118")
def test_an_unpaid_hostage_bribe_leaves_the_card_unused() -> None:
    g = pax(2, courts="14 |", spies="14 1 1", rupees="8 0")
    g.says(0, "use 14 gift")
    g.says(1, "demand 1")
    g.says(0, "withdraw")
    assert g.left == 2 and g.state.used == () and "use 14 gift" not in g.options()


@rule("PP-240", "PP-098")
def test_only_the_action_that_was_withdrawn_is_barred() -> None:
    g = pax(2, courts="49 | 5", spies="49 1 1", tribes="kandahar 0 1", rupees="2 4", coins="1 3")
    g.says(0, "use 49 build")
    g.says(1, "demand 1")
    assert g.offers("use") == ["use 49 tax"], "a block and the bribe would cost 3; the tax costs the bribe alone"
    g.refuses(0, "use 49 build", "withdrawn", "PP-240")


@rule("PP-241", "PP-118")
def test_bonus_actions_pay_bribes_too() -> None:
    g = pax(2, courts="61 |", spies="61 1 1", coins="0 2", favoured="economic")
    g.says(0, "use 61 tax")
    assert g.waiting == [1]
    g.says(1, "demand 1")
    g.says(0, "pay")
    assert g.rupees == [4, 5] and g.left == 2 and g.step == "take_tax"


@rule("PP-117")
def test_a_tie_or_the_owners_spies_free_a_card() -> None:
    for spies in ("61 1 1, 61 0 1", "61 0 2, 61 1 1"):
        g = pax(2, courts="61 |", spies=spies, coins="0 2")
        g.says(0, "use 61 tax")
        assert g.waiting == [0] and g.step == "take_tax"
    g = pax(3, courts="61 | |", spies="61 1 2, 61 2 2", coins="0 2")
    g.says(0, "use 61 tax")
    assert g.step == "take_tax", "two rivals with as many hold nobody hostage"


@rule("PP-109", "PP-110", "PP-059", "PP-060", "PP-113", "PP-243")
def test_one_action_per_card_per_turn() -> None:
    g = pax(2, courts="16 | 61", coins="0 3", spies="61 0 1")
    g.refuses(0, "use 61 tax", "in-anothers-court", "PP-109")
    g.says(0, "use 16 tax")
    assert g.rupees[0] == 5
    g.refuses(0, "use 16 betray", "card-used", "PP-110", "PP-113")
    g.refuses(0, "use 16 tax", "card-used", "PP-110", "PP-113")


@rule("PP-112", "PP-113", "PP-068")
def test_a_favoured_card_gives_a_bonus_action_once() -> None:
    g = pax(2, courts="61 16 |", coins="0 9", favoured="economic", left=0)
    g.refuses(0, "use 16 tax", "no-bonus-action", "PP-067", "PP-112")
    g.says(0, "use 61 tax")
    assert g.left == 0
    g.says(0, g.offers("tax card")[0])
    assert g.rupees[0] == 6 and g.waiting == [1], "nothing is left to do"


@rule("PP-109")
def test_a_card_with_nothing_to_act_on_is_not_offered() -> None:
    g = pax(2, courts="61 51 |")
    g.refuses(0, "use 61 tax", "nothing-to-tax", "PP-123", "PP-125")
    g.refuses(0, "use 51 battle", "no-site", "PP-146", "PP-147", "PP-148")


@rule("PP-120", "PP-227")
def test_a_hostage_card_keeps_its_ability() -> None:
    g = pax(2, courts="66 |", spies="66 1 3", market="96 99 39 88 13 61 93 56 100 49 6 32", rupees="0 4")
    assert "buy 61" in g.options(), "Herat Influence works though the card is hostage"
