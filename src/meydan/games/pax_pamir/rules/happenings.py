"""The sixteen events: what happens when one is bought, and when clean-up discards it."""

from collections.abc import Callable
from typing import Final, TypeAlias

from meydan.core.contract import Seat
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.actions import (
    Card,
)
from meydan.games.pax_pamir.codes import happening_code
from meydan.games.pax_pamir.facts import (
    ARISTOCRACY,
    COURTLY_MANNERS,
    DISREGARD,
    EMBARRASSMENT,
    EVENT_NAMES,
    FATIGUE,
    FIRST_EVENT,
    HERAT,
    INTELLIGENCE,
    KABUL,
    KOH_I_NOOR,
    MILITARY,
    NATION_BUILDING,
    NATIONALISM,
    NEW_TACTICS,
    PERSIA,
    POLITICAL,
    PUNJAB,
    is_check,
)
from meydan.games.pax_pamir.rules.dominance import ResolveCheck
from meydan.games.pax_pamir.rules.event_choices import (
    LoseConfidence,
    RebukeRegion,
    SetSuit,
    SpreadRumour,
    SwapHands,
    sweep,
)
from meydan.games.pax_pamir.rules.playing import favour
from meydan.games.pax_pamir.table import PaxState


def event_bought(s: PaxState, me: Seat, card: Card) -> None:
    """PP-089 An event acts the moment it is bought, PP-010 by its lower half (PP-239)."""
    happen(s, me, card, True)


def event_discarded(s: PaxState, card: Card) -> None:
    """PP-072 The upper half, for all players (PP-239)."""
    happen(s, s.turn, card, False)


def happen(s: PaxState, me: Seat, card: Card, bought: bool) -> None:
    """PP-010 The card leaves, and one of its halves acts."""
    s.burnt.append(card)
    s.emit(ev.Happened(happening_code(card, bought)))
    if is_check(card):
        s.checks_left -= 1
        s.do(ResolveCheck())
        return
    upper, lower = HALVES[card - FIRST_EVENT]
    if bought:
        lower(s, me)
    else:
        upper(s, me)


def nothing(s: PaxState, me: Seat) -> None:
    """PP-239 This half has no effect when it comes up: Public Withdrawal lies in the market instead."""


def favour_military(s: PaxState, me: Seat) -> None:
    favour(s, MILITARY)


def favour_intelligence(s: PaxState, me: Seat) -> None:
    favour(s, INTELLIGENCE)


def favour_political(s: PaxState, me: Seat) -> None:
    favour(s, POLITICAL)


def embarrassment_of_riches(s: PaxState, me: Seat) -> None:
    s.effects[EMBARRASSMENT] = 0


def disregard_for_customs(s: PaxState, me: Seat) -> None:
    s.effects[DISREGARD] = 0


def conflict_fatigue(s: PaxState, me: Seat) -> None:
    s.effects[FATIGUE] = 0


def riots_in_punjab(s: PaxState, me: Seat) -> None:
    sweep(s, PUNJAB)


def riots_in_herat(s: PaxState, me: Seat) -> None:
    sweep(s, HERAT)


def riots_in_kabul(s: PaxState, me: Seat) -> None:
    sweep(s, KABUL)


def riots_in_persia(s: PaxState, me: Seat) -> None:
    sweep(s, PERSIA)


def confidence_failure(s: PaxState, me: Seat) -> None:
    """PP-239 Every player loses a card of their hand, the player in turn first."""
    s.do(*[LoseConfidence(seat) for seat in s.seats_from(me)])


def failure_to_impress(s: PaxState, me: Seat) -> None:
    """PP-239 Each player throws away every prize."""
    for seat in s.seats_from(me):
        if s.prizes[seat]:
            s.emit(ev.LostPrizes(seat, len(s.prizes[seat])))
            s.burnt.extend(s.prizes[seat])
            s.prizes[seat] = ()


def new_tactics(s: PaxState, me: Seat) -> None:
    s.effects[NEW_TACTICS] = me


def koh_i_noor_recovered(s: PaxState, me: Seat) -> None:
    s.effects[KOH_I_NOOR] = me


def courtly_manners(s: PaxState, me: Seat) -> None:
    s.effects[COURTLY_MANNERS] = me


def nationalism(s: PaxState, me: Seat) -> None:
    s.effects[NATIONALISM] = me


def nation_building(s: PaxState, me: Seat) -> None:
    s.effects[NATION_BUILDING] = me


def backing_of_persian_aristocracy(s: PaxState, me: Seat) -> None:
    s.rupees[me] += ARISTOCRACY
    s.emit(ev.GotRupees(me, ARISTOCRACY))


def rumour(s: PaxState, me: Seat) -> None:
    s.do(SpreadRumour(me))


def other_persuasive_methods(s: PaxState, me: Seat) -> None:
    s.do(SwapHands(me))


def pashtunwali_values(s: PaxState, me: Seat) -> None:
    s.do(SetSuit(me))


def rebuke(s: PaxState, me: Seat) -> None:
    s.do(RebukeRegion(me))


Half: TypeAlias = Callable[[PaxState, Seat], None]

BY_NAME: Final[dict[str, tuple[Half, Half]]] = {
    "New Tactics": (favour_military, new_tactics),
    "Koh-i-noor Recovered": (embarrassment_of_riches, koh_i_noor_recovered),
    "Courtly Manners": (disregard_for_customs, courtly_manners),
    "Rumor": (failure_to_impress, rumour),
    "Conflict Fatigue": (riots_in_punjab, conflict_fatigue),
    "Nationalism": (riots_in_herat, nationalism),
    "Public Withdrawal": (nothing, nothing),
    "Nation Building": (riots_in_kabul, nation_building),
    "Backing of Persian Aristocracy": (riots_in_persia, backing_of_persian_aristocracy),
    "Other Persuasive Methods": (confidence_failure, other_persuasive_methods),
    "Pashtunwali Values": (favour_intelligence, pashtunwali_values),
    "Rebuke": (favour_political, rebuke),
}
"""PP-239 Both halves of each event that is no check: what acts when it is discarded, and when it is bought."""

HALVES: Final[list[tuple[Half, Half]]] = [BY_NAME[name] for name in EVENT_NAMES]
"""By card, from the first event on."""
