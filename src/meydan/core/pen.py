# interpreted
"""What a game draws its table with at a terminal: words, names, marks of the players, and cells of a width."""

import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING

from meydan.core.codec import Json
from meydan.core.contract import Seat, State
from meydan.core.text import digits, has, isolated, name_of, say, thing, words

if TYPE_CHECKING:
    from meydan.core.game import Game

WIDTH = 80
MARKS = "●■▲◆★✚"
"""One for each seat, and after the people those that play without one."""


def width_of(text: str) -> int:
    """How many columns a text takes: marks over letters, joiners and isolates take none."""
    return sum(0 if unicodedata.category(char) in ("Mn", "Cf") else 1 for char in text)


class Pen:
    def __init__(self, game: "Game", s: State, seat: Seat | None, lang: str, names: list[str] | None) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.lang = lang
        self.names = names
        self.view: dict[str, Json] = game.codec.encode(game.view(s, seat))
        """The table as the reader may see it; nothing else is drawn."""

    def word(self, kind: str, word: str) -> str:
        """What a thing is called, by its kind and its word in JSON."""
        return thing(self.game, kind, self.game.words[kind].index(word), self.lang)

    def say(self, key: str, **figures: object) -> str:
        return say(self.game.folder, self.lang, key, figures)

    def fill(self, key: str, figures: Mapping[str, object]) -> str:
        """A message with seats and things as the rules have them, as an event has them."""
        return words(self.game, key, figures, self.lang, self.seat, self.names)

    def about(self, id: str) -> Mapping[str, object]:
        """The figures that the words about a thing speak of."""
        return self.game.explain(self.s, self.seat, id).figures if self.game.explain is not None else {}

    def has(self, key: str) -> bool:
        return has(self.game.folder, self.lang, key)

    def n(self, value: int) -> str:
        return digits(str(value), self.lang)

    def name(self, seat: Seat) -> str:
        return name_of(self.game, seat, self.lang, self.names)

    def mark(self, seat: int | None) -> str:
        return "·" if seat is None or seat < 0 else MARKS[seat % len(MARKS)]

    def cell(self, text: str, width: int) -> str:
        """Cut or filled to a width. A right-to-left word must not reach over its border."""
        while width_of(text) > width:
            text = text[: -2 if text.endswith("…") else -1].rstrip() + "…"
        return (isolated(text) if self.lang == "fa" and text else text) + " " * (width - width_of(text))

    def legend(self) -> str:
        """Who has which mark."""
        people = [row["seat"] for row in self.view.get("players", [])]
        told = [f"{self.mark(seat)} {self.cell(self.name(seat), width_of(self.name(seat)))}" for seat in people]
        return "   ".join(told)
