"""What a seat is offered: every answer says what it brings, what is locked says why, all can be explained."""

from random import Random

import pytest

from meydan.core import play
from meydan.core.codec import Json
from meydan.core.contract import NOTHING, WHEN, Seat, State
from meydan.core.explain import explain, message_of, topics
from meydan.core.game import Game
from meydan.core.offer import Offer, offer_to
from meydan.core.reasons import random_positions
from meydan.core.text import LANGUAGES, has, sentence
from meydan.games import find, games

GAMES = [find(key) for key in games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
POSITIONS = 300


def offers(game: Game) -> list[tuple[State, Seat, Offer]]:
    states = random_positions(game, Random(11))
    found = []
    for _ in range(POSITIONS):
        s, _ = next(states)
        seat = play.waiting(s)[0]
        found.append((play.copy(s), seat, offer_to(s, seat)))
    return found


@by_game
def test_every_answer_says_what_it_brings(game: Game) -> None:
    for s, seat, offer in offers(game):
        for option, outcome in zip(offer.options, offer.brings, strict=True):
            for lang in LANGUAGES:
                line = sentence(game, outcome, lang, seat, None)
                assert line.strip() and not line.endswith("."), f"{option!r} at {s.agenda[-1]!r}: {line!r}"
                assert len(line) <= 130, f"{option!r}: {line!r} is too long to stand under a button"


@by_game
def test_what_is_locked_says_what_would_unlock_it(game: Game) -> None:
    locked = 0
    for s, seat, offer in offers(game):
        for one in offer.locked:
            locked += 1
            assert not one.reason.key.startswith(WHEN), f"{one.action!r} at {s.agenda[-1]!r} is locked for no reason"
            for lang in LANGUAGES:
                assert sentence(game, one.reason, lang, seat, None).strip()
    assert locked, "nothing is ever locked"


@by_game
def test_no_question_shows_one_lone_answer(game: Game) -> None:
    for s, _, offer in offers(game):
        told = s.asking is not None and s.asking.private
        assert told or len(offer.options) + len(offer.locked) > 1, f"{s.agenda[-1]!r} asks with {offer.options!r} alone"


@by_game
def test_the_way_out_is_never_the_only_thing_in_the_prompt(game: Game) -> None:
    for s, _, offer in offers(game):
        ways_out = [option for option in offer.options if option.commits == NOTHING]
        if ways_out:
            assert len(offer.options) > len(ways_out) or offer.locked or len(ways_out) > 1, f"{s.agenda[-1]!r}"


@by_game
def test_a_tray_holds_just_what_the_answers_are_made_of(game: Game) -> None:
    for s, _, offer in offers(game):
        tray = offer.tray
        if tray is None:
            continue
        sets = [getattr(option, tray.field) for option in offer.options if option.verb() == tray.verb]
        assert sets, f"the tray of {s.agenda[-1]!r} makes no answer"
        assert len(tray.things) == len(tray.worth)
        for chosen in sets:
            left = list(tray.things)
            for thing in chosen:
                left.remove(thing)
            total = sum(tray.worth[tray.things.index(thing)] for thing in chosen)
            assert tray.least <= total <= tray.most, f"{chosen} at {s.agenda[-1]!r} sums up to {total}"


@by_game
def test_everything_can_be_explained(game: Game) -> None:
    missing = [id for id in topics(game) for lang in LANGUAGES if message_of(game, id, lang) is None]
    assert not missing, f"{len(missing)} without words: {', '.join(missing[:40])}"


@by_game
def test_an_explanation_has_a_title_words_and_rules_at_any_time(game: Game) -> None:
    rng = Random(5)
    told = 0
    for s, seat, _ in offers(game)[::10]:
        for id in rng.sample(topics(game), min(25, len(topics(game)))):
            for lang in LANGUAGES:
                found: dict[str, Json] = explain(game, s, seat, id, lang, None)
                assert found["title"].strip() and found["words"].strip()
                assert found["rules"] and all(has(game.folder, lang, f"rule-{rule}") for rule in found["rules"]), id
                told += 1
        assert explain(game, s, seat, f"seat-{seat}", "fa", None)["words"]
    assert told >= 300
