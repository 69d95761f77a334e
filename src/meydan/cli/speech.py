"""Sentences at the terminal that belong to no single event: results, rules, names of seats."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from meydan.core.contract import Seat
from meydan.core.game import Game
from meydan.core.table import Table
from meydan.core.text import FSI, PDI, has, isolated, keys, listed, name_of, say

if TYPE_CHECKING:
    from rich.console import Console

YOU = "you"


def print_line(console: "Console", text: str, style: str = "", end: str = "\n") -> None:
    """One paragraph as it is: no markup is read in it, and a pipe gets it unbroken."""
    from rich.text import Text

    console.print(Text(text, style), soft_wrap=not console.is_terminal, end=end)


def print_file(console: "Console", lang: str, key: str, file: Path) -> None:
    """A sentence and the file it speaks of, alone on its line so that it can be copied."""
    print_line(console, say(None, lang, key))
    print_line(console, str(file))


def names_of(game: Game, levels: Sequence[str], lang: str) -> list[str]:
    """What the seats are called: people by their number, bots by their number and strength."""
    names: list[str] = []
    for number, level in enumerate(levels, 1):
        if level == YOU:
            name = say(None, lang, "seat-name", {"number": number})
        else:
            name = say(None, lang, "bot-name", {"number": number, "level": level_name(game, level, lang)})
        names.append(name.replace(FSI, "").replace(PDI, ""))
    return names


def level_name(game: Game, level: str, lang: str) -> str:
    key = f"level-{level}"
    return say(game.folder, lang, key) if has(game.folder, lang, key) else level


def result_sentence(t: Table, lang: str, reader: Seat | None) -> str:
    """Who won, told to a reader; or that nobody has yet."""
    result = t.result
    if result is None:
        return say(None, lang, "result-open")
    winners = [isolated(name_of(t.game, seat, lang, t.called(lang))) for seat in result.winners]
    told = {"winners": listed(winners, lang), "count": len(winners)}
    won = "yes" if reader in result.winners else "no"
    return say(None, lang, "result-won", told | {"reader": won})


def rule_ids(game: Game) -> list[str]:
    """Every rule the game's texts hold, in their order."""
    return [key.removeprefix("rule-") for key in keys(game.folder, "en") if key.startswith("rule-")]


def rule_text(game: Game, id: str, lang: str) -> str:
    return say(game.folder, lang, f"rule-{id}") if has(game.folder, lang, f"rule-{id}") else ""
