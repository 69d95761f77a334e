"""The box and the setup."""

from collections import Counter

import pytest
from marks import rule
from pax_pamir_script import opening, pax

from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.contract import CHANCE, Fell
from meydan.core.table import Table
from meydan.games.pax_pamir import GAME, facts
from meydan.games.pax_pamir.facts import BORDERS_OF, ENDS, REGION_IDS
from meydan.games.pax_pamir.rules.market import top_card


@rule("PP-001")
def test_six_regions_and_nine_borders() -> None:
    assert len(REGION_IDS) == 6 and len(ENDS) == 9
    assert [len(BORDERS_OF[REGION_IDS.index(r)]) for r in ("kabul", "herat", "kandahar", "persia", "punjab")] == [
        4,
        4,
        3,
        2,
        2,
    ]
    g = pax(2, tribes="kabul 0 3, kabul 1 2", armies="kabul british 2, kabul russian 2")
    assert (g.tribe("kabul", 0), g.tribe("kabul", 1), g.army("kabul", "russian")) == (3, 2, 2)


@rule("PP-002", "PP-003", "PP-005")
def test_twelve_blocks_a_coalition_and_ten_cylinders_a_player() -> None:
    g = pax(2, armies="kabul british 5", roads="kabul_punjab british 3", tribes="kabul 0 1")
    assert g.state.pool[0] == 12 - 8 and g.blocks("british") == 8
    totals = GAME.closed(g.state)
    assert totals["blocks british"] == totals["blocks afghan"] == 12
    assert totals["cylinders 0"] == totals["cylinders 1"] == 10


@rule("PP-006")
def test_tribes_spies_and_gifts_are_all_in_play() -> None:
    g = pax(2, courts="30 |", tribes="punjab 0 2", spies="30 0 1", gifts="0 2 4")
    assert g.state.in_play(0) == 5 and g.cylinders(0) == 5


@rule("PP-008")
def test_money_is_not_capped() -> None:
    g = pax(2, courts="61 |", rupees="40 40", coins="0 30")
    g.says(0, "use 61 tax", "done")
    assert g.rupees[0] == 41
    assert GAME.supplies(g.state) == {"players": 81, "market": 29}


@rule("PP-009", "PP-010", "PP-011")
def test_the_cards_of_the_box() -> None:
    assert (facts.COURT_CARDS, facts.CARDS, facts.AI_CARDS) == (100, 116, 24)
    assert [n for n in range(116) if facts.is_check(n)] == [100, 101, 102, 103]
    assert len(facts.HAPPENING_IDS) == 32


@rule("PP-012", "PP-173")
def test_wakhans_cards_lie_there_only_when_she_plays() -> None:
    assert opening(2).state.ai_deck == []
    assert opening(1).state.ai_deck == [1] * 24


@rule("PP-013", "PP-020", "PP-044")
def test_what_everybody_begins_with() -> None:
    s = opening(4).state
    assert s.favoured == facts.POLITICAL
    assert (s.rupees, s.points, s.cylinders) == ([4] * 4, [0] * 4, [10] * 4)
    assert s.ruler == [-1] * 6 and s.courts == [()] * 4 and s.hands == [()] * 4


@rule("PP-014", "PP-015", "PP-016", "PP-023")
@pytest.mark.parametrize(("people", "pile", "deck"), [(2, 7, 52), (3, 8, 58), (4, 9, 64), (5, 10, 70)])
def test_six_piles(people: int, pile: int, deck: int) -> None:
    s = opening(people).state
    assert s.pile_courts == [pile] * 6
    assert s.pile_checks == [0, 0, 1, 1, 1, 1]
    assert s.pile_events == [0, 2, 1, 1, 1, 1]
    assert s.deck_size() == deck


@rule("PP-172")
def test_wakhan_counts_as_a_player_for_the_piles() -> None:
    assert opening(1).state.pile_courts == [7] * 6
    assert opening(2, wakhan=True).state.pile_courts == [8] * 6


@rule("PP-017")
def test_cards_come_pile_by_pile_and_by_chance_within_one() -> None:
    s = opening(2).state
    s.pile_courts, s.pile_events, s.pile_checks = [2, 9], [1, 0], [1, 0]
    s.unseen_courts, s.unseen_events = [4, 5, 6], [110]
    top = top_card(s)
    assert top is not None
    assert [top.weight((card,)) for card in (4, 6, 110, 103, 7, 100)] == [2, 2, 3, 3, 0, 0]
    assert not top.allows((4, 5))
    seen = Counter(top.sample(Seeded(n))[0] for n in range(800))
    assert set(seen) == {4, 5, 6, 110, 103} and 140 < seen[103] < 260
    s.pile_checks = [0, 0]
    s.unseen_events = [104]
    top = top_card(s)
    assert top is not None and top.weight((104,)) == 3, "no check is left, and the event keeps its place"
    first = []
    for seed in range(40):
        g = opening(2)
        g.rolls_on(seed)
        first += [card for card in g.market[:4] + g.market[6:9]]
    assert max(first) <= 100, "pile 1 holds no event"


@rule("PP-018", "PP-229")
def test_the_market_is_filled_by_columns_the_top_row_first() -> None:
    g = opening(2)
    g.picks(0)
    for number in range(1, 13):
        g.draws(number)
    assert g.market == [1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10, 12]
    assert g.state.deck_size() == 40
    assert g.step == "pick_loyalty"


@rule("PP-018")
def test_no_dominance_check_in_the_opening_market() -> None:
    for seed in range(60):
        g = opening(5)
        g.rolls_on(seed)
        assert not {101, 102, 103, 104} & set(g.market)


@rule("PP-021", "PP-022", "PP-037")
def test_loyalty_is_chosen_clockwise_and_the_last_to_choose_begins() -> None:
    g = opening(3)
    g.picks(1)
    g.rolls_on()
    assert g.waiting == [1] and g.options() == [f"choose loyalty {c}" for c in ("british", "russian", "afghan")]
    g.says(1, "choose loyalty russian")
    g.says(2, "choose loyalty russian")
    g.says(0, "choose loyalty afghan")
    assert [g.loyalty(seat) for seat in range(3)] == ["afghan", "russian", "russian"]
    assert g.waiting == [0] and g.step == "acting" and g.state.order == (0, 1, 2)


@rule("PP-021")
def test_any_person_may_be_the_first_to_choose() -> None:
    g = opening(4)
    assert [play.copy(g.state).asking is not None, g.state.asking.chance.n] == [True, 4]  # type: ignore[union-attr]
    for first in range(4):
        other = opening(4)
        other.apply(CHANCE, Fell((first,)))
        other.rolls_on()
        assert other.waiting == [first]


@rule("PP-175", "PP-022")
def test_wakhan_sits_before_the_last_to_choose_and_begins() -> None:
    g = opening(2, wakhan=True)
    g.picks(0)
    g.rolls_on()
    g.says(0, "choose loyalty british")
    g.says(1, "choose loyalty afghan")
    assert g.state.order == (2, 1, 0) and g.state.turn == 2
    assert g.rupees == [4, 4, 4]
    assert g.state.asking is not None and g.state.asking.chance is not None, "she draws her card first"


@rule("option:wakhan", "PP-170", "PP-171", "PP-174", "PP-225")
def test_wakhan_is_an_automa_at_tables_of_one_or_two() -> None:
    assert [option.choices(n) for option in GAME.options if option.key == "wakhan" for n in (1, 2, 3, 5)] == [
        (True,),
        (False, True),
        (False,),
        (False,),
    ]
    t = Table.new("pax_pamir", 1, 3)
    assert [(seat.number, seat.kind) for seat in t.seats] == [(0, "player"), (1, "automa")]
    assert len({seat.colour for seat in t.seats}) == 2
    while t.asked:
        assert t.asked == (0,)
        t.play(0, t.asks_of(0)[0])
    assert t.result is not None and len(t.result.scores) == 2 and t.result.winners in ((0,), (1,))
    told = t.text(t.history[-1], "en")
    assert ("Wakhan" in told) == (t.result.winners == (1,))
