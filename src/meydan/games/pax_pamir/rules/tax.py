"""The tax action: rupees from the market and from players."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    DONE,
    TAX_CARDS,
    TAX_PLAYERS,
    Card,
    TaxCard,
    TaxPlayer,
)
from meydan.games.pax_pamir.facts import (
    ANCIENT_LINEAGE,
    REGION,
    SLOTS,
)
from meydan.games.pax_pamir.rules.market import slot_of
from meydan.games.pax_pamir.rules.reasons import refuse_player
from meydan.games.pax_pamir.table import PaxState


def is_sheltered(s: PaxState, target: Seat) -> bool:
    """PP-125 Gold stars protect that many rupees; only the excess can be taken."""
    return s.rupees[target] <= s.shelter(target)


def owes_tax(s: PaxState, me: Seat, target: Seat) -> bool:
    """PP-123 A player with a court card of a region you rule; of any region by Ancient Lineage (PP-238)."""
    everywhere = s.holds(me, ANCIENT_LINEAGE)
    for card in s.courts[target]:
        if everywhere or s.ruler[REGION[card]] == me:
            return True
    return False


def can_tax_player(s: PaxState, me: Seat, target: Seat) -> bool:
    """PP-054 Tax is one of the few ways that money passes from player to player (PP-123, PP-125)."""
    return target != me and not is_sheltered(s, target) and owes_tax(s, me, target)


def refuse_tax_player(s: PaxState, me: Seat, target: Seat) -> Refusal | None:
    """PP-123 What stands against taxing this player."""
    objection = refuse_player(s, me, target, ("PP-123",))
    if objection is not None:
        return objection
    if not owes_tax(s, me, target):
        return Refusal("not-taxable", ("PP-050", "PP-123"), {"target": target})
    return Refusal("sheltered", ("PP-125",), {"target": target}) if is_sheltered(s, target) else None


def refuse_tax_card(s: PaxState, card: Card) -> Refusal | None:
    """PP-123 What stands against a rupee from this card."""
    slot = slot_of(s, card)
    if slot < 0:
        return Refusal("not-in-market", ("PP-123",), {"card": card})
    return None if s.coins[slot] else Refusal("no-rupees-on-it", ("PP-123",), {"card": card})


def can_tax(s: PaxState, me: Seat) -> bool:
    """PP-123 Market cards with rupees, or a player who can be taxed."""
    for slot in range(SLOTS):
        if s.coins[slot] and s.market[slot] >= 0:
            return True
    for target in range(s.seats):
        if can_tax_player(s, me, target):
            return True
    return False


def refuse_tax(s: PaxState, me: Seat) -> Refusal | None:
    """PP-123 What stands against taxing at all."""
    return None if can_tax(s, me) else Refusal("nothing-to-tax", ("PP-123", "PP-125"), {})


class TakeTax(Step[PaxState, Action]):
    """PP-122 Rupees up to the rank in all, PP-124 from sources mixed as one likes."""

    rules: ClassVar[tuple[str, ...]] = ("PP-122", "PP-123", "PP-124", "PP-125")

    def __init__(self, me: Seat, left: int, first: bool) -> None:
        self.me = me
        self.left = left
        self.first = first

    def ask(self, s: PaxState) -> Ask | None:
        if self.left == 0:
            return None
        me = self.me
        options: list[Action] = []
        for target in range(s.seats):
            if can_tax_player(s, me, target):
                options.append(TAX_PLAYERS[target])
        for slot in range(SLOTS):
            if s.coins[slot] and s.market[slot] >= 0:
                options.append(TAX_CARDS[s.market[slot]])
        if not options:
            return None
        if not self.first:
            options.append(DONE)
        return ask_one(me, options)

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, TaxCard):
            objection = refuse_tax_card(s, action.card)
        elif isinstance(action, TaxPlayer):
            objection = refuse_tax_player(s, seat, action.target)
        elif action is DONE and self.first:
            objection = Refusal("take-one", ("PP-122",), {})
        return objection or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        """A rupee of the market, one of each player, and to stop."""
        lying = [card for card in s.market if card >= 0]
        return [*[TAX_CARDS[card] for card in lying[:1]], *[TAX_PLAYERS[other] for other in s.others(seat)], DONE]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, TaxCard):
            return Outcome("tax-card", {"rest": s.coins[slot_of(s, action.card)] - 1, "rupees": s.rupees[seat] + 1})
        if isinstance(action, TaxPlayer):
            target = action.target
            figures: dict[str, object] = {"target": target, "rest": s.rupees[target] - 1, "rupees": s.rupees[seat] + 1}
            return Outcome("tax-player", figures | {"shelter": s.shelter(target)})
        return Outcome("done-tax", {"left": self.left})

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is DONE:
            return
        if isinstance(action, TaxCard):
            tax_slot(s, seat, slot_of(s, action.card))
        elif isinstance(action, TaxPlayer):
            tax_player(s, seat, action.target)
        s.do(TakeTax(seat, self.left - 1, False))


def tax_slot(s: PaxState, me: Seat, slot: int) -> None:
    s.coins[slot] -= 1
    s.rupees[me] += 1
    s.emit(ev.TaxedCard(me, s.market[slot]))


def tax_player(s: PaxState, me: Seat, target: Seat) -> None:
    s.rupees[target] -= 1
    s.rupees[me] += 1
    s.emit(ev.TaxedPlayer(me, target))
