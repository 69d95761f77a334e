# interpreted
"""A position: what lies on the table, the chance that goes on from here, the way back, and a seat's eye on it all."""

from meydan.core import play
from meydan.core.chance import Source
from meydan.core.codec import BadJson, Json, NoSuchAction
from meydan.core.contract import CHANCE, Action, Ask, Event, Fell, Refusal, Seat, State
from meydan.core.errors import Illegal
from meydan.core.events import Undone
from meydan.core.explain import explain
from meydan.core.game import Game, Result, SeatInfo
from meydan.core.offer import Offer, offer_to
from meydan.core.prompt import Prompt, prompt_of
from meydan.core.reasons import why_not
from meydan.core.text import name_in, name_of, say, sentence
from meydan.core.value import Value


class Position:
    """Where a game stands. It goes on by answers and by chance, and keeps no log: table and server have their own."""

    def __init__(self, game: Game, options: dict[str, Json], people: int, chance: Source, state: State) -> None:
        self.game = game
        self.options = options
        self.people = people
        self.chance = chance
        self.state = state
        self.trail: list[tuple[Seat, State]] = []
        """The states before the last answers of one seat, as far as they may be taken back."""
        self.names: list[str] | None = None
        self.bots: tuple[Seat, ...] = ()
        """Seats whose names each language writes its own way."""

    # Who is asked what

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.game.seat_infos(self.people, self.options, self.state)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may answer now, those still needed first. In an open window an answer may yet be replaced."""
        ask = self.state.asking
        if ask is None:
            return ()
        needed = play.waiting(self.state)
        return (*needed, *[seat for seat in ask.seats if seat not in needed])

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Of the asked seats, those that have not answered yet."""
        return tuple(play.waiting(self.state))

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.state.asking is None else None

    def asks_of(self, seat: Seat) -> list[Action]:
        ask = self.state.asking
        return [] if ask is None else list(ask.options_of(seat))

    def default_of(self, seat: Seat) -> Action:
        """What is answered for an asked seat whose time has run out: the option that commits least."""
        return play.default(self.state, seat)

    def prompt(self, seat: Seat | None) -> Prompt | None:
        """What the table asks now, as this seat may know it; None when the game is over."""
        return prompt_of(self.state, seat)

    def offer(self, seat: Seat | None) -> Offer:
        """The seat's options with what each brings, what is locked and why, and what is laid on a tray."""
        return offer_to(self.state, seat)

    def explain(self, id: str, lang: str = "fa", seat: Seat | None = None) -> dict[str, Json]:
        """Title, words, figures of the moment and rules of a thing, as this seat may know them."""
        return explain(self.game, self.state, seat, id, lang, self.called(lang))

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """The table as this seat sees it; ``None`` is a spectator."""
        view: dict[str, Json] = self.game.codec.encode(self.game.view(self.state, seat))
        return view

    def why_not(self, seat: Seat, id: str) -> Refusal | None:
        """Why this piece, card, place or verb cannot be chosen now; None when it can."""
        return why_not(self.game, self.state, seat, id)

    def rules_in_force(self) -> tuple[str, ...]:
        return self.state.agenda[-1].rules if self.state.agenda else self.game.end_rules

    # Words

    def text(self, thing: object, lang: str = "fa", seat: Seat | None = None, ids: bool = True) -> str:
        """A sentence for an event, action, prompt, refusal or Illegal, as this seat would read it. Without ids, a
        refusal does not name its rules: they are told beside it."""
        return sentence(self.game, thing, lang, seat, self.called(lang), ids)

    def called(self, lang: str) -> list[str] | None:
        """What the seats are called: people by the names they gave, an automa by its own. None: by their numbers."""
        names = self.names and [name_in(name, lang) if k in self.bots else name for k, name in enumerate(self.names)]
        if len(self.seats) == self.people:
            return names
        names = names or [name_of(self.game, seat, lang, None) for seat in range(self.people)]
        return [*names, say(self.game.folder, lang, "automa-name")]

    def json(self, thing: Value) -> dict[str, Json]:
        """The JSON form of an event, action, prompt or refusal, as `meydan schema` describes it."""
        return self.game.codec.told(thing)

    # Going on

    def meant(self, seat: Seat, given: Action | Json) -> Action:
        """The interned action a seat means, or Illegal: one that no position offers is refused like any other."""
        ask = self.state.asking
        if ask is None:
            raise Illegal(Refusal("game-over", self.game.end_rules, {}))
        try:
            return self.game.action(given)
        except NoSuchAction as unknown:
            if isinstance(unknown.action, Fell) or seat not in ask.seats:
                raise Illegal(Refusal("unknown-action", self.rules_in_force(), {})) from None
            raise Illegal(self.state.agenda[-1].refuse(self.state, seat, unknown.action)) from None
        except BadJson:
            raise Illegal(Refusal("unknown-action", self.rules_in_force(), {})) from None

    def offered(self, seat: Seat, given: Action | Json) -> Action:
        """The option of this seat that is meant, or Illegal with the reason."""
        action = self.meant(seat, given)
        if seat not in self.asked:
            raise Illegal(Refusal("not-asked", self.rules_in_force(), {}))
        return play.offered(self.state, self.asks_of(seat), seat, action)

    def answer(self, seat: Seat, given: Action | Json) -> list[Event]:
        """The answer alone, before chance goes on. Illegal leaves all as it was."""
        action = self.meant(seat, given)
        ask = self.state.asking
        if ask is None or type(seat) is not int or seat < 0:
            raise Illegal(Refusal("not-asked", self.rules_in_force(), {}))
        before = play.copy(self.state)
        happened = play.apply(self.state, seat, action)
        self.mark_trail(seat, ask, before, happened)
        return happened

    def fall(self, fell: Fell) -> list[Event]:
        """One answer of chance."""
        happened = play.apply(self.state, CHANCE, fell)
        self.trail = []
        return happened

    def asks_chance(self) -> bool:
        return self.state.asking is not None and self.state.asking.chance is not None

    def draw(self) -> Fell:
        """What chance answers next."""
        return play.sample_chance(self.state, self.chance)

    def mark_trail(self, seat: Seat, ask: Ask, before: State, happened: list[Event]) -> None:
        """Undo ends at chance, at what was shown or settled, and at the closed answer of another seat."""
        if len(ask.seats) > 1:
            if self.state.asking is not ask:
                self.trail = []
            return
        if self.trail and self.trail[-1][0] != seat:
            self.trail = []
        if any(event.final for event in happened):
            self.trail = []
        else:
            self.trail.append((seat, before))

    # Going back

    def sealed_place(self, seat: Seat) -> int:
        """The seat's place in an open window where it has answered; -1 when it has not."""
        ask = self.state.asking
        place = play.place_of(ask, seat) if ask is not None else -1
        return place if self.state.answers and place >= 0 and self.state.answers[place] is not None else -1

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back now."""
        return self.sealed_place(seat) >= 0 or (bool(self.trail) and self.trail[-1][0] == seat)

    def undo(self, seat: Seat) -> list[Event]:
        """Take back the seat's last answer, if nothing has been drawn, shown or answered since."""
        place = self.sealed_place(seat)
        if place >= 0:
            self.state.answers[place] = None
            return []
        if not self.may_undo(seat):
            raise Illegal(Refusal("cannot-undo", (), {}))
        self.state = self.trail.pop()[1]
        return [Undone(seat)]

    def stand(self, state: State) -> None:
        """Go on from this state instead; nobody can take back what led elsewhere."""
        self.state = state
        self.trail = []
