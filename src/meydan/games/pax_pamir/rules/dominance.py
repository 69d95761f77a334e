"""Dominance Checks: who scores, what is cleared, and the end of the game."""

from typing import ClassVar

from meydan.core.contract import Action, Seat, Step
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import Coalition
from meydan.games.pax_pamir.codes import BLOCK_CODES, is_block
from meydan.games.pax_pamir.facts import (
    AFGHAN,
    BLOCKS,
    COALITIONS,
    EARLY_LEAD,
    EFFECTS,
    FAILURE_POINTS,
    FINAL_MULTIPLIER,
    INSURRECTION,
    KABUL,
    SUCCESS_POINTS,
)
from meydan.games.pax_pamir.rules.finding import FindBlock
from meydan.games.pax_pamir.rules.influence import influence
from meydan.games.pax_pamir.rules.pieces import place_army, update_all_rule
from meydan.games.pax_pamir.table import PaxState


def shares(s: PaxState, seats: list[Seat], worth: list[int], places: list[int]) -> list[int]:
    """PP-160 Points by place; tied players share the points of their places, rounded down (PP-164)."""
    points = [0] * s.seats
    for seat in seats:
        ahead = 0
        tied = 0
        for other in seats:
            if worth[other] > worth[seat]:
                ahead += 1
            elif worth[other] == worth[seat]:
                tied += 1
        points[seat] = sum(places[ahead : ahead + tied]) // tied
    return points


def check_points(s: PaxState, last: bool) -> list[int]:
    """What a check would give each player now, PP-225 Wakhan too: PP-157 without a dominant coalition it fails.

    PP-166 The final one doubles the points, before ties are split.
    """
    dominant = s.dominant()
    times = FINAL_MULTIPLIER if last else 1
    if dominant < 0:
        return failed_points(s, [times * points for points in FAILURE_POINTS])
    return success_points(s, dominant, [times * points for points in SUCCESS_POINTS])


def failed_points(s: PaxState, places: list[int]) -> list[int]:
    """PP-158 A failed check scores cylinders in play: PP-159 3 for most, 1 for second; PP-230 even with none."""
    return shares(s, list(range(s.seats)), [s.in_play(seat) for seat in range(s.seats)], places)


def success_points(s: PaxState, dominant: Coalition, places: list[int]) -> list[int]:
    """PP-162 Only players loyal to the dominant coalition score, by influence: PP-163 5, 3 and 1."""
    loyal = [seat for seat in range(s.seats) if serves(s, seat, dominant)]
    return shares(s, loyal, [influence(s, seat, dominant) for seat in range(s.seats)], places)


def serves(s: PaxState, seat: Seat, dominant: Coalition) -> bool:
    """PP-162 Who scores with this coalition: those loyal to it, PP-226 and Wakhan with every one."""
    return s.loyalty[seat] == dominant or s.is_wakhan(seat)


def scored_by(s: PaxState, seat: Seat, dominant: Coalition) -> str:
    """What a check counts for this player, with this coalition dominant or none (-1)."""
    if dominant < 0:
        return "cylinders"
    return "influence" if serves(s, seat, dominant) else "disloyal"


def worth(s: PaxState, seat: Seat, dominant: Coalition) -> int:
    """How much of it the player has."""
    return s.in_play(seat) if dominant < 0 else influence(s, seat, dominant)


class ResolveCheck(Step[PaxState, Action]):
    """PP-154 A check is resolved when its card is bought or discarded, or by instability; the card has left already."""

    def run(self, s: PaxState) -> None:
        last = s.checks_left == 0
        dominant = s.dominant()
        points = check_points(s, last)
        blocks = tuple([s.blocks_in_play(coalition) for coalition in range(COALITIONS)])
        s.emit(ev.CheckFailed(last, blocks) if dominant < 0 else ev.CheckSucceeded(dominant, last, blocks))
        for seat in s.seats_from(s.turn):
            s.points[seat] += points[seat]
            why, what = scored_by(s, seat, dominant), worth(s, seat, dominant)
            s.emit(ev.Scored(seat, points[seat], s.points[seat], why, what))
        if dominant >= 0:
            clear_blocks(s)
        if last or early_win(s.points):
            finish(s)
        else:
            end_effects(s)
            insurrection(s)


def clear_blocks(s: PaxState) -> None:
    """PP-165 After a successful check all blocks of all coalitions leave the map."""
    s.blocks = [0] * BLOCK_CODES
    for coalition in range(COALITIONS):
        s.pool[coalition] = BLOCKS
    s.fresh = [code for code in s.fresh if not is_block(code)]
    s.emit(pe.BlocksCleared())
    update_all_rule(s)


def early_win(totals: list[int]) -> bool:
    """PP-078 One player leads every other by 4 points or more (PP-167)."""
    best = max(totals)
    return len([points for points in totals if points + EARLY_LEAD > best]) == 1


def finish(s: PaxState) -> None:
    """PP-079 Most points win; then PP-080 red stars, PP-081 rupees of the tied; PP-082 else they share the win. PP-171
    Wakhan wins like anyone: nobody plays together against her."""
    best = max(s.points)
    tied = [seat for seat in range(s.seats) if s.points[seat] == best]
    stars = max([s.red_stars(seat) for seat in tied])
    tied = [seat for seat in tied if s.red_stars(seat) == stars]
    rupees = max([s.rupees[seat] for seat in tied])
    s.winners = tuple([seat for seat in tied if s.rupees[seat] == rupees])
    s.agenda.clear()
    s.emit(ev.Won(s.winners))


def end_effects(s: PaxState) -> None:
    """PP-090 Lasting events end after the check, successful or not."""
    if max(s.effects) >= 0:
        for effect in range(EFFECTS):
            s.effects[effect] = -1
        s.emit(ev.EffectsEnded())


def insurrection(s: PaxState) -> None:
    """PP-238 Insurrection: after a check two Afghan armies are put into Kabul."""
    holder = s.owner_of(INSURRECTION)
    if holder >= 0:
        s.do(FindBlock(holder, AFGHAN), Insurrect(holder), FindBlock(holder, AFGHAN), Insurrect(holder))


class Insurrect(Step[PaxState, Action]):
    """PP-238 Insurrection: an Afghan army for Kabul, whatever the holder's loyalty."""

    rules: ClassVar[tuple[str, ...]] = ("PP-238",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: PaxState) -> None:
        if s.pool[AFGHAN]:
            place_army(s, self.me, AFGHAN, KABUL, pe.INSURRECTION)
