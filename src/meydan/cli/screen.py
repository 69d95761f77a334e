"""What a person sees and types at the terminal during a game."""

import io
import sys
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.text import Text

from meydan.cli.common import game_name
from meydan.cli.draw import Drawing, colour_style
from meydan.cli.speech import print_line, result_sentence, rule_text
from meydan.cli.visual import visual
from meydan.core.contract import Action, Outcome, Seat
from meydan.core.explain import NothingToExplain, title_of, topics
from meydan.core.pen import MARKS, WIDTH, Pen, width_of
from meydan.core.table import Table
from meydan.core.text import FSI, PDI, digits, has, isolated, name_of, plain, say

IN_FULL = 12
"""More answers than this are told by their names alone, side by side."""
LAST_EVENTS = 14
"""As many of the events since the last question are told; `meydan replay` tells them all."""
NAMED = 4
"""Of so many things with a typed name it is told what they are."""
COMMANDS = ("rules", "undo", "table", "help", "quit")


class Screen:
    def __init__(self, t: Table, lang: str, console: Console, turns: bool = False) -> None:
        self.t = t
        self.lang = lang
        self.console = console
        self.turns = turns and lang == "fa"
        """Persian is turned around and joined here, for a terminal that does neither."""
        self.seen = False
        """The table has been shown whole."""
        self.keys = {key: command for command in COMMANDS for key in self.words(f"keys-{command}").split()}

    def words(self, key: str, **figures: object) -> str:
        return say(None, self.lang, key, figures)

    def say(self, key: str, **figures: object) -> None:
        self.print(self.words(key, **figures))

    def print(self, text: str, style: str = "", end: str = "\n", hang: int = 0) -> None:
        """A paragraph; what goes on in the next line stands so far from its edge."""
        text = plain(text) if self.lang == "en" else text
        if not self.console.is_terminal:
            print_line(self.console, text, style, end)
            return
        for paragraph in text.split("\n"):
            lines = wrapped(paragraph, self.width, hang)
            for number, line in enumerate(lines, 1):
                if not self.turns:
                    print_line(self.console, line, style, end if number == len(lines) else "\n")
                    continue
                told = visual(line, True)
                room = 0 if end == " " else self.width - width_of(told)
                print_line(self.console, " " * room + told, style, end if number == len(lines) else "\n")

    @property
    def width(self) -> int:
        return min(self.console.width, WIDTH) if self.console.is_terminal else WIDTH

    def show(self, drawn: RenderableType) -> None:
        """A drawing, turned around line by line where the terminal does not do it."""
        if not self.turns:
            self.console.print(drawn)
            return
        paper = Console(file=io.StringIO(), width=self.width, color_system=None, highlight=False)
        with paper.capture() as captured:
            paper.print(drawn)
        for line in captured.get().splitlines():
            print_line(self.console, visual(line, False))

    def read(self, key: str, **figures: object) -> str:
        """What is typed in answer to a question; a command is given by its name, whatever it was typed as."""
        self.print(self.words(key, **figures), "bold", end=" ")
        typed = input().strip().lower()
        if not sys.stdin.isatty():
            self.print(typed)
        return self.keys.get(typed, typed)

    def ask(self, seat: Seat, since: int) -> None:
        """What has changed since the last question, what is one's own, the question and its answers; at first the
        whole table besides."""
        title = game_name(self.t.game, self.lang)
        if self.turns:
            self.print(title)
        else:
            self.console.rule(Text(title))
        if not self.seen:
            self.tell_table(seat)
        self.tell(seat, since, LAST_EVENTS)
        self.print(Drawing(self.t, self.lang, seat).own(), "dim", hang=2)
        self.print(self.t.text(self.t.prompt(seat), self.lang, seat), "bold")
        self.list_options(seat)

    def tell_table(self, seat: Seat | None) -> None:
        """The whole table: as its game draws it, and what that leaves out."""
        self.seen = True
        drawing = Drawing(self.t, self.lang, seat)
        if self.t.game.picture is None:
            self.show(drawing.whole())
            return
        for line in self.t.game.picture(Pen(self.t.game, self.t.state, seat, self.lang, self.t.called(self.lang))):
            for part in wrapped(plain(line) if self.lang == "en" else line, self.width, 2):
                self.show(self.coloured(part))
        for line in drawing.players():
            self.print(line, hang=2)

    def coloured(self, line: str) -> Text:
        """The marks of the players in their colours."""
        text = Text(line)
        for info in self.t.seats:
            text.highlight_words([MARKS[info.number % len(MARKS)]], colour_style(info.colour))
        return text

    def list_options(self, seat: Seat) -> None:
        """The answers by their numbers, each with what it brings; and what cannot be answered now, with the reason."""
        offer = self.t.offer(seat)
        width = len(str(len(offer.options)))
        if len(offer.options) > IN_FULL and self.console.is_terminal:
            self.list_names(seat, offer.options)
        else:
            for number in range(len(offer.options)):
                self.tell_option(seat, number)
        for locked in offer.locked[:NAMED]:
            told = f"{self.named(locked.action, seat)} – {self.t.text(locked.reason, self.lang, seat, ids=False)}"
            self.print(f"{'–':>{width}}  {told}", "dim", hang=width + 2)

    def named(self, action: Action, seat: Seat) -> str:
        """What an answer is about: its verb where the game has words for it, however many of them there are."""
        verb = f"verb-{action.verb().replace('_', '-')}"
        folder = self.t.game.folder
        return say(folder, self.lang, verb) if has(folder, self.lang, verb) else self.t.text(action, self.lang, seat)

    def list_names(self, seat: Seat, options: tuple[Action, ...] | list[Action]) -> None:
        """Many answers side by side, without what they bring."""
        digits_of = len(str(len(options)))
        told = [
            f"{digits(f'{number:{digits_of}}', self.lang)} {plain(self.t.text(option, self.lang, seat))}"
            for number, option in enumerate(options, 1)
        ]
        widest = min(max(map(width_of, told)) + 2, self.width)
        columns = max(1, self.width // widest)
        rows = -(-len(told) // columns)
        pen = Pen(self.t.game, self.t.state, seat, self.lang, None)
        for row in range(rows):
            cells = [pen.cell(text, widest - 1) for text in told[row::rows]]
            if self.lang == "fa":
                cells.reverse()
            self.show(Text(" ".join(cells)))
        self.say("play-many")

    def tell_option(self, seat: Seat, number: int) -> None:
        offer = self.t.offer(seat)
        width = len(str(len(offer.options)))
        told = self.with_line(offer.options[number], offer.brings[number], seat)
        self.print(f"{isolated(digits(f'{number + 1:{width}}', self.lang))}  {told}", hang=width + 2)

    def tell_named(self, seat: Seat, typed: str) -> bool:
        """What a typed name means: the things that are called so, and the answers that speak of them."""
        lang = self.lang
        ids = [*topics(self.t.game), *[f"seat-{info.number}" for info in self.t.seats]]
        titles = [(bare(title_of(self.t.game, id, lang, self.t.called(lang))), id) for id in ids]
        exact = [id for title, id in titles if title == typed]
        found = exact or [id for title, id in titles if typed in title]
        told = False
        for id in found[: 1 if exact else NAMED]:
            try:
                about = self.t.explain(id, lang, seat)
            except NothingToExplain:
                continue
            facts = " · ".join(f"{fact['label']} {fact['value']}" for fact in about["facts"])
            self.print(f"{isolated(about['title'])}: {about['words']}" + (f" {facts}" if facts else ""))
            told = True
        options = self.t.asks_of(seat)
        for number, option in enumerate(options):
            if typed in bare(self.t.text(option, lang, seat)):
                self.tell_option(seat, number)
                told = True
        return told

    def with_line(self, option: Action, outcome: Outcome, seat: Seat) -> str:
        """An answer and, after a dash, what it brings."""
        return f"{self.t.text(option, self.lang, seat)} – {self.t.text(outcome, self.lang, seat)}"

    def tell(self, seat: Seat | None, since: int, most: int | None = None) -> None:
        """Events since then; of many only the last."""
        events = self.t.events(seat, since)
        last = events if most is None else events[-most:]
        if len(last) < len(events):
            self.say("play-earlier", count=len(events) - len(last))
        for event in last:
            self.print("  " + self.t.text(event, self.lang, seat), hang=4)

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
        self.tell(reader, since, LAST_EVENTS)
        self.tell_table(reader)
        self.show(Drawing(self.t, self.lang, reader).standings())
        self.print(result_sentence(self.t, self.lang, reader), "bold")

    def hide(self) -> None:
        self.console.clear()

    def thinking(self) -> AbstractContextManager[object]:
        return self.console.status(self.words("bot-thinking")) if self.console.is_terminal else nullcontext()

    def name(self, seat: Seat) -> str:
        return name_of(self.t.game, seat, self.lang, self.t.called(self.lang))


def bare(text: str) -> str:
    """As it is typed: in small letters, with the apostrophe of the keyboard."""
    return plain(text).lower().replace("’", "'")


def wrapped(text: str, width: int, hang: int = 0) -> list[str]:
    """Lines of whole words; what is isolated stays so over the end of a line."""
    first, *words = text.split(" ")
    lines, depth = [first], first.count(FSI) - first.count(PDI)
    for word in words:
        if lines[-1].strip() and width_of(lines[-1]) + 1 + width_of(word) > width:
            lines[-1] += PDI * depth
            lines.append(" " * hang + FSI * depth + word)
        else:
            lines[-1] += f" {word}"
        depth += word.count(FSI) - word.count(PDI)
    return lines
