"""A mypy plugin for the compiled build: what mypyc can spare the value classes, said of all of them in this one place.

Actions, events, asks and steps are made and dropped by the million. One that was dropped is kept for the next of its
class (`free_list_len`). None is ever part of a cycle, so that the collector need not follow them (`acyclic`); mypyc
cannot leave that out where a class has type parameters, as steps have.
"""

from collections.abc import Callable

from mypy.nodes import (
    ARG_NAMED,
    ARG_POS,
    GDEF,
    CallExpr,
    Expression,
    IntExpr,
    MemberExpr,
    RefExpr,
    StrExpr,
    TypeInfo,
    Var,
)
from mypy.plugin import ClassDefContext, Plugin
from mypy.types import AnyType, TypeOfAny

OURS = "meydan."
VALUE = "meydan.core.value.Value"
ATTRIBUTES = "mypy_extensions.mypyc_attr"


class LeanValues(Plugin):
    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return spare if fullname.startswith(OURS) else None


def spare(context: ClassDefContext) -> None:
    """Decorate this class, and what it descends from, if it is one of the values."""
    family = [info for info in context.cls.info.mro if info.fullname.startswith(OURS)]
    if any(info.fullname == VALUE for info in family):
        for info in family:
            if not any(map(gives_attributes, info.defn.decorators)):
                info.defn.decorators.append(attributes(info))


def gives_attributes(decorator: Expression) -> bool:
    return (
        isinstance(decorator, CallExpr)
        and isinstance(decorator.callee, RefExpr)
        and decorator.callee.fullname == ATTRIBUTES
    )


def attributes(info: TypeInfo) -> CallExpr:
    """`@mypyc_attr("acyclic", free_list_len=1)`, in a form that mypy does not look up by its name in the file."""
    decorator = MemberExpr(StrExpr("mypy_extensions"), "mypyc_attr")
    decorator.fullname = ATTRIBUTES
    decorator.kind = GDEF
    decorator.node = Var("mypyc_attr", AnyType(TypeOfAny.special_form))
    if any(base.type_vars for base in info.mro):
        return CallExpr(decorator, [IntExpr(1)], [ARG_NAMED], ["free_list_len"])
    return CallExpr(decorator, [StrExpr("acyclic"), IntExpr(1)], [ARG_POS, ARG_NAMED], [None, "free_list_len"])


def plugin(version: str) -> type[Plugin]:
    return LeanValues
