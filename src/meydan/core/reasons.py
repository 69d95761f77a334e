# interpreted
"""Why a thing cannot be chosen now, by the same checks that refuse the action itself."""

from collections import Counter
from collections.abc import Collection, Iterator
from random import Random

from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.codec import Json
from meydan.core.contract import WHEN, Refusal, Seat, State
from meydan.core.game import Game
from meydan.core.value import snake


def why_not(game: Game, s: State, seat: Seat, id: str, verbs: Collection[str] = ()) -> Refusal | None:
    """None when an option names the id; else the reason most actions with it are refused for.

    Where verbs are given and actions with them name it, only those are meant. A reason that speaks of the thing itself
    goes before others; where none says what is wrong, the first action with it says when it is done.
    """
    ask = s.asking
    if ask is None:
        return Refusal("game-over", game.end_rules, {})
    step = s.agenda[-1]
    if seat not in ask.seats:
        return Refusal("not-asked", step.rules, {})
    if any(id in game.codec.ids_of(action) for action in ask.options_of(seat)):
        return None
    naming = game.naming.get(id, [])
    meant = [action for action in naming if action.verb() in verbs] or naming
    reasons = [step.refuse(s, seat, action) for action in meant]
    if not reasons:
        return never_chosen(game, id) or Refusal("never-chosen", step.rules, {})
    wrong = [reason for reason in reasons if not reason.key.startswith(WHEN)]
    if not wrong:
        return reasons[0]
    wrong = [reason for reason in wrong if id in game.codec.ids_in(reason.figures)] or wrong
    commonest = Counter(reason.key for reason in wrong).most_common(1)[0][0]
    return next(reason for reason in wrong if reason.key == commonest)


def never_chosen(game: Game, id: str) -> Refusal | None:
    """Why no action names this thing, where the game says so of things of its kind."""
    for kind, rules in game.shown.items():
        head = snake(kind) + "-"
        if id.startswith(head) or id in game.words.get(kind, ()):
            return Refusal(f"shown-{snake(kind)}", rules, {})
    return None


def things_in(game: Game, view: Json) -> set[str]:
    """The ids of all that a view shows: seats, and every word of a kind of this game."""
    known = {word for words in game.words.values() for word in words}
    found: set[str] = set()

    def look(value: Json) -> None:
        if isinstance(value, dict):
            for part in value.values():
                look(part)
        elif isinstance(value, list):
            for part in value:
                look(part)
        elif isinstance(value, str) and value in known:
            found.add(value)

    look(view)
    return found


GENERIC = ("never-chosen", "unknown-action", "not-asked")
"""Reasons that would fit anything, as would one that names no rule."""
CLICKS = 6
"""Closed things tried in each position."""
LONGEST = 300
"""Positions after which another game is begun: some random games are long."""


def share(game: Game, positions: int, seed: int) -> tuple[int, int]:
    """Of clicks on things in view that are not offered, over random positions: how many, and how many were answered
    by a reason of their own."""
    rng = Random(seed)
    clicks = specific = 0
    states = random_positions(game, rng)
    for _ in range(positions):
        s, seats = next(states)
        seat = rng.choice(play.waiting(s))
        options = s.asking.options_of(seat) if s.asking else []
        offered = {id for option in options for id in game.codec.ids_of(option)}
        seen = things_in(game, game.codec.encode(game.view(s, seat)))
        closed = sorted((seen | {f"seat-{n}" for n in range(seats)}) - offered)
        for id in rng.sample(closed, min(CLICKS, len(closed))):
            reason = why_not(game, s, seat, id)
            clicks += 1
            specific += reason is not None and reason.key not in GENERIC and len(reason.rules) > 0
    return clicks, specific


def random_positions(game: Game, rng: Random) -> Iterator[tuple[State, int]]:
    """Positions where somebody is asked, and the seats at the table, of game after game played at random."""
    while True:
        seats = rng.choice(game.seats)
        given = {option.key: rng.choice(option.choices(seats)) for option in game.options}
        s = game.setup(seats, game.fitting_options(seats, given))
        play.begin(s)
        for _ in range(LONGEST):
            play.roll_on(s, Seeded(rng.getrandbits(32)))
            if s.asking is None:
                break
            yield s, seats
            seat = rng.choice(play.waiting(s))
            play.apply(s, seat, rng.choice(s.asking.options_of(seat)))
