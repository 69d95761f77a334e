"""What a player can say at a Scythe table, each made once."""

from typing import ClassVar, Final, TypeAlias

from meydan.core.contract import ATTACKS, NOTHING, PAYS, SHOWS, Action, Seat, numbered
from meydan.games.scythe.facts import (
    ABILITIES,
    BASE,
    BONUSES,
    BOTTOMS,
    CARD_VALUES,
    DIAL,
    FACTIONS,
    FACTORY_CARDS,
    KINDS,
    LAKES,
    MATS,
    OBJECTIVES,
    OFFERS,
    RESOURCES,
    SECTIONS,
    SIZE,
    SLOTS,
    SOLID,
    STRUCTURES,
    WORKERS,
)

Place: TypeAlias = int
Faction: TypeAlias = int
Mat: TypeAlias = int
Section: TypeAlias = int
Choice: TypeAlias = int
Unit: TypeAlias = int
Cargo: TypeAlias = int
Resource: TypeAlias = int
Bottom: TypeAlias = int
Bonus: TypeAlias = int
Slot: TypeAlias = int
Ability: TypeAlias = int
Structure: TypeAlias = int
Objective: TypeAlias = int
Encounter: TypeAlias = int
Offer: TypeAlias = int
"""One option of an encounter card."""
FactoryCard: TypeAlias = int
Goal: TypeAlias = int
Tile: TypeAlias = int

CHOICES: Final[tuple[str, ...]] = (
    "move_units",
    "gain_coins",
    "gain_power",
    "draw_combat_cards",
    "gain_resources",
    "gain_popularity",
    "produce",
    "factory_card",
)
"""The top-row actions, each benefit to choose from on its own."""
UNITS: Final[tuple[str, ...]] = ("character", "mech", "worker")
CHARACTER: Final = 0
MECH: Final = 1
WORKER: Final = 2
CARGO: Final[tuple[str, ...]] = ("worker", "tired_worker", *RESOURCES)
"""A tired worker has used its own move in this action and can still be carried."""
FRESH: Final = 0
TIRED: Final = 1
FIRST_RESOURCE: Final = 2
CARGO_COUNT: Final = 6


class PickFaction(Action):
    """SC-034 Where the table agreed so, each chooses the faction to lead."""

    when: ClassVar[tuple[str, ...]] = ("SC-034",)

    def __init__(self, faction: Faction) -> None:
        self.faction = faction


class PickMat(Action):
    """SC-034 Where the table agreed so, each chooses a player mat."""

    when: ClassVar[tuple[str, ...]] = ("SC-034",)

    def __init__(self, mat: Mat) -> None:
        self.mat = mat


class UseSection(Action):
    """Put the action token on this section."""

    when: ClassVar[tuple[str, ...]] = ("SC-047",)

    def __init__(self, section: Section) -> None:
        self.section = section


class ShowObjective(Action):
    """SC-054, SC-193 Show a fulfilled objective for a star."""

    when: ClassVar[tuple[str, ...]] = ("SC-054", "SC-193")
    commits: ClassVar[int] = SHOWS

    def __init__(self, objective: Objective) -> None:
        self.objective = objective


class GiveCoins(Action):
    """SC-196 A pact: coins for another player, binding nobody (SC-198)."""

    when: ClassVar[tuple[str, ...]] = ("SC-155", "SC-196")
    commits: ClassVar[int] = PAYS

    def __init__(self, to: Seat, coins: int) -> None:
        self.to = to
        self.coins = coins


class TakeTop(Action):
    """SC-048 Take the top-row action of the section, this benefit of it."""

    when: ClassVar[tuple[str, ...]] = ("SC-048",)
    commits: ClassVar[int] = PAYS

    def __init__(self, choice: Choice) -> None:
        self.choice = choice


class TakeBottom(Action):
    """SC-049 Take the bottom-row action, with its coins or without (SC-093)."""

    when: ClassVar[tuple[str, ...]] = ("SC-049",)
    commits: ClassVar[int] = PAYS

    def __init__(self, with_coins: bool) -> None:
        self.with_coins = with_coins


class FactoryMove(Action):
    """SC-188 The bottom action of a factory card."""

    when: ClassVar[tuple[str, ...]] = ("SC-186", "SC-188")


class Skip(Action):
    """SC-050 Leave this row out."""

    when: ClassVar[tuple[str, ...]] = ("SC-050",)
    commits: ClassVar[int] = NOTHING


class Done(Action):
    """No more of this."""

    when: ClassVar[tuple[str, ...]] = ("SC-051", "SC-059")
    commits: ClassVar[int] = NOTHING


class EndTurn(Action):
    """Pass the turn on."""

    when: ClassVar[tuple[str, ...]] = ("SC-195",)
    commits: ClassVar[int] = NOTHING


class Lift(Action):
    """Move a unit of this kind that stands here."""

    when: ClassVar[tuple[str, ...]] = ("SC-057", "SC-058")

    def __init__(self, unit: Unit, place: Place) -> None:
        self.unit = unit
        self.place = place


class Go(Action):
    """SC-058 Step to this hex."""

    when: ClassVar[tuple[str, ...]] = ("SC-058",)

    def __init__(self, place: Place) -> None:
        self.place = place


class Load(Action):
    """SC-060 Take this along."""

    when: ClassVar[tuple[str, ...]] = ("SC-060", "SC-061")

    def __init__(self, cargo: Cargo) -> None:
        self.cargo = cargo


class LoadAll(Action):
    """Take along everything that can be carried."""

    when: ClassVar[tuple[str, ...]] = ("SC-060", "SC-061")


class Drop(Action):
    """SC-105 Leave this on the hex in the middle of a move."""

    when: ClassVar[tuple[str, ...]] = ("SC-105",)

    def __init__(self, cargo: Cargo) -> None:
        self.cargo = cargo


class DropAll(Action):
    """Leave everything here."""

    when: ClassVar[tuple[str, ...]] = ("SC-105",)


class Stop(Action):
    """The unit stays where it is."""

    when: ClassVar[tuple[str, ...]] = ("SC-058", "SC-103")
    commits: ClassVar[int] = NOTHING


class ProduceOn(Action):
    """SC-083 Let this territory produce."""

    when: ClassVar[tuple[str, ...]] = ("SC-083",)

    def __init__(self, place: Place) -> None:
        self.place = place


class Amount(Action):
    """SC-085 So many new workers."""

    when: ClassVar[tuple[str, ...]] = ("SC-085",)

    def __init__(self, count: int) -> None:
        self.count = count


class PutOn(Action):
    """The gained resources go here."""

    when: ClassVar[tuple[str, ...]] = ("SC-079",)

    def __init__(self, place: Place) -> None:
        self.place = place


class TakeResource(Action):
    """SC-078 Take one of this kind."""

    when: ClassVar[tuple[str, ...]] = ("SC-078",)

    def __init__(self, resource: Resource) -> None:
        self.resource = resource


class TakeWorker(Action):
    """Put the worker a card gives on the board."""

    when: ClassVar[tuple[str, ...]] = ("SC-177", "SC-178")


class PayFrom(Action):
    """SC-023 Pay one token from this hex."""

    when: ClassVar[tuple[str, ...]] = ("SC-023",)
    commits: ClassVar[int] = PAYS

    def __init__(self, place: Place) -> None:
        self.place = place


class SpendCard(Action):
    """Discard a combat card of this value as a payment."""

    when: ClassVar[tuple[str, ...]] = ("SC-147", "SC-187")
    commits: ClassVar[int] = SHOWS

    def __init__(self, value: int) -> None:
        self.value = value


class Upgrade(Action):
    """Take the cube off this top-row square and put it on a cost of this bottom-row action."""

    when: ClassVar[tuple[str, ...]] = ("SC-097",)

    def __init__(self, slot: Slot, bottom: Bottom) -> None:
        self.slot = slot
        self.bottom = bottom


class Deploy(Action):
    """SC-100 Put the mech of this ability here."""

    when: ClassVar[tuple[str, ...]] = ("SC-100",)

    def __init__(self, ability: Ability, place: Place) -> None:
        self.ability = ability
        self.place = place


class Build(Action):
    """SC-120 Put this structure here."""

    when: ClassVar[tuple[str, ...]] = ("SC-120",)

    def __init__(self, structure: Structure, place: Place) -> None:
        self.structure = structure
        self.place = place


class Enlist(Action):
    """Take the recruit of this bottom-row action and put it on this one-time bonus."""

    when: ClassVar[tuple[str, ...]] = ("SC-137",)

    def __init__(self, bottom: Bottom, bonus: Bonus) -> None:
        self.bottom = bottom
        self.bonus = bonus


class FightAt(Action):
    """SC-154 Fight the combat on this hex next."""

    when: ClassVar[tuple[str, ...]] = ("SC-152", "SC-154")
    commits: ClassVar[int] = ATTACKS

    def __init__(self, place: Place) -> None:
        self.place = place


class UseAbility(Action):
    """Use the mech ability that works before a combat."""

    when: ClassVar[tuple[str, ...]] = ("SC-156",)
    commits: ClassVar[int] = ATTACKS


class SetDial(Action):
    """SC-157 So much power, in secret."""

    when: ClassVar[tuple[str, ...]] = ("SC-157",)
    commits: ClassVar[int] = PAYS

    def __init__(self, dial: int) -> None:
        self.dial = dial


class NoCards(Action):
    """Add no combat card."""

    when: ClassVar[tuple[str, ...]] = ("SC-158",)
    commits: ClassVar[int] = NOTHING


class PlayCards(Action):
    """Add combat cards of these values."""

    when: ClassVar[tuple[str, ...]] = ("SC-158",)
    commits: ClassVar[int] = SHOWS

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


class RetreatTo(Action):
    """SC-165 The beaten units go here."""

    when: ClassVar[tuple[str, ...]] = ("SC-165",)

    def __init__(self, place: Place) -> None:
        self.place = place


class TakeOffer(Action):
    """SC-175 Take this option of the encounter card."""

    when: ClassVar[tuple[str, ...]] = ("SC-175",)
    commits: ClassVar[int] = PAYS

    def __init__(self, offer: Offer) -> None:
        self.offer = offer


class TakeFactoryCard(Action):
    """SC-184 Take this factory card for good."""

    when: ClassVar[tuple[str, ...]] = ("SC-184",)

    def __init__(self, factory_card: FactoryCard) -> None:
        self.factory_card = factory_card


def hands_of(most: int) -> list[tuple[int, ...]]:
    """Every set of up to so many cards, as how many of each value."""
    return [
        (a, b, c, d)
        for total in range(most + 1)
        for a in range(total, -1, -1)
        for b in range(total - a, -1, -1)
        for c in range(total - a - b, -1, -1)
        for d in [total - a - b - c]
    ]


def values_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([CARD_VALUES[kind] for kind in range(KINDS) for _ in range(counts[kind])])


MOST_CARDS: Final = 6
"""A character and four mechs, and one card more with People's Army."""
MOST_COINS: Final = 10
MOST_SEATS: Final = 5

FACTION_PICKS: Final[list[Action]] = [PickFaction(faction) for faction in range(len(FACTIONS))]
MAT_PICKS: Final[list[Action]] = [PickMat(mat) for mat in range(len(MATS))]
USES: Final[list[Action]] = [UseSection(section) for section in range(len(SECTIONS))]
SHOWINGS: Final[list[Action]] = [ShowObjective(objective) for objective in range(len(OBJECTIVES))]
GIFTS: Final[list[list[Action]]] = [[GiveCoins(to, n) for n in range(1, MOST_COINS + 1)] for to in range(MOST_SEATS)]
TOPS: Final[list[Action]] = [TakeTop(choice) for choice in range(len(CHOICES))]
TAKE_BOTTOM: Final = TakeBottom(True)
TAKE_NO_COINS: Final = TakeBottom(False)
FACTORY_MOVE: Final = FactoryMove()
SKIP: Final = Skip()
DONE: Final = Done()
END_TURN: Final = EndTurn()
LIFTS: Final[list[list[Action]]] = [[Lift(unit, place) for place in range(SIZE)] for unit in range(len(UNITS))]
GOES: Final[list[Action]] = [Go(place) for place in range(SIZE)]
LOADS: Final[list[Action]] = [Load(cargo) for cargo in range(len(CARGO))]
LOAD_ALL: Final = LoadAll()
DROPS: Final[list[Action]] = [Drop(cargo) for cargo in range(len(CARGO))]
DROP_ALL: Final = DropAll()
STOP: Final = Stop()
PRODUCTIONS: Final[list[Action]] = [ProduceOn(place) for place in range(SIZE)]
AMOUNTS: Final[list[Action]] = [Amount(count) for count in range(WORKERS + 1)]
PUTS: Final[list[Action]] = [PutOn(place) for place in range(SIZE)]
TAKES: Final[list[Action]] = [TakeResource(resource) for resource in range(len(RESOURCES))]
TAKE_WORKER: Final = TakeWorker()
PAYMENTS: Final[list[Action]] = [PayFrom(place) for place in range(SIZE)]
SPENDS: Final[list[Action]] = [SpendCard(value) for value in CARD_VALUES]
UPGRADES: Final[list[list[Action]]] = [[Upgrade(slot, b) for b in range(len(BOTTOMS))] for slot in range(len(SLOTS))]
DEPLOYS: Final[list[list[Action]]] = [[Deploy(ability, h) for h in range(SIZE)] for ability in range(len(ABILITIES))]
BUILDS: Final[list[list[Action]]] = [[Build(structure, h) for h in range(SIZE)] for structure in range(len(STRUCTURES))]
ENLISTS: Final[list[list[Action]]] = [[Enlist(b, bonus) for bonus in range(len(BONUSES))] for b in range(len(BOTTOMS))]
FIGHTS: Final[list[Action]] = [FightAt(place) for place in range(SIZE)]
USE_ABILITY: Final = UseAbility()
DIALS: Final[list[Action]] = [SetDial(dial) for dial in range(DIAL + 1)]
CARD_SETS: Final[list[tuple[int, ...]]] = hands_of(MOST_CARDS)
CARD_PLAYS: Final[list[Action]] = [NoCards(), *[PlayCards(values_of(counts)) for counts in CARD_SETS[1:]]]
"""In the order of the sets, none first."""
RETREATS: Final[list[Action]] = [RetreatTo(place) for place in range(SIZE)]
OFFER_TAKES: Final[list[Action]] = [TakeOffer(offer) for offer in range(len(OFFERS))]
FACTORY_TAKES: Final[list[Action]] = [TakeFactoryCard(card) for card in range(len(FACTORY_CARDS))]

ACTIONS: Final[list[Action]] = numbered(
    [
        *FACTION_PICKS,
        *MAT_PICKS,
        *USES,
        *SHOWINGS,
        *[gift for gifts in GIFTS for gift in gifts],
        *TOPS,
        TAKE_BOTTOM,
        TAKE_NO_COINS,
        FACTORY_MOVE,
        SKIP,
        DONE,
        END_TURN,
        *[lift for lifts in LIFTS for lift in lifts],
        *GOES,
        *LOADS,
        LOAD_ALL,
        *DROPS,
        DROP_ALL,
        STOP,
        *PRODUCTIONS,
        *AMOUNTS[1:],
        *PUTS,
        *TAKES,
        TAKE_WORKER,
        *PAYMENTS,
        *SPENDS,
        *[upgrade for upgrades in UPGRADES for upgrade in upgrades],
        *[deploys[place] for deploys in DEPLOYS for place in SOLID],
        *[builds[place] for builds in BUILDS for place in SOLID],
        *[enlist for enlists in ENLISTS for enlist in enlists],
        *FIGHTS,
        USE_ABILITY,
        *DIALS,
        *CARD_PLAYS,
        *[RETREATS[place] for place in (*BASE, *LAKES)],
        *OFFER_TAKES,
        *FACTORY_TAKES,
    ]
)
"""The finite table of actions; a place in it is the action's index, fixed within a rules version."""
