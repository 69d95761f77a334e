"""What each seat knows of hidden cards and amulets, and dealing anew what it does not.

A card or amulet in hand has an age that all know. Things of one age came from one pile or bag, and what that held is
known; so hidden things are exchanged only with others of their age, those of the present pile or bag with what is
still in it. Two more things are known: that older things of a hand are not of a face that was paid with a younger
one, and, to who put an amulet back, that nobody had drawn it before.
"""

from typing import Final

from meydan.core.chance import Source
from meydan.core.contract import Seat
from meydan.games.mangrovia.actions import TILE_GIFT, Deck, Gift, Space
from meydan.games.mangrovia.facts import BY_AMULETS, FACES, LANDSCAPE_CARDS, VALUE_CARDS
from meydan.games.mangrovia.rules.paying import ChooseCount, ChoosePayment, payments
from meydan.games.mangrovia.table import OPEN, MangroviaState, deck_of, face_of

TRIES: Final = 60
"""Deals at random, before one is searched for."""


def imagine(s: MangroviaState, seat: Seat, source: Source) -> None:
    """Deal anew, in place, all that this seat cannot know (MG-099, MG-108). Reads nothing else."""
    CardDeal(s, seat, VALUE_CARDS).deal(source)
    CardDeal(s, seat, LANDSCAPE_CARDS).deal(source)
    AmuletDeal(s, seat).deal(source)
    s.returned = [known for known in s.returned if known[0] == seat]


class Deal:
    """Hidden slots, the pools they are filled from, and what is known of them."""

    def __init__(self, s: MangroviaState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.payer: Seat = -1
        """Who is about to pay: all know that they can."""
        self.space: Space = 0
        self.gifts: tuple[Gift, ...] = ()
        self.count = 0
        step = s.agenda[-1] if s.agenda else None
        if isinstance(step, (ChooseCount, ChoosePayment)) and step.me != seat:
            self.payer = step.me
            self.space = step.space
            self.gifts = step.gifts
            if isinstance(step, ChoosePayment):
                self.count = step.count
        self.seats: list[int] = []
        """By slot: whose it is, the payer's first."""
        self.slots: list[int] = []
        """By slot: its place in the hand, or -1 among the drawn amulets."""
        self.ages: list[int] = []
        self.pools: list[list[int]] = []
        """By epoch: how many of each face."""
        self.faces: list[int] = []
        """By slot: what it is dealt."""

    def others(self) -> list[Seat]:
        """The payer first."""
        found = [other for other in self.s.others(self.seat) if other != self.payer]
        return [self.payer, *found] if self.payer >= 0 else found

    def epoch(self, age: int) -> int:
        return age

    def possible(self, slot: int, face: int) -> bool:
        """Whether nothing known speaks against this face in this slot, given the slots dealt before it."""
        return True

    def can_pay(self) -> bool:
        """Whether the payer, dealt so, can pay as all know."""
        return True

    def write(self) -> None:
        """Put what was dealt into the hands."""

    def deal(self, source: Source) -> None:
        known = [pool.copy() for pool in self.pools]
        for _ in range(TRIES):
            if self.fill(source):
                self.write()
                return
            self.pools = [pool.copy() for pool in known]
            self.faces = []
        if not self.search(source):
            raise RuntimeError("no deal fits what the seat has seen")
        self.write()

    def fill(self, source: Source) -> bool:
        """One deal at random; False when it cannot be."""
        for slot in range(len(self.slots)):
            pool = self.pools[self.epoch(self.ages[slot])]
            weights = [pool[face] if pool[face] and self.possible(slot, face) else 0 for face in range(len(pool))]
            left = sum(weights)
            if left == 0:
                return False
            k = source.below(left)
            face = 0
            while k >= weights[face]:
                k -= weights[face]
                face += 1
            pool[face] -= 1
            self.faces.append(face)
            if not self.payer_done(slot):
                return False
        return True

    def payer_done(self, slot: int) -> bool:
        """After the last slot of the payer: whether it can pay."""
        if self.seats[slot] != self.payer:
            return True
        last = slot + 1 == len(self.slots) or self.seats[slot + 1] != self.payer
        return not last or self.can_pay()

    def search(self, source: Source) -> bool:
        """The same with second thoughts: every deal is tried in the end."""
        slot = len(self.faces)
        if slot == len(self.slots):
            return True
        pool = self.pools[self.epoch(self.ages[slot])]
        faces = [face for face in range(len(pool)) if pool[face] and self.possible(slot, face)]
        while faces:
            face = faces.pop(source.below(len(faces)))
            pool[face] -= 1
            self.faces.append(face)
            if self.payer_done(slot) and self.search(source):
                return True
            self.faces.pop()
            pool[face] += 1
        return False

    def dealt_to(self, seat: Seat) -> list[int]:
        return [self.faces[i] for i in range(len(self.faces)) if self.seats[i] == seat]


class CardDeal(Deal):
    """The cards of one deck: in other hands and in the pile."""

    def __init__(self, s: MangroviaState, seat: Seat, deck: Deck) -> None:
        super().__init__(s, seat)
        self.deck = deck
        self.pools = [[0] * FACES for _ in range(s.shuffles[deck] + 1)]
        for other in self.others():
            hand, ages = s.hands[other], s.ages[other]
            for i in range(len(hand)):
                if ages[i] > OPEN and deck_of(hand[i]) == deck:
                    self.seats.append(other)
                    self.slots.append(i)
                    self.ages.append(ages[i])
                    self.pools[ages[i]][hand[i]] += 1
        pile, last = s.piles[deck], self.pools[-1]
        for kind in range(len(pile)):
            last[face_of(deck, kind)] += pile[kind]

    def possible(self, slot: int, face: int) -> bool:
        return (self.seats[slot], self.ages[slot], face) not in self.s.not_cards

    def can_pay(self) -> bool:
        """MG-110 An exact payment, MG-112 and the landscape cards: who builds has them."""
        s, payer = self.s, self.payer
        if payer < 0 or (self.deck == VALUE_CARDS and BY_AMULETS[self.space]):
            return True
        hand = s.hands[payer]
        self.write_hand(payer)
        if self.deck == VALUE_CARDS:
            able = len(payments(s, payer, self.space, len(self.gifts), self.count)) > 0
        else:
            lands = s.land_counts(payer)
            able = True
            for gift in self.gifts:
                if gift != TILE_GIFT and lands[gift] < self.gifts.count(gift):
                    able = False
        s.hands[payer] = hand
        return able

    def write_hand(self, seat: Seat) -> None:
        """The hand with its hidden slots filled, equal ages in the order of their faces."""
        hand = list(self.s.hands[seat])
        mine = [i for i in range(len(self.faces)) if self.seats[i] == seat]
        for age in sorted({self.ages[i] for i in mine}):
            at = [i for i in mine if self.ages[i] == age]
            faces = sorted([self.faces[i] for i in at])
            for k in range(len(at)):
                hand[self.slots[at[k]]] = faces[k]
        self.s.hands[seat] = tuple(hand)

    def write(self) -> None:
        for other in self.others():
            self.write_hand(other)
        first = face_of(self.deck, 0)
        size = len(self.s.piles[self.deck])
        self.s.piles[self.deck] = tuple(self.pools[-1][first : first + size])


class AmuletDeal(Deal):
    """Amulets: those of the others, those another has drawn and not yet kept, and the bag."""

    def __init__(self, s: MangroviaState, seat: Seat) -> None:
        super().__init__(s, seat)
        self.pools = [[0] * len(s.bag) for _ in range(len(s.refills) + 1)]
        for other in self.others():
            held, ages = s.amulets[other], s.amulet_ages[other]
            for i in range(len(held)):
                if ages[i] > OPEN:
                    self.seats.append(other)
                    self.slots.append(i)
                    self.ages.append(ages[i])
                    self.pools[self.epoch(ages[i])][held[i]] += 1
        if s.drawer != seat:
            for value in s.drawn:
                self.seats.append(s.seats)
                self.slots.append(-1)
                self.ages.append(s.draws)
                self.pools[-1][value] += 1
        for value in range(len(s.bag)):
            self.pools[-1][value] += s.bag[value]

    def epoch(self, age: int) -> int:
        """How often the bag had been filled anew before this draw."""
        count = 0
        for draw in self.s.refills:
            if draw <= age:
                count += 1
        return count

    def possible(self, slot: int, face: int) -> bool:
        age = self.ages[slot]
        if (self.seats[slot], age, face) in self.s.not_amulets:
            return False
        for who, value, draw, room in self.s.returned:
            if who == self.seat and value == face and age < draw:
                got = 0
                for i in range(len(self.faces)):
                    if self.faces[i] == value and self.ages[i] < draw:
                        got += 1
                if got >= room:
                    return False
        return True

    def can_pay(self) -> bool:
        """MG-110 Who builds for amulets can pay exactly."""
        s, payer = self.s, self.payer
        if payer < 0 or not BY_AMULETS[self.space]:
            return True
        held = s.amulets[payer]
        self.write_amulets(payer)
        able = len(payments(s, payer, self.space, len(self.gifts), self.count)) > 0
        s.amulets[payer] = held
        return able

    def write_amulets(self, seat: Seat) -> None:
        held = list(self.s.amulets[seat])
        mine = [i for i in range(len(self.faces)) if self.seats[i] == seat]
        for age in sorted({self.ages[i] for i in mine}):
            at = [i for i in mine if self.ages[i] == age]
            values = sorted([self.faces[i] for i in at])
            for k in range(len(at)):
                held[self.slots[at[k]]] = values[k]
        self.s.amulets[seat] = tuple(held)

    def write(self) -> None:
        for other in self.others():
            self.write_amulets(other)
        drawn = self.dealt_to(self.s.seats)
        if drawn:
            self.s.drawn = tuple(sorted(drawn))
        self.s.bag = self.pools[-1]
