"""The turn: what it begins with, its five headings in order, and the card at its end."""

from typing import ClassVar

from meydan.core.chance import Draw
from meydan.core.contract import Action, Ask, Fell, Outcome, Refusal, Seat, Step, ask_chance, ask_one, not_now
from meydan.games.risk import events as ev
from meydan.games.risk.actions import ATTACKS_FROM, PLACINGS, Attack, Place, Territory, amounts
from meydan.games.risk.facts import BASE, BONUS, CEASE_FIRE, NEAR, NEUTRAL_TROOPS, PLACES, TERRITORY_BONUS
from meydan.games.risk.rules.amount import amount_of, refuse_amount
from meydan.games.risk.rules.attack import Attacking
from meydan.games.risk.rules.fortify import Fortify
from meydan.games.risk.rules.trade import TradeCards
from meydan.games.risk.rules.winning import cease_fire, check_end_of_turn, check_mission
from meydan.games.risk.table import RiskState


class TakeTurns(Step[RiskState, Action]):
    """RK-040 Place troops, attack, defend, move troops, draw a card; then the next player (RK-041 in this order).

    RK-183 With two players the neutral army comes first. RK-112 Trading comes before attacking, so won cards wait.
    """

    def run(self, s: RiskState) -> None:
        me = s.turn
        s.do(
            StartTurn(me),
            FeedNeutral(me),
            TradeCards(me),
            PlaceTroops(me),
            Attacking(me),
            Fortify(me, s.house.fortify_moves),
            CheckGoal(me),
            RefillDeck(me),
            DrawCard(me),
            PassOn(me),
            self,
        )


class StartTurn(Step[RiskState, Action]):
    """RK-050 Three troops, always; RK-051 more for territories, RK-054 for continents, as they stand now (RK-069)."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: RiskState) -> None:
        me = self.me
        s.captured = False
        check_mission(s, me)
        if s.winners:
            return
        extra = territory_troops(s, me)
        continents = continent_troops(s, me)
        s.reserve = BASE + extra + continents
        s.emit(ev.Reinforced(me, BASE, extra, continents, tuple(s.continents(me))))


def territory_troops(s: RiskState, me: Seat) -> int:
    """RK-051 By the printed table, RK-052 nothing below twelve territories, RK-053 which is not a third of them."""
    return TERRITORY_BONUS[s.held(me)]


def continent_troops(s: RiskState, me: Seat) -> int:
    """RK-054 The bonus of every continent held whole; RK-055 several add up."""
    total = 0
    for continent in range(len(BONUS)):
        if s.holds_continent(me, continent):
            total += BONUS[continent]
    return total


class FeedNeutral(Step[RiskState, Place]):
    """RK-177 Two players: three troops must go to a neutral army, RK-178 all on one of its territories (RK-184)."""

    rules: ClassVar[tuple[str, ...]] = ("RK-177", "RK-178", "RK-184")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: RiskState) -> Ask | None:
        if s.house.mode != "two_player":
            return None
        options: list[Action] = [PLACINGS[place] for place in range(PLACES) if s.is_neutral(s.owner[place])]
        return ask_one(self.me, options) if options else None

    def about(self, s: RiskState) -> dict[str, object]:
        return {"me": self.me, "troops": NEUTRAL_TROOPS}

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        """How strong it becomes, and whom of the two players it would stand against."""
        assert isinstance(action, Place)
        near = NEAR[action.territory]
        mine = sum([s.owner[place] == seat for place in near])
        theirs = sum([s.owner[place] != seat and not s.is_neutral(s.owner[place]) for place in near])
        troops = s.troops[action.territory] + NEUTRAL_TROOPS
        return Outcome("feed-neutral", {"troops": troops, "mine": mine, "theirs": theirs})

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Place) and not s.is_neutral(s.owner[action.territory]):
            return Refusal("not-neutral", self.rules, {"territory": action.territory})
        return not_now(action)

    def answer(self, s: RiskState, seat: Seat, action: Place) -> None:
        s.troops[action.territory] += NEUTRAL_TROOPS
        s.emit(ev.FedNeutral(seat, s.owner[action.territory], action.territory, NEUTRAL_TROOPS))


class PlaceTroops(Step[RiskState, Place]):
    """RK-065 New troops go on own territories only, all on one or spread."""

    rules: ClassVar[tuple[str, ...]] = ("RK-065",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: RiskState) -> Ask | None:
        return ask_one(self.me, [PLACINGS[place] for place in s.own(self.me)]) if s.reserve else None

    def about(self, s: RiskState) -> dict[str, object]:
        return {"me": self.me, "troops": s.reserve}

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, Place)
        place = action.territory
        return Outcome("place-on", {"troops": s.troops[place], "strongest": s.strongest_near(place, seat)})

    def subjects(self, s: RiskState, seat: Seat) -> list[Action]:
        """RK-041 Attacking waits until all new troops stand."""
        return [ATTACKS_FROM[s.own(seat)[0]][0]]

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Attack):
            return Refusal("place-first", ("RK-041",), {"troops": s.reserve})
        if isinstance(action, Place) and s.owner[action.territory] != seat:
            return Refusal("not-yours", self.rules, {"territory": action.territory})
        return not_now(action)

    def answer(self, s: RiskState, seat: Seat, action: Place) -> None:
        s.do(HowMany(seat, action.territory))


class HowMany(Step[RiskState, Action]):
    """RK-065 How many of the new troops go to the chosen territory."""

    rules: ClassVar[tuple[str, ...]] = ("RK-065",)

    def __init__(self, me: Seat, territory: Territory) -> None:
        self.me = me
        self.territory = territory

    def ask(self, s: RiskState) -> Ask | None:
        return ask_one(self.me, amounts(1, s.reserve))

    def about(self, s: RiskState) -> dict[str, object]:
        return {"me": self.me, "territory": self.territory, "troops": s.reserve}

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Place):
            return Refusal("amount-first", self.rules, {"territory": self.territory})
        return refuse_amount(action, 1, s.reserve, self.rules)

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        troops = amount_of(action, s.reserve)
        return Outcome("amount", {"troops": s.troops[self.territory] + troops, "left": s.reserve - troops})

    def default(self, s: RiskState, seat: Seat, options: list[Action]) -> Action:
        """All of them: they must be placed anyway, and nobody has to wait for the same answer again."""
        return options[-1]

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        troops = amount_of(action, s.reserve)
        s.troops[self.territory] += troops
        s.reserve -= troops
        s.emit(ev.Placed(seat, self.territory, troops))
        s.do(PlaceTroops(seat))
        check_mission(s, seat)


class CheckGoal(Step[RiskState, Action]):
    """RK-034 After moving and before the card: RK-037 whoever reaches the goal at the end of the own turn wins."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: RiskState) -> None:
        check_end_of_turn(s, self.me)


class DrawCard(Step[RiskState, Fell]):
    """RK-130 Who took a territory draws one card at the end of the turn (RK-131, RK-134 and cannot decline).

    RK-133 One capture is enough, RK-186 of a neutral territory too. RK-036 The cease-fire card ends the game and is in
    no hand.
    """

    rules: ClassVar[tuple[str, ...]] = ("RK-130", "RK-131", "RK-134")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: RiskState) -> Ask | None:
        if not s.captured or 1 not in s.deck:
            return None
        return ask_chance(Draw(tuple(drawable(s)), 1))

    def answer(self, s: RiskState, seat: Seat, action: Fell) -> None:
        card = action.values[0]
        if card == CEASE_FIRE:
            s.emit(ev.CeaseFire(self.me))
            cease_fire(s)
            return
        s.deck[card] = 0
        s.hands[self.me] = tuple(sorted((*s.hands[self.me], card)))
        s.emit(ev.Drew(self.me, (card,)))


def drawable(s: RiskState) -> list[int]:
    """RK-027 The cease-fire card lies in the lower part of the deck: it cannot come before so many others have."""
    bag = s.deck.copy()
    if PLACES - sum(s.deck[:PLACES]) < s.house.cease_fire_after:
        bag[CEASE_FIRE] = 0
    return bag


class RefillDeck(Step[RiskState, Action]):
    """RK-149, RK-182 An empty deck is made anew of the spent cards when a card is to be drawn; RK-152 hands stay."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: RiskState) -> None:
        if not s.captured or 1 in s.deck:
            return
        count = sum(s.spent)
        if count == 0:
            return
        latest = max(s.epoch) + 1
        for card in range(PLACES):
            if s.spent[card]:
                s.deck[card] = 1
                s.epoch[card] = latest
                s.spent[card] = 0
        s.emit(ev.Reshuffled(count))


class PassOn(Step[RiskState, Action]):
    """RK-021 Play goes clockwise; RK-114 who is out is passed over."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: RiskState) -> None:
        s.turn = s.left_of(self.me)
