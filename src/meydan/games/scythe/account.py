# interpreted
"""What Scythe tells when the sixth star has been placed."""

from collections.abc import Sequence

from meydan.core.account import Account, Cell, Column, Held, Stroke, Thing, Turn, column, of_bag, of_kind, product, tied
from meydan.core.chance import Draw
from meydan.core.contract import Event, Outcome, Seat
from meydan.games.scythe import events as ev
from meydan.games.scythe.facts import CARD_VALUES, KINDS, OBJECTIVES, STARS, TIERS
from meydan.games.scythe.rules.scoring import resources, score, standing, structure_coins, territories, tier
from meydan.games.scythe.table import ScytheState
from meydan.games.scythe.views import values

DECIDED_BY = ("coins", "pieces", "power", "popularity", "resources", "territories", "stars")
"""SC-214 The figures of a standing, in their order."""


def columns(s: ScytheState, events: Sequence[Event]) -> tuple[Column, ...]:
    """SC-207 Each line of the scoring, at the rates of the own popularity."""
    seats = range(s.seats)
    rates = [TIERS[tier(s.popularity[seat])] for seat in seats]
    steps = tuple(Cell(s.popularity[p], Outcome("tier", {"number": tier(s.popularity[p]) + 1})) for p in seats)
    return (
        Column(Outcome("popularity", {}), steps, beside=True),
        Column(Outcome("stars", {}), tuple(product(s.star_count(p), rates[p][1]) for p in seats)),
        Column(Outcome("territories", {}), tuple(product(territories(s, p), rates[p][2]) for p in seats)),
        Column(Outcome("pairs", {}), tuple(product(resources(s, p) // 2, rates[p][3]) for p in seats)),
        column("structures", [structure_coins(s, seat) for seat in seats]),
        column("coins", [s.coins[seat] for seat in seats]),
    )


def closing(s: ScytheState, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """SC-203 Who placed the last star, SC-214 and what decided between equals."""
    told = [
        Outcome("last-star", {"seat": one.seat, "goal": one.goal})
        for one in of_kind(events, ev.PlacedStar)
        if one.count >= STARS
    ][-1:]
    if len(s.winners) > 1:
        return (*told, Outcome("shared", {"seats": s.winners}))
    decided = tied([standing(s, seat) for seat in range(s.seats)], s.winners)
    if decided > 1:
        told.append(Outcome("tie", {"seat": s.winners[0], "by": DECIDED_BY[decided - 1]}))
    return tuple(told)


def turn(event: Event) -> Turn | None:
    return Turn(event.seat) if isinstance(event, ev.ChoseSection) else None


def held(s: ScytheState, seat: Seat) -> tuple[Held, ...]:
    """SC-036 Objectives, those shown as done, SC-039 and combat cards."""
    done = tuple(Thing(f"objective-{OBJECTIVES[card]}", done=True) for card in s.shown[seat])
    open_ones = tuple(Thing(f"objective-{OBJECTIVES[card]}", done=False) for card in s.objectives[seat])
    cards = tuple(Thing(figure=value) for value in values(s.hand(seat)))
    return tuple(Held(key, things) for key, things in (("objectives", done + open_ones), ("cards", cards)) if things)


def luck(before: ScytheState, event: Event) -> tuple[Stroke, ...]:
    """SC-031 Combat cards drawn, beside the mean of the deck they came from."""
    asked = before.asking.chance if before.asking is not None else None
    if not isinstance(event, ev.Drew) or not isinstance(asked, Draw):
        return ()
    deck = {CARD_VALUES[kind]: asked.bag[kind] for kind in range(KINDS)}
    return (of_bag("cards", event.seat, event.cards, deck),)


ACCOUNT = Account(
    summed=True,
    columns=columns,
    closing=closing,
    turn=turn,
    charts={
        "points": lambda s, seat: score(s, seat).total(),
        "coins": lambda s, seat: int(s.coins[seat]),
        "territories": territories,
    },
    held=held,
    marks={
        "placed_star": "star",
        "won_combat": "combat",
        "met_encounter": "encounter",
        "took_factory_card": "factory",
    },
    luck=luck,
)
