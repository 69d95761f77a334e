"""What lies on a Pax Pamir table, and the questions the rules put to it."""

from meydan.core.contract import AnyStep, Seat, State
from meydan.core.value import Value
from meydan.games.pax_pamir.actions import Border, Card, Coalition, Effect, GiftSpace, Region, Space, Suit
from meydan.games.pax_pamir.facts import (
    AI_LOYALTY,
    ALWAYS_FAVOURED,
    BLOCKS,
    COALITIONS,
    COURT_LIMIT,
    CYLINDERS,
    ECONOMIC,
    FATIGUE,
    FATIGUED_LEAD,
    HAND_LIMIT,
    INTELLIGENCE,
    LEAD,
    MILITARY,
    NEW_TACTICS,
    POLITICAL,
    RANK,
    REGION,
    REGIONS,
    SPACES,
    SUIT,
)


class House(Value):
    """The table options, as the players agreed before the game."""

    def __init__(self, wakhan: bool, second_printing: bool, open_discards: bool) -> None:
        self.wakhan = wakhan
        self.second_printing = second_printing
        """Wakhan plays by the changes of 2020."""
        self.open_discards = open_discards
        """Cards burnt from a hand are shown."""


class Buried(Value):
    """A card burnt face down from a hand, and what others may think it is."""

    def __init__(self, owner: Seat, holder: Seat, card: Card, candidates: tuple[Card, ...]) -> None:
        self.owner = owner
        """Who burnt it, and alone knows what it is."""
        self.holder = holder
        """In whose hand the card would be now if it had not been burnt: hands may have been swapped since."""
        self.card = card
        self.candidates = candidates
        """The cards that could have been burnt, less those seen since."""


def place_of(card: Card, cards: list[Card]) -> int:
    """Which of these it is, from 0; -1 for none."""
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    return -1


class PaxState(State):
    """The table. Seats count from 0, people first; Wakhan, if she plays, has the last number."""

    def __init__(
        self,
        agenda: list[AnyStep],
        house: House,
        seats: int,
        people: int,
        order: tuple[Seat, ...],
        turn: Seat,
        favoured: Suit,
        loyalty: list[int],
        rupees: list[int],
        points: list[int],
        hands: list[tuple[Card, ...]],
        courts: list[tuple[Card, ...]],
        prizes: list[tuple[Card, ...]],
        gifts: list[int],
        pool: list[int],
        blocks: list[int],
        cylinders: list[int],
        tribes: list[int],
        spies: list[int],
        ruler: list[int],
        market: list[int],
        coins: list[int],
        barred: int,
        unseen_courts: list[Card],
        unseen_events: list[Card],
        pile_courts: list[int],
        pile_events: list[int],
        pile_checks: list[int],
        checks_left: int,
        burnt: list[Card],
        buried: list[Buried],
        effects: list[int],
        actions_left: int,
        used: tuple[Card, ...],
        withdrawn: tuple[int, ...],
        fresh: list[int],
        ai_deck: list[int],
        ai_card: int,
        ai_back: int,
        winners: tuple[Seat, ...],
    ) -> None:
        super().__init__(agenda)
        self.house = house
        self.seats = seats
        """All players, Wakhan included."""
        self.people = people
        self.order = order
        """All seats clockwise. Seat numbers are not turn order."""
        self.turn = turn
        self.favoured = favoured
        self.loyalty = loyalty
        """By seat; -1 before it is chosen, and always for Wakhan."""
        self.rupees = rupees
        self.points = points
        self.hands = hands
        self.courts = courts
        """By seat, left to right."""
        self.prizes = prizes
        self.gifts = gifts
        """By seat, as bits: the gift spaces that hold a cylinder."""
        self.pool = pool
        """Blocks in supply, by coalition."""
        self.blocks = blocks
        """Blocks on the map, by space and coalition: armies in regions, roads on borders."""
        self.cylinders = cylinders
        """Cylinders in supply, by seat."""
        self.tribes = tribes
        """By region and seat."""
        self.spies = spies
        """By court card and seat."""
        self.ruler = ruler
        """By region; -1 where nobody rules."""
        self.market = market
        """By slot, the top row first; -1 where no card lies."""
        self.coins = coins
        """Rupees on each slot of the market."""
        self.barred = barred
        """As bits: slots that received a rupee this turn."""
        self.unseen_courts = unseen_courts
        """Court cards nobody has seen: in the deck, or left out of the game."""
        self.unseen_events = unseen_events
        self.pile_courts = pile_courts
        """How many court cards each of the six piles still holds; the deck has no order that anybody knows."""
        self.pile_events = pile_events
        self.pile_checks = pile_checks
        self.checks_left = checks_left
        """Dominance Checks still in the deck or the market."""
        self.burnt = burnt
        """Cards that left the game in the open."""
        self.buried = buried
        self.effects = effects
        """By lasting effect: the player it concerns (0 where it concerns all), -1 where it is not in force."""
        self.actions_left = actions_left
        self.used = used
        """Court cards that have acted this turn."""
        self.withdrawn = withdrawn
        """Cards whose play or action was called off over a bribe this turn."""
        self.fresh = fresh
        """Pieces placed this turn, as places of blocks, tribes, spies and gifts."""
        self.ai_deck = ai_deck
        """Wakhan's cards: 1 for each still in her deck."""
        self.ai_card = ai_card
        """Her card that lies face up; -1 before the first."""
        self.ai_back = ai_back
        """The back on top of her deck; -1 where it is yet to be seen."""
        self.winners = winners

    def copy(self) -> "PaxState":
        return PaxState(
            self.agenda.copy(),
            self.house,
            self.seats,
            self.people,
            self.order,
            self.turn,
            self.favoured,
            self.loyalty.copy(),
            self.rupees.copy(),
            self.points.copy(),
            self.hands.copy(),
            self.courts.copy(),
            self.prizes.copy(),
            self.gifts.copy(),
            self.pool.copy(),
            self.blocks.copy(),
            self.cylinders.copy(),
            self.tribes.copy(),
            self.spies.copy(),
            self.ruler.copy(),
            self.market.copy(),
            self.coins.copy(),
            self.barred,
            self.unseen_courts.copy(),
            self.unseen_events.copy(),
            self.pile_courts.copy(),
            self.pile_events.copy(),
            self.pile_checks.copy(),
            self.checks_left,
            self.burnt.copy(),
            self.buried.copy(),
            self.effects.copy(),
            self.actions_left,
            self.used,
            self.withdrawn,
            self.fresh.copy(),
            self.ai_deck.copy(),
            self.ai_card,
            self.ai_back,
            self.winners,
        )

    # Seats

    def wakhan(self) -> Seat:
        """Her seat, or -1."""
        return self.people if self.house.wakhan else -1

    def is_wakhan(self, seat: Seat) -> bool:
        return seat >= self.people

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise; nobody ever leaves the game."""
        place = self.order.index(seat) + 1
        return self.order[place] if place < self.seats else self.order[0]

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All players clockwise, beginning with this one."""
        place = self.order.index(seat)
        return [*self.order[place:], *self.order[:place]]

    def others(self, seat: Seat) -> list[Seat]:
        """The other players clockwise, from the left neighbour on."""
        return self.seats_from(seat)[1:]

    # Pieces

    def block(self, space: Space, coalition: Coalition) -> int:
        """PP-003 A block in a region is an army, on a border a road."""
        return self.blocks[space * COALITIONS + coalition]

    def army(self, region: Region, coalition: Coalition) -> int:
        return self.blocks[region * COALITIONS + coalition]

    def road(self, border: Border, coalition: Coalition) -> int:
        return self.blocks[(REGIONS + border) * COALITIONS + coalition]

    def most_armies(self, region: Region) -> int:
        """How many armies the most numerous coalition has there."""
        first = region * COALITIONS
        blocks = self.blocks
        most = blocks[first]
        if blocks[first + 1] > most:
            most = blocks[first + 1]
        return blocks[first + 2] if blocks[first + 2] > most else most

    def add_blocks(self, space: Space, coalition: Coalition, count: int) -> None:
        self.blocks[space * COALITIONS + coalition] += count

    def tribe(self, region: Region, seat: Seat) -> int:
        return self.tribes[region * self.seats + seat]

    def add_tribes(self, region: Region, seat: Seat, count: int) -> None:
        self.tribes[region * self.seats + seat] += count

    def spy(self, card: Card, seat: Seat) -> int:
        return self.spies[card * self.seats + seat]

    def add_spies(self, card: Card, seat: Seat, count: int) -> None:
        self.spies[card * self.seats + seat] += count

    def has_gift(self, seat: Seat, gift: GiftSpace) -> bool:
        return bool(self.gifts[seat] >> gift & 1)

    def add_gift(self, seat: Seat, gift: GiftSpace) -> None:
        self.gifts[seat] |= 1 << gift

    def remove_gift(self, seat: Seat, gift: GiftSpace) -> None:
        self.gifts[seat] &= ~(1 << gift)

    def is_barred(self, slot: int) -> bool:
        """PP-088 A card that received a rupee this turn cannot be bought this turn."""
        return bool(self.barred >> slot & 1)

    def bar(self, slot: int) -> None:
        self.barred |= 1 << slot

    def in_play(self, seat: Seat) -> int:
        """PP-006 Tribes, spies and gifts all count as in play."""
        return CYLINDERS - self.cylinders[seat]

    def blocks_in_play(self, coalition: Coalition) -> int:
        """PP-003 Armies and roads together."""
        total = 0
        for space in range(SPACES):
            total += self.blocks[space * COALITIONS + coalition]
        return total

    def gift_count(self, seat: Seat) -> int:
        gifts = self.gifts[seat]
        return (gifts & 1) + (gifts >> 1 & 1) + (gifts >> 2 & 1)

    # Loyalty

    def side(self, seat: Seat) -> int:
        """PP-038 The coalition whose blocks a player places; Wakhan's is her pragmatic one (PP-180), PP-233 whatever a
        patriot shows."""
        return self.loyalty[seat] if seat < self.people else self.pragmatic()

    def pragmatic(self) -> int:
        """PP-179 The leftmost coalition on her face-up card that no human is loyal to; -1 before her first card."""
        if self.ai_card < 0:
            return -1
        for coalition in AI_LOYALTY[self.ai_card]:
            if coalition not in self.loyalty:
                return coalition
        return -1

    def lead_needed(self) -> int:
        """PP-155 By how many blocks a coalition must lead each other to be dominant."""
        return FATIGUED_LEAD if self.effects[FATIGUE] >= 0 else LEAD

    def dominant(self) -> int:
        """PP-155 The coalition with the most blocks in play by 4 over each other (2: Conflict Fatigue); -1 for none."""
        need = self.lead_needed()
        one, two, three = BLOCKS - self.pool[0], BLOCKS - self.pool[1], BLOCKS - self.pool[2]
        if one - need >= two and one - need >= three:
            return 0
        if two - need >= one and two - need >= three:
            return 1
        return 2 if three - need >= one and three - need >= two else -1

    # Courts and hands

    def stars(self, seat: Seat, suit: Suit) -> int:
        """PP-034 Each card adds its rank in stars of its suit."""
        total = 0
        for card in self.courts[seat]:
            if SUIT[card] == suit:
                total += RANK[card]
        return total

    def court_limit(self, seat: Seat) -> int:
        """PP-029 Three, and one for each purple star."""
        return COURT_LIMIT + self.stars(seat, POLITICAL)

    def hand_limit(self, seat: Seat) -> int:
        """PP-031 Two, and one for each blue star."""
        return HAND_LIMIT + self.stars(seat, INTELLIGENCE)

    def shelter(self, seat: Seat) -> int:
        """PP-035 Gold stars shelter rupees from tax."""
        return self.stars(seat, ECONOMIC)

    def red_stars(self, seat: Seat) -> int:
        """PP-036 Red stars break ties at the end of the game."""
        return self.stars(seat, MILITARY)

    def holds(self, seat: Seat, card: Card) -> bool:
        """PP-120 A special ability works while its card is in the court, hostage or not, PP-227 and beats the rules."""
        for other in self.courts[seat]:
            if other == card:
                return True
        return False

    def owner_of(self, card: Card) -> Seat:
        """Whose court a card is in; -1 for none."""
        for seat in range(self.seats):
            if self.holds(seat, card):
                return seat
        return -1

    def has_political(self, seat: Seat, region: Region) -> bool:
        for card in self.courts[seat]:
            if REGION[card] == region and SUIT[card] == POLITICAL:
                return True
        return False

    def has_effect(self, seat: Seat, effect: Effect) -> bool:
        """PP-090 Whether a lasting effect on players concerns this one."""
        return self.effects[effect] == seat

    def in_force(self, effect: Effect) -> bool:
        """PP-091 Whether a lasting effect on the whole game is in force."""
        return self.effects[effect] >= 0

    def is_bonus(self, seat: Seat, card: Card) -> bool:
        """PP-112 Actions on cards of the favoured suit are bonus actions, as it stands now (PP-025)."""
        if SUIT[card] == self.favoured or card in ALWAYS_FAVOURED:
            return True
        return SUIT[card] == MILITARY and self.effects[NEW_TACTICS] == seat

    def hostage_taker(self, owner: Seat, card: Card) -> Seat:
        """PP-117 The rival with more spies on the card than each other player, the owner included; -1 for none."""
        best = -1
        most = 0
        base = card * self.seats
        for seat in range(self.seats):
            count = self.spies[base + seat]
            if count > most:
                best, most = seat, count
            elif count == most:
                best = -1
        return -1 if best == owner else best

    def deck_size(self) -> int:
        return sum(self.pile_courts) + sum(self.pile_events) + sum(self.pile_checks)
