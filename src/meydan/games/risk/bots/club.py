"""The club player of Risk: it gathers its troops where a campaign is worth most and fights where the exact odds pay,
for continents, for cards, for weak rivals, for the goal of the game.
"""

from typing import Final

from meydan.core.chance import Source, noise
from meydan.core.contract import Action, Seat
from meydan.games.risk.actions import (
    DONE,
    TRADE_IN,
    Amount,
    Attack,
    Claim,
    Lay,
    MoveFrom,
    MoveTo,
    Place,
    Territory,
)
from meydan.games.risk.bots.evaluation import (
    CONTINENT_COUNT,
    EASE,
    GATES,
    NOWHERE,
    SIZE,
    Look,
    faces,
    troops_on_each,
    until,
)
from meydan.games.risk.facts import BONUS, CONTINENT_OF, MEMBERS, MOST_STARS, NEAR, PICTURE, PLACES, STAR_TRADE, STARS
from meydan.games.risk.rules.attack import Attacking, ChooseDice, DefendWith, MoveIn
from meydan.games.risk.rules.fortify import Destination, Fortify
from meydan.games.risk.rules.setup import AddTroop, ClaimTerritory
from meydan.games.risk.rules.trade import TradeCards, stars
from meydan.games.risk.rules.turn import FeedNeutral, HowMany, PlaceTroops
from meydan.games.risk.rules.winning import goal_at_end_of_turn
from meydan.games.risk.table import RiskState

SHORT: Final = ("elementary", "two_player")


def club(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    step = s.agenda[-1]
    if isinstance(step, DefendWith):
        return options[0]
    if isinstance(step, Attacking):
        return club_attack(s, seat, options)
    if isinstance(step, ChooseDice):
        return club_dice(s, step, options)
    if isinstance(step, MoveIn):
        return club_move_in(s, seat, step, options)
    if isinstance(step, HowMany):
        return club_how_many(s, seat, step.territory, options)
    if isinstance(step, PlaceTroops):
        return club_place(s, seat, options)
    if isinstance(step, ClaimTerritory):
        return club_claim(s, seat, options, source)
    if isinstance(step, AddTroop):
        return club_add(s, seat, options, source)
    if isinstance(step, TradeCards):
        return club_trade(s, seat, options)
    if isinstance(step, Fortify):
        return club_fortify(s, seat, options)
    if isinstance(step, Destination):
        return club_destination(s, seat, options)
    if isinstance(step, FeedNeutral):
        return club_feed(s, seat, options, source)
    return options[-1]


# Setup


def club_claim(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    """Claim where a continent can become whole, beside own territories, and where a rival is about to hold it all."""
    chosen, high = options[0], NOWHERE
    worth = [claim_worth(s, seat, c) for c in range(CONTINENT_COUNT)]
    for action in options:
        assert isinstance(action, Claim)
        place = action.territory
        value = worth[CONTINENT_OF[place]] + noise(source, 0.3)
        for near in NEAR[place]:
            if s.owner[near] == seat:
                value += 0.5
        if value > high:
            chosen, high = action, value
    return chosen


def claim_worth(s: RiskState, seat: Seat, c: int) -> float:
    mine = 0
    others = 0
    rival = -1
    alone = True
    for place in MEMBERS[c]:
        army = s.owner[place]
        if army == seat:
            mine += 1
        elif army >= 0:
            others += 1
            if rival >= 0 and army != rival:
                alone = False
            rival = army
    worth = 4.0 * EASE[c] * (1.0 + 2.0 * mine / SIZE[c]) * (1.0 - others / SIZE[c])
    if mine == 0 and alone and others + 1 >= SIZE[c]:
        worth += 1.0 + 0.5 * BONUS[c]
    return worth


def club_add(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    """Gather on the best front."""
    look = Look(s, seat)
    chosen, high = options[0], NOWHERE
    for action in options:
        if not isinstance(action, Place):
            continue
        value = look.front(action.territory) + 0.1 * min(12, s.troops[action.territory])
        if value > high:
            chosen, high = action, value
    return chosen


def club_feed(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    """RK-177 Feed the neutral territory that stands in the opponent's way and not in the own one."""
    opponent = 1 - seat
    chosen, high = options[0], NOWHERE
    for action in options:
        assert isinstance(action, Place)
        value = noise(source, 0.5)
        for near in NEAR[action.territory]:
            if s.owner[near] == opponent:
                value += 1.0 + 0.3 * s.troops[near]
            elif s.owner[near] == seat:
                value -= 1.0 + 0.3 * s.troops[near]
        if value > high:
            chosen, high = action, value
    return chosen


# Cards


def club_trade(s: RiskState, seat: Seat, options: list[Action]) -> Action:
    if s.house.pictures:
        return trade_pictures(s, seat, options)
    total = stars(s.laid)
    if not s.laid and not star_trade_pays(s, seat):
        return DONE
    lay: Action | None = None
    most = 0
    for action in options:
        if isinstance(action, Lay) and STARS[action.card] > most and total + STARS[action.card] <= MOST_STARS:
            lay, most = action, STARS[action.card]
    if lay is not None:
        return lay
    return TRADE_IN if TRADE_IN in options else options[0]


def star_trade_pays(s: RiskState, seat: Seat) -> bool:
    """The more stars the more troops for each; but a short game does not wait, nor does a rival to be driven out."""
    held = stars(s.hands[seat])
    if held >= (5 if s.house.mode in SHORT else 7):
        return True
    return held >= 2 and can_drive_out(Look(s, seat), s.reserve + STAR_TRADE[held])


def can_drive_out(look: Look, fresh: int) -> bool:
    """Whether so many new troops are likely to take all that is left of some rival."""
    s = look.s
    for army in range(s.seats):
        if army != look.me and 0 < look.held[army] <= 4:
            best = 0
            for place in range(PLACES):
                if s.owner[place] == army:
                    for near in NEAR[place]:
                        if s.owner[near] == look.me and s.troops[near] > best:
                            best = s.troops[near]
            if best and best + fresh > 1.3 * look.force[army] + 2 * look.held[army] + 2:
                return True
    return False


def trade_pictures(s: RiskState, seat: Seat, options: list[Action]) -> Action:
    """One of each whenever it is there; three alike when they are worth much or the hand grows."""
    if TRADE_IN in options:
        return TRADE_IN
    count = [0, 0, 0]
    for card in (*s.hands[seat], *s.laid):
        count[PICTURE[card]] += 1
    each = min(count) > 0
    alike = 2 if count[2] >= 3 else 1 if count[1] >= 3 else 0 if count[0] >= 3 else -1
    if not s.laid and not each and (alike < 0 or (alike < 2 and len(s.hands[seat]) < 5)):
        return DONE
    laid = [PICTURE[card] for card in s.laid]
    for action in options:
        if isinstance(action, Lay):
            picture = PICTURE[action.card]
            if (each and picture not in laid) or (not each and picture == alike):
                return action
    return options[-1]


# Placing


def guard(look: Look, reserve: int) -> tuple[Territory, int]:
    """The gate of an own continent that most needs troops, and how many; (-1, 0) where none does."""
    s = look.s
    spot = -1
    need = 0
    for c in range(CONTINENT_COUNT):
        if look.mine[c] == SIZE[c]:
            for place in GATES[c]:
                lack = look.threat(place) - s.troops[place]
                if lack > need and lack <= reserve:
                    spot, need = place, lack
    return spot, need


def club_place(s: RiskState, seat: Seat, options: list[Action]) -> Action:
    look = Look(s, seat)
    thin = thin_one(s, look)
    if thin >= 0:
        return option_at(options, thin)
    spot, _ = guard(look, s.reserve // 2)
    if spot >= 0:
        return option_at(options, spot)
    return option_at(options, best_front(look))


def best_front(look: Look) -> Territory:
    """Where the new troops can achieve most."""
    s = look.s
    chosen, high = -1, NOWHERE
    for place in range(PLACES):
        if s.owner[place] == look.me and faces(s, look.me, place):
            value = look.campaign(place, s.troops[place] + s.reserve) + 0.01 * look.front(place)
            if value > high:
                chosen, high = place, value
    return chosen


def thin_one(s: RiskState, look: Look) -> Territory:
    """A territory the own mission wants a second troop on, once there are enough territories; else -1."""
    each = troops_on_each(s, look.me)
    if each < 2 or look.held[look.me] < look.goal:
        return -1
    thin = [p for p in range(PLACES) if s.owner[p] == look.me and s.troops[p] < each]
    thick = look.held[look.me] - len(thin)
    return thin[0] if thin and look.goal - thick <= s.reserve else -1


def option_at(options: list[Action], place: Territory) -> Action:
    for action in options:
        if isinstance(action, Place) and action.territory == place:
            return action
    return options[0]


def club_how_many(s: RiskState, seat: Seat, place: Territory, options: list[Action]) -> Action:
    """As many as a gate needs; everything on the front."""
    look = Look(s, seat)
    if thin_one(s, look) == place:
        return options[0]
    spot, need = guard(look, s.reserve // 2)
    return at_least(options, need) if spot == place else options[-1]


def at_least(options: list[Action], troops: int) -> Action:
    """The smallest amount offered that is not below this one."""
    for action in options:
        if isinstance(action, Amount) and action.troops >= troops:
            return action
    return options[-1]


# Attack


def club_attack(s: RiskState, seat: Seat, options: list[Action]) -> Action:
    if goal_at_end_of_turn(s, seat):
        return DONE
    look = Look(s, seat)
    chosen: Action = DONE
    high = 0.0
    first = not s.captured
    for action in options:
        if isinstance(action, Attack):
            attackers = s.troops[action.source] - 1
            target = action.target
            if attackers < 2 and s.troops[target] > 1:
                continue
            value = look.thrust(attackers, target, first)
            if value > high:
                chosen, high = action, value
    return chosen


def club_dice(s: RiskState, step: ChooseDice, options: list[Action]) -> Action:
    """Go on until the odds turn: where three are left, it is time to think again."""
    return until(options, 3 if s.troops[step.source] > 4 else 1)


def club_move_in(s: RiskState, seat: Seat, step: MoveIn, options: list[Action]) -> Action:
    """All forward where nobody stands behind; otherwise a guard stays."""
    stay = troops_on_each(s, seat)
    if faces(s, seat, step.source):
        if not faces(s, seat, step.target):
            return options[0]
        look = Look(s, seat)
        if look.keeps(step.source):
            stay = look.threat(step.source)
        elif look.front(step.source) > 3.0 * look.front(step.target):
            return options[0]
    return at_least(options, max(step.dice, step.most(s) + 1 - stay))


# Moving


def club_fortify(s: RiskState, seat: Seat, options: list[Action]) -> Action:
    """Bring the largest army that faces nobody to the front."""
    chosen: Action = DONE
    most = 1
    for action in options:
        if isinstance(action, MoveFrom):
            place = action.territory
            if s.troops[place] > most and not faces(s, seat, place):
                chosen, most = action, s.troops[place]
    return chosen


def club_destination(s: RiskState, seat: Seat, options: list[Action]) -> Action:
    look = Look(s, seat)
    chosen, high = options[0], NOWHERE
    for action in options:
        if isinstance(action, MoveTo):
            place = action.territory
            value = look.front(place) + 0.1 * s.troops[place]
            if look.keeps(place):
                value += 0.2 * (look.threat(place) - s.troops[place])
            if value > high:
                chosen, high = action, value
    return chosen
