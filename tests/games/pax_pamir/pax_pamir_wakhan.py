"""Wakhan at a laid out table, and what she did."""

from typing import Any

from pax_pamir_script import Script, wakhan

from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.facts import BOX_IDS

MARKET = "96 99 39 88 13 14 93 56 100 49 6 32"
EMPTY = "0 0 0 0 0 0 0 0 0 0 0 0"


def boxes(g: Script) -> list[str]:
    """The boxes she followed."""
    return [BOX_IDS[event.box] for event in g.happened(ev.WakhanFollowed)]


def bought(g: Script) -> list[int]:
    return [event.card + 1 for event in g.happened(ev.Bought)]


def act(people: int = 1, **layout: Any) -> Script:
    """One action of hers."""
    return wakhan(people, **{"left": 1, **layout})
