"""Stars, and the end of the game the sixth one brings."""

from meydan.core.contract import Action, Outcome, Seat, Step
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import Goal
from meydan.games.scythe.facts import (
    COMBAT_GOAL,
    DOMINATE_STARS,
    GOAL_COUNT,
    GOAL_NEED,
    GOAL_STARS,
    MECH_GOAL,
    OBJECTIVE_GOAL,
    POPULARITY_GOAL,
    POWER_GOAL,
    RECRUIT_GOAL,
    RESOURCE_COUNT,
    SAXONY,
    STARS,
    STRUCTURE_GOAL,
    UPGRADE_GOAL,
    WORKER_GOAL,
)
from meydan.games.scythe.rules.scoring import score, standing
from meydan.games.scythe.table import ScytheState


def most_stars(s: ScytheState, seat: Seat, goal: Goal) -> int:
    """SC-201 Each goal once, combat twice; SC-151 Saxony knows no limit for combats and its two objectives."""
    return DOMINATE_STARS[goal] if s.faction[seat] == SAXONY else GOAL_STARS[goal]


def may_place(s: ScytheState, seat: Seat, goal: Goal) -> bool:
    """SC-202 Nobody places more than six stars, nor more for a goal than it allows."""
    return s.stars_left(seat) > 0 and s.stars_for(seat, goal) < most_stars(s, seat, goal)


def place_star(s: ScytheState, seat: Seat, goal: Goal) -> None:
    """SC-199 A goal reached puts its star on the track, for good (SC-200); SC-002, SC-203 the sixth ends the game."""
    s.add_star(seat, goal)
    s.emit(ev.PlacedStar(seat, goal, s.star_count(seat)))
    if s.star_count(seat) == STARS:
        finish(s)


def progress(s: ScytheState, seat: Seat, goal: Goal) -> int:
    """SC-003 How far a seat is on the way to a goal that shows on the board and the mats."""
    if goal == UPGRADE_GOAL:
        return s.upgrades(seat)
    if goal == MECH_GOAL:
        return s.mechs_out(seat)
    if goal == STRUCTURE_GOAL:
        return s.structures(seat)
    if goal == RECRUIT_GOAL:
        return s.recruits(seat)
    if goal == WORKER_GOAL:
        return s.workers_out(seat)
    if goal == POPULARITY_GOAL:
        return s.popularity[seat]
    return s.power[seat] if goal == POWER_GOAL else 0


def star_figures(s: ScytheState, seat: Seat, gains: dict[Goal, int]) -> dict[str, object]:
    """SC-199 Which stars an answer places that brings a seat so much further, SC-203 and whether it ends the game."""
    reached = [goal for goal in gains if not s.stars_for(seat, goal) and reaches(s, seat, goal, gains[goal])]
    goals = tuple(reached[: s.stars_left(seat)])
    return {"goals": goals, "star": "none" if not goals else "end" if len(goals) == s.stars_left(seat) else "star"}


def reaches(s: ScytheState, seat: Seat, goal: Goal, gain: int) -> bool:
    return gain > 0 and progress(s, seat, goal) + gain >= GOAL_NEED[goal]


def ends_game(outcome: Outcome) -> bool:
    """SC-203 Whether an answer that brings this places the sixth star."""
    return outcome.figures.get("star") == "end"


class PlaceStars(Step[ScytheState, Action]):
    """SC-199 After an action every goal it reached gets its star; SC-204 after the benefit, coins and bonus of it."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: ScytheState) -> None:
        me = self.me
        for goal in range(GOAL_COUNT):
            if goal in (OBJECTIVE_GOAL, COMBAT_GOAL) or s.stars_for(me, goal):
                continue
            if progress(s, me, goal) >= GOAL_NEED[goal] and not s.winners:
                place_star(s, me, goal)


def finish(s: ScytheState) -> None:
    """SC-203 The game is over: nothing planned still happens, and the last accounts are made."""
    s.agenda.clear()
    turn_back(s)
    standings = [standing(s, seat) for seat in range(s.seats)]
    for seat in s.order:
        line = score(s, seat)
        s.emit(
            ev.Scored(seat, line.coins, line.stars, line.territories, line.pairs, line.structures, standings[seat][0])
        )
    best = max(standings)
    s.winners = tuple([seat for seat in range(s.seats) if standings[seat] == best])
    s.emit(ev.Won(s.winners))


def turn_back(s: ScytheState) -> None:
    """SC-168, SC-205 Who moved in for a combat that is not fought goes back, with what they brought."""
    me = s.turn
    for raid in s.raids:
        if raid.character:
            s.character[me] = raid.origin
        s.put_units(me, raid.origin, 0 if raid.character else 1, raid.workers)
        for resource in range(RESOURCE_COUNT):
            s.add_goods(raid.origin, resource, raid.goods[resource])
        s.emit(ev.TurnedBack(me, raid.place, raid.origin))
    s.raids = ()
