# interpreted
"""What a player remembers of a game that it was not there for: what its seat saw, told again from the log."""

from typing import Any

from meydan.bots.player import Player
from meydan.core import record
from meydan.core.codec import Json
from meydan.core.contract import Event, State
from meydan.core.table import Table


def recall(player: Player, body: dict[str, Json]) -> None:
    """Notice all that came of each question, in order. What was taken back never happened."""
    if player.memory is None:
        return
    t: Any = record.opened(body, Table)
    noticed: list[tuple[int, State, list[Event]]] = []
    happened: list[Event] = []
    asked, look = t.state.asking, player.look(t.state)
    for number in range(len(t.past), len(body["log"])):
        entry = body["log"][number]
        told = len(t.history)
        record.step(t, body, number)
        if "rewind" in entry or "undo" in entry:
            last = entry["rewind"] if "rewind" in entry else noticed[-1][0] if noticed else 0
            noticed = [one for one in noticed if one[0] < last]
            happened = []
        else:
            happened += t.history[told:]
        if t.state.asking is not asked:
            if happened or not ("rewind" in entry or "undo" in entry):
                noticed.append((number, look, happened))
            asked, look, happened = t.state.asking, player.look(t.state) if t.state.asking else look, []
    for _, before, events in noticed:
        player.notice(before, events)
