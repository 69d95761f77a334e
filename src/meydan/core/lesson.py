# interpreted
"""Lessons: a few minutes of a game in which the learner is told what to do, by data, and answered by the real rules.

A lesson is a file of its game, ``lessons/<key>.json``: positions, what is wanted of the learner in each, and what
the others answer. It is played through once, when first asked for, into moments: the positions in which the learner
has something to do. Its words are in ``text/lessons.<lang>.ftl``. docs/lessons.md tells how one is written.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.codec import Json
from meydan.core.contract import Event, Fell, Refusal, Seat
from meydan.core.errors import BadTable, MeydanError
from meydan.core.game import Game
from meydan.core.offer import NOTHING_OFFERED, Offer
from meydan.core.position import Position
from meydan.core.reasons import why_not
from meydan.core.record import FORMAT, checksum
from meydan.core.registry import find
from meydan.core.table import Table

FIRST = "first"
"""The lesson of every game that a newcomer begins with."""
LONGEST = 2000
"""Answers of chance and the others between two of the learner: more is a fault of the script."""


class BadLesson(BadTable):
    """A lesson that the rules do not bear out: the sentence names the step and the fault."""


@dataclass(frozen=True)
class Want:
    """What the learner should do: give this answer or, where there is none, look at a thing."""

    key: str
    """Its words are ``lesson-<key>-task`` and so on."""
    look: str | None
    answer: Json
    among: tuple[str, ...]
    """Verbs that are offered beside that of the answer."""
    then: tuple[Json, ...]
    """Entries of a record: what chance and the others answer afterwards, where it matters."""


@dataclass(frozen=True)
class Step:
    """One line of the list beside the table. It goes on from the one before, unless it has a position of its own: there
    time has passed."""

    key: str
    position: Mapping[str, Json] | None
    then: tuple[Json, ...]
    wants: tuple[Want, ...]


@dataclass(frozen=True)
class Moment:
    """Where the learner has something to do, and what has happened since the last time."""

    step: int
    want: Want | None
    """None at the end: the game goes on from here."""
    position: Position
    events: tuple[Event, ...]

    def offer(self, seat: Seat) -> Offer:
        """What is offered, of all that the rules allow."""
        if self.want is None or self.want.answer is None:
            return NOTHING_OFFERED
        whole = self.position.offer(seat)
        kept = [k for k, option in enumerate(whole.options) if option.verb() in self.verbs]
        return Offer(
            tuple([whole.options[k] for k in kept]),
            tuple([whole.brings[k] for k in kept]),
            tuple([whole.settles[k] for k in kept]),
            (),
            whole.tray if whole.tray is not None and whole.tray.verb in self.verbs else None,
        )

    @property
    def verbs(self) -> tuple[str, ...]:
        return () if self.want is None or self.want.answer is None else (self.want.answer["verb"], *self.want.among)

    def why_not(self, seat: Seat, id: str) -> Refusal | None:
        """Why this thing is not what is wanted: first of all, why not for that."""
        return why_not(self.position.game, self.position.state, seat, id, self.verbs)


@dataclass(frozen=True, eq=False)
class Lesson:
    game: Game
    key: str
    seats: int
    learner: Seat
    names: tuple[str, ...]
    """By seat; the learner's is empty."""
    options: dict[str, Json]
    seed: int
    minutes: int
    steps: tuple[Step, ...]

    @cached_property
    def moments(self) -> list[Moment]:
        return list(play_through(self))

    def record(self) -> dict[str, Json]:
        """The record of a game that begins where the lesson ends."""
        state = self.game.codec.encode_state(self.moments[-1].position.state)
        body: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game.key,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "names": None,
            "chance": {"kind": "seeded", "seed": self.seed},
            "snapshots": [{"at": 0, "version": self.game.version, "state": state, "count": 0}],
            "log": [],
            "result": None,
        }
        return body | {"checksum": checksum(body)}


def lessons_of(game: Game) -> list[str]:
    """The keys of a game's lessons, the first one first."""
    keys = [path.stem for path in (game.folder / "lessons").glob("*.json")]
    return sorted(keys, key=lambda key: (key != FIRST, key))


@cache
def lesson_of(key: str, lesson: str) -> Lesson:
    """A lesson of a game; BadLesson where its file does not hold together."""
    game = find(key)
    if lesson not in lessons_of(game):
        raise BadLesson(f"{key} has no lesson {lesson!r}.")
    return read_lesson(game, lesson)


def read_lesson(game: Game, key: str) -> Lesson:
    data = json.loads((game.folder / "lessons" / f"{key}.json").read_text("utf-8"))
    try:
        seats, learner = data["seats"], data["learner"]
        names = (*data["names"][:learner], "", *data["names"][learner:])
        options = game.choose_options(seats, data.get("options", {}))
        steps = tuple(read_step(key, step) for step in data["steps"])
        found = Lesson(game, key, seats, learner, names, options, data["seed"], data["minutes"], steps)
    except (KeyError, TypeError) as fault:
        raise BadLesson(f"lesson {key} of {game.key}: something is missing or of another kind: {fault!r}.") from fault
    if len(names) != seats:
        raise BadLesson(f"lesson {key} of {game.key}: all of the {seats - 1} others have names.")
    if any(not step.wants for step in steps[:-1]) or steps[-1].wants:
        raise BadLesson(
            f"lesson {key} of {game.key}: the last step, and it alone, wants nothing: there the game goes on."
        )
    return found


def read_step(lesson: str, data: Json) -> Step:
    key = f"{lesson}-{data['key']}"
    wants = tuple(
        Want(
            key if number == 1 else f"{key}-{number}",
            want.get("look"),
            want.get("answer"),
            tuple(want.get("among", ())),
            tuple(want.get("then", ())),
        )
        for number, want in enumerate(data.get("wants", ()), 1)
    )
    return Step(data["key"], data.get("position"), tuple(data.get("then", ())), wants)


def play_through(lesson: Lesson) -> list[Moment]:
    moments: list[Moment] = []
    events: list[Event] = []
    position: Position | None = None
    for number, step in enumerate(lesson.steps):
        try:
            if step.position is not None or position is None:
                position = laid(lesson, step.position or {}, position)
            events += go_on(lesson, position, step.then)
            for want in (*step.wants, *([] if step.wants else [None])):
                moments.append(Moment(number, want, copied(position), tuple(events)))
                events = []
                if want is not None and want.answer is not None:
                    events = position.answer(lesson.learner, want.answer)
                    events += go_on(lesson, position, want.then)
        except (MeydanError, KeyError, TypeError, ValueError) as fault:
            raise BadLesson(f"lesson {lesson.key} of {lesson.game.key}, step {step.key}: {fault!r}") from fault
    return moments


def laid(lesson: Lesson, given: Mapping[str, Json], before: Position | None) -> Position:
    """The position of a file beside the lessons, a game just laid out (``seed``), or else the one before, with what is
    otherwise in it (``change``)."""
    game, change = lesson.game, given.get("change", {})
    if "file" in given:
        saved = json.loads((game.folder / "lessons" / "positions" / f"{given['file']}.json").read_text("utf-8"))
    else:
        state = before.state if before is not None and "seed" not in given else opening(lesson, given).state
        saved = {"version": game.version, "state": game.codec.encode_state(state)}
    if unknown := set(change) - set(saved["state"]):
        raise BadLesson(f"a position of this game has no {', '.join(sorted(unknown))}")
    state = game.read_state(saved | {"state": saved["state"] | change})
    position = Position(game, lesson.options, lesson.seats, Seeded(lesson.seed), state)
    position.names = list(lesson.names)
    position.bots = tuple(seat for seat in range(lesson.seats) if seat != lesson.learner)
    return position


def opening(lesson: Lesson, given: Mapping[str, Json]) -> Table:
    return Table.new(lesson.game.key, lesson.seats, given.get("seed", lesson.seed), lesson.options)


def copied(position: Position) -> Position:
    twin = Position(position.game, position.options, position.people, Seeded(0), play.copy(position.state))
    twin.names, twin.bots = position.names, position.bots
    return twin


def go_on(lesson: Lesson, position: Position, then: tuple[Json, ...]) -> list[Event]:
    """Chance and the others answer until the learner is asked: by the script as soon as its line fits, else chance
    by the lesson's seed and the others with what commits them least."""
    events: list[Event] = []
    script = list(then)
    for _ in range(LONGEST):
        told = script[0] if script else {}
        if position.asks_chance():
            events += position.fall(Fell(tuple(script.pop(0)["chance"])) if "chance" in told else position.draw())
        elif told.get("seat") in position.waiting and may_answer(position, told):
            events += position.answer(told["seat"], script.pop(0)["action"])
        elif lesson.learner in position.waiting or not position.waiting:
            break
        else:
            seat = position.waiting[0]
            events += position.answer(seat, position.default_of(seat))
    if script:
        raise BadLesson(f"nobody was asked for {json.dumps(script[0])}")
    return events


def may_answer(position: Position, told: Json) -> bool:
    return position.game.action(told["action"]) in position.asks_of(told["seat"])
