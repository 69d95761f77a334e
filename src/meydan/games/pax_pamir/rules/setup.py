"""Setup: piles, market, loyalties, and who takes the first turn."""

from typing import Any, ClassVar, Final

from meydan.core.chance import Pick
from meydan.core.contract import Action, Ask, Fell, Outcome, Seat, Step, ask_chance, ask_one
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import LOYALTIES, ChooseLoyalty
from meydan.games.pax_pamir.codes import BLOCK_CODES
from meydan.games.pax_pamir.facts import (
    AI_CARDS,
    BLOCKS,
    CARDS,
    CHECKS,
    COALITIONS,
    COURT_CARDS,
    CYLINDERS,
    EFFECTS,
    FIGURES,
    FIRST_EVENT,
    PATRIOT,
    REGIONS,
    SLOTS,
    START_RUPEES,
    START_SUIT,
)
from meydan.games.pax_pamir.rules.market import DrawCards
from meydan.games.pax_pamir.rules.turn import TakeTurns
from meydan.games.pax_pamir.rules.wakhan import ShowBack
from meydan.games.pax_pamir.table import House, PaxState

PILES: Final = 6


def setup(seats: int, options: dict[str, Any]) -> PaxState:
    """PP-020 Ten cylinders and four rupees each, no points; PP-013 political is favoured. PP-172 Wakhan is a player,
    PP-174 with cylinders and gifts like all; PP-012 her cards are there only if she plays."""
    house = House(options["wakhan"], options["printing"] == "second", options["discards"] == "open")
    players = seats + 1 if house.wakhan else seats
    return PaxState(
        agenda=[DrawFirst()],
        house=house,
        seats=players,
        people=seats,
        order=tuple(range(players)),
        turn=0,
        favoured=START_SUIT,
        loyalty=[-1] * players,
        rupees=[START_RUPEES] * players,
        points=[0] * players,
        hands=[() for _ in range(players)],
        courts=[() for _ in range(players)],
        prizes=[() for _ in range(players)],
        gifts=[0] * players,
        pool=[BLOCKS] * COALITIONS,
        blocks=[0] * BLOCK_CODES,
        cylinders=[CYLINDERS] * players,
        tribes=[0] * (REGIONS * players),
        spies=[0] * (COURT_CARDS * players),
        ruler=[-1] * REGIONS,
        market=[-1] * SLOTS,
        coins=[0] * SLOTS,
        barred=0,
        unseen_courts=list(range(COURT_CARDS)),
        unseen_events=list(range(FIRST_EVENT, CARDS)),
        pile_courts=court_piles(players),
        pile_events=event_piles(),
        pile_checks=check_piles(),
        checks_left=CHECKS,
        burnt=[],
        buried=[],
        effects=[-1] * EFFECTS,
        actions_left=0,
        used=(),
        withdrawn=(),
        fresh=[],
        ai_deck=[1] * AI_CARDS if house.wakhan else [],
        ai_card=-1,
        ai_back=-1,
        winners=(),
    )


def court_piles(players: int) -> list[int]:
    """PP-014 Six piles of five court cards and one more for each player; the rest is out of the game."""
    return [int(FIGURES["court_cards_per_pile"]) + players] * PILES


def check_piles() -> list[int]:
    """PP-015 One Dominance Check in each of the four right-hand piles."""
    return [1 if pile + 1 in FIGURES["checks_in_piles"] else 0 for pile in range(PILES)]


def event_piles() -> list[int]:
    """PP-016 Of the twelve other events two go to pile 2 and one to each of piles 3 to 6."""
    return [int(FIGURES["events_in_piles"].get(str(pile + 1), 0)) for pile in range(PILES)]


class DrawFirst(Step[PaxState, Fell]):
    """PP-021 A random player chooses a loyalty first, then the others clockwise; PP-018 the market lies open."""

    rules: ClassVar[tuple[str, ...]] = ("PP-021",)

    def ask(self, s: PaxState) -> Ask | None:
        return ask_chance(Pick(s.people))

    def answer(self, s: PaxState, seat: Seat, action: Fell) -> None:
        first = action.values[0]
        people = [(first + k) % s.people for k in range(s.people)]
        take_seats(s, people[-1])
        s.emit(ev.Started(first))
        s.do(DrawCards(), *[PickLoyalty(one) for one in people], TakeTurns())
        if s.house.wakhan:
            s.do(ShowBack(False))


def take_seats(s: PaxState, last: Seat) -> None:
    """PP-022 The last to choose takes the first turn; PP-175 Wakhan sits to the right of that player and begins."""
    order = [(last + k) % s.people for k in range(s.people)]
    if s.house.wakhan:
        order.insert(0, s.wakhan())
    s.order = tuple(order)
    s.turn = order[0]


class PickLoyalty(Step[PaxState, Action]):
    """PP-021 Each chooses a starting loyalty; several may choose the same. PP-037 From now on there is always one."""

    rules: ClassVar[tuple[str, ...]] = ("PP-021", "PP-037")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: PaxState) -> Ask | None:
        return ask_one(self.seat, LOYALTIES)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-039 Patriots of the coalition lie in the market; PP-162 who shares it shares its points."""
        assert isinstance(action, ChooseLoyalty)
        loyal = tuple([other for other in range(s.people) if s.loyalty[other] == action.coalition])
        patriots = [card for card in s.market if 0 <= card < COURT_CARDS and PATRIOT[card] == action.coalition]
        return Outcome("choose-loyalty", {"patriot_count": len(patriots), "shared": len(loyal), "seats": loyal})

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, ChooseLoyalty):
            s.loyalty[seat] = action.coalition
            s.emit(ev.ChoseLoyalty(seat, action.coalition))
