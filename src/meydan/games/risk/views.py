"""What a seat sees of a Risk table, built up from nothing: a zone not named here is hidden (RK-132, RK-161)."""

from meydan.core.contract import Seat
from meydan.core.value import Value
from meydan.games.risk.actions import Army, Card, Mission, Picture, Territory
from meydan.games.risk.facts import PICTURE, PLACES, STARS, TARGET
from meydan.games.risk.rules.winning import out_of_reach
from meydan.games.risk.table import NOBODY, RiskState


class PlayerView(Value):
    """What everybody sees of a player."""

    def __init__(self, seat: Seat, army: Army, held: int, all_troops: int, hand_size: int, out: bool) -> None:
        self.seat = seat
        self.army = army
        self.held = held
        self.all_troops = all_troops
        self.hand_size = hand_size
        self.out = out


class NeutralView(Value):
    def __init__(self, army: Army, held: int, all_troops: int, hand_size: int) -> None:
        self.army = army
        self.held = held
        self.all_troops = all_troops
        self.hand_size = hand_size
        """Cards under its piece, seen by nobody."""


class PlaceView(Value):
    """One territory of the board; ``army`` is None while nobody holds it."""

    def __init__(self, territory: Territory, army: Army | None, troops: int) -> None:
        self.territory = territory
        self.army = army
        self.troops = troops


class CardView(Value):
    def __init__(self, card: Card, stars: int, picture: Picture) -> None:
        self.card = card
        self.stars = stars
        self.picture = picture


class RiskView(Value):
    def __init__(
        self,
        turn: Seat,
        reserve: int,
        board: tuple[PlaceView, ...],
        players: tuple[PlayerView, ...],
        neutrals: tuple[NeutralView, ...],
        deck: int,
        spent: tuple[Card, ...],
        laid: tuple[CardView, ...],
        hand: tuple[CardView, ...],
        mission: Mission | None,
        instead: bool = False,
    ) -> None:
        self.turn = turn
        self.reserve = reserve
        self.board = board
        self.players = players
        self.neutrals = neutrals
        self.deck = deck
        self.spent = spent
        self.laid = laid
        self.hand = hand
        """The seat's own cards; empty for a spectator."""
        self.mission = mission
        """The seat's own secret mission, where there is one."""
        self.instead = instead
        """It was to destroy an army that the seat cannot destroy any more: now it is 24 territories."""


def view(s: RiskState, seat: Seat | None) -> RiskView:
    mission = None if seat is None else s.missions[seat]
    return RiskView(
        s.turn,
        s.reserve,
        tuple([PlaceView(p, None if s.owner[p] == NOBODY else s.owner[p], s.troops[p]) for p in range(PLACES)]),
        tuple([PlayerView(p, p, s.held(p), s.all_troops(p), len(s.hands[p]), not s.alive(p)) for p in range(s.seats)]),
        tuple(
            [
                NeutralView(army, s.held(army), s.all_troops(army), len(s.cards_under(army)))
                for army in range(s.seats, s.seats + len(s.under))
            ]
        ),
        sum(s.deck),
        tuple([card for card in range(PLACES) if s.spent[card]]),
        cards(s.laid),
        () if seat is None else cards(s.hands[seat]),
        mission,
        mission is not None and seat is not None and out_of_reach(s, seat, TARGET[mission]),
    )


def cards(some: tuple[Card, ...]) -> tuple[CardView, ...]:
    return tuple([CardView(card, STARS[card], PICTURE[card]) for card in some])
