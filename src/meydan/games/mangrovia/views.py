"""What a seat sees of a Mangrovia table, built up from nothing: a zone not named here is hidden (MG-099, MG-108)."""

from meydan.core.contract import Seat
from meydan.core.value import Value
from meydan.games.mangrovia.actions import Area, Card, Currency, Deck, Landscape, Path, Space, Tile
from meydan.games.mangrovia.facts import (
    AREA,
    COST,
    CURRENCY,
    FIRST,
    JETTIES,
    LANDS_OF,
    LANDSCAPE_CARDS,
    ORDER,
    PATHS,
    PATHS_OF,
    PLACE_AT,
    PLACES,
    POINTS,
    POLE_TILES,
    RITUAL_PLACES,
    SECOND,
    STONE_SPACES,
    VALUE_CARDS,
)
from meydan.games.mangrovia.rules.scoring import now_from_paths, now_from_poles, now_from_stones, path_huts, pole_huts
from meydan.games.mangrovia.table import BLOCKED, OPEN, MangroviaState, face_of


class PlayerView(Value):
    """What everybody sees of a player. ``known`` are cards in the hand that all have seen; ``from_paths``,
    ``from_stones`` and ``from_poles`` what these would score if the game ended now (MG-141, MG-147, MG-149)."""

    def __init__(
        self,
        seat: Seat,
        points: int,
        from_paths: int,
        from_stones: int,
        from_poles: int,
        huts_left: int,
        bowls_left: int,
        value_cards: int,
        landscape_cards: int,
        known: tuple[Card, ...],
        amulet_count: int,
        known_ones: int,
        amulet_huts: int,
        tiles: tuple[Tile, ...],
    ) -> None:
        self.seat = seat
        self.points = points
        self.from_paths = from_paths
        self.from_stones = from_stones
        self.from_poles = from_poles
        self.huts_left = huts_left
        self.bowls_left = bowls_left
        self.value_cards = value_cards
        self.landscape_cards = landscape_cards
        self.known = known
        self.amulet_count = amulet_count
        self.known_ones = known_ones
        self.amulet_huts = amulet_huts
        self.tiles = tiles


class SpaceView(Value):
    """One space of the board. ``double`` is a double hut, ``neutral`` a hut of a colour nobody plays."""

    def __init__(
        self,
        space: Space,
        area: Area,
        paths: tuple[Path, ...],
        landscapes: tuple[Landscape, ...],
        currency: Currency,
        cost: int,
        chief_points: int,
        owner: Seat | None,
        neutral: bool,
        double: bool,
        pole: int | None,
        stone: Tile | None,
    ) -> None:
        self.space = space
        self.area = area
        self.paths = paths
        self.landscapes = landscapes
        self.currency = currency
        self.cost = cost
        self.chief_points = chief_points
        self.owner = owner
        self.neutral = neutral
        self.double = double
        self.pole = pole
        self.stone = stone


class PlaceView(Value):
    """A ritual place and the jetties beside it."""

    def __init__(self, place: int, jetties: tuple[int, ...], bowl: Seat | None, blocked: bool) -> None:
        self.place = place
        self.jetties = jetties
        self.bowl = bowl
        self.blocked = blocked


class LeaderView(Value):
    """Who is ahead with how many huts; ``owner`` is nobody for the neutral colour (MG-143)."""

    def __init__(self, owner: Seat | None, own: int) -> None:
        self.owner = owner
        self.own = own


class PathView(Value):
    """A sacred path: what its statue gives, its spaces, the one nearest to the statue first, and who would be first
    and second if the game ended now (MG-141, MG-142)."""

    def __init__(
        self,
        path: Path,
        first_points: int,
        second_points: int,
        spaces: tuple[Space, ...],
        leaders: tuple[LeaderView, ...],
    ) -> None:
        self.path = path
        self.first_points = first_points
        self.second_points = second_points
        self.spaces = spaces
        self.leaders = leaders


class MangroviaView(Value):
    def __init__(
        self,
        round: int,
        start: Seat,
        jetty: int,
        ending: bool,
        value_pile: int,
        landscape_pile: int,
        ones: int,
        bag: int,
        next_pole: int | None,
        pole_leaders: tuple[LeaderView, ...],
        stone_huts: int,
        birds: tuple[Landscape, ...],
        players: tuple[PlayerView, ...],
        places: tuple[PlaceView, ...],
        paths: tuple[PathView, ...],
        board: tuple[SpaceView, ...],
        open: tuple[Card, ...],
        played: tuple[Card, ...],
        aside: tuple[int, ...],
        drawn: tuple[int, ...],
        amulets: tuple[int, ...],
        hand: tuple[Card, ...],
    ) -> None:
        self.round = round
        self.start = start
        self.jetty = jetty
        self.ending = ending
        self.value_pile = value_pile
        self.landscape_pile = landscape_pile
        self.ones = ones
        self.bag = bag
        self.next_pole = next_pole
        self.pole_leaders = pole_leaders
        """Who would be first and second in the pole area (MG-149)."""
        self.stone_huts = stone_huts
        """All huts in the stone area: everybody's own are multiplied by it (MG-147)."""
        self.birds = birds
        self.players = players
        self.places = places
        self.paths = paths
        self.board = board
        self.open = open
        self.played = played
        self.aside = aside
        self.drawn = drawn
        """What the seat itself has drawn and not yet kept; empty for everybody else."""
        self.amulets = amulets
        """The seat's own amulets."""
        self.hand = hand
        """The seat's own cards; empty for a spectator."""


def view(s: MangroviaState, seat: Seat | None) -> MangroviaView:
    return MangroviaView(
        s.round,
        s.start,
        s.jetty,
        s.ending,
        sum(s.piles[VALUE_CARDS]),
        sum(s.piles[LANDSCAPE_CARDS]),
        s.ones,
        sum(s.bag),
        POLE_TILES[s.poles_used] if s.poles_used < len(POLE_TILES) else None,
        leaders(s, pole_huts(s)),
        sum([s.huts[space] for space in STONE_SPACES]),
        s.birds,
        players_view(s),
        tuple([place_view(s, place) for place in range(RITUAL_PLACES)]),
        tuple([path_view(s, path) for path in range(len(PATHS))]),
        tuple([space_view(s, space) for space in range(PLACES)]),
        s.rows[VALUE_CARDS] + s.rows[LANDSCAPE_CARDS],
        discarded(s, VALUE_CARDS) + discarded(s, LANDSCAPE_CARDS),
        listed(tuple(s.aside)),
        s.drawn if seat == s.drawer else (),
        () if seat is None else tuple(sorted(s.amulets[seat])),
        () if seat is None else tuple(sorted(s.hands[seat])),
    )


def path_view(s: MangroviaState, path: Path) -> PathView:
    return PathView(path, FIRST[path], SECOND[path], tuple(ORDER[path]), leaders(s, path_huts(s, path)))


def leaders(s: MangroviaState, ranking: list[tuple[int, int]]) -> tuple[LeaderView, ...]:
    return tuple([LeaderView(owner if s.plays(owner) else None, own) for owner, own in ranking[:2]])


def players_view(s: MangroviaState) -> tuple[PlayerView, ...]:
    paths, stones, poles = now_from_paths(s), now_from_stones(s), now_from_poles(s)
    return tuple([player_view(s, seat, paths[seat], stones[seat], poles[seat]) for seat in range(s.seats)])


def player_view(s: MangroviaState, seat: Seat, from_paths: int, from_stones: int, from_poles: int) -> PlayerView:
    hand, ages = s.hands[seat], s.ages[seat]
    return PlayerView(
        seat,
        s.points[seat],
        from_paths,
        from_stones,
        from_poles,
        s.huts_left[seat],
        s.bowls_left[seat],
        s.count_cards(seat, VALUE_CARDS),
        s.count_cards(seat, LANDSCAPE_CARDS),
        tuple([hand[i] for i in range(len(hand)) if ages[i] == OPEN]),
        len(s.amulets[seat]),
        s.amulet_ages[seat].count(OPEN),
        s.amulet_huts[seat],
        s.tiles[seat],
    )


def place_view(s: MangroviaState, place: int) -> PlaceView:
    jetties = tuple([jetty for jetty in range(1, len(JETTIES)) if PLACE_AT[jetty] == place])
    bowl = s.bowls[place]
    return PlaceView(place + 1, jetties, bowl if bowl >= 0 else None, bowl == BLOCKED)


def space_view(s: MangroviaState, space: Space) -> SpaceView:
    owner = s.owner[space]
    return SpaceView(
        space,
        AREA[space],
        PATHS_OF[space],
        LANDS_OF[space],
        CURRENCY[space],
        COST[space],
        POINTS[space],
        owner if s.plays(owner) else None,
        owner == s.neutral(),
        s.huts[space] == 2,
        s.pole[space] or None,
        s.stones[space] if s.stones[space] >= 0 else None,
    )


def discarded(s: MangroviaState, deck: Deck) -> tuple[Card, ...]:
    return tuple([face_of(deck, kind) for kind in listed(s.played[deck])])


def listed(counts: tuple[int, ...]) -> tuple[int, ...]:
    """A bag as a row of its things."""
    return tuple([kind for kind in range(len(counts)) for _ in range(counts[kind])])
