"""The public face: what outside programs rely on."""

import pickle
from random import Random

import pytest

import meydan
from meydan.core.chance import Provable


def table(seats: int = 4, seed: int = 7, **options: object) -> meydan.Table:
    return meydan.Table.new("coup", seats=seats, seed=seed, options=options)


def verb(t: meydan.Table, seat: int, word: str) -> meydan.Action:
    return next(action for action in t.asks_of(seat) if action.verb() == word)


def open_window(seats: int = 4) -> tuple[meydan.Table, int, list[int]]:
    """A claim has been made, and all others may challenge it."""
    t = table(seats)
    me = t.asked[0]
    t.play(me, verb(t, me, "tax"))
    return t, me, list(t.asked)


def test_the_exported_names() -> None:
    assert meydan.games() == ["coup", "mangrovia", "pax_pamir", "risk", "scythe"]
    for name in meydan.__all__:
        assert hasattr(meydan, name)


@pytest.mark.parametrize(
    ("game", "seats", "options", "told"),
    [
        ("chess", 2, {}, "no game 'chess'"),
        ("coup", 1, {}, "2 to 6 seats"),
        ("coup", 7, {}, "2 to 6 seats"),
        ("coup", "4", {}, "2 to 6 seats"),
        ("coup", True, {}, "2 to 6 seats"),
        ("coup", 4, {"colour": "red"}, "no option 'colour'"),
        ("coup", 4, {"deal": "draft"}, "deal is one of normal"),
        ("coup", 4, {"strict_double_danger": 1}, "strict_double_danger is one of False, True"),
        ("coup", 3, {"first": 3}, "first is one of"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    game: str, seats: int, options: dict[str, object], told: str
) -> None:
    with pytest.raises(meydan.BadTable, match=told):
        meydan.Table.new(game, seats=seats, options=options)


def test_seats_tell_number_kind_and_colour() -> None:
    assert [(seat.number, seat.kind) for seat in table().seats] == [(n, "player") for n in range(4)]
    assert len({seat.colour for seat in table(6).seats}) == 6


def test_an_action_may_be_given_as_json() -> None:
    t, twin = table(), table()
    me = t.asked[0]
    assert t.play(me, {"verb": "income"}) == twin.play(me, verb(twin, me, "income"))
    assert t == twin


@pytest.mark.parametrize(
    "action",
    [{"verb": "fly"}, {"verb": "coup"}, {"verb": "coup", "target": "2"}, 3, None, {},
     {"verb": "fell", "values": [1]}, {"verb": "deed"}, {"verb": ["coup"]}],
)  # fmt: skip
def test_an_action_there_is_no_such_thing_as_is_illegal(action: object) -> None:
    t = table()
    me = t.asked[0]
    before = t.view(me), len(t.log)
    with pytest.raises(meydan.Illegal) as refused:
        t.play(me, action)
    assert refused.value.key == "unknown-action" and refused.value.rules
    assert (t.view(me), len(t.log)) == before


@pytest.mark.parametrize("seat", [-1, 4, "0", None, True])
def test_a_seat_that_is_not_asked_may_not_answer(seat: object) -> None:
    t = table()
    with pytest.raises(meydan.Illegal) as refused:
        t.play(seat, {"verb": "income"})  # type: ignore[arg-type]
    assert refused.value.key == "not-asked"
    other = (t.asked[0] + 1) % 4
    with pytest.raises(meydan.Illegal, match="not-asked"):
        t.play(other, {"verb": "income"})


def test_a_sealed_answer_stays_hidden_and_may_be_replaced() -> None:
    t, me, others = open_window()
    before = t.view(me), t.prompt(me), t.events(me)
    assert t.play(others[0], {"verb": "challenge"}) == []
    assert set(t.asked) == set(others) and t.asked[-1] == others[0], "asked still, after those still needed"
    assert t.waiting == tuple(others[1:])
    assert (t.view(me), t.prompt(me), t.events(me)) == before
    assert t.prompt(others[0]).answer.verb() == "challenge"  # type: ignore[union-attr]
    assert t.prompt(others[1]).answer is None  # type: ignore[union-attr]
    t.play(others[0], {"verb": "pass"})
    for seat in others[1:]:
        t.play(seat, {"verb": "pass"})
    assert [type(event).__name__ for event in t.events(None)][-1] == "CollectedTax", "nobody challenged in the end"


def test_answering_whoever_is_asked_first_always_ends_the_game() -> None:
    t = table(seed=3)
    rng = Random(1)
    for _ in range(2_000):
        if not t.asked:
            break
        t.play(t.asked[0], rng.choice(t.asks_of(t.asked[0])))
    assert t.result is not None and t.asked == () and t.prompt(0) is None
    with pytest.raises(meydan.Illegal, match="game-over") as over:
        t.play(0, {"verb": "income"})
    assert over.value.rules == ("CP-025",)


def test_a_claim_can_be_undone_until_the_window_closes() -> None:
    t, me, others = open_window()
    fresh = table()
    t.play(others[0], {"verb": "challenge"})
    events = t.undo(me)
    assert [type(event).__name__ for event in events] == ["Undone"]
    assert t.view(me) == fresh.view(me) and t.asks_of(me) == fresh.asks_of(me)
    t.play(me, {"verb": "income"})
    with pytest.raises(meydan.Illegal, match="cannot-undo"):
        t.undo(others[0])


def test_a_sealed_answer_can_be_taken_back_without_touching_the_others() -> None:
    t, _, others = open_window()
    t.play(others[0], {"verb": "challenge"})
    t.play(others[1], {"verb": "pass"})
    t.undo(others[0])
    assert t.waiting == (others[0], others[2])
    with pytest.raises(meydan.Illegal, match="cannot-undo"):
        t.undo(others[2])


def test_nobody_undoes_past_what_others_settled() -> None:
    t, _, others = open_window()
    for seat in others:
        t.play(seat, {"verb": "pass"})
    for seat in range(4):
        with pytest.raises(meydan.Illegal, match="cannot-undo"):
            t.undo(seat)


def test_an_action_of_the_right_form_that_nobody_can_ever_take_gets_its_reason() -> None:
    t = table()
    with pytest.raises(meydan.Illegal) as refused:
        t.play(t.asked[0], {"verb": "coup", "target": 99})
    assert refused.value.key == "empty-seat" and refused.value.rules


def test_why_not_names_the_rule() -> None:
    t = table()
    me = t.asked[0]
    poor = t.why_not(me, "coup")
    assert poor is not None and poor.key == "too-poor-for-coup" and "CP-042" in poor.rules
    assert "۷" in t.text(poor, "fa") and "CP-042" in t.text(poor, "fa")
    assert t.why_not(me, "tax") is None
    self_reason = t.why_not(me, f"seat-{me}")
    assert self_reason is not None and self_reason.key == "not-yourself"
    waiting = t.why_not((me + 1) % 4, "tax")
    assert waiting is not None and waiting.key == "not-asked"
    nothing = t.why_not(me, "no such thing")
    assert nothing is not None and nothing.key == "never-chosen"


def test_everything_a_table_says_has_a_json_form() -> None:
    t, me, others = open_window()
    asked = t.prompt(others[0])
    assert asked is not None
    assert t.json(asked)["step"] == "may_challenge" and t.json(asked)["about"]["character"] == "duke"
    assert t.json(t.events(me)[-1]) == {"event": "claimed_tax", "seat": me}
    refusal = t.why_not(others[0], "coup")
    assert refusal is not None and t.json(refusal)["key"] == "aim-on-turn"


def test_an_illegal_answer_speaks_both_languages() -> None:
    t = table()
    me = t.asked[0]
    with pytest.raises(meydan.Illegal) as refused:
        t.play(me, {"verb": "coup", "target": (me + 1) % 4})
    assert refused.value.rules == ("CP-034", "CP-042")
    assert t.text(refused.value, "en").startswith("A Coup costs")
    assert "کودتا" in t.text(refused.value, "fa")


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own() -> None:
    t = table()
    assert t.view(None)["hand"] == []
    assert sorted(len(t.view(seat)["hand"]) for seat in range(4)) == [2] * 4
    dealt = [event for event in t.events(0) if type(event).__name__ == "Dealt"]
    assert [len(event.cards) for event in dealt if event.seat != 0] == [0, 0, 0]  # type: ignore[attr-defined]


def test_events_are_numbered_from_where_one_left_off() -> None:
    t = table()
    n = len(t.events(1))
    me = t.asked[0]
    told = t.play(me, {"verb": "income"})
    assert t.events(me, since=n) == told and t.events(1)[:n] == t.events(1, 0)[:n]


def test_imagined_tables_keep_no_record_and_go_their_own_way() -> None:
    t = table()
    twin = t.imagine(0, 5)
    with pytest.raises(meydan.MeydanError, match="imagined"):
        twin.record()
    twin.play(twin.asked[0], {"verb": "income"})
    assert t == table()


def test_provable_chance_at_a_table() -> None:
    chance = Provable(bytes(range(32)), ("a", "b", "c"))
    t = meydan.Table.new("coup", seats=3, chance=chance)
    assert t.record()["chance"]["secret"] is None, "the secret is told when the game is over, not before"
    rng = Random(2)
    while t.asked:
        t.play(t.asked[0], rng.choice(t.asks_of(t.asked[0])))
    assert t.record()["chance"]["secret"] == bytes(range(32)).hex()


def test_actions_and_events_pickle() -> None:
    t = table()
    for thing in [*t.asks_of(t.asked[0]), *t.events(0)]:
        assert pickle.loads(pickle.dumps(thing)) == thing


def test_bare_rules_take_a_random_of_the_callers() -> None:
    rules = meydan.rules("coup")
    s = rules.setup(seats=3)
    rng = Random(4)
    while (ask := rules.ask(s)) is not None:
        if ask.chance:
            rules.apply(s, meydan.CHANCE, rules.sample_chance(s, rng))
        else:
            seat = rules.waiting(s)[0]
            twin = rules.imagine(s, seat, rng)
            assert rules.view(twin, seat) == rules.view(s, seat)
            rules.apply(s, seat, rng.choice(ask.options_of(seat)))
    result = rules.result(s)
    assert result is not None and len(result.winners) == 1
