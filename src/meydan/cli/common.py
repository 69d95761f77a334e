"""What the commands share: their arguments, JSON in and out, and progress that never gets into a pipe."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import meydan
from meydan.core.codec import Json
from meydan.core.errors import BadRecord, BadTable, MeydanError
from meydan.core.game import Game
from meydan.core.text import LANGUAGES, has, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid


class BadInput(MeydanError):
    """Something typed that no command can use."""


def known_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadInput(f"There are texts in {' and '.join(LANGUAGES)}, not in {lang!r}.")
    return lang


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game; `meydan games` lists them.")]
Language = Annotated[str, typer.Option("--lang", callback=known_language, envvar="MEYDAN_LANG", help="fa or en.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A table option; may be given several times."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record: the saved file of a game.")]


def parse_options(given: Sequence[str] | None) -> dict[str, Json]:
    """``name=value`` pairs; a value is JSON where it can be read so, else a word."""
    options: dict[str, Json] = {}
    for item in given or ():
        name, equals, value = item.partition("=")
        if not name or not equals:
            raise BadInput(f"An option is given as name=value, not {item!r}.")
        if name in options:
            raise BadInput(f"The option {name!r} is given twice.")
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return options


def usual_seats(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(max(4, game.seats.start), game.seats.stop - 1)


def words_of(given: str) -> list[str]:
    """``a,b,c``"""
    words = [word.strip() for word in given.split(",")]
    if not all(words):
        raise BadTable(f"Seats and bots are listed like club,novice, not {given!r}.")
    return words


def game_name(game: Game, lang: str) -> str:
    return say(game.folder, lang, "game-name") if has(game.folder, lang, "game-name") else game.key


SERVER = (
    "aiosqlite", "alembic", "asyncpg", "greenlet", "itsdangerous", "litestar", "msgspec", "prometheus_client",
    "sqlalchemy", "uvicorn",
)  # fmt: skip


def need_server() -> None:
    """The rules, the bots and the terminal do without what the server needs."""
    if any(find_spec(module) is None for module in SERVER):
        raise BadInput("The table server is not installed: pip install 'meydan[server]' adds it.")


def build() -> str:
    """Whether the rules of this run are compiled or interpreted."""
    return meydan.BUILD


def printer() -> "Console":
    """Where a command prints what is laid out. What lays it out takes longer to load than most commands to run."""
    from rich.console import Console

    return Console(highlight=False)


def new_grid(title: str | None = None, headed: bool = False) -> "Grid":
    """Rows of cells, one below the other, without lines."""
    from rich.table import Table as Grid

    return Grid(title=title, title_justify="left", box=None, show_header=headed, pad_edge=False)


def note_build() -> None:
    if build() == "interpreted" and sys.stderr.isatty():
        print("The rules run interpreted; the compiled build is several times faster.", file=sys.stderr)


def print_json(value: Json) -> None:
    print(json.dumps(value, ensure_ascii=False))


def read_json(file: Path) -> Json:
    try:
        return json.loads(file.read_text("utf-8"))
    except (ValueError, RecursionError):
        raise BadRecord(f"{file} is not JSON: it is cut short, damaged, or no record at all.") from None


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[], None]]:
    """A bar on stderr where somebody watches; gives what to call after each game."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda: bar.advance(task)
