"""One game at the terminal: people are asked, bots answer, and everything is saved as it goes."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from meydan.bots.player import Player, find_bot
from meydan.bots.recall import recall
from meydan.cli.saves import save
from meydan.cli.screen import Screen
from meydan.cli.speech import YOU, print_file
from meydan.core.chance import Seeded
from meydan.core.contract import Seat
from meydan.core.errors import Illegal
from meydan.core.table import Table

REMEMBERED = 12
"""Events told again when a saved game goes on."""


class Left(Exception):
    """Somebody wants to go on another time."""


class Sitting:
    def __init__(
        self, t: Table, levels: Sequence[str], lang: str, place: Path, console: Console, turns: bool = False
    ) -> None:
        self.t = t
        self.levels = levels
        self.place = place
        self.screen = Screen(t, lang, console, turns)
        self.people = [seat for seat, level in enumerate(levels) if level == YOU]
        self.bots = {seat: find_bot(t.game, level) for seat, level in enumerate(levels) if level != YOU}
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None
        """Who may look at the screen now."""
        self.told = dict.fromkeys(self.people, 0)
        """How many events each person has read."""
        self.luck = json.dumps(t.record()["chance"])

    def go_on(self) -> None:
        """This game was saved and is taken up again: the last events are enough to remember it by."""
        self.told = dict.fromkeys(self.people, max(0, len(self.t.history) - REMEMBERED))
        self.screen.say("play-resumed")

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves. Every answer is saved before the next question."""
        self.save()
        try:
            while self.t.asked:
                people = self.asked_people()
                if people:
                    self.ask(people[0])
                else:
                    self.let_bots_answer()
                self.save()
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.print("")
            print_file(self.screen.console, self.screen.lang, "play-left", self.place)
            return False
        alone = self.people[0] if len(self.people) == 1 else None
        self.screen.tell_end(alone, min(self.told.values()))
        return True

    def save(self) -> None:
        save(self.t, self.levels, self.place)

    def asked_people(self) -> list[Seat]:
        return [seat for seat in self.t.waiting if seat in self.people]

    def ask(self, seat: Seat) -> None:
        """Put the question to a person until the table has an answer, or one was taken back."""
        if not self.hand_over(seat):
            return
        self.screen.ask(seat, self.told[seat])
        self.told[seat] = len(self.t.history)
        options = self.t.asks_of(seat)
        while True:
            typed = self.screen.read("play-ask", count=len(options))
            if typed == "quit":
                raise Left
            if typed == "help":
                self.screen.say("play-help")
            elif typed == "table":
                self.screen.tell_table(seat)
            elif typed == "rules":
                self.screen.tell_rules(seat)
            elif typed == "undo":
                if self.undo(seat):
                    return
            elif typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(options):
                self.t.play(seat, options[int(typed) - 1])
                return
            elif not typed or typed.isdecimal() or not self.screen.tell_named(seat, typed):
                self.screen.say("play-unclear", count=len(options))

    def undo(self, seat: Seat) -> bool:
        """Take back the last answer given at this terminal, of this person or another."""
        refused: Illegal | None = None
        for person in [seat, *[other for other in self.people if other != seat]]:
            try:
                self.t.undo(person)
                return True
            except Illegal as fault:
                refused = refused or fault
        self.screen.print(self.t.text(refused, self.screen.lang, seat))
        return False

    def hand_over(self, seat: Seat) -> bool:
        """Hide the screen until the next person has the device. False when an answer was taken back instead."""
        if seat == self.holder:
            return True
        self.screen.hide()
        while (typed := self.screen.read("play-hand-over", name=self.screen.name(seat))) in ("undo", "quit"):
            if typed == "quit":
                raise Left
            if self.undo(seat):
                self.holder = None
                return False
        self.screen.hide()
        self.holder = seat
        return True

    def let_bots_answer(self) -> None:
        """Until a person is asked again. A bot's luck follows from the table's, so a saved game goes on the same."""
        t = self.t
        with self.screen.thinking():
            while t.asked and not self.asked_people():
                for seat in t.waiting:
                    source = Seeded(number_from(f"{self.luck} {seat} {len(t.log)}"))
                    player = Player(t.game, seat, self.bots[seat], source, steady=True)
                    if player.memory is not None:
                        recall(player, t.record())
                    t.play(seat, player.answer(t.state))


def number_from(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
