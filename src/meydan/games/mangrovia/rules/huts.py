"""The new hut: what it scores, the tiles it brings, and the end of the game that it may bring."""

from meydan.core.contract import Seat
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import Space
from meydan.games.mangrovia.facts import AMULET_SPACE, AREA, POINTS, POLE, POLE_TILES
from meydan.games.mangrovia.table import MangroviaState


def points_for(s: MangroviaState, space: Space, huts: int) -> int:
    """MG-113 What building here scores at once, MG-114 with the pole tile."""
    pole = POLE_TILES[s.poles_used] if AREA[space] == POLE else 0
    return POINTS[space] * huts + pole


def raise_hut(s: MangroviaState, me: Seat, space: Space, huts: int) -> None:
    """MG-113 The hut stands, and its chief symbols score at once; MG-120 for a double hut twice."""
    s.owner[space] = me
    s.huts[space] = huts
    s.huts_left[me] -= huts
    points = POINTS[space] * huts
    s.points[me] += points
    s.emit(ev.Built(me, space, huts == 2, points))
    if AREA[space] == AMULET_SPACE:
        s.amulet_huts[me] += 1
    elif AREA[space] == POLE:
        take_pole(s, me, space)
    if s.stones[space] >= 0:
        take_stone(s, me, space)
    if s.huts_left[me] == 0:
        s.ending = True
        s.emit(ev.LastHut(me))


def take_pole(s: MangroviaState, me: Seat, space: Space) -> None:
    """MG-114 The top pole tile lies under the hut, and its number is scored at once."""
    tile = POLE_TILES[s.poles_used]
    s.poles_used += 1
    s.pole[space] = tile
    s.points[me] += tile
    s.emit(ev.TookPole(me, tile))


def take_stone(s: MangroviaState, me: Seat, space: Space) -> None:
    """MG-161 Who builds on a stone space gets the tile that lies there; MG-168 too late for this building."""
    tile = s.stones[space]
    s.stones[space] = -1
    s.tiles[me] = tuple(sorted((*s.tiles[me], tile)))
    s.emit(ev.TookTile(me, tile))
