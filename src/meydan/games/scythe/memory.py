"""What each seat knows of hidden cards, and dealing anew what it does not.

Hidden are the values of combat cards in other hands, the objectives of others and those nobody has, the factory
cards on the board from who has not looked, and the dials between choosing and revealing. A player robbed by Scout knows
that card in the robber's hand. Nobody counts cards through a reshuffle: see docs/decisions/007-scythe.md.
"""

from meydan.core.chance import Source, draw
from meydan.core.contract import Seat
from meydan.games.scythe.facts import CRIMEA, FACTORY_CARDS, KINDS, OBJECTIVES
from meydan.games.scythe.rules.combat import AddCards
from meydan.games.scythe.rules.stakes import most_dial
from meydan.games.scythe.table import ScytheState


def imagine(s: ScytheState, seat: Seat, source: Source) -> None:
    """Deal anew, in place, all that this seat cannot know (SC-036, SC-039, SC-157, SC-184). Reads nothing else."""
    imagine_hands(s, seat, source)
    imagine_objectives(s, seat, source)
    if not s.looked[seat]:
        imagine_factory(s, source)
    imagine_dials(s, seat, source)


def imagine_hands(s: ScytheState, seat: Seat, source: Source) -> None:
    """SC-036 Others hold as many cards as one sees, of whatever values are neither in one's hand nor discarded."""
    pool = s.deck.copy()
    sizes = [0] * s.seats
    thief = s.seat_of(CRIMEA)
    others = s.others(seat)
    for other in others:
        for kind in range(KINDS):
            sure = s.known_stolen(seat, kind) if other == thief else 0
            unsure = s.cards_of(other, kind) - sure
            pool[kind] += unsure
            sizes[other] += unsure
            s.add_card(other, kind, -unsure)
            s.know_stolen(other, kind, 0)
    for other in others:
        for kind in draw(pool, sizes[other], source):
            s.add_card(other, kind, 1)
    s.deck = pool


def imagine_objectives(s: ScytheState, seat: Seat, source: Source) -> None:
    """SC-039 Others may have any objective that is not one's own and has not been shown."""
    others = s.others(seat)
    bag = [0] * len(OBJECTIVES)
    for card in s.spare:
        bag[card] = 1
    for other in others:
        for card in (*s.objectives[other], *s.buried[other]):
            bag[card] = 1
    for other in others:
        s.objectives[other] = draw(bag, len(s.objectives[other]), source)
        s.buried[other] = draw(bag, len(s.buried[other]), source)
    s.spare = tuple([card for card in range(len(OBJECTIVES)) if bag[card]])


def imagine_factory(s: ScytheState, source: Source) -> None:
    """SC-184 Who has not looked knows only the factory cards that were taken."""
    bag = [0 if card in s.factory else 1 for card in range(len(FACTORY_CARDS))]
    s.offered = draw(bag, len(s.offered), source)


def imagine_dials(s: ScytheState, seat: Seat, source: Source) -> None:
    """SC-157 The other's dial may show any power it could."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, AddCards):
        for other in (step.me, step.other):
            if other != seat:
                s.dials[other] = source.below(most_dial(s, other) + 1)
