"""Trading cards for troops: RK-056 to RK-064, RK-066, RK-067."""

from typing import Any

import pytest
from marks import rule
from risk_script import Script, place, risk

from meydan.games.risk import events as ev

TWO_STARS = ["alaska", "ontario", "western_us", "brazil", "southern_europe", "ukraine"]
ONE_STAR = ["alberta", "quebec", "peru", "iceland", "egypt", "congo", "ural", "japan", "india", "siam", "venezuela"]
INFANTRY, CAVALRY, ARTILLERY = "alaska alberta japan", "ural china peru", "siam quebec brazil"
WORTH = {2: 2, 3: 4, 4: 7, 5: 10, 6: 13, 7: 17, 8: 21, 9: 25, 10: 30}


def with_hand(hand: str, **options: Any) -> Script:
    """Seat 0 with these cards, at the start of the turn; the others hold nothing."""
    return risk("ukraine, siam | ural, japan | rest", hands=f"{hand} | |", **options)


def cards_of(stars: int, twos: int) -> list[str]:
    """Cards with so many stars, so many of them with two."""
    return TWO_STARS[:twos] + ONE_STAR[: stars - 2 * twos]


@rule("RK-056")
def test_at_the_start_of_the_turn_cards_may_be_traded_for_troops() -> None:
    g = with_hand("alaska brazil")
    assert g.options(0) == ["done", "lay alaska", "lay brazil"]
    g.trades(0, "alaska brazil")
    assert g.events[-1] == ev.Traded(0, (place("alaska"), place("brazil")), 7)
    assert (g.hand(0), g.reserve) == ("", 3 + 7)
    assert g.step == "place_troops"


@rule("RK-056")
def test_trading_is_a_right_and_no_duty_however_many_cards_there_are() -> None:
    g = with_hand("alaska brazil ontario ukraine peru siam quebec")
    g.says(0, "done")
    assert (g.step, g.reserve, len(g.hand(0).split())) == ("place_troops", 3, 7)


@rule("RK-056")
def test_once_troops_are_being_placed_no_card_can_be_traded() -> None:
    g = with_hand("alaska brazil")
    g.says(0, "done")
    g.refuses_now(0, "lay alaska")
    g.places(0, "siam", 3)
    g.refuses_now(0, "lay alaska")


@rule("RK-056")
def test_who_holds_no_card_is_not_asked_to_trade() -> None:
    assert with_hand("").step == "place_troops"
    for hand in ("", "alaska", "alaska alberta"):
        assert with_hand(hand, trade="pictures").step == "place_troops"


@rule("RK-057", "option:trade")
def test_the_table_trades_by_stars_unless_it_agreed_on_pictures() -> None:
    assert with_hand(INFANTRY).state.house.pictures is False
    assert with_hand(INFANTRY, trade="pictures").state.house.pictures is True


@rule("RK-057", "option:trade")
def test_the_same_cards_are_worth_what_the_agreed_method_says() -> None:
    for trade, troops in (("stars", 7), ("pictures", 4)):
        g = with_hand(INFANTRY, trade=trade)
        g.trades(0, INFANTRY)
        assert g.reserve == 3 + troops


@rule("RK-057")
def test_with_pictures_agreed_stars_make_no_trade() -> None:
    g = with_hand("alaska western_us ukraine brazil", trade="pictures")
    g.lays(0, "alaska western_us")
    g.refuses(0, "trade in", "no-set", "RK-059", "RK-060", "RK-061")
    g.refuses(0, "lay ukraine", "makes-no-set", "RK-059", "RK-061")


@rule("RK-058", "RK-059")
@pytest.mark.parametrize("stars", range(2, 11))
def test_the_stars_together_give_the_printed_troops(stars: int) -> None:
    for twos in range(min(stars // 2, 6) + 1):
        names = cards_of(stars, twos)
        g = with_hand(" ".join(names))
        g.trades(0, " ".join(names))
        assert g.events[-1] == ev.Traded(0, tuple(place(name) for name in names), WORTH[stars])
        assert g.reserve == 3 + WORTH[stars]


@rule("RK-066")
def test_cards_with_four_stars_in_all_are_traded_for_seven_troops() -> None:
    for words in ("alaska brazil", "alaska alberta quebec", "alberta quebec peru iceland"):
        g = with_hand(words)
        g.trades(0, words)
        assert g.reserve == 3 + 7


@rule("RK-059")
def test_one_card_with_two_stars_is_a_trade_of_two() -> None:
    g = with_hand("alaska")
    g.trades(0, "alaska")
    assert g.reserve == 3 + 2


@rule("RK-059")
def test_one_card_with_one_star_is_no_trade() -> None:
    g = with_hand("alberta")
    assert g.options(0) == ["done"]
    g.refuses(0, "lay alberta", "makes-no-set", "RK-059", "RK-061")
    assert g.why(0, "lay alberta").figures == {"card": place("alberta")}


@rule("RK-059")
def test_with_one_star_on_the_table_another_card_must_follow() -> None:
    g = with_hand("alberta quebec")
    g.says(0, "lay", "alberta")
    assert g.options(0) == ["lay quebec", "take back"]
    g.refuses(0, "trade in", "no-set", "RK-059", "RK-060", "RK-061")
    g.refuses(0, "done", "cards-on-table", "RK-056")


@rule("RK-059")
def test_a_trade_has_ten_stars_at_most() -> None:
    g = with_hand("alaska ontario western_us brazil southern_europe alberta ukraine")
    for name in ("alaska", "ontario", "western_us", "brazil"):
        g.says(0, "lay", name)
    g.says(0, "lay", "alberta")
    assert g.options(0) == ["trade in", "take back"]
    g.refuses(0, "lay southern_europe", "makes-no-set", "RK-059", "RK-061")
    g.says(0, "trade in")
    assert g.reserve == 3 + 25


@rule("RK-059", "RK-062")
def test_more_than_ten_stars_are_split_into_several_trades() -> None:
    g = with_hand("alaska ontario western_us brazil southern_europe ukraine")
    g.trades(0, "alaska ontario western_us brazil southern_europe")
    assert g.reserve == 3 + 30
    g.trades(0, "ukraine")
    assert (g.reserve, g.hand(0)) == (3 + 30 + 2, "")


@rule("RK-059")
def test_no_change_is_given() -> None:
    g = with_hand("alaska brazil alberta")
    g.trades(0, "alaska brazil")
    assert (g.reserve, g.hand(0)) == (3 + 7, "alberta")


@rule("RK-060", "RK-061")
@pytest.mark.parametrize(("words", "troops"), [(INFANTRY, 4), (CAVALRY, 6), (ARTILLERY, 8)])
def test_three_equal_pictures_give_four_six_or_eight(words: str, troops: int) -> None:
    g = with_hand(words, trade="pictures")
    g.trades(0, words)
    assert g.events[-1] == ev.Traded(0, tuple(place(name) for name in words.split()), troops)
    assert g.reserve == 3 + troops


@rule("RK-061", "RK-067")
@pytest.mark.parametrize("words", ["alaska ural siam", "brazil japan china", "peru quebec alberta"])
def test_a_soldier_a_horse_and_a_cannon_are_traded_for_ten_troops(words: str) -> None:
    g = with_hand(words, trade="pictures")
    g.trades(0, words)
    assert g.reserve == 3 + 10


@rule("RK-061")
@pytest.mark.parametrize("words", ["alaska alberta ural", "alaska alberta siam", "ural china siam", "siam quebec ural"])
def test_two_equal_pictures_and_another_are_no_set(words: str) -> None:
    g = with_hand(words, trade="pictures")
    one, two, three = words.split()
    g.lays(0, f"{one} {two}")
    assert g.options(0) == ["take back"]
    g.refuses(0, f"lay {three}", "makes-no-set", "RK-059", "RK-061")


@rule("RK-060")
def test_a_set_is_exactly_three_cards() -> None:
    g = with_hand(f"{INFANTRY} madagascar", trade="pictures")
    for name in ("alaska", "alberta"):
        g.says(0, "lay", name)
        assert "trade in" not in g.options(0)
        g.refuses(0, "trade in", "no-set", "RK-059", "RK-060", "RK-061")
    g.says(0, "lay", "japan")
    assert g.options(0) == ["trade in", "take back"]
    g.refuses(0, "lay madagascar", "makes-no-set", "RK-059", "RK-061")


@rule("RK-060", "RK-061")
def test_only_a_card_that_can_still_complete_a_set_may_follow() -> None:
    g = with_hand("alaska alberta ural siam", trade="pictures")
    assert g.options(0) == ["done", "lay alaska", "lay alberta", "lay ural", "lay siam"]
    g.says(0, "lay", "alaska")
    assert g.options(0) == ["lay alberta", "lay ural", "lay siam", "take back"]
    g.says(0, "lay", "ural")
    assert g.options(0) == ["lay siam", "take back"]


@rule("RK-056")
@pytest.mark.parametrize("trade", ["stars", "pictures"])
def test_laid_cards_may_be_taken_back_and_the_trade_left(trade: str) -> None:
    g = with_hand("alaska alberta ural", trade=trade)
    g.refuses(0, "take back", "nothing-laid", "RK-056")
    g.lays(0, "alberta ural")
    both = tuple(sorted([place("alberta"), place("ural")]))
    assert g.says(0, "take back") == [ev.TookBack(0, both)]
    assert (g.hand(0), g.view(1)["laid"], g.step) == ("alaska alberta ural", [], "trade_cards")
    assert g.options(0)[0] == "done"
    g.says(0, "done")
    assert (g.step, g.reserve) == ("place_troops", 3)
    g.refuses_now(0, "take back")


@rule("RK-056", "RK-062")
def test_cards_taken_back_can_be_traded_after_all() -> None:
    g = with_hand("alaska brazil alberta")
    g.lays(0, "alaska alberta")
    g.says(0, "take back")
    g.trades(0, "alaska brazil")
    assert (g.reserve, g.hand(0)) == (3 + 7, "alberta")


@rule("RK-062")
def test_more_than_one_trade_in_a_turn_is_allowed() -> None:
    g = with_hand(f"{INFANTRY} {CAVALRY}", trade="pictures")
    g.trades(0, INFANTRY)
    g.trades(0, CAVALRY)
    assert g.reserve == 3 + 4 + 6
    assert [event.troops for event in g.happened(ev.Traded) if isinstance(event, ev.Traded)] == [4, 6]


@rule("RK-063", "RK-135")
def test_traded_cards_are_spent_and_open_to_all() -> None:
    g = with_hand("alaska brazil peru")
    g.trades(0, "alaska brazil")
    assert g.spent == "alaska brazil"
    assert "alaska" not in g.deck.split()
    for seat in (0, 1, 2, None):
        assert g.view(seat)["spent"] == ["alaska", "brazil"]
        assert g.told(seat)[-1] == ev.Traded(0, (place("alaska"), place("brazil")), 7)


@rule("RK-063", "RK-135")
def test_a_card_laid_on_the_table_is_open_to_all() -> None:
    g = with_hand("alaska brazil")
    g.says(0, "lay", "brazil")
    for seat in (0, 1, 2, None):
        assert g.view(seat)["laid"] == [{"card": "brazil", "stars": 2, "picture": "artillery"}]
        assert g.told(seat)[-1] == ev.Laid(0, place("brazil"))
    assert g.about == {"me": 0, "cards": (place("brazil"),), "worth": 2, "count": 1}
    g.says(0, "trade in")
    assert g.view(None)["laid"] == []


@rule("RK-064")
def test_owning_a_territory_on_a_traded_card_gives_nothing_extra() -> None:
    g = with_hand("ukraine siam")
    assert [g.owner(name) for name in ("ukraine", "siam")] == [0, 0]
    g.trades(0, "ukraine siam")
    assert (g.troops("ukraine", "siam"), g.reserve) == ([1, 1], 3 + 4)


@rule("RK-056")
def test_only_cards_in_the_own_hand_can_be_laid() -> None:
    g = risk("ukraine, siam | ural, japan | rest", hands="alaska | brazil | peru")
    rules = ("RK-056", "RK-057", "RK-059", "RK-060")
    for name in ("brazil", "peru", "quebec"):
        g.refuses(0, f"lay {name}", "not-in-hand", *rules)
    assert g.why(0, "lay brazil").figures == {"card": place("brazil")}
    g.says(0, "lay", "alaska")
    g.refuses(0, "lay alaska", "already-laid", "RK-056")
