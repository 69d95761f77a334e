"""Write the recorded games that test_records.py replays: `python tests/record_games.py GAME`.

Run it only when a new rules version can no longer play the old ones; a record that stops replaying is otherwise a bug.
"""

import json
import sys
from pathlib import Path
from random import Random

from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.core.chance import Provable, Seeded, Source
from meydan.core.laws import take_back
from meydan.core.table import Table
from meydan.games import find

RECORDS = Path(__file__).parent / "records"


def record(key: str, number: int) -> dict[str, object]:
    """One game: every third provable, a third of the seats random, the rest club, an undo now and then."""
    game, rng = find(key), Random(number)
    seats = game.seats[number % len(game.seats)]
    given = {option.key: rng.choice(option.choices(seats)) for option in game.options} if number % 2 else {}
    options = game.fitting_options(seats, given)
    seeds = tuple(f"seed of {seat}" for seat in range(seats))
    chance: Source = Provable(rng.randbytes(32), seeds) if number % 3 == 0 else Seeded(number)
    t = Table.new(key, seats, options=options, chance=chance)
    levels = [find_bot(game, "random" if seat % 3 == 2 else "club") for seat in range(seats)]
    while t.asked:
        seat = rng.choice(t.waiting)
        t.play(seat, choose(game, levels[seat], t.state, seat, Seeded(rng.getrandbits(32))))
        if rng.random() < 0.1:
            take_back(t, seat)
    return t.record()


if __name__ == "__main__":
    for key in sys.argv[1:]:
        folder = RECORDS / key
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(20):
            text = json.dumps(record(key, number), ensure_ascii=False, separators=(",", ":"))
            (folder / f"{number:02}.json").write_text(text + "\n", "utf-8")
