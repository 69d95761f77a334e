"""Retreat: where beaten units go."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import RETREATS, FightAt, Place, RetreatTo
from meydan.games.scythe.facts import LAKE, RESOURCE_COUNT, SEAWORTHY, SHORE, TERRAIN
from meydan.games.scythe.table import ScytheState


def refuse_elsewhere(place: Place, action: Action) -> Refusal:
    """SC-197 A combat that has begun is fought to its end before anything else."""
    if isinstance(action, FightAt):
        return Refusal("combat-at-hand", ("SC-153", "SC-197"), {"place": place})
    return not_now(action)


def retreats(s: ScytheState, seat: Seat, place: Place) -> list[Place]:
    """SC-165 Home; SC-113 or with Seaworthy to a free lake beside."""
    found = [s.home(seat)]
    if s.has_ability(seat, SEAWORTHY):
        found.extend([lake for lake in SHORE[place] if is_free(s, seat, place, lake)])
    return found


def refuse_retreat(s: ScytheState, seat: Seat, place: Place, action: RetreatTo) -> Refusal:
    """Why the beaten units cannot go there. Without Seaworthy there is nothing to choose, and nobody is asked."""
    target = action.place
    if target == s.home(seat):
        return not_now(action)
    if TERRAIN[target] != LAKE:
        return Refusal("not-your-base", ("SC-165",), {"place": target})
    if target not in SHORE[place]:
        return Refusal("lake-too-far", ("SC-113",), {"place": target})
    if not is_free(s, seat, place, target):
        return Refusal("lake-not-free", ("SC-113",), {"place": target})
    return not_now(action)


def is_free(s: ScytheState, seat: Seat, place: Place, lake: Place) -> bool:
    """SC-113 No opposing unit is there, waits there for its combat (SC-153), or may have to go back there (SC-168)."""
    if s.opposed(seat, lake):
        return False
    if seat == s.turn:
        return True
    claimed = [raid for raid in s.raids if raid.place != place and lake in (raid.place, raid.origin)]
    return not claimed


class Retreat(Step[ScytheState, RetreatTo]):
    """SC-165 The loser's units leave the hex, and all resources stay for the winner (SC-162)."""

    rules: ClassVar[tuple[str, ...]] = ("SC-165", "SC-113")

    def __init__(self, me: Seat, other: Seat, place: Place) -> None:
        self.me = me
        self.other = other
        self.place = place

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, [RETREATS[h] for h in retreats(s, self.me, self.place)])

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, RetreatTo):
            return refuse_retreat(s, seat, self.place, action)
        return refuse_elsewhere(self.place, action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, RetreatTo)
        stranded = action.place != s.home(seat) and not has_mech(s, seat, self.place)
        return Outcome("retreat-to", {"home": action.place == s.home(seat), "stranded": stranded})

    def answer(self, s: ScytheState, seat: Seat, action: RetreatTo) -> None:
        place, attacker = self.place, s.turn
        character, mechs, workers = 0, 0, 0
        if seat != attacker:
            character = 1 if s.character[seat] == place else 0
            mechs, workers = s.mechs[place], s.workers[place]
            s.holder[place], s.mechs[place], s.workers[place] = -1, 0, 0
        for raid in s.raids:
            if raid.place != place:
                continue
            for resource in range(RESOURCE_COUNT):
                s.add_goods(place, resource, raid.goods[resource])
            if seat == attacker:
                character += 1 if raid.character else 0
                mechs += 0 if raid.character else 1
                workers += raid.workers
            else:
                s.put_units(attacker, place, 0 if raid.character else 1, raid.workers)
        s.raids = tuple([raid for raid in s.raids if raid.place != place])
        withdraw(s, seat, place, action.place, character > 0, mechs, workers)


def has_mech(s: ScytheState, seat: Seat, place: Place) -> bool:
    """Whether a mech is among the beaten units of this seat."""
    if seat != s.turn:
        return s.mechs[place] > 0
    return any([raid.place == place and not raid.character for raid in s.raids])


def withdraw(
    s: ScytheState, seat: Seat, source: Place, place: Place, character: bool, mechs: int, workers: int
) -> None:
    """SC-113 One way for all; but without a mech no worker can take to a lake, so those go home."""
    s.emit(ev.Retreated(seat, source, place))
    home = s.home(seat)
    if character:
        s.character[seat] = place
    if workers and place != home and not mechs:
        s.put_units(seat, home, 0, workers)
        s.emit(ev.WorkersWentHome(seat, workers, source, home))
        workers = 0
    s.put_units(seat, place, mechs, workers)
