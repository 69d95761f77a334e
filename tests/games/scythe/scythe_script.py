"""Scythe as a script: seat factions at mats, lay out a position in words, say answers in words, draw cards by name.

    g = scythe("nordic industrial, rusviet engineering")
    g.put(0, "farm_2", workers=2)
    g.says(0, "use section move", "take top move_units", "lift worker farm_2", "go farm_3")

The table begins at the first question of the first turn, as after a plain setup: the first factory cards, tile,
objectives and combat cards of their lists. Nothing here is lenient: an answer that is not offered raises.
"""

from typing import Any

import script

from meydan.core import play
from meydan.core.chance import Draw, Seeded
from meydan.core.contract import CHANCE, Action, Event, Fell, Seat
from meydan.games.scythe import GAME
from meydan.games.scythe.facts import (
    ABILITIES,
    BASE,
    BOARD,
    BOTTOMS,
    CARD_VALUES,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    GOAL_COUNT,
    GOALS,
    MATS,
    OBJECTIVES,
    PLACES,
    RESOURCES,
    SLOTS,
    STRUCTURES,
    TILES,
)
from meydan.games.scythe.rules.scoring import Score, score
from meydan.games.scythe.rules.turn import TakeTurns
from meydan.games.scythe.rules.ways import ways
from meydan.games.scythe.table import ScytheState

UNITS = ("character", "mech", "worker")


def place(name: str) -> int:
    return PLACES.index(name)


class Script(script.Script[ScytheState]):
    """One Scythe state, and the words to play it with."""

    game = GAME

    @classmethod
    def spoken(cls, action: Action) -> str:
        """``use section move``, ``lift worker forest_1``, ``upgrade move_units enlist``, ``play cards 2 5``."""
        return super().spoken(action).lower()

    def __init__(self, state: ScytheState, begun: list[Event]) -> None:
        super().__init__(state, begun)
        self.source = Seeded(1)

    # saying

    def turn(self, seat: Seat, section: str, *sayings: str) -> list[Event]:
        """Take the turn: this section, these answers, and chance as it falls."""
        start = len(self.events)
        self.says(seat, f"use section {section}")
        for words in sayings:
            self.rolls()
            self.says(seat, words)
        self.rolls()
        return self.events[start:]

    def ends(self, seat: Seat) -> None:
        """Whatever is asked of the seat before its turn is over is left out."""
        while not self.over and self.state.turn == seat:
            self.rolls()
            if self.over or self.state.turn != seat:
                return
            calm = ("skip", "done", "stop", "end turn")
            said = next((words for words in calm if words in self.options(seat)), "")
            assert said, f"{self.step} cannot be left out"
            self.says(seat, said)

    def passes(self, seat: Seat) -> None:
        """A turn without action on some section."""
        options = [words for words in self.options(seat) if words.startswith("use section")]
        self.says(seat, options[0])
        self.ends(seat)

    def draws(self, *values: int) -> list[Event]:
        """Chance draws combat cards of these values."""
        return self.apply(CHANCE, Fell(tuple(sorted(CARD_VALUES.index(value) for value in values))))

    def meets(self, encounter: str) -> list[Event]:
        """Chance draws this encounter card."""
        return self.picks(self.state.encounters.index(ENCOUNTERS.index(encounter)))

    def rolls(self) -> list[Event]:
        """Chance as it falls, for as long as it is asked."""
        events = play.roll_on(self.state, self.source)
        self.events.extend(events)
        return events

    # laying out

    def again(self) -> "Script":
        """The question anew, after the position was changed."""
        self.state.asking = self.state.agenda[-1].ask(self.state)
        return self

    def on_turn(self, seat: Seat) -> "Script":
        self.state.agenda = [TakeTurns()]
        self.state.turn = seat
        play.begin(self.state)
        return self

    def put(self, seat: Seat, where: str, *, mechs: int = 0, workers: int = 0, character: bool = False) -> "Script":
        """Units on a hex; workers come off the mat, the character from where it was."""
        s, at = self.state, place(where)
        assert s.holder[at] in (-1, seat), f"{where} is held by another"
        s.put_units(seat, at, mechs, workers)
        s.unborn[seat] -= workers
        assert s.unborn[seat] >= 0
        if character:
            before = s.character[seat]
            s.character[seat] = at
            s.take_units(before, 0, 0)
        return self.again()

    def clear(self, seat: Seat) -> "Script":
        """No workers and mechs of this seat on the board; the character at home."""
        s = self.state
        for at in BOARD:
            if s.holder[at] == seat:
                s.unborn[seat] += s.workers[at]
                s.holder[at], s.workers[at], s.mechs[at] = -1, 0, 0
        s.character[seat] = BASE[s.faction[seat]]
        s.holder[s.character[seat]] = seat
        return self.again()

    def goods(self, where: str, **counts: int) -> "Script":
        for name, count in counts.items():
            resource = RESOURCES.index(name)
            self.state.add_goods(place(where), resource, count - self.state.goods_on(place(where), resource))
        return self.again()

    def has(self, seat: Seat, **figures: int) -> "Script":
        """coins=, power=, popularity=."""
        for name, figure in figures.items():
            getattr(self.state, name)[seat] = figure
        return self.again()

    def can(self, seat: Seat, *abilities: str) -> "Script":
        """These mech abilities are there."""
        for ability in abilities:
            self.state.deploy(seat, ABILITIES.index(ability))
        return self.again()

    def builds(self, seat: Seat, structure: str, where: str) -> "Script":
        self.state.put_structure(seat, STRUCTURES.index(structure), place(where))
        return self.again()

    def upgrades(self, seat: Seat, *slots: str) -> "Script":
        """Cubes off these squares, onto the first costs that take one."""
        for slot in slots:
            self.state.cubes[seat] |= 1 << SLOTS.index(slot)
        return self.again()

    def hires(self, seat: Seat, *bottoms: str) -> "Script":
        """These recruits are gone; they stand on the first bonuses."""
        for bottom in bottoms:
            self.state.hired[seat] |= 1 << BOTTOMS.index(bottom)
            self.state.bonuses[seat] = (self.state.bonuses[seat] << 1) | 1
        return self.again()

    def holds(self, seat: Seat, *values: int) -> "Script":
        """The seat's hand is these combat cards; the rest goes to the deck."""
        s = self.state
        for kind in range(4):
            drawn = values.count(CARD_VALUES[kind]) - s.cards_of(seat, kind)
            s.add_card(seat, kind, drawn)
            s.deck[kind] -= drawn
            assert s.deck[kind] >= 0
        return self.again()

    def wants(self, seat: Seat, *objectives: str) -> "Script":
        """The seat's objectives are these."""
        s = self.state
        cards = tuple(sorted(OBJECTIVES.index(name) for name in objectives))
        s.spare = tuple(sorted({*s.spare, *s.objectives[seat]} - {*cards}))
        s.objectives[seat] = cards
        return self.again()

    def stars(self, seat: Seat, **goals: int) -> "Script":
        for goal, count in goals.items():
            self.state.stars[seat * GOAL_COUNT + GOALS.index(goal)] = count
        return self.again()

    # looking

    def offers(self, seat: Seat, verb: str) -> list[str]:
        """What follows this verb in the options."""
        return [words.removeprefix(f"{verb} ") for words in self.options(seat) if words.startswith(f"{verb} ")]

    def ways(self, seat: Seat, unit: str, where: str) -> set[str]:
        return {PLACES[at] for at in ways(self.state, seat, UNITS.index(unit), place(where))}

    def at(self, where: str) -> tuple[int, int, int]:
        """Who holds a hex, with how many mechs and workers."""
        at = place(where)
        return self.state.holder[at], self.state.mechs[at], self.state.workers[at]

    def stock(self, where: str) -> dict[str, int]:
        goods = self.state.stock_on(place(where))
        return {name: count for name, count in zip(RESOURCES, goods, strict=True) if count}

    def character(self, seat: Seat) -> str:
        return PLACES[self.state.character[seat]]

    def figures(self, seat: Seat) -> tuple[int, int, int]:
        """Coins, power, popularity."""
        return self.state.coins[seat], self.state.power[seat], self.state.popularity[seat]

    def hand(self, seat: Seat) -> list[int]:
        return [CARD_VALUES[kind] for kind in range(4) for _ in range(self.state.cards_of(seat, kind))]

    def star_goals(self, seat: Seat) -> list[str]:
        return [goal for number, goal in enumerate(GOALS) for _ in range(self.state.stars_for(seat, number))]

    def score(self, seat: Seat) -> Score:
        return score(self.state, seat)


opening = Script.opening


def scythe(
    players: str, *, tile: str = "tunnels_adjacent", factory: str = "", turn: Seat = 0, **options: Any
) -> Script:
    """Seats with their factions and mats, in words, at the first question of the first turn; seat 0 is on turn."""
    pairs = [pair.split() for pair in players.split(",")]
    g = opening(len(pairs), factions="chosen", mats="chosen", **options)
    cards = [FACTORY_CARDS.index(f"number_{n}") for n in factory.split()] or list(range(len(pairs) + 1))
    g.apply(CHANCE, Fell(tuple(sorted(cards))))
    g.picks(TILES.index(tile))
    for seat, (faction, _) in enumerate(pairs):
        if g.step == "get_faction":
            g.says(seat, f"pick faction {faction}")
    for seat, (_, mat) in enumerate(pairs):
        if g.step == "get_mat":
            g.says(seat, f"pick mat {mat}")
    while g.state.asking and g.state.asking.chance is not None:
        draw = g.state.asking.chance
        assert isinstance(draw, Draw)
        bag = [kind for kind, count in enumerate(draw.bag) for _ in range(count)]
        g.apply(CHANCE, Fell(tuple(bag[: draw.n])))
    assert [FACTIONS[f] for f in g.state.faction] == [faction for faction, _ in pairs]
    assert [MATS[m] for m in g.state.mat] == [mat for _, mat in pairs]
    return g.on_turn(turn)
