"""What the four bottom-row actions bring: upgrade, deploy, build, enlist. Cards can bring them too."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import (
    BUILDS,
    DEPLOYS,
    DONE,
    ENLISTS,
    UPGRADES,
    Bottom,
    Build,
    Deploy,
    Enlist,
    Place,
    Upgrade,
)
from meydan.games.scythe.facts import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    BRACKETS,
    BUILD,
    COST_IN,
    DEPLOY,
    ENLIST,
    FACTIONS,
    FACTORY,
    LAKE,
    MECH_GOAL,
    MECHS,
    ONE_TIME,
    ONGOING,
    POPULARITY,
    POPULARITY_GOAL,
    POWER,
    POWER_GOAL,
    RECRUIT_GOAL,
    SLOTS,
    STRUCTURE_GOAL,
    STRUCTURES,
    TERRAIN,
    TOP,
    UPGRADE,
    UPGRADE_GOAL,
)
from meydan.games.scythe.rules.scoring import structure_coins, tile_coins
from meydan.games.scythe.rules.stars import ends_game, star_figures
from meydan.games.scythe.rules.supplies import cost_of, gain
from meydan.games.scythe.table import ScytheState


def upgrades(s: ScytheState, me: Seat) -> list[Action]:
    """SC-097 Any cube still on a green square, to any bracketed red square that is free."""
    free = [bottom for bottom in range(len(BOTTOMS)) if has_free_square(s, me, bottom)]
    slots = [slot for slot in range(len(SLOTS)) if not s.has_upgraded(me, slot)]
    return [UPGRADES[slot][bottom] for slot in slots for bottom in free]


def has_free_square(s: ScytheState, me: Seat, bottom: Bottom) -> bool:
    """SC-097 Whether a bracketed red square of this action has no cube yet; those with a solid frame take none."""
    return s.cubes_on(me, bottom) < BRACKETS[s.mat[me]][bottom]


def mech_places(s: ScytheState, me: Seat, place: Place | None) -> list[Place]:
    """SC-100 A controlled territory with an own worker, no lake; SC-178 or the hex of the encounter."""
    return [h for h in s.worker_hexes(me) if TERRAIN[h] != LAKE] if place is None else [place]


def deploys(s: ScytheState, me: Seat, place: Place | None) -> list[Action]:
    """SC-100 Any mech still on the faction mat."""
    places = mech_places(s, me, place)
    return [DEPLOYS[a][h] for a in MECHS[s.faction[me]] if not s.has_ability(me, a) for h in places]


def building_places(s: ScytheState, me: Seat, place: Place | None) -> list[Place]:
    """SC-121 At most one structure on a territory, SC-120 with an own worker there, SC-122 never on a lake."""
    return [h for h in mech_places(s, me, place) if s.built[h] < 0]


def builds(s: ScytheState, me: Seat, place: Place | None) -> list[Action]:
    """SC-120 Any structure still on the player mat."""
    places = building_places(s, me, place)
    left = [number for number in range(len(STRUCTURES)) if s.structure_at(me, number) < 0]
    return [BUILDS[number][h] for number in left for h in places]


def enlists(s: ScytheState, me: Seat) -> list[Action]:
    """SC-137 Any recruit still on the player mat, to any free one-time bonus."""
    return [
        ENLISTS[bottom][bonus]
        for bottom in range(len(BOTTOMS))
        if not s.has_enlisted(me, bottom)
        for bonus in range(len(BONUSES))
        if not s.has_taken(me, bonus)
    ]


def benefits(s: ScytheState, me: Seat, bottom: Bottom, place: Place | None) -> list[Action]:
    """All ways to take this benefit now."""
    if bottom == UPGRADE:
        return upgrades(s, me)
    if bottom == DEPLOY:
        return deploys(s, me, place)
    return builds(s, me, place) if bottom == BUILD else enlists(s, me)


def nothing_left(s: ScytheState, me: Seat, bottom: Bottom, place: Place | None) -> bool:
    """SC-094 Whether this benefit brings nothing any more, or nothing now."""
    return not benefits(s, me, bottom, place)


class Benefit(Step[ScytheState, Action]):
    """SC-051 Take one of these benefits, or none; ``place`` is the hex of an encounter, where it must go (SC-178)."""

    rules: ClassVar[tuple[str, ...]] = ("SC-097", "SC-100", "SC-120", "SC-137")

    def __init__(self, me: Seat, bottoms: tuple[Bottom, ...], place: Place | None) -> None:
        self.me = me
        self.bottoms = bottoms
        self.place = place

    def ask(self, s: ScytheState) -> Ask | None:
        options: list[Action] = []
        for bottom in self.bottoms:
            options.extend(benefits(s, self.me, bottom, self.place))
        options.append(DONE)
        return ask_one(self.me, options)

    def about(self, s: ScytheState) -> dict[str, object]:
        return {"me": self.me, "bottoms": self.bottoms}

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Upgrade) and UPGRADE in self.bottoms:
            return refuse_upgrade(s, seat, action)
        if isinstance(action, Deploy) and DEPLOY in self.bottoms:
            return refuse_deploy(s, seat, action, self.place)
        if isinstance(action, Build) and BUILD in self.bottoms:
            return refuse_build(s, seat, action, self.place)
        if isinstance(action, Enlist) and ENLIST in self.bottoms:
            return refuse_enlist(s, seat, action)
        return not_now(action)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        """One of each benefit: where none of a kind can be had, the first of it says why."""
        here = self.place if self.place is not None else (mech_places(s, seat, None) or [FACTORY])[0]
        first = [UPGRADES[0][0], DEPLOYS[MECHS[s.faction[seat]][0]][here], BUILDS[0][here], ENLISTS[0][0]]
        return [first[bottom] for bottom in self.bottoms]

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, Upgrade):
            return upgrade_outcome(s, seat, action)
        if isinstance(action, Deploy):
            figures: dict[str, object] = {"faction_id": FACTIONS[s.faction[seat]]}
            return Outcome(f"deploy-{ABILITIES[action.ability]}", figures | star_figures(s, seat, {MECH_GOAL: 1}))
        if isinstance(action, Build):
            return build_outcome(s, seat, action)
        return enlist_outcome(s, seat, action) if isinstance(action, Enlist) else Outcome("done-benefit", {})

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return ends_game(self.brings(s, seat, action))

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, Upgrade):
            upgrade(s, seat, action)
        elif isinstance(action, Deploy):
            deploy(s, seat, action)
        elif isinstance(action, Build):
            build(s, seat, action)
        elif isinstance(action, Enlist):
            enlist(s, seat, action)


def refuse_upgrade(s: ScytheState, me: Seat, action: Upgrade) -> Refusal:
    if s.has_upgraded(me, action.slot):
        return Refusal("no-cube", ("SC-097",), {"slot": action.slot})
    if not has_free_square(s, me, action.bottom):
        return Refusal("no-free-square", ("SC-097",), {"bottom": action.bottom})
    return not_now(action)


def refuse_deploy(s: ScytheState, me: Seat, action: Deploy, here: Place | None) -> Refusal:
    if s.has_ability(me, action.ability):
        return Refusal("mech-is-out", ("SC-100",), {"ability": action.ability})
    if action.place not in mech_places(s, me, here):
        return wrong_place(action.place, here, "SC-100")
    if action.ability not in MECHS[s.faction[me]]:
        return Refusal("not-your-mech", ("SC-100",), {"ability": action.ability})
    return not_now(action)


def refuse_build(s: ScytheState, me: Seat, action: Build, here: Place | None) -> Refusal:
    if s.structure_at(me, action.structure) >= 0:
        return Refusal("already-built", ("SC-120",), {"structure": action.structure})
    if s.built[action.place] >= 0:
        return Refusal("structure-there", ("SC-121",), {"place": action.place})
    if action.place not in mech_places(s, me, here):
        return wrong_place(action.place, here, "SC-120")
    return not_now(action)


def wrong_place(place: Place, here: Place | None, rule: str) -> Refusal:
    """Without a worker there, or SC-178 away from the encounter."""
    if here is None:
        return Refusal("no-worker-there", (rule,), {"place": place})
    return Refusal("only-here", ("SC-178",), {"place": here})


def refuse_enlist(s: ScytheState, me: Seat, action: Enlist) -> Refusal:
    if s.has_enlisted(me, action.bottom):
        return Refusal("recruit-is-gone", ("SC-137",), {"bottom": action.bottom})
    if s.has_taken(me, action.bonus):
        return Refusal("bonus-is-taken", ("SC-137",), {"bonus": action.bonus})
    return not_now(action)


def upgrade_outcome(s: ScytheState, me: Seat, action: Upgrade) -> Outcome:
    """SC-098 Both effects: the top-row action before and after, and the bottom-row cost."""
    before, after = TOP[action.slot]
    cost = cost_of(s, me, action.bottom)
    figures: dict[str, object] = {
        "square": SLOTS[action.slot],
        "before": before,
        "after": after,
        "bottom": action.bottom,
        "resource": COST_IN[action.bottom],
        "cost": cost - 1,
        "full": cost,
    }
    return Outcome("upgrade", figures | star_figures(s, me, {UPGRADE_GOAL: 1}))


def build_outcome(s: ScytheState, me: Seat, action: Build) -> Outcome:
    """SC-124 What the structure adds, SC-129 and what the structure tile would then pay."""
    coins = tile_coins(s.tile, [*s.structure_places(me), action.place])
    figures: dict[str, object] = {"coins": coins, "more": coins - structure_coins(s, me)}
    return Outcome(f"build-{STRUCTURES[action.structure]}", figures | star_figures(s, me, {STRUCTURE_GOAL: 1}))


def enlist_outcome(s: ScytheState, me: Seat, action: Enlist) -> Outcome:
    """SC-138 The one-time bonus now, SC-139 and the ongoing one from now on."""
    amount = ONE_TIME[action.bonus]
    figures: dict[str, object] = {"amount": amount, "bonus_id": BONUSES[action.bonus]}
    figures |= {"bottom": action.bottom, "gift": BONUSES[ONGOING[action.bottom]]}
    gains = {RECRUIT_GOAL: 1}
    if action.bonus == POWER:
        gains[POWER_GOAL] = amount
    if action.bonus == POPULARITY:
        gains[POPULARITY_GOAL] = amount
    return Outcome("enlist", figures | star_figures(s, me, gains))


def upgrade(s: ScytheState, me: Seat, action: Upgrade) -> None:
    """SC-098 An open green square improves a top-row action, a covered red one lowers a bottom-row cost (SC-099)."""
    s.move_cube(me, action.slot, action.bottom)
    s.emit(ev.Upgraded(me, action.slot, action.bottom))


def deploy(s: ScytheState, me: Seat, action: Deploy) -> None:
    """SC-101 The mech stands on the board, and what lay under it is an ability of the character and all mechs."""
    s.deploy(me, action.ability)
    s.put_units(me, action.place, 1, 0)
    s.emit(ev.Deployed(me, action.ability, action.place))


def build(s: ScytheState, me: Seat, action: Build) -> None:
    """SC-122 A structure stays for the rest of the game."""
    s.put_structure(me, action.structure, action.place)
    s.emit(ev.Built(me, action.structure, action.place))


def enlist(s: ScytheState, me: Seat, action: Enlist) -> None:
    """SC-137 The one-time bonus comes at once; SC-144 the ongoing one is open for the rest of the game."""
    s.move_recruit(me, action.bottom, action.bonus)
    s.emit(ev.Enlisted(me, action.bottom, action.bonus))
    gain(s, me, action.bonus, ONE_TIME[action.bonus], "enlist")
