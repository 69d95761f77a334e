"""``meydan sim``: games between bots, counted."""

from collections import Counter
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from meydan.bots.match import find_bot, play_game
from meydan.cli.common import (
    AsJson,
    GameKey,
    Options,
    build,
    note_build,
    parse_options,
    print_json,
    progress,
    usual_seats,
    words_of,
)
from meydan.core import play
from meydan.core.chance import Quick
from meydan.core.codec import Json
from meydan.core.game import Bot, Game
from meydan.games import find


def sim(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; four where the game allows it.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    bots: Annotated[str, typer.Option(help="Levels such as club,random; they go round the seats.")] = "random",
    option: Options = None,
    limit: Annotated[int, typer.Option(min=1, help="Decisions after which a game is left unfinished.")] = 100_000,
    as_json: AsJson = False,
) -> None:
    """Play games between bots and count who wins, how long it takes and how fast it goes."""
    found = find(game)
    count = usual_seats(found) if seats is None else seats
    options = found.choose_options(count, parse_options(option))
    listed = words_of(bots)
    levels = [listed[seat % len(listed)] for seat in range(count)]
    tally = Count(found, count, options, levels, seed, limit)
    note_build()
    with progress(games, found.key) as advance:
        for _ in range(games):
            tally.play()
            advance()
    if as_json:
        return print_json(tally.json())
    grid = Grid(box=None, show_header=False, pad_edge=False)
    for name, value in tally.json().items():
        grid.add_row(name, ", ".join(map(str, value)) if isinstance(value, list) else str(value))
    Console(highlight=False).print(grid)


class Count:
    """Games of one kind, played one after the other out of one source of chance."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Json], levels: list[str], seed: int, limit: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.levels = levels
        self.limit = limit
        self.source = Quick(seed)
        self.bots: list[Bot] = [find_bot(game, level) for level in levels]
        self.random = all(level == "random" for level in levels)
        self.games = self.decisions = self.unfinished = self.errors = 0
        self.first_error: str | None = None
        self.seconds = 0.0
        self.wins: Counter[int] = Counter()

    def play(self) -> None:
        """One game. A fault in the rules is counted, and the next game goes on."""
        self.games += 1
        began = perf_counter()
        try:
            s = self.game.setup(self.seats, self.options)
            play.begin(s)
            if self.random:
                tally = play.playout(s, self.source, self.limit)
            else:
                tally = play_game(self.game, s, self.bots, self.source, self.limit)
            self.decisions += tally.decisions
            if tally.finished:
                self.wins.update(self.game.result(s).winners)
            else:
                self.unfinished += 1
        except Exception as fault:
            self.errors += 1
            self.first_error = self.first_error or f"{type(fault).__name__}: {fault}"
        self.seconds += perf_counter() - began

    def json(self) -> dict[str, Json]:
        played = self.games - self.errors
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game.key,
            "seats": self.seats,
            "seed": self.source.seed,
            "bots": self.levels,
            "options": self.options,
            "build": build(),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "games_per_s": round(played / seconds, 2),
            "mean_decisions": round(self.decisions / played, 2) if played else 0.0,
            "wins_by_seat": [self.wins[seat] for seat in range(max([self.seats, *[won + 1 for won in self.wins]]))],
            "unfinished": self.unfinished,
            "errors": self.errors,
            "first_error": self.first_error,
        }
