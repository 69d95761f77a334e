"""What each seat may see. Every message is built from what the rules show that seat, and from nothing else."""

from collections.abc import Sequence

from meydan.core.codec import Json
from meydan.core.contract import Event, Seat
from meydan.server import messages, notices, shapes
from meydan.server.chairs import EMPTY, INVITED
from meydan.server.notices import Happening
from meydan.server.room import Room

NOBODY: Seat | None = None
"""A spectator."""


def update(room: Room, seat: Seat | None, first: int, happened: Sequence[Happening], now: float) -> messages.Update:
    """The table as this seat may know it, and what has happened since number ``first``."""
    position, over = room.position, room.over
    prompt = None if position is None or over else position.prompt(seat)
    shown: Json = None if position is None or prompt is None else position.json(prompt)
    options: list[Json] = []
    offer: Json = None
    undo = False
    if position is not None and seat is not None and not over:
        if shown is not None and room.held.get(seat) is not None:
            shown["answer"] = room.held[seat]
        options = [position.json(option) for option in position.asks_of(seat)]
        offer = position.json(position.offer(seat)) if options else None
        undo = seat in room.held or position.may_undo(seat)
    return messages.Update(
        seat=seat,
        first=first,
        events=[seen(room, one, seat) for one in happened],
        view=None if position is None else position.view(seat),
        prompt=shown,
        options=options,
        offer=offer,
        answered=answered(room),
        undo=undo,
        clocks=clocks(room, now),
        closes=room.closes(),
        patient=room.patient_until(),
        status=room.status,
        paused=room.paused,
        proposal=room.proposal,
        away=room.away,
        resigned=room.resigned,
        result=result(room),
    )


def seen(room: Room, one: Happening, seat: Seat | None) -> Json:
    """One thing that happened, in the form this seat may see."""
    return notices.write(room.game, one.seen_by(seat) if isinstance(one, Event) else one)


def answered(room: Room) -> list[Seat]:
    """Who has answered in an open window: at a live table everybody sees that, over days nobody."""
    position = room.position
    if position is None or not room.sealed() or room.terms.pace == "days":
        return []
    return [seat for seat in position.asked if seat not in position.waiting]


def waiting(room: Room, guest: str | None) -> list[Seat]:
    """Whose answer is needed, as far as this guest may know: over days, nobody sees who has answered already."""
    position = room.position
    if position is None or room.over or room.paused:
        return []
    if room.sealed_over_days():
        mine = room.seats_of(guest)
        return [seat for seat in position.asked if seat not in mine or seat not in room.held]
    return list(position.waiting)


def clocks(room: Room, now: float) -> list[messages.Clock | None]:
    if not room.terms.bank:
        return [None] * room.people
    running, passed = room.running(), room.clocks.passed(now)
    return [
        messages.Clock(round(bank - (passed if seat in running else 0.0), 1), seat in running)
        for seat, bank in enumerate(room.clocks.banks)
    ]


def result(room: Room) -> Json:
    if room.position is not None and room.position.result is not None:
        return room.position.result.json()
    if room.over and room.people == 2 and len(room.resigned) == 1:
        winner = 1 - room.resigned[0]
        return {"scores": [], "ranks": [1 if seat == winner else 2 for seat in (0, 1)], "winners": [winner]}
    return None


def info(room: Room, guest: str | None) -> shapes.TableInfo:
    """The table as a place: who sits where, what is played, under which terms."""
    colours = room.seat_infos()
    return shapes.TableInfo(
        id=room.id,
        game=room.game.key,
        version=room.version,
        options=room.options,
        pace=room.terms.pace,
        bank=room.terms.bank or None,
        increment=room.terms.increment,
        timeout=room.terms.timeout,
        window=room.terms.window,
        patience=room.terms.patience,
        public=room.public,
        status=room.status,
        created=room.created,
        host=room.host == guest,
        hushed=room.hushed,
        parent=room.parent,
        commitment=room.commitment,
        seeds=[chair.seed for chair in room.chairs],
        secret=room.secret.hex() if room.over and room.number else None,
        next=room.next,
        seats=[seat_info(room, chair.seat, colours[chair.seat].colour, guest) for chair in room.chairs],
        automata=[shapes.Automa(seat.number, seat.colour) for seat in colours if seat.kind == "automa"],
        branched=None if room.base is None else room.base.at,
        waiting=waiting(room, guest),
    )


def seat_info(room: Room, seat: Seat, colour: str, guest: str | None) -> shapes.SeatInfo:
    chair = room.chairs[seat]
    mine = guest is not None and chair.guest == guest
    return shapes.SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        colour=colour,
        mine=mine,
        free=chair.kind in (EMPTY, INVITED),
        taught=bool(chair.teach) if mine else False,
        host=chair.guest is not None and chair.guest == room.host,
        same=room.first_seat(chair),
        ready=chair.ready and chair.kind not in (EMPTY, INVITED),
    )
