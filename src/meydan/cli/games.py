"""``meydan games``"""

from meydan.bots.player import levels
from meydan.cli.common import AsJson, Language, build, game_name, new_grid, print_json, printer
from meydan.core.text import say
from meydan.games import find
from meydan.games import games as keys


def games(lang: Language = "fa", as_json: AsJson = False) -> None:
    """List the games, their seats, and the build that runs."""
    found = [find(key) for key in keys()]
    if as_json:
        rows = [
            {
                "key": game.key,
                "name": game_name(game, lang),
                "seats": [game.seats.start, game.seats.stop - 1],
                "version": game.version,
                "options": [option.key for option in game.options],
                "bots": levels(game),
            }
            for game in found
        ]
        return print_json({"build": build(), "games": rows})
    grid = new_grid()
    for game in found:
        seats = {"fewest": game.seats.start, "most": game.seats.stop - 1}
        grid.add_row(game.key, game_name(game, lang), say(None, lang, "game-seats", seats))
    console = printer()
    console.print(grid)
    console.print(say(None, lang, "build", {"build": build()}))
