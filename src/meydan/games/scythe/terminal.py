# interpreted
"""The board at a terminal: its hexes in rows, each half a hex beside the next; and a line for each player."""

from meydan.core.codec import Json
from meydan.core.pen import Pen
from meydan.games.scythe.facts import HEXES

HALF = 4
"""Columns of half a hex."""
GOODS = ("food", "metal", "oil", "wood")


def picture(pen: Pen) -> list[str]:
    rows = {row["place"]: row for row in pen.view["board"]}
    west = min(2 * hex["q"] + hex["r"] for hex in HEXES)
    lines: list[str] = []
    for r in range(min(hex["r"] for hex in HEXES), max(hex["r"] for hex in HEXES) + 1):
        here = [(2 * hex["q"] + r - west, hex) for hex in HEXES if hex["r"] == r]
        here.sort(key=lambda found: found[0])
        upper, lower, at = "", "", 0
        for place, hex in here:
            gap = " " * ((place - at) * HALF)
            upper += gap + "⬡" + pen.cell(land(pen, hex), 2 * HALF - 1)
            lower += gap + " " + pen.cell(pieces(pen, rows.get(hex["id"])), 2 * HALF - 1)
            at = place + 2
        lines += [upper.rstrip(), lower.rstrip()]
    return [*[line for line in lines if line.strip()], pen.say("picture-key"), pen.legend()]


def land(pen: Pen, hex: Json) -> str:
    """The terrain in a short word, and what is printed there."""
    word = pen.say(f"short-{hex['terrain']}")
    return word + ("○" if hex["tunnel"] else "") + ("!" if hex["encounter"] else "")


def pieces(pen: Pen, row: Json) -> str:
    """Whose units stand here and how many: characters, mechs, workers; a structure; and how many resources lie here."""
    if row is None:
        return ""
    units = [(pen.say("short-character"), row["characters"]), (pen.say("short-mech"), row["mechs"])]
    units.append((pen.say("short-worker"), row["workers"]))
    told = "".join(letter + (pen.n(number) if number > 1 else "") for letter, number in units if number)
    goods = sum(row[good] for good in GOODS)
    owner = pen.mark(row["owner"]) if told else pen.mark(row["builder"]) if row["structure"] else ""
    return f"{owner}{told}{'▪' if row['structure'] else ''}{'+' + pen.n(goods) if goods else ''}"
