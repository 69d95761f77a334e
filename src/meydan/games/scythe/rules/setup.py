"""Setup: factions and mats, the first pieces, cards and tiles."""

from typing import Any, ClassVar

from meydan.core.chance import Draw, Pick
from meydan.core.contract import Action, Ask, Fell, Outcome, Refusal, Seat, Step, ask_chance, ask_one, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import CARGO_COUNT, FACTION_PICKS, MAT_PICKS, PickFaction, PickMat
from meydan.games.scythe.facts import (
    BANNED,
    BASE,
    BOARD,
    BOTTOM_COUNT,
    CARD_COUNTS,
    ENCOUNTER,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    FIRST_CARDS,
    FIRST_HEXES,
    FIRST_POWER,
    GOAL_COUNT,
    KINDS,
    MAT_COINS,
    MAT_OBJECTIVES,
    MAT_POPULARITY,
    MATS,
    OBJECTIVES,
    RESOURCE_COUNT,
    SIZE,
    TILES,
    WORKERS,
)
from meydan.games.scythe.rules.supplies import DrawCards
from meydan.games.scythe.rules.turn import TakeTurns
from meydan.games.scythe.table import House, ScytheState


def setup(seats: int, options: dict[str, Any]) -> ScytheState:
    """The empty table, before anything is dealt.

    SC-030 An encounter token lies on every hex with the symbol; SC-041, SC-042 cubes, workers, recruits, structures,
    stars and mechs are on the mats.
    """
    house = House(
        pick_factions=options["factions"] == "chosen",
        pick_mats=options["mats"] == "chosen",
        ban_pairs=options["pairs"] == "banned",
        pacts=options["pacts"],
        wide_camaraderie=options["camaraderie"] == "always",
        relentless_factory=options["relentless_factory"],
    )
    return ScytheState(
        agenda=[SetUp()],
        house=house,
        seats=seats,
        order=tuple(range(seats)),
        faction=[-1] * seats,
        mat=[-1] * seats,
        holder=[-1] * SIZE,
        workers=[0] * SIZE,
        mechs=[0] * SIZE,
        goods=[0] * (SIZE * RESOURCE_COUNT),
        built=[-1] * SIZE,
        tokens=tuple([place for place in BOARD if ENCOUNTER[place]]),
        character=[-1] * seats,
        coins=[0] * seats,
        power=[0] * seats,
        popularity=[0] * seats,
        unborn=[WORKERS] * seats,
        abilities=[0] * seats,
        cubes=[0] * seats,
        covered=[0] * (seats * BOTTOM_COUNT),
        hired=[0] * seats,
        bonuses=[0] * seats,
        stars=[0] * (seats * GOAL_COUNT),
        last=[-1] * seats,
        hands=[0] * (seats * KINDS),
        deck=CARD_COUNTS.copy(),
        discard=[0] * KINDS,
        known=[0] * (seats * KINDS),
        objectives=[()] * seats,
        shown=[()] * seats,
        buried=[()] * seats,
        spare=tuple(range(len(OBJECTIVES))),
        encounters=tuple(range(len(ENCOUNTERS))),
        offered=(),
        factory=[-1] * seats,
        looked=[False] * seats,
        tile=-1,
        turn=0,
        coerced=False,
        forced=0,
        moves=0,
        tired_character=False,
        tired_mechs=(),
        tired_workers=(),
        load=[0] * CARGO_COUNT,
        raids=(),
        dials=[-1] * seats,
        winners=(),
    )


class SetUp(Step[ScytheState, Action]):
    """SC-032 to SC-043: factory cards, structure tile, factions, player mats, seats, objectives, combat cards."""

    def run(self, s: ScytheState) -> None:
        seats = range(s.seats)
        s.do(
            LayFactoryCards(),
            DrawTile(),
            *[GetFaction(seat) for seat in seats],
            *([GetMat(seat) for seat in seats] if s.house.pick_mats else [DealMats()]),
            SeatAround(),
            *[GetObjectives(seat) for seat in seats],
            FirstCombatCards(),
            TakeTurns(),
        )


class LayFactoryCards(Step[ScytheState, Fell]):
    """SC-032 One factory card more than there are players lies face down; the rest goes back unseen."""

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_chance(Draw((1,) * len(FACTORY_CARDS), s.seats + 1))

    def answer(self, s: ScytheState, seat: Seat, action: Fell) -> None:
        s.offered = action.values
        s.emit(ev.LaidFactoryCards(len(s.offered)))


class DrawTile(Step[ScytheState, Fell]):
    """SC-033 One structure bonus tile, face up."""

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_chance(Pick(len(TILES)))

    def answer(self, s: ScytheState, seat: Seat, action: Fell) -> None:
        s.tile = action.values[0]
        s.emit(ev.LaidTile(s.tile))


class GetFaction(Step[ScytheState, Action]):
    """SC-034 A faction mat for each player: dealt by chance, or chosen in turn if the table agreed so."""

    rules: ClassVar[tuple[str, ...]] = ("SC-034",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        taken = [faction in s.faction for faction in range(len(FACTIONS))]
        if s.house.pick_factions:
            return ask_one(self.me, [FACTION_PICKS[faction] for faction in range(len(FACTIONS)) if not taken[faction]])
        return ask_chance(Draw(tuple([0 if is_taken else 1 for is_taken in taken]), 1))

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PickFaction) and action.faction in s.faction:
            return Refusal("faction-taken", self.rules, {"faction": action.faction})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, PickFaction)
        faction = action.faction
        figures: dict[str, object] = {"power": FIRST_POWER[faction], "cards": FIRST_CARDS[faction]}
        return Outcome(f"pick-faction-{FACTIONS[faction]}", figures)

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, PickFaction):
            start_faction(s, self.me, action.faction)
        elif isinstance(action, Fell):
            start_faction(s, self.me, action.values[0])


def start_faction(s: ScytheState, me: Seat, faction: int) -> None:
    """SC-035 The faction mat gives the first power; SC-040 the character at home, a worker on each land beside it."""
    s.faction[me] = faction
    s.power[me] = FIRST_POWER[faction]
    s.character[me] = BASE[faction]
    s.put_units(me, BASE[faction], 0, 0)
    for place in FIRST_HEXES[faction]:
        s.put_units(me, place, 0, 1)
        s.unborn[me] -= 1
    s.emit(ev.GotFaction(me, faction, s.power[me]))


def mat_deals(s: ScytheState) -> list[tuple[int, ...]]:
    """SC-034 Every way to give out the mats that keeps what is given and, where the table bans them, the two pairs."""
    deals: list[tuple[int, ...]] = [()]
    for seat in range(s.seats):
        deals = [(*deal, mat) for deal in deals for mat in range(len(MATS)) if mat not in deal and fits(s, seat, mat)]
    return deals


def mats_for(s: ScytheState, seat: Seat) -> list[int]:
    """SC-034 The mats this seat may choose: those that leave every later player one."""
    return sorted({deal[seat] for deal in mat_deals(s)})


def fits(s: ScytheState, seat: Seat, mat: int) -> bool:
    """Whether this seat has the mat, or may get it."""
    if s.mat[seat] >= 0:
        return s.mat[seat] == mat
    return not (s.house.ban_pairs and (s.faction[seat], mat) in BANNED)


class DealMats(Step[ScytheState, Fell]):
    """SC-034 A player mat for each, all allowed deals being equally likely."""

    rules: ClassVar[tuple[str, ...]] = ("SC-034",)

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_chance(Pick(len(mat_deals(s))))

    def answer(self, s: ScytheState, seat: Seat, action: Fell) -> None:
        deal = mat_deals(s)[action.values[0]]
        for me in range(s.seats):
            start_mat(s, me, deal[me])


class GetMat(Step[ScytheState, PickMat]):
    """SC-034 Where the table agreed so each chooses a mat, leaving the others one they may have."""

    rules: ClassVar[tuple[str, ...]] = ("SC-034",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, [MAT_PICKS[mat] for mat in mats_for(s, self.me)])

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PickMat):
            if action.mat in s.mat:
                return Refusal("mat-taken", self.rules, {"mat": action.mat})
            if action.mat not in mats_for(s, seat):
                return Refusal("pair-banned", self.rules, {"mat": action.mat})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, PickMat)
        mat = action.mat
        return Outcome("pick-mat", {"popularity": MAT_POPULARITY[mat], "coins": MAT_COINS[mat], "number": mat + 1})

    def answer(self, s: ScytheState, seat: Seat, action: PickMat) -> None:
        start_mat(s, seat, action.mat)


def start_mat(s: ScytheState, me: Seat, mat: int) -> None:
    """SC-037 The player mat gives the first popularity and coins."""
    s.mat[me] = mat
    s.popularity[me] = MAT_POPULARITY[mat]
    s.coins[me] = MAT_COINS[mat]
    s.emit(ev.GotMat(me, mat, MAT_POPULARITY[mat], MAT_COINS[mat]))


class SeatAround(Step[ScytheState, Action]):
    """SC-034 Players sit as their bases lie around the board; SC-043 the lowest mat number starts."""

    def run(self, s: ScytheState) -> None:
        s.order = tuple([s.faction.index(faction) for faction in range(len(FACTIONS)) if faction in s.faction])
        s.turn = s.mat.index(min(s.mat))
        s.emit(ev.Started(s.turn))


class GetObjectives(Step[ScytheState, Fell]):
    """SC-037, SC-039 Two secret objective cards each."""

    rules: ClassVar[tuple[str, ...]] = ("SC-037",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        bag = tuple([1 if card in s.spare else 0 for card in range(len(OBJECTIVES))])
        return ask_chance(Draw(bag, MAT_OBJECTIVES[s.mat[self.me]]))

    def answer(self, s: ScytheState, seat: Seat, action: Fell) -> None:
        s.objectives[self.me] = action.values
        s.spare = tuple([card for card in s.spare if card not in action.values])
        s.emit(ev.GotObjectives(self.me, action.values))


class FirstCombatCards(Step[ScytheState, Action]):
    """SC-035 The faction mat gives the number of combat cards to begin with."""

    def run(self, s: ScytheState) -> None:
        s.do(*[DrawCards(seat, FIRST_CARDS[s.faction[seat]], "start") for seat in range(s.seats)])
