"""Public engines beside ours: `python benchmarks/peers.py FOLDER --rounds 5`.

Each engine lies in a folder of its own in FOLDER, with a `peer.json` there that says which game it plays, at how many
seats, and what to type: `{"game": "coup", "seats": 4, "command": ["./play", "4"]}`. The command runs in that folder,
plays random games for a few seconds on one core, and ends by printing one line, `{"decisions": 1200, "games": 31,
"seconds": 2.5}`. Theirs and ours run in turn; printed are the medians, their ranges, and ours by theirs.
"""

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from compare import Figures, measured, told

import meydan
from meydan.cli.bench import yardstick_per_s

PATIENCE = 600
FIGURES = ("decisions", "games")


def theirs(folder: Path, command: list[str]) -> Figures:
    """What an engine did, per second."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=True)
    counted: Figures = json.loads(done.stdout.splitlines()[-1])
    return {f"{name}_per_s": counted[name] / counted["seconds"] for name in FIGURES}


def compare(folder: Path, peer: dict[str, Any], rounds: int, seconds: float) -> None:
    checkout = Path(__file__).resolve().parent.parent
    ours: list[Figures] = []
    others: list[Figures] = []
    yardsticks: list[float] = []
    for _ in range(rounds):
        others.append(theirs(folder, peer["command"]))
        ours.append(measured(checkout, peer["game"], seconds, meydan.BUILD, peer["seats"]))
        yardsticks.append(yardstick_per_s(seconds))
    print(f"{folder.name}: {peer['game']}, {peer['seats']} seats, {meydan.BUILD}; yardstick {told(yardsticks)} per s")
    for name in others[0]:
        us, them = [one[name] for one in ours], [one[name] for one in others]
        ratio = median(us) / median(them)
        print(f"  {name:16} ours {told(us):>32}   theirs {told(them):>32}   × {ratio:.2f}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("folder", type=Path, help="where the engines lie")
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=0.5, help="CPU time of one measurement of ours")
    given = reader.parse_args()
    found = sorted(given.folder.glob("*/peer.json"))
    if not found:
        reader.error(f"no engine in {given.folder} has a peer.json")
    for file in found:
        compare(file.parent, json.loads(file.read_text("utf-8")), given.rounds, given.seconds)


if __name__ == "__main__":
    main()
