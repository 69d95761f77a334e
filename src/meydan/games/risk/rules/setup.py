"""Setup: the four ways to play, up to the first turn."""

from typing import Any, ClassVar, Final

from meydan.core.chance import Draw, Pick
from meydan.core.contract import Action, Ask, Fell, Outcome, Refusal, Seat, Step, ask_chance, ask_one, not_now
from meydan.games.risk import events as ev
from meydan.games.risk.actions import CLAIMS, PLACE_REST, PLACINGS, Army, Claim, Place, Territory, amounts
from meydan.games.risk.facts import (
    BONUS,
    CONTINENT_OF,
    MEMBERS,
    MISSIONS,
    NEUTRALS,
    PLACES,
    STARS,
    TABLES,
    TARGET,
    UNDER,
)
from meydan.games.risk.rules.amount import amount_of, refuse_amount
from meydan.games.risk.rules.turn import TakeTurns
from meydan.games.risk.table import NOBODY, House, RiskState

DEAL: Final[dict[str, list[int]]] = TABLES["deal"]
START_TROOPS: Final[dict[str, int]] = TABLES["classic_troops"]
PLAYER_CARDS: Final[int] = TABLES["two_player"]["cards_per_player"]
ANY_NUMBER: Final = 1_000
"""More moves than anybody makes in one turn."""
NEUTRAL_CARDS: Final[int] = TABLES["two_player"]["cards_per_neutral"]


def setup(seats: int, options: dict[str, Any]) -> RiskState:
    """RK-028 Hands begin empty. RK-009 The cease-fire card lies in the deck of the elementary game only: RK-146 not in
    the classic game, RK-171 nor in that of two players.
    """
    house = House(
        mode=options["mode"],
        pictures=options["trade"] == "pictures",
        speed=options["combat"] == "speed",
        cease_fire_after=int(TABLES["cease_fire_after"][options["cease_fire"]]),
        three_continents=options["goal"] == "three_continents",
        credit_anyone=options["destroy_credit"] == "anyone",
        fortify_moves=ANY_NUMBER if options["fortify_moves"] == "any" else int(options["fortify_moves"]),
        first=options["first"],
        dealt=options["deal"] == "dealt",
    )
    armies = seats + NEUTRALS if house.mode == "two_player" else seats
    return RiskState(
        agenda=[DrawStarter()],
        house=house,
        seats=seats,
        owner=[NOBODY] * PLACES,
        troops=[0] * PLACES,
        hands=[() for _ in range(seats)],
        deck=[1] * PLACES + [1 if house.mode == "elementary" else 0],
        spent=[0] * PLACES,
        laid=(),
        under=[() for _ in range(armies - seats)],
        missions=[None] * seats,
        ruled_out=[0] * seats,
        destroyed_by=[NOBODY] * armies,
        epoch=[0] * PLACES,
        knows=[0] * PLACES,
        turn=0,
        reserve=0,
        captured=False,
        winners=(),
    )


class DrawStarter(Step[RiskState, Fell]):
    """RK-021, RK-176 Chance, or whatever the players agreed on, decides who starts."""

    rules: ClassVar[tuple[str, ...]] = ("RK-021", "RK-142", "RK-176")

    def ask(self, s: RiskState) -> Ask | None:
        return ask_chance(Pick(s.seats)) if s.house.first is None else None

    def answer(self, s: RiskState, seat: Seat, action: Fell) -> None:
        s.do(Start(action.values[0]))

    def run(self, s: RiskState) -> None:
        if s.house.first is not None:
            s.do(Start(s.house.first))


class Start(Step[RiskState, Action]):
    """RK-011 Each way to play sets up in its own manner; then the first player takes the first turn (RK-145).

    RK-140 The classic game begins with claiming, RK-160 the mission game too, RK-010 after the missions are dealt.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: RiskState) -> None:
        s.turn = self.seat
        s.emit(ev.Started(self.seat))
        s.do(TakeTurns())
        order = s.seats_from(self.seat)
        if s.house.mode == "elementary":
            counts = DEAL[str(s.seats)]
            s.do(*[DealTerritories(order[k], counts[k]) for k in range(s.seats)])
        elif s.house.mode == "two_player":
            neutrals = range(s.seats, s.seats + NEUTRALS)
            s.do(
                *[DealTerritories(seat, PLAYER_CARDS) for seat in order],
                *[DealTerritories(army, NEUTRAL_CARDS) for army in neutrals],
                *[LayUnder(army) for army in neutrals],
            )
        else:
            if s.house.dealt:
                s.do(AddTroop(order[PLACES % s.seats]))
                s.do(*[DealTerritories(order[k], share(s, k)) for k in range(s.seats)])
            else:
                s.do(ClaimTerritory(self.seat))
            if s.house.mode == "mission":
                s.do(*[DealMission(seat) for seat in order])


def share(s: RiskState, place: int) -> int:
    """RK-150 As many territories as claiming in turn gives: the first in order get the odd ones."""
    return PLACES // s.seats + (1 if place < PLACES % s.seats else 0)


class DealTerritories(Step[RiskState, Fell]):
    """RK-022 All territory cards are dealt; RK-024 one troop stands on a territory for each star of its card (RK-172).

    RK-026, RK-174 Then the cards are the deck again: they never leave it here. Where a classic game is dealt as a house
    rule, one troop stands on each, as if it had been claimed (RK-142).
    """

    rules: ClassVar[tuple[str, ...]] = ("RK-022", "RK-023", "RK-024")

    def __init__(self, army: Army, count: int) -> None:
        self.army = army
        self.count = count

    def ask(self, s: RiskState) -> Ask | None:
        return ask_chance(Draw(tuple([1 if army == NOBODY else 0 for army in s.owner]), self.count))

    def answer(self, s: RiskState, seat: Seat, action: Fell) -> None:
        troops = 0
        for place in action.values:
            s.owner[place] = self.army
            s.troops[place] = 1 if s.house.dealt else STARS[place]
            troops += s.troops[place]
        if s.is_neutral(self.army):
            s.emit(ev.NeutralGotTerritories(self.army, action.values, troops))
        else:
            s.emit(ev.GotTerritories(self.army, action.values, troops))


class LayUnder(Step[RiskState, Fell]):
    """RK-175 Three cards lie face down under the piece of each neutral army."""

    rules: ClassVar[tuple[str, ...]] = ("RK-175",)

    def __init__(self, army: Army) -> None:
        self.army = army

    def ask(self, s: RiskState) -> Ask | None:
        return ask_chance(Draw(tuple(s.deck), UNDER))

    def answer(self, s: RiskState, seat: Seat, action: Fell) -> None:
        for card in action.values:
            s.deck[card] = 0
        s.put_under(self.army, action.values)
        s.emit(ev.LaidUnder(self.army, UNDER))


class DealMission(Step[RiskState, Fell]):
    """RK-161 Each player gets one mission, at random and secret. RK-164 None is against a colour not in play."""

    rules: ClassVar[tuple[str, ...]] = ("RK-161", "RK-164")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: RiskState) -> Ask | None:
        return ask_chance(Draw(tuple([1 if free(s, mission) else 0 for mission in range(len(MISSIONS))]), 1))

    def answer(self, s: RiskState, seat: Seat, action: Fell) -> None:
        s.missions[self.seat] = action.values[0]
        s.emit(ev.GotMission(self.seat, action.values))


def free(s: RiskState, mission: int) -> bool:
    return in_play(s, mission) and mission not in s.missions


def in_play(s: RiskState, mission: int) -> bool:
    """RK-164 A mission against a colour nobody plays is taken out before the deal."""
    return TARGET[mission] < s.seats


class ClaimTerritory(Step[RiskState, Claim]):
    """RK-142 In turn each puts one troop on an empty territory till all 42 are taken; RK-150 the first get one more."""

    rules: ClassVar[tuple[str, ...]] = ("RK-142",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: RiskState) -> Ask | None:
        return ask_one(self.seat, [CLAIMS[place] for place in range(PLACES) if s.owner[place] == NOBODY])

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Claim) and s.owner[action.territory] != NOBODY:
            return Refusal("already-claimed", self.rules, {"territory": action.territory})
        if action is PLACE_REST:
            return Refusal("claim-first", self.rules, {"count": s.owner.count(NOBODY)})
        return not_now(action)

    def subjects(self, s: RiskState, seat: Seat) -> list[Action]:
        return [PLACE_REST]

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        """RK-054 What it means for the continent."""
        assert isinstance(action, Claim)
        continent = CONTINENT_OF[action.territory]
        held = 1 + sum([s.owner[place] == seat for place in MEMBERS[continent]])
        members = len(MEMBERS[continent])
        figures: dict[str, object] = {"continents": (continent,), "held": held, "members": members}
        return Outcome("claim", figures | {"missing": members - held, "bonus": BONUS[continent]})

    def answer(self, s: RiskState, seat: Seat, action: Claim) -> None:
        s.owner[action.territory] = seat
        s.troops[action.territory] = 1
        s.emit(ev.Claimed(seat, action.territory))
        following = s.left_of(seat)
        s.do(ClaimTerritory(following) if NOBODY in s.owner else AddTroop(following))


def left_to_add(s: RiskState, seat: Seat) -> int:
    """RK-141 35 troops each with three players, 30 with four, 25 with five."""
    return START_TROOPS[str(s.seats)] - s.all_troops(seat)


def others_done(s: RiskState, seat: Seat) -> bool:
    """Nobody else has troops to add, so that one by one or several at once comes to the same."""
    for other in range(s.seats):
        if other != seat and left_to_add(s, other) > 0:
            return False
    return True


def spread(s: RiskState, seat: Seat) -> list[Territory]:
    """Where the rest would go, one by one: on a border to another army, where fewest troops stand."""
    fronts = [place for place in s.own(seat) if s.strongest_near(place, seat)]
    standing = {place: s.troops[place] for place in fronts or s.own(seat)}
    chosen: list[Territory] = []
    for _ in range(left_to_add(s, seat)):
        place = min(standing, key=lambda one: (standing[one], one))
        standing[place] += 1
        chosen.append(place)
    return chosen


def place_brings(s: RiskState, seat: Seat, place: Territory, troops: int) -> Outcome:
    """How many would stand there, and what they would stand against."""
    return Outcome("place", {"troops": s.troops[place] + troops, "strongest": s.strongest_near(place, seat)})


class AddTroop(Step[RiskState, Action]):
    """RK-143 Then in turn each adds one troop to a territory of theirs until all are placed (RK-151 same rotation).

    RK-144 They may all go to one territory. Who likes has all the rest placed in one answer.
    """

    rules: ClassVar[tuple[str, ...]] = ("RK-143", "RK-144")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: RiskState) -> Ask | None:
        if left_to_add(s, self.seat) <= 0:
            return None
        options: list[Action] = [PLACINGS[place] for place in s.own(self.seat)]
        if left_to_add(s, self.seat) > 1:
            options.append(PLACE_REST)
        return ask_one(self.seat, options)

    def about(self, s: RiskState) -> dict[str, object]:
        return {"seat": self.seat, "troops": left_to_add(s, self.seat)}

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, Place):
            return place_brings(s, seat, action.territory, 1)
        count = len(set(spread(s, seat)))
        return Outcome("place-rest", {"troops": left_to_add(s, seat), "count": count})

    def subjects(self, s: RiskState, seat: Seat) -> list[Action]:
        return [PLACE_REST]

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Place) and s.owner[action.territory] != seat:
            return Refusal("not-yours", ("RK-143",), {"territory": action.territory})
        if action is PLACE_REST and left_to_add(s, seat) <= 1:
            return Refusal("one-troop-left", ("RK-143",), {})
        return not_now(action)

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        if not isinstance(action, Place):
            self.place_rest(s, seat)
        elif left_to_add(s, seat) > 1 and others_done(s, seat):
            s.do(AddSeveral(seat, action.territory))
            return
        else:
            s.troops[action.territory] += 1
            s.emit(ev.Placed(seat, action.territory, 1))
        s.do(AddTroop(s.left_of(seat)))

    def place_rest(self, s: RiskState, seat: Seat) -> None:
        """Every troop in the order it would have been added; the others go on adding theirs one by one."""
        places = spread(s, seat)
        for place in places:
            s.troops[place] += 1
        chosen = sorted(set(places))
        s.emit(ev.PlacedRest(seat, tuple(chosen), tuple([places.count(place) for place in chosen]), len(places)))


class AddSeveral(Step[RiskState, Action]):
    """RK-143, RK-144 The last to add need not do it one by one: how many at once."""

    rules: ClassVar[tuple[str, ...]] = ("RK-143", "RK-144")

    def __init__(self, seat: Seat, territory: Territory) -> None:
        self.seat = seat
        self.territory = territory

    def ask(self, s: RiskState) -> Ask | None:
        return ask_one(self.seat, amounts(1, left_to_add(s, self.seat)))

    def about(self, s: RiskState) -> dict[str, object]:
        return {"seat": self.seat, "territory": self.territory, "troops": left_to_add(s, self.seat)}

    def brings(self, s: RiskState, seat: Seat, action: Action) -> Outcome:
        left = left_to_add(s, seat)
        troops = amount_of(action, left)
        return Outcome("amount", {"troops": s.troops[self.territory] + troops, "left": left - troops})

    def refuse(self, s: RiskState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Place):
            return Refusal("amount-first", self.rules, {"territory": self.territory})
        return refuse_amount(action, 1, left_to_add(s, seat), self.rules)

    def answer(self, s: RiskState, seat: Seat, action: Action) -> None:
        troops = amount_of(action, left_to_add(s, seat))
        s.troops[self.territory] += troops
        s.emit(ev.Placed(seat, self.territory, troops))
        s.do(AddTroop(seat))
