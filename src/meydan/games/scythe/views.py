"""What a seat sees of a Scythe table, built up from nothing: a zone not named here is hidden (SC-036, SC-039)."""

from meydan.core.contract import Seat
from meydan.core.value import Value
from meydan.games.scythe.actions import (
    Ability,
    Bonus,
    Bottom,
    Faction,
    FactoryCard,
    Goal,
    Mat,
    Objective,
    Place,
    Resource,
    Section,
    Slot,
    Structure,
    Tile,
)
from meydan.games.scythe.facts import (
    ABILITIES,
    BOARD,
    BONUSES,
    BOTTOMS,
    CARD_VALUES,
    GOAL_COUNT,
    KINDS,
    NEEDS,
    SLOTS,
    UNBOUNDED,
)
from meydan.games.scythe.rules.objectives import missing_kinds, stock_measured
from meydan.games.scythe.rules.scoring import score, tier
from meydan.games.scythe.rules.stars import most_stars, progress
from meydan.games.scythe.rules.supplies import cost_of
from meydan.games.scythe.table import ScytheState


class HexView(Value):
    """One hex with something on it. ``raiders`` are units of the player in turn that wait for a combat.

    ``raid_workers``, ``raid_food`` and so on are what they brought along.
    """

    def __init__(
        self,
        place: Place,
        owner: Seat | None,
        controller: Seat | None,
        characters: int,
        mechs: int,
        workers: int,
        raiders: int,
        raid_workers: int,
        raid_food: int,
        raid_metal: int,
        raid_oil: int,
        raid_wood: int,
        food: int,
        metal: int,
        oil: int,
        wood: int,
        structure: Structure | None,
        builder: Seat | None,
        token: bool,
    ) -> None:
        self.place = place
        self.owner = owner
        """Whose units stand here."""
        self.controller = controller
        """SC-014 Whose territory it is: of who has units here, else a structure."""
        self.characters = characters
        self.mechs = mechs
        self.workers = workers
        self.raiders = raiders
        self.raid_workers = raid_workers
        self.raid_food = raid_food
        self.raid_metal = raid_metal
        self.raid_oil = raid_oil
        self.raid_wood = raid_wood
        self.food = food
        self.metal = metal
        self.oil = oil
        self.wood = wood
        self.structure = structure
        self.builder = builder
        self.token = token
        """An encounter token lies here."""


class PlayerView(Value):
    """What everybody sees of a player: mats, tracks, stars, and what the score would be now.

    SC-038 Coins are open: nobody has to announce them, and the table counts. SC-215 So does it the score.
    """

    def __init__(
        self,
        seat: Seat,
        faction: Faction | None,
        mat: Mat | None,
        place: Place | None,
        section: Section | None,
        coins: int,
        power: int,
        popularity: int,
        hand_size: int,
        objective_count: int,
        workers_left: int,
        abilities: tuple[Ability, ...],
        upgraded: tuple[Slot, ...],
        costs: tuple[int, ...],
        recruited: tuple[Bottom, ...],
        bonuses: tuple[Bonus, ...],
        factory_card: FactoryCard | None,
        shown: tuple[Objective, ...],
        goals: tuple[Goal, ...],
        progress: tuple[int, ...],
        limits: tuple[int, ...],
        score: int,
    ) -> None:
        self.seat = seat
        self.faction = faction
        self.mat = mat
        self.place = place
        """Where the character is."""
        self.section = section
        """Where the action token is."""
        self.coins = coins
        self.power = power
        self.popularity = popularity
        self.hand_size = hand_size
        self.objective_count = objective_count
        self.workers_left = workers_left
        self.abilities = abilities
        self.upgraded = upgraded
        self.costs = costs
        """What upgrade, deploy, build and enlist cost now."""
        self.recruited = recruited
        self.bonuses = bonuses
        self.factory_card = factory_card
        self.shown = shown
        self.goals = goals
        """One entry per star."""
        self.progress = progress
        """SC-003 How far each goal is, in the order of the triumph track; those of single deeds stay at 0."""
        self.limits = limits
        """SC-201 How many stars each goal can give this player."""
        self.score = score


class ScoreView(Value):
    """SC-207 What a player would have if the game ended now, by where it comes from; ``tier`` is that of popularity."""

    def __init__(
        self, seat: Seat, tier: int, coins: int, stars: int, territories: int, pairs: int, structures: int, total: int
    ) -> None:
        self.seat = seat
        self.tier = tier
        self.coins = coins
        self.stars = stars
        self.territories = territories
        self.pairs = pairs
        self.structures = structures
        self.total = total


class TaskView(Value):
    """SC-195 One part of an own objective: what is measured, how much there is of it, and how much it may be."""

    def __init__(
        self,
        objective: Objective,
        measure: str,
        have: int,
        least: int,
        most: int | None,
        missing: tuple[Resource, ...],
    ) -> None:
        self.objective = objective
        self.measure = measure
        self.have = have
        self.least = least
        self.most = most
        """None: as much as you like."""
        self.missing = missing
        """The kinds of resources that are still wanted."""


class ScytheView(Value):
    def __init__(
        self,
        turn: Seat,
        order: tuple[Seat, ...],
        tile: Tile | None,
        board: tuple[HexView, ...],
        players: tuple[PlayerView, ...],
        scores: tuple[ScoreView, ...],
        deck: int,
        discards: tuple[int, ...],
        encounters_left: int,
        factory_left: int,
        factory_seen: tuple[FactoryCard, ...],
        hand: tuple[int, ...],
        objectives: tuple[Objective, ...],
        tasks: tuple[TaskView, ...],
        dial: int | None,
    ) -> None:
        self.turn = turn
        self.order = order
        self.tile = tile
        self.board = board
        self.players = players
        self.scores = scores
        self.deck = deck
        self.discards = discards
        """The values of the discarded combat cards."""
        self.encounters_left = encounters_left
        self.factory_left = factory_left
        self.factory_seen = factory_seen
        """The factory cards on the board, for who has looked at them."""
        self.hand = hand
        """The values of the seat's own combat cards."""
        self.objectives = objectives
        self.tasks = tasks
        """What the own objectives want, part by part."""
        self.dial = dial
        """The power the seat has chosen in the combat at hand."""


def view(s: ScytheState, seat: Seat | None) -> ScytheView:
    scores = tuple([score_view(s, player) for player in range(s.seats)])
    return ScytheView(
        s.turn,
        s.order,
        s.tile if s.tile >= 0 else None,
        tuple([hex_view(s, place) for place in BOARD if worth_seeing(s, place)]),
        tuple([player_view(s, player, scores[player].total) for player in range(s.seats)]),
        scores,
        sum(s.deck),
        values(s.discard),
        len(s.encounters),
        len(s.offered),
        s.offered if seat is not None and s.looked[seat] else (),
        () if seat is None else values(s.hand(seat)),
        () if seat is None else s.objectives[seat],
        () if seat is None else tuple([task for card in s.objectives[seat] for task in tasks_of(s, seat, card)]),
        None if seat is None or s.dials[seat] < 0 else s.dials[seat],
    )


def values(counts: list[int]) -> tuple[int, ...]:
    return tuple([CARD_VALUES[kind] for kind in range(KINDS) for _ in range(counts[kind])])


def worth_seeing(s: ScytheState, place: Place) -> bool:
    return s.holder[place] >= 0 or s.built[place] >= 0 or place in s.tokens or s.goods_count(place) > 0


def hex_view(s: ScytheState, place: Place) -> HexView:
    holder, controller, built = s.holder[place], s.controller(place), s.built[place] >= 0
    raids = [raid for raid in s.raids if raid.place == place]
    goods = s.stock_on(place)
    return HexView(
        place,
        holder if holder >= 0 else None,
        controller if controller >= 0 else None,
        s.fighters(place) - s.mechs[place],
        s.mechs[place],
        s.workers[place],
        len(raids),
        sum([raid.workers for raid in raids]),
        sum([raid.goods[0] for raid in raids]),
        sum([raid.goods[1] for raid in raids]),
        sum([raid.goods[2] for raid in raids]),
        sum([raid.goods[3] for raid in raids]),
        goods[0],
        goods[1],
        goods[2],
        goods[3],
        s.structure_on(place) if built else None,
        s.builder(place) if built else None,
        place in s.tokens,
    )


def tasks_of(s: ScytheState, seat: Seat, objective: Objective) -> list[TaskView]:
    """SC-195 How far an objective is: each part of it, as it stands now."""
    return [
        TaskView(
            objective,
            measure,
            stock_measured(s, seat, measure),
            least,
            None if most == UNBOUNDED else most,
            missing_kinds(s, seat, measure),
        )
        for measure, least, most in NEEDS[objective]
    ]


def score_view(s: ScytheState, p: Seat) -> ScoreView:
    now = score(s, p)
    return ScoreView(
        p, tier(s.popularity[p]), now.coins, now.stars, now.territories, now.pairs, now.structures, now.total()
    )


def player_view(s: ScytheState, p: Seat, total: int) -> PlayerView:
    dealt = s.mat[p] >= 0
    return PlayerView(
        p,
        s.faction[p] if s.faction[p] >= 0 else None,
        s.mat[p] if dealt else None,
        s.character[p] if s.character[p] >= 0 else None,
        s.last[p] if s.last[p] >= 0 else None,
        s.coins[p],
        s.power[p],
        s.popularity[p],
        s.hand_size(p),
        len(s.objectives[p]),
        s.unborn[p],
        tuple([a for a in range(len(ABILITIES)) if s.has_ability(p, a)]),
        tuple([slot for slot in range(len(SLOTS)) if s.has_upgraded(p, slot)]),
        tuple([cost_of(s, p, bottom) for bottom in range(len(BOTTOMS))]) if dealt else (),
        tuple([bottom for bottom in range(len(BOTTOMS)) if s.has_enlisted(p, bottom)]),
        tuple([bonus for bonus in range(len(BONUSES)) if s.has_taken(p, bonus)]),
        s.factory[p] if s.factory[p] >= 0 else None,
        s.shown[p],
        tuple([goal for goal in range(GOAL_COUNT) for _ in range(s.stars_for(p, goal))]),
        tuple([progress(s, p, goal) for goal in range(GOAL_COUNT)]) if dealt else (),
        tuple([most_stars(s, p, goal) for goal in range(GOAL_COUNT)]) if dealt else (),
        total,
    )
