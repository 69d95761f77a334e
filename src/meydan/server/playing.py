"""What people do at a running table: answer, take back, talk, agree, resign. The socket and HTTP both come here."""

import asyncio

import msgspec

from meydan.core.codec import Json
from meydan.core.errors import Illegal
from meydan.server import house as wants
from meydan.server.callers import Buckets, Caller, plain
from meydan.server.faults import Fault
from meydan.server.house import Draft, House
from meydan.server.ledger import Ledger, before_event
from meydan.server.room import Room
from meydan.server.shapes import Answer, Chat, Mute, Proposal, Reason, StandingAnswers, Undo, Why
from meydan.server.store import RUNNING, dumps

DEEPEST = 8
CHATTER = Buckets(0.5, 5)
"""Five lines at once, then one every two seconds."""


def keyed(caller: Caller, seat: int | None, key: str) -> str:
    """A key counts for one person at one seat."""
    return f"{'bot' if caller.guest is None else caller.guest}/{seat}/{key}"


def refusal(room: Room, fault: Illegal, seat: int, lang: str) -> Fault:
    """The rules' own sentence, in the caller's language."""
    t = room.table
    if t is None:
        return Fault("not-running")
    return Fault("refused", message=t.text(fault, lang, seat), rules=fault.rules)


async def answer(house: House, caller: Caller, table: str, wanted: Answer) -> Room:
    room = await house.room(table)
    seat = caller.must_play(room, wanted.seat)
    key = keyed(caller, seat, wanted.key)
    try:
        return await house.act(table, lambda room: wants.answer(room, seat, wanted.action, "person"), key)
    except Illegal as fault:
        raise refusal(room, fault, seat, caller.lang) from None


async def undo(house: House, caller: Caller, table: str, wanted: Undo) -> Room:
    room = await house.room(table)
    seat = caller.must_play(room, wanted.seat)

    def draft(room: Room) -> list[Draft]:
        if seat in room.resigned:
            raise Fault("not-yours")
        if room.sealed_over_days() and seat in room.held:
            return [("seal", seat, {"action": None})]
        return [("undo", seat, {})]

    try:
        return await house.act(table, draft, keyed(caller, seat, wanted.key))
    except Illegal as fault:
        raise refusal(room, fault, seat, caller.lang) from None


async def why(house: House, caller: Caller, table: str, wanted: Why) -> Reason:
    """Why a piece, card or place cannot be chosen now, with the rule."""
    async with house.at(table) as room:
        seat = caller.must_play(room, wanted.seat)
        t = room.game_table()
        found = t.why_not(seat, wanted.id)
        if found is None:
            return Reason(True)
        return Reason(False, t.text(found, caller.lang, seat), list(found.rules))


async def chat(house: House, caller: Caller, table: str, wanted: Chat) -> Room:
    guest = caller.known()
    room = await house.room(table)
    name = await house.store.name_of(guest)
    if name is None:
        raise Fault("no-guest")
    if guest in room.muted:
        raise Fault("muted")
    if not CHATTER.take(guest):
        raise Fault("too-fast")
    text = plain(wanted.text)
    if not text:
        raise Fault("bad-value", {"fault": "text"})
    seats = room.seats_of(guest)
    body = {"name": name, "guest": guest, "text": text}
    return await house.act(
        table, lambda room: [("chat", seats[0] if seats else None, body)], keyed(caller, None, wanted.key)
    )


async def mute(house: House, caller: Caller, table: str, wanted: Mute) -> Room:
    """The host silences whoever said something, or lets them speak again."""
    room = await house.room(table)
    if caller.known() != room.host:
        raise Fault("not-host")
    entry = await house.store.entry_of_event(table, wanted.event)
    if entry is None or entry.kind != "chat" or entry.body["guest"] == room.host:
        raise Fault("not-found")
    body = {"guest": entry.body["guest"], "name": entry.body["name"], "on": wanted.on}
    return await house.act(table, lambda room: [("mute", None, body)])


# What needs everybody's consent


async def propose(house: House, caller: Caller, table: str, wanted: Proposal) -> Room:
    room = await house.fresh(table)
    seats = own_seats(room, caller)
    if wanted.what in ("pause", "resume") and room.paused == (wanted.what == "pause"):
        raise Fault("paused" if room.paused else "not-running")
    body: Json = {"what": wanted.what, "to": wanted.event, "seats": seats}
    if wanted.what == "rewind" and completes(room, seats, []):
        body["rewound"] = await rewound(house, room, wanted.event)

    def draft(room: Room) -> list[Draft]:
        if room.proposal is not None:
            raise Fault("proposal-open")
        return [*wants.back(room, seats), ("propose", seats[0], body)]

    return await house.act(table, draft)


async def agree(house: House, caller: Caller, table: str) -> Room:
    room = await house.fresh(table)
    seats = own_seats(room, caller)
    proposal = room.proposal
    if proposal is None:
        raise Fault("no-proposal")
    body: Json = {"seats": seats}
    if proposal["what"] == "rewind" and completes(room, seats, proposal["agreed"]):
        body["rewound"] = await rewound(house, room, proposal["to"])

    def draft(room: Room) -> list[Draft]:
        if room.proposal != proposal:
            raise Fault("no-proposal")
        return [*wants.back(room, seats), ("agree", seats[0], body)]

    return await house.act(table, draft)


async def decline(house: House, caller: Caller, table: str) -> Room:
    room = await house.fresh(table)
    seats = own_seats(room, caller)
    return await house.act(table, lambda room: [("decline", seats[0], {})])


def own_seats(room: Room, caller: Caller) -> list[int]:
    """The caller's seats at a running table, of those whose consent counts."""
    if room.status != RUNNING:
        raise Fault("not-running")
    seats = [seat for seat in room.seats_of(caller.known()) if seat not in room.resigned]
    if not seats:
        raise Fault("not-yours")
    return seats


def completes(room: Room, seats: list[int], agreed: list[int]) -> bool:
    return all(seat in seats or seat in agreed for seat in room.people_now())


async def rewound(house: House, room: Room, event: int) -> Json:
    """The state from just before an event, worked out from the whole log."""
    entries = await house.store.entries_after(room.id)
    target = before_event(entries, event)
    t = await asyncio.to_thread(Ledger(room, entries, revealed=True).at, target.number)
    return {"to": target.number, "version": room.version, "state": room.game.codec.encode_state(t.state)}


async def resign(house: House, caller: Caller, table: str, seat: int) -> Room:
    room = await house.fresh(table)
    caller.must_play(room, seat)

    def draft(room: Room) -> list[Draft]:
        if room.status != RUNNING or seat in room.resigned:
            raise Fault("not-running")
        return [("resign", seat, {})]

    return await house.act(table, draft)


async def come_back(house: House, caller: Caller, table: str, seat: int) -> Room:
    """Whoever ran out of time takes the seat back from the bot."""
    room = await house.fresh(table)
    caller.must_play(room, seat)

    def draft(room: Room) -> list[Draft]:
        if room.status != RUNNING or seat not in room.away:
            raise Fault("not-running")
        return [("back", seat, {})]

    return await house.act(table, draft)


async def set_standing(house: House, caller: Caller, table: str, wanted: StandingAnswers) -> Room:
    """Secret, and the server's: they enter the log as ordinary answers."""
    room = await house.fresh(table)
    seat = caller.must_play(room, wanted.seat)
    if len(text := dumps(wanted.answers)) > 20_000:
        raise Fault("bad-standing")
    if deep(msgspec.to_builtins(wanted.answers)) > DEEPEST:
        raise Fault("bad-standing")
    await house.store.change_seat(table, seat, {"kind": room.chairs[seat].kind}, standing=text)
    room = await house.reread_row(table, tell=False)
    due = house.due(room)
    await house.store.set_deadline(table, None if due is None else due + wants.GRACE)
    house.schedule(room)
    return room


def deep(value: Json) -> int:
    """How deeply lists and objects are nested, as far as it matters."""
    depth, level = 0, [value]
    while level and depth <= DEEPEST:
        depth += 1
        inside = [
            list(part.values()) if isinstance(part, dict) else part for part in level if isinstance(part, dict | list)
        ]
        level = [item for items in inside for item in items]
    return depth
