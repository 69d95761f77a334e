"""Mangrovia as a script: lay out a table in words, say answers in words, let chance draw by name.

    g = mangrovia(3, hands="3 4 sand | | ", birds="sand water", bowls="_ _ _ 0", jetty=9)
    g.says(0, "build P54 sand")
    g.says(0, "pay 4 3")

A hand names value cards by their value (``5``), start cards with an s (``s4``) and landscapes; those before a colon all
have seen, those after it only their owner, and without a colon nobody else has seen any but the start cards. Nothing
here is lenient: an answer that is not offered, or a card that the box does not hold, raises.
"""

from collections.abc import Iterable
from typing import Any

import script
from script import split

from meydan.core import play
from meydan.core.contract import CHANCE, Event, Fell, Seat
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia.facts import (
    AMULET_SPACE,
    AREA,
    CARDS,
    FIRST_FACE,
    FIRST_LAND,
    FIRST_START,
    LANDSCAPES,
    POLE,
    SPACES,
    TILES,
)
from meydan.games.mangrovia.rules.boat import Boat
from meydan.games.mangrovia.rules.round import VOYAGE, EndRound
from meydan.games.mangrovia.table import MangroviaState, changed, deck_of


def space(name: str) -> int:
    return SPACES.index(name)


def card(word: str) -> int:
    """``5``, ``s4`` or ``water``."""
    if word in LANDSCAPES:
        return CARDS.index(word)
    return CARDS.index(f"start_{word[1:]}" if word.startswith("s") else f"value_{word}")


def short(face: int) -> str:
    """The word that ``card`` reads."""
    return CARDS[face].replace("value_", "").replace("start_", "s")


def named(faces: Iterable[int]) -> str:
    return " ".join(short(face) for face in faces)


class Script(script.Script[MangroviaState]):
    """One Mangrovia state, and the words to play it with."""

    game = GAME

    # saying

    def draws(self, words: str) -> list[Event]:
        """Chance draws these cards."""
        faces = [card(word) for word in words.split()]
        return self.apply(CHANCE, Fell(tuple(sorted(face - FIRST_FACE[deck_of(face)] for face in faces))))

    def falls(self, *values: int) -> list[Event]:
        """Chance answers with these numbers: amulets drawn, a seat picked, a tile laid."""
        return self.apply(CHANCE, Fell(tuple(sorted(values))))

    def passes(self, until: str = "") -> None:
        """Everybody leaves everything out, and the birds stay, up to this step or the end of the round."""
        round = self.state.round
        while not self.over and self.state.round == round and self.step != until:
            if self.chance is not None:
                self.rolls_on()
                continue
            seat = self.waiting[0]
            stays = "move birds " + " ".join(LANDSCAPES[land] for land in self.state.birds)
            self.says(seat, stays if self.step == "place_birds" else "pass")

    def places(self, *where: int) -> None:
        """Whoever is asked puts a bowl on these places, in turn."""
        for place in where:
            self.says(self.waiting[0], f"place bowl {place}")

    # looking

    @property
    def builds(self) -> set[str]:
        """The spaces the asked seat can build on."""
        return {words.split()[1] for words in self.options() if words.startswith("build P") or words[:7] in BUILD_WORDS}

    @property
    def doubles(self) -> set[str]:
        return {words.split()[2] for words in self.options() if words.startswith("build double")}

    def hand(self, seat: Seat) -> str:
        return named(sorted(self.state.hands[seat]))

    @property
    def row(self) -> str:
        return named(self.state.rows[0] + self.state.rows[1])

    @property
    def points(self) -> list[int]:
        return self.state.points

    @property
    def birds(self) -> list[str]:
        return [LANDSCAPES[land] for land in self.state.birds]

    def amulets(self, seat: Seat) -> list[int]:
        return sorted(self.state.amulets[seat])

    def tiles(self, seat: Seat) -> list[str]:
        return [TILES[tile] for tile in self.state.tiles[seat]]

    def owner(self, name: str) -> int:
        return self.state.owner[space(name)]

    def played(self, word: str) -> int:
        """How many cards of this face lie in the discard piles."""
        face = card(word)
        return self.state.played[deck_of(face)][face - FIRST_FACE[deck_of(face)]]

    def in_pile(self, word: str) -> int:
        face = card(word)
        return self.state.piles[deck_of(face)][face - FIRST_FACE[deck_of(face)]]


opening = Script.opening
spoken = Script.spoken
SAYINGS = Script.sayings()
BUILD_WORDS = ("build S", "build T", "build X")


def mangrovia(
    seats: int = 4,
    *,
    hands: str = "",
    amulets: str = "",
    tiles: str = "",
    board: str = "",
    stones: str = "",
    birds: str = "mangrove water",
    bowls: str = "",
    jetty: int = 1,
    row: str = "",
    pile: str | None = None,
    left: dict[Seat, int] | None = None,
    points: list[int] | None = None,
    start: Seat = 0,
    begun: bool = True,
    **options: Any,
) -> Script:
    """A position with the boat about to come to a jetty.

    ``bowls`` names the owner of each ritual place or ``_``; ``board`` the huts of each seat, with ``x2`` for a double
    hut and ``=4`` for the pole tile under it; ``row`` the open cards. With ``pile`` given all other cards have been
    played. Neutral huts stand as they must.
    """
    s = GAME.setup(seats, GAME.choose_options(seats, options))
    assert isinstance(s, MangroviaState)
    s.agenda = []
    fresh = opening(seats, first=start).state
    for where in range(len(SPACES)):
        s.owner[where], s.huts[where], s.pole[where] = fresh.owner[where], fresh.huts[where], fresh.pole[where]
    s.poles_used = fresh.poles_used
    s.bowls = [bowl if bowl == -2 else -1 for bowl in fresh.bowls]
    s.start, s.round = start, 1
    for seat, words in enumerate(split(hands, seats)):
        seen, _, unseen = words.rpartition(":")
        for word in seen.split():
            give(s, seat, word, 0)
        for word in unseen.split():
            give(s, seat, word, 0 if word.startswith("s") and word not in LANDSCAPES else 1)
    for seat, words in enumerate(split(amulets, seats)):
        seen, _, unseen = words.rpartition(":")
        for word in seen.split():
            assert word == "1"
            s.ones -= 1
            s.put_amulet(seat, 1, 0)
        for word in unseen.split():
            s.bag[int(word)] -= 1
            s.draws += 1
            s.put_amulet(seat, int(word), s.draws)
    for seat, words in enumerate(split(board, seats)):
        for word in words.split():
            build(s, seat, word)
    for seat, words in enumerate(split(tiles, seats)):
        for word in words.split():
            s.stone_bag[TILES.index(word)] -= 1
            s.tiles[seat] = tuple(sorted((*s.tiles[seat], TILES.index(word))))
    for word in stones.split():
        name, _, tile = word.partition("=")
        s.stone_bag[TILES.index(tile)] -= 1
        s.stones[space(name)] = TILES.index(tile)
    for word in row.split():
        face = card(word)
        take_from_pile(s, face)
        s.rows[deck_of(face)] = tuple(sorted((*s.rows[deck_of(face)], face)))
    if pile is not None:
        play_the_rest(s, [card(word) for word in pile.split()])
    for place, word in enumerate(bowls.split()):
        if word != "_":
            s.bowls[place] = int(word)
            s.bowls_left[int(word)] -= 1
    s.birds = tuple(sorted(LANDSCAPES.index(word) for word in birds.split()))
    for seat, count in (left or {}).items():
        s.huts_left[seat] = count
    s.points = list(points or s.points)
    assert min(*s.bag, *s.stone_bag, s.ones, *s.piles[0], *s.piles[1], *s.huts_left, *s.bowls_left) >= 0
    s.do(*[Boat(number) for number in range(jetty, len(VOYAGE) + 1)], EndRound())
    return Script(s, play.begin(s) if begun else [])


def give(s: MangroviaState, seat: Seat, word: str, age: int) -> None:
    face = card(word)
    if face >= FIRST_START:
        s.start_box -= 1
    else:
        take_from_pile(s, face)
    s.put_card(seat, face, age)


def take_from_pile(s: MangroviaState, face: int) -> None:
    deck = deck_of(face)
    s.piles[deck] = changed(s.piles[deck], face - FIRST_FACE[deck], -1)


def play_the_rest(s: MangroviaState, kept: list[int]) -> None:
    """All cards of the piles but these have been played."""
    for deck, first in enumerate(FIRST_FACE):
        pile = tuple(kept.count(first + kind) for kind in range(len(s.piles[deck])))
        s.played[deck] = tuple(a - b for a, b in zip(s.piles[deck], pile, strict=True))
        s.piles[deck] = pile


def build(s: MangroviaState, seat: Seat, word: str) -> None:
    word, _, tile = word.partition("=")
    name, _, double = word.partition("x")
    where = space(name)
    assert s.owner[where] < 0, f"{name} is taken"
    s.owner[where] = seat
    s.huts[where] = 2 if double else 1
    s.huts_left[seat] -= s.huts[where]
    if AREA[where] == AMULET_SPACE:
        s.amulet_huts[seat] += 1
    if AREA[where] == POLE:
        s.pole[where] = int(tile)
        s.poles_used += 1


def lands(words: str) -> list[int]:
    return [FIRST_LAND + LANDSCAPES.index(word) for word in words.split()]
