"""Mangrovia: huts along sacred paths, and a boat that says when you may build them."""

from pathlib import Path

from meydan.core.contract import Seat
from meydan.core.game import Game, Option
from meydan.games.mangrovia import actions, bot, events, facts, table, views
from meydan.games.mangrovia.box import CURRENCIES
from meydan.games.mangrovia.facts import FIRST_LAND, FIRST_START
from meydan.games.mangrovia.memory import imagine
from meydan.games.mangrovia.rules import amulets, boat, building, cards, parts, round, scoring, setup
from meydan.games.mangrovia.table import OPEN, MangroviaState


def closed(s: MangroviaState) -> dict[str, int]:
    """MG-001 to MG-005 Cards, amulets, huts, bowls and tiles: none comes, none goes."""
    hands = [card for hand in s.hands for card in hand]
    lands = sum(1 for card in hands if FIRST_LAND <= card < FIRST_START)
    starts = sum(1 for card in hands if card >= FIRST_START)
    held = sum(len(some) for some in s.amulets)
    return {
        "value cards": sum(s.piles[0]) + sum(s.played[0]) + len(s.rows[0]) + len(hands) - lands - starts,
        "landscape cards": sum(s.piles[1]) + sum(s.played[1]) + len(s.rows[1]) + lands,
        "start cards": s.start_box + starts,
        "amulets": s.ones + sum(s.bag) + sum(s.aside) + len(s.drawn) + held,
        "huts": sum(s.huts_left) + sum(s.huts[p] for p in range(facts.PLACES) if 0 <= s.owner[p] < s.seats),
        "bowls": sum(s.bowls_left) + sum(bowl >= 0 for bowl in s.bowls),
        "pole tiles": len(facts.POLE_TILES) - s.poles_used + sum(tile > 0 for tile in s.pole),
        "stone tiles": sum(s.stone_bag)
        + sum(tile >= 0 for tile in s.stones)
        + sum(map(len, s.tiles))
        + sum(s.used_tiles),
    }


def supplies(s: MangroviaState) -> dict[str, int]:
    return {"points": sum(s.points)}


def hidden(s: MangroviaState, seat: Seat) -> dict[str, object]:
    """For every other player, which faces are among the cards and amulets the seat has not seen."""
    zones: dict[str, object] = {}
    for other in range(s.seats):
        if other == seat:
            continue
        unseen = {card for card, age in zip(s.hands[other], s.ages[other], strict=True) if age != OPEN}
        if unseen:
            zones |= {f"{facts.CARDS[card]} with {other}": card in unseen for card in range(FIRST_START)}
        charms = {value for value, age in zip(s.amulets[other], s.amulet_ages[other], strict=True) if age != OPEN}
        if charms:
            zones |= {f"amulet {value} with {other}": value in charms for value in range(1, len(s.bag))}
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
    modules=(actions, events, parts, cards, amulets, building, boat, round, scoring, setup, table, views),
    actions=actions.ACTIONS,
    state=MangroviaState,
    setup=setup.setup,
    view_class=views.MangroviaView,
    view=views.view,
    imagine=imagine,
    result=scoring.result,
    closed=closed,
    supplies=supplies,
    hidden=hidden,
    bots=bot.BOTS,
    parts={
        "jetty": tuple(str(number) for number in range(1, len(facts.JETTIES))),
        "pole_tile": tuple(str(number) for number in facts.POLE_TILES),
        "stone_tile": facts.TILES,
        "stone_tiles": tuple(facts.TILE_BAGS),
        "example": tuple(str(number) for number in range(1, 16)),
    },
)
