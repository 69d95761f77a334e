"""Winning: the goals of the four ways to play, missions, and the end of the game."""

from meydan.core.contract import Seat
from meydan.games.risk import events as ev
from meydan.games.risk.actions import Mission
from meydan.games.risk.facts import (
    COUNT,
    EACH,
    FALLBACK,
    FALLBACK_TROOPS,
    FURTHER,
    MISSIONS,
    NEEDED,
    PLACES,
    TABLES,
    TARGET,
    THREE_CONTINENTS,
    TWO_PLAYER_GOAL,
)
from meydan.games.risk.table import NOBODY, RiskState


def check_capture(s: RiskState, me: Seat) -> None:
    """A capture may win by itself, or fulfil the own mission."""
    if won_at_once(s, me) or mission_fulfilled(s, me):
        win(s, (me,))


def check_mission(s: RiskState, me: Seat) -> None:
    """RK-166 The mission of the player in turn is checked at the turn's start and after each own action."""
    if mission_fulfilled(s, me):
        win(s, (me,))


def check_end_of_turn(s: RiskState, me: Seat) -> None:
    """RK-037 Some goals count only when the own turn ends."""
    if goal_at_end_of_turn(s, me):
        win(s, (me,))


def cease_fire(s: RiskState) -> None:
    """RK-032 Most territories win. RK-033 Of those most troops; if that is equal too, the win is shared."""
    best = max([s.held(seat) for seat in range(s.seats)])
    tied = [seat for seat in range(s.seats) if s.held(seat) == best]
    most = max([s.all_troops(seat) for seat in tied])
    winners = tuple([seat for seat in tied if s.all_troops(seat) == most])
    by = "territories" if len(tied) == 1 else "troops" if len(winners) < len(tied) else "nothing"
    win(s, winners, by, best, most)


def win(s: RiskState, seats: tuple[Seat, ...], by: str = "", held: int = 0, troops: int = 0) -> None:
    """The game is over: nothing that was planned still happens. RK-162, RK-168 The winner shows the mission card;
    those of the others, also of who is out (RK-113), stay hidden.
    """
    s.winners = seats
    s.agenda.clear()
    for seat in seats:
        mission = s.missions[seat]
        if mission is not None:
            s.emit(ev.ShowedMission(seat, mission, out_of_reach(s, seat, TARGET[mission])))
    s.emit(ev.Won(seats, by, held, troops))


# Goals


def won_at_once(s: RiskState, me: Seat) -> bool:
    """RK-147 and RK-181: these wins do not wait for the end of the turn, not even for more troops to move in."""
    return last_one(s, me) or two_player_goal(s, me)


def last_one(s: RiskState, me: Seat) -> bool:
    """RK-035 Who has eliminated all others wins at once. RK-147, RK-165 Holding the whole world is just that."""
    for seat in range(s.seats):
        if seat != me and s.alive(seat):
            return False
    return True


def two_player_goal(s: RiskState, me: Seat) -> bool:
    """RK-181 In the two-player game the first to hold 30 territories wins, at once."""
    return s.house.mode == "two_player" and s.held(me) >= TWO_PLAYER_GOAL


def goal_at_end_of_turn(s: RiskState, me: Seat) -> bool:
    """RK-030 Elementary: 25, 20 or 15 territories at the end of the own turn, by the players who began (RK-031).
    RK-148 Classic option: three continents.
    """
    if s.house.mode == "elementary":
        return s.held(me) >= int(TABLES["elementary_goal"][str(s.seats)])
    if s.house.mode == "classic" and s.house.three_continents:
        return len(s.continents(me)) >= THREE_CONTINENTS
    return False


# Missions


def mission_fulfilled(s: RiskState, me: Seat) -> bool:
    """Whether the own mission is done. Any other that is done and does not win is not the own one: all see that."""
    own = s.missions[me]
    if own is None:
        return False
    if fulfilled(s, me, own):
        return True
    for mission in range(len(MISSIONS)):
        if fulfilled(s, me, mission):
            s.rule_out(me, mission)
    return False


def fulfilled(s: RiskState, me: Seat, mission: Mission) -> bool:
    """RK-162 Whether this mission is done: an army destroyed, continents held, or territories."""
    if TARGET[mission] >= 0:
        return destroyed(s, me, TARGET[mission])
    if NEEDED[mission]:
        for continent in NEEDED[mission]:
            if not s.holds_continent(me, continent):
                return False
        return FURTHER[mission] == 0 or len(s.continents(me)) >= len(NEEDED[mission]) + FURTHER[mission]
    return holds(s, me, COUNT[mission], EACH[mission])


def destroyed(s: RiskState, me: Seat, target: Seat) -> bool:
    """RK-167 The destroyer took the last territory. RK-164 Own colour, or destroyed by another: 24 territories."""
    if target >= s.seats:
        return False
    by = s.destroyed_by[target]
    if by == me or (by != NOBODY and s.house.credit_anyone):
        return True
    return out_of_reach(s, me, target) and holds(s, me, FALLBACK, FALLBACK_TROOPS)


def out_of_reach(s: RiskState, me: Seat, target: Seat) -> bool:
    """RK-164, RK-167 An army that is one's own, or that another has destroyed, cannot be destroyed any more."""
    if target < 0 or target >= s.seats:
        return False
    by = s.destroyed_by[target]
    return target == me or (by not in (NOBODY, me) and not s.house.credit_anyone)


def holds(s: RiskState, me: Seat, count: int, troops: int) -> bool:
    found = 0
    for place in range(PLACES):
        if s.owner[place] == me and s.troops[place] >= troops:
            found += 1
    return found >= count
