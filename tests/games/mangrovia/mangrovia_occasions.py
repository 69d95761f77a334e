"""Every jetty, way to pay, move of the birds and way to score, each told by the events that make it."""

from collections.abc import Callable

from browser.occasions import Occasion, met

from meydan.core.contract import Event
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import TILE_GIFT
from meydan.games.mangrovia.facts import (
    AMULET_2,
    BEHIND,
    BY_POLE_TILE,
    BY_STATUE_TILE,
    FIRST_START,
    FREE,
    JETTIES,
    LANDS_OF,
    NEARER,
    NO_TIE,
    VALUE_3,
)

Case = Callable[[list[Event]], bool]


def told(kind: type[Event], **fields: object) -> Case:
    """An event of this kind with these fields."""
    return lambda events: any(
        isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
        for event in events
    )


def chosen(fits: Callable[[ev.Chose], bool]) -> Case:
    return lambda events: any(isinstance(event, ev.Chose) and fits(event) for event in events)


def used(tile: int) -> Case:
    return lambda events: any(isinstance(event, ev.UsedTiles) and tile in event.tiles for event in events)


CASES: dict[str, Case] = {
    **{f"jetty:{jetty}": told(ev.BoatStopped, jetty=jetty) for jetty in range(1, len(JETTIES))},
    "bowl": told(ev.BowlPlaced),
    "open-card": told(ev.TookOpen),
    "pile": told(ev.Drew),
    "amulet-of-one": told(ev.TookOne),
    "amulets-from-the-bag": told(ev.DrewAmulets),
    "amulet-back": told(ev.PutOneBack),
    "landscape-of-two": chosen(lambda event: len(LANDS_OF[event.space]) > 1),
    "double-of-two-cards": chosen(lambda event: len(event.gifts) > 1),
    "how-many-cards": told(ev.ChoseCount),
    "paid-with-cards": told(ev.Paid),
    "paid-with-start-cards": lambda events: any(
        isinstance(event, ev.Paid) and max(event.cards) >= FIRST_START for event in events
    ),
    "paid-with-amulets": told(ev.PaidAmulets),
    "tile-of-value": used(VALUE_3),
    "tile-of-amulet": used(AMULET_2),
    "tile-of-any-landscape": chosen(lambda event: TILE_GIFT in event.gifts),
    "tile-of-any-landscape-used": used(FREE),
    "double-hut": told(ev.Built, double=True),
    "hut-over-a-pole": told(ev.TookPole),
    "hut-for-a-tile": told(ev.TookTile),
    "last-hut": told(ev.LastHut),
    "birds-moved": told(ev.BirdsMoved),
    "birds-fly-off": told(ev.BirdsChanged),
    "talisman-taken": told(ev.TookTalisman),
    "talisman-passed": told(ev.TalismanPassed),
    **{f"path-{rank}": told(ev.PathScored, rank=rank, tie=NO_TIE) for rank in (1, 2)},
    "path-tie-nearer": told(ev.PathScored, tie=NEARER),
    "path-tie-tile": told(ev.PathScored, tie=BY_STATUE_TILE),
    "path-tie-behind": told(ev.PathScored, tie=BEHIND),
    **{f"path-{rank}-lost": told(ev.PathLost, rank=rank) for rank in (1, 2)},
    "stones": told(ev.StoneScored),
    **{f"poles-{rank}": told(ev.PoleScored, rank=rank) for rank in (1, 2)},
    "poles-tie": told(ev.PoleScored, tie=BY_POLE_TILE),
    "poles-lost": told(ev.PoleLost),
    "amulets": told(ev.AmuletsScored),
}


def names(events: list[Event]) -> set[str]:
    return {name for name, case in CASES.items() if case(events)}


def occasions() -> list[Occasion]:
    return met("mangrovia", CASES, told=names)
