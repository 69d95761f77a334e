"""What a seat is offered in Risk: lines under the answers, reasons of what is locked, and the quicker ways to place."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from marks import rule
from risk_script import Script, opening, place, risk

from meydan.core.contract import Seat
from meydan.core.explain import explain
from meydan.core.offer import Offer, offer_to
from meydan.core.reasons import random_positions, things_in
from meydan.core.table import Table
from meydan.core.text import FSI, PDI, sentence
from meydan.games.risk import GAME
from meydan.games.risk import events as ev
from meydan.games.risk.facts import PLACES, TERRITORIES
from meydan.games.risk.odds import odds, percent, until
from meydan.games.risk.table import RiskState

BOARD = "ukraine 10, scandinavia 2 | ural 5, japan | rest"


def offered(g: Script, seat: Seat) -> Offer:
    return offer_to(g.state, seat)


def line(g: Script, seat: Seat, words: str, lang: str = "en") -> str:
    offer = offered(g, seat)
    outcome = next(
        bringing for option, bringing in zip(offer.options, offer.brings, strict=True) if g.spoken(option) == words
    )
    return plain(sentence(GAME, outcome, lang, seat, ["Ava", "Babak", "Cyrus"]))


def locked(g: Script, seat: Seat, lang: str = "en") -> list[str]:
    return [plain(sentence(GAME, one.reason, lang, seat, None, ids=False)) for one in offered(g, seat).locked]


def plain(text: str) -> str:
    return text.replace(FSI, "").replace(PDI, "")


def begun(*said: str, board: str = BOARD, at: str = "attack", **options: Any) -> Script:
    g = risk(board, at=at, **options)
    for words in said:
        g.says(int(words[0]), words[2:])
    return g


def claimed(seats: int = 3) -> Script:
    g = opening(seats, mode="classic", first=0)
    for name in TERRITORIES[:-1]:
        g.says(g.waiting[0], "claim", name)
    return g


LINES: list[tuple[Callable[[], Script], Seat, str, str, str]] = [
    (
        lambda: opening(3, first=0),
        0,
        "claim siam",
        "Asia: 1 of 12 would be yours",
        "آسیا: ۱ از ۱۲ با شما",
    ),
    (
        lambda: begun("0 attack ukraine ural"),
        0,
        "roll 3",
        "71% chance of a hit; you lose 2 troops at most",
        "احتمال تلفات دشمن ۷۱ درصد؛ حداکثر ۲ سرباز می‌بازید",
    ),
    (
        lambda: begun("0 attack ukraine ural"),
        0,
        "until 3",
        "81% chance of capture, or stops at 3",
        "احتمال تصرف ۸۱ درصد، وگرنه با ۳ سرباز می‌ایستید",
    ),
    (
        lambda: begun("0 attack ukraine ural"),
        0,
        "done",
        "no dice are thrown; attack elsewhere",
        "تاسی نمی‌ریزید؛ جای دیگر حمله کنید",
    ),
    (
        lambda: begun("0 attack ukraine ural", "0 roll 3"),
        1,
        "defend 2",
        "29% chance of no loss; 2 troops at most",
        "احتمال بی‌تلفات ماندن ۲۹ درصد؛ حداکثر ۲ سرباز می‌بازید",
    ),
    (
        lambda: begun(at="fortify"),
        0,
        "done",
        "your turn ends without a card",
        "نوبتتان بدون کارت تمام می‌شود",
    ),
    (
        lambda: begun("0 place ukraine", at="turn"),
        0,
        "amount 2",
        "12 there, 1 left",
        "آنجا ۱۲ سرباز؛ ۱ سرباز دیگر می‌ماند",
    ),
    (
        lambda: begun("0 lay brazil", at="trade", hands="alaska peru brazil | |"),
        0,
        "trade in",
        "2 troops for 1 card",
        "۲ سرباز در برابر ۱ کارت",
    ),
]


@rule("RK-054", "RK-058", "RK-065", "RK-072", "RK-076", "RK-079", "RK-130")
@pytest.mark.parametrize(("come", "seat", "words", "english", "persian"), LINES, ids=[row[2] for row in LINES])
def test_a_line_says_what_the_answer_brings(
    come: Callable[[], Script], seat: Seat, words: str, english: str, persian: str
) -> None:
    g = come()
    assert (line(g, seat, words), line(g, seat, words, "fa")) == (english, persian)


@rule("RK-070", "RK-105")
def test_an_attack_tells_its_odds_which_depend_on_the_method() -> None:
    assert line(begun(), 0, "attack ukraine ural") == "10 against 5: 87% chance of capture"
    assert line(begun(combat="speed"), 0, "attack ukraine ural") == "10 against 5: 98% chance of capture"


@rule("RK-041", "RK-059", "RK-142")
def test_what_cannot_be_done_says_why() -> None:
    assert locked(begun(at="turn"), 0) == ["First place 3 more troops"]
    assert locked(begun(), 0) == ["Once you stop attacking"]
    assert locked(opening(3, first=0), 0) == ["Once 42 more territories are claimed"]
    assert locked(begun(at="trade", hands="alaska | |"), 0) == ["The cards on the table make no trade yet"]


@rule("RK-135")
def test_only_what_shows_a_card_is_asked_once_more() -> None:
    g = begun(at="trade", hands="alaska peru brazil | |")
    assert g.asked_once_more(0) == ["lay alaska", "lay peru", "lay brazil"]


# The same two fight on


@rule("RK-088", "RK-090")
def test_after_a_throw_the_same_two_may_go_on_without_being_named_again() -> None:
    g = begun("0 attack ukraine ural", "0 roll 3", "1 defend 2")
    g.rolls(6, 6, 1, 5, 1)
    assert g.step == "attacking"
    assert g.about == {
        "me": 0,
        "again": True,
        "source": place("ukraine"),
        "target": place("ural"),
        "attackers": 10,
        "defenders": 3,
        "win": percent(odds(9, 3).win),
    }
    assert [words for words in g.options(0) if not words.startswith("attack")] == [
        "done",
        "roll 3",
        "roll 2",
        "roll 1",
        "until 1",
        "until 3",
        "until 5",
    ]
    g.says(0, "roll 3")
    g.says(1, "defend 2")
    g.rolls(6, 6, 1, 5, 1)
    assert (g.step, g.troops("ural")) == ("attacking", [1])
    g.says(0, "roll 1")
    g.rolls(6, 1)
    assert (g.step, g.owner("ural")) == ("move_in", 0)
    g.says(0, "amount 1")
    assert g.about == {"me": 0, "again": False}
    g.refuses_now(0, "roll 1")


@rule("RK-074", "RK-088")
def test_who_has_one_troop_left_cannot_go_on() -> None:
    g = begun(
        "0 attack ukraine ural", "0 roll 1", "1 defend 1", board="ukraine 2, scandinavia 3 | ural 5, japan | rest"
    )
    g.rolls(1, 6)
    assert g.about == {"me": 0, "again": False}
    g.refuses(0, "roll 1", "one-cannot-attack", "RK-073", "RK-074")
    assert "attack scandinavia iceland" in g.options(0)


@rule("RK-088")
def test_who_thinks_better_of_an_attack_attacks_elsewhere() -> None:
    g = begun("0 attack ukraine ural", "0 done")
    assert (g.step, g.troops("ukraine", "ural"), g.events) == ("attacking", [10, 5], [])


@rule("RK-072", "RK-100")
@pytest.mark.parametrize("speed", [False, True])
def test_a_series_without_a_stop_has_the_odds_of_a_fight_to_the_end(speed: bool) -> None:
    for troops, defenders in ((2, 1), (5, 3), (12, 9), (40, 31)):
        assert until(troops, defenders, 1, speed) == pytest.approx(odds(troops - 1, defenders, speed).win)
    assert until(8, 4, 3, speed) > until(8, 4, 5, speed) > until(8, 4, 10, speed) == 0.0


@rule("RK-079")
def test_the_odds_of_a_series_with_a_stop_counted_by_hand() -> None:
    """Four troops that stop at three fight one throw more, until one is lost."""
    assert until(4, 1, 3) == pytest.approx(855 / 1296)
    assert until(4, 2, 3) == pytest.approx(2890 / 7776)
    assert (percent(0.0), percent(0.001), percent(0.999), percent(1.0)) == (0, 1, 99, 100)


# Placing the rest, several at a time


@rule("RK-143", "RK-144")
def test_the_rest_is_placed_on_the_borders_where_fewest_stand_and_told_as_one() -> None:
    g = claimed()
    g.says(0, "place alaska")
    assert line(g, 1, "place rest") == "21 troops over your 14 borders, fewest first"
    told = g.says(1, "place rest")
    assert len(told) == 1
    event = told[0]
    assert isinstance(event, ev.PlacedRest)
    assert (event.seat, event.troops, sum(event.each), len(event.territories)) == (1, 21, 21, 14)
    assert sorted({g.state.troops[one] for one in g.state.own(1)}) == [2, 3]
    assert g.waiting == [2]
    g.says(2, "place", TERRITORIES[2])
    assert g.waiting == [0], "who has placed all is not asked again"


@rule("RK-143", "RK-144", "RK-151")
def test_the_last_to_place_may_place_several_at_a_time() -> None:
    g = claimed()
    g.says(0, "place alaska")
    g.says(1, "place rest")
    g.says(2, "place rest")
    g.says(0, "place alaska")
    assert (g.step, g.about) == ("add_several", {"seat": 0, "territory": place("alaska"), "troops": 20})
    g.says(0, "amount 19")
    assert (g.step, g.troops("alaska")) == ("add_troop", [21])
    assert "place rest" not in g.options(0)
    g.refuses(0, "place rest", "one-troop-left", "RK-143")
    g.says(0, "place alaska")
    assert (g.step, g.turn, g.armies) == ("place_troops", 0, [35, 35, 35])


@rule("RK-143")
def test_while_others_have_troops_to_place_it_goes_one_by_one() -> None:
    g = claimed()
    g.says(0, "place alaska")
    assert (g.step, g.waiting) == ("add_troop", [1])


# Dealt territories: a house rule


@rule("option:deal", "RK-142", "RK-150", "RK-151")
@pytest.mark.parametrize("mode", ["classic", "mission"])
@pytest.mark.parametrize(("seats", "shares"), [(3, [14] * 3), (4, [11, 11, 10, 10]), (5, [9, 9, 8, 8, 8])])
def test_dealt_territories_are_as_many_as_claimed_ones_with_one_troop_on_each(
    seats: int, shares: list[int], mode: str
) -> None:
    g = opening(seats, mode=mode, deal="dealt", first=0)
    g.rolls_on(7)
    assert [g.state.held(seat) for seat in range(seats)] == shares
    assert g.state.troops == [1] * PLACES
    assert (g.step, g.waiting) == ("add_troop", [PLACES % seats])


@rule("option:deal", "RK-142")
def test_territories_are_claimed_unless_the_table_agrees_otherwise() -> None:
    assert opening(3, first=0).step == "claim_territory"


@rule("option:deal")
def test_a_record_from_before_the_option_stays_as_it_is() -> None:
    table = Table.new("risk", 3, 5)
    data = table.record()
    assert data["options"].pop("deal") == "claim"
    again = Table.laid("risk", 3, data["options"], table.chance)
    assert isinstance(again.state, RiskState)
    assert "deal" not in again.options and again.state.house.dealt is False


# Kinds and explanations


@rule("RK-132")
def test_a_card_is_another_thing_than_its_land() -> None:
    assert GAME.codec.kinds["card"] == GAME.codec.kinds["cards"] == "Card"
    g = begun(at="trade", hands="alaska peru brazil | |")
    assert g.clicked(0, "card-alaska") is None
    land = g.clicked(0, "territory-alaska")
    assert land is not None and land.key != "not-in-hand"


def test_everything_in_view_can_be_explained_over_random_positions() -> None:
    rng = Random(3)
    states = random_positions(GAME, rng)
    for _ in range(300):
        s, _ = next(states)
        seat = rng.choice(s.asking.seats) if s.asking else 0
        shown = {word for word in things_in(GAME, GAME.codec.encode(GAME.view(s, seat))) if word in TERRITORIES}
        for word in rng.sample(sorted(shown), 2):
            for lang in ("fa", "en"):
                found = explain(GAME, s, seat, f"territory-{word}", lang, None)
                assert found["words"] and found["rules"] and found["facts"]


@rule("RK-054", "RK-135")
def test_explanations_speak_of_now() -> None:
    g = begun(hands="alaska | |")
    told = explain(GAME, g.state, 0, "territory-ukraine", "en", None)
    assert told["title"] == "Russia"
    assert plain(str(told["words"])).startswith("A territory of Europe with 6 neighbours")
    assert told["facts"][0] == {"label": "Troops there", "value": "10"}
    own = explain(GAME, g.state, 0, "continent-europe", "fa", None)
    assert own["facts"] == [{"label": "پاداش", "value": "۵"}, {"label": "با شما", "value": "۲ / ۷"}]
    seat = explain(GAME, g.state, 1, "seat-0", "en", ["Ava", "Babak", "Cyrus"])
    assert (seat["title"], seat["facts"][2]) == ("Ava", {"label": "Cards", "value": "1"})
