# interpreted
"""A recorded game told from its end: what its account says of it, worked out by playing the record once more."""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.core import play, record
from meydan.core.account import Account, Cell, Column, Held, Stroke
from meydan.core.codec import Json
from meydan.core.contract import Event, Outcome, Seat, State
from meydan.core.errors import MeydanError
from meydan.core.events import Undone
from meydan.core.game import Game, Result
from meydan.core.table import Table
from meydan.core.value import snake


@dataclass(frozen=True)
class TurnTold:
    """Whose turn began after how many entries, and in which round."""

    at: int
    round: int
    seat: Seat | None


@dataclass(frozen=True)
class Mark:
    at: int
    turn: int
    kind: str
    seat: Seat | None


@dataclass(frozen=True)
class Chart:
    """By seat: the figure at the beginning of each turn, and at the end."""

    key: str
    lines: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Luck:
    """All strokes of one sort that fell to a seat; ``spread`` is the standard deviation of their sum."""

    key: str
    seat: Seat
    count: int
    got: float
    expected: float
    spread: float


@dataclass
class Way:
    """An entry of the log that still counts, and the one before it."""

    at: int
    seat: Seat | None
    events: list[Event]
    figures: list[list[int]] | None
    strokes: list[Stroke]
    before: "Way | None"


@dataclass(frozen=True)
class Story:
    game: Game
    seats: int
    entries: int
    result: Result | None
    events: list[tuple[int, list[Event]]]
    """All that happened, by the entry it came from, what was taken back included."""
    turns: list[TurnTold]
    marks: list[Mark]
    columns: list[Column]
    closing: list[Outcome]
    charts: list[Chart]
    held: list[tuple[Seat, Held]]
    luck: list[Luck]


def account_of(game: Game) -> Account:
    if game.account is None:
        raise MeydanError(f"{game.key} tells nothing of a game that is over.")
    return game.account


def story(data: dict[str, Json]) -> Story:
    """Play the record, and tell its game."""
    table = record.opened(record.sound(data), Table)
    account = account_of(table.game)
    seats = len(table.seats)
    told: list[tuple[int, list[Event]]] = [(len(table.past), list(table.history))]
    ways = dict(walked(table, data, account, seats, told))
    path: list[Way] = []
    way: Way | None = ways[max(ways)]
    while way is not None:
        path.insert(0, way)
        way = way.before
    s = table.state
    turns, marks = course(path, account)
    ends = sample(account, s, seats)
    samples = [figures for way in path if way.figures is not None for figures in [way.figures] * begun(way, turns)]
    happened = [event for way in path for event in way.events]
    result = table.result
    return Story(
        table.game,
        seats,
        len(data["log"]),
        result,
        told,
        turns,
        marks,
        columns_of(account, s, happened, result),
        [] if result is None else list(account.closing(s, happened)),
        [
            Chart(key, tuple(tuple(figures[n][seat] for figures in [*samples, ends]) for seat in range(seats)))
            for n, key in enumerate(account.charts)
        ],
        [(seat, held) for seat in range(seats) for held in account.held(s, seat)],
        summed_up([stroke for way in path for stroke in way.strokes]),
    )


def walked(
    table: Table, data: dict[str, Json], account: Account, seats: int, told: list[tuple[int, list[Event]]]
) -> Iterator[tuple[int, Way]]:
    """Play entry by entry. An undo goes back to before the seat's last answer, a rewind to where it says."""
    first = len(table.past)
    ways = {first: Way(first, None, list(table.history), sample(account, table.state, seats), [], None)}
    yield first, ways[first]
    targets = {entry["rewind"] for entry in data["log"] if "rewind" in entry}
    for number in range(first, len(data["log"])):
        if number in targets:
            table.kept[number] = play.copy(table.state)
        entry, since, here = data["log"][number], len(table.history), ways[number]
        before = play.copy(table.state) if "chance" in entry else None
        record.step(table, data, number)
        events = table.history[since:]
        told.append((number + 1, events))
        if "rewind" in entry:
            ways[number + 1] = ways[entry["rewind"]]
        elif "undo" in entry:
            ways[number + 1] = taken_back(here, entry["undo"]) if any(isinstance(e, Undone) for e in events) else here
        else:
            begins = any(account.turn(event) is not None for event in events)
            figures = sample(account, table.state, seats) if begins else None
            strokes = [] if before is None else [one for event in events for one in account.luck(before, event)]
            ways[number + 1] = Way(number + 1, entry.get("seat"), events, figures, strokes, here)
        yield number + 1, ways[number + 1]


def sample(account: Account, s: State, seats: int) -> list[list[int]]:
    return [[chart(s, seat) for seat in range(seats)] for chart in account.charts.values()]


def taken_back(way: Way, seat: Seat) -> Way:
    """Where the game stood before the last answer of this seat."""
    while way.before is not None:
        answered, way = way, way.before
        if answered.seat == seat:
            break
    return way


def course(path: list[Way], account: Account) -> tuple[list[TurnTold], list[Mark]]:
    """Rounds that no event names are counted: another begins when the turn comes to a seat that had it in this one."""
    turns: list[TurnTold] = []
    marks: list[Mark] = []
    round, had = 0, set[Seat | None]()
    for way in path:
        for event in way.events:
            turn = account.turn(event)
            if turn is not None and (turn.round is not None or not turns or turn.seat != turns[-1].seat):
                if turn.round is not None:
                    round = turn.round
                elif not turns or turn.seat in had:
                    round, had = round + 1, set()
                had.add(turn.seat)
                turns.append(TurnTold(way.at, round, turn.seat))
            kind = account.marks.get(snake(type(event).__name__))
            if kind is not None:
                marks.append(Mark(way.at, len(turns) - 1, kind, getattr(event, "seat", None)))
    return turns, marks


def begun(way: Way, turns: list[TurnTold]) -> int:
    """How many turns began with this entry."""
    return sum(turn.at == way.at for turn in turns)


def columns_of(account: Account, s: State, events: list[Event], result: Result | None) -> list[Column]:
    """The score table. What was scored before the rules changed, and is in no event, has a column of its own."""
    columns = list(account.columns(s, events))
    if account.summed and result is not None:
        missing = [int(score) - total(columns, seat) for seat, score in enumerate(result.scores)]
        if any(missing):
            columns.append(Column(Outcome("earlier", {}), tuple(Cell(points) for points in missing)))
    return columns


def total(columns: list[Column], seat: Seat) -> int:
    cells = [column.cells[seat] for column in columns if not column.beside]
    return sum(cell.value for cell in cells if cell is not None)


def summed_up(strokes: list[Stroke]) -> list[Luck]:
    sorts: dict[tuple[str, Seat], list[Stroke]] = {}
    for stroke in strokes:
        sorts.setdefault((stroke.key, stroke.seat), []).append(stroke)
    return [
        Luck(
            key,
            seat,
            sum(one.count for one in some),
            sum(one.got for one in some),
            sum(one.expected for one in some),
            sum(one.variance for one in some) ** 0.5,
        )
        for (key, seat), some in sorted(sorts.items())
    ]
