# interpreted
"""Reading a game's data files, checked, so that a broken one is refused with a sentence that names its fault."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meydan.core.errors import BadTable


class BadData(BadTable):
    """A data file does not hold together: the sentence names the file and the fault."""


def read_weights(folder: Path, names: tuple[str, ...]) -> list[float]:
    """What `meydan fit` found a game's features to be worth; all nothing where it has not been run yet."""
    if not (folder / "data" / "weights.json").exists():
        return [0.0] * len(names)
    box = Box(folder, "weights.json")
    with box.checking():
        found = box.data["weights"]
        box.insist(list(found) == list(names), "it does not weigh the features that there are; run `meydan fit` again")
        return [float(found[name]) for name in names]
    raise AssertionError


class Box:
    """One data file of a game: its content, and a way to insist on what must hold in it."""

    def __init__(self, folder: Path, file: str) -> None:
        self.name = f"{folder.name}/data/{file}"
        try:
            self.data: Any = json.loads((folder / "data" / file).read_text("utf-8"))
        except (OSError, ValueError) as fault:
            raise BadData(f"{self.name} cannot be read: {fault}.") from fault

    def insist(self, sound: bool, fault: str) -> None:
        if not sound:
            raise BadData(f"{self.name}: {fault}.")

    @contextmanager
    def checking(self) -> Iterator[None]:
        """What is missing or of another kind is told like any other fault."""
        try:
            yield
        except (KeyError, TypeError, AttributeError, IndexError) as fault:
            told = f"something is missing or of another kind than expected: {fault!r}"
            raise BadData(f"{self.name}: {told}.") from fault
