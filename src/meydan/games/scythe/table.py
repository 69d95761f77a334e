"""What lies on a Scythe table, and the questions the rules put to it.

Only one player's units stand on a hex, its holder's. Who moves in against a character or mech waits beside the hex as a
raid until the combat is fought, so that the defender keeps control till then (SC-015, SC-072).
"""

from meydan.core.contract import AnyStep, Seat, State
from meydan.core.value import Value
from meydan.games.scythe.actions import Encounter, FactoryCard, Objective, Place
from meydan.games.scythe.facts import (
    ABILITIES,
    BASE,
    BOARD,
    FREE_BASES,
    GOAL_COUNT,
    HOME,
    KINDS,
    MINE,
    STARS,
    TERRAIN,
    TERRITORIES,
    WORKERS,
)


class House(Value):
    """The table options, as the players agreed before the game."""

    def __init__(
        self,
        pick_factions: bool,
        pick_mats: bool,
        ban_pairs: bool,
        pacts: bool,
        wide_camaraderie: bool,
        relentless_factory: bool,
    ) -> None:
        self.pick_factions = pick_factions
        self.pick_mats = pick_mats
        self.ban_pairs = ban_pairs
        self.pacts = pacts
        self.wide_camaraderie = wide_camaraderie
        self.relentless_factory = relentless_factory


class Raid(Value):
    """A character or a mech that has moved in against an opponent, with what it brought, and where it came from."""

    def __init__(self, place: Place, character: bool, workers: int, goods: tuple[int, ...], origin: Place) -> None:
        self.place = place
        self.character = character
        self.workers = workers
        self.goods = goods
        self.origin = origin


class ScytheState(State):
    """The table. Hexes are numbers 0 to 53; lists over several figures per seat or hex are flat."""

    def __init__(
        self,
        agenda: list[AnyStep],
        house: House,
        seats: int,
        order: tuple[Seat, ...],
        faction: list[int],
        mat: list[int],
        holder: list[int],
        workers: list[int],
        mechs: list[int],
        goods: list[int],
        built: list[int],
        tokens: tuple[Place, ...],
        hero: list[int],
        coins: list[int],
        power: list[int],
        popularity: list[int],
        unborn: list[int],
        abilities: list[int],
        cubes: list[int],
        covered: list[int],
        hired: list[int],
        bonuses: list[int],
        stars: list[int],
        last: list[int],
        hands: list[int],
        deck: list[int],
        discard: list[int],
        known: list[int],
        objectives: list[tuple[Objective, ...]],
        shown: list[tuple[Objective, ...]],
        buried: list[tuple[Objective, ...]],
        spare: tuple[Objective, ...],
        encounters: tuple[Encounter, ...],
        offered: tuple[FactoryCard, ...],
        factory: list[int],
        looked: list[bool],
        tile: int,
        turn: Seat,
        coerced: bool,
        forced: int,
        moves: int,
        tired_hero: bool,
        tired_mechs: tuple[Place, ...],
        tired_workers: tuple[Place, ...],
        load: list[int],
        raids: tuple[Raid, ...],
        dials: list[int],
        winners: tuple[Seat, ...],
    ) -> None:
        super().__init__(agenda)
        self.house = house
        self.seats = seats
        self.order = order
        """Seats clockwise around the board."""
        self.faction = faction
        self.mat = mat
        """By seat; -1 until dealt."""
        self.holder = holder
        """By hex: the seat whose units stand there, or -1."""
        self.workers = workers
        self.mechs = mechs
        self.goods = goods
        """Four figures per hex: food, metal, oil, wood."""
        self.built = built
        """By hex: four times the seat plus the structure, or -1."""
        self.tokens = tokens
        """Where encounter tokens still lie."""
        self.hero = hero
        """By seat: where the character is."""
        self.coins = coins
        self.power = power
        self.popularity = popularity
        self.unborn = unborn
        """Workers still on the player mat."""
        self.abilities = abilities
        """By seat, as bits: the mechs deployed."""
        self.cubes = cubes
        """By seat, as bits: the top-row squares whose cube is gone."""
        self.covered = covered
        """Four figures per seat: cubes on the costs of each bottom-row action."""
        self.hired = hired
        """By seat, as bits: bottom-row actions whose recruit is gone."""
        self.bonuses = bonuses
        """By seat, as bits: one-time bonuses taken."""
        self.stars = stars
        """Nine figures per seat, one for each goal."""
        self.last = last
        """The section of the last turn, or -1."""
        self.hands = hands
        """Four figures per seat: combat cards of each value."""
        self.deck = deck
        self.discard = discard
        self.known = known
        """Four figures per seat: cards it lost to Scout and so knows to be in the thief's hand."""
        self.objectives = objectives
        self.shown = shown
        self.buried = buried
        """Discarded unseen: only their owner knows them."""
        self.spare = spare
        """Objectives nobody has."""
        self.encounters = encounters
        """Cards not met yet; all know which those are."""
        self.offered = offered
        """Factory cards face down on the board."""
        self.factory = factory
        """By seat: the factory card taken, or -1."""
        self.looked = looked
        """Who has seen the factory cards on the board."""
        self.tile = tile
        self.turn = turn
        self.coerced = coerced
        """Whether a card has stood for a resource in this turn."""
        self.forced = forced
        """Workers the player in turn has driven out in this turn."""
        self.moves = moves
        """Units that may still be moved by this action."""
        self.tired_hero = tired_hero
        self.tired_mechs = tired_mechs
        self.tired_workers = tired_workers
        """Where units stand that have had their own move in this action."""
        self.load = load
        """What the moving unit carries: fresh workers, tired workers, food, metal, oil, wood."""
        self.raids = raids
        self.dials = dials
        """By seat: the power chosen in the combat at hand, secret until the reveal; -1 when none is."""
        self.winners = winners

    def copy(self) -> "ScytheState":
        return ScytheState(
            self.agenda.copy(),
            self.house,
            self.seats,
            self.order,
            self.faction.copy(),
            self.mat.copy(),
            self.holder.copy(),
            self.workers.copy(),
            self.mechs.copy(),
            self.goods.copy(),
            self.built.copy(),
            self.tokens,
            self.hero.copy(),
            self.coins.copy(),
            self.power.copy(),
            self.popularity.copy(),
            self.unborn.copy(),
            self.abilities.copy(),
            self.cubes.copy(),
            self.covered.copy(),
            self.hired.copy(),
            self.bonuses.copy(),
            self.stars.copy(),
            self.last.copy(),
            self.hands.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.known.copy(),
            self.objectives.copy(),
            self.shown.copy(),
            self.buried.copy(),
            self.spare,
            self.encounters,
            self.offered,
            self.factory.copy(),
            self.looked.copy(),
            self.tile,
            self.turn,
            self.coerced,
            self.forced,
            self.moves,
            self.tired_hero,
            self.tired_mechs,
            self.tired_workers,
            self.load.copy(),
            self.raids,
            self.dials.copy(),
            self.winners,
        )

    # Who sits where

    def next_seat(self, seat: Seat) -> Seat:
        """SC-043 Play goes clockwise, which is to the left (SC-141)."""
        place = self.order.index(seat) + 1
        return self.order[place] if place < self.seats else self.order[0]

    def previous_seat(self, seat: Seat) -> Seat:
        """SC-141 The player to the right."""
        return self.order[self.order.index(seat) - 1]

    def seat_of(self, faction: int) -> Seat:
        """Who plays this faction, or -1."""
        return self.faction.index(faction) if faction in self.faction else -1

    def home(self, seat: Seat) -> Place:
        return BASE[self.faction[seat]]

    def free_bases(self) -> list[Place]:
        """SC-013 Home bases of factions that are not in the game, expansions included."""
        return [*[BASE[f] for f in range(len(BASE)) if f not in self.faction], *FREE_BASES]

    # Control

    def controller(self, place: Place) -> int:
        """SC-014 Whose units stand here, else SC-016 whose structure; -1 is nobody. SC-011 Bases are no territories."""
        if TERRAIN[place] == HOME:
            return -1
        holder = self.holder[place]
        if holder >= 0:
            return holder
        built = self.built[place]
        return built >> 2 if built >= 0 else -1

    def controls(self, seat: Seat, place: Place) -> bool:
        return self.controller(place) == seat

    def controlled(self, seat: Seat) -> list[Place]:
        """Every territory of this seat."""
        return [place for place in TERRITORIES if self.controller(place) == seat]

    def worker_hexes(self, seat: Seat) -> list[Place]:
        """SC-079, SC-100 Territories with an own worker: bases are none."""
        holder, workers = self.holder, self.workers
        return [place for place in TERRITORIES if workers[place] and holder[place] == seat]

    def fighters(self, place: Place) -> int:
        """SC-029 Characters and mechs of the holder; workers and structures do not fight."""
        holder = self.holder[place]
        return self.mechs[place] + (1 if holder >= 0 and self.hero[holder] == place else 0)

    def structure_at(self, seat: Seat, structure: int) -> Place:
        """Where this structure of the seat stands, or -1."""
        code = seat * 4 + structure
        return self.built.index(code) if code in self.built else -1

    def mine(self, seat: Seat) -> Place:
        """SC-128 The own Mine, whoever controls the hex; -1 while it is not built."""
        return self.structure_at(seat, MINE)

    # Figures of a player

    def has_ability(self, seat: Seat, ability: int) -> bool:
        """SC-101 Character and mechs have what lay under the mechs deployed."""
        return self.abilities[seat] & (1 << ability) != 0

    def mechs_out(self, seat: Seat) -> int:
        return ones(self.abilities[seat], len(ABILITIES))

    def upgrades(self, seat: Seat) -> int:
        return ones(self.cubes[seat], 6)

    def recruits(self, seat: Seat) -> int:
        return ones(self.hired[seat], 4)

    def structures(self, seat: Seat) -> int:
        count = 0
        for place in BOARD:
            if self.built[place] >= 0 and self.built[place] >> 2 == seat:
                count += 1
        return count

    def workers_out(self, seat: Seat) -> int:
        """SC-082 Workers off the mat, wherever they are."""
        return WORKERS - self.unborn[seat]

    def hand_size(self, seat: Seat) -> int:
        """SC-036 How many combat cards a player has is open."""
        at = seat * KINDS
        return self.hands[at] + self.hands[at + 1] + self.hands[at + 2] + self.hands[at + 3]

    def star_count(self, seat: Seat) -> int:
        return sum(self.stars[seat * GOAL_COUNT : (seat + 1) * GOAL_COUNT])

    def stars_left(self, seat: Seat) -> int:
        return STARS - self.star_count(seat)

    def tokens_of(self, seat: Seat, resource: int) -> int:
        """SC-018 Resources of a kind on the hexes this seat controls."""
        total = 0
        for place in TERRITORIES:
            count = self.goods[place * 4 + resource]
            if count and self.controller(place) == seat:
                total += count
        return total

    # Pieces on the board

    def put_units(self, seat: Seat, place: Place, mechs: int, workers: int) -> None:
        """Units arrive; with none left of anybody else there."""
        self.holder[place] = seat
        self.mechs[place] += mechs
        self.workers[place] += workers

    def take_units(self, place: Place, mechs: int, workers: int) -> None:
        """Units leave; an emptied hex has no holder. The character must have been moved before."""
        self.mechs[place] -= mechs
        self.workers[place] -= workers
        holder = self.holder[place]
        if not self.mechs[place] and not self.workers[place] and self.hero[holder] != place:
            self.holder[place] = -1


def ones(bits: int, width: int) -> int:
    """How many bits are set."""
    count = 0
    for bit in range(width):
        if bits & (1 << bit):
            count += 1
    return count
