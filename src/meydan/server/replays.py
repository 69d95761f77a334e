"""Finished games, position by position and told from their end. Stepping forward costs one entry, not the whole game
again."""

from collections.abc import Iterable

import msgspec

from meydan.core import account, record
from meydan.core.codec import Json
from meydan.core.contract import Event, Outcome, Seat
from meydan.core.game import Game
from meydan.core.story import Story, account_of, story
from meydan.core.table import Table
from meydan.server.faults import Fault
from meydan.server.shapes import (
    Cell,
    Chart,
    Column,
    Ending,
    EntryTold,
    Held,
    Landmark,
    Luck,
    Position,
    Saying,
    Thing,
    TurnTold,
)

KEPT = 16
"""Games that are being looked at, kept where they stand."""


class Replays:
    """The tables are kept where the last reader left them."""

    def __init__(self) -> None:
        self.open: dict[str, tuple[int, Table]] = {}
        self.stories: dict[str, Story] = {}

    def position(self, id: str, data: dict[str, Json], at: int) -> Position:
        last = len(data["log"])
        first = max([snapshot["at"] for snapshot in data.get("snapshots", [])], default=0)
        if not first <= at <= last:
            raise Fault("not-found")
        t, events = self.stand(id, data, at)
        prompt = t.prompt(None)
        return Position(
            at,
            last,
            [t.json(event) for event in events],
            [t.view(seat) for seat in range(t.people)],
            t.view(None),
            held_json((seat, held) for seat in range(len(t.seats)) for held in account_of(t.game).held(t.state, seat)),
            None if prompt is None else t.json(prompt),
            data["log"][at - 1] if at else None,
        )

    def ending(self, id: str, data: dict[str, Json]) -> Ending:
        return ending_json(self.story(id, data))

    def told(self, id: str, data: dict[str, Json]) -> list[EntryTold]:
        found = self.story(id, data)
        return [EntryTold(at, [found.game.codec.told(event) for event in events]) for at, events in found.events]

    def story(self, id: str, data: dict[str, Json]) -> Story:
        found = self.stories.pop(id, None) or story(data)
        self.stories[id] = found
        while len(self.stories) > KEPT:
            self.stories.pop(next(iter(self.stories)))
        return found

    def stand(self, id: str, data: dict[str, Json], at: int) -> tuple[Table, list[Event]]:
        """The table at this position, and what the last entry brought about."""
        stood, t = self.open.pop(id, (at, None))
        if t is None or stood >= at:
            stood = max(len(record.opened(data, Table).past), at - 1)
            t, _ = record.played(data, stood, Table)
        since = 0
        while stood < at:
            since = len(t.history)
            record.step(t, data, stood)
            stood += 1
        self.open[id] = (stood, t)
        while len(self.open) > KEPT:
            self.open.pop(next(iter(self.open)))
        return t, t.history[since:]


READ = Replays()
"""Those of the process that reads."""


def position(id: str, packed: bytes, at: int) -> Position:
    return READ.position(id, msgspec.json.decode(packed), at)


def ending(id: str, packed: bytes) -> Ending:
    return READ.ending(id, msgspec.json.decode(packed))


def told(id: str, packed: bytes) -> list[EntryTold]:
    return READ.told(id, msgspec.json.decode(packed))


def ending_json(found: Story) -> Ending:
    game, tells = found.game, account_of(found.game)
    return Ending(
        last=found.entries,
        result=None if found.result is None else found.result.json(),
        summed=tells.summed,
        columns=[column_json(game, column) for column in found.columns],
        closing=[saying(game, one) for one in found.closing],
        held=held_json(found.held),
        turns=[TurnTold(turn.at, turn.round, turn.seat) for turn in found.turns],
        marks=[Landmark(mark.at, mark.turn, mark.kind, mark.seat) for mark in found.marks],
        charts=[Chart(chart.key, [list(line) for line in chart.lines]) for chart in found.charts],
        luck=[
            Luck(one.key, one.seat, one.count, one.got, one.expected, one.spread, one.key in tells.fewer)
            for one in found.luck
        ],
    )


def column_json(game: Game, column: account.Column) -> Column:
    return Column(
        saying(game, column.title),
        None if column.note is None else saying(game, column.note),
        column.beside,
        [
            None if cell is None else Cell(cell.value, None if cell.note is None else saying(game, cell.note))
            for cell in column.cells
        ],
    )


def saying(game: Game, outcome: Outcome) -> Saying:
    return Saying(outcome.key, game.codec.encode_named(outcome.figures))


def held_json(all_held: Iterable[tuple[Seat, account.Held]]) -> list[Held]:
    return [
        Held(seat, held.key, [Thing(thing.id, thing.figure, thing.done) for thing in held.things])
        for seat, held in all_held
    ]
