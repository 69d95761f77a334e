"""``meydan play``: sit down at a terminal, alone against bots or several people in turn."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from meydan.bots.player import find_bot
from meydan.cli.common import BadInput, GameKey, Language, Options, parse_options, printer, usual_seats, words_of
from meydan.cli.saves import load, move_aside, usual_place
from meydan.cli.speech import YOU, names_of, print_file
from meydan.core.codec import Json
from meydan.core.game import Game
from meydan.core.record import chance_json
from meydan.core.table import Table
from meydan.games import find


class Order(StrEnum):
    """Who brings Persian letters into the order and the forms in which they are read."""

    terminal = "terminal"
    meydan = "meydan"


USUAL_BOTS = ("club", "novice", "club")


def play(
    game: GameKey,
    seats: Annotated[str, typer.Option(help="Who sits where: you (once or more), random, novice, club.")] = "",
    lang: Language = "fa",
    seed: Annotated[int | None, typer.Option(help="The same seed and answers give the same game.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is kept as it goes.")] = None,
    order: Annotated[
        Order, typer.Option(envvar="MEYDAN_ORDER", help="Who turns Persian around: the terminal, or Meydan.")
    ] = Order.terminal,
    new: Annotated[bool, typer.Option("--new", help="Begin anew; an unfinished game is set aside.")] = False,
) -> None:
    """Play at the terminal. A game left unfinished goes on the next time."""
    from meydan.cli.sitting import Sitting

    found = find(game)
    place = (save or usual_place(found.key)).expanduser()
    if place.is_dir():
        raise BadInput(f"{place} is a folder; the game is kept in a file.")
    levels = seated(found, seats) if seats else None
    options = parse_options(option)
    console = printer()
    t: Table | None = None
    aside = "set-aside"
    if place.exists() and not new:
        t, levels = resumed(found, place, levels, seed, options)
        aside = "finished"
    resuming = t is not None
    if t is None:
        levels = levels or usual_levels(found)
        t = Table.new(found.key, len(levels), seed, options)
        if place.exists():
            moved = move_aside(place, aside)
            print_file(console, lang, "play-set-aside", moved)
    assert levels is not None
    t.names = names_of(found, levels, lang)
    sitting = Sitting(t, levels, lang, place, console, order is Order.meydan)
    if resuming:
        sitting.go_on()
    if sitting.run():
        kept = place if save else move_aside(place, "finished")
        print_file(console, lang, "play-kept", kept)


def seated(game: Game, given: str) -> list[str]:
    """Who sits where, as it was typed: ``you,club,novice``."""
    levels = words_of(given)
    game.choose_options(len(levels), {})
    for level in levels:
        if level != YOU:
            find_bot(game, level)
    if YOU not in levels:
        raise BadInput(f"Nobody plays at {given!r}: at least one seat is {YOU!r}; `meydan sim` lets bots play alone.")
    return levels


def usual_levels(game: Game, count: int | None = None) -> list[str]:
    """One person and bots, as many as make a good table. A game that lacks a level gets random bots in its place."""
    others = (count or usual_seats(game)) - 1
    bots = [USUAL_BOTS[seat % len(USUAL_BOTS)] for seat in range(others)]
    return [YOU, *[level if level in game.bots else "random" for level in bots]]


def resumed(
    game: Game, place: Path, levels: list[str] | None, seed: int | None, options: dict[str, Json]
) -> tuple[Table | None, list[str] | None]:
    """The unfinished game in a file; no table when the one in it is over. It must be the game that is asked for."""
    t, sat = load(place)
    if t.game.key != game.key:
        raise BadInput(f"{place} holds a game of {t.game.key}, not of {game.key}; choose another file.")
    if t.result is not None:
        return None, levels
    asked = game.choose_options(t.people, options)
    differs = [name for name in options if t.options[name] != asked[name]]
    if levels is not None and len(levels) != t.people:
        differs.append("seats")
    if seed is not None and chance_json(t.chance, over=False).get("seed") != seed:
        differs.append("seed")
    if differs:
        raise BadInput(f"{place} holds an unfinished game with other {', '.join(differs)}; add --new to begin anew.")
    return t, levels or sat or usual_levels(game, t.people)
