# interpreted
"""The world at a terminal: its six continents as boxes, where they lie on the map."""

from meydan.core.codec import Json
from meydan.core.pen import Pen
from meydan.games.risk.facts import BONUS, COLOURS, CONTINENTS, MEMBERS, TERRITORIES

COLUMNS = (("north_america", "south_america"), ("europe", "africa"), ("asia", "australia"))
INSIDE = 24
"""Columns within a box; three boxes are 78."""
TROOPS = 5


def picture(pen: Pen) -> list[str]:
    places = {row["territory"]: row for row in pen.view["board"]}
    stacks = [[line for continent in column for line in box(pen, continent, places)] for column in COLUMNS]
    tallest = max(len(stack) for stack in stacks)
    blank = " " * (INSIDE + 2)
    rows = [[stack[k] if k < len(stack) else blank for stack in stacks] for k in range(tallest)]
    neutrals = [f"{mark_of(pen, row['army'])} {pen.word('Army', row['army'])}" for row in pen.view["neutrals"]]
    return ["".join(row) for row in rows] + ["   ".join([pen.legend(), *neutrals])]


def box(pen: Pen, continent: str, places: dict[str, Json]) -> list[str]:
    number = CONTINENTS.index(continent)
    title = f"{pen.word('Continent', continent)} {pen.n(BONUS[number])}"
    lines = [f"│{pen.cell(title, INSIDE)}│"]
    for member in MEMBERS[number]:
        row = places[TERRITORIES[member]]
        troops = f"{mark_of(pen, row['army'])}{pen.n(row['troops']):>{TROOPS - 1}}" if row["army"] else "    ·"
        name = pen.word("Territory", row["territory"])
        lines.append(f"│ {pen.cell(name, INSIDE - TROOPS - 2)} {pen.cell(troops, TROOPS)}│")
    return [f"┌{'─' * INSIDE}┐", *lines, f"└{'─' * INSIDE}┘"]


def mark_of(pen: Pen, army: str) -> str:
    return pen.mark(COLOURS.index(army))
