# interpreted
"""What Coup tells when only one player is left."""

from collections.abc import Sequence

from meydan.core.account import Account, Column, Held, Thing, Turn, column, of_kind
from meydan.core.contract import Event, Outcome, Seat
from meydan.games.coup import events as ev
from meydan.games.coup.facts import CHARACTERS
from meydan.games.coup.table import CoupState

TURNS = (
    ev.TookIncome,
    ev.WantedForeignAid,
    ev.LaunchedCoup,
    ev.ClaimedTax,
    ev.ClaimedAssassination,
    ev.ClaimedSteal,
    ev.ClaimedExchange,
)


def columns(s: CoupState, events: Sequence[Event]) -> tuple[Column, ...]:
    """CP-020 Influence decides. Beside it: coins, influence taken by force, bluffs found out, and players put out."""
    seats = range(len(s.hands))
    strikes = of_kind(events, ev.LaunchedCoup, ev.Assassinated)
    out = put_out(events)
    return (
        column("influence", [len(s.hands[seat]) for seat in seats]),
        column("coins", [s.coins[seat] for seat in seats]),
        column("strikes", [sum(strike.seat == seat for strike in strikes) for seat in seats]),
        column("caught", [caught(events).count(seat) for seat in seats]),
        column("out", [out.count(seat) for seat in seats]),
    )


def caught(events: Sequence[Event]) -> list[Seat]:
    """CP-073 Who challenged a claim that was then not proved, once for each."""
    challenger, found = -1, []
    for event in events:
        if isinstance(event, ev.Challenged):
            challenger = event.seat
        elif isinstance(event, ev.Folded):
            found.append(challenger)
    return found


def put_out(events: Sequence[Event]) -> list[Seat]:
    """CP-024 Who took the last influence of each player that went out: by a strike, a challenge, or a claim proved."""
    by: dict[Seat, Seat] = {}
    challenge, found = (-1, -1), []
    for event in events:
        if isinstance(event, ev.LaunchedCoup | ev.Assassinated):
            by[event.target] = event.seat
        elif isinstance(event, ev.Challenged):
            challenge = (event.seat, event.other)
        elif isinstance(event, ev.Showed):
            by[challenge[0]] = event.seat
        elif isinstance(event, ev.Folded):
            by[event.seat] = challenge[0]
        elif isinstance(event, ev.WentOut) and event.seat in by:
            found.append(by[event.seat])
    return found


def closing(s: CoupState, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """CP-025 There is no second place."""
    return (Outcome("last-one", {"seat": s.winner(), "cards": s.hands[s.winner()]}),)


def turn(event: Event) -> Turn | None:
    """A turn is one action, and begins with it."""
    return Turn(event.seat) if isinstance(event, TURNS) else None


def held(s: CoupState, seat: Seat) -> tuple[Held, ...]:
    """CP-087 Hidden influence, CP-104 and what left the game in the draft."""
    hand = tuple(Thing(f"character-{CHARACTERS[card]}") for card in s.hands[seat])
    removed = tuple(Thing(f"character-{CHARACTERS[card]}") for card in s.removed[seat])
    return tuple(Held(key, things) for key, things in (("hand", hand), ("removed", removed)) if things)


ACCOUNT = Account(
    summed=False,
    columns=columns,
    closing=closing,
    turn=turn,
    charts={
        "coins": lambda s, seat: int(s.coins[seat]),
        "influence": lambda s, seat: len(s.hands[seat]),
    },
    held=held,
    marks={
        "launched_coup": "coup",
        "assassinated": "assassination",
        "challenged": "challenge",
        "went_out": "out",
    },
)
