"""Two checkouts side by side: `python benchmarks/compare.py OLD NEW --rounds 7`.

Each measures itself as its own `meydan bench` does, old and new in turn, in CPU time, so that a noisy machine is noisy
to both. Printed is every figure that both report: the medians with their ranges, and the median of new by old.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import meydan
from meydan.cli.bench import yardstick_per_s
from meydan.cli.common import usual_seats
from meydan.games import find

Figures = dict[str, float]


def measured(checkout: Path, game: str, seconds: float, build: str, seats: int) -> Figures:
    """What this checkout measures of itself, in a process of its own."""
    world = os.environ | {"PYTHONPATH": str(checkout / "src"), "MEYDAN_BUILD": build}
    command = [sys.executable, "-m", "meydan.cli.measure", game, str(seats), str(seconds)]
    report = json.loads(subprocess.run(command, env=world, capture_output=True, text=True, check=True).stdout)
    if report.pop("build") != build:
        sys.exit(f"{checkout} did not run {build}.")
    figures: Figures = report
    return figures


def told(values: list[float]) -> str:
    """The median and the range."""
    digits = 0 if median(values) >= 1000 else 3
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f}–{max(values):,.{digits}f})"


def compare(old: Path, new: Path, game: str, rounds: int, seconds: float, build: str) -> None:
    seats = usual_seats(find(game))
    befores: list[Figures] = []
    afters: list[Figures] = []
    yardsticks: list[float] = []
    for number in range(rounds):
        turns = [(old, befores), (new, afters)]
        for checkout, figures in turns if number % 2 == 0 else reversed(turns):
            figures.append(measured(checkout, game, seconds, build, seats))
        yardsticks.append(yardstick_per_s(seconds / 2))
    print(f"{game}, {build}, {rounds} rounds; yardstick {told(yardsticks)} per s")
    for name in befores[0]:
        if name in afters[0]:
            before, after = [one[name] for one in befores], [one[name] for one in afters]
            ratios = [b / a for a, b in zip(before, after, strict=True)]
            print(f"  {name:24} {told(before):>36} → {told(after):>36}   × {told(ratios)}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("old", type=Path, help="a checkout with its compiled build")
    reader.add_argument("new", type=Path, help="another")
    reader.add_argument("--rounds", type=int, default=7)
    reader.add_argument("--seconds", type=float, default=0.3, help="CPU time of one measurement")
    reader.add_argument("--games", nargs="*", default=meydan.games())
    reader.add_argument("--build", choices=("compiled", "interpreted"), default="compiled")
    given = reader.parse_args()
    for game in given.games:
        compare(given.old.resolve(), given.new.resolve(), game, given.rounds, given.seconds, given.build)


if __name__ == "__main__":
    main()
