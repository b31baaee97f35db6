"""Takes out of MindSpore's API documents what they promise: import paths and signatures.

    .venv/bin/python tools/documented.py FOLDER [FILE]

Names, the order of arguments and their defaults are kept; no sentence is. The tests compare them
with `engine` from the file that is checked in, so that they need no document.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FACTS = ROOT / "tests" / "data" / "documents" / "facts.json"

# A heading: what kind of thing, its name, its arguments. Pages copied from a browser have
# `[source]` behind them; pages in reStructuredText have `py:method::` before them.
_HEADINGS = (
    re.compile(
        r"^(?:- )?(?P<kind>class|static|property)? ?(?P<name>[\w.]+)"
        r"(?P<arguments>\([^\n]*\))?(?:\[source\]|\[源代码\])$",
        re.MULTILINE,
    ),
    re.compile(r"^(?:- )?(?P<kind>property) ?(?P<name>\w+)(?P<arguments>)$", re.MULTILINE),
    re.compile(
        r"py:(?P<kind>class|method|function):: (?P<name>[\w.]+)"
        r"(?P<arguments>\([^()]*\)| :property:)?"
    ),
)
_FROM = re.compile(r"from (mindspore[\w.]*) import ([\w, ]+?) *(?:>>>|\.\.\.|$)", re.MULTILINE)


class Heading(NamedTuple):
    name: str  # dotted, from `mindspore` on
    arguments: str | None  # "(a, b=1)"; None for a property


def imported_by(text: str) -> set[tuple[str, str]]:
    """The (module, name) pairs that a document's examples import.

    >>> sorted(imported_by("from mindspore import nn, Tensor"))
    [('mindspore', 'Tensor'), ('mindspore', 'nn')]
    """
    # Some documents hold a whole example in one line, so a name list ends where `>>>` begins.
    found = {
        (module, name.strip().partition(" as ")[0])
        for module, names in _FROM.findall(text)
        for name in names.split(",")
    }
    for path in re.findall(r"import (mindspore(?:\.\w+)+)", text):
        module, _, name = path.rpartition(".")
        found.add((module, name))
    return found


def titled_by(text: str) -> set[tuple[str, str]]:
    """The (module, name) pairs of headings such as `class mindspore.nn.Cell(`; methods apart."""
    paths = re.findall(r"(?:^|class:: |class ?)(mindspore(?:\.\w+)+)\(", text, re.MULTILINE)
    pairs = {(module, name) for module, _, name in (path.rpartition(".") for path in paths)}
    return {(module, name) for module, name in pairs if module.rpartition(".")[2].islower()}


def headings(text: str) -> list[Heading]:
    """The signatures of a document, in its order; a method bears its class's name."""
    matches = [match for pattern in _HEADINGS for match in pattern.finditer(text)]
    found, owner = [], ""
    for match in sorted(matches, key=re.Match.start):
        kind, name, arguments = match["kind"], match["name"], match["arguments"]
        # Some pages lost the space behind `class` and `static`.
        joined = re.match(r"(class|static|property)(?=mindspore|\w+_)", name) if not kind else None
        if joined:
            kind, name = joined[1], name[joined.end() :]
        if kind == "class":
            owner = name
        if not name.startswith("mindspore."):
            name = f"{owner}.{name}"
        if kind == "property" or arguments == " :property:":
            found.append(Heading(name, None))
        elif arguments:
            found.append(Heading(name, plain(arguments)))
    return found


def plain(arguments: str) -> str:
    """The arguments without types, each default as Python prints it.

    >>> plain('(sink_size=- 1, recurse: bool = True, level="O0")')
    "(sink_size=-1, recurse=True, level='O0')"
    """
    parsed = ast.parse(f"def f{arguments}: pass").body[0]
    assert isinstance(parsed, ast.FunctionDef)
    for argument in ast.walk(parsed.args):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    return f"({ast.unparse(parsed.args)})"


def facts(folder: Path) -> dict[str, dict[str, list[str | None]]]:
    """What all documents of a folder promise: `imports` by module, `signatures` by dotted name."""
    imports: dict[str, set[str]] = {}
    signatures: dict[str, list[str | None]] = {}
    for path in sorted(folder.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        for module, name in imported_by(text) | titled_by(text):
            imports.setdefault(module, set()).add(name)
        for name, arguments in headings(text):
            known = signatures.setdefault(name, [])
            if arguments not in known:
                known.append(arguments)
    return {
        "imports": {module: sorted(names) for module, names in sorted(imports.items())},
        "signatures": dict(sorted(signatures.items())),
    }


def main(folder: Path, path: Path = FACTS) -> None:
    path.write_text(json.dumps(facts(folder), indent=1) + "\n", encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
