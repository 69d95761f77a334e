"""What goes over HTTP before and after the game, in and out. messages.py has what is said during it.

Values of the rules are plain JSON; `meydan schema GAME` describes them.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meydan.server.terms import Terms

Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
EventNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
Raw = dict[str, Any]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Something a caller sends: a field we do not know is refused, not ignored."""


class Error(msgspec.Struct):
    code: str
    message: str
    rules: list[str] = []


# People and games


class Me(msgspec.Struct):
    id: str | None
    name: str | None


class NewName(Body):
    name: Name


class OptionInfo(msgspec.Struct):
    key: str
    rules: list[str]
    choices: dict[str, list[Any]]
    """By number of seats; the first is the default."""
    needs: dict[str, list[Any]]
    """By other options, the values with which this one has an effect."""


class Length(msgspec.Struct):
    """How often each player of such a game has something to choose."""

    way: Any
    seats: int
    decisions: int


class LessonInfo(msgspec.Struct):
    key: str
    steps: int
    minutes: int


class GameInfo(msgspec.Struct):
    key: str
    version: int
    fewest: int
    most: int
    bots: list[str]
    options: list[OptionInfo]
    way: str
    """The option that is chosen first; empty where there is one way to play."""
    lengths: list[Length]
    seconds: float
    """We reckon with so many for a person's choice."""
    lessons: list[LessonInfo]
    """The one that newcomers begin with first."""


# Lessons


class LessonSeat(msgspec.Struct):
    seat: int
    kind: str
    name: str
    """The learner's is empty."""
    colour: str


class LessonMoment(msgspec.Struct):
    """A position in which the learner has something to do, as the learner sees it."""

    step: int
    key: str
    """Its words: ``lesson-<key>-task`` and so on."""
    look: str | None
    """A thing to be clicked."""
    wanted: Raw | None
    """An answer to be given; neither at the end."""
    events: list[Raw]
    """What has led here from the moment before."""
    view: Raw
    prompt: Raw | None
    options: list[Raw]
    offer: Raw | None
    seats: list[LessonSeat]


class Lesson(msgspec.Struct):
    game: str
    key: str
    learner: int
    options: Raw
    minutes: int
    steps: list[str]
    moments: list[LessonMoment]


# Tables


class SeatPlan(Body):
    kind: Literal["me", "here", "open", "invited", "bot", "outside"]
    level: Annotated[str, Meta(max_length=16)] = ""
    """Of a bot; a club player unless said otherwise."""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Body):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, Any], Meta(max_length=30)] = {}
    terms: Terms = Terms()
    public: bool = False
    seed: Annotated[str, Meta(max_length=64)] = ""


class Agreement(Body):
    """What the host changes before the game. Seats nobody sits on come and go from the end."""

    seats: Annotated[int, Meta(ge=1, le=12)]
    options: Annotated[dict[str, Any], Meta(max_length=30)] = {}
    terms: Terms = Terms()
    public: bool = False


class SeatInfo(msgspec.Struct):
    seat: int
    kind: str
    name: str | None
    level: str | None
    colour: str
    mine: bool
    free: bool
    taught: bool
    host: bool
    same: int
    """The first seat of whoever sits here: another one's number, where one person has several."""
    ready: bool
    """Content with what was agreed, as far as it is known: a bot always is."""


class Automa(msgspec.Struct):
    seat: int
    colour: str


class TableInfo(msgspec.Struct):
    id: str
    game: str
    version: int
    options: Raw
    pace: str
    bank: float | None
    increment: float
    timeout: str
    window: float
    patience: float
    public: bool
    status: str
    created: float
    host: bool
    hushed: bool
    """Nobody talks here."""
    parent: str | None
    commitment: str
    seeds: list[str]
    secret: str | None
    next: int
    seats: list[SeatInfo]
    automata: list[Automa]
    branched: int | None = None
    """Tried from a position of its parent: after so many entries."""
    waiting: list[int] = []
    """In lists: the seats whose answer is needed, as far as the caller may know."""


class Link(msgspec.Struct):
    token: str


class Sit(Body):
    seat: SeatNumber
    seed: Annotated[str, Meta(max_length=64)] = ""
    invite: Annotated[str, Meta(max_length=400)] = ""


class OneSeat(Body):
    seat: SeatNumber


class Replanned(Body):
    """What the host makes of a seat nobody sits on."""

    seat: SeatNumber
    plan: SeatPlan


class Ready(Body):
    on: bool


class TwoSeats(Body):
    seat: SeatNumber
    other: SeatNumber


# What whoever runs the server is told, and says


class Received(msgspec.Struct):
    """It was written down, or done."""

    done: bool


class TableTold(msgspec.Struct):
    id: str
    game: str
    status: str
    public: bool
    hidden: bool
    host: str
    name: str | None
    changed: float


class PersonTold(msgspec.Struct):
    guest: str | None
    name: str | None
    seat: int | None
    address: str | None = None
    """Of whoever is connected now."""


class NewBan(Body):
    kind: Literal["ban", "mute"]
    seconds: Annotated[float, Meta(gt=0, le=10 * 366 * 86_400)]
    guest: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    network: Annotated[str, Meta(min_length=2, max_length=50)] | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""


class ReportTold(msgspec.Struct):
    id: str
    table: str
    event: int | None
    by: str
    about: str | None
    name: str | None
    said: str
    words: str
    created: float
    done: bool


class Hidden(Body):
    on: bool


# Records


class Fork(Body):
    at: EventNumber
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    terms: Terms = Terms()


class Verified(msgspec.Struct):
    game: str
    version: int
    entries: int
    chance: int
    verified: int
    finished: bool


class Drawn(msgspec.Struct):
    """What an entry of the log answers: one of n things, n dice, n things out of a bag, or the top of a pile."""

    entry: int
    kind: Literal["pick", "roll", "draw", "pile"]
    n: int
    bag: list[int] = []
    """How many of each kind it holds."""
    things: list[list[int]] = []
    """The things of each kind, where they differ."""


class Thing(msgspec.Struct):
    """Something that is hidden during the game: its id or a bare figure; a task also tells whether it was done."""

    id: str | None
    figure: int | None
    done: bool | None


class Held(msgspec.Struct):
    """What a seat holds in secret, of one sort."""

    seat: int
    key: str
    things: list[Thing]


class Position(msgspec.Struct):
    at: int
    last: int
    events: list[Raw]
    """What the entry before this position brought about, in full."""
    views: list[Raw]
    """By seat: after the end all hands are open."""
    spectator: Raw
    """What somebody without a seat saw."""
    held: list[Held]
    prompt: Raw | None
    entry: Raw | None


class Saying(msgspec.Struct):
    """A message of the game and the figures in it."""

    key: str
    figures: Raw


class Cell(msgspec.Struct):
    value: int
    note: Saying | None


class Column(msgspec.Struct):
    """A source of points by seat, or a figure beside them that explains or breaks ties."""

    title: Saying
    note: Saying | None
    beside: bool
    cells: list[Cell | None]


class TurnTold(msgspec.Struct):
    """Whose turn began with which entry, in which round."""

    at: int
    round: int
    seat: int | None


class Landmark(msgspec.Struct):
    """Something worth going to: a capture, a combat, a check."""

    at: int
    turn: int
    kind: str
    seat: int | None


class Chart(msgspec.Struct):
    """By seat, a figure at the beginning of each turn, and at the end."""

    key: str
    lines: list[list[int]]


class Luck(msgspec.Struct):
    """What chance gave a seat in all its throws or draws of one sort; ``spread``: the standard deviation of the sum."""

    key: str
    seat: int
    count: int
    got: float
    expected: float
    spread: float
    fewer: bool
    """Less is better."""


class Ending(msgspec.Struct):
    """A game that is over, told from its end."""

    last: int
    """How many entries its record has."""
    result: Raw | None
    summed: bool
    """The columns that are not beside add up to the score."""
    columns: list[Column]
    closing: list[Saying]
    held: list[Held]
    turns: list[TurnTold]
    marks: list[Landmark]
    charts: list[Chart]
    luck: list[Luck]


class EntryTold(msgspec.Struct):
    """What an entry of the record brought about, in full."""

    at: int
    events: list[Raw]
