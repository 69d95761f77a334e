"""What a position is worth to one seat of Risk, in troops: continents, territories, attacks and campaigns.

Everything here is read from the open board, the own hand and the own mission.
"""

from typing import Final

from meydan.core.contract import Action, Seat
from meydan.games.risk.actions import Continent, Territory, Until
from meydan.games.risk.facts import (
    BONUS,
    CONTINENT_OF,
    COUNT,
    EACH,
    FALLBACK,
    MEMBERS,
    NEAR,
    NEEDED,
    PLACES,
    TABLES,
    TARGET,
    THREE_CONTINENTS,
    TWO_PLAYER_GOAL,
)
from meydan.games.risk.odds import Odds, odds
from meydan.games.risk.table import RiskState

CONTINENT_COUNT: Final[int] = len(BONUS)
SIZE: Final[list[int]] = [len(places) for places in MEMBERS]
ELEMENTARY_GOAL: Final[list[int]] = [int(TABLES["elementary_goal"].get(str(seats), 0)) for seats in range(6)]


def gates_of(continent: Continent) -> list[Territory]:
    """Where a continent can be entered."""
    return [p for p in MEMBERS[continent] if [t for t in NEAR[p] if CONTINENT_OF[t] != continent]]


GATES: Final[list[list[Territory]]] = [gates_of(continent) for continent in range(CONTINENT_COUNT)]
EASE: Final[list[float]] = [BONUS[c] / (SIZE[c] + 2.0 * len(GATES[c])) for c in range(CONTINENT_COUNT)]
"""How much a continent gives for what it takes to win and hold it."""

TABLE_END: Final = 60
"""Larger fights are counted as the same fight made smaller."""
CARD: Final = 2.5
"""What the card for the first territory of a turn is worth."""
ONWARD: Final = 0.6
"""How much of the next attack's worth counts for this one."""
NOWHERE: Final = -1000.0
"""Less than any place is worth."""
HOPELESS: Final = -2.0
"""An attack worth less than this is not saved by what might follow."""


def until(options: list[Action], left: int) -> Action:
    for action in options:
        if isinstance(action, Until) and action.left == left:
            return action
    return options[0]


def faces(s: RiskState, seat: Seat, place: Territory) -> bool:
    """Whether somebody else stands beside this territory."""
    owner = s.owner
    for near in NEAR[place]:
        if owner[near] != seat:
            return True
    return False


def fight(attackers: int, defenders: int, speed: bool) -> Odds:
    most = max(attackers, defenders)
    if most <= TABLE_END:
        return odds(attackers, defenders, speed)
    small = odds(max(1, attackers * TABLE_END // most), max(1, defenders * TABLE_END // most), speed)
    scale = most / TABLE_END
    return Odds(small.win, small.attack_lost * scale, small.defence_lost * scale)


def goal_of(s: RiskState, me: Seat) -> int:
    """How many territories would win the game for this seat; 0 where that does not win."""
    if s.house.mode == "elementary":
        return ELEMENTARY_GOAL[s.seats]
    if s.house.mode == "two_player":
        return TWO_PLAYER_GOAL
    mission = s.missions[me]
    if mission is not None:
        if TARGET[mission] >= 0:
            return FALLBACK if prey_of(s, me) < 0 else 0
        return COUNT[mission]
    return 0


def prey_of(s: RiskState, me: Seat) -> int:
    """The army the own mission says to destroy, while that can be done; else -1."""
    mission = s.missions[me]
    if mission is None:
        return -1
    target = TARGET[mission]
    return target if 0 <= target < s.seats and target != me and s.destroyed_by[target] < 0 else -1


def troops_on_each(s: RiskState, me: Seat) -> int:
    """How many troops the own mission wants on each territory it counts."""
    mission = s.missions[me]
    return EACH[mission] if mission is not None and COUNT[mission] else 1


class Look:
    """The board as one seat sees it, counted once for one decision."""

    def __init__(self, s: RiskState, me: Seat) -> None:
        self.s = s
        self.me = me
        self.speed = s.house.speed
        armies = len(s.destroyed_by)
        held = [0] * armies
        force = [0] * armies
        mine = [0] * CONTINENT_COUNT
        foes = [0] * CONTINENT_COUNT
        owner = s.owner
        troops = s.troops
        for place in range(PLACES):
            army = owner[place]
            count = troops[place]
            held[army] += 1
            force[army] += count
            if army == me:
                mine[CONTINENT_OF[place]] += 1
            else:
                foes[CONTINENT_OF[place]] += count
        self.held = held
        self.force = force
        self.mine = mine
        """How many territories of each continent are own."""
        self.foes = foes
        """How many troops of others stand in each continent."""
        total = 0
        self.rivals = 0
        for seat in range(s.seats):
            total += force[seat]
            if held[seat] and seat != me:
                self.rivals += 1
        self.total = total
        """All troops of the players."""
        self.share = force[me] / max(1, total)
        self.kill = min(0.95, 0.3 + 0.8 * self.share) if self.rivals > 1 else 0.95
        """What one troop fewer of the others is worth: the fewer rivals are left, the more."""
        self.goal = goal_of(s, me)
        self.prey = prey_of(s, me)
        self.base = self.worth_of_any()
        self.want = [self.wanted(c) for c in range(CONTINENT_COUNT)]
        self.known = [-100.0] * PLACES

    def worth_of_any(self) -> float:
        """What any territory is worth: more where the number of them wins the game."""
        missing = self.goal - self.held[self.me]
        return 1.5 + 8.0 / (1 + missing) if missing > 0 else 0.0

    def wanted(self, c: Continent) -> float:
        """What a territory of this continent adds to the hope of holding all of it."""
        size = SIZE[c]
        mine = self.mine[c]
        near = (mine + 0.5) / size
        want = 12.0 * EASE[c] * near * near * self.force[self.me] / (self.force[self.me] + 2.0 * self.foes[c])
        mission = self.s.missions[self.me]
        if mission is not None:
            if c in NEEDED[mission]:
                want = 2.0 * want + 1.5
        elif self.s.house.three_continents and self.s.house.mode == "classic":
            want *= 1.5
        return want

    def value(self, place: Territory) -> float:
        """What taking this territory is worth, the card and the troops it costs not counted."""
        known = self.known[place]
        if known > -100.0:
            return known
        s = self.s
        army = s.owner[place]
        c = CONTINENT_OF[place]
        value = self.base + self.want[c]
        left = SIZE[c] - self.mine[c]
        if left == 1:
            value += self.completing(c)
        if self.mine[c] == 0 and s.holds_continent(army, c):
            value += self.breaking(army, c)
        value += self.hunting(army)
        own = 0
        for near in NEAR[place]:
            if s.owner[near] == self.me:
                own += 1
        value += 0.2 * (2 * own - len(NEAR[place]))
        self.known[place] = value
        return value

    def completing(self, c: Continent) -> float:
        """The last territory of a continent: its bonus for some turns, or even the game."""
        value = 1.5 * BONUS[c]
        mission = self.s.missions[self.me]
        if mission is not None:
            if c in NEEDED[mission]:
                value += 8.0
        elif self.s.house.three_continents and self.s.house.mode == "classic":
            held = len(self.s.continents(self.me))
            value += 40.0 if held + 1 >= THREE_CONTINENTS else 4.0 * held
        return value

    def breaking(self, army: int, c: Continent) -> float:
        """Taking a continent's bonus from another."""
        if army >= self.s.seats:
            return 0.0
        value = 1.2 * BONUS[c]
        if self.s.house.three_continents and self.s.house.mode == "classic":
            value += 6.0 * (len(self.s.continents(army)) - 1)
        return value

    def hunting(self, army: int) -> float:
        """Driving an army from the board: for its cards, for a rival less, for the mission; or holding up a leader."""
        s = self.s
        held = self.held[army]
        if army >= s.seats:
            return 3.0 / held if held <= 2 else 0.0
        value = 0.0
        if army == self.prey:
            value += 1.5 + 6.0 / held
        if self.force[army] <= 0.7 * self.force[self.me] + s.reserve and held <= 8:
            value += (3.0 + 2.0 * len(s.hands[army])) / held
        if self.goal and s.house.mode != "mission":
            value += max(0.0, 0.8 * (held - self.goal + 5))
        return value

    def attack(self, attackers: int, place: Territory, first: bool) -> float:
        """What an attack fought to the end is worth; ``first`` when it would earn the card."""
        return self.outcome_worth(fight(attackers, self.s.troops[place], self.speed), place, first)

    def outcome_worth(self, outcome: Odds, place: Territory, first: bool) -> float:
        prize = self.value(place) + (CARD if first else 0.0)
        return outcome.win * prize - outcome.attack_lost + self.kill * outcome.defence_lost

    def thrust(self, attackers: int, place: Territory, first: bool) -> float:
        """What an attack is worth together with the next one it makes possible."""
        outcome = fight(attackers, self.s.troops[place], self.speed)
        worth = self.outcome_worth(outcome, place, first)
        left = int(attackers - outcome.attack_lost) - 1
        if left < 1 or worth < HOPELESS:
            return worth
        best = 0.0
        for near in NEAR[place]:
            if self.s.owner[near] != self.me:
                next_worth = self.attack(left, near, False)
                if next_worth > best:
                    best = next_worth
        return worth + ONWARD * outcome.win * best

    def campaign(self, source: Territory, troops: int) -> float:
        """What so many troops can achieve from here in one turn, going from territory to territory."""
        s = self.s
        first = not s.captured
        total = 0.0
        chance = 1.0
        here = source
        passed = [source]
        for _ in range(8):
            best = 0.0
            to = -1
            if troops < 2:
                break
            for near in NEAR[here]:
                if s.owner[near] != self.me and near not in passed:
                    worth = self.attack(troops - 1, near, first)
                    if worth > best or to < 0:
                        best = worth
                        to = near
            if to < 0:
                break
            total += chance * best
            if best <= 0.0:
                break
            outcome = fight(troops - 1, s.troops[to], self.speed)
            chance *= outcome.win
            troops = int(troops - outcome.attack_lost) - 1
            here = to
            passed.append(to)
            first = False
        return total

    def threat(self, place: Territory) -> int:
        """The strongest enemy army beside a territory."""
        s = self.s
        most = 0
        for near in NEAR[place]:
            if s.owner[near] != self.me and s.owner[near] < s.seats and s.troops[near] > most:
                most = s.troops[near]
        return most

    def front(self, place: Territory) -> float:
        """How good a place is to gather troops: by the worth of what lies before it, if anything does."""
        s = self.s
        best = NOWHERE
        for near in NEAR[place]:
            if s.owner[near] != self.me:
                worth = self.value(near) / (1.0 + 0.3 * s.troops[near])
                if worth > best:
                    best = worth
        return best

    def keeps(self, place: Territory) -> bool:
        """Whether this territory is part of a continent that is wholly own."""
        c = CONTINENT_OF[place]
        return self.mine[c] == SIZE[c]
