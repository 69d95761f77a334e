"""``meydan fuzz``: random games with every law checked at every decision."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from meydan.cli.common import AsJson, GameKey, note_build, print_json, progress
from meydan.cli.saves import write_whole
from meydan.core.codec import Json
from meydan.core.game import Game
from meydan.games import find


def fuzz(
    game: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Of the first game; the next games count on from it.")] = 0,
    seats: Annotated[int | None, typer.Option(help="Seats at every table; else each number the game allows.")] = None,
    out: Annotated[Path, typer.Option(help="Where the record of a failure goes.")] = Path("fuzz-failures"),
    as_json: AsJson = False,
) -> int:
    """Play random games under random options and check the laws all the way; keep the records of failures."""
    found = find(game)
    if seats is not None:
        found.choose_options(seats, {})
    from meydan.core.laws import Laws, fuzz_game

    note_build()
    laws = Laws(Random(seed))
    decisions = 0
    failures: list[str] = []
    with progress(games, found.key) as advance:
        for number in range(seed, seed + games):
            count, options = drawn(found, seats, number)
            try:
                decisions += fuzz_game(found, count, options, number, laws)
            except Exception as fault:
                failures.append(str(keep(found, count, options, number, fault, out)))
            advance()
    if as_json:
        print_json({"games": games, "decisions": decisions, "failures": failures})
    else:
        print(f"{games:,} games, {decisions:,} decisions, {len(failures)} failures")
        for path in failures:
            print(path)
    return 1 if failures else 0


def drawn(game: Game, seats: int | None, seed: int) -> tuple[int, dict[str, Json]]:
    """Seats and options of the game with this seed, whatever was played before it."""
    count = game.seats[seed % len(game.seats)] if seats is None else seats
    rng = Random(f"options {seed}")
    given = {option.key: rng.choice(option.choices(count)) for option in game.options}
    return count, game.fitting_options(count, given)


def keep(game: Game, seats: int, options: dict[str, Json], seed: int, fault: Exception, folder: Path) -> Path:
    """Leave behind what replays to the failure, or at least what made it."""
    path = folder / f"{game.key}-{seed}.json"
    made_by = {"game": game.key, "seats": seats, "options": options, "seed": seed, "fault": repr(fault)}
    record: Json = getattr(fault, "record", None) or made_by
    write_whole(path, json.dumps(record, ensure_ascii=False, indent=1))
    print(f"seed {seed}: {fault}", file=sys.stderr)
    return path
