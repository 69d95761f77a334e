"""``meydan bench``: how fast the rules run, compiled and interpreted, beside a yardstick of plain Python."""

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Annotated

import typer

import meydan
from meydan.cli.common import AsJson, GameKey, new_grid, print_json, printer, progress, usual_seats
from meydan.core.codec import Json
from meydan.games import find

BUILDS = ("compiled", "interpreted")
ROUNDS = 3
COLUMNS = (
    "decisions/s", "games/s", "copy µs", "imagine µs", "bytes a state", "playouts/s", "table decisions/s",
)  # fmt: skip


def bench(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; four where the game allows it.")] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=60, help="CPU time of one round; the best of three counts.")
    ] = 1.5,
    as_json: AsJson = False,
) -> None:
    """Measure the rules on both builds: random play, what search needs in the middle of a game, and play at a table."""
    found = find(game)
    count = usual_seats(found) if seats is None else seats
    found.choose_options(count, {})
    builds: dict[str, Json] = {}
    with progress(len(BUILDS) + 1, found.key) as advance:
        yardstick = max(yardstick_per_s(seconds / 3) for _ in range(ROUNDS))
        advance()
        for build in BUILDS:
            builds[build] = measured(found.key, count, seconds, build)
            advance()
    report = {"game": found.key, "seats": count, "yardstick_per_s": round(yardstick, 1), "builds": builds}
    if as_json:
        return print_json(report)
    grid = new_grid(f"{found.key}, {count} seats; yardstick {yardstick:,.1f} per s", headed=True)
    grid.add_column("build")
    for column in COLUMNS:
        grid.add_column(column, justify="right")
    for build, figures in builds.items():
        grid.add_row(build, *[told(figure) for figure in figures.values()] if figures else ["–"] * len(COLUMNS))
    printer().print(grid)


def told(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 1000 else f"{figure:,.2f}"


def measured(game: str, seats: int, seconds: float, build: str) -> Json:
    """The figures of one build, taken in a process of its own; None when that build does not run."""
    command = [sys.executable, "-m", "meydan.cli.measure", game, str(seats), str(seconds)]
    here = str(Path(str(meydan.__file__)).parents[1])
    path = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    world = os.environ | {"MEYDAN_BUILD": build, "PYTHONPATH": path}
    done = subprocess.run(command, env=world, capture_output=True, text=True)
    if done.returncode != 0:
        return None
    figures = json.loads(done.stdout)
    return figures if figures.pop("build") == build else None


def yardstick_per_s(seconds: float) -> float:
    """Rounds of the yardstick per second of CPU time."""
    began = process_time()
    rounds = 0
    while process_time() - began < seconds:
        yardstick()
        rounds += 1
    return rounds / (process_time() - began)


def yardstick() -> int:
    """A frozen loop: calls, lists, tuples, dicts and whole numbers, the stuff rules are made of.

    It must never change, not even for style. Figures of years ago are compared through it.
    """
    cards = [(number * 7919) % 53 for number in range(200)]
    seen: dict[int, int] = {}
    total = 0
    for turn in range(20):
        hand: list[tuple[int, int]] = []
        for place, card in enumerate(cards):
            seen[card] = seen.get(card, 0) + 1
            if (card + turn) % 3 == 0:
                hand.append((card, place))
        hand.sort()
        total += yardstick_score(hand, turn)
        cards.append(cards.pop(0))
    return total + len(seen)


def yardstick_score(hand: list[tuple[int, int]], turn: int) -> int:
    """A part of the frozen yardstick: it must never change."""
    score = 0
    for card, place in hand:
        if card & 1:
            score += card * turn - place
        else:
            score -= card
    return score
