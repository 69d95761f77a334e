# interpreted
"""Records: a whole game as JSON that replays for ever, and refuses to replay when it was changed."""

import hashlib
import json
from typing import TYPE_CHECKING, Any, TypeAlias

from meydan.core import play
from meydan.core.chance import Chance, Provable, Seeded, Source, Withheld
from meydan.core.codec import Json
from meydan.core.contract import Action, Fell, Seat
from meydan.core.errors import BadRecord, BadTable, Illegal
from meydan.core.registry import find

if TYPE_CHECKING:
    from meydan.core.table import Table

FORMAT = 1
FIELDS = frozenset(
    ("format", "game", "version", "seats", "options", "names", "chance", "earlier", "snapshots", "log", "result")
) | {"checksum", "sitting"}
"""What a record may hold. ``sitting``, who plays which seat where it was saved, is nothing the game depends on."""
KINDS = {frozenset(("seat", "action")): "answer", **{frozenset((kind,)): kind for kind in ("chance", "undo", "rewind")}}
"""What an entry of the log may be, by its fields."""

EVERYBODY = -2
Entry: TypeAlias = tuple[Seat, Action | int | None]
"""Who, and the answer. No answer: the seat took its last one back. A number, from everybody: the table was
rewound to where that many entries had led."""


def commitment(secret: bytes) -> str:
    """What is published before the game, and what the secret must match after it."""
    return hashlib.sha256(secret).hexdigest()


def of(table: "Table", revealed: bool = False) -> dict[str, Json]:
    """The record; the secret of provable chance is in it once the game is over, or given up for good."""
    result = table.result
    body = {
        "format": FORMAT,
        "game": table.game.key,
        "version": table.game.version,
        "seats": table.people,
        "options": table.options,
        "names": table.names,
        "chance": chance_json(table.chance, over=revealed or result is not None),
        **({"earlier": table.earlier} if table.earlier else {}),
        **({"snapshots": table.snapshots} if table.snapshots else {}),
        "log": [*table.past, *[entry_json(table, entry) for entry in table.log]],
        "result": None if result is None else result.json(),
    }
    return body | {"checksum": checksum(body)}


def chance_json(chance: Source, over: bool) -> dict[str, Json]:
    if isinstance(chance, Seeded):
        return {"kind": "seeded", "seed": chance.seed}
    if isinstance(chance, Provable):
        secret = chance.secret.hex() if over else None
        seeds = list(chance.seeds)
        return {"kind": "provable", "commitment": commitment(chance.secret), "seeds": seeds, "secret": secret}
    if isinstance(chance, Withheld):
        return {"kind": "provable", "commitment": chance.commitment, "seeds": list(chance.seeds), "secret": None}
    raise BadRecord("This table's chance cannot be recorded: it was made with a source of its own.")


def entry_json(table: "Table", entry: Entry) -> dict[str, Json]:
    seat, action = entry
    if isinstance(action, int):
        return {"rewind": action}
    if isinstance(action, Fell):
        return {"chance": list(action.values)}
    if action is None:
        return {"undo": seat}
    return {"seat": seat, "action": table.game.codec.encode(action)}


def checksum(body: dict[str, Json]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def replay(data: Json, make: Any) -> Any:
    """Play a record again, checking every answer, every draw that can be checked, and the result."""
    table, _ = checked(data, make)
    return table


def verify(data: Json, make: Any) -> tuple[Any, int]:
    """Replay, and insist that every die and card follows from the revealed secret. Returns how many were checked.
    What cannot be checked is not passed over: such a record is refused."""
    table, drawn = checked(data, make)
    if table.past:
        raise BadRecord(
            f"Entries 1 to {len(table.past)} were played by earlier rules, which this Meydan does not have: "
            "they cannot be verified. `meydan replay` shows the rest."
        )
    if isinstance(table.chance, Withheld):
        raise BadRecord("The secret of this game's chance is not revealed yet; it is when the game ends.")
    if drawn != kinds(data).count("chance"):
        raise BadRecord("The secret of an earlier part of this game is missing, so its chance cannot be verified.")
    return table, drawn


def kinds(data: Json) -> list[str]:
    """What each entry of the log is: an answer, what chance gave, something taken back, or a rewind."""
    return [KINDS[frozenset(entry)] for entry in data["log"]]


def questions(data: Json, make: Any) -> list[tuple[int, Chance]]:
    """What chance was asked, by the number of the entry that answers it."""
    body = sound(data)
    table = opened(body, make)
    asked: list[tuple[int, Chance]] = []
    for number in range(len(table.past), len(body["log"])):
        ask = table.state.asking
        step(table, body, number)
        if "chance" in body["log"][number] and ask is not None and ask.chance is not None:
            asked.append((number, ask.chance))
    return asked


def fork(data: Json, at: int, chance: Source, make: Any) -> Any:
    """The game of a record up to an entry, with new chance from there on."""
    body = sound(data)
    if type(at) is not int or not 0 <= at <= len(body["log"]):
        raise BadRecord(f"This record has positions 0 to {len(body['log'])}, not {at!r}.")
    if at < max([snapshot["at"] for snapshot in body.get("snapshots", [])], default=0):
        raise BadRecord("The rules of this game changed after that position, so it cannot be played on from there.")
    table, _ = played(body, at, make)
    kept = [part for part in body.get("earlier", []) if part["until"] < at]
    table.earlier = [*kept, {"until": at, "chance": chance_at(body, at)}]
    table.chance = chance
    return table


def checked(data: Json, make: Any) -> tuple[Any, int]:
    body = sound(data)
    table, drawn = played(body, len(body["log"]), make)
    if table.state.asking is not None and table.state.asking.chance is not None:
        raise BadRecord("This record is cut short: chance was asked and has not answered.")
    if body["result"] != (None if table.result is None else table.result.json()):
        raise BadRecord("This record does not replay: its result is not the one its answers lead to.")
    return table, drawn


def played(body: dict[str, Json], until: int, make: Any) -> tuple[Any, int]:
    """The table after so many entries, and how many draws were recomputed."""
    try:
        table = opened(body, make)
        targets = {entry["rewind"] for entry in body["log"][:until] if "rewind" in entry}
        drawn = 0
        for number in range(len(table.past), until):
            if number in targets:
                table.kept[number] = play.copy(table.state)
            drawn += step(table, body, number)
        if any(until == part["until"] for part in table.earlier):
            table.chance = chance_from(chance_at(body, until + 1))
    except (BadTable, Illegal, ValueError, KeyError, TypeError, AttributeError) as fault:
        told = f"it lacks {fault}" if isinstance(fault, KeyError) else str(fault).rstrip(".")
        raise BadRecord(f"This record does not replay: {told}.") from fault
    return table, drawn


def step(table: "Table", body: dict[str, Json], number: int) -> int:
    """One entry of a record, drawn from the chance it was drawn from. Returns 1 when a draw was checked."""
    if any(number == part["until"] for part in table.earlier):
        table.chance = chance_from(chance_at(body, number + 1))
    return replay_entry(table, body["log"][number], number)


def opened(body: dict[str, Json], make: Any) -> Any:
    """The table where replay begins: fresh, as it was when the rules last changed, or, before any entry, as a lesson
    left it."""
    snapshots = body.get("snapshots", [])
    first = snapshots[-1]["at"] if snapshots else 0
    chance = chance_from(chance_at(body, first + 1))
    table = make.laid(body["game"], body["seats"], body["options"], chance)
    table.names = body["names"]
    table.earlier = body.get("earlier", [])
    if snapshots:
        table.past = body["log"][:first]
        table.change_rules(snapshots[-1])
        table.snapshots = snapshots
        table.history = table.history[-1:] if first else []
        table.chance.skip_to(snapshots[-1]["count"])
    return table


def chance_at(body: dict[str, Json], number: int) -> Json:
    """The chance that the entry before this number came from."""
    for part in body.get("earlier", []):
        if number <= part["until"]:
            return part["chance"]
    return body["chance"]


def sound(data: Json) -> dict[str, Json]:
    """A record whose checksum holds, of a format we read."""
    if not isinstance(data, dict) or not isinstance(data.get("log"), list) or "game" not in data:
        raise BadRecord("This is not a Meydan record.")
    if data.get("format") != FORMAT:
        raise BadRecord(f"This record has format {data.get('format')!r}; this Meydan reads format {FORMAT}.")
    body = {key: value for key, value in data.items() if key != "checksum"}
    if not isinstance(data["game"], str):
        raise BadRecord("This is not a Meydan record.")
    newer = find_game(body).version
    if type(data.get("version")) is not int or data["version"] > newer:
        raise BadRecord(
            f"This record was made with rules version {data.get('version')!r} of {data['game']}; "
            f"this Meydan plays version {newer}. Update Meydan to replay it."
        )
    if data["version"] < newer:
        raise BadRecord(
            f"This record was made with rules version {data['version']} of {data['game']}, "
            f"which this Meydan (version {newer}) no longer plays."
        )
    if data.get("checksum") != checksum(body):
        raise BadRecord("This record is damaged or changed: its checksum does not match.")
    if unknown := sorted(set(data) - FIELDS):
        raise BadRecord(f"This record has a field this Meydan does not know: {str(unknown[0])[:40]!r}.")
    for number, entry in enumerate(data["log"], 1):
        if not isinstance(entry, dict) or frozenset(entry) not in KINDS:
            raise BadRecord(f"Entry {number} of the log is of no kind this Meydan knows.")
    if "result" not in body or not fitting_names(body.get("names"), body.get("seats")):
        raise BadRecord("This record is damaged or changed: its names or its result are missing or no such thing.")
    return body


def fitting_names(names: Json, seats: Json) -> bool:
    """No names, or one for each seat."""
    return names is None or (isinstance(names, list) and len(names) == seats and all(type(n) is str for n in names))


def find_game(body: dict[str, Json]) -> Any:
    try:
        return find(body["game"])
    except BadTable as fault:
        raise BadRecord(str(fault)) from fault


def chance_from(data: Json) -> Source:
    if data["kind"] == "seeded":
        return Seeded(data["seed"])
    seeds = tuple(data["seeds"])
    if data["secret"] is None:
        return Withheld(data["commitment"], seeds)
    secret = bytes.fromhex(data["secret"])
    if commitment(secret) != data["commitment"]:
        raise BadRecord("The revealed secret does not match what was committed to before the game.")
    return Provable(secret, seeds)


def replay_entry(table: "Table", entry: Json, number: int) -> int:
    """Put one entry of the log on the table again. Returns 1 when a draw was recomputed and matched."""
    if "chance" in entry:
        fell = Fell(tuple(entry["chance"]))
        known = not isinstance(table.chance, Withheld)
        if known and fell != play.sample_chance(table.state, table.chance):
            raise BadRecord(f"Entry {number + 1} of the log is not what chance gave: the record was changed.")
        table.fall(fell)
        return 1 if known else 0
    if "undo" in entry:
        table.undo(entry["undo"])
    elif "rewind" in entry:
        table.rewind(entry["rewind"])
    else:
        table.answer(entry["seat"], entry["action"])
    return 0
