"""What a choice would change, worked out without making it. Offers and explanations ask; no rule acts on it."""

from meydan.core.contract import Seat
from meydan.games.pax_pamir.actions import Card, Coalition, Region, Space
from meydan.games.pax_pamir.codes import is_region
from meydan.games.pax_pamir.facts import (
    ARMY,
    ICONS,
    LEVERAGE_RUPEES,
    LEVERAGED,
    PATRIOT,
    POLITICAL,
    RANK,
    REGION,
    RUMOR,
    SUIT,
    TRIBE,
)
from meydan.games.pax_pamir.rules.pieces import ruler_of
from meydan.games.pax_pamir.table import PaxState


def ruler_with_tribes(s: PaxState, region: Region, seat: Seat, change: int) -> Seat:
    """PP-046 Who would rule with so many tribes of this player more, or less."""
    s.add_tribes(region, seat, change)
    ruler = ruler_of(s, region)
    s.add_tribes(region, seat, -change)
    return ruler


def ruler_with_armies(s: PaxState, region: Region, coalition: Coalition, change: int) -> Seat:
    """PP-046 Who would rule with so many armies of this coalition more, or less."""
    s.add_blocks(region, coalition, change)
    ruler = ruler_of(s, region)
    s.add_blocks(region, coalition, -change)
    return ruler


def ruler_after_icons(s: PaxState, me: Seat, card: Card, coalition: Coalition) -> Seat:
    """PP-103, PP-104 Who would rule the card's region with the armies and tribes of its icons there."""
    region, loyal = REGION[card], s.loyalty[me]
    s.loyalty[me] = coalition
    s.add_blocks(region, coalition, ICONS[card].count(ARMY))
    ruler = ruler_with_tribes(s, region, me, ICONS[card].count(TRIBE))
    s.add_blocks(region, coalition, -ICONS[card].count(ARMY))
    s.loyalty[me] = loyal
    return ruler


def rule_figures(s: PaxState, me: Seat, region: Region, after: Seat) -> dict[str, object]:
    """PP-049 What becomes of the rule of a region, as the player sees it who brings it about."""
    before = s.ruler[region]
    if after == before:
        return {"region": region, "rule": "same"}
    if after == me:
        return {"region": region, "rule": "won", "ruler": me}
    if before == me:
        return {"region": region, "rule": "lost", "ruler": me}
    if after >= 0:
        return {"region": region, "rule": "theirs", "ruler": after}
    return {"region": region, "rule": "nobody", "ruler": before}


def block_figures(s: PaxState, coalition: Coalition, change: int) -> dict[str, object]:
    """PP-155 How many blocks a coalition would have in play, and whether it would be dominant then."""
    s.pool[coalition] -= change
    dominant = s.dominant() == coalition
    s.pool[coalition] += change
    return {"coalition": coalition, "blocks": s.blocks_in_play(coalition) + change, "dominant": dominant}


def lift_figures(s: PaxState, me: Seat, coalition: Coalition, space: Space) -> dict[str, object]:
    """PP-055 What is left where a block is taken from, and PP-049 who rules there then."""
    figures: dict[str, object] = {"space": space, "coalition": coalition, "rest": s.block(space, coalition) - 1}
    if not is_region(space):
        return figures | {"rule": "same"}
    return figures | rule_figures(s, me, space, ruler_with_armies(s, space, coalition, -1))


def hostage_takers(s: PaxState, card: Card, seat: Seat) -> tuple[Seat, Seat]:
    """PP-117 Who holds a card hostage now, and who would with one spy of this player less; -1 for nobody."""
    owner = s.owner_of(card)
    before = s.hostage_taker(owner, card)
    s.add_spies(card, seat, -1)
    after = s.hostage_taker(owner, card)
    s.add_spies(card, seat, 1)
    return before, after


def overthrown_by_map(s: PaxState, seat: Seat, region: Region) -> int:
    """PP-064 How many political cards the loss of one more tribe there would burn."""
    if s.tribe(region, seat) != 1:
        return 0
    return len([card for card in s.courts[seat] if SUIT[card] == POLITICAL and REGION[card] == region])


def tribe_figures(s: PaxState, me: Seat, target: Seat, region: Region) -> dict[str, object]:
    """PP-049, PP-064 What the loss of a tribe brings: what is left, who rules then, and which cards fall."""
    after = ruler_with_tribes(s, region, target, -1)
    figures = rule_figures(s, me, region, after)
    return figures | {"rest": s.tribe(region, target) - 1, "lost": overthrown_by_map(s, target, region)}


def overthrown_by_court(s: PaxState, owner: Seat, card: Card) -> int:
    """PP-065 How many tribes go home if this card leaves the court: all, with the last political card there."""
    region = REGION[card]
    if SUIT[card] != POLITICAL:
        return 0
    same = [other for other in s.courts[owner] if SUIT[other] == POLITICAL and REGION[other] == region]
    return s.tribe(region, owner) if len(same) == 1 else 0


def burn_figures(s: PaxState, owner: Seat, card: Card) -> dict[str, object]:
    """PP-061, PP-062, PP-065 What goes with a court card: stars, influence, leverage, tribes, and the spies on it."""
    loyal = PATRIOT[card] >= 0 and PATRIOT[card] == s.side(owner) and not s.has_effect(owner, RUMOR)
    return {
        "card": card,
        "rank": RANK[card],
        "suit": SUIT[card],
        "region": REGION[card],
        "patriot_lost": loyal,
        "due": LEVERAGE_RUPEES if LEVERAGED[card] else 0,
        "tribe_count": overthrown_by_court(s, owner, card),
        "spy_count": sum([s.spy(card, seat) for seat in range(s.seats)]),
    }


def loyalty_figures(s: PaxState, me: Seat, coalition: Coalition) -> dict[str, object]:
    """PP-041 What a change of loyalty costs: all gifts and prizes, and the patriots of other coalitions."""
    return {
        "coalition": coalition,
        "gift_count": s.gift_count(me),
        "prize_count": len(s.prizes[me]),
        "patriot_count": len(foreign_patriots(s, me, coalition)),
    }


def favours_lost(s: PaxState, me: Seat, coalition: Coalition) -> int:
    """PP-041 How many gifts, prizes and patriots a change to this loyalty would cost."""
    return s.gift_count(me) + len(s.prizes[me]) + len(foreign_patriots(s, me, coalition))


def foreign_patriots(s: PaxState, me: Seat, coalition: Coalition) -> list[Card]:
    return [card for card in s.courts[me] if PATRIOT[card] not in (-1, coalition)]
