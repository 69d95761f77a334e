"""A state's constructor, its assignments and its copy tell of the same fields in the same order."""

import ast
from random import Random

import pytest

import meydan
from meydan.core.game import Game
from meydan.core.shape import source_of
from meydan.core.table import Table
from meydan.core.value import Value
from meydan.games import find, games

GAMES = [find(key) for key in games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def state_class(game: Game) -> ast.ClassDef:
    module = next(m for m in game.modules if m.__name__ == game.state.__module__)
    tree = ast.parse(source_of(module).read_text("utf-8"))
    return next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == game.state.__name__)


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef:
    return next(item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == name)


def fields(node: ast.ClassDef) -> list[str]:
    return [argument.arg for argument in method(node, "__init__").args.args[1:]]


def of_self(expression: ast.expr) -> str:
    """The field an argument of the copy was made from: ``self.x``, ``self.x.copy()`` or a list of copies of it."""
    found = [
        part.attr
        for part in ast.walk(expression)
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "self"
    ]
    return found[0] if len(found) == 1 else ast.unparse(expression)


@by_game
def test_a_copy_passes_every_field_in_the_order_of_the_constructor(game: Game) -> None:
    node = state_class(game)
    calls = [part for part in ast.walk(method(node, "copy")) if isinstance(part, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == node.name]
    assert len(made) == 1 and not made[0].keywords
    assert [of_self(argument) for argument in made[0].args] == fields(node)


@by_game
def test_every_field_is_assigned_what_was_given_for_it(game: Game) -> None:
    node = state_class(game)
    assigned = {
        item.targets[0].attr: item.value.id
        for item in method(node, "__init__").body
        if isinstance(item, ast.Assign)
        and isinstance(item.targets[0], ast.Attribute)
        and isinstance(item.value, ast.Name)
    }
    assert assigned == {field: field for field in fields(node) if field != "agenda"}


@by_game
def test_a_game_is_set_up_by_the_names_of_its_fields(game: Game) -> None:
    node = state_class(game)
    others = [m for m in game.modules if m.__name__ != game.state.__module__]
    calls = [
        part
        for module in others
        for part in ast.walk(ast.parse(source_of(module).read_text("utf-8")))
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == node.name
    ]
    assert calls, "nothing sets the game up"
    for call in calls:
        assert not call.args, "a field is given by its place: write its name"
        assert [keyword.arg for keyword in call.keywords] == fields(node)


@pytest.mark.skipif(meydan.BUILD == "compiled", reason="a compiled class takes no guard")
@by_game
def test_nothing_changes_a_value_once_it_is_made(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions, events and steps are shared between copies of a state; frozen is a promise we are held to here."""

    def guarded(value: Value, name: str, given: object) -> None:
        assert name not in vars(value), f"{name} of {value!r} was changed"
        object.__setattr__(value, name, given)

    monkeypatch.setattr(Value, "__setattr__", guarded, raising=False)
    rng = Random(5)
    for seats in game.seats:
        t = Table.new(game.key, seats, seats)
        for _ in range(150):
            if t.asked:
                seat = rng.choice(t.waiting)
                t.play(seat, rng.choice(t.asks_of(seat)))
