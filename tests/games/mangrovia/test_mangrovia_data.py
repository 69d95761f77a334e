"""A broken board file is refused with a sentence that names the fault; a changed one changes the game and no code."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from marks import rule

from meydan.core.box import BadData
from meydan.core.errors import BadTable
from meydan.games.mangrovia.box import FOLDER, read_box

FILE = FOLDER / "data" / "board.json"
Data = dict[str, Any]
Break = Callable[[Data], object]


def refused(folder: Path, change: Break) -> str:
    """What is said of a copy of the board that is changed so."""
    data = json.loads(FILE.read_text("utf-8"))
    change(data)
    with pytest.raises(BadData) as fault:
        read_box(written(folder, json.dumps(data)))
    assert isinstance(fault.value, BadTable)
    return str(fault.value)


def written(folder: Path, text: str) -> Path:
    """A game's folder with this board in it."""
    home = folder / "mangrovia"
    (home / "data").mkdir(parents=True, exist_ok=True)
    (home / "data" / "board.json").write_text(text, "utf-8")
    return home


def space(data: Data, name: str) -> Data:
    found: Data = next(space for space in data["spaces"] if space["id"] == name)
    return found


@rule("MG-001", "MG-003", "MG-005", "MG-011", "MG-012", "MG-013", "MG-014", "MG-015", "MG-016", "MG-018", "MG-021")
def test_the_board_of_the_box_is_sound() -> None:
    board = read_box()
    assert {"sure", "inferred", "invented"} <= {
        word for text in board["field_confidence"].values() for word in text.split()
    }


FAULTS: dict[str, tuple[Break, str]] = {
    "a doubled id": (lambda d: space(d, "P12").update(id="P11"), "['P11'] stands there twice"),
    "a space too few": (lambda d: d["spaces"].pop(), "it has 47 spaces, not 48"),
    "no landscape": (lambda d: space(d, "P11").update(landscapes=[]), "P11 has not one or two landscapes"),
    "the same landscape twice": (
        lambda d: space(d, "P11").update(landscapes=["sand", "sand"]),
        "P11 has not one or two",
    ),
    "a strange landscape": (
        lambda d: space(d, "P11").update(landscapes=["snow"]),
        "P11 shows a landscape that there is not",
    ),
    "a strange currency": (lambda d: space(d, "P11").update(currency="gold"), "P11 is paid in 'gold'"),
    "a cost of nothing": (lambda d: space(d, "P11").update(cost=0), "the cost of P11 is 0, not 1 to 14"),
    "points below zero": (lambda d: space(d, "P11").update(chief_points=-1), "the chief points of P11 are -1"),
    "silence about double huts": (lambda d: space(d, "P11").update(double_hut="no"), "P11 does not say whether"),
    "a missing field": (lambda d: space(d, "P11").pop("cost"), "something is missing"),
}
AREA_FAULTS: dict[str, tuple[Break, str]] = {
    "a strange area": (lambda d: space(d, "P11").update(area="moon"), "P11 lies in 'moon', which is no area"),
    "a double hut on a stone space": (
        lambda d: space(d, "S51").update(double_hut=True),
        "S51 is no place for a double hut",
    ),
    "a stone space too few": (lambda d: space(d, "S51").update(area="path"), "the area path has 23 spaces, not 22"),
    "a third space of two landscapes": (
        lambda d: space(d, "P11").update(landscapes=["sand", "water"]),
        "3 spaces show two landscapes, not 2",
    ),
    "a strange symbol": (lambda d: space(d, "P11").update(neutral_symbol="pink"), "P11 has an unknown symbol"),
    "a grey symbol too many": (
        lambda d: space(d, "P11").update(neutral_symbol="gray"),
        "4 spaces have a gray symbol, not 3",
    ),
    "a white symbol too few": (
        lambda d: space(d, "P12").update(neutral_symbol=None),
        "6 spaces have a white symbol, not 7",
    ),
}
PATH_FAULTS: dict[str, tuple[Break, str]] = {
    "a missing path": (lambda d: d["paths"].pop(2), "the path C is missing"),
    "a doubled path": (lambda d: d["paths"].append(d["paths"][0]), "the path ['A'] stands there twice"),
    "a path too many": (lambda d: d["paths"].append({**d["paths"][0], "id": "I"}), "it has 9 paths, not 8"),
    "an empty path": (
        lambda d: d["paths"][0].update(order_from_statue=[]),
        "the path A is empty or passes a space twice",
    ),
    "a path to nowhere": (lambda d: d["paths"][0]["order_from_statue"].append("P99"), "['P99'], which is no space"),
    "a second place worth more": (
        lambda d: d["paths"][0].update(second=13),
        "on the path A the second place is worth more",
    ),
    "five vertical paths": (lambda d: d["paths"][7].update(kind="vertical"), "there are not four vertical paths"),
    "a space that denies its path": (lambda d: space(d, "P11").update(paths=["A"]), "P11 says it lies on ['A']"),
    "an amulet space on a path": (
        lambda d: (space(d, "X1").update(paths=["A"]), d["paths"][0]["order_from_statue"].append("X1")),
        "the amulet space X1 lies on a path",
    ),
    "a space on no path": (
        lambda d: (space(d, "P47").update(paths=[]), d["paths"][3]["order_from_statue"].remove("P47")),
        "P47 lies on no path",
    ),
}
JETTY_FAULTS: dict[str, tuple[Break, str]] = {
    "five ritual places": (lambda d: d["ritual_places"].pop(), "it has 5 ritual places, not 6"),
    "a jetty beside two places": (
        lambda d: d.update(ritual_places=[[1, 2]] * 6),
        "do not lie between the jetties 1 to 12",
    ),
    "eleven jetties": (lambda d: d["jetties"].pop(), "it has 11 jetties, not 12"),
    "a jetty of three": (
        lambda d: d["jetties"][0].extend([[["amulets", 1]]] * 2),
        "jetty 1 has not one or two alternatives",
    ),
    "an empty alternative": (lambda d: d["jetties"][6].__setitem__(0, []), "jetty 7 has an empty alternative"),
    "a strange action": (
        lambda d: d["jetties"][0][0][0].__setitem__(0, "swim"),
        "jetty 1 has the unknown action 'swim'",
    ),
    "an action no times": (lambda d: d["jetties"][0][0][0].__setitem__(1, 0), "jetty 1 has draw_open 0 times"),
    "birds by choice": (
        lambda d: d["jetties"][6].__setitem__(0, [["move_birds", 1]]),
        "jetty 7 offers no choice of move_birds",
    ),
    "the same twice": (
        lambda d: d["jetties"][6].__setitem__(0, [["draw_closed", 1]]),
        "jetty 7 offers one thing twice",
    ),
}
BOX_FAULTS: dict[str, tuple[Break, str]] = {
    "a card too many": (lambda d: d["value_deck"].update({"7": 7}), "value_deck adds up to 44, not 43"),
    "values from 1": (lambda d: d.update(value_deck={"1": 43}), "value_deck does not run from 2 to 7"),
    "a landscape card too few": (lambda d: d["landscape_deck"].update(sand=7), "landscape_deck adds up to 31, not 32"),
    "other landscapes": (lambda d: d["landscapes"].reverse(), "landscape_deck and landscapes differ"),
    "unmarked start cards": (lambda d: d["start_cards"].pop("5"), "start_cards are not marked 1 to 5"),
    "a start card of 9": (lambda d: d["start_cards"].update({"5": [5, 9]}), "a start card has no value from 2 to 7"),
    "a start card too few": (lambda d: d["start_cards"].update({"5": [5]}), "start_cards adds up to 9, not 10"),
    "both birds together": (
        lambda d: d.update(start_birds=["sand", "sand"]),
        "start_birds does not name two landscapes",
    ),
}
AMULET_FAULTS: dict[str, tuple[Break, str]] = {
    "a bag from 1": (lambda d: d["amulets"]["bag"].update({"1": 1}), "the bag does not run from 2 to 6"),
    "an amulet too many": (lambda d: d["amulets"].update(board_ones=6), "amulets adds up to 41, not 40"),
    "a track with a gap": (lambda d: d["amulet_track"].pop(1), "amulet_track does not count the huts from 0"),
    "a draw without a hut": (lambda d: d["amulet_track"][0].update(draw=1), "nothing is drawn from the bag"),
    "all put back": (lambda d: d["amulet_track"][2].update({"return": 2}), "amulet_track is odd at 2 huts"),
}
TILE_FAULTS: dict[str, tuple[Break, str]] = {
    "poles out of order": (lambda d: d["pole_tiles"].reverse(), "pole_tiles are not in rising order"),
    "a pole tile too few": (lambda d: d["pole_tiles"].pop(), "pole_tiles adds up to 7, not 8"),
    "no tile for a pole space": (
        lambda d: (d["pole_tiles"].pop(), d["counts"].update(pole_tiles=7)),
        "there are fewer pole tiles than spaces for them",
    ),
    "a statue without a tile": (lambda d: d["stone_tiles"]["statues"].pop(), "not one statue tile for each path"),
    "a stone tile too many": (lambda d: d["stone_tiles"].update(value_3=4), "stone_tiles adds up to 17, not 16"),
    "too few other tiles": (
        lambda d: (d["stone_tiles"].update(value_3=1), d["counts"].update(stone_tiles=14)),
        "too few other stone tiles",
    ),
}
PLAYER_FAULTS: dict[str, tuple[Break, str]] = {
    "six players": (lambda d: d["players"].update({"6": d["players"]["5"]}), "players are not 2 to 5"),
    "four colours": (lambda d: d["colours"].pop(), "there are not five colours"),
    "no huts": (lambda d: d["players"]["4"].update(huts=0), "4 players have no huts"),
    "the first place blocked": (lambda d: d["players"]["2"].update(blocked_place=1), "the place 1 cannot be blocked"),
    "too many bowls": (lambda d: d["players"]["4"].update(bowls=2), "4 players have too many bowls or none"),
    "a strange neutral symbol": (lambda d: d["players"]["3"].update(neutral=["pink"]), "an unknown symbol is neutral"),
    "a neutral pole hut without its tile": (
        lambda d: d["players"]["2"].update(neutral_pole_tile=False),
        "for 2 players 1 neutral huts stand in the pole area",
    ),
}


def check(folder: Path, fault: tuple[Break, str]) -> None:
    said = refused(folder, fault[0])
    assert said.startswith("mangrovia/data/board.json") and fault[1] in said, said


@rule("MG-015")
@pytest.mark.parametrize("name", FAULTS)
def test_a_broken_space_is_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, FAULTS[name])


@rule("MG-012", "MG-013", "MG-014", "MG-016", "MG-122")
@pytest.mark.parametrize("name", AREA_FAULTS)
def test_a_broken_area_is_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, AREA_FAULTS[name])


@rule("MG-011")
@pytest.mark.parametrize("name", PATH_FAULTS)
def test_a_broken_path_is_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, PATH_FAULTS[name])


@rule("MG-018")
@pytest.mark.parametrize("name", JETTY_FAULTS)
def test_a_broken_jetty_is_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, JETTY_FAULTS[name])


@rule("MG-001")
@pytest.mark.parametrize("name", BOX_FAULTS)
def test_wrong_cards_are_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, BOX_FAULTS[name])


@rule("MG-003", "MG-103")
@pytest.mark.parametrize("name", AMULET_FAULTS)
def test_wrong_amulets_are_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, AMULET_FAULTS[name])


@rule("MG-005")
@pytest.mark.parametrize("name", TILE_FAULTS)
def test_wrong_tiles_are_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, TILE_FAULTS[name])


@rule("MG-021")
@pytest.mark.parametrize("name", PLAYER_FAULTS)
def test_wrong_numbers_for_players_are_refused(name: str, tmp_path: Path) -> None:
    check(tmp_path, PLAYER_FAULTS[name])


def test_a_file_that_is_no_board_is_refused(tmp_path: Path) -> None:
    for text, said in (("{", "cannot be read"), ("[]", "does not hold an object"), ("{}", "something is missing")):
        with pytest.raises(BadData, match=said):
            read_box(written(tmp_path, text))
    with pytest.raises(BadData, match=r"mangrovia/data/board\.json cannot be read"):
        read_box(tmp_path / "nowhere" / "mangrovia")


CHANGED = """
import json
from meydan.core.chance import Seeded
from meydan.core import play
from meydan.games.mangrovia import GAME, facts
s = GAME.setup(4, GAME.choose_options(4, {"first": 0}))
play.begin(s)
play.roll_on(s, Seeded(1))
view = GAME.codec.encode(GAME.view(s, None))
tally = play.playout(s, Seeded(2), 50_000)
where = next(place for place in view["board"] if place["space"] == "P54")
print(json.dumps([where["cost"], where["landscapes"], where["chief_points"], facts.FIRST[2], tally.finished]))
"""


@rule("MG-010", "MG-015")
def test_a_changed_board_changes_the_game_and_no_code(tmp_path: Path) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    space(data, "P54").update(cost=13, landscapes=["reed"], chief_points=6)
    data["paths"][2].update(first=20)
    package = tmp_path / "meydan"
    shutil.copytree(FILE.parents[3], package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (package / "games" / "mangrovia" / "data" / "board.json").write_text(json.dumps(data), "utf-8")
    environment = {**os.environ, "MEYDAN_BUILD": "interpreted", "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", CHANGED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [13, ["reed"], 6, 20, True]
