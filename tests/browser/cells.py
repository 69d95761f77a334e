"""What must be played: every registered game in each of its ways, on each board, language and size."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from served import ROOT

import meydan
from meydan.core.text import bundle
from meydan.games import find


@dataclass(frozen=True)
class Cell:
    game: str
    option: str
    choice: Any
    seats: int
    board: str
    lang: str
    size: str

    @property
    def name(self) -> str:
        company = "" if self.seats == fewest(self.game, self.choice) else f"-{self.seats}"
        return f"{self.game}-{self.choice}{company}-{self.board}-{self.lang}-{self.size}"


@dataclass(frozen=True)
class Played:
    clicks: int
    seconds: float
    result: str
    screenshot: str


def ways(game: str) -> list[tuple[str, Any, int]]:
    """Each choice of the first option that has words, with the fewest seats it is played by; company first."""
    found = find(game)
    words = bundle(found.folder, "en")
    for option in found.options:
        fewest: dict[Any, int] = {}
        for seats in found.seats:
            for choice in option.choices(seats):
                fewest.setdefault(choice, seats)
        names = [f"option-{option.key}-{choice}".replace("_", "-").lower() for choice in fewest]
        if all(words.has_message(name) for name in names):
            return sorted(((option.key, choice, seats) for choice, seats in fewest.items()), key=lambda way: way[2] < 2)
    return [("", None, found.seats[0])]


def fewest(game: str, choice: Any) -> int:
    return next(seats for _, found, seats in ways(game) if found == choice)


def companies(game: str, key: str, choice: Any) -> list[int]:
    """With how many a way is played on the drawn board: the fewest, one more, and the most."""
    found = find(game)
    choices = {seats: option.choices(seats) for option in found.options if option.key == key for seats in found.seats}
    able = [seats for seats in found.seats if choice in choices.get(seats, [choice])]
    return sorted({*able[:2], able[-1]})


def boards(game: str) -> list[str]:
    own = (ROOT / "web" / "src" / "games" / game / "Board.svelte").exists()
    return ["own", "generic"] if own else ["generic"]


LANGS = ("fa", "en")
SIZES = ("desktop", "phone")
CORNERS = (("fa", "phone"), ("en", "desktop"))


def whole() -> list[Cell]:
    return [
        Cell(game, option, choice, seats, board, lang, size)
        for game in meydan.games()
        for option, choice, least in ways(game)
        for board in boards(game)
        for seats in (companies(game, option, choice) if board == "own" else [least])
        for lang in LANGS
        for size in SIZES
    ]


def short() -> set[Cell]:
    """Each game in each of its ways, in Persian on a phone and English on a desktop in turn; one on no drawn board."""
    chosen: set[Cell] = set()
    for game in meydan.games():
        all_ways = ways(game)
        for k in range(max(len(CORNERS), len(all_ways))):
            lang, size = CORNERS[k % len(CORNERS)]
            option, choice, seats = all_ways[k % len(all_ways)]
            chosen.add(Cell(game, option, choice, seats, boards(game)[0], lang, size))
    option, choice, seats = ways(meydan.games()[0])[0]
    return chosen | {Cell(meydan.games()[0], option, choice, seats, "generic", "fa", "desktop")}


def unless(often: bool, *values: object) -> ParameterSet:
    """A case for the long run only, unless it is one for every run."""
    return pytest.param(*values, marks=[] if often else [pytest.mark.matrix])


def write_table(out: Path, cells: list[Cell], played: dict[Cell, Played]) -> None:
    lines = [
        "| game | way | board | language | size | clicks | seconds | result | last screenshot |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for cell in cells:
        found = played.get(cell)
        told = f"{found.clicks} | {found.seconds:.0f} | {found.result} | {found.screenshot}" if found else " | | | "
        lines.append(f"| {cell.game} | {cell.choice} | {cell.board} | {cell.lang} | {cell.size} | {told} |")
    (out / "table.md").write_text("\n".join(lines) + "\n", "utf-8")
    rows = [asdict(cell) | asdict(played[cell]) for cell in cells if cell in played]
    (out / "table.json").write_text(json.dumps(rows, ensure_ascii=False, indent=1), "utf-8")
