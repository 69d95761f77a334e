"""One game at the terminal: people are asked, bots answer, and everything is saved as it goes."""

import hashlib
import json
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from meydan.bots.match import choose, find_bot
from meydan.cli.common import game_name
from meydan.cli.draw import Drawing
from meydan.cli.saves import save
from meydan.cli.speech import YOU, print_file, print_line, result_sentence, rule_text
from meydan.core.chance import Seeded
from meydan.core.contract import Action, Seat
from meydan.core.errors import Illegal
from meydan.core.prompt import Prompt
from meydan.core.table import Table
from meydan.core.text import digits, isolated, name_of, say

REMEMBERED = 12
"""Events told again when a saved game goes on."""
IN_ONE_COLUMN = 15
COMMANDS = ("rules", "undo", "help", "quit")


class Left(Exception):
    """Somebody wants to go on another time."""


class Sitting:
    def __init__(self, t: Table, levels: Sequence[str], lang: str, place: Path, console: Console) -> None:
        self.t = t
        self.levels = levels
        self.lang = lang
        self.place = place
        self.console = console
        self.people = [seat for seat, level in enumerate(levels) if level == YOU]
        self.bots = {seat: find_bot(t.game, level) for seat, level in enumerate(levels) if level != YOU}
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None
        """Who may look at the screen now."""
        self.told = dict.fromkeys(self.people, 0)
        """How many events each person has read."""
        self.luck = json.dumps(t.record()["chance"])
        self.keys = {key: command for command in COMMANDS for key in self.say(f"keys-{command}").split()}

    def go_on(self) -> None:
        """This game was saved and is taken up again: the last events are enough to remember it by."""
        self.told = dict.fromkeys(self.people, max(0, len(self.t.history) - REMEMBERED))
        self.print(self.say("play-resumed"))

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
            self.print("")
            print_file(self.console, self.lang, "play-left", self.place)
            return False
        self.tell_end()
        return True

    def asked_people(self) -> list[Seat]:
        return [seat for seat in self.t.waiting if seat in self.people]

    def save(self) -> None:
        save(self.t, self.levels, self.place)

    # people

    def ask(self, seat: Seat) -> None:
        """Put the question to a person until the table has an answer, or one was taken back."""
        if not self.hand_over(seat):
            return
        self.show(seat)
        options = self.t.asks_of(seat)
        while True:
            typed = self.read(self.say("play-ask", count=len(options)))
            command = self.keys.get(typed.lower())
            if command == "undo":
                if self.undo(seat):
                    return
            elif command is not None:
                self.obey(command, seat)
            elif typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(options):
                self.t.play(seat, options[int(typed) - 1])
                return
            else:
                self.print(self.say("play-unclear", count=len(options)))

    def read(self, question: str) -> str:
        print_line(self.console, question, "bold", end=" ")
        typed = input().strip()
        if not sys.stdin.isatty():
            self.print(typed)
        return typed

    def obey(self, command: str, seat: Seat) -> None:
        if command == "quit":
            raise Left
        if command == "help":
            self.print(self.say("play-help"))
            return
        prompt = self.t.prompt(seat)
        rules = prompt.rules if prompt is not None else ()
        for id in rules:
            self.print(f"{isolated(id)}  {rule_text(self.t.game, id, self.lang)}")
        if not rules:
            self.print(self.say("play-no-rules"))

    def undo(self, seat: Seat) -> bool:
        """Take back the last answer given at this terminal, of this person or another."""
        refused: Illegal | None = None
        for person in [seat, *[other for other in self.people if other != seat]]:
            try:
                self.t.undo(person)
                return True
            except Illegal as fault:
                refused = refused or fault
        self.print(self.t.text(refused, self.lang, seat))
        return False

    def hand_over(self, seat: Seat) -> bool:
        """Hide the screen until the next person has the device. False when an answer was taken back instead."""
        if seat == self.holder:
            return True
        self.console.clear()
        command = self.keys.get(self.read(self.say("play-hand-over", name=self.name(seat))).lower())
        if command == "undo" and self.undo(seat):
            self.holder = None
            return False
        if command == "quit":
            raise Left
        self.console.clear()
        self.holder = seat
        return True

    # bots

    def let_bots_answer(self) -> None:
        """Until a person is asked again. A bot's luck follows from the table's, so a saved game goes on the same."""
        t = self.t
        with self.thinking():
            while t.asked and not self.asked_people():
                for seat in t.waiting:
                    source = Seeded(number_from(f"{self.luck} {seat} {len(t.log)}"))
                    t.play(seat, choose(t.game, self.bots[seat], t.state, seat, source))

    def thinking(self) -> AbstractContextManager[object]:
        return self.console.status(self.say("bot-thinking")) if self.console.is_terminal else nullcontext()

    # the screen

    def show(self, seat: Seat) -> None:
        """The table, what has happened, the question and its answers."""
        self.console.rule(Text(game_name(self.t.game, self.lang)))
        self.console.print(Drawing(self.t, self.lang, seat).whole())
        self.tell(seat)
        prompt = self.t.prompt(seat)
        if isinstance(prompt, Prompt):
            print_line(self.console, self.t.text(prompt, self.lang, seat), "bold")
        self.list_options(self.t.asks_of(seat), seat)

    def list_options(self, options: list[Action], seat: Seat) -> None:
        width = len(str(len(options)))
        lines = [
            f"{isolated(digits(f'{number:{width}}', self.lang))}  {self.t.text(option, self.lang, seat)}"
            for number, option in enumerate(options, 1)
        ]
        if len(lines) > IN_ONE_COLUMN and self.console.is_terminal:
            texts = [Text(isolated(line)) for line in lines]
            self.console.print(Columns(texts, column_first=True, padding=(0, 3), right_to_left=self.lang == "fa"))
        else:
            for line in lines:
                self.print(line)

    def tell(self, seat: Seat) -> None:
        """What has happened since this person last looked."""
        for event in self.t.events(seat, self.told[seat]):
            self.print("  " + self.t.text(event, self.lang, seat))
        self.told[seat] = len(self.t.history)

    def tell_end(self) -> None:
        """The last events, the table as it stands, and who won."""
        reader = self.people[0] if len(self.people) == 1 else None
        for event in self.t.events(reader, min(self.told.values())):
            self.print("  " + self.t.text(event, self.lang, reader))
        drawing = Drawing(self.t, self.lang, reader)
        self.console.print(drawing.whole())
        self.console.print(drawing.standings())
        print_line(self.console, result_sentence(self.t, self.lang, reader), "bold")

    def print(self, text: str) -> None:
        print_line(self.console, text)

    def say(self, key: str, **figures: object) -> str:
        return say(None, self.lang, key, figures)

    def name(self, seat: Seat) -> str:
        return name_of(self.t.game, seat, self.lang, self.t.names)


def number_from(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
