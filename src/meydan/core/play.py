"""Playing on a bare state: run to the next question, check an answer, apply it, hand out the events.

This is the whole engine. Table, server, bots and simulations all come through here.
"""

from typing import Final

from meydan.core.chance import Source
from meydan.core.contract import CHANCE, Action, Ask, Event, Fell, Refusal, Seat, State
from meydan.core.errors import Illegal

RUNAWAY: Final = 10_000
"""More steps than any rule needs between two questions; a plan that goes on longer is a fault in the rules."""


def advance(s: State) -> None:
    """Run the agenda until somebody is asked or the game is over.

    One seat with one option is answered by the table itself, unless hidden facts made it one.
    """
    agenda = s.agenda
    for _steps in range(RUNAWAY):
        if not agenda:
            s.asking = None
            return
        step = agenda[-1]
        ask = step.ask(s)
        if ask is None:
            agenda.pop()
            step.run(s)
        elif len(ask.seats) == 1:
            options = ask.options_at(0)
            if len(options) != 1 or ask.private:
                s.asking = ask
                return
            agenda.pop()
            step.answer(s, ask.seats[0], options[0])
        else:
            s.asking = ask
            s.answers = [None] * len(ask.seats)
            return
    raise RuntimeError(f"the agenda runs on without asking anybody: {agenda[-1]!r}")


def begin(s: State) -> list[Event]:
    """Run a fresh state to its first question."""
    advance(s)
    return handed_out(s)


def apply(s: State, seat: Seat, action: Action) -> list[Event]:
    """Answer for a seat (or chance) and run on. Illegal leaves the state as it was."""
    ask = s.asking
    if ask is None:
        raise Illegal(Refusal("game-over", (), {}))
    i = 0 if ask.seats[0] == seat else place_of(ask, seat)
    if i < 0:
        raise Illegal(Refusal("not-asked", s.agenda[-1].rules, {}))
    chance = ask.chance
    if chance is not None:
        if not isinstance(action, Fell) or not chance.allows(action.values):
            raise Illegal(Refusal("forged-chance", s.agenda[-1].rules, {}))
    else:
        action = offered(s, ask.options_at(i), seat, action)
    accept(s, ask, i, action)
    return handed_out(s)


def accept(s: State, ask: Ask, place: int, action: Action) -> None:
    """Carry out a legal answer of the seat asked in this place, and run on."""
    step = s.agenda[-1]
    if len(ask.seats) == 1:
        s.agenda.pop()
        step.answer(s, ask.seats[0], action)
    else:
        answers = s.answers
        answers[place] = action
        for given in answers:
            if given is None:
                return
        s.agenda.pop()
        s.answers = []
        step.close(s, ask.seats, [given for given in answers if given is not None])
    advance(s)


def place_of(ask: Ask, seat: Seat) -> int:
    for i in range(len(ask.seats)):
        if ask.seats[i] == seat:
            return i
    return -1


def offered(s: State, options: list[Action], seat: Seat, action: Action) -> Action:
    """The option this action is, or Illegal with the reason. The only legality check there is."""
    for option in options:
        if option is action:
            return option
    for option in options:
        if option == action:
            return option
    raise Illegal(s.agenda[-1].refuse(s, seat, action))


def default(s: State, seat: Seat) -> Action:
    """What is answered for an asked seat whose time has run out."""
    ask = s.asking
    if ask is None or place_of(ask, seat) < 0:
        raise Illegal(Refusal("not-asked", (), {}))
    return s.agenda[-1].default(s, seat, ask.options_of(seat))


def handed_out(s: State) -> list[Event]:
    events = s.events
    s.events = []
    return events


def copy(s: State) -> State:
    """An independent state: answering one leaves the other as it was."""
    twin = s.copy()
    twin.asking = s.asking
    twin.answers = s.answers.copy()
    return twin


def waiting(s: State) -> list[Seat]:
    """The seats (or chance) whose answer the table still needs."""
    ask = s.asking
    if ask is None:
        return []
    if len(ask.seats) == 1:
        return ask.seats
    return [ask.seats[i] for i in range(len(ask.seats)) if s.answers[i] is None]


def sample_chance(s: State, source: Source) -> Fell:
    """What chance answers to the question it is asked."""
    ask = s.asking
    if ask is None or ask.chance is None:
        raise Illegal(Refusal("not-asked", (), {}))
    return Fell(ask.chance.sample(source))


def roll_on(s: State, source: Source) -> list[Event]:
    """Let chance answer for as long as it is asked."""
    events: list[Event] = []
    while s.asking is not None and s.asking.chance is not None:
        events.extend(apply(s, CHANCE, sample_chance(s, source)))
    return events


class Tally:
    """What a playout came to."""

    def __init__(self, answers: int, decisions: int, finished: bool) -> None:
        self.answers = answers
        self.decisions = decisions
        self.finished = finished
        """False when the limit cut it."""


def playout(s: State, source: Source, limit: int) -> Tally:
    """Play uniformly random answers to the end, in silence. A decision is an ask of a seat with two or more options."""
    s.silent = True
    tally = random_answers(s, source, limit)
    s.silent = False
    return tally


def random_answers(s: State, source: Source, limit: int) -> Tally:
    """What is drawn from the options is legal, and is not looked up among them again."""
    answers = 0
    decisions = 0
    while True:
        ask = s.asking
        if ask is None:
            return Tally(answers, decisions, True)
        if decisions >= limit:
            return Tally(answers, decisions, False)
        chance = ask.chance
        if chance is not None:
            accept(s, ask, 0, Fell(chance.sample(source)))
            continue
        for i in range(len(ask.seats)):
            if s.asking is not ask:
                break
            options = ask.options_at(i)
            answers += 1
            n = len(options)
            if n > 1:
                decisions += 1
                accept(s, ask, i, options[source.below(n)])
            else:
                accept(s, ask, i, options[0])
