"""Cell is put together from concerns, and stays readable: the rules of ARCHITECTURE.md.

The class that every network inherits from is where frameworks grow a heap of fields and methods.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from pathlib import Path

import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine.nn.cell import Cell

FOLDER = Path(inspect.getfile(Cell)).parent
# What makes a Cell a Cell; nothing else may have methods of Python's own protocol.
OWN = {"__init__", "__call__", "__setattr__", "__delattr__", "__getattr__"}
# What a layer may define again.
OVERRIDABLE = {
    *("construct", "bprop", "extend_repr", "get_extra_state", "set_extra_state"),
    "__repr__",
}
# MindSpore gives them other arguments there, and scripts write those.
AS_MINDSPORE = {f"engine.nn.transformer.layers.{kind}.shard" for kind in ("_LayerNorm", "_Linear")}
MIXINS = [kind for kind in Cell.__mro__[1:-1] if kind.__module__.startswith("engine.nn.cell")]
every_mixin = pytest.mark.parametrize("mixin", MIXINS, ids=lambda kind: kind.__name__)


def tree_of(kind: type) -> ast.ClassDef:
    source = ast.parse(Path(inspect.getfile(kind)).read_text(encoding="utf-8"))
    return next(
        node
        for node in ast.walk(source)
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )


def methods(kind: type) -> set[str]:
    return {name for name, value in vars(kind).items() if callable(value) or is_property(value)}


def is_property(value: object) -> bool:
    return isinstance(value, property)


def public(names: set[str]) -> set[str]:
    return {name for name in names if not name.startswith("_")}


def fields_of_init() -> set[str]:
    """The names that Cell.__init__ gives to `self.__dict__.update(…)`."""
    (init,) = (node for node in tree_of(Cell).body if getattr(node, "name", "") == "__init__")
    update = next(
        node
        for node in ast.walk(init)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "self.__dict__.update"
    )
    return {str(keyword.arg) for keyword in update.keywords}


def assigned_to_self(kind: type) -> set[str]:
    """Attributes of `self` that the class's methods assign."""
    return {
        node.attr
        for node in ast.walk(tree_of(kind))
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and ast.unparse(node.value) == "self"
    }


def used_of_self(kind: type) -> set[str]:
    """Attributes of `self` that the class's methods read or assign."""
    return {
        node.attr
        for node in ast.walk(tree_of(kind))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"
    }


def test_cell_is_made_of_mixins() -> None:
    assert len(MIXINS) >= 7


@every_mixin
def test_mixin_has_no_init(mixin: type) -> None:
    assert "__init__" not in vars(mixin)


@every_mixin
def test_mixin_assigns_only_fields_that_cell_makes(mixin: type) -> None:
    assert assigned_to_self(mixin) <= fields_of_init()


@every_mixin
def test_mixin_uses_only_what_its_bases_have(mixin: type) -> None:
    """It may call its bases, never a sibling; fields it names in its own annotations."""
    known = set(fields_of_init()) | {"__dict__"}
    for kind in mixin.__mro__[:-1]:
        known |= set(vars(kind)) | set(kind.__annotations__)

    assert used_of_self(mixin) <= known


@every_mixin
def test_mixin_declares_only_fields_that_cell_makes(mixin: type) -> None:
    assert set(vars(mixin).get("__annotations__", {})) <= fields_of_init()


def test_each_public_name_is_defined_once() -> None:
    counted = Counter(name for kind in (*MIXINS, Cell) for name in public(methods(kind)))

    assert {name: count for name, count in counted.items() if count > 1} == {}


def test_cell_itself_defines_only_what_makes_it_a_cell() -> None:
    assert methods(Cell) <= OWN
    assert public(set(vars(Cell))) == set()


def test_every_field_is_there_from_the_start() -> None:
    assert set(vars(Cell())) == fields_of_init()


def test_every_method_is_described() -> None:
    bare = [
        f"{kind.__name__}.{name}"
        for kind in MIXINS
        for name in public(methods(kind))
        if not inspect.getdoc(getattr(kind, name))
    ]

    assert bare == []


def subclasses(kind: type) -> list[type]:
    below = [deeper for child in kind.__subclasses__() for deeper in (child, *subclasses(child))]
    return [child for child in dict.fromkeys(below) if child.__module__.startswith("engine.nn")]


def test_layers_override_only_what_is_meant_for_it() -> None:
    taken = public(set(dir(Cell))) - OVERRIDABLE
    overridden = [
        f"{kind.__module__}.{kind.__name__}.{name}"
        for kind in subclasses(Cell)
        for name in vars(kind)
        if name in taken and not is_container(kind)
    ]

    assert set(overridden) == AS_MINDSPORE


def is_container(kind: type) -> bool:
    """CellList, SequentialCell …: what they hold has no names but numbers."""
    return kind.__module__ == "engine.nn.layer.container"


def test_no_file_of_the_cell_outgrows_a_reader() -> None:
    long = {path.name: len(path.read_text("utf-8").splitlines()) for path in FOLDER.glob("*.py")}

    assert {name: lines for name, lines in long.items() if lines > 250} == {}
