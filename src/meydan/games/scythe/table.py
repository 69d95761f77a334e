"""What lies on a Scythe table, and the questions the rules put to it.

Only one player's units stand on a hex, its holder's. Who moves in against a character or mech waits beside the hex as a
raid until the combat is fought, so that the defender keeps control till then (SC-015, SC-072).
"""

from meydan.core.contract import AnyStep, Seat, State
from meydan.core.value import Value
from meydan.games.scythe.actions import (
    FIRST_RESOURCE,
    FRESH,
    TIRED,
    Ability,
    Bonus,
    Bottom,
    Encounter,
    FactoryCard,
    Goal,
    Objective,
    Place,
    Resource,
    Slot,
    Structure,
)
from meydan.games.scythe.facts import (
    ABILITIES,
    BASE,
    BOARD,
    BONUSES,
    BOTTOM_COUNT,
    FREE_BASES,
    GOAL_COUNT,
    HOME,
    KINDS,
    MINE,
    RESOURCE_COUNT,
    SLOT_COUNT,
    STARS,
    STRUCTURE_COUNT,
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
    """The table. Hexes are numbers 0 to 53.

    Lists with several figures per seat or hex are flat and sets are bits, so that a copy is quick. This class alone
    knows how they lie; everybody else asks its queries.
    """

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
        character: list[int],
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
        tired_character: bool,
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
        self.character = character
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
        self.tired_character = tired_character
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
            self.character.copy(),
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
            self.tired_character,
            self.tired_mechs,
            self.tired_workers,
            self.load.copy(),
            self.raids,
            self.dials.copy(),
            self.winners,
        )

    # Who sits where

    def left_of(self, seat: Seat) -> Seat:
        """SC-043 Play goes clockwise, which is to the left (SC-141)."""
        place = self.order.index(seat) + 1
        return self.order[place] if place < self.seats else self.order[0]

    def right_of(self, seat: Seat) -> Seat:
        """SC-141 The player to the right."""
        return self.order[self.order.index(seat) - 1]

    def others(self, seat: Seat) -> list[Seat]:
        """The other players, clockwise from the left."""
        place = self.order.index(seat)
        return [*self.order[place + 1 :], *self.order[:place]]

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
        """SC-014 Whose units stand here, else SC-016 whose structure; -1 is nobody. SC-011 Bases are no territories.

        SC-015, SC-071 So it is one player at most, and who enters a hex with nothing but a structure has it.
        """
        if TERRAIN[place] == HOME:
            return -1
        holder = self.holder[place]
        if holder >= 0:
            return holder
        built = self.built[place]
        return built // STRUCTURE_COUNT if built >= 0 else -1

    def controls(self, seat: Seat, place: Place) -> bool:
        return self.controller(place) == seat

    def opposed(self, seat: Seat, place: Place) -> bool:
        """Whether units of another player stand here."""
        holder = self.holder[place]
        return holder >= 0 and holder != seat

    def worker_hexes(self, seat: Seat) -> list[Place]:
        """SC-079, SC-100 Territories with an own worker: bases are none."""
        holder, workers = self.holder, self.workers
        return [place for place in TERRITORIES if workers[place] and holder[place] == seat]

    def fighters(self, place: Place) -> int:
        """SC-029 Characters and mechs of the holder; SC-028 workers never fight, nor do structures."""
        holder = self.holder[place]
        return self.mechs[place] + (1 if holder >= 0 and self.character[holder] == place else 0)

    # Structures

    def builder(self, place: Place) -> int:
        """Whose structure stands here, or -1."""
        built = self.built[place]
        return built // STRUCTURE_COUNT if built >= 0 else -1

    def structure_on(self, place: Place) -> int:
        """Which structure stands here, or -1."""
        built = self.built[place]
        return built % STRUCTURE_COUNT if built >= 0 else -1

    def structure_at(self, seat: Seat, structure: Structure) -> Place:
        """Where this structure of the seat stands, or -1."""
        code = seat * STRUCTURE_COUNT + structure
        for place, built in enumerate(self.built):
            if built == code:
                return place
        return -1

    def put_structure(self, seat: Seat, structure: Structure, place: Place) -> None:
        self.built[place] = seat * STRUCTURE_COUNT + structure

    def structure_places(self, seat: Seat) -> list[Place]:
        """Where the structures of the seat stand."""
        return [place for place in BOARD if self.builder(place) == seat]

    def structures(self, seat: Seat) -> int:
        count, first = 0, seat * STRUCTURE_COUNT
        for built in self.built:
            if first <= built < first + STRUCTURE_COUNT:
                count += 1
        return count

    def mine(self, seat: Seat) -> Place:
        """SC-128 The own Mine, whoever controls the hex; -1 while it is not built."""
        return self.structure_at(seat, MINE)

    # Mats

    def has_ability(self, seat: Seat, ability: Ability) -> bool:
        """SC-101 Character and mechs have what lay under the mechs deployed."""
        return self.abilities[seat] & (1 << ability) != 0

    def has_deployed(self, seat: Seat) -> bool:
        """Whether any mech is off the faction mat: without one there is no ability."""
        return self.abilities[seat] != 0

    def deploy(self, seat: Seat, ability: Ability) -> None:
        """The mech of this ability is off the faction mat."""
        self.abilities[seat] |= 1 << ability

    def mechs_out(self, seat: Seat) -> int:
        return ones(self.abilities[seat], len(ABILITIES))

    def has_upgraded(self, seat: Seat, slot: Slot) -> bool:
        """SC-041 Each top-row square has its cube until it is upgraded."""
        return self.cubes[seat] & (1 << slot) != 0

    def move_cube(self, seat: Seat, slot: Slot, bottom: Bottom) -> None:
        """From a top-row square to a cost of a bottom-row action."""
        self.cubes[seat] |= 1 << slot
        self.covered[seat * BOTTOM_COUNT + bottom] += 1

    def cubes_on(self, seat: Seat, bottom: Bottom) -> int:
        """Cubes on the cost of this bottom-row action."""
        return self.covered[seat * BOTTOM_COUNT + bottom]

    def upgrades(self, seat: Seat) -> int:
        return ones(self.cubes[seat], SLOT_COUNT)

    def has_enlisted(self, seat: Seat, bottom: Bottom) -> bool:
        """SC-041 Each bottom-row action has its recruit until that is enlisted."""
        return self.hired[seat] & (1 << bottom) != 0

    def has_taken(self, seat: Seat, bonus: Bonus) -> bool:
        """SC-042 A one-time bonus is free until a recruit stands on it."""
        return self.bonuses[seat] & (1 << bonus) != 0

    def move_recruit(self, seat: Seat, bottom: Bottom, bonus: Bonus) -> None:
        """From a bottom-row action to a one-time bonus."""
        self.hired[seat] |= 1 << bottom
        self.bonuses[seat] |= 1 << bonus

    def recruits(self, seat: Seat) -> int:
        return ones(self.hired[seat], BOTTOM_COUNT)

    def bonuses_taken(self, seat: Seat) -> int:
        return ones(self.bonuses[seat], len(BONUSES))

    def workers_out(self, seat: Seat) -> int:
        """SC-082 Workers off the mat, wherever they are."""
        return WORKERS - self.unborn[seat]

    # Combat cards

    def cards_of(self, seat: Seat, kind: int) -> int:
        """How many combat cards of this value are in the hand."""
        return self.hands[seat * KINDS + kind]

    def hand(self, seat: Seat) -> list[int]:
        """How many combat cards of each value are in the hand."""
        return self.hands[seat * KINDS : seat * KINDS + KINDS]

    def add_card(self, seat: Seat, kind: int, count: int) -> None:
        """Into the hand; out of it where the count is negative."""
        self.hands[seat * KINDS + kind] += count

    def hand_size(self, seat: Seat) -> int:
        """SC-036 How many combat cards a player has is open."""
        at = seat * KINDS
        return self.hands[at] + self.hands[at + 1] + self.hands[at + 2] + self.hands[at + 3]

    def known_stolen(self, seat: Seat, kind: int) -> int:
        """How many cards of this value the seat knows to be in the hand of the thief that took them."""
        return self.known[seat * KINDS + kind]

    def know_stolen(self, seat: Seat, kind: int, count: int) -> None:
        self.known[seat * KINDS + kind] = count

    # Stars

    def stars_for(self, seat: Seat, goal: Goal) -> int:
        return self.stars[seat * GOAL_COUNT + goal]

    def add_star(self, seat: Seat, goal: Goal) -> None:
        self.stars[seat * GOAL_COUNT + goal] += 1

    def star_count(self, seat: Seat) -> int:
        count, stars, first = 0, self.stars, seat * GOAL_COUNT
        for goal in range(first, first + GOAL_COUNT):
            count += stars[goal]
        return count

    def stars_left(self, seat: Seat) -> int:
        """SC-042, SC-202 Each faction has six."""
        return STARS - self.star_count(seat)

    # Resources

    def goods_on(self, place: Place, resource: Resource) -> int:
        return self.goods[place * RESOURCE_COUNT + resource]

    def add_goods(self, place: Place, resource: Resource, count: int) -> None:
        """Onto the hex; off it where the count is negative."""
        self.goods[place * RESOURCE_COUNT + resource] += count

    def stock_on(self, place: Place) -> list[int]:
        """How many resources of each kind lie here."""
        return self.goods[place * RESOURCE_COUNT : (place + 1) * RESOURCE_COUNT]

    def goods_count(self, place: Place) -> int:
        at = place * RESOURCE_COUNT
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3]

    def tokens_of(self, seat: Seat, resource: Resource) -> int:
        """SC-018 Resources of a kind on the hexes this seat controls."""
        total = 0
        goods = self.goods
        for place in TERRITORIES:
            count = goods[place * RESOURCE_COUNT + resource]
            if count and self.controller(place) == seat:
                total += count
        return total

    # Pieces on the board

    def put_units(self, seat: Seat, place: Place, mechs: int, workers: int) -> None:
        """SC-066 Units arrive, any number of them; with none left of anybody else there."""
        self.holder[place] = seat
        self.mechs[place] += mechs
        self.workers[place] += workers

    def take_units(self, place: Place, mechs: int, workers: int) -> None:
        """Units leave; an emptied hex has no holder. The character must have been moved before."""
        self.mechs[place] -= mechs
        self.workers[place] -= workers
        holder = self.holder[place]
        if not self.mechs[place] and not self.workers[place] and self.character[holder] != place:
            self.holder[place] = -1

    # What the moving unit carries

    def aboard(self, resource: Resource) -> int:
        return self.load[FIRST_RESOURCE + resource]

    def workers_aboard(self) -> int:
        return self.load[FRESH] + self.load[TIRED]

    def goods_aboard(self) -> tuple[int, ...]:
        return tuple(self.load[FIRST_RESOURCE:])


def ones(bits: int, width: int) -> int:
    """How many bits are set."""
    count = 0
    for bit in range(width):
        if bits & (1 << bit):
            count += 1
    return count
