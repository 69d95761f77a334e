"""What a fight is worth to a bot of Scythe, and how it fights: dials and cards."""

from meydan.core.contract import Action, Seat
from meydan.games.scythe.actions import DIALS, Place, PlayCards
from meydan.games.scythe.bots.evaluation import STAR, Outlook, popularity_worth
from meydan.games.scythe.facts import CARD_VALUES, COMBAT_GOAL, DIAL, GOAL_STARS, KINDS
from meydan.games.scythe.rules.combat import AddCards, ChooseDials
from meydan.games.scythe.rules.stakes import most_cards
from meydan.games.scythe.table import ScytheState


def strength(s: ScytheState, seat: Seat, fighters: int) -> float:
    """Power and cards a player can bring, as far as others can tell."""
    return min(DIAL, s.power[seat]) + 3.0 * min(fighters, s.hand_size(seat))


def own_strength(s: ScytheState, me: Seat, fighters: int) -> float:
    """The same of oneself, with the cards one knows."""
    total = float(min(DIAL, s.power[me]))
    left = fighters
    for kind in range(KINDS - 1, -1, -1):
        count = min(left, s.cards_of(me, kind))
        total += count * CARD_VALUES[kind]
        left -= count
    return total


def fight_worth(look: Outlook, s: ScytheState, place: Place) -> float:
    """No needless fights: only for a star or a rich place, and only when well ahead."""
    me, other = look.me, s.holder[place]
    friends = 0
    for raid in s.raids:
        if raid.place == place:
            friends += 1
    ahead = own_strength(s, me, friends + 1) - strength(s, other, s.fighters(place))
    stars = 1 if s.stars_for(me, COMBAT_GOAL) < GOAL_STARS[COMBAT_GOAL] else 0
    if ahead < 1.5 or s.power[me] < 4:
        return -20.0
    prize = STAR * stars + 0.4 * s.goods_count(place) - 1.2 * s.workers[place]
    chance = min(0.95, 0.6 + 0.08 * ahead)
    return chance * prize - (1.0 - chance) * 4.0 - 2.0


def chase_worth(look: Outlook, s: ScytheState, place: Place) -> float:
    """Driving out workers costs popularity, and pays where they guard something."""
    cost = popularity_worth(s, look.me, 1) + 0.8
    return 0.5 * s.goods_count(place) - cost * s.workers[place] + 0.3


def choose_dial(s: ScytheState, seat: Seat, step: ChooseDials, options: list[Action]) -> Action:
    """Enough to beat what the other can bring, if one can; all one has when it is close; else nearly nothing."""
    other = step.other if seat == step.me else step.me
    cards = best_cards(s, seat, most_cards(s, seat, step.place))
    most = len(options) - 1
    threat = min(DIAL, s.power[other]) + 4 * min(most_cards(s, other, step.place), s.hand_size(other))
    need = threat if seat == step.me else threat + 1
    if most + cards >= need:
        return options[max(0, min(most, need - cards))]
    likely = min(DIAL, s.power[other]) + 2 * min(1, s.hand_size(other))
    if most + cards >= likely:
        return options[most]
    return DIALS[1] if most >= 1 else options[0]


def best_cards(s: ScytheState, seat: Seat, most: int) -> int:
    """The worth of the best cards one may add."""
    total, left = 0, most
    for kind in range(KINDS - 1, -1, -1):
        count = min(left, s.cards_of(seat, kind))
        total += count * CARD_VALUES[kind]
        left -= count
    return total


def choose_cards(s: ScytheState, seat: Seat, step: AddCards, options: list[Action]) -> Action:
    """The cheapest cards that are surely enough; all when it may help; none when it is lost."""
    other = step.other if seat == step.me else step.me
    dial = s.dials[seat]
    threat = min(DIAL, s.power[other]) + 4 * min(most_cards(s, other, step.place), s.hand_size(other))
    need = threat if seat == step.me else threat + 1
    chosen, worth = options[0], 0
    for action in options:
        added = sum(action.cards) if isinstance(action, PlayCards) else 0
        better = added > worth if dial + worth < need else need - dial <= added < worth
        if better:
            chosen, worth = action, added
    return options[0] if dial <= 1 and worth + dial < need else chosen
