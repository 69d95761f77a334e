"""``meydan sim``: games between bots, counted."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Annotated

import typer

from meydan.bots.match import play_game
from meydan.bots.player import find_bot
from meydan.cli.common import (
    AsJson,
    GameKey,
    Options,
    build,
    new_grid,
    note_build,
    parse_options,
    print_json,
    printer,
    progress,
    usual_seats,
    words_of,
)
from meydan.core import play
from meydan.core.chance import Quick, Source
from meydan.core.codec import Json
from meydan.core.game import Bot, Game
from meydan.games import find

BLOCK = 20
"""Games that one process plays before it says what came of them."""
BLOCK_BITS = 40


def sim(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; four where the game allows it.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    bots: Annotated[str, typer.Option(help="Levels such as club,random; they go round the seats.")] = "random",
    option: Options = None,
    limit: Annotated[int, typer.Option(min=1, help="Decisions after which a game is left unfinished.")] = 100_000,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the games; the games stay the same.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play games between bots and count who wins, how long it takes and how fast it goes."""
    found = find(game)
    count = usual_seats(found) if seats is None else seats
    options = found.choose_options(count, parse_options(option))
    listed = words_of(bots)
    levels = [listed[seat % len(listed)] for seat in range(count)]
    for level in levels:
        find_bot(found, level)
    match = Match(found.key, count, options, levels, seed, limit)
    note_build()
    report = match.json(played(match, games, workers))
    if as_json:
        return print_json(report)
    grid = new_grid()
    for name, value in report.items():
        grid.add_row(name, ", ".join(map(str, value)) if isinstance(value, list) else str(value))
    printer().print(grid)


@dataclass
class Count:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    errors: int = 0
    first_error: str | None = None
    wins: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, other: "Count") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.unfinished += other.unfinished
        self.errors += other.errors
        self.first_error = self.first_error or other.first_error
        self.wins += other.wins


@dataclass(frozen=True)
class Match:
    """Games of one kind. Each block of them falls from a source of its own, so that it does not matter who plays it."""

    game: str
    seats: int
    options: dict[str, Json]
    levels: list[str]
    seed: int
    limit: int

    def block(self, number: int, games: int) -> Count:
        """One game after the other. A fault in the rules is counted, and the next game goes on."""
        game = find(self.game)
        bots = [find_bot(game, level) for level in self.levels]
        source = Quick((self.seed << BLOCK_BITS) + number)
        count = Count(games)
        for _ in range(games):
            try:
                self.play(game, bots, source, count)
            except Exception as fault:
                count.errors += 1
                count.first_error = count.first_error or f"{type(fault).__name__}: {fault}"
        return count

    def play(self, game: Game, bots: list[Bot], source: Source, count: Count) -> None:
        s = game.setup(self.seats, self.options)
        play.begin(s)
        if all(level == "random" for level in self.levels):
            tally = play.playout(s, source, self.limit)
        else:
            tally = play_game(game, s, bots, source, self.limit)
        count.decisions += tally.decisions
        if tally.finished:
            count.wins.update(game.result(s).winners)
        else:
            count.unfinished += 1

    def json(self, count: Count) -> dict[str, Json]:
        finished = count.games - count.errors
        seconds = max(count.seconds, 1e-9)
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.levels,
            "options": self.options,
            "build": build(),
            "games": count.games,
            "decisions": count.decisions,
            "seconds": round(count.seconds, 6),
            "decisions_per_s": round(count.decisions / seconds, 1),
            "games_per_s": round(finished / seconds, 2),
            "mean_decisions": round(count.decisions / finished, 2) if finished else 0.0,
            "wins_by_seat": [count.wins[seat] for seat in range(max([self.seats, *[won + 1 for won in count.wins]]))],
            "unfinished": count.unfinished,
            "errors": count.errors,
            "first_error": count.first_error,
        }


def played(match: Match, games: int, workers: int) -> Count:
    """All the games, in blocks, by so many processes."""
    sizes = [min(BLOCK, games - first) for first in range(0, games, BLOCK)]
    whole = Count()
    began = perf_counter()
    with ExitStack() as stack:
        advance = stack.enter_context(progress(len(sizes), match.game))
        if workers > 1:
            pool = stack.enter_context(ProcessPoolExecutor(workers))
            counts: Iterator[Count] = pool.map(match.block, range(len(sizes)), sizes)
        else:
            counts = map(match.block, range(len(sizes)), sizes)
        for count in counts:
            whole.add(count)
            advance()
    whole.seconds = perf_counter() - began
    return whole
