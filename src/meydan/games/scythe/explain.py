# interpreted
"""What is said about the things of a Scythe table: figures of the moment, and the rules behind them."""

from meydan.core.contract import Seat
from meydan.core.game import Explained
from meydan.games.scythe.actions import CHARACTER, MECH, WORKER, Place
from meydan.games.scythe.facts import (
    ABILITIES,
    AT_END,
    BOARD,
    BONUSES,
    BOTTOM_COINS,
    BOTTOM_COST,
    BOTTOM_OF,
    BOTTOMS,
    BRACKETS,
    CARD_COUNTS,
    CARD_VALUES,
    COST_IN,
    FACTION_LIST,
    FACTIONS,
    FACTORY_STEPS,
    FIFTH,
    FIRST_CARDS,
    FIRST_POWER,
    GOAL_NEED,
    GOALS,
    MAT_COINS,
    MAT_POPULARITY,
    MATS,
    MOVE,
    NEEDS,
    OBJECTIVES,
    OFFERS,
    OFFERS_OF,
    PLACES,
    RESOURCES,
    SECTIONS,
    SLOTS,
    STRUCTURES,
    TERRAIN,
    TERRAINS,
    TILE_COINS,
    TILES,
    TOP,
    TUNNEL,
    UNBOUNDED,
)
from meydan.games.scythe.rules.move import stands
from meydan.games.scythe.rules.objectives import measured
from meydan.games.scythe.rules.scoring import counted, score, structure_coins, tier
from meydan.games.scythe.rules.stars import most_stars, progress
from meydan.games.scythe.rules.supplies import cost_of
from meydan.games.scythe.rules.turn import may_use
from meydan.games.scythe.rules.ways import steps_of, ways
from meydan.games.scythe.table import ScytheState

Facts = list[tuple[str, int | str]]
RULES: dict[str, tuple[str, ...]] = {
    "place": ("SC-010", "SC-014", "SC-058"),
    "faction": ("SC-008", "SC-035"),
    "mat": ("SC-037", "SC-045", "SC-092"),
    "section-move": ("SC-057", "SC-058"),
    "section-bolster": ("SC-077", "SC-080"),
    "section-trade": ("SC-078", "SC-079"),
    "section-produce": ("SC-081", "SC-083"),
    "section-factory": ("SC-186", "SC-187", "SC-188"),
    "choice-move_units": ("SC-057", "SC-059"),
    "choice-gain_coins": ("SC-057",),
    "choice-gain_power": ("SC-077", "SC-080"),
    "choice-draw_combat_cards": ("SC-077", "SC-031"),
    "choice-gain_resources": ("SC-078", "SC-079"),
    "choice-gain_popularity": ("SC-078", "SC-080"),
    "choice-produce": ("SC-081", "SC-083"),
    "choice-factory_card": ("SC-186", "SC-187"),
    "unit-character": ("SC-026", "SC-029"),
    "unit-mech": ("SC-027", "SC-029"),
    "unit-worker": ("SC-025", "SC-028"),
    "cargo": ("SC-060", "SC-061", "SC-062"),
    "resource": ("SC-017", "SC-018", "SC-019"),
    "bottom-upgrade": ("SC-097", "SC-098"),
    "bottom-deploy": ("SC-100", "SC-101"),
    "bottom-build": ("SC-120", "SC-121", "SC-122"),
    "bottom-enlist": ("SC-137", "SC-140"),
    "bonus": ("SC-080", "SC-138"),
    "slot": ("SC-097", "SC-098"),
    "ability-riverwalk": ("SC-102",),
    "ability-speed": ("SC-103", "SC-104"),
    "ability-seaworthy": ("SC-113", "SC-114"),
    "ability-artillery": ("SC-115", "SC-156"),
    "ability-township": ("SC-109",),
    "ability-peoples_army": ("SC-111",),
    "ability-wayfare": ("SC-116",),
    "ability-scout": ("SC-117", "SC-156"),
    "ability-underpass": ("SC-106",),
    "ability-disarm": ("SC-108", "SC-156"),
    "ability-submerge": ("SC-118", "SC-114"),
    "ability-camaraderie": ("SC-119",),
    "structure-mine": ("SC-128", "SC-123"),
    "structure-monument": ("SC-125", "SC-123"),
    "structure-armory": ("SC-126", "SC-123"),
    "structure-mill": ("SC-127", "SC-123"),
    "objective": ("SC-193", "SC-194", "SC-195"),
    "encounter": ("SC-173", "SC-175", "SC-178"),
    "offer": ("SC-175", "SC-176", "SC-178"),
    "factory_card": ("SC-184", "SC-186", "SC-188"),
    "goal": ("SC-003", "SC-199", "SC-201"),
    "tile-tunnels_adjacent": ("SC-129", "SC-130"),
    "tile-lakes_adjacent": ("SC-129", "SC-131"),
    "tile-encounters_adjacent": ("SC-129", "SC-132"),
    "tile-structures_on_tunnels": ("SC-129", "SC-133"),
    "tile-structures_in_a_row": ("SC-129", "SC-134"),
    "tile-structures_on_farm_or_tundra": ("SC-129", "SC-135"),
    "faction_ability-swim": ("SC-149",),
    "faction_ability-relentless": ("SC-145", "SC-146"),
    "faction_ability-coercion": ("SC-147",),
    "faction_ability-dominate": ("SC-151",),
    "faction_ability-meander": ("SC-150",),
    "terrain": ("SC-010", "SC-083"),
    "combat_card": ("SC-158", "SC-159"),
    "combat_deck": ("SC-031", "SC-036"),
    "dial": ("SC-157", "SC-161"),
    "power_track": ("SC-080", "SC-157"),
    "popularity_track": ("SC-080", "SC-207"),
    "triumph_track": ("SC-002", "SC-199", "SC-202"),
    "score": ("SC-207", "SC-210", "SC-211", "SC-212", "SC-213"),
    "action_token": ("SC-047", "SC-050"),
    "recruit": ("SC-095", "SC-139", "SC-140"),
    "cube": ("SC-041", "SC-097"),
    "control": ("SC-014", "SC-015", "SC-016"),
    "river": ("SC-063", "SC-102"),
    "tunnel": ("SC-065", "SC-128"),
    "encounter_token": ("SC-030", "SC-074", "SC-075"),
    "option-factions": ("SC-034",),
    "option-mats": ("SC-034",),
    "option-pairs": ("SC-034",),
    "option-pacts": ("SC-155", "SC-196"),
    "option-camaraderie": ("SC-119",),
    "option-relentless_factory": ("SC-146",),
}
TOPICS = (
    *[f"faction_ability-{faction['ability']}" for faction in FACTION_LIST],
    *[f"terrain-{terrain}" for terrain in TERRAINS],
    *[f"combat_card-{value}" for value in CARD_VALUES],
    "combat_deck",
    "dial",
    "power_track",
    "popularity_track",
    "triumph_track",
    "score",
    "action_token",
    "recruit",
    "cube",
    "control",
    "river",
    "tunnel",
    "encounter_token",
)


def explain(s: ScytheState, seat: Seat | None, id: str) -> Explained:
    kind, _, word = id.partition("-")
    if kind == "seat":
        return about_seat(s, int(word))
    rules = RULES[id] if id in RULES else RULES[kind]
    figures: dict[str, object] = {}
    if kind == "place":
        figures = place_figures(s, seat, PLACES.index(word))
    elif kind == "faction":
        figures = faction_figures(s, FACTIONS.index(word))
    elif kind == "mat":
        figures = mat_figures(s, MATS.index(word))
    elif kind == "slot":
        before, after = TOP[SLOTS.index(word)]
        figures = {"square": word, "before": before, "after": after}
    elif kind == "objective":
        figures = {"at_end": AT_END[OBJECTIVES.index(word)]}
    elif kind == "offer":
        figures = {"encounter": next(e for e, offers in enumerate(OFFERS_OF) if OFFERS.index(word) in offers)}
    elif kind == "combat_card":
        figures = {"count": CARD_COUNTS[CARD_VALUES.index(int(word))]}
    elif kind == "factory_card":
        figures = {"steps": FACTORY_STEPS}
    return Explained(figures, tuple([*open_facts(s, kind, word), *own_facts(s, seat, kind, word)]), rules)


# Figures that the words speak of


def place_figures(s: ScytheState, seat: Seat | None, place: Place) -> dict[str, object]:
    """SC-014 Who controls it, what stands there, and who of the others could come next turn."""
    owner = s.controller(place)
    coming = tuple([p for p in range(s.seats) if p not in (seat, owner) and place in reach(s, p)])
    built = s.structure_on(place)
    return {
        "terrain": TERRAINS[TERRAIN[place]],
        "tunnel": TUNNEL[place],
        "token": place in s.tokens,
        "held": "nobody" if owner < 0 else "reader" if owner == seat else "other",
        "owner": max(0, owner),
        "built": built >= 0,
        "structure": max(0, built),
        "builder": max(0, s.builder(place)),
        "coming": len(coming),
        "seats": coming,
    }


def reach(s: ScytheState, p: Seat) -> set[Place]:
    """Where this player's units could come in the next turn, by Move or a factory card, as all can see."""
    if s.mat[p] < 0:
        return set()
    steps = FACTORY_STEPS if may_use(s, p, FIFTH) else 1 if may_use(s, p, MOVE) else 0
    found: set[Place] = set()
    for start in [place for place in BOARD if s.holder[place] == p]:
        for unit in (CHARACTER, MECH, WORKER):
            if steps and stands(s, p, unit, start):
                found |= walk(s, p, unit, start, steps_of(s, p, unit, steps))
    return found


def walk(s: ScytheState, p: Seat, unit: int, start: Place, steps: int) -> set[Place]:
    """SC-067, SC-072 Step by step; where an opposing unit stands the way ends."""
    found: set[Place] = set()
    edge = {start}
    for _ in range(steps):
        edge = {target for place in edge for target in ways(s, p, unit, place)} - found
        found |= edge
        edge = {place for place in edge if not s.opposed(p, place)}
    return found


def faction_figures(s: ScytheState, faction: int) -> dict[str, object]:
    leader = s.seat_of(faction)
    figures: dict[str, object] = {"power": FIRST_POWER[faction], "cards": FIRST_CARDS[faction]}
    return figures | {"taken": leader >= 0, "seat": max(0, leader)}


def mat_figures(s: ScytheState, mat: int) -> dict[str, object]:
    """SC-092 Under which top action each bottom action stands, what it costs and pays."""
    figures: dict[str, object] = {"number": mat + 1, "popularity": MAT_POPULARITY[mat], "coins": MAT_COINS[mat]}
    for bottom in range(len(BOTTOMS)):
        name = BOTTOMS[bottom]
        figures[f"over_{name}"] = SECTIONS[BOTTOM_OF[mat].index(bottom)]
        figures[f"cost_{name}"] = BOTTOM_COST[mat][bottom]
        figures[f"pays_{name}"] = BOTTOM_COINS[mat][bottom]
    return figures | {"taken": mat in s.mat, "seat": s.mat.index(mat) if mat in s.mat else 0}


# Figures of the moment


def open_facts(s: ScytheState, kind: str, word: str) -> Facts:
    """What lies open to all."""
    if kind == "place":
        place = PLACES.index(word)
        units: Facts = [("mechs", s.mechs[place]), ("workers", s.workers[place])]
        characters = s.fighters(place) - s.mechs[place]
        goods: Facts = [(RESOURCES[r], count) for r, count in enumerate(s.stock_on(place))]
        return [(key, count) for key, count in [("characters", characters), *units, *goods] if count]
    if kind == "tile":
        return [(f"tile-{least}", coins) for least, coins in TILE_COINS[TILES.index(word)]]
    if kind == "combat_card":
        return [("discarded", s.discard[CARD_VALUES.index(int(word))])]
    if kind == "combat_deck":
        return [("deck", sum(s.deck)), ("discarded", sum(s.discard))]
    return [("tokens-left", len(s.tokens))] if kind == "encounter_token" else []


def own_facts(s: ScytheState, seat: Seat | None, kind: str, word: str) -> Facts:
    """What concerns the reader's own mats, tracks and cards."""
    if seat is None or s.mat[seat] < 0:
        return []
    tracks: dict[str, Facts] = {
        "power": [("your-power", s.power[seat])],
        "coins": [("your-coins", s.coins[seat])],
        "popularity": [("your-popularity", s.popularity[seat]), ("your-tier", tier(s.popularity[seat]) + 1)],
        "combat_cards": [("your-cards", s.hand_size(seat))],
    }
    if kind == "bonus":
        return [*tracks[word], ("taken", mark(s.has_taken(seat, BONUSES.index(word))))]
    if kind in ("power_track", "dial"):
        return tracks["power"]
    if kind == "popularity_track":
        return tracks["popularity"]
    if kind == "offer":
        return [*tracks["coins"], *tracks["popularity"]]
    if kind == "combat_card":
        return [("in-hand", s.cards_of(seat, CARD_VALUES.index(int(word))))]
    if kind == "bottom":
        return bottom_facts(s, seat, BOTTOMS.index(word))
    if kind == "resource" or (kind == "cargo" and word in RESOURCES):
        return [("yours", s.tokens_of(seat, RESOURCES.index(word)))]
    if kind == "slot":
        return [("upgraded", mark(s.has_upgraded(seat, SLOTS.index(word))))]
    if kind == "ability":
        return [("deployed", mark(s.has_ability(seat, ABILITIES.index(word))))]
    if kind == "structure":
        return [("built", mark(s.structure_at(seat, STRUCTURES.index(word)) >= 0))]
    if kind == "objective":
        return [(f"need-{measure}", wanted(s, seat, measure, least, most)) for measure, least, most in needs(word)]
    if kind == "goal":
        return goal_facts(s, seat, GOALS.index(word))
    if kind == "tile":
        places = s.structure_places(seat)
        return [("counted", counted(TILES.index(word), places)), ("coins-now", structure_coins(s, seat))]
    if kind == "triumph_track":
        return [("your-stars", s.star_count(seat))]
    if kind == "score":
        now = score(s, seat)
        lines: Facts = [("your-coins", now.coins), ("for-stars", now.stars), ("for-territories", now.territories)]
        return [*lines, ("for-pairs", now.pairs), ("for-structures", now.structures), ("total", now.total())]
    if kind == "unit":
        left = {"character": 1, "mech": s.mechs_out(seat), "worker": s.workers_out(seat)}
        return [("on-board", left[word])]
    return []


def mark(done: bool) -> str:
    return "✓" if done else "–"


def bottom_facts(s: ScytheState, seat: Seat, bottom: int) -> Facts:
    """SC-098 What it costs and pays now, and how far its cost can still fall."""
    return [
        ("cost-now", cost_of(s, seat, bottom)),
        ("have", s.tokens_of(seat, COST_IN[bottom])),
        ("pays", BOTTOM_COINS[s.mat[seat]][bottom]),
        ("cubes", f"{s.cubes_on(seat, bottom)} / {BRACKETS[s.mat[seat]][bottom]}"),
        ("enlisted", mark(s.has_enlisted(seat, bottom))),
    ]


def needs(word: str) -> list[tuple[str, int, int]]:
    return NEEDS[OBJECTIVES.index(word)]


def wanted(s: ScytheState, seat: Seat, measure: str, least: int, most: int) -> str:
    """How much there is of what an objective wants, and how much it wants."""
    have = measured(s, seat, measure)
    return f"{have} / {least}" if most == UNBOUNDED else f"{have} / {most}"


def goal_facts(s: ScytheState, seat: Seat, goal: int) -> Facts:
    """SC-199 How far it is, and how many of its stars are placed."""
    stars: Facts = [("placed", f"{s.stars_for(seat, goal)} / {most_stars(s, seat, goal)}")]
    if GOALS[goal] in ("objective", "combat_win"):
        return stars
    return [("reached", f"{progress(s, seat, goal)} / {GOAL_NEED[goal]}"), *stars]


def about_seat(s: ScytheState, seat: Seat) -> Explained:
    """SC-036, SC-038 All but the faces of cards is open."""
    if s.mat[seat] < 0:
        return Explained({"dealt": False}, (), ("SC-034",))
    facts: Facts = [
        ("coins", s.coins[seat]),
        ("power", s.power[seat]),
        ("popularity", s.popularity[seat]),
        ("cards", s.hand_size(seat)),
        ("stars", s.star_count(seat)),
        ("total", score(s, seat).total()),
    ]
    figures: dict[str, object] = {"dealt": True, "faction": s.faction[seat], "mat": s.mat[seat]}
    return Explained(figures, tuple(facts), ("SC-001", "SC-034", "SC-036"))
