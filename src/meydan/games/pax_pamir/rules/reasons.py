"""Reasons that several steps share: each names what its check found, or None when it has nothing against the action."""

from meydan.core.contract import Action, Refusal, Seat
from meydan.games.pax_pamir.actions import Card, CardAction, Discard, Region
from meydan.games.pax_pamir.facts import REGION
from meydan.games.pax_pamir.table import PaxState


def refuse_player(s: PaxState, me: Seat, target: Seat, rules: tuple[str, ...]) -> Refusal | None:
    """Only another player at this table can be meant."""
    if target >= s.seats:
        return Refusal("no-such-player", rules, {})
    return Refusal("not-yourself", rules, {}) if target == me else None


def refuse_place(s: PaxState, card: Card, region: Region, rules: tuple[str, ...]) -> Refusal | None:
    """PP-105 A spy goes on a court card of a given region, in any court."""
    if s.owner_of(card) < 0:
        return Refusal("not-in-a-court", rules, {"card": card})
    if REGION[card] != region:
        return Refusal("not-of-the-region", rules, {"card": card, "region": region})
    return None


def refuse_cost(deed: CardAction, cost: int, rupees: int, rules: tuple[str, ...]) -> Refusal:
    """PP-114 What an action costs at least is not there."""
    return Refusal("action-too-dear", rules, {"deed": deed, "cost": cost, "rupees": rupees})


def refuse_without_spy(s: PaxState, me: Seat, card: Card, rules: tuple[str, ...]) -> Refusal | None:
    """An own spy is needed on the card."""
    return None if s.spy(card, me) else Refusal("no-spy-there", rules, {"card": card})


def refuse_discard(action: Action, cards: list[Card], key: str, rules: tuple[str, ...]) -> Refusal | None:
    """Only one of these cards can be burnt now."""
    if isinstance(action, Discard) and action.card not in cards:
        return Refusal(key, rules, {"card": action.card})
    return None
