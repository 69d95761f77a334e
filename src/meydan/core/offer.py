"""What an asked seat is offered: options with what each brings, what is locked and why, and what lies on a tray."""

from meydan.core.contract import Action, Outcome, Refusal, Seat, State, Tray
from meydan.core.value import Value


class Locked(Value):
    """What the question is about and cannot be answered now, with the reason."""

    def __init__(self, action: Action, reason: Refusal) -> None:
        self.action = action
        self.reason = reason


class Offer(Value):
    """All lists of options go together: ``brings`` and ``settles`` speak of the option at the same place."""

    def __init__(
        self,
        options: tuple[Action, ...],
        brings: tuple[Outcome, ...],
        settles: tuple[bool, ...],
        locked: tuple[Locked, ...],
        tray: Tray | None,
    ) -> None:
        self.options = options
        self.brings = brings
        self.settles = settles
        self.locked = locked
        self.tray = tray


NOTHING_OFFERED = Offer((), (), (), (), None)


def offer_to(s: State, seat: Seat | None) -> Offer:
    ask = s.asking
    if ask is None or seat is None or seat not in ask.seats or ask.chance is not None:
        return NOTHING_OFFERED
    step = s.agenda[-1]
    options = ask.options_of(seat)
    verbs = {type(option) for option in options}
    return Offer(
        tuple(options),
        tuple([step.brings(s, seat, option) for option in options]),
        tuple([step.settles(s, seat, option) for option in options]),
        tuple(
            [
                Locked(action, step.refuse(s, seat, action))
                for action in step.subjects(s, seat)
                if type(action) not in verbs and action not in options
            ]
        ),
        step.tray(s, seat),
    )
