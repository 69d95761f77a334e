"""Mangrovia: huts along sacred paths, and a boat that says when you may build them."""

from pathlib import Path

from meydan.core.contract import Seat
from meydan.core.game import Game, Option
from meydan.games.mangrovia import actions, events, facts, table, views
from meydan.games.mangrovia.account import ACCOUNT
from meydan.games.mangrovia.bots import BOTS, MIND
from meydan.games.mangrovia.box import CURRENCIES
from meydan.games.mangrovia.explain import TOPICS, explain
from meydan.games.mangrovia.facts import FIRST_START, LANDSCAPE_CARDS, VALUE_CARDS
from meydan.games.mangrovia.memory import imagine
from meydan.games.mangrovia.rules import amulets, boat, building, cards, parts, paying, round, scoring, setup
from meydan.games.mangrovia.table import OPEN, MangroviaState, deck_of
from meydan.games.mangrovia.terminal import picture


def closed(s: MangroviaState) -> dict[str, int]:
    """MG-001 to MG-005 Cards, amulets, huts, bowls and tiles: none comes, none goes."""
    hands = [card for hand in s.hands for card in hand]
    lands = sum(1 for card in hands if deck_of(card) == LANDSCAPE_CARDS)
    starts = sum(1 for card in hands if card >= FIRST_START)
    held = sum(len(some) for some in s.amulets)
    return {
        "value cards": in_common(s, VALUE_CARDS) + len(hands) - lands - starts,
        "landscape cards": in_common(s, LANDSCAPE_CARDS) + lands,
        "start cards": s.start_box + starts,
        "amulets": s.ones + sum(s.bag) + sum(s.aside) + len(s.drawn) + held,
        "huts": sum(s.huts_left) + sum(s.huts[p] for p in range(facts.PLACES) if s.plays(s.owner[p])),
        "bowls": sum(s.bowls_left) + sum(bowl >= 0 for bowl in s.bowls),
        "pole tiles": len(facts.POLE_TILES) - s.poles_used + sum(tile > 0 for tile in s.pole),
        "stone tiles": sum(s.stone_bag)
        + sum(tile >= 0 for tile in s.stones)
        + sum(map(len, s.tiles))
        + sum(s.used_tiles),
    }


def in_common(s: MangroviaState, deck: int) -> int:
    """Cards of a deck that are in nobody's hand."""
    return sum(s.piles[deck]) + sum(s.played[deck]) + len(s.rows[deck])


def supplies(s: MangroviaState) -> dict[str, int]:
    return {"points": sum(s.points)}


def hidden(s: MangroviaState, seat: Seat) -> dict[str, object]:
    """For every other player, which faces are among the cards and amulets the seat has not seen."""
    zones: dict[str, object] = {}
    for other in s.others(seat):
        unseen = {card for card, age in zip(s.hands[other], s.ages[other], strict=True) if age != OPEN}
        if unseen:
            zones |= {f"{facts.CARDS[card]} with {other}": card in unseen for card in range(FIRST_START)}
        held = {value for value, age in zip(s.amulets[other], s.amulet_ages[other], strict=True) if age != OPEN}
        if held:
            zones |= {f"amulet {value} with {other}": value in held for value in range(1, len(s.bag))}
    return zones


GAME = Game(
    key="mangrovia",
    version=1,
    end_rules=("MG-140", "MG-154"),
    folder=Path(__file__).parent,
    seats=range(2, 6),
    options=(
        Option("stone_tiles", ("MG-160", "MG-166"), lambda seats: tuple(facts.TILE_BAGS)),
        Option("first", ("MG-022",), lambda seats: (None, *range(seats))),
    ),
    colours=facts.COLOURS,
    words={
        "Space": facts.SPACES,
        "Landscape": facts.LANDSCAPES,
        "Gift": (*facts.LANDSCAPES, "free_landscape"),
        "Card": facts.CARDS,
        "Deck": facts.DECKS,
        "Tile": facts.TILES,
        "Path": facts.PATHS,
        "Area": facts.AREAS,
        "Currency": CURRENCIES,
        "Task": facts.TASKS,
        "Tie": facts.TIES,
    },
    named={"Space": facts.NAMED_BY},
    modules=(actions, events, parts, cards, amulets, paying, building, boat, round, scoring, setup, table, views),
    actions=actions.ACTIONS,
    state=MangroviaState,
    setup=setup.setup,
    view_class=views.MangroviaView,
    view=views.view,
    imagine=imagine,
    result=scoring.result,
    shown={
        "Seat": ("MG-090",),
        "Path": ("MG-011", "MG-141"),
        "Area": ("MG-012", "MG-013"),
        "Currency": ("MG-015", "MG-110"),
        "Card": ("MG-097", "MG-110"),
        "Tile": ("MG-161", "MG-162", "MG-164"),
    },
    explain=explain,
    picture=picture,
    topics=TOPICS,
    renamed_fields={"shrines": "amulet_huts"},
    closed=closed,
    supplies=supplies,
    hidden=hidden,
    bots=BOTS,
    mind=MIND,
    parts={
        "jetty": tuple(str(number) for number in range(1, len(facts.JETTIES))),
        "pole_tile": tuple(str(number) for number in facts.POLE_TILES),
        "stone_tile": facts.TILES,
        "stone_tiles": tuple(facts.TILE_BAGS),
        "example": tuple(str(number) for number in range(1, 16)),
    },
    account=ACCOUNT,
)
