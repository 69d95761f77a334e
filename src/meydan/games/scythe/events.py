"""What happens at a Scythe table. Objectives, cards drawn and factory cards seen are in their owner's form only."""

from typing import ClassVar

from meydan.core.contract import Event, Seat
from meydan.games.scythe.actions import (
    Ability,
    Bonus,
    Bottom,
    Encounter,
    Faction,
    FactoryCard,
    Goal,
    Mat,
    Objective,
    Offer,
    Place,
    Resource,
    Section,
    Slot,
    Structure,
    Tile,
    Unit,
)
from meydan.games.scythe.facts import BONUSES, RESOURCES

# Setup


class GotFaction(Event):
    def __init__(self, seat: Seat, faction: Faction, power: int) -> None:
        self.seat = seat
        self.faction = faction
        self.power = power

    def flow(self) -> dict[str, int]:
        return {"power": self.power}


class GotMat(Event):
    def __init__(self, seat: Seat, mat: Mat, popularity: int, coins: int) -> None:
        self.seat = seat
        self.mat = mat
        self.popularity = popularity
        self.coins = coins

    def flow(self) -> dict[str, int]:
        return {"popularity": self.popularity, "coins": self.coins}


class GotObjectives(Event):
    def __init__(self, seat: Seat, objectives: tuple[Objective, ...]) -> None:
        self.seat = seat
        self.objectives = objectives

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else GotObjectives(self.seat, ())


class LaidTile(Event):
    def __init__(self, tile: Tile) -> None:
        self.tile = tile


class LaidFactoryCards(Event):
    """So many factory cards lie face down on the board; nobody has seen them."""

    def __init__(self, count: int) -> None:
        self.count = count


class Started(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat


# The turn


class ChoseSection(Event):
    def __init__(self, seat: Seat, section: Section) -> None:
        self.seat = seat
        self.section = section


class Gained(Event):
    """Power, coins or popularity. ``why`` is what gave them, here and in other gains: a row, a structure, a card."""

    def __init__(self, seat: Seat, bonus: Bonus, amount: int, why: str = "") -> None:
        self.seat = seat
        self.bonus = bonus
        self.amount = amount
        self.why = why

    def flow(self) -> dict[str, int]:
        return {BONUSES[self.bonus]: self.amount}


class Paid(Event):
    def __init__(self, seat: Seat, bonus: Bonus, amount: int) -> None:
        self.seat = seat
        self.bonus = bonus
        self.amount = amount

    def flow(self) -> dict[str, int]:
        return {BONUSES[self.bonus]: -self.amount}


class Lost(Event):
    """Power or popularity that others took away, or that driving out workers cost."""

    def __init__(self, seat: Seat, bonus: Bonus, amount: int, why: str = "") -> None:
        self.seat = seat
        self.bonus = bonus
        self.amount = amount
        self.why = why

    def flow(self) -> dict[str, int]:
        return {BONUSES[self.bonus]: -self.amount}


class Drew(Event):
    """Combat cards: how many is open, which is not."""

    def __init__(self, seat: Seat, count: int, cards: tuple[int, ...], why: str = "") -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.why = why

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count, (), self.why)


class Reshuffled(Event):
    def __init__(self, count: int) -> None:
        self.count = count


class SpentCard(Event):
    """A combat card discarded face up as a payment."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, value: int) -> None:
        self.seat = seat
        self.value = value


class GotResources(Event):
    def __init__(self, seat: Seat, resource: Resource, count: int, place: Place, why: str = "") -> None:
        self.seat = seat
        self.resource = resource
        self.count = count
        self.place = place
        self.why = why

    def flow(self) -> dict[str, int]:
        return {RESOURCES[self.resource]: self.count}


class PaidResources(Event):
    def __init__(self, seat: Seat, resource: Resource, count: int, place: Place) -> None:
        self.seat = seat
        self.resource = resource
        self.count = count
        self.place = place

    def flow(self) -> dict[str, int]:
        return {RESOURCES[self.resource]: -self.count}


class GotWorkers(Event):
    def __init__(self, seat: Seat, count: int, place: Place, why: str = "") -> None:
        self.seat = seat
        self.count = count
        self.place = place
        self.why = why


class TookBottom(Event):
    """SC-096 A bottom-row action is announced: neighbours may gain by it."""

    def __init__(self, seat: Seat, bottom: Bottom) -> None:
        self.seat = seat
        self.bottom = bottom


class Upgraded(Event):
    def __init__(self, seat: Seat, slot: Slot, bottom: Bottom) -> None:
        self.seat = seat
        self.slot = slot
        self.bottom = bottom


class Deployed(Event):
    def __init__(self, seat: Seat, ability: Ability, place: Place) -> None:
        self.seat = seat
        self.ability = ability
        self.place = place


class Built(Event):
    def __init__(self, seat: Seat, structure: Structure, place: Place) -> None:
        self.seat = seat
        self.structure = structure
        self.place = place


class Enlisted(Event):
    def __init__(self, seat: Seat, bottom: Bottom, bonus: Bonus) -> None:
        self.seat = seat
        self.bottom = bottom
        self.bonus = bonus


class GaveCoins(Event):
    def __init__(self, seat: Seat, to: Seat, coins: int) -> None:
        self.seat = seat
        self.to = to
        self.coins = coins


# Moves and combats


class Moved(Event):
    """One step of one unit, with the workers and resources it carried."""

    def __init__(self, seat: Seat, unit: Unit, source: Place, place: Place, workers: int, goods: int) -> None:
        self.seat = seat
        self.unit = unit
        self.source = source
        self.place = place
        self.workers = workers
        self.goods = goods


class DroveOut(Event):
    """Workers sent back to their home base by a unit that moved in."""

    def __init__(self, seat: Seat, other: Seat, workers: int, place: Place) -> None:
        self.seat = seat
        self.other = other
        self.workers = workers
        self.place = place


class CombatBegan(Event):
    def __init__(self, seat: Seat, other: Seat, place: Place) -> None:
        self.seat = seat
        self.other = other
        self.place = place


class UsedAbility(Event):
    def __init__(self, seat: Seat, ability: Ability) -> None:
        self.seat = seat
        self.ability = ability


class Stole(Event):
    """A combat card taken by Scout: both players know which."""

    def __init__(self, seat: Seat, other: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.other = other
        self.cards = cards

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.other) else Stole(self.seat, self.other, ())


class Revealed(Event):
    """Both dials and all cards added, shown together."""

    final: ClassVar[bool] = True

    def __init__(
        self,
        seat: Seat,
        other: Seat,
        place: Place,
        dial: int,
        cards: tuple[int, ...],
        worth: int,
        total: int,
        other_dial: int,
        other_cards: tuple[int, ...],
        other_worth: int,
        other_total: int,
    ) -> None:
        self.seat = seat
        self.other = other
        self.place = place
        self.dial = dial
        self.cards = cards
        self.worth = worth
        """Of the cards together."""
        self.total = total
        self.other_dial = other_dial
        self.other_cards = other_cards
        self.other_worth = other_worth
        self.other_total = other_total

    def flow(self) -> dict[str, int]:
        return {"power": -self.dial - self.other_dial}


class WonCombat(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, other: Seat, place: Place) -> None:
        self.seat = seat
        self.other = other
        self.place = place


class Retreated(Event):
    def __init__(self, seat: Seat, source: Place, place: Place) -> None:
        self.seat = seat
        self.source = source
        self.place = place


class WorkersWentHome(Event):
    """The others retreated to a lake; the workers had no mech to take them there."""

    def __init__(self, seat: Seat, workers: int, source: Place, place: Place) -> None:
        self.seat = seat
        self.workers = workers
        self.source = source
        self.place = place


class TurnedBack(Event):
    """The game ended before the combat: who moved in goes back to where they came from."""

    def __init__(self, seat: Seat, source: Place, place: Place) -> None:
        self.seat = seat
        self.source = source
        self.place = place


# Cards and stars


class MetEncounter(Event):
    """SC-174 Everybody sees the card."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, encounter: Encounter, place: Place) -> None:
        self.seat = seat
        self.encounter = encounter
        self.place = place


class TookOffer(Event):
    def __init__(self, seat: Seat, offer: Offer) -> None:
        self.seat = seat
        self.offer = offer


class SawFactoryCards(Event):
    """Who comes to the Factory for the first time looks at what lies there."""

    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, count: int, offered: tuple[FactoryCard, ...]) -> None:
        self.seat = seat
        self.count = count
        self.offered = offered

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else SawFactoryCards(self.seat, self.count, ())


class TookFactoryCard(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, factory_card: FactoryCard) -> None:
        self.seat = seat
        self.factory_card = factory_card


class ShowedObjective(Event):
    final: ClassVar[bool] = True

    def __init__(self, seat: Seat, objective: Objective) -> None:
        self.seat = seat
        self.objective = objective


class PlacedStar(Event):
    def __init__(self, seat: Seat, goal: Goal, count: int) -> None:
        self.seat = seat
        self.goal = goal
        self.count = count


class Scored(Event):
    """The last account of one player: coins held, and what each line adds."""

    def __init__(
        self, seat: Seat, coins: int, stars: int, territories: int, pairs: int, structures: int, total: int
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.stars = stars
        self.territories = territories
        self.pairs = pairs
        self.structures = structures
        self.total = total


class Won(Event):
    final: ClassVar[bool] = True

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
