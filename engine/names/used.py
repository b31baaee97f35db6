"""Which names of MindSpore a script uses, read from its text: nothing of it is run."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple

from engine.errors import ArgumentValueError

from .missing import Advice, advice
from .notebook import cells_of

PACKAGES = ("mindspore", "engine")


class Use(NamedTuple):
    """A name in a script.

    Attributes:
        line: From 1; in a notebook, of its code cells one after the other.
        name: Dotted, as the script means it: `mindspore.ops.add`.

    """

    line: int
    name: str


class Missing(NamedTuple):
    """A used name that is not here.

    Attributes:
        lines: Where it is used.
        name: Dotted, up to what is missing.
        advice: What is known of it.

    """

    lines: list[int]
    name: str
    advice: Advice


def source_of(text: str, *, notebook: bool) -> str:
    """The Python of a file; of a notebook its code cells, without the lines that are IPython's.

    Raises:
        ArgumentValueError: If a notebook cannot be read.

    """
    if not notebook:
        return text
    return "\n".join(cell.source for cell in cells_of(text))


def uses(source: str) -> list[Use]:
    r"""What a script imports of MindSpore, and the attributes that it takes of those modules.

    Args:
        source: Python.

    Raises:
        ArgumentValueError: If it is no Python.

    >>> uses("from mindspore import nn as n\nn.Dense(2, 3)")
    [Use(line=1, name='mindspore.nn'), Use(line=2, name='mindspore.nn.Dense')]

    """
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        raise ArgumentValueError.of("uses(source)", "Python", str(error)) from error
    reader = _Reader()
    reader.visit(tree)
    return sorted(set(reader.found))


class _Reader(ast.NodeVisitor):
    """Follows what the names of imports stand for, function by function."""

    def __init__(self) -> None:
        self.found: list[Use] = []
        self.bound: dict[str, str] = {}  # a name of the script: what it stands for

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            if alias.name.split(".")[0] in PACKAGES:
                self.found.append(Use(node.lineno, alias.name))
                whole = alias.name if alias.asname else alias.name.split(".")[0]
                self.bound[alias.asname or whole] = whole

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        if node.level or module.split(".")[0] not in PACKAGES:
            return
        for alias in node.names:
            dotted = module if alias.name == "*" else f"{module}.{alias.name}"
            self.found.append(Use(node.lineno, dotted))
            self.bound[alias.asname or alias.name] = dotted

    def visit_Attribute(self, node: ast.Attribute) -> None:
        parts: list[str] = []
        inner: ast.expr = node
        while isinstance(inner, ast.Attribute):
            parts.insert(0, inner.attr)
            inner = inner.value
        if isinstance(inner, ast.Name) and inner.id in self.bound:
            self.found.append(Use(node.lineno, ".".join([self.bound[inner.id], *parts])))
        else:
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._enter(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._enter(node)

    def _enter(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> None:
        """Read a function; its arguments and variables hide what was imported around it."""
        outside = dict(self.bound)
        for name in _own_names(node):
            self.bound.pop(name, None)
        self.generic_visit(node)
        self.bound = outside


def _own_names(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.arg):
            yield inner.arg
        elif isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner.id


def missing_of(found: list[Use]) -> list[Missing]:
    """The used names that are not here, in the order of their first use."""
    lines: dict[tuple[str, str, str], list[int]] = {}
    for use in found:
        lacking = _lacking(use.name)
        if lacking:
            package = use.name.partition(".")[0]
            lines.setdefault((package, *lacking), []).append(use.line)
    return [
        Missing(
            sorted(set(where)),
            f"{module}.{name}".replace("engine", package, 1),
            advice(module, name),
        )
        for (package, module, name), where in lines.items()
    ]


def _lacking(dotted: str) -> tuple[str, str] | None:
    """The module and the name in it where a dotted name ends being here; None if all of it is."""
    package, *parts = dotted.split(".")
    held: Any = importlib.import_module(PACKAGES[1])
    path = PACKAGES[1] if package in PACKAGES else package
    for part in parts:
        if not isinstance(held, ModuleType):
            return None  # what a class or an object has depends on what is run
        held = _member(held, path, part)
        if held is None:
            return path, part
        path = f"{path}.{part}"
    return None


_NOTHING = object()


def _member(held: ModuleType, path: str, part: str) -> Any:
    found = getattr(held, part, _NOTHING)
    if found is not _NOTHING:
        return found if found is not None else _NOTHING
    try:
        return importlib.import_module(f"{path}.{part}")
    except ImportError:
        return None
