"""Scythe: five factions around the Factory, and the race for six stars."""

from pathlib import Path

from meydan.core.contract import Seat
from meydan.core.game import Game, Option, Result
from meydan.games.scythe import actions, bots, events, facts, table, views
from meydan.games.scythe.account import ACCOUNT
from meydan.games.scythe.explain import TOPICS, explain
from meydan.games.scythe.memory import imagine
from meydan.games.scythe.rules import (
    benefits,
    bottom,
    cards,
    combat,
    move,
    produce,
    retreat,
    setup,
    stars,
    supplies,
    turn,
)
from meydan.games.scythe.rules.scoring import score, standing
from meydan.games.scythe.table import ScytheState
from meydan.games.scythe.terminal import picture


def result(s: ScytheState) -> Result:
    """SC-214 Ranks by coins and the tie-breakers; players equal in everything share their rank."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    return Result(
        tuple(float(line[0]) for line in standings),
        tuple(1 + sum(other > line for other in standings) for line in standings),
        s.winners,
    )


def closed(s: ScytheState) -> dict[str, int]:
    """SC-006, SC-007: pieces and cards are never made or lost; each faction has its own."""
    totals = {
        "combat cards": sum(s.deck) + sum(s.discard) + sum(s.hands),
        "objectives": len({*s.spare, *[card for cards in (*s.objectives, *s.shown, *s.buried) for card in cards]}),
        "encounter cards and tokens met": len(s.encounters) - len(s.tokens),
    }
    for seat in range(s.seats):
        totals[f"workers of {seat}"] = s.unborn[seat] + on_board(s, seat, s.workers, workers_in_raids(s))
        totals[f"mechs of {seat}"] = on_board(s, seat, s.mechs, mechs_in_raids(s)) - s.mechs_out(seat)
        on_costs = sum(s.cubes_on(seat, bottom) for bottom in range(facts.BOTTOM_COUNT))
        different = {s.structure_on(place) for place in s.structure_places(seat)}
        totals[f"cubes of {seat}"] = on_costs - s.upgrades(seat)
        totals[f"recruits of {seat}"] = s.recruits(seat) - s.bonuses_taken(seat)
        totals[f"structures of {seat}"] = len(different) - s.structures(seat)
        totals[f"stars of {seat}"] = max(0, s.star_count(seat) - facts.STARS)
    return totals


def on_board(s: ScytheState, seat: Seat, counts: list[int], raiding: int) -> int:
    """Pieces of a seat on hexes it holds, and in its raids."""
    held = sum(counts[place] for place in facts.BOARD if s.holder[place] == seat)
    return held + (raiding if seat == s.turn else 0)


def workers_in_raids(s: ScytheState) -> int:
    return sum(raid.workers for raid in s.raids)


def mechs_in_raids(s: ScytheState) -> int:
    return sum(not raid.character for raid in s.raids)


def supplies_of(s: ScytheState) -> dict[str, int]:
    """What players hold of the open supplies, and the resources on the board."""
    carried = [sum(raid.goods[r] for raid in s.raids) for r in range(facts.RESOURCE_COUNT)]
    return {
        "coins": sum(s.coins),
        "power": sum(s.power),
        "popularity": sum(s.popularity),
        **{name: lying(s, number) + carried[number] for number, name in enumerate(facts.RESOURCES)},
    }


def lying(s: ScytheState, resource: int) -> int:
    """Resources of a kind on the whole board."""
    return sum(s.goods_on(place, resource) for place in facts.BOARD)


def hidden(s: ScytheState, seat: Seat) -> dict[str, object]:
    """Of all that the seat cannot see: where each card is, which values others hold, and dials not shown yet."""
    zones: dict[str, object] = {f"objective {card}": "with nobody" for card in s.spare}
    for other in range(s.seats):
        if other != seat:
            zones |= {f"objective {card}": f"with {other}" for card in (*s.objectives[other], *s.buried[other])}
            for kind, value in enumerate(facts.CARD_VALUES):
                zones[f"a {value} with {other}"] = s.cards_of(other, kind) > 0
            if s.dials[other] >= 0:
                zones[f"dial of {other}"] = s.dials[other]
    if not s.looked[seat]:
        unseen = [card for card in range(len(facts.FACTORY_CARDS)) if card not in s.factory]
        zones |= {f"factory card {card}": card in s.offered for card in unseen}
    return zones


def colour(s: ScytheState, seat: Seat) -> str:
    """The colour of the faction, once it is dealt."""
    return facts.COLOURS[s.faction[seat]] if s.faction[seat] >= 0 else ""


GAME = Game(
    key="scythe",
    version=1,
    end_rules=("SC-002", "SC-203"),
    folder=Path(__file__).parent,
    seats=range(2, 6),
    options=(
        Option("factions", ("SC-034",), lambda seats: ("random", "chosen")),
        Option("mats", ("SC-034",), lambda seats: ("random", "chosen")),
        Option("pairs", ("SC-034",), lambda seats: ("any", "banned")),
        Option("pacts", ("SC-155", "SC-196"), lambda seats: (False, True)),
        Option("camaraderie", ("SC-119",), lambda seats: ("combat", "always")),
        Option("relentless_factory", ("SC-146",), lambda seats: (True, False)),
    ),
    colours=facts.COLOURS,
    colour_of=colour,
    words={
        "Place": facts.PLACES,
        "Faction": facts.FACTIONS,
        "Mat": facts.MATS,
        "Section": facts.SECTIONS,
        "Choice": actions.CHOICES,
        "Unit": actions.UNITS,
        "Cargo": actions.CARGO,
        "Resource": facts.RESOURCES,
        "Bottom": facts.BOTTOMS,
        "Bonus": facts.BONUSES,
        "Slot": facts.SLOTS,
        "Ability": facts.ABILITIES,
        "Structure": facts.STRUCTURES,
        "Objective": facts.OBJECTIVES,
        "Encounter": facts.ENCOUNTERS,
        "Offer": facts.OFFERS,
        "FactoryCard": facts.FACTORY_CARDS,
        "Goal": facts.GOALS,
        "Tile": facts.TILES,
    },
    modules=(
        actions,
        events,
        setup,
        turn,
        move,
        combat,
        retreat,
        supplies,
        produce,
        benefits,
        bottom,
        cards,
        stars,
        table,
        views,
    ),
    actions=actions.ACTIONS,
    state=ScytheState,
    setup=setup.setup,
    view_class=views.ScytheView,
    view=views.view,
    imagine=imagine,
    result=result,
    closed=closed,
    supplies=supplies_of,
    hidden=hidden,
    bots=bots.BOTS,
    mind=bots.MIND,
    shown={
        "Tile": ("SC-129", "SC-213"),
        "Goal": ("SC-199",),
        "Encounter": ("SC-173",),
    },
    explain=explain,
    picture=picture,
    topics=TOPICS,
    renamed_fields={"hero": "character", "tired_hero": "tired_character"},
    parts={
        "faction_ability": tuple(faction["ability"] for faction in facts.FACTION_LIST),
        "mech_ability": tuple(f"{f['id']}_{mech}" for f in facts.FACTION_LIST for mech in f["mechs"]),
        "faction": facts.FACTIONS,
        "mat": facts.MATS,
        "encounter_option": facts.OFFERS,
        "objective": facts.OBJECTIVES,
        "factory_card": facts.FACTORY_CARDS,
        "structure_tile": facts.TILES,
        "structure": facts.STRUCTURES,
    },
    account=ACCOUNT,
)
"""What would a player score now? ``score`` answers for any position; views carry it, and bots ask it too."""
__all__ = ["GAME", "score"]
