"""What each kind of entry in a table's log does; it returns what is said to everybody beyond the game's own events."""

from typing import TYPE_CHECKING

from meydan.core import play
from meydan.core.codec import BadJson, Json
from meydan.core.contract import Refusal
from meydan.core.errors import Illegal
from meydan.core.events import Rewound
from meydan.core.table import Table
from meydan.server.chairs import PERSON
from meydan.server.faults import Fault
from meydan.server.store import ABANDONED, RUNNING, Entry

if TYPE_CHECKING:
    from meydan.server.room import Room


def on_start(room: "Room", entry: Entry) -> None:
    room.seating = entry.body["seats"]
    room.sit_as_started()
    if room.base is not None:
        at = room.base["at"]
        room.table = Table.fork(room.base["record"], at, room.chance())
        room.table.log = room.table.log[at - len(room.table.past) :]
        room.table.past, room.table.snapshots = [], []
    else:
        room.table = Table.new(room.game.key, room.people, options=room.options, chance=room.chance())
    room.table.names = room.names()
    room.status = RUNNING


def on_answer(room: "Room", entry: Entry) -> None:
    t = room.playing()
    assert entry.seat is not None
    t.answer(entry.seat, entry.body["action"])
    t.advance_chance()


def on_seal(room: "Room", entry: Entry) -> None:
    """Over days an answer to a sealed question waits until the window closes; None takes it back."""
    t, seat, action = room.playing(), entry.seat, entry.body["action"]
    assert seat is not None
    if action is None:
        if seat not in room.held:
            raise Illegal(Refusal("cannot-undo", (), {}))
        room.held = {other: given for other, given in room.held.items() if other != seat}
        room.by_hand = [*room.by_hand, seat]
        return
    try:
        chosen = t.game.action(action)
    except BadJson:
        raise Illegal(Refusal("unknown-action", t.rules_in_force(), {})) from None
    if seat not in t.asked:
        raise Illegal(Refusal("not-asked", t.rules_in_force(), {}))
    play.offered(t.state, t.asks_of(seat), seat, chosen)
    room.held = room.held | {seat: action}
    room.by_bot = [other for other in room.by_bot if other != seat] + ([seat] if entry.body["by"] == "bot" else [])


def on_undo(room: "Room", entry: Entry) -> None:
    assert entry.seat is not None
    room.playing().undo(entry.seat)
    room.by_hand = [*room.by_hand, entry.seat]


def on_chat(room: "Room", entry: Entry) -> list[Json]:
    return [{"table": "chat", "seat": entry.seat, "name": entry.body["name"], "text": entry.body["text"]}]


def on_mute(room: "Room", entry: Entry) -> list[Json]:
    guest = entry.body["guest"]
    room.muted = [other for other in room.muted if other != guest] + ([guest] if entry.body["on"] else [])
    return [{"table": "muted" if entry.body["on"] else "unmuted", "name": entry.body["name"]}]


def on_propose(room: "Room", entry: Entry) -> list[Json]:
    room.proposal = {"what": entry.body["what"], "to": entry.body.get("to"), "by": entry.seat, "agreed": []}
    told = [{"table": "proposed", "seat": entry.seat, "what": entry.body["what"]}]
    return told + on_agree(room, entry)[1:]


def on_agree(room: "Room", entry: Entry) -> list[Json]:
    proposal = room.proposal
    if proposal is None:
        raise Fault("no-proposal")
    agreed = sorted({*proposal["agreed"], *entry.body["seats"]})
    done = all(seat in agreed for seat in room.people_now())
    if done and proposal["what"] == "rewind" and "rewound" not in entry.body:
        raise Fault("no-proposal")  # somebody left meanwhile; asked again, it is worked out
    room.proposal = None if done else proposal | {"agreed": agreed}
    told = [{"table": "agreed", "seat": entry.seat, "what": proposal["what"]}]
    return told + carry_out(room, proposal["what"], entry) if done else told


def on_decline(room: "Room", entry: Entry) -> list[Json]:
    proposal = room.proposal
    if proposal is None:
        raise Fault("no-proposal")
    room.proposal = None
    return [{"table": "declined", "seat": entry.seat, "what": proposal["what"]}]


def carry_out(room: "Room", what: str, entry: Entry) -> list[Json]:
    """What all have agreed to."""
    if what == "abandon":
        room.status = ABANDONED
    elif what == "rewind":
        t = room.game_table()
        t.state, t.trail = room.game.read_state(entry.body["rewound"]), []
        t.history.append(Rewound())
    else:
        room.paused = what == "pause"
        room.asked_at = entry.at
    return [{"table": "done", "what": what}]


def on_resign(room: "Room", entry: Entry) -> list[Json]:
    """A bot plays on for whoever resigns. With nobody left, or one opponent, the game is given up."""
    assert entry.seat is not None
    room.resigned = [*room.resigned, entry.seat]
    left = [chair.seat for chair in room.chairs if chair.kind == PERSON and chair.seat not in room.resigned]
    if room.people == 2 or not left:
        room.status = ABANDONED
    return [{"table": "resigned", "seat": entry.seat}, *without(room, entry)]


def on_away(room: "Room", entry: Entry) -> list[Json]:
    assert entry.seat is not None
    room.away = [*room.away, entry.seat]
    return [{"table": "away", "seat": entry.seat}, *without(room, entry)]


def without(room: "Room", entry: Entry) -> list[Json]:
    """A proposal does not wait for somebody who is gone. What they proposed, and a rewind, must be proposed again."""
    proposal = room.proposal
    if proposal is None:
        return []
    left = room.people_now()
    if room.over or not left or proposal["by"] == entry.seat:
        room.proposal = None
        return []
    if any(seat not in proposal["agreed"] for seat in left):
        return []
    room.proposal = None
    return [] if proposal["what"] == "rewind" else carry_out(room, proposal["what"], entry)


def on_back(room: "Room", entry: Entry) -> list[Json]:
    assert entry.seat is not None
    room.away = [seat for seat in room.away if seat != entry.seat]
    room.clocks.welcome(entry.seat)
    return [{"table": "back", "seat": entry.seat}]


def on_rules(room: "Room", entry: Entry) -> None:
    """The rules were corrected: they hold from this state on."""
    t = room.game_table()
    room.version = entry.body["version"]
    t.change_rules(entry.body)
    t.past, t.snapshots = [], []


HANDLERS = {
    "start": on_start,
    "answer": on_answer,
    "seal": on_seal,
    "undo": on_undo,
    "chat": on_chat,
    "mute": on_mute,
    "propose": on_propose,
    "agree": on_agree,
    "decline": on_decline,
    "resign": on_resign,
    "away": on_away,
    "back": on_back,
    "rules": on_rules,
}
