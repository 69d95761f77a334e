# interpreted
"""What Mangrovia tells when all is scored."""

from collections.abc import Sequence

from meydan.core.account import Account, Column, Held, Stroke, Thing, Turn, column, of_bag, of_kind
from meydan.core.chance import Draw
from meydan.core.contract import Event, Outcome, Seat
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import CARDS, FIRST_LAND, PLACES, VALUE_CARDS, VALUE_OF, VALUES
from meydan.games.mangrovia.rules.scoring import now_from_paths, now_from_poles, now_from_stones
from meydan.games.mangrovia.table import MangroviaState

SOURCES: tuple[tuple[str, type[Event], str], ...] = (
    ("spaces", ev.Built, "points"),
    ("pole_tiles", ev.TookPole, "pole"),
    ("paths", ev.PathScored, "points"),
    ("stones", ev.StoneScored, "points"),
    ("poles", ev.PoleScored, "points"),
    ("amulets", ev.AmuletsScored, "points"),
)
"""Every event that gives chief points, and how many."""


def columns(s: MangroviaState, events: Sequence[Event]) -> tuple[Column, ...]:
    """MG-140 Chief points by where they came from."""
    return tuple(
        column(key, [sum(getattr(one, name) for one in of_kind(events, kind) if one.seat == p) for p in range(s.seats)])
        for key, kind, name in SOURCES
    )


def closing(s: MangroviaState, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """MG-140 Who built the last hut, MG-154 and what decided between equals."""
    told = [Outcome("last-hut", {"seat": one.seat}) for one in of_kind(events, ev.LastHut)[-1:]]
    for won in of_kind(events, ev.Won)[-1:]:
        if won.shared:
            told.append(Outcome("shared", {"seats": won.seats}))
        elif won.by_amulets:
            told.append(Outcome("by-amulets", {"seat": won.seats[0], "amulets": s.amulet_total(won.seats[0])}))
    return tuple(told)


def turn(event: Event) -> Turn | None:
    """The boat stops beside the bowls in any order, so only rounds are told apart."""
    return Turn(round=event.round) if isinstance(event, ev.RoundBegan) else None


def held(s: MangroviaState, seat: Seat) -> tuple[Held, ...]:
    """MG-099 Cards and amulets."""
    cards = tuple(Thing(f"card-{CARDS[card]}") for card in sorted(s.hands[seat]))
    amulets = tuple(Thing(figure=value) for value in sorted(s.amulets[seat]))
    return tuple(Held(key, things) for key, things in (("hand", cards), ("amulets", amulets)) if things)


def luck(before: MangroviaState, event: Event) -> tuple[Stroke, ...]:
    """MG-064 Value cards, MG-102 and amulets, beside the mean of the pile or bag they came from."""
    asked = before.asking.chance if before.asking is not None else None
    if not isinstance(asked, Draw):
        return ()
    if isinstance(event, ev.DrewAmulets):
        return (of_bag("amulets", event.seat, event.amulets, dict(enumerate(asked.bag))),)
    if isinstance(event, ev.Drew) and event.deck == VALUE_CARDS:
        pile = dict(zip(VALUES, asked.bag[:FIRST_LAND], strict=True))
        return (of_bag("values", event.seat, [VALUE_OF[card] for card in event.cards], pile),)
    return ()


def would_score(s: MangroviaState, seat: Seat) -> int:
    """What the seat would have if the game ended now, amulets aside: those are hidden until the end."""
    if not s.agenda:
        return s.points[seat]
    return s.points[seat] + now_from_paths(s)[seat] + now_from_stones(s)[seat] + now_from_poles(s)[seat]


def huts(s: MangroviaState, seat: Seat) -> int:
    return sum(s.huts[space] for space in range(PLACES) if s.owner[space] == seat)


ACCOUNT = Account(
    summed=True,
    columns=columns,
    closing=closing,
    turn=turn,
    charts={
        "points": would_score,
        "huts": huts,
        "cards": lambda s, seat: len(s.hands[seat]),
    },
    held=held,
    marks={"built": "hut", "took_tile": "tile", "last_hut": "last-hut"},
    luck=luck,
)
