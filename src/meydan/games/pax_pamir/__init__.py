"""Pax Pamir, second edition: courts, coalitions and spies in the Great Game, with Wakhan for one or two people."""

from pathlib import Path

from meydan.core.contract import Seat
from meydan.core.game import Game, Option, Result
from meydan.games.pax_pamir import actions, bots, events, facts, piece_events, table, views
from meydan.games.pax_pamir.account import ACCOUNT
from meydan.games.pax_pamir.explain import TOPICS, explain
from meydan.games.pax_pamir.memory import imagine
from meydan.games.pax_pamir.migrations import from_first
from meydan.games.pax_pamir.rules import (
    acting,
    battle,
    betray,
    blackmail,
    bribes,
    building,
    card_actions,
    cleanup,
    court,
    dominance,
    event_choices,
    finding,
    gift,
    happenings,
    market,
    moving,
    offering,
    playing,
    setup,
    tax,
    turn,
    wakhan,
    wakhan_actions,
    wakhan_fights,
)
from meydan.games.pax_pamir.table import PaxState
from meydan.games.pax_pamir.terminal import picture


def result(s: PaxState) -> Result:
    """PP-079 Points; the winners share the first rank, the others follow by points, red stars and rupees."""
    keys = [(seat in s.winners, s.points[seat], s.red_stars(seat), s.rupees[seat]) for seat in range(s.seats)]
    ranks = tuple(
        1 + sum(other > keys[seat] for other in keys) if seat not in s.winners else 1 for seat in range(s.seats)
    )
    return Result(tuple(float(points) for points in s.points), ranks, s.winners)


def closed(s: PaxState) -> dict[str, int]:
    """PP-002 and PP-005: blocks of each coalition, cylinders of each player, and 116 cards, each in one place."""
    totals = {f"blocks {facts.COALITION_IDS[c]}": s.pool[c] + s.blocks_in_play(c) for c in range(facts.COALITIONS)}
    for seat in range(s.seats):
        tribes = sum([s.tribe(region, seat) for region in range(facts.REGIONS)])
        spies = sum([s.spy(card, seat) for card in range(facts.COURT_CARDS)])
        totals[f"cylinders {seat}"] = s.cylinders[seat] + tribes + spies + s.gift_count(seat)
    cards = every_card(s)
    return totals | {"cards": len(cards), "distinct cards": len(set(cards))}


def every_card(s: PaxState) -> list[int]:
    """Every card wherever it is, so that one in two places shows."""
    unseen_checks = range(market.next_check(s), facts.FIRST_EVENT)
    zones = [card for zone in (*s.hands, *s.courts, *s.prizes) for card in zone]
    lying = [card for card in s.market if card >= 0]
    return [*s.unseen_courts, *s.unseen_events, *unseen_checks, *zones, *lying, *s.burnt, *[b.card for b in s.buried]]


def supplies(s: PaxState) -> dict[str, int]:
    """PP-008 Money is not capped; what players and market hold changes as the events say."""
    return {"players": sum(s.rupees), "market": sum(s.coins)}


def hidden(s: PaxState, seat: Seat) -> dict[str, object]:
    """Where each card lies that the seat cannot see: unseen yet, in another hand, or burnt face down."""
    zones: dict[str, object] = {f"card {card}": "unseen" for card in (*s.unseen_courts, *s.unseen_events)}
    for other in range(s.seats):
        if other != seat:
            zones |= {f"card {card}": f"hand of {other}" for card in s.hands[other]}
    return zones | {f"card {gone.card}": "burnt" for gone in s.buried if gone.owner != seat}


def with_wakhan(seats: int) -> tuple[bool, ...]:
    """PP-170 Wakhan plays against one person always, against two if they like."""
    return (True,) if seats == 1 else (False, True) if seats == 2 else (False,)


WAKHAN = {"wakhan": (True,)}
"""What has an effect only where Wakhan plays."""

GAME = Game(
    key="pax_pamir",
    version=2,
    end_rules=("PP-078", "PP-079"),
    folder=Path(__file__).parent,
    seats=range(1, 6),
    options=(
        Option("wakhan", ("PP-170", "PP-172"), with_wakhan),
        Option(
            "printing", ("PP-181", "PP-192", "PP-196", "PP-197", "PP-234"), lambda seats: ("first", "second"), WAKHAN
        ),
        Option("discards", ("PP-243",), lambda seats: ("closed", "open")),
    ),
    colours=facts.COLOURS,
    words={
        "Coalition": facts.COALITION_IDS,
        "Suit": facts.SUIT_IDS,
        "Region": facts.REGION_IDS,
        "Border": facts.BORDER_IDS,
        "Space": facts.SPACE_IDS,
        "Card": facts.CARD_IDS,
        "CardAction": facts.CARD_ACTION_IDS,
        "Side": facts.SIDE_IDS,
        "GiftSpace": tuple(f"gift_{cost}" for cost in facts.GIFT_COSTS),
        "Effect": facts.EFFECT_IDS,
        "Happening": facts.HAPPENING_IDS,
        "AiCard": facts.AI_IDS,
        "MarketRow": facts.ROW_IDS,
        "MarketColumn": facts.COLUMN_IDS,
        "Box": facts.BOX_IDS,
        "Icon": facts.ICON_IDS,
        "Ability": facts.ABILITY_IDS,
        "Yield": facts.YIELD_IDS,
    },
    shown={
        "Icon": ("PP-101",),
        "Ability": ("PP-227",),
        "Effect": ("PP-010",),
        "Happening": ("PP-010",),
        "AiCard": ("PP-012", "PP-185"),
        "Box": ("PP-012", "PP-185"),
        "MarketRow": ("PP-018",),
        "MarketColumn": ("PP-018",),
    },
    modules=(
        actions,
        events,
        piece_events,
        setup,
        turn,
        blackmail,
        acting,
        cleanup,
        market,
        offering,
        bribes,
        playing,
        card_actions,
        tax,
        gift,
        building,
        moving,
        betray,
        battle,
        court,
        finding,
        happenings,
        event_choices,
        dominance,
        wakhan,
        wakhan_actions,
        wakhan_fights,
        table,
        views,
    ),
    actions=actions.ACTIONS,
    state=PaxState,
    setup=setup.setup,
    view_class=views.PaxView,
    view=views.view,
    imagine=imagine,
    result=result,
    closed=closed,
    supplies=supplies,
    hidden=hidden,
    bots=bots.BOTS,
    mind=bots.MIND,
    way="wakhan",
    automa="wakhan",
    migrations={1: from_first},
    parts={
        "card": facts.CARD_IDS[: facts.COURT_CARDS],
        "event": facts.HAPPENING_IDS,
        "ability": facts.ABILITY_IDS,
        "wakhan": facts.AI_IDS,
        "box": facts.BOX_IDS,
    },
    explain=explain,
    picture=picture,
    topics=TOPICS,
    account=ACCOUNT,
)
