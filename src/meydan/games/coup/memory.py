"""What each seat knows of the hidden cards (CP-087), and dealing anew what it does not.

The state keeps the traffic of cards: who drew how many, which card was shown and put back, which was turned up, what
was returned unseen. Out of it follows what one seat knows. It saw certain cards go into the Court; each is now there or
in a hand that has drawn since. And of two hidden cards nobody knows which one their owner gave up, unless both
came at the same time: so a seat may hold several accounts of what happened, and imagines one of them.
"""

from typing import Final

from meydan.core.chance import Source, draw
from meydan.core.contract import Seat
from meydan.games.coup.actions import Character
from meydan.games.coup.facts import COPIES, KINDS
from meydan.games.coup.table import CoupState

OPEN: Final = ("lost", "showed")
"""The traffic that all see."""

# Moving hidden cards, and keeping the traffic


def keep_from_set(s: CoupState, seat: Seat, character: Character) -> None:
    """CP-102 One card of the own set is kept; the other four leave the game, seen by their owner alone (CP-105)."""
    s.pick_up(seat, (character,))
    s.removed[seat] = tuple([k for k in range(KINDS) if k != character])
    s.traffic.append(("kept", seat, 1, ()))


def draw_from_court(s: CoupState, seat: Seat, cards: tuple[Character, ...]) -> None:
    """Chance has drawn these cards for a seat; only that seat sees them."""
    for character in cards:
        s.court[character] -= 1
    s.pick_up(seat, cards)
    s.traffic.append(("drew", seat, len(cards), cards))


def last_drawn(s: CoupState) -> tuple[Character, ...]:
    """The cards that came from the Court last."""
    _, _, _, cards = s.traffic[-1]
    return cards


def turn_up(s: CoupState, seat: Seat, character: Character) -> None:
    """CP-023 A lost card lies open before its owner for the rest of the game."""
    s.give_up(seat, character)
    s.up[seat] = (*s.up[seat], character)
    s.traffic.append(("lost", seat, 1, (character,)))


def return_shown(s: CoupState, seat: Seat, character: Character) -> None:
    """CP-075 A shown card goes back to the Court before everybody's eyes."""
    s.give_up(seat, character)
    s.court[character] += 1
    s.traffic.append(("showed", seat, 1, (character,)))


def return_unseen(s: CoupState, seat: Seat, cards: tuple[Character, ...]) -> None:
    """CP-055 These cards are shuffled into the Court, and only their owner knows which they are."""
    for character in cards:
        s.give_up(seat, character)
        s.court[character] += 1
    s.traffic.append(("returned", seat, len(cards), cards))


# What a seat makes of it


class Account:
    """One way it can have been: the cards seen to go into the Court, and when each hidden card was drawn."""

    def __init__(self, sightings: list[tuple[Character, int]], drawn: list[list[int]]) -> None:
        self.sightings = sightings
        """In the order they went in, each with its time."""
        self.drawn = drawn
        """By seat, sorted. A sighting can be in a hand only as a card that was drawn later."""

    def forget(self, character: Character, before: int) -> None:
        """Such a card turned up elsewhere: the youngest sighting that can have been it no longer holds."""
        for i in range(len(self.sightings) - 1, -1, -1):
            if self.sightings[i][0] == character and self.sightings[i][1] < before:
                del self.sightings[i]
                return

    def opened(self, seat: Seat, character: Character, which: int) -> "Account":
        """What follows if the card another seat opened was this one of its hidden cards."""
        told = Account(self.sightings.copy(), [times.copy() for times in self.drawn])
        told.forget(character, told.drawn[seat].pop(which))
        return told


def accounts(s: CoupState, me: Seat) -> list[Account]:
    """Every account of the traffic that this seat can give. In the draft, the third set is known to be one of each."""
    third_set: list[tuple[Character, int]] = [(k, 0) for k in range(KINDS)] if s.house.draft else []
    found = [Account(third_set, [[] for _ in s.hands])]
    for clock in range(1, len(s.traffic) + 1):
        what, seat, count, cards = s.traffic[clock - 1]
        if what in OPEN:
            found = [told for account in found for told in openings(account, me, seat, cards[0])]
        for account in found:
            times = account.drawn[seat]
            if what == "kept":
                times.append(0)
            elif what == "drew":
                times.extend([clock] * count)
            elif what == "returned":
                account.drawn[seat] = [times[-1]] * (len(times) - count)
            if what == "showed" or (what == "returned" and seat == me):
                account.sightings.extend([(character, clock) for character in cards])
            elif what == "drew" and seat == me:
                for character in cards:
                    account.forget(character, clock)
    return found


def openings(account: Account, me: Seat, seat: Seat, character: Character) -> list[Account]:
    """Which hidden card was opened: two accounts, if such a card went into the Court between their times."""
    times = account.drawn[seat]
    if seat == me:
        times.pop()
        return [account]
    for kind, time in account.sightings:
        if kind == character and times[0] <= time < times[-1]:
            return [account.opened(seat, character, 0), account.opened(seat, character, -1)]
    return [account.opened(seat, character, 0)]


# Dealing anew


def imagine(s: CoupState, me: Seat, source: Source) -> None:
    """Deal anew, in place, all that this seat cannot know. Reads nothing else; others forget what only they saw."""
    pool = [COPIES] * KINDS
    for cards in (s.hands[me], s.removed[me], *s.up):
        for character in cards:
            pool[character] -= 1
    possible = [account for account in accounts(s, me) if can_be(s, me, account, pool)]
    account = possible[source.below(len(possible))]
    for other in range(len(s.hands)):
        if other != me and s.removed[other]:
            imagine_removed(s, other, pool, account, source)
    for character, _ in account.sightings:
        pool[character] -= 1
    court, hands = place_sightings(s, me, account, source)
    for other in range(len(s.hands)):
        if other != me:
            rest = draw(pool, len(s.hands[other]) - len(hands[other]), source)
            s.hands[other] = tuple(sorted((*hands[other], *rest)))
    s.court = [court[k] + pool[k] for k in range(KINDS)]
    s.traffic = [
        (what, seat, count, cards if seat == me or what in OPEN else ()) for what, seat, count, cards in s.traffic
    ]


def can_be(s: CoupState, me: Seat, account: Account, pool: list[int]) -> bool:
    """Whether there are cards and places enough for all that this account has seen."""
    needed = [0] * KINDS
    for character, _ in account.sightings:
        needed[character] += 1
    for k in range(KINDS):
        if needed[k] > pool[k]:
            return False
    for other in range(len(s.hands)):
        if other != me and len(s.removed[other]) == KINDS - 1 and not possible_keeps(pool, needed):
            return False
    room = sum(s.court)
    for i in range(len(account.sightings)):
        time = account.sightings[i][1]
        if len(account.sightings) - i > room + len(later_cards(s, me, account, time)):
            return False
    return True


def later_cards(s: CoupState, me: Seat, account: Account, time: int) -> list[tuple[Seat, int]]:
    """The hidden cards of others that were drawn after this time."""
    others = [other for other in range(len(s.hands)) if other != me]
    return [(other, drawn) for other in others for drawn in account.drawn[other] if drawn > time]


def possible_keeps(pool: list[int], needed: list[int]) -> list[Character]:
    """CP-102 The cards the other player can have kept: the other four of that set must be somewhere else."""
    return [
        kept for kept in range(KINDS) if all([pool[k] - (1 if k != kept else 0) >= needed[k] for k in range(KINDS)])
    ]


def imagine_removed(s: CoupState, other: Seat, pool: list[int], account: Account, source: Source) -> None:
    """CP-105 Of the other player's set one unknown card was kept; the rest is out of the game."""
    kept = -1
    if len(s.removed[other]) < KINDS:
        needed = [0] * KINDS
        for character, _ in account.sightings:
            needed[character] += 1
        possible = possible_keeps(pool, needed)
        kept = possible[source.below(len(possible))]
    s.removed[other] = tuple([k for k in range(KINDS) if k != kept])
    for k in s.removed[other]:
        pool[k] -= 1


def place_sightings(
    s: CoupState, me: Seat, account: Account, source: Source
) -> tuple[list[int], list[list[Character]]]:
    """Put each seen card in the Court or in a card drawn since, the youngest sightings first: they have least room."""
    court = [0] * KINDS
    room = sum(s.court)
    hands: list[list[Character]] = [[] for _ in s.hands]
    free = later_cards(s, me, account, -1)
    for i in range(len(account.sightings) - 1, -1, -1):
        character, time = account.sightings[i]
        cards = [card for card in free if card[1] > time]
        k = source.below(room + len(cards))
        if k < room:
            court[character] += 1
            room -= 1
        else:
            card = cards[k - room]
            free.remove(card)
            hands[card[0]].append(character)
    return court, hands
