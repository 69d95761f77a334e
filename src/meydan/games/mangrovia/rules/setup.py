"""Setup, up to the first round."""

from typing import Any, ClassVar

from meydan.core.chance import Draw, Pick
from meydan.core.contract import Action, Ask, Fell, Seat, Step, ask_chance
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import Space
from meydan.games.mangrovia.facts import (
    ALL_TILES,
    AREA,
    BAG,
    BLOCKED_PLACE,
    BOWLS,
    HUTS,
    LAND_DECK,
    LANDSCAPE_CARDS,
    NEUTRAL,
    NEUTRAL_POLE,
    ONES,
    PLACES,
    POLE,
    POLE_TILES,
    RITUAL_PLACES,
    START_BIRDS,
    START_CARDS,
    STONE_SPACES,
    SYMBOL,
    TILE_BAGS,
    VALUE_CARDS,
    VALUE_DECK,
)
from meydan.games.mangrovia.rules.cards import DealLandscapes, FillRow
from meydan.games.mangrovia.rules.round import PlayRound
from meydan.games.mangrovia.table import BLOCKED, NOBODY, OPEN, House, MangroviaState


def setup(seats: int, options: dict[str, Any]) -> MangroviaState:
    """MG-020 Pillars at 0, MG-019 where both tracks begin; MG-021 huts and bowls; MG-026 boat and birds;
    MG-027 amulets; MG-028 pole tiles."""
    return MangroviaState(
        agenda=[ChooseStart()],
        house=House(options["stone_tiles"], options["first"]),
        seats=seats,
        round=0,
        start=0,
        claimed=NOBODY,
        jetty=0,
        bowls=[NOBODY] * RITUAL_PLACES,
        bowls_left=[BOWLS[seats]] * seats,
        birds=START_BIRDS,
        owner=[NOBODY] * PLACES,
        huts=[0] * PLACES,
        pole=[0] * PLACES,
        poles_used=0,
        stones=[-1] * PLACES,
        stone_bag=ALL_TILES.copy(),
        tiles=[() for _ in range(seats)],
        used_tiles=[0] * len(ALL_TILES),
        huts_left=[HUTS[seats]] * seats,
        points=[0] * seats,
        amulet_huts=[0] * seats,
        hands=[() for _ in range(seats)],
        ages=[() for _ in range(seats)],
        piles=[tuple(VALUE_DECK), tuple(LAND_DECK)],
        played=[(0,) * len(VALUE_DECK), (0,) * len(LAND_DECK)],
        rows=[(), ()],
        shuffles=[1, 1],
        start_box=sum([len(cards) for cards in START_CARDS]),
        amulets=[() for _ in range(seats)],
        amulet_ages=[() for _ in range(seats)],
        ones=ONES,
        bag=BAG.copy(),
        aside=[0] * len(BAG),
        drawn=(),
        drawer=NOBODY,
        draws=0,
        refills=(),
        not_cards=[],
        not_amulets=[],
        returned=[],
        ending=False,
    )


class ChooseStart(Step[MangroviaState, Fell]):
    """MG-022 Chance, or whatever the players agreed on, decides who takes the talisman."""

    rules: ClassVar[tuple[str, ...]] = ("MG-022",)

    def ask(self, s: MangroviaState) -> Ask | None:
        return ask_chance(Pick(s.seats)) if s.house.first is None else None

    def answer(self, s: MangroviaState, seat: Seat, action: Fell) -> None:
        s.do(Prepare(action.values[0]))

    def run(self, s: MangroviaState) -> None:
        if s.house.first is not None:
            s.do(Prepare(s.house.first))


class Prepare(Step[MangroviaState, Action]):
    """MG-022 The start player takes the talisman; then everything is laid out in the order of the rules."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: MangroviaState) -> None:
        s.start = self.seat
        s.emit(ev.Started(self.seat))
        s.do(
            PlaceNeutrals(),
            BlockPlace(),
            GiveStartCards(self.seat),
            *[DealLandscapes(seat) for seat in s.seats_from(self.seat)],
            FillRow(VALUE_CARDS),
            FillRow(LANDSCAPE_CARDS),
            *stones_to_lay(s),
            PlayRound(),
        )


class PlaceNeutrals(Step[MangroviaState, Action]):
    """MG-029 Three players: neutral huts on grey symbols; MG-030 two: on the white ones too, MG-033 of one colour."""

    def run(self, s: MangroviaState) -> None:
        spaces = [space for space in range(PLACES) if SYMBOL[space] in NEUTRAL[s.seats]]
        if not spaces:
            return
        for space in spaces:
            s.owner[space] = s.neutral()
            s.huts[space] = 1
        s.emit(ev.NeutralHuts(tuple(spaces)))
        for space in spaces:
            if AREA[space] == POLE and NEUTRAL_POLE[s.seats]:
                neutral_pole(s, space)


def neutral_pole(s: MangroviaState, space: Space) -> None:
    """MG-031 Two players: the first pole tile lies under the neutral hut of the pole area."""
    s.pole[space] = POLE_TILES[s.poles_used]
    s.poles_used += 1
    s.emit(ev.NeutralPole(space, s.pole[space]))


class BlockPlace(Step[MangroviaState, Action]):
    """MG-032 Two players: the last ritual place is blocked for the whole game."""

    def run(self, s: MangroviaState) -> None:
        place = BLOCKED_PLACE[s.seats]
        if place >= 0:
            s.bowls[place] = BLOCKED
            s.emit(ev.PlaceBlocked(place + 1))


class GiveStartCards(Step[MangroviaState, Action]):
    """MG-023 The start player takes the start cards marked 1, the next to the left those marked 2, and so on."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: MangroviaState) -> None:
        order = s.seats_from(self.seat)
        for number in range(len(order)):
            seat, cards = order[number], START_CARDS[number]
            for card in cards:
                s.put_card(seat, card, OPEN)
                s.start_box -= 1
            s.emit(ev.GotStartCards(seat, tuple(cards)))


def stones_to_lay(s: MangroviaState) -> list["LayStone"]:
    """MG-160 In the variant a tile lies on each free stone space: eight, or seven with two or three players."""
    if s.house.stone_tiles == "none":
        return []
    return [LayStone(space) for space in STONE_SPACES if SYMBOL[space] not in NEUTRAL[s.seats]]


class LayStone(Step[MangroviaState, Fell]):
    """MG-160 A stone tile at random, face up; MG-166 of all kinds, of statues only, or of the others only. MG-172 Which
    lie there all can see; those left in the box nobody does."""

    rules: ClassVar[tuple[str, ...]] = ("MG-160", "MG-166")

    def __init__(self, space: Space) -> None:
        self.space = space

    def ask(self, s: MangroviaState) -> Ask | None:
        chosen = TILE_BAGS[s.house.stone_tiles]
        bag = tuple([s.stone_bag[tile] if chosen[tile] else 0 for tile in range(len(chosen))])
        return ask_chance(Draw(bag, 1))

    def answer(self, s: MangroviaState, seat: Seat, action: Fell) -> None:
        tile = action.values[0]
        s.stone_bag[tile] -= 1
        s.stones[self.space] = tile
        s.emit(ev.StoneLaid(self.space, tile))
