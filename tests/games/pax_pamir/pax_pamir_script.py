"""Pax Pamir as a script: lay out a table in words, say answers in words, let chance draw by number.

    g = pax(2, courts="30 14 | 24", tribes="punjab 1 1", armies="kabul british 2", rupees="6 4")
    g.says(0, "use 14 build")
    g.says(0, "place army kabul")

Cards go by their printed numbers. Seats are parted by bars. Nothing here is lenient: an answer that is not offered, a
card in two places or too many pieces raises.
"""

import re
from typing import Any

import script
from script import split

from meydan.core import play
from meydan.core.contract import CHANCE, Action, Event, Fell, Seat
from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir.codes import road_space
from meydan.games.pax_pamir.facts import (
    AI_BACK,
    AI_CARDS,
    BACKS,
    BORDER_IDS,
    CARDS,
    COALITION_IDS,
    COURT_CARDS,
    EFFECT_IDS,
    FIRST_EVENT,
    GIFT_COSTS,
    REGION_IDS,
    REGIONS,
    SLOTS,
    SUIT_IDS,
)
from meydan.games.pax_pamir.rules.pieces import ruler_of
from meydan.games.pax_pamir.rules.turn import TakeTurns
from meydan.games.pax_pamir.table import PaxState


def numbers(words: str) -> tuple[int, ...]:
    """Printed numbers as the state holds them."""
    return tuple(int(word) - 1 for word in words.split())


class Script(script.Script[PaxState]):
    """One state, and the words to play it with."""

    game = GAME

    @classmethod
    def spoken(cls, action: Action) -> str:
        """``buy 30``, ``use 30 tax``, ``give gift 4``, ``move army kabul punjab``."""
        return re.sub(r"\b(court|event|gift)_", "", super().spoken(action))

    # saying

    def draws(self, number: int) -> list[Event]:
        """Chance deals this card to the market."""
        return self.apply(CHANCE, Fell((number - 1,)))

    # looking

    def offers(self, start: str) -> list[str]:
        """Of the options those that begin so."""
        return [option for option in self.options() if option.startswith(start)]

    @property
    def rupees(self) -> list[int]:
        return self.state.rupees

    @property
    def points(self) -> list[int]:
        return self.state.points

    @property
    def left(self) -> int:
        return self.state.actions_left

    @property
    def favoured(self) -> str:
        return SUIT_IDS[self.state.favoured]

    def loyalty(self, seat: Seat) -> str:
        return COALITION_IDS[self.state.loyalty[seat]]

    def court(self, seat: Seat) -> list[int]:
        return [card + 1 for card in self.state.courts[seat]]

    def hand(self, seat: Seat) -> list[int]:
        return [card + 1 for card in self.state.hands[seat]]

    def prizes(self, seat: Seat) -> list[int]:
        return [card + 1 for card in self.state.prizes[seat]]

    def gifts(self, seat: Seat) -> list[int]:
        return [GIFT_COSTS[g] for g in range(3) if self.state.has_gift(seat, g)]

    def army(self, region: str, coalition: str) -> int:
        return self.state.army(REGION_IDS.index(region), COALITION_IDS.index(coalition))

    def road(self, border: str, coalition: str) -> int:
        return self.state.road(BORDER_IDS.index(border), COALITION_IDS.index(coalition))

    def blocks(self, coalition: str) -> int:
        return self.state.blocks_in_play(COALITION_IDS.index(coalition))

    def tribe(self, region: str, seat: Seat) -> int:
        return self.state.tribe(REGION_IDS.index(region), seat)

    def spy(self, number: int, seat: Seat) -> int:
        return self.state.spy(number - 1, seat)

    def cylinders(self, seat: Seat) -> int:
        return self.state.cylinders[seat]

    def ruler(self, region: str) -> Seat:
        return self.state.ruler[REGION_IDS.index(region)]

    @property
    def market(self) -> list[int]:
        """Printed numbers by slot, the top row first; 0 where no card lies."""
        return [card + 1 for card in self.state.market]

    @property
    def coins(self) -> list[int]:
        return self.state.coins

    @property
    def burnt(self) -> list[int]:
        return sorted(card + 1 for card in self.state.burnt)

    def effect(self, word: str) -> int:
        return self.state.effects[EFFECT_IDS.index(word)]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.state.winners

    def ends_turn(self) -> None:
        """The player in turn stops, burning first what is offered first."""
        seat = self.state.turn
        while self.state.turn == seat and self.state.asking is not None and self.state.asking.chance is None:
            options = self.options()
            self.says(self.waiting[0], "end turn" if "end turn" in options else options[0])


opening = Script.opening
spoken = Script.spoken
SAYINGS = Script.sayings()


def listed(words: str) -> list[list[str]]:
    return [part.split() for part in words.split(",") if part.strip()]


def pax(
    people: int = 2,
    *,
    courts: str = "",
    hands: str = "",
    prizes: str = "",
    loyalty: str = "",
    rupees: str = "",
    points: str = "",
    tribes: str = "",
    armies: str = "",
    roads: str = "",
    spies: str = "",
    gifts: str = "",
    market: str | None = None,
    coins: str = "",
    favoured: str = "political",
    effects: str = "",
    checks: int | None = None,
    deck: str = "",
    turn: Seat = 0,
    left: int = 2,
    ai: int = 0,
    red: int = 0,
    black: int = 0,
    at: str = "acting",
    begun: bool = True,
    **options: Any,
) -> Script:
    """A position in the middle of a turn, by default where the player in turn chooses an action.

    ``tribes="kabul 0 2"``: region, seat, count; ``spies="24 1 2"``: card, seat, count; ``gifts="0 2 4"``: seat and
    spaces; ``deck="1 0 0"``: court cards, events and checks of the one pile left. A market that is not given is full of
    cards nobody else uses. With ``ai`` Wakhan's card is face up; red (0 top, 1 bottom) and black are where it points.
    """
    house = GAME.choose_options(people, options)
    s = GAME.setup(people, house)
    assert isinstance(s, PaxState)
    n = s.seats
    s.agenda.clear()
    s.turn = turn
    s.favoured = SUIT_IDS.index(favoured)
    words = loyalty.split() or ["british", "russian", "afghan", "british", "russian"][:people]
    s.loyalty[:people] = [COALITION_IDS.index(word) for word in words]
    s.rupees = [int(word) for word in rupees.split()] or s.rupees
    s.points = [int(word) for word in points.split()] or s.points
    s.courts = [numbers(part) for part in split(courts, n)]
    s.hands = [tuple(sorted(numbers(part))) for part in split(hands, n)]
    s.prizes = [numbers(part) for part in split(prizes, n)]
    placed = [card for zone in (*s.courts, *s.hands, *s.prizes) for card in zone]
    if market is None:
        spare = [card for card in range(COURT_CARDS) if card not in placed and card % 8 == 1]
        spare += [card for card in range(COURT_CARDS) if card not in placed and card % 8 == 2]
        s.market = spare[:SLOTS]
    else:
        s.market = [int(word) - 1 for word in market.split()]
    assert len(s.market) == SLOTS
    for slot, count in listed(coins):
        s.coins[int(slot)] = int(count)
    placed += [card for card in s.market if card >= 0]
    assert len(set(placed)) == len(placed), "a card lies in two places"
    s.unseen_courts = [card for card in range(COURT_CARDS) if card not in placed]
    s.unseen_events = [card for card in range(FIRST_EVENT, CARDS) if card not in placed]
    lay_deck(s, deck, checks)
    lay_pieces(s, tribes, armies, roads, spies, gifts)
    for effect, *who in listed(effects):
        s.effects[EFFECT_IDS.index(effect)] = int(who[0]) if who else 0
    if s.house.wakhan:
        lay_wakhan(s, ai, red, black)
    s.ruler = [ruler_of(s, region) for region in range(REGIONS)]
    TakeTurns().run(s)
    s.actions_left = left
    start_at(s, at)
    return Script(s, play.begin(s) if begun else [])


def lay_deck(s: PaxState, deck: str, checks: int | None) -> None:
    courts, events, hidden = [int(word) for word in deck.split()] or [0, 0, 0]
    s.pile_courts = [0] * 5 + [courts]
    s.pile_events = [0] * 5 + [events]
    s.pile_checks = [0] * 5 + [hidden]
    in_market = [card for card in s.market if COURT_CARDS <= card < FIRST_EVENT]
    s.checks_left = hidden + len(in_market) if checks is None else checks
    gone = [card for card in range(COURT_CARDS, FIRST_EVENT - hidden) if card not in in_market]
    s.burnt.extend(gone)


def lay_pieces(s: PaxState, tribes: str, armies: str, roads: str, spies: str, gifts: str) -> None:
    for region, seat, count in listed(tribes):
        s.add_tribes(REGION_IDS.index(region), int(seat), int(count))
        s.cylinders[int(seat)] -= int(count)
    for card, seat, count in listed(spies):
        assert s.owner_of(int(card) - 1) >= 0, f"card {card} is in no court"
        s.add_spies(int(card) - 1, int(seat), int(count))
        s.cylinders[int(seat)] -= int(count)
    for seat, *spaces in listed(gifts):
        for cost in spaces:
            s.add_gift(int(seat), GIFT_COSTS.index(int(cost)))
            s.cylinders[int(seat)] -= 1
    for region, coalition, count in listed(armies):
        c = COALITION_IDS.index(coalition)
        s.add_blocks(REGION_IDS.index(region), c, int(count))
        s.pool[c] -= int(count)
    for border, coalition, count in listed(roads):
        c = COALITION_IDS.index(coalition)
        s.add_blocks(road_space(BORDER_IDS.index(border)), c, int(count))
        s.pool[c] -= int(count)
    assert min(s.pool) >= 0 and min(s.cylinders) >= 0, "more pieces than there are"


def lay_wakhan(s: PaxState, ai: int, red: int, black: int) -> None:
    """Her face-up card, and a back on top that the arrows of that card read as asked."""
    from meydan.games.pax_pamir.facts import BACK_BLACK, BACK_RED, FRONT_BLACK, FRONT_RED

    s.ai_card = (ai or 1) - 1
    s.ai_deck[s.ai_card] = 0
    fits = [
        back
        for back in range(len(BACKS))
        if BACK_RED[back][FRONT_RED[s.ai_card]] == red and BACK_BLACK[back][FRONT_BLACK[s.ai_card]] == black
    ]
    s.ai_back = next(back for back in fits if any(s.ai_deck[c] and AI_BACK[c] == back for c in range(AI_CARDS)))


def start_at(s: PaxState, at: str) -> None:
    """Leave out the steps of the turn before this one."""
    first = {
        "acting": "WakhanActs" if s.is_wakhan(s.turn) else "Acting",
        "turn": "DrawAi" if s.is_wakhan(s.turn) else "Blackmail",
        "bonus": "WakhanBonus",
        "blackmail": "Blackmail",
        "court": "BurnCourt",
        "hand": "BurnHand",
        "events": "DiscardEvents",
        "slide": "SlideMarket",
    }[at]
    while type(s.agenda[-1]).__name__ != first:
        s.agenda.pop()


def wakhan(people: int = 1, **layout: Any) -> Script:
    """Wakhan's turn, from the first box of her card on, until somebody is asked."""
    return pax(people, turn=people, wakhan=True, **layout)
