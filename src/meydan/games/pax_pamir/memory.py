"""What each seat knows of hidden cards, and dealing anew what it does not.

Cards are bought in the open, so a hand is known but for the cards burnt face down from it (PP-243). Every burnt card
keeps the cards it could have been; another world is any choice of those, no card chosen twice. What was not burnt is in
the hand it would be in.
"""

from meydan.core.chance import Source
from meydan.core.contract import Seat
from meydan.games.pax_pamir.actions import Card
from meydan.games.pax_pamir.table import Buried, PaxState


def imagine(s: PaxState, seat: Seat, source: Source) -> None:
    """Deal anew, in place, all that this seat cannot know. Reads nothing else."""
    unknown = [i for i in range(len(s.buried)) if s.buried[i].owner != seat]
    if not unknown:
        return
    holder = holders(s)
    sure = [*s.hands[seat], *[gone.card for gone in s.buried if gone.owner == seat]]
    chosen = choose_burnt(s, unknown, sure, source)
    for i, card in zip(unknown, chosen, strict=True):
        gone = s.buried[i]
        s.buried[i] = Buried(gone.owner, holder[card], card, gone.candidates)
    burnt = [gone.card for gone in s.buried]
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = tuple(sorted([c for c in holder if holder[c] == other and c not in burnt]))


def holders(s: PaxState) -> dict[Card, Seat]:
    """For each card of a hand or burnt from one: in whose hand it is, or would be."""
    found = {gone.card: gone.holder for gone in s.buried}
    for seat in range(s.seats):
        for card in s.hands[seat]:
            found[card] = seat
    return found


def choose_burnt(s: PaxState, unknown: list[int], sure: list[Card], source: Source) -> list[Card]:
    """A different card for each, out of those it could have been."""
    for _ in range(10_000):
        chosen: list[Card] = []
        for i in unknown:
            possible = [card for card in s.buried[i].candidates if card not in sure and card not in chosen]
            if not possible:
                break
            chosen.append(possible[source.below(len(possible))])
        if len(chosen) == len(unknown):
            return chosen
    raise RuntimeError("no choice of burnt cards fits what the seat has seen")
