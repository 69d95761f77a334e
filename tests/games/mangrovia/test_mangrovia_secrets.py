"""What a seat is shown, and what is told to whom: MG-099, MG-104, MG-108."""

import json
from random import Random

from mangrovia_script import Script, card, mangrovia
from marks import rule

from meydan.core.table import Table
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.table import MangroviaState


def secret_table() -> Script:
    """Four players with cards all have seen and cards nobody has, and amulets; seat 0 has drawn and puts one back."""
    g = mangrovia(
        4,
        bowls="_ 0 _ _ _ _",
        jetty=2,
        hands="3 sand: 7 reed | 5: 2 water | s4 6 | ",
        amulets="1: 4 | 6 6 | | ",
        board="X1 X2 X3 | | | ",
        row="2 2 reed",
    )
    g.says(0, "take amulets")
    g.falls(2, 3, 5)
    return g


@rule("MG-099", "MG-104", "MG-108")
def test_a_view_holds_the_own_cards_and_amulets_and_nobody_elses() -> None:
    g = secret_table()
    for seat, hand, amulets, drawn in (
        (0, "3 7 sand reed", [1, 4], [2, 3, 5]),
        (1, "2 5 water", [6, 6], []),
        (2, "6 s4", [], []),
        (None, "", [], []),
    ):
        view = g.view(seat)
        assert view["hand"] == [GAME.words["Card"][card(word)] for word in hand.split()]
        assert view["amulets"] == amulets and view["drawn"] == drawn


@rule("MG-099", "MG-108")
def test_others_see_how_many_and_what_was_open() -> None:
    g = secret_table()
    for seat in (1, 2, 3, None):
        players = g.view(seat)["players"]
        assert [(p["value_cards"], p["landscape_cards"], p["amulet_count"]) for p in players] == [
            (2, 2, 2),
            (2, 1, 2),
            (2, 0, 0),
            (0, 0, 0),
        ]
        assert [p["known"] for p in players] == [["value_3", "sand"], ["value_5"], ["start_4"], []]
        assert [p["known_ones"] for p in players] == [1, 0, 0, 0]
    fields = {field for player in g.view(2)["players"] for field in player}
    assert fields == {
        "seat", "points", "huts_left", "bowls_left", "value_cards", "landscape_cards", "known", "amulet_count",
        "known_ones", "amulet_huts", "tiles", "from_paths", "from_stones", "from_poles",
    }  # fmt: skip


@rule("MG-099", "MG-108", "MG-172")
def test_a_view_has_no_other_place_where_a_secret_could_be() -> None:
    view = secret_table().view(3)
    assert set(view) == {
        "round", "start", "jetty", "ending", "value_pile", "landscape_pile", "ones", "bag", "next_pole", "birds",
        "pole_leaders", "stone_huts", "players", "places", "paths", "board", "open", "played", "aside", "drawn",
        "amulets", "hand",
    }  # fmt: skip
    assert (view["value_pile"], view["landscape_pile"], view["bag"], view["ones"]) == (36, 28, 29, 4)
    assert view["open"] == ["value_2", "value_2", "reed"]


@rule("MG-099", "MG-108")
def test_events_that_tell_a_secret_tell_it_to_whom_it_belongs() -> None:
    for event, told in (
        (ev.Dealt(1, 2, (6, 7)), ev.Dealt(1, 2, ())),
        (ev.Drew(1, 0, (4,)), ev.Drew(1, 0, ())),
        (ev.DrewAmulets(1, 3, (2, 3, 4)), ev.DrewAmulets(1, 3, ())),
        (ev.PutOneBack(1, (2,)), ev.PutOneBack(1, ())),
    ):
        for seat in (0, 1, 2, 3, None):
            assert event.seen_by(seat) == (event if seat == 1 else told)


@rule("MG-108")
def test_who_put_what_back_is_known_only_to_them() -> None:
    g = secret_table()
    g.says(0, "put back 5")
    assert ev.PutOneBack(0, (5,)) in g.told(0)
    for other in (1, 2, 3, None):
        assert ev.PutOneBack(0, ()) in g.told(other) and ev.PutOneBack(0, (5,)) not in g.told(other)
        assert g.view(other)["bag"] == 30


@rule("MG-110", "MG-152")
def test_nothing_that_was_shown_can_be_taken_back() -> None:
    for shown in (ev.Paid, ev.PaidAmulets, ev.UsedTiles, ev.Built, ev.TurnedUp, ev.AmuletsScored, ev.Won):
        assert shown.final
    t = Table.new("mangrovia", 4, 7, {"first": 0})
    t.play(0, {"verb": "place_bowl", "place": 3})
    t.undo(0)
    assert t.asked == (0,)


@rule("MG-099")
def test_a_whole_game_tells_no_seat_what_another_drew() -> None:
    for seats in (2, 3, 4, 5):
        t = Table.new("mangrovia", seats, 11, {"stone_tiles": "mixed"})
        rng = Random(seats)
        while t.asked:
            t.play(t.asked[0], rng.choice(t.asks_of(t.asked[0])))
        for seat in (*range(seats), None):
            for event in t.events(seat):
                if isinstance(event, (ev.Drew, ev.Dealt)):
                    assert bool(event.cards) == (event.seat == seat)
                if isinstance(event, (ev.DrewAmulets, ev.PutOneBack)):
                    assert bool(event.amulets) == (event.seat == seat)


@rule("MG-099")
def test_a_secret_table_is_the_same_after_json() -> None:
    g = secret_table()
    again = GAME.codec.decode_state(json.loads(json.dumps(g.json)), GAME.state, GAME.action_table)
    assert isinstance(again, MangroviaState)
    assert GAME.codec.encode_state(again) == g.json
    assert again.drawn == (2, 3, 5) and again.drawer == 0


@rule("MG-099", "MG-110")
def test_being_asked_for_a_payment_tells_nothing_of_the_hand() -> None:
    for hand in ("7 sand", "7 2 5 sand"):
        g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands=f"{hand} | | | ", birds="sand water")
        g.says(0, "build P54 sand")
        assert g.step == "choose_payment" and g.waiting == [0]


@rule("MG-099", "MG-127")
def test_whether_the_number_of_cards_is_asked_depends_on_what_all_can_see() -> None:
    for hand in ("2 2 2 2 2 2 3 3 3 4 4 5 5 6 7", "7 7 6 " + "2 " * 8 + "3 3 3 3"):
        g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands=f"{hand} water water | | | ", birds="sand water")
        g.says(0, "build double P32 water water")
        assert g.step == "choose_count", "fifteen value cards, whichever they are"


def test_a_copy_shares_no_list_with_the_original() -> None:
    g = secret_table()
    twin = g.copy().state
    lists = [name for name in dir(g.state) if isinstance(getattr(g.state, name), list) and name != "events"]
    assert len(lists) > 20
    for name in lists:
        assert getattr(twin, name) == getattr(g.state, name) and getattr(twin, name) is not getattr(g.state, name), name
