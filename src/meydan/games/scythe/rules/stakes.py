"""Stakes: what is open about a combat, on both sides, before power and cards are shown."""

from meydan.core.contract import Outcome, Seat
from meydan.games.scythe.actions import Place
from meydan.games.scythe.facts import CAMARADERIE, CARD_VALUES, DIAL, KINDS, PEOPLES_ARMY
from meydan.games.scythe.table import ScytheState


def most_dial(s: ScytheState, seat: Seat) -> int:
    """SC-157 A number from 0 to 7, and no more than the power one has."""
    return min(DIAL, s.power[seat])


def most_cards(s: ScytheState, seat: Seat, place: Place) -> int:
    """SC-158 One card for each own character and mech; SC-111 one more with People's Army and a worker (SC-112)."""
    if s.holder[place] == seat:
        fighters, workers = s.fighters(place), s.workers[place]
    else:
        fighters, workers = 0, 0
        for raid in s.raids:
            if raid.place == place:
                fighters += 1
                workers += raid.workers
    return fighters + (1 if workers and s.has_ability(seat, PEOPLES_ARMY) else 0)


def card_limit(s: ScytheState, seat: Seat, place: Place) -> int:
    """SC-036 How many cards a side can add at most: all see how many it holds."""
    return min(most_cards(s, seat, place), s.hand_size(seat))


def most_total(s: ScytheState, seat: Seat, place: Place) -> int:
    """SC-159 What a side could come to, for all that others know: the dial and cards of the highest value."""
    return most_dial(s, seat) + card_limit(s, seat, place) * CARD_VALUES[KINDS - 1]


def best_cards(s: ScytheState, seat: Seat, place: Place) -> int:
    """What the best cards of the own hand would add."""
    values = [CARD_VALUES[kind] for kind in range(KINDS - 1, -1, -1) for _ in range(s.cards_of(seat, kind))]
    return sum(values[: card_limit(s, seat, place)])


def sides(s: ScytheState, me: Seat, other: Seat, place: Place) -> dict[str, object]:
    """What the prompt of a combat tells of both sides."""
    return {
        "me": me,
        "other": other,
        "place": place,
        "power": s.power[me],
        "cards": card_limit(s, me, place),
        "other_power": s.power[other],
        "other_cards": card_limit(s, other, place),
    }


def attack_figures(s: ScytheState, me: Seat, place: Place) -> dict[str, object]:
    """SC-163 Who would be fought, with what at most, and what a win costs for workers that it forces away."""
    other = s.holder[place]
    workers = s.workers[place]
    lost = 0 if s.has_ability(me, CAMARADERIE) else min(workers, s.popularity[me])
    figures: dict[str, object] = {"other": other, "power": s.power[other], "cards": card_limit(s, other, place)}
    return figures | {"workers": workers, "lost": lost}


def fate(s: ScytheState, seat: Seat, against: Seat, place: Place, least: int, most: int) -> str:
    """SC-160 Whether a total between these wins or loses for certain, as far as the seat may know."""
    attacks = s.turn == seat  # and so has the tie
    threat = most_total(s, against, place)
    if least > threat or (attacks and least == threat):
        return "sure"
    return "lost" if not attacks and most == 0 else "open"


def dial_outcome(s: ScytheState, seat: Seat, against: Seat, place: Place, dial: int) -> Outcome:
    """SC-161 The dial is power lost in any case; what it can come to with cards, and whether that is enough."""
    most = dial + best_cards(s, seat, place)
    figures: dict[str, object] = {"least": dial, "most": most, "left": s.power[seat] - dial}
    return Outcome("set-dial", figures | {"fate": fate(s, seat, against, place, dial, most)})


def cards_outcome(
    s: ScytheState, seat: Seat, against: Seat, place: Place, verb: str, cards: tuple[int, ...]
) -> Outcome:
    """SC-160 What dial and cards come to, against the most the other side can have."""
    total = max(0, s.dials[seat]) + sum(cards)
    figures: dict[str, object] = {"total": total, "threat": most_total(s, against, place)}
    return Outcome(verb, figures | {"fate": fate(s, seat, against, place, total, total)})
