"""What a card, a claim or a deed of Coup is worth to one seat, in coins, by what that seat may know."""

from math import comb
from typing import Final

from meydan.core.chance import Source, noise
from meydan.core.contract import Action, Seat
from meydan.games.coup.actions import (
    NO_CLAIM,
    SHOW,
    Character,
    Coup,
    Deed,
    Exchange,
    ForeignAid,
    Income,
    Keep,
    Steal,
    Take,
    Tax,
    TurnUp,
)
from meydan.games.coup.facts import AMBASSADOR, CAPTAIN, CONTESSA, COPIES, COUP_COST, DUKE, STEAL_GAIN
from meydan.games.coup.table import CoupState

WORTH: Final[list[float]] = [5.0, 4.2, 4.0, 2.8, 3.6]
"""How good a card is to hold: Duke, Assassin, Captain, Ambassador, Contessa."""
INFLUENCE: Final = 5.0
"""What one influence is worth, in coins; the last one is worth the game."""
GAME: Final = 14.0


def unseen(s: CoupState, me: Seat, character: Character) -> int:
    """How many of this character lie where the seat cannot see them."""
    seen = s.hands[me].count(character) + s.removed[me].count(character)
    for cards in s.up:
        seen += cards.count(character)
    return COPIES - seen


def may_hold(s: CoupState, me: Seat, other: Seat, character: Character) -> float:
    """The chance that another player holds this character, by counting cards alone."""
    left = unseen(s, me, character)
    if left <= 0:
        return 0.0
    pool = sum(s.court)
    for seat in range(len(s.hands)):
        if seat != me:
            pool += len(s.hands[seat])
    held = len(s.hands[other])
    if held > pool - left:
        return 1.0
    return 1.0 - comb(pool - left, held) / comb(pool, held)


def bluff_rate(s: CoupState, me: Seat, other: Seat, character: Character, eager: float = 0.25) -> float:
    """The chance that a claim is a lie, when the truth is claimed gladly and a lie as eagerly as that."""
    held = may_hold(s, me, other, character)
    truth, lie = held * 0.8, (1.0 - held) * eager
    return lie / (truth + lie) if truth + lie > 0 else 1.0


def at_stake(s: CoupState, seat: Seat) -> float:
    return GAME if len(s.hands[seat]) == 1 else INFLUENCE


def threat(s: CoupState, seat: Seat) -> float:
    """How dangerous a player is: influence first, then coins."""
    return 4.0 * len(s.hands[seat]) + s.coins[seat]


def worth_of(s: CoupState, seat: Seat, action: Action) -> float:
    if isinstance(action, Deed):
        return deed_worth(s, seat, action)
    if isinstance(action, TurnUp):
        return (1.5 if s.hands[seat].count(action.character) == 2 else 0.0) - WORTH[action.character]
    if isinstance(action, Keep):
        return hand_worth(action.characters)
    if isinstance(action, Take):
        return WORTH[action.character] / 2
    return 1.0 if action is SHOW else 0.0


def hand_worth(cards: tuple[Character, ...]) -> float:
    """Two different cards are worth more than two alike."""
    worth = 0.0
    for character in cards:
        worth += WORTH[character]
    return worth - (2.0 if len(cards) == 2 and cards[0] == cards[1] else 0.0)


def deed_worth(s: CoupState, seat: Seat, deed: Deed) -> float:
    """What a deed should bring, less what its claim risks when it is a bluff."""
    if isinstance(deed, Coup):
        return 6.0 + 0.35 * threat(s, deed.target) + decides(s, seat, deed.target)
    gain = plain_gain(s, seat, deed)
    character = deed.claim()
    if character == NO_CLAIM or character in s.hands[seat]:
        return gain
    doubted = 0.07 + 0.045 * len(s.others(seat)) + 0.18 * (COPIES - unseen_by_all(s, character))
    return gain * (1.0 - doubted) - doubted * 0.6 * at_stake(s, seat)


def unseen_by_all(s: CoupState, character: Character) -> int:
    up = 0
    for cards in s.up:
        up += cards.count(character)
    return COPIES - up


def plain_gain(s: CoupState, seat: Seat, deed: Deed) -> float:
    if isinstance(deed, Tax):
        return 3.0
    if isinstance(deed, Income):
        return 1.0
    if isinstance(deed, ForeignAid):
        blocked = 1.0
        for other in s.others(seat):
            blocked *= 1.0 - 0.8 * may_hold(s, seat, other, DUKE)
        return 2.0 * blocked
    if isinstance(deed, Exchange):
        return 3.6 - 0.35 * hand_worth(s.hands[seat])
    target = deed.target
    if isinstance(deed, Steal):
        free = 1.0 - 0.8 * (may_hold(s, seat, target, CAPTAIN) + may_hold(s, seat, target, AMBASSADOR)) / 2 - 0.15
        loot = min(STEAL_GAIN, s.coins[target]) + 0.08 * threat(s, target)
        if saves(s, seat, deed):
            loot += at_stake(s, seat)
        return loot * max(0.1, free) * 1.35
    free = 1.0 - 0.75 * may_hold(s, seat, target, CONTESSA) - 0.15
    return (INFLUENCE + 0.2 * threat(s, target)) * max(0.1, free) - 1.2


def decides(s: CoupState, seat: Seat, target: Seat) -> float:
    """The game is won when the last rival loses the last influence."""
    return GAME if len(s.others(seat)) == 1 and len(s.hands[target]) == 1 else 0.0


def saves(s: CoupState, seat: Seat, deed: Steal) -> bool:
    """Whether it leaves the only rival without the coins for a Coup in the next turn."""
    coins = s.coins[deed.target]
    return len(s.others(seat)) == 1 and COUP_COST <= coins < COUP_COST + STEAL_GAIN


def best(s: CoupState, seat: Seat, options: list[Action], source: Source, width: float) -> Action:
    chosen, high = options[0], -1000.0
    for action in options:
        value = worth_of(s, seat, action) + noise(source, width)
        if value > high:
            chosen, high = action, value
    return chosen


def is_lie(s: CoupState, seat: Seat, action: Action) -> bool:
    if not isinstance(action, Deed):
        return False
    character = action.claim()
    return character != NO_CLAIM and character not in s.hands[seat]
