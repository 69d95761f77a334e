"""What a combat's answers say of their end in Scythe, and what is asked once more: an objective, the sixth star."""

import pytest
from marks import rule
from scythe_combat import front, meet
from scythe_script import Script, scythe

FIVE = {"mechs": 1, "structures": 1, "recruits": 1, "workers_on_board": 1, "popularity": 1}


def fates(g: Script, seat: int) -> list[object]:
    return [g.brings(seat, words).figures["fate"] for words in g.options(seat)]


@rule("SC-160", "SC-159")
def test_the_dial_says_what_wins_for_certain_and_what_loses() -> None:
    g = meet(front())
    assert fates(g, 0) == ["open"] * 4 + ["sure"] * 4, "power 4 and no card: a tie is the attacker's"
    assert fates(g, 1) == ["lost"] + ["open"] * 4


@rule("SC-160", "SC-036")
def test_cards_nobody_has_seen_keep_the_end_open() -> None:
    g = meet(front().holds(0, 2, 5).holds(1, 3))
    assert set(fates(g, 0)) == set(fates(g, 1)) == {"open"}


@rule("SC-160")
def test_a_defender_wins_for_certain_only_with_more() -> None:
    g = meet(front().has(0, power=3))
    assert fates(g, 1) == ["lost", "open", "open", "open", "sure"]


@rule("SC-193")
def test_an_objective_is_asked_once_more() -> None:
    g = scythe("nordic industrial, rusviet engineering").wants(0, "balanced_workforce", "woodland_advantage")
    assert g.asked_once_more(0) == []
    g = g.hires(0, "build", "deploy")
    assert g.asked_once_more(0) == ["show objective balanced_workforce"]


@rule("SC-203")
@pytest.mark.parametrize("stars", [5, 4])
def test_what_places_the_sixth_star_is_asked_once_more(stars: int) -> None:
    g = scythe("nordic industrial, rusviet engineering").stars(0, **dict(list(FIVE.items())[:stars])).has(0, power=15)
    g.says(0, "use section bolster")
    assert g.asked_once_more(0) == (["take top gain_power"] if stars == 5 else [])
