# interpreted
"""Why a thing cannot be chosen now, by the same checks that refuse the action itself."""

from collections import Counter

from meydan.core.contract import Action, Refusal, Seat, State, not_now
from meydan.core.game import Game


def ids_of(game: Game, action: Action) -> set[str]:
    """What can be clicked to mean this action: its verb, and the things it names (``seat-2``, ``duke``)."""
    found = {action.verb()}
    shapes = game.codec.shapes[type(action).__name__]
    for field in shapes:
        value = getattr(action, field)
        for item in value if isinstance(value, tuple) else (value,):
            kind = game.codec.kinds.get(field)
            word = game.codec.word_of(field, item)
            found.add(f"seat-{word}" if kind == "Seat" else str(word))
    return found


def why_not(game: Game, s: State, seat: Seat, id: str) -> Refusal | None:
    """None when an option names the id; else the reason most actions with it are refused for."""
    ask = s.asking
    if ask is None:
        return Refusal("game-over", game.end_rules, {})
    step = s.agenda[-1]
    if seat not in ask.seats:
        return Refusal("not-asked", step.rules, {})
    if any(id in ids_of(game, action) for action in ask.options_of(seat)):
        return None
    general = not_now(step.rules)
    reasons = [step.refuse(s, seat, action) for action in game.actions if id in ids_of(game, action)]
    told = Counter(reason.key for reason in reasons if reason is not None and reason != general)
    if not told:
        return general
    commonest = told.most_common(1)[0][0]
    return next(reason for reason in reasons if reason is not None and reason.key == commonest)
