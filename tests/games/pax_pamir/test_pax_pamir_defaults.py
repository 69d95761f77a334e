"""A clock that runs out answers with what commits least: at every question, and shown by what comes of it."""

from collections.abc import Callable
from random import Random

import pytest
from marks import rule
from pax_pamir_script import Script, opening, pax

from meydan.core import play
from meydan.core.contract import Action, Seat, Step
from meydan.core.reasons import random_positions
from meydan.core.value import snake
from meydan.games.pax_pamir import GAME, facts
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.table import PaxState


def said(*answers: str, **layout: object) -> Callable[[], Script]:
    """A position, and what seat 0 said in it."""

    def make() -> Script:
        g = pax(2, **layout)  # type: ignore[arg-type]
        for answer in answers:
            g.says(g.waiting[0], answer)
        return g

    return make


def market(event: int) -> str:
    """A market with this event in its first column."""
    return f"{event} 99 39 88 13 72 93 56 100 49 8 32"


def loyalty() -> Script:
    g = opening(2)
    g.rolls_on(1)
    return g


QUESTIONS: dict[str, tuple[Callable[[], Script], str]] = {
    "pick_loyalty": (loyalty, "choose loyalty british"),
    "blackmail": (said(courts="43 | 46", at="turn"), "done"),
    "acting": (said(courts="16 |", hands="61 |", coins="0 2"), "end turn"),
    "name_bribe": (said("play 30", hands="30 |", tribes="punjab 1 2"), "demand 2"),
    "answer_bribe": (said("play 30", "demand 2", hands="30 |", tribes="punjab 1 2"), "withdraw"),
    "put_card": (said("play 61", courts="16 |", hands="61 |"), "put at left"),
    "impact": (said("play 18", "put at right", courts="16 | 24", hands="18 |"), "place spy 18"),
    "find_block": (
        said("play 98", hands="98 |", tribes="kabul 0 1", armies="kabul british 2, kabul russian 2, herat british 10"),
        "lift block herat",
    ),
    "find_cylinder": (
        said("play 18", "put at right", courts="7 24 |", hands="18 |", tribes="kabul 0 1, herat 0 8", gifts="0 2"),
        "lift tribe herat",
    ),
    "overthrow": (
        said("use 51 battle", courts="51 | 42 43", tribes="kandahar 1 1", armies="kandahar british 1"),
        "discard 43",
    ),
    "lose_patriots": (
        said("play 84", "put at right", courts="80 51 |", hands="84 |", loyalty="british russian"),
        "discard 51",
    ),
    "pay_in_cards": (
        said("discard 14", courts="14 46 16 17 |", hands="63 |", rupees="1 4", at="court"),
        "discard 63",
    ),
    "burn_court": (said(courts="14 7 16 17 61 62 |", tribes="kabul 0 1", at="court"), "discard 16"),
    "burn_hand": (said(hands="61 62 63 |", at="hand"), "discard 61"),
    "lose_confidence": (said(hands="61 62 |", market=market(114), at="events"), "discard 61"),
    "take_tax": (said("use 61 tax", courts="61 | 62", tribes="herat 0 1", coins="0 2", rupees="0 9"), "TAX"),
    "choose_gift": (said("use 46 gift", courts="46 |", rupees="9 0"), "give gift 2"),
    "choose_betrayal": (said("use 16 betray", courts="16 | 4 61", spies="4 0 1, 61 0 1"), "betray 4"),
    "claim_prize": (said("use 16 betray", courts="16 | 4", spies="4 0 1"), "leave prize"),
    "moving": (said("use 63 move", courts="63 | 61", spies="61 0 1"), "done"),
    "moving_spy": (said("use 9 move", "pick spy 61", courts="61 9 | 17", spies="61 0 1"), "spy to 9"),
    "choose_site": (
        said("use 33 battle", courts="33 | 61", spies="61 0 1, 61 1 1", armies="kabul british 1, kabul russian 1"),
        "battle in kabul",
    ),
    "fight_in": (
        said("use 2 battle", courts="2 |", tribes="kabul 1 2", armies="kabul british 2"),
        "done",
    ),
    "fight_on": (said("use 33 battle", courts="33 | 61", spies="61 0 2, 61 1 2"), "done"),
    "save_spy": (
        said("use 33 battle", "remove spy 1", courts="33 | 61 41 72", spies="61 0 2, 61 1 2"),
        "done",
    ),
    "building": (said("use 49 build", "place army kabul", courts="49 |", tribes="kabul 0 1", rupees="9 0"), "done"),
    "extra_block": (
        said("use 78 build", "place army kabul", courts="78 |", tribes="kabul 0 1", rupees="2 0"),
        "place army kabul",
    ),
    "spread_rumour": (lambda: rival(108), "choose player 1"),
    "swap_hands": (lambda: rival(114), "choose player 1"),
    "set_suit": (said("buy 115", market=market(115), favoured="military"), "choose suit military"),
    "rebuke_region": (
        said("buy 116", market=market(116), tribes="transcaspia 1 1, kabul 0 1", armies="persia russian 1"),
        "choose region herat",
    ),
}
"""By step: a position where it has several options, and what the clock answers there."""


def rival(event: int) -> Script:
    g = pax(3, market=market(event), hands="61 | 62 | 63")
    g.says(0, f"buy {event}")
    return g


def asking_steps() -> set[str]:
    """Every step that asks a seat."""
    kinds = GAME.codec.classes.items()
    asking = {snake(name) for name, kind in kinds if issubclass(kind, Step) and kind.ask is not Step.ask}
    return asking - OF_CHANCE - SHARED


OF_CHANCE = {"draw_first", "draw_cards", "draw_ai", "show_back"}
SHARED = {"lose_cards", "name_rival"}
"""What two steps each have in common."""


@rule("PP-067")
def test_every_question_is_here() -> None:
    assert set(QUESTIONS) == asking_steps()


@rule("PP-067", "PP-097", "PP-143", "PP-061", "PP-065", "PP-062", "PP-056", "PP-117")
@pytest.mark.parametrize("step", QUESTIONS)
def test_the_default_commits_least(step: str) -> None:
    make, words = QUESTIONS[step]
    g = make()
    assert g.step == step and len(g.options()) > 1
    seat = g.waiting[0]
    default = play.default(g.state, seat)
    if words == "TAX":
        assert default.verb() == "tax_card" and g.offers("tax player")
    else:
        assert default is g.meant(words)
    assert_least(g.state, seat, default)


def harm(s: PaxState, seat: Seat, action: Action) -> dict[str, bool]:
    """What comes of an answer: whether others are worse off, whether the seat pays, whether it shows a card."""
    twin = play.copy(s)
    assert isinstance(twin, PaxState)
    happened = play.apply(twin, seat, action)
    attacks = any(theirs(twin, other, seat) < theirs(s, other, seat) for other in range(s.seats) if other != seat)
    return {
        "attacks": attacks or enemy_blocks(twin, seat) < enemy_blocks(s, seat) or twin.effects[facts.RUMOR] >= 0,
        "pays": twin.rupees[seat] < s.rupees[seat],
        "shows": any(isinstance(event, ev.Showed) for event in happened),
    }


def theirs(s: PaxState, other: Seat, seat: Seat) -> int:
    """What a player has on the table: money, cards, pieces, and cards that are nobody's hostage."""
    free = sum(s.hostage_taker(other, card) != seat for card in s.courts[other])
    return s.rupees[other] + len(s.courts[other]) + len(s.hands[other]) + s.in_play(other) + free


def enemy_blocks(s: PaxState, seat: Seat) -> int:
    return sum(s.blocks_in_play(coalition) for coalition in range(facts.COALITIONS) if coalition != s.side(seat))


def assert_least(s: PaxState, seat: Seat, default: Action) -> int:
    """The default does no harm that another option does not do; how many there were."""
    assert s.asking is not None
    harms = {option: harm(s, seat, option) for option in s.asking.options_of(seat)}
    for kind, does in harms[default].items():
        assert not does or all(other[kind] for other in harms.values()), f"{default!r} {kind} at {s.agenda[-1]!r}"
    return len(harms)


@rule("PP-067")
def test_no_default_attacks_pays_or_shows_where_another_answer_does_not() -> None:
    states = random_positions(GAME, Random(5))
    compared = 0
    for _ in range(400):
        s, _ = next(states)
        assert isinstance(s, PaxState)
        seat = play.waiting(s)[0]
        default = play.default(s, seat)
        if snake(type(s.agenda[-1]).__name__) == "acting":
            assert default.verb() == "end_turn", "what clean-up does then is no choice of the player"
        else:
            compared += assert_least(s, seat, default)
    assert compared >= 400


@pytest.mark.parametrize(
    ("step", "words", "harm"),
    [
        ("acting", "play 61", "shows"),
        ("answer_bribe", "pay", "pays"),
        ("take_tax", "tax player 1", "attacks"),
        ("impact", "place spy 24", "attacks"),
        ("burn_court", "discard 14", "pays"),
        ("moving_spy", "spy to 17", "attacks"),
        ("fight_in", "remove tribe 1", "attacks"),
        ("fight_on", "remove spy 1", "attacks"),
        ("building", "place army kabul", "pays"),
        ("rebuke_region", "choose region persia", "attacks"),
    ],
)
def test_an_answer_that_does_harm_where_another_does_not_is_noticed(step: str, words: str, harm: str) -> None:
    g = QUESTIONS[step][0]()
    with pytest.raises(AssertionError, match=f"{harm} at"):
        assert_least(g.state, g.waiting[0], g.meant(words))
