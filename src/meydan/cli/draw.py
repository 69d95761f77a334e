"""The table as one seat sees it, drawn from the view of any game.

A view is a dict: rows of dicts become tables, lists and numbers become lines. Labels are the messages
``view-<field>``; what a thing is called follows from its kind (``<kind>-<word>``).
"""

from collections.abc import Sequence

from rich import box
from rich.color import ANSI_COLOR_NAMES
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.pen import MARKS
from meydan.core.table import Table
from meydan.core.text import digits, has, isolated, listed, name_of, plain, say, thing
from meydan.core.value import snake

WIDEST = 8
"""More fields than this go down the side of a table, not along its top."""
TALLEST = 14
"""More rows than this stand side by side."""
NONE = "–"
LONG = 6
"""Lists of more things are not told in one line."""
COLOURS = {
    "purple": "magenta",
    "orange": "dark_orange",
    "pink": "hot_pink",
    "grey": "grey50",
    "black": "grey35",
    "graphite": "grey50",
    "ivory": "cornsilk1",
}


class Drawing:
    def __init__(self, t: Table, lang: str, seat: Seat | None) -> None:
        self.t = t
        self.lang = lang
        self.seat = seat
        self.folder = t.game.folder

    def whole(self) -> RenderableType:
        """Numbers first, then tables, then rows of cards, the own hand nearest to the question."""
        facts: list[str] = []
        grids: list[RenderableType] = []
        rows: list[RenderableType] = []
        for field, value in self.t.view(self.seat).items():
            if value is None or value in ([], {}):
                continue
            if is_rows(value):
                grids.append(self.blocks(field, value))
            elif isinstance(value, (list, dict)):
                rows.append(self.told(self.line(field, value)))
            else:
                facts.append(self.line(field, value))
        return Group(*([self.told(" · ".join(facts))] if facts else []), *grids, *rows)

    def told(self, line: str) -> Text:
        return Text(plain(line) if self.lang == "en" else line)

    def players(self) -> list[str]:
        """What a picture leaves out: the figures of the table in a line, and of each player in another."""
        view = self.t.view(self.seat)
        facts = [
            self.line(field, value)
            for field, value in view.items()
            if value is not None and not isinstance(value, (list, dict, bool))
        ]
        return [" · ".join(facts), *[f"{MARKS[row['seat'] % len(MARKS)]} {self.row(row)}" for row in view["players"]]]

    def row(self, row: dict[str, Json]) -> str:
        """A player in one line: the name, and what there is to tell."""
        told = [self.part(field, value) for field, value in row.items() if field != "seat" and says_something(value)]
        label = {"label": self.player(row["seat"]), "value": " · ".join(told)}
        return say(None, self.lang, "view-line", label)

    def own(self) -> str:
        """What is one's own: the own row of the players, and what others do not see."""
        mine, others = self.t.view(self.seat), self.t.view(None)
        row: dict[str, Json] = next((row for row in mine.get("players", []) if row.get("seat") == self.seat), {})
        parts = [self.part(field, value) for field, value in row.items() if field != "seat" and says_something(value)]
        parts += [
            self.line(field, value)
            for field, value in mine.items()
            if value != others.get(field)
            and value not in (None, [], {}, False)
            and field != "players"
            and not is_rows(value)
        ]
        hand = mine.get("hand")
        if isinstance(hand, list) and is_rows(hand):
            told = {"label": self.label("hand"), "value": self.names_of(hand)}
            parts.append(say(None, self.lang, "view-line", told))
        return " · ".join(parts)

    def names_of(self, rows: list[dict[str, Json]]) -> str:
        """Rows by what each begins with: the cards of a hand."""
        told = [self.flat(field, row[field]) for row in rows for field in list(row)[:1]]
        return listed(told, self.lang)

    def blocks(self, field: str, rows: list[dict[str, Json]]) -> RenderableType:
        """A table, or for a long list several side by side, read in the direction of the language."""
        if len(rows) <= TALLEST:
            return self.grid(field, rows)
        parts = [self.grid("players", rows[start : start + TALLEST]) for start in range(0, len(rows), TALLEST)]
        return Columns(
            parts, padding=(0, 3), right_to_left=self.lang == "fa", align="right" if self.lang == "fa" else "left"
        )

    def standings(self) -> RenderableType:
        """Places and points at the end; nothing where there is only winning and losing."""
        result = self.t.result
        if result is None or set(result.scores) <= {0, 1}:
            return Group()
        order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
        points = [int(score) if score.is_integer() else score for score in result.scores]
        rows = [{"seat": seat, "rank": result.ranks[seat], "score": points[seat]} for seat in order]
        return self.grid("players", rows)

    def line(self, field: str, value: Json) -> str:
        return say(None, self.lang, "view-line", {"label": self.label(field), "value": self.flat(field, value)})

    def grid(self, field: str, rows: list[dict[str, Json]]) -> Grid:
        """One row per dict, under one label per field; turned on its side when there are many fields."""
        fields = list(dict.fromkeys(name for row in rows for name in row))
        head = [Text(self.apart(self.label(name))) for name in fields]
        body = [[self.cell(name, row.get(name)) for name in fields] for row in rows]
        lines = [head, *body]
        if len(fields) > WIDEST:
            lines = [list(column) for column in zip(*lines, strict=True)]
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=None if field == "players" else self.label(field))
        for place, cell in enumerate(self.ordered(lines[0])):
            first = place == (len(lines[0]) - 1 if self.lang == "fa" else 0)
            grid.add_column(cell, justify="right" if self.lang == "fa" else "left", no_wrap=first)
        for number, cells in enumerate(lines[1:]):
            mine = len(fields) <= WIDEST and rows[number].get("seat") == self.seat and self.seat is not None
            grid.add_row(*self.ordered(cells), style="bold" if mine else "")
        return grid

    def ordered(self, cells: Sequence[Text]) -> list[Text]:
        """Persian is read from the right, so the first column stands there."""
        return list(reversed(cells)) if self.lang == "fa" else list(cells)

    def cell(self, field: str, value: Json) -> Text:
        text = Text(self.apart(plain(self.flat(field, value))))
        if field == "seat" and isinstance(value, int) and 0 <= value < len(self.t.seats):
            dot = Text("●", colour_style(self.t.seats[value].colour))
            return Text(" ").join(self.ordered([dot, text]))
        return text

    def apart(self, text: str) -> str:
        """A cell must not reach over its border when the terminal turns Persian around."""
        return isolated(text) if self.lang == "fa" else text

    def flat(self, field: str, value: Json) -> str:
        """Any value in one line."""
        if value is None or value in ([], {}):
            return NONE
        if isinstance(value, bool):
            return say(None, self.lang, "view-yes") if value else NONE
        if isinstance(value, int) and self.t.game.codec.kinds.get(field) == "Seat":
            return self.player(value)
        if isinstance(value, (int, float)):
            return digits(f"{value:,}", self.lang)
        if isinstance(value, list):
            if any(isinstance(item, (list, dict)) for item in value):
                return " ".join(f"({self.flat(field, item)})" for item in value)
            return listed([self.flat(field, item) for item in value], self.lang)
        if isinstance(value, dict):
            return ("، " if self.lang == "fa" else ", ").join(self.part(key, item) for key, item in value.items())
        return self.word(field, str(value))

    def part(self, field: str, value: Json) -> str:
        """One entry of a dict; who or what it is about needs no label."""
        told = self.flat(field, value)
        return told if field in self.t.game.codec.kinds else f"{self.label(field)} {told}"

    def player(self, seat: Seat) -> str:
        if seat < 0:
            return NONE
        name = name_of(self.t.game, seat, self.lang, self.t.called(self.lang))
        return say(None, self.lang, "view-you", {"name": name}) if seat == self.seat else name

    def word(self, field: str, value: str) -> str:
        """What a thing is called: by the kind of its field, or by the field itself."""
        game = self.t.game
        kind = game.codec.kinds.get(field, field)
        if kind in game.named:
            return thing(game, kind, game.words[kind].index(value), self.lang)
        return self.named([f"{snake(kind)}-{value}"], value)

    def label(self, field: str) -> str:
        kinds = [f"{snake(kind)}-{field}" for kind in self.t.game.words]
        return self.named([f"view-{field}", *kinds], digits(field.replace("_", " "), self.lang))

    def named(self, keys: list[str], otherwise: str) -> str:
        for key in keys:
            if has(self.folder, self.lang, key):
                return say(self.folder, self.lang, key)
        return otherwise


def says_something(value: Json) -> bool:
    """Not nothing, and no long list, nor one of figures alone."""
    if value in (None, [], {}, 0, False):
        return False
    return not isinstance(value, list) or (len(value) <= LONG and not all(isinstance(item, int) for item in value))


def is_rows(value: Json) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def colour_style(colour: str) -> str:
    style = COLOURS.get(colour, colour)
    return style if style in ANSI_COLOR_NAMES else ""
