"""Measure the build this process runs, for ``meydan bench``: ``python -m meydan.cli.measure GAME SEATS SECONDS``."""

import json
import sys
import tracemalloc
from collections.abc import Callable
from time import process_time

from meydan.cli.common import build
from meydan.core import play
from meydan.core.chance import Quick, Source
from meydan.core.codec import Json
from meydan.core.contract import State
from meydan.core.game import Game
from meydan.core.rules import imagined
from meydan.core.table import Table
from meydan.games import find

ROUNDS = 3
LIMIT = 20_000
"""Decisions after which a random game is cut; it then counts for decisions, not for games."""
COPIES = 200
"""How often a state is copied, or imagined, between two looks at the clock."""


def measure(game: Game, seats: int, seconds: float) -> dict[str, float]:
    options = game.choose_options(seats, {})
    source = Quick(1)

    def playout() -> tuple[int, int]:
        s = game.setup(seats, options)
        play.begin(s)
        tally = play.playout(s, source, LIMIT)
        return tally.decisions, int(tally.finished)

    middle = halfway(game, seats, options)

    def copy() -> tuple[int, int]:
        for _ in range(COPIES):
            play.copy(middle)
        return COPIES, 0

    def imagine() -> tuple[int, int]:
        for _ in range(COPIES):
            imagined(game, middle, 0, source)
        return COPIES, 0

    def rollout() -> tuple[int, int]:
        play.playout(play.copy(middle), source, LIMIT)
        return 1, 0

    def table() -> tuple[int, int]:
        return at_table(game, seats, source), 0

    decisions, games = best(playout, seconds)
    copies, _ = best(copy, seconds / 3)
    images, _ = best(imagine, seconds / 3)
    rollouts, _ = best(rollout, seconds / 3)
    answers, _ = best(table, seconds)
    return {
        "decisions_per_s": round(decisions, 1),
        "games_per_s": round(games, 2),
        "copy_us": round(1e6 / copies, 4),
        "imagine_us": round(1e6 / images, 4),
        "state_bytes": state_bytes(middle),
        "playouts_per_s": round(rollouts, 2),
        "table_decisions_per_s": round(answers, 1),
    }


def halfway(game: Game, seats: int, options: dict[str, Json]) -> State:
    """The middle of one random game: played to its end first, then half as far."""
    s = game.setup(seats, options)
    play.begin(s)
    decisions = play.playout(s, Quick(1), LIMIT).decisions
    s = game.setup(seats, options)
    play.begin(s)
    play.playout(s, Quick(1), decisions // 2)
    return s


def state_bytes(s: State) -> int:
    """What one more copy of a state takes in memory."""
    kept: list[State] = [play.copy(s)]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept += [play.copy(s) for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // COPIES


def best(run: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Both counts of ``run`` per second of CPU time, in the fastest of the rounds."""
    rounds: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        first = second = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            one, other = run()
            first += one
            second += other
        rounds.append((first / spent, second / spent))
    return max(rounds)


def at_table(game: Game, seats: int, source: Source) -> int:
    """Random answers at a whole table: log, events and the copy for undo included, nothing taken back."""
    t = Table.new(game.key, seats, seed=source.below(1 << 30))
    decisions = 0
    while t.asked and decisions < LIMIT:
        for seat in t.waiting:
            options = t.asks_of(seat)
            decisions += len(options) > 1
            t.play(seat, options[source.below(len(options))])
    return decisions


if __name__ == "__main__":
    found = find(sys.argv[1])
    print(json.dumps({"build": build()} | measure(found, int(sys.argv[2]), float(sys.argv[3]))))
