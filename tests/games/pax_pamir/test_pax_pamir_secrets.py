"""Who sees what: hands, the deck, and cards burnt face down."""

from typing import Any

import pytest
from marks import rule
from pax_pamir_script import Script, pax

from meydan.core.chance import Seeded
from meydan.core.errors import Illegal
from meydan.core.table import Table
from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.table import PaxState


@rule("PP-243")
def test_a_view_shows_the_own_hand_only() -> None:
    g = pax(2, hands="61 62 | 30", courts="16 | 17")
    assert [card["card"] for card in g.view(0)["hand"]] == ["court_61", "court_62"]
    assert g.view(None)["hand"] == []
    for seat in (0, None):
        assert "court_30" not in str(g.view(seat))
    assert [player["hand_size"] for player in g.view(None)["players"]] == [2, 1]


@rule("PP-243")
def test_everything_else_is_open() -> None:
    g = pax(
        2,
        courts="14 | 17",
        tribes="kabul 0 1",
        armies="kabul british 2",
        spies="14 1 2",
        prizes="25 |",
        gifts="0 4",
        coins="3 2",
        effects="rumor 1",
    )
    view = g.view(None)
    assert view["players"][0] | {"seat": 0} == {
        "seat": 0, "loyalty": "british", "points": 0, "rupees": 4, "hand_size": 0, "cylinders": 8,
        "gifts": ["gift_4"], "prizes": ["court_25"], "influence": 3,
        "shelter": 2, "leverage": 2, "court_limit": 3, "hand_limit": 2,
    }  # fmt: skip
    assert view["regions"][1] == {"region": "kabul", "ruler": 0, "tribes": [0], "armies": ["british", "british"]}
    assert view["courts"][0]["spies"] == [1, 1] and view["courts"][0]["hostage_taker"] == 1
    assert view["market"][3]["rupees"] == 2 and view["effects"] == [{"effect": "rumor", "seat": 1}]


def burnt(n: int = 1, people: int = 2, **layout: Any) -> Script:
    """Seat 0 burns so many cards of a hand of five, the lowest numbers first."""
    g = pax(people, hands="61 62 63 64 65 |" + " |" * (people - 2), at="hand", begun=False, **layout)
    g.state.hands[0] = g.state.hands[0][: 2 + n]
    kept = [60, 61, 62, 63, 64][: 2 + n]
    g.state.unseen_courts = sorted([*g.state.unseen_courts, *[c for c in range(60, 65) if c not in kept]])
    from meydan.core import play

    g.events += play.begin(g.state)
    for number in range(n):
        g.says(0, f"discard {61 + number}")
    return g


@rule("PP-243", "option:discards")
def test_a_card_burnt_from_a_hand_is_not_shown() -> None:
    g = burnt()
    assert ev.BurntHand(0, (60,), False) in g.told(0)
    assert ev.BurntHand(0, (), False) in g.told(1) and ev.BurntHand(0, (60,), False) not in g.told(1)
    g = burnt(discards="open")
    assert ev.BurntHand(0, (60,), True) in g.told(1) and 61 in g.burnt


@rule("PP-243", "option:discards")
def test_others_imagine_any_card_it_may_have_been() -> None:
    g = burnt()
    assert {tuple(world.hand(0)) for world in g.worlds(1)} == {(61, 62), (61, 63), (62, 63)}
    assert {tuple(world.hand(0)) for world in g.worlds(0)} == {(62, 63)}
    assert {tuple(world.hand(0)) for world in burnt(discards="open").worlds(1)} == {(62, 63)}


@rule("PP-243")
def test_two_burnt_cards() -> None:
    g = burnt(2)
    hands = {tuple(world.hand(0)) for world in g.worlds(1, 400)}
    assert hands == {(a, b) for a in range(61, 65) for b in range(a + 1, 65)}


@rule("PP-243", "PP-094")
def test_a_card_shown_later_was_not_the_burnt_one() -> None:
    g = burnt()
    g.ends_turn()
    g.says(0, "play 63")
    assert g.court(0) == [63]
    assert {tuple(world.hand(0)) for world in g.worlds(1)} == {(61,), (62,)}


@rule("PP-243")
def test_a_card_bought_later_is_known() -> None:
    g = burnt(market="30 99 39 88 13 14 93 56 100 49 6 32")
    g.ends_turn()
    g.says(0, "buy 30")
    assert all(30 in world.hand(0) for world in g.worlds(1))


@rule("PP-243", "event:event_114_if_purchased")
def test_who_gets_a_hand_sees_what_is_missing_from_it() -> None:
    g = burnt(people=3, market="96 114 39 88 13 14 93 56 100 49 6 32")
    g.says(1, "buy 114", "choose player 0")
    assert {tuple(world.hand(1)) for world in g.worlds(1)} == {(62, 63)}
    assert {tuple(world.hand(1)) for world in g.worlds(0)} == {(62, 63)}
    assert {tuple(world.hand(1)) for world in g.worlds(2)} == {(61, 62), (61, 63), (62, 63)}
    swapped = [event for event in g.told(2) if isinstance(event, ev.SwappedHands)]
    assert swapped == [ev.SwappedHands(1, 0, 2, 0, (), ())]
    assert ev.SwappedHands(1, 0, 2, 0, (61, 62), ()) in g.told(0)


@rule("PP-243")
def test_worlds_keep_every_card_in_one_place() -> None:
    t = Table.new("pax_pamir", 4, 11)
    rng = Seeded(3)
    seen = 0
    while t.asked:
        seat = t.asked[0]
        options = t.asks_of(seat)
        buys = [option for option in options if option.verb() == "buy"]
        t.play(seat, buys[0] if buys else options[rng.below(len(options))])
        state = t.state
        assert isinstance(state, PaxState)
        if state.buried:
            twin = t.imagine((seat + 1) % 4, rng.below(1000)).state
            assert isinstance(twin, PaxState)
            assert GAME.closed(twin) == GAME.closed(state)
            assert [len(hand) for hand in twin.hands] == [len(hand) for hand in state.hands]
            seen += 1
    assert seen > 50


@rule("PP-094")
def test_a_shown_card_cannot_be_taken_back() -> None:
    t = Table.new("pax_pamir", 2, 1)
    t.state = pax(2, hands="61 62 |", courts="16 |").state
    t.play(0, {"verb": "play", "card": "court_61"})
    with pytest.raises(Illegal, match="cannot-undo"):
        t.undo(0)
    t.play(0, {"verb": "put_at", "side": "left"})
    t.undo(0)
    assert t.prompt(0).step == "put_card"  # type: ignore[union-attr]


@rule("PP-243", "PP-017")
def test_no_state_holds_an_order_of_the_deck() -> None:
    g = pax(2, deck="5 1 1")
    assert g.state.unseen_courts == sorted(g.state.unseen_courts)
    assert not g.state.asking.chance  # type: ignore[union-attr]
    zones = GAME.hidden(g.state, 0)
    assert zones["card 0"] == "unseen"
