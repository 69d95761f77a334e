"""What a seat sees of a Pax Pamir table, built up from nothing: a zone not named here is hidden (PP-243)."""

from typing import Final, TypeAlias

from meydan.core.contract import Seat
from meydan.core.value import Value
from meydan.games.pax_pamir.actions import (
    AiCard,
    Border,
    Card,
    CardAction,
    Coalition,
    Effect,
    GiftSpace,
    MarketColumn,
    MarketRow,
    Region,
    Suit,
)
from meydan.games.pax_pamir.codes import column_of, row_of
from meydan.games.pax_pamir.facts import (
    ABILITIES,
    ABILITY_IDS,
    BACK_BLACK,
    BACK_RED,
    BORDERS,
    COALITIONS,
    COURT_CARDS,
    DEEDS,
    DISREGARD,
    EFFECTS,
    EMBARRASSMENT,
    FATIGUE,
    GIFTS,
    ICONS,
    LEVERAGE_RUPEES,
    LEVERAGED,
    PASHTUNWALI,
    PATRIOT,
    PRIZE,
    RANK,
    REGION,
    REGIONS,
    SLOTS,
    SUIT,
)
from meydan.games.pax_pamir.rules.automa import black_arrow, red_arrow
from meydan.games.pax_pamir.rules.dominance import check_points, early_win, scored_by, worth
from meydan.games.pax_pamir.rules.influence import influence
from meydan.games.pax_pamir.rules.market import full_price, is_for_sale, price
from meydan.games.pax_pamir.rules.wakhan import ambition
from meydan.games.pax_pamir.table import PaxState

Icon: TypeAlias = int
Ability: TypeAlias = int

ON_ALL: Final[list[int]] = [EMBARRASSMENT, DISREGARD, FATIGUE, PASHTUNWALI]
"""Lasting effects that concern the whole game."""


class PlayerView(Value):
    """What everybody sees of a player; Wakhan's loyalty is her pragmatic one."""

    def __init__(
        self,
        seat: Seat,
        loyalty: Coalition | None,
        points: int,
        rupees: int,
        hand_size: int,
        cylinders: int,
        gifts: tuple[GiftSpace, ...],
        prizes: tuple[Card, ...],
        influence: int,
        shelter: int,
        leverage: int,
        court_limit: int,
        hand_limit: int,
    ) -> None:
        self.seat = seat
        self.loyalty = loyalty
        self.points = points
        self.rupees = rupees
        self.hand_size = hand_size
        self.cylinders = cylinders
        """In supply."""
        self.gifts = gifts
        self.prizes = prizes
        self.influence = influence
        self.shelter = shelter
        """Rupees that tax cannot take."""
        self.leverage = leverage
        """Rupees owed for leveraged cards, each when it leaves the court."""
        self.court_limit = court_limit
        self.hand_limit = hand_limit


class RegionView(Value):
    def __init__(
        self, region: Region, ruler: Seat | None, tribes: tuple[Seat, ...], armies: tuple[Coalition, ...]
    ) -> None:
        self.region = region
        self.ruler = ruler
        self.tribes = tribes
        """One entry for each tribe: whose it is."""
        self.armies = armies


class BorderView(Value):
    def __init__(self, border: Border, roads: tuple[Coalition, ...]) -> None:
        self.border = border
        self.roads = roads


class CourtView(Value):
    """A card in a court, and the spies on it."""

    def __init__(
        self,
        seat: Seat,
        card: Card,
        suit: Suit,
        rank: int,
        region: Region,
        patriot: Coalition | None,
        prize: Coalition | None,
        deeds: tuple[CardAction, ...],
        ability: Ability | None,
        spies: tuple[Seat, ...],
        hostage_taker: Seat | None,
        used: bool,
        bonus: bool,
        leveraged: bool,
    ) -> None:
        self.seat = seat
        self.card = card
        self.suit = suit
        self.rank = rank
        self.region = region
        self.patriot = patriot
        self.prize = prize
        self.deeds = deeds
        self.ability = ability
        self.spies = spies
        self.hostage_taker = hostage_taker
        self.used = used
        self.bonus = bonus
        """Its actions are bonus actions now."""
        self.leveraged = leveraged


class CardView(Value):
    """A card that can be bought or played; an event has only its name."""

    def __init__(
        self,
        card: Card,
        suit: Suit | None,
        rank: int | None,
        region: Region | None,
        patriot: Coalition | None,
        prize: Coalition | None,
        icons: tuple[Icon, ...],
        deeds: tuple[CardAction, ...],
        ability: Ability | None,
    ) -> None:
        self.card = card
        self.suit = suit
        self.rank = rank
        self.region = region
        self.patriot = patriot
        self.prize = prize
        self.icons = icons
        self.deeds = deeds
        self.ability = ability


class SlotView(Value):
    """A space of the market; ``cost`` before any ability, ``price`` what the seat itself would pay, ``barred`` when its
    card cannot be bought this turn."""

    def __init__(
        self, row: int, column: int, card: CardView | None, cost: int, price: int | None, rupees: int, barred: bool
    ) -> None:
        self.row = row
        self.column = column
        self.card = card
        self.cost = cost
        self.price = price
        self.rupees = rupees
        self.barred = barred


class PoolView(Value):
    """Blocks in supply."""

    def __init__(self, coalition: Coalition, blocks: int) -> None:
        self.coalition = coalition
        self.blocks = blocks


class EffectView(Value):
    """A lasting effect; ``seat`` is None where it concerns all."""

    def __init__(self, effect: Effect, seat: Seat | None) -> None:
        self.effect = effect
        self.seat = seat


class ScoreView(Value):
    """What a check now would bring one player: ``worth`` is how much of what counts (``why``) the player has."""

    def __init__(self, seat: Seat, why: str, worth: int, gain: int, total: int) -> None:
        self.seat = seat
        self.why = why
        self.worth = worth
        self.gain = gain
        self.total = total


class ForecastView(Value):
    """If a Dominance Check came now."""

    def __init__(
        self, coalition: Coalition | None, need: int, last: bool, ends: bool, scores: tuple[ScoreView, ...]
    ) -> None:
        self.coalition = coalition
        """The dominant one; None where the check would fail."""
        self.need = need
        """By how many blocks a coalition must lead."""
        self.last = last
        self.ends = ends
        self.scores = scores


class BackView(Value):
    """The back on top of Wakhan's deck: where her arrows would point, by the slot that the next card names."""

    def __init__(self, ai_rows: tuple[MarketRow, ...], ai_columns: tuple[MarketColumn, ...]) -> None:
        self.ai_rows = ai_rows
        self.ai_columns = ai_columns


class PaxView(Value):
    def __init__(
        self,
        turn: Seat,
        order: tuple[Seat, ...],
        actions_left: int,
        favoured: Suit,
        deck: int,
        checks_left: int,
        ai_back: BackView | None,
        ai_card: AiCard | None,
        ai_row: MarketRow | None,
        ai_column: MarketColumn | None,
        ai_ambition: bool,
        players: tuple[PlayerView, ...],
        hand: tuple[CardView, ...],
        market: tuple[SlotView, ...],
        courts: tuple[CourtView, ...],
        regions: tuple[RegionView, ...],
        borders: tuple[BorderView, ...],
        pool: tuple[PoolView, ...],
        effects: tuple[EffectView, ...],
        forecast: ForecastView,
    ) -> None:
        self.turn = turn
        self.order = order
        self.actions_left = actions_left
        self.favoured = favoured
        self.deck = deck
        self.checks_left = checks_left
        self.ai_back = ai_back
        self.ai_card = ai_card
        """Wakhan's card that lies face up."""
        self.ai_row = ai_row
        """Where her red arrow points."""
        self.ai_column = ai_column
        self.ai_ambition = ai_ambition
        """PP-192 As things stand she would begin her turn by buying a Dominance Check, whatever card she draws."""
        self.players = players
        self.hand = hand
        """The seat's own cards; empty for a spectator."""
        self.market = market
        self.courts = courts
        self.regions = regions
        self.borders = borders
        self.pool = pool
        self.effects = effects
        self.forecast = forecast


def some(number: int) -> int | None:
    return number if number >= 0 else None


def ability_of(card: Card) -> int | None:
    for ability in range(len(ABILITY_IDS)):
        if card in ABILITIES[ABILITY_IDS[ability]]:
            return ability
    return None


def card_view(card: Card) -> CardView:
    if card >= COURT_CARDS:
        return CardView(card, None, None, None, None, None, (), (), None)
    patriot, prize = some(PATRIOT[card]), some(PRIZE[card])
    icons, deeds = tuple(ICONS[card]), tuple(DEEDS[card])
    return CardView(card, SUIT[card], RANK[card], REGION[card], patriot, prize, icons, deeds, ability_of(card))


def view(s: PaxState, seat: Seat | None) -> PaxView:
    shown = s.ai_card >= 0 and s.ai_back >= 0
    return PaxView(
        s.turn,
        s.order,
        s.actions_left,
        s.favoured,
        s.deck_size(),
        s.checks_left,
        BackView(BACK_RED[s.ai_back], BACK_BLACK[s.ai_back]) if s.ai_back >= 0 else None,
        some(s.ai_card),
        red_arrow(s) if shown else None,
        black_arrow(s) if shown else None,
        s.house.wakhan and ambition(s, s.wakhan()) >= 0,
        tuple([player_view(s, one) for one in range(s.seats)]),
        () if seat is None else tuple([card_view(card) for card in s.hands[seat]]),
        tuple([slot_view(s, seat, slot) for slot in range(SLOTS)]),
        tuple([court_view(s, owner, card) for owner in s.order for card in s.courts[owner]]),
        tuple([region_view(s, region) for region in range(REGIONS)]),
        tuple([BorderView(border, roads_on(s, border)) for border in range(BORDERS)]),
        tuple([PoolView(coalition, s.pool[coalition]) for coalition in range(COALITIONS)]),
        tuple([effect_view(s, effect) for effect in range(EFFECTS) if s.effects[effect] >= 0]),
        forecast_view(s),
    )


def player_view(s: PaxState, seat: Seat) -> PlayerView:
    side = s.side(seat)
    counted = s.dominant() if s.is_wakhan(seat) and s.dominant() >= 0 else side
    return PlayerView(
        seat,
        some(side),
        s.points[seat],
        s.rupees[seat],
        len(s.hands[seat]),
        s.cylinders[seat],
        tuple([gift for gift in range(GIFTS) if s.has_gift(seat, gift)]),
        s.prizes[seat],
        influence(s, seat, counted) if counted >= 0 else 1,
        s.shelter(seat),
        LEVERAGE_RUPEES * len([card for card in s.courts[seat] if LEVERAGED[card]]),
        s.court_limit(seat),
        s.hand_limit(seat),
    )


def region_view(s: PaxState, region: Region) -> RegionView:
    tribes = [seat for seat in range(s.seats) for _ in range(s.tribe(region, seat))]
    armies = [c for c in range(COALITIONS) for _ in range(s.army(region, c))]
    return RegionView(region, some(s.ruler[region]), tuple(tribes), tuple(armies))


def roads_on(s: PaxState, border: Border) -> tuple[Coalition, ...]:
    return tuple([c for c in range(COALITIONS) for _ in range(s.road(border, c))])


def slot_view(s: PaxState, seat: Seat | None, slot: int) -> SlotView:
    card = s.market[slot]
    shown = None if card < 0 else card_view(card)
    barred = card >= 0 and not is_for_sale(s, slot)
    own = None if seat is None or card < 0 else price(s, seat, slot)
    return SlotView(row_of(slot), column_of(slot), shown, full_price(s, slot), own, s.coins[slot], barred)


def court_view(s: PaxState, owner: Seat, card: Card) -> CourtView:
    spies = tuple([seat for seat in range(s.seats) for _ in range(s.spy(card, seat))])
    return CourtView(
        owner,
        card,
        SUIT[card],
        RANK[card],
        REGION[card],
        some(PATRIOT[card]),
        some(PRIZE[card]),
        tuple(DEEDS[card]),
        ability_of(card),
        spies,
        some(s.hostage_taker(owner, card)),
        card in s.used,
        s.is_bonus(owner, card),
        LEVERAGED[card],
    )


def effect_view(s: PaxState, effect: Effect) -> EffectView:
    return EffectView(effect, None if effect in ON_ALL else s.effects[effect])


def forecast_view(s: PaxState) -> ForecastView:
    """PP-154 What the check would be that comes next, by the rule that scores it."""
    last = s.checks_left <= 1
    dominant = s.dominant()
    gains = check_points(s, last)
    totals = [s.points[seat] + gains[seat] for seat in range(s.seats)]
    scores = [
        ScoreView(seat, scored_by(s, seat, dominant), worth(s, seat, dominant), gains[seat], totals[seat])
        for seat in range(s.seats)
    ]
    return ForecastView(some(dominant), s.lead_needed(), last, last or early_win(totals), tuple(scores))
