# interpreted
"""What Pax Pamir tells when the last Dominance Check is resolved, or somebody leads by four."""

from collections.abc import Sequence

from meydan.core.account import Account, Cell, Column, Held, Thing, Turn, column, of_kind, tied
from meydan.core.contract import Event, Outcome, Seat
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.facts import CARD_IDS, COALITION_IDS, EARLY_LEAD
from meydan.games.pax_pamir.rules.dominance import early_win
from meydan.games.pax_pamir.rules.influence import influence
from meydan.games.pax_pamir.table import PaxState

DECIDED_BY = ("points", "stars", "rupees")
"""PP-079 to PP-081 What a win is decided by, in this order."""


def columns(s: PaxState, events: Sequence[Event]) -> tuple[Column, ...]:
    """PP-154 One column for each check: the points, and what they were given for. Beside them what breaks ties."""
    seats = range(s.seats)
    checks = of_kind(events, ev.CheckSucceeded, ev.CheckFailed)
    scored = of_kind(events, ev.Scored)
    found = [
        Column(title(check, k + 1), cells(scored[k * s.seats : (k + 1) * s.seats], s.seats), blocks(check))
        for k, check in enumerate(checks)
    ]
    stars = column("stars", [s.red_stars(seat) for seat in seats], beside=True)
    return (*found, stars, column("rupees", [s.rupees[seat] for seat in seats], beside=True))


def title(check: ev.CheckSucceeded | ev.CheckFailed, number: int) -> Outcome:
    if isinstance(check, ev.CheckSucceeded):
        return Outcome("check", {"number": number, "coalition": check.coalition, "last": check.last})
    return Outcome("check-failed", {"number": number, "last": check.last})


def blocks(check: ev.CheckSucceeded | ev.CheckFailed) -> Outcome | None:
    """PP-155 Blocks in play when the check came."""
    return Outcome("blocks", dict(zip(COALITION_IDS, check.blocks, strict=True))) if check.blocks else None


def cells(scored: Sequence[ev.Scored], seats: int) -> tuple[Cell | None, ...]:
    """PP-158 Cylinders in play, PP-162 influence, or nothing for who serves another coalition."""
    by_seat = {one.seat: Cell(one.points, Outcome(one.why, {"worth": one.worth})) for one in scored}
    return tuple(by_seat.get(seat) for seat in range(seats))


def closing(s: PaxState, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """PP-078 A lead of four, or PP-079 the final check; PP-080 to PP-082 what decided between equals."""
    checks = of_kind(events, ev.CheckSucceeded, ev.CheckFailed)
    last = not checks or checks[-1].last
    lead = not last and early_win(s.points)
    told = [Outcome("lead", {"seat": s.winners[0], "lead": EARLY_LEAD}) if lead else Outcome("last-check", {})]
    if len(s.winners) > 1:
        return (*told, Outcome("shared", {"seats": s.winners}))
    standings = [(s.points[seat], s.red_stars(seat), s.rupees[seat]) for seat in range(s.seats)]
    decided = tied(standings, s.winners)
    if decided > 1:
        told.append(Outcome("tie", {"seat": s.winners[0], "by": DECIDED_BY[decided - 1]}))
    return tuple(told)


def turn(event: Event) -> Turn | None:
    return Turn(event.seat) if isinstance(event, ev.TurnBegan) else None


def held(s: PaxState, seat: Seat) -> tuple[Held, ...]:
    """PP-243 The hand."""
    return (Held("hand", tuple(Thing(f"card-{CARD_IDS[card]}") for card in s.hands[seat])),) if s.hands[seat] else ()


ACCOUNT = Account(
    summed=True,
    columns=columns,
    closing=closing,
    turn=turn,
    charts={
        "points": lambda s, seat: int(s.points[seat]),
        "influence": lambda s, seat: influence(s, seat, s.loyalty[seat]) if s.loyalty[seat] >= 0 else 1,
        "rupees": lambda s, seat: int(s.rupees[seat]),
    },
    held=held,
    marks={
        "check_succeeded": "check",
        "check_failed": "check",
        "betrayed": "betrayal",
        "overthrown": "overthrow",
        "changed_loyalty": "loyalty",
    },
)
