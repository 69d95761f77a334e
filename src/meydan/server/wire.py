"""What is said to each seat. Every message is built from what the rules show that seat, and from nothing else."""

from collections.abc import Sequence
from typing import Any

from meydan.core.codec import BadJson, Json
from meydan.core.contract import Event, Seat
from meydan.server.chairs import EMPTY, INVITED
from meydan.server.room import Room

NOBODY: Seat | None = None
"""A spectator."""


def update(room: Room, seat: Seat | None, first: int, happened: Sequence[Event | Json], now: float) -> dict[str, Json]:
    """The table as this seat may know it, and what has happened since number ``first``."""
    return {
        "type": "update",
        "seat": seat,
        "first": first,
        "events": [told(room, item, seat) for item in happened],
        **position(room, seat),
        **standing(room, now),
    }


def told(room: Room, item: Event | Json, seat: Seat | None) -> Json:
    """One thing that happened, in the form this seat may see."""
    return room.game.codec.encode(item.seen_by(seat)) if isinstance(item, Event) else item


def reread(room: Room, item: Json) -> Event | Json:
    """An item of the log as it was before it was written. One of rules that are gone tells nothing."""
    if "table" in item:
        return item
    try:
        return room.game.codec.decode(item, "Event")
    except BadJson:
        return {"table": "forgotten"}


def position(room: Room, seat: Seat | None) -> dict[str, Json]:
    """View, prompt and options, by the rules' own functions for one seat."""
    t = room.table
    if t is None:
        return {"view": None, "prompt": None, "options": [], "answered": [], "undo": False}
    prompt = t.prompt(seat)
    shown: Json = None if prompt is None or room.over else t.json(prompt)
    if shown is not None and seat is not None and room.held.get(seat) is not None:
        shown["answer"] = room.held[seat]
    options = [] if seat is None or room.over else [t.json(option) for option in t.asks_of(seat)]
    return {
        "view": t.view(seat),
        "prompt": shown,
        "options": options,
        "answered": answered(room),
        "undo": seat is not None and not room.over and (seat in room.held or t.may_undo(seat)),
    }


def answered(room: Room) -> list[Seat]:
    """Who has answered in an open window: at a live table everybody sees that, over days nobody."""
    t = room.table
    if t is None or not room.sealed() or room.terms.pace == "days":
        return []
    return [seat for seat in t.asked if seat not in t.waiting]


def asked(room: Room, guest: str | None) -> list[Seat]:
    """Whose answer is needed, as far as this guest may know: over days, nobody sees who has answered already."""
    t = room.table
    if t is None or room.over or room.paused:
        return []
    if room.sealed_over_days():
        mine = room.seats_of(guest)
        return [seat for seat in t.asked if seat not in mine or seat not in room.held]
    return list(t.waiting)


def standing(room: Room, now: float) -> dict[str, Json]:
    """Clocks, and where the table stands as a gathering of people."""
    running = room.running()
    return {
        "clocks": [
            None
            if not room.terms.bank
            else {
                "left": round(room.clocks.banks[n] - (max(0.0, now - room.clocks.since) if n in running else 0.0), 1),
                "running": n in running,
            }
            for n in range(room.people)
        ],
        "closes": room.asked_at + room.terms.window if room.sealed_over_days() else None,
        "status": room.status,
        "paused": room.paused,
        "proposal": room.proposal,
        "away": room.away,
        "resigned": room.resigned,
        "result": result(room),
    }


def result(room: Room) -> Json:
    t = room.table
    if t is not None and t.result is not None:
        return t.result.json()
    if room.over and room.people == 2 and len(room.resigned) == 1:
        winner = 1 - room.resigned[0]
        return {"scores": [], "ranks": [1 if seat == winner else 2 for seat in (0, 1)], "winners": [winner]}
    return None


def info(room: Room, guest: str | None) -> dict[str, Json]:
    """The table as a place: who sits where, what is played, under which terms."""
    return {
        "id": room.id,
        "game": room.game.key,
        "version": room.version,
        "options": room.options,
        "pace": room.terms.pace,
        "bank": room.terms.bank or None,
        "increment": room.terms.increment,
        "timeout": room.terms.timeout,
        "window": room.terms.window,
        "public": room.public,
        "status": room.status,
        "created": room.created,
        "host": room.host == guest,
        "parent": room.parent,
        "commitment": room.commitment,
        "seeds": [chair.seed for chair in room.chairs],
        "secret": room.secret.hex() if room.over and room.number else None,
        "next": room.next,
        "seats": [seat_info(room, chair.seat, guest) for chair in room.chairs],
        "automata": [
            {"seat": seat.number, "colour": seat.colour} for seat in room.seat_infos() if seat.kind == "automa"
        ],
    }


def seat_info(room: Room, seat: Seat, guest: str | None) -> dict[str, Any]:
    chair = room.chairs[seat]
    mine = guest is not None and chair.guest == guest
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "colour": room.seat_infos()[seat].colour,
        "mine": mine,
        "free": chair.kind in (EMPTY, INVITED),
        "taught": bool(chair.teach) if mine else False,
    }
