"""A person against bots plays every game to the end by clicking only what glows."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from browser.cells import Cell, Played, short, whole, write_table
from browser.conftest import NewPerson

pytestmark = pytest.mark.browser

SHORT = short()
PLAYED: dict[Cell, Played] = {}


def marked(cell: Cell) -> object:
    return pytest.param(cell, id=cell.name, marks=[] if cell in SHORT else [pytest.mark.matrix])


@pytest.mark.parametrize("cell", [marked(cell) for cell in whole()])
def test_a_game_against_bots(cell: Cell, person: NewPerson, out: Path) -> None:
    start = time.monotonic()
    one = person(cell.lang, cell.size)
    one.make_table(cell.game, ["me", *["bot"] * (cell.seats - 1)], {cell.option: cell.choice} if cell.option else None)
    if cell.board == "generic":
        one.plain_board()
    try:
        result = one.finish(random.Random(cell.name))
    finally:
        one.page.screenshot(path=out / f"{cell.name}.png")
    assert one.clicks > 2
    PLAYED[cell] = Played(one.clicks, time.monotonic() - start, result, f"{cell.name}.png")


def test_no_cell_is_empty(request: pytest.FixtureRequest, out: Path) -> None:
    """Of those this run was asked for."""
    here = [item for item in request.session.items if item.name.startswith("test_a_game_against_bots")]
    wanted: list[Any] = [item.callspec.params["cell"] for item in here if isinstance(item, pytest.Function)]
    write_table(out, wanted, PLAYED)
    assert [cell.name for cell in wanted if cell not in PLAYED] == []


def test_every_run_holds_each_game_in_each_way_language_and_size() -> None:
    drawn = [cell for cell in SHORT if cell.board == "own"]
    assert {(cell.game, cell.choice) for cell in drawn} == {(cell.game, cell.choice) for cell in whole()}
    assert {(cell.game, cell.lang) for cell in drawn} == {(cell.game, cell.lang) for cell in whole()}
    assert {(cell.game, cell.size) for cell in drawn} == {(cell.game, cell.size) for cell in whole()}
