"""What lies on a Risk table, and the questions the rules put to it."""

from typing import Final

from meydan.core.contract import AnyStep, Seat, State
from meydan.core.value import Value
from meydan.games.risk.actions import Army, Card, Continent, Mission, Territory
from meydan.games.risk.facts import CONTINENTS, MEMBERS, NEAR, PLACES

NOBODY: Final = -1
"""In place of an army: who holds an empty territory, and to whom an army fell that still stands."""


class House(Value):
    """The table options, as the players agreed before the game."""

    def __init__(
        self,
        mode: str,
        pictures: bool,
        speed: bool,
        cease_fire_after: int,
        three_continents: bool,
        credit_anyone: bool,
        fortify_moves: int,
        first: Seat | None,
        dealt: bool = False,
    ) -> None:
        self.mode = mode
        self.pictures = pictures
        self.speed = speed
        self.cease_fire_after = cease_fire_after
        """How many territory cards surely come before the cease-fire card."""
        self.three_continents = three_continents
        self.credit_anyone = credit_anyone
        self.fortify_moves = fortify_moves
        self.first = first
        self.dealt = dealt
        """A house rule: territories are dealt and not claimed."""


class RiskState(State):
    """The table. Territories and cards are numbers 0 to 41; an army is a seat, or from ``seats`` on a neutral one."""

    def __init__(
        self,
        agenda: list[AnyStep],
        house: House,
        seats: int,
        owner: list[int],
        troops: list[int],
        hands: list[tuple[Card, ...]],
        deck: list[int],
        spent: list[int],
        laid: tuple[Card, ...],
        under: list[tuple[Card, ...]],
        missions: list[Mission | None],
        ruled_out: list[int],
        destroyed_by: list[int],
        epoch: list[int],
        knows: list[int],
        turn: Seat,
        reserve: int,
        captured: bool,
        winners: tuple[Seat, ...],
    ) -> None:
        super().__init__(agenda)
        self.house = house
        self.seats = seats
        self.owner = owner
        """Which army holds each territory; -1 while nobody does."""
        self.troops = troops
        """RK-004 Plain numbers: larger pieces would only save room."""
        self.hands = hands
        self.deck = deck
        """A bag: 1 for each card in it. The last one is the cease-fire card."""
        self.spent = spent
        self.laid = laid
        """Cards on the table for a trade, open to all."""
        self.under = under
        """The cards under the neutral pieces, which nobody has seen."""
        self.missions = missions
        """By seat; None where there are none."""
        self.ruled_out = ruled_out
        """By seat, as bits: missions it had fulfilled in its own turn and did not win by, so they are not its own."""
        self.destroyed_by = destroyed_by
        """By army: who took its last territory, or -1."""
        self.epoch = epoch
        """By card: how often the spent cards had been shuffled when it last went into the deck. Open to all."""
        self.knows = knows
        """By card, as bits: seats besides the holder that know whose hand it is in."""
        self.turn = turn
        self.reserve = reserve
        """Troops the player in turn has yet to place."""
        self.captured = captured
        """Whether the player in turn has taken a territory."""
        self.winners = winners

    def copy(self) -> "RiskState":
        return RiskState(
            self.agenda.copy(),
            self.house,
            self.seats,
            self.owner.copy(),
            self.troops.copy(),
            self.hands.copy(),
            self.deck.copy(),
            self.spent.copy(),
            self.laid,
            self.under.copy(),
            self.missions.copy(),
            self.ruled_out.copy(),
            self.destroyed_by.copy(),
            self.epoch.copy(),
            self.knows.copy(),
            self.turn,
            self.reserve,
            self.captured,
            self.winners,
        )

    def strongest_near(self, place: Territory, army: Army) -> int:
        """The most troops of another army on a territory beside this one; 0 where all are one's own."""
        most = 0
        for near in NEAR[place]:
            if self.owner[near] != army:
                most = max(most, self.troops[near])
        return most

    def held(self, army: Army) -> int:
        """How many territories an army holds; RK-187 those of neutral armies count for nobody."""
        return self.owner.count(army)

    def own(self, army: Army) -> list[Territory]:
        return [place for place, owner in enumerate(self.owner) if owner == army]

    def all_troops(self, army: Army) -> int:
        total = 0
        for place in range(PLACES):
            if self.owner[place] == army:
                total += self.troops[place]
        return total

    def is_neutral(self, army: Army) -> bool:
        """RK-170 In the two-player game the armies after the players' own belong to nobody."""
        return army >= self.seats

    def alive(self, seat: Seat) -> bool:
        """RK-110 A player without territories is out: somebody has taken the last one."""
        return self.destroyed_by[seat] == NOBODY

    def left_of(self, seat: Seat) -> Seat:
        """RK-021 The next player clockwise; RK-114 who is out takes no further part in the order of turns."""
        seat = seat + 1 if seat + 1 < self.seats else 0
        while self.destroyed_by[seat] != NOBODY:
            seat = seat + 1 if seat + 1 < self.seats else 0
        return seat

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All players clockwise, beginning with this one."""
        return [(seat + k) % self.seats for k in range(self.seats)]

    def cards_under(self, army: Army) -> tuple[Card, ...]:
        """RK-175 The cards under the piece of a neutral army."""
        return self.under[army - self.seats]

    def put_under(self, army: Army, cards: tuple[Card, ...]) -> None:
        self.under[army - self.seats] = cards

    def knows_card(self, seat: Seat, card: Card) -> bool:
        """Whether a seat knows whose hand this card of another is in."""
        return self.knows[card] & (1 << seat) != 0

    def learn_card(self, seat: Seat, card: Card) -> None:
        """From now on the seat knows whose hand this card is in."""
        self.knows[card] |= 1 << seat

    def rule_out(self, seat: Seat, mission: Mission) -> None:
        """All have seen that this is not the mission of the seat."""
        self.ruled_out[seat] |= 1 << mission

    def is_ruled_out(self, seat: Seat, mission: Mission) -> bool:
        return self.ruled_out[seat] & (1 << mission) != 0

    def holds_continent(self, army: Army, continent: Continent) -> bool:
        """RK-054 Every territory of it, held by this one army (RK-187)."""
        owner = self.owner
        for place in MEMBERS[continent]:
            if owner[place] != army:
                return False
        return True

    def continents(self, army: Army) -> list[Continent]:
        return [continent for continent in range(len(CONTINENTS)) if self.holds_continent(army, continent)]

    def chain(self, source: Territory) -> list[Territory]:
        """RK-120 The other territories of its owner that an unbroken chain of own territories joins to this one."""
        owner = self.owner
        army = owner[source]
        seen = [False] * PLACES
        seen[source] = True
        reached = [source]
        for place in reached:
            for near in NEAR[place]:
                if owner[near] == army and not seen[near]:
                    seen[near] = True
                    reached.append(near)
        reached.remove(source)
        reached.sort()
        return reached
