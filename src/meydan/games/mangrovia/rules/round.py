"""The round: bowls, boat, and preparing the next one."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import PASS, PLACE_BOWL, PlaceBowl, Task
from meydan.games.mangrovia.facts import (
    BOWLS,
    JETTIES,
    LANDS,
    LANDSCAPE_CARDS,
    PLACE_AT,
    RITUAL_PLACES,
    VALUE_CARDS,
)
from meydan.games.mangrovia.rules.boat import Boat
from meydan.games.mangrovia.rules.cards import FillRow
from meydan.games.mangrovia.rules.scoring import FinalScoring
from meydan.games.mangrovia.table import BLOCKED, NOBODY, MangroviaState

VOYAGE: Final[list[Boat]] = [Boat(jetty) for jetty in range(1, len(JETTIES))]


class PlayRound(Step[MangroviaState, Action]):
    """MG-040 Place bowls, move the boat and act, prepare the next round."""

    def run(self, s: MangroviaState) -> None:
        s.round += 1
        s.emit(ev.RoundBegan(s.round, s.start))
        s.do(*bowls_in_turn(s), *VOYAGE, EndRound())


def bowls_in_turn(s: MangroviaState) -> list["PutBowl"]:
    """MG-050 The start player first, then clockwise; MG-051 with two bowls each everybody goes round a second time."""
    order = s.seats_from(s.start)
    return [PutBowl(seat, number) for number in range(1, BOWLS[s.seats] + 1) for seat in order]


class PutBowl(Step[MangroviaState, PlaceBowl]):
    """MG-050 Place a bowl on a free ritual place, MG-054 never on the blocked one; MG-053 that is not optional."""

    rules: ClassVar[tuple[str, ...]] = ("MG-050", "MG-052", "MG-053")

    def __init__(self, me: Seat, number: int) -> None:
        self.me = me
        self.number = number

    def ask(self, s: MangroviaState) -> Ask | None:
        return ask_one(self.me, [PLACE_BOWL[place] for place in s.free_places() if not self.kept_from(s, place)])

    def kept_from(self, s: MangroviaState, place: int) -> bool:
        """MG-052 With two bowls each the start player may not put the first of them on the first ritual place."""
        return place == 0 and self.number == 1 and self.me == s.start and BOWLS[s.seats] > 1

    def refuse(self, s: MangroviaState, seat: Seat, action: Action) -> Refusal:
        if action is PASS:
            return Refusal("bowl-not-optional", ("MG-053",), {})
        if not isinstance(action, PlaceBowl):
            return not_now(action)
        place = action.place - 1
        if not 0 <= place < RITUAL_PLACES:
            return Refusal("no-such-place", ("MG-018",), {"place": action.place})
        if s.bowls[place] == BLOCKED:
            return Refusal("place-blocked", ("MG-032", "MG-054"), {"place": action.place})
        if s.bowls[place] != NOBODY:
            return Refusal("place-taken", ("MG-050",), {"place": action.place})
        return Refusal("not-with-first-bowl", ("MG-052",), {}) if self.kept_from(s, place) else not_now(action)

    def brings(self, s: MangroviaState, seat: Seat, action: Action) -> Outcome:
        """MG-063 A bowl acts at both jetties beside its place, MG-068 and at some does one of two things."""
        assert isinstance(action, PlaceBowl)
        first, second = [jetty for jetty in range(1, len(JETTIES)) if PLACE_AT[jetty] == action.place - 1]
        return Outcome(
            "place-bowl",
            {
                "jetty": first,
                "task": tasks_at(first),
                "either": len(JETTIES[first]) > 1,
                "other_jetty": second,
                "other_task": tasks_at(second),
                "other_either": len(JETTIES[second]) > 1,
            },
        )

    def answer(self, s: MangroviaState, seat: Seat, action: PlaceBowl) -> None:
        s.bowls[action.place - 1] = seat
        s.bowls_left[seat] -= 1
        s.emit(ev.BowlPlaced(seat, action.place))


def tasks_at(jetty: int) -> tuple[Task, ...]:
    """MG-064 to MG-075 All that can be done at a jetty."""
    return tuple(dict.fromkeys([task for parts in JETTIES[jetty] for task, _ in parts]))


class EndRound(Step[MangroviaState, Action]):
    """MG-140 After somebody's last hut the round is played to its end (MG-155) and the game is over."""

    def run(self, s: MangroviaState) -> None:
        if s.ending:
            s.do(FinalScoring())
        else:
            s.do(PassTalisman(), TakeBack(), FillRow(VALUE_CARDS), FillRow(LANDSCAPE_CARDS), PlayRound())


class PassTalisman(Step[MangroviaState, Action]):
    """MG-130 Who used the first ritual place starts the next round."""

    def run(self, s: MangroviaState) -> None:
        if s.claimed < 0:
            nobody_first(s)
        else:
            s.start = s.claimed
            s.claimed = NOBODY
            s.emit(ev.TookTalisman(s.start))


def nobody_first(s: MangroviaState) -> None:
    """MG-131 Nobody used it: the talisman goes to the right, and the birds to the two landscapes that were free."""
    s.start = s.right_of(s.start)
    s.emit(ev.TalismanPassed(s.start))
    s.birds = tuple([land for land in range(LANDS) if land not in s.birds])
    s.emit(ev.BirdsChanged(s.birds))


class TakeBack(Step[MangroviaState, Action]):
    """MG-133 Bowls are taken back, the boat returns to its start; MG-032 the blocked place stays blocked."""

    def run(self, s: MangroviaState) -> None:
        s.jetty = 0
        for place in range(RITUAL_PLACES):
            seat = s.bowls[place]
            if seat >= 0:
                s.bowls[place] = NOBODY
                s.bowls_left[seat] += 1
