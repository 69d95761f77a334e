"""What must be played: every registered game in each of its ways, on each board, language and size."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

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
        return f"{self.game}-{self.choice}-{self.board}-{self.lang}-{self.size}"


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


def boards(game: str) -> list[str]:
    own = (ROOT / "web" / "src" / "games" / game / "Board.svelte").exists()
    return ["own", "generic"] if own else ["generic"]


LANGS = ("fa", "en")
SIZES = ("desktop", "phone")


def whole() -> list[Cell]:
    return [
        Cell(game, option, choice, seats, board, lang, size)
        for game in meydan.games()
        for option, choice, seats in ways(game)
        for board in boards(game)
        for lang in LANGS
        for size in SIZES
    ]


def short() -> set[Cell]:
    """Each game in each language and size, going round its boards and its ways; and no way or board left out."""
    chosen: set[Cell] = set()
    for game in meydan.games():
        corners = [(lang, size) for lang in LANGS for size in SIZES]
        all_ways, all_boards = ways(game), boards(game)
        for k in range(max(len(corners), len(all_ways), len(all_boards))):
            lang, size = corners[k % len(corners)]
            option, choice, seats = all_ways[k % len(all_ways)]
            board = all_boards[(k + k // len(all_boards)) % len(all_boards)]
            chosen.add(Cell(game, option, choice, seats, board, lang, size))
    return chosen


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
