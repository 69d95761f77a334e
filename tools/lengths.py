"""Count how often each player of a game has something to choose, and write it where the game keeps its figures:
`python tools/lengths.py GAME ...` plays games between club bots, in every way and with every number of seats.

`data/lengths.json` of a game holds the middle game of those, and the command that made it. How many seconds a person
takes for a choice, nobody has measured: that figure in it is ours, and is kept.
"""

import json
import sys
from pathlib import Path
from statistics import median_low

from meydan.bots.match import choose
from meydan.bots.player import find_bot
from meydan.core.chance import Seeded
from meydan.core.codec import Json
from meydan.core.game import Game
from meydan.core.table import Table
from meydan.games import find

GAMES = 25
"""Of each kind."""
SECONDS = 10
ENDLESS = 20_000
"""Answers after which a game is counted as it stands."""


def decisions(game: Game, seats: int, options: dict[str, Json], seed: int) -> float:
    """How often one of the players had a choice, on average."""
    table, bot, source = Table.new(game.key, seats, seed, options), find_bot(game, "club"), Seeded(seed)
    chosen = 0
    for _ in range(ENDLESS):
        if not table.asked:
            break
        seat = table.waiting[0]
        chosen += len(table.asks_of(seat)) > 1
        table.play(seat, choose(game, bot, table.state, seat, source))
    return chosen / seats


def ways(game: Game, seats: int) -> list[Json]:
    """What may be chosen first with so many seats; nothing in a game that has one way to play."""
    return [choice for option in game.options if option.key == game.way for choice in option.choices(seats)] or [None]


def lengths(key: str) -> list[dict[str, Json]]:
    game = find(key)
    found: list[dict[str, Json]] = []
    for seats in game.seats:
        for way in ways(game, seats):
            options = game.choose_options(seats, {game.way: way} if game.way else {})
            each = median_low(decisions(game, seats, options, seed) for seed in range(GAMES))
            found.append({"way": way, "seats": seats, "decisions": round(each)})
    return found


if __name__ == "__main__":
    for key in sys.argv[1:]:
        path = Path(__file__).resolve().parent.parent / "src" / "meydan" / "games" / key / "data" / "lengths.json"
        seconds = json.loads(path.read_text("utf-8"))["seconds"] if path.exists() else SECONDS
        told = {
            "made_by": f"python tools/lengths.py {key}",
            "games": GAMES,
            "seconds": seconds,
            "lengths": lengths(key),
        }
        path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        print(path, told["lengths"])
