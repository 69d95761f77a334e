# interpreted
"""The laws every game keeps, checked on positions of real games. Tests and the fuzzer run them; none names a game.

Each law counts the decisions and hidden zones it really compared, so that nothing passes by comparing nothing.
"""

import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.codec import Json
from meydan.core.contract import CHANCE, WHEN, Action, Ask, Event, Fell, Refusal, Seat, State
from meydan.core.errors import Illegal, MeydanError
from meydan.core.game import Game
from meydan.core.rules import imagined
from meydan.core.table import Table
from meydan.core.text import LANGUAGES, MissingText, has, sentence
from meydan.core.value import fields_of


class Broken(AssertionError):
    """A law does not hold; ``record`` replays to where it broke."""

    def __init__(self, law: str, message: str, record: Json) -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.record = record


def law(check: Callable[..., int | None]) -> Callable[..., int | None]:
    check.__dict__["law"] = True
    return check


class Laws:
    """Checks a table as it is. Every law returns how many things it compared (one, when it says nothing)."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.compared: Counter[str] = Counter()
        self.spoken: set[tuple[object, ...]] = set()
        """Sentences already heard, so that each kind of thing is spoken once per language and reader."""

    def hold(self, t: Table, only: str = "") -> None:
        """Check every law (or one) at this position."""
        for name in LAWS:
            if not only or name == only:
                try:
                    count = getattr(self, name)(t)
                except Broken:
                    raise
                except (AssertionError, MissingText) as fault:
                    raise Broken(name, str(fault), t.record()) from fault
                self.compared[name] += 1 if count is None else count

    def random_seat(self, t: Table) -> Seat:
        return self.rng.randrange(t.people)

    @law
    def no_dead_end(self, t: Table) -> None:
        """Somebody can answer, or the game is over and has a result."""
        if t.asked:
            assert t.result is None, "a game that still asks has a result"
            assert all(t.asks_of(seat) for seat in t.asked), "a seat is asked and has no option"
        else:
            assert t.result is not None and t.result.winners, "a game that asks nobody has no winner"

    @law
    def options_are_distinct_actions_of_the_table(self, t: Table) -> None:
        for seat in t.asked:
            options = t.asks_of(seat)
            assert len({id(option) for option in options}) == len(options), "an option is offered twice"
            for option in options:
                assert t.game.actions[option.index] is option, f"{option!r} is not in the table of actions"

    @law
    def reasons_object_to_what_is_not_offered(self, t: Table) -> None:
        """No check of a step objects to an option; some check objects to whatever else could be done by the same verb.
        Each reason names rules and has words, and says when a thing is done only where its verb is not asked for."""
        if not t.asked:
            return
        step, seat = t.state.agenda[-1], self.rng.choice(t.asked)
        options = t.asks_of(seat)
        verbs, offered = {type(option) for option in options}, {id(option) for option in options}
        others = [action for action in t.game.actions if id(action) not in offered]
        for action in (*options, *self.rng.sample(others, min(len(others), REFUSED))):
            reason = step.refuse(t.state, seat, action)
            late = reason.key.startswith(WHEN)
            if id(action) in offered:
                assert late, f"{action!r} is offered, and refused by {reason.key} at {step!r}"
            elif type(action) in verbs:
                assert not late, f"no check of {step!r} objects to {action!r}, and it is not offered"
            self.sound_reason(t, reason, seat)

    def sound_reason(self, t: Table, reason: Refusal, seat: Seat) -> None:
        assert reason.rules, f"the reason {reason!r} names no rule"
        heard = (t.game.key, reason.key, *reason.rules)
        if heard not in self.spoken:
            self.spoken.add(heard)
            for lang in LANGUAGES:
                assert sentence(t.game, reason, lang, seat, None).strip(), f"{reason!r} says nothing in {lang}"
                for rule in reason.rules:
                    assert has(t.game.folder, lang, f"rule-{rule}"), f"{reason!r} names {rule}, which is no rule"

    @law
    def the_default_is_an_option(self, t: Table) -> None:
        for seat in t.asked:
            default = t.default_of(seat)
            assert any(option is default for option in t.asks_of(seat)), f"{default!r} is no option of seat {seat}"

    @law
    def a_refused_action_changes_nothing(self, t: Table) -> None:
        before = state_json(t)
        count = len(t.log), len(t.history)
        seat = self.random_seat(t)
        wrong = [a for a in t.game.actions if not any(a is option for option in t.asks_of(seat))]
        if wrong:
            try:
                t.play(seat, self.rng.choice(wrong))
            except Illegal:
                pass
            else:
                raise AssertionError("an action that was not offered was played")
        assert state_json(t) == before and (len(t.log), len(t.history)) == count, "a refused action left a trace"

    @law
    def copies_are_independent(self, t: Table) -> None:
        before, twin = state_json(t), t.copy()
        assert state_json(twin) == before, "a copy differs"
        self.play_on(twin, 6)
        assert state_json(t) == before, "playing a copy changed the original"
        other, after = t.copy(), state_json(twin)
        self.play_on(other, 6)
        assert state_json(twin) == after, "playing one copy changed another"

    @law
    def json_loses_nothing(self, t: Table) -> None:
        data = state_json(t)
        again = t.game.codec.decode_state(json.loads(data), t.game.state, t.game.action_table)
        assert dump(t.game, again) == data, "a state differs after JSON"
        for field in (*fields_of(type(t.state)), "answers"):
            assert getattr(again, field) == getattr(t.state, field), f"{field} differs after JSON"
        ask, its = t.state.asking, again.asking
        assert (ask is None) == (its is None), "a state asks differently after JSON"
        if ask is not None and its is not None:
            assert ask == its, "a state asks differently after JSON"

    @law
    def undo_restores_the_state(self, t: Table) -> None:
        """An answer can be taken back until chance, a reveal, or the answers of others have settled it."""
        ask, answers = t.state.asking, t.state.answers
        if ask is None:
            return
        seat = self.rng.choice(t.asked)
        before = state_json(t)
        twin = t.copy()
        twin.play(seat, self.rng.choice(t.asks_of(seat)))
        settled = twin.log[-1][0] == CHANCE or any(event.final for event in twin.history[len(t.history) :])
        closed = bool(answers) and twin.state.asking is not ask
        if settled or closed:
            assert not twin.trail, "undo would pass chance, a reveal or another's closed answer"
        elif answers and answers[play.place_of(ask, seat)] is not None:
            assert twin.state.asking is ask, "an answer replaced in a window closed it"
        else:
            twin.undo(seat)
            assert state_json(twin) == before, "undo did not restore the state"
            assert len(twin.log) == len(t.log) + 2, "undo is not in the log"

    @law
    def imagining_reads_only_what_the_seat_knows(self, t: Table) -> int:
        """Imagining twice is imagining once, and the seat cannot tell an imagined table from the real one."""
        seat = self.random_seat(t)
        first, second = self.rng.getrandbits(32), self.rng.getrandbits(32)
        twice, once = t.imagine(seat, first).imagine(seat, second), t.imagine(seat, second)
        assert state_json(twice) == state_json(once), f"imagine for seat {seat} read what the seat cannot know"
        assert twice.history == once.history, f"imagine for seat {seat} tells other events"
        same_eyes(t, once, seat, "imagined")
        return len(t.game.hidden(t.state, seat))

    @law
    def worlds_that_look_the_same_go_on_looking_the_same(self, t: Table) -> int:
        """Give the same answers to the real table and an imagined one: the seat sees no difference until a reveal."""
        seat = self.random_seat(t)
        ours, theirs = t.copy(), t.imagine(seat, self.rng.getrandbits(32))
        if ours.state.answers != theirs.state.answers:
            return 0  # closing the window is going to show it
        count = 0
        for _ in range(8):
            step = shared_answer(ours.state, theirs.state, self.rng)
            if step is None:
                break
            mine, others = play.apply(ours.state, *step), play.apply(theirs.state, *step)
            ours.history.extend(mine)
            theirs.history.extend(others)
            if [e.seen_by(seat) for e in mine if e.final] != [e.seen_by(seat) for e in others if e.final]:
                break
            same_eyes(ours, theirs, seat, "like")
            count += 1
        return count

    @law
    def the_order_of_answers_changes_nothing(self, t: Table) -> int:
        ask = t.state.asking
        if ask is None or len(ask.seats) < 2:
            return 0
        for _ in range(WINDOWS):
            self.answers_in_any_order(t, ask)
        return WINDOWS

    def answers_in_any_order(self, t: Table, ask: Ask) -> None:
        answers = [(seat, self.rng.choice(ask.options_of(seat))) for seat in ask.seats]
        ends = []
        for _ in range(2):
            self.rng.shuffle(answers)
            s = play.copy(t.state)
            s.answers = [None] * len(ask.seats)
            replaced = self.rng.choice(ask.seats)
            if replaced != answers[-1][0]:
                play.apply(s, replaced, ask.options_of(replaced)[-1])
            events: list[Event] = []
            for seat, action in answers:
                assert seat in (s.asking.seats if s.asking else ()), "a window closed before all had answered"
                events = play.apply(s, seat, action)
            ends.append((dump(t.game, s), events))
        assert ends[0] == ends[1], "the order of answers in a window changed the outcome"

    @law
    def nothing_is_created_or_lost(self, t: Table) -> None:
        """Closed totals never change; open supplies change just as the events say."""
        s = play.copy(t.state)
        for _ in range(4):
            closed, supplies = t.game.closed(s), t.game.supplies(s)
            events = random_answer(s, self.rng)
            if events is None:
                break
            assert t.game.closed(s) == closed, f"{closed} became {t.game.closed(s)}"
            for event in events:
                for what, amount in event.flow().items():
                    supplies[what] += amount
            assert t.game.supplies(s) == supplies, f"{t.game.supplies(s)} where the events say {supplies}"
        assert t.game.closed(s) == t.game.closed(fresh_state(t)), "totals differ from the box"

    @law
    def everything_has_a_sentence(self, t: Table) -> int:
        """Every event, prompt, option and refusal speaks Persian and English, to whom it concerns and to others."""
        things: list[object] = list(t.history[-6:])
        reader = self.rng.choice([None, *range(t.people)])
        prompt = t.prompt(reader)
        if prompt is not None:
            things += [prompt, *t.asks_of(t.asked[0])]
            seat, action = t.asked[0], self.rng.choice(t.game.actions)
            things += [t.state.agenda[-1].refuse(t.state, seat, action)]
        count = 0
        for thing in things:
            if isinstance(thing, Event):
                thing = thing.seen_by(reader)
            kind = (type(thing).__name__, getattr(thing, "step", ""), getattr(thing, "key", ""), reader is None)
            if (kind, repr(thing)) in self.spoken:
                continue
            self.spoken.add((kind, repr(thing)))
            for lang in LANGUAGES:
                assert sentence(t.game, thing, lang, reader, None).strip(), f"{thing!r} says nothing in {lang}"
                count += 1
        return count

    def play_on(self, t: Table, answers: int) -> None:
        for _ in range(answers):
            if not t.asked:
                return
            seat = self.rng.choice(t.waiting)
            t.play(seat, self.rng.choice(t.asks_of(seat)))


LAWS = tuple(name for name, value in vars(Laws).items() if getattr(value, "law", False))


def dump(game: Game, s: State) -> str:
    return json.dumps(game.codec.encode_state(s), sort_keys=True)


def state_json(t: Table) -> str:
    return dump(t.game, t.state)


def fresh_state(t: Table) -> State:
    return t.game.setup(t.people, t.options)


def same_eyes(ours: Table, theirs: Table, seat: Seat, kind: str) -> None:
    """All that the seat may know is the same at both tables."""
    for what in ("view", "prompt", "asks_of", "offer", "events"):
        mine, other = getattr(ours, what)(seat), getattr(theirs, what)(seat)
        assert mine == other, f"seat {seat} can tell two {kind} tables apart by its {what}: {mine!r} / {other!r}"
    assert ours.asked == theirs.asked, f"seat {seat} can tell two {kind} tables apart by who is asked"


def random_answer(s: State, rng: Random) -> list[Event] | None:
    """Let chance or a waiting seat answer at random; None when the game is over."""
    ask = s.asking
    if ask is None:
        return None
    if ask.chance is not None:
        return play.apply(s, CHANCE, play.sample_chance(s, Seeded(rng.getrandbits(32))))
    seat = rng.choice(play.waiting(s))
    return play.apply(s, seat, rng.choice(ask.options_of(seat)))


def shared_answer(ours: State, theirs: State, rng: Random) -> tuple[Seat, Action] | None:
    """An answer that is legal in both worlds, if there is one."""
    ask, its = ours.asking, theirs.asking
    if ask is None or its is None:
        return None
    if ask.chance is not None or its.chance is not None:
        if ask.chance is None or its.chance is None:
            return None
        fell = ask.chance.sample(Seeded(rng.getrandbits(32)))
        return (CHANCE, Fell(fell)) if its.chance.allows(fell) else None
    seat = rng.choice(play.waiting(ours))
    both = [a for a in ask.options_of(seat) if any(a is b for b in its.options_of(seat))]
    return (seat, rng.choice(both)) if both else None


def fuzz_game(game: Game, seats: int, options: dict[str, Json], seed: int, laws: Laws | None = None) -> int:
    """Play one game at random and check the laws on the way, thinner as it grows long. Returns the decisions."""
    rng = Random(seed)
    checks = laws or Laws(rng)
    checks.rng = rng
    t = Table.new(game.key, seats, seed, options)
    decisions = 0
    try:
        for number in range(LONGEST):
            if number < DENSE or not t.asked or rng.random() < DENSE / number:
                checks.hold(t)
            if not t.asked:
                break
            seat = rng.choice(t.waiting)
            decisions += len(t.asks_of(seat)) > 1
            t.play(seat, rng.choice(t.asks_of(seat)))
            if rng.random() < 0.05:
                take_back(t, seat)
        replays(t)
    except Broken:
        raise
    except Exception as fault:
        raise Broken("no_fault", f"{type(fault).__name__}: {fault}", t.record()) from fault
    return decisions


REFUSED = 60
"""Actions that are not offered and are looked at in each position: some games have thousands."""
WINDOWS = 24
"""Sets of answers tried at each open window: some games open few of them."""
LONGEST = 1_500
"""Answers after which a random game is cut: some never end by themselves."""
DENSE = 12
"""So many positions at the start are all checked; later ones ever more rarely, so that long games get their share."""


def take_back(t: Table, seat: Seat) -> None:
    with suppress(Illegal):
        t.undo(seat)


def replays(t: Table) -> None:
    """A record replays to the same state and the same events."""
    data = json.loads(json.dumps(t.record()))
    again = Table.replay(data)
    if not again.same(t) or again.record() != t.record():
        raise Broken("a_record_replays", "a replayed record gives another game", data)


def could_be(t: Table, seat: Seat, rng: Random) -> State | None:
    """Another past that looks the same to the seat: its own answers kept, all it did not see chosen anew."""
    laid = Table.laid(t.game.key, t.people, t.options, Seeded(0))
    real, other = laid.state, play.copy(laid.state)
    for who, action in t.log:
        if not isinstance(action, Action):
            raise MeydanError("a past with undo in it cannot be retold")
        seen = [event.seen_by(seat) for event in play.apply(real, who, action)]
        if not retell(other, seat, who, action, seen, rng):
            return None
    return other


def retell(s: State, seat: Seat, who: Seat, action: Action, seen: list[Event], rng: Random) -> bool:
    """Answer anew in place of ``who``, such that the seat sees just what it saw."""
    ask = s.asking
    if ask is None or who not in ask.seats:
        return False
    tries: list[Action] = [action]
    if who != seat:
        chance = ask.chance
        if chance is not None:
            drawn = [Fell(chance.sample(Seeded(rng.getrandbits(32)))) for _ in range(6)]
            tries = [*drawn, action]
        else:
            tries = rng.sample(ask.options_of(who), len(ask.options_of(who)))
    before = play.copy(s)
    for attempt in tries:
        twin = play.copy(before)
        try:
            events = play.apply(twin, who, attempt)
        except Illegal:
            continue
        if [event.seen_by(seat) for event in events] == seen:
            play.apply(s, who, attempt)
            return True
    return False


def zones_imagined(t: Table, seat: Seat, seeds: range) -> dict[str, Counter[object]]:
    """How often each hidden zone takes each value over these seeds."""
    zones: dict[str, Counter[object]] = {}
    for seed in seeds:
        s = imagined(t.game, t.state, seat, Seeded(seed))
        for zone, value in t.game.hidden(s, seat).items():
            zones.setdefault(zone, Counter())[value] += 1
    return zones
