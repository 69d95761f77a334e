"""What each seat knows of the hidden cards (CP-087), and dealing anew what it does not.

A seat knows the cards it saw go into the Court: those shown in a challenge, and those it returned itself. Such
a card is now in the Court, or in the hand of somebody who has drawn since. So each sighting is kept with its
time, and each hidden card of a hand with the time it was drawn: a sighting may be in a hand only if that card was
drawn later. Nobody knows which of two hidden cards a player gave up, so the younger of the two times stays.
"""

from meydan.core.chance import Source, draw
from meydan.core.contract import Seat
from meydan.games.coup.actions import Character
from meydan.games.coup.facts import COPIES, KINDS
from meydan.games.coup.table import CoupState


def note(s: CoupState, seat: Seat, character: Character) -> None:
    """The seat saw this card go into the Court."""
    s.seen[seat] = (*s.seen[seat], (character, s.clock))


def forget(s: CoupState, seat: Seat, character: Character, before: int) -> None:
    """Such a card turned up elsewhere, so the youngest sighting that can have been it no longer holds."""
    sightings = s.seen[seat]
    for i in range(len(sightings) - 1, -1, -1):
        if sightings[i][0] == character and sightings[i][1] < before:
            s.seen[seat] = sightings[:i] + sightings[i + 1 :]
            return


def draw_from_court(s: CoupState, seat: Seat, cards: tuple[Character, ...]) -> None:
    """Chance has drawn these cards for a seat; only that seat sees them."""
    s.clock += 1
    for character in cards:
        s.court[character] -= 1
        forget(s, seat, character, s.clock)
    s.drawn[seat] = s.drawn[seat] + (s.clock,) * len(cards)
    s.pick_up(seat, cards)


def open_card(s: CoupState, seat: Seat, character: Character) -> None:
    """A hidden card of this seat was turned over for all to see, and leaves the hand."""
    s.give_up(seat, character)
    times = s.drawn[seat]
    youngest = times[-1]
    s.drawn[seat] = times[1:]
    for other in range(len(s.hands)):
        if other != seat:
            forget(s, other, character, youngest)


def return_shown(s: CoupState, seat: Seat, character: Character) -> None:
    """A shown card goes back to the Court before everybody's eyes."""
    open_card(s, seat, character)
    s.court[character] += 1
    for other in range(len(s.hands)):
        note(s, other, character)


def return_unseen(s: CoupState, seat: Seat, cards: tuple[Character, ...]) -> None:
    """An exchange: these cards go back, and only their owner knows which. Any hidden card may now be a new one."""
    for character in cards:
        s.give_up(seat, character)
        s.court[character] += 1
        note(s, seat, character)
    s.drawn[seat] = (s.clock,) * len(s.hands[seat])


def imagine(s: CoupState, seat: Seat, source: Source) -> None:
    """Deal anew, in place, all that this seat cannot know. Reads nothing else; others forget what only they saw."""
    pool = [COPIES] * KINDS
    for cards in (s.hands[seat], s.removed[seat], *s.up):
        for character in cards:
            pool[character] -= 1
    sightings = s.seen[seat]
    for other in range(len(s.hands)):
        if other != seat and s.removed[other]:
            imagine_removed(s, other, pool, sightings, source)
    for character, _ in sightings:
        pool[character] -= 1
    court, slots = place_sightings(s, seat, sightings, source)
    for other in range(len(s.hands)):
        if other != seat:
            known = slots[other]
            rest = draw(pool, len(s.hands[other]) - len(known), source)
            s.hands[other] = tuple(sorted((*known, *rest)))
            s.seen[other] = ()
    s.court = [court[k] + pool[k] for k in range(KINDS)]


def imagine_removed(
    s: CoupState, other: Seat, pool: list[int], sightings: tuple[tuple[Character, int], ...], source: Source
) -> None:
    """CP-105 The set of the other player: one unknown card of it was kept, the rest is out of the game."""
    if len(s.removed[other]) == KINDS:
        for k in range(KINDS):
            pool[k] -= 1
        return
    needed = [0] * KINDS
    for character, _ in sightings:
        needed[character] += 1
    possible = [
        kept for kept in range(KINDS) if all(pool[k] - (1 if k != kept else 0) >= needed[k] for k in range(KINDS))
    ]
    kept = possible[source.below(len(possible))]
    s.removed[other] = tuple([k for k in range(KINDS) if k != kept])
    for k in s.removed[other]:
        pool[k] -= 1


def place_sightings(
    s: CoupState, seat: Seat, sightings: tuple[tuple[Character, int], ...], source: Source
) -> tuple[list[int], list[list[Character]]]:
    """Put each seen card in the Court or in a card drawn since, the youngest sightings first: they have least room."""
    court = [0] * KINDS
    room = sum(s.court)
    slots: list[list[Character]] = [[] for _ in s.hands]
    free: list[tuple[Seat, int]] = [
        (other, time) for other in range(len(s.hands)) if other != seat for time in s.drawn[other]
    ]
    for i in range(len(sightings) - 1, -1, -1):
        character, time = sightings[i]
        hands = [slot for slot in free if slot[1] > time]
        k = source.below(room + len(hands))
        if k < room:
            court[character] += 1
            room -= 1
        else:
            slot = hands[k - room]
            free.remove(slot)
            slots[slot[0]].append(character)
    return court, slots
