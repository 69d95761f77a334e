"""What the answers of a turn bring: a purchase, a card played, an action of a court card, the end of the turn."""

from collections.abc import Callable
from typing import Final

from meydan.core.contract import Outcome, Seat
from meydan.core.value import Value, fields_of
from meydan.games.pax_pamir.actions import Card, CardAction, Coalition, Region, Yield
from meydan.games.pax_pamir.codes import happening_code, slot_at
from meydan.games.pax_pamir.facts import (
    BETRAY_COST,
    BUILD_COST,
    CARD_ACTION_IDS,
    COURT_CARDS,
    FIRST_SUIT_YIELD,
    GIFT_COSTS,
    NATION_BUILDING,
    PASHTUNWALI,
    PATRIOT,
    RANK,
    REGION,
    REGIONS,
    ROWS,
    SLOTS,
    YIELDS,
    is_check,
)
from meydan.games.pax_pamir.rules.battle import sites
from meydan.games.pax_pamir.rules.betray import betrayable
from meydan.games.pax_pamir.rules.bribes import hostage_bribe, play_bribe
from meydan.games.pax_pamir.rules.building import most_blocks
from meydan.games.pax_pamir.rules.dominance import ResolveCheck
from meydan.games.pax_pamir.rules.gift import affordable_gifts
from meydan.games.pax_pamir.rules.market import buy, paid_slots, price, rupees_each, slot_of
from meydan.games.pax_pamir.rules.moving import own_spies
from meydan.games.pax_pamir.rules.prospects import favours_lost, rule_figures, ruler_after_icons
from meydan.games.pax_pamir.rules.tax import can_tax_player
from meydan.games.pax_pamir.table import PaxState


class Prospect(Value):
    """What a card would bring if it were played now: what its icons come to, the bribe, and the loyalty it asks for."""

    def __init__(
        self, card: Card, region: Region, yields: tuple[Yield, ...], bribe: int, target: Seat, coalition: Coalition
    ) -> None:
        self.card = card
        self.region = region
        self.yields = yields
        self.bribe = bribe
        """PP-096 At most; its ruler may waive some."""
        self.target = target
        """Who may ask for it; -1 for nobody."""
        self.coalition = coalition
        """PP-100 The other coalition one would join; -1 for none."""


def prospect(s: PaxState, me: Seat, card: Card) -> Prospect:
    """PP-101 Icons as they would act now: under Pashtunwali Values no suit changes."""
    region, bribe = REGION[card], play_bribe(s, me, card)
    held = s.in_force(PASHTUNWALI)
    yields = tuple([one for one in YIELDS[card] if one < FIRST_SUIT_YIELD or not held])
    turns = PATRIOT[card] >= 0 and PATRIOT[card] != s.loyalty[me]
    return Prospect(card, region, yields, bribe, s.ruler[region] if bribe else -1, PATRIOT[card] if turns else -1)


def play_figures(s: PaxState, me: Seat, card: Card) -> dict[str, object]:
    """The prospect, less what does not arise, PP-049 who would rule, and PP-041 what a change of loyalty would cost."""
    ahead = prospect(s, me, card)
    lost = favours_lost(s, me, ahead.coalition) if ahead.coalition >= 0 else 0
    side = ahead.coalition if ahead.coalition >= 0 else s.loyalty[me]
    figures = rule_figures(s, me, ahead.region, ruler_after_icons(s, me, card, side))
    figures |= {
        "places": len(ahead.yields) > 0,
        "turns": ahead.coalition >= 0,
        "favour_count": lost,
    }
    for name in fields_of(Prospect):
        value = getattr(ahead, name)
        if value != -1:
            figures[name] = value
    return figures


def play_costs_favours(s: PaxState, me: Seat, card: Card) -> bool:
    """PP-100 Whether playing it turns the dial at the price of gifts, prizes or patriots."""
    return PATRIOT[card] not in (-1, s.loyalty[me]) and favours_lost(s, me, PATRIOT[card]) > 0


# Purchase


def buy_outcome(s: PaxState, me: Seat, card: Card) -> Outcome:
    """PP-083 The price, PP-086 where it lies, the rupees on it, and what it is for: PP-089 an event acts at once."""
    slot = slot_of(s, card)
    cost, taken = price(s, me, slot), s.coins[slot]
    onto = [s.market[at] for at in paid_slots(s, slot) if s.market[at] >= 0] if cost else []
    figures: dict[str, object] = {"cost": cost, "taken": taken, "left": s.rupees[me] - cost + taken}
    figures |= {"cards": tuple(onto), "each": rupees_each(s)}
    if is_check(card):
        return Outcome("buy-check", figures | check_figures(s, check_bought(s, me, card), me))
    if card >= COURT_CARDS:
        return Outcome("buy-event", figures | {"happening": happening_code(card, True)})
    return Outcome("buy", figures | play_figures(s, me, card))


def check_bought(s: PaxState, me: Seat, card: Card) -> PaxState:
    """PP-154 The table as it would be after buying this check now."""
    after = s.copy()
    buy(after, me, slot_of(s, card))
    resolve(after)
    return after


def check_discarded(s: PaxState) -> PaxState | None:
    """PP-072 The table after the check that clean-up would discard, as things stand; None where there is none."""
    for row in range(ROWS):
        if is_check(s.market[slot_at(row, 0)]):
            after = s.copy()
            resolve(after)
            return after
    return None


def resolve(after: PaxState) -> None:
    after.checks_left -= 1
    ResolveCheck().run(after)


def check_figures(s: PaxState, after: PaxState, me: Seat) -> dict[str, object]:
    """PP-155 Who is dominant, what one would score oneself, and who else would score most."""
    gains = [after.points[seat] - s.points[seat] for seat in range(s.seats)]
    rival = max(s.others(me), key=lambda seat: gains[seat])
    dominant = s.dominant()
    ends = "no" if not after.winners else "won" if me in after.winners else "lost"
    figures: dict[str, object] = {"holds": dominant >= 0, "points": gains[me], "target": rival, "most": gains[rival]}
    if dominant >= 0:
        figures["coalition"] = dominant
    return figures | {"ends": ends}


# Actions of court cards


def use_outcome(s: PaxState, me: Seat, card: Card, deed: CardAction) -> Outcome:
    """PP-109 How far the action reaches, PP-112 whether it is a bonus action, PP-118 and the bribe it may cost."""
    bribe = hostage_bribe(s, me, card)
    figures: dict[str, object] = {"bonus": s.is_bonus(me, card), "bribe": bribe}
    if bribe:
        figures["target"] = s.hostage_taker(me, card)
    name = CARD_ACTION_IDS[deed]
    return Outcome(f"use-{name}", figures | REACH[name](s, me, RANK[card]))


def tax_reach(s: PaxState, me: Seat, rank: int) -> dict[str, object]:
    """PP-122 Up to the rank, of what lies on market cards and PP-125 what players have above their shelter."""
    market = sum([s.coins[slot] for slot in range(SLOTS) if s.market[slot] >= 0])
    players = sum([s.rupees[seat] - s.shelter(seat) for seat in range(s.seats) if can_tax_player(s, me, seat)])
    return {"most": min(rank, market + players)}


def gift_reach(s: PaxState, me: Seat, rank: int) -> dict[str, object]:
    """PP-128 The cheapest space that is empty."""
    return {"cost": GIFT_COSTS[affordable_gifts(s, me)[0]]}


def build_reach(s: PaxState, me: Seat, rank: int) -> dict[str, object]:
    """PP-131 As many blocks as can be paid."""
    times = 2 if s.has_effect(me, NATION_BUILDING) else 1
    return {"most": min(most_blocks(s, me), s.rupees[me] // BUILD_COST * times), "cost": BUILD_COST}


def move_reach(s: PaxState, me: Seat, rank: int) -> dict[str, object]:
    """PP-135 A step for each rank, of loyal armies and own spies."""
    armies = sum([s.army(region, s.loyalty[me]) for region in range(REGIONS)])
    return {"most": rank, "army_count": armies, "spy_count": sum([s.spy(card, me) for card in own_spies(s, me)])}


def betray_reach(s: PaxState, me: Seat, rank: int) -> dict[str, object]:
    """PP-140 Cards with an own spy on them."""
    return {"cost": BETRAY_COST, "count": len(betrayable(s, me))}


def battle_reach(s: PaxState, me: Seat, rank: int) -> dict[str, object]:
    """PP-147 Pieces up to the rank, at one of these sites."""
    return {"most": rank, "count": len(sites(s, me))}


REACH: Final[dict[str, Callable[[PaxState, Seat, int], dict[str, object]]]] = {
    "tax": tax_reach,
    "gift": gift_reach,
    "build": build_reach,
    "move": move_reach,
    "betray": betray_reach,
    "battle": battle_reach,
}


# The end of the turn


def end_outcome(s: PaxState, me: Seat) -> Outcome:
    """PP-069 What clean-up asks for: cards above the limits, and events in the leftmost column."""
    after = check_discarded(s)
    if after is not None:
        return Outcome("end-turn-check", check_figures(s, after, me))
    court, hand = len(s.courts[me]) - s.court_limit(me), len(s.hands[me]) - s.hand_limit(me)
    events = [s.market[slot_at(row, 0)] >= COURT_CARDS for row in range(ROWS)]
    figures: dict[str, object] = {
        "left": s.actions_left,
        "court_over": max(0, court),
        "hand_over": max(0, hand),
        "event_count": sum(events),
    }
    return Outcome("end-turn", figures)


def ends_game(s: PaxState, me: Seat, card: Card) -> bool:
    """PP-078 Whether the check that is bought, or discarded by ending the turn (-1), would end the game."""
    after = check_discarded(s) if card < 0 else check_bought(s, me, card)
    return after is not None and len(after.winners) > 0
