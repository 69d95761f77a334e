"""What a person sees and types at the terminal during a game."""

import sys
from contextlib import AbstractContextManager, nullcontext

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from meydan.cli.common import game_name
from meydan.cli.draw import Drawing
from meydan.cli.speech import print_line, result_sentence, rule_text
from meydan.core.contract import Action, Outcome, Seat
from meydan.core.table import Table
from meydan.core.text import digits, isolated, name_of, say

IN_ONE_COLUMN = 15
COMMANDS = ("rules", "undo", "help", "quit")


class Screen:
    def __init__(self, t: Table, lang: str, console: Console) -> None:
        self.t = t
        self.lang = lang
        self.console = console
        self.keys = {key: command for command in COMMANDS for key in self.words(f"keys-{command}").split()}

    def words(self, key: str, **figures: object) -> str:
        return say(None, self.lang, key, figures)

    def say(self, key: str, **figures: object) -> None:
        self.print(self.words(key, **figures))

    def print(self, text: str, style: str = "") -> None:
        print_line(self.console, text, style)

    def read(self, key: str, **figures: object) -> str:
        """What is typed in answer to a question; a command is given by its name, whatever it was typed as."""
        print_line(self.console, self.words(key, **figures), "bold", end=" ")
        typed = input().strip().lower()
        if not sys.stdin.isatty():
            self.print(typed)
        return self.keys.get(typed, typed)

    def ask(self, seat: Seat, since: int) -> None:
        """The table, what has happened, the question and its answers."""
        self.console.rule(Text(game_name(self.t.game, self.lang)))
        self.console.print(Drawing(self.t, self.lang, seat).whole())
        self.tell(seat, since)
        self.print(self.t.text(self.t.prompt(seat), self.lang, seat), "bold")
        self.list_options(seat)

    def list_options(self, seat: Seat) -> None:
        """The answers by their numbers, each with what it brings; and what cannot be answered now, with the reason."""
        offer = self.t.offer(seat)
        width = len(str(len(offer.options)))
        lines = [
            f"{isolated(digits(f'{number:{width}}', self.lang))}  {self.with_line(option, outcome, seat)}"
            for number, (option, outcome) in enumerate(zip(offer.options, offer.brings, strict=True), 1)
        ]
        if len(lines) > IN_ONE_COLUMN and self.console.is_terminal:
            texts = [Text(isolated(line)) for line in lines]
            self.console.print(Columns(texts, column_first=True, padding=(0, 3), right_to_left=self.lang == "fa"))
        else:
            for line in lines:
                self.print(line)
        for locked in offer.locked:
            self.print(f"{'–':>{width}}  {self.t.text(locked.reason, self.lang, seat, ids=False)}", "dim")

    def with_line(self, option: Action, outcome: Outcome, seat: Seat) -> str:
        """An answer and, after a dash, what it brings."""
        return f"{self.t.text(option, self.lang, seat)} – {self.t.text(outcome, self.lang, seat)}"

    def tell(self, seat: Seat | None, since: int) -> None:
        for event in self.t.events(seat, since):
            self.print("  " + self.t.text(event, self.lang, seat))

    def tell_rules(self, seat: Seat) -> None:
        """The rules that are in force at this question."""
        prompt = self.t.prompt(seat)
        rules = prompt.rules if prompt is not None else ()
        for id in rules:
            self.print(f"{isolated(id)}  {rule_text(self.t.game, id, self.lang)}")
        if not rules:
            self.say("play-no-rules")

    def tell_end(self, reader: Seat | None, since: int) -> None:
        """The last events, the table as it stands, and who won."""
        self.tell(reader, since)
        drawing = Drawing(self.t, self.lang, reader)
        self.console.print(drawing.whole())
        self.console.print(drawing.standings())
        self.print(result_sentence(self.t, self.lang, reader), "bold")

    def hide(self) -> None:
        self.console.clear()

    def thinking(self) -> AbstractContextManager[object]:
        return self.console.status(self.words("bot-thinking")) if self.console.is_terminal else nullcontext()

    def name(self, seat: Seat) -> str:
        return name_of(self.t.game, seat, self.lang, self.t.called(self.lang))
