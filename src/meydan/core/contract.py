"""The contract every game keeps: seats, actions, events, refusals, asks, steps and states.

A state carries an agenda, a stack of frozen steps. The step on top either asks (one seat, several seats at
once, or chance) or just runs, and may put further steps on the agenda: ``s.do(A, B, C)`` plans A, then B, then C.
"""

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from meydan.core.chance import Chance
from meydan.core.value import Value, fields_of, snake

Seat: TypeAlias = int
CHANCE: Final = -1
"""The seat that rolls dice and draws cards. Its answers are in the log like any other."""


NOTHING: Final = 0
"""Stop, done, pass, decline, keep."""
CHOICE: Final = 1
"""An ordinary choice that costs nothing."""
PAYS: Final = 2
"""Something is spent."""
SHOWS: Final = 3
"""Something hidden is shown."""
ATTACKS: Final = 4
"""Somebody is harmed, or a fight begins."""
ENDS: Final = 5
"""The game may end."""


class Action(Value):
    """One commitment the rulebook speaks of: a verb and the ids it names.

    Actions of seats are interned: each game makes its finite table once (``numbered``), so that an action is
    compared by identity and has an index that stays fixed within a rules version.
    """

    when: ClassVar[tuple[str, ...]] = ()
    """The rules that say when this is done; ``when-<verb>`` says it in words."""
    commits: ClassVar[int] = CHOICE
    """How much it commits to, from NOTHING to ENDS: a clock that runs out takes the least."""
    index: int = -1

    def verb(self) -> str:
        return snake(type(self).__name__)


def numbered(actions: list[Action]) -> list[Action]:
    """A game's table of actions, each told its place in it."""
    for index in range(len(actions)):
        actions[index].index = index
    return actions


class Fell(Action):
    """The answer of chance: faces in the order they fell, or kinds drawn, sorted."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values


class Event(Value):
    """Something that happened, never in words."""

    final: ClassVar[bool] = False
    """It shows or settles something for good: nobody may undo past it."""

    def seen_by(self, seat: Seat | None) -> "Event":
        """The event as this seat may know it; ``None`` is a spectator."""
        return self

    def flow(self) -> dict[str, int]:
        """What enters (+) or leaves (−) an open supply, such as coins in players' hands."""
        return {}


class Refusal(Value):
    """Why something cannot be done: a message key, the rules behind it, and the figures the sentence needs."""

    def __init__(self, key: str, rules: tuple[str, ...], figures: dict[str, object]) -> None:
        self.key = key
        self.rules = rules
        self.figures = figures

    def __hash__(self) -> int:
        return hash((self.key, self.rules))


class Outcome(Value):
    """What an answer brings, in one line: ``brings-<key>``, and the figures it speaks of."""

    def __init__(self, key: str, figures: dict[str, object]) -> None:
        self.key = key
        self.figures = figures


class Tray(Value):
    """A set of things is chosen until its sum is right: what lies on the tray, what each is worth, and the sum wanted.

    ``verb`` and ``field`` name the answers it makes: the chosen things are that field of that action.
    """

    def __init__(
        self, verb: str, field: str, things: tuple[object, ...], worth: tuple[int, ...], least: int, most: int
    ) -> None:
        self.verb = verb
        self.field = field
        self.things = things
        self.worth = worth
        self.least = least
        self.most = most


class Ask(Value):
    """Who may answer now, and with what."""

    def __init__(
        self,
        seats: list[Seat],
        options: list[Action],
        private: bool = False,
        chance: Chance | None = None,
        apart: list[list[Action]] | None = None,
    ) -> None:
        self.seats = seats
        self.options = options
        """What each of these seats may answer, unless each has options of its own."""
        self.private = private
        """Hidden facts may have made the list this short: the seat is asked even when one option is left."""
        self.chance = chance
        self.apart = apart
        """Where they differ: one list per asked seat, in the order of ``seats``."""

    def options_at(self, place: int) -> list[Action]:
        """The options of the seat that is asked in this place."""
        return self.options if self.apart is None else self.apart[place]

    def options_of(self, seat: Seat) -> list[Action]:
        for i in range(len(self.seats)):
            if self.seats[i] == seat:
                return self.options_at(i)
        return []


MOST_SEATS: Final = 8
ALONE: Final = [*[[seat] for seat in range(MOST_SEATS)], [CHANCE]]
"""Each seat by itself, and chance, which is -1, in the last place: made once, since most asks are of one."""
NO_OPTIONS: Final[list[Action]] = []


def ask_chance(chance: Chance) -> Ask:
    return Ask(ALONE[CHANCE], NO_OPTIONS, False, chance)


def ask_one(seat: Seat, options: list[Action], private: bool = False) -> Ask:
    return Ask(ALONE[seat], options, private)


def ask_privately(seat: Seat, options: list[Action]) -> Ask:
    """Ask even when hidden facts leave one option, so that being asked tells nothing."""
    return Ask(ALONE[seat], options, True)


def ask_together(seats: list[Seat], options: list[Action]) -> Ask:
    """A sealed window: all these seats answer at the same time with the same options."""
    return Ask(seats, options)


def ask_apart(seats: list[Seat], options: list[list[Action]]) -> Ask:
    """A sealed window where each seat has options of its own, which hidden facts made."""
    return Ask(seats, options[0], True, None, options)


S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)


class Step(Value, Generic[S, A]):
    """One rule at work. Frozen and free of secrets: hidden things live in the zones of the state."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The rule ids this step enforces; prompts and refusals name them."""

    def ask(self, s: S) -> Ask | None:
        """The question, or None when the step just runs."""
        return None

    def run(self, s: S) -> None:
        """What happens when nothing is asked."""

    def answer(self, s: S, seat: Seat, action: A) -> None:
        """What the answer of the one asked seat, or of chance, brings about."""

    def close(self, s: S, seats: list[Seat], answers: list[Action]) -> None:
        """What a window of several seats brings about once all have answered."""

    def refuse(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an action that is not among the options is not: the first of the checks that built them to object,
        or, when none does, that this is not the time for such an action at all."""
        return not_now(action)

    def default(self, s: S, seat: Seat, options: list[Action]) -> Action:
        """What a clock that runs out answers: the option that commits least, the first of those."""
        least = options[0]
        for option in options:
            if option.commits < least.commits:
                least = option
        return least

    def subjects(self, s: S, seat: Seat) -> list[Action]:
        """What the question is about: one answer of each kind that a player would look for here, offered or not.
        Those kinds that cannot be answered now are shown locked, with the reason."""
        return []

    def brings(self, s: S, seat: Seat, action: Action) -> Outcome:
        """What this option brings: price and gain, what is at stake, what ends. Only what the seat may know."""
        return Outcome(action.verb(), {name: getattr(action, name) for name in fields_of(type(action))})

    def settles(self, s: S, seat: Seat, action: Action) -> bool:
        """Whether this option ends the game, shows something or cannot be undone, so that it is asked once more."""
        return False

    def tray(self, s: S, seat: Seat) -> Tray | None:
        """The tray this question is answered from, where its options are sets with a sum."""
        return None

    def about(self, s: S) -> dict[str, object]:
        """Public figures the prompt speaks of."""
        return {name: getattr(self, name) for name in fields_of(type(self))}


WHEN: Final = "when-"


def not_now(action: Action) -> Refusal:
    """This is done at another time, and the sentence says when."""
    return Refusal(WHEN + action.verb(), type(action).when, {})


AnyStep: TypeAlias = Step[Any, Any]


class State:
    """What lies on the table. A game's own State adds its zones and lists every field in ``__init__``."""

    def __init__(self, agenda: list[AnyStep]) -> None:
        self.agenda = agenda
        self.asking: Ask | None = None
        """The current question, worked out once by ``advance``."""
        self.answers: list[Action | None] = []
        """Sealed answers of an open window, in the order of the asked seats."""
        self.events: list[Event] = []
        """Filled while rules run and handed out by ``apply``; empty between answers."""
        self.silent = False
        """Nobody listens, as in a playout: events are not kept."""

    def do(self, *steps: AnyStep) -> None:
        """Plan these steps, first one first, before whatever is on the agenda already."""
        agenda = self.agenda
        for k in range(len(steps) - 1, -1, -1):
            agenda.append(steps[k])

    def drop(self, step: type[AnyStep]) -> None:
        """Call off what is planned next, which is a step of this kind."""
        dropped = self.agenda.pop()
        if type(dropped) is not step:
            raise RuntimeError(f"{step.__name__} was to be called off, but {dropped!r} is planned next")

    def emit(self, event: Event) -> None:
        if not self.silent:
            self.events.append(event)

    def copy(self) -> "State":
        """The game's own fields, copied so that nothing mutable is shared."""
        raise NotImplementedError
