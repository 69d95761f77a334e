"""``meydan arena``: bots against each other, and how sure the figures are."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Annotated

import typer

from meydan.bots.match import play_match
from meydan.bots.player import Player, find_bot
from meydan.bots.search import Budget
from meydan.cli.common import (
    AsJson,
    BadInput,
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
)
from meydan.core import play
from meydan.core.chance import Quick
from meydan.core.codec import Json
from meydan.core.game import Game, Result
from meydan.games import find

MASTER = 4.0
"""How many times as long a master thinks as an expert."""
RESAMPLED = 1000
"""How often the games are drawn anew to see how far the shares vary."""
GAME_BITS = 40
AUTOMA = "automa"


def arena(
    game: GameKey,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Levels; the last one fills the table.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; four where the game allows it.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the games.")] = 1,
    think: Annotated[float, typer.Option(min=0.0, help="Seconds an expert thinks; a master four times as long.")] = 0.2,
    rounds: Annotated[int, typer.Option(min=0, help="Think so many tries instead; the same seed plays the same.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 0,
    option: Options = None,
    limit: Annotated[int, typer.Option(min=1, help="Decisions after which a game is left unfinished.")] = 100_000,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: everybody sits everywhere equally often. Shares of wins come with 95 % intervals, drawn
    anew from the games; ratings need the package openskill."""
    found = find(game)
    count = usual_seats(found) if seats is None else seats
    options = found.choose_options(count, parse_options(option))
    if not think and not rounds:
        raise BadInput("--think 0 needs --rounds: nobody can think without an end.")
    for level in bots:
        find_bot(found, level)
    match = Match(found.key, count, options, tuple(bots), think, rounds, seed, limit)
    note_build()
    began = perf_counter()
    report = match.report(list(played(match, games, workers)))
    report["seconds"] = round(perf_counter() - began, 1)
    if as_json:
        return print_json(report)
    show(report)


@dataclass(frozen=True)
class Outcome:
    """What came of one game: who sat where, and how it ended; no result where the limit cut it."""

    levels: tuple[str, ...]
    result: Result | None
    decisions: int
    faults: int
    """Answers that a bot failed to give."""


@dataclass(frozen=True)
class Match:
    """Each game falls from a source of its own, so that it does not matter who plays it."""

    game: str
    seats: int
    options: dict[str, Json]
    bots: tuple[str, ...]
    think: float
    rounds: int
    seed: int
    limit: int

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where: the same company moves one seat on from game to game, until everybody sat everywhere."""
        filled = self.bots + self.bots[-1:] * (self.seats - len(self.bots))
        companies = list(combinations(filled, self.seats))
        company = companies[number // self.seats % len(companies)]
        shift = number % self.seats
        return company[-shift:] + company[:-shift] if shift else company

    def budget(self, level: str) -> Budget:
        longer = MASTER if level == "master" else 1.0
        if self.rounds:
            return Budget(0.0, round(self.rounds * longer))
        return Budget(self.think * longer, 0)

    def play(self, number: int) -> Outcome:
        game = find(self.game)
        levels = self.seating(number)
        source = Quick((self.seed << GAME_BITS) + number)
        players = [
            Player(game, seat, find_bot(game, level, self.budget(level)), source, steady=True)
            for seat, level in enumerate(levels)
        ]
        s = game.setup(self.seats, self.options)
        play.begin(s)
        tally = play_match(s, players, source, self.limit)
        result = game.result(s) if tally.finished else None
        return Outcome(levels, result, tally.decisions, sum(player.faults for player in players))

    def report(self, outcomes: Sequence[Outcome]) -> dict[str, Json]:
        finished = [(one.levels, one.result) for one in outcomes if one.result is not None]
        names = sorted({*self.bots}, key=self.bots.index)
        ratings = rated(find(self.game), finished)
        return {
            "game": self.game,
            "games": len(outcomes),
            "errors": sum(one.faults for one in outcomes),
            "bots": [standing(name, finished, self.seed) | {"rating": ratings.get(name)} for name in names],
            "by_seat": [round(share_of_seat(finished, seat), 4) for seat in range(self.seats)],
            "automa": ratings.get(AUTOMA),
            "chance": round(1.0 / max([self.seats, *[len(result.ranks) for _, result in finished]]), 4),
            "unfinished": len(outcomes) - len(finished),
            "mean_decisions": round(mean(one.decisions for one in outcomes), 1),
            "median_winning_score": median(max(r.scores) for _, r in finished) if finished else None,
            "seats": self.seats,
            "options": self.options,
            "think": 0.0 if self.rounds else self.think,
            "rounds": self.rounds,
            "seed": self.seed,
            "build": build(),
        }


def played(match: Match, games: int, workers: int) -> Iterator[Outcome]:
    with ExitStack() as stack:
        advance = stack.enter_context(progress(games, match.game))
        if workers > 1:
            pool = stack.enter_context(ProcessPoolExecutor(workers))
            outcomes: Iterator[Outcome] = pool.map(match.play, range(games))
        else:
            outcomes = map(match.play, range(games))
        for outcome in outcomes:
            yield outcome
            advance()


def won(result: Result, seat: int) -> float:
    """The share of the win that a seat has."""
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def share_of_seat(finished: Sequence[tuple[tuple[str, ...], Result]], seat: int) -> float:
    return mean([won(result, seat) for _, result in finished] or [0.0])


def standing(name: str, finished: Sequence[tuple[tuple[str, ...], Result]], seed: int) -> dict[str, Json]:
    """How one bot did: wins for each time it sat down, and where 95 % of drawn-again games would have this share."""
    found = []
    scores = []
    for levels, result in finished:
        mine = [seat for seat, level in enumerate(levels) if level == name]
        if mine:
            found.append((len(mine), sum(won(result, seat) for seat in mine)))
            scores += [result.scores[seat] for seat in mine]
    seats = sum(sat for sat, _ in found)
    wins = sum(share for _, share in found)
    low, high = interval(found, Random(seed))
    return {
        "name": name,
        "seats": seats,
        "wins": round(wins, 3),
        "share": round(wins / seats, 4) if seats else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(mean(scores), 2) if scores else None,
    }


def interval(found: Sequence[tuple[int, float]], rng: Random) -> tuple[float, float]:
    """The bootstrap over games: they are drawn anew, with repeats, and the shares of that are sorted."""
    if not found:
        return 0.0, 1.0
    shares = []
    for _ in range(RESAMPLED):
        again = rng.choices(found, k=len(found))
        shares.append(sum(share for _, share in again) / sum(sat for sat, _ in again))
    shares.sort()
    return shares[round(0.025 * RESAMPLED)], shares[round(0.975 * RESAMPLED) - 1]


def rated(game: Game, finished: Sequence[tuple[tuple[str, ...], Result]]) -> dict[str, float]:
    """Ratings by OpenSkill, everybody at 25 before the first game; none where it is not installed."""
    if find_spec("openskill") is None:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating() for name in [AUTOMA, *{name for levels, _ in finished for name in levels}]}
    seen = set()
    for levels, result in finished:
        names = [*levels, *[AUTOMA] * (len(result.ranks) - len(levels))]
        if len(names) < 2:
            continue
        seen |= {*names}
        teams = model.rate([[ratings[name]] for name in names], ranks=[float(rank) for rank in result.ranks])
        for name in {*names}:
            mine = [team[0] for team, other in zip(teams, names, strict=True) if other == name]
            ratings[name] = model.rating(mean(one.mu for one in mine), mean(one.sigma for one in mine))
    return {name: round(ratings[name].mu, 2) for name in seen}


def show(report: dict[str, Json]) -> None:
    grid = new_grid(headed=True)
    for column in ("bot", "seats", "wins", "share", "95 %", "score", "rating"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for bot in report["bots"]:
        between = f"{bot['low']:.3f} to {bot['high']:.3f}"
        rating = "-" if bot["rating"] is None else f"{bot['rating']:.1f}"
        cells = (bot["name"], bot["seats"], bot["wins"], f"{bot['share']:.3f}", between, bot["mean_score"], rating)
        grid.add_row(*map(str, cells))
    printer().print(grid)
    by_seat = ", ".join(f"{share:.2f}" for share in report["by_seat"])
    printer().print(
        f"{report['games']} games at {report['seats']} seats in {report['seconds']} s ({report['build']}); "
        f"chance alone: {report['chance']:.3f}; by seat: {by_seat}; {report['mean_decisions']} decisions a game; "
        f"{report['unfinished']} unfinished, {report['errors']} answers failed."
    )
    if find_spec("openskill") is None:
        printer().print("No ratings: pip install 'meydan[arena]' adds them.")
