"""What is asked, of whom, and by which rules."""

from meydan.core.contract import Action, Seat, State
from meydan.core.value import Value, snake


class Prompt(Value):
    """``seat`` is asked by ``step``; a seat that is not asked gets ``seat`` None and learns who is."""

    def __init__(
        self,
        step: str,
        seat: Seat | None,
        asked: tuple[Seat, ...],
        rules: tuple[str, ...],
        sealed: bool,
        answer: Action | None,
        about: dict[str, object],
    ) -> None:
        self.step = step
        self.seat = seat
        self.asked = asked
        self.rules = rules
        self.sealed = sealed
        """Several answer at once; nobody sees an answer before all are in."""
        self.answer = answer
        """What this seat has answered in the open window; it may answer again."""
        self.about = about
        """The public figures the sentence speaks of."""


def prompt_of(s: State, seat: Seat | None) -> Prompt | None:
    ask = s.asking
    if ask is None:
        return None
    step = s.agenda[-1]
    mine = seat if seat in ask.seats else None
    answer = s.answers[ask.seats.index(mine)] if mine is not None and s.answers else None
    return Prompt(
        snake(type(step).__name__),
        mine,
        tuple(ask.seats),
        step.rules,
        len(ask.seats) > 1,
        answer,
        step.about(s),
    )
