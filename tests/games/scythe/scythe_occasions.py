"""What a Scythe table can show, by name, and which of it stands before somebody who is asked."""

from dataclasses import replace

from browser.occasions import Occasion, met

from meydan.core.contract import Action, Seat
from meydan.games.scythe.actions import CHOICES, PlayCards, RetreatTo, ShowObjective, TakeTop
from meydan.games.scythe.facts import (
    ABILITIES,
    ENCOUNTERS,
    FACTIONS,
    FACTORY,
    FACTORY_CARDS,
    LAKE,
    MATS,
    OBJECTIVES,
    PEOPLES_ARMY,
    TERRAIN,
    TILES,
    TUNNEL,
)
from meydan.games.scythe.rules.benefits import Benefit
from meydan.games.scythe.rules.cards import ChooseFactoryCard, ChooseOffer
from meydan.games.scythe.rules.combat import AddCards, BeforeCombat, ChooseDials, Combats, combat_ability
from meydan.games.scythe.rules.retreat import Retreat
from meydan.games.scythe.rules.turn import ChooseSection, EndOfTurn, TopRow
from meydan.games.scythe.table import ScytheState

BOTTOMS = ("upgrade", "deploy", "build", "enlist")
COMBATS = (
    "several",
    "attacked",
    "attacking",
    "with_workers",
    "on_a_tunnel",
    "at_the_factory",
    "one_card",
    "two_cards",
    "artillery",
    "disarm",
    "scout",
    "peoples_army",
    "retreat",
    "retreat_to_a_lake",
)

PARTS = frozenset(
    [f"faction:{name}" for name in FACTIONS]
    + [f"mat:{name}" for name in MATS]
    + [f"structure_tile:{name}" for name in TILES]
    + [f"ability:{name}" for name in ABILITIES]
    + [f"top:{name}" for name in CHOICES]
    + [f"bottom:{name}" for name in BOTTOMS]
    + [f"encounter:{name}" for name in ENCOUNTERS]
    + [f"objective:{name}" for name in OBJECTIVES]
    + [f"factory_card:{name}" for name in FACTORY_CARDS]
    + [f"combat:{name}" for name in COMBATS]
    + ["objective that may be shown", "second offer of an encounter"]
)

MAT = ".chips .btn:first-child, header nav button:nth-child(2)"
TRACKS = ".chips .btn:last-child, header nav button:last-child"
"""On a phone, and where the pages stand in the head."""
PAGES = {"faction": MAT, "mat": MAT, "ability": MAT, "objective": MAT, "structure_tile": TRACKS}


def shown(s: ScytheState, seat: Seat, options: list[Action]) -> set[str]:
    """The names of ``PARTS`` that this question shows to the seat that is asked."""
    step = s.agenda[-1]
    verbs = {option.verb() for option in options}
    if isinstance(step, ChooseSection):
        return own(s, seat)
    if isinstance(step, TopRow):
        return {f"top:{CHOICES[option.choice]}" for option in options if isinstance(option, TakeTop)}
    if isinstance(step, Benefit):
        return {f"bottom:{verb}" for verb in verbs if verb in BOTTOMS}
    if isinstance(step, ChooseOffer):
        second = {"second offer of an encounter"} if step.taken is not None else set()
        return {f"encounter:{ENCOUNTERS[step.encounter]}"} | second
    if isinstance(step, ChooseFactoryCard):
        return {f"factory_card:{FACTORY_CARDS[card]}" for card in s.offered}
    if isinstance(step, EndOfTurn):
        return {"objective that may be shown" for option in options if isinstance(option, ShowObjective)}
    return {f"combat:{name}" for name in combat(s, seat, options)}


def own(s: ScytheState, seat: Seat) -> set[str]:
    """What lies before a player the whole time."""
    return {
        f"faction:{FACTIONS[s.faction[seat]]}",
        f"mat:{MATS[s.mat[seat]]}",
        f"structure_tile:{TILES[s.tile]}",
        *[f"ability:{name}" for ability, name in enumerate(ABILITIES) if s.has_ability(seat, ability)],
        *[f"objective:{OBJECTIVES[card]}" for card in s.objectives[seat]],
    }


def combat(s: ScytheState, seat: Seat, options: list[Action]) -> set[str]:
    step = s.agenda[-1]
    if isinstance(step, Combats):
        return {"several"}
    if isinstance(step, Retreat):
        lakes = [option for option in options if isinstance(option, RetreatTo) and TERRAIN[option.place] == LAKE]
        return {"retreat", "retreat_to_a_lake"} if lakes else {"retreat"}
    if isinstance(step, BeforeCombat):
        return {ABILITIES[combat_ability(s, step.me, step.other, step.place)]}
    if isinstance(step, ChooseDials):
        return {
            "attacking" if s.turn == seat else "attacked",
            *(["at_the_factory"] if step.place == FACTORY else []),
            *(["on_a_tunnel"] if TUNNEL[step.place] else []),
            *(["with_workers"] if s.workers[step.place] else []),
        }
    if isinstance(step, AddCards):
        most = max((len(option.cards) for option in options if isinstance(option, PlayCards)), default=0)
        led = sum(raid.workers for raid in s.raids if raid.place == step.place)
        workers = led if s.turn == seat else s.workers[step.place]
        helped = workers > 0 and s.has_ability(seat, PEOPLES_ARMY)
        return {("one_card" if most == 1 else "two_cards"), *(["peoples_army"] if helped else [])}
    return set()


def occasions() -> list[Occasion]:
    return [opened(one) for one in met("scythe", PARTS, shown=shown)]


def opened(one: Occasion) -> Occasion:
    """What lies before a player the whole time, on the page where it lies, with its words."""
    kind, _, name = one.part.partition(":")
    if kind not in PAGES:
        return one
    return replace(one, clicks=(PAGES[kind],), explain=f"{kind.removeprefix('structure_')}-{name}")
