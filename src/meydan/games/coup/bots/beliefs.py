"""What a seat of Coup makes of the others' behaviour: which hands would have claimed, blocked and shown as they did.

For each other seat it keeps, by hand, how likely a club player with that hand would have done all that was seen. Nobody
is quite a club player, so each answer counts with some doubt. A card that comes unseen may be any.
"""

from itertools import combinations_with_replacement
from typing import Final

from meydan.core import play
from meydan.core.chance import Quick
from meydan.core.contract import Action, Event, Seat, State
from meydan.core.mind import Memory
from meydan.games.coup import events as ev
from meydan.games.coup.actions import (
    ASSASSINATIONS,
    BLOCKS,
    CHALLENGE,
    COUPS,
    EXCHANGE,
    FOLD,
    FOREIGN_AID,
    INCOME,
    PASS,
    SHOW,
    STEALS,
    TAX,
    TURN_UPS,
    Character,
)
from meydan.games.coup.bots.club import club
from meydan.games.coup.bots.evaluation import hand_worth
from meydan.games.coup.facts import COPIES, KINDS
from meydan.games.coup.rules.counteractions import MayBlock
from meydan.games.coup.table import CoupState

Hand = tuple[Character, ...]

DOUBT: Final = 0.1
"""How much of every answer may follow no plan of the club's."""
TRIES: Final = 10
"""How often the club is asked what it would answer with a hand."""


def hands_of(count: int) -> list[Hand]:
    return [h for h in combinations_with_replacement(range(KINDS), count) if possible(h)]


def possible(hand: Hand) -> bool:
    for character in hand:
        if hand.count(character) > COPIES:
            return False
    return True


HANDS: Final[list[list[Hand]]] = [hands_of(count) for count in range(5)]


def without(hand: Hand, character: Character) -> Hand:
    left = list(hand)
    left.remove(character)
    return tuple(left)


def joined(hand: Hand, other: Hand) -> Hand:
    return tuple(sorted(hand + other))


class Beliefs(Memory):
    def __init__(self, me: Seat) -> None:
        self.me = me
        self.fits: dict[Seat, dict[Hand, float]] = {}
        """For each other seat, how well each hand fits what it did; a seat that did nothing yet is not there."""
        self.source = Quick(7)

    def fit(self, world: State) -> float:
        assert isinstance(world, CoupState)
        fit = 1.0
        for seat, fits in self.fits.items():
            fit *= fits.get(world.hands[seat], 1.0)
        return fit

    def notice(self, before: State, events: list[Event]) -> None:
        assert isinstance(before, CoupState)
        ask = before.asking
        if ask is not None and ask.chance is None:
            for seat in ask.seats:
                if seat != self.me:
                    action = answered(before, seat, len(ask.seats), events)
                    if action is not None:
                        self.weigh(before, seat, action)
        for event in events:
            self.follow(before, event)

    # What an answer says of the hand

    def weigh(self, before: CoupState, seat: Seat, action: Action) -> None:
        """CP-032 What somebody does, and what somebody lets pass, speaks for some hands and against others."""
        count = len(before.hands[seat])
        if not 0 < count <= 2:
            return
        fits = self.fits.get(seat)
        if fits is None:
            fits = self.fits[seat] = dict.fromkeys(HANDS[count], 1.0)
        for hand in HANDS[count]:
            fits[hand] = fits.get(hand, 1.0) * self.chance_of(before, seat, hand, action)
        scaled(fits)

    def chance_of(self, before: CoupState, seat: Seat, hand: Hand, action: Action) -> float:
        """How likely this hand answers so."""
        world = play.copy(before)
        assert isinstance(world, CoupState)
        world.hands[seat] = hand
        ask = world.agenda[-1].ask(world)
        assert ask is not None
        options = ask.options_of(seat)
        if action not in options:
            return 0.02
        if len(options) == 1:
            return 1.0
        alike = 0
        for _ in range(TRIES):
            if club(world, seat, options, self.source) is action:
                alike += 1
        return DOUBT / len(options) + (1.0 - DOUBT) * alike / TRIES

    # What happens to the hand

    def follow(self, before: CoupState, event: Event) -> None:
        """Cards that are opened, put back and drawn."""
        if isinstance(event, (ev.TurnedUp, ev.Showed)):
            self.lose(event.seat, event.character)
        elif isinstance(event, ev.Replaced):
            self.draw(event.seat, 1)
        elif isinstance(event, ev.Drew):
            self.draw(event.seat, 2)
        elif isinstance(event, ev.Returned):
            self.put_back(event.seat, event.count)

    def lose(self, seat: Seat, character: Character) -> None:
        if seat in self.fits:
            left = {without(h, character): fit for h, fit in self.fits[seat].items() if character in h}
            self.fits[seat] = left

    def draw(self, seat: Seat, count: int) -> None:
        """CP-075, CP-053 Whatever came is as likely as its number says; what was there is as likely as before."""
        if seat not in self.fits:
            return
        fits = self.fits[seat]
        held = 0
        for hand in fits:
            held = len(hand)
        grown: dict[Hand, float] = {}
        for hand in HANDS[held + count]:
            total, ways = 0.0, 0
            for drawn in HANDS[count]:
                rest = remaining(hand, drawn)
                if rest is not None:
                    total += fits.get(rest, 0.0)
                    ways += 1
            grown[hand] = total / ways if ways else 0.0
        self.fits[seat] = scaled(grown)

    def put_back(self, seat: Seat, count: int) -> None:
        """CP-053 Of what there was, the better cards are likelier to have been kept."""
        if seat not in self.fits:
            return
        fits = self.fits[seat]
        held = 0
        for hand in fits:
            held = len(hand) - count
        kept: dict[Hand, float] = {}
        for hand in HANDS[held]:
            total = 0.0
            for back in HANDS[count]:
                total += fits.get(joined(hand, back), 0.0) * preferred(hand, back)
            kept[hand] = total
        self.fits[seat] = scaled(kept)


def remaining(hand: Hand, drawn: Hand) -> Hand | None:
    left = list(hand)
    for character in drawn:
        if character not in left:
            return None
        left.remove(character)
    return tuple(left)


def preferred(kept: Hand, back: Hand) -> float:
    """Whether these cards are the ones to keep of them all."""
    best = kept
    everything = joined(kept, back)
    for hand in HANDS[len(kept)]:
        if remaining(everything, hand) is not None and hand_worth(hand) > hand_worth(best):
            best = hand
    return 1.0 if hand_worth(best) - hand_worth(kept) < 0.9 else 0.15


def scaled(fits: dict[Hand, float]) -> dict[Hand, float]:
    """Only how they compare counts; the best is 1, and none is quite impossible."""
    high = max(fits.values(), default=0.0)
    for hand in fits:
        fits[hand] = max(0.001, fits[hand] / high) if high > 0.0 else 1.0
    return fits


def answered(before: CoupState, seat: Seat, asked: int, events: list[Event]) -> Action | None:
    """What this seat answered, as far as everybody could see it. Who passes beside one who did not is not known."""
    step = before.agenda[-1]
    for event in events:
        action = told(event, seat)
        if action is not None:
            return action
        if asked > 1 and isinstance(event, (ev.Blocked, ev.Challenged)):
            return None
    return PASS if isinstance(step, MayBlock) else None


def told(event: Event, seat: Seat) -> Action | None:
    """The answer of this seat that the event tells."""
    if isinstance(event, ev.TookIncome):
        return INCOME if event.seat == seat else None
    if isinstance(event, ev.WantedForeignAid):
        return FOREIGN_AID if event.seat == seat else None
    if isinstance(event, ev.ClaimedTax):
        return TAX if event.seat == seat else None
    if isinstance(event, ev.ClaimedExchange):
        return EXCHANGE if event.seat == seat else None
    if isinstance(event, ev.ClaimedSteal):
        return STEALS[event.target] if event.seat == seat else None
    if isinstance(event, ev.ClaimedAssassination):
        return ASSASSINATIONS[event.target] if event.seat == seat else None
    if isinstance(event, ev.LaunchedCoup):
        return COUPS[event.target] if event.seat == seat else None
    if isinstance(event, ev.Blocked):
        return BLOCKS[event.character] if event.seat == seat else None
    if isinstance(event, ev.Challenged):
        return CHALLENGE if event.seat == seat else None
    if isinstance(event, ev.Showed):
        return SHOW if event.seat == seat else None
    if isinstance(event, ev.Folded):
        return FOLD if event.seat == seat else None
    if isinstance(event, ev.TurnedUp):
        return TURN_UPS[event.character] if event.seat == seat else None
    return None
