"""The novice of Risk: it attacks whatever is weaker than itself and plans nothing."""

from meydan.core.chance import Source, happens, noise
from meydan.core.contract import Action, Seat
from meydan.games.risk.actions import DONE, TAKE_BACK, TRADE_IN, Attack, Card, Claim, Lay, MoveFrom, MoveTo, Place
from meydan.games.risk.bots.evaluation import faces, until
from meydan.games.risk.facts import LEAST_STARS, NEAR, SET
from meydan.games.risk.rules.attack import Attacking, ChooseDice, DefendWith, MoveIn
from meydan.games.risk.rules.fortify import Destination, Fortify, MoveTroops
from meydan.games.risk.rules.setup import AddTroop, ClaimTerritory
from meydan.games.risk.rules.trade import TradeCards, stars, worth
from meydan.games.risk.rules.turn import HowMany, PlaceTroops
from meydan.games.risk.table import RiskState


def novice(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    step = s.agenda[-1]
    if isinstance(step, DefendWith):
        return options[0]
    if isinstance(step, Attacking):
        return novice_attack(s, options, source)
    if isinstance(step, MoveIn):
        return options[-1] if happens(source, 0.7) or not faces(s, seat, step.source) else options[0]
    if isinstance(step, ChooseDice):
        return until(options, 1) if happens(source, 0.8) else options[0]
    if isinstance(step, (HowMany, MoveTroops)):
        return options[-1] if happens(source, 0.9) else options[source.below(len(options))]
    if isinstance(step, Destination):
        front = [a for a in options if isinstance(a, MoveTo) and faces(s, seat, a.territory)]
        return front[source.below(len(front))] if front else options[0]
    if isinstance(step, (PlaceTroops, AddTroop)):
        return novice_place(s, seat, [a for a in options if isinstance(a, Place)], source)
    if isinstance(step, ClaimTerritory):
        return novice_claim(s, seat, options, source)
    if isinstance(step, TradeCards):
        return novice_trade(s, seat, options, source)
    if isinstance(step, Fortify):
        return novice_fortify(s, seat, options, source)
    return options[source.below(len(options))]


def novice_claim(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    """Something beside what it has already, whatever continent that is in."""
    chosen, high = options[0], -1.0
    for action in options:
        assert isinstance(action, Claim)
        value = noise(source, 3.0)
        for near in NEAR[action.territory]:
            if s.owner[near] == seat:
                value += 1.0
        if value > high:
            chosen, high = action, value
    return chosen


def novice_place(s: RiskState, seat: Seat, options: list[Place], source: Source) -> Action:
    """Where it is already ahead of a neighbour, more or less."""
    chosen, high = options[source.below(len(options))], -1000.0
    for action in options:
        place = action.territory
        for near in NEAR[place]:
            if s.owner[near] != seat:
                lead = s.troops[place] - s.troops[near] + noise(source, 3.0)
                if lead > high:
                    chosen, high = action, lead
    return chosen


def novice_attack(s: RiskState, options: list[Action], source: Source) -> Action:
    """Whatever is weaker than the attacker, the weaker the better; now and then it has had enough."""
    chosen: Action = DONE
    high = 1.0
    if happens(source, 0.1):
        return DONE
    for action in options:
        if isinstance(action, Attack):
            lead = s.troops[action.source] - s.troops[action.target] + noise(source, 3.0) - 2.5
            if lead > high:
                chosen, high = action, lead
    return chosen


def novice_trade(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    """Whatever makes a trade with the cards it holds, if it thinks of trading at all."""
    if TRADE_IN in options:
        return TRADE_IN
    useful = [a for a in options if a is DONE or (isinstance(a, Lay) and leads_to_trade(s, seat, a.card))]
    if not useful:
        return TAKE_BACK
    return useful[source.below(len(useful))] if happens(source, 0.5) else useful[-1]


def leads_to_trade(s: RiskState, seat: Seat, card: Card) -> bool:
    return completes(s, (*s.laid, card), tuple([other for other in s.hands[seat] if other != card]))


def completes(s: RiskState, cards: tuple[Card, ...], hand: tuple[Card, ...]) -> bool:
    """Whether these cards are a trade, or become one with others of the hand."""
    if worth(s, cards):
        return True
    if not s.house.pictures:
        return stars(cards) < LEAST_STARS and len(hand) > 0
    if len(cards) == SET:
        return False
    for i in range(len(hand)):
        if completes(s, (*cards, hand[i]), hand[:i] + hand[i + 1 :]):
            return True
    return False


def novice_fortify(s: RiskState, seat: Seat, options: list[Action], source: Source) -> Action:
    """Sometimes it remembers an army that has nobody to fight."""
    for action in options:
        if isinstance(action, MoveFrom) and s.troops[action.territory] > 2 and not faces(s, seat, action.territory):
            return action if happens(source, 0.7) else DONE
    return DONE
