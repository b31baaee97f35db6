"""Prints what is largest in the code, beside what is expected of it: to look at, not a limit.

    .venv/bin/python tools/sizes.py [COUNT]

A file that outgrows its number often holds two ideas; then give the second its own room. A table
of one-line rules may be long all the same.

What a public name costs is the code of a package, without documents, comments and empty lines, by
the names of MindSpore's documents that it has: `docs/names.md` counts those. A change that raises
it, or the count of `Any`, says why.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "insight", "dashboard", "tests")
EXPECTED = {"file": 250, "function": 40, "class": 12}  # lines, lines, methods of its own
COUNTED = ("ops", "numpy", "mint", "dataset", "nn")  # folders that have most of the names
MOVED = {"engine.common.initializer": "engine.nn"}  # where the code of names is that are elsewhere
_ROW = re.compile(r"^\| `(engine[\w.]*)` \| \d+ \| (\d+) \|", re.MULTILINE)

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Defined = ast.Module | ast.ClassDef | _Function


class Thing(NamedTuple):
    size: int
    name: str


class Module(NamedTuple):
    """A file of code: its path below the root, its lines, and what it defines, itself first."""

    path: str
    lines: list[str]
    defined: list[_Defined]


def sources(root: Path, package: str) -> list[Path]:
    return sorted(path for path in (root / package).rglob("*.py") if "_pb2" not in path.name)


def module_of(path: str, source: str) -> Module:
    defined = [node for node in ast.walk(ast.parse(source)) if isinstance(node, _Defined)]
    return Module(path, source.splitlines(), defined)


def code_lines(module: Module) -> int:
    """The lines that say what is done: no documents, comments and empty lines."""
    said = {
        number
        for number, line in enumerate(map(str.strip, module.lines), 1)
        if line and not line.startswith("#")
    }
    for node in module.defined:
        if ast.get_docstring(node, clean=False) is not None:
            document = node.body[0]
            said.difference_update(range(document.lineno, (document.end_lineno or 0) + 1))
    return len(said)


def public_names(page: str, package: str) -> int:
    """How many documented names of a package are here, by the table of `docs/names.md`."""
    return sum(
        int(here)
        for module, here in _ROW.findall(page)
        if f"{MOVED.get(module, module)}.".startswith(f"{package}.")
    )


def any_counts(modules: Iterable[Module]) -> tuple[int, int]:
    """How many annotations of arguments and results say `Any`, and in how many functions."""
    annotations = functions = 0
    for module in modules:
        for node in module.defined:
            if isinstance(node, _Function):
                arguments = [one for one in ast.walk(node.args) if isinstance(one, ast.arg)]
                told = [node.returns, *(one.annotation for one in arguments)]
                own = sum(one is not None and _says_any(one) for one in told)
                annotations, functions = annotations + own, functions + bool(own)
    return annotations, functions


def _says_any(annotation: ast.expr) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "Any" for one in ast.walk(annotation))


def definitions(module: Module) -> tuple[list[Thing], list[Thing]]:
    """The functions of a file with their lines, and its classes with their methods."""
    functions, classes = [], []
    for node in module.defined:
        where = f"{module.path}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, _Function):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            functions.append(Thing(length, f"{where} {node.name}"))
        elif isinstance(node, ast.ClassDef):
            methods = sum(isinstance(item, ast.FunctionDef) for item in node.body)
            classes.append(Thing(methods, f"{where} {node.name}"))
    return functions, classes


def print_costs(modules: list[Module], page: str) -> None:
    """What a public name of the engine costs in lines of code, and how much is `Any`."""
    costs = {module.path: code_lines(module) for module in modules}
    print("\nlines of code for each public name")
    for name in ("engine", *(f"engine.{folder}" for folder in COUNTED)):
        below = f"{name.replace('.', '/')}/"
        code = sum(cost for path, cost in costs.items() if path.startswith(below))
        names = public_names(page, name)
        if names:
            print(f"  {code / names:6.1f}  {name}: {code} lines, {names} names")
    annotations, functions = any_counts(modules)
    print(f"\nAny: {annotations} annotations, in {functions} functions")


def print_largest(kind: str, unit: str, things: list[Thing], count: int) -> None:
    expected = EXPECTED[kind]
    beyond = sum(thing.size > expected for thing in things)
    print(f"\n{kind}: expected up to {expected} {unit}, {beyond} of {len(things)} beyond it")
    for size, name in sorted(things, reverse=True)[:count]:
        print(f"  {size:6}{' *' if size > expected else '  '} {name}")


def main(count: int = 10, root: Path = ROOT) -> None:
    texts = {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for package in PACKAGES
        for path in sources(root, package)
    }
    print("package: lines")
    for package in PACKAGES:
        own = (text for path, text in texts.items() if path.startswith(f"{package}/"))
        print(f"  {sum(len(text.splitlines()) for text in own):6}  {package}")

    code = [module_of(path, text) for path, text in texts.items() if not path.startswith("tests/")]
    print_costs(code, (root / "docs" / "names.md").read_text(encoding="utf-8"))
    files = [Thing(len(module.lines), module.path) for module in code]
    found = [definitions(module) for module in code]
    print_largest("file", "lines", files, count)
    print_largest("function", "lines", [one for own, _ in found for one in own], count)
    print_largest("class", "methods", [one for _, own in found for one in own], count)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
