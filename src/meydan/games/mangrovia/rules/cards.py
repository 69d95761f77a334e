"""Cards: the open rows, the piles, and what becomes of played cards."""

from typing import ClassVar

from meydan.core.chance import Draw
from meydan.core.contract import Action, Ask, Fell, Outcome, Refusal, Seat, Step, ask_chance
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.actions import DRAW_FROM, TAKE, Card, Deck, DrawFrom, Take, Task
from meydan.games.mangrovia.facts import (
    DECKS,
    DRAW_CLOSED,
    DRAW_OPEN,
    FIRST_START,
    LANDSCAPE_CARDS,
    ROW,
    START_LANDS,
    VALUE_CARDS,
    VALUE_OF,
)
from meydan.games.mangrovia.rules.parts import Several
from meydan.games.mangrovia.table import OPEN, MangroviaState, changed, deck_of, holds, kind_of


class TakeOpen(Several):
    """MG-066 Take open cards, MG-091 each of whichever kind one likes; MG-090 only what lies there, MG-095 skipped
    when none is left."""

    rules: ClassVar[tuple[str, ...]] = ("MG-091", "MG-092", "MG-062")

    def what(self) -> Task:
        return DRAW_OPEN

    def possible(self, s: MangroviaState) -> bool:
        return open_cards(s) > 0

    def offers(self, s: MangroviaState) -> list[Action]:
        found: list[Action] = []
        for row in s.rows:
            last = -1
            for card in row:
                if card != last:
                    found.append(TAKE[card])
                    last = card
        return found

    def about(self, s: MangroviaState) -> dict[str, object]:
        """MG-095 No more than there are."""
        return {"me": self.me, "jetty": self.jetty, "left": min(self.left, open_cards(s))}

    def objection(self, s: MangroviaState, action: Action) -> Refusal | None:
        assert isinstance(action, Take)
        if action.card in s.rows[deck_of(action.card)]:
            return None
        return Refusal("not-open", ("MG-090", "MG-094"), {"card": action.card})

    def worth(self, s: MangroviaState, action: Action) -> Outcome:
        """MG-110 A value card pays, MG-112 a landscape card allows to build where MG-080 a bird marks its landscape."""
        assert isinstance(action, Take)
        card = action.card
        if deck_of(card) == VALUE_CARDS:
            return Outcome("take-value", {"value": VALUE_OF[card], "total": value_total(s, self.me) + VALUE_OF[card]})
        kind = kind_of(card)
        return Outcome("take-landscape", {"marked": kind in s.birds, "count": s.land_counts(self.me)[kind] + 1})

    def begin(self, s: MangroviaState, action: Action) -> None:
        """MG-094 The card is not replaced before the next round is prepared."""
        assert isinstance(action, Take)
        card = action.card
        deck = deck_of(card)
        row = s.rows[deck]
        at = row.index(card)
        s.rows[deck] = row[:at] + row[at + 1 :]
        s.put_card(self.me, card, OPEN)
        s.emit(ev.TookOpen(self.me, card))
        if self.left > 1:
            s.do(TakeOpen(self.me, self.jetty, self.left - 1))


class DrawClosed(Several):
    """MG-069 Draw cards from the piles, one by one: MG-093 the first is seen before the second is chosen."""

    rules: ClassVar[tuple[str, ...]] = ("MG-091", "MG-092", "MG-093", "MG-062")

    def what(self) -> Task:
        return DRAW_CLOSED

    def possible(self, s: MangroviaState) -> bool:
        return can_draw(s, VALUE_CARDS) or can_draw(s, LANDSCAPE_CARDS)

    def offers(self, s: MangroviaState) -> list[Action]:
        return [DRAW_FROM[deck] for deck in range(len(DECKS)) if can_draw(s, deck)]

    def about(self, s: MangroviaState) -> dict[str, object]:
        """MG-096 No more than there are."""
        there = sum([sum(bag) for bag in s.piles + s.played])
        return {"me": self.me, "jetty": self.jetty, "left": min(self.left, there)}

    def objection(self, s: MangroviaState, action: Action) -> Refusal | None:
        assert isinstance(action, DrawFrom)
        return None if can_draw(s, action.deck) else Refusal("pile-empty", ("MG-096",), {"deck": action.deck})

    def examples(self, s: MangroviaState) -> list[Action]:
        return DRAW_FROM[:1]

    def worth(self, s: MangroviaState, action: Action) -> Outcome:
        assert isinstance(action, DrawFrom)
        return Outcome("draw-from", {"deck": action.deck, "count": sum(s.piles[action.deck])})

    def begin(self, s: MangroviaState, action: Action) -> None:
        assert isinstance(action, DrawFrom)
        if self.left > 1:
            s.do(DrawClosed(self.me, self.jetty, self.left - 1))
        refresh(s, action.deck)
        s.do(DealCard(self.me, action.deck))


def value_total(s: MangroviaState, seat: Seat) -> int:
    """What all value cards in a hand pay together."""
    counts = s.value_counts(seat)
    return sum([value * counts[value] for value in range(len(counts))])


def open_cards(s: MangroviaState) -> int:
    """How many cards lie in the open rows."""
    return len(s.rows[VALUE_CARDS]) + len(s.rows[LANDSCAPE_CARDS])


def can_draw(s: MangroviaState, deck: Deck) -> bool:
    """MG-096 From the pile, or from the discard pile that becomes a new one."""
    return holds(s.piles[deck]) or holds(s.played[deck])


def refresh(s: MangroviaState, deck: Deck) -> None:
    """MG-096 An empty pile is made anew of the discard pile of its kind, when a card of it is wanted."""
    if holds(s.piles[deck]):
        return
    count = sum(s.played[deck])
    s.piles[deck] = s.played[deck]
    s.played[deck] = (0,) * len(s.played[deck])
    s.shuffles[deck] += 1
    s.emit(ev.Reshuffled(deck, count))


class DealCard(Step[MangroviaState, Fell]):
    """MG-064 A card from the pile; MG-099 only its owner sees its face."""

    rules: ClassVar[tuple[str, ...]] = ("MG-090", "MG-099")

    def __init__(self, seat: Seat, deck: Deck) -> None:
        self.seat = seat
        self.deck = deck

    def ask(self, s: MangroviaState) -> Ask | None:
        return ask_chance(Draw(s.piles[self.deck], 1))

    def answer(self, s: MangroviaState, seat: Seat, action: Fell) -> None:
        card = s.draw_card(self.deck, action.values[0])
        s.put_card(self.seat, card, s.shuffles[self.deck])
        s.emit(ev.Drew(self.seat, self.deck, (card,)))


class DealLandscapes(Step[MangroviaState, Fell]):
    """MG-025 Everybody begins with two landscape cards, face down."""

    rules: ClassVar[tuple[str, ...]] = ("MG-025",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: MangroviaState) -> Ask | None:
        return ask_chance(Draw(s.piles[LANDSCAPE_CARDS], START_LANDS))

    def answer(self, s: MangroviaState, seat: Seat, action: Fell) -> None:
        cards = tuple([s.draw_card(LANDSCAPE_CARDS, kind) for kind in action.values])
        for card in cards:
            s.put_card(self.seat, card, s.shuffles[LANDSCAPE_CARDS])
        s.emit(ev.Dealt(self.seat, len(cards), cards))


class FillRow(Step[MangroviaState, Fell]):
    """MG-134 Open rows are filled to four value and three landscape cards, MG-024 as at the start; MG-135 cards left
    over stay."""

    rules: ClassVar[tuple[str, ...]] = ("MG-024", "MG-025", "MG-134")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def ask(self, s: MangroviaState) -> Ask | None:
        there = sum(s.piles[self.deck])
        missing = ROW[self.deck] - len(s.rows[self.deck])
        return ask_chance(Draw(s.piles[self.deck], min(missing, there))) if missing > 0 and there > 0 else None

    def run(self, s: MangroviaState) -> None:
        if len(s.rows[self.deck]) < ROW[self.deck] and can_draw(s, self.deck):
            refresh(s, self.deck)
            s.do(self)

    def answer(self, s: MangroviaState, seat: Seat, action: Fell) -> None:
        deck = self.deck
        cards = tuple([s.draw_card(deck, kind) for kind in action.values])
        s.rows[deck] = tuple(sorted(s.rows[deck] + cards))
        s.emit(ev.TurnedUp(deck, cards))
        s.do(self)


def play_card(s: MangroviaState, seat: Seat, card: Card) -> None:
    """MG-126 A paid card goes to the discard pile of its kind; MG-097 a start card leaves the game,
    MG-098 so that no shuffling brings it back.

    Of equal cards the one longest known goes first, and all can tell its age: so the older ones that stay are none
    of this face.
    """
    hand, ages = s.hands[seat], s.ages[seat]
    at = hand.index(card)
    age = ages[at]
    s.hands[seat] = hand[:at] + hand[at + 1 :]
    s.ages[seat] = ages[:at] + ages[at + 1 :]
    if card >= FIRST_START:
        s.start_box += 1
        return
    deck = deck_of(card)
    s.played[deck] = changed(s.played[deck], kind_of(card), 1)
    for i in range(at):
        fact = (seat, ages[i], card)
        if 0 < ages[i] < age and deck_of(hand[i]) == deck and fact not in s.not_cards:
            s.not_cards.append(fact)
    if s.not_cards:
        s.not_cards = [known for known in s.not_cards if concerns(s, known)]


def concerns(s: MangroviaState, fact: tuple[int, int, int]) -> bool:
    """Whether the hand still holds cards that this speaks of."""
    seat, age, face = fact
    hand, ages = s.hands[seat], s.ages[seat]
    for i in range(len(hand)):
        if ages[i] == age and deck_of(hand[i]) == deck_of(face):
            return True
    return False
