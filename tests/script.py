"""What the scripts of all games share: say answers in words, be refused, and look at the table.

A game's own script, tests/games/<game>/<game>_script.py, names its game and adds the words to lay out a position.
"""

from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from meydan.core import play
from meydan.core.chance import Chance, Seeded
from meydan.core.contract import CHANCE, WHEN, Action, Event, Fell, Outcome, Refusal, Seat, State
from meydan.core.errors import Illegal
from meydan.core.game import Game, Result
from meydan.core.offer import offer_to
from meydan.core.reasons import why_not
from meydan.core.rules import imagined
from meydan.core.value import snake

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class Script(Generic[S]):
    """One state, and the words to play it with."""

    game: ClassVar[Game]

    def __init__(self, state: S, begun: list[Event]) -> None:
        self.state = state
        self.events: list[Event] = begun
        """Everything that has happened since the position was laid out."""

    @classmethod
    def opening(cls, seats: int, **options: Any) -> Self:
        """A table as it is laid, at its first question."""
        state: Any = cls.game.setup(seats, cls.game.choose_options(seats, options))
        return cls(state, play.begin(state))

    @classmethod
    def spoken(cls, action: Action) -> str:
        """``steal 1``, ``build P54 sand``, ``keep duke captain``."""
        verb, *things = cls.game.codec.encode(action).values()
        words = [verb.replace("_", " ")]
        for thing in things:
            words.extend(map(str, thing) if isinstance(thing, list) else [str(thing)])
        return " ".join(words)

    @classmethod
    @cache
    def sayings(cls) -> dict[str, Action]:
        """Every action of the game by the words for it."""
        found = {cls.spoken(action): action for action in cls.game.actions}
        assert len(found) == len(cls.game.actions)
        return found

    def meant(self, words: str) -> Action:
        return self.sayings()[words]

    # saying

    def says(self, seat: Seat, *answers: str) -> list[Event]:
        """Answer for a seat, one answer after the other; returns what came of them."""
        events: list[Event] = []
        for words in answers:
            events += self.apply(seat, self.meant(words))
        return events

    def picks(self, number: int) -> list[Event]:
        """Chance answers with this number: a seat, say, or a card."""
        return self.apply(CHANCE, Fell((number,)))

    def rolls_on(self, seed: int = 0) -> None:
        """Let chance answer at random for as long as it is asked."""
        self.events.extend(play.roll_on(self.state, Seeded(seed)))

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        events = play.apply(self.state, seat, action)
        self.events.extend(events)
        return events

    # refusing

    def refuses(self, seat: Seat, words: str, key: str, *rules: str) -> Refusal:
        """The answer is Illegal with this key and exactly these rules, and the state stays as it was."""
        return self.refuses_action(seat, self.meant(words), key, *rules)

    def refuses_action(self, seat: Seat, action: Action, key: str, *rules: str) -> Refusal:
        before = self.json
        asking = self.state.asking
        with pytest.raises(Illegal) as refused:
            play.apply(self.state, seat, action)
        assert (refused.value.key, refused.value.rules) == (key, rules)
        assert self.json == before
        assert self.state.asking is asking
        assert self.state.events == []
        return refused.value.refusal

    def refuses_now(self, seat: Seat, words: str) -> Refusal:
        """The answer is Illegal, and the reason is when such a thing is done."""
        action = self.meant(words)
        return self.refuses_action(seat, action, WHEN + action.verb(), *type(action).when)

    def why(self, seat: Seat, words: str) -> Refusal:
        """The refusal itself, with its figures."""
        with pytest.raises(Illegal) as refused:
            play.apply(self.state, seat, self.meant(words))
        return refused.value.refusal

    def clicked(self, seat: Seat, id: str) -> Refusal | None:
        """What a click on this thing is answered with; None where an option names it."""
        return why_not(self.game, self.state, seat, id)

    # looking

    @property
    def json(self) -> dict[str, Any]:
        return self.game.codec.encode_state(self.state)

    @property
    def waiting(self) -> list[Seat]:
        """Whose answer is still needed."""
        return play.waiting(self.state)

    @property
    def step(self) -> str:
        """The question on top, ``may_challenge`` say; empty when the game is over."""
        return snake(type(self.state.agenda[-1]).__name__) if self.state.asking else ""

    @property
    def about(self) -> dict[str, object]:
        """The public figures the question speaks of."""
        return self.state.agenda[-1].about(self.state)

    @property
    def chance(self) -> Chance | None:
        return self.state.asking.chance if self.state.asking else None

    def options(self, seat: Seat | None = None) -> list[str]:
        """What a seat can say, or the first that is asked."""
        ask = self.state.asking
        assert ask is not None, "nobody is asked"
        return [self.spoken(action) for action in ask.options_of(ask.seats[0] if seat is None else seat)]

    def asked_once_more(self, seat: Seat) -> list[str]:
        """What this seat can say that is asked once more before it holds."""
        offer = offer_to(self.state, seat)
        return [self.spoken(option) for option, again in zip(offer.options, offer.settles, strict=True) if again]

    def brings(self, seat: Seat, words: str) -> Outcome:
        """What this answer would bring, with its figures."""
        offer = offer_to(self.state, seat)
        return offer.brings[offer.options.index(self.meant(words))]

    @property
    def over(self) -> bool:
        return self.state.asking is None

    @property
    def result(self) -> Result:
        assert self.over, "the game goes on"
        return self.game.result(self.state)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        view: dict[str, Any] = self.game.codec.encode(self.game.view(self.state, seat))
        return view

    def told(self, seat: Seat | None) -> list[Event]:
        """Everything that has happened, as this seat may know it."""
        return [event.seen_by(seat) for event in self.events]

    def happened(self, *kinds: type[E]) -> list[E]:
        """All events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def copy(self) -> Self:
        state = play.copy(self.state)
        assert isinstance(state, type(self.state))
        return type(self)(state, list(self.events))

    def worlds(self, seat: Seat, n: int = 200) -> list[Self]:
        """What this seat may imagine the table to be, n times over."""
        found: list[Self] = []
        for seed in range(n):
            state = imagined(self.game, self.state, seat, Seeded(seed))
            assert isinstance(state, type(self.state))
            assert self.game.closed(state) == self.game.closed(self.state)
            found.append(type(self)(state, []))
        return found


def split(words: str, seats: int) -> list[str]:
    """What stands between the bars, a part for each seat; nothing for anybody where nothing is said."""
    parts = words.split("|") if words else [""] * seats
    assert len(parts) == seats, f"{words!r} is not for {seats} seats"
    return parts
