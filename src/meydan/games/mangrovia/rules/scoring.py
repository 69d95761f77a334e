"""Final scoring: paths, stone area, pole area, amulets, and who wins."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Seat, Step
from meydan.core.game import Result
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import Path, Tie
from meydan.games.mangrovia.facts import (
    BEHIND,
    BY_POLE_TILE,
    BY_STATUE_TILE,
    FIRST,
    NEARER,
    NO_TIE,
    ORDER,
    PATHS,
    POLE_FIRST,
    POLE_SECOND,
    POLE_SPACES,
    SECOND,
    STONE_SPACES,
)
from meydan.games.mangrovia.table import MangroviaState

NO_TILE: Final = 99
"""Higher than every pole tile."""


class FinalScoring(Step[MangroviaState, Action]):
    """MG-140 The game is over: MG-141 paths, MG-147 stone area, MG-149 pole area, MG-152 amulets."""

    def run(self, s: MangroviaState) -> None:
        s.do(*[ScorePath(path) for path in range(len(PATHS))], ScoreStones(), ScorePoles(), ScoreAmulets(), Crown())


def ranked(s: MangroviaState, counts: list[int], ties: list[int]) -> list[int]:
    """Owners with a hut (MG-144), most huts first; among equals the lowest of ``ties`` first (MG-156 so the loser of
    a tie for first place is second)."""
    owners = [owner for owner in range(s.owner_count()) if counts[owner] > 0]
    owners.sort(key=lambda owner: (-counts[owner], ties[owner]))
    return owners


def tie_at(huts: list[int], place: int, ahead_by: Tie) -> Tie:
    """MG-142 How this place of a ranking was decided: ahead of the next with as many huts, MG-156 or behind one."""
    if place + 1 < len(huts) and huts[place + 1] == huts[place]:
        return ahead_by
    return BEHIND if place > 0 and huts[place - 1] == huts[place] else NO_TIE


def path_ranking(s: MangroviaState, path: Path) -> list[int]:
    """MG-141 Most huts, a double hut counting two; MG-142 ties to the hut nearest the statue, MG-162 or to the owner of
    the statue's tile, MG-171 for every place and against neutral huts too. MG-143 Neutral huts take part."""
    counts = [0] * s.owner_count()
    ties = [0] * s.owner_count()
    order = ORDER[path]
    for distance in range(len(order)):
        owner = s.owner[order[distance]]
        if owner >= 0:
            if counts[owner] == 0:
                ties[owner] = -1 if s.holds_tile(owner, path) else distance
            counts[owner] += s.huts[order[distance]]
    return ranked(s, counts, ties)


class ScorePath(Step[MangroviaState, Action]):
    """MG-141 Most huts on a path score the statue's larger number, second most the smaller."""

    rules: ClassVar[tuple[str, ...]] = ("MG-141",)

    def __init__(self, path: Path) -> None:
        self.path = path

    def run(self, s: MangroviaState) -> None:
        path = self.path
        prizes = (FIRST[path], SECOND[path])
        owners = path_ranking(s, path)
        huts = [s.built(ORDER[path], owner) for owner in owners]
        for i in range(min(2, len(owners))):
            owner = owners[i]
            tie = tie_at(huts, i, BY_STATUE_TILE if s.holds_tile(owner, path) else NEARER)
            if s.plays(owner):
                s.points[owner] += prizes[i]
                s.emit(ev.PathScored(owner, path, huts[i], i + 1, tie, prizes[i]))
            else:
                s.emit(ev.PathLost(path, huts[i], i + 1, tie, prizes[i]))


class ScoreStones(Step[MangroviaState, Action]):
    """MG-147 In the stone area everybody scores the own huts times all huts, a neutral one counted."""

    def run(self, s: MangroviaState) -> None:
        counts = [s.built(STONE_SPACES, owner) for owner in range(s.owner_count())]
        total = sum(counts)
        for seat in range(s.seats):
            if counts[seat]:
                s.points[seat] += counts[seat] * total
                s.emit(ev.StoneScored(seat, counts[seat], total, counts[seat] * total))


def pole_ranking(s: MangroviaState) -> list[int]:
    """MG-149 Most huts in the pole area; ties to the lowest pole tile. MG-150 A neutral hut takes part."""
    counts = [s.built(POLE_SPACES, owner) for owner in range(s.owner_count())]
    lowest = [NO_TILE] * s.owner_count()
    for space in POLE_SPACES:
        owner = s.owner[space]
        if owner >= 0:
            lowest[owner] = min(lowest[owner], s.pole[space])
    return ranked(s, counts, lowest)


class ScorePoles(Step[MangroviaState, Action]):
    """MG-149 In the pole area most huts score 12, second most 6."""

    def run(self, s: MangroviaState) -> None:
        prizes = (POLE_FIRST, POLE_SECOND)
        owners = pole_ranking(s)
        huts = [s.built(POLE_SPACES, owner) for owner in owners]
        for i in range(min(2, len(owners))):
            owner = owners[i]
            tie = tie_at(huts, i, BY_POLE_TILE)
            if s.plays(owner):
                s.points[owner] += prizes[i]
                s.emit(ev.PoleScored(owner, huts[i], i + 1, tie, prizes[i]))
            else:
                s.emit(ev.PoleLost(i + 1, tie, prizes[i]))


# What the end would bring, if it were now.


def path_huts(s: MangroviaState, path: Path) -> list[tuple[int, int]]:
    """MG-141 Owners with their huts on a path, in the order in which they would be scored."""
    return [(owner, s.built(ORDER[path], owner)) for owner in path_ranking(s, path)]


def pole_huts(s: MangroviaState) -> list[tuple[int, int]]:
    """MG-149 The same of the pole area."""
    return [(owner, s.built(POLE_SPACES, owner)) for owner in pole_ranking(s)]


def prizes_to(s: MangroviaState, ranking: list[int], first: int, second: int, found: list[int]) -> None:
    """MG-141 The larger number to the first, the smaller to the second; MG-143 the neutral colour keeps its own."""
    for owner, prize in zip(ranking[:2], (first, second), strict=False):
        if s.plays(owner):
            found[owner] += prize


def now_from_paths(s: MangroviaState) -> list[int]:
    """MG-141 By seat: what all paths would score now."""
    found = [0] * s.seats
    for path in range(len(PATHS)):
        prizes_to(s, path_ranking(s, path), FIRST[path], SECOND[path], found)
    return found


def now_from_stones(s: MangroviaState) -> list[int]:
    """MG-147 By seat: own huts times all huts of the stone area."""
    counts = [s.built(STONE_SPACES, owner) for owner in range(s.owner_count())]
    return [counts[seat] * sum(counts) for seat in range(s.seats)]


def now_from_poles(s: MangroviaState) -> list[int]:
    """MG-149 By seat: what the pole area would score now."""
    found = [0] * s.seats
    prizes_to(s, pole_ranking(s), POLE_FIRST, POLE_SECOND, found)
    return found


class ScoreAmulets(Step[MangroviaState, Action]):
    """MG-152 Left-over amulets are shown and score their values, MG-158 once."""

    def run(self, s: MangroviaState) -> None:
        for seat in range(s.seats):
            total = s.amulet_total(seat)
            s.points[seat] += total
            s.emit(ev.AmuletsScored(seat, tuple(sorted(s.amulets[seat])), total))


class Crown(Step[MangroviaState, Action]):
    """MG-154 Most chief points win, among equals the higher total of amulets; who is still tied wins together."""

    def run(self, s: MangroviaState) -> None:
        won = result(s).winners
        most = s.points[won[0]]
        s.emit(ev.Won(won, most, len(won) > 1, s.points.count(most) > len(won)))


def standing(s: MangroviaState, seat: Seat) -> tuple[int, int]:
    """MG-154 Points, then the total of left-over amulets."""
    return s.points[seat], s.amulet_total(seat)


def result(s: MangroviaState) -> Result:
    """MG-154 Ranks by points, then by left-over amulets; who is still tied shares the place."""
    seats = range(s.seats)
    ranks = tuple([1 + sum([1 for other in seats if standing(s, other) > standing(s, seat)]) for seat in seats])
    return Result(
        tuple([float(s.points[seat]) for seat in seats]),
        ranks,
        tuple([seat for seat in seats if ranks[seat] == 1]),
    )
