"""Produce: workers make what their territories give."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import AMOUNTS, DONE, PRODUCTIONS, TAKE_WORKER, Amount, Place, ProduceOn
from meydan.games.scythe.facts import (
    COINS,
    MILL,
    POPULARITY,
    POWER,
    PRODUCE_COST,
    PRODUCES,
    TERRAIN,
    TERRITORIES,
    VILLAGE,
    WORKER_GOAL,
)
from meydan.games.scythe.rules.stars import ends_game, star_figures
from meydan.games.scythe.rules.supplies import pay, put_resources
from meydan.games.scythe.table import ScytheState


def produce_cost(s: ScytheState, me: Seat) -> list[int]:
    """SC-081, SC-082 Power, popularity and coins by the workers that are off the mat before the action."""
    return PRODUCE_COST[s.workers_out(me)]


def can_produce(s: ScytheState, me: Seat) -> bool:
    """SC-087 The cost must be there."""
    power, popularity, coins = produce_cost(s, me)
    return s.power[me] >= power and s.popularity[me] >= popularity and s.coins[me] >= coins


def pay_for_production(s: ScytheState, me: Seat) -> None:
    """SC-081 More workers make production dearer."""
    power, popularity, coins = produce_cost(s, me)
    pay(s, me, POWER, power)
    pay(s, me, POPULARITY, popularity)
    pay(s, me, COINS, coins)


def upkeep_after(s: ScytheState, me: Seat, count: int) -> int:
    """SC-082 How many things production costs with so many more workers: power, then popularity, then a coin."""
    return sum(PRODUCE_COST[s.workers_out(me) + count])


class Producing(Step[ScytheState, Action]):
    """SC-083 Choose different territories, SC-127 with the Mill's as an extra one; SC-085 none has to produce.

    SC-089 A territory produces once, so workers born in this action do not produce in it.
    """

    rules: ClassVar[tuple[str, ...]] = ("SC-083", "SC-085", "SC-127")

    def __init__(self, me: Seat, left: int, mill: Place | None, used: tuple[Place, ...]) -> None:
        self.me = me
        self.left = left
        self.mill = mill
        """The hex of the own Mill while it may still be used as an extra one."""
        self.used = used

    def ask(self, s: ScytheState) -> Ask | None:
        places = [place for place in TERRITORIES if place not in self.used and self.yields(s, place) > 0]
        return ask_one(self.me, [*[PRODUCTIONS[place] for place in places], DONE]) if places else None

    def yields(self, s: ScytheState, place: Place) -> int:
        """SC-083 One for each worker there, SC-127 and one for the Mill; no more workers than the mat still has.

        SC-090, SC-091 Two workers on a mountain make two metal.
        """
        if not PRODUCES[place] or not s.controls(self.me, place) or not self.may_still(place):
            return 0
        count = self.hands_on(s, place)
        return min(count, s.unborn[self.me]) if TERRAIN[place] == VILLAGE else count

    def may_still(self, place: Place) -> bool:
        """SC-083 As many territories as the action has, SC-127 and that of the Mill."""
        return self.left > 0 or place == self.mill

    def hands_on(self, s: ScytheState, place: Place) -> int:
        """SC-028 The workers there, SC-127 and the Mill, which works like one."""
        return s.workers[place] + (1 if place == self.mill else 0)

    def about(self, s: ScytheState) -> dict[str, object]:
        return {"me": self.me, "left": self.left}

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        return self.refuse_place(s, seat, action) if isinstance(action, ProduceOn) else not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if not isinstance(action, ProduceOn):
            return Outcome("done-producing", {"left": self.left})
        count = self.yields(s, action.place)
        figures: dict[str, object] = {"count": count, "mill": action.place == self.mill}
        terrain = TERRAIN[action.place]
        if terrain != VILLAGE:
            return Outcome("produce-on", figures | {"resource": terrain, "after": s.tokens_of(seat, terrain) + count})
        sure = count if count == 1 else 0
        return Outcome("produce-on-village", figures | star_figures(s, seat, {WORKER_GOAL: sure}))

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return ends_game(self.brings(s, seat, action))

    def refuse_place(self, s: ScytheState, seat: Seat, action: ProduceOn) -> Refusal:
        place = action.place
        if place in self.used:
            return Refusal("already-produced", ("SC-083",), {"place": place})
        if not PRODUCES[place]:
            return Refusal("no-production", ("SC-083",), {"place": place})
        if not s.controls(seat, place):
            return Refusal("not-controlled", ("SC-083",), {"place": place})
        if not self.may_still(place):
            return Refusal("only-the-mill", ("SC-083", "SC-127"), {})
        if not self.hands_on(s, place):
            return Refusal("nobody-works-there", ("SC-083",), {"place": place})
        if not self.yields(s, place):
            return Refusal("no-workers-left", ("SC-084",), {})
        return not_now(action)

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if not isinstance(action, ProduceOn):
            return
        place = action.place
        milled = place == self.mill
        left = self.left if milled else self.left - 1
        after = Producing(seat, left, None if milled else self.mill, (*self.used, place))
        count = self.yields(s, place)
        if TERRAIN[place] == VILLAGE:
            s.do(NewWorkers(seat, place, count), after)
        else:
            put_resources(s, seat, place, TERRAIN[place], count, "produce")
            s.do(after)


class NewWorkers(Step[ScytheState, Amount]):
    """SC-085 A village gives as many new workers as its owner wants, SC-084 on that village."""

    rules: ClassVar[tuple[str, ...]] = ("SC-084", "SC-085")

    def __init__(self, me: Seat, place: Place, most: int) -> None:
        self.me = me
        self.place = place
        self.most = most

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, AMOUNTS[self.most : 0 : -1])

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Amount) and action.count > self.most:
            return Refusal("too-many-workers", self.rules, {"most": self.most})
        if isinstance(action, ProduceOn):
            return Refusal("number-first", ("SC-085",), {"place": self.place})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        """SC-085 What production will cost with so many workers."""
        assert isinstance(action, Amount)
        stars = star_figures(s, seat, {WORKER_GOAL: action.count})
        return Outcome("amount", {"upkeep": upkeep_after(s, seat, action.count)} | stars)

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return ends_game(self.brings(s, seat, action))

    def default(self, s: ScytheState, seat: Seat, options: list[Action]) -> Action:
        """SC-086 Workers never go back to the mat, and the more there are the dearer production is: the fewest."""
        return options[-1]

    def answer(self, s: ScytheState, seat: Seat, action: Amount) -> None:
        bear(s, seat, self.place, action.count, "produce")


def bear(s: ScytheState, me: Seat, place: Place, count: int, why: str) -> None:
    """SC-084, SC-086 Workers leave the mat for good, any number of them on a hex (SC-088)."""
    s.unborn[me] -= count
    s.put_units(me, place, 0, count)
    s.emit(ev.GotWorkers(me, count, place, why))


class GainWorker(Step[ScytheState, Action]):
    """SC-178 A worker that a card gives stands on the hex of the encounter; SC-177 it may be declined."""

    rules: ClassVar[tuple[str, ...]] = ("SC-177", "SC-178")

    def __init__(self, me: Seat, place: Place) -> None:
        self.me = me
        self.place = place

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, [TAKE_WORKER, DONE]) if s.unborn[self.me] else None

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if action is not TAKE_WORKER:
            return Outcome("done-worker", {})
        stars = star_figures(s, seat, {WORKER_GOAL: 1})
        return Outcome("take-worker", {"upkeep": upkeep_after(s, seat, 1)} | stars)

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return ends_game(self.brings(s, seat, action))

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if action is TAKE_WORKER:
            bear(s, seat, self.place, 1, "encounter")


def mill_of(s: ScytheState, me: Seat) -> Place | None:
    """SC-127 The hex of the own Mill; SC-123 it does not produce while another controls it."""
    place = s.structure_at(me, MILL)
    return place if place >= 0 and s.controls(me, place) else None
