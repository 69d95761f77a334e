"""The box of Coup is checked when it is read: a broken file is refused with a sentence that names its fault."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from marks import rule

from meydan.core.box import BadData
from meydan.games.coup.box import FOLDER, read_box
from meydan.games.coup.facts import CHARACTERS, COPIES, FEWEST, MOST

Break = Callable[[dict[str, Any]], object]
FILE = "coup/data/game.json"


def copied(folder: Path) -> Path:
    shutil.copytree(FOLDER / "data", folder / FOLDER.name / "data")
    return folder / FOLDER.name


def refused(folder: Path, change: Break) -> str:
    """What the box says when its file is changed so."""
    file = copied(folder) / "data" / "game.json"
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadData) as fault:
        read_box(folder / FOLDER.name)
    return str(fault.value)


@rule("CP-001", "CP-003")
def test_the_box_is_sound(tmp_path: Path) -> None:
    assert read_box(copied(tmp_path)) == read_box()
    assert (len(CHARACTERS), COPIES, FEWEST, MOST) == (5, 3, 2, 6)


@rule("CP-001", "CP-003", "CP-010", "CP-036", "CP-053", "CP-060")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["characters"].append("inquisitor"), "['inquisitor'] is no character of the game"),
        (lambda d: d["characters"].append("duke"), "there are 6 characters, not one of each of the five"),
        (lambda d: d["characters"].pop(), "there are 4 characters, not one of each of the five"),
        (lambda d: d.update(copies_of_each=4), "there are 4 of each character, not 3"),
        (lambda d: d.update(seats=[2, 8]), "it is for 2 to 8 players, not 2 to 6"),
        (lambda d: d["start"].update(cards=3), "3 cards are dealt and 2 drawn for an Exchange, not 2 and 2"),
        (lambda d: d.update(tax=0), "tax is 0, which is no number of coins"),
        (lambda d: d.update(steal="2"), "steal is '2', which is no number of coins"),
        (lambda d: d.update(coup_forced_at=6), "who must launch a Coup could not pay for it"),
        (
            lambda d: d["start"].update(two_player_first_coins=3),
            "the starter of two would begin with more coins than the other",
        ),
        (lambda d: d.update(treasury=11), "the Treasury is too small for all players"),
        (lambda d: d["claims"].pop("tax"), "claims are made for tax, assassinate, steal, exchange, each once"),
        (lambda d: d["blocks"].update(tax=[]), "blocks stop foreign_aid, assassinate, steal, each once"),
        (lambda d: d["claims"].update(tax="king"), "'king' is claimed, which is no character of the game"),
    ],
)
def test_a_broken_box_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, change) == f"{FILE}: {said}."


@rule("CP-001")
def test_what_is_missing_or_no_json_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, lambda d: d.pop("start")).startswith(f"{FILE}: something is missing or of another kind")
    folder = tmp_path / FOLDER.name
    (folder / "data" / "game.json").write_text("duke", "utf-8")
    with pytest.raises(BadData, match=f"{FILE} cannot be read: "):
        read_box(folder)
