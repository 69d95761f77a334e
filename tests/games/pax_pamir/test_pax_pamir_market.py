"""Purchase, the four steps of clean-up, and instability."""

from marks import rule
from pax_pamir_script import pax

from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.rules.offering import buy_outcome

CARDS = "96 99 39 88 13 14 93 56 100 49 6 32"


@rule("PP-083", "PP-085", "PP-086")
def test_a_card_costs_a_rupee_on_each_card_to_its_left() -> None:
    g = pax(2, market=CARDS, coins="2 3", rupees="4 4")
    g.says(0, "buy 39")
    assert g.hand(0) == [39] and g.rupees[0] == 4 - 2 + 3
    assert g.coins[:3] == [1, 1, 0] and g.market[2] == 0 and g.left == 1


@rule("PP-086", "PP-087", "PP-092")
def test_a_purchase_says_where_its_price_will_lie() -> None:
    g = pax(2, market="96 0 39 88 13 14 93 56 100 49 6 32", rupees="9 9")
    figures = buy_outcome(g.state, 0, 88 - 1).figures
    assert figures["cards"] == (95, 55, 38) and figures["each"] == 1
    assert buy_outcome(g.state, 0, 96 - 1).figures["cards"] == (), "free of charge"
    assert buy_outcome(pax(2, favoured="military", rupees="9 9", market=CARDS).state, 0, 99 - 1).figures["each"] == 2


@rule("PP-084", "PP-085", "PP-088")
def test_the_full_cost_must_be_there_first() -> None:
    g = pax(2, market=CARDS, coins="3 5", rupees="2 4")
    refusal = g.refuses(0, "buy 88", "too-dear", "PP-084", "PP-085", "PP-092")
    assert (refusal.figures["cost"], refusal.figures["rupees"]) == (3, 2)
    assert set(g.offers("buy")) == {"buy 96", "buy 99", "buy 39", "buy 93", "buy 56", "buy 100"}


@rule("PP-088", "PP-093", "PP-087")
def test_example_arthur_conolly() -> None:
    g = pax(2, market=CARDS, coins="3 2", rupees="5 4")
    g.says(0, "buy 39")
    g.refuses(0, "buy 96", "paid-onto", "PP-088", "PP-116")
    g.refuses(0, "buy 99", "paid-onto", "PP-088", "PP-116")
    g.says(0, "buy 88")
    assert g.coins[:4] == [2, 2, 0, 0] and g.coins[8] == 1
    assert g.rupees[0] == 5 - 2 - 3 + 2 and g.hand(0) == [39, 88]


@rule("PP-087")
def test_where_both_spaces_are_empty_the_rupee_stays_there() -> None:
    g = pax(2, market="96 99 0 88 0 0 93 56 0 49 0 0", rupees="4 4")
    g.says(0, "buy 88")
    assert g.coins[:3] == [1, 1, 1] and sum(g.coins) == 3


@rule("PP-088")
def test_the_bar_ends_with_the_turn() -> None:
    g = pax(2, market=CARDS, rupees="4 4")
    g.says(0, "buy 39")
    g.ends_turn()
    assert "buy 96" in g.options(1)


@rule("PP-092", "PP-025")
def test_purchases_cost_double_while_military_is_favoured() -> None:
    g = pax(2, market=CARDS, rupees="5 4", favoured="military")
    g.refuses(0, "buy 88", "too-dear", "PP-084", "PP-085", "PP-092")
    g.says(0, "buy 39")
    assert g.rupees[0] == 1 and g.coins[:2] == [2, 2]


@rule("PP-089")
def test_an_event_acts_when_bought_and_never_enters_a_hand() -> None:
    g = pax(2, market="113 99 39 88 13 14 93 56 100 49 6 32", rupees="1 4")
    g.says(0, "buy 113")
    assert g.hand(0) == [] and g.rupees[0] == 4 and 113 in g.burnt and g.left == 1


@rule("PP-083", "PP-058")
def test_buying_takes_an_action() -> None:
    g = pax(2, market=CARDS, left=0, courts="61 |", favoured="economic", coins="0 1")
    g.refuses(0, "buy 96", "no-actions-left", "PP-067")
    g.refuses(0, "buy 30", "out-of-reach", "PP-083", "PP-094", "PP-109")


@rule("PP-072", "PP-073", "PP-010")
def test_events_in_the_left_column_are_discarded_the_top_row_first() -> None:
    g = pax(2, market="105 99 39 88 13 14 116 56 100 49 6 32", coins="0 2, 6 1", at="events")
    assert g.favoured == "political", "105 made it military, then 116 political"
    told = [event.suit for event in g.happened(ev.SuitFavoured)]
    assert told == [1, 2]
    assert g.market[0] == 99 and g.coins[0] == 2 and g.coins[6] == 1
    assert {105, 116} <= set(g.burnt)


@rule("PP-072")
def test_an_event_that_slides_into_the_column_waits() -> None:
    g = pax(2, market="0 105 39 88 13 14 93 56 100 49 6 32", at="events")
    assert g.favoured == "political" and g.market[0] == 105
    g.ends_turn()
    assert g.favoured == "military"


@rule("PP-074", "PP-075")
def test_cards_slide_left_with_their_rupees_and_take_what_lies_there() -> None:
    g = pax(2, market="0 99 0 88 13 14 93 0 100 49 6 32", coins="0 1, 1 2, 3 1, 5 4, 7 2", at="slide")
    assert g.market == [99, 88, 13, 14, 0, 0, 93, 100, 49, 6, 32, 0]
    assert g.coins[:6] == [3, 1, 0, 4, 0, 0] and g.coins[6:8] == [0, 2]


@rule("PP-074", "PP-229")
def test_gaps_are_filled_while_the_deck_lasts() -> None:
    g = pax(2, market="96 99 39 88 13 0 93 56 100 49 0 0", deck="2 0 0", at="slide")
    g.draws(30)
    g.draws(31)
    assert g.market == [96, 99, 39, 88, 13, 31, 93, 56, 100, 49, 30, 0]
    assert g.state.deck_size() == 0 and g.waiting == [1]


@rule("PP-076", "PP-242", "PP-154", "PP-073")
def test_instability_resolves_one_check_and_discards_both() -> None:
    g = pax(
        2,
        market="96 99 101 88 13 0 93 56 100 49 6 32",
        coins="2 2, 5 1",
        deck="3 0 1",
        checks=4,
        tribes="kabul 0 2",
        at="slide",
    )
    g.draws(104)
    assert g.points == [3, 1] and {101, 104} <= set(g.burnt)
    assert g.market[:4] == [96, 99, 88, 13] and g.coins[:5] == [0, 0, 2, 0, 0]
    assert g.coins[5] == 1, "the rupee stays for the card that comes"
    g.draws(30)
    g.draws(31)
    assert g.market[4:6] == [30, 31] and g.waiting == [1]


@rule("PP-077", "PP-166")
def test_instability_with_the_last_checks_is_the_final_check() -> None:
    g = pax(2, market="96 99 101 88 13 0 93 56 100 49 6 32", deck="3 0 1", checks=2, tribes="kabul 0 2", at="slide")
    g.draws(104)
    assert g.over and g.points == [6, 2] and g.winners == (0,)


@rule("PP-114", "PP-115", "PP-116", "PP-228")
def test_action_costs_go_on_the_rightmost_cards_of_both_rows() -> None:
    g = pax(2, courts="46 |", market="96 99 39 88 13 0 93 56 100 49 6 32", rupees="9 4", favoured="economic")
    g.says(0, "use 46 gift", "give gift 4")
    assert g.coins == [0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1] and g.rupees[0] == 5
    g.refuses(0, "buy 13", "paid-onto", "PP-088", "PP-116")
    g = pax(2, courts="46 |", market="96 0 0 0 0 0 0 0 0 0 0 0", rupees="9 4", favoured="economic")
    g.says(0, "use 46 gift", "give gift 6")
    assert sum(g.coins) == 1 and g.rupees[0] == 3
    assert GAME.supplies(g.state) == {"players": 7, "market": 1}


@rule("PP-067", "PP-068", "PP-069")
def test_two_actions_then_clean_up_then_the_next_player() -> None:
    g = pax(3, market=CARDS, courts="8 | |", coins="0 2", favoured="economic", rupees="4 4 4")
    assert g.about == {"me": 0, "left": 2}
    g.says(0, "buy 93", "use 8 tax", "done")
    assert g.left == 1, "tax with an economic card is a bonus action"
    g.says(0, "buy 96")
    assert g.waiting == [1], "nothing is left to do, so clean-up follows"
    g.says(1, "end turn")
    assert g.waiting == [2] and g.state.actions_left == 2


@rule("PP-243")
def test_the_deck_shows_only_its_size() -> None:
    g = pax(2, deck="5 1 1")
    view = g.view(0)
    assert view["deck"] == 7 and "unseen_courts" not in view
