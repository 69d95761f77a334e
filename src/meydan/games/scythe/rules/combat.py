"""Combats: after all moves, one after the other."""

from typing import ClassVar, Final

from meydan.core.chance import Draw
from meydan.core.contract import (
    Action,
    Ask,
    Fell,
    Outcome,
    Refusal,
    Seat,
    Step,
    Tray,
    ask_apart,
    ask_chance,
    ask_one,
    not_now,
)
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import (
    CARD_PLAYS,
    CARD_SETS,
    DIALS,
    DONE,
    FIGHTS,
    MOST_CARDS,
    USE_ABILITY,
    FightAt,
    Place,
    PlayCards,
    SetDial,
    UseAbility,
)
from meydan.games.scythe.facts import (
    ABILITIES,
    ARTILLERY,
    CAMARADERIE,
    CARD_VALUES,
    COMBAT_GOAL,
    DISARM,
    KINDS,
    POPULARITY,
    POWER,
    SCOUT,
    TUNNEL,
)
from meydan.games.scythe.rules.retreat import Retreat, refuse_elsewhere
from meydan.games.scythe.rules.stakes import (
    attack_figures,
    card_limit,
    cards_outcome,
    dial_outcome,
    most_cards,
    most_dial,
    sides,
)
from meydan.games.scythe.rules.stars import may_place, place_star
from meydan.games.scythe.rules.supplies import DrawCards, discard, lose, pay
from meydan.games.scythe.table import ScytheState

STRIKE: Final = 2
"""Power that Artillery and Disarm take away."""


def battlefields(s: ScytheState) -> list[Place]:
    """SC-153 Where the player in turn has moved in against a character or mech."""
    found: list[Place] = []
    for raid in s.raids:
        if raid.place not in found:
            found.append(raid.place)
    found.sort()
    return found


class Combats(Step[ScytheState, FightAt]):
    """SC-152 After all moves the combats are fought; SC-154 the attacker chooses their order."""

    rules: ClassVar[tuple[str, ...]] = ("SC-152", "SC-154")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, [FIGHTS[place] for place in battlefields(s)]) if s.raids else None

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, FightAt) and action.place not in battlefields(s):
            return Refusal("no-combat-there", self.rules, {"place": action.place})
        return not_now(action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, FightAt)
        return Outcome("fight-at", attack_figures(s, seat, action.place))

    def answer(self, s: ScytheState, seat: Seat, action: FightAt) -> None:
        place = action.place
        other = s.holder[place]
        s.emit(ev.CombatBegan(seat, other, place))
        s.do(
            BeforeCombat(seat, other, place),
            BeforeCombat(other, seat, place),
            ChooseDials(seat, other, place),
            AddCards(seat, other, place),
            self,
        )


# Abilities before a combat


def combat_ability(s: ScytheState, me: Seat, other: Seat, place: Place) -> int:
    """The ability that could change something before this combat, or -1.

    SC-115 Artillery costs 1 power; SC-108 Disarm works on tunnels and the own Mine; SC-117 Scout needs a card to steal.
    """
    if s.power[other]:
        if s.has_ability(me, ARTILLERY) and s.power[me] > 0:
            return ARTILLERY
        if s.has_ability(me, DISARM) and (TUNNEL[place] or s.mine(me) == place):
            return DISARM
    return SCOUT if s.has_ability(me, SCOUT) and s.hand_size(other) > 0 else -1


class BeforeCombat(Step[ScytheState, Action]):
    """SC-156 Artillery, Disarm and Scout may be used once before power is chosen, the attacker first."""

    rules: ClassVar[tuple[str, ...]] = ("SC-108", "SC-115", "SC-117", "SC-156")

    def __init__(self, me: Seat, other: Seat, place: Place) -> None:
        self.me = me
        self.other = other
        self.place = place

    def ask(self, s: ScytheState) -> Ask | None:
        ability = combat_ability(s, self.me, self.other, self.place)
        return ask_one(self.me, [USE_ABILITY, DONE]) if ability >= 0 else None

    def about(self, s: ScytheState) -> dict[str, object]:
        ability = combat_ability(s, self.me, self.other, self.place)
        return {"me": self.me, "other": self.other, "place": self.place, "ability": ability}

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        return refuse_elsewhere(self.place, action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if not isinstance(action, UseAbility):
            return Outcome("done-ability", {})
        ability, other = combat_ability(s, seat, self.other, self.place), self.other
        figures: dict[str, object] = {"other": other, "left": max(0, s.power[other] - STRIKE)}
        return Outcome(f"use-ability-{ABILITIES[ability]}", figures | {"hand": s.hand_size(other)})

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if not isinstance(action, UseAbility):
            return
        ability = combat_ability(s, seat, self.other, self.place)
        s.emit(ev.UsedAbility(seat, ability))
        if ability == SCOUT:
            s.do(Steal(seat, self.other))
            return
        if ability == ARTILLERY:
            pay(s, seat, POWER, 1)
        lose(s, self.other, POWER, STRIKE, ABILITIES[ability])


class Steal(Step[ScytheState, Fell]):
    """SC-117 Scout: one combat card at random, known to its old and its new owner (SC-156)."""

    rules: ClassVar[tuple[str, ...]] = ("SC-117",)

    def __init__(self, me: Seat, other: Seat) -> None:
        self.me = me
        self.other = other

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_chance(Draw(tuple(s.hand(self.other)), 1))

    def answer(self, s: ScytheState, seat: Seat, action: Fell) -> None:
        kind = action.values[0]
        s.add_card(self.other, kind, -1)
        s.add_card(self.me, kind, 1)
        s.know_stolen(self.other, kind, s.known_stolen(self.other, kind) + 1)
        s.emit(ev.Stole(self.me, self.other, (CARD_VALUES[kind],)))


# Power and cards, in secret


def asked_of(asked: list[tuple[Seat, list[Action]]]) -> Ask | None:
    """Ask those who have a choice, together and sealed where they are two."""
    seats = [seat for seat, options in asked if len(options) > 1]
    return ask_apart(seats, [options for _, options in asked if len(options) > 1]) if seats else None


class ChooseDials(Step[ScytheState, Action]):
    """SC-157 Both choose power in secret, SC-160 to be shown with the cards. SC-220 Who has none is not asked."""

    rules: ClassVar[tuple[str, ...]] = ("SC-157",)

    def __init__(self, me: Seat, other: Seat, place: Place) -> None:
        self.me = me
        self.other = other
        self.place = place

    def ask(self, s: ScytheState) -> Ask | None:
        return asked_of([(seat, DIALS[: most_dial(s, seat) + 1]) for seat in sorted((self.me, self.other))])

    def about(self, s: ScytheState) -> dict[str, object]:
        return sides(s, self.me, self.other, self.place)

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, SetDial) and action.dial > most_dial(s, seat):
            return Refusal("dial-too-high", self.rules, {"most": most_dial(s, seat)})
        return refuse_elsewhere(self.place, action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        assert isinstance(action, SetDial)
        return dial_outcome(s, seat, self.me + self.other - seat, self.place, action.dial)

    def run(self, s: ScytheState) -> None:
        self.close(s, [], [])

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        self.close(s, [seat], [action])

    def close(self, s: ScytheState, seats: list[Seat], answers: list[Action]) -> None:
        s.dials[self.me] = 0
        s.dials[self.other] = 0
        for i in range(len(seats)):
            action = answers[i]
            if isinstance(action, SetDial):
                s.dials[seats[i]] = action.dial


def holds(s: ScytheState, seat: Seat, cards: tuple[int, ...]) -> bool:
    """SC-158 Whether cards of these values are all in the hand."""
    for kind in range(KINDS):
        if cards.count(CARD_VALUES[kind]) > s.cards_of(seat, kind):
            return False
    return True


def card_plays(s: ScytheState, seat: Seat, place: Place) -> list[Action]:
    """Every set of cards out of the hand that is not too large, the empty one first."""
    most = min(most_cards(s, seat, place), MOST_CARDS)
    a, b, c, d = s.hand(seat)
    found: list[Action] = []
    for i in range(len(CARD_SETS)):
        sets = CARD_SETS[i]
        if sets[0] + sets[1] + sets[2] + sets[3] > most:
            break
        if sets[0] <= a and sets[1] <= b and sets[2] <= c and sets[3] <= d:
            found.append(CARD_PLAYS[i])
    return found


class AddCards(Step[ScytheState, Action]):
    """SC-158 Each may add combat cards, also with the dial at 0; that none is played stays hidden till the reveal."""

    rules: ClassVar[tuple[str, ...]] = ("SC-158", "SC-111")

    def __init__(self, me: Seat, other: Seat, place: Place) -> None:
        self.me = me
        self.other = other
        self.place = place

    def ask(self, s: ScytheState) -> Ask | None:
        return asked_of([(seat, card_plays(s, seat, self.place)) for seat in sorted((self.me, self.other))])

    def about(self, s: ScytheState) -> dict[str, object]:
        return sides(s, self.me, self.other, self.place)

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, PlayCards):
            most = most_cards(s, seat, self.place)
            if len(action.cards) > most:
                return Refusal("too-many-cards", self.rules, {"most": most})
            if not holds(s, seat, action.cards):
                return Refusal("cards-not-held", ("SC-158",), {})
        return refuse_elsewhere(self.place, action)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        cards = action.cards if isinstance(action, PlayCards) else ()
        return cards_outcome(s, seat, self.me + self.other - seat, self.place, action.verb(), cards)

    def tray(self, s: ScytheState, seat: Seat) -> Tray | None:
        """SC-158 The own hand, of which so many cards may be added."""
        hand = tuple([CARD_VALUES[kind] for kind in range(KINDS) for _ in range(s.cards_of(seat, kind))])
        return Tray("play_cards", "cards", hand, (1,) * len(hand), 1, card_limit(s, seat, self.place))

    def run(self, s: ScytheState) -> None:
        self.close(s, [], [])

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        self.close(s, [seat], [action])

    def close(self, s: ScytheState, seats: list[Seat], answers: list[Action]) -> None:
        cards: list[tuple[int, ...]] = [() for _ in range(s.seats)]
        for i in range(len(seats)):
            action = answers[i]
            if isinstance(action, PlayCards):
                cards[seats[i]] = action.cards
        reveal(s, self.me, self.other, self.place, cards[self.me], cards[self.other])


# The outcome


def reveal(
    s: ScytheState, me: Seat, other: Seat, place: Place, cards: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    """SC-160 Dial plus cards: the higher total wins, the attacker a tie, as in SC-171, and SC-220 at 0 to 0.

    SC-161 The dial is lost power, SC-221 also for the next combat of the turn.
    """
    mine, its = s.dials[me], s.dials[other]
    s.dials[me] = s.dials[other] = -1
    worth, its_worth = sum(cards), sum(theirs)
    total, against = mine + worth, its + its_worth
    s.power[me] -= mine
    s.power[other] -= its
    for seat, played in ((me, cards), (other, theirs)):
        for value in played:
            discard(s, seat, CARD_VALUES.index(value), 1)
    s.emit(ev.Revealed(me, other, place, mine, cards, worth, total, its, theirs, its_worth, against))
    won = total >= against
    winner, loser = (me, other) if won else (other, me)
    s.emit(ev.WonCombat(winner, loser, place))
    spent = (its or theirs) if won else (mine or cards)
    s.do(Retreat(loser, winner, place), ConsolationCard(loser, bool(spent)), CombatStar(winner))
    if won:
        unpopular(s, me, s.workers[place])


def unpopular(s: ScytheState, me: Seat, count: int) -> None:
    """SC-163 A winning attacker loses 1 popularity per worker forced away, SC-169 on a lake too; SC-119 not with
    Camaraderie. SC-170, SC-172 A winning defender loses none.
    """
    s.forced += count
    if not s.has_ability(me, CAMARADERIE):
        lose(s, me, POPULARITY, count, "combat")


class ConsolationCard(Step[ScytheState, Action]):
    """SC-166 A loser who spent any power, by dial or card, draws a combat card."""

    def __init__(self, me: Seat, spent: bool) -> None:
        self.me = me
        self.spent = spent

    def run(self, s: ScytheState) -> None:
        if self.spent:
            s.do(DrawCards(self.me, 1, "consolation"))


class CombatStar(Step[ScytheState, Action]):
    """SC-162 The winner places a star, as long as combats still give one (SC-167)."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: ScytheState) -> None:
        if may_place(s, self.me, COMBAT_GOAL):
            place_star(s, self.me, COMBAT_GOAL)
