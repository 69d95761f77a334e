"""Wakhan's 24 cards: what each says, and how its arrows read the back beside it."""

from typing import Any

import pytest
from marks import rule
from pax_pamir_script import opening, pax, wakhan

from meydan.core.chance import Draw
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import facts
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.facts import AI_BACK, BACK_BLACK, BACK_RED, BOX_IDS, COALITION_IDS, REGION_IDS
from meydan.games.pax_pamir.rules.automa import black_arrow, red_arrow

MOST_CYLINDERS = "radicalize_most_cylinders_if_no_dominance"
# number, loyalties and regions in their order, three boxes, slots of the arrows, then the back: labels and numbers
CARDS = """
1 rab tkdphj tax radicalize_top_military_if_military_favored radicalize 1 2 tb 345012
2 abr pjdhtk radicalize_top_economic_if_political_favored radicalize_top_political radicalize 0 1 bt 450123
3 bra jphdtk tax radicalize_top_intelligence radicalize 1 3 tb 234501
4 rab dkhjtp radicalize_most_net_rupees_if_poor build radicalize 0 4 tb 123450
5 bar pdhtkj radicalize_to_gain_rule battle radicalize 0 1 tb 450123
6 bra hptkjd radicalize_intelligence move radicalize 0 0 tb 501234
7 arb jtkpdh build move radicalize 1 4 bt 123450
8 bra tpjdhk tax betray radicalize 1 4 bt 123450
9 rba kjdpht radicalize_most_blocks radicalize_most_cylinders_if_no_dominance radicalize 1 5 tb 012345
10 abr pdkhjt radicalize_move_card_if_none move radicalize 1 0 bt 501234
11 arb jphdkt MOST_CYLINDERS radicalize_top_military_if_military_favored radicalize 1 0 tb 501234
12 bar dhpktj move betray radicalize 1 4 tb 123450
13 abr hktjpd radicalize_patriot_if_dominance radicalize_most_cylinders_if_no_dominance radicalize 0 2 tb 345012
14 arb ktpjdh battle_on_most_spied_card battle radicalize 0 3 bt 234501
15 rba tkjphd move battle radicalize 1 2 bt 345012
16 arb jtpdkh radicalize_most_cylinders_if_no_dominance battle_on_most_spied_card radicalize 0 5 tb 012345
17 rba tdphjk radicalize_top_political_if_court_full tax radicalize 0 0 bt 501234
18 rba kjdhpt tax betray radicalize 0 3 tb 234501
19 rab dhjtkp build move radicalize 0 2 bt 345012
20 rab dhktpj radicalize_most_net_rupees_if_poor build radicalize 1 1 bt 234501
21 bar hdtkjp radicalize_to_gain_rule build radicalize 0 5 bt 012345
22 bar khjtpd betray battle_on_most_spied_card radicalize 1 5 bt 012345
23 bra hjtkdp radicalize_top_political radicalize_top_military_if_military_favored radicalize 1 3 bt 234501
24 abr ptkjdh radicalize_top_intelligence_if_behind_in_spies battle_on_most_spied_card radicalize 1 1 tb 450123
"""
ROWS = [line.split() for line in CARDS.replace("MOST_CYLINDERS", MOST_CYLINDERS).split("\n") if line]
LOYALTIES = {"r": "russian", "a": "afghan", "b": "british"}
REGIONS = {"t": "transcaspia", "k": "kabul", "d": "kandahar", "p": "persia", "h": "herat", "j": "punjab"}


@rule("wakhan:wakhan_1", "wakhan:wakhan_2", "wakhan:wakhan_3", "wakhan:wakhan_4", "wakhan:wakhan_5", "wakhan:wakhan_6")
@rule(
    "wakhan:wakhan_7", "wakhan:wakhan_8", "wakhan:wakhan_9", "wakhan:wakhan_10", "wakhan:wakhan_11", "wakhan:wakhan_12"
)
@rule(
    "wakhan:wakhan_13",
    "wakhan:wakhan_14",
    "wakhan:wakhan_15",
    "wakhan:wakhan_16",
    "wakhan:wakhan_17",
    "wakhan:wakhan_18",
)
@rule(
    "wakhan:wakhan_19",
    "wakhan:wakhan_20",
    "wakhan:wakhan_21",
    "wakhan:wakhan_22",
    "wakhan:wakhan_23",
    "wakhan:wakhan_24",
)
@rule("PP-179", "PP-186", "PP-180")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_card_of_wakhan(row: list[str]) -> None:
    number, loyalties, regions, *boxes, red, black, labels, figures = row
    card = int(number) - 1
    order = [LOYALTIES[letter] for letter in loyalties]
    for human in COALITION_IDS:
        g = pax(1, ai=int(number), loyalty=human)
        assert COALITION_IDS[g.state.pragmatic()] == next(c for c in order if c != human)
    both = pax(2, wakhan=True, ai=int(number), loyalty=" ".join(order[:2]))
    assert COALITION_IDS[both.state.pragmatic()] == order[2]
    assert [REGION_IDS[region] for region in facts.AI_REGIONS[card]] == [REGIONS[letter] for letter in regions]
    assert [BOX_IDS[box] for box in facts.AI_BOXES[card]] == boxes
    assert BACK_RED[AI_BACK[card]] == tuple(0 if label == "t" else 1 for label in labels)
    assert BACK_BLACK[AI_BACK[card]] == tuple(int(figure) for figure in figures)
    for other in ROWS:
        g = pax(1, ai=int(number))
        g.state.ai_back = AI_BACK[int(other[0]) - 1]
        assert red_arrow(g.state) == (0 if other[-2][int(red)] == "t" else 1)
        assert black_arrow(g.state) == int(other[-1][int(black)])


@rule("PP-173", "PP-009")
def test_every_box_is_on_some_card() -> None:
    assert len(ROWS) == 24 and {box for row in ROWS for box in row[3:6]} == set(BOX_IDS)
    assert {row[5] for row in ROWS} == {"radicalize"}


@rule("PP-185", "PP-186", "PP-243")
def test_she_draws_by_the_back_everybody_saw() -> None:
    g = opening(1)
    g.rolls_on()
    g.says(0, "choose loyalty british")
    ask = g.state.asking
    assert ask is not None and isinstance(ask.chance, Draw)
    possible = [card for card in range(24) if ask.chance.bag[card]]
    assert possible and {AI_BACK[card] for card in possible} == {g.state.ai_back}
    columns = [facts.COLUMN_IDS[column] for column in BACK_BLACK[g.state.ai_back]]
    assert g.view(None)["ai_back"]["ai_columns"] == columns
    g.picks(possible[0])
    assert g.state.ai_card == possible[0] and g.state.ai_deck[possible[0]] == 0 and g.state.ai_back == -1
    g.rolls_on()
    drew = g.happened(ev.WakhanDrew)
    assert len(drew) == 1 and g.waiting == [0]
    view = g.view(None)
    assert view["ai_card"] == facts.AI_IDS[possible[0]] and view["ai_column"] == facts.COLUMN_IDS[drew[0].ai_column]


@rule("PP-187")
def test_the_last_card_is_shuffled_back_and_she_draws_again() -> None:
    g = pax(1, turn=1, at="turn", begun=False)
    g.state.ai_deck = [0] * 24
    g.state.ai_deck[6] = 1
    g.state.ai_back = AI_BACK[6]
    from meydan.core import play

    g.events += play.begin(g.state)
    g.picks(6)
    assert g.happened(ev.WakhanShuffled) and g.state.ai_deck == [1] * 24
    g.picks(AI_BACK[3])
    g.picks(3)
    assert g.state.ai_card == 3 and sum(g.state.ai_deck) == 23


@rule("PP-181", "option:printing", "PP-234")
def test_whom_her_armies_are_when_ruling() -> None:
    layout: dict[str, Any] = {"tribes": "kabul 1 1, kabul 0 1", "armies": "kabul british 2, kabul afghan 3", "ai": 1}
    assert pax(1, **layout).ruler("kabul") == -1, "first printing: her pragmatic loyalty is Russian here"
    assert pax(1, printing="second", **layout).ruler("kabul") == 1, "2020: the most numerous coalition"


@rule("PP-181", "PP-049")
def test_a_new_card_may_change_what_she_rules() -> None:
    g = pax(
        1,
        turn=1,
        at="turn",
        ai=1,
        tribes="kabul 1 1",
        armies="kabul afghan 2, kabul russian 2",
        market="0 0 0 0 0 0 0 0 0 0 0 0",
    )
    assert g.ruler("kabul") == 1, "Russian"
    afghan = 13 - 1
    g.state.ai_back = AI_BACK[afghan]
    g.state.asking = g.state.agenda[-1].ask(g.state)
    g.picks(afghan)
    assert g.ruler("kabul") == 1, "Afghan armies now"
    g = pax(1, turn=1, at="turn", ai=1, tribes="kabul 1 1", armies="kabul russian 2", market="0 0 0 0 0 0 0 0 0 0 0 0")
    g.state.ai_back = AI_BACK[afghan]
    g.state.asking = g.state.agenda[-1].ask(g.state)
    g.picks(afghan)
    assert g.ruler("kabul") == -1 and g.happened(pe.LostRule)


@rule("PP-178", "PP-226")
def test_she_may_hold_patriots_of_several_coalitions() -> None:
    g = wakhan(courts="| 51 84", gifts="1 2", market="3 0 0 0 0 0 0 0 0 0 0 0", ai=1, left=1)
    assert g.court(1) == [3, 51, 84] and g.gifts(1) == [2]
