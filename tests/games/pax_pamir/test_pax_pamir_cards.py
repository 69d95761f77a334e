"""Each of the 100 court cards, played: what it places, where, and which actions it then offers."""

import pytest
from marks import rule
from pax_pamir_script import Script, pax

from meydan.games.pax_pamir import facts
from meydan.games.pax_pamir.facts import ABILITIES, COALITION_IDS, REGION_IDS, SUIT_IDS

# number suit rank region patriot prize icons actions; icons: s spy, a army, t tribe, r road, l leverage, then a suit
CARDS = """
1 intelligence 3 kabul - russian sss - move
2 intelligence 2 kabul - russian ssa military battle,move
3 intelligence 2 kabul afghan - ssa military battle
4 intelligence 1 kabul - afghan s - gift,move
5 political 1 kabul - afghan t - build
6 political 1 kabul afghan - tas - build,battle
7 political 2 kabul - - ttas - -
8 economic 2 kabul - - rrs political tax
9 economic 1 kabul - - r - tax,move
10 economic 1 kabul - afghan r military build,betray
11 economic 2 kabul afghan - rr - tax,gift
12 economic 3 kabul - - rrra - gift
13 economic 2 kabul - russian rr - tax,move
14 economic 2 kabul - - rrl - gift,build
15 military 1 kabul - - a - betray
16 military 1 kabul - - a - tax,betray
17 military 1 kabul - - a - build
18 intelligence 1 punjab - - s - gift,betray
19 intelligence 2 punjab british russian ss economic move,betray
20 intelligence 1 punjab british russian s economic gift,move
21 intelligence 2 punjab - afghan ss - move
22 intelligence 1 punjab british russian s political move,gift
23 intelligence 1 punjab british russian s economic battle,move
24 political 2 punjab - - tta - betray
25 political 1 punjab afghan british t - tax
26 political 1 punjab - afghan ta - betray
27 political 1 punjab - - tl - build
28 economic 1 punjab - afghan rs - tax,build
29 economic 2 punjab - - rr - tax,move
30 economic 1 punjab - - rsl - tax,gift
31 military 1 punjab - - a intelligence tax,betray
32 military 3 punjab british afghan aaa - move
33 military 2 punjab - - aa - battle,gift
34 military 1 punjab - british a economic battle,move,betray
35 military 2 punjab - - aa political battle,move
36 military 1 punjab british afghan a intelligence battle,betray
37 military 1 punjab british afghan a political battle,move
38 military 2 punjab - british aa - battle
39 intelligence 1 kandahar - - s - move,battle
40 intelligence 2 kandahar british afghan ssl - tax,move
41 intelligence 2 kandahar - - ss - build
42 political 1 kandahar afghan afghan tl economic build
43 political 1 kandahar - afghan ta - battle
44 political 1 kandahar - russian ta - build,tax
45 political 1 kandahar - - ta - betray,gift
46 economic 2 kandahar - - rrl intelligence gift
47 economic 2 kandahar - russian rra - gift,move
48 economic 1 kandahar - - r political move,build
49 economic 1 kandahar - - r political tax,build
50 military 2 kandahar british russian aa - battle,move
51 military 1 kandahar british russian a - battle
52 military 1 kandahar - - a political battle,tax
53 military 2 kandahar - russian aas - betray
54 intelligence 1 herat - - sl - tax
55 political 1 herat - - ta - battle,tax,move
56 political 2 herat - afghan tt political betray
57 political 1 herat - british t - betray,move
58 political 1 herat afghan - t economic gift,build
59 military 2 herat - - aa - betray,battle
60 military 1 herat - russian a - tax,gift,battle
61 economic 2 herat - - rr - tax
62 economic 1 herat - - r political gift,build
63 economic 3 herat - - rrr - move
64 economic 2 herat - - rrs military tax
65 economic 1 herat - - ra - battle,tax,move
66 economic 2 herat - afghan rra - battle
67 economic 2 herat - - r - move,gift
68 intelligence 2 persia - - ssa - tax
69 intelligence 2 persia russian british ss - battle,move
70 intelligence 2 persia russian afghan ss - move
71 intelligence 1 persia british afghan s - move,gift
72 intelligence 2 persia - russian ss - move
73 intelligence 1 persia - british s military build,battle
74 political 1 persia afghan russian t intelligence betray,battle
75 political 1 persia - - ta - tax,battle
76 political 2 persia - - tt intelligence -
77 political 1 persia - - ta intelligence build,betray
78 economic 2 persia - - rrl intelligence build
79 economic 1 persia - british rsl - tax,move
80 economic 1 persia british russian rl - tax,build
81 economic 2 persia russian british rrl - tax,build
82 military 2 persia - - aa intelligence gift,battle
83 military 1 persia - - as - tax
84 military 2 persia russian afghan aa economic battle
85 intelligence 1 transcaspia - british sl economic gift,build
86 intelligence 2 transcaspia russian - ss - move,build
87 intelligence 1 transcaspia russian - s - move,gift,build
88 intelligence 1 transcaspia british - s - move,gift
89 intelligence 1 transcaspia russian - s - move,betray,battle
90 political 1 transcaspia - british t - tax,betray
91 political 1 transcaspia - russian tas - betray
92 political 1 transcaspia - british ts military battle,tax,move
93 political 2 transcaspia - british tt - battle,betray
94 economic 1 transcaspia - british rsl - tax,betray
95 economic 1 transcaspia russian afghan r - tax,move
96 economic 2 transcaspia - british rr - tax,move
97 military 1 transcaspia - - a intelligence build
98 military 3 transcaspia - british aaa - gift
99 military 1 transcaspia russian british as - battle
100 military 2 transcaspia russian british aa - battle
"""

ROWS = [line.split() for line in CARDS.split("\n") if line]


@rule(
    "card:court_1",
    "card:court_2",
    "card:court_3",
    "card:court_4",
    "card:court_5",
    "card:court_6",
    "card:court_7",
    "card:court_8",
)
@rule(
    "card:court_9",
    "card:court_10",
    "card:court_11",
    "card:court_12",
    "card:court_13",
    "card:court_14",
    "card:court_15",
    "card:court_16",
)
@rule(
    "card:court_17",
    "card:court_18",
    "card:court_19",
    "card:court_20",
    "card:court_21",
    "card:court_22",
    "card:court_23",
    "card:court_24",
)
@rule(
    "card:court_25",
    "card:court_26",
    "card:court_27",
    "card:court_28",
    "card:court_29",
    "card:court_30",
    "card:court_31",
    "card:court_32",
)
@rule(
    "card:court_33",
    "card:court_34",
    "card:court_35",
    "card:court_36",
    "card:court_37",
    "card:court_38",
    "card:court_39",
    "card:court_40",
)
@rule(
    "card:court_41",
    "card:court_42",
    "card:court_43",
    "card:court_44",
    "card:court_45",
    "card:court_46",
    "card:court_47",
    "card:court_48",
)
@rule(
    "card:court_49",
    "card:court_50",
    "card:court_51",
    "card:court_52",
    "card:court_53",
    "card:court_54",
    "card:court_55",
    "card:court_56",
)
@rule(
    "card:court_57",
    "card:court_58",
    "card:court_59",
    "card:court_60",
    "card:court_61",
    "card:court_62",
    "card:court_63",
    "card:court_64",
)
@rule(
    "card:court_65",
    "card:court_66",
    "card:court_67",
    "card:court_68",
    "card:court_69",
    "card:court_70",
    "card:court_71",
    "card:court_72",
)
@rule(
    "card:court_73",
    "card:court_74",
    "card:court_75",
    "card:court_76",
    "card:court_77",
    "card:court_78",
    "card:court_79",
    "card:court_80",
)
@rule(
    "card:court_81",
    "card:court_82",
    "card:court_83",
    "card:court_84",
    "card:court_85",
    "card:court_86",
    "card:court_87",
    "card:court_88",
)
@rule(
    "card:court_89",
    "card:court_90",
    "card:court_91",
    "card:court_92",
    "card:court_93",
    "card:court_94",
    "card:court_95",
    "card:court_96",
)
@rule("card:court_97", "card:court_98", "card:court_99", "card:court_100")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_card_played(row: list[str]) -> None:
    number, suit, rank, region, patriot, prize, icons, change, actions = row
    n = int(number)
    g = pax(2, hands=f"{number} |", rupees="4 0", favoured="intelligence" if change != "intelligence" else "economic")
    before = g.favoured
    g.says(0, f"play {number}")
    answer_all(g)
    loyal = "british" if patriot == "-" else patriot
    assert g.loyalty(0) == loyal and g.court(0) == [n]
    assert g.army(region, loyal) == icons.count("a") and g.tribe(region, 0) == icons.count("t")
    assert g.blocks(loyal) == icons.count("a") + icons.count("r") and g.spy(n, 0) == icons.count("s")
    assert g.rupees[0] == 4 + 2 * icons.count("l") and g.favoured == (before if change == "-" else change)
    assert g.state.stars(0, SUIT_IDS.index(suit)) == int(rank) and facts.REGION[n - 1] == REGION_IDS.index(region)
    assert facts.PRIZE[n - 1] == (-1 if prize == "-" else COALITION_IDS.index(prize))
    assert facts.PATRIOT[n - 1] == (-1 if patriot == "-" else COALITION_IDS.index(patriot))
    shown = [facts.CARD_ACTION_IDS[deed] for deed in facts.DEEDS[n - 1]]
    assert shown == ([] if actions == "-" else actions.split(","))
    order = [facts.ICON_IDS[icon][0] for icon in facts.ICONS[n - 1] if icon <= facts.LEVERAGE]
    assert "".join(order) == icons.replace("-", "")


def answer_all(g: Script) -> None:
    """Roads on the first border, spies on the card itself."""
    while g.step == "impact":
        g.says(0, g.options()[0])


@rule("PP-227", "PP-238")
def test_twenty_abilities_on_twenty_two_cards() -> None:
    assert len(ABILITIES) == 20 and sum(len(cards) for cards in ABILITIES.values()) == 22
    data = {card["number"] - 1: card["special_ability"] for card in facts.COURT if card["special_ability"]}
    assert data == {card: ability for ability, cards in ABILITIES.items() for card in cards}


@rule("PP-032", "PP-033", "PP-024")
def test_the_court_as_a_whole() -> None:
    assert (
        len(ROWS) == 100 and {row[1] for row in ROWS} == set(SUIT_IDS) and {row[2] for row in ROWS} == {"1", "2", "3"}
    )
