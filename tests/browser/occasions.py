"""Where each part of a game is met: positions that its own script lays out, each photographed where it shows.

A game lists them in tests/games/<game>/<game>_occasions.py; the names of the parts are those of `meydan status`.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from served import ROOT

from browser.moments import Moment
from meydan.core import play, record
from meydan.core.chance import Seeded
from meydan.core.table import Table
from meydan.core.value import snake

GAMES = ROOT / "tests" / "games"


@dataclass(frozen=True)
class Occasion:
    part: str
    lay: Callable[[], Any]
    """The script of the game, where somebody is asked."""
    clicks: tuple[str, ...] = ()
    """What is clicked where it is there, one after another; each is photographed."""
    explain: str = ""
    """The thing whose explanation is opened then."""

    @property
    def name(self) -> str:
        return self.part.replace(":", "-")


def known(game: str) -> bool:
    return (GAMES / game / f"{game}_occasions.py").exists()


def occasions(game: str, monkeypatch: pytest.MonkeyPatch) -> list[Occasion]:
    monkeypatch.syspath_prepend(GAMES / game)
    found: list[Occasion] = importlib.import_module(f"{game}_occasions").occasions()
    return found


def moment_of(occasion: Occasion) -> Moment:
    """A record that begins with this position, as one does whose rules have changed there."""
    laid = occasion.lay()
    game, state = laid.game, laid.state
    table = Table(game, game.fitting_options(state.people, {}), state.people, Seeded(1), state)
    snapshot = {"version": game.version, "state": game.codec.encode_state(state), "count": 0, "at": 0}
    table.snapshots = [snapshot]
    step = snake(type(state.agenda[-1]).__name__) if state.agenda else "over"
    seat = play.waiting(state)[0]
    assert state.asking is not None
    verbs = tuple(sorted({option.verb() for option in state.asking.options_of(seat)}))
    return Moment(game.key, step, verbs, seat, 0, record.of(table))
