"""The battle action: in a region or on a court card, within its three limits."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.actions import (
    BATTLES_IN,
    BATTLES_ON,
    DONE,
    REMOVE_ARMIES,
    REMOVE_ROADS,
    REMOVE_SPIES,
    REMOVE_TRIBES,
    SPIES,
    BattleIn,
    BattleOn,
    Border,
    Card,
    Coalition,
    PlaceSpy,
    Region,
    RemoveArmy,
    RemoveRoad,
    RemoveSpy,
    RemoveTribe,
)
from meydan.games.pax_pamir.codes import road_space
from meydan.games.pax_pamir.facts import (
    BORDERS_OF,
    CITADEL_IN,
    COALITIONS,
    INDISPENSABLE_ADVISORS,
    NATIONALISM,
    REGIONS,
    SAFE_HOUSES,
)
from meydan.games.pax_pamir.rules.court import overthrow_from_map
from meydan.games.pax_pamir.rules.moving import own_spies, ring, spy_figures
from meydan.games.pax_pamir.rules.pieces import place_spy, take_block, take_spy, take_tribes
from meydan.games.pax_pamir.rules.prospects import (
    block_figures,
    hostage_takers,
    rule_figures,
    ruler_with_armies,
    tribe_figures,
)
from meydan.games.pax_pamir.rules.reasons import refuse_player, refuse_without_spy
from meydan.games.pax_pamir.table import PaxState


def units_in(s: PaxState, me: Seat, region: Region) -> int:
    """PP-148 Own armies at the site; Nationalism adds the own tribes (PP-239)."""
    side = s.side(me)
    units = s.army(region, side) if side >= 0 else 0
    return units + s.tribe(region, me) if s.has_effect(me, NATIONALISM) else units


def tribe_can_fall(s: PaxState, me: Seat, region: Region, target: Seat) -> bool:
    """PP-150 Tribes of players who share the own loyalty are safe; so are those of a Citadel (PP-238)."""
    if s.tribe(region, target) == 0 or target == me or s.side(target) == s.side(me):
        return False
    citadel = CITADEL_IN[region]
    return citadel < 0 or not s.holds(target, citadel)


def army_can_fall(s: PaxState, me: Seat, region: Region, coalition: Coalition) -> bool:
    """PP-149 Armies of the own coalition are safe."""
    return s.army(region, coalition) > 0 and coalition != s.side(me)


def road_can_fall(s: PaxState, me: Seat, border: Border, coalition: Coalition) -> bool:
    """PP-149 Roads of the own coalition are safe; PP-147 those on the borders of the region are not."""
    return s.road(border, coalition) > 0 and coalition != s.side(me)


def spy_can_fall(s: PaxState, me: Seat, card: Card, target: Seat) -> bool:
    """PP-151 A shared loyalty protects no spy; Indispensable Advisors do (PP-238)."""
    return target != me and s.spy(card, target) > 0 and not s.holds(target, INDISPENSABLE_ADVISORS)


def refuse_tribe(s: PaxState, me: Seat, region: Region, target: Seat) -> Refusal | None:
    """PP-150 What stands against removing a tribe of this player."""
    objection = refuse_player(s, me, target, ("PP-147",))
    if objection is not None:
        return objection
    figures: dict[str, object] = {"target": target, "region": region}
    if s.tribe(region, target) == 0:
        return Refusal("no-tribe-of-theirs", ("PP-147",), figures)
    if s.side(target) == s.side(me):
        return Refusal("shared-loyalty", ("PP-150",), figures)
    return None if tribe_can_fall(s, me, region, target) else Refusal("citadel", ("PP-238",), figures)


def refuse_army(s: PaxState, me: Seat, region: Region, coalition: Coalition) -> Refusal | None:
    """PP-149 What stands against removing an army of this coalition."""
    if coalition == s.side(me):
        return Refusal("safe-block", ("PP-149",), {})
    if army_can_fall(s, me, region, coalition):
        return None
    return Refusal("no-army-of-theirs", ("PP-147",), {"coalition": coalition, "region": region})


def refuse_road(s: PaxState, me: Seat, region: Region, border: Border, coalition: Coalition) -> Refusal | None:
    """PP-147 What stands against removing a road of this coalition on this border."""
    if border not in BORDERS_OF[region]:
        return Refusal("not-its-border", ("PP-147",), {"border": border, "region": region})
    if coalition == s.side(me):
        return Refusal("safe-block", ("PP-149",), {})
    if road_can_fall(s, me, border, coalition):
        return None
    return Refusal("no-road-of-theirs", ("PP-147",), {"coalition": coalition, "border": border})


def refuse_spy(s: PaxState, me: Seat, card: Card, target: Seat) -> Refusal | None:
    """PP-151 What stands against removing a spy of this player."""
    objection = refuse_player(s, me, target, ("PP-147",))
    if objection is not None:
        return objection
    figures: dict[str, object] = {"target": target, "card": card}
    if s.spy(card, target) == 0:
        return Refusal("no-spy-of-theirs", ("PP-147",), figures)
    return None if spy_can_fall(s, me, card, target) else Refusal("advisors", ("PP-238",), figures)


def region_targets(s: PaxState, me: Seat, region: Region) -> list[Action]:
    """PP-147 In a region: tribes, armies, and the roads on its borders."""
    options: list[Action] = []
    for target in range(s.seats):
        if tribe_can_fall(s, me, region, target):
            options.append(REMOVE_TRIBES[target])
    for coalition in range(COALITIONS):
        if army_can_fall(s, me, region, coalition):
            options.append(REMOVE_ARMIES[coalition])
    for border in BORDERS_OF[region]:
        for coalition in range(COALITIONS):
            if road_can_fall(s, me, border, coalition):
                options.append(REMOVE_ROADS[border][coalition])
    return options


def card_targets(s: PaxState, me: Seat, card: Card) -> list[Action]:
    """PP-147 On a card: spies."""
    return [REMOVE_SPIES[target] for target in range(s.seats) if spy_can_fall(s, me, card, target)]


def is_site(s: PaxState, me: Seat, region: Region) -> bool:
    """PP-146 A region with something to remove and something to do it with."""
    return units_in(s, me, region) > 0 and has_target(s, me, region)


def has_target(s: PaxState, me: Seat, region: Region) -> bool:
    """PP-147 Whether there is anything to remove in a region; the first that is found will do."""
    for target in range(s.seats):
        if tribe_can_fall(s, me, region, target):
            return True
    for coalition in range(COALITIONS):
        if army_can_fall(s, me, region, coalition):
            return True
        for border in BORDERS_OF[region]:
            if road_can_fall(s, me, border, coalition):
                return True
    return False


def sites(s: PaxState, me: Seat) -> list[Action]:
    """PP-146 One region or court card where one can fight."""
    options: list[Action] = [BATTLES_IN[region] for region in range(REGIONS) if is_site(s, me, region)]
    options.extend([BATTLES_ON[card] for card in own_spies(s, me) if card_targets(s, me, card)])
    return options


def can_battle(s: PaxState, me: Seat) -> bool:
    """PP-146 Whether there is any site; the first will do."""
    for region in range(REGIONS):
        if is_site(s, me, region):
            return True
    for card in own_spies(s, me):
        if card_targets(s, me, card):
            return True
    return False


def refuse_battle(s: PaxState, me: Seat) -> Refusal | None:
    """PP-146 What stands against fighting at all."""
    return None if can_battle(s, me) else Refusal("no-site", ("PP-146", "PP-147", "PP-148"), {})


class ChooseSite(Step[PaxState, Action]):
    """PP-146 One site: a region or a court card."""

    rules: ClassVar[tuple[str, ...]] = ("PP-146", "PP-147", "PP-148")

    def __init__(self, me: Seat, rank: int) -> None:
        self.me = me
        self.rank = rank

    def ask(self, s: PaxState) -> Ask | None:
        options = sites(s, self.me)
        return ask_one(self.me, options) if options else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, BattleIn):
            if units_in(s, seat, action.region) == 0:
                objection = Refusal("no-army-there", ("PP-148",), {"region": action.region})
            elif not region_targets(s, seat, action.region):
                objection = Refusal("nothing-to-remove", ("PP-147",), {"region": action.region})
        elif isinstance(action, BattleOn):
            objection = refuse_without_spy(s, seat, action.card, ("PP-148",))
            if objection is None and not card_targets(s, seat, action.card):
                objection = Refusal("no-spies-to-remove", ("PP-147",), {"card": action.card})
        return objection or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        """A region and a card: of those where one stands, one where there is nothing to remove."""
        held = [region for region in range(REGIONS) if units_in(s, seat, region)]
        spied = own_spies(s, seat) or ring(s)
        return [BATTLES_IN[held[0] if held else 0], *[BATTLES_ON[card] for card in spied[:1]]]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-147, PP-148 How many pieces can fall there, of how many."""
        if isinstance(action, BattleIn):
            units, there = units_in(s, seat, action.region), pieces_in(s, seat, action.region)
            return Outcome("battle-in", {"most": min(self.rank, units, there), "count": there})
        assert isinstance(action, BattleOn)
        units, there = s.spy(action.card, seat), spies_on(s, seat, action.card)
        return Outcome("battle-on", {"most": min(self.rank, units, there), "count": there})

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, BattleIn):
            s.do(FightIn(seat, action.region, min(self.rank, units_in(s, seat, action.region)), True))
        elif isinstance(action, BattleOn):
            s.do(FightOn(seat, action.card, min(self.rank, s.spy(action.card, seat)), True))


def pieces_in(s: PaxState, me: Seat, region: Region) -> int:
    """PP-147 How many pieces there could fall."""
    total = sum([s.tribe(region, seat) for seat in range(s.seats) if tribe_can_fall(s, me, region, seat)])
    for coalition in range(COALITIONS):
        if coalition != s.side(me):
            total += s.army(region, coalition) + sum([s.road(border, coalition) for border in BORDERS_OF[region]])
    return total


def spies_on(s: PaxState, me: Seat, card: Card) -> int:
    """PP-147 How many spies on the card could fall."""
    return sum([s.spy(card, seat) for seat in range(s.seats) if spy_can_fall(s, me, card, seat)])


def ask_next(me: Seat, targets: list[Action], first: bool) -> Ask | None:
    """One piece at least; after the first they may stop."""
    if not first:
        targets.append(DONE)
    return ask_one(me, targets) if targets else None


class FightIn(Step[PaxState, Action]):
    """PP-147 Any mix up to the rank, PP-148 never more than the own armies there at the start of the battle."""

    rules: ClassVar[tuple[str, ...]] = ("PP-147", "PP-148", "PP-149", "PP-150")

    def __init__(self, me: Seat, region: Region, left: int, first: bool) -> None:
        self.me = me
        self.region = region
        self.left = left
        self.first = first

    def ask(self, s: PaxState) -> Ask | None:
        return ask_next(self.me, region_targets(s, self.me, self.region), self.first) if self.left else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, RemoveTribe):
            objection = refuse_tribe(s, seat, self.region, action.target)
        elif isinstance(action, RemoveArmy):
            objection = refuse_army(s, seat, self.region, action.coalition)
        elif isinstance(action, RemoveRoad):
            objection = refuse_road(s, seat, self.region, action.border, action.coalition)
        elif action is DONE and self.first:
            objection = Refusal("remove-one", ("PP-147",), {})
        return objection or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        """Tribes that stand there, the own armies, and to stop."""
        tribes = [REMOVE_TRIBES[other] for other in s.others(seat) if s.tribe(self.region, other)]
        return [*tribes, REMOVE_ARMIES[s.side(seat)], DONE]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, RemoveTribe):
            figures = tribe_figures(s, seat, action.target, self.region)
            return Outcome("remove-tribe", figures | {"target": action.target})
        if isinstance(action, RemoveArmy):
            after = ruler_with_armies(s, self.region, action.coalition, -1)
            figures = rule_figures(s, seat, self.region, after) | block_figures(s, action.coalition, -1)
            return Outcome("remove-army", figures | {"rest": s.army(self.region, action.coalition) - 1})
        if isinstance(action, RemoveRoad):
            figures = block_figures(s, action.coalition, -1)
            return Outcome("remove-road", figures | {"rest": s.road(action.border, action.coalition) - 1})
        return Outcome("done-battle", {"left": self.left})

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if action is DONE:
            return
        s.do(FightIn(seat, self.region, self.left - 1, False))
        if isinstance(action, RemoveTribe):
            remove_tribe(s, seat, self.region, action.target)
        elif isinstance(action, RemoveArmy):
            remove_army(s, seat, self.region, action.coalition)
        elif isinstance(action, RemoveRoad):
            remove_road(s, seat, action.border, action.coalition)


def remove_tribe(s: PaxState, me: Seat, region: Region, target: Seat) -> None:
    """PP-147 A tribe goes home; PP-064 the last one is an overthrow."""
    s.emit(pe.RemovedTribe(me, target, region))
    take_tribes(s, region, target, 1)
    overthrow_from_map(s, target, region)


def remove_army(s: PaxState, me: Seat, region: Region, coalition: Coalition) -> None:
    s.emit(pe.RemovedArmy(me, coalition, region))
    take_block(s, region, coalition)


def remove_road(s: PaxState, me: Seat, border: Border, coalition: Coalition) -> None:
    s.emit(pe.RemovedRoad(me, coalition, border))
    take_block(s, road_space(border), coalition)


class FightOn(Step[PaxState, Action]):
    """PP-147 Spies up to the rank, PP-148 never more than the own spies there at the start of the battle."""

    rules: ClassVar[tuple[str, ...]] = ("PP-147", "PP-148", "PP-151")

    def __init__(self, me: Seat, card: Card, left: int, first: bool) -> None:
        self.me = me
        self.card = card
        self.left = left
        self.first = first

    def ask(self, s: PaxState) -> Ask | None:
        return ask_next(self.me, card_targets(s, self.me, self.card), self.first) if self.left else None

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        objection: Refusal | None = None
        if isinstance(action, RemoveSpy):
            objection = refuse_spy(s, seat, self.card, action.target)
        elif action is DONE and self.first:
            objection = Refusal("remove-one", ("PP-147",), {})
        return objection or not_now(action)

    def subjects(self, s: PaxState, seat: Seat) -> list[Action]:
        return [DONE]

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        """PP-117 What is left of their spies, and who holds the card hostage then."""
        if not isinstance(action, RemoveSpy):
            return Outcome("done-battle", {"left": self.left})
        target = action.target
        before, after = hostage_takers(s, self.card, target)
        hostage = "taken" if after == seat != before else "freed" if after < 0 <= before else "same"
        figures: dict[str, object] = {"target": target, "rest": s.spy(self.card, target) - 1, "hostage": hostage}
        return Outcome("remove-spy", figures | {"saved": has_safe_house(s, target)})

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, RemoveSpy):
            target = action.target
            if has_safe_house(s, target):
                s.do(SaveSpy(target))
            s.do(FightOn(seat, self.card, self.left - 1, False))
            remove_spy(s, seat, self.card, target)


def has_safe_house(s: PaxState, seat: Seat) -> bool:
    return s.holds(seat, SAFE_HOUSES[0]) or s.holds(seat, SAFE_HOUSES[1])


def remove_spy(s: PaxState, me: Seat, card: Card, target: Seat) -> None:
    s.emit(pe.RemovedSpy(me, target, card))
    take_spy(s, card, target, 1)


class SaveSpy(Step[PaxState, Action]):
    """PP-238 Safe House: after the battle the holder may set a spy lost in it here. PP-177 Wakhan always does."""

    rules: ClassVar[tuple[str, ...]] = ("PP-238",)

    def __init__(self, me: Seat) -> None:
        self.me = me

    def houses(self, s: PaxState) -> list[Card]:
        if s.cylinders[self.me] == 0:
            return []
        return [card for card in SAFE_HOUSES if s.holds(self.me, card)]

    def ask(self, s: PaxState) -> Ask | None:
        houses = self.houses(s)
        if not houses or s.is_wakhan(self.me):
            return None
        return ask_one(self.me, [*[SPIES[card] for card in houses], DONE])

    def refuse(self, s: PaxState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PlaceSpy) and action.card not in self.houses(s):
            return Refusal("no-safe-house", self.rules, {"card": action.card})
        return not_now(action)

    def brings(self, s: PaxState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, PlaceSpy):
            return Outcome("place-spy", spy_figures(s, seat, action.card))
        return Outcome("done-save", {"count": s.cylinders[seat]})

    def run(self, s: PaxState) -> None:
        houses = self.houses(s)
        if houses:
            self.save(s, houses[-1])

    def answer(self, s: PaxState, seat: Seat, action: Action) -> None:
        if isinstance(action, PlaceSpy):
            self.save(s, action.card)

    def save(self, s: PaxState, card: Card) -> None:
        place_spy(s, self.me, card)
        s.emit(pe.SavedSpy(self.me, card))
