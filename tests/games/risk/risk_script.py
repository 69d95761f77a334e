"""Risk as a script: lay out a board in words, say answers in words, let chance roll and draw by name.

    g = risk("ukraine 4, ural | northern_europe 2 | rest", at="attack")
    g.says(0, "attack", "ukraine", "northern_europe")
    g.says(0, "roll 3")
    g.says(1, "defend 2")
    g.rolls(6, 3, 1, 4, 2)

Armies stand between bars: a territory, or a whole continent, and how many troops on each (1 where none is said);
``rest`` is all that nobody else has. Nothing here is lenient: an answer that is not offered, a card the deck does not
hold, a card in two places or a territory of two armies raises.
"""

from collections.abc import Iterable
from typing import Any, Self

import script

from meydan.core import play
from meydan.core.contract import CHANCE, Event, Fell, Seat
from meydan.games.risk import GAME
from meydan.games.risk.facts import CEASE_FIRE, CONTINENTS, MEMBERS, MISSIONS, PLACES, TERRITORIES
from meydan.games.risk.rules.turn import TakeTurns
from meydan.games.risk.table import House, RiskState

Cards = tuple[int, ...]
CARDS = (*TERRITORIES, "cease_fire")
STEPS = {
    "turn": "StartTurn",
    "feed": "FeedNeutral",
    "trade": "TradeCards",
    "place": "PlaceTroops",
    "attack": "Attacking",
    "fortify": "Fortify",
    "end": "CheckGoal",
}


def place(name: str) -> int:
    return TERRITORIES.index(name)


def cards(words: str) -> Cards:
    """``"peru alaska"`` as the sorted numbers the state holds."""
    return tuple(sorted(CARDS.index(word) for word in words.split()))


def named(numbers: Iterable[int]) -> str:
    return " ".join(CARDS[number] for number in numbers)


def some(count: int, start: int = 0, troops: int = 1) -> str:
    """So many territories in the order of the map, from this one on, as words for an army."""
    assert start >= 0 and start + count <= PLACES
    return ", ".join(f"{name} {troops}" for name in TERRITORIES[start : start + count])


class Script(script.Script[RiskState]):
    """One Risk state, and the words to play it with."""

    game = GAME

    # saying

    def says(self, seat: Seat, *words: str) -> list[Event]:
        """Answer for a seat; returns what came of it."""
        return super().says(seat, " ".join(words))

    def rolls(self, *faces: int) -> list[Event]:
        """The dice fall: the red ones first, then the black."""
        return self.apply(CHANCE, Fell(faces))

    def draws(self, words: str) -> list[Event]:
        """Chance draws these cards."""
        return self.apply(CHANCE, Fell(cards(words)))

    def deals(self, mission: str) -> list[Event]:
        return self.picks(MISSIONS.index(mission))

    # longer sayings

    def places(self, seat: Seat, name: str, troops: int) -> list[Event]:
        """Put so many of the new troops there."""
        if self.step == "place_troops":
            self.says(seat, "place", name)
        return self.says(seat, f"amount {troops}") if self.step == "how_many" else []

    def fights(self, seat: Seat, source: str, target: str, red: str, black: str) -> list[Event]:
        """One battle with these faces; the defender, where asked, throws as many dice as there are black ones."""
        ours, theirs = [[int(face) for face in faces.split()] for faces in (red, black)]
        self.says(seat, "attack", source, target)
        if self.step == "choose_dice":
            self.says(seat, f"roll {len(ours)}")
        if self.step == "defend_with":
            self.says(self.waiting[0], f"defend {len(theirs)}")
        return self.rolls(*ours, *theirs)

    def takes(self, seat: Seat, source: str, target: str, troops: int = 1) -> list[Event]:
        """Take a territory that one troop holds, with one die, and move so many in."""
        events = self.fights(seat, source, target, "6", "1")
        return [*events, *self.says(seat, f"amount {troops}")] if self.step == "move_in" else events

    def moves(self, seat: Seat, source: str, target: str, troops: int) -> list[Event]:
        """Move troops at the end of the turn."""
        events = self.says(seat, "move from", source)
        if self.step == "destination":
            events += self.says(seat, "move to", target)
        return events + (self.says(seat, f"amount {troops}") if self.step == "move_troops" else [])

    def lays(self, seat: Seat, words: str) -> None:
        for word in words.split():
            self.says(seat, "lay", word)

    def trades(self, seat: Seat, words: str) -> list[Event]:
        self.lays(seat, words)
        return self.says(seat, "trade in")

    def ends_turn(self, seat: Seat) -> None:
        """Nothing more: new troops on the first own territory, no trade, no attack, no move."""
        while self.waiting == [seat] and self.step in ("trade_cards", "place_troops", "how_many", "attacking"):
            calm = self.step in ("trade_cards", "attacking")
            self.says(seat, "done" if calm else self.options(seat)[-1 if self.step == "how_many" else 0])
        if self.waiting == [seat] and self.step == "fortify":
            self.says(seat, "done")

    def sets_up(self) -> None:
        """Claim and add, always the first that is offered, up to the first turn."""
        while self.step in ("claim_territory", "add_troop"):
            self.says(self.waiting[0], self.options(self.waiting[0])[0])

    # refusing

    def refuses_draw(self, words: str, *rules: str) -> None:
        self.refuses_action(CHANCE, Fell(cards(words)), "forged-chance", *rules)

    # looking

    @property
    def turn(self) -> Seat:
        return self.state.turn

    @property
    def reserve(self) -> int:
        return self.state.reserve

    def troops(self, *names: str) -> list[int]:
        return [self.state.troops[place(name)] for name in names]

    def owner(self, name: str) -> int:
        return self.state.owner[place(name)]

    @property
    def held(self) -> list[int]:
        """How many territories each army holds."""
        return [self.state.owner.count(army) for army in range(len(self.state.destroyed_by))]

    @property
    def armies(self) -> list[int]:
        """How many troops each army has on the board."""
        where = range(PLACES)
        return [
            sum(self.state.troops[p] for p in where if self.state.owner[p] == army)
            for army in range(len(self.state.destroyed_by))
        ]

    def hand(self, seat: Seat) -> str:
        return named(self.state.hands[seat])

    @property
    def hand_sizes(self) -> list[int]:
        return [len(hand) for hand in self.state.hands]

    @property
    def deck(self) -> str:
        return named(card for card in range(PLACES + 1) if self.state.deck[card])

    @property
    def spent(self) -> str:
        return named(card for card in range(PLACES) if self.state.spent[card])

    def under(self, army: int) -> str:
        return named(self.state.under[army - self.state.seats])

    def mission(self, seat: Seat) -> str:
        """Empty where there is none."""
        mission = self.state.missions[seat]
        return "" if mission is None else MISSIONS[mission]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Empty while the game goes on."""
        return self.result.winners if self.over else ()

    def worlds(self, seat: Seat, n: int = 200) -> list[Self]:
        """What this seat may imagine the table to be, n times over."""
        cease_fire = 1 if self.state.house.mode == "elementary" else 0
        whole = {"territories": 42, "cards": 42, "distinct cards": 42, "cease-fire": cease_fire}
        assert GAME.closed(self.state) == whole
        return super().worlds(seat, n)


opening = Script.opening


def risk(
    armies: str,
    *,
    hands: str = "",
    deck: str | None = None,
    spent: str | None = None,
    under: str = "",
    missions: str = "",
    fell: dict[int, Seat] | None = None,
    turn: Seat = 0,
    at: str = "turn",
    reserve: int = 0,
    captured: bool = False,
    begun: bool = True,
    **options: Any,
) -> Script:
    """A position in the middle of a game, by default at the start of a turn of the classic game.

    What is in no hand and under no neutral piece is the deck; with a deck given, the rest is spent, and the other
    way round. ``fell`` says to whom an army without territories fell. Five armies with mode="two_player" are two
    players and three neutral armies, under whose pieces, unless it is said, the last cards of the list lie.
    """
    neutral = options.get("mode") == "two_player"
    parts = armies.split("|")
    seats = 2 if neutral else len(parts)
    assert len(parts) == (5 if neutral else seats)
    chosen = GAME.choose_options(seats, {"mode": "classic", **options} if not neutral else options)
    fresh = GAME.setup(seats, chosen)
    assert isinstance(fresh, RiskState)
    house: House = fresh.house
    owner, troops = board(parts)
    held = hands_of(hands, seats)
    below = hands_of(under, 3) if neutral else []
    lying = {card for zone in (*held, *below) for card in zone}
    if neutral and not under:
        left = [card for card in range(PLACES) if card not in lying | set(cards(spent or ""))]
        below = [tuple(left[-3 * k - 3 : len(left) - 3 * k]) if str(parts[2 + k]).strip() else () for k in range(3)]
        lying |= {card for zone in below for card in zone}
    free = [card for card in range(PLACES) if card not in lying]
    pile = cards(deck) if deck is not None else tuple(c for c in free if spent is None or c not in cards(spent))
    used = cards(spent) if spent is not None else tuple(card for card in free if card not in pile)
    everywhere = [card for zone in (*held, *below, pile, used) for card in zone if card != CEASE_FIRE]
    assert sorted(everywhere) == list(range(PLACES)), "every card is in one place"
    by = {army: (fell or {}).get(army, -1) for army in range(len(parts))}
    assert all((army in owner) == (by[army] < 0) for army in by), "an army without territories fell to somebody"
    dealt: list[int | None] = [MISSIONS.index(word) for word in missions.split()] or [None] * seats
    assert len(dealt) == seats
    state = RiskState(
        [],
        house,
        seats,
        owner,
        troops,
        held,
        [1 if card in pile else 0 for card in range(PLACES)] + [1 if house.mode == "elementary" else 0],
        [1 if card in used else 0 for card in range(PLACES)],
        (),
        below,
        dealt,
        [0] * seats,
        list(by.values()),
        [0] * PLACES,
        [0] * PLACES,
        turn,
        reserve,
        captured,
        (),
    )
    TakeTurns().run(state)
    while type(state.agenda[-1]).__name__ != STEPS[at]:
        state.agenda.pop()
    return Script(state, play.begin(state) if begun else [])


def board(parts: list[str]) -> tuple[list[int], list[int]]:
    """Owners and troops as the armies are told."""
    owner, troops = [-1] * PLACES, [0] * PLACES
    rest: tuple[int, int] | None = None
    for army, part in enumerate(parts):
        words = part.replace(",", " ").split()
        for i, word in enumerate(words):
            if word.isdigit():
                continue
            count = int(words[i + 1]) if i + 1 < len(words) and words[i + 1].isdigit() else 1
            if word == "rest":
                assert rest is None
                rest = (army, count)
                continue
            for where in MEMBERS[CONTINENTS.index(word)] if word in CONTINENTS else [place(word)]:
                assert owner[where] in (-1, army), f"{TERRITORIES[where]} has two armies"
                owner[where], troops[where] = army, count
    for where in range(PLACES):
        if owner[where] < 0:
            assert rest is not None, f"nobody has {TERRITORIES[where]}"
            owner[where], troops[where] = rest
    assert min(troops) > 0
    return owner, troops


def hands_of(words: str, count: int) -> list[Cards]:
    return [cards(part) for part in script.split(words, count)]
