"""What each seat knows of hidden cards and missions, and dealing anew what it does not.

A hidden card is in another hand, under a neutral piece or in the deck. When the spent cards become a new deck, all
know which they are; so each card keeps its epoch, and hidden cards are exchanged only with others of their epoch.
"""

from meydan.core.chance import Source
from meydan.core.contract import Seat
from meydan.games.risk.actions import Card
from meydan.games.risk.facts import MISSIONS, PLACES
from meydan.games.risk.rules.setup import in_play
from meydan.games.risk.table import RiskState


def imagine(s: RiskState, seat: Seat, source: Source) -> None:
    """Deal anew, in place, all that this seat cannot know (RK-132, RK-161, RK-185). Reads nothing else."""
    for epoch in range(max(s.epoch) + 1):
        imagine_cards(s, seat, epoch, source)
    if s.missions[seat] is not None:
        imagine_missions(s, seat, source)
    for card in range(PLACES):
        s.knows[card] &= 1 << seat


def imagine_cards(s: RiskState, seat: Seat, epoch: int, source: Source) -> None:
    """Shuffle the cards of one epoch over all the places where this seat has not seen them."""
    cards: list[Card] = []
    for zone in hidden_zones(s, seat):
        cards.extend([card for card in zone if s.epoch[card] == epoch and not s.knows_card(seat, card)])
    in_deck = [card for card in range(PLACES) if s.deck[card] and s.epoch[card] == epoch]
    pool = sorted(cards + in_deck)
    for i in range(len(pool) - 1, 0, -1):
        j = source.below(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = exchanged(s, seat, s.hands[other], epoch, pool)
    for army in range(len(s.under)):
        s.under[army] = exchanged(s, seat, s.under[army], epoch, pool)
    for card in in_deck:
        s.deck[card] = 0
    for card in pool:
        s.deck[card] = 1


def hidden_zones(s: RiskState, seat: Seat) -> list[tuple[Card, ...]]:
    return [*[s.hands[other] for other in range(s.seats) if other != seat], *s.under]


def exchanged(s: RiskState, seat: Seat, zone: tuple[Card, ...], epoch: int, pool: list[Card]) -> tuple[Card, ...]:
    """The zone with its unknown cards of this epoch replaced out of the pool."""
    kept = [card for card in zone if s.epoch[card] != epoch or s.knows_card(seat, card)]
    return tuple(sorted([*kept, *[pool.pop() for _ in range(len(zone) - len(kept))]]))


def imagine_missions(s: RiskState, seat: Seat, source: Source) -> None:
    """RK-161 Others may have any mission in play that is not the own one and that no turn of theirs has ruled out."""
    others = [other for other in range(s.seats) if other != seat and s.missions[other] is not None]
    for _ in range(10_000):
        free = [mission for mission in range(len(MISSIONS)) if in_play(s, mission) and mission != s.missions[seat]]
        dealt: list[int] = []
        for other in others:
            possible = [mission for mission in free if not s.is_ruled_out(other, mission)]
            if not possible:
                break
            mission = possible[source.below(len(possible))]
            free.remove(mission)
            dealt.append(mission)
        if len(dealt) == len(others):
            for other, mission in zip(others, dealt, strict=True):
                s.missions[other] = mission
            return
    raise RuntimeError("no deal of the missions fits what the seat has seen")
