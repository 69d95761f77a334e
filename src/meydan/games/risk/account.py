# interpreted
"""What Risk tells when somebody has won."""

from collections.abc import Sequence

from meydan.core.account import Account, Cell, Column, Held, Stroke, Thing, Turn, column, of_dice, of_kind
from meydan.core.contract import Event, Outcome, Seat
from meydan.games.risk import events as ev
from meydan.games.risk.facts import MISSIONS, STARS, TERRITORIES
from meydan.games.risk.odds import throws
from meydan.games.risk.rules.winning import fulfilled, last_one, mission_fulfilled, two_player_goal
from meydan.games.risk.table import RiskState


def columns(s: RiskState, events: Sequence[Event]) -> tuple[Column, ...]:
    """What was held at the end, and what was taken on the way."""
    seats = range(s.seats)
    captures = of_kind(events, ev.Captured)
    out = of_kind(events, ev.Eliminated, ev.NeutralEliminated)
    return (
        column("territories", [s.held(seat) for seat in seats]),
        column("troops", [s.all_troops(seat) for seat in seats]),
        Column(Outcome("continents", {}), tuple(continents(s, seat) for seat in seats)),
        column("captures", [sum(one.seat == seat for one in captures) for seat in seats]),
        column("eliminated", [sum(one.seat == seat for one in out) for seat in seats]),
    )


def continents(s: RiskState, seat: Seat) -> Cell:
    held = tuple(s.continents(seat))
    return Cell(len(held), Outcome("continents", {"continents": held}) if held else None)


def closing(s: RiskState, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """By which goal it was won: RK-032 cease-fire, RK-035 the last one, RK-181, RK-162, RK-030 or RK-148."""
    seat = s.winners[0]
    if of_kind(events, ev.CeaseFire):
        return cease_fire(s)
    if last_one(s, seat):
        return (Outcome("conquest", {"seat": seat}),)
    if two_player_goal(s, seat):
        return (Outcome("territories", {"seat": seat, "count": s.held(seat)}),)
    if mission_fulfilled(s, seat):
        return (Outcome("mission", {"seat": seat, "mission": s.missions[seat]}),)
    if s.house.mode == "elementary":
        return (Outcome("territories", {"seat": seat, "count": s.held(seat)}),)
    return (Outcome("continents", {"seat": seat, "continents": tuple(s.continents(seat))}),)


def cease_fire(s: RiskState) -> tuple[Outcome, ...]:
    """RK-032 Most territories; RK-033 among equals most troops; else the win is shared."""
    count = s.held(s.winners[0])
    told = Outcome("cease-fire", {"count": count})
    if len(s.winners) > 1:
        return (told, Outcome("shared", {"seats": s.winners}))
    if sum(s.held(seat) == count for seat in range(s.seats)) > 1:
        return (told, Outcome("by-troops", {"seat": s.winners[0], "troops": s.all_troops(s.winners[0])}))
    return (told,)


def turn(event: Event) -> Turn | None:
    return Turn(event.seat) if isinstance(event, ev.Reinforced) else None


def held(s: RiskState, seat: Seat) -> tuple[Held, ...]:
    """RK-161 The secret mission, RK-132 and the cards in the hand with their stars."""
    mission = s.missions[seat]
    found = []
    if mission is not None:
        found.append(Held("mission", (Thing(f"mission-{MISSIONS[mission]}", done=fulfilled(s, seat, mission)),)))
    if s.hands[seat]:
        cards = tuple(Thing(f"card-{TERRITORIES[card]}", STARS[card]) for card in s.hands[seat])
        found.append(Held("cards", cards))
    return tuple(found)


def luck(before: RiskState, event: Event) -> tuple[Stroke, ...]:
    """RK-077 The faces of each side, RK-078 and the troops it lost, beside what these dice cost on average."""
    if not isinstance(event, ev.Rolled):
        return ()
    sides = ((event.seat, event.red, event.attack_lost), (before.owner[event.target], event.black, event.defence_lost))
    most = (before.troops[event.source] - 1, before.troops[event.target])
    found: list[Stroke] = []
    ways = throws(len(event.red), len(event.black), before.house.speed)
    for side, (seat, faces, lost) in enumerate(sides):
        if before.is_neutral(seat):
            continue
        costs = [(way.chance, min((way.attack_lost, way.defence_lost)[side], most[side])) for way in ways]
        mean = sum(chance * cost for chance, cost in costs)
        spread = sum(chance * (cost - mean) ** 2 for chance, cost in costs)
        found += [of_dice("dice", seat, faces), Stroke("losses", seat, 1, lost, mean, spread)]
    return tuple(found)


ACCOUNT = Account(
    summed=False,
    columns=columns,
    closing=closing,
    turn=turn,
    charts={
        "territories": lambda s, seat: int(s.held(seat)),
        "troops": lambda s, seat: int(s.all_troops(seat)),
        "cards": lambda s, seat: len(s.hands[seat]),
    },
    held=held,
    marks={
        "captured": "capture",
        "traded": "trade",
        "eliminated": "out",
        "neutral_eliminated": "out",
        "cease_fire": "cease-fire",
    },
    luck=luck,
    fewer=("losses",),
)
