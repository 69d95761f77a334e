"""Where games at the terminal are kept: records, written whole or not at all, never over one another."""

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from meydan.cli.common import BadInput, read_json
from meydan.cli.speech import YOU
from meydan.core.codec import Json
from meydan.core.record import checksum
from meydan.core.table import Table


def usual_place(game: str) -> Path:
    """The save of a game in the user's data folder."""
    data = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (data if data.is_absolute() else Path.home() / ".local" / "share") / "meydan" / f"{game}.json"


def save(t: Table, levels: Sequence[str], place: Path) -> None:
    """The record of the table, with who sits where beside it."""
    body = {key: value for key, value in t.record().items() if key != "checksum"} | {"sitting": list(levels)}
    write_whole(place, json.dumps(body | {"checksum": checksum(body)}, ensure_ascii=False))


def load(place: Path) -> tuple[Table, list[str] | None]:
    """The table again, and who sat where if the record was saved here."""
    data = read_json(place)
    t = Table.replay(data)
    levels: Json = data.get("sitting")
    known = isinstance(levels, list) and len(levels) == t.people and YOU in levels
    return t, levels if known and all(isinstance(level, str) for level in levels) else None


def write_whole(place: Path, text: str) -> None:
    """A reader, or the next run after a crash, sees the old file or the new one and nothing between."""
    draft = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, place)
    except OSError as fault:
        raise BadInput(f"{place} cannot be written: {fault.strerror}.") from fault
    finally:
        with suppress(OSError):
            draft.unlink()


def move_aside(place: Path, folder: str) -> Path:
    """Put a file into a folder beside it, under the time and a name nobody has."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    target = place.parent / folder / f"{place.stem}-{stamp}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    number = 1
    while target.exists():
        number += 1
        target = target.with_name(f"{place.stem}-{stamp}-{number}.json")
    return place.rename(target)
