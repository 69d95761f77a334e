"""What lies on a Mangrovia table, and the questions the rules put to it."""

from typing import Final

from meydan.core.contract import AnyStep, Seat, State
from meydan.core.value import Value
from meydan.games.mangrovia.actions import Card, Deck, Landscape, Space, Tile
from meydan.games.mangrovia.facts import (
    AMULET_2,
    COUNTED,
    FIRST_FACE,
    FIRST_LAND,
    FIRST_START,
    LANDS,
    LANDSCAPE_CARDS,
    RITUAL_PLACES,
    VALUE_3,
    VALUE_CARDS,
    VALUE_OF,
)


class House(Value):
    """The table options, as the players agreed before the game."""

    def __init__(self, stone_tiles: str, first: Seat | None) -> None:
        self.stone_tiles = stone_tiles
        self.first = first


NOBODY: Final = -1
BLOCKED: Final = -2
"""A ritual place nobody may use."""
OPEN: Final = 0
"""The age of a card or amulet that all have seen."""


class MangroviaState(State):
    """The table. Everything is counted from 0; an owner is a seat, or ``seats`` for the neutral colour.

    Cards and amulets in hand have an age, which all know: 0 when all have seen the thing itself, else from which
    pile (cards: how often it had been shuffled) or in which draw (amulets: its number) it came.
    """

    def __init__(
        self,
        agenda: list[AnyStep],
        house: House,
        seats: int,
        round: int,
        start: Seat,
        claimed: int,
        jetty: int,
        bowls: list[int],
        bowls_left: list[int],
        birds: tuple[Landscape, ...],
        owner: list[int],
        huts: list[int],
        pole: list[int],
        poles_used: int,
        stones: list[int],
        stone_bag: list[int],
        tiles: list[tuple[Tile, ...]],
        used_tiles: list[int],
        huts_left: list[int],
        points: list[int],
        amulet_huts: list[int],
        hands: list[tuple[Card, ...]],
        ages: list[tuple[int, ...]],
        piles: list[tuple[int, ...]],
        played: list[tuple[int, ...]],
        rows: list[tuple[Card, ...]],
        shuffles: list[int],
        start_box: int,
        amulets: list[tuple[int, ...]],
        amulet_ages: list[tuple[int, ...]],
        ones: int,
        bag: list[int],
        aside: list[int],
        drawn: tuple[int, ...],
        drawer: int,
        draws: int,
        refills: tuple[int, ...],
        not_cards: list[tuple[int, int, int]],
        not_amulets: list[tuple[int, int, int]],
        returned: list[tuple[int, int, int, int]],
        ending: bool,
    ) -> None:
        super().__init__(agenda)
        self.house = house
        self.seats = seats
        self.round = round
        self.start = start
        """Who has the talisman."""
        self.claimed = claimed
        """Who becomes start player of the next round, or -1."""
        self.jetty = jetty
        """Where the boat is; 0 at its start."""
        self.bowls = bowls
        """By ritual place: whose bowl, or free (-1), or blocked (-2)."""
        self.bowls_left = bowls_left
        self.birds = birds
        self.owner = owner
        """By space: who built there, or -1."""
        self.huts = huts
        """By space: 0, 1, or 2 for a double hut."""
        self.pole = pole
        """By space: the pole tile under its hut, or 0."""
        self.poles_used = poles_used
        self.stones = stones
        """By space: the stone tile that lies there, or -1."""
        self.stone_bag = stone_bag
        self.tiles = tiles
        """By seat: the stone tiles it holds, open to all."""
        self.used_tiles = used_tiles
        self.huts_left = huts_left
        self.points = points
        self.amulet_huts = amulet_huts
        """By seat: huts on amulet spaces, as the amulet pillar shows."""
        self.hands = hands
        """By seat, ordered by age and face: the order tells nothing that is hidden."""
        self.ages = ages
        self.piles = piles
        """By deck: a bag."""
        self.played = played
        """By deck: the discard pile, open to all."""
        self.rows = rows
        """By deck: the open row."""
        self.shuffles = shuffles
        """By deck: how often its pile was made, which is the age of its cards."""
        self.start_box = start_box
        """Start cards out of the game."""
        self.amulets = amulets
        """By seat, ordered by age and value."""
        self.amulet_ages = amulet_ages
        self.ones = ones
        """Amulets of value 1 on the board."""
        self.bag = bag
        self.aside = aside
        """Spent amulets, open to all."""
        self.drawn = drawn
        """Drawn from the bag by ``drawer``, who has yet to put one back."""
        self.drawer = drawer
        self.draws = draws
        self.refills = refills
        """Before which draws the bag was empty and filled anew."""
        self.not_cards = not_cards
        """Seat, age, face: no card of that age in that hand has this face; all know it."""
        self.not_amulets = not_amulets
        self.returned = returned
        """Seat, value, draw, room: the seat knows that others got no more than so many of the value before its draw."""
        self.ending = ending
        """Somebody has built the last hut."""

    def copy(self) -> "MangroviaState":
        return MangroviaState(
            self.agenda.copy(),
            self.house,
            self.seats,
            self.round,
            self.start,
            self.claimed,
            self.jetty,
            self.bowls.copy(),
            self.bowls_left.copy(),
            self.birds,
            self.owner.copy(),
            self.huts.copy(),
            self.pole.copy(),
            self.poles_used,
            self.stones.copy(),
            self.stone_bag.copy(),
            self.tiles.copy(),
            self.used_tiles.copy(),
            self.huts_left.copy(),
            self.points.copy(),
            self.amulet_huts.copy(),
            self.hands.copy(),
            self.ages.copy(),
            self.piles.copy(),
            self.played.copy(),
            self.rows.copy(),
            self.shuffles.copy(),
            self.start_box,
            self.amulets.copy(),
            self.amulet_ages.copy(),
            self.ones,
            self.bag.copy(),
            self.aside.copy(),
            self.drawn,
            self.drawer,
            self.draws,
            self.refills,
            self.not_cards.copy(),
            self.not_amulets.copy(),
            self.returned.copy(),
            self.ending,
        )

    # Seats

    def right_of(self, seat: Seat) -> Seat:
        return seat - 1 if seat > 0 else self.seats - 1

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All players clockwise, beginning with this one."""
        return [seat, *self.others(seat)]

    def others(self, seat: Seat) -> list[Seat]:
        """The other players, clockwise from the left."""
        return [other % self.seats for other in range(seat + 1, seat + self.seats)]

    def neutral(self) -> int:
        """MG-033 All neutral huts count as those of one imaginary player: this is who owns them."""
        return self.seats

    def owner_count(self) -> int:
        """How many can own huts: the players, and the neutral colour after them."""
        return self.seats + 1

    def plays(self, owner: int) -> bool:
        """Whether an owner is a player: neither nobody nor the neutral colour."""
        return 0 <= owner < self.seats

    def free_places(self) -> list[int]:
        return [place for place in range(RITUAL_PLACES) if self.bowls[place] == NOBODY]

    # What a seat holds

    def count_cards(self, seat: Seat, deck: Deck) -> int:
        """How many cards of a kind; all can see that, the backs differ (MG-099)."""
        count = 0
        for card in self.hands[seat]:
            if deck_of(card) == deck:
                count += 1
        return count

    def land_counts(self, seat: Seat) -> list[int]:
        """How many cards of each landscape."""
        found = [0] * LANDS
        for card in self.hands[seat]:
            if FIRST_LAND <= card < FIRST_START:
                found[card - FIRST_LAND] += 1
        return found

    def value_counts(self, seat: Seat) -> list[int]:
        """By value: value cards, start cards and value-3 tiles (MG-169)."""
        found = [0] * COUNTED
        for card in self.hands[seat]:
            found[VALUE_OF[card]] += 1
        found[0] = 0
        for tile in self.tiles[seat]:
            if tile == VALUE_3:
                found[3] += 1
        return found

    def amulet_counts(self, seat: Seat) -> list[int]:
        """By value: amulets and amulet-2 tiles (MG-169)."""
        found = [0] * COUNTED
        for value in self.amulets[seat]:
            found[value] += 1
        for tile in self.tiles[seat]:
            if tile == AMULET_2:
                found[2] += 1
        return found

    def amulet_total(self, seat: Seat) -> int:
        """MG-152 What the left-over amulets are worth; MG-165 tiles are worth nothing."""
        return sum(self.amulets[seat])

    # Moving things

    def put_card(self, seat: Seat, card: Card, age: int) -> None:
        """Into the hand, in its order of age and face."""
        hand, ages = self.hands[seat], self.ages[seat]
        at = place_for(hand, ages, card, age)
        self.hands[seat] = inserted(hand, at, card)
        self.ages[seat] = inserted(ages, at, age)

    def draw_card(self, deck: Deck, kind: int) -> Card:
        """Out of the pile: the face of what chance drew there."""
        self.piles[deck] = changed(self.piles[deck], kind, -1)
        return face_of(deck, kind)

    def put_amulet(self, seat: Seat, value: int, age: int) -> None:
        held, ages = self.amulets[seat], self.amulet_ages[seat]
        at = place_for(held, ages, value, age)
        self.amulets[seat] = inserted(held, at, value)
        self.amulet_ages[seat] = inserted(ages, at, age)

    def built(self, spaces: list[Space], owner: int) -> int:
        """How many huts somebody has on these spaces; a double hut counts two (MG-141)."""
        count = 0
        for space in spaces:
            if self.owner[space] == owner:
                count += self.huts[space]
        return count

    def holds_tile(self, owner: int, tile: Tile) -> bool:
        return self.plays(owner) and tile in self.tiles[owner]


def deck_of(card: Card) -> Deck:
    """The kind of a card; a start card is a value card."""
    return LANDSCAPE_CARDS if FIRST_LAND <= card < FIRST_START else VALUE_CARDS


def face_of(deck: Deck, kind: int) -> Card:
    """The card that lies at this place in the bag of a deck."""
    return FIRST_FACE[deck] + kind


def kind_of(card: Card) -> int:
    """The place of a card in the bag of its deck."""
    return card - FIRST_FACE[deck_of(card)]


def place_for(held: tuple[int, ...], ages: tuple[int, ...], face: int, age: int) -> int:
    at = 0
    while at < len(held) and (ages[at] < age or (ages[at] == age and held[at] < face)):
        at += 1
    return at


def changed(counts: tuple[int, ...], face: int, by: int) -> tuple[int, ...]:
    """A bag with one kind more or fewer."""
    bag = list(counts)
    bag[face] += by
    return tuple(bag)


def inserted(held: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """What is held, with one more in this place."""
    row = list(held)
    row.insert(at, value)
    return tuple(row)


def holds(counts: tuple[int, ...]) -> bool:
    """Whether there is anything in a bag."""
    for count in counts:
        if count:
            return True
    return False
