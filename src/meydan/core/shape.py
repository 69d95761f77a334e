# interpreted
"""Types of values, read from the annotations of the source that ships beside the compiled module.

A compiled class forgets its annotations, so they are taken from the ``.py`` file in both builds alike. An
annotation names a plain type, a class of ours, or a kind: an alias of int (``Seat``, ``Character``) whose JSON form and
whose words a game declares.
"""

import ast
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType


@dataclass(frozen=True)
class Shape:
    """``name`` is list, tuple, optional, a plain type, a kind, or a class; ``parts`` what it is made of."""

    name: str
    parts: tuple["Shape", ...] = ()
    late: bool = False
    """The field came later and has a default: what was saved before it does not hold it."""

    def __str__(self) -> str:
        return f"{self.name}[{', '.join(map(str, self.parts))}]" if self.parts else self.name


def source_of(module: ModuleType) -> Path:
    file = Path(str(module.__file__))
    return file.with_name(file.name.split(".")[0] + ".py")


def class_shapes(module: ModuleType) -> dict[str, tuple[str | None, dict[str, Shape] | None]]:
    """For each class of a module: its base, and the shapes of its constructor's fields if it has its own."""
    found: dict[str, tuple[str | None, dict[str, Shape] | None]] = {}
    for node in ast.parse(source_of(module).read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            base = base_name(node.bases[0]) if node.bases else None
            found[node.name] = base, own_fields(node)
    return found


def base_name(base: ast.expr) -> str | None:
    if isinstance(base, ast.Subscript):
        return base_name(base.value)
    if isinstance(base, ast.Attribute):
        return base.attr
    return base.id if isinstance(base, ast.Name) else None


def own_fields(node: ast.ClassDef) -> dict[str, Shape] | None:
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            arguments = item.args.args[1:]
            first_late = len(arguments) - len(item.args.defaults)
            return {
                argument.arg: replace(shape_of(argument.annotation), late=place >= first_late)
                for place, argument in enumerate(arguments)
                if argument.annotation is not None
            }
    return None


def shape_of(annotation: ast.expr) -> Shape:
    match annotation:
        case ast.Name(id=name):
            return Shape(name)
        case ast.Attribute(attr=name):
            return Shape(name)
        case ast.Constant(value=None):
            return Shape("None")
        case ast.Constant(value=str(text)):
            return shape_of(ast.parse(text, mode="eval").body)
        case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
            return Shape("optional", (shape_of(left),))
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, ast.Constant(value=end)])) if (
            end is ...
        ):
            return Shape("row", (shape_of(item),))
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return Shape("tuple", tuple(shape_of(item) for item in items))
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return Shape("list", (shape_of(item),))
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, item])):
            return Shape("dict", (shape_of(item),))
    raise TypeError(f"an annotation the core cannot carry as JSON: {ast.unparse(annotation)}")
