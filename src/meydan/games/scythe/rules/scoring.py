"""Scoring: what each player would have if the game ended now."""

from typing import Final

from meydan.core.contract import Seat
from meydan.core.value import Value
from meydan.games.scythe.facts import (
    AXES,
    BOARD,
    ENCOUNTER,
    ENCOUNTERS_BESIDE,
    FACTORY,
    FACTORY_WORTH,
    FARM,
    IN_A_ROW,
    LAKE,
    LAKES_BESIDE,
    NEAR,
    ON_TUNNELS,
    TERRAIN,
    TERRITORIES,
    TIERS,
    TILE_COINS,
    TUNDRA,
    TUNNEL,
    TUNNELS_BESIDE,
)
from meydan.games.scythe.table import ScytheState


class Score(Value):
    """Coins held, and what stars, territories, pairs of resources and structures would add."""

    def __init__(self, coins: int, stars: int, territories: int, pairs: int, structures: int) -> None:
        self.coins = coins
        self.stars = stars
        self.territories = territories
        self.pairs = pairs
        self.structures = structures

    def total(self) -> int:
        """SC-001, SC-004 All in coins."""
        return self.coins + self.stars + self.territories + self.pairs + self.structures


def score(s: ScytheState, seat: Seat) -> Score:
    """SC-207 What the seat would score now: rates by popularity, SC-210 coins held, SC-213 the structure tile."""
    _, star, territory, pair = TIERS[tier(s.popularity[seat])]
    return Score(
        s.coins[seat],
        s.star_count(seat) * star,
        territories(s, seat) * territory,
        resources(s, seat) // 2 * pair,
        structure_coins(s, seat),
    )


def tier(popularity: int) -> int:
    """SC-207 Popularity 0 to 6, 7 to 12, 13 to 18 (SC-208)."""
    found = 0
    for number in range(len(TIERS)):
        if popularity >= TIERS[number][0]:
            found = number
    return found


def territories(s: ScytheState, seat: Seat) -> int:
    """SC-211 Controlled territories, lakes included and bases not; SC-183 the Factory counts three."""
    count = 0
    for place in TERRITORIES:
        if s.controller(place) == seat:
            count += FACTORY_WORTH if place == FACTORY else 1
    return count


def resources(s: ScytheState, seat: Seat) -> int:
    """SC-212 All tokens on controlled territories, of whatever kind; the odd one scores nothing (SC-209)."""
    count = 0
    for place in TERRITORIES:
        if s.controller(place) == seat:
            count += s.goods_count(place)
    return count


def structure_coins(s: ScytheState, seat: Seat) -> int:
    """SC-129, SC-213 What the tile pays for where this seat's structures stand, controlled or not."""
    if s.tile < 0:
        return 0
    return tile_coins(s.tile, s.structure_places(seat))


def tile_coins(tile: int, places: list[int]) -> int:
    count = counted(tile, places)
    coins = 0
    for least, worth in TILE_COINS[tile]:
        if count >= least:
            coins = worth
    return coins


def counted(tile: int, places: list[int]) -> int:
    """What a structure tile counts."""
    if tile == TUNNELS_BESIDE:
        return next_to(places, TUNNEL)
    if tile == LAKES_BESIDE:
        return next_to(places, IS_LAKE)
    if tile == ENCOUNTERS_BESIDE:
        return next_to(places, ENCOUNTER)
    if tile == ON_TUNNELS:
        return on_tunnels(places)
    if tile == IN_A_ROW:
        return longest_line(places)
    return on_fields(places)


IS_LAKE: Final[list[bool]] = [TERRAIN[place] == LAKE for place in BOARD]


def next_to(places: list[int], wanted: list[bool]) -> int:
    """SC-130, SC-131, SC-132 Distinct tunnels, lakes or encounters beside the structures, rivers or not (SC-136)."""
    found: list[int] = []
    for place in places:
        for near in NEAR[place]:
            if wanted[near] and near not in found:
                found.append(near)
    return len(found)


def on_tunnels(places: list[int]) -> int:
    """SC-133 Structures on printed tunnels; a Mine makes none."""
    return len([place for place in places if TUNNEL[place]])


def longest_line(places: list[int]) -> int:
    """SC-134 The longest straight unbroken line of structures."""
    longest = 0
    for place in places:
        for axis in range(3):
            length = 1
            at = AXES[place][axis]
            while at in places:
                length += 1
                at = AXES[at][axis]
            longest = max(longest, length)
    return longest


def on_fields(places: list[int]) -> int:
    """SC-135 Structures on farms and tundra."""
    return len([place for place in places if TERRAIN[place] in (FARM, TUNDRA)])


def standing(s: ScytheState, seat: Seat) -> tuple[int, ...]:
    """SC-214 Most coins; then workers, mechs and structures; power; popularity; resources; territories; stars."""
    return (
        score(s, seat).total(),
        s.workers_out(seat) + s.mechs_out(seat) + s.structures(seat),
        s.power[seat],
        s.popularity[seat],
        resources(s, seat),
        territories(s, seat),
        s.star_count(seat),
    )
