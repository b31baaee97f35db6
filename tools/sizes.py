"""Prints what is largest in the code, beside what is expected of it: to look at, not a limit.

    .venv/bin/python tools/sizes.py [COUNT]

A file that outgrows its number often holds two ideas; then give the second its own room. A table
of one-line rules may be long all the same.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "insight", "dashboard", "tests")
EXPECTED = {"file": 250, "function": 40, "class": 12}  # lines, lines, methods of its own


class Thing(NamedTuple):
    size: int
    name: str


def sources(package: str) -> list[Path]:
    return sorted(path for path in (ROOT / package).rglob("*.py") if "_pb2" not in path.name)


def line_count(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def definitions(path: Path) -> tuple[list[Thing], list[Thing]]:
    """The functions of a file with their lines, and its classes with their methods."""
    functions, classes = [], []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            functions.append(Thing(length, f"{where} {node.name}"))
        elif isinstance(node, ast.ClassDef):
            methods = sum(isinstance(item, ast.FunctionDef) for item in node.body)
            classes.append(Thing(methods, f"{where} {node.name}"))
    return functions, classes


def print_largest(kind: str, unit: str, things: list[Thing], count: int) -> None:
    expected = EXPECTED[kind]
    beyond = sum(thing.size > expected for thing in things)
    print(f"\n{kind}: expected up to {expected} {unit}, {beyond} of {len(things)} beyond it")
    for size, name in sorted(things, reverse=True)[:count]:
        print(f"  {size:6}{' *' if size > expected else '  '} {name}")


def main(count: int = 10) -> None:
    print("package: lines")
    for package in PACKAGES:
        print(f"  {sum(line_count(path) for path in sources(package)):6}  {package}")

    code = [path for package in PACKAGES if package != "tests" for path in sources(package)]
    files = [Thing(line_count(path), str(path.relative_to(ROOT))) for path in code]
    functions: list[Thing] = []
    classes: list[Thing] = []
    for path in code:
        of_file = definitions(path)
        functions += of_file[0]
        classes += of_file[1]
    print_largest("file", "lines", files, count)
    print_largest("function", "lines", functions, count)
    print_largest("class", "methods", classes, count)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
