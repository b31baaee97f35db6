"""Every name in MindSpore's document of Cell exists, says what it does, and has a test of its own.

The names are facts in tests/data/documents. A test of a name's own is a function in
tests/engine/nn/cell that calls it (or reads or sets it, if it is a property) and looks at what came
of it; one function stands for one name.
"""

from __future__ import annotations

import ast
import functools
import inspect
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from engine.nn import Cell
from tests.every_case import every

ROOT = Path(__file__).resolve().parents[2]
FACTS = json.loads((ROOT / "tests/data/documents/facts.json").read_text(encoding="utf-8"))
LISTS = tomllib.loads(Path(__file__).with_name("documented_signatures.toml").read_text("utf-8"))
LATER = {n for one in LISTS.get("later", ()) if one["of"] == "engine.nn.Cell" for n in one["names"]}
PREFIX = "mindspore.nn.Cell."
DOCUMENTED = {
    name.removeprefix(PREFIX): printed
    for name, printed in FACTS["signatures"].items()
    if name.startswith(PREFIX)
}
NAMES = sorted(set(DOCUMENTED) - LATER)
PROPERTIES = {n for n in NAMES if isinstance(inspect.getattr_static(Cell, n), property)}
every_name = every("name", NAMES)


def function_of(name: str) -> object:
    value = inspect.getattr_static(Cell, name)
    return value.fget if isinstance(value, property) else value


def arguments(printed: list[str | None]) -> set[str]:
    """The names of the arguments that the document prints."""
    found = set()
    for text in printed:
        # `*args` and the like have no names of their own, annotations none that we need.
        tree = ast.parse(f"def f{text or '()'}: ...").body[0]
        assert isinstance(tree, ast.FunctionDef)
        found |= {one.arg for one in (*tree.args.args, *tree.args.kwonlyargs)}
    return found - {"self"}


def functions_that_test() -> Iterator[ast.FunctionDef]:
    for path in sorted((ROOT / "tests/engine/nn/cell").glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def looks_at_something(test: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.withitem) and "raises" in ast.unparse(node.context_expr))
        for node in ast.walk(test)
    )


def used(test: ast.FunctionDef) -> set[str]:
    """The methods that a test calls, and the properties that it reads or sets."""
    nodes = list(ast.walk(test))
    called = {node.func for node in nodes if isinstance(node, ast.Call)}
    attributes = [node for node in nodes if isinstance(node, ast.Attribute)]
    return {node.attr for node in attributes if node in called or node.attr in PROPERTIES}


def matched(names: list[str]) -> dict[str, str]:
    """A test for each name, none for two, by augmenting paths: as many as there can be."""
    tests = {test.name: used(test) for test in functions_that_test() if looks_at_something(test)}
    candidates = {name: [test for test, uses in tests.items() if name in uses] for name in names}
    taken: dict[str, str] = {}

    def find(name: str, tried: set[str]) -> bool:
        for test in candidates[name]:
            if test not in tried:
                tried.add(test)
                if test not in taken or find(taken[test], tried):
                    taken[test] = name
                    return True
        return False

    for name in names:
        find(name, set())
    return {name: test for test, name in taken.items()}


@functools.cache
def own_tests() -> dict[str, str]:
    return matched(NAMES)


def test_document_has_66_names() -> None:
    assert len(DOCUMENTED) == 66
    assert set(DOCUMENTED) >= LATER


@every_name
def test_name_exists_and_is_described(name: str) -> None:
    described = inspect.getdoc(function_of(name)) or ""

    assert described.split("\n")[0].strip()
    assert len(described) > 40, "one sentence at least"


@every_name
def test_every_argument_is_spoken_of(name: str) -> None:
    described = inspect.getdoc(function_of(name)) or ""
    silent = {one for one in arguments(DOCUMENTED[name]) if not re.search(rf"\b{one}\b", described)}

    assert silent == set()


@every_name
def test_errors_that_it_raises_are_named(name: str) -> None:
    function = function_of(name)
    raised = re.findall(r"raise (\w+Error)", inspect.getsource(function))  # type: ignore[arg-type]
    described = inspect.getdoc(function) or ""

    assert {error for error in raised if error not in described} == set()


@every_name
def test_name_has_a_behavioural_test_of_its_own(name: str) -> None:
    assert name in own_tests(), f"write a test in tests/engine/nn/cell that calls {name}"


def test_one_test_stands_for_one_name() -> None:
    assert len(set(own_tests().values())) == len(own_tests())
