"""Where a hut can be built, and for which landscape cards; or why not."""

from meydan.core.contract import Refusal, Seat
from meydan.games.mangrovia.actions import SINGLE_GIFTS, TILE_GIFT, Gift, Landscape, Space
from meydan.games.mangrovia.facts import AREA, FREE, LANDS, LANDS_OF, MAY_DOUBLE
from meydan.games.mangrovia.rules.prices import exact, held, price, worth
from meydan.games.mangrovia.table import NOBODY, MangroviaState


def lifted(gifts: tuple[Gift, ...]) -> bool:
    """MG-170 A free landscape tile lifts the condition of the birds for this building."""
    return TILE_GIFT in gifts


def unmarked(s: MangroviaState, gifts: tuple[Gift, ...]) -> tuple[Landscape, ...]:
    """MG-124 The landscapes that a card is meant for and no bird marks."""
    return tuple([land for land in range(LANDS) if land in gifts and land not in s.birds])


def marked(s: MangroviaState, gifts: tuple[Gift, ...]) -> bool:
    """MG-080 A bird marks the landscape; MG-124 with two landscapes, each one that a card is given for."""
    for gift in gifts:
        if gift not in s.birds:
            return False
    return True


def has_gifts(s: MangroviaState, me: Seat, gifts: tuple[Gift, ...]) -> bool:
    """MG-112 A landscape card for each hut; MG-164 a free landscape tile stands for one."""
    lands = s.land_counts(me)
    for gift in gifts:
        if gift < LANDS and lands[gift] < gifts.count(gift):
            return False
    return s.tiles[me].count(FREE) >= gifts.count(TILE_GIFT)


def fitting(space: Space, gifts: tuple[Gift, ...], huts: int) -> bool:
    """MG-112 For each hut a card of the landscape of the space, MG-124 of either where it shows two, or a tile."""
    for gift in gifts:
        if gift not in SINGLE_GIFTS[space]:
            return False
    return len(gifts) == huts


def why_not_here(s: MangroviaState, me: Seat, space: Space, gifts: tuple[Gift, ...], huts: int) -> Refusal | None:
    """Why no hut, or double hut, can be built here for these gifts: MG-115 one to a space, MG-123 and none is made
    double later."""
    if s.huts_left[me] < huts:
        return Refusal("too-few-huts", ("MG-128",), {"huts": s.huts_left[me]})
    if s.owner[space] != NOBODY:
        return Refusal("occupied", ("MG-115", "MG-123"), {"space": space})
    if huts == 2 and not MAY_DOUBLE[space]:
        return Refusal("no-double-here", ("MG-122",), {"space": space, "area": AREA[space]})
    if not fitting(space, gifts, huts):
        return Refusal("other-landscape", ("MG-112", "MG-120"), {"space": space, "landscapes": LANDS_OF[space]})
    if not lifted(gifts) and not marked(s, gifts):
        return Refusal("no-bird", ("MG-080", "MG-124"), {"space": space, "landscapes": unmarked(s, gifts)})
    if not has_gifts(s, me, gifts):
        figures: dict[str, object] = {"space": space, "any": holds_marked(s, me), "landscapes": s.birds}
        return Refusal("no-landscape-card", ("MG-112", "MG-120", "MG-164"), figures)
    if not exact(s, me, space, huts):
        cost, have = price(space, huts), worth(held(s, me, space))
        short: dict[str, object] = {"space": space, "price": cost, "have": have, "short": have < cost}
        return Refusal("no-exact-payment", ("MG-110", "MG-111"), short)
    return None


def holds_marked(s: MangroviaState, me: Seat) -> bool:
    """MG-080 Whether a seat has a card of a landscape that a bird marks, MG-164 or a tile for any."""
    lands = s.land_counts(me)
    for land in s.birds:
        if lands[land]:
            return True
    return FREE in s.tiles[me]
